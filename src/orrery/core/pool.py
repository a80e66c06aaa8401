"""Face-down decks: counts of what is left, in no order until Nature draws."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.rng import Rng
from orrery.core.values import ints


class Pool:
    """A face-down deck: a count of each card, in no order until Nature draws.

    >>> deck = Pool(vec[i64]([2, 0, 1]))
    >>> deck.take(0)
    >>> deck.size, deck.kinds()
    (2, [0, 2])
    """

    def __init__(self, counts: vec[i64], size: i64 = -1) -> None:
        self.counts = counts
        self.size: i64 = size if size >= 0 else total(counts)

    def clone(self) -> "Pool":
        return Pool(self.counts[:], self.size)

    def pick(self, rng: Rng) -> i64:
        """A card at random, each copy alike; the pool is unchanged until `take`."""
        assert self.size > 0, "drawing from an empty pool"
        at = rng.below(self.size)
        counts = self.counts
        if 2 * at < self.size:
            card: i64 = -1
            while at >= 0:
                card += 1
                at -= counts[card]
            return card
        card = len(counts)  # the same card, sooner reached from the other end
        at = self.size - 1 - at
        while at >= 0:
            card -= 1
            at -= counts[card]
        return card

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

    def odds(self) -> list[float]:
        """The chance of each distinct card left, in their order."""
        return [float(self.counts[card]) / float(self.size) for card in self.kinds()]

    def deal(self, rng: Rng, count: int) -> list[int]:
        """Draw several cards at once, for imagined worlds."""
        hand = []
        for _ in range(count):
            card = self.pick(rng)
            self.take(card)
            hand.append(int(card))
        return hand

    def split(self, rng: Rng, count: int) -> "Pool":
        """Draw several cards at once as a pool of their own: a hand dealt anew."""
        hand = empty_pool(len(self.counts))
        for card in self.deal(rng, count):
            hand.put(card)
        return hand

    def pour(self, other: "Pool") -> None:
        """Put all of another pool's cards into this one; the other keeps what it has."""
        for card in range(i64(len(self.counts))):
            self.counts[card] += other.counts[card]
        self.size += other.size

    def cards(self) -> list[int]:
        """Every card, each as often as it is there, in ascending order: a hand as its owner sees it."""
        return [card for card in range(len(self.counts)) for _ in range(self.counts[card])]

    def to_json(self) -> list[int]:
        return [int(count) for count in self.counts]


def total(counts: vec[i64]) -> i64:
    """How many cards there are in all."""
    size: i64 = 0
    for count in counts:
        size += count
    return size


def empty_pool(kinds: int) -> Pool:
    """A pool of so many kinds of cards, without any yet: a hand before the deal, a discard pile."""
    return Pool(vec[i64]([0] * kinds))


def load_pool(data: object) -> Pool:
    """The inverse of `Pool.to_json`."""
    return Pool(vec[i64](ints(data)))
