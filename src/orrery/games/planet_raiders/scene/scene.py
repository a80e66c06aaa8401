"""What a view looks like, and which marks mean each answer."""

from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import GALLERY, Json, Seat
from orrery.core.words import Words
from orrery.games.planet_raiders.board import PADS
from orrery.games.planet_raiders.scene.chart import SIDE, UNIT, chart_for, ground
from orrery.games.planet_raiders.scene.panels import button_id, panels
from orrery.games.planet_raiders.scene.pieces import aliens, raiders, rockets, targets
from orrery.games.planet_raiders.scene.view import Position, target_of


def scene(view: Json, decision: Decision | None, words: Words, seat: Seat = GALLERY) -> Scene:
    """The picture of a view from a seat's side of the table."""
    position = Position(view, words)
    chart = chart_for(seat, position.camps)
    pieces = [*aliens(position, chart), *rockets(position, chart), *raiders(position, chart)]
    return Scene(
        SIDE,
        SIDE,
        position.title(),
        ground(chart, words),
        [*pieces, *(targets(position, chart, decision) if decision else [])],
        panels=panels(position, decision, seat),
        actions={option.text: meant(option.text) for option in decision.options} if decision else {},
        cell=UNIT,
        camps=position.camps,
    )


def meant(answer: str) -> list[str]:
    """The marks that mean an answer: a flight is its raider, its rocket and the pad where it lands."""
    words = answer.split(" ")
    if words[0] == "fly":
        return [f"raider-{words[1]}", f"rocket-{words[2]}", f"target-{PADS[target_of(words[2])]}"]
    if words[0] in ("zone", "nose"):
        return [f"target-{words[1]}"]
    return [button_id(answer)]
