"""What is printed on the star map: space, constellations, orbits and rays, stars, mother ships. [TG-3.2]"""

from math import atan2, degrees, hypot
from typing import Any, Final

from orrery.core.kit import wedge
from orrery.core.scene import BADGES, Mark
from orrery.core.words import Words
from orrery.games.terra_galactix.box.board import BASES, BUNKER_FACE, BUNKER_NAMES, BUNKER_RADIUS, DATA
from orrery.games.terra_galactix.box.scene.chart import (
    CAMP_COLOURS,
    MIDDLE,
    ORBITS,
    RIM,
    SIDE,
    angle_of,
    base_spot,
    is_orbital,
    point,
    spot,
    spot_at,
)

DOUBLE_ORBIT: Final = int(DATA["geometry"]["double_line_orbit"])
SHOCK_ORBIT: Final = max(DATA["geometry"]["shock_wave_orbits"])
PROTECTED: Final = {f"R{radius:02}" for radius in DATA["protected_radii"]}
NODE: Final = 4.6  # radius of an intersection
SHIP: Final = 158.0  # width of a mother ship
NEBULAE: Final = [  # colour, place, size, angle
    ("violet", 250.0, 330.0, 640.0, 330.0, -30.0),
    ("blue", 740.0, 300.0, 560.0, 320.0, 25.0),
    ("violet", 730.0, 720.0, 600.0, 320.0, -30.0),
    ("blue", 260.0, 730.0, 560.0, 300.0, 20.0),
]


def ground(words: Words, camps: list[str], guarded: bool) -> list[Mark]:
    """The map as everybody sees it; where no bunkers guard the Earth, nothing tells of their fire."""
    found = [
        Mark("sky", "sky", MIDDLE, MIDDLE, width=SIDE, height=SIDE),
        *[nebula(*row) for row in NEBULAE],
        *[glow(base) for base in camps],
        Mark("stars", "starfield", MIDDLE, MIDDLE, width=SIDE - 12, height=SIDE - 12),
        *([Mark("shock-zone", "path", MIDDLE, MIDDLE, "zone", path=disc(ORBITS[SHOCK_ORBIT] + 30))] if guarded else []),
        Mark("constellations", "path", 0, 0, "constellation", path="".join(drawing(row) for row in DATA["constellations"])),
        *lanes(),
        *[exits(base, camps) for base in BASES],
    ]
    found += [place(row, words) for row in DATA["intersections"]]
    found += [star_name(row, words) for row in DATA["intersections"] if row["star"]]
    found += [rim_number(bunker) for bunker in range(14)] if guarded else []
    found += [mother_ship(base, camps, words) for base in BASES]
    return found


def nebula(colour: str, x: float, y: float, width: float, height: float, turn: float) -> Mark:
    """A cloud somewhere in the sky."""
    return Mark(f"nebula-{colour}-{x:g}", "haze", x, y, f"{colour} thin", width=width, height=height, angle=turn)


def glow(base: str) -> Mark:
    """The light of a mother ship, in the colour of whoever is at home there."""
    x, y = base_spot(base)
    return Mark(f"glow-{base}", "haze", x, y, CAMP_COLOURS[base], width=198)


def disc(radius: float) -> str:
    """A full circle around the middle, as a path."""
    return wedge(0.0, radius, 0.0, 180.0) + wedge(0.0, radius, 180.0, 360.0)


def drawing(row: dict[str, Any]) -> str:
    """A few strokes between stars; not to be taken for lines of movement. [TG-3.2]"""
    return "".join(f"M{point(first)}L{point(second)}" for first, second in row["drawing"])


# Lines of movement


def lanes() -> list[Mark]:
    """Orbits with their direction, one of them double, and rays, some of them safe from bunkers. [TG-3.2] [TG-R3]"""
    paths = {"orbits": "", "rays": "", "safe-rays": ""}
    heads = ""
    for row in DATA["links"]:
        first, second = row["a"], row["b"]
        if is_orbital(first, second):
            paths["orbits"] += orbit_link(first, second)
            heads += head(first)
        else:
            paths["safe-rays" if first[:3] in PROTECTED else "rays"] += f"M{point(first)}L{point(second)}"
    styles = {"orbits": "lane", "rays": "lane", "safe-rays": "haven"}
    found = [Mark(own, "path", 0, 0, styles[own], path=path) for own, path in paths.items()]
    return [*found, Mark("directions", "path", 0, 0, "lane-heads", path=heads)]


def orbit_link(first: str, second: str) -> str:
    """An arc from one intersection to the next, or two arcs close together."""
    orbit = int(first[-1])
    apart = (-3.0, 3.0) if orbit == DOUBLE_ORBIT else (0.0,)
    path = ""
    for aside in apart:
        reach = ORBITS[orbit] + aside
        (a, b), (c, d) = (spot_at(angle_of(int(each[1:3]) - 1), reach) for each in (first, second))
        path += f"M{a:.1f} {b:.1f}A{reach:.1f} {reach:.1f} 0 0 1 {c:.1f} {d:.1f}"
    return path


def head(first: str) -> str:
    """A small arrow head in the middle of an arc: clockwise only. [TG-4.4]"""
    angle = angle_of(int(first[1:3]) - 1) + 9
    reach = ORBITS[int(first[-1])]
    corners = [spot_at(angle + degrees(atan2(x, reach + y)), hypot(x, reach + y)) for x, y in ((-6, -5), (6, 0), (-6, 5))]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def exits(base: str, camps: list[str]) -> Mark:
    """The three ways out of a mother ship."""
    x, y = base_spot(base)
    path = ""
    for place in next(row["exits"] for row in DATA["bases"] if row["id"] == base):
        a, b = spot(place)
        far = hypot(a - x, b - y)
        near, end = 84 / far, 1 - 9 / far
        path += f"M{x + (a - x) * near:.1f} {y + (b - y) * near:.1f}L{x + (a - x) * end:.1f} {y + (b - y) * end:.1f}"
    return Mark(f"exits-{base}", "path", 0, 0, f"exit {CAMP_COLOURS[base] if base in camps else ''}".strip(), path=path)


# Places


def place(row: dict[str, Any], words: Words) -> Mark:
    """An intersection: an open ring, a bright dot where a star has a name, a shining star where one comes out of hyperspace."""
    name, (x, y) = row["id"], spot(row["id"])
    label = f"{name}, {words.say(f'name.star.{name}')}" if row["star"] else name
    if row["special"]:
        return Mark(f"place-{name}", "twinkle", x, y, "", label, width=52, glyph=" *")
    style = "named-node" if row["star"] else "node"
    return Mark(f"place-{name}", "ring", x, y, style, label, width=NODE * 2, glyph=" ·")


def star_name(row: dict[str, Any], words: Words) -> Mark:
    """The name of a star beside it, level and clear of its ray."""
    size = 16.0 if row["special"] else 12.0
    x, y, side = name_spot(row["id"], size)
    style = ("star-name" if row["special"] else "faint minor") + f" legible charted {side}".rstrip()
    return Mark(f"star-{row['id']}", "text", x, y, style, text=words.say(f"name.star.{row['id']}"), height=size)


def name_spot(star: str, size: float) -> tuple[float, float, str]:
    """Clear of the ray: above or below of level ones, to the right of steep ones; at the outermost orbit on the inside."""
    x, y = spot(star)
    below = (y > MIDDLE) != (star[-1] == "5")
    if abs(x - MIDDLE) < abs(y - MIDDLE) * 0.6:
        aside = 0.3 if star[-1] == "5" and x > MIDDLE else 0.8  # its ray leans away, and an arrow head comes next
        return x + size * aside, y + (size * 0.9 if below else -size * 0.9), "left"
    return x, y + (size + 6 if below else -size - 4), ""


def rim_number(bunker: int) -> Mark:
    """The number of the die that makes a bunker fire, at the end of its line."""
    x, y = spot_at(angle_of(int(BUNKER_RADIUS[bunker])), RIM)
    text = str(int(BUNKER_FACE[bunker]))
    return Mark(f"number-{BUNKER_NAMES[bunker]}", "text", x, y, "rim-number legible charted", text=text, height=21)


def mother_ship(base: str, camps: list[str], words: Words) -> Mark:
    """A base in its corner, with the badge of its owner; empty ones are dark."""
    x, y = base_spot(base)
    label = words.name(f"BASE-{base}")
    if base not in camps:
        return Mark(f"base-{base}", "mothership", x, y, "vacant", label, width=SHIP)
    colour = CAMP_COLOURS[base]
    letter = Mark(f"base-{base}-letter", BADGES[colour], 0, 43, f"{colour} flat", width=30, text=base)
    return Mark(f"base-{base}", "mothership", x, y, colour, label, width=SHIP, parts=[letter], glyph=f" {base}")
