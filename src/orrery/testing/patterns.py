"""What the texts of a game are searched for: anchors, fields, the booklet's lines."""

import re
from typing import Final

ANCHOR: Final = re.compile(r"\[([A-Z]{2}-[\w.]+)\]")
SECTION: Final = re.compile(r"[A-Z]{2}-\d+(\.\d+)*$")
RULING: Final = re.compile(r"[A-Z]{2}-[RS]\d+$")  # a ruling or a scenario
BOOKLET: Final = re.compile(r"\(l\.\d+(–\d+)?(, \d+(–\d+)?)*\)$")
FIELD: Final = re.compile(r"{=?\w+}")
UNFILLED: Final = re.compile(r"[{}|]")


def fields_of(sentence: str) -> list[str]:
    """The fields of a sentence, in a fixed order.

    >>> fields_of("{0} draws {1} {1|card|cards}")
    ['{0}', '{1}']
    """
    return sorted(FIELD.findall(sentence))
