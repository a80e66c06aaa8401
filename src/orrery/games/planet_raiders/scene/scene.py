"""What a view looks like, and which marks mean each answer."""

from orrery.core.protocol import Decision
from orrery.core.scene import Scene
from orrery.core.values import GALLERY, Json, Seat
from orrery.core.words import Words
from orrery.games.planet_raiders.board import PADS
from orrery.games.planet_raiders.scene.chart import SIDE, UNIT, chart_for, ground, legend
from orrery.games.planet_raiders.scene.panels import button_id, hand_id, panels
from orrery.games.planet_raiders.scene.pieces import aliens, crowds, loads, raiders, rockets, targets
from orrery.games.planet_raiders.scene.reaching import Chances
from orrery.games.planet_raiders.scene.view import Position, target_of


def scene(view: Json, decision: Decision | None, words: Words, seat: Seat = GALLERY) -> Scene:
    """The picture of a view from a seat's side of the table."""
    position = Position(view, words)
    chart = chart_for(seat, position.camps)
    chances = Chances(position)
    pieces = [*aliens(position, chart), *loads(position, chart), *rockets(position, chart)]
    pieces += raiders(position, chart, chances, seat)
    crowded = [(zone, " ".join(held)) for zone, held in crowds(position, chart).items() if len(held) > 1]
    return Scene(
        SIDE,
        SIDE,
        position.title(),
        ground(chart, words),
        [*pieces, *(targets(position, chart, decision) if decision else [])],
        panels=panels(position, chances, decision, seat),
        actions={option.text: meant(option.text, decision.camp) for option in decision.options} if decision else {},
        cell=UNIT,
        camps=position.camps,
        legend=legend(words, crowded),
    )


def label(view: Json, option: str, words: Words) -> str:
    """An answer as a list of answers tells it: a rocket's notation alone says neither where it leads nor what awaits there."""
    return Position(view, words).answer(option)


def meant(answer: str, camp: str) -> list[str]:
    """The marks that mean an answer: a flight is its raider, its rocket and the pad where it lands."""
    words = answer.split(" ")
    if words[0] == "fly":
        return [f"raider-{words[1]}", f"rocket-{words[2]}", f"target-{PADS[target_of(words[2])]}"]
    if words[0] in ("zone", "nose"):
        return [f"target-{words[1]}"]
    if words[0] == "take":
        return [hand_id(camp, words[1]), button_id(answer)]
    if words[0] == "give":
        return [hand_id(words[2], words[1]), button_id(answer)]
    return [button_id(answer)]
