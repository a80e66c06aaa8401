"""How good a position of La Guerre des Envahisseurs is for a seat, 0 to 1: what its team is worth against the other. [TG-7]"""

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
    base_of,
    distance,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.box.flight import GONE
from orrery.games.terra_galactix.invaders_war.state import InvadersWar
from orrery.games.terra_galactix.invasion.judgement import BOTHER, IN_VAIN, is_for_a_trip, settle
from orrery.games.terra_galactix.invasion.sharing import Giving
from orrery.games.terra_galactix.invasion.state import TARGET

BREAKING: Final = vec[float]([6.0, 3.0, 0.0])  # what a bunker at start, in retreat and gone costs, in pips
FARTHEST: Final = 26.0
LANDED: Final = 1.3  # a saucer on Earth is safe for good; one before an open breach is worth 1
CARD_WORTH: Final = vec[float]([0.03, 0.02, 0.012, 0.04, 0.06, 0.05, 0.09, 0.012])  # by kind
A_PERMIT: Final = 0.12
EXHAUSTION: Final = 0.06
STILL_HIT: Final = 0.7  # a target about which nothing is settled


def judge(state: InvadersWar, seat: Seat) -> float:
    """The worth of one's team, less that of the other, around one half."""
    mine = state.camps[seat * 4 // len(state.teams)] % 2
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[seat]
    giving = state.asking()
    if not isinstance(giving, Giving):
        return position(state, mine)
    value = asked_for(state, giving)
    return value if giving.helper % 2 == mine else 1.0 - value


def position(state: InvadersWar, mine: i64) -> float:
    """What the table and the hands are worth to a team, whatever is asked."""
    lead = team_worth(state, mine) - team_worth(state, 1 - mine)
    return min(0.97, max(0.03, 0.5 + 0.12 * lead))


def asked_for(state: InvadersWar, giving: Giving) -> float:
    """A request, for the team that makes it: what it brings if the team-mate gives the card, unless that is worse."""
    if is_for_a_trip(state, giving):
        return IN_VAIN
    settled = state.clone()
    assert isinstance(settled, InvadersWar)
    settle(settled, True)
    team = giving.helper % 2
    return max(position(settled, team), position(state, team)) - BOTHER


def team_worth(state: InvadersWar, team: i64) -> float:
    """Saucers, permits and cards of both camps; only one squadron counts where one wins. [TG-7.8]"""
    worth = 0.0
    for colour in range(i64(2)):
        worth += 0.0 if state.terms.squadrons == 1 else squadron_worth(state, team, colour)
    if state.terms.squadrons == 1:
        worth = 2.0 * max(squadron_worth(state, team, 0), squadron_worth(state, team, 1))
    for base in (team, team + 2):
        worth += A_PERMIT * float(needed_permits(state, base)) + cards_worth(state, base)
    return worth


def squadron_worth(state: InvadersWar, team: i64, colour: i64) -> float:
    """How near its two saucers are to Earth, less what threatens them."""
    return saucer_worth(state, team * 2 + colour) + saucer_worth(state, team * 2 + 4 + colour)


def saucer_worth(state: InvadersWar, saucer: i64) -> float:
    place = state.where[saucer]
    if place == EARTH:
        return LANDED
    worth = 1.0 - pips_to_earth(state, saucer) / FARTHEST
    if place >= INTERSECTIONS:
        return worth if state.may_fly(saucer) else worth - 0.1
    if state.fate[saucer] == TARGET:
        return worth - STILL_HIT * (worth + A_PERMIT)
    bunker = BUNKER_AT[radius_of(place)]
    if bunker != NOWHERE and state.bunkers[bunker] != GONE:
        worth -= danger(state, base_of(saucer)) * (worth + A_PERMIT)
    return worth


def pips_to_earth(state: InvadersWar, saucer: i64) -> float:
    """The shortest way to a landing, bunkers that must be broken first included."""
    place = state.where[saucer]
    best = FARTHEST
    for bunker in range(BUNKERS):
        pips = float(distance(place, GATE[bunker])) + 1.0 + BREAKING[state.bunkers[bunker]]
        if pips < best:
            best = pips
    return best


def danger(state: InvadersWar, base: i64) -> float:
    """How likely a saucer before a bunker is lost until it moves again: four rolls, and shields that may stop one."""
    hit = 0.52 if state.terms.yellow == 1 else 0.75
    if state.usable(base, SHIELD) + state.usable(base, GIGA_SHIELD) or state.usable(base, BLACK_HOLE) >= 2:
        return 0.3 * hit
    return 0.6 * hit


def needed_permits(state: InvadersWar, base: i64) -> i64:
    """Permits that saucers not yet landed can use. [TG-R37]"""
    aloft: i64 = 0
    for saucer in range(base * 2, base * 2 + 2):
        if state.where[saucer] != EARTH:
            aloft += 1
    return min(aloft, state.permits[base])


def cards_worth(state: InvadersWar, base: i64) -> float:
    """What a hand is worth; who must regenerate cannot use his for a while."""
    counts = state.hands[base].counts
    worth = 0.0
    for kind in range(i64(len(CARD_WORTH))):
        worth += CARD_WORTH[kind] * float(counts[kind])
    if counts[BLACK_HOLE] >= 2:
        worth += 0.04
    if counts[SUPER_NOVA] >= 2:
        worth += 0.08
    return worth if state.fit(base) else 0.5 * worth - EXHAUSTION
