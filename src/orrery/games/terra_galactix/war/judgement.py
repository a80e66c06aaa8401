"""How good a position of La Guerre Galactique looks: Galactix at home, on the way and within reach, permits and cards.

Everything is told in Galactix: a block at home is worth one, what may still get lost or snatched is worth less. A side's chance
is its share among all sides, each worth weighed by an exponential.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import (
    EXITS,
    INTERSECTIONS,
    NOWHERE,
    SAUCERS,
    SPECIAL_STARS,
    base_of,
    colour_of,
    distance,
)
from orrery.games.terra_galactix.box.cards import GIGA_SHIELD, SAUCER, SHIELD
from orrery.games.terra_galactix.box.lines import direction_to
from orrery.games.terra_galactix.box.state import WAITING
from orrery.games.terra_galactix.war.state import HOLD, TO_WIN, War

SHARPNESS: Final = 1.15  # how much one Galactix more counts among the sides
ABOARD: Final = 0.8  # of a block in a hold next to its base
A_STEP: Final = 0.018  # what each step to go costs a block
LYING: Final = 0.55  # of a block that lies within reach
REACH: Final = 22.0  # steps beyond which a deposit is worth nothing
A_STAR: Final = 0.16  # of the way to the next discovery
ENOUGH: Final = 0.5  # cargo that will win the game
A_PERMIT: Final = 0.38
ALOFT: Final = 0.1
A_PULSAR_PLAYED: Final = 0.16
NEXT_TO_ENEMY: Final = 0.22  # part of a hold that an armed neighbour is expected to shoot down
SEEN_FROM_AFAR: Final = 0.03  # the same for each opponent with two cards or more: a Super Nova
SINGLE: Final = vec[float]([0.05, 0.14, 0.04, 0.13, 0.3, 0.16, 0.24, 0.1])  # a card by kind, in the order of the kinds
SECOND: Final = vec[float]([0.03, 0.1, 0.2, 0.1, 0.1, 0.12, 0.1, 0.38])  # what a second one adds
MORE: Final = 0.05


def steps_to_star(node: int) -> int:
    """The steps from an intersection or a base to the nearest special star, but for the one that one is on."""
    return min(int(distance(node, star)) for star in SPECIAL_STARS if star != node)


def steps_home(base: int, node: int) -> int:
    """The steps from an intersection to the exits of a base, and in."""
    return 1 + min(int(distance(node, EXITS[base * 3 + way])) for way in range(3))


TO_STAR: Final = vec[i64]([steps_to_star(node) for node in range(104)])
HOMEWARD: Final = vec[i64]([steps_home(base, node) for base in range(4) for node in range(100)])


def judge(state: War, seat: Seat) -> float:
    """The chance of a seat's side; the gallery sees the first seat's."""
    outcome = state.outcome()
    me = max(seat, 0)
    if outcome is not None:
        winners = float(outcome.ranks.count(1))
        return 1.0 / winners * float(state.teams.count(state.teams[me])) if outcome.ranks[me] == 1 else 0.0
    worths = vec[float]([0.0] * 4)
    deposits = lying(state)
    for saucer in range(SAUCERS):
        if state.where[saucer] != NOWHERE:
            worths[state.side[base_of(saucer)]] += saucer_worth(state, saucer, deposits)
    for camp in state.camps:
        side = state.side[camp]
        worths[side] += float(state.stores[camp])
        if state.purse[camp] == camp:
            worths[side] += float(state.permits[camp]) * A_PERMIT + hand_worth(state, camp)
    if state.chosen.games > 1:
        for place in range(i64(len(state.teams))):
            if state.chosen.alliance and place > 1:
                break
            worths[state.teams[place]] += float(state.points[place])
    total = 0.0
    own: i64 = state.side[state.camps[me]]
    most = max([worths[side] for side in range(4)])
    sides = len(set(state.teams))
    for side in range(i64(sides)):
        total += exp(SHARPNESS * (worths[side] - most))
    return min(0.98, max(0.01, exp(SHARPNESS * (worths[own] - most)) / total))


def lying(state: War) -> vec[i64]:
    """The places of all deposits that no saucer hides."""
    found = vec[i64]()
    for node in range(INTERSECTIONS):
        if state.ground[node] and not state.taken[node]:
            found = append(found, node)
    return found


def saucer_worth(state: War, saucer: i64, deposits: vec[i64]) -> float:
    """A saucer's cargo, less what is at risk, and what it may soon fetch."""
    base, place, cargo = base_of(saucer), state.where[saucer], state.cargo[saucer]
    worth = 0.0
    flies = place < INTERSECTIONS
    if not flies and not state.has_permit(base):
        return 0.0
    if flies:
        worth += ALOFT
    if cargo:
        home = HOMEWARD[base * INTERSECTIONS + place]
        worth += float(cargo) * max(0.3, ABOARD - A_STEP * float(home)) * (1.0 - risk(state, saucer))
        if state.stores[base] + cargo >= TO_WIN:
            worth += ENOUGH * (1.0 - float(home) / 30.0)
    if cargo < HOLD:
        best = A_STAR * (1.0 - float(TO_STAR[place]) / 12.0) if state.stock else 0.0
        for node in deposits:
            amount = i64(state.ground[node])
            if cargo + amount <= HOLD:
                best = max(best, LYING * float(amount) * (1.0 - float(distance(place, node)) / REACH))
        worth += best
    if base == state.active and state.doubled & (colour_of(saucer) + 1) and state.dice[colour_of(saucer)] <= 0:
        worth += A_PULSAR_PLAYED
    if base == state.active and state.moved[colour_of(saucer)] == WAITING and flies:
        worth += 0.02 * float(state.pips[colour_of(saucer)])  # a move still to be made
    return worth


def risk(state: War, saucer: i64) -> float:
    """How likely the hold is lost before it is home: armed neighbours, and Super Novas."""
    place = state.where[saucer]
    base = base_of(saucer)
    danger = 0.0
    for other in range(SAUCERS):
        camp = base_of(other)
        if state.where[other] < 0 or state.side[camp] == state.side[base]:
            continue
        if state.hand(camp).size >= 2 and colour_of(other) == 0:
            danger += SEEN_FROM_AFAR
        if state.flies(other) and state.hand(camp).size and direction_to(state.where[other], place) != NOWHERE:
            danger += NEXT_TO_ENEMY
    counts = state.hand(base).counts
    if counts[SHIELD] or counts[GIGA_SHIELD]:
        danger *= 0.6
    return min(0.8, danger)


def hand_worth(state: War, camp: i64) -> float:
    """What the cards of a hand are worth; a Saucer card is a permit to be."""
    counts = state.hands[camp].counts
    worth = 0.0
    for kind in range(i64(8)):
        count = counts[kind]
        if count:
            worth += SINGLE[kind]
        if count >= 2:
            worth += SECOND[kind] + MORE * float(count - 2)
    missing = state.most_permits() - state.permits[camp]
    if missing and counts[SAUCER]:
        worth += 0.2 * float(min(missing, counts[SAUCER]))
    return worth
