"""What the encoders of the three games write alike: moves, the act of the turn, and piles. [TG-9]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.encoding import Encoding
from orrery.games.terra_galactix.box.cards import COUNTS, KINDS
from orrery.games.terra_galactix.box.state import BoxState

FARTHEST: Final[i64] = 24
MOST_PIPS: Final[i64] = 12


class TurnPlaces:
    """Where the numbers of a turn stand in the row of an encoder: each the first of its block."""

    def __init__(self, pips: i64, moved: i64, doubled: i64, acted: i64) -> None:
        self.pips: Final = pips
        self.moved: Final = moved
        self.doubled: Final = doubled
        self.acted: Final = acted

    def write(self, state: BoxState, row: Encoding) -> None:
        """Pips, moves and Pulsars by colour, and whether the act is made."""
        for colour in range(i64(2)):
            row.share(self.pips + colour, state.pips[colour], MOST_PIPS)
            row.share(self.moved + colour, state.moved[colour], 2)
            if state.doubled & (colour + 1):
                row.mark(self.doubled + colour)
            if state.acted & (colour + 1):
                row.mark(self.acted + colour)


def write_piles(state: BoxState, row: Encoding, pile: i64, most: i64, discards: i64) -> None:
    """How many cards are left to draw, and what has been discarded."""
    row.share(pile, state.cards.pile.size, most)
    for kind in range(i64(len(KINDS))):
        row.share(discards + kind, state.cards.discards.counts[kind], COUNTS[kind])
