"""Scenes as values."""

from orrery.core import Mark, Panel, Scene


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


def test_a_mark_says_what_it_has_and_no_more() -> None:
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
