"""What is asked in every phase: cards drawn, goods laid, prices paid, goods taken. [RG-10]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.race.actions import DISCARDS, TAKE_GOODS, Discard, Draw, TakeGood
from orrery.games.race.cards import CARD_COUNT, CARDS
from orrery.games.race.empire import picks_from, picks_of
from orrery.games.race.events import DISCARDED, DREW, LAID, PRODUCED, SPENT_GOOD
from orrery.games.race.powers import KINDS_OR_ANY, NONE
from orrery.games.race.rules.asking import Asked, FromPile, Open
from orrery.games.race.state import SEATS, TOKEN, Race


class Drawing(FromPile):
    """Cards are drawn into a hand, one at a time; only its owner sees them. [RG-R16]"""

    ask: ClassVar[str] = "draw"
    rule: ClassVar[str] = "RG-R16"

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def automatic(self, state: Race) -> bool:
        empire = state.empires[self.seat]
        if empire.due > 0 and state.refill():
            if state.comes_up(self):
                left = state.cards_left()
                state.tell(DREW, self.seat, empire.due if empire.due < left else left)
            return False
        empire.due = 0
        state.drop_top()
        return True

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        state.deck.take(action.card)
        empire = state.empires[self.seat]
        empire.take(action.card)
        empire.due -= 1

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if seat == self.seat else UNHEARD

    def about(self, state: Race, seat: Seat) -> Json:
        return {"seat": int(self.seat), "count": int(state.empires[self.seat].due)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat)]


class Laying(FromPile):
    """A card is laid on a world as its good, face down: nobody sees it. [RG-4]"""

    ask: ClassVar[str] = "lay-good"
    rule: ClassVar[str] = "RG-R16"

    def __init__(self, seat: i64, world: i64) -> None:
        self.seat: Final = seat
        self.world: Final = world

    def automatic(self, state: Race) -> bool:
        if state.refill():
            return False
        self.lay(state, TOKEN)
        return True

    def lay(self, state: Race, card: i64) -> None:
        state.drop_top()
        state.lay(self.seat, self.world, card)
        state.tell(PRODUCED if state.has_made[self.world] else LAID, self.seat, self.world, self.world)

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        state.deck.take(action.card)
        self.lay(state, action.card)

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return UNHEARD

    def about(self, state: Race, seat: Seat) -> Json:
        return {"seat": int(self.seat), "world": CARDS[self.world].id}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.world)]


class Paying(Asked):
    """Hand cards are discarded one by one, face down, until the price is paid. [RG-12]"""

    ask: ClassVar[str] = "pay"
    rule: ClassVar[str] = "RG-10"
    shows: ClassVar[str] = "hand"

    def automatic(self, state: Race) -> bool:
        size = len(state.empires[self.seat].hand)
        if 0 < state.acting.owed < size:
            return False
        if state.acting.owed:
            state.throw_all(self.seat)  # everybody knows that all must go
        state.acting.owed = 0
        state.acting.floor = NONE
        state.drop_top()
        return True

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return picks_of(state.empires[self.seat].hand, 0, 1, DISCARDS)

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        hand = state.empires[self.seat].hand
        return picks_from(hand, state.acting.floor, state.acting.owed, DISCARDS) or self.options(state, seat)

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        state.throw(self.seat, action.card)
        state.acting.owed -= 1
        state.acting.floor = action.card

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if seat == self.seat else UNHEARD

    def about(self, state: Race, seat: Seat) -> Json:
        return {"count": int(state.acting.owed)}


class Taking(Open):
    """Goods are discarded one by one, as far as there is a choice. [RG-12]"""

    ask: ClassVar[str] = "take-goods"
    rule: ClassVar[str] = "RG-3.4"

    def __init__(self, seat: i64, kind: i64, count: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.count: Final = count

    def automatic(self, state: Race) -> bool:
        worlds = state.worlds_with(self.seat, self.kind)
        if len(worlds) > self.count:
            state.offer = self.find(state)
            return False
        for world in worlds:
            spend_good(state, self.seat, world)
        state.acting.floor = NONE
        state.drop_top()
        return True

    def find(self, state: Race) -> list[Action]:
        return [TAKE_GOODS[world] for world in state.worlds_with(self.seat, self.kind)]

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        """Only worlds that stand behind the latest pick in the tableau, as far as enough are left."""
        if state.acting.floor == NONE:
            return state.offer[: len(state.offer) - self.count + 1]
        later: list[Action] = []
        passed = False
        for card in state.empires[self.seat].tableau:
            if passed and TAKE_GOODS[card] in state.offer:
                later.append(TAKE_GOODS[card])
            passed = passed or card == state.acting.floor
        return later[: len(later) - self.count + 1] or state.offer

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeGood)
        spend_good(state, self.seat, action.card)
        if self.count > 1:
            state.acting.floor = action.card
            state.agenda[-1] = taking(self.seat, self.kind, self.count - 1)
        else:
            state.acting.floor = NONE
            state.drop_top()

    def about(self, state: Race, seat: Seat) -> Json:
        return {"kind": KINDS_OR_ANY[self.kind], "count": int(self.count)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.kind), int(self.count)]


def read_taking(seat: i64, detail: i64) -> Taking:
    return Taking(seat, detail // MOST_TAKEN, detail % MOST_TAKEN)


def taking(seat: i64, kind: i64, count: i64) -> Taking:
    """The question which goods of a kind to discard, so many of them."""
    return TAKING.of(seat, kind * MOST_TAKEN + count)


MOST_TAKEN: Final[i64] = 4  # one more than goods are ever taken by one power
KINDS_AND_ANY: Final[i64] = 5
DRAWING: Final = Registry(Drawing, SEATS)
LAYING: Final = Registry(Laying, SEATS, int(CARD_COUNT))
PAYING: Final = Registry(Paying, SEATS)
TAKING: Final = Registry(read_taking, SEATS, int(KINDS_AND_ANY * MOST_TAKEN))


def draw(state: Race, seat: i64, count: i64) -> None:
    """Have cards drawn before anything else happens."""
    if count > 0:
        state.empires[seat].due += count
        state.agenda.append(DRAWING.of(seat))


def spend_good(state: Race, seat: i64, world: i64) -> None:
    """A good is discarded, as a price or for a power."""
    state.lift(seat, world)
    state.tell(SPENT_GOOD, seat, world, world)


def lay_good(state: Race, seat: i64, world: i64) -> None:
    """Have a good laid before anything else happens."""
    state.agenda.append(LAYING.of(seat, world))


def pay(state: Race, seat: i64, cards: i64) -> None:
    """Have hand cards discarded before anything else happens, for a power or a repair."""
    state.tell(DISCARDED, seat, cards)
    owe(state, seat, cards)


def owe(state: Race, seat: i64, cards: i64) -> None:
    """Have hand cards discarded for a placed card, whose price has been told."""
    if cards > 0:
        state.acting.owed = cards
        state.agenda.append(PAYING.of(seat))


def take_goods(state: Race, seat: i64, kind: i64, count: i64) -> None:
    """Have goods discarded before anything else happens."""
    state.agenda.append(taking(seat, kind, count))
