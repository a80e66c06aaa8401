"""Which rockets a raider can ride, and what happens where it lands. [PR-5]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.planet_raiders.actions import END_MOVES, FLIGHTS, HALT
from orrery.games.planet_raiders.board import (
    BOARDING,
    HOME,
    MOST_RIDES,
    NOBODY,
    NOWHERE,
    PLANET_COUNT,
    RIDES,
    SLOT_COUNT,
    TARGET,
    TEAM,
)
from orrery.games.planet_raiders.state import EMPTY, FIRST_ALIEN, Raiders

FREE: Final[i64] = 0  # landings
ALIEN: Final[i64] = 1
CAPTURE: Final[i64] = 2
SHIP_CLOSED: Final[i64] = -1  # landings that are not allowed, in the order in which they are reported [PR-11]
HOME_CLOSED: Final[i64] = -2
CREW_INCOMPLETE: Final[i64] = -3
PLANET_TAKEN: Final[i64] = -4
OWN_RAIDER: Final[i64] = -5


def landing(state: Raiders, seat: i64, pad: i64) -> i64:
    """What a player's raider would do on a pad, or why it may not land there. [PR-5]"""
    camp = i64(state.camps[seat])
    if BOARDING[pad] != NOBODY and not state.chosen.open_boarding:  # [PR-R18]
        if BOARDING[pad] != camp:
            return SHIP_CLOSED
        return FREE if not state.missing(seat) else CREW_INCOMPLETE
    if HOME[pad] != NOBODY and state.chosen.closed_homes:  # [PR-R29]
        return HOME_CLOSED
    there = i64(state.pads[pad])
    if there == EMPTY:
        return FREE
    if there >= FIRST_ALIEN:  # one of each planet at most [PR-R13]
        return PLANET_TAKEN if state.crew_aliens[seat * PLANET_COUNT + there - FIRST_ALIEN] else ALIEN
    return OWN_RAIDER if (there - 1) // TEAM == camp else CAPTURE  # [PR-R11]


def is_usable(state: Raiders, seat: i64, slot: i64) -> bool:
    """Whether a rocket lies in the slot and points at a pad where the player's raider may land. [PR-5]"""
    return state.rockets[slot] != 0 and landing(state, seat, TARGET[slot]) >= 0


def add_flights(state: Raiders, seat: i64, number: i64, found: list[Action]) -> None:
    """Every flight that one raider can make now; whose rockets they were does not matter. [PR-5]"""
    raider = i64(state.camps[seat]) * TEAM + number
    pad = state.raiders[raider]
    if pad == NOWHERE:
        return
    first = pad * MOST_RIDES
    for k in range(first, first + MOST_RIDES):
        slot = RIDES[k]
        if slot == NOWHERE:
            return
        if is_usable(state, seat, slot):
            found.append(FLIGHTS[raider * SLOT_COUNT + slot])


def find_moves(state: Raiders, seat: i64) -> None:
    """Keep the flights of all raiders that are not set down, and the way to end them. [PR-8]"""
    found: list[Action] = []
    for number in range(TEAM):
        if state.is_free(number):
            add_flights(state, seat, number, found)
    found.append(END_MOVES)
    state.offer = found


def find_flights(state: Raiders, seat: i64, number: i64) -> None:
    """Keep the flights with which a raider may go on, and the way to set it down. [PR-8]"""
    found: list[Action] = []
    add_flights(state, seat, number, found)
    found.append(HALT)
    state.offer = found
