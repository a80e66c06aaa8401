"""The star map: intersections, mother ships, links, bunkers and special stars, as packed arrays. [TG-3.2]

A node is an intersection (0 … 99, `radius * 5 + orbit - 1`, radii from 0), a mother ship (100 … 103) or Earth (104).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.packed import packed, steps_from
from orrery.core.resources import read_data

DATA: Final[dict[str, Any]] = read_data("orrery.games.terra_galactix", "data", "board.json")

BASES: Final = ["A", "B", "C", "D"]  # clockwise from the north-east corner
COLOURS: Final = ["red", "blue"]
RED: Final[i64] = 0
BLUE: Final[i64] = 1
RADII: Final[i64] = 20
ORBITS: Final[i64] = 5
INTERSECTIONS: Final[i64] = 100
EARTH: Final[i64] = 104
NODES: Final[i64] = 105
NOWHERE: Final[i64] = -1
SAUCERS: Final[i64] = 8  # two of each base, red before blue
BUNKERS: Final[i64] = 14
FACES: Final[i64] = 6

INWARD: Final[i64] = 0
OUTWARD: Final[i64] = 1
CLOCKWISE: Final[i64] = 2
COUNTERCLOCKWISE: Final[i64] = 3  # a shot may go that way, a saucer never [TG-3.4]

PLACES: Final[list[str]] = [row["id"] for row in DATA["intersections"]] + [f"BASE-{base}" for base in BASES] + ["EARTH"]
NUMBER_OF: Final[dict[str, int]] = {place: number for number, place in enumerate(PLACES)}
SAUCER_NAMES: Final[list[str]] = [f"{base}-{colour}" for base in BASES for colour in COLOURS]


def base_node(base: i64) -> i64:
    """The node of a mother ship."""
    return INTERSECTIONS + base


def in_space(node: i64) -> bool:
    """Whether a node is an intersection: neither a base nor Earth. [TG-3.3]"""
    return 0 <= node < INTERSECTIONS


def radius_of(node: i64) -> i64:
    """The radius of an intersection, from 0."""
    return node // ORBITS


def orbit_of(node: i64) -> i64:
    """The orbit of an intersection: 1 next to Earth, 5 outermost."""
    return node % ORBITS + 1


def intersection(radius: i64, orbit: i64) -> i64:
    """The intersection of a radius, from 0, and an orbit, from 1."""
    return radius * ORBITS + orbit - 1


def base_of(saucer: i64) -> i64:
    return saucer // 2


def colour_of(saucer: i64) -> i64:
    return saucer % 2


def linked_places() -> list[list[int]]:
    """For each intersection the neighbours it is linked to: inward, outward, clockwise, counter-clockwise. [TG-R5]"""
    rows = [[-1, -1, -1, -1] for _ in range(100)]
    for link in DATA["links"]:
        near, far = NUMBER_OF[link["a"]], NUMBER_OF[link["b"]]
        if link["kind"] == "vertical":  # from Earth outward
            rows[near][int(OUTWARD)] = far
            rows[far][int(INWARD)] = near
        else:  # clockwise, one way
            rows[near][int(CLOCKWISE)] = far
            rows[far][int(COUNTERCLOCKWISE)] = near
    return rows


LINKED: Final = packed(linked_places(), 4)  # of an intersection, by direction
EXITS: Final = packed([[NUMBER_OF[place] for place in base["exits"]] for base in DATA["bases"]], 3)
EXIT_TO: Final = packed(  # the base that an intersection is an exit of
    [[base for base in range(4) if place in DATA["bases"][base]["exits"]][:1] for place in PLACES[:100]], 1
)

BUNKER_NAMES: Final[list[str]] = [bunker["id"] for bunker in DATA["bunkers"]]
BUNKER_RADIUS: Final = vec[i64]([bunker["radius"] - 1 for bunker in DATA["bunkers"]])
BUNKER_FACE: Final = vec[i64]([bunker["number"] for bunker in DATA["bunkers"]])  # [TG-R2]
GATE: Final = vec[i64]([NUMBER_OF[bunker["gate"]] for bunker in DATA["bunkers"]])
BUNKER_AT: Final = packed(  # the bunker of a radius; a protected radius has none [TG-R3]
    [[number for number in range(14) if DATA["bunkers"][number]["radius"] == radius] for radius in range(1, 21)], 1
)

STARS: Final[list[str]] = [row["star"] or "" for row in DATA["intersections"]]
STAR_CARDS: Final[list[str]] = [card["id"] for card in DATA["galactix_cards"]]
STAR_NODE: Final = vec[i64]([NUMBER_OF[card["intersection"]] for card in DATA["galactix_cards"]])
STAR_VALUE: Final = vec[i64]([card["galactix"] for card in DATA["galactix_cards"]])  # [TG-R7]
SPECIAL_STARS: Final = vec[i64]([number for number, row in enumerate(DATA["intersections"]) if row["special"]])
ON_SPECIAL_STAR: Final = vec[u8]([int(row["special"]) for row in DATA["intersections"]])  # [TG-R6]


def ways_from(node: int) -> list[int]:
    """Where a saucer can step from an intersection or a base, on an empty board."""
    if node >= 100:
        return [int(EXITS[(node - 100) * 3 + way]) for way in range(3)]
    return [int(LINKED[node * 4 + way]) for way in range(3) if LINKED[node * 4 + way] >= 0]


WAYS: Final[list[list[int]]] = [ways_from(node) for node in range(104)]
DISTANCE: Final = vec[u8]([steps for node in range(104) for steps in steps_from(node, WAYS)[:100]])


def distance(start: i64, end: i64) -> i64:
    """Steps from an intersection or a base to an intersection, on an empty board."""
    return i64(DISTANCE[start * INTERSECTIONS + end])


def linked(node: i64, direction: i64) -> i64:
    """The neighbour that an intersection is linked to in a direction, or NOWHERE."""
    return LINKED[node * 4 + direction]


def is_exit(node: i64, base: i64) -> bool:
    """Whether an intersection is one of a base's three exits."""
    return EXIT_TO[node] == base
