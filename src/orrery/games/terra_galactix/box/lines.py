"""Lines of fire between saucers, and the directions of shots. [TG-3.4]"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.games.terra_galactix.box.board import INWARD, NOWHERE, OUTWARD, linked, radius_of


def direction_to(start: i64, end: i64) -> i64:
    """The direction in which an intersection is linked to a neighbour, or NOWHERE. [TG-3.4]"""
    for way in range(i64(4)):
        if linked(start, way) == end:
            return way
    return NOWHERE


def long_shot(start: i64, end: i64, obstacles: vec[u8]) -> i64:
    """The direction of a shot of any length along one radius: every link present, nothing on the places between. [TG-3.4]"""
    if start == end or radius_of(start) != radius_of(end):
        return NOWHERE
    way = OUTWARD if end > start else INWARD
    node = linked(start, way)
    while node >= 0 and node != end:
        if obstacles[node]:
            return NOWHERE
        node = linked(node, way)
    return way if node == end else NOWHERE
