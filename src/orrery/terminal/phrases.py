"""The terminal's own words, French and English, beside those of the game."""

import os
from functools import cache

from orrery.core import Words, read_words


@cache
def own_words(lang: str) -> Words:
    """What the terminal itself says.

    >>> own_words("en").say("games.seats", {"seats": "2, 3"})
    'Seats: 2, 3'
    """
    return read_words("orrery.terminal").into(lang)


def spoken_here() -> str:
    """The language of the terminal: French where the locale says so, English everywhere else."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if locale.startswith("fr") else "en"
