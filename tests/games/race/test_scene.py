"""Pictures: every answer has a mark, every mark a unique id, and the ground never changes."""

import json
import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations, pairwise
from pathlib import Path
from typing import cast

import pytest

from orrery.core import GALLERY, LANGUAGES, Decision, Mark, Scene
from orrery.core.lettering import breadth
from orrery.core.scene import FLOW_GAP
from orrery.draw.art import name_of, symbol
from orrery.draw.shapes import SHAPES
from orrery.draw.svg import flow_svg
from orrery.games.race.cards import CARDS
from orrery.games.race.rules.consuming import CONSUME_PHASE
from orrery.games.race.rules.developing import DEVELOP_PHASES
from orrery.games.race.rules.exploring import ASK_DISCARDS_TO_TEN
from orrery.games.race.rules.settling import SETTLE_PHASES
from orrery.games.race.scene.art import picture_of
from orrery.games.race.scene.briefs import face_rows
from orrery.games.race.scene.cards import SHORT, SIZES
from orrery.games.race.scene.held import held_card, held_id
from orrery.games.race.scene.invasion import CELL
from orrery.games.race.scene.view import Position
from orrery.games.race.state import Race
from tests.games.race.positions import GAME, Sits, begin, luck, position
from tests.games.race.test_games import TABLES, steps

SEVEN = "Old Earth, New Sparta, Comet Zone, Space Marines, Gem World, Pilgrimage World, Spice World"


def drawn(state: Race, seat: int, lang: str = "en") -> tuple[Scene, Decision | None]:
    decision = state.decision(seat) if seat in state.waiting() else None
    return GAME.scene(state.observe(seat), decision, GAME.words.into(lang)), decision


def marks_of(scene: Scene) -> dict[str, Mark]:
    return {mark.id: mark for mark in scene.marks()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_can_be_drawn_and_every_answer_pointed_at(seats: int, options: str, lang: str) -> None:
    grounds = set()
    for place, state in enumerate(steps(seats, options, seed=61)):
        if place % (61 if state.secret() else 19):
            continue
        for seat in [*range(seats), GALLERY]:
            scene, decision = drawn(state, seat, lang)
            ids = [mark.id for mark in scene.marks()]
            assert len(ids) == len(set(ids))
            assert scene.title and "{" not in scene.title and "scene." not in scene.title
            offered = {option.text for option in decision.options} if decision else set()
            assert set(scene.actions) == offered
            assert all(marks and set(marks) <= set(ids) for marks in scene.actions.values())
            grounds.add(repr([mark.to_json() for mark in scene.ground]))
    assert len(grounds) == 1


def test_a_card_can_be_pointed_at_in_the_hand() -> None:
    state = position(Sits("Old Earth", hand="Gem World, Public Works", others=3), Sits("Spice World"))
    scene, _ = drawn(begin(state, SETTLE_PHASES[0]), 0)
    assert scene.actions["place gem-world"] == ["held-gem-world-0"]
    assert scene.actions["pass"] == ["button-pass"]


def test_two_copies_mean_the_same_card() -> None:
    state = position(Sits(hand="Public Works, Public Works", others=9), Sits())
    scene, _ = drawn(begin(state, ASK_DISCARDS_TO_TEN), 0)
    assert scene.actions["discard public-works"] == ["held-public-works-0", "held-public-works-1"]


def test_a_good_can_be_pointed_at_on_its_world() -> None:
    cards = "Old Earth, Gem World (good), Spice World (good)"
    state = begin(position(Sits(cards, chose="consume-trade"), Sits()), CONSUME_PHASE)
    scene, _ = drawn(state, 0)
    assert scene.actions["sell gem-world"] == ["shown-0-gem-world"]


def test_others_hands_are_not_drawn_and_their_goods_lie_face_down() -> None:
    state = position(Sits("Gem World (good)", hand="Public Works"), Sits("Spice World (good)", hand="Drop Ships"))
    begin(state, SETTLE_PHASES[0])
    scene, _ = drawn(state, 0)
    said = " ".join(mark.label + mark.text for mark in scene.marks())
    assert "Public Works" in said and "Drop Ships" not in said
    gallery, _ = drawn(state, GALLERY)
    assert all(panel.id != "hand" for panel in gallery.panels)


def test_a_damaged_world_burns() -> None:
    scene, _ = drawn(position(Sits("Gem World (damaged), Old Earth"), Sits(), options="mode=invasion"), 0)
    marks = marks_of(scene)
    assert "shown-0-gem-world-ruin" in marks and "shown-0-old-earth-ruin" not in marks
    assert "shown-0-gem-world-points" not in marks
    assert marks["shown-0-gem-world"].label.startswith("Gem World, damaged\n")


def test_a_card_has_its_whole_text_when_enlarged() -> None:
    scene, _ = drawn(position(Sits("Old Earth"), Sits()), 0)
    assert marks_of(scene)["shown-0-old-earth"].label.split("\n") == [
        "Old Earth: world of cost 3, 2 VP.",
        "Trade: 1 card more for any good sold.",
        "Consume: discard a good for 1 VP, up to 2 times.",
    ]


def test_a_card_shows_what_it_costs_now() -> None:
    hand = "Gem World, Rebel Base, Space Marines"
    state = position(Sits("Public Works, Investment Credits, Imperium Armaments World", hand=hand, chose="develop"), Sits())
    marks = marks_of(drawn(begin(state, DEVELOP_PHASES[0]), 0)[0])
    assert marks["held-space-marines-0-cost"].text == "0"  # two, less one by Investment Credits and one by the action
    assert marks["held-space-marines-0-less"].text == "−2"
    assert "held-gem-world-0-less" not in marks
    assert marks["held-rebel-base-0-cost"].text == "6" and marks["held-rebel-base-0-strength"].text == "1"
    assert marks["held-rebel-base-0"].label.endswith("Your strength 1 against 6.")


def test_a_military_world_shows_what_paying_for_it_takes() -> None:
    state = position(Sits("Contact Specialist", hand="Rebel Base, Xeno Colony"), Sits())
    marks = marks_of(drawn(begin(state, SETTLE_PHASES[0]), 0)[0])
    assert marks["held-rebel-base-0-pay"].text == "5"
    assert "held-xeno-colony-0-pay" not in marks  # Xeno worlds are only conquered


def test_cards_that_can_be_placed_are_raised() -> None:
    state = position(Sits("Old Earth", hand="Gem World, Public Works", others=3), Sits("Spice World"))
    marks = marks_of(drawn(begin(state, SETTLE_PHASES[0]), 0)[0])
    assert marks["held-gem-world-0"].y < marks["held-public-works-0"].y


def test_cards_picked_in_secret_are_faded() -> None:
    state = begin(position(Sits("Old Earth", others=12), Sits("Spice World", others=12)), ASK_DISCARDS_TO_TEN)
    first = state.options(0)[0]
    state.apply(0, first)
    styles = [mark.style for mark in drawn(state, 0)[0].marks() if mark.shape == "illustrated"]
    assert [("given" in style) for style in styles].count(True) == 1


def test_an_action_is_chosen_on_its_phase() -> None:
    state = GAME.start(2, GAME.options("mode=invasion preset-hands"))
    assert isinstance(state, Race)
    scene, _ = drawn(luck(state), 0)
    assert scene.actions["consume-x2"] == ["role-consume-x2"]
    assert "role-produce-repair" in scene.ids() and "role-develop-2" not in scene.ids()


def test_a_good_shows_what_it_sells_for() -> None:
    marks = marks_of(drawn(position(Sits("Spice World (good), Old Earth"), Sits()), 0)[0])
    assert marks["good-0-spice-world"].text == "5"  # two, two more here, and one by Old Earth
    assert "sells for 5" in marks["shown-0-spice-world"].label


def test_every_number_of_an_empire_is_shown() -> None:
    state = position(
        Sits("New Sparta, Imperium Arms Factory, Public Works", others=3, chips=4), Sits(), options="mode=invasion"
    )
    first = "empire-0-numbers-"
    said = {mark.id.removeprefix(first): mark.label for mark in drawn(state, 0)[0].marks() if mark.id.startswith(first)}
    assert said["chips"].split("\n") == ["Points in chips: 4", "Goods given to the war effort: 0"]
    assert said["hand"] == "Hand: 3 cards, 10 at most at the end of a turn"
    assert said["tableau"].startswith("Tableau: 3 cards of 12")
    assert said["goods"] == "Goods on worlds: 0"
    assert said["military"].endswith("up to +2 temporary")
    assert "awards 0" in said["points"]
    assert {"xenos", "defense"} <= set(said)


def test_the_markers_of_the_track_never_cover_each_other() -> None:
    state = position(Sits("New Sparta"), Sits("Old Earth"), options="mode=invasion")
    for threat in range(12):
        state.threat = threat
        marks = marks_of(drawn(state, 0)[0])
        assert abs(marks["threat"].x - marks["total"].x) >= marks["threat"].width
        assert marks["threat"].text == str(threat)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("threat", [0, 4, 12, 20, 37, 44])
def test_both_markers_of_the_track_are_named_within_its_cell(threat: int, lang: str) -> None:
    for world in ("Old Earth", "New Sparta, Space Marines, Drop Ships"):
        state = position(Sits(world), Sits(), options="mode=invasion")
        state.threat = threat
        marks = marks_of(drawn(state, 0, lang)[0])
        words = [(name, mark) for mark in (marks["total"], marks["threat"]) for name in mark.parts]
        said = " ".join(name.text for name, _ in words)
        assert all(GAME.words.into(lang).say(f"scene.board.{key}") in said for key in ("total", "threat"))
        for name, mark in words:
            end = mark.x + name.x + breadth(name.text, name.height) * (1 if "left" in name.style.split() else -1)
            assert abs(end) <= CELL[0] / 2 + 10, (threat, said)


def test_admirals_near_each_other_are_all_seen() -> None:
    state = position(*(Sits() for _ in range(5)), options="mode=invasion")
    state.track = [1, 0, 2, 4, 3]
    for spaces in ([0, 0, 0, 0, 0], [0, 1, 2, 3, 4], [3, 0, 3, 3, 20]):
        for seat, space in enumerate(spaces):
            state.empires[seat].space = space
        marks = marks_of(drawn(state, 0)[0])
        discs = [marks[f"disc-{seat}"] for seat in range(5)]
        for one, other in combinations(discs, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) > one.width


def test_the_end_is_shown_category_by_category() -> None:
    state = position(Sits("Old Earth", chips=7), Sits("Spice World", chips=3))
    state.end("pool-empty")
    scene, _ = drawn(state, 0)
    marks = marks_of(scene)
    assert [marks[f"sheet-{figure}"].text for figure in ("0-chips", "0-total", "1-total")] == ["7", "9", "4"]
    assert not {"phases", "invasion"} & {panel.id for panel in scene.panels}  # all that is over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_stand_in_a_row_of_the_final_sheet_and_two_on_a_telephone(lang: str) -> None:
    state = position(*(Sits(chips=7) for _ in range(5)), options="mode=invasion")  # all are equal, so the tie-break is told
    state.end("pool-empty")
    scene, _ = drawn(state, 0, lang)
    flow = next(panel for panel in scene.panels if panel.id == "sheet").flows[0]
    assert flow.row() + 2 * FLOW_GAP <= 1004 and 2 * flow.width + flow.gap + 2 * FLOW_GAP <= 344
    words = [mark for mark in flow.marks[0].parts if mark.id.endswith("-word")]
    assert len(words) == 6
    for one, other in pairwise(words):
        apart = (breadth(one.text, one.height) + breadth(other.text, other.height)) / 2
        assert other.y > one.y or other.x - one.x > apart + 3


def test_points_beyond_the_pool_leave_none_in_it() -> None:
    state = position(Sits("Old Earth"), Sits("Spice World"))
    for left, told in [(2, "Pool: 2 points left"), (1, "Pool: 1 point left"), (-2, "Pool: 0 points left")]:
        state.vp_pool = left
        scene = drawn(state, 0)[0]
        assert marks_of(scene)["pool"].label == told and told in scene.title


def test_the_hand_is_counted_apart_from_the_start_worlds_to_choose_from() -> None:
    state = luck(cast(Race, GAME.start(2, GAME.options(""))), 5)
    hand = next(panel for panel in drawn(state, 0)[0].panels if panel.id == "hand")
    assert len([mark for mark in hand.contents() if mark.label]) == 8
    assert hand.title == "2 start worlds and your hand (6)"


def test_an_admirals_disc_shows_its_space_and_the_current_strength() -> None:
    state = position(Sits("Old Earth, New Sparta"), Sits("Spice World"), options="mode=invasion")
    state.empires[0].space = 4
    state.track = [1, 0]
    label = marks_of(drawn(state, 0)[0])["disc-0"].label
    assert label == f"Admiral of P1: space 4, strength {state.empires[0].against_xenos()} against the Xenos"


@pytest.mark.parametrize(("chips", "told"), [(3, []), (4, ["2", "Tie-break", "1", "Tie-break"])])
def test_the_tie_break_is_shown_where_there_is_a_tie(chips: int, told: list[str]) -> None:  # [RG-R21]
    state = position(Sits(hand="Space Marines", chips=chips), Sits(hand="Gem World, Pilgrimage World", chips=4))
    state.end("pool-empty")
    sheet = [mark for mark in drawn(state, 0)[0].marks() if mark.id.startswith("sheet-")]
    assert [mark.text for mark in sheet if "-left" in mark.id] == told
    assert next(mark for mark in sheet if mark.id.endswith("-name")).text == "P2"
    assert not any(mark.id.endswith(("-awards", "-tiles")) for mark in sheet)  # these belong to the Invasion mode


def test_a_seat_without_a_secret_left_still_has_its_empire_in_the_middle() -> None:
    state = position(Sits("Old Earth"), Sits("Spice World", hand="Gem World"))
    state.end("pool-empty")
    view = state.observe(0)
    parts = {panel.id: panel.part for panel in GAME.scene_from(0, view, None, GAME.words.into("en")).panels}
    assert (parts["empire-0"], parts["empire-1"]) == ("mine", "rival")
    watched = {panel.id: panel.part for panel in GAME.scene_from(0, state.observe(GALLERY), None, GAME.words.into("en")).panels}
    assert watched["empire-1"] == "rival"


def test_a_french_name_that_we_translated_says_so() -> None:
    labels = {mark.id: mark.label for mark in drawn(position(Sits("Old Earth, Gem World"), Sits()), 0, "fr")[0].marks()}
    ours = {card.id for card in CARDS if not card.row["name_fr"]}
    for card in ("old-earth", "gem-world"):
        assert labels[f"shown-0-{card}"].endswith("Le nom français est de nous.") == (card in ours)
    assert 0 < len(ours) < len(CARDS)


def test_a_phase_shows_what_its_actions_add() -> None:
    state = begin(position(Sits("Old Earth", others=3, chose="settle"), Sits("Spice World", others=3)), SETTLE_PHASES[0])
    assert marks_of(drawn(state, 0)[0])["phase-settle"].label.split("\n") == [
        "Now: Settle, chosen by P1",
        "Everyone may place a world.",
        "Settle – draw 1 card after placing.",
    ]


# Faces


FACES = [size for _, size in SIZES]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", FACES)
def test_every_face_fits_its_card_in_readable_letters(size: tuple[float, float], lang: str) -> None:
    view = position(Sits("Old Earth"), Sits()).observe(0)
    seen = Position(view, GAME.words.into(lang))
    for card in CARDS:
        mark = held_card(seen, held_id(card.id, 0), card, 0, "", size, 0)
        drawn_face = ElementTree.fromstring(f"<g>{SHAPES['illustrated'](mark)}</g>")
        words = list(drawn_face.iter("text"))
        assert all(float(text.get("font-size", "")) >= 11 for text in words)
        assert all(float(text.get("y", "")) <= size[1] / 2 - 1 for text in words), (card.id, lang)
        titles = [text.text or "" for text in words if "title" in text.get("class", "")]
        assert " ".join(titles) == seen.card_name(card.id)
        rows = {text.get("y") for text in words if "row" in text.get("class", "").split()}
        assert len(rows) >= len(card.powers) + len(card.row["scoring"])  # nothing is left out, at worst it is cut


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_row_of_a_face_is_left_unfilled(lang: str) -> None:
    words = GAME.words.into(lang)
    for card in CARDS:
        for row in face_rows(card, words):
            icon, tab, text = row.split(" ", 2)
            assert icon in SHAPES and (tab.startswith("tab-") or tab == "yellow")
            assert text and not set("{}|") & set(text) and "brief." not in text, (card.id, text)


def test_every_card_has_its_own_picture() -> None:
    pictures = [symbol(name_of(picture_of(card))) for card in CARDS]
    shapes = {re.sub(r'id="[^"]*"|#[\w-]+', "", picture) for picture in pictures}
    assert len(shapes) == len(CARDS)
    ids = [found for picture in pictures for found in re.findall(r'\bid="([^"]+)"', picture)]
    assert len(ids) == len(set(ids))
    assert max(map(len, pictures)) <= 11_000 and sum(map(len, pictures)) <= 7_000 * len(pictures)


def test_a_card_of_conditional_points_shows_what_it_is_worth() -> None:
    state = position(Sits("Old Earth, Alien Tech Institute, Alien Robot Sentry", hand="Galactic Imperium"), Sits())
    marks = marks_of(drawn(state, 0)[0])
    assert (
        marks["shown-0-alien-tech-institute-points"].text == marks["shown-0-alien-tech-institute"].label.split("Worth ")[1][0]
    )
    assert marks["held-galactic-imperium-0-points"].text == "?"
    assert marks["held-galactic-imperium-0-worth"].text.startswith("= ")


def test_a_rivals_cards_are_named_and_at_least_80_wide() -> None:
    scene, _ = drawn(position(Sits("Old Earth"), Sits("Spice World, Gem World")), 0)
    flow = next(flow for panel in scene.panels if panel.id == "empire-1" for flow in panel.flows if flow.id.endswith("cards"))
    assert flow.width * flow.least >= 80
    assert [mark.text.split("\n")[0] for mark in flow.marks] == ["Spice World", "Gem World"]


def test_the_viewers_tableau_is_as_large_as_the_hand() -> None:
    scene, _ = drawn(position(Sits("Old Earth, Spice World", hand="Gem World"), Sits()), 0)
    marks = marks_of(scene)
    assert (marks["shown-0-old-earth"].width, marks["shown-0-old-earth"].height) == (
        marks["held-gem-world-0"].width,
        marks["held-gem-world-0"].height,
    )


def test_a_large_tableau_keeps_its_sentences_and_has_brief_faces() -> None:
    state = position(Sits(SEVEN, hand="Mining Robots"), Sits())
    marks = marks_of(drawn(state, 0)[0])
    assert "\n" in marks["shown-0-old-earth"].text and "shown-0-old-earth-brief" in marks  # the page knows what room there is
    state.end("pool-empty")
    found = drawn(state, 0)[0]
    assert "\n" in marks_of(found)["shown-0-old-earth"].text
    assert "hand" not in [panel.id for panel in found.panels]


def test_a_card_in_hand_has_a_brief_face_for_pages_with_little_room() -> None:
    hand = "Galactic Imperium, Mining Robots"
    scene, _ = drawn(position(Sits("Old Earth", hand=hand), Sits()), 0)
    marks = marks_of(scene)
    brief = marks["held-galactic-imperium-0-brief"]
    assert (brief.width, brief.height, brief.text, brief.label) == (*SHORT, "Galactic Imperium", "")
    assert marks["held-galactic-imperium-0-brief-cost"].text == marks["held-galactic-imperium-0-cost"].text
    assert marks["held-galactic-imperium-0-brief-points"].text == marks["held-galactic-imperium-0-worth"].text[2:]
    flow = next(flow for panel in scene.panels if panel.id == "hand" for flow in panel.flows)
    assert f'data-brief="{SHORT[0]} {SHORT[1]} {flow.marks[0].height:g}"' in flow_svg(flow, set(), 800, (0, 0))


def test_a_card_of_ones_own_tableau_has_a_brief_face_too() -> None:
    sits = Sits("Old Earth, Spice World (good), Gem World (damaged)", hand="Mining Robots")
    scene, _ = drawn(position(sits, Sits("New Sparta"), options="mode=invasion"), 0)
    marks = marks_of(scene)
    brief = marks["shown-0-spice-world-brief"]
    assert (brief.width, brief.height, brief.text) == (*SHORT, "Spice World")
    assert marks["shown-0-spice-world-brief-good"].text == marks["good-0-spice-world"].text
    assert "shown-0-gem-world-brief-ruin" in marks and "shown-0-gem-world-brief-cost" not in marks
    assert "shown-1-new-sparta" in marks and "shown-1-new-sparta-brief" not in marks  # a rival's are brief anyway


def test_what_a_world_brings_forth_is_not_covered_by_what_it_is_worth() -> None:
    scene, _ = drawn(position(Sits("Old Earth", hand="Uplift Coalition"), Sits()), 0)
    marks = marks_of(scene)
    kind, worth = marks["held-uplift-coalition-0-kind"], marks["held-uplift-coalition-0-worth"]
    assert kind.x + kind.width / 2 < worth.x - worth.width / 2


def test_start_world_and_order_are_shown() -> None:
    scene, _ = drawn(position(Sits("Old Earth"), Sits("New Sparta")), 0)
    marks = marks_of(scene)
    assert marks["empire-0-doing"].text == "start 0, 1st"
    assert marks["empire-1-doing"].text == "start 3, 2nd"


def test_phases_are_marked_as_past_current_and_coming() -> None:
    sits = Sits("Old Earth", hand="Public Works", others=3, chose="explore-5 develop settle")
    state = begin(position(sits, Sits("Spice World", others=3), options="expert"), DEVELOP_PHASES[0])
    marks = marks_of(drawn(state, 0)[0])
    states = {key: marks[f"phase-{key}"].style.split()[-1] for key in ["explore", "develop", "settle", "consume"]}
    assert states == {"explore": "past", "develop": "now", "settle": "ahead", "consume": "idle"}
    assert marks["chose-0-develop"].shape == "disc"


def test_an_invasion_shows_who_faces_what_and_what_is_at_stake() -> None:
    saved = json.loads((Path(__file__).parents[2] / "scenes" / GAME.name / "defend.json").read_text("utf-8"))
    scene, _ = drawn(cast(Race, GAME.load(saved["state"])), saved["seat"])
    panel = next(panel for panel in scene.panels if panel.id == "invasion")
    assert panel.weight == 3
    duels = next(flow.marks for flow in panel.flows if flow.id == "duels")
    assert [mark.id for mark in duels] == [f"attack-{seat}" for seat in range(5)]
    assert all("a world burns" in " ".join(part.text for part in mark.parts) for mark in duels)
    assert "ties are lost" in duels[0].label
    assert panel.title.startswith("Invasion, wave 2")  # which is fought, though its last card is turned up
