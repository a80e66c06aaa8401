"""Scenes as values."""

from orrery.core import BADGES, CAMPS, Flow, Mark, Panel, Scene


def nested() -> Scene:
    letter = Mark("letter", "text", 0, 0, text="R")
    ship = Mark("ship", "disc", 1, 1, parts=[Mark("hull", "group", 0, 0, parts=[letter]), Mark("tag", "text", 0, 0)])
    panel = Panel("hand", "Hand", 10, 10, [Mark("card", "card", 5, 5)], 0)
    return Scene(
        10, 10, "", [Mark("sky", "sky", 5, 5)], [ship], panels=[panel], actions={"fly": ["ship"], "play": ["card", "ship"]}
    )


def test_marks_come_in_the_order_of_drawing() -> None:
    assert [mark.id for mark in nested().marks()] == ["sky", "ship", "hull", "letter", "tag", "card"]


def test_ids_are_those_of_every_mark_and_pointers_those_that_mean_something() -> None:
    assert nested().ids() == {"sky", "ship", "hull", "letter", "tag", "card"}
    assert nested().pointers() == {"ship", "card"}


def test_asking_for_marks_changes_nothing() -> None:
    scene = nested()
    assert scene.marks() == scene.marks()
    assert [mark.id for mark in scene.ground] == ["sky"]


def test_a_mark_writes_only_the_fields_it_has() -> None:
    assert Mark("A", "disc", 1, 2).to_json() == {"id": "A", "shape": "disc", "x": 1, "y": 2}
    full = Mark(
        "A",
        "path",
        1,
        2,
        "ship red",
        "P1",
        width=3,
        height=4,
        angle=90,
        text="1",
        glyph="^",
        path="M0 0",
        parts=[Mark("B", "disc", 0, 0)],
    )
    assert full.to_json() == {
        "id": "A",
        "shape": "path",
        "x": 1,
        "y": 2,
        "style": "ship red",
        "label": "P1",
        "text": "1",
        "glyph": "^",
        "width": 3,
        "height": 4,
        "angle": 90,
        "path": "M0 0",
        "parts": [{"id": "B", "shape": "disc", "x": 0, "y": 0}],
    }


def test_a_scene_knows_the_ids_of_all_its_marks() -> None:
    ship = Mark("ship", "disc", 0, 0, parts=[Mark("sail", "disc", 0, 0, parts=[Mark("flag", "disc", 0, 0)])])
    hand = Panel("hand", "Hand", 10, 10, [Mark("card", "card", 0, 0)], 1)
    scene = Scene(40, 40, "Test", [Mark("sea", "rect", 0, 0)], [ship], panels=[hand])
    assert scene.ids() == {"sea", "ship", "sail", "flag", "card"}
    assert hand.seat == 1


def test_asking_for_the_ids_leaves_the_scene_as_it_is() -> None:
    scene = Scene(40, 40, "Test", [Mark("sea", "rect", 0, 0)], [Mark("ship", "disc", 0, 0)])
    assert scene.ids() == scene.ids()
    assert (len(scene.ground), len(scene.pieces), scene.panels, scene.actions) == (1, 1, [], {})


def cards(count: int) -> Flow:
    return Flow("cards", 100, 140, [Mark(f"card-{k}", "card", 0, 0, width=100, height=140) for k in range(count)], gap=10)


def test_a_flow_has_as_many_columns_as_fit_and_never_none() -> None:
    assert [cards(9).columns_at(width) for width in (60, 120, 229, 230, 450)] == [1, 1, 1, 2, 4]
    assert Flow("few", 100, 140, [], columns=2).columns_at(900) == 2


def test_a_flow_wraps_into_rows_and_each_cell_has_its_own_place() -> None:
    flow = cards(5)
    assert flow.height_at(230) == 3 * 150 - 10
    assert [flow.cell(place, 230) for place in range(3)] == [(60, 70), (170, 70), (60, 220)]
    assert cards(0).height_at(230) == 0


def test_a_panel_is_as_high_as_its_head_and_its_flows_at_its_width() -> None:
    panel = Panel("hand", "Hand", 230, 40, [], flows=[cards(3), cards(0)])
    assert (panel.height, panel.height_at(900)) == (40 + 290 + 10, 40 + 140 + 10)
    assert panel.places(230) == [(0, 40)]


def test_flows_that_fit_in_one_row_stand_beside_each_other() -> None:
    panel = Panel("seat", "Seat", 230, 40, [], flows=[cards(2), cards(1)])
    assert panel.places(230) == [(0, 40), (0, 190)]
    assert panel.places(400) == [(0, 40), (220, 40)]
    assert panel.height_at(400) == 40 + 140 + 10


def test_marks_of_flows_are_marks_of_the_scene() -> None:
    scene = Scene(0, 0, "", [], [], panels=[Panel("hand", "Hand", 230, 40, [], flows=[cards(2)])])
    assert scene.ids() == {"card-0", "card-1"}


def test_every_camp_has_a_shape_of_its_own() -> None:
    assert sorted(BADGES) == sorted(CAMPS)
    assert len(set(BADGES.values())) == len(CAMPS)
