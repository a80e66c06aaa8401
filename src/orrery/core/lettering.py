"""Lines that fit a width, without measuring a font: how wide a text is at most, where it breaks, how large it may be."""

from typing import Final

NARROW: Final = frozenset("iljtfr.,;:'’!|()[] ·1I")
WIDE: Final = frozenset("mwMWOQGDH@%—…")
LEADING: Final = 1.25  # from one line to the next, in sizes
ROUNDING: Final = 0.01  # a line that was made to fit is not cut


def breadth(text: str, size: float) -> float:
    """About how wide a line is in a common sans-serif of that size, a little on the safe side."""
    total = 0.0
    for letter in text:
        total += 0.33 if letter in NARROW else 0.86 if letter in WIDE else 0.58
    return size * total


def wrapped(text: str, size: float, width: float) -> list[str]:
    """The lines of a text that fit a width; one line where no width is given.

    >>> wrapped("spin and fly again", 10, 60)
    ['spin and fly', 'again']
    """
    if not width:
        return [text]
    lines: list[str] = []
    for word in text.split(" "):  # no-break spaces, which French needs, keep words together
        if lines and breadth(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitted(text: str, size: float, width: float) -> float:
    """The size at which one line fits a width, at most the size wished."""
    needed = breadth(text, size)
    return size * width / needed if needed > width else size


def shortened(text: str, size: float, width: float) -> str:
    """A line cut to a width, with an ellipsis where something is missing.

    >>> shortened("Alien Rosetta Stone World", 10, 80)
    'Alien Rosetta…'
    """
    if breadth(text, size) <= width + ROUNDING:
        return text
    while text and breadth(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"
