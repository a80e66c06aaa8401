"""Face-down decks: counts of what is left, in no order until Nature draws."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.rng import Rng


class Pool:
    """A face-down deck: a count of each card, in no order until Nature draws.

    >>> deck = Pool(vec[i64]([2, 0, 1]))
    >>> deck.take(0)
    >>> deck.size, deck.kinds()
    (2, [0, 2])
    """

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts
        size: i64 = 0
        for count in counts:
            size += count
        self.size: i64 = size

    def clone(self) -> "Pool":
        return Pool(self.counts[:])

    def pick(self, rng: Rng) -> i64:
        """A card at random, each copy alike; the pool is unchanged until `take`."""
        at = rng.below(self.size)
        for card in range(i64(len(self.counts))):
            at -= self.counts[card]
            if at < 0:
                return card
        raise AssertionError("drawing from an empty pool")

    def take(self, card: i64) -> None:
        assert self.counts[card] > 0, "that card is not in the pool"
        self.counts[card] -= 1
        self.size -= 1

    def put(self, card: i64) -> None:
        self.counts[card] += 1
        self.size += 1

    def kinds(self) -> list[int]:
        """The distinct cards left: what Nature may answer."""
        return [card for card in range(len(self.counts)) if self.counts[card]]

    def deal(self, rng: Rng, count: int) -> list[int]:
        """Draw several cards at once, for imagined worlds."""
        hand = []
        for _ in range(count):
            card = self.pick(rng)
            self.take(card)
            hand.append(int(card))
        return hand

    def to_json(self) -> list[int]:
        return [int(count) for count in self.counts]
