"""What lies on a table: cards and their backs, chips, dice, and the arrow of a dial."""

from orrery.core.scene import Mark
from orrery.draw.lettering import fitted, numbers, plain_number
from orrery.draw.shapes.plain import box, circle, letters, polygon, stroke

PIPS = {  # the places of a die's dots, by the number it shows
    "1": [(0, 0)],
    "2": [(-1, -1), (1, 1)],
    "3": [(-1, -1), (0, 0), (1, 1)],
    "4": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
    "5": [(-1, -1), (1, -1), (1, 1), (-1, 1), (0, 0)],
    "6": [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, 0), (1, 0)],
}


def card(mark: Mark) -> str:
    """A card face up: a window for its picture in the upper half, lower on a wordy card, then its name; the rest is parts."""
    corner = mark.width * 0.08
    share = 0.36 if "wordy" in mark.style.split() else 0.46
    frame = [box(mark.width, mark.height, style, corner) for style in ["shadow", "paper", "edge"]]
    inside = mark.width * 0.88
    middle = mark.width * 0.06 + mark.height * (share / 2 - 0.5)
    window = box(inside, mark.height * share, "window", corner * 0.6, 0, middle)
    size = fitted(mark.text, mark.width * 0.125, inside)
    return "".join(frame) + window + letters(mark.text, size, "name", 0, mark.height * 0.085)


def slip(mark: Mark) -> str:
    """A small card without words: its part is its picture."""
    return "".join(box(mark.width, mark.height, style, mark.width * 0.14) for style in ["shadow", "window", "edge"])


def gap(mark: Mark) -> str:
    """The place of a card that is not there."""
    return box(mark.width, mark.height, "void", mark.width * 0.1)


def back(mark: Mark) -> str:
    """A card face down, with a text such as the number of cards in the pile."""
    corner = mark.width * 0.1
    frame = [box(mark.width, mark.height, style, corner) for style in ["shadow", "weave", "edge"]]
    inner = box(mark.width * 0.8, mark.height * 0.86, "trim", corner * 0.7)
    label = circle(mark.width * 0.29, "seal") + letters(mark.text, mark.width * 0.36, "stamp") if mark.text else ""
    return "".join(frame) + inner + label


def pile(mark: Mark) -> str:
    """Several cards face down: edges of those below, then the back of the topmost."""
    step = mark.width * 0.045
    below = [box(mark.width, mark.height, "leaf", mark.width * 0.1, k * step, k * step) for k in [2, 1]]
    return "".join(below) + back(mark)


def chip(mark: Mark) -> str:
    """A counter with a milled rim."""
    radius = mark.width / 2
    text = letters(mark.text, fitted(mark.text, mark.width * 0.5, mark.width * 0.7), "stamp") if mark.text else ""
    return circle(radius, "plate") + circle(radius * 0.86, "milled") + circle(radius, "edge") + text


def die(mark: Mark) -> str:
    """A die that shows the number of its text, or a dash."""
    side = mark.width
    dash = stroke(f"M{numbers(-side * 0.16, 0)}H{plain_number(side * 0.16)}", "dash") if mark.text == "–" else ""
    pips = "".join(circle(side * 0.09, "pip", x * side * 0.26, y * side * 0.26) for x, y in PIPS.get(mark.text, []))
    return box(side, side, "plate", side * 0.18) + box(side, side, "edge", side * 0.18) + pips + dash


def bezel(mark: Mark) -> str:
    """The rim and face on which a dial's sectors lie."""
    radius = mark.width / 2
    return circle(radius, "rim") + circle(radius * 0.94, "face")


def arrow(mark: Mark) -> str:
    """A needle that points up from its pivot, with a short tail."""
    reach, half = mark.height, mark.width / 2
    head, neck, tail = (half, half * 2.4 - reach), (half * 0.36, half * 2.1 - reach), (half * 0.5, reach * 0.26)
    right = [(0, -reach), head, neck, tail, (0, reach * 0.2)]
    shaft = f"M{numbers(0, half - reach)}V{plain_number(reach * 0.2)}"
    needle = polygon(right + [(-x, y) for x, y in reversed(right)], "needle")
    return needle + stroke(shaft, "seams") + circle(half * 0.95, "hub") + circle(half * 0.4, "pivot")
