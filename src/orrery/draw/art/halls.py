"""What people do, as scenes: halls, laboratories, yards, councils, troops. A floor, a few solids, one light."""

from math import cos, pi, sin

from orrery.draw.art.brush import Brush, at, outline, smooth, tenth
from orrery.draw.art.company import ship
from orrery.draw.art.planets import globe, moon_gradients
from orrery.draw.art.sky import backdrop, sparkle, starry
from orrery.draw.art.solids import block, cog_wheel, column, dome, fronds, hills, holo, person, skyline, soldier
from orrery.draw.art.sphere import Ball


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
    brush.circle(x, y, radius, "sh", 1)
    brush.put(f'<circle class="sh" stroke-width="3" cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(radius)}"/>')
    brush.path(f"M{at(x - radius, y)}h{tenth(radius * 2)}M{at(x, y - radius)}v{tenth(radius * 2)}", "sh", 0.9, 1.2)


def pool(brush: Brush, x: float, y: float, across: float, down: float) -> None:
    """Light on a floor or in the air."""
    brush.ellipse(x, y, across, down, "@l glow")


def crowd(brush: Brush, base: float, count: int, high: float) -> None:
    for k in range(count):
        x = brush.width * (0.08 + 0.84 * (k + 0.5) / count) + brush.between(-7, 7)
        person(brush, x, base + brush.between(-4, 5), high * brush.between(0.88, 1.1), "fd", cloak=brush.chance(0.5))


# Trade and money


def exchange(brush: Brush, kind: str, features: list[str]) -> None:
    """A trading floor: a turning chart of light, pillars, dealers."""
    edge = room(brush)
    for share in (0.06, 0.2, 0.8, 0.94):
        column(brush, brush.width * share, 0, edge + (8 if share in (0.06, 0.94) else 2), 13 if share in (0.06, 0.94) else 9)
    pool(brush, brush.width / 2, edge - 30, 84, 54)
    holo(brush, brush.width / 2, edge + 16, 46, 30)
    rising = "falling" not in features
    points, y = [], edge - (16 if rising else 66)
    for k in range(9):
        points.append((brush.width / 2 - 56 + 14 * k, y))
        y += (-1 if rising else 1) * brush.between(1, 12) + brush.between(-5, 5)
    bars = "".join(f"M{at(x, edge - 6)}V{tenth(min(y, edge - 8))}" for x, y in points)
    brush.path(bars, "s5", 0.35, 8)
    brush.path(outline(points, closed=False), "sr" if not rising else "s2", 1, 2.4)
    brush.dots(points, "s2", 4)
    crowd(brush, brush.height * 0.96, 6, 30)


def vault(brush: Brush, kind: str, features: list[str]) -> None:
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


def market(brush: Brush, kind: str, features: list[str]) -> None:
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
            brush.path(outline([(x, top + 12), (x + side * 36, top - 6), (x + side * 36, base + 17), (x, base)]), f"{['f1', 'f4', 'f3'][near]} o")
            sign = brush.pick(["s5", "sl", "s2", "sr"])
            mark = top + brush.between(20, 34)
            brush.path(f"M{at(x + side * 8, mark)}l{at(side * 18, -5)}v{tenth(brush.between(10, 18))}l{at(side * -18, 4)}z", sign, 0.95, 2)
            brush.path(outline([(x, base - 22), (x + side * 36, base - 16), (x + side * 24, base - 7), (x - side * 9, base - 14)]), f"{brush.pick(['f6', 'f2', 'f5'])} o")
    brush.path(outline([(middle - 26, far + 8), (middle + 26, far + 8), (brush.width * 1.05, brush.height), (-brush.width * 0.05, brush.height)]), "f4")
    pool(brush, middle, brush.height * 0.9, 90, 24)
    crowd(brush, brush.height * 0.95, 6, 33)


# Knowledge


def laboratory(brush: Brush, kind: str, features: list[str]) -> None:
    """Glowing tanks, a bench, someone at work; `helix` in the middle tank, or whatever grows there."""
    edge = room(brush)
    pool(brush, brush.width / 2, edge - 24, 90, 66)
    for k, share in enumerate((0.2, 0.5, 0.8)):
        x, wide, high = brush.width * share, 17.0 if k != 1 else 25.0, 62.0 if k != 1 else 84.0
        base = edge + 15 + (6 if k == 1 else 0)
        brush.box(x - wide, base - high, wide * 2, high, "f5", 0.5, wide * 0.6)
        brush.box(x - wide, base - high, wide * 2, high, "s2", 0.8, wide * 0.6)
        if "helix" in features and k == 1:
            helix(brush, x, base - 8, high - 18, wide * 0.6)
        else:
            fronds(brush, x, base - 6, high * 0.62)
        brush.dots([(x + brush.between(-wide * 0.7, wide * 0.7), base - brush.between(8, high - 6)) for _ in range(7)], "s2", 1.8, 0.8)
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
    body = f"M{at(x - 2, base - high)}v{tenth(high * 0.4)}l{at(-high * 0.32, high * 0.6)}h{tenth(high * 0.64 + 4)}l{at(-high * 0.32, -high * 0.6)}v{tenth(-high * 0.4)}z"
    brush.path(body, "f2 o", 0.85)
    brush.path(f"M{at(x - high * 0.2, base - high * 0.34)}h{tenth(high * 0.4 + 3)}l{at(high * 0.12, high * 0.34)}h{tenth(-high * 0.64 - 3)}z", brush.pick(["f5", "f6", "f3", "fr"]))


def observatory(brush: Brush, kind: str, features: list[str]) -> None:
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
        brush.put(f'<circle class="s5" opacity="{0.7 - 0.2 * k:.1f}" stroke-width="1.3" cx="{tenth(x)}" cy="{tenth(y)}" r="{9 + 8 * k}"/>')
    sparkle(brush, x, y, 7)


def plans(brush: Brush, kind: str, features: list[str]) -> None:
    """A plan of light above a table, and those who read it; a feature names the ship that is drawn."""
    edge = room(brush, 0.7)
    pool(brush, brush.width / 2, edge - 40, 100, 66)
    x, y = brush.width / 2, edge - 40
    grid = "".join(f"M{at(x - 80 + 20 * k, y - 38)}v70" for k in range(9)) + "".join(f"M{at(x - 80, y - 38 + 14 * k)}h160" for k in range(6))
    brush.path(grid, "s5", 0.3, 0.7)
    if "gun" in features:
        brush.path(f"M{at(x - 62, y + 6)}h34l8-16h40l10 6h32v10h-34l-8 9h-28l-6 14h-14l4-14h-22z", "s5", 1, 2)
        brush.path(f"M{at(x - 20, y - 10)}v16M{at(x + 18, y - 10)}v16M{at(x - 50, y + 6)}v8M{at(x + 40, y - 4)}v10", "s2", 0.8, 1)
        brush.circle(x + 74, y + 1, 5, "f2")
    elif "glyphs" in features:
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
    strokes = ["M0 0v9", "M0 0h8v9", "M0 4.5h9M4 0v9", "M0 9l4-9l4 9", "M8 0h-8v9h8", "M0 0l8 9", "M4 0v4h4v5", "M0 4a4 4 0 1 1 8 0a4 4 0 1 1-8 0"]
    text = ""
    for row in range(rows):
        for k in range(columns):
            one = brush.pick(strokes)
            text += one.replace("M0 0", f"M{at(left + step * k, top + step * row)}", 1) if one.startswith("M0 0") else f"M{at(left + step * k, top + step * row)}m{one[1:]}"
    brush.path(text, "s5", 0.95, 1.8)


def archive(brush: Brush, kind: str, features: list[str]) -> None:
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
            brush.path(outline([(a, y - 70 * grow), (b, y - 70 * more), (b, y + 62 * more), (a, y + 62 * grow)]), f"{['f1', 'f4', 'f4', 'f3'][near]} o")
            for shelf in range(5):
                share = -0.85 + 0.38 * shelf
                spots = [(a + (b - a) * (j + 0.5) / 4, y + 66 * share * (grow + (more - grow) * (j + 0.5) / 4)) for j in range(4)]
                brush.dots([spot for spot in spots if brush.chance(0.75)], brush.pick(["s5", "sl", "s2", "s6"]), 2 + 0.9 * near, 0.9)
    brush.path(outline([(x - 12, y + 20), (x + 12, y + 20), (brush.width * 0.9, brush.height), (brush.width * 0.1, brush.height)]), "f4", 0.9)
    person(brush, x + brush.between(-8, 8), brush.height * 0.93, 46, "fd", cloak=True)


# Power


def council(brush: Brush, kind: str, features: list[str]) -> None:
    """Benches in a half circle before a great window."""
    edge = room(brush, 0.56)
    x = brush.width / 2
    window(brush, x, edge - 36, 38)
    for side in (-1, 1):
        brush.path(outline([(x + side * 62, 0), (x + side * 80, 0), (x + side * 80, edge - 10), (x + side * 71, edge - 3), (x + side * 62, edge - 10)]), "f5 o")
        brush.circle(x + side * 71, edge * 0.5, 6.5, "f2", 0.9)
        brush.path(f"M{at(x + side * 71, edge * 0.5 - 4)}v8m-4-4h8", "s4", 1, 1.6)
    for row in range(3):
        y, reach = edge + 14 + 17 * row, 70 + 26 * row
        count = 6 + 2 * row
        for k in range(count):
            share = (k + 0.5) / count
            if abs(share - 0.5) < 0.12:
                continue
            seat = x - reach + 2 * reach * share
            person(brush, seat, y + 3 - 7 * sin(pi * share), 19 + 3 * row, brush.pick(["fd", "f7", "f4"]), cloak=True)
        brush.path(f"M{at(x - reach, y + 5)}Q{at(x, y - 9)} {at(x + reach, y + 5)}v7Q{at(x, y - 2)} {at(x - reach, y + 12)}z", "f3 o")
    person(brush, x, brush.height * 0.92, 36, "fm", cloak=True)


def embassy(brush: Brush, kind: str, features: list[str]) -> None:
    """Two who meet before a gate, each with an own flag."""
    edge = room(brush, 0.72)
    x = brush.width / 2
    pool(brush, x, edge - 20, 80, 70)
    brush.path(f"M{at(x - 44, edge)}V{tenth(edge - 46)}a44 44 0 0 1 88 0V{tenth(edge)}z", "f3 o")
    brush.path(f"M{at(x - 34, edge)}V{tenth(edge - 44)}a34 34 0 0 1 68 0V{tenth(edge)}z", "f2", 0.85)
    for side, paint in ((-1, "f6"), (1, "f5")):
        pole = x + side * 70
        brush.path(f"M{at(pole, edge + 14)}V{tenth(edge - 84)}", "sm", 1, 2.4)
        brush.path(f"M{at(pole, edge - 82)}q{at(side * 14, 6)} {at(side * 30, 0)}v22q{at(side * -14, 6)} {at(side * -30, 0)}z", f"{paint} o")
        brush.circle(pole + side * 15, edge - 70, 5, "f2", 0.9)
    person(brush, x - 16, edge + 24, 56, "fd")
    if "strange" in features:
        brush.path(f"M{at(x + 8, edge + 24)}q{at(-2, -26)} {at(8, -40)}q{at(-6, -16)} {at(4, -20)}q{at(12, 2)} {at(6, 20)}q{at(10, 14)} {at(8, 40)}z", "f4 o")
        brush.dots([(x + 15, edge - 28), (x + 20, edge - 28)], "sl", 2.6)
    else:
        person(brush, x + 18, edge + 24, 52, "f4", cloak=True)
    brush.path(f"M{at(x - 10, edge - 4)}L{at(x + 12, edge - 3)}", "s2 dot", 1, 3.4)


def throne(brush: Brush, kind: str, features: list[str]) -> None:
    """Banners, guards, a seat in the light from above."""
    edge = room(brush, 0.72)
    x = brush.width / 2
    brush.linear("o", [(0, "2", 0.7), (1, "5", 0)])
    brush.path(outline([(x - 14, 0), (x + 14, 0), (x + 54, edge + 20), (x - 54, edge + 20)]), "@o glow")
    for k, share in enumerate((0.1, 0.26, 0.74, 0.9)):
        left = brush.width * share
        brush.path(f"M{at(left - 11, 0)}h22v{tenth(66 + 8 * (k in (0, 3)))}l-11 11l-11-11z", "fr o")
        brush.path(f"M{at(left, 0)}h11v{tenth(66 + 8 * (k in (0, 3)))}l-11 11z", "f4", 0.45)
        brush.circle(left, 34, 6.5, "fl")
        brush.path(f"M{at(left, 24)}v20M{at(left - 10, 34)}h20", "sl", 0.9, 1.4)
    for k in range(4):
        wide = 96 - 18 * k
        brush.box(x - wide / 2, edge + 14 - 6 * k, wide, 7, "f3 o")
        brush.box(x, edge + 14 - 6 * k, wide / 2, 7, "f4", 0.5)
    brush.path(f"M{at(x - 17, edge - 4)}V{tenth(edge - 56)}l17-15l17 15V{tenth(edge - 4)}z", "fd o")
    brush.path(f"M{at(x - 10, edge - 4)}v-22h20v22z", "fr")
    person(brush, x, edge - 3, 42, "fh", cloak=True)
    for share in (0.18, 0.82):
        soldier(brush, brush.width * share, brush.height * 0.97, 54)


# War


def troops(brush: Brush, kind: str, features: list[str]) -> None:
    """Soldiers in line; a burning sky behind them, or their carrier."""
    backdrop(brush, 24)
    moon_gradients(brush)
    globe(brush, Ball(brush.width * brush.between(0.7, 0.86), brush.height * 0.2, brush.between(28, 38), 18), [brush.pick(["dunes", "craters", "bands"])])
    hills(brush, brush.height * 0.66, 8, "f3", 0.6, soft=False)
    if "rebels" in features:
        skyline(brush, 10, brush.width, brush.height * 0.76, 12, 40, "f4", "f4")
    else:
        ship(brush, "dropship", brush.width * brush.between(0.2, 0.32), brush.height * 0.26, 1.5, -8)
    hills(brush, brush.height * 0.8, 3, "f4")
    count = brush.whole(4, 5)
    for row, high in ((0, 44.0), (1, 66.0)):
        for k in range(count - row):
            x = brush.width * (k + 0.55 + 0.5 * row) / count + brush.between(-4, 4)
            soldier(brush, x, brush.height * (0.94 + 0.12 * row), high * brush.between(0.95, 1.05))
    if "flag" in features:
        x = brush.width * 0.46
        brush.path(f"M{at(x, brush.height * 0.8)}V12", "sm", 1, 2.2)
        brush.path(f"M{at(x, 13)}q14-7 26 0t24 0v22q-12 7-24 0t-26 0z", "fr o")


def landing(brush: Brush, kind: str, features: list[str]) -> None:
    """Ships that come down through fire."""
    backdrop(brush, 30)
    hills(brush, brush.height * 0.78, 9, "f4", 0.9, soft=False)
    hills(brush, brush.height * 0.9, 4, "f7")
    brush.linear("y", [(0, "l", 0.95), (0.3, "r", 0.6), (1, "r", 0)], 1, 0, 0, 0)
    for x, y, size in ((0.74, 0.26, 0.8), (0.3, 0.3, 1.1), (0.58, 0.6, 1.9)):
        brush.turned(24, brush.width * x, brush.height * y, size)
        brush.path("M14-9Q-10-15-52-9Q-20 0-52 9Q-8 13 18 8Z", "@y glow")
        brush.end()
        ship(brush, "dropship", brush.width * x, brush.height * y, size, 24)
    for k in range(3):
        x, y = brush.width * (0.14 + 0.34 * k) + brush.between(-8, 8), brush.height * brush.between(0.8, 0.88)
        for reach, paint, seen in ((12, "fr", 0.4), (7, "fl", 0.8), (3, "f2", 1)):
            brush.circle(x, y, reach, paint, seen)


def yard(brush: Brush, kind: str, features: list[str]) -> None:
    """A ship on the stocks: gantries, sparks, a world below."""
    backdrop(brush, 40)
    globe(brush, Ball(brush.width * 0.5, brush.height * 1.55, brush.between(110, 130), 10), [brush.pick(["lands", "dunes", "bands"])], city=True)
    x, y = brush.width * 0.5, brush.height * 0.46
    make = next((word for word in features if word in ("frigate", "liner", "freighter", "fighter")), "frigate")
    for side in (-1, 1):
        brush.path(f"M{at(x - 92, y + side * 34)}H{tenth(x + 92)}M{at(x - 92, y + side * 42)}H{tenth(x + 92)}", "sh", 1, 2.4)
        zig = "".join(f"M{at(x - 92 + 16 * k, y + side * 34)}l8 {side * 8}l8 {-side * 8}" for k in range(11))
        brush.path(zig, "sh", 0.9, 1.3)
    ship(brush, make, x + 4, y, 3.3, 0)
    ribs = "".join(f"M{at(x - 66 + 22 * k, y - 34)}V{tenth(y - 20)}M{at(x - 66 + 22 * k, y + 34)}V{tenth(y + 20)}" for k in range(7))
    brush.path(ribs, "sm", 1, 2)
    brush.dots([(x - 88 + 22 * k, y + 38 * side) for k in range(9) for side in (-1, 1)], "sl", 2.2)
    for _ in range(3):
        sparkle(brush, x + brush.between(-60, 60), y + brush.between(-20, 20), brush.between(6, 9))


# Work


def works(brush: Brush, kind: str, features: list[str]) -> None:
    """Machines that build machines: a belt, arms, sparks."""
    edge = room(brush, 0.7)
    pool(brush, brush.width * 0.5, edge - 10, 96, 60)
    cog_wheel(brush, brush.width * brush.between(0.12, 0.2), 32, 24, "f4")
    cog_wheel(brush, brush.width * brush.between(0.3, 0.36), 22, 15, "f4")
    for share in (0.28, 0.72):
        x = brush.width * share
        bend = brush.between(-16, 16)
        brush.path(f"M{at(x, 0)}V26L{at(x + bend, 56)}L{at(x + bend * 0.3, edge - 18)}", "sd", 1, 9)
        brush.path(f"M{at(x, 0)}V26L{at(x + bend, 56)}L{at(x + bend * 0.3, edge - 18)}", "sh", 1, 5)
        brush.dots([(x, 26), (x + bend, 56)], "sm", 9)
        brush.path(f"M{at(x + bend * 0.3 - 6, edge - 10)}l6-9l6 9", "sm", 1, 3)
    for k in range(4):
        robot(brush, brush.width * (0.13 + 0.25 * k), edge + 15, 0.82 if k % 2 else 0.9, whole=k > 0)
    brush.box(-4, edge + 15, brush.width + 8, 10, "fd o")
    brush.dots([(6 + 19 * k, edge + 20) for k in range(13)], "sh", 7)
    for share in (0.3, 0.73):
        sparkle(brush, brush.width * share + brush.between(-4, 4), edge - 6, 8)


def robot(brush: Brush, x: float, base: float, scale: float, whole: bool = True) -> None:
    """A worker of metal."""
    brush.turned(0, x, base, scale)
    brush.path("M-11 0V-18H11V0Z", "fh o")
    brush.path("M0 0V-18H11V0Z", "fd")
    brush.path("M-15-19L-12-40H12L15-19Z", "f3 o")
    brush.path("M1-19V-40H12L15-19Z", "f4")
    brush.circle(0, -30, 4, "fl")
    if whole:
        brush.box(-9, -57, 18, 15, "fm o", 1, 4)
        brush.path("M-5-50h10", "sr", 1, 3)
        brush.path("M0-57v-6M-13-38L-22-24L-16-14M13-38L22-24L16-14", "sh", 1, 3.4)
    brush.end()


def terraform(brush: Brush, kind: str, features: list[str]) -> None:
    """A crawler that leaves green behind it on a dead plain."""
    brush.linear("s", [(0, "0", 1), (0.5, "1", 1), (1, "5", 0.9)])
    brush.box(0, 0, brush.width, brush.height, "f0")
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 26, 0.45)
    globe(brush, Ball(brush.width * brush.between(0.14, 0.24), brush.height * 0.26, brush.between(20, 28), 20), [brush.pick(["lands", "jungle"])])
    hills(brush, brush.height * 0.62, 9, "f4", 0.7, soft=False)
    brush.box(0, brush.height * 0.74, brush.width, brush.height * 0.3, "f7")
    x, base = brush.width * brush.between(0.5, 0.58), brush.height * 0.86
    brush.path(smooth([(-30, base + 30), (-30, base - 14), (x * 0.5, base - 20), (x - 20, base - 8), (x - 6, base + 10), (x * 0.6, base + 34)]), "f6")
    for k in range(6):
        fronds(brush, x * (0.04 + 0.14 * k), base + brush.between(-8, 8), brush.between(16, 36))
    brush.turned(0, x + 24, base + 4, 1.25)
    brush.path("M-34-8L-28-30H4L12-18H30L36-8Z", "fm o")
    brush.path("M-34-8L-31-18H32L36-8Z", "fh")
    brush.path("M6-27L12-18H-2V-27Z", "f5 o")
    brush.box(-38, -9, 76, 12, "fd o", 1, 6)
    brush.dots([(-30 + 15 * k, -3) for k in range(5)], "sh", 7)
    brush.path("M-26-30V-46M-14-30V-42", "sh", 1, 3)
    brush.path("M36-14L52-20L56-4", "sh", 1, 4)
    brush.end()
    for k in range(4):
        brush.circle(x - 6 + 3 * k, base - 56 - 9 * k, 5 + 2 * k, "f2", 0.32 - 0.05 * k)
    if "guard" in features:
        soldier(brush, brush.width * 0.9, brush.height * 0.98, 50)
    if "dome" in features:
        dome(brush, brush.width * 0.88, base - 4, 20)


def public_works(brush: Brush, kind: str, features: list[str]) -> None:
    """A city that grows: cranes over towers."""
    brush.linear("s", [(0, "0", 1), (0.5, "1", 1), (1, "5", 0.9)])
    brush.box(0, 0, brush.width, brush.height, "f0")
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 22, 0.4)
    skyline(brush, -4, brush.width, brush.height * 0.86, 20, 50, "f4", "f4")
    skyline(brush, brush.between(0, 20), brush.width * 0.5, brush.height * 0.95, 30, 66)
    x, base = brush.width * brush.between(0.62, 0.7), brush.height * 0.96
    brush.path(f"M{at(x, base)}V24M{at(x + 7, base)}V24M{at(x - 46, 24)}h104M{at(x + 3, 12)}L{at(x - 44, 24)}M{at(x + 3, 12)}L{at(x + 56, 24)}M{at(x + 3, 12)}v12", "sh", 1, 2)
    brush.path("".join(f"M{at(x, base - 12 - 12 * k)}l7-10" for k in range(8)), "sh", 0.9, 1.1)
    brush.path(f"M{at(x - 36, 24)}v34", "sm", 1, 1)
    brush.box(x - 44, 58, 16, 9, "f5 o")
    block(brush, x + 14, base, 34, 40)
    frame = "".join(f"M{at(x + 14 + 11 * k, base - 40)}v-24" for k in range(4)) + f"M{at(x + 14, base - 52)}h33M{at(x + 14, base - 64)}h33"
    brush.path(frame, "sm", 1, 1.8)
    brush.dots([(x + 20 + 8 * k, base - 10 - 10 * j) for k in range(4) for j in range(3)], "sl", 2.2)


HALLS = [exchange, vault, market, laboratory, observatory, plans, archive, council, embassy, throne, troops, landing, yard, works, terraform, public_works]
