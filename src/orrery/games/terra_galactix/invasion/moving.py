"""Movement: the whole die, link by link, and landing through a breach. [TG-4.4] [TG-5.7]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.actions import BlackHole, SaucerAction, Step
from orrery.games.terra_galactix.box.asking import OfActive
from orrery.games.terra_galactix.box.board import (
    EARTH,
    EXITS,
    INTERSECTIONS,
    NOWHERE,
    SAUCER_NAMES,
    colour_of,
    distance,
    linked,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE
from orrery.games.terra_galactix.box.events import FLOWN
from orrery.games.terra_galactix.box.flight import FAR, is_breach, longest_walk, near_a_breach, steps_to_earth
from orrery.games.terra_galactix.box.luck import TRAVELLING
from orrery.games.terra_galactix.box.state import OVER, UNDER_WAY, WAITING
from orrery.games.terra_galactix.invasion.actions import Request
from orrery.games.terra_galactix.invasion.effects import end_move, expose, is_covered
from orrery.games.terra_galactix.invasion.events import (
    BLOCKED,
    FLEW,
    LANDED,
    SQUADRON_BEGUN,
    SQUADRON_COMPLETE,
    SQUADRON_GROWN,
    STILL_COVERED,
)
from orrery.games.terra_galactix.invasion.fire import EXPOSURE
from orrery.games.terra_galactix.invasion.sharing import begin_request, cost_of, trip_requests
from orrery.games.terra_galactix.invasion.state import ATTACK, MOVE, Invasion


class Moving(OfActive[Invasion]):
    """Every saucer that is not on Earth uses its die, in the order the player likes; black holes between the moves. [TG-4.4]"""

    ask: ClassVar[str] = "move"
    rule: ClassVar[str] = "TG-4.4"
    shows: ClassVar[str] = "saucers hands discards"

    def automatic(self, state: Invasion) -> bool:
        """Find what can be done; what is the only way for all to see is done at once."""
        if state.phase != MOVE:
            state.phase = MOVE
            state.refused = 0
        if rests(state, 0) and rests(state, 1):
            for colour in range(i64(2)):
                if state.moved[colour] == WAITING:
                    state.stays(state.active * 2 + colour)
                    state.moved[colour] = OVER
            state.drop_top()
            state.phase = ATTACK
            state.refused = 0
            return True
        state.moves = self.find(state)
        if len(state.moves) > 1 or self.could_do_more(state):
            return False
        only = state.moves[0]
        if isinstance(only, Step) and only.node != EARTH and state.pips[colour_of(only.saucer)] > 1:
            state.tell(FLEW, only.saucer, only.node)
        self.answer(state, self.turn(state), only)
        return True

    def could_do_more(self, state: Invasion) -> bool:
        """Whether, for all that the others can see, the player's cards could offer more than there is. [TG-9]"""
        return may_travel(state)

    def find(self, state: Invasion) -> list[Action]:
        """All answers; a saucer that has begun must finish before anything else. [TG-4.4]"""
        options: list[Action] = []
        base = state.active
        for colour in range(i64(2)):
            if state.moved[colour] == UNDER_WAY:
                steps(state, base * 2 + colour, options)
                return options
        for colour in range(i64(2)):
            if not rests(state, colour):
                steps(state, base * 2 + colour, options)
        if state.usable(base, BLACK_HOLE) >= 2:
            options.extend(state.acts.black_holes[saucer] for saucer in range(base * 2, base * 2 + 2) if state.flies(saucer))
        trip_requests(state, base, options)
        return options

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        return state.moves

    def essential(self, state: Invasion, seat: Seat) -> list[Action]:
        """The red saucer first where the two cannot meet: then their order makes no difference."""
        if state.moved[0] != WAITING or state.moved[1] != WAITING or not are_apart(state):
            return state.moves
        later = state.active * 2 + 1
        return [move for move in state.moves if not isinstance(move, Step) or move.saucer != later]

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        if isinstance(action, Step):
            if action.node == EARTH:
                land(state, action.saucer)
            else:
                fly(state, action.saucer, action.node)
        elif isinstance(action, BlackHole):
            state.spend(state.active, BLACK_HOLE, 2)
            state.agenda.append(TRAVELLING[action.saucer])
        elif isinstance(action, Request):
            begin_request(state, state.active, action, action.thing, cost_of(state, action))
        else:
            assert isinstance(action, SaucerAction)
            stop(state, action.saucer)

    def about(self, state: Invasion, seat: Seat) -> Json:
        for colour in range(i64(2)):
            if state.moved[colour] == UNDER_WAY:
                saucer = SAUCER_NAMES[state.active * 2 + colour]
                return {"under": "under-way", "saucer": saucer, "pips": int(state.pips[colour])}
        for colour in range(i64(2)):
            if state.moved[1 - colour] == OVER:
                saucer = SAUCER_NAMES[state.active * 2 + colour]
                return {"under": "one", "saucer": saucer, "pips": int(state.pips[colour])}
        return {"red": int(state.pips[0]), "blue": int(state.pips[1])}


def rests(state: Invasion, colour: i64) -> bool:
    """Whether a saucer of the active camp has nothing more to move, or may not leave its base. [TG-4.4]"""
    return state.moved[colour] == OVER or (state.moved[colour] == WAITING and not state.may_fly(state.active * 2 + colour))


def may_travel(state: Invasion) -> bool:
    """Whether, for all that the others can see, his own cards could take the player into a black hole now. [TG-9]"""
    base = state.active
    if state.moved[0] == UNDER_WAY or state.moved[1] == UNDER_WAY or not state.fit(base):
        return False
    own = state.hands[base].size
    return own > 0 and own + state.helpers(base) >= 2 and (state.flies(base * 2) or state.flies(base * 2 + 1))


def are_apart(state: Invasion) -> bool:
    """Whether no intersection and no breach is within reach of both saucers, so that neither can be in the other's way."""
    if state.chosen.continuous_fire:
        return False
    red, blue = state.where[state.active * 2], state.where[state.active * 2 + 1]
    if near_a_breach(red, state.pips[0], state.bunkers) and near_a_breach(blue, state.pips[1], state.bunkers):
        return False
    for node in range(INTERSECTIONS):
        if distance(red, node) <= state.pips[0] and distance(blue, node) <= state.pips[1]:
            return False
    return True


def steps(state: Invasion, saucer: i64, options: list[Action]) -> None:
    """Every legal step of a saucer, or its stop if there is none. [TG-R12] [TG-R48]"""
    start, pips = state.where[saucer], state.pips[colour_of(saucer)]
    closed = state.closed()
    state.taken[start] -= 1  # a saucer does not stand in its own way
    longest = longest_walk(start, pips, closed, NOWHERE)  # no base is entered again [TG-R13]
    lands = state.may_land(saucer)
    bound = state.bound and lands and steps_to_earth(start, pips, closed, state.bunkers) < FAR
    if lands and is_breach(start, state.bunkers):
        options.append(state.acts.landings[saucer])
    for way in range(i64(3)):
        node = EXITS[(start - INTERSECTIONS) * 3 + way] if start >= INTERSECTIONS else linked(start, way)
        if node < 0 or closed[node]:
            continue
        full = not bound and 1 + longest_walk(node, pips - 1, closed, NOWHERE) == longest
        if full or (lands and steps_to_earth(node, pips - 1, closed, state.bunkers) < FAR):
            options.append(state.acts.steps[saucer * INTERSECTIONS + node])
    state.taken[start] += 1
    if longest == 0 and not bound:
        options.append(state.acts.stops[saucer])


def fly(state: Invasion, saucer: i64, node: i64) -> None:
    """One link, one pip; under continuous fire a step onto a line of fire is answered at once. [TG-R10] [TG-8.1]"""
    colour = colour_of(saucer)
    if not state.bound and state.may_land(saucer):
        state.bound = binds(state, saucer, node)
    state.moved[colour] = UNDER_WAY
    state.pips[colour] -= 1
    state.put(saucer, node)
    if state.pips[colour] == 0:
        state.moved[colour] = OVER
        state.bound = False
        state.tell(FLOWN, state.seat_of(state.active), saucer, node)
    come_under_fire(state, saucer)


def binds(state: Invasion, saucer: i64, node: i64) -> bool:
    """Whether a step would waste pips, and is legal only because it leads to Earth. [TG-R48]"""
    start, pips = state.where[saucer], state.pips[colour_of(saucer)]
    closed = state.closed()
    state.taken[start] -= 1
    longest = longest_walk(start, pips, closed, NOWHERE)
    wasteful = 1 + longest_walk(node, pips - 1, closed, NOWHERE) < longest
    state.taken[start] += 1
    return wasteful


def come_under_fire(state: Invasion, saucer: i64) -> None:
    """Ask at once about a saucer that is exposed, unless a shield still lasts. [TG-8.1]"""
    if not state.chosen.continuous_fire or not state.under_fire(state.where[saucer]):
        return
    if is_covered(state, saucer):
        state.tell(STILL_COVERED, saucer, state.where[saucer])
    else:
        expose(state, saucer)
        state.agenda.append(EXPOSURE)


def stop(state: Invasion, saucer: i64) -> None:
    """A blocked saucer stays where it is. [TG-4.4]"""
    colour = colour_of(saucer)
    state.tell(BLOCKED, saucer, state.where[saucer], state.pips[colour])
    state.pips[colour] = 0
    end_move(state, saucer)
    come_under_fire(state, saucer)


def land(state: Invasion, saucer: i64) -> None:
    """Through the breach onto Earth; the first saucer there decides which squadron lands first. [TG-5.7]"""
    colour = colour_of(saucer)
    state.tell(LANDED, saucer, state.where[saucer])
    first = state.missing(saucer, colour) == state.squadron_size(saucer)
    state.pips[colour] -= 1
    end_move(state, saucer)
    state.put(saucer, EARTH)
    missing = state.missing(saucer, colour)
    if missing == 0:
        state.tell(SQUADRON_COMPLETE, colour)
    else:
        state.tell(SQUADRON_BEGUN if first else SQUADRON_GROWN, colour, missing)
    if missing == 0:
        state.completes(saucer)


MOVING: Final = Moving()
