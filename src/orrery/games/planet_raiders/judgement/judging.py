"""How good a position is for a seat: what bots lean on, never what the rules read.

Every player has a standing: about how many turns are left until the ship is boarded, with what is wanted on the way, and how
safe the player's raiders are. The chance of being the next to board is the player's share of all claims, which fall by a factor
for each turn. A small part of the judgement is the player's own way alone, so that a player who is far ahead still hurries.

Every place counts, as the payoff of the rules has it: a player who has boarded or is out is worth that place, and those in play
are somewhere between the best and the worst place still free. A place that a standstill gives is worth less than the same place
won, because nobody has boarded: a bot that is ahead goes on to its ship.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.planet_raiders.board import MOST_SLOTS, NOWHERE, SLOTS_OF, TEAM
from orrery.games.planet_raiders.judgement.standing import Plan, plan_of
from orrery.games.planet_raiders.reach import Reach
from orrery.games.planet_raiders.rules.laying import Nosing
from orrery.games.planet_raiders.rules.moving import Flying, Moving
from orrery.games.planet_raiders.rules.places import best_free, worst_free
from orrery.games.planet_raiders.state import PLAYING, STOOD_STILL, Raiders

EACH_TURN: Final = 0.45  # what a turn more to go costs
THREATENED: Final = vec[float]([0.0, 1.6, 0.6, 0.45])  # by raiders left: one of them can be captured before it flies again
ESCAPES: Final = 0.35  # of that, while the player may still fly away
LEFT: Final = vec[float]([0.0, -1.1, -0.35, 0.0])  # by raiders left
IN_HAND: Final = 0.9  # of a flight that a rocket in hand saves, while it can still be laid in this turn
HURRY: Final = 0.2  # the share of the player's own way alone
FADES: Final = 0.12  # with each turn to go
SLOWEST: Final = 2.5  # rockets in hand or within reach, that carry a player along
FASTEST: Final = 6.0
STOP: Final = 1.6  # turns that each stop costs, however near it is
ROCKET: Final = 0.01  # turns that a rocket within reach saves, however many there are
STANDSTILL: Final = 0.7  # of what a place is worth, if a standstill gives it


def judge(state: Raiders, seat: i64) -> float:
    """What the seat may expect, from 0 for the last place to 1 for the first."""
    if state.fates[seat] != PLAYING:
        return worth(state, seat)
    last = float(len(state.camps) - 1)
    best = float(i64(len(state.camps)) - best_free(state)) / last
    worst = float(i64(len(state.camps)) - worst_free(state)) / last
    return worst + (best - worst) * chance(state, seat)


def worth(state: Raiders, seat: i64) -> float:
    """What the place of a player who has one is worth; players who share places get the mean of what they bring. [PR-9]"""
    shared: i64 = 0
    for place in state.places:
        if place == state.places[seat]:
            shared += 1
    middle = float(state.places[seat]) + 0.5 * float(shared - 1)
    value = (float(len(state.camps)) - middle) / float(len(state.camps) - 1)
    return STANDSTILL * value if state.fates[seat] == STOOD_STILL else value


def chance(state: Raiders, seat: i64) -> float:
    """Of taking the best place still free, 0 to 1; with a rocket in hand, for the best way to point it."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Nosing):
        return outlook(state, seat)
    best = -1.0
    found = -1.0
    for k in range(top.zone * MOST_SLOTS, top.zone * MOST_SLOTS + MOST_SLOTS):
        slot = SLOTS_OF[k]
        if slot == NOWHERE or state.rockets[slot]:
            continue
        state.lay(slot, top.detail)
        state.reserve[top.seat * 2 + top.detail] -= 1
        mine = outlook(state, top.seat)
        if mine > best:
            best = mine
            found = mine if seat == top.seat else outlook(state, seat)
        state.reserve[top.seat * 2 + top.detail] += 1
        state.lift(slot)
    return found


def outlook(state: Raiders, seat: i64) -> float:
    """The seat's part of all claims of those in play, and how near it is to its own end."""
    seats = i64(len(state.camps))
    reaches = [Reach(state, other) for other in range(seats)]
    total = 0.0
    own = 0.0
    near = 0.0
    for other in range(seats):
        if state.fates[other] == PLAYING:
            turns = turns_to_go(state, other, plan_of(state, other, reaches[other])) + wait(state, other)
            claim = exp(safety(state, other, reaches) - EACH_TURN * turns)
            total += claim
            if other == seat:
                own = claim
                near = exp(-FADES * turns)
    return (1.0 - HURRY) * own / total + HURRY * near


def wait(state: Raiders, seat: i64) -> float:
    """In rounds, until the player flies again; this turn's flights are as good as made."""
    seats = i64(len(state.camps))
    after = seat - state.active
    if after <= 0:
        after += seats
    return float(after) / float(seats)


def turns_to_go(state: Raiders, seat: i64, plan: Plan) -> float:
    """One for each member and one for the ship, and more for the flights on the way, by the rockets that there are for them."""
    hand = state.in_hand(seat)
    if state.active == seat:
        hand += state.ridden[0] + state.ridden[1] + state.won
    speed = float(hand + plan.rockets)
    speed = SLOWEST if speed < SLOWEST else FASTEST if speed > FASTEST else speed
    flights = plan.flights
    if state.active == seat:  # what is in hand can be laid in this turn
        saved = hand if hand < plan.next_flights else plan.next_flights
        flights -= IN_HAND * float(saved)
    return STOP * float(plan.stops) + flights / speed - ROCKET * float(hand + plan.rockets)


def safety(state: Raiders, seat: i64, reaches: list[Reach]) -> float:
    """How many raiders are left, and whether somebody can capture some of them with the rockets on the board."""
    left = state.raiders_left(seat)
    value = LEFT[left]
    if is_threatened(state, seat, reaches):
        value -= THREATENED[left] * (ESCAPES if may_fly(state, seat) else 1.0)
    return value


def may_fly(state: Raiders, seat: i64) -> bool:
    """Whether the player is in the middle of flying."""
    top = state.agenda[-1] if state.agenda else None
    return state.active == seat and isinstance(top, (Moving, Flying))


def is_threatened(state: Raiders, seat: i64, reaches: list[Reach]) -> bool:
    """Whether somebody can capture a raider of the player with the rockets on the board."""
    first = i64(state.camps[seat]) * TEAM
    for other in range(i64(len(reaches))):
        if other != seat:
            for pad in reaches[other].prey:
                raider = i64(state.pads[pad]) - 1
                if first <= raider < first + TEAM:
                    return True
    return False
