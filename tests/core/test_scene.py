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
