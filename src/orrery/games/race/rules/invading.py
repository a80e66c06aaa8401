"""The invasion step: discs, threat, attacks and what they cost. [RG-9.4]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.rng import Rng
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.race.actions import BUNKERS, DAMAGES, DEFENDS, INVADES, STOP, Bunker, CardAction, Invade, PowerAction
from orrery.games.race.cards import BOOSTS, DEFENCES, POWERS
from orrery.games.race.empire import Empire, picks_of
from orrery.games.race.events import (
    ALL_LOST,
    BUNKER,
    DAMAGED,
    DEFENDED,
    DISC,
    DISC_RISES,
    FACES,
    INVADERS_LEAVE,
    INVASION_BEGINS,
    LOST,
    LOST_GOOD,
    NOTHING_TO_DAMAGE,
    PHASE_BEGINS,
    THREAT,
    WAVE_RETURNS,
)
from orrery.games.race.powers import ANY, ANY_GOOD, FIRST_GOOD, HAND_CARD, MILITARY, NONE, XENO
from orrery.games.race.rules.asking import Asked, Happening, HappeningToSeat, Luck, Open
from orrery.games.race.rules.counting import count_defence
from orrery.games.race.rules.pricing import can_pay, pay_price
from orrery.games.race.rules.scoring import DEFEATED
from orrery.games.race.rules.track import is_bottom, moved, ranked, space_of, turned_over
from orrery.games.race.state import NO_GOOD, SEATS, Race
from orrery.games.race.waves import (
    AWARDS,
    BUNKER_DEFENSE,
    DEFEATS_TO_END,
    FIRST_SORT,
    INVADERS,
    LAST_WAVE,
    WAVES,
)

REPULSED: Final = "xenos-repulsed"


class InvasionStep(Happening):
    """Discs move, the threat is checked, and unless the Xenos are repulsed they attack. [RG-9.4]"""

    step: ClassVar[str] = "invasion"

    def happen(self, state: Race) -> None:
        state.recount()
        state.tell(PHASE_BEGINS, INVASION_BEGINS)
        move_discs(state)
        total: i64 = 0
        for empire in state.empires:
            total += empire.against_xenos()  # the real numbers, not the spaces [RG-R4]
        state.tell(THREAT, total, state.threat)
        if total >= state.threat:
            state.end(REPULSED)
        else:
            state.agenda.append(INVADING)


def move_discs(state: Race) -> None:
    """In the first invasion step discs are placed in priority order; later they move to their new spaces. [RG-9.4]"""
    old = [int(empire.space) for empire in state.empires]
    new = [int(space_of(empire.against_xenos())) for empire in state.empires]
    first = not state.track
    state.track = state.in_order() if first else moved(state.track, old, new)
    for seat in range(state.seats):
        state.empires[seat].space = new[seat]
        if first or old[seat] != new[seat]:
            state.tell(DISC, seat, new[seat])


class Invading(Luck):
    """An invasion card is turned up for each player, wave after wave. [RG-9.4]"""

    ask: ClassVar[str] = "invade"
    rule: ClassVar[str] = "RG-9.4"

    def automatic(self, state: Race) -> bool:
        if len(state.revealed) < state.seats:
            refill(state)
            return False
        state.agenda[-1] = AFTERMATH
        assign(state)
        for seat in state.reversed_order():
            state.agenda.append(DEFENCE_TURNS.of(seat))
        return True

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return [INVADES[sort] for sort in sorts_of(wave_to_come(state)) if state.waves.counts[sort]]

    def chance(self, state: Race, rng: Rng) -> Action:
        counts, wave = state.waves.counts, wave_to_come(state)
        unseen: i64 = 0
        for sort in sorts_of(wave):
            unseen += counts[sort]
        at = rng.below(unseen)
        for sort in sorts_of(wave):
            at -= counts[sort]
            if at < 0:
                return INVADES[sort]
        raise AssertionError("the back of the top card shows a wave of which some cards are unseen")

    def odds(self, state: Race) -> list[float]:
        counts = [float(state.waves.counts[sort]) for sort in sorts_of(wave_to_come(state)) if state.waves.counts[sort]]
        return [count / sum(counts) for count in counts]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, Invade)
        state.waves.take(action.sort)
        state.left[INVADERS[action.sort].wave] -= 1
        state.revealed = [*state.revealed, int(action.sort)]


def wave_to_come(state: Race) -> i64:
    """The wave of the invasion deck's top card, which its back shows. [RG-4]"""
    for wave in range(WAVES):
        if state.left[wave]:
            return wave
    raise AssertionError("the invasion deck is never empty: its last wave comes again")


def sorts_of(wave: i64) -> range:
    """The sorts of invasion cards of a wave: they stand side by side."""
    return range(FIRST_SORT[wave], FIRST_SORT[wave + 1])


def refill(state: Race) -> None:
    """When the deck is empty the discard of the last wave becomes the deck; what lies before the players stays out. [RG-R16]"""
    for wave in range(WAVES):
        if state.left[wave]:
            return
    state.left[LAST_WAVE] = state.spent.size
    for sort in range(i64(len(INVADERS))):
        while state.spent.counts[sort]:
            state.spent.take(sort)
            state.waves.put(sort)
    state.tell(WAVE_RETURNS)


def assign(state: Race) -> None:
    """The strongest card to the highest disc, and so on; then the bottom disc of each stack goes to its top. [RG-9.4]"""
    spaces = [int(empire.space) for empire in state.empires]
    strongest = sorted(state.revealed, key=lambda sort: -INVADERS[sort].order)
    for rank, seat in enumerate(ranked(state.track, spaces)):
        empire = state.empires[seat]
        empire.attack = strongest[rank]
        empire.rank = rank  # the award goes by this moment [RG-R3]
        state.tell(FACES, seat, empire.attack, attack_on(empire), empire.defended())
    before = state.track
    state.track = turned_over(state.track, spaces)
    for seat in state.track:
        if spaces.count(spaces[seat]) > 1 and is_bottom(before, spaces, seat):
            state.tell(DISC_RISES, seat)


# One player's defence


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


class Aftermath(Happening):
    """When everybody failed the empires come nearer to defeat; used cards leave, those of the last wave to return. [RG-9.4]"""

    step: ClassVar[str] = "aftermath"

    def happen(self, state: Race) -> None:
        all_failed = True
        for empire in state.empires:
            all_failed = all_failed and empire.failed
            empire.failed = False
            empire.attack = NONE
            empire.rank = NONE
        for sort in state.revealed:
            if INVADERS[sort].wave == LAST_WAVE:
                state.spent.put(sort)
        state.revealed = []
        state.tell(INVADERS_LEAVE)
        if all_failed:
            state.defeats += 1
            state.tell(ALL_LOST, state.defeats, DEFEATS_TO_END)
            if state.defeats == DEFEATS_TO_END:
                state.end(DEFEATED)


GENERAL: Final[i64] = 0
INVASION_STEP: Final = InvasionStep()
INVADING: Final = Invading()
DEFENCE_TURNS: Final = Registry(DefenceTurn, SEATS)
DEFENDING: Final = Registry(Defending, SEATS)
DEFENDING_AT_WILL: Final = Registry(DefendingAtWill, SEATS)
STOP_ONLY: Final[list[Action]] = [STOP]
DAMAGING: Final = Registry(Damaging, SEATS)
AFTERMATH: Final = Aftermath()
