"""The kit of scenes: words fit, seats line up, nothing leaves its panel."""

from orrery.core import kit
from orrery.core.kit import Answer, Number, Sector, Space
from orrery.core.lettering import breadth
from orrery.core.scene import Mark, Panel

LONG = "Galactic Survey: SETI and all who work there"


def test_a_line_shrinks_before_it_is_cut_and_keeps_the_whole_text_as_its_label() -> None:
    wide, narrow = kit.line_at("a", 0, 0, LONG, 17, 400), kit.line_at("a", 0, 0, LONG, 17, 120)
    assert (wide.text, wide.label) == (LONG, "")
    assert narrow.text.endswith("…")
    assert (narrow.label, narrow.height) == (LONG, kit.SMALL)
    assert breadth(narrow.text, narrow.height) <= 120


def test_numbers_of_two_seats_stand_in_the_same_columns() -> None:
    rows = [Number("points", "11", "points"), Number("hand", "5", "cards in hand"), Number("military", "+1 (+3)", "military")]
    one, two = (kit.numbers_grid(f"seat-{seat}", rows) for seat in range(2))
    assert [one.cell(k, 380) for k in range(3)] == [two.cell(k, 380) for k in range(3)]
    assert one.marks[0].label == "11 points"
    for mark in one.marks:
        for part in mark.parts:
            assert part.height >= kit.SMALL and breadth(part.text, part.height) <= one.width + 16


def test_a_seat_is_its_badge_name_numbers_and_cards() -> None:
    cards = kit.tableau("cards", [Mark("world", "card", 0, 0, width=120, height=168)], (120, 168))
    panel = kit.seat_panel("seat-1", 1, "blue", "Grace", doing="Explore", numbers=[Number("n", "1", "n")], cards=cards)
    assert (panel.part, panel.seat, panel.title) == ("rival", 1, "Grace · Explore")
    assert [mark.shape for mark in panel.marks[:2]] == ["square", "text"]
    assert [flow.id for flow in panel.flows] == ["seat-1-numbers", "cards"]
    assert kit.seat_panel("me", 0, "red", "Ada", mine=True, active=True).style == "red active"


def test_a_hand_is_a_separate_part() -> None:
    held = [Mark(f"held-{k}", "card", 0, -8 * (k == 1), width=150, height=210) for k in range(7)]
    panel = kit.hand("hand", "Hand: 7 cards", held, (150, 210), 0)
    assert (panel.part, panel.weight) == ("hand", 2)
    assert panel.height == 36 + 2 * 220 - 10 + kit.FLOW_GAP


def test_a_hand_without_cards_may_be_as_narrow_as_its_title() -> None:
    panel = kit.hand("hand", "Hand: no card", [], (150, 210), 0)
    assert panel.flows == [] and panel.needs() < 200 < panel.width


def test_a_prompt_has_one_large_button_for_each_answer() -> None:
    panel = kit.prompt("Place a development, or pass.", [Answer("pass", "Pass"), Answer("go", "Mining Robots")], "It costs 1.")
    assert panel.part == "prompt"
    assert {mark.height for mark in panel.flows[0].marks} == {kit.BUTTON}
    assert all(breadth(mark.text, 15) <= mark.width for mark in panel.flows[0].marks)


def test_the_row_of_buttons_has_room_for_the_widest_and_no_more_than_the_panel() -> None:
    answers = [Answer("pass", "Pass"), Answer("go", "Mining Robots"), Answer("long", "Interstellar Bank and its branches")]
    for width in (820.0, 300.0, 160.0):
        row = kit.prompt("Place a development, or pass.", answers, width=width).flows[0]
        assert {mark.width for mark in row.marks} == {row.width}
        assert row.width == min(width - 36, breadth(answers[2].text, kit.SMALL + 3) + 32)
        assert row.columns_at(width) == (2 if width > 800 else 1)


def test_a_track_shows_what_is_reached_and_what_is_passed() -> None:
    marks = kit.track("plot", [Space(str(k), str(k)) for k in range(4)], 2, 300, 20)
    assert [mark.style for mark in marks] == ["rail", "step passed", "step passed", "step reached", "step"]
    assert marks[3].x == kit.track_spot(4, 2, 300)


def test_an_empty_pile_is_a_gap() -> None:
    assert [kit.pile("deck", 0, 0, count, "").shape for count in (0, 3)] == ["gap", "pile"]


def test_a_dial_has_its_sectors_and_an_arrow_that_turns() -> None:
    dial = kit.dial("dial", 0, 0, 200, [Sector("one", "1", "red", 90), Sector("two", "2", "blue", 270)], 45, "1")
    assert [part.id for part in dial.parts] == ["dial-bezel", "one", "one-text", "two", "two-text", "dial-arrow"]
    assert dial.parts[-1].angle == 45
    assert " 0 1 1 " in dial.parts[3].path  # more than half a turn


def test_things_that_share_a_place_stand_apart() -> None:
    assert kit.fan(0, 1, 10) == (0, 0)
    (a, b), (c, d) = kit.fan(0, 2, 10), kit.fan(1, 2, 10)
    assert abs(a - c) + abs(b - d) > 10


def test_a_head_stays_inside_its_panel() -> None:
    panel: Panel = kit.seat_panel("seat", 0, "red", LONG, doing=LONG, width=320)
    for mark in panel.marks:
        if mark.shape == "text":
            assert mark.x + breadth(mark.text, mark.height) <= 320
