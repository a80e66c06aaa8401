"""What flies in the sky of a world: moons, ships of several makes, stations, wrecks."""

from math import cos, pi, sin

from orrery.draw.art.brush import Brush, at, outline
from orrery.draw.art.sphere import Ball

# Hulls in a box of about 40 units, flying right: the whole outline, what lies in shade, what is lit by windows
HULLS = {
    "fighter": ("M20 0L4-4L-8-13L-6-4L-14-5L-12 0L-14 5L-6 4L-8 13L4 4Z", "M20 0L-12 0L-14 5L-6 4L-8 13L4 4Z", "M4-1h5"),
    "frigate": (
        "M24 0L12-5H-2L-6-9H-14L-12-4L-20-3V4L-12 4L-15 9H-7L-2 6H12Z",
        "M24 0H-20V4L-12 4L-15 9H-7L-2 6H12Z",
        "M10-2h0M5-2h0M0-2h0M-5-2h0",
    ),
    "freighter": (
        "M22-2L17-6H8V-9H-4V-6H-8V-9H-20V8H-8V5H-4V8H8V5H17L22 2Z",
        "M22 0H-20V8H-8V5H-4V8H8V5H17L22 2Z",
        "M17-2h0M14-2h0M-14-4h4M-1-4h5",
    ),
    "dropship": (
        "M18 2Q14-7 2-7L-12-8L-18-14H-21L-19-4L-20 4L-14 7H10Q17 7 18 2Z",
        "M18 2Q10 1-20 1L-20 4L-14 7H10Q17 7 18 2Z",
        "M9-2h5M-6-3h0M-2-3h0",
    ),
    "liner": (
        "M26 0Q18-8 0-7H-16L-22-3V4L-16 6H0Q18 7 26 0Z",
        "M26 0H-22V4L-16 6H0Q18 7 26 0Z",
        "M14-2h0M9-3h0M4-3h0M-1-3h0M-6-3h0M-11-3h0",
    ),
    "saucer": (
        "M-20 1Q-10-6-7-6Q-5-11 0-11Q5-11 7-6Q10-6 20 1Q8 7 0 7Q-8 7-20 1Z",
        "M-20 1H20Q8 7 0 7Q-8 7-20 1Z",
        "M-12 1h0M-4 2.5h0M4 2.5h0M12 1h0",
    ),
    "crescent": (
        "M22-10Q4-16-12-6Q-20 0-12 6Q4 16 22 10Q6 8-1 3L8 0L-1-3Q6-8 22-10Z",
        "M8 0H-18Q-16 3-12 6Q4 16 22 10Q6 8-1 3Z",
        "M-10 0h0M-5 0h3",
    ),
    "insect": (
        "M22-1Q12-7 2-5L-2-14Q-8-12-8-5Q-16-7-22-2Q-18 0-22 3Q-16 7-8 5Q-8 12-2 14L2 5Q12 6 22 1L15 0Z",
        "M15 0H-20L-22 3Q-16 7-8 5Q-8 12-2 14L2 5Q12 6 22 1Z",
        "M10-2h0M12 2h0",
    ),
}


def ship(brush: Brush, make: str, x: float, y: float, scale: float, angle: float = 0, paints: str = "mhl") -> None:
    """A ship: hull, shade, windows and the flame behind it. `paints` names hull, shade and windows."""
    hull, shade, windows = HULLS[make]
    lit, dark, lamp = paints[0], paints[1], paints[2]
    brush.turned(angle, x, y, scale)
    brush.path(f"M-16 0h{-brush.whole(8, 20)}", "s5 dot", 0.8, 3)
    brush.path(hull, f"f{lit} o")
    brush.path(shade, f"f{dark}")
    brush.path(windows, f"s{lamp} dot", 1, 1.8)
    brush.end()


def squadron(brush: Brush, make: str, count: int, paints: str = "mhl") -> None:
    """Ships in one direction, the nearest largest."""
    angle, x, y = brush.between(-24, 8), brush.width * brush.between(0.12, 0.2), brush.height * brush.between(0.3, 0.62)
    for k in range(count):
        scale = (1.0, 0.7, 0.5, 0.42, 0.36)[k]
        ship(brush, make, x, y, scale * brush.between(0.9, 1.1), angle, paints)
        x, y = x + brush.between(15, 38) * (1 if k % 2 else 0.4), y + brush.between(15, 24) * (-1 if k % 2 else 1.4)


def moon(brush: Brush, x: float, y: float, radius: float) -> None:
    """A small bare ball, in the light of the world's own sun; its gradients are those of the planet."""
    brush.circle(x, y, radius, "@b o")
    if radius > 9:
        craters_on_moon = Ball(x, y, radius)
        for _ in range(3):
            a, b, flat, angle = craters_on_moon.ellipse_at(*craters_on_moon.place(brush, 50))
            brush.ellipse(a, b, radius * 0.18, radius * 0.18 * flat, "f4", 0.5, angle)
    brush.circle(x, y, radius, "@t night")


def wheel_station(brush: Brush, x: float, y: float, size: float) -> None:
    """A turning ring with spokes and a mast."""
    brush.turned(brush.between(-25, 5), x, y, size / 30)
    brush.path("M0-26V26", "sm", 1, 2)
    brush.ellipse(0, 0, 26, 9, "sh", 1)
    brush.path("M-26 0A26 9 0 0 1 26 0", "sd", 1, 5)
    brush.path("M-24 0H24M-16-6L16 6M-16 6L16-6", "sh", 1, 1.4)
    brush.path("M-5-9L5-9L6 8L0 13L-6 8Z", "fm o")
    brush.path("M0-9L5-9L6 8L0 13Z", "fh")
    brush.path("M-26 0A26 9 0 0 0 26 0", "sm", 1, 5)
    brush.path("M-22 4h0M-15 7h0M-7 8.5h0M2 9h0M10 8h0M18 6h0M0-4h0M0 2h0", "sl dot", 1, 1.7)
    brush.end()


def lattice_station(brush: Brush, x: float, y: float, size: float) -> None:
    """Beams, containers, panels that drink light."""
    brush.turned(brush.between(-20, 10), x, y, size / 30)
    brush.path("M-34-3H34M-34 3H34" + "".join(f"M{k} -3l5 6l5-6" for k in range(-34, 34, 10)), "sh", 1, 1.3)
    for left in (-32, 18):
        brush.path(f"M{left}-22h14v16h-14zM{left} 6h14v16h-14z", "f3 o")
        brush.path(f"M{left}-14h14M{left + 7}-22v16M{left} 14h14M{left + 7} 6v16", "s4", 1, 0.8)
    brush.path("M-9-9H9V9H-9Z", "fm o")
    brush.path("M1-9H9V9H1Z", "fh")
    brush.path("M-5-5h0M-5 0h0M-5 5h0M5-4h0M5 2h0", "sl dot", 1, 2)
    brush.path("M0-9V-20M-3-20H3", "sm", 1, 1.2)
    brush.end()


def wreck(brush: Brush, x: float, y: float, size: float, paints: str = "hd5") -> None:
    """A broken hull with ribs, and what drifts around it."""
    lit, dark, glow = paints[0], paints[1], paints[2]
    brush.turned(brush.between(-30, 20), x, y, size / 30)
    brush.path("M-36-3Q-30-13-10-12L-4-7L-9-3L-3 1L-9 6L-5 11Q-28 12-36 4Z", f"f{lit} o")
    brush.path("M-36 0L-8 0L-3 1L-9 6L-5 11Q-28 12-36 4Z", f"f{dark}")
    brush.path("M8-9L16-11Q32-8 36-1Q32 7 14 9L5 6L11 2L6-3Z", f"f{lit} o")
    brush.path("M8 0L36-1Q32 7 14 9L5 6L11 2Z", f"f{dark}")
    brush.path("M-4-7l6-1M-3 1l9-1M-5 9l7 0M2-4l3 1M0 5l4 0", f"s{lit}", 1, 1.3)
    brush.path("M-8-3l2 1M-9 5l3-1M10-2l-2 0M10 3l-2 1", f"s{glow}", 0.9, 2.4)
    brush.path("M-20-6h0M-25-4h0M20-4h0", f"s{glow} dot", 0.8, 2)
    brush.end()
    for _ in range(9):
        a, reach = brush.between(0, 2 * pi), size * brush.between(0.2, 1.3)
        px, py, bit = x + reach * cos(a), y + reach * 0.5 * sin(a), brush.between(1, 3)
        brush.path(outline([(px, py), (px + bit, py - bit * 0.7), (px + bit * 1.2, py + bit)]), f"f{lit}", 0.9)


def shots(brush: Brush, x1: float, y1: float, x2: float, y2: float) -> None:
    """A ray and the flash where it hits."""
    brush.path(f"M{at(x1, y1)}L{at(x2, y2)}", "sr", 0.7, 2.4)
    brush.path(f"M{at(x1, y1)}L{at(x2, y2)}", "sw", 0.9, 0.8)
    for reach, paint, seen in [(9, "fr", 0.5), (5, "fl", 0.9), (2, "f2", 1)]:
        brush.circle(x2, y2, reach, paint, seen)
