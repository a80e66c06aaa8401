"""Where things stand on the star map. Angles are clockwise from the north, Earth is in the middle. [TG-3.2]"""

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from orrery.games.terra_galactix.box.board import DATA, NUMBER_OF

SIDE: Final = 1000.0
MIDDLE: Final = SIDE / 2
UNIT: Final = 524.0  # the data's unit
CELL: Final = 25.0  # one square of a terminal
EARTH_RADIUS: Final = 94.0
ORBITS: Final = [float(DATA["geometry"]["orbit_display_radius"][str(orbit)]) * UNIT for orbit in range(6)]
RIM: Final = ORBITS[5] + 28  # where the numbers of the rays stand
BUNKER_REACH: Final = {"start": 132.0, "retreat": 108.0, "gone": 124.0}
BASE_REACH: Final = 404.0  # of a mother ship, to each side
CAMP_COLOURS: Final = {"A": "green", "B": "yellow", "C": "violet", "D": "orange"}  # red and blue are the saucers' own

Spot = tuple[float, float]


def angle_of(radius: int) -> float:
    """The direction of a radius, from 0."""
    return 9.0 + 18.0 * radius


def spot_at(angle: float, reach: float) -> Spot:
    """A point in a direction, so far from the middle."""
    turn = angle * pi / 180
    return MIDDLE + reach * sin(turn), MIDDLE - reach * cos(turn)


def spot(place: str) -> Spot:
    """The middle of an intersection, of a mother ship, or of Earth."""
    if place == "EARTH":
        return MIDDLE, MIDDLE
    node = NUMBER_OF[place]
    if node >= 100:
        base = DATA["bases"][node - 100]
        return MIDDLE + BASE_REACH * sign(base["x"]), MIDDLE - BASE_REACH * sign(base["y"])
    return spot_at(angle_of(node // 5), ORBITS[node % 5 + 1])


def sign(number: float) -> int:
    return 1 if number > 0 else -1


def base_spot(base: str) -> Spot:
    return spot(f"BASE-{base}")


def point(place: str) -> str:
    """A place in the letters of a path."""
    x, y = spot(place)
    return f"{x:.1f} {y:.1f}"


def is_orbital(first: str, second: str) -> bool:
    """Whether two neighbouring intersections lie on one orbit."""
    return first[0] == second[0] == "R" and first[-1] == second[-1] and first != second


def way(places: list[str]) -> str:
    """A flight through places: straight along rays, curved along orbits."""
    path = f"M{point(places[0])}"
    for first, second in pairwise(places):
        if is_orbital(first, second):
            reach = ORBITS[int(first[-1])]
            path += f"A{reach:.1f} {reach:.1f} 0 0 1 {point(second)}"
        else:
            path += f"L{point(second)}"
    return path
