"""How good a position of L'Invasion is for all players together, 0 to 1: what a bot that helps its partners leans on. [TG-5]

The chance that the squadrons land, less the share of it that bunkers may still destroy, and the cards in anybody's hand. Who
is asked for a card gives it if the team is better off afterwards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import INTERSECTIONS, SAUCERS, base_of, colour_of
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, PULSAR, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.box.flight import near_a_breach
from orrery.games.terra_galactix.box.luck import Travelling
from orrery.games.terra_galactix.box.state import OVER
from orrery.games.terra_galactix.invasion.actions import FOR_TRIP
from orrery.games.terra_galactix.invasion.landing import WORTH, prospects, rolls_before
from orrery.games.terra_galactix.invasion.options import OFF
from orrery.games.terra_galactix.invasion.reach import can_end_safely, safe_radii
from orrery.games.terra_galactix.invasion.sharing import Giving
from orrery.games.terra_galactix.invasion.state import ACT, DOOMED, EXPOSED, HAND_SIZE, SAFE, TARGET, Invasion

CARD_WORTH: Final = vec[float]([0.0, 0.001, 0.0006, 0.0028, 0.0034, 0.002, 0.004, 0.0])  # by kind, as a share of a game
BLACK_HOLES: Final = 0.0012  # two together
A_LOSS: Final = vec[float]([1.0, 1.0, 0.4, 0.2, 0.12])  # the share of a position that the next loss costs, by lives
HIT: Final = vec[float]([1.0 - (5.0 / 6.0) ** rolls for rolls in range(9)])  # by the number of yellow dice thrown
EXHAUSTION: Final = 0.004
BOTHER: Final = 0.001  # of asking for a card
IN_VAIN: Final = 0.0  # of asking for a trip
TRIP: Final = 0.3  # what is left of a position whose saucer comes out of a black hole somewhere

ONE_SHIELD: Final[i64] = 0  # what is left of a danger, by what the player in danger holds
SHIELDS: Final[i64] = 1
BLACK_HOLES_LEFT: Final[i64] = 2
NOTHING: Final[i64] = 3
FOREIGN_CARD: Final[i64] = 4  # how much of it each card of a partner takes away
LEAST: Final[i64] = 5
FEARS: Final = vec[float]([0.25, 0.25, 0.4, 1.0, 0.05, 0.5])  # what plays best without looking ahead; more than is true


def judge(state: Invasion, seat: Seat) -> float:
    """The same for every seat: all win or lose together. [TG-5.9]"""
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[seat] if seat >= 0 else outcome.scores[0]
    question = state.asking()
    if isinstance(question, Giving):
        return asked_for(state, question, seat)
    if isinstance(question, Travelling) and state.fate[question.saucer] != SAFE:
        return TRIP * position(state)  # before a saucer has moved, the dangers of where it will end are not seen
    return position(state)


def position(state: Invasion) -> float:
    """What the table and the hands are worth, whatever is asked."""
    return worth_with(state, prospects(state), FEARS)


def worth_with(state: Invasion, landing: float, fears: vec[float]) -> float:
    """A chance to land, less what bunkers may destroy before, and the cards."""
    hands = WORTH[state.chosen.lives] * (cards(state) - act_due(state))
    return min(0.99, max(0.001, landing * spared(state, fears) + hands))


def cards(state: Invasion) -> float:
    """What all hands are worth; who must regenerate cannot use his for a while."""
    total = 0.0
    for camp in state.camps:
        counts = state.hands[camp].counts
        worth = 0.0
        for kind in range(PULSAR, SUPER_NOVA):
            worth += CARD_WORTH[kind] * float(counts[kind])
        if counts[BLACK_HOLE] >= 2:
            worth += BLACK_HOLES
        if not state.fit(camp):
            worth = 0.5 * worth - EXHAUSTION
        total += worth
    return total


def act_due(state: Invasion) -> float:
    """A card too many, which the active player has still to play or discard: the one that is worth least. [TG-4.3]"""
    if state.phase != ACT or state.acted or state.hands[state.active].size <= HAND_SIZE:
        return 0.0
    counts = state.hands[state.active].counts
    least = 0.0
    for kind in range(PULSAR, SUPER_NOVA):
        if counts[kind] and (least == 0.0 or CARD_WORTH[kind] < least):
            least = CARD_WORTH[kind]
    return least


def spared(state: Invasion, fears: vec[float]) -> float:
    """What is left of a position after the volley that is going on, and after the rolls until everybody has moved again."""
    left = 1.0
    safe = safe_radii(state.bunkers)
    for saucer in range(SAUCERS):
        place = state.where[saucer]
        if place < 0 or place >= INTERSECTIONS:
            continue
        base = base_of(saucer)
        cost = A_LOSS[state.lives[base]]
        fate = state.fate[saucer]
        if fate == DOOMED:
            left *= 1.0 - cost
        elif fate == TARGET or fate == EXPOSED:
            left *= 1.0 - cost * exposure(state, base, fears)
        if ends_in_danger(state, saucer, safe):
            left *= 1.0 - hit_before_moving(state, base) * cost * exposure(state, base, fears)
    return left


def ends_in_danger(state: Invasion, saucer: i64, safe: i64) -> bool:
    """Whether a saucer stands before a bunker, or has to move and cannot end anywhere else."""
    place = state.where[saucer]
    if not is_to_move(state, saucer):
        return not can_end_safely(place, 0, safe)
    pips = state.pips[colour_of(saucer)]
    if can_end_safely(place, pips, safe):
        return False
    return not (near_a_breach(place, pips, state.bunkers) and state.may_land(saucer))


def is_to_move(state: Invasion, saucer: i64) -> bool:
    """Whether a saucer moves before anybody rolls again."""
    return base_of(saucer) == state.active and state.phase != ACT and state.moved[colour_of(saucer)] != OVER


def hit_before_moving(state: Invasion, base: i64) -> float:
    """How likely one of the rolls until a player moves again, his own included, names the bunker of a line. [TG-5.4]"""
    rolls = rolls_before(state, base)
    return HIT[rolls if state.chosen.super_resistance == OFF else 2 * rolls]


def exposure(state: Invasion, base: i64, fears: vec[float]) -> float:
    """What is left of a danger behind the player's shields, or behind what partners may hold: only how many cards is known."""
    shields = state.usable(base, SHIELD) + state.usable(base, GIGA_SHIELD)
    if shields:
        return fears[ONE_SHIELD] if shields == 1 else fears[SHIELDS]
    if state.usable(base, BLACK_HOLE) >= 2:
        return fears[BLACK_HOLES_LEFT]
    foreign: i64 = 0
    for camp in state.camps:
        if camp != base and state.fit(camp):
            foreign += state.hands[camp].size
    return max(fears[LEAST], fears[NOTHING] - fears[FOREIGN_CARD] * float(foreign))


def asked_for(state: Invasion, giving: Giving, seat: Seat) -> float:
    """A request that is being made: what it brings if all who hold the card give it, unless the team is better off without."""
    if is_for_a_trip(state, giving):
        return IN_VAIN
    refused = outlook(state, False, seat) if giving.own or giving.givers else position(state)
    return max(outlook(state, True, seat), refused) - BOTHER


def is_for_a_trip(state: Invasion, giving: Giving) -> bool:
    """Whether the first one is being asked for a trip: that leads anywhere, and nobody should be asked for it.

    It would look better than to go on, because the dangers of what has to follow are not seen before.
    """
    base = giving.beneficiary(state)
    is_new = giving.givers == 0 and giving.helper == state.next_helper(base, base)
    return is_new and state.acts.requests[giving.request].use == FOR_TRIP


def outlook(state: Invasion, willing: bool, seat: Seat) -> float:
    """The value after everybody who is still asked has given the card, or has not."""
    settled = state.clone()
    assert isinstance(settled, Invasion)
    settle(settled, willing)
    return judge(settled, seat)


def settle(state: Invasion, willing: bool) -> None:
    """Everybody who is still asked gives the card if he holds it, or nobody does."""
    while state.agenda:
        question = state.agenda[-1]
        if not isinstance(question, Giving):
            return
        kind = state.acts.requests[question.request].kind
        gives = willing and state.holds(question.helper, kind) > 0
        state.apply(question.turn(state), state.acts.gives[int(kind)] if gives else state.acts.decline)
