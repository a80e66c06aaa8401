"""Plain shapes: discs, plates, paths, buttons and words. Each draws a mark around its own centre."""

from math import cos, pi, sin

from orrery.core.scene import Mark
from orrery.draw.art.catalog import id_of
from orrery.draw.lettering import fitted, numbers, plain_number, safe, wrapped

PAINTED = {
    "sheen",
    "sky",
    "globe",
    "dusk",
    "corona",
    "deck",
    "steel",
    "weave",
    "window",
    "face",
    "ball",
    "fade",
    "glow",
}  # the shared paints of `paints.py`

FINGER = 44.0  # what a finger hits
LEGIBLE = 12.5  # of words on what is pressed


def dressed(style: str) -> str:
    """The class of an element and, where its first word names a shared paint, that paint."""
    word = style.partition(" ")[0]
    return f'class="{style}" fill="url(#paint-{word})"' if word in PAINTED else f'class="{style}"'


def group(mark: Mark) -> str:  # noqa: ARG001
    """Nothing of its own: a place for its parts."""
    return ""


def polygon(points: list[tuple[float, float]], style: str) -> str:
    """A closed outline."""
    corners = " ".join(f"{plain_number(x)},{plain_number(y)}" for x, y in points)
    return f'<polygon {dressed(style)} points="{corners}"/>'


def circle(radius: float, style: str, x: float = 0, y: float = 0) -> str:
    place = f' cx="{plain_number(x)}" cy="{plain_number(y)}"' if x or y else ""
    return f'<circle {dressed(style)}{place} r="{plain_number(radius)}"/>'


def box(width: float, height: float, style: str, round: float = 0, x: float = 0, y: float = 0) -> str:
    """A rectangle around a point, with rounded corners."""
    corner = f' rx="{plain_number(round)}"' if round else ""
    left, top = plain_number(x - width / 2), plain_number(y - height / 2)
    size = f'width="{plain_number(width)}" height="{plain_number(height)}"'
    return f'<rect {dressed(style)} x="{left}" y="{top}" {size}{corner}/>'


def stroke(path: str, style: str) -> str:
    """An open line, unless its style fills it."""
    hollow = "" if "fill=" in dressed(style) else ' fill="none"'
    return f'<path {dressed(style)}{hollow} d="{path}"/>'


def letters(text: str, size: float, style: str = "words", x: float = 0, y: float = 0) -> str:
    """One line of words, its middle at a point."""
    down = plain_number(y + size * 0.35)  # capitals are about 0.7 of the size: this puts their middle at the point
    return f'<text class="{style}" x="{plain_number(x)}" y="{down}" font-size="{plain_number(size)}">{safe(text)}</text>'


def disc(mark: Mark) -> str:
    """A round plate with a sheen, and a text if it has one."""
    radius = mark.width / 2
    return circle(radius, "plate") + circle(radius, "sheen") + circle(radius, "edge") + stamped(mark)


def square(mark: Mark) -> str:
    """A plate with four slightly rounded corners."""
    side = mark.width * 0.9
    return "".join(box(side, side, style, side * 0.14) for style in ["plate", "sheen", "edge"]) + stamped(mark)


def regular(mark: Mark, corners: int, first: float, reach: float) -> str:
    """A plate with so many corners, the first at that angle from the top in degrees."""
    radius = mark.width / 2 * reach
    angles = [(first + 360 * k / corners) * pi / 180 for k in range(corners)]
    points = [(radius * sin(angle), -radius * cos(angle)) for angle in angles]
    return "".join(polygon(points, style) for style in ["plate", "sheen", "edge"]) + stamped(mark)


def hexagon(mark: Mark) -> str:
    """A plate with six corners, one on top."""
    return regular(mark, 6, 0, 1.08)


def diamond(mark: Mark) -> str:
    """A plate with four corners, one on top."""
    return regular(mark, 4, 0, 1.16)


def pentagon(mark: Mark) -> str:
    """A plate with five corners, one on top."""
    return regular(mark, 5, 0, 1.1)


def triangle(mark: Mark) -> str:
    """A plate with three corners, one on top, a little lower than others so that its letter is in the middle."""
    radius = mark.width / 2 * 1.24
    points = [(0, -radius), (radius * 0.9, radius * 0.62), (-radius * 0.9, radius * 0.62)]
    plate = "".join(polygon(points, style) for style in ["plate", "sheen", "edge"])
    size = fitted(mark.text, mark.width * 0.46, mark.width * 0.5)
    return plate + (letters(mark.text, size, "stamp", 0, mark.width * 0.06) if mark.text else "")


def stamped(mark: Mark) -> str:
    """A mark's text in the middle of its plate; one or two letters have one size on all plates, however wide they are."""
    if not mark.text:
        return ""
    size = mark.width * 0.58
    if len(mark.text) > 2:
        size = fitted(mark.text, size, mark.width * 0.7)
    return letters(mark.text, size, "stamp")


def ring(mark: Mark) -> str:
    """An open circle."""
    return circle(mark.width / 2, "edge")


def rect(mark: Mark) -> str:
    """A rectangle without ornaments."""
    return box(mark.width, mark.height, "plate")


def cell(mark: Mark) -> str:
    """A place that answers the pointer over its whole extent, and shows nothing of its own."""
    return box(mark.width, mark.height, "hit", 6)


def line(mark: Mark) -> str:
    """A straight line of the mark's width, level unless turned."""
    half = mark.width / 2
    return stroke(f"M{numbers(-half, 0)}H{plain_number(half)}", "edge")


def path(mark: Mark) -> str:
    """Any outline, in SVG's letters."""
    return stroke(safe(mark.path), "edge")


def text(mark: Mark) -> str:
    """Words of the size `height`, in lines no wider than `width` if that is given."""
    lines = wrapped(mark.text, mark.height, mark.width)
    top = -(len(lines) - 1) / 2
    return "".join(letters(words, mark.height, "words", 0, (top + k) * mark.height * 1.25) for k, words in enumerate(lines))


def button(mark: Mark) -> str:
    """A pill to press, with its words, in two lines where that makes them larger; a `roomy` one can be hit beside its plate."""
    room = mark.width * 0.94
    pill = box(mark.width, max(mark.height, FINGER), "reach", 0) if "roomy" in mark.style.split() else ""
    pill += "".join(box(mark.width, mark.height, style, mark.height * 0.3) for style in ["plate", "edge"])
    one, two = fitted(mark.text, max(LEGIBLE, mark.height * 0.42), room), mark.height * 0.3
    lines = wrapped(mark.text, two, room)
    if one >= two or len(lines) > 2:
        return pill + letters(mark.text, one)
    return pill + "".join(letters(line, two, "words", 0, (place - 0.5) * two * 1.2) for place, line in enumerate(lines))


def art(mark: Mark) -> str:
    """A generated picture, named by the mark's text; the document defines it once. It may fade into the card below it."""
    corners = 7 if "fading" in mark.style.split() else 0
    left, top = plain_number(-mark.width / 2), plain_number(-mark.height / 2)
    size = f'x="{left}" y="{top}" width="{plain_number(mark.width)}" height="{plain_number(mark.height)}"'
    corner = f' rx="{corners}"' if corners else ""
    veil = box(mark.width, mark.height, "fade", corners) if corners else ""
    return f'<rect {size}{corner} fill="url(#{safe(id_of(mark.text))}-fill)"/>{veil}'
