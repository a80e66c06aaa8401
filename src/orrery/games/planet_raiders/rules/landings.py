"""What a flight does: the rocket is taken up, the raider lands, and takes what stands there. [PR-5]"""

from mypy_extensions import i64

from orrery.games.planet_raiders.board import BOARDING, HOME, NOBODY, TARGET, TEAM
from orrery.games.planet_raiders.events import (
    CAPTURED,
    CREW,
    CREW_COMPLETE,
    FLEW,
    ON_BOARDING_PAD,
    ON_START_PAD,
    TOOK_ALIEN,
    lack,
)
from orrery.games.planet_raiders.rules.places import board_ship, eliminate
from orrery.games.planet_raiders.state import EMPTY, FIRST_ALIEN, Raiders


def land(state: Raiders, seat: i64, raider: i64, slot: i64) -> bool:
    """Fly a raider with a rocket. Whether it took something, and must stop. [PR-R8] [PR-R12]"""
    pad = TARGET[slot]
    colour = state.lift(slot)
    state.ridden[colour] += 1
    there = i64(state.pads[pad])
    state.tell(FLEW, seat, raider, colour, slot, state.raiders[raider], pad)
    if HOME[pad] != NOBODY:
        state.tell(ON_START_PAD, seat, raider, HOME[pad])
    elif BOARDING[pad] != NOBODY and state.chosen.open_boarding:
        state.tell(ON_BOARDING_PAD, seat, raider, BOARDING[pad])
    state.lift_raider(raider)
    if there != EMPTY:
        take(state, seat, raider, pad, there)
    state.put_raider(raider, pad)
    if state.agenda and BOARDING[pad] == state.camps[seat] and not state.missing(seat):
        board_ship(state, seat, raider)
    return there != EMPTY


def take(state: Raiders, seat: i64, raider: i64, pad: i64, there: i64) -> None:
    """Whatever stands on the pad joins the crew. [PR-9]"""
    lacked = state.missing(seat)
    if there >= FIRST_ALIEN:
        take_alien(state, seat, raider, pad, there - FIRST_ALIEN)
    else:
        capture(state, seat, raider, there - 1)
    state.progress = True
    tell_crew(state, seat, lacked)
    if there < FIRST_ALIEN:
        victim = state.seat_of((there - 1) // TEAM)
        if not state.raiders_left(victim):
            eliminate(state, victim, seat)


def take_alien(state: Raiders, seat: i64, raider: i64, pad: i64, planet: i64) -> None:
    """It leaves the board and joins the crew; no rocket is won. [PR-R14]"""
    state.lift_alien(pad)
    state.recruit_alien(seat, planet)
    state.tell(TOOK_ALIEN, seat, raider, planet, pad)


def capture(state: Raiders, seat: i64, captor: i64, raider: i64) -> None:
    """An enemy raider leaves the board for good and joins the crew; a blue rocket is won. [PR-R30] [PR-R35]"""
    victim, pad = state.seat_of(raider // TEAM), state.raiders[raider]
    state.lift_raider(raider)
    state.recruit_raider(seat, raider)
    state.won += 1
    state.tell(CAPTURED, seat, captor, victim, raider, pad, state.raiders_left(victim))


def tell_crew(state: Raiders, seat: i64, lacked: i64) -> None:
    """The crew as it is now, and what it lacks; or that it has just become complete. [PR-17]"""
    aliens, raiders = state.aliens_taken(seat), state.raiders_taken(seat)
    if lacked and not state.missing(seat):
        state.tell(CREW_COMPLETE, seat, aliens, raiders)
    else:
        state.tell(CREW, seat, aliens, raiders, lack(int(aliens), int(raiders)))
