"""Bunkers fire: every target is asked line by line from Earth outward, and others may help. [TG-5.4]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.forms import Happening
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.board import (
    BASES,
    BUNKER_AT,
    BUNKER_FACE,
    BUNKER_NAMES,
    BUNKER_RADIUS,
    BUNKERS,
    INTERSECTIONS,
    NOWHERE,
    PLACES,
    SAUCER_NAMES,
    SAUCERS,
    base_of,
    colour_of,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, SHIELD
from orrery.games.terra_galactix.box.flight import GONE
from orrery.games.terra_galactix.invasion.actions import Defend, Give, Request, RequestShield
from orrery.games.terra_galactix.invasion.effects import defences, defend, doom, is_pending, protect
from orrery.games.terra_galactix.invasion.events import FIRED, SILENT, TARGETED
from orrery.games.terra_galactix.invasion.sharing import begin_request
from orrery.games.terra_galactix.invasion.state import DOOMED, EXPOSED, POWERS, TARGET, UNTOUCHED, Invasion


def open_fire(state: Invasion) -> None:
    """Bunkers with a number on a yellow die fire along their whole radius; everything on it is a target. [TG-5.4]"""
    state.firing = 0
    state.helped = 0
    for bunker in range(BUNKERS):
        face = BUNKER_FACE[bunker]
        if face != state.dice[2] and face != state.dice[3]:
            continue
        if state.bunkers[bunker] == GONE:
            state.tell(SILENT, bunker)
        else:
            state.firing |= POWERS[BUNKER_RADIUS[bunker]]
            state.tell(FIRED, bunker)
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        spared = state.chosen.continuous_fire and base_of(saucer) == state.active  # judged while it moves [TG-R40]
        hit = 0 <= place < INTERSECTIONS and bool(state.firing & POWERS[radius_of(place)]) and not spared
        state.fate[saucer] = TARGET if hit else UNTOUCHED
        if hit:
            state.tell(TARGETED, saucer, place, BUNKER_AT[radius_of(place)])


def first_with(state: Invasion, fate: i64) -> i64:
    """The first saucer with this fate: by radius, then from Earth outward, then clockwise from the active player. [TG-R19]"""
    found: i64 = NOWHERE
    lowest: i64 = 0
    for saucer in range(SAUCERS):
        if state.fate[saucer] == fate:
            order = state.where[saucer] * 8 + ((base_of(saucer) - state.active) % 4) * 2 + colour_of(saucer)
            if found == NOWHERE or order < lowest:
                found, lowest = saucer, order
    return found


def ask_about(state: Invasion, saucer: i64) -> None:
    """The owner is asked if he or anybody who could help him has a card to use. [TG-R64]"""
    base = base_of(saucer)
    if (state.fit(base) and state.hands[base].size) or state.helpers(base):
        state.agenda.append(DODGING[saucer])
    else:
        doom(state, saucer)


class Volley(Happening[Invasion]):
    """One target after the other; when all are settled, the losses come together. [TG-5.4]"""

    step: ClassVar[str] = "volley"

    def happen(self, state: Invasion) -> None:
        saucer = first_with(state, TARGET)
        if saucer != NOWHERE:
            state.agenda.append(self)
            ask_about(state, saucer)
            return
        for saucer in range(SAUCERS):
            if state.fate[saucer] == DOOMED:
                state.destroy(saucer)
            state.fate[saucer] = UNTOUCHED
        state.defeated()


class Exposure(Happening[Invasion]):
    """A saucer that has come under continuous fire is asked at once. [TG-8.1]"""

    step: ClassVar[str] = "exposure"

    def happen(self, state: Invasion) -> None:
        saucer = first_with(state, EXPOSED)
        if saucer != NOWHERE:
            state.agenda.append(self)
            ask_about(state, saucer)


class Dodging(Question[Invasion]):
    """The owner of a target: a card, a request, or the hit. [TG-5.4]"""

    ask: ClassVar[str] = "dodge"
    rule: ClassVar[str] = "TG-5.4"
    shows: ClassVar[str] = "hands discards cover"

    def __init__(self, saucer: i64) -> None:
        self.saucer: Final = saucer

    def turn(self, state: Invasion) -> Seat:
        return state.seat_of(base_of(self.saucer))

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        base, acts = base_of(self.saucer), state.acts
        options: list[Action] = [acts.accept_hit]
        defences(state, base, self.saucer, options)
        helpers = state.helpers(base)
        sensible = state.may_ask_for(base, SHIELD) or state.may_ask_for(base, GIGA_SHIELD)
        if helpers and sensible and not state.helped & POWERS[self.saucer]:
            options.append(acts.request_shield)
        if not state.helped & POWERS[8 + self.saucer]:
            own = state.usable(base, BLACK_HOLE)
            if helpers >= 1 and own >= 1 and state.may_ask_for(base, BLACK_HOLE):
                options.append(acts.request_escapes[0])
            if helpers >= 2:
                options.append(acts.request_escapes[1])
        return options

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        base = base_of(self.saucer)
        state.drop_top()  # the volley asks again while the saucer is a target
        if isinstance(action, Defend):
            defend(state, base, self.saucer, action)
        elif isinstance(action, RequestShield):
            seek_shield(state, self.saucer, False)
        elif isinstance(action, Request):
            begin_request(state, base, action, self.saucer, 2)
        else:
            seek_shield(state, self.saucer, True)

    def camp(self, state: Invasion, seat: Seat) -> str:
        return BASES[base_of(self.saucer)]

    def about(self, state: Invasion, seat: Seat) -> Json:
        return danger(state, self.saucer)

    def why(self, state: Invasion, seat: Seat, action: Action) -> str:
        return state.reason(self.ask, base_of(self.saucer), seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.saucer)]


class Helping(Question[Invasion]):
    """Another player may give a Shield or a Giga Shield, after saving his own saucers if he likes. [TG-5.6] [TG-R49]"""

    ask: ClassVar[str] = "help"
    rule: ClassVar[str] = "TG-5.6"
    shows: ClassVar[str] = "hands discards cover"

    def __init__(self, saucer: i64, helper: i64, accepted: bool) -> None:
        self.saucer: Final = saucer
        self.helper: Final = helper
        self.accepted: Final = accepted  # the owner leaves it to the others; otherwise he is asked again

    def turn(self, state: Invasion) -> Seat:
        return state.seat_of(self.helper)

    def automatic(self, state: Invasion) -> bool:
        """Not asked once the saucer is safe, or once the helper has no card left. [TG-R64]"""
        if not is_pending(state, self.saucer):
            state.drop_top()
            return True
        if state.helps(self.helper, base_of(self.saucer)):
            return False
        self.ask_next(state)
        return True

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        options: list[Action] = [state.acts.decline]
        if state.holds(self.helper, SHIELD):
            options.append(state.acts.gives[int(SHIELD)])
        if state.holds(self.helper, GIGA_SHIELD):
            options.append(state.acts.gives[int(GIGA_SHIELD)])
        defences(state, self.helper, NOWHERE, options)
        return options

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        if isinstance(action, Defend):
            defend(state, self.helper, NOWHERE, action)
        elif isinstance(action, Give):
            state.drop_top()
            state.spend(self.helper, action.kind)
            state.gave(self.helper, action.kind)
            state.regenerate(self.helper)
            protect(state, self.saucer, action.kind == GIGA_SHIELD)
        else:
            state.declined(self.helper)
            self.ask_next(state)

    def ask_next(self, state: Invasion) -> None:
        state.drop_top()
        ask_helper(state, self.saucer, self.helper, self.accepted)

    def camp(self, state: Invasion, seat: Seat) -> str:
        return BASES[self.helper]

    def about(self, state: Invasion, seat: Seat) -> Json:
        return danger(state, self.saucer)

    def why(self, state: Invasion, seat: Seat, action: Action) -> str:
        return state.reason(self.ask, self.helper, seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.saucer), int(self.helper), self.accepted]


def danger(state: Invasion, saucer: i64) -> Json:
    """Which saucer is fired at, where, and by which bunker."""
    place = state.where[saucer]
    return {
        "saucer": SAUCER_NAMES[saucer],
        "place": PLACES[place],
        "bunker": BUNKER_NAMES[BUNKER_AT[radius_of(place)]],
        "base": BASES[base_of(saucer)],
    }


def seek_shield(state: Invasion, saucer: i64, accepted: bool) -> None:
    """Ask the others, clockwise from the owner, once for each target. [TG-5.6]"""
    if state.helped & POWERS[saucer]:
        doom(state, saucer)
    else:
        ask_helper(state, saucer, base_of(saucer), accepted)


def ask_helper(state: Invasion, saucer: i64, latest: i64, accepted: bool) -> None:
    """The next one who can help; when all have declined, the hit stands, or the owner decides. [TG-5.6]"""
    helper = state.next_helper(base_of(saucer), latest)
    if helper != NOWHERE:
        state.agenda.append(HELPING[saucer * 8 + helper * 2 + int(accepted)])
        return
    state.helped |= POWERS[saucer]
    if accepted:
        doom(state, saucer)


VOLLEY: Final = Volley()
EXPOSURE: Final = Exposure()
DODGING: Final = [Dodging(saucer) for saucer in range(i64(8))]
HELPING: Final = [
    Helping(saucer, helper, accepted) for saucer in range(i64(8)) for helper in range(i64(4)) for accepted in (False, True)
]
