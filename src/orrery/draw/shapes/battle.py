"""A battle over a planet: its limb seen from orbit, landing pads, and a beam that the stronger side tips."""

from math import cos, pi, sin

from orrery.core.lettering import fitted, shortened, wrapped
from orrery.core.scene import Mark
from orrery.draw.lettering import numbers, plain_number
from orrery.draw.shapes.plain import box, circle, letters, polygon, stroke
from orrery.draw.shapes.space import BLEED

SPOTS = [(-0.42, 0.42, 1.0), (-0.17, 0.66, 0.7), (0.02, 0.4, 1.25), (0.3, 0.5, 0.95), (0.17, 0.8, 0.6)]  # of lands
LIGHTS_APART = 0.618  # of the golden ratio: lights that look scattered


def land(x: float, y: float, size: float) -> str:
    """One continent: a blot of three lobes."""
    a, b = size, size * 0.34
    return (
        f"M{numbers(x - a, y)}C{numbers(x - a * 0.9, y - b * 1.4, x - a * 0.3, y - b, x - a * 0.1, y - b * 1.1)}"
        f"S{numbers(x + a * 0.7, y - b * 1.5, x + a, y - b * 0.3)}S{numbers(x + a * 0.5, y + b * 0.4, x + a * 0.35, y + b)}"
        f"S{numbers(x - a * 0.2, y + b * 1.6, x - a * 0.3, y + b * 0.5)}S{numbers(x - a, y + b * 0.8, x - a, y)}Z"
    )


def horizon(mark: Mark) -> str:
    """The limb of a planet across the lower half, or the upper one if it is `above`: air, sea, lands, lights."""
    half, high = mark.width / 2, mark.height / 2
    sag = mark.height * 0.17 * BLEED**2  # of a parabola, which goes on around the board
    middle = mark.height * 0.02
    wide, deep = half * BLEED, high * BLEED
    limb = f"M{numbers(-wide, middle + sag)}Q{numbers(0, middle - sag, wide, middle + sag)}"
    body = f"{limb}V{plain_number(max(deep, middle + sag))}H{plain_number(-wide)}Z"
    found = [box(2 * wide, 2 * deep, "sky")]
    turn = ' transform="scale(1 -1)"' if "above" in mark.style.split() else ""
    found.append(f"<g{turn}>")
    found += [stroke(limb, f"air air-{layer}") for layer in (3, 2, 1)]
    found.append(f'<path class="sea" d="{body}"/>')
    lands = "".join(land(half * 2 * x, middle + (high - middle) * y, half * 0.21 * size) for x, y, size in SPOTS)
    found.append(f'<path class="lands" d="{lands}"/>')
    found.append(f'<path class="city-lights" d="{lights(half, middle, high)}"/>')
    found.append(stroke(limb, "limb"))
    return "".join(found) + "</g>"


def lights(half: float, middle: float, high: float) -> str:
    """Towns at night, on and around the lands."""
    found = []
    for place, (x, y, size) in enumerate(SPOTS):
        for number in range(int(14 * size)):
            angle, reach = 2 * pi * LIGHTS_APART * (number + place), half * 0.19 * size * ((number * LIGHTS_APART) % 1)
            found.append(
                f"M{numbers(half * 2 * x + reach * cos(angle), middle + (high - middle) * y + reach * 0.4 * sin(angle))}h0"
            )
    return "".join(found)


def theatre(mark: Mark) -> str:
    """A field of war: a plate that lets the planet shine through."""
    return "".join(box(mark.width, mark.height, style, 14) for style in ["plate", "edge"])


def unit(mark: Mark) -> str:
    """A card in play: a frame for its art, with its name on a band at its foot."""
    return "".join(box(mark.width, mark.height, style, 9) for style in ["shadow", "body", "edge"])


def plaque(mark: Mark) -> str:
    """A band with a name, in two lines where one would be too small."""
    room = mark.width - 8
    size = fitted(mark.text, mark.height * 0.56 * 1.06, room) / 1.06
    lines = [mark.text]
    if size < mark.height * 0.44:
        size = mark.height * 0.42
        first, *rest = wrapped(mark.text, size * 1.06, room)
        lines = [shortened(line, size * 1.06, room) for line in (first, " ".join(rest))]
    top = -size * 0.5 * (len(lines) - 1)
    written = "".join(letters(line, size, "title", 0, top + size * place) for place, line in enumerate(lines))
    return box(mark.width, mark.height, "band", 6) + written


def strap(mark: Mark) -> str:
    """A plate along the edge of a board."""
    return "".join(box(mark.width, mark.height, style, mark.height * 0.3) for style in ["ground-plate", "tint", "edge"])


def landing(mark: Mark) -> str:
    """A pad that waits for a card: a broken outline with a glow at its foot."""
    foot = mark.height / 2 - 4
    glow = f'<ellipse class="foot" cy="{plain_number(foot)}" rx="{plain_number(mark.width * 0.5)}" ry="7"/>'
    return glow + box(mark.width, mark.height, "void", 8)


def fulcrum(mark: Mark) -> str:
    """What a beam lies on."""
    half, high = mark.width / 2, mark.height / 2
    return polygon([(0, -high), (half, high), (-half, high)], "post")


def lever(mark: Mark) -> str:
    """The beam of a balance; the mark's angle tips it."""
    half = mark.width / 2
    return stroke(f"M{numbers(-half, 0)}H{plain_number(half)}", "bar") + circle(mark.width * 0.03, "pin")


def weight(mark: Mark) -> str:
    """What lies on a balance: a round plate with a large figure."""
    radius = mark.width / 2
    return circle(radius, "pan") + circle(radius, "edge") + letters(mark.text, mark.width * 0.46, "load")


BATTLE = [horizon, theatre, unit, plaque, strap, landing, fulcrum, lever, weight]
