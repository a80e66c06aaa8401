"""One player's defence against the Xenos: temporary powers, the bunker, and the world that a loser damages. [RG-9.4]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.race.actions import BUNKERS, DAMAGES, DEFENDS, STOP, Bunker, CardAction, PowerAction
from orrery.games.race.cards import BOOSTS, DEFENCES, POWERS
from orrery.games.race.empire import Empire, picks_of
from orrery.games.race.events import (
    BUNKER,
    DAMAGED,
    DEFENDED,
    LOST,
    LOST_GOOD,
    NOTHING_TO_DAMAGE,
)
from orrery.games.race.powers import ANY, ANY_GOOD, FIRST_GOOD, HAND_CARD, MILITARY, XENO
from orrery.games.race.rules.asking import Asked, HappeningToSeat, Open
from orrery.games.race.rules.counting import count_defence
from orrery.games.race.rules.pricing import can_pay, pay_price
from orrery.games.race.state import NO_GOOD, SEATS, Race
from orrery.games.race.waves import (
    AWARDS,
    BUNKER_DEFENSE,
    INVADERS,
)


class DefenceTurn(HappeningToSeat):
    """A player's temporary powers and bunker are ready, also those used in the Settle phase. [RG-9.4]"""

    step: ClassVar[str] = "defence-turn"

    def happen(self, state: Race) -> None:
        ready = vec[i64]()
        for card in state.empires[self.seat].tableau:
            if state.damaged[card]:
                continue
            for boost in BOOSTS[card]:
                if boost.against in (GENERAL, XENO):
                    ready = append(ready, boost.number)
            for defence in DEFENCES[card]:
                ready = append(ready, defence.number)
        state.acting.ready = ready
        state.acting.bunker = 1
        state.acting.boost = 0
        state.agenda.append(DEFENDING.of(self.seat))


class Defending(Asked):
    """Whoever does not beat the attack yet, but still can, may add to the defence. [RG-R8]"""

    ask: ClassVar[str] = "invasion-defend"
    rule: ClassVar[str] = "RG-9.4"

    def automatic(self, state: Race) -> bool:
        """Once the attack is beaten, or cannot be, powers are used at will; without any the defence is over."""
        if is_undecided(state, self.seat):
            return False
        if can_use_more(state, self.seat):
            state.agenda[-1] = DEFENDING_AT_WILL.of(self.seat)
        else:
            self.finish(state)
        return True

    def finish(self, state: Race) -> None:
        empire = state.empires[self.seat]
        total, attack = empire.defended() + state.acting.boost, attack_on(empire)
        success = total > attack
        count_defence(state, self.seat)
        state.acting.ready = vec[i64]()
        state.acting.bunker = 0
        state.acting.boost = 0
        state.drop_top()
        empire.failed = not success
        if success:
            award = AWARDS[state.seats][empire.rank]
            empire.awards += award
            state.tell(DEFENDED, self.seat, total, attack, award)
        else:
            state.tell(LOST, self.seat, total, attack)
            state.agenda.append(DAMAGING.of(self.seat))

    def options(self, state: Race, seat: Seat) -> list[Action]:
        options: list[Action] = [STOP]
        options.extend([DEFENDS[number] for number in state.acting.ready if can_pay(state, self.seat, POWERS[number])])
        if state.acting.bunker:
            options.extend(picks_of(state.empires[self.seat].hand, 0, 1, BUNKERS))
        return options

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if isinstance(action, PowerAction):
            power = POWERS[action.power]
            state.use_up(self.seat, power.number)
            state.acting.boost += power.amount
            pay_price(state, self.seat, power)
        elif isinstance(action, Bunker):
            state.throw(self.seat, action.card)
            state.acting.bunker = 0
            state.acting.boost += BUNKER_DEFENSE
            state.tell(BUNKER, self.seat, BUNKER_DEFENSE)
        else:
            self.finish(state)

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return UNHEARD if isinstance(action, Bunker) and seat != self.seat else action.text

    def about(self, state: Race, seat: Seat) -> Json:
        empire = state.empires[self.seat]
        return {"attack": int(attack_on(empire)), "total": int(empire.defended() + state.acting.boost)}


class DefendingAtWill(Defending):
    """Nothing that is added decides anything any more, but whoever has powers may use them all the same. [RG-R8]"""

    ask: ClassVar[str] = "invasion-at-will"

    def automatic(self, state: Race) -> bool:
        if can_use_more(state, self.seat):
            return False
        self.finish(state)
        return True

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        """To stop: what is given up now brings nothing."""
        return STOP_ONLY


def is_undecided(state: Race, seat: i64) -> bool:
    """Whether the attack is not beaten yet, and still can be."""
    empire = state.empires[seat]
    total, attack = empire.defended() + state.acting.boost, attack_on(empire)
    return total <= attack < total + reserve(state, seat)


def can_use_more(state: Race, seat: i64) -> bool:
    """Whether a power or the bunker is unused and can be paid for, as everybody can see."""
    if state.acting.bunker and len(state.empires[seat].hand):
        return True
    for number in state.acting.ready:
        if can_pay(state, seat, POWERS[number]):
            return True
    return False


def attack_on(empire: Empire) -> i64:
    """A plain number, or the player's own general military and more; frozen when the step begins. [RG-R27]"""
    invader = INVADERS[empire.attack]
    return invader.number + empire.sums[MILITARY] if invader.adds else invader.number


def reserve(state: Race, seat: i64) -> i64:
    """The most that unused powers and the bunker can still add: a good or a card serves one of them. [RG-12]

    The strongest come first: whatever can be paid together with those already taken is worth taking.
    """
    empire = state.empires[seat]
    cards = i64(len(empire.hand))
    total: i64 = 0
    if state.acting.bunker and cards:
        total = BUNKER_DEFENSE
        cards -= 1
    if not len(state.acting.ready):
        return total
    demand = vec[i64]([0, 0, 0, 0, 0])
    for power in sorted([POWERS[number] for number in state.acting.ready], key=lambda power: -power.amount):
        if power.price == HAND_CARD:
            if cards:
                total += power.amount
                cards -= 1
        elif FIRST_GOOD <= power.price <= ANY_GOOD:
            total += power.amount if take_part(empire, demand, power.price - FIRST_GOOD) else 0
        else:
            total += power.amount
    return total


def take_part(empire: Empire, demand: vec[i64], kind: i64) -> bool:
    """Whether one more good of a kind, or of any, can be paid beside those demanded already; if so it is demanded."""
    if demand[ANY] == empire.goods[ANY] or (kind != ANY and demand[kind] == empire.goods[kind]):
        return False
    demand[ANY] += 1
    if kind != ANY:
        demand[kind] += 1
    return True


class Damaging(Open):
    """The loser chooses one of his undamaged worlds; its good is lost. [RG-9.4]"""

    ask: ClassVar[str] = "damage"
    rule: ClassVar[str] = "RG-9.4"

    def find(self, state: Race) -> list[Action]:
        worlds = state.undamaged_worlds(self.seat)
        return [DAMAGES[world] for world in worlds] if worlds else [STOP]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        state.drop_top()
        if isinstance(action, CardAction):
            state.tell(DAMAGED, self.seat, action.card)
            if state.good_on[action.card] != NO_GOOD:
                state.lift(self.seat, action.card)
                state.tell(LOST_GOOD, self.seat, action.card, action.card)
            state.damaged[action.card] = 1
            state.empires[self.seat].recount(state.damaged)  # its own attack has been met already [RG-R27]
        else:
            state.tell(NOTHING_TO_DAMAGE, self.seat)


GENERAL: Final[i64] = 0
DEFENCE_TURNS: Final = Registry(DefenceTurn, SEATS)
DEFENDING: Final = Registry(Defending, SEATS)
DEFENDING_AT_WILL: Final = Registry(DefendingAtWill, SEATS)
STOP_ONLY: Final[list[Action]] = [STOP]
DAMAGING: Final = Registry(Damaging, SEATS)
