"""What flies between planets: bays for rockets, some full of rocks, landing pads, rockets, aliens and shuttles."""

from zlib import crc32

from orrery.core.scene import Mark
from orrery.draw.lettering import scaled
from orrery.draw.shapes.plain import box, circle, polygon, stroke

ROCKS = 5
CORNERS = 8


def bay(mark: Mark) -> str:
    """A rounded plate; with the style word `meteor` a dashed one with rocks, always the same ones for the same id."""
    corner = mark.width * 0.24
    floor = box(mark.width, mark.height or mark.width, "floor", corner)
    if "meteor" not in mark.style.split():
        return floor
    return floor + box(mark.width, mark.height or mark.width, "dust", corner) + rocks(mark)


def rocks(mark: Mark) -> str:
    """Scattered stones with a dark hollow each."""
    scatter = crc32(mark.id.encode())
    drawn = []
    for _ in range(ROCKS):
        numbers = []
        for _ in range(CORNERS + 3):
            scatter = (scatter * 1103515245 + 12345) % 2**31
            numbers.append((scatter >> 8) % 1000 / 1000)
        x, y = ((number - 0.5) * mark.width * 0.62 for number in numbers[:2])
        size = mark.width * (0.05 + 0.06 * numbers[2])
        outline = [
            (x + size * reach * dx, y + size * reach * dy) for (dx, dy), reach in zip(AROUND, spread(numbers[3:]), strict=True)
        ]
        drawn.append(polygon(outline, "rock") + circle(size * 0.28, "hollow", x - size * 0.2, y - size * 0.15))
    return "".join(drawn)


AROUND = [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)]


def spread(numbers: list[float]) -> list[float]:
    return [0.75 + 0.4 * number for number in numbers]


def berth(mark: Mark) -> str:
    """A landing pad: a bar with a sheen, along the edge where it lies."""
    corner = min(mark.width, mark.height) * 0.42
    return (
        box(mark.width, mark.height, "slab", corner)
        + box(mark.width, mark.height, "sheen", corner)
        + box(mark.width, mark.height, "edge", corner)
    )


def rocket(mark: Mark) -> str:
    """Pointing up: a nose and fins in its colour, and a flame behind; a red one has two belts instead of a porthole."""
    scale = mark.width / 100
    sign = circle(7 * scale, "stripe", 0, 2 * scale)
    if "red" in mark.style.split():
        sign = stroke(scaled("M-16 -6H16V1H-16ZM-15 8H15V15H-15Z", scale), "stripe")
    return (
        stroke(scaled("M-9 26L0 50L9 26Z", scale), "flame")
        + stroke(scaled("M0 -50C16 -34 18 -12 14 24H-14C-18 -12 -16 -34 0 -50Z", scale), "hull")
        + stroke(scaled("M0 -50C9 -41 14 -29 15.500 -16H-15.500C-14 -29 -9 -41 0 -50Z", scale), "stripe")
        + stroke(scaled("M-14 4L-31 34L-14 27ZM14 4L31 34L14 27Z", scale), "stripe")
        + sign
        + stroke(
            scaled("M0 -50C16 -34 18 -12 14 24H-14C-18 -12 -16 -34 0 -50ZM-14 4L-31 34L-14 27M14 4L31 34L14 27", scale), "edge"
        )
    )


def alien(mark: Mark) -> str:
    """A head with large eyes and two feelers."""
    scale = mark.width / 100
    return (
        stroke(scaled("M-16 -26L-28 -48M16 -26L28 -48", scale), "feelers")
        + circle(7 * scale, "skin", -28 * scale, -48 * scale)
        + circle(7 * scale, "skin", 28 * scale, -48 * scale)
        + stroke(
            scaled("M0 -36C26 -36 36 -14 33 10C30 34 14 48 0 48C-14 48 -30 34 -33 10C-36 -14 -26 -36 0 -36Z", scale), "skin"
        )
        + stroke(
            scaled("M-13 -12C-25 -14 -27 10 -12 14C-4 12 -5 -8 -13 -12ZM13 -12C25 -14 27 10 12 14C4 12 5 -8 13 -12Z", scale),
            "gaze",
        )
    )


def shuttle(mark: Mark) -> str:
    """A ship that waits for its crew, on a disc in its owner's colour."""
    scale = mark.width / 100
    return (
        circle(mark.width * 0.5, "tint")
        + stroke(scaled("M-7 36L0 50L7 36Z", scale), "flame")
        + stroke(scaled("M0 -46L16 -16L38 25L15 19L10 36H-10L-15 19L-38 25L-16 -16Z", scale), "hull")
        + stroke(scaled("M0 -36L10 -13V15H-10V-13Z", scale), "stripe")
    )
