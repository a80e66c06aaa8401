"""Why something cannot be done now, in any of the three games. [TG-11]"""

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.actions import Draw, Reveal, Throw
from orrery.games.terra_galactix.box.board import (
    COUNTERCLOCKWISE,
    EXITS,
    INTERSECTIONS,
    RADII,
    distance,
    linked,
    orbit_of,
    radius_of,
)
from orrery.games.terra_galactix.box.state import BoxState


def not_theirs(state: BoxState, asked: i64, seat: Seat, action: Action) -> str:
    """Dice and piles belong to Nature, and only whoever plays the camp that is asked may answer."""
    if isinstance(action, (Throw, Draw, Reveal)):
        return "nature"
    if seat not in state.seats or state.seat_of(asked) != seat:  # Nature and the gallery fly nothing
        return "not-yours"
    return ""


def off_the_lines(start: i64, node: i64, pips: i64) -> str:
    """What is wrong with a step as such, if something is: along a line, and clockwise. [TG-4.4]"""
    if start >= INTERSECTIONS:
        base = start - INTERSECTIONS
        for way in range(i64(3)):
            if EXITS[base * 3 + way] == node:
                return ""
        return "step-exits"
    if linked(start, COUNTERCLOCKWISE) == node:
        return "step-backwards"
    for way in range(i64(3)):
        if linked(start, way) == node:
            return ""
    on_ray = radius_of(start) == radius_of(node) and (start - node == 1 or node - start == 1)
    on_orbit = orbit_of(start) == orbit_of(node) and (radius_of(node) - radius_of(start)) % RADII in (1, RADII - 1)
    return "step-no-line" if on_ray or on_orbit else f"step-far {distance(start, node)} {pips}"
