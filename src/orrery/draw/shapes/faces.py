"""Faces of cards that are read like printed ones: art above, then a name, then one row for each thing the card does.

The mark's text has the name in its first line; each further line is a row: an icon, the style word of its tab, and words.
The art itself is a part of the mark, because a document defines it once.
"""

from orrery.core.kit import ART_RATIOS
from orrery.core.lettering import breadth, shortened, wrapped
from orrery.core.scene import Mark
from orrery.draw.lettering import numbers, plain_number, scaled
from orrery.draw.shapes.icons import ICONS
from orrery.draw.shapes.plain import box, circle, letters, polygon, stroke

RIM = 2.5  # between the edge of a card and its art
SIZES = [13.5, 13.0, 12.5, 12.0, 11.5, 11.0]  # of the words in rows, the largest that fits
NAMES = [14.5, 13.5, 12.5, 11.5]  # of the name of a card without rows, the largest that fits into two lines
THREE_LINES = 10.5  # else
NARROW = 100.0  # the width of a card whose name is always small
BOLD = 1.1  # how much wider bold letters are
TAB = 21.0  # the width of a tab
LINE = 1.2  # from line to line of a row, in sizes
BETWEEN, TIGHT = 4.0, 1.5  # rows
CRATE = "M-40 -22L0 -42L40 -22V22L0 44L-40 22Z"
CRATE_SIDE = "M0 0L40 -22V22L0 44Z"
CRATE_LID = "M-40 -22L0 -42L40 -22L0 0Z"
CRATE_BANDS = "M-20 -32L20 -11V33M20 -32L-20 -11V33"
FLAME = "M-18 30C-34 10 -14 -2 -16 -22C-4 -14 -2 -6 -4 2C4 -8 4 -26 -2 -40C20 -24 32 6 16 30C10 38 -10 38 -18 30Z"
RIFTS = "M-46 -8L-24 4L-30 22L-8 14L2 34L14 12L34 22L30 2L48 -10M-24 4L-16 -22L-26 -40M14 12L20 -14L36 -30"


def art_height(mark: Mark) -> float:
    """How high the art of a card is."""
    fullness = next((word for word in mark.style.split() if word in ART_RATIOS), "")
    return (mark.width - 2 * RIM) * ART_RATIOS[fullness]


def illustrated(mark: Mark) -> str:
    """A card with art above, a name, keywords and rows below; small ones have a name only."""
    name, *rows = mark.text.split("\n")
    keywords = rows.pop(0)[2:] if rows and rows[0].startswith("~ ") else ""
    corner = 6 + mark.width * 0.02
    frame = "".join(box(mark.width, mark.height, style, corner) for style in ["shadow", "body", "edge"])
    top = -mark.height / 2 + RIM + art_height(mark)
    if "small" in mark.style.split():
        return frame + small_name(mark, name, top)
    left, room = -mark.width / 2 + 8, mark.width - 13
    size = name_size(name, room)
    lines = wrapped(name, size * BOLD, room)
    found, y = [frame], top + 9
    for line in lines:
        found.append(letters(shortened(line, size * BOLD, room), size, "title left-side", left, y))
        y += size * 1.1
    for line in wrapped(keywords, 12 * BOLD, room) if keywords else []:
        found.append(letters(shortened(line, 12 * BOLD, room), 12, "keywords left-side", left, y))
        y += 13
    return "".join(found) + written_rows(mark, rows, y - 4)


def name_size(name: str, width: float) -> float:
    """The largest of four sizes at which a name takes one line, or else two."""
    for size in (15.0, 14.0, 13.0):
        if breadth(name, size * BOLD) <= width:
            return size
    return 13.0 if len(wrapped(name, 13 * BOLD, width)) <= 2 else 12.0


def fitting(rows: list[tuple[str, str, str]], width: float, height: float) -> tuple[float, float, list[list[str]]]:
    """The size of the words, the gap between rows and each row's lines; what fits at no size is cut, row by row."""
    for gap in (BETWEEN, TIGHT):
        for size in SIZES:
            lines = [wrapped(words, size, width) for _, _, words in rows]
            if sum(len(each) * size * LINE + gap for each in lines) <= height + gap:
                return size, gap, lines
    size = SIZES[-1]
    left = int((height + TIGHT - TIGHT * len(rows)) / (size * LINE))
    found: list[list[str]] = []
    for place, (_, _, words) in enumerate(rows):
        lines_here = wrapped(words, size, width)
        room = min(len(lines_here), max(1, left - (len(rows) - place - 1)))
        kept = lines_here[:room]
        if room < len(lines_here):
            kept[-1] = shortened(f"{kept[-1]} {lines_here[room]}", size, width)
        found.append(kept)
        left -= room
    return size, TIGHT, found


def read_rows(rows: list[str]) -> list[tuple[str, str, str]]:
    """Icon, tab and words of each row."""
    parts = [[*row.split(" ", 2), "", ""] for row in rows]
    return [(part[0], part[1], part[2]) for part in parts]


def written_rows(mark: Mark, rows: list[str], top: float) -> str:
    """One row below the other, each beside its tab, in letters that fit."""
    read = read_rows(rows)
    left, width = -mark.width / 2, mark.width - TAB - 15
    size, gap, lines = fitting(read, width, mark.height / 2 - top - 5)
    found, y = [], top
    for (icon, tab, _), row in zip(read, lines, strict=True):
        high = len(row) * size * LINE
        found.append(tab_svg(icon, tab, left + RIM + TAB / 2 - 1, y + high / 2, TAB, high + gap * 0.4))
        for place, line in enumerate(row):
            found.append(letters(line, size, "row left-side", left + TAB + 9, y + (place + 0.5) * size * LINE))
        y += high + gap
    return "".join(found)


def tab_svg(icon: str, tab: str, x: float, y: float, width: float, height: float) -> str:
    """A coloured plate with the icon of a phase."""
    picture = ICONS[icon](Mark("", icon, 0, 0, width=13)) if icon in ICONS else ""
    place = f"translate({numbers(x, y)})"
    return f'<g class="tab {tab}" transform="{place}">{box(width, height, "plate", 4)}{picture}</g>'


def tabs(mark: Mark) -> str:
    """The tabs of a small card on its art, side by side from the left, each sort once."""
    sorts = list(dict.fromkeys((icon, tab) for icon, tab, _ in read_rows(mark.text.split("\n"))))[:4]
    high, step = mark.height, mark.height * 1.27
    return "".join(tab_svg(icon, tab, step * place, 0, step - 2, high) for place, (icon, tab) in enumerate(sorts))


def small_name(mark: Mark, name: str, top: float) -> str:
    """A name in the largest letters in which it takes two lines, or else in three; on a narrow card all are small."""
    room = mark.width - 6
    fit = [size for size in NAMES if fits(wrapped(name, size * BOLD, room), size * BOLD, room)]
    size = NAMES[-1] if mark.width < NARROW else fit[0] if fit else THREE_LINES
    lines = wrapped(name, size * BOLD, room)
    lines = [*lines[:2], " ".join(lines[2:])] if len(lines) > 3 else lines
    high = mark.height / 2 - top
    start = top + high / 2 - (len(lines) - 1) * size * 0.55
    return "".join(
        letters(shortened(line, size * BOLD, room), size, "title", 0, start + place * size * 1.1)
        for place, line in enumerate(lines)
    )


def fits(lines: list[str], size: float, width: float) -> bool:
    """Whether a name takes two lines at most, and no word of it is cut."""
    return len(lines) <= 2 and all(breadth(line, size) <= width for line in lines)


def brief_face(mark: Mark) -> str:
    """The name on the brief face of a card, which a page shows in place of the whole one where there is little room."""
    return small_name(mark, mark.text, -mark.height / 2 + RIM + art_height(mark))


def cargo(mark: Mark) -> str:
    """A crate of goods in its colour, with what it would bring."""
    scale = mark.width / 90
    solid = [
        (CRATE, "plate"),
        (CRATE_SIDE, "crate-shade"),
        (CRATE_LID, "crate-lid"),
        (CRATE_BANDS, "crate-bands"),
        (CRATE, "edge"),
    ]
    drawn = "".join(f'<path class="{style}" d="{scaled(path, scale)}"/>' for path, style in solid)
    if not mark.text:
        return drawn
    return (
        drawn
        + circle(mark.width * 0.26, "crate-seal", 0, mark.width * 0.1)
        + letters(mark.text, mark.width * 0.36, "stamp", 0, mark.width * 0.1)
    )


def ruin(mark: Mark) -> str:
    """Art that burns: a pall of smoke, cracks that glow, flames."""
    half, high = mark.width / 2, mark.height / 2
    pall = box(mark.width, mark.height, "pall", 6)
    smoke = "".join(circle(mark.height * size, "smoke", x * half, y * high) for x, y, size in SMOKE)
    place = f"scale({numbers(mark.width / 112, mark.height / 112)})"
    rifts = f'<g transform="{place}">{stroke(RIFTS, "rift")}{stroke(RIFTS, "rift-heart")}</g>'
    unit = mark.height / 100
    flames = "".join(
        f'<g transform="translate({numbers(x * half, high - size * unit * 17)}) scale({plain_number(size * unit)})">'
        f'<path class="flame" d="{scaled(FLAME, 0.5)}"/><path class="flame-heart" d="{scaled(FLAME, 0.28)}"/></g>'
        for x, size in ((-0.62, 0.8), (0.08, 1.2), (0.7, 0.7))
    )
    return pall + smoke + rifts + flames


SMOKE = [(-0.5, -0.2, 0.13), (-0.3, -0.5, 0.17), (0.2, -0.15, 0.15), (0.45, -0.45, 0.19), (0.0, -0.7, 0.13)]


def tile(mark: Mark) -> str:
    """A large plate for a phase: its colour on the left edge, room for its parts."""
    corner = 10.0
    plate = "".join(box(mark.width, mark.height, style, corner) for style in ["ground-plate", "tint", "edge"])
    return plate + box(6, mark.height - 16, "plate", 3, -mark.width / 2 + 8)


def pill(mark: Mark) -> str:
    """A small plate with round ends and one line of words."""
    words = letters(mark.text, mark.height * 0.62, "words") if mark.text else ""
    return (
        box(mark.width, mark.height, "plate", mark.height / 2) + box(mark.width, mark.height, "edge", mark.height / 2) + words
    )


def banner(mark: Mark) -> str:
    """A pointed flag for what attacks, with its strength."""
    half, high = mark.width / 2, mark.height / 2
    corners = [(-half, -high), (half, -high), (half, high * 0.7), (0.0, high), (-half, high * 0.7)]
    return "".join(polygon(corners, style) for style in ["plate", "sheen", "edge"])


FACES = [illustrated, brief_face, tabs, cargo, ruin, tile, pill, banner]
__all__ = ["FACES", "art_height"]
