"""The invasion step: discs, threat, attacks and what they cost. [RG-9.4]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.rng import Rng
from orrery.core.values import Seat
from orrery.games.race.actions import INVADES, Invade
from orrery.games.race.events import (
    ALL_LOST,
    DISC,
    DISC_RISES,
    FACES,
    INVADERS_LEAVE,
    INVASION_BEGINS,
    PHASE_BEGINS,
    THREAT,
    WAVE_RETURNS,
)
from orrery.games.race.powers import NONE
from orrery.games.race.rules.asking import Happening, Luck
from orrery.games.race.rules.defending import DEFENCE_TURNS, attack_on
from orrery.games.race.rules.scoring import DEFEATED
from orrery.games.race.rules.track import is_bottom, moved, ranked, space_of, turned_over
from orrery.games.race.state import Race
from orrery.games.race.waves import (
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


INVASION_STEP: Final = InvasionStep()
INVADING: Final = Invading()
AFTERMATH: Final = Aftermath()
