"""The action cards, the Galactix cards, and piles that are shuffled anew when they run out. [TG-1] [TG-4.2]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.pool import Pool, empty_pool
from orrery.games.terra_galactix.box.board import DATA, STAR_CARDS

KINDS: Final[list[str]] = [row["kind"] for row in DATA["action_card_kinds"]]
COUNTS: Final[list[int]] = [row["count"] for row in DATA["action_card_kinds"]]  # as the booklet has them [TG-R47]
SAUCER: Final[i64] = 0
PULSAR: Final[i64] = 1
BLACK_HOLE: Final[i64] = 2
SHIELD: Final[i64] = 3
GIGA_SHIELD: Final[i64] = 4
LASER: Final[i64] = 5
MEGA_LASER: Final[i64] = 6
SUPER_NOVA: Final[i64] = 7


class Piles:
    """A face-down pile in no order, and the face-up cards that become the next pile. [TG-4.2]

    >>> piles = Piles(Pool(vec[i64]([0, 1])), Pool(vec[i64]([2, 0])))
    >>> piles.take(1)
    >>> piles.has_run_out()
    True
    >>> piles.refill()
    >>> piles.pile.to_json(), piles.discards.to_json()
    ([2, 0], [0, 0])
    """

    def __init__(self, pile: Pool, discards: Pool) -> None:
        self.pile = pile
        self.discards = discards

    def clone(self) -> "Piles":
        return Piles(self.pile.clone(), self.discards.clone())

    def take(self, card: i64) -> None:
        """Draw a card from the pile."""
        self.pile.take(card)

    def discard(self, card: i64) -> None:
        self.discards.put(card)

    def has_run_out(self) -> bool:
        """Whether the pile is empty and there are discards to make a new one of."""
        return self.pile.size == 0 and self.discards.size > 0

    def refill(self) -> None:
        """Shuffle the discards into a new pile."""
        self.pile, self.discards = self.discards, self.pile


def full_counts() -> vec[i64]:
    """All 74 action cards, by kind."""
    return vec[i64](COUNTS)


def star_piles() -> Piles:
    """All 24 Galactix cards, shuffled."""
    return Piles(Pool(vec[i64]([1] * len(STAR_CARDS))), empty_pool(len(STAR_CARDS)))
