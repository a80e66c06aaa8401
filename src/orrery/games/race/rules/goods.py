"""Goods by production: where one can be laid, what its world draws for it, and the windfall worlds of a power. [RG-7.5]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Json, Seat
from orrery.games.race.actions import (
    PRODUCE_ON,
    CardAction,
)
from orrery.games.race.cards import (
    DRAW_IF_HERE,
    DRAW_IF_HERE_BY,
    IS_WINDFALL,
    KIND,
    POWERS,
)
from orrery.games.race.events import USED
from orrery.games.race.powers import ANY, FREE, NONE, Power, ProduceOnWindfall
from orrery.games.race.rules.asking import Open
from orrery.games.race.rules.handling import draw, lay_good, pay
from orrery.games.race.state import NO_GOOD, SEATS, Race
from orrery.games.race.views import power_name


def can_produce(state: Race, world: i64) -> bool:
    """Undamaged, without a good, and only once in a phase. [RG-7.5]"""
    return not state.damaged[world] and state.good_on[world] == NO_GOOD and not state.has_made[world]


def is_free_windfall(state: Race, card: i64, kind: i64) -> bool:
    """Whether a card is a windfall world of a kind, or of any, that can receive a good by production."""
    return IS_WINDFALL[card] == 1 and (kind == ANY or KIND[card] == kind) and can_produce(state, card)


def has_windfall(state: Race, seat: i64, kind: i64) -> bool:
    for card in state.empires[seat].tableau:
        if is_free_windfall(state, card, kind):
            return True
    return False


def windfalls(state: Race, seat: i64, kind: i64, actions: vec[Action]) -> list[Action]:
    """An action for each windfall world of a kind, or of any, that can receive a good by production."""
    return [actions[card] for card in state.empires[seat].tableau if is_free_windfall(state, card, kind)]


def produce(state: Race, seat: i64, world: i64) -> None:
    """A good on a world, and what the world draws for it."""
    made = state.empires[seat].made
    made[KIND[world]] += 1
    made[ANY] += 1
    state.has_made[world] = 1
    if DRAW_IF_HERE[world]:
        state.tell(USED, seat, DRAW_IF_HERE_BY[world])
        draw(state, seat, DRAW_IF_HERE[world])
    lay_good(state, seat, world)


def draw_by_count(state: Race, seat: i64, number: i64) -> None:
    """Draw for what is counted now; goods produced later are not. [RG-7.5]"""
    power = POWERS[number]
    state.use_up(seat, number)
    draw(state, seat, power.amount * state.empires[seat].count(power.per, state.damaged))


def use_producer(state: Race, seat: i64, number: i64) -> None:
    """A windfall power asks which world; others produce on their own."""
    power = POWERS[number]
    state.use_up(seat, number)
    if isinstance(power, ProduceOnWindfall):
        state.acting.subject = number
        state.agenda.append(CHOOSING_WINDFALL.of(seat))
    else:
        produce_for(state, seat, power, power.card)


def produce_for(state: Race, seat: i64, power: Power, world: i64) -> None:
    """The price is paid first, then the good is laid."""
    produce(state, seat, world)
    if power.price != FREE:
        pay(state, seat, 1)


class ChoosingWindfall(Open):
    """The windfall world that a power produces on. [RG-7.5]"""

    ask: ClassVar[str] = "windfall"
    rule: ClassVar[str] = "RG-7.5"
    shows: ClassVar[str] = "produced made"

    def find(self, state: Race) -> list[Action]:
        power = POWERS[state.acting.subject]
        assert isinstance(power, ProduceOnWindfall)
        return windfalls(state, self.seat, power.kind, PRODUCE_ON)

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, CardAction)
        power = POWERS[state.acting.subject]
        state.drop_top()
        state.acting.subject = NONE
        produce_for(state, self.seat, power, action.card)

    def about(self, state: Race, seat: Seat) -> Json:
        return {"power": power_name(state.acting.subject)}


CHOOSING_WINDFALL: Final = Registry(ChoosingWindfall, SEATS)
