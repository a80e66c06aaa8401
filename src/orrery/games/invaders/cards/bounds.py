"""How much a deck file may hold: enough for any card that people would play with, little enough to be read and played.

Everything that is counted or repeated because a file says so has its bound here. [IN-R81]
"""

from typing import Final

MOST_LETTERS: Final = 60_000  # of a whole file
MOST_ADDED: Final = 100  # cards of one's own in a file
MOST_IN_LINE: Final = 4_000  # letters of a line
MOST_NESTED: Final = 24  # brackets inside one another; the deepest printed row has 11
MOST_IN_LIST: Final = 12  # abilities, operations, filters, words
MOST_EFFECTS: Final = 24  # operations and lasting effects of one card, wherever they stand in its row
MOST_LASTING: Final = 8  # lasting effects of one card
MOST_KEYWORDS: Final = 60  # different ones in a box: each is a bit of a word
MOST_OPTIONS: Final = 4  # lists of a choice

MOST: Final = 99  # any number of a card: nothing is larger, and nothing below −99
MOST_STEPS: Final = 12  # of the marker: the length of its track

LONGEST_NAME: Final = 80
LONGEST_ID: Final = 20
LONGEST_KEYWORD: Final = 30

MOST_COPIES_LISTED: Final = 999  # in a line of a list; how many may be played is another rule [IN-R55]
LARGEST: Final = 400  # cards of one deck; the booklet sets no maximum
MOST_FAULTS: Final = 20  # told at once: whoever sent more knows enough

DIGITS_READ: Final = 20  # of a number, which is too large anyway
QUOTED: Final = 40  # letters of what is quoted in a fault


def quoted(value: object) -> str:
    """What somebody wrote, as far as it is worth reading.

    >>> quoted("a" * 100)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'"
    >>> quoted([1] * 100)
    '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1…'
    """
    if isinstance(value, str):
        return repr(value if len(value) <= QUOTED else value[:QUOTED] + "…")
    whole = repr(value)
    return whole if len(whole) <= QUOTED else whole[: QUOTED + 1].rstrip(", ") + "…"
