"""Letters for SVG: safe text, plain numbers, and lines that fit a width without measuring a font."""

import re
from html import escape

UNSPEAKABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML cannot hold
NUMBER = re.compile(r"-?\d+(\.\d+)?")
NARROW = set("iljtfr.,;:'’!|()[] ·1I")
WIDE = set("mwMWOQGDH@%—…")


def safe(text: str) -> str:
    """Text for an element or an attribute.

    >>> safe('<"Ada" & Grace>')
    '&lt;&quot;Ada&quot; &amp; Grace&gt;'
    """
    return escape(UNSPEAKABLE.sub("\ufffd", text), quote=True)


def plain_number(value: float) -> str:
    """A number as short as a hundredth of a unit allows.

    >>> plain_number(2.0), plain_number(-0.001), plain_number(1 / 3)
    ('2', '0', '0.33')
    """
    rounded = round(value, 2)
    return f"{rounded:.2f}".rstrip("0").rstrip(".") if rounded else "0"


def numbers(*values: float) -> str:
    """Several numbers, as attributes of SVG list them."""
    return " ".join(map(plain_number, values))


def scaled(path: str, scale: float) -> str:
    """A path drawn in a box of a hundred units, in another size; without arcs, whose flags are no lengths.

    >>> scaled("M-9 -13Q20 4 50 0Z", 0.5)
    'M-4.5 -6.5Q10 2 25 0Z'
    """
    return NUMBER.sub(lambda found: plain_number(float(found.group()) * scale), path)


def breadth(text: str, size: float) -> float:
    """About how wide a line is in a common sans-serif of that size, a little on the safe side."""
    return size * sum(0.33 if letter in NARROW else 0.86 if letter in WIDE else 0.58 for letter in text)


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
