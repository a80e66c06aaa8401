"""How good a position of L'Invasion is for all players together, 0 to 1: what a bot that helps its partners leans on. [TG-5]

Saucers want to come near a breach, or a bunker that can be broken; on lines without a bunker they wait in safety. A landing is
worth most when the rest of the squadron can follow soon. Lives, shields in anybody's hand and players who can still help count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    BUNKERS,
    EARTH,
    GATE,
    INTERSECTIONS,
    NOWHERE,
    SAUCERS,
    base_of,
    colour_of,
    distance,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, LASER, MEGA_LASER, PULSAR, SHIELD
from orrery.games.terra_galactix.box.flight import GONE
from orrery.games.terra_galactix.invasion.actions import FOR_LASER, FOR_MEGA
from orrery.games.terra_galactix.invasion.options import OFF
from orrery.games.terra_galactix.invasion.sharing import Giving
from orrery.games.terra_galactix.invasion.state import DOOMED, EXPOSED, TARGET, Invasion

BREAKING: Final = vec[float]([6.0, 3.0, 0.0])  # what a bunker at start, in retreat and gone costs, in pips
A_MOVE: Final = 3.5  # pips of a die
FARTHEST: Final = 26.0
CARD_WORTH: Final = vec[float]([0.0, 0.003, 0.002, 0.011, 0.014, 0.008, 0.016, 0.0])  # by kind
LIFE_WORTH: Final = vec[float]([0.0, 0.45, 0.75, 0.9, 1.0])  # of a player's lives
A_LOSS: Final = vec[float]([1.0, 0.8, 0.16, 0.09, 0.07])  # what the next loss costs a player with so many lives
WAKING: Final = 1.0 / 6.0  # how likely a player with a saucer on Earth wakes the Resistance in one turn [TG-5.5]
STILL_HIT: Final = 0.75  # a target about which nothing is settled
EXHAUSTION: Final = 0.025
BOTHER: Final = 0.004  # of asking for what is hardly worth a gift


def judge(state: Invasion, seat: Seat) -> float:
    """The same for every seat: all win or lose together. [TG-5.9]"""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[seat] if seat >= 0 else outcome.scores[0]
    value = 0.1 + 0.6 * progress(state) + 0.22 * lives(state) + cards(state) - dangers(state) + asked_for(state)
    return min(0.97, max(0.02, value))


def pips_to_earth(state: Invasion, saucer: i64) -> float:
    """The shortest way to a landing, bunkers that must be broken first included."""
    place = state.where[saucer]
    best = FARTHEST
    for bunker in range(BUNKERS):
        pips = float(distance(place, GATE[bunker])) + 1.0 + BREAKING[state.bunkers[bunker]]
        if pips < best:
            best = pips
    return best


def progress(state: Invasion) -> float:
    """How far all saucers have come, on average."""
    ways = vec[float]([0.0] * 8)
    latest = vec[float]([0.0, 0.0])  # turns until the last saucer of a colour can have landed
    landed = vec[i64]([0, 0])
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place == EARTH:
            landed[colour_of(saucer)] += 1
        elif place != NOWHERE:
            ways[saucer] = pips_to_earth(state, saucer)
            latest[colour_of(saucer)] = max(latest[colour_of(saucer)], ways[saucer] / A_MOVE)
    total = 0.0
    players = float(len(state.camps))
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place == NOWHERE:
            continue
        colour = colour_of(saucer)
        if place != EARTH:
            total += 0.7 * (1.0 - ways[saucer] / FARTHEST)
        elif latest[colour] == 0.0:
            total += 1.0
        else:  # until the squadron is complete the Resistance may wake, in the turns of those who have landed
            calm = 1.0 - WAKING * float(landed[colour]) / players
            total += 0.35 + 0.6 * calm ** (1.0 + latest[colour] * players)
    return total / (2.0 * players)


def lives(state: Invasion) -> float:
    """The weakest player decides when all have lost."""
    lowest = 1.0
    total = 0.0
    for camp in state.camps:
        worth = LIFE_WORTH[state.lives[camp]]
        total += worth
        lowest = min(lowest, worth)
    return 0.6 * lowest + 0.4 * total / float(len(state.camps))


def cards(state: Invasion) -> float:
    """What all hands are worth; who must regenerate cannot use his for a while."""
    total = 0.0
    for camp in state.camps:
        counts = state.hands[camp].counts
        worth = 0.0
        for kind in (PULSAR, BLACK_HOLE, SHIELD, GIGA_SHIELD, LASER, MEGA_LASER):
            worth += CARD_WORTH[kind] * float(counts[kind])
        if counts[BLACK_HOLE] >= 2:
            worth += 0.008
        if not state.fit(camp):
            worth = 0.5 * worth - EXHAUSTION
        total += worth
    return total


def dangers(state: Invasion) -> float:
    """Expected losses: of the volley that is going on, and of the rolls until everybody has moved again."""
    rolls = float(len(state.camps)) * (1.0 if state.chosen.super_resistance == OFF else 2.0)
    hit = 1.0 - (5.0 / 6.0) ** rolls
    shields = team_shields(state)
    total = 0.0
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place < 0 or place >= INTERSECTIONS:
            continue
        cost = A_LOSS[state.lives[base_of(saucer)]]
        fate = state.fate[saucer]
        if fate == DOOMED:
            total += cost
        elif fate == TARGET or fate == EXPOSED:
            total += STILL_HIT * cost
        bunker = BUNKER_AT[radius_of(place)]
        if bunker != NOWHERE and state.bunkers[bunker] != GONE:
            total += 0.8 * hit * cost * exposure(state, base_of(saucer), shields)
    return total


def exposure(state: Invasion, base: i64, shields: i64) -> float:
    """What is left of a danger behind the own shields, or behind those of partners."""
    if state.usable(base, SHIELD) + state.usable(base, GIGA_SHIELD):
        return 0.3
    if state.usable(base, BLACK_HOLE) >= 2:
        return 0.4
    return 0.6 if shields else 1.0


def team_shields(state: Invasion) -> i64:
    """Shields that somebody can still play."""
    count: i64 = 0
    for camp in state.camps:
        count += state.usable(camp, SHIELD) + state.usable(camp, GIGA_SHIELD)
    return count


def asked_for(state: Invasion) -> float:
    """A request that is being made is worth a part of the shot, if enough of those still to be asked hold the card."""
    if not state.agenda:
        return 0.0
    question = state.agenda[-1]
    if not isinstance(question, Giving):
        return 0.0
    request = state.acts.requests[question.request]
    holders: i64 = 0
    base = question.beneficiary(state)
    helper = question.helper
    while helper != base:
        if state.helps(helper, base) and state.holds(helper, request.kind):
            holders += 1
        helper = (helper + 1) % 4
    if holders < question.sought or request.use not in (FOR_LASER, FOR_MEGA):
        return -BOTHER
    bunker = BUNKER_AT[radius_of(state.where[question.saucer])]
    gain = BREAKING[state.bunkers[bunker]] / FARTHEST
    return 0.35 * gain - float(question.sought) * EXHAUSTION
