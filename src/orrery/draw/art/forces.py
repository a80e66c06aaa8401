"""Power, war and work as scenes: councils, troops, yards, factories, crawlers."""

from math import pi, sin

from orrery.draw.art.brush import Brush, at, outline, smooth, tenth
from orrery.draw.art.company import ship
from orrery.draw.art.halls import pool, room, window
from orrery.draw.art.planets import globe, moon_gradients
from orrery.draw.art.sky import backdrop, sparkle, starry
from orrery.draw.art.solids import block, cog_wheel, dome, fronds, hills, person, skyline, soldier
from orrery.draw.art.sphere import Ball

# Power


def council(brush: Brush) -> None:
    """Benches in a half circle before a great window."""
    edge = room(brush, 0.56)
    x = brush.width / 2
    window(brush, x, edge - 36, 38)
    for side in (-1, 1):
        brush.path(
            outline(
                [
                    (x + side * 62, 0),
                    (x + side * 80, 0),
                    (x + side * 80, edge - 10),
                    (x + side * 71, edge - 3),
                    (x + side * 62, edge - 10),
                ]
            ),
            "f5 o",
        )
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
        brush.path(
            f"M{at(x - reach, y + 5)}Q{at(x, y - 9)} {at(x + reach, y + 5)}v7Q{at(x, y - 2)} {at(x - reach, y + 12)}z", "f3 o"
        )
    person(brush, x, brush.height * 0.92, 36, "fm", cloak=True)


def embassy(brush: Brush) -> None:
    """Two who meet before a gate, each with a flag."""
    edge = room(brush, brush.between(0.68, 0.76))
    x = brush.width * brush.between(0.42, 0.58)
    pool(brush, x, edge - 20, 80, 70)
    brush.path(f"M{at(x - 44, edge)}V{tenth(edge - 46)}a44 44 0 0 1 88 0V{tenth(edge)}z", "f3 o")
    brush.path(f"M{at(x - 34, edge)}V{tenth(edge - 44)}a34 34 0 0 1 68 0V{tenth(edge)}z", "f2", 0.85)
    for side, paint in ((-1, "f6"), (1, "f5")):
        pole = x + side * 70
        brush.path(f"M{at(pole, edge + 14)}V{tenth(edge - 84)}", "sm", 1, 2.4)
        brush.path(
            f"M{at(pole, edge - 82)}q{at(side * 14, 6)} {at(side * 30, 0)}v22q{at(side * -14, 6)} {at(side * -30, 0)}z",
            f"{paint} o",
        )
        brush.circle(pole + side * 15, edge - 70, 5, "f2", 0.9)
    person(brush, x - 16, edge + 24, 56, "fd")
    if "strange" in brush.features:
        brush.path(
            (
                f"M{at(x + 8, edge + 24)}q{at(-2, -26)} {at(8, -40)}"
                f"q{at(-6, -16)} {at(4, -20)}q{at(12, 2)} {at(6, 20)}q{at(10, 14)} {at(8, 40)}z"
            ),
            "f4 o",
        )
        brush.dots([(x + 15, edge - 28), (x + 20, edge - 28)], "sl", 2.6)
    else:
        person(brush, x + 18, edge + 24, 52, "f4", cloak=True)
    brush.path(f"M{at(x - 10, edge - 4)}L{at(x + 12, edge - 3)}", "s2 dot", 1, 3.4)


def throne(brush: Brush) -> None:
    """Banners, guards, a seat in the light from above."""
    edge = room(brush, brush.between(0.69, 0.75))
    x = brush.width / 2 + brush.between(-8, 8)
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


def troops(brush: Brush) -> None:
    """Soldiers in line; a burning sky behind them, or their carrier."""
    backdrop(brush, 24)
    moon_gradients(brush)
    globe(
        brush,
        Ball(brush.width * brush.between(0.7, 0.86), brush.height * 0.2, brush.between(28, 38), 18),
        [brush.pick(["dunes", "craters", "bands"])],
    )
    hills(brush, brush.height * 0.66, 8, "f3", 0.6, soft=False)
    if "rebels" in brush.features:
        skyline(brush, 10, brush.width, brush.height * 0.76, 12, 40, "f4", "f4")
    else:
        ship(brush, "dropship", brush.width * brush.between(0.2, 0.32), brush.height * 0.26, 1.5, -8)
    hills(brush, brush.height * 0.8, 3, "f4")
    count = brush.whole(4, 5)
    for row, high in ((0, 44.0), (1, 66.0)):
        for k in range(count - row):
            x = brush.width * (k + 0.55 + 0.5 * row) / count + brush.between(-4, 4)
            soldier(brush, x, brush.height * (0.94 + 0.12 * row), high * brush.between(0.95, 1.05))
    if "flag" in brush.features:
        x = brush.width * 0.46
        brush.path(f"M{at(x, brush.height * 0.8)}V12", "sm", 1, 2.2)
        brush.path(f"M{at(x, 13)}q14-7 26 0t24 0v22q-12 7-24 0t-26 0z", "fr o")


def landing(brush: Brush) -> None:
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


def yard(brush: Brush) -> None:
    """A ship on the stocks: gantries, sparks, a world below."""
    backdrop(brush, 40)
    globe(
        brush,
        Ball(brush.width * 0.5, brush.height * 1.55, brush.between(110, 130), 10),
        [brush.pick(["lands", "dunes", "bands"])],
        city=True,
    )
    x, y = brush.width * 0.5, brush.height * 0.46
    make = next((word for word in brush.features if word in ("frigate", "liner", "freighter", "fighter")), "frigate")
    for side in (-1, 1):
        brush.path(f"M{at(x - 92, y + side * 34)}H{tenth(x + 92)}M{at(x - 92, y + side * 42)}H{tenth(x + 92)}", "sh", 1, 2.4)
        zig = "".join(f"M{at(x - 92 + 16 * k, y + side * 34)}l8 {side * 8}l8 {-side * 8}" for k in range(11))
        brush.path(zig, "sh", 0.9, 1.3)
    ship(brush, make, x + 4, y, 3.3, 0)
    ribs = "".join(
        f"M{at(x - 66 + 22 * k, y - 34)}V{tenth(y - 20)}M{at(x - 66 + 22 * k, y + 34)}V{tenth(y + 20)}" for k in range(7)
    )
    brush.path(ribs, "sm", 1, 2)
    brush.dots([(x - 88 + 22 * k, y + 38 * side) for k in range(9) for side in (-1, 1)], "sl", 2.2)
    for _ in range(3):
        sparkle(brush, x + brush.between(-60, 60), y + brush.between(-20, 20), brush.between(6, 9))


# Work


def works(brush: Brush) -> None:
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


def terraform(brush: Brush) -> None:
    """A crawler that leaves green behind it on a dead plain."""
    brush.linear("s", [(0, "0", 1), (0.5, "1", 1), (1, "5", 0.9)])
    brush.box(0, 0, brush.width, brush.height, "f0")
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 26, 0.45)
    globe(
        brush,
        Ball(brush.width * brush.between(0.14, 0.24), brush.height * 0.26, brush.between(20, 28), 20),
        [brush.pick(["lands", "jungle"])],
    )
    hills(brush, brush.height * 0.62, 9, "f4", 0.7, soft=False)
    brush.box(0, brush.height * 0.74, brush.width, brush.height * 0.3, "f7")
    x, base = brush.width * brush.between(0.5, 0.58), brush.height * 0.86
    brush.path(
        smooth(
            [
                (-30, base + 30),
                (-30, base - 14),
                (x * 0.5, base - 20),
                (x - 20, base - 8),
                (x - 6, base + 10),
                (x * 0.6, base + 34),
            ]
        ),
        "f6",
    )
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
    if "guard" in brush.features:
        soldier(brush, brush.width * 0.9, brush.height * 0.98, 50)
    if "dome" in brush.features:
        dome(brush, brush.width * 0.88, base - 4, 20)


def public_works(brush: Brush) -> None:
    """A city that grows: cranes over towers."""
    brush.linear("s", [(0, "0", 1), (0.5, "1", 1), (1, "5", 0.9)])
    brush.box(0, 0, brush.width, brush.height, "f0")
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 22, 0.4)
    skyline(brush, -4, brush.width, brush.height * 0.86, 20, 50, "f4", "f4")
    skyline(brush, brush.between(0, 20), brush.width * 0.5, brush.height * 0.95, 30, 66)
    x, base = brush.width * brush.between(0.62, 0.7), brush.height * 0.96
    brush.path(
        (
            f"M{at(x, base)}V24M{at(x + 7, base)}V24M{at(x - 46, 24)}h104M{at(x + 3, 12)}"
            f"L{at(x - 44, 24)}M{at(x + 3, 12)}L{at(x + 56, 24)}M{at(x + 3, 12)}v12"
        ),
        "sh",
        1,
        2,
    )
    brush.path("".join(f"M{at(x, base - 12 - 12 * k)}l7-10" for k in range(8)), "sh", 0.9, 1.1)
    brush.path(f"M{at(x - 36, 24)}v34", "sm", 1, 1)
    brush.box(x - 44, 58, 16, 9, "f5 o")
    block(brush, x + 14, base, 34, 40)
    frame = (
        "".join(f"M{at(x + 14 + 11 * k, base - 40)}v-24" for k in range(4))
        + f"M{at(x + 14, base - 52)}h33M{at(x + 14, base - 64)}h33"
    )
    brush.path(frame, "sm", 1, 1.8)
    brush.dots([(x + 20 + 8 * k, base - 10 - 10 * j) for k in range(4) for j in range(3)], "sl", 2.2)


FORCES = [council, embassy, throne, troops, landing, yard, works, terraform, public_works]
