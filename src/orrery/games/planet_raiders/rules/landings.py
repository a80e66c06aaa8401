"""What a flight does: the rocket is taken up, the raider lands, and takes what stands there. [PR-5]"""

from mypy_extensions import i64

from orrery.games.planet_raiders.board import BOARDING, TARGET, TEAM
from orrery.games.planet_raiders.rules.places import board_ship, eliminate
from orrery.games.planet_raiders.state import EMPTY, FIRST_ALIEN, Raiders


def land(state: Raiders, seat: i64, raider: i64, slot: i64) -> bool:
    """Fly a raider with a rocket. Whether it took something, and must stop. [PR-R8] [PR-R12]"""
    pad = TARGET[slot]
    state.ridden[state.lift(slot)] += 1
    there = i64(state.pads[pad])
    state.lift_raider(raider)
    if there >= FIRST_ALIEN:
        take_alien(state, seat, pad, there - FIRST_ALIEN)
    elif there != EMPTY:
        capture(state, seat, there - 1)
    state.put_raider(raider, pad)
    if state.agenda and BOARDING[pad] == state.camps[seat] and not state.missing(seat):
        board_ship(state, seat)
    return there != EMPTY


def take_alien(state: Raiders, seat: i64, pad: i64, planet: i64) -> None:
    """It leaves the board and joins the crew; no rocket is won. [PR-R14]"""
    state.lift_alien(pad)
    state.recruit_alien(seat, planet)
    state.progress = True


def capture(state: Raiders, seat: i64, raider: i64) -> None:
    """An enemy raider leaves the board for good and joins the crew; a blue rocket is won. [PR-R30] [PR-R35]"""
    state.lift_raider(raider)
    state.recruit_raider(seat, raider)
    state.won += 1
    state.progress = True
    victim = state.seat_of(raider // TEAM)
    if not state.raiders_left(victim):
        eliminate(state, victim)
