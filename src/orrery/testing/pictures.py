"""What can be wrong with the scene of a view, for law 12."""

import json
from collections.abc import Iterator

from orrery.core import OVER, Decision, Game, Json, Mark, Scene, Seat, State, Words, canonical


def ground(game: Game, state: State, seat: Seat, words: Words) -> list[Json]:
    """What lies under all pieces, for one onlooker: it depends on game and options only."""
    return marks(game.scene(state.observe(seat), None, words).ground)


def faults(game: Game, state: State, seat: Seat, words: Words, same: list[Json]) -> Iterator[str]:
    """Everything that is wrong with one picture; `same` is the ground that it must have."""
    decision = state.decision(seat) if seat in state.waiting() else None
    view = state.observe(seat)
    before = canonical(view)
    scene = game.scene(view, decision, words)
    if canonical(view) != before:
        yield "drawing changes the view"
    if picture(scene) != picture(game.scene(json.loads(before), decision, words)):
        yield "drawing twice gives two pictures"
    if canonical({"ground": marks(scene.ground)}) != canonical({"ground": same}):
        yield "the ground is not that of the start"
    if state.turn() == OVER and any("active" in panel.style.split() for panel in scene.panels):
        yield "the game is over, but somebody seems to be at turn"
    yield from wrong_marks(scene)
    yield from wrong_actions(scene, decision)


def wrong_marks(scene: Scene) -> Iterator[str]:
    if not scene.title:
        yield "there is no title"
    drawn = list(every_mark([*scene.ground, *scene.pieces, *(mark for panel in scene.panels for mark in panel.marks)]))
    if len(drawn) > len(scene.ids()):
        yield "two marks have the same id"


def wrong_actions(scene: Scene, decision: Decision | None) -> Iterator[str]:
    offered = {option.text for option in decision.options} if decision else set()
    for text in sorted(offered - set(scene.actions)):
        yield f"the option {text!r} is no action of the scene"
    for text in sorted(set(scene.actions) - offered):
        yield f"the action {text!r} of the scene is no option"
    for text, ids in scene.actions.items():
        for missing in sorted(set(ids) - scene.ids()):
            yield f"{text!r} means the mark {missing!r}, which is not there"
    for way in scene.ways:
        if way.answers[0] not in offered:
            yield f"the way {way.label!r} begins with {way.answers[0]!r}, which is no option"
        for missing in sorted(set(way.marks) - scene.ids()):
            yield f"the way {way.label!r} means the mark {missing!r}, which is not there"


def every_mark(drawn: list[Mark]) -> Iterator[Mark]:
    """Marks, and the marks inside them."""
    for mark in drawn:
        yield mark
        yield from every_mark(mark.parts)


def marks(drawn: list[Mark]) -> list[Json]:
    return [mark.to_json() for mark in drawn]


def picture(scene: Scene) -> str:
    """A scene in one text: equal pictures, equal texts."""
    return canonical(
        {
            "size": [scene.width, scene.height, scene.cell],
            "title": scene.title,
            "theme": scene.theme,
            "ground": marks(scene.ground),
            "pieces": marks(scene.pieces),
            "panels": [
                [panel.id, panel.title, panel.width, panel.height, panel.seat, marks(panel.marks)] for panel in scene.panels
            ],
            "actions": scene.actions,
            "ways": [way.to_json() for way in scene.ways],
        }
    )
