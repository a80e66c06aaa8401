"""Letters for SVG: safe text and plain numbers. How wide lines are, `orrery.core.lettering` knows."""

import re
from html import escape

from orrery.core.lettering import breadth, fitted, shortened, wrapped

__all__ = ["breadth", "fitted", "numbers", "plain_number", "safe", "scaled", "shortened", "wrapped"]

UNSPEAKABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML cannot hold
NUMBER = re.compile(r"-?\d+(\.\d+)?")


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
