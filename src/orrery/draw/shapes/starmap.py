"""What stands on a star map: shining stars, saucers and their mother ships, bunkers with their beams, deposits, oval cards."""

from math import cos, pi, sin

from orrery.core.scene import CAMPS, Mark
from orrery.draw.lettering import numbers, plain_number, scaled
from orrery.draw.shapes.plain import box, circle, dressed, polygon, stroke

# Stars


def twinkle(mark: Mark) -> str:
    """A star with four long rays and its light around it."""
    reach, waist = mark.width * 0.36, mark.width * 0.065
    points = []
    for k in range(8):
        far = waist if k % 2 else reach
        points.append((far * sin(k * pi / 4), -far * cos(k * pi / 4)))
    return circle(mark.width / 2, "glow") + polygon(points, "star-rays") + circle(waist, "star-heart")


def haze(mark: Mark) -> str:
    """A soft cloud in the colour of a camp, thinning out towards its rim."""
    camp = next(word for word in mark.style.split() if word in CAMPS)
    across, down = plain_number(mark.width / 2), plain_number((mark.height or mark.width) / 2)
    return f'<ellipse class="cloud" rx="{across}" ry="{down}" fill="url(#paint-haze-{camp})"/>'


def shockwave(mark: Mark) -> str:
    """Rings of light that run outward from a star that has exploded."""
    radius = mark.width / 2
    return "".join(circle(radius * reach, f"wave wave-{k}") for k, reach in enumerate((1.0, 0.86, 0.68)))


# Saucers

HULLS = {  # two outlines, so that nobody needs the colours
    "red": "M-50 4C-50 -9 -26 -16 0 -16C26 -16 50 -9 50 4C50 17 26 24 0 24C-26 24 -50 17 -50 4Z",
    "blue": "M-50 4L-30 -15H30L50 4L30 23H-30Z",
}
LIGHTS = [(-34, 9), (-18, 15), (0, 17), (18, 15), (34, 9)]


def ellipse(across: float, down: float, style: str, y: float = 0) -> str:
    """An ellipse around a point of the middle line."""
    place = f' cy="{plain_number(y)}"' if y else ""
    return f'<ellipse {dressed(style)}{place} rx="{plain_number(across)}" ry="{plain_number(down)}"/>'


def saucer(mark: Mark) -> str:
    """A saucer seen from slightly above, rounded or with corners by its colour; what sits on its dome is a part."""
    scale = mark.width / 100
    words = mark.style.split()
    outline = scaled(HULLS["blue" if "blue" in words else "red"], scale)
    lights = "".join(circle(2.6 * scale, "lamp", x * scale, y * scale) for x, y in LIGHTS)
    dome = scaled("M-24 -6C-24 -34 24 -34 24 -6C14 0 -14 0 -24 -6Z", scale)
    return (
        ellipse(44 * scale, 9 * scale, "underside", 28 * scale)
        + "".join(stroke(outline, style) for style in ["plate", "sheen", "edge"])
        + lights
        + stroke(dome, "glass-dome")
    )


def mothership(mark: Mark) -> str:
    """A broad ship with lights along its rim and a deck on which saucers stand."""
    scale = mark.width / 100
    around = [(k * pi / 6) for k in range(12)]
    lights = "".join(circle(2 * scale, "beacon", 44 * sin(at) * scale, (21 * cos(at) + 3) * scale) for at in around)
    return (
        ellipse(46 * scale, 12 * scale, "underside", 22 * scale)
        + ellipse(50 * scale, 27 * scale, "steel", 3 * scale)
        + ellipse(50 * scale, 27 * scale, "edge", 3 * scale)
        + lights
        + ellipse(36 * scale, 17 * scale, "well", -1 * scale)
        + ellipse(36 * scale, 17 * scale, "well-rim", -1 * scale)
    )


def crystal(mark: Mark) -> str:
    """A cut stone that glows: a deposit."""
    scale = mark.width / 100
    outline = "M0 -50L30 -16L20 40L0 50L-20 40L-30 -16Z"
    facets = "M-30 -16L0 -4L30 -16M0 -4V50M0 -50V-4"
    return (
        circle(mark.width * 0.62, "glow")
        + "".join(stroke(scaled(outline, scale), style) for style in ["plate", "sheen"])
        + stroke(scaled(facets, scale), "facets")
        + stroke(scaled(outline, scale), "edge")
    )


def hatch(mark: Mark) -> str:
    """A closed hold: two doors, and what is behind them nobody sees."""
    return box(mark.width, mark.height, "door", 2.5) + stroke(
        f"M0 {plain_number(-mark.height / 2)}V{plain_number(mark.height / 2)}", "door-line"
    )


# Bunkers


def bunker(mark: Mark) -> str:
    """A dome with a gun that points up; in retreat it is cracked and its gun is short."""
    scale = mark.width / 100
    hit = "retreat" in mark.style.split()
    barrel = "M-9 -22V-40H9V-22Z" if hit else "M-9 -22V-66H9V-22ZM-13 -66H13V-58H-13Z"
    dome = "M-48 38V2C-48 -50 48 -50 48 2V38Z"
    cracks = stroke(scaled("M-30 -24L-16 -6L-26 8L-12 30M28 -28L20 -8L34 4", scale), "rift") if hit else ""
    return (
        stroke(scaled(barrel, scale), "barrel")
        + "".join(stroke(scaled(dome, scale), style) for style in ["steel", "edge"])
        + cracks
    )


def breach(mark: Mark) -> str:
    """Where a bunker was: two stumps, and the way in between them."""
    scale = mark.width / 100
    stumps = "M-52 40L-48 2L-36 14L-30 -6L-22 40ZM52 40L48 2L36 14L30 -6L22 40Z"
    way = "M-15 -40L0 -24L15 -40M-15 -14L0 2L15 -14M-15 12L0 28L15 12"
    return stroke(scaled(stumps, scale), "rubble") + stroke(scaled(way, scale), "edge")


def beam(mark: Mark) -> str:
    """A ray of fire upward from its place, as long as the mark is high: light around a white core."""
    line = f"M0 0V{plain_number(-mark.height)}"
    return stroke(line, "blaze") + stroke(line, "blaze-heart") + circle(7, "muzzle")


# Cards


def oval(mark: Mark) -> str:
    """A card of an elliptical box: a frame in its colour, a dark field within."""
    across, down = mark.width / 2, mark.height / 2
    return (
        ellipse(across, down, "shadow")
        + ellipse(across, down, "window")
        + ellipse(across - 5, down - 5, "trim")
        + ellipse(across, down, "edge")
    )


def oval_back(mark: Mark) -> str:
    """The same face down, with a text such as the number of cards in the pile."""
    across, down = mark.width / 2, mark.height / 2
    return (
        ellipse(across, down, "shadow")
        + ellipse(across, down, "weave")
        + ellipse(across * 0.84, down * 0.86, "trim")
        + ellipse(across, down, "edge")
        + (f"{circle(mark.width * 0.3, 'seal')}{stamp(mark)}" if mark.text else "")
    )


def stamp(mark: Mark) -> str:
    size = mark.width * 0.34
    return f'<text class="stamp" y="{plain_number(size * 0.35)}" font-size="{plain_number(size)}">{mark.text}</text>'


def pulsar(mark: Mark) -> str:
    """A small bright star that turns between two cones of light."""
    scale = mark.width / 100
    cones = "M0 0L-44 -34L-28 -48ZM0 0L44 34L28 48Z"
    rings = "".join(
        f"M{numbers(-r * 0.8, r * 0.56)}A{numbers(r, r * 0.4)} -35 1 1 {numbers(r * 0.8, -r * 0.56)}"
        for r in (26 * scale, 38 * scale)
    )
    return stroke(scaled(cones, scale), "cone") + stroke(rings, "art") + circle(11 * scale, "core") + circle(5 * scale, "lamp")


def bubble(mark: Mark) -> str:
    """A shield: a dome of force over what it saves, with two rims on a large one."""
    scale = mark.width / 100
    rims = (46, 38) if "giga" in mark.style.split() else (42,)
    arcs = "".join(
        f"M{numbers(-r * scale, 18 * scale)}A{numbers(r * scale, r * scale)} 0 0 1 {numbers(r * scale, 18 * scale)}"
        for r in rims
    )
    small = Mark("", "saucer", 0, 0, mark.style, width=mark.width * 0.5)
    ship = f'<g transform="translate(0 {plain_number(10 * scale)})">{saucer(small)}</g>'
    return stroke(arcs + "Z", "cone") + ship + stroke(arcs, "art")


def ray(mark: Mark) -> str:
    """A laser: one bolt across, or with the style word `mega` three."""
    scale = mark.width / 100
    lines = ["M-40 34L40 -34"] if "mega" not in mark.style.split() else ["M-44 14L16 -44", "M-38 38L38 -38", "M-14 44L44 -14"]
    return "".join(stroke(scaled(line, scale), style) for style in ("blaze", "blaze-heart") for line in lines)


def nova(mark: Mark) -> str:
    """A star that explodes: a ragged burst around a white heart."""
    radius = mark.width / 2
    points = []
    for k in range(24):
        far = radius * ((0.98, 0.46, 0.74, 0.46)[k % 4])
        points.append((far * sin(k * pi / 12), -far * cos(k * pi / 12)))
    return polygon(points, "burst") + circle(radius * 0.38, "lamp")
