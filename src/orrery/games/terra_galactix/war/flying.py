"""The flight phase: moves, collecting, attacks, black holes and the way home, in any order. [TG-6.2]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.actions import BlackHole, EndTurn, Step, Stop
from orrery.games.terra_galactix.box.asking import OfActive
from orrery.games.terra_galactix.box.board import (
    BASES,
    EXITS,
    INTERSECTIONS,
    NOWHERE,
    SAUCER_NAMES,
    base_of,
    colour_of,
    is_exit,
    linked,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE
from orrery.games.terra_galactix.box.luck import can_travel
from orrery.games.terra_galactix.box.state import OVER, UNDER_WAY, WAITING
from orrery.games.terra_galactix.war.actions import FlyOver, Laser
from orrery.games.terra_galactix.war.attacking import attack, attacks, begin_trip, could_attack
from orrery.games.terra_galactix.war.events import TURN_ENDED
from orrery.games.terra_galactix.war.moving import come_home, fly, stop
from orrery.games.terra_galactix.war.state import HOLD, NO_MOVES, War, in_the_way
from orrery.games.terra_galactix.war.walks import can_end_after, longest_crossing, longest_walk


class Flying(OfActive[War]):
    """Each saucer in space uses its die; between steps one may attack, between moves travel. [TG-6.2]"""

    ask: ClassVar[str] = "fly"
    rule: ClassVar[str] = "TG-6.2"
    shows: ClassVar[str] = "saucers hands discards riding fired"

    def automatic(self, state: War) -> bool:
        """The turn ends by itself if everybody can see that nothing else can be done. [TG-9]"""
        if not could_act(state):
            state.tell(TURN_ENDED, self.turn(state))
            self.end(state)
            return True
        state.moves = self.find(state)
        return False

    def find(self, state: War) -> list[Action]:
        """All answers; a saucer that has begun finishes before the other begins and before the turn ends. [TG-4.4]"""
        options: list[Action] = []
        camp = state.active
        mover = state.mover()
        if mover != NOWHERE:
            moves(state, mover, options)
            attacks(state, options)
            return options
        for colour in range(i64(2)):
            if state.moved[colour] == WAITING:
                moves(state, camp * 2 + colour, options)
        if may_end(state):
            options.append(state.acts.end_turn)
        attacks(state, options)
        trips(state, options)
        return options

    def options(self, state: War, seat: Seat) -> list[Action]:
        return state.moves

    def essential(self, state: War, seat: Seat) -> list[Action]:
        """Without Lasers beyond what the cards of the target's owner could ever parry: they change nothing. [TG-R29]"""
        for move in state.moves:
            if isinstance(move, Laser) and is_needless(state, move):
                return [move for move in state.moves if not isinstance(move, Laser) or not is_needless(state, move)]
        return state.moves

    def answer(self, state: War, seat: Seat, action: Action) -> None:
        if isinstance(action, Step):
            if action.node >= INTERSECTIONS:
                come_home(state, action.saucer)
            else:
                fly(state, action.saucer, action.node, not isinstance(action, FlyOver))
        elif isinstance(action, EndTurn):
            self.end(state)
        elif isinstance(action, Stop):
            stop(state, action.saucer)
        elif isinstance(action, BlackHole):
            state.spend(state.active, BLACK_HOLE, 2)
            begin_trip(state, action.saucer)
        else:
            attack(state, action)

    def end(self, state: War) -> None:
        state.moves = NO_MOVES
        state.drop_top()

    def about(self, state: War, seat: Seat) -> Json:
        mover = state.mover()
        if mover != NOWHERE:
            pips = int(state.pips[colour_of(mover)])
            return {"under": "under-way", "saucer": SAUCER_NAMES[mover], "pips": pips}
        if state.moved[0] == OVER and state.moved[1] == OVER:
            return {"under": "moved", "base": BASES[state.active]}
        for colour in range(i64(2)):
            if state.moved[1 - colour] == OVER:
                saucer = SAUCER_NAMES[state.active * 2 + colour]
                return {"under": "one", "saucer": saucer, "pips": int(state.pips[colour])}
        return {"red": int(state.pips[0]), "blue": int(state.pips[1])}


def is_needless(state: War, move: Laser) -> bool:
    return move.number > state.hand(base_of(move.target)).size + 1


# What can be done


def may_leave(state: War, saucer: i64) -> bool:
    """Whether a saucer in its base may fly: a free permit, and a free exit. [TG-6.3]"""
    camp = base_of(saucer)
    if not state.has_permit(camp):
        return False
    for way in range(i64(3)):
        if state.chosen.chevauchee or not state.taken[EXITS[camp * 3 + way]]:
            return True
    return False


def may_move(state: War, saucer: i64) -> bool:
    """Whether a saucer still has a move to make, or to decline, for all to see. [TG-R59]"""
    colour = colour_of(saucer)
    if state.moved[colour] != WAITING:
        return state.moved[colour] == UNDER_WAY
    if not state.flies(saucer):
        return may_leave(state, saucer)
    return state.pips[colour] > state.riders(saucer)


def must_move(state: War, saucer: i64) -> bool:
    """Whether the turn waits for a saucer: it may stay in its base, not in space. [TG-R53]"""
    return state.flies(saucer) and may_move(state, saucer)


def may_end(state: War) -> bool:
    return not must_move(state, state.active * 2) and not must_move(state, state.active * 2 + 1)


def could_act(state: War) -> bool:
    """Whether anything but the end of the turn is possible, as far as places and numbers of cards tell. [TG-9]"""
    red = state.active * 2
    if may_move(state, red) or may_move(state, red + 1):
        return True
    if state.hand(state.active).size >= 2 and (state.flies(red) or state.flies(red + 1)):
        return True
    return could_attack(state)


def trips(state: War, options: list[Action]) -> None:
    """Voluntary black holes, not in the middle of a move. [TG-4.6] [TG-R15]"""
    if state.holds(state.active, BLACK_HOLE) < 2:
        return
    red = state.active * 2
    options.extend(state.acts.black_holes[saucer] for saucer in range(red, red + 2) if can_travel(state, saucer))


def moves(state: War, saucer: i64, options: list[Action]) -> None:
    """Every legal step of a saucer, the way home, and its stop. [TG-4.4]"""
    start = state.where[saucer]
    waiting = state.moved[colour_of(saucer)] == WAITING
    if start >= INTERSECTIONS:
        if waiting and not may_leave(state, saucer):
            return
        if not waiting:
            options.append(state.acts.stops[saucer])  # home is a place to stay [TG-6.4]
    elif is_exit(start, base_of(saucer)) and may_move(state, saucer):
        options.append(state.acts.homes[saucer])
    if state.chosen.chevauchee:
        crossing_moves(state, saucer, start, waiting, options)
        return
    pips, room, home = state.pips[colour_of(saucer)], HOLD - state.cargo[saucer], base_of(saucer)
    taken, ground = state.taken, state.ground
    taken[start] -= 1  # a saucer does not stand in its own way
    longest = longest_walk(start, pips, taken, ground, room, home)
    for way in range(i64(3)):
        node = EXITS[home * 3 + way] if start >= INTERSECTIONS else linked(start, way)
        if node < 0 or taken[node] or i64(ground[node]) > room:
            continue
        if 1 + longest_walk(node, pips - 1, taken, ground, room, home) == longest:
            add_step(state, saucer, node, options)
    taken[start] += 1
    if longest == 0 and start < INTERSECTIONS:
        options.append(state.acts.stops[saucer])


def crossing_moves(state: War, saucer: i64, start: i64, waiting: bool, options: list[Action]) -> None:
    """Moves where saucers may be crossed: an empty one may end anywhere, a loaded one on a free place. [TG-8.5]"""
    if not may_move(state, saucer):
        return
    pips = state.pips[colour_of(saucer)]
    if waiting:
        pips -= state.riders(saucer)
    loaded = state.cargo[saucer] > 0
    longest = longest_crossing(state, saucer, pips) if loaded else pips
    if longest:
        for way in range(i64(3)):
            node = EXITS[base_of(saucer) * 3 + way] if start >= INTERSECTIONS else linked(start, way)
            if node < 0 or i64(state.ground[node]) > HOLD - state.cargo[saucer]:
                continue
            if not loaded or can_end_after(state, saucer, node, longest - 1):
                add_step(state, saucer, node, options)
    if start < INTERSECTIONS and (longest == 0 or (state.under[saucer] != NOWHERE and not loaded)):
        options.append(state.acts.stops[saucer])  # blocked, docking, or a Parasite that stays aboard


def add_step(state: War, saucer: i64, node: i64, options: list[Action]) -> None:
    """A step, and another that leaves the Galactix there where they lie. [TG-6.7]"""
    options.append(state.acts.steps[saucer * INTERSECTIONS + node])
    if state.ground[node] and not in_the_way(state, saucer, node):
        options.append(state.acts.fly_overs[saucer * INTERSECTIONS + node])


FLYING: Final = Flying()
