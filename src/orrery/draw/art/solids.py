"""Simple solids for places and halls: blocks, domes, columns, people, plants. All are lit from the upper left."""

from itertools import pairwise
from math import cos, pi, sin

from orrery.draw.art.brush import Brush, Point, at, outline, smooth, tenth


def block(brush: Brush, x: float, base: float, wide: float, high: float, lit: str = "f3", dark: str = "f4") -> None:
    """A tower by its left edge and foot: front, side in shade, roof."""
    deep = min(wide * 0.35, 9)
    brush.path(f"M{at(x, base)}v{tenth(-high)}h{tenth(wide)}v{tenth(high)}z", f"{lit} o")
    brush.path(f"M{at(x + wide, base)}v{tenth(-high)}l{at(deep, -deep * 0.5)}v{tenth(high)}z", f"{dark} o")
    brush.path(f"M{at(x, base - high)}l{at(deep, -deep * 0.5)}h{tenth(wide)}l{at(-deep, deep * 0.5)}z", "f2", 0.7)


def windows(brush: Brush, x: float, base: float, wide: float, high: float, share: float = 0.6) -> list[Point]:
    """The lit windows of a front."""
    columns, rows = max(1, int(wide / 4.2)), max(1, int(high / 5.2))
    return [
        (x + (column + 0.5) * wide / columns, base - (row + 0.55) * high / rows)
        for column in range(columns)
        for row in range(rows)
        if brush.chance(share)
    ]


def skyline(
    brush: Brush,
    left: float,
    right: float,
    base: float,
    low: float,
    high: float,
    lit: str = "f3",
    dark: str = "f4",
    busy: float = 0.3,
) -> None:
    """A row of towers of different heights, with their lights; all fronts are one path, and so are all sides."""
    x, lights = left, []
    fronts, sides, roofs, masts = "", "", "", ""
    while x < right - 8:
        wide, tall = brush.between(10, 21), brush.between(low, high)
        deep = min(wide * 0.35, 9)
        fronts += f"M{at(x, base)}v{tenth(-tall)}h{tenth(wide)}v{tenth(tall)}z"
        sides += f"M{at(x + wide, base)}v{tenth(-tall)}l{at(deep, -deep * 0.5)}v{tenth(tall)}z"
        roofs += f"M{at(x, base - tall)}l{at(deep, -deep * 0.5)}h{tenth(wide)}l{at(-deep, deep * 0.5)}z"
        lights += windows(brush, x, base, wide, tall, busy)
        if brush.chance(0.35):
            masts += f"M{at(x + wide / 2, base - tall)}v{tenth(-brush.between(6, 16))}"
        x += wide + brush.between(2, 9)
    if masts:
        brush.path(masts, "sh", 1, 1.1)
    brush.path(sides, f"{dark} o")
    brush.path(roofs, "f2", 0.7)
    brush.path(fronts, f"{lit} o")
    brush.dots([(round(a), round(b)) for a, b in lights], "sl", 1.6, 0.95)


def dome(brush: Brush, x: float, base: float, radius: float, glass: bool = True) -> None:
    """A half ball on a ring wall; glass ones show what grows inside."""
    brush.path(
        f"M{at(x - radius, base)}a{at(radius, radius * 0.92)} 0 0 1 {at(radius * 2, 0)}z", f"{'f5' if glass else 'f3'} o", 0.92
    )
    if glass:
        leaves = [(x + radius * brush.between(-0.75, 0.6), base - brush.between(1, radius * 0.45)) for _ in range(9)]
        brush.dots(leaves, "s6", radius * 0.26, 0.9)
        ribs = (
            f"M{at(x, base)}V{tenth(base - radius * 0.92)}M{at(x - radius * 0.93, base - radius * 0.34)}"
            f"q{at(radius * 0.93, -radius * 0.2)} {at(radius * 1.86, 0)}"
        )
        brush.path(ribs, "s2", 0.7, 0.9)
    shade = (
        f"M{at(x + radius, base)}a{at(radius, radius * 0.92)} 0 0 0 {at(-radius * 0.75, -radius * 0.89)}"
        f"q{at(radius * 0.4, radius * 0.4)} {at(radius * 0.2, radius * 0.89)}z"
    )
    brush.path(shade, "f4", 0.5)
    brush.path(
        f"M{at(x - radius * 0.72, base - radius * 0.42)}a{at(radius, radius * 0.92)} 0 0 1 {at(radius * 0.5, -radius * 0.4)}",
        "s2 dot",
        0.9,
        1.6,
    )
    brush.box(x - radius * 1.06, base - 2.5, radius * 2.12, 4, "fh o", 1, 1)


def column(brush: Brush, x: float, top: float, base: float, wide: float, lit: str = "f3", dark: str = "f4") -> None:
    """A pillar with head and foot."""
    half = wide / 2
    brush.box(x - half, top, wide, base - top, f"{lit} o")
    brush.box(x, top, half, base - top, dark, 0.75)
    brush.box(x - half * 0.7, top, half * 0.35, base - top, "f2", 0.55)
    for y in (top, base - wide * 0.35):
        brush.box(x - half * 1.35, y, wide * 1.35, wide * 0.35, f"{lit} o")


def person(brush: Brush, x: float, base: float, high: float, paint: str = "fd", cloak: bool = False) -> None:
    """Somebody standing, as a silhouette with a lit edge."""
    head, wide = high * 0.13, high * (0.21 if cloak else 0.16)
    body = (
        f"M{at(x - wide, base)}q{at(-wide * 0.1, -high * 0.5)} {at(wide * 0.25, -high * 0.68)}"
        f"q{at(wide * 0.75, -high * 0.1)} {at(wide * 1.5, 0)}"
        f"q{at(wide * 0.35, high * 0.18)} {at(wide * 0.25, high * 0.68)}z"
    )
    brush.path(body, f"{paint} o")
    brush.circle(x, base - high * 0.86, head, f"{paint} o")
    edge = (
        f"M{at(x - wide, base)}q{at(-wide * 0.1, -high * 0.5)} {at(wide * 0.25, -high * 0.68)}"
        f"M{at(x - head, base - high * 0.86)}a{at(head, head)} 0 0 1 {at(head, -head)}"
    )
    brush.path(edge, "s5", 0.9, 1)


def soldier(brush: Brush, x: float, base: float, high: float) -> None:
    """An armoured trooper: helmet with a visor, plates, a rifle."""
    brush.stamp("z", armour, x, base, high / 60)


def armour(brush: Brush) -> None:
    brush.path("M-15 0L-14-24L-18-34Q-16-44-6-45L6-45Q16-44 18-34L14-24L15 0Z", "fh o")
    brush.path("M0 0V-45L6-45Q16-44 18-34L14-24L15 0Z", "fd")
    brush.path("M-18-34Q-16-45-6-45L-7-32Z", "fm")
    brush.path("M-9-46Q-10-60 0-60Q10-60 9-46L5-42H-5Z", "fh o")
    brush.path("M0-60Q10-60 9-46L5-42H0Z", "fd")
    brush.path("M-7-52L7-52L6-48H-6Z", "fr")
    brush.path("M-6-51h5", "sl", 1, 1.2)
    brush.path("M-20-18L18-32M12-33L22-37", "sk", 1, 4.5)
    brush.path("M-19-19L17-33", "sh", 1, 1.6)


def fronds(brush: Brush, x: float, base: float, high: float, paints: tuple[str, str] = ("s6", "s7")) -> None:
    """A plant of an unknown world: bent stems with leaves or bulbs."""
    stems, tips = "", []
    for _ in range(brush.whole(3, 5)):
        lean, tall = brush.between(-0.6, 0.6) * high, high * brush.between(0.6, 1)
        stems += f"M{at(x, base)}q{at(0, -tall * 0.7)} {at(lean, -tall)}"
        tips.append((x + lean, base - tall))
    brush.path(stems, paints[1], 1, high * 0.08)
    brush.dots(tips, paints[0], high * 0.2)
    brush.dots([(a - 0.6, b - 0.8) for a, b in tips], "s5", high * 0.07)


def crystal(brush: Brush, x: float, base: float, high: float, lean: float = 0) -> None:
    """A gem that grows out of the ground, in three faces."""
    wide, top = high * 0.3, (x + lean, base - high)
    left, right, mid = (x - wide / 2, base), (x + wide / 2, base), (x + wide * 0.08, base)
    shoulder = base - high * 0.72
    brush.path(
        outline([left, (x - wide * 0.6 + lean * 0.7, shoulder), top, (x + wide * 0.6 + lean * 0.7, shoulder), right]), "f3 o"
    )
    brush.path(
        outline([mid, (x + wide * 0.1 + lean * 0.7, shoulder + 3), top, (x + wide * 0.6 + lean * 0.7, shoulder), right]),
        "f4",
        0.75,
    )
    brush.path(
        outline([left, (x - wide * 0.6 + lean * 0.7, shoulder), top, (x - wide * 0.2 + lean * 0.7, shoulder + 4)]), "f2", 0.75
    )


def tent(brush: Brush, x: float, base: float, size: float, paint: str = "f6") -> None:
    """A shelter of cloth."""
    brush.path(outline([(x - size, base), (x - size * 0.1, base - size), (x + size, base)]), f"{paint} o")
    brush.path(outline([(x - size * 0.1, base - size), (x + size, base), (x + size * 0.1, base)]), "f7")
    brush.path(outline([(x - size * 0.42, base), (x - size * 0.12, base - size * 0.62), (x + size * 0.06, base)]), "fl", 0.9)


def cog_wheel(brush: Brush, x: float, y: float, radius: float, paint: str = "fh") -> None:
    """A wheel with teeth."""
    points = []
    for k in range(40):
        reach, angle = radius * (1 if k % 4 in (1, 2) else 0.8), 2 * pi * k / 40
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    brush.path(outline(points), f"{paint} o")
    brush.circle(x, y, radius * 0.55, "fd", 0.8)
    brush.circle(x, y, radius * 0.2, "fm")


def holo(brush: Brush, x: float, base: float, radius: float, high: float) -> None:
    """A projector and the cone of light above it."""
    brush.linear("o", [(0, "5", 0), (1, "5", 0.75)])
    brush.path(
        f"M{at(x - radius * 0.5, base)}L{at(x - radius, base - high)}H{tenth(x + radius)}L{at(x + radius * 0.5, base)}z", "@o"
    )
    brush.ellipse(x, base, radius * 0.62, radius * 0.2, "fd o")
    brush.ellipse(x, base - 1.5, radius * 0.5, radius * 0.14, "f5")


def hills(brush: Brush, base: float, rough: float, paint: str, seen: float = 1, soft: bool = True) -> list[Point]:
    """A skyline filled down to the edge of the picture; gives its points."""
    points = brush.ridge(base, rough, 9)
    whole = [
        (-20, brush.height + 20),
        *[(-20, points[0][1])],
        *points,
        (brush.width + 20, points[-1][1]),
        (brush.width + 20, brush.height + 20),
    ]
    brush.path(smooth(whole) if soft else outline(whole), paint, seen)
    return points


def foot(points: list[Point], x: float) -> float:
    """How high a skyline stands at a place."""
    for (x1, y1), (x2, y2) in pairwise(points):
        if x1 <= x <= x2:
            return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
    return points[-1][1]
