"""Phase IV, Consume: sell, then use every power that can be used, one player after the other. [RG-7.4]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Seat
from orrery.games.race.actions import DONE, SELLS, TRADE, USES, Sell, UsePower
from orrery.games.race.cards import CONSUMED, POWERS
from orrery.games.race.events import CONSUME_BEGINS, PHASE_BEGINS
from orrery.games.race.powers import ANY, SpendCards
from orrery.games.race.rules.asking import Happening, HappeningToSeat, Open
from orrery.games.race.rules.effects import perform, sell, usable
from orrery.games.race.state import SEATS, Race


class ConsumePhase(Happening):
    """One player after the other sells and consumes. [RG-7.4]"""

    step: ClassVar[str] = "consume-phase"

    def happen(self, state: Race) -> None:
        state.recount()
        state.tell(PHASE_BEGINS, CONSUME_BEGINS)
        for seat in state.reversed_order():
            state.agenda.append(CONSUME_TURNS.of(seat))


class ConsumeTurn(HappeningToSeat):
    """A player's powers are ready; who chose to trade and has a good must sell one first. [RG-7.4]"""

    step: ClassVar[str] = "consume-turn"

    def happen(self, state: Race) -> None:
        empire = state.empires[self.seat]
        ready = vec[i64]()
        for card in empire.tableau:
            if not state.damaged[card]:
                for power in CONSUMED[card]:
                    ready = append(ready, power.number)
        state.acting.ready = ready
        if len(ready):
            state.agenda.append(CONSUMING.of(self.seat))
        if empire.goods[ANY] and state.chose(self.seat, TRADE):
            state.agenda.append(TRADING.of(self.seat))


class Trading(Open):
    """The good to sell. [RG-7.4]"""

    ask: ClassVar[str] = "trade"
    rule: ClassVar[str] = "RG-7.4"

    def find(self, state: Race) -> list[Action]:
        return [SELLS[world] for world in state.worlds_with(self.seat, ANY)]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, Sell)
        state.drop_top()
        sell(state, self.seat, action.card, True)


class Consuming(Open):
    """The next power to use; done only when no power that must be used can be. [RG-R14]"""

    ask: ClassVar[str] = "consume"
    rule: ClassVar[str] = "RG-7.4"

    def find(self, state: Race) -> list[Action]:
        options: list[Action] = []
        done = True
        for number in state.acting.ready:
            power = POWERS[number]
            if usable(state, self.seat, power):
                options.append(USES[number])
                done = done and isinstance(power, SpendCards)
        if done:
            options.append(DONE)
        return options

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if isinstance(action, UsePower):
            state.use_up(self.seat, action.power)
            perform(state, self.seat, POWERS[action.power])
        else:
            state.acting.ready = vec[i64]()
            state.drop_top()


CONSUME_PHASE: Final = ConsumePhase()
CONSUME_TURNS: Final = Registry(ConsumeTurn, SEATS)
TRADING: Final = Registry(Trading, SEATS)
CONSUMING: Final = Registry(Consuming, SEATS)
