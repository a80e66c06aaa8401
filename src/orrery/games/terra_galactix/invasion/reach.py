"""Where a saucer can end its move, on an empty board: a whole die is used up, so it may not stay where it is. [TG-4.4]

A judgement in the middle of a move looks at these ends: a saucer on its way is as safe, and as near, as the best of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    BUNKER_RADIUS,
    BUNKERS,
    GATE,
    NOWHERE,
    RADII,
    WAYS,
    distance,
    radius_of,
)
from orrery.games.terra_galactix.box.flight import GONE

PIPS_TO_FLY: Final[i64] = 13  # numbers of pips that a die, doubled or not, leaves to fly: 0 … 12
PLACES: Final = 104  # intersections and mother ships


def radii_within() -> list[int]:
    """The radii on which a saucer may end, as bits, by place and pips."""
    ends = [[2 ** int(radius_of(place)) if place < 100 else 0] for place in range(PLACES)]
    for pips in range(1, int(PIPS_TO_FLY)):
        for place in range(PLACES):
            reached = 0
            for following in WAYS[place]:
                reached |= ends[following][pips - 1]
            ends[place].append(reached)
    return [radii for row in ends for radii in row]


def nearest_ends() -> list[int]:
    """How many pips are left to Earth after the move, at best, by place, pips and the bunker to go through."""
    gates = [int(gate) for gate in GATE]
    nearest = [[[int(distance(place, gate)) + 1 for gate in gates]] for place in range(PLACES)]
    for pips in range(1, int(PIPS_TO_FLY)):
        for place in range(PLACES):
            rows = [nearest[following][pips - 1] for following in WAYS[place]]
            nearest[place].append([min(column) for column in zip(*rows, strict=True)])
    return [left for place in nearest for row in place for left in row]


RADII_WITHIN: Final = vec[i64](radii_within())
NEAREST_END: Final = vec[i64](nearest_ends())
PROTECTED: Final = sum(2**radius for radius in range(int(RADII)) if BUNKER_AT[radius] == NOWHERE)  # [TG-R3]
OF_BUNKER: Final = vec[i64]([2 ** int(radius) for radius in BUNKER_RADIUS])


def safe_radii(bunkers: vec[i64]) -> i64:
    """The radii along which nobody fires, as bits."""
    safe: i64 = PROTECTED
    for bunker in range(BUNKERS):
        if bunkers[bunker] == GONE:
            safe |= OF_BUNKER[bunker]
    return safe


def can_end_safely(place: i64, pips: i64, safe: i64) -> bool:
    """Whether a saucer with so many pips to fly may end on one of the radii."""
    return RADII_WITHIN[place * PIPS_TO_FLY + pips] & safe != 0
