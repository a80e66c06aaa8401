"""Worlds and devices: globes of many surfaces, what surrounds them, and cut stones."""

from math import cos, pi, sin

from orrery.core.scene import Mark
from orrery.draw.lettering import numbers, plain_number, scaled
from orrery.draw.shapes.plain import circle, polygon, stroke

LANDS = (
    "M-34 -20C-24 -38 -4 -40 6 -32C14 -24 2 -16 -4 -8C-10 2 -22 4 -28 -2C-36 -6 -38 -14 -34 -20Z"
    "M8 2C18 -6 34 -4 38 6C40 18 28 32 16 34C6 34 4 24 8 18C12 12 2 8 8 2Z"
    "M-26 18C-18 14 -10 20 -12 28C-14 34 -22 32 -26 28C-30 24 -30 20 -26 18Z"
)
CRATERS = [(-15, -13, 10), (14, 8, 8), (-9, 21, 6), (19, -21, 5), (-29, 7, 5), (2, -33, 4)]
CRACKS = "M-40 4L-22 -4L-14 8L4 -2L12 -16L30 -22M4 -2L14 14L8 30L14 42M-14 8L-24 24"


def banded(radius: float) -> str:
    """Clouds that blow around a giant, and its great storm."""
    rows = [(0.8, -0.55), (0.95, -0.22), (0.98, 0.16), (0.82, 0.52)]
    bands = "".join(
        f"M{numbers(-radius * reach, radius * height)}q{numbers(radius * reach, radius * 0.2, radius * reach * 2, 0)}"
        for reach, height in rows
    )
    return stroke(bands, "belt") + circle(radius * 0.13, "land", radius * 0.3, radius * 0.36)


def oceanic(radius: float) -> str:
    """Lands in a sea, and ice on the pole."""
    cap = f"M{numbers(-radius * 0.5, -radius * 0.84)}Q{numbers(0, -radius * 0.62, radius * 0.5, -radius * 0.84)}"
    return stroke(scaled(LANDS, radius / 50), "land") + stroke(cap, "belt")


def cratered(radius: float) -> str:
    """Old scars of many falls."""
    return "".join(circle(radius * size / 50, "land", radius * x / 50, radius * y / 50) for x, y, size in CRATERS)


def molten(radius: float) -> str:
    """A crust with glowing cracks."""
    return stroke(scaled(CRACKS, radius / 50), "crack")


SURFACES = {"banded": banded, "oceanic": oceanic, "cratered": cratered, "molten": molten}


def globe(mark: Mark) -> str:
    """A world lit from the upper left; style words tell its surface, and whether it has a ring."""
    words = mark.style.split()
    radius = mark.width / 2
    surface = "".join(draw(radius) for word, draw in SURFACES.items() if word in words)
    ball = circle(radius, "plate") + surface + circle(radius, "ball") + stamp(mark)
    if "ringed" not in words:
        return ball
    ring = f"{numbers(radius * 1.5, radius * 0.4)} -16"
    left, right = numbers(-radius * 1.44, radius * 0.41), numbers(radius * 1.44, -radius * 0.41)
    return stroke(f"M{left}A{ring} 0 1 {right}", "orbit") + ball + stroke(f"M{left}A{ring} 0 0 {right}", "orbit")


def stamp(mark: Mark) -> str:
    """The letter of a globe, where it has one."""
    if not mark.text:
        return ""
    size = plain_number(mark.width * 0.46)
    return f'<text class="carved" y="{plain_number(mark.width * 0.16)}" font-size="{size}">{mark.text}</text>'


def aura(mark: Mark) -> str:
    """Light around a world in which something has been found."""
    radius = mark.width / 2
    rays = ""
    for k in range(16):
        angle, reach = k * pi / 8, 1.0 if k % 2 else 0.9
        start, end = (numbers(radius * far * sin(angle), -radius * far * cos(angle)) for far in (0.8, reach))
        rays += f"M{start}L{end}"
    mist = "".join(circle(radius * reach, "mist") for reach in (1.0, 0.9, 0.8))
    return mist + stroke(rays, "shine")


def rampart(mark: Mark) -> str:
    """Guns around a world that does not surrender: a ring with four sights."""
    radius = mark.width / 2
    sights = ""
    for k in range(4):
        angle = (k + 0.5) * pi / 2
        start, end = (numbers(radius * far * sin(angle), -radius * far * cos(angle)) for far in (0.78, 1.12))
        sights += f"M{start}L{end}"
    return circle(radius, "edge") + stroke(sights, "sight")


FACETS = "M-50 0L-20 -16L0 -50L20 -16L50 0L20 16L0 50L-20 16ZM-20 -16H20L20 16H-20Z"


def gem(mark: Mark) -> str:
    """A stone with four corners, cut in facets: a plan that has taken shape."""
    half = mark.width / 2
    corners = [(0, -half), (half, 0), (0, half), (-half, 0)]
    return (
        "".join(polygon(corners, style) for style in ["plate", "sheen"])
        + stroke(scaled(FACETS, mark.width / 100), "facets")
        + polygon(corners, "rim-line")
    )
