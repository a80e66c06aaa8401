"""What people do, as scenes: halls, laboratories, yards, councils, troops. A floor, a few solids, one light."""

from math import cos, pi, sin

from orrery.draw.art.brush import Brush, at, outline, smooth, tenth
from orrery.draw.art.planets import moon_gradients
from orrery.draw.art.sky import backdrop, sparkle, starry
from orrery.draw.art.solids import column, fronds, hills, holo, person


def room(brush: Brush, horizon: float = 0.66) -> float:
    """A dark hall with a lit floor; gives the height of the far edge of the floor."""
    edge = brush.height * horizon
    brush.linear("w", [(0, "0", 1), (1, "1", 1)])
    brush.linear("e", [(0, "3", 0.9), (1, "4", 1)])
    brush.radial("l", [(0, "5", 0.75), (0.5, "5", 0.25), (1, "5", 0)])
    brush.box(0, 0, brush.width, brush.height, "@w")
    brush.box(0, edge, brush.width, brush.height - edge, "f4")
    brush.box(0, edge, brush.width, brush.height - edge, "@e")
    middle = brush.width / 2
    rays = "".join(f"M{at(middle + 14 * k, edge)}L{at(middle + 52 * k, brush.height)}" for k in range(-6, 7))
    rows = "".join(f"M0 {tenth(edge + (brush.height - edge) * share)}H{tenth(brush.width)}" for share in (0.16, 0.4, 0.72))
    brush.path(rays + rows, "s4", 0.5, 0.9)
    return edge


def window(brush: Brush, x: float, y: float, radius: float) -> None:
    """A great round window with a world outside."""
    brush.circle(x, y, radius * 1.5, "@l glow")
    brush.circle(x, y, radius, "f0 o")
    brush.clip("x", f'<circle cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(radius)}"/>')
    brush.dots([(x + brush.between(-radius, radius), y + brush.between(-radius, radius)) for _ in range(16)], "sw", 1)
    moon_gradients(brush)
    side = brush.pick([-1, 1])
    brush.circle(x + side * radius * 0.45, y + radius * 0.55, radius * 0.75, "@b")
    brush.circle(x + side * radius * 0.45, y + radius * 0.55, radius * 0.75, "@t night")
    brush.end()
    brush.hoop(x, y, radius, "sh", 3)
    brush.path(f"M{at(x - radius, y)}h{tenth(radius * 2)}M{at(x, y - radius)}v{tenth(radius * 2)}", "sh", 0.9, 1.2)


def pool(brush: Brush, x: float, y: float, across: float, down: float) -> None:
    """Light on a floor or in the air."""
    brush.ellipse(x, y, across, down, "@l glow")


def crowd(brush: Brush, base: float, count: int, high: float) -> None:
    for k in range(count):
        x = brush.width * (0.08 + 0.84 * (k + 0.5) / count) + brush.between(-7, 7)
        person(brush, x, base + brush.between(-4, 5), high * brush.between(0.88, 1.1), "fd", cloak=brush.chance(0.5))


# Trade and money


def exchange(brush: Brush) -> None:
    """A trading floor: a turning chart of light, pillars, dealers."""
    edge = room(brush)
    for share in (0.06, 0.2, 0.8, 0.94):
        column(brush, brush.width * share, 0, edge + (8 if share in (0.06, 0.94) else 2), 13 if share in (0.06, 0.94) else 9)
    pool(brush, brush.width / 2, edge - 30, 84, 54)
    holo(brush, brush.width / 2, edge + 16, 46, 30)
    rising = "falling" not in brush.features
    points, y = [], edge - (16 if rising else 66)
    for k in range(9):
        points.append((brush.width / 2 - 56 + 14 * k, y))
        y += (-1 if rising else 1) * brush.between(1, 12) + brush.between(-5, 5)
    bars = "".join(f"M{at(x, edge - 6)}V{tenth(min(y, edge - 8))}" for x, y in points)
    brush.path(bars, "s5", 0.35, 8)
    brush.path(outline(points, closed=False), "sr" if not rising else "sl", 1, 2.4)
    brush.dots(points, "sl", 4)
    crowd(brush, brush.height * 0.96, 6, 30)


def vault(brush: Brush) -> None:
    """A round door that stands open, bars within."""
    edge = room(brush, 0.74)
    x, y = brush.width * brush.between(0.44, 0.5), edge - 38
    pool(brush, x, y, 96, 78)
    brush.circle(x, y, 50, "fd o")
    brush.circle(x, y, 43, "fl", 0.9)
    brush.circle(x, y, 43, "@l")
    for row in range(4):
        for k in range(5 - row):
            left = x - 30 + 12 * k + 6 * row
            brush.path(f"M{at(left, y + 26 - 8 * row)}l2-7h8l2 7z", "f5 o")
    hinge = x + 62
    brush.ellipse(hinge + 22, y, 20, 50, "fh o")
    brush.ellipse(hinge + 17, y, 19, 48, "fm o")
    brush.ellipse(hinge + 16, y, 11, 30, "fh")
    brush.path("".join(f"M{at(hinge + 16, y)}l{at(9 * cos(k * pi / 3), 24 * sin(k * pi / 3))}" for k in range(6)), "sd", 1, 3)
    person(brush, brush.width * 0.14, brush.height * 0.95, 40, "fd", cloak=True)
    brush.dots([(x + 46.5 * cos(k * pi / 8), y + 46.5 * sin(k * pi / 8)) for k in range(16)], "sm", 3.4)


def market(brush: Brush) -> None:
    """A street at night: signs of light, awnings, people."""
    brush.linear("w", [(0, "0", 1), (1, "1", 1)])
    brush.radial("l", [(0, "5", 0.75), (0.5, "5", 0.25), (1, "5", 0)])
    brush.box(0, 0, brush.width, brush.height, "@w")
    starry(brush, 14, 0.4)
    middle, far = brush.width * brush.between(0.46, 0.54), brush.height * 0.62
    pool(brush, middle, far, 70, 52)
    for side in (-1, 1):
        for near in range(3):
            x = middle + side * (26 + 36 * near)
            top, base = 44 - 21 * near, far + 8 + 17 * near
            brush.path(
                outline([(x, top + 12), (x + side * 36, top - 6), (x + side * 36, base + 17), (x, base)]),
                f"{['f1', 'f4', 'f3'][near]} o",
            )
            sign = brush.pick(["s5", "sl", "s2", "sr"])
            mark = top + brush.between(20, 34)
            brush.path(
                f"M{at(x + side * 8, mark)}l{at(side * 18, -5)}v{tenth(brush.between(10, 18))}l{at(side * -18, 4)}z",
                sign,
                0.95,
                2,
            )
            brush.path(
                outline([(x, base - 22), (x + side * 36, base - 16), (x + side * 24, base - 7), (x - side * 9, base - 14)]),
                f"{brush.pick(['f6', 'f2', 'f5'])} o",
            )
    brush.path(
        outline(
            [
                (middle - 26, far + 8),
                (middle + 26, far + 8),
                (brush.width * 1.05, brush.height),
                (-brush.width * 0.05, brush.height),
            ]
        ),
        "f4",
    )
    pool(brush, middle, brush.height * 0.9, 90, 24)
    crowd(brush, brush.height * 0.95, 6, 33)


# Knowledge


def laboratory(brush: Brush) -> None:
    """Glowing tanks, a bench, someone at work; `helix` in the middle tank, or whatever grows there."""
    edge = room(brush, brush.between(0.6, 0.69))
    middle = brush.between(0.44, 0.56)
    pool(brush, brush.width * middle, edge - 24, 90, 66)
    for k, share in enumerate((middle - 0.31, middle, middle + 0.31)):
        x, wide, high = brush.width * share, 17.0 if k != 1 else 25.0, 62.0 if k != 1 else 84.0
        base = edge + 15 + (6 if k == 1 else 0)
        brush.box(x - wide, base - high, wide * 2, high, "f5", 0.5, wide * 0.6)
        brush.box(x - wide, base - high, wide * 2, high, "s2", 0.8, wide * 0.6)
        if "helix" in brush.features and k == 1:
            helix(brush, x, base - 8, high - 18, wide * 0.6)
        else:
            fronds(brush, x, base - 6, high * 0.62)
        brush.dots(
            [(x + brush.between(-wide * 0.7, wide * 0.7), base - brush.between(8, high - 6)) for _ in range(7)], "s2", 1.8, 0.8
        )
        brush.box(x - wide - 3, base - 6, wide * 2 + 6, 9, "fh o", 1, 2)
        brush.box(x - wide - 2, base - high - 3, wide * 2 + 4, 7, "fm o", 1, 2)
    brush.box(-4, brush.height - 22, brush.width + 8, 24, "fd o")
    brush.box(-4, brush.height - 25, brush.width + 8, 5, "fh o")
    for k in range(5):
        x = 20 + 48 * k + brush.between(-8, 8)
        flask(brush, x, brush.height - 25, brush.between(12, 19))
    person(brush, brush.width * brush.pick([0.35, 0.65]), brush.height - 18, 44, "fm")


def helix(brush: Brush, x: float, base: float, high: float, wide: float) -> None:
    """Two strands and their rungs."""
    one = [(x + wide * sin(k * 0.75), base - high * k / 14) for k in range(15)]
    two = [(x - wide * sin(k * 0.75), base - high * k / 14) for k in range(15)]
    brush.path("".join(f"M{at(*a)}L{at(*b)}" for a, b in zip(one[::1], two[::1], strict=True)), "s2", 0.7, 1.3)
    brush.path(smooth(one, closed=False), "s6", 1, 3.2)
    brush.path(smooth(two, closed=False), "s5", 1, 3.2)


def flask(brush: Brush, x: float, base: float, high: float) -> None:
    body = (
        f"M{at(x - 2, base - high)}v{tenth(high * 0.4)}l{at(-high * 0.32, high * 0.6)}"
        f"h{tenth(high * 0.64 + 4)}l{at(-high * 0.32, -high * 0.6)}v{tenth(-high * 0.4)}z"
    )
    brush.path(body, "f2 o", 0.85)
    brush.path(
        (
            f"M{at(x - high * 0.2, base - high * 0.34)}h{tenth(high * 0.4 + 3)}"
            f"l{at(high * 0.12, high * 0.34)}h{tenth(-high * 0.64 - 3)}z"
        ),
        brush.pick(["f5", "f6", "f3", "fr"]),
    )


def observatory(brush: Brush) -> None:
    """Dishes that listen to the sky, and what they hear."""
    backdrop(brush, 70)
    hills(brush, brush.height * 0.76, 7, "f4", 0.9, soft=False)
    hills(brush, brush.height * 0.88, 3, "f7")
    lean = brush.pick([-1, 1])
    for share, size in ((0.22, 0.72), (0.84, 0.6), (0.52, 1.35)):
        x, base = brush.width * share, brush.height * (0.86 + 0.07 * size)
        brush.turned(0, x, base, size)
        brush.path("M-9 0L-3-26H3L9 0Z", "fh o")
        brush.path("M0 0V-26H3L9 0Z", "fd")
        brush.end()
        brush.turned(lean * 28, x, base - 30 * size, size)
        brush.path("M-32-8Q0 22 32-8Q0-2-32-8Z", "fm o")
        brush.path("M0 7Q18 6 32-8Q14-2 0-5Z", "fh")
        brush.path("M-14-4L0-26L14-4M0-26v-3", "sh", 1, 1.4)
        brush.circle(0, -27, 2.4, "fr")
        brush.end()
    x, y = brush.width * (0.5 + lean * 0.26), brush.height * 0.26
    for k in range(3):
        brush.hoop(x, y, 9 + 8 * k, "s5", 1.3, 0.7 - 0.2 * k)
    sparkle(brush, x, y, 7)


def plans(brush: Brush) -> None:
    """A plan of light above a table, and those who read it; a feature names the ship that is drawn."""
    edge = room(brush, 0.7)
    pool(brush, brush.width / 2, edge - 40, 100, 66)
    x, y = brush.width / 2, edge - 40
    grid = "".join(f"M{at(x - 80 + 20 * k, y - 38)}v70" for k in range(9)) + "".join(
        f"M{at(x - 80, y - 38 + 14 * k)}h160" for k in range(6)
    )
    brush.path(grid, "s5", 0.3, 0.7)
    if "gun" in brush.features:
        brush.path(f"M{at(x - 62, y + 6)}h34l8-16h40l10 6h32v10h-34l-8 9h-28l-6 14h-14l4-14h-22z", "s5", 1, 2)
        brush.path(
            f"M{at(x - 20, y - 10)}v16M{at(x + 18, y - 10)}v16M{at(x - 50, y + 6)}v8M{at(x + 40, y - 4)}v10", "s2", 0.8, 1
        )
        brush.circle(x + 74, y + 1, 5, "f2")
    elif "glyphs" in brush.features:
        glyphs(brush, x - 66, y - 30, 8, 4, 19)
    else:
        brush.turned(-6, x, y, 2.4)
        brush.path("M22-10Q4-16-12-6Q-20 0-12 6Q4 16 22 10Q6 8-1 3L8 0L-1-3Q6-8 22-10Z", "s5", 1, 0.9)
        brush.path("M-16 0H8M-12-6L-4-2M-12 6L-4 2M4-13L2-6M4 13L2 6", "s2", 0.8, 0.5)
        brush.end()
    brush.path(outline([(x - 74, edge + 6), (x + 74, edge + 6), (x + 92, edge + 22), (x - 92, edge + 22)]), "fh o")
    brush.box(x - 92, edge + 22, 184, 8, "fd o")
    brush.path(f"M{at(x - 64, edge + 10)}h128", "s5", 0.9, 2)
    for share in (0.1, 0.24, 0.78, 0.92):
        person(brush, brush.width * share, brush.height * 0.99, brush.between(50, 60), "fd", cloak=share in (0.1, 0.78))


def glyphs(brush: Brush, left: float, top: float, columns: int, rows: int, step: float) -> None:
    """Letters that nobody knows."""
    strokes = [
        "v9",
        "h8v9",
        "m0 4.5h9m-5-4.5v9",
        "m0 9l4-9l4 9",
        "m8 0h-8v9h8",
        "l8 9",
        "m4 0v4h4v5",
        "m0 4a4 4 0 1 1 8 0a4 4 0 1 1-8 0",
    ]
    spots = [(left + step * k, top + step * row) for row in range(rows) for k in range(columns)]
    brush.path("".join(f"M{at(x, y)}{brush.pick(strokes)}" for x, y in spots), "s5", 0.95, 1.8)


def archive(brush: Brush) -> None:
    """A hall of shelves that runs into the depth, and one who reads."""
    brush.linear("w", [(0, "0", 1), (1, "1", 1)])
    brush.radial("l", [(0, "2", 0.9), (0.4, "5", 0.4), (1, "5", 0)])
    brush.box(0, 0, brush.width, brush.height, "@w")
    x, y = brush.width * brush.between(0.44, 0.56), brush.height * 0.46
    pool(brush, x, y, 80, 62)
    for side in (-1, 1):
        for near in range(4):
            left, wide = 13 + 27 * near + near * near * 3, 22 + 6 * near
            a, b = x + side * left, x + side * (left + wide)
            grow, more = 0.32 + 0.23 * near, 0.32 + 0.23 * (near + 0.8)
            brush.path(
                outline([(a, y - 70 * grow), (b, y - 70 * more), (b, y + 62 * more), (a, y + 62 * grow)]),
                f"{['f1', 'f4', 'f4', 'f3'][near]} o",
            )
            for shelf in range(5):
                share = -0.85 + 0.38 * shelf
                spots = [
                    (a + (b - a) * (j + 0.5) / 4, y + 66 * share * (grow + (more - grow) * (j + 0.5) / 4)) for j in range(4)
                ]
                brush.dots(
                    [spot for spot in spots if brush.chance(0.75)], brush.pick(["s5", "sl", "s2", "s6"]), 2 + 0.9 * near, 0.9
                )
    brush.path(
        outline([(x - 12, y + 20), (x + 12, y + 20), (brush.width * 0.9, brush.height), (brush.width * 0.1, brush.height)]),
        "f4",
        0.9,
    )
    person(brush, x + brush.between(-8, 8), brush.height * 0.93, 46, "fd", cloak=True)


HALLS = [exchange, vault, market, laboratory, observatory, plans, archive]
