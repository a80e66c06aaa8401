"""Moves as they are made: step by step, home, stops, and what happens to those above. [TG-4.4] [TG-8.5]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.terra_galactix.box.board import INTERSECTIONS, NOWHERE, base_node, base_of, colour_of
from orrery.games.terra_galactix.box.events import FLOWN
from orrery.games.terra_galactix.box.state import UNDER_WAY, WAITING
from orrery.games.terra_galactix.war.events import (
    BLOCKED,
    CAME_HOME,
    CARRIED,
    CARRIES,
    DOCKED,
    GAVE_UP,
    LEFT_OUTSIDE,
    STAYED_ABOARD,
    STAYED_HOME,
    TAKEN_HOME,
    UNDOCKED,
    WENT_BACK,
)
from orrery.games.terra_galactix.war.galactix import collect, end_move, leave_lying, store
from orrery.games.terra_galactix.war.state import HOLD, War


def set_out(state: War, saucer: i64) -> None:
    """A step uses a pip; before the first of a move the weight of those above is counted. [TG-8.5]"""
    colour = colour_of(saucer)
    if state.moved[colour] == WAITING:
        state.moved[colour] = UNDER_WAY
        state.trail = vec[i64]()
        if state.under[saucer] != NOWHERE:
            state.tell(UNDOCKED, saucer, state.under[saucer])
        riders = state.riders(saucer)
        if riders:
            state.pips[colour] -= riders
            state.tell(CARRIES, saucer, riders, state.pips[colour])
    state.pips[colour] -= 1
    if state.chosen.chevauchee:
        state.trail = append(state.trail, state.where[saucer])


def fly(state: War, saucer: i64, node: i64, collecting: bool) -> None:
    """One link, one pip; Galactix are collected unless they are left, or lie under another saucer. [TG-6.7] [TG-8.5]"""
    set_out(state, saucer)
    state.carry(saucer, node)
    if state.over[saucer] != NOWHERE:
        state.tell(CARRIED, saucer, state.riders(saucer), node)
    crossing = state.under[saucer] != NOWHERE
    ends = state.pips[colour_of(saucer)] == 0
    if ends:
        state.tell(FLOWN, state.seat_of(state.active), saucer, node)
    if state.ground[node] and not crossing:
        if collecting:
            collect(state, saucer)
        else:
            leave_lying(state, saucer)
    if ends:
        if crossing:
            state.tell(DOCKED, saucer, state.under[saucer])
        end_move(state, saucer)


def come_home(state: War, saucer: i64) -> None:
    """Into its base: riders of the same base come along, others stay outside; the cargo is stored. [TG-6.4] [TG-8.5]"""
    colour, base = colour_of(saucer), base_of(saucer)
    set_out(state, saucer)
    outside = state.where[saucer]
    rider = state.over[saucer]
    state.put(saucer, base_node(base))
    state.tell(CAME_HOME, saucer, base_node(base))
    while rider != NOWHERE:
        following = state.over[rider]
        if base_of(rider) == base:
            state.put(rider, base_node(base))
            state.tell(TAKEN_HOME, rider, saucer)
        else:
            state.tell(LEFT_OUTSIDE, rider, outside)
        rider = following
    if state.pips[colour] == 0:
        state.end_dice(colour)
    store(state, saucer)


def stop(state: War, saucer: i64) -> None:
    """A move ends before its pips are used up: at home, docked on another saucer, or blocked. [TG-4.4] [TG-8.5]"""
    colour, below = colour_of(saucer), state.under[saucer]
    pips = state.pips[colour]
    if state.where[saucer] >= INTERSECTIONS:
        state.tell(STAYED_HOME, saucer, pips)
    elif below == NOWHERE:
        state.tell(BLOCKED, saucer, state.where[saucer], pips)
    elif state.moved[colour] == WAITING:
        state.tell(STAYED_ABOARD, saucer, below, pips)
    elif state.cargo[saucer]:
        go_back(state, saucer)
    else:
        state.tell(DOCKED, saucer, below)
        state.tell(GAVE_UP, saucer, pips)
    if state.moved[colour] == WAITING:  # no step was made, so nothing is discovered [TG-R34]
        state.end_dice(colour)
    else:
        end_move(state, saucer)


def go_back(state: War, saucer: i64) -> None:
    """A loaded saucer that is left above others returns to the last place where it may be, at worst to its base. [TG-R71]"""
    place = base_node(base_of(saucer))
    at: i64 = len(state.trail) - 1
    while at >= 0:
        node = state.trail[at]
        free = node >= INTERSECTIONS or not state.taken[node]
        if free and i64(state.ground[node]) + state.cargo[saucer] <= HOLD:
            place = node
            break
        at -= 1
    state.tell(WENT_BACK, saucer, place)
    if place < INTERSECTIONS:
        state.carry(saucer, place)
    else:
        state.put(saucer, place)  # those above stay behind
        store(state, saucer)
