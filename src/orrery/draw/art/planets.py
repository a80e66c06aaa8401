"""Worlds seen from space: planets by kind and features, broken worlds, belts, comets, ships that fill the sky."""

from collections.abc import Callable
from math import cos, pi, sin

from orrery.draw.art.brush import Brush, Point, at, outline, tenth
from orrery.draw.art.company import (
    lattice_station,
    moon,
    ship,
    shots,
    squadron,
    wheel_station,
    wreck,
)
from orrery.draw.art.sky import backdrop, rocks, sun
from orrery.draw.art.sphere import Ball
from orrery.draw.art.surfaces import SURFACES, city_lights, clouds

USUAL = {  # the surfaces of a kind, where the brush.features name none
    "novelty": ["lands", "archipelago", "bands", "ice"],
    "rare": ["craters", "dunes", "lava", "bands"],
    "genes": ["jungle", "lands", "archipelago"],
    "alien": ["circuits", "dunes", "craters"],
    "grey": ["lands", "dunes", "craters", "bands", "ice"],
    "xeno": ["hive"],
}
AIRY = {"lands", "archipelago", "jungle", "ice"}  # surfaces with weather
PAINTS = {"rebel": "hdr", "military": "mhl", "alien": "347", "xeno": "345", "trade": "mhl"}  # hull, shade, lights
MAKES = {"rebel": "fighter", "military": "frigate", "alien": "crescent", "xeno": "insect", "trade": "freighter"}


def planet(brush: Brush) -> None:
    """A globe with its sky and company.

    Features: a surface, `ring`, `moon`, `city`, `station`, `port`, `wrecks`, `near`, `sun`, and whose ships are there
    (`military`, `rebel`, `alien`, `xeno`, `trade`).
    """
    backdrop(brush)
    near = "near" in brush.features
    radius = brush.between(108, 138) if near else brush.between(56, 74)
    x = brush.width * brush.between(0.44, 0.64)
    y = brush.height * 0.62 + radius * 0.78 if near else brush.height * brush.between(0.5, 0.64)
    ball = Ball(x, y, radius, brush.between(-28, 28), brush.between(-18, 18))
    if "sun" in brush.features:
        sun(brush, brush.width * brush.between(0.12, 0.24), brush.height * brush.between(0.14, 0.3), brush.between(6, 10))
    if "moon" in brush.features:
        moon_gradients(brush)
        moon(brush, brush.width * brush.between(0.1, 0.2), brush.height * brush.between(0.3, 0.5), brush.between(7, 14))
    surfaces = [word for word in brush.features if word in SURFACES] or [brush.pick(USUAL.get(brush.kind, ["lands"]))]
    globe(brush, ball, surfaces, "ring" in brush.features, "city" in brush.features)
    attend(brush)


def moon_gradients(brush: Brush) -> None:
    """The light on a ball, and the night that covers its far side."""
    brush.radial("b", [(0, "2", 1), (0.42, "3", 1), (1, "4", 1)], 0.34, 0.28, 0.86)
    brush.linear("t", [(0.44, "n", 0), (0.72, "n", 0.5), (1, "n", 0.94)], 0.14, 0.08, 0.92, 0.9)


def globe(
    brush: Brush,
    ball: Ball,
    surfaces: list[str],
    ring: bool = False,
    city: bool = False,
    more: Callable[[], None] | None = None,
) -> None:
    """Halo, disc, surfaces and what `more` draws there, night, lights, rim; a ring passes behind and before."""
    x, y, radius = ball.x, ball.y, ball.radius
    if not any(f'id="{brush.own}b"' in layer for layer in brush.layers):
        moon_gradients(brush)
    brush.radial("h", [(0.76, "5", 0.6), (0.86, "5", 0.24), (1, "5", 0)])
    brush.circle(x, y, radius * 1.24, "@h glow")
    reaches = [
        (brush.between(1.34, 1.42), 3.2),
        (brush.between(1.5, 1.56), brush.between(5, 9)),
        (brush.between(1.7, 1.8), 1.8),
    ]
    flat, lean = brush.between(0.16, 0.3), brush.between(-26, 26)
    if ring:
        half_ring(brush, ball, reaches, flat, lean, 1)
    brush.circle(x, y, radius, "@b")
    brush.clip("c", f'<circle cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(radius)}"/>')
    for surface in surfaces:
        SURFACES[surface](brush, ball)
    if more:
        more()
    if more or AIRY & set(surfaces):
        clouds(brush, ball)
    brush.circle(x, y, radius, "@t night")
    if city:
        city_lights(brush, ball)
    brush.end()
    start, end = (radius * 0.9 * 1.02, radius * 0.42), (radius * 0.3, radius * 0.95)
    brush.path(
        f"M{at(x - start[0], y - start[1])}A{at(radius, radius)} 0 0 1 {at(x + end[0], y - end[1])}", "s2 dot", 0.85, 1.5
    )
    brush.put(f'<circle class="rim" cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(radius)}"/>')
    if ring:
        half_ring(brush, ball, reaches, flat, lean, 0)


def half_ring(brush: Brush, ball: Ball, reaches: list[tuple[float, float]], flat: float, lean: float, side: int) -> None:
    """The half of a ring behind the ball (1) or before it (0)."""
    brush.turned(lean, ball.x, ball.y)
    for (reach, thick), paint, seen in zip(reaches, ["s2", "s5", "s2"], [0.7, 0.62, 0.5], strict=True):
        across = ball.radius * reach
        brush.path(f"M{at(-across, 0)}A{at(across, across * flat)} 0 0 {side} {at(across, 0)}", paint, seen, thick)
    brush.end()


def attend(brush: Brush) -> None:
    """Stations and ships around a world."""
    width, height = brush.width, brush.height
    if "station" in brush.features:
        wheel_station(brush, width * brush.between(0.76, 0.86), height * brush.between(0.26, 0.4), brush.between(20, 27))
    if "port" in brush.features:
        lattice_station(brush, width * brush.between(0.22, 0.32), height * brush.between(0.5, 0.66), brush.between(24, 31))
    if "wrecks" in brush.features:
        wreck(brush, width * brush.between(0.24, 0.34), height * brush.between(0.55, 0.7), brush.between(26, 36))
    for word, make in MAKES.items():
        if word in brush.features:
            squadron(brush, make, brush.whole(2, 4), PAINTS[word])
    if "war" in brush.features:
        shots(brush, width * 0.24, height * 0.36, width * brush.between(0.5, 0.66), height * brush.between(0.4, 0.6))


def shattered(brush: Brush) -> None:
    """A world that burst: half of it still round, the rest drifting away from a glowing core."""
    backdrop(brush)
    moon_gradients(brush)
    radius, x, y = brush.between(54, 66), brush.width * brush.between(0.4, 0.5), brush.height * brush.between(0.52, 0.6)
    brush.radial("g", [(0, "l", 1), (0.3, "r", 0.8), (1, "r", 0)])
    brush.circle(x + radius * 0.35, y, radius * 1.25, "@g glow")
    for k in range(brush.whole(5, 6)):
        angle = -1.05 + 2.2 * k / 5 + brush.between(-0.1, 0.1)
        reach = radius * brush.between(0.95, 1.5)
        rocks(brush, [(x + reach * cos(angle), y + reach * sin(angle))], radius * 0.14, radius * 0.27)
    edge: list[Point] = [(x + radius * cos(a), y + radius * sin(a)) for a in (pi * (0.36 + 1.28 * k / 16) for k in range(17))]
    crack = [(x + radius * brush.between(0.0, 0.34), y - radius * 0.62 + radius * 1.24 * k / 7) for k in range(1, 7)]
    brush.clip("k", f'<path d="{outline([*edge, *crack])}"/>')
    brush.circle(x, y, radius, "@b")
    SURFACES[brush.pick(["craters", "dunes"])](brush, Ball(x, y, radius, 12))
    brush.circle(x, y, radius, "@t night")
    brush.end()
    brush.path(outline([edge[-1], *crack, edge[0]], closed=False), "sr", 0.9, 4)
    brush.path(outline([edge[-1], *crack, edge[0]], closed=False), "sl", 1, 1.6)
    rocks(brush, [(brush.between(x + radius, brush.width), brush.between(10, brush.height - 10)) for _ in range(9)], 1.5, 5)
    attend(brush)


def belt(brush: Brush) -> None:
    """A stream of rocks across the sky, small ones far, large ones near."""
    backdrop(brush, 36)
    sun(brush, brush.width * brush.between(0.7, 0.84), brush.height * brush.between(0.16, 0.26), 8)
    fall = brush.between(-0.4, 0.2)
    for count, smallest, largest, spread in [(20, 0.9, 2.2, 12), (13, 2.5, 6, 26), (6, 9, 19, 46)]:
        points = []
        for _ in range(count):
            x = brush.between(-6, brush.width + 6)
            points.append((x, brush.height * 0.6 + fall * (x - brush.width / 2) + brush.between(-spread, spread)))
        rocks(brush, points, smallest, largest)
    attend(brush)


def comets(brush: Brush) -> None:
    """Three comets with bright heads, falling toward their sun."""
    backdrop(brush, 60)
    brush.linear("y", [(0, "2", 0.95), (0.25, "5", 0.55), (1, "5", 0)], 0, 0, 1, 0)
    lean = brush.between(-34, -18)
    for k, (x, y, size) in enumerate([(0.3, 0.66, 1.0), (0.62, 0.34, 0.55), (0.72, 0.8, 0.38)]):
        length = 190 * size
        brush.turned(lean + 4 * k, brush.width * x + brush.between(-12, 12), brush.height * y + brush.between(-6, 6))
        wide = 21 * size
        brush.path(
            (
                f"M0{tenth(-wide * 0.55)}Q{at(length * 0.5, -wide)} {at(length, -wide * 1.9)}"
                f"L{at(length, wide * 1.2)}Q{at(length * 0.4, wide)} 0 {tenth(wide * 0.55)}Z"
            ),
            "@y glow",
        )
        brush.path(f"M0 0Q{at(length * 0.5, -wide * 0.2)} {at(length * 0.9, -wide * 0.9)}", "s2", 0.7, 2.2 * size)
        brush.end()
        rocks(brush, [(brush.width * x, brush.height * y)], 13 * size, 15 * size, ("f2", "f4"))
    attend(brush)


def vessel(brush: Brush) -> None:
    """A ship that fills the sky; `wreck` where it drifts broken, `guard` for a sentry with one eye."""
    backdrop(brush)
    moon_gradients(brush)
    if "planet" in brush.features:
        globe(brush, Ball(brush.width * 0.82, brush.height * 1.02, 72, 14), ["dunes"])
    else:
        moon(brush, brush.width * brush.between(0.74, 0.86), brush.height * brush.between(0.18, 0.3), brush.between(9, 15))
    x, y = brush.width * brush.between(0.46, 0.56), brush.height * brush.between(0.48, 0.58)
    if "wreck" in brush.features:
        wreck(brush, x, y, brush.between(66, 76), "345")
    elif "guard" in brush.features:
        sentry(brush, x, y, brush.between(0.95, 1.15))
    else:
        ship(brush, brush.pick(["crescent", "saucer"]), x, y, brush.between(3.4, 3.9), brush.between(-18, -6), "345")
    attend(brush)


def sentry(brush: Brush, x: float, y: float, scale: float) -> None:
    """A machine that waits: a plated ball with one eye and folded arms."""
    brush.turned(0, x, y, scale)
    for side in (-1, 1):
        brush.path(f"M{side * 26}-14L{side * 62}-34L{side * 54} 4L{side * 70} 40L{side * 40} 22L{side * 27} 16Z", "f3 o")
        brush.path(f"M{side * 26} 2L{side * 54} 4L{side * 70} 40L{side * 40} 22L{side * 27} 16Z", "f4")
    brush.circle(0, 0, 38, "@b o")
    brush.path("M-37-8H37M-35 14H35M0-38V-14M-20-32L-12-12M20-32L12-12", "s4", 0.8, 1.6)
    brush.circle(0, 0, 38, "@t night")
    brush.circle(0, 2, 15, "f4 o")
    brush.circle(0, 2, 10, "fr")
    brush.circle(-2, 0, 4.5, "fl")
    brush.path("M-30 22h0M-22 27h0M22 27h0M30 22h0", "s5 dot", 1, 3)
    brush.end()


def fleet(brush: Brush) -> None:
    """Many ships in line, before a far world. A feature names their make."""
    backdrop(brush)
    globe(
        brush,
        Ball(brush.width * brush.between(0.7, 0.86), brush.height * brush.between(0.75, 0.95), brush.between(46, 62), 20),
        [brush.pick(["dunes", "bands", "craters"])],
    )
    words = [word for word in MAKES if word in brush.features] or ["military"]
    make, paints = MAKES[words[0]], PAINTS[words[0]]
    angle = brush.between(-18, -4)
    for row, scale in [(3, 0.4), (2, 0.8), (1, 1.75)]:
        for k in range(row):
            x = brush.width * (0.16 + 0.26 * k + (3 - row) * 0.12) + brush.between(-8, 8)
            y = brush.height * (0.16 + (3 - row) * 0.24) + k * 9 + brush.between(-5, 5)
            ship(brush, make, x, y, scale * brush.between(0.9, 1.1), angle, paints)


def starbase(brush: Brush) -> None:
    """A station large in front, a world behind it, and traffic."""
    backdrop(brush)
    globe(
        brush,
        Ball(brush.width * brush.between(0.2, 0.34), brush.height * brush.between(0.8, 1.0), brush.between(60, 78), -14),
        [brush.pick(["lands", "bands", "archipelago"])],
        city=True,
    )
    if "wheel" in brush.features:
        wheel_station(brush, brush.width * 0.58, brush.height * 0.46, brush.between(64, 72))
    else:
        lattice_station(brush, brush.width * 0.58, brush.height * 0.48, brush.between(58, 64))
    for k in range(3):
        ship(
            brush,
            brush.pick(["freighter", "liner", "saucer"]),
            brush.width * (0.16 + 0.3 * k),
            brush.height * brush.between(0.14, 0.84),
            brush.between(0.5, 0.8),
            brush.between(-20, 20),
        )


def orb(brush: Brush) -> None:
    """A planet alone, without a sky, that fills its square: for boards and tokens."""
    half = brush.width / 2
    radius = half * (0.58 if "ring" in brush.features else 0.84)
    ball = Ball(half, brush.height / 2, radius, brush.between(-24, 24), brush.between(-15, 15))
    surfaces = [word for word in brush.features if word in SURFACES] or [
        brush.pick(USUAL.get(brush.kind, ["lands", "bands", "dunes"]))
    ]
    globe(brush, ball, surfaces, "ring" in brush.features, "city" in brush.features)
