"""Phase III, Settle: choose in secret, reveal, then method, price and arrival in priority order. [RG-7.3]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.race.actions import (
    BOOST,
    CONQUER,
    DECLINE,
    PAY,
    PAY_FOR,
    PAY_FOR_FREE,
    PAY_FREE,
    PUT_GOODS,
    SETTLE,
    SETTLE_2,
    Method,
    PowerAction,
    PutGood,
)
from orrery.games.race.cards import (
    BOOSTS,
    CARDS,
    COST,
    DIPLOMACY,
    GOOD_ON_PLACEMENT_BY,
    IS_MILITARY,
    IS_WINDFALL,
    IS_WORLD,
    KIND,
    OPENS_WAYS,
    POWERS,
    TAKES_GOOD_ON_PLACEMENT,
    ZERO_COSTS,
)
from orrery.games.race.empire import Empire, may_be_paid_for, picks_of
from orrery.games.race.events import (
    BONUS_USED,
    CONQUERED,
    DISCARDED,
    PAID_NOTHING,
    PHASE_BEGINS,
    PHASE_FOR_ALL,
    SETTLE_BEGINS,
    USED,
)
from orrery.games.race.powers import ALIEN, NONE, SETTLE_AFTER, ZeroCost
from orrery.games.race.rules.asking import Asked, Happening, HappeningToSeat, Open
from orrery.games.race.rules.counting import count_discounts, count_strength, draw_by_powers
from orrery.games.race.rules.developing import TWO, Choosing, Offering, tell_price
from orrery.games.race.rules.handling import lay_good, owe
from orrery.games.race.rules.pricing import can_pay, fits_world, pay_price
from orrery.games.race.state import SEATS, Race

SETTLE_BONUS: Final[i64] = 1


def settle_bonus(state: Race, seat: i64, second: i64) -> i64:
    """One card after placing for the chooser; in the second of two phases for a player who chose both cards. [RG-6]"""
    return SETTLE_BONUS if state.chose(seat, SETTLE_2 if second else SETTLE) else 0


# Ways to place a world


def reach(state: Race, seat: i64, world: i64) -> i64:
    """The strength that a seat can bring against a military world, temporary powers included. [RG-12]"""
    empire = state.empires[seat]
    strength = empire.strength_against(world)
    if strength >= COST[world]:
        return strength
    for card in empire.tableau:
        if not state.damaged[card]:
            for power in BOOSTS[card]:
                if fits_world(power, world) and can_pay(state, seat, power):
                    strength += power.amount  # no two of them ask for the same good
    return strength


def free_places(state: Race, seat: i64, world: i64) -> list[ZeroCost]:
    """The cards that a seat can give up to place this world for nothing. [RG-3.4]"""
    alien = KIND[world] == ALIEN
    return [power for card in state.empires[seat].tableau for power in ZERO_COSTS[card] if not (alien and power.not_alien)]


def methods(state: Race, seat: i64, world: i64, cards: i64) -> list[Action]:
    """Every feasible way of placing a world with so many hand cards to pay with. [RG-7.3]"""
    empire = state.empires[seat]
    ways: list[Action] = []
    if not IS_MILITARY[world]:
        if empire.settle_cost(world) <= cards:
            ways.append(PAY)
        ways.extend([PAY_FREE[int(free.number)] for free in free_places(state, seat, world)])
        return ways
    if reach(state, seat, world) >= COST[world]:
        ways.append(CONQUER)
    for card in empire.tableau:
        if state.damaged[card]:
            continue
        for opener in DIPLOMACY[card]:
            if may_be_paid_for(world, opener):
                if empire.settle_cost(world, opener.discount) <= cards:
                    ways.append(PAY_FOR[int(opener.number)])
                places = free_places(state, seat, world)
                ways.extend([PAY_FOR_FREE[(int(opener.number), int(free.number))] for free in places])
    return ways


def has_special_ways(empire: Empire) -> bool:
    """Whether a card in the tableau may open another way than the usual one."""
    for card in empire.tableau:
        if OPENS_WAYS[card]:
            return True
    return False


# The phase


def is_chosen(state: Race, role: i64) -> bool:
    """Whether somebody chose an action card."""
    for seat in range(i64(state.seats)):
        if state.chose(seat, role):
            return True
    return False


class SettlePhase(Happening):
    """Everybody chooses a world; in the Invasion mode the first turn has this phase in any case. [RG-R9]"""

    step: ClassVar[str] = "settle"

    def __init__(self, second: i64) -> None:
        self.second: Final = second

    def happen(self, state: Race) -> None:
        state.recount()
        chosen = self.second or is_chosen(state, SETTLE)
        state.tell(PHASE_BEGINS if chosen else PHASE_FOR_ALL, SETTLE_BEGINS + self.second)
        state.agenda.append(ASK_WORLDS[self.second])

    def to_json(self) -> list[object]:
        return [self.step, int(self.second)]


class ChoosingWorld(Choosing):
    """Choose a world that can be placed in some way, or pass. [RG-7.3]"""

    ask: ClassVar[str] = "settle-choose"
    rule: ClassVar[str] = "RG-7.3"

    def asked(self, state: Race) -> list[Seat]:
        """Everybody with a hand: there are worlds that cost nothing."""
        return [seat for seat in range(state.seats) if len(state.empires[seat].hand)]

    def is_placeable(self, state: Race, seat: i64, card: i64) -> bool:
        if not IS_WORLD[card]:
            return False
        empire = state.empires[seat]
        cards = i64(len(empire.hand)) - 1
        if empire.strength_against(card) >= COST[card] if IS_MILITARY[card] else empire.settle_cost(card) <= cards:
            return True  # the usual ways, without a list of all
        return has_special_ways(empire) and len(methods(state, seat, card, cards)) > 0

    def place(self, state: Race, seat: i64) -> None:
        state.agenda.append(ARRIVING.of(seat, self.second))
        state.agenda.append(CHOOSING_METHOD.of(seat))  # asked first


class ChoosingMethod(Open):
    """How the revealed world is placed, where several ways are feasible. [RG-7.3]"""

    ask: ClassVar[str] = "settle-method"
    rule: ClassVar[str] = "RG-7.3"

    def find(self, state: Race) -> list[Action]:
        empire = state.empires[self.seat]
        return methods(state, self.seat, empire.placing, i64(len(empire.hand)))

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if not isinstance(action, Method):
            state.acting.boost = 0
            state.acting.ready = fitting_boosts(state, self.seat)
            state.agenda[-1] = CONQUERING.of(self.seat)
            return
        state.drop_top()
        world = state.empires[self.seat].placing
        if action.diplomacy is not None:
            state.tell(USED, self.seat, action.diplomacy.number)
        if action.free is not None:
            state.tell(USED, self.seat, action.free.number)
            state.give_up(self.seat, action.free.card)
            state.tell(PAID_NOTHING, self.seat, world)
        else:
            self.pay(state, world, action.diplomacy.discount if action.diplomacy is not None else 0)

    def pay(self, state: Race, world: i64, discount: i64) -> None:
        """After every discount that fits."""
        cost = state.empires[self.seat].settle_cost(world, discount)
        tell_price(state, self.seat, cost, world)
        count_discounts(state, self.seat, world)
        owe(state, self.seat, cost)

    def about(self, state: Race, seat: Seat) -> Json:
        return {"world": CARDS[state.empires[self.seat].placing].id}


class Conquering(Open):
    """Add temporary strength, each power once, even beyond what is needed; then take the world. [RG-R11]"""

    ask: ClassVar[str] = "settle-boost"
    rule: ClassVar[str] = "RG-R11"

    def find(self, state: Race) -> list[Action]:
        options: list[Action] = []
        empire = state.empires[self.seat]
        if empire.strength_against(empire.placing) + state.acting.boost >= COST[empire.placing]:
            options.append(CONQUER)
        options.extend([BOOST[power] for power in state.acting.ready if can_pay(state, self.seat, POWERS[power])])
        return options

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if isinstance(action, PowerAction):
            power = POWERS[action.power]
            state.use_up(self.seat, power.number)
            state.acting.boost += power.amount
            pay_price(state, self.seat, power)
        else:
            empire = state.empires[self.seat]
            world = empire.placing
            state.tell(CONQUERED, self.seat, world, empire.strength_against(world) + state.acting.boost, COST[world])
            count_strength(state, self.seat, world)
            state.acting.boost = 0
            state.acting.ready = vec[i64]()
            state.drop_top()

    def about(self, state: Race, seat: Seat) -> Json:
        empire = state.empires[self.seat]
        strength = empire.strength_against(empire.placing) + state.acting.boost
        return {"world": CARDS[empire.placing].id, "strength": int(strength), "defense": int(COST[empire.placing])}


class Arriving(HappeningToSeat):
    """The world enters the tableau; its good, then the chance of a good, then the cards for placing. [RG-7.3]"""

    step: ClassVar[str] = "settle-arrive"

    def __init__(self, seat: i64, second: i64) -> None:
        super().__init__(seat)
        self.second: Final = second

    def happen(self, state: Race) -> None:
        empire = state.empires[self.seat]
        world = empire.placing
        empire.placing = NONE
        state.put_down(self.seat, world)
        bonus = settle_bonus(state, self.seat, self.second)
        if bonus:
            state.tell(BONUS_USED, self.seat)
        draw_by_powers(state, self.seat, SETTLE_AFTER, world, bonus)
        if TAKES_GOOD_ON_PLACEMENT[world]:
            state.agenda.append(PUTTING_GOOD.of(self.seat))
        if IS_WINDFALL[world]:
            lay_good(state, self.seat, world)

    def to_json(self) -> list[object]:
        return [self.step, int(self.seat), int(self.second)]


class PuttingGood(Asked):
    """Give up a hand card for a good on the world just placed, before any card for placing is drawn. [RG-R33]"""

    ask: ClassVar[str] = "place-good"
    rule: ClassVar[str] = "RG-R33"

    def automatic(self, state: Race) -> bool:
        if len(state.empires[self.seat].hand):
            return False
        state.drop_top()
        return True

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return [DECLINE, *picks_of(state.empires[self.seat].hand, 0, 1, PUT_GOODS)]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        state.drop_top()
        if isinstance(action, PutGood):
            tableau = state.empires[self.seat].tableau
            world = tableau[len(tableau) - 1]
            state.tell(USED, self.seat, GOOD_ON_PLACEMENT_BY[world])
            state.throw(self.seat, action.card)
            state.tell(DISCARDED, self.seat, 1)
            lay_good(state, self.seat, world)

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if seat == self.seat or action is DECLINE else UNHEARD

    def about(self, state: Race, seat: Seat) -> Json:
        tableau = state.empires[self.seat].tableau
        return {"world": CARDS[tableau[len(tableau) - 1]].id}


def fitting_boosts(state: Race, seat: i64) -> vec[i64]:
    """The temporary powers that count against the world being conquered. [RG-R11]"""
    empire = state.empires[seat]
    found = vec[i64]()
    for card in empire.tableau:
        if not state.damaged[card]:
            for power in BOOSTS[card]:
                if fits_world(power, empire.placing):
                    found = append(found, power.number)
    return found


SETTLE_PHASES: Final = [SettlePhase(second) for second in TWO]
CHOOSING_WORLD: Final = [ChoosingWorld(second) for second in TWO]
ASK_WORLDS: Final = [Offering(question) for question in CHOOSING_WORLD]
CHOOSING_METHOD: Final = Registry(ChoosingMethod, SEATS)
CONQUERING: Final = Registry(Conquering, SEATS)
ARRIVING: Final = Registry(Arriving, SEATS, 2)
PUTTING_GOOD: Final = Registry(PuttingGood, SEATS)
