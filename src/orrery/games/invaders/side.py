"""What belongs to one side: deck, hand, discard pile, and what others know of them. [IN-2]"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from orrery.core.hands import count_of, is_among, with_card, without_card
from orrery.core.pool import Pool


class Side:
    """Cards are counted by their place among the side's own (`local`), and named by their number in the box elsewhere."""

    def __init__(self, first: i64, base: vec[i64]) -> None:
        self.first = first  # the number of the side's first card
        self.base = base  # the list with which the match began: public
        self.listing = base  # the list of this game
        self.is_public = True  # whether everybody knows that list [IN-7.3]
        self.changed = vec[i64]()  # cards exchanged, exchange by exchange
        self.deck: Pool
        self.hand = vec[i64](capacity=16)  # numbers, ascending
        self.pile = vec[i64](capacity=80)  # numbers, the latest last
        self.seen: vec[i64]  # local counts of hand cards that the rival has seen [IN-R50]
        self.shown: vec[i64]  # those of them that everybody has seen

    def deal_anew(self) -> None:
        """All cards of the list are in the deck."""
        self.deck = Pool(self.listing[:])
        self.hand = vec[i64](capacity=16)
        self.pile = vec[i64](capacity=80)
        none = vec[i64]([0] * len(self.listing))
        self.seen = none
        self.shown = none[:]

    def clone(self) -> "Side":
        copy = Side(self.first, self.base)
        copy.listing, copy.changed, copy.is_public = self.listing, self.changed, self.is_public  # replaced, never changed
        copy.deck, copy.hand, copy.pile = self.deck.clone(), self.hand[:], self.pile[:]
        copy.seen, copy.shown = self.seen[:], self.shown[:]
        return copy

    def has(self, card: i64) -> bool:
        return is_among(self.hand, card)

    def take(self, card: i64) -> None:
        """A card comes into the hand, which stays in ascending order."""
        self.hand = with_card(self.hand, card)

    def take_openly(self, card: i64) -> None:
        """A card comes into the hand face up. [IN-R50]"""
        self.take(card)
        self.seen[card - self.first] += 1
        self.shown[card - self.first] += 1

    def give(self, card: i64) -> None:
        """A card leaves the hand; of several copies the one that was seen goes first. [IN-R50]"""
        self.hand = without_card(self.hand, card)
        local = card - self.first
        if self.seen[local]:
            self.seen[local] -= 1
        if self.shown[local]:
            self.shown[local] -= 1

    def bury(self, card: i64) -> None:
        """A card is laid on the discard pile, face up."""
        self.pile = append(self.pile, card)

    def throw(self, card: i64) -> None:
        """A card of the hand is discarded."""
        self.give(card)
        self.bury(card)

    def dig_out(self, at: i64) -> None:
        """A card leaves the pile; the others keep their order. [IN-R51]"""
        self.pile, _ = pop(self.pile, at)

    def count_in_hand(self, card: i64) -> i64:
        return count_of(self.hand, card)

    def look_over(self) -> None:
        """The rival looks at the whole hand. [IN-6.5]"""
        for local in range(i64(len(self.seen))):
            self.seen[local] = 0
        for card in self.hand:
            self.seen[card - self.first] += 1

    def shuffle_hand_in(self) -> i64:
        """The hand joins the deck, and nobody knows any more what was in it; how many cards that were."""
        for card in self.hand:
            self.deck.put(card - self.first)
        size = i64(len(self.hand))
        self.hand = vec[i64](capacity=16)
        for local in range(i64(len(self.seen))):
            self.seen[local] = 0
            self.shown[local] = 0
        return size

    def recycle(self, count: i64) -> i64:
        """The last cards of the pile join the deck; how many. [IN-R51]"""
        moved: i64 = 0
        while moved < count and len(self.pile):
            self.pile, card = pop(self.pile)
            self.deck.put(card - self.first)
            moved += 1
        return moved
