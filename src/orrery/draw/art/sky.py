"""What lies behind everything: the sky in the colour of the tone, nebulae, stars, far suns."""

from math import cos, pi, sin

from orrery.draw.art.brush import Brush, Point, at, outline


def backdrop(brush: Brush, stars: int = 36, clouds: int = 3) -> None:
    """Sky, soft clouds, and stars of three sizes."""
    brush.linear("s", [(0, "0", 1), (1, "1", 1)], 0, 0, 1, 1)
    brush.radial("n", [(0, "5", 0.4), (0.5, "5", 0.13), (1, "5", 0)])
    brush.box(0, 0, brush.width, brush.height, "@s")
    for _ in range(clouds):
        x, y = brush.between(0, brush.width), brush.between(0, brush.height)
        across = brush.between(0.25, 0.6) * brush.width
        brush.ellipse(x, y, across, across * brush.between(0.3, 0.55), "@n", 1, brush.between(-40, 40))
    starry(brush, stars)


def starry(brush: Brush, stars: int, height: float = 1) -> None:
    """Stars in the upper share of the picture; one or two sparkle."""
    for thick, share, seen in [(0.8, 0.6, 0.6), (1.2, 0.3, 0.8), (1.9, 0.1, 1)]:
        count = int(stars * share)
        points = [(round(brush.between(0, brush.width)), round(brush.between(0, brush.height * height))) for _ in range(count)]
        brush.dots(points, "sw", thick, seen)
    for _ in range(brush.whole(1, 2)):
        sparkle(brush, brush.between(0, brush.width), brush.between(0, brush.height * 0.6 * height), brush.between(3, 5.5))


def sparkle(brush: Brush, x: float, y: float, size: float) -> None:
    """A star with four rays."""
    points = []
    for k in range(8):
        reach = size * (1 if k % 2 == 0 else 0.16)
        points.append((x + reach * sin(k * pi / 4), y - reach * cos(k * pi / 4)))
    brush.path(outline(points), "fw", 0.9)


def sun(brush: Brush, x: float, y: float, radius: float) -> None:
    """A bright disc in its glow."""
    brush.radial("u", [(0, "w", 1), (0.22, "2", 0.9), (0.3, "5", 0.5), (1, "5", 0)])
    brush.circle(x, y, radius * 3.4, "@u glow")
    brush.circle(x, y, radius, "f2")


def rocks(brush: Brush, points: list[Point], smallest: float, largest: float, paints: tuple[str, str] = ("f3", "f4")) -> None:
    """Lumps lit from the upper left, with a pit in the larger ones; small ones are gathered in two paths."""
    lit, dark = paints
    small = largest <= 6
    under, over = "", ""
    for x, y in points:
        size = brush.between(smallest, largest)
        corners = brush.blob(x, y, size, 5 if small else brush.whole(7, 9), 0.5, 0.82)
        inner = [(x - size * 0.14 + (a - x) * 0.72, y - size * 0.16 + (b - y) * 0.7) for a, b in corners]
        if small:
            under, over = under + outline(corners), over + outline(inner)
            continue
        brush.path(outline(corners), f"{dark} o")
        brush.path(outline(inner), lit)
        brush.path(outline([(x - size * 0.2 + (a - x) * 0.34, y - size * 0.26 + (b - y) * 0.3) for a, b in corners]), "f2", 0.5)
        brush.ellipse(x + size * 0.2, y + size * 0.05, size * 0.17, size * 0.13, dark, 0.9)
    if small and points:
        brush.path(under, f"{dark} o")
        brush.path(over, lit)


def beam(x: float, y: float, top: float, wide: float) -> str:
    """A ray of light that opens upward."""
    return f"M{at(x - 1, y)}L{at(x - wide, top)}H{at(x + wide, 0).split()[0]}L{at(x + 1, y)}Z"
