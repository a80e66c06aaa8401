"""Who is ahead: boarding, elimination, the last player, and the end by a standstill. [PR-9]"""

from typing import Final

from mypy_extensions import i64

from orrery.games.planet_raiders import events
from orrery.games.planet_raiders.board import BITS, MOST_RIDES, NOWHERE, RIDES, TEAM
from orrery.games.planet_raiders.events import STANDSTILLS
from orrery.games.planet_raiders.rules.flights import is_usable
from orrery.games.planet_raiders.state import BOARDED, LEFT_OVER, OUT, PLAYING, STOOD_STILL, Raiders

QUIET_ROUNDS: Final[i64] = 20


def board_ship(state: Raiders, seat: i64, raider: i64) -> None:
    """The player has reached the ship: the best place still free; raiders, hand and rockets of this turn leave. [PR-R19]"""
    state.places[seat] = best_free(state)
    state.tell(events.BOARDED, seat, raider, state.raiders[raider], state.places[seat])
    if state.chosen.usable_leave:
        remove_usable(state, seat, raider)
    rockets = state.ridden[0] + state.ridden[1] + state.won + state.in_hand(seat)
    state.tell(events.LEFT, seat, party(state, seat), rockets)
    state.fates[seat] = BOARDED
    first = i64(state.camps[seat]) * TEAM
    for other in range(first, first + TEAM):
        if state.raiders[other] != NOWHERE:
            state.lift_raider(other)
    state.ridden[0] = 0
    state.ridden[1] = 0
    state.won = 0
    drop_reserve(state, seat)
    state.progress = True
    decide(state, "boarded")
    if state.agenda:
        state.tell(events.GOES_ON, best_free(state))


def party(state: Raiders, seat: i64) -> i64:
    """The raiders that a player still has, as events name them: eight for each colour, a bit for each raider."""
    first = i64(state.camps[seat]) * TEAM
    bits: i64 = 0
    for number in range(TEAM):
        if state.raiders[first + number] != NOWHERE:
            bits |= BITS[number]
    return i64(state.camps[seat]) * 8 + bits


def remove_usable(state: Raiders, seat: i64, boarding: i64) -> None:
    """With `leaving=usable`, rockets that the player's other raiders could still have ridden leave, too. [PR-R19]"""
    leaving: list[i64] = []
    first = i64(state.camps[seat]) * TEAM
    for number in range(TEAM):
        pad = state.raiders[first + number]
        if pad != NOWHERE and first + number != boarding and state.is_free(number):
            for k in range(MOST_RIDES):
                slot = RIDES[pad * MOST_RIDES + k]
                if slot != NOWHERE and is_usable(state, seat, slot) and slot not in leaving:
                    leaving.append(slot)
    for slot in leaving:
        state.tell(events.ROCKET_LEFT, seat, state.lift(slot), slot)


def eliminate(state: Raiders, seat: i64, captor: i64) -> None:
    """The player has lost the last raider: the worst place still free; the hand leaves, unless the table keeps it. [PR-R20]"""
    state.places[seat] = worst_free(state)
    state.fates[seat] = OUT
    state.tell(events.ELIMINATED, seat, captor, state.places[seat])
    if state.in_hand(seat):
        event = events.RESERVE_KEPT if state.chosen.reserve_kept else events.RESERVE_LOST
        state.tell(event, seat, state.reserve[seat * 2], state.reserve[seat * 2 + 1])
        if not state.chosen.reserve_kept:
            drop_reserve(state, seat)
    decide(state, "captured")


def drop_reserve(state: Raiders, seat: i64) -> None:
    state.reserve[seat * 2] = 0
    state.reserve[seat * 2 + 1] = 0


def best_free(state: Raiders) -> i64:
    """The best place that nobody has yet: after those who have boarded."""
    place: i64 = 1
    for fate in state.fates:
        if fate == BOARDED:
            place += 1
    return place


def worst_free(state: Raiders) -> i64:
    """The worst place that nobody has yet: before those who are out. [PR-9]"""
    place = i64(len(state.camps))
    for fate in state.fates:
        if fate == OUT:
            place -= 1
    return place


def decide(state: Raiders, reason: str) -> None:
    """As soon as at most one player is left, that player takes the place still free, and the game is over. [PR-R21]"""
    if state.players_left() > 1:
        return
    for seat in range(i64(len(state.camps))):
        if state.fates[seat] == PLAYING:
            state.places[seat] = best_free(state)
            state.fates[seat] = LEFT_OVER
    finish(state, reason)


def finish(state: Raiders, reason: str) -> None:
    """Nothing is asked any more."""
    state.ended = reason
    state.agenda = []
    for place in range(i64(1), i64(len(state.camps)) + 1):
        for seat in range(i64(len(state.camps))):
            if state.places[seat] == place:
                state.tell(events.PLACED, seat, place, state.fates[seat])


# Standstill


def standstill(state: Raiders) -> str:
    """Which rule ends a game in which nothing moves, tested at the end of a turn. [PR-R28]"""
    turns = turns_of_a_round(state)
    if state.idle >= turns:
        return "idle"
    return "quiet" if state.quiet >= QUIET_ROUNDS * turns else ""


def turns_of_a_round(state: Raiders) -> i64:
    turns: i64 = 0
    for seat in range(i64(len(state.camps))):
        if state.takes_turns(seat):
            turns += 1
    return turns


def stand_still(state: Raiders, reason: str) -> None:
    """Those in play share out the places left: by crew members missing, raiders captured, raiders left. [PR-R28]"""
    best = best_free(state)
    state.tell(events.STOOD_STILL, STANDSTILLS.index(reason))
    for seat in range(i64(len(state.camps))):
        if state.fates[seat] == PLAYING:
            place = best if state.chosen.shared_standstill else best + ahead_of(state, seat)
            state.places[seat] = place
            taken, left = state.raiders_taken(seat), state.raiders_left(seat)
            event = events.COMPARED[1 if is_shared(state, seat) else 0]
            state.tell(event, seat, place, state.missing(seat), taken, left)
    for seat in range(i64(len(state.camps))):
        if state.fates[seat] == PLAYING:
            state.fates[seat] = STOOD_STILL
    finish(state, reason)


def is_shared(state: Raiders, seat: i64) -> bool:
    """Whether somebody else in play stands as well as a player, or the table shares the place among all of them."""
    own = standing(state, seat)
    for other in range(i64(len(state.camps))):
        if other == seat or state.fates[other] != PLAYING:
            continue
        if state.chosen.shared_standstill or standing(state, other) == own:
            return True
    return False


def ahead_of(state: Raiders, seat: i64) -> i64:
    """How many of those in play stand better than a player."""
    ahead: i64 = 0
    own = standing(state, seat)
    for other in range(i64(len(state.camps))):
        if state.fates[other] == PLAYING and standing(state, other) > own:
            ahead += 1
    return ahead


def standing(state: Raiders, seat: i64) -> i64:
    """One number for what decides a standstill: fewer missing, then more captured, then more raiders left."""
    return (4 - state.missing(seat)) * 256 + state.raiders_taken(seat) * 16 + state.raiders_left(seat)
