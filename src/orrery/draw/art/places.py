"""Worlds seen from their ground: a sky with moons, ridges, and what people or others have built there."""

from orrery.draw.art.brush import Brush, at, outline, smooth, tenth
from orrery.draw.art.company import ship, wreck
from orrery.draw.art.planets import globe, moon_gradients
from orrery.draw.art.sky import beam, rocks, sparkle, starry
from orrery.draw.art.solids import block, column, crystal, dome, foot, fronds, hills, person, skyline, tent
from orrery.draw.art.sphere import Ball


def place(brush: Brush) -> None:
    """A landscape. The first known feature says what stands there; `moon`, `ringed` or `sun` what hangs above it."""
    day_sky(brush)
    hills(brush, brush.height * 0.62, 10, "f3", 0.4, soft=False)
    hills(brush, brush.height * 0.7, 7, "f4", 0.75)
    brush.linear("e", [(0, "6", 1), (1, "7", 1)])
    brush.ground = hills(brush, brush.height * 0.8, 3, "@e")
    found = [word for word in brush.features if word in SITES] or ["camp"]
    SITES[found[0]](brush)
    hills(brush, brush.height * 0.985, 3, "f7")


def day_sky(brush: Brush) -> None:
    """A sky that brightens toward the horizon, with what hangs in it."""
    brush.linear("s", [(0, "0", 1), (0.42, "1", 1), (0.78, "5", 0.9), (1, "5", 0.9)])
    brush.box(0, 0, brush.width, brush.height, "f0")
    brush.box(0, 0, brush.width, brush.height, "@s")
    starry(brush, 26, 0.45)
    if "ringed" in brush.features or "moon" in brush.features:
        radius = brush.between(24, 38)
        ball = Ball(
            brush.width * brush.between(0.62, 0.8), brush.height * brush.between(0.24, 0.34), radius, brush.between(-25, 25)
        )
        globe(brush, ball, [brush.pick(["bands", "craters", "dunes"])], "ringed" in brush.features)
    else:
        brush.radial("u", [(0, "2", 1), (0.2, "2", 0.9), (0.26, "5", 0.55), (1, "5", 0)])
        brush.circle(
            brush.width * brush.between(0.62, 0.8), brush.height * brush.between(0.24, 0.42), brush.between(40, 56), "@u glow"
        )
        moon_gradients(brush)
    for _ in range(3):
        y, x, wide = brush.between(20, 74), brush.between(0, brush.width), brush.between(34, 80)
        streak = [(x - wide, y), (x - wide * 0.3, y - 3), (x + wide, y), (x + wide * 0.2, y + 2.5)]
        brush.path(smooth(streak), "f2", 0.3)


# What stands there


def city(brush: Brush) -> None:
    """Towers in two rows."""
    skyline(brush, 6, brush.width - 4, brush.height * 0.76, 18, 40, "f4", "f4", 0.12)
    skyline(brush, brush.between(10, 50), brush.width - brush.between(10, 50), brush.height * 0.84, 26, 74)
    ship(brush, "liner", brush.width * brush.between(0.15, 0.4), brush.height * 0.24, 0.75, -8)


def domes(brush: Brush) -> None:
    """A young colony under glass."""
    sizes = [(brush.between(0.18, 0.26), 21.0), (brush.between(0.48, 0.58), 33.0), (brush.between(0.82, 0.9), 17.0)]
    for share, radius in sizes:
        dome(brush, brush.width * share, brush.height * 0.84 + radius * 0.1, radius)
    brush.path(f"M{at(brush.width * 0.2, brush.height * 0.85)}H{tenth(brush.width * 0.86)}", "sh", 1, 3)
    mast(brush, brush.width * 0.38, brush.height * 0.84, 40)
    person(brush, brush.width * 0.7, brush.height * 0.94, 15)


def mast(brush: Brush, x: float, base: float, high: float) -> None:
    """A tower of beams with a lamp."""
    brush.path(outline([(x - 6, base), (x, base - high), (x + 6, base)], closed=False), "sh", 1, 1.6)
    rungs = "".join(f"M{at(x - 6 + 1.2 * k, base - high * 0.2 * k)}l{at(11 - 2.4 * k, -high * 0.16)}" for k in range(5))
    brush.path(rungs, "sh", 0.9, 0.9)
    brush.circle(x, base - high, 2.2, "fr")


def mine(brush: Brush) -> None:
    """A pit in terraces, a headframe and heaps."""
    x, y = brush.width * brush.between(0.36, 0.48), brush.height * 0.86
    for k in range(4):
        brush.ellipse(x, y + 2.4 * k, 66 - 14 * k, 15 - 3.2 * k, "f7" if k % 2 else "f4", 0.95)
    brush.ellipse(x, y + 9, 17, 4.5, "fr", 0.7)
    tower = brush.width * 0.74
    brush.path(outline([(tower - 14, y), (tower - 3, y - 58), (tower + 5, y - 58), (tower + 12, y)], closed=False), "sh", 1, 3)
    brush.path(
        (
            f"M{at(tower - 11, y - 16)}L{at(tower + 9, y - 30)}M{at(tower + 11, y - 14)}"
            f"L{at(tower - 8, y - 30)}M{at(tower - 6, y - 40)}h12"
        ),
        "sh",
        1,
        1.6,
    )
    brush.circle(tower + 1, y - 59, 7, "fd o")
    brush.circle(tower + 1, y - 59, 3, "fl")
    brush.path(f"M{at(tower - 4, y - 56)}L{at(x + 10, y + 4)}", "sk", 0.8, 1)
    block(brush, tower + 14, y + 2, 22, 18, "fh", "fd")
    rocks(brush, [(brush.between(0, brush.width), brush.height * brush.between(0.9, 0.98)) for _ in range(8)], 3, 6)


def camp(brush: Brush) -> None:
    """Tents, a fire, somebody on watch."""
    for k in range(brush.whole(3, 4)):
        x = brush.width * (0.16 + 0.22 * k) + brush.between(-8, 8)
        tent(brush, x, foot(brush.ground, x) + 8 + 3 * (k % 2), brush.between(13, 21), brush.pick(["f6", "f3"]))
    x = brush.width * brush.between(0.5, 0.62)
    brush.radial("q", [(0, "l", 0.95), (0.35, "r", 0.5), (1, "r", 0)])
    brush.circle(x, brush.height * 0.88, 24, "@q glow")
    brush.path(f"M{at(x - 4, brush.height * 0.9)}q{at(-1, -9)} {at(4, -14)}q{at(5, 6)} {at(4, 14)}z", "fl")
    for shift, tall in [(-22, 22), (15, 25), (27, 21)]:
        person(brush, x + shift, brush.height * 0.93, tall, "fd", cloak=True)


def temple(brush: Brush) -> None:
    """Steps, pillars, and light that rises from within."""
    x, base = brush.width * 0.5, brush.height * 0.88
    brush.linear("o", [(0, "5", 0), (1, "2", 0.85)])
    brush.path(beam(x, base - 40, 0, 26), "@o glow")
    for k in range(4):
        wide = 156 - 26 * k
        brush.box(x - wide / 2, base - 6 * (k + 1), wide, 6.4, "f3 o")
        brush.box(x, base - 6 * (k + 1), wide / 2, 6.4, "f4", 0.55)
    for k in range(4):
        column(brush, x - 27 + 18 * k, base - 54, base - 24, 6.5)
    brush.path(outline([(x - 40, base - 54), (x, base - 76), (x + 40, base - 54)]), "f3 o")
    brush.path(outline([(x, base - 76), (x + 40, base - 54), (x + 3, base - 54)]), "f4", 0.7)
    brush.circle(x, base - 62, 4.5, "fl")
    for shift in (-66, -52, 60):
        person(brush, x + shift, base + 9, 17, "fd", cloak=True)


def ruins(brush: Brush) -> None:
    """Broken pillars and an arch of those who left."""
    base = brush.height * 0.88
    for k in range(6):
        x, high = brush.width * (0.1 + 0.155 * k) + brush.between(-6, 6), brush.between(16, 56)
        column(brush, x, base - high, base + brush.between(-2, 5), brush.between(8, 11))
    x = brush.width * brush.between(0.42, 0.56)
    brush.path(
        (
            f"M{at(x - 32, base + 4)}V{tenth(base - 40)}a32 32 0 0 1 64 0"
            f"V{tenth(base + 4)}h-12V{tenth(base - 38)}a20 20 0 0 0-40 0V{tenth(base + 4)}z"
        ),
        "f3 o",
    )
    brush.path(f"M{at(x + 20, base + 4)}V{tenth(base - 38)}l12-2V{tenth(base + 4)}z", "f4", 0.8)
    brush.path(f"M{at(x - 18, base + 2)}V{tenth(base - 38)}a18 18 0 0 1 36 0V{tenth(base + 2)}z", "f5", 0.35)
    marks = [(x - 26 + 9 * k, base - 46 - (6 if 0 < k < 5 else 0)) for k in range(6)]
    brush.dots(marks, "s5", 2.6)
    rocks(brush, [(brush.between(0, brush.width), brush.height * brush.between(0.9, 0.97)) for _ in range(9)], 2, 5.5)


def wilds(brush: Brush) -> None:
    """Plants of an unknown make, and eyes among them."""
    for k in range(8):
        x = brush.width * (0.05 + 0.125 * k) + brush.between(-8, 8)
        fronds(brush, x, foot(brush.ground, min(max(x, 0), brush.width)) + brush.between(0, 16), brush.between(18, 62))
    for _ in range(2):
        x, y = brush.between(40, brush.width - 40), brush.height * brush.between(0.82, 0.9)
        brush.dots([(x, y), (x + 6, y)], "sl", 2.4)


def crystals(brush: Brush) -> None:
    """A field of gems."""
    for k in range(9):
        x = brush.width * (0.08 + 0.105 * k) + brush.between(-5, 5)
        crystal(
            brush,
            x,
            brush.height * brush.between(0.86, 0.97),
            brush.between(20, 70 if k in (3, 4, 5) else 40),
            brush.between(-12, 12),
        )
    for _ in range(4):
        sparkle(brush, brush.between(30, brush.width - 30), brush.height * brush.between(0.4, 0.8), brush.between(4, 7))


def port(brush: Brush) -> None:
    """Landing pads, ships going up, a control tower."""
    base = brush.height * 0.86
    for k, (share, wide) in enumerate([(0.2, 34.0), (0.52, 44.0), (0.82, 30.0)]):
        x = brush.width * share
        brush.ellipse(x, base + 5 * (k % 2), wide, wide * 0.2, "fh o")
        brush.ellipse(x, base - 1.5 + 5 * (k % 2), wide * 0.86, wide * 0.15, "fd")
        brush.dots([(x + wide * 0.8 * d, base - 1 + 5 * (k % 2)) for d in (-1, -0.5, 0, 0.5, 1)], "sl", 2)
    ship(brush, "dropship", brush.width * 0.52, base - 12, 1.5, -2)
    ship(brush, "freighter", brush.width * brush.between(0.16, 0.26), brush.height * 0.3, 1.0, -28)
    ship(brush, "liner", brush.width * brush.between(0.44, 0.56), brush.height * 0.14, 0.55, -24)
    x = brush.width * 0.71
    brush.box(x - 3, base - 40, 7, 42, "fh o")
    brush.path(outline([(x - 12, base - 48), (x + 13, base - 48), (x + 8, base - 38), (x - 7, base - 38)]), "fm o")
    brush.path(f"M{at(x - 9, base - 45)}h19", "sl", 1, 2.6)


def refinery(brush: Brush) -> None:
    """Tanks, pipes, chimneys and their smoke."""
    base = brush.height * 0.87
    for share, high in [(0.2, 62.0), (0.3, 76.0), (0.74, 54.0)]:
        x = brush.width * share + brush.between(-5, 5)
        brush.path(outline([(x - 6, base), (x - 4, base - high), (x + 4, base - high), (x + 6, base)]), "f3 o")
        brush.path(outline([(x, base), (x, base - high), (x + 4, base - high), (x + 6, base)]), "f4")
        brush.box(x - 4.5, base - high, 9, 5, "fr")
        smoke = [(x + 8 * k + brush.between(-3, 3), base - high - 5 - 7 * k) for k in range(4)]
        for k, (a, b) in enumerate(smoke):
            brush.circle(a, b, 5 + 2.6 * k, "f2", 0.3 - 0.05 * k)
    for k in range(3):
        x, wide = brush.width * (0.4 + 0.11 * k), 22.0
        brush.box(x, base - 30 + 4 * k, wide, 30 - 4 * k, "fh o", 1, 3)
        brush.box(x + wide * 0.6, base - 30 + 4 * k, wide * 0.4, 30 - 4 * k, "fd", 0.8, 3)
        brush.box(x + 2, base - 24 + 4 * k, 3, 18, "fm", 0.8)
    brush.path(f"M{at(brush.width * 0.12, base - 10)}h60v-12h30v16h90", "sm", 0.9, 3)
    brush.dots([(brush.width * 0.1 + 14 * k, base + 3) for k in range(14)], "sl", 1.8)


def bazaar(brush: Brush) -> None:
    """Traders' awnings and a caravan."""
    base = brush.height * 0.88
    for k in range(5):
        x, wide = brush.width * (0.05 + 0.18 * k), 38.0
        brush.box(x + 3, base - 24, 2, 26, "fh")
        brush.box(x + wide - 4, base - 24, 2, 26, "fh")
        stripes = ["f6", "f2", "f3", "f5"]
        for j in range(4):
            brush.path(
                outline(
                    [
                        (x + j * wide / 4, base - 24),
                        (x + 6 + j * (wide - 12) / 4, base - 35),
                        (x + 6 + (j + 1) * (wide - 12) / 4, base - 35),
                        (x + (j + 1) * wide / 4, base - 24),
                    ]
                ),
                f"{stripes[(j + k) % 4]} o",
            )
        brush.box(x + 4, base - 9, wide - 8, 9, "f4 o")
        brush.dots([(x + 9 + 7 * j, base - 11) for j in range(4)], brush.pick(["s5", "sl", "s2"]), 4.5)
        brush.circle(x + wide / 2, base - 20, 2.2, "fl")
    for k in range(4):
        person(
            brush,
            brush.width * (0.16 + 0.22 * k) + brush.between(-9, 9),
            base + brush.between(6, 12),
            brush.between(19, 24),
            "fd",
            cloak=k % 2 == 0,
        )


def fortress(brush: Brush) -> None:
    """Walls, guns and a lit keep."""
    base = brush.height * 0.88
    block(brush, brush.width * 0.42, base, 40, 66)
    brush.dots([(brush.width * 0.42 + 8 + 8 * k, base - 50 + 14 * j) for k in range(4) for j in range(3)], "sl", 2, 0.9)
    for share in (0.14, 0.3, 0.66, 0.82):
        x = brush.width * share
        block(brush, x - 11, base + 2, 22, 30)
        brush.path(f"M{at(x - 13, base - 28)}h26v-7h-5v4h-5v-4h-6v4h-5v-4h-5z", "f3 o")
        brush.path(f"M{at(x, base - 36)}l{at(-18 if share < 0.5 else 18, -15)}", "sh", 1, 4)
        brush.circle(x, base - 36, 6, "fh o")
    brush.box(0, base - 12, brush.width, 16, "f4 o")
    brush.path(f"M{at(brush.width * 0.42 + 12, base + 4)}v-14a8 8 0 0 1 16 0v14z", "fr", 0.9)


def crash(brush: Brush) -> None:
    """What fell from the sky, half buried, and those who look at it."""
    wreck(brush, brush.width * 0.5, brush.height * 0.72, brush.between(52, 62), "345")
    hills(brush, brush.height * 0.9, 4, "f7")
    for k in range(3):
        person(brush, brush.width * (0.2 + 0.3 * k) + brush.between(-8, 8), brush.height * 0.97, brush.between(15, 19))


def nest(brush: Brush) -> None:
    """Spires that were grown, with holes that glow."""
    base = brush.height * 0.9
    for k in range(7):
        x, high, wide = brush.width * (0.08 + 0.14 * k) + brush.between(-6, 6), brush.between(26, 84), brush.between(12, 20)
        lean = brush.between(-10, 10)
        brush.path(
            (
                f"M{at(x - wide, base + 4)}q{at(wide * 0.8, -high * 0.4)} {at(wide + lean, -high)}"
                f"q{at(wide * 0.1, high * 0.6)} {at(wide - lean, high)}z"
            ),
            "f4 o",
        )
        brush.path(
            f"M{at(x - wide * 0.7, base)}q{at(wide * 0.6, -high * 0.4)} {at(wide * 0.7 + lean, -high * 0.96)}", "s3", 0.8, 1.8
        )
        brush.dots([(x + lean * share * 0.6, base - high * share) for share in (0.18, 0.36, 0.54)], "s5", brush.between(3, 5))
    webs = "".join(f"M{at(brush.width * (0.08 + 0.14 * k), base - 26)}q{at(16, 14)} {at(33, -2)}" for k in range(6))
    brush.path(webs, "s3", 0.6, 1.2)


SITES = {
    "city": city,
    "domes": domes,
    "mine": mine,
    "camp": camp,
    "temple": temple,
    "ruins": ruins,
    "wilds": wilds,
    "crystals": crystals,
    "port": port,
    "refinery": refinery,
    "bazaar": bazaar,
    "fortress": fortress,
    "crash": crash,
    "nest": nest,
}
