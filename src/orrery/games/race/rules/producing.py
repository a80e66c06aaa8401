"""Phase V, Produce: what produces by itself, and what each player chooses besides. [RG-7.5]"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Seat
from orrery.games.race.actions import (
    BONUS,
    DONE,
    DRAW_NOW,
    PRODUCE,
    PRODUCE_DISCARD,
    PRODUCE_REPAIR,
    REPAIRS,
    WINDFALL,
    Bonus,
    DrawNow,
    PowerAction,
    RepairWorld,
    Windfall,
)
from orrery.games.race.cards import (
    MOST_PRODUCED,
    POWERS,
    PRODUCES_BY,
    PRODUCES_FREELY,
)
from orrery.games.race.events import COUNTED, PHASE_BEGINS, PRODUCE_BEGINS, PRODUCE_BONUS, PRODUCTION_ENDS, USED
from orrery.games.race.powers import ANY, FREE, NONE, Produce, ProduceDraw, ProduceOnWindfall
from orrery.games.race.rules.asking import Happening, HappeningToSeat, Open
from orrery.games.race.rules.goods import can_produce, draw_by_count, has_windfall, produce, use_producer, windfalls
from orrery.games.race.rules.handling import draw
from orrery.games.race.rules.repairing import ASK_WAR_EFFORT, CHOOSING_MEANS, make_ready, means
from orrery.games.race.state import SEATS, Race
from orrery.games.race.waves import REPAIR_HALVES


class ProducePhase(Happening):
    """The war effort, then one player after the other, then the cards for producing most. [RG-7.5]"""

    step: ClassVar[str] = "produce-phase"

    def happen(self, state: Race) -> None:
        state.recount()
        state.tell(PHASE_BEGINS, PRODUCE_BEGINS)
        state.agenda.append(MOST)
        for seat in state.reversed_order():
            state.agenda.append(PRODUCE_TURNS.of(seat))
        if state.chosen.invasion:
            state.agenda.append(ASK_WAR_EFFORT)


class ProduceTurn(HappeningToSeat):
    """A player's powers and bonuses are ready. [RG-7.5]"""

    step: ClassVar[str] = "produce-turn"

    def happen(self, state: Race) -> None:
        state.acting.ready = vec[i64]()
        for card in state.empires[self.seat].tableau:
            if not state.damaged[card]:
                make_ready(state, card)
        state.acting.bonus = 1 if state.chose(self.seat, PRODUCE) else 0
        state.acting.halves = REPAIR_HALVES if state.chose(self.seat, PRODUCE_REPAIR) else 0
        state.agenda.append(PRODUCING.of(self.seat))


class Producing(Open):
    """Free production and flat draws happen by themselves; the rest is chosen, in any order. [RG-R22]"""

    ask: ClassVar[str] = "produce"
    rule: ClassVar[str] = "RG-7.5"

    def automatic(self, state: Race) -> bool:
        if self.produce_freely(state):
            return True
        if not (len(state.acting.ready) or state.acting.bonus or state.chosen.invasion):
            self.answer(state, self.seat, DONE)  # most have nothing to choose
            return True
        offer = self.find(state)
        if all_the_same(offer) and not self.cards_would_help(state):
            self.answer(state, self.seat, DONE)
            return True
        if len(offer) == 1:
            self.answer(state, self.seat, offer[0])
            return True
        state.offer = offer
        return False

    def produce_freely(self, state: Race) -> bool:
        """What needs no choice, as early as possible, because earlier is never worse: first goods, then draws. [RG-R22]"""
        happened = False
        tableau = state.empires[self.seat].tableau
        for at in range(len(tableau) - 1, -1, -1):  # pushed in reverse, so that it happens in the order of the tableau
            card = tableau[at]
            if PRODUCES_FREELY[card] and can_produce(state, card):
                state.tell(COUNTED, self.seat, PRODUCES_BY[card])
                produce(state, self.seat, card)
                happened = True
        return happened or self.draw_freely(state)

    def draw_freely(self, state: Race) -> bool:
        """Draws that count nothing."""
        for number in state.acting.ready:
            power = POWERS[number]
            if isinstance(power, ProduceDraw) and power.per == NONE:
                state.use_up(self.seat, number)
                draw(state, self.seat, power.amount)
                return True  # the list has changed: look again
        return False

    def find(self, state: Race) -> list[Action]:
        empire = state.empires[self.seat]
        options: list[Action] = []
        cards = len(empire.hand)
        for number in state.acting.ready:
            power = POWERS[number]
            if isinstance(power, ProduceOnWindfall):
                if (power.price == FREE or cards) and has_windfall(state, self.seat, power.kind):
                    options.append(WINDFALL[number] if power.price == FREE else PRODUCE_DISCARD[number])
            elif isinstance(power, Produce):
                if cards and can_produce(state, power.card):
                    options.append(PRODUCE_DISCARD[number])
            elif isinstance(power, ProduceDraw) and empire.count(power.per, state.damaged):
                options.append(DRAW_NOW[number])
        if state.acting.bonus:
            options.extend(windfalls(state, self.seat, ANY, BONUS))
        if state.chosen.invasion:
            options.extend(repairs(state, self.seat))
        if not any(isinstance(option, (Windfall, Bonus)) for option in options):
            options.append(DONE)
        return options

    def cards_would_help(self, state: Race) -> bool:
        """Whether a card that is drawn now could still pay for a production or a repair. [RG-7.5]"""
        for number in state.acting.ready:
            power = POWERS[number]
            if isinstance(power, ProduceOnWindfall) and has_windfall(state, self.seat, power.kind):
                return True
            if isinstance(power, Produce) and can_produce(state, power.card):
                return True
        return has_damage(state, self.seat)

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        """Of what must be produced on windfall worlds only the least bound: in this order every set of goods can be reached.

        With repairs a good may be spent before the next is laid, so that every order matters.
        """
        if state.chosen.invasion:
            return state.offer
        bonuses: list[Action] = [option for option in state.offer if isinstance(option, Bonus)]
        powers: list[Action] = [option for option in state.offer if isinstance(option, Windfall)]
        others: list[Action] = [option for option in state.offer if not isinstance(option, (Bonus, Windfall))]
        return (bonuses or powers[widest(powers) :][:1]) + others

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if isinstance(action, Bonus):
            state.acting.bonus = 0
            state.tell(PRODUCE_BONUS, self.seat, action.card)
            produce(state, self.seat, action.card)
        elif isinstance(action, RepairWorld):
            state.acting.subject = action.card
            state.agenda.append(CHOOSING_MEANS.of(self.seat))
        elif isinstance(action, DrawNow):
            draw_by_count(state, self.seat, action.power)
        elif isinstance(action, PowerAction):
            use_producer(state, self.seat, action.power)
        else:
            state.drop_top()
            self.finish(state)

    def finish(self, state: Race) -> None:
        """Counting draws that have waited are drawn at last. [RG-7.5]"""
        empire = state.empires[self.seat]
        for number in state.acting.ready[:]:
            power = POWERS[number]
            if isinstance(power, ProduceDraw) and empire.count(power.per, state.damaged):
                draw_by_count(state, self.seat, number)
        state.acting.ready = vec[i64]()
        state.acting.bonus = 0
        state.acting.halves = 0


def has_damage(state: Race, seat: i64) -> bool:
    """Whether a world of a seat is damaged."""
    for card in state.empires[seat].tableau:
        if state.damaged[card]:
            return True
    return False


def widest(powers: list[Action]) -> int:
    """The place of a power that produces on every kind of windfall world, or else the first."""
    for place, option in enumerate(powers):
        assert isinstance(option, PowerAction)
        power = POWERS[option.power]
        if isinstance(power, ProduceOnWindfall) and power.kind == ANY:
            return place
    return 0


def all_the_same(options: list[Action]) -> bool:
    """Whether nothing can be done now but counting draws, which ending brings as well."""
    return all(option is DONE or isinstance(option, DrawNow) for option in options)


def repairs(state: Race, seat: i64) -> list[Action]:
    """The damaged worlds, where there is a means to repair one. [RG-9.6]"""
    if not means(state, seat):
        return []
    return [REPAIRS[card] for card in state.empires[seat].tableau if state.damaged[card]]


class Most(Happening):
    """After all players: cards for a player who has produced strictly more of a kind than each of the others. [RG-R24]"""

    step: ClassVar[str] = "produce-most"

    def happen(self, state: Race) -> None:
        state.agenda.append(END_OF_PRODUCTION)
        for seat in state.reversed_order():
            cards = self.draws_of(state, seat)
            if cards and has_damage(state, seat):
                state.agenda.append(LAST_REPAIRS.of(seat))
            draw(state, seat, cards)

    def draws_of(self, state: Race, seat: i64) -> i64:
        cards: i64 = 0
        for card in state.empires[seat].tableau:
            if not state.damaged[card]:
                for power in MOST_PRODUCED[card]:
                    if has_produced_most(state, seat, power.kind):
                        state.tell(USED, seat, power.number)
                        cards += power.amount
        return cards


class LastRepairs(HappeningToSeat):
    """The cards just drawn may still pay for repairs, and a world that is repaired may produce. [RG-9.6]"""

    step: ClassVar[str] = "last-repairs"

    def happen(self, state: Race) -> None:
        state.agenda.append(PRODUCING.of(self.seat))


class EndOfProduction(Happening):
    """The goods of this phase are forgotten: nothing has been produced in the next one."""

    step: ClassVar[str] = "produce-end"

    def happen(self, state: Race) -> None:
        for empire in state.empires:
            empire.forget_goods()
            for card in empire.tableau:
                state.has_made[card] = 0
        state.tell(PRODUCTION_ENDS)


def has_produced_most(state: Race, seat: i64, kind: i64) -> bool:
    own = state.empires[seat].made[kind]
    for other in range(i64(state.seats)):
        if other != seat and state.empires[other].made[kind] >= own:
            return False
    return own > 0


PRODUCE_PHASE: Final = ProducePhase()
PRODUCE_TURNS: Final = Registry(ProduceTurn, SEATS)
PRODUCING: Final = Registry(Producing, SEATS)
MOST: Final = Most()
LAST_REPAIRS: Final = Registry(LastRepairs, SEATS)
END_OF_PRODUCTION: Final = EndOfProduction()
