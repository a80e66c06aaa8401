"""The terminal's own words, French and English, beside those of the game."""

from functools import cache

from orrery.core import Words, read_words


@cache
def own_words(lang: str) -> Words:
    """What the terminal itself says.

    >>> own_words("en").say("games.seats", {"seats": "2, 3"})
    'Seats: 2, 3'
    """
    return read_words("orrery.terminal").into(lang)
