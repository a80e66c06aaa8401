"""Worlds that may be the true one, as far as a seat can know. [RG-4]"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.rng import Rng
from orrery.core.values import Seat
from orrery.games.race.cards import CARD_COUNT, CARDS, COPIES, START_WORLDS
from orrery.games.race.powers import NONE

if TYPE_CHECKING:
    from orrery.games.race.state import Race


class Unseen:
    """The cards that a seat has not seen, to be dealt anew one by one."""

    def __init__(self, counts: vec[i64]) -> None:
        self.cards = vec[i64](capacity=165)
        self.dealt: i64 = 0
        for card in range(CARD_COUNT):
            for _ in range(counts[card]):
                self.cards = append(self.cards, card)

    def deal(self, rng: Rng) -> i64:
        """One of those left, each as likely."""
        cards, at = self.cards, self.dealt
        other = at + rng.below(len(cards) - at)
        card = cards[other]
        cards[other] = cards[at]
        cards[at] = card
        self.dealt = at + 1
        return card


def imagine(state: "Race", seat: Seat, rng: Rng) -> "Race":
    """Other hands, the faces of goods and both piles are one heap to this seat: deal them again. Then sealed picks."""
    world = state.clone()
    counts = unseen(world, seat)
    deal_start_worlds(world, seat, counts, rng)
    heap = Unseen(counts)
    deal_hands(world, seat, heap, rng)
    deal_goods(world, heap, rng)
    deal_piles(world, heap, rng)
    pick_again(world, seat, rng)
    if world.agenda and world.turn() != seat:
        world.acting.floor = NONE
    world.run_automatic()  # the question is the same, its options may not be
    return world


def knows_hand(state: "Race", seat: Seat, other: Seat) -> bool:
    """One's own; and while preset hands are dealt everybody's, because the start world tells which one it is. [RG-5]"""
    return other == seat or (state.chosen.preset_hands and state.first == NONE)


def unseen(state: "Race", seat: Seat) -> vec[i64]:
    """How many cards of each design a seat has not seen."""
    counts = COPIES[:]
    for other in range(state.seats):
        empire = state.empires[other]
        for card in empire.tableau:
            counts[card] -= 1
        if empire.placing != NONE:
            counts[empire.placing] -= 1
        if knows_hand(state, seat, other):
            for card in empire.hand:
                counts[card] -= 1
        if other == seat:
            for card in empire.dealt:
                counts[card] -= 1
    return counts


def deal_start_worlds(state: "Race", seat: Seat, counts: vec[i64], rng: Rng) -> None:
    """Before the start worlds are chosen, the others hold one of each colour dealt so far."""
    for other in range(state.seats):
        dealt = state.empires[other].dealt
        if other == seat:
            continue
        for at in range(len(dealt)):
            left = [card for card in START_WORLDS[CARDS[dealt[at]].colour] if counts[card]]
            card: i64 = left[rng.below(len(left))]
            counts[card] -= 1
            dealt[at] = card


def deal_hands(state: "Race", seat: Seat, heap: Unseen, rng: Rng) -> None:
    for other in range(state.seats):
        if not knows_hand(state, seat, other):
            empire = state.empires[other]
            size = len(empire.hand)
            empire.hand = vec[i64](capacity=size)
            for _ in range(size):
                empire.take(heap.deal(rng))


def deal_goods(state: "Race", heap: Unseen, rng: Rng) -> None:
    """Nobody knows the face of a good, not even its owner."""
    for empire in state.empires:
        for card in empire.tableau:
            if state.good_on[card] >= 0:
                state.good_on[card] = heap.deal(rng)


def deal_piles(state: "Race", heap: Unseen, rng: Rng) -> None:
    """The smaller pile is dealt, the larger is what remains."""
    small, large = state.deck, state.discard
    if large.size < small.size:
        small, large = large, small
    size = small.size
    for card in range(CARD_COUNT):
        small.counts[card] = 0
        large.counts[card] = 0
    for _ in range(size):
        small.counts[heap.deal(rng)] += 1
    for at in range(heap.dealt, len(heap.cards)):
        large.counts[heap.cards[at]] += 1


def pick_again(state: "Race", seat: Seat, rng: Rng) -> None:
    """A finished seal of another seat gets a legal set from its new hand; unfinished picks become none."""
    if not state.secret():
        return
    seals, question = state.seals, state.agenda[-1]
    for other in seals.blur(seat):
        seals.done[other] = False
        while not seals.done[other]:
            options = question.essential(state, other)
            question.answer(state, other, options[rng.below(len(options))])
