"""Where things stand on the star map, and what is printed on it."""

from math import cos, pi, sin
from typing import Any, Final

from orrery.core.scene import Mark
from orrery.core.words import Words
from orrery.games.terra_galactix.box.board import BASES, BUNKER_FACE, BUNKER_NAMES, BUNKER_RADIUS, DATA, NUMBER_OF

SIDE: Final = 1000.0
MIDDLE: Final = SIDE / 2
UNIT: Final = 484.0  # half a board
CELL: Final = 25.0  # one square of a terminal
EARTH_SIZE: Final = 172.0
ORBITS: Final = [float(DATA["geometry"]["orbit_display_radius"][str(orbit)]) * UNIT for orbit in range(6)]
BUNKER_REACH: Final = {"start": 0.245 * UNIT, "retreat": 0.185 * UNIT, "gone": 0.245 * UNIT}
SEAT_COLOURS: Final = ["green", "yellow", "violet", "orange"]  # red and blue are the saucers' own

Spot = tuple[float, float]


def spot_at(radius: int, reach: float) -> Spot:
    """A point on a radius, from 0, so far from the middle."""
    angle = (9 + 18 * radius) * pi / 180
    return MIDDLE + reach * sin(angle), MIDDLE - reach * cos(angle)


def spot(place: str) -> Spot:
    """The middle of an intersection, of a mother ship, or of Earth."""
    if place == "EARTH":
        return MIDDLE, MIDDLE
    node = NUMBER_OF[place]
    if node >= 100:
        base = DATA["bases"][node - 100]
        return MIDDLE + UNIT * float(base["x"]), MIDDLE - UNIT * float(base["y"])
    return spot_at(node // 5, ORBITS[node % 5 + 1])


def ground(words: Words) -> list[Mark]:
    """Space, constellations, lines, Earth and stars; the same for every position."""
    found = [
        Mark("sky", "sky", MIDDLE, MIDDLE, width=SIDE, height=SIDE),
        Mark("stars", "starfield", MIDDLE, MIDDLE, width=SIDE, height=SIDE),
    ]
    found += [constellation(row) for row in DATA["constellations"]]
    found += [link(row) for row in DATA["links"]]
    found += [exit_line(base, place) for base in DATA["bases"] for place in base["exits"]]
    found.append(Mark("earth", "globe", MIDDLE, MIDDLE, "oceanic blue", words.name("EARTH"), width=EARTH_SIZE, glyph=" ●"))
    found += [star(row, words) for row in DATA["intersections"]]
    found += [bunker_number(bunker) for bunker in range(14)]
    found += [mother_ship(base, words) for base in range(4)]
    return found


def constellation(row: dict[str, Any]) -> Mark:
    """A few strokes between stars; not to be taken for lines of movement. [TG-3.2]"""
    path = "".join(f"M{point(first)}L{point(second)}" for first, second in row["drawing"])
    return Mark(f"constellation-{row['id']}", "path", 0, 0, "frontier", path=path)


def point(place: str) -> str:
    x, y = spot(place)
    return f"{x:.1f} {y:.1f}"


def link(row: dict[str, Any]) -> Mark:
    """A line of movement: straight along a radius, curved along an orbit."""
    first, second = row["a"], row["b"]
    orbit = int(first[-1])
    style = "rail" if orbit == 4 and row["kind"] == "orbital" else "grid"
    way = f"L{point(second)}"
    if row["kind"] == "orbital":
        way = f"A{ORBITS[orbit]:.1f} {ORBITS[orbit]:.1f} 0 0 1 {point(second)}"
    return Mark(f"link-{first}-{second}", "path", 0, 0, style, path=f"M{point(first)}{way}")


def exit_line(base: dict[str, Any], place: str) -> Mark:
    return Mark(f"exit-{place}", "path", 0, 0, "grid", path=f"M{point('BASE-' + base['id'])}L{point(place)}")


def star(row: dict[str, Any], words: Words) -> Mark:
    """An intersection; special stars are circled and named."""
    place = row["id"]
    x, y = spot(place)
    if not row["special"]:
        return Mark(f"place-{place}", "dot", x, y, "faint", place, width=12, glyph=" ·")
    name = words.say(f"name.star.{place}")
    tag = Mark(f"star-{place}", "text", 0, 22, "faint legible", text=name, height=13)
    return Mark(f"place-{place}", "ring", x, y, "frontier", f"{place}, {name}", width=26, glyph=" *", parts=[tag])


def bunker_number(bunker: int) -> Mark:
    """The number of the die that makes a bunker fire, beside its line."""
    x, y = spot_at(int(BUNKER_RADIUS[bunker]), 0.905 * UNIT)
    text = str(int(BUNKER_FACE[bunker]))
    return Mark(f"number-{BUNKER_NAMES[bunker]}", "text", x, y, "coordinate legible", text=text, height=20)


def mother_ship(base: int, words: Words) -> Mark:
    x, y = spot(f"BASE-{BASES[base]}")
    tag = Mark(f"base-{BASES[base]}-letter", "text", 0, -44, "strong legible", text=BASES[base], height=20)
    return Mark(f"base-{BASES[base]}", "hexagon", x, y, "steel", words.name(f"BASE-{BASES[base]}"), width=116, parts=[tag])


def path_of(places: list[str]) -> str:
    """A line through places."""
    return "M" + "L".join(point(place) for place in places)
