"""How far a saucer can fly with its cargo: the full-die rule, with and without stacks. [TG-4.4] [TG-8.5]"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.games.terra_galactix.box.board import (
    CLOCKWISE,
    EXITS,
    INTERSECTIONS,
    INWARD,
    OUTWARD,
    base_node,
    base_of,
    is_exit,
    linked,
)
from orrery.games.terra_galactix.war.state import HOLD, War, in_the_way


def longest_walk(start: i64, pips: i64, taken: vec[u8], ground: vec[u8], room: i64, home: i64) -> i64:
    """The longest walk of at most so many steps, past no saucer and no deposit that exceeds the room in the hold. [TG-R12]

    Two open places on one radius, or a base and its exit, use up any number of pips [TG-R48]: only along an orbit can a
    walk run into its end.
    """
    if start >= INTERSECTIONS:
        for way in range(i64(3)):
            node = EXITS[home * 3 + way]
            if pips and not taken[node] and i64(ground[node]) <= room:
                return pips  # out, and in again if need be
        return 0
    node = start
    walked: i64 = 0
    while walked < pips:
        if is_exit(node, home):
            return pips
        inward, outward = linked(node, INWARD), linked(node, OUTWARD)
        if inward >= 0 and not taken[inward] and i64(ground[inward]) <= room:
            return pips
        if outward >= 0 and not taken[outward] and i64(ground[outward]) <= room:
            return pips
        node = linked(node, CLOCKWISE)
        if node < 0 or taken[node] or i64(ground[node]) > room:
            return walked
        walked += 1
    return pips


def longest_crossing(state: War, saucer: i64, pips: i64) -> i64:
    """The longest walk of a loaded saucer that may cross others but not end on them; 0 if there is none. [TG-8.5]"""
    for length in range(pips, i64(0), i64(-1)):
        if can_end_after(state, saucer, state.where[saucer], length):
            return length
    return 0


def can_end_after(state: War, saucer: i64, node: i64, steps: i64) -> bool:
    """Whether exactly so many steps from a place can lead to one where a loaded saucer may end."""
    if steps == 0:
        return node >= INTERSECTIONS or not in_the_way(state, saucer, node)
    room = HOLD - state.cargo[saucer]
    home = base_of(saucer)
    if node < INTERSECTIONS and is_exit(node, home) and can_end_after(state, saucer, base_node(home), steps - 1):
        return True
    for way in range(i64(3)):
        following = EXITS[home * 3 + way] if node >= INTERSECTIONS else linked(node, way)
        if following >= 0 and i64(state.ground[following]) <= room and can_end_after(state, saucer, following, steps - 1):
            return True
    return False
