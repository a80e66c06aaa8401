"""What floats in space: stars, nebulae, planets, black holes, stations and ships."""

from orrery.core.scene import CAMPS, Mark
from orrery.draw.lettering import numbers, plain_number, scaled
from orrery.draw.shapes.plain import box, circle, stroke

STARS_APART = 38  # one star for every square of so many units
LETTERS = (-24, 4)  # from the edge of a lettered board, where its letters stand: no star is taken for a dot between them
BLEED = 1.5  # how much larger than its board a sky is drawn, so that it fills whatever space a page has for the board


def starfield(mark: Mark) -> str:
    """Stars of three sizes, always the same ones, some of which sparkle; they go on around the board, but not among letters."""
    scatter = 20  # a fixed start: the sky is the same in every picture
    sizes: list[list[str]] = [[], [], []]
    sparkles: list[str] = []
    wide, high = mark.width * BLEED, mark.height * BLEED
    for k in range(int(wide * high / STARS_APART**2)):
        scatter = (scatter * 1103515245 + 12345) % 2**31
        x = (scatter >> 8) % 9973 / 9973 * wide - wide / 2
        scatter = (scatter * 1103515245 + 12345) % 2**31
        y = (scatter >> 8) % 9973 / 9973 * high - high / 2
        outside = max(abs(x) - mark.width / 2, abs(y) - mark.height / 2)
        if mark.text == "lettered" and LETTERS[0] < outside < LETTERS[1]:
            continue
        sizes[0 if k % 2 else 1 if k % 6 else 2].append(f"M{plain_number(x)} {plain_number(y)}h0")
        if k % 45 == 7:
            sparkles.append(f"M{numbers(x - 5, y)}q5 0 5-5q0 5 5 5q-5 0-5 5q0-5-5-5z")
    paths = [stroke("".join(stars), f"stars size-{size}") for size, stars in enumerate(sizes)]
    return "".join(paths) + stroke("".join(sparkles), "sparkle")


def nebula(mark: Mark) -> str:
    """A square cloud in the colour of a camp, brightest in its upper left corner, and its reflection beyond the board."""
    camp = next(word for word in mark.style.split() if word in CAMPS)
    half, side = plain_number(-mark.width * 1.5), plain_number(mark.width * 2)
    return f'<rect class="cloud" x="{half}" y="{half}" width="{side}" height="{side}" fill="url(#paint-{camp})"/>'


def sky(mark: Mark) -> str:
    """The ground of everything: light in the middle, deep at the corners."""
    return box(mark.width * BLEED, mark.height * BLEED, "sky")


def planet(mark: Mark) -> str:
    """A banded globe with a ring, lit from the upper left."""
    radius = mark.width * 0.36
    ring = f"{numbers(radius * 1.42, radius * 0.42)} -18"
    left, right = numbers(-radius * 1.35, radius * 0.44), numbers(radius * 1.35, -radius * 0.44)
    bands = "".join(
        f"M{numbers(-radius * reach, radius * height)}q{numbers(radius * reach, radius * 0.22, radius * reach * 2, 0)}"
        for reach, height in [(0.86, -0.42), (0.97, 0.02), (0.84, 0.46)]
    )
    return (
        stroke(f"M{left}A{ring} 0 1 {right}", "halo")
        + circle(radius, "globe")
        + stroke(bands, "bands")
        + circle(radius, "dusk")
        + stroke(f"M{left}A{ring} 0 0 {right}", "halo")
    )


def hole(mark: Mark) -> str:
    """A black disc before its own accretion disc, whose near side passes in front."""
    radius = mark.width / 2
    ring = f"{numbers(radius * 0.92, radius * 0.3)} -24"
    left, right = numbers(-radius * 0.84, radius * 0.37), numbers(radius * 0.84, -radius * 0.37)
    return (
        circle(radius * 1.25, "corona")
        + stroke(f"M{left}A{ring} 0 1 {right}", "fire")
        + circle(radius * 0.58, "pit")
        + stroke(f"M{left}A{ring} 0 0 {right}", "fire")
        + stroke(f"M{left}A{ring} 0 0 {right}", "spark")
    )


STATION_LANES = "".join(f"M0 0L50 {across}M0 0L{across} 50" for across in [-33, 0, 33])
STATION_GATES = "".join(f"M48.5 {across - 11}V{across + 11}M{across - 11} 48.5H{across + 11}" for across in [-33, 0, 33])
STATION_ARROWS = "".join(
    f"M43 {across - 4}L47 {across}L43 {across + 4}M{across - 4} 43L{across} 47L{across + 4} 43" for across in [-33, 0, 33]
)


def station(mark: Mark) -> str:
    """A landing deck seen from above, with three gates to the right and three below."""
    side, scale = mark.width * 0.966, mark.width / 100
    deck = [box(side, side, style, mark.width * 0.1) for style in ["deck", "tint", "edge"]]
    pad = circle(mark.width * 0.25, "pad") + circle(mark.width * 0.19, "pad-line")
    gates = stroke(scaled(STATION_GATES, scale), "gates") + stroke(scaled(STATION_ARROWS, scale), "arrows")
    return "".join(deck) + stroke(scaled(STATION_LANES, scale), "lanes") + pad + gates


VIPER_HULL = (
    "M0 -56L3 -50L6 -22L10 -12L11 2L36 22H39V6H43L44 36L14 33L13 40L0 42"
    "L-13 40L-14 33L-44 36L-43 6H-39V22H-36L-11 2L-10 -12L-6 -22L-3 -50Z"
)
VIPER_WINGS = "M12 7L36 26L40 32L14 29ZM-12 7L-36 26L-40 32L-14 29Z"
VIPER_GLASS = "M0 -16L4 -10L4.5 4L0 8L-4.5 4L-4 -10Z"
VIPER_FLAMES = "M-9 42V51M0 42V51M9 42V51"


def viper(mark: Mark) -> str:
    """A slim fighter seen from above, nose up: long snout, swept wings, three engines."""
    layers = [(VIPER_FLAMES, "flames"), (VIPER_HULL, "hull"), (VIPER_WINGS, "stripe"), (VIPER_GLASS, "glass")]
    return "".join(stroke(scaled(path, mark.width / 100), style) for path, style in layers)


RAIDER_BODY = (
    "M-9 -13C-13 -33 -33 -39 -45 -21C-52 -7 -50 13 -40 24C-27 33 -12 31 0 31"
    "C12 31 27 33 40 24C50 13 52 -7 45 -21C33 -39 13 -33 9 -13C5 -9 -5 -9 -9 -13Z"
)
RAIDER_SEAMS = "M-41 -14Q-28 6 -15 26M-27 -29Q-20 0 -8 8M41 -14Q28 6 15 26M27 -29Q20 0 8 8"


def raider(mark: Mark) -> str:
    """A broad silver crescent with two forward lobes and one red eye."""
    scale = mark.width / 100
    layers = [(RAIDER_BODY, "steel"), (RAIDER_BODY, "sheen"), (RAIDER_SEAMS, "seams"), (RAIDER_BODY, "edge")]
    body = "".join(stroke(scaled(path, scale), style) for path, style in layers)
    return body + box(26 * scale, 9 * scale, "slot", 4 * scale, 0, 9 * scale) + circle(2.8 * scale, "eye", 3 * scale, 9 * scale)
