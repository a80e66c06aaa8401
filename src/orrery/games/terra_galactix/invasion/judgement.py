"""How good a position of L'Invasion is for all players together, 0 to 1: what a bot that helps its partners leans on. [TG-5]

The team needs one breach, near enough for everybody: saucers gather where all of them can land soon, and wait on lines without
a bunker. A landing is worth most when the rest of the squadron can follow before those who have landed roll again. Lives,
shields in anybody's hand and players who can still help count.
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
    distance,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, LASER, MEGA_LASER, PULSAR, SHIELD
from orrery.games.terra_galactix.box.flight import GONE
from orrery.games.terra_galactix.invasion.actions import FOR_LASER, FOR_MEGA
from orrery.games.terra_galactix.invasion.options import OFF
from orrery.games.terra_galactix.invasion.sharing import Giving
from orrery.games.terra_galactix.invasion.state import ACT, DOOMED, EXPOSED, MOVE, TARGET, Invasion

BREAKING: Final = vec[float]([6.0, 3.0, 0.0])  # what a bunker at start, in retreat and gone costs, in pips
A_MOVE: Final = 3.5  # pips of a die
FARTHEST: Final = 26.0
CARD_WORTH: Final = vec[float]([0.0, 0.003, 0.002, 0.011, 0.014, 0.008, 0.016, 0.0])  # by kind
LIFE_WORTH: Final = vec[float]([0.0, 0.45, 0.75, 0.9, 1.0])  # of a player's lives
A_LOSS: Final = vec[float]([1.0, 0.8, 0.16, 0.09, 0.07])  # what the next loss costs a player with so many lives
STAYS_OPEN: Final = vec[float]([0.48 ** (0.6 + pips / 3.5) for pips in range(25)])  # a breach, for one who is so far away
HIT: Final = vec[float]([1.0 - (5.0 / 6.0) ** rolls for rolls in range(9)])  # by the number of yellow dice thrown

PROGRESS: Final[i64] = 0  # places of the weights
LIVES: Final[i64] = 1
ALOFT: Final[i64] = 2  # a saucer before an open breach, against 1 for one that has landed for good
FIRST: Final[i64] = 3  # how much the colour that lands first counts beyond the other
DANGER: Final[i64] = 4
WAKING: Final[i64] = 5  # how likely a player with a saucer on Earth wakes the Resistance in one roll [TG-5.5]
WOKEN: Final[i64] = 6  # what a saucer on Earth is worth if the Resistance wakes
STILL_HIT: Final[i64] = 7  # a target about which nothing is settled
EXHAUSTION: Final[i64] = 8
BOTHER: Final[i64] = 9  # of asking for what is hardly worth a gift
TOGETHER: Final[i64] = 10  # how much the way to a common breach counts, against each saucer's own
FINISH: Final[i64] = 11  # a saucer of the second squadron on Earth, if the others follow in time
FAILED: Final[i64] = 12  # and if they do not
WEIGHTS: Final = vec[float]([0.6, 0.22, 0.7, 0.15, 0.8, 1.0 / 6.0, -0.3, 0.75, 0.025, 0.004, 0.5, 1.6, -0.1])


def judge(state: Invasion, seat: Seat) -> float:
    """The same for every seat: all win or lose together. [TG-5.9]"""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[seat] if seat >= 0 else outcome.scores[0]
    value = 0.1 + WEIGHTS[PROGRESS] * progress(state) + WEIGHTS[LIVES] * lives(state)
    value += cards(state) - dangers(state) + asked_for(state)
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
    """How far all saucers have come, on average: to the bunker that suits the team best, and each to its own. [TG-5.7]"""
    late = one_squadron_landed(state)
    ways = vec[float]([FARTHEST] * 8)  # through breaches that are open
    alone = vec[float]([FARTHEST] * 8)  # each through the bunker that is nearest to it
    for bunker in range(BUNKERS):
        shorten(state, alone, bunker, late)
        if state.bunkers[bunker] == GONE:
            shorten(state, ways, bunker, late)
    best: i64 = NOWHERE
    least = sum_of(ways)
    for bunker in range(BUNKERS):
        if state.bunkers[bunker] != GONE:
            total = shortened_sum(state, ways, bunker)
            if total < least:
                best, least = bunker, total
    if best != NOWHERE:
        shorten(state, ways, best, late)
    return WEIGHTS[TOGETHER] * course(state, ways, late) + (1.0 - WEIGHTS[TOGETHER]) * course(state, alone, late)


def one_squadron_landed(state: Invasion) -> bool:
    """Whether every player has a saucer on Earth for good, so that every roll may wake the Resistance. [TG-5.5]"""
    return state.missing(0, 0) == 0 or state.missing(0, 1) == 0


def pips_through(state: Invasion, place: i64, bunker: i64, late: bool) -> float:
    """The way to a landing; a breach that may be closed again before one is there counts as half broken. [TG-5.5]"""
    steps = float(distance(place, GATE[bunker])) + 1.0
    position = state.bunkers[bunker]
    if late and position == GONE:
        return steps + BREAKING[0] * (1.0 - STAYS_OPEN[min(i64(steps), 24)])
    return steps + BREAKING[position]


def shorten(state: Invasion, ways: vec[float], bunker: i64, late: bool) -> None:
    """The ways of all saucers, if they may also take the one through this bunker."""
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place != EARTH and place != NOWHERE:
            pips = pips_through(state, place, bunker, late)
            if pips < ways[saucer]:
                ways[saucer] = pips


def shortened_sum(state: Invasion, ways: vec[float], bunker: i64) -> float:
    """How long all ways together would be, if they may also go through this bunker, which still stands."""
    total = 0.0
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place == EARTH or place == NOWHERE:
            total += ways[saucer]
        else:
            total += min(ways[saucer], pips_through(state, place, bunker, False))
    return total


def sum_of(ways: vec[float]) -> float:
    total = 0.0
    for way in ways:
        total += way
    return total


def course(state: Invasion, ways: vec[float], late: bool) -> float:
    """What these ways are worth: the colour that lands first counts more, the other one waits."""
    worths = vec[float]([0.0, 0.0])
    first: i64 = NOWHERE
    players: i64 = len(state.camps)
    for colour in range(i64(2)):
        landed: i64 = 0
        total = 0.0
        latest = 0.0
        for saucer in range(colour, SAUCERS, i64(2)):
            place = state.where[saucer]
            if place == EARTH:
                landed += 1
            elif place != NOWHERE:
                total += WEIGHTS[ALOFT] * (1.0 - ways[saucer] / FARTHEST)
                latest = max(latest, ways[saucer])
        if landed == players:
            total = float(landed)
            first = colour
        elif landed:
            if first == NOWHERE:
                first = colour
            total += float(landed) * worth_on_earth(landed, players, latest, late)
        worths[colour] = total / float(players)
    if first == NOWHERE:
        first = 0 if worths[0] >= worths[1] else 1
    lead = WEIGHTS[FIRST]
    return 0.5 * ((1.0 + lead) * worths[first] + (1.0 - lead) * worths[1 - first])


def worth_on_earth(landed: i64, players: i64, latest: float, late: bool) -> float:
    """What a saucer on Earth is worth while others of its squadron are missing: the Resistance may wake before. [TG-5.5]

    At first only those who have landed can wake it, and not before their next turn; later everybody does.
    """
    rounds = 0.6 + latest / A_MOVE
    if late:
        calm: float = (1.0 - WEIGHTS[WAKING]) ** (float(players) * (rounds - 0.25))
        return calm * WEIGHTS[FINISH] + (1.0 - calm) * WEIGHTS[FAILED]
    calm = (1.0 - WEIGHTS[WAKING]) ** (float(landed) * max(0.0, rounds - 0.8))
    return calm * 0.95 + (1.0 - calm) * WEIGHTS[WOKEN]


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
            worth = 0.5 * worth - WEIGHTS[EXHAUSTION]
        total += worth
    return total


def dangers(state: Invasion) -> float:
    """Expected losses: of the volley that is going on, and of the rolls until everybody has moved again."""
    shields = team_shields(state)
    total = 0.0
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place < 0 or place >= INTERSECTIONS:
            continue
        base = base_of(saucer)
        cost = A_LOSS[state.lives[base]]
        fate = state.fate[saucer]
        if fate == DOOMED:
            total += cost
        elif fate == TARGET or fate == EXPOSED:
            total += WEIGHTS[STILL_HIT] * cost
        bunker = BUNKER_AT[radius_of(place)]
        if bunker != NOWHERE and state.bunkers[bunker] != GONE:
            total += WEIGHTS[DANGER] * hit_before_moving(state, base) * cost * exposure(state, base, shields)
    return total


def hit_before_moving(state: Invasion, base: i64) -> float:
    """How likely one of the rolls until a player moves again, his own included, names the bunker of a line. [TG-5.4]"""
    rolls: i64 = 0
    camp = state.active
    if state.phase == ACT:
        rolls = 1
    elif camp == base and state.phase >= MOVE:
        rolls = len(state.camps)
    while camp != base:
        rolls += 1
        camp = state.after(camp)
    return HIT[rolls if state.chosen.super_resistance == OFF else 2 * rolls]


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
        return -WEIGHTS[BOTHER]
    bunker = BUNKER_AT[radius_of(state.where[question.saucer])]
    gain = BREAKING[state.bunkers[bunker]] / FARTHEST
    return 0.35 * gain - float(question.sought) * WEIGHTS[EXHAUSTION]
