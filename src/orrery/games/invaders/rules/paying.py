"""Costs: cards of the hand one by one, then cards of the deck; and discards that an effect asks for. [IN-5.3]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.pool import Pool
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Discard, Luck, Take
from orrery.games.invaders.board import SIDES
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import TAKEN
from orrery.games.invaders.rules.forms import Asked, Nature
from orrery.games.invaders.rules.taking import AS_COST, Draining, drained
from orrery.games.invaders.state import Invaders


class Paying(Asked):
    """Cards of the hand are discarded one by one, in the order picked. Always asked. [IN-R73] [IN-R8]"""

    ask: ClassVar[str] = "pay"
    rule: ClassVar[str] = "IN-5.3"
    shows: ClassVar[str] = "hands piles seen"

    def __init__(self, side: i64, count: i64, latest: i64) -> None:
        super().__init__(side)
        self.count: Final = count
        self.latest: Final = latest  # the card picked before, so that sets can be picked in ascending order

    def automatic(self, state: Invaders) -> bool:
        if self.count and state.hand_size(self.seat):
            return False
        state.drop_top()  # as many as there are [IN-R43]
        return True

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        options = self.distinct(state, NO_CARD)
        if state.chosen.free_payment and drains_owed(state, self.seat):
            options.append(state.actions.drain)
        return options

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        """Sets of cards once each: ascending, as far as enough cards are left."""
        if state.chosen.free_payment and drains_owed(state, self.seat):
            return self.options(state, seat)
        hand = state.sides[self.seat].hand
        enough = i64(len(hand)) - self.count
        latest = self.latest
        first: i64 = 0
        while first < enough and hand[first] < latest:
            first += 1
        options: list[Action] = []
        before = NO_CARD
        for at in range(first, min(enough, i64(len(hand)) - 1) + 1):
            card = hand[at]
            if card != before:
                options.append(state.actions.discards[card])
                before = card
        return options

    def distinct(self, state: Invaders, above: i64) -> list[Action]:
        """Each different card of the hand."""
        options: list[Action] = []
        before = above
        for card in state.sides[self.seat].hand:
            if card != before:
                options.append(state.actions.discards[card])
                before = card
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, Discard):
            state.sides[self.seat].throw(action.card)
            if self.count > 1:
                state.agenda[-1] = paying(self.seat, self.count - 1, action.card)
            else:
                state.drop_top()
            return
        owed = state.agenda[-2]  # under `pay=free`: a card is drained next [IN-R62]
        assert isinstance(owed, Draining)
        state.agenda[-2] = owed.less(self.seat, 1)
        state.agenda.append(drained(self.seat, 1, AS_COST))

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"count": int(self.count)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.count), int(self.latest)]


FEW_DISCARDS: Final[i64] = 6  # questions about fewer are made once and shared
FEW_CARDS: Final[i64] = 100  # for cards with smaller numbers
PAYINGS: Final = [
    Paying(side, count, latest)
    for side in range(i64(2))
    for count in range(FEW_DISCARDS)
    for latest in range(NO_CARD, FEW_CARDS)
]


def paying(side: i64, count: i64, latest: i64) -> Paying:
    if count >= FEW_DISCARDS or latest >= FEW_CARDS:
        return Paying(side, count, latest)
    return PAYINGS[(side * FEW_DISCARDS + count) * (FEW_CARDS + 1) + latest + 1]


def drains_owed(state: Invaders, side: i64) -> i64:
    """What is still to be drained for the cost that is being paid."""
    below = state.agenda[-2] if len(state.agenda) > 1 else None
    return below.left(side) if isinstance(below, Draining) and below.cause == AS_COST else 0


class RandomDiscarding(Nature):
    """Nature takes a card of a hand, each alike. [IN-6.5]"""

    ask: ClassVar[str] = "random"
    rule: ClassVar[str] = "IN-6.5"
    shows: ClassVar[str] = "hands piles seen"

    def __init__(self, side: i64, count: i64) -> None:
        self.seat: Final = side
        self.count: Final = count

    def automatic(self, state: Invaders) -> bool:
        if self.count and state.hand_size(self.seat):
            return False
        state.drop_top()
        return True

    def pool(self, state: Invaders) -> Pool:
        """The hand as a pool."""
        own = state.sides[self.seat]
        pool = Pool(vec[i64]([0] * len(own.listing)))
        for card in own.hand:
            pool.put(card - own.first)
        return pool

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        first = state.sides[self.seat].first
        return [state.actions.randoms[first + local] for local in self.pool(state).kinds()]

    def chance(self, state: Invaders, rng: Rng) -> Action:
        hand = state.sides[self.seat].hand
        return state.actions.randoms[hand[rng.below(len(hand))]]

    def odds(self, state: Invaders) -> list[float]:
        return self.pool(state).odds()

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Luck)
        state.sides[self.seat].throw(action.card)
        state.agenda[-1] = RandomDiscarding(self.seat, self.count - 1)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"side": SIDES[self.seat]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.count)]


class Choosing(Asked):
    """The controller picks cards of a hand that was looked at. [IN-6.5]"""

    ask: ClassVar[str] = "seen"
    rule: ClassVar[str] = "IN-6.5"

    def __init__(self, side: i64, victim: i64, count: i64, cause: i64) -> None:
        super().__init__(side)
        self.victim: Final = victim
        self.cause: Final = cause  # the card that lets one choose, as events call it
        self.count: Final = count

    def automatic(self, state: Invaders) -> bool:
        if self.count and state.hand_size(self.victim):
            return False
        state.drop_top()
        return True

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        options: list[Action] = []
        before = NO_CARD
        for card in state.sides[self.victim].hand:
            if card != before:
                options.append(state.actions.takes[card])
                before = card
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        state.sides[self.victim].throw(action.card)
        state.tell(TAKEN, self.victim, state.box.named[action.card], self.cause)
        state.agenda[-1] = Choosing(self.seat, self.victim, self.count - 1, self.cause)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"count": int(self.count)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.victim), int(self.count), int(self.cause)]


def pay(state: Invaders, side: i64, count: i64) -> None:
    """Ask for discards, as many as there are cards."""
    if count > 0:
        state.agenda.append(paying(side, count, NO_CARD))
