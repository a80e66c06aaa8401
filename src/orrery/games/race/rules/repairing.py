"""The Produce phase of the Invasion mode: the war effort at its start, repairs while it lasts. [RG-9.5]"""

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Json, Seat
from orrery.games.race.actions import DONATES, DONE, WITH_BONUS, WITH_CARDS, WITH_GOOD, WITH_POWER
from orrery.games.race.cards import CARDS, POWERS, PRODUCED
from orrery.games.race.events import DONATED, DONATED_NOTHING, REPAIR_BONUS, REPAIRED
from orrery.games.race.powers import ANY, NONE, Repair
from orrery.games.race.rules.asking import HappeningToSeat, Open, Opening, Secret
from orrery.games.race.rules.handling import pay, take_goods
from orrery.games.race.state import SEATS, Race
from orrery.games.race.waves import REPAIR_CARDS


class WarEffort(Secret):
    """Goods that lie there when the phase begins may be given away: threat down, chips up, all at once. [RG-R7]"""

    ask: ClassVar[str] = "war-effort"
    rule: ClassVar[str] = "RG-9.5"

    def asked(self, state: Race) -> list[Seat]:
        return [seat for seat in range(state.seats) if state.empires[seat].goods[ANY]]

    def offer(self, state: Race, seat: Seat) -> list[Action]:
        picks = state.seals.picks[seat]
        goods = [DONATES[world] for world in state.worlds_with(seat, ANY)]
        return [DONE, *[donation for donation in goods if donation not in picks]]

    def offer_once(self, state: Race, seat: Seat) -> list[Action]:
        """Only goods that stand behind the latest donation in the tableau."""
        picks = state.seals.picks[seat]
        goods = [DONATES[world] for world in state.worlds_with(seat, ANY)]
        if picks:
            goods = goods[goods.index(picks[-1]) + 1 :]
        return [DONE, *[donation for donation in goods if donation not in picks]]

    def complete(self, state: Race, seat: Seat) -> bool:
        picks = state.seals.picks[seat]
        return picks[-1] is DONE or len(picks) == state.empires[seat].goods[ANY]

    def reveal(self, state: Race) -> None:
        for seat in state.in_order():
            picks = state.seals.picks[seat]
            for world in state.worlds_with(seat, ANY):  # in the order of the tableau, whatever the order of the picks
                if DONATES[world] in picks:
                    donate(state, seat, world)
            if picks and picks[0] is DONE:
                state.tell(DONATED_NOTHING, seat)


def donate(state: Race, seat: i64, world: i64) -> None:
    """A good for one chip, never doubled; the threat falls by one, but not below zero. [RG-9.5]"""
    state.lift(seat, world)
    state.empires[seat].war_chips += 1
    state.vp_pool -= 1
    if state.threat > 0:
        state.threat -= 1
    state.tell(DONATED, seat, world, world, state.threat)


def repair_power(state: Race) -> i64:
    """An unused power of the acting player that repairs, or NONE."""
    for number in state.acting.ready:
        if isinstance(POWERS[number], Repair):
            return number
    return NONE


def means(state: Race, seat: i64) -> list[Action]:
    """What a repair can be made with. [RG-9.6]"""
    empire = state.empires[seat]
    options: list[Action] = []
    if len(empire.hand) >= REPAIR_CARDS:
        options.append(WITH_CARDS)
    if empire.goods[ANY]:
        options.append(WITH_GOOD)
    if repair_power(state) != NONE:
        options.append(WITH_POWER)
    if state.acting.halves:
        options.append(WITH_BONUS)
    return options


class ChoosingMeans(Open):
    """Two cards, a good, a power, or half of the bonus. [RG-9.6]"""

    ask: ClassVar[str] = "repair"
    rule: ClassVar[str] = "RG-9.6"

    def find(self, state: Race) -> list[Action]:
        return means(state, self.seat)

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        state.agenda[-1] = REPAIRING.of(self.seat)
        if action is WITH_CARDS:
            pay(state, self.seat, REPAIR_CARDS)
        elif action is WITH_GOOD:
            take_goods(state, self.seat, ANY, 1)
        elif action is WITH_POWER:
            state.use_up(self.seat, repair_power(state))
        else:
            state.acting.halves -= 1
            state.tell(REPAIR_BONUS, self.seat)

    def about(self, state: Race, seat: Seat) -> Json:
        return {"world": CARDS[state.acting.subject].id}


class Repairing(HappeningToSeat):
    """The world is turned up again and active at once; it may still produce in this phase. [RG-R10]"""

    step: ClassVar[str] = "repaired"

    def happen(self, state: Race) -> None:
        world = state.acting.subject
        state.acting.subject = NONE
        state.damaged[world] = 0
        state.tell(REPAIRED, self.seat, world)
        state.empires[self.seat].recount(state.damaged)
        make_ready(state, world)


def make_ready(state: Race, card: i64) -> None:
    """The powers of an active card wait to be used. [RG-R10]"""
    for power in PRODUCED[card]:
        state.acting.ready = append(state.acting.ready, power.number)


WAR_EFFORT: Final = WarEffort()
ASK_WAR_EFFORT: Final = Opening(WAR_EFFORT)
CHOOSING_MEANS: Final = Registry(ChoosingMeans, SEATS)
REPAIRING: Final = Registry(Repairing, SEATS)
