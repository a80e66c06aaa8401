"""Icons: small pictures of what is done, for buttons, numbers and the words on cards."""

from math import cos, pi, sin

from orrery.core.scene import Mark
from orrery.draw.lettering import numbers, plain_number, scaled, wrapped
from orrery.draw.shapes.plain import box, letters

ROUND = "M100 0C100 55 55 100 0 100C-55 100 -100 55 -100 0C-100 -55 -55 -100 0 -100C55 -100 100 -55 100 0"
FLAG = "M-36 40Q0 16 36 40M-6 26V-44M-6 -42L30 -28L-6 -14Z"
BARTER = "M-38 -14H34M18 -32L36 -14L18 4M38 18H-34M-18 0L-36 18L-18 36"
TRAY = "M0 -44V8M-18 -10L0 10L18 -10M-38 12V38H38V12"
CRATE = "M-34 -18L0 -38L34 -18V20L0 40L-34 20ZM-34 -18L0 2L34 -18M0 2V40"
CLAW = "M-32 -38Q-6 -4 -26 40M-2 -42Q20 0 0 42M28 -38Q46 0 26 40"
BLADE = "M-36 38L-18 20M-30 12L-8 34M-14 20L34 -42L38 -22L-4 28"
GUARD = "M0 -42L34 -28V0C34 22 16 36 0 42C-16 36 -34 22 -34 0V-28Z"
FAN = "M-36 -18L-6 -30L12 18L-18 30ZM-6 -30L22 -38L40 8L12 18"
WRENCH = "M-34 36L6 -4M6 -4C-4 -24 10 -42 30 -38L16 -22L22 -12L38 -10C40 6 24 14 10 2"
TOWER = "M-40 40H40M-32 40V-6H-12V40M-12 -20H10V40M10 4H32V40M-1 -20V-42M-24 8V14M-24 24V28M-1 -8V-2M-1 10V16M21 18V24"
WAVES = "M0 40V-2M-14 40H14M-14 -2Q0 -15.400 14 -2M-28 -14Q0 -40.800 28 -14M-42 -26Q0 -66.200 42 -26"
STRIDER = "M-22 -14C-22 -38 22 -38 22 -14ZM-16 -14L-38 40M0 -14V36M16 -14L38 40M-6 -24h0M6 -24h0"
TENDRIL = "M-34 42C-34 6 2 18 2 -6C2 -26 -28 -22 -24 -4M6 42C34 34 44 -4 24 -38M-6 42C-2 30 10 26 18 14"
POD = "M0 -44C26 -20 26 24 0 42C-26 24 -26 -20 0 -44ZM-12 4C-12 -10 12 -10 12 4C12 16 -12 16 -12 4M0 -44V-26"
PYRAMID = "M0 -40L42 34H-42ZM0 -40L12 34M-18 -8H18"
BOLT = "M10 -44L-26 8H0L-10 44L26 -10H2Z"
CIRCUIT = "M-18 -18H18V18H-18ZM-8 -18V-40M8 -18V-40M-8 18V40M8 18V40M-18 -8H-40M-18 8H-40M18 -8H40M18 8H40"
SKULL = "M-16 40V26C-46 14 -40 -42 0 -42C40 -42 46 14 16 26V40ZM-15 -6h0M15 -6h0M-4 40V28M4 40V28"
LENS = scaled(ROUND, 0.3) + "M22 22L46 46"
TEETH = "".join(
    f"M{numbers(27 * sin(k * pi / 4), -27 * cos(k * pi / 4))}L{numbers(42 * sin(k * pi / 4), -42 * cos(k * pi / 4))}"
    for k in range(8)
)
COG = scaled(ROUND, 0.27) + scaled(ROUND, 0.09) + TEETH
TIPS = [numbers(reach * sin(k * pi / 5), -reach * cos(k * pi / 5)) for k in range(10) for reach in [19 if k % 2 else 44]]
STAR = f"M{'L'.join(TIPS)}Z"


def inked(path: str, mark: Mark) -> str:
    """A picture in lines as thick as its size allows."""
    scale = mark.width / 100
    return f'<path class="icon" stroke-width="{plain_number(9 * scale)}" d="{scaled(path, scale)}"/>'


def lens(mark: Mark) -> str:
    """Look for something new: a magnifying glass."""
    return inked(LENS, mark)


def cog(mark: Mark) -> str:
    """Work something out: a wheel with teeth."""
    return inked(COG, mark)


def flag(mark: Mark) -> str:
    """Settle here: a flag on a hill."""
    return inked(FLAG, mark)


def barter(mark: Mark) -> str:
    """This for that: two arrows."""
    return inked(BARTER, mark)


def tray(mark: Mark) -> str:
    """Use something up: an arrow into a tray."""
    return inked(TRAY, mark)


def crate(mark: Mark) -> str:
    """Make something: a box of goods."""
    return inked(CRATE, mark)


def claw(mark: Mark) -> str:
    """Invaders: three slashes."""
    return inked(CLAW, mark)


def blade(mark: Mark) -> str:
    """Strength in attack: a sword."""
    return inked(BLADE, mark)


def guard(mark: Mark) -> str:
    """Strength in defence: a shield."""
    return inked(GUARD, mark)


def fan(mark: Mark) -> str:
    """Cards in hand: two of them."""
    return inked(FAN, mark)


def wrench(mark: Mark) -> str:
    """Put something right again: a spanner."""
    return inked(WRENCH, mark)


def tower(mark: Mark) -> str:
    """A place where people live: a skyline."""
    return inked(TOWER, mark)


def waves(mark: Mark) -> str:
    """Help from afar: a mast that sends."""
    return inked(WAVES, mark)


def strider(mark: Mark) -> str:
    """A machine of the invaders on three legs."""
    return inked(STRIDER, mark)


def tendril(mark: Mark) -> str:
    """A creature of arms."""
    return inked(TENDRIL, mark)


def seed_pod(mark: Mark) -> str:
    """A pod with something inside."""
    return inked(POD, mark)


def pyramid(mark: Mark) -> str:
    """A building of the invaders."""
    return inked(PYRAMID, mark)


def bolt(mark: Mark) -> str:
    """Something that strikes at once: a flash."""
    return inked(BOLT, mark)


def circuit(mark: Mark) -> str:
    """A device that nobody understands: a chip."""
    return inked(CIRCUIT, mark)


def skull(mark: Mark) -> str:
    """Somebody mortal."""
    return inked(SKULL, mark)


def star(mark: Mark) -> str:
    """What counts in the end: a star with five points."""
    return inked(STAR, mark)


SIGNS = [lens, cog, flag, barter, tray, crate, claw, blade, guard, fan, wrench, star]
INSIGNIA = [tower, waves, strider, tendril, seed_pod, pyramid, bolt, circuit, skull]
ICONS = {icon.__name__: icon for icon in [*SIGNS, *INSIGNIA]}
LEADING = 1.22  # from line to line, in sizes
BETWEEN = 0.35  # paragraphs
SMALLEST, LARGEST = 5.0, 12.0


def prose(mark: Mark) -> str:
    """Paragraphs that fill a box in the largest letters that fit; one whose first word names an icon stands beside it."""
    paragraphs = [iconed(line) for line in mark.text.split("\n")]
    size = LARGEST
    while size > SMALLEST and prose_height(paragraphs, size, mark.width) > mark.height:
        size -= 0.25
    left, spare = -mark.width / 2, mark.height - prose_height(paragraphs, size, mark.width)
    y = -mark.height / 2 + max(0.0, min(spare / 2, size * 0.8)) + size * 0.62
    found = []
    for icon, words in paragraphs:
        found.append(bullet(icon, left + size * 0.75, y, size) if icon else "")
        for line in wrapped(words, size, text_width(icon, size, mark.width)):
            found.append(letters(line, size, "words line", mark.width / 2 - text_width(icon, size, mark.width), y))
            y += size * LEADING
        y += size * BETWEEN
    return "".join(found)


def iconed(line: str) -> tuple[str, str]:
    """The icon of a paragraph, if it has one, and its words."""
    icon, _, words = line.partition(" ")
    return (icon, words) if icon in ICONS else ("", line)


def text_width(icon: str, size: float, width: float) -> float:
    """What an icon leaves of the width."""
    return width - size * 1.9 if icon else width


def prose_height(paragraphs: list[tuple[str, str]], size: float, width: float) -> float:
    lines = sum(len(wrapped(words, size, text_width(icon, size, width))) for icon, words in paragraphs)
    return lines * size * LEADING + (len(paragraphs) - 1) * size * BETWEEN


def bullet(icon: str, x: float, y: float, size: float) -> str:
    """An icon on a small dark plate."""
    plate = box(size * 1.36, size * 1.36, "bullet", size * 0.3)
    picture = ICONS[icon](Mark("", icon, 0, 0, width=size * 1.05))
    return f'<g transform="translate({plain_number(x)} {plain_number(y)})">{plate}{picture}</g>'
