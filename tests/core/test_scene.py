"""Pictures as values."""

from orrery.core import Mark, Panel, Scene


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
        turn=90,
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
        "turn": 90,
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
