"""How far a saucer can fly: the full-die rule and the way to Earth. [TG-4.4]

`closed` has one entry per node, not 0 where the mover cannot go; the mover's own place must be open in it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    BUNKERS,
    CLOCKWISE,
    EXITS,
    GATE,
    INTERSECTIONS,
    INWARD,
    NODES,
    NOWHERE,
    OUTWARD,
    distance,
    is_exit,
    linked,
    orbit_of,
    radius_of,
)

FAR: Final[i64] = 99
START: Final[i64] = 0  # positions of a bunker [TG-2]
RETREAT: Final[i64] = 1
GONE: Final[i64] = 2
POSITIONS: Final = ["start", "retreat", "gone"]
NOTHING_CLOSED: Final = vec[u8]([0] * int(NODES))


def longest_walk(start: i64, pips: i64, closed: vec[u8], home: i64) -> i64:
    """The length of the longest walk of at most `pips` steps that does not land on Earth. [TG-R12]

    Two open places on one radius, or the base `home` and its exit, use up any number of pips [TG-R11] [TG-R48]: only along an
    orbit can a walk run into its end. `home` is the base that the mover may enter, NOWHERE where none may be.
    """
    if start >= INTERSECTIONS:
        return longest_walk_out(start - INTERSECTIONS, pips, closed, home)
    node = start
    walked: i64 = 0
    while walked < pips:
        inward, outward = linked(node, INWARD), linked(node, OUTWARD)
        if (inward >= 0 and not closed[inward]) or (outward >= 0 and not closed[outward]):
            return pips
        if home >= 0 and is_exit(node, home):
            return pips
        node = linked(node, CLOCKWISE)
        if node < 0 or closed[node]:
            return walked
        walked += 1
    return pips


def longest_walk_out(base: i64, pips: i64, closed: vec[u8], home: i64) -> i64:
    """The longest walk that begins in a mother ship."""
    longest: i64 = 0
    for way in range(i64(3)):
        node = EXITS[base * 3 + way]
        if pips and not closed[node]:
            longest = max(longest, 1 + longest_walk(node, pips - 1, closed, home))
    return longest


def steps_to_earth(start: i64, pips: i64, closed: vec[u8], bunkers: vec[i64]) -> i64:
    """The steps of the shortest way through a breach onto Earth; FAR if `pips` do not suffice. [TG-R48]"""
    if not near_a_breach(start, pips, bunkers):
        return FAR
    seen = NOTHING_CLOSED[:]
    seen[start] = 1
    queue = append(vec[i64](capacity=64), start)
    steps = append(vec[i64](capacity=64), 0)
    at: i64 = 0
    while at < len(queue):
        node, walked = queue[at], steps[at]
        at += 1
        if walked >= pips:
            return FAR
        if is_breach(node, bunkers):
            return walked + 1
        for way in range(i64(3)):
            neighbour = EXITS[(node - INTERSECTIONS) * 3 + way] if node >= INTERSECTIONS else linked(node, way)
            if neighbour >= 0 and not seen[neighbour] and not closed[neighbour]:
                seen[neighbour] = 1
                queue = append(queue, neighbour)
                steps = append(steps, walked + 1)
    return FAR


def near_a_breach(start: i64, pips: i64, bunkers: vec[i64]) -> bool:
    """Whether some breach could be flown through on an empty board: a quick test before the way is looked for."""
    for bunker in range(BUNKERS):
        if bunkers[bunker] == GONE and distance(start, GATE[bunker]) < pips:
            return True
    return False


def is_breach(node: i64, bunkers: vec[i64]) -> bool:
    """Whether a node is the gate of a bunker that is gone. [TG-5.7]"""
    if node >= INTERSECTIONS or orbit_of(node) != 1:
        return False
    bunker = BUNKER_AT[radius_of(node)]
    return bunker != NOWHERE and bunkers[bunker] == GONE


def clear_below(node: i64, taken: vec[u8]) -> bool:
    """Whether no saucer is nearer to Earth on the radius of an intersection. [TG-5.8]"""
    for lower in range(node - orbit_of(node) + 1, node):
        if taken[lower]:
            return False
    return True
