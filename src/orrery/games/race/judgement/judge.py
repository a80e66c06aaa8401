"""How good a position is for a seat: what bots lean on, never what the rules read.

Everything is counted in points at the end of the game: those there are, those the tableau should still bring, and what cards in
hand and goods on worlds are worth on the way. A pick under seal counts as what it promises, so that one answer ahead is enough.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.race.actions import ChooseRole, Discard, Donate, KeepStart, Place
from orrery.games.race.cards import KIND
from orrery.games.race.empire import Empire
from orrery.games.race.judgement.expectation import (
    CARD_WORTH,
    CYCLE,
    PLACED,
    RATE,
    REPAIRED,
    abilities,
    card_worth,
    cash,
    cycle_worth,
    good_worth,
    hold_worth,
    place_gain,
    turns_left,
)
from orrery.games.race.judgement.prospects import role_gain
from orrery.games.race.powers import ANY, NONE
from orrery.games.race.rules.defending import Damaging, Defending, attack_on
from orrery.games.race.rules.handling import Laying
from orrery.games.race.rules.repairing import ChoosingMeans
from orrery.games.race.rules.scoring import outcome, score, tiles
from orrery.games.race.state import Race

SPREADS: Final = vec[float]([9.0, 9.0, 9.0, 9.0, 5.0, 5.0, 4.0, 4.0, 3.0])  # points that make a lead a clear one, by turn
WIDEST: Final = 9.0  # the same for large leads: more must look better even then, or whoever leads plays at random
PART: Final = 0.5  # of the judgement that is by turn
CROWDED: Final = 0.9  # of a card's money that is lost for each card in hand beyond eight
UNCERTAIN: Final = 0.75  # of the two tiles, which are lost with the empires
DAMAGED: Final = 1.0  # what a damaged world costs beside its own points
DAMAGE: Final = 2.5  # what a world costs that is going to be damaged


def judge(state: Race, seat: i64) -> float:
    """The chance of winning as expected points suggest it, 0 to 1."""
    if state.reason:
        ranks = outcome(state).ranks
        return 1.0 / ranks.count(1) if ranks[int(seat)] == 1 else 0.0
    turns = turns_left(state)
    own = expected(state, seat, turns, True)
    total = 1.0
    wide = 1.0
    spread = SPREADS[state.turn_count] if state.turn_count < len(SPREADS) else SPREADS[len(SPREADS) - 1]
    for other in range(i64(state.seats)):
        if other != seat:
            lead = own - expected(state, other, turns, False)
            total += exp(-lead / spread)
            wide += exp(-lead / WIDEST)
    return PART / total + (1.0 - PART) / wide


def expected(state: Race, seat: i64, turns: float, own: bool) -> float:
    """The points that a seat may expect; of others only what is public counts."""
    empire = state.empires[seat]
    able = abilities(empire, state.damaged)
    points = float(score(state, seat)) + cycle_worth(able) * CYCLE * turns
    for card in empire.tableau:
        points += -DAMAGED if state.damaged[card] else (RATE[card] + PLACED) * turns
    for kind in range(ANY):
        points += good_worth(able, kind) * float(empire.goods[kind])
    points += CARD_WORTH * float(empire.due)
    if state.chosen.invasion:
        points -= UNCERTAIN * float(tiles(state, seat))
    if not own:
        return points + 1.2 * cash(turns) * float(len(empire.hand))
    for card in empire.hand:
        points += hold_worth(state, empire, able, card, turns)
    points -= surplus(empire, turns)
    if empire.placing != NONE:
        points += card_worth(state, empire, able, empire.placing, turns)
    for pick in state.seals.picks[seat]:
        points += promise(state, seat, able, pick, turns)
    return points + pending(state, seat, able)


def surplus(empire: Empire, turns: float) -> float:
    """What a large hand is worth less: cards beyond the limit are discarded unused."""
    over = float(len(empire.hand) + empire.due) - 8.0
    return over * cash(turns) * CROWDED if over > 0.0 else 0.0


def promise(state: Race, seat: i64, able: vec[float], pick: Action, turns: float) -> float:
    """What a pick under seal will change once it is revealed."""
    empire = state.empires[seat]
    if isinstance(pick, ChooseRole):
        return role_gain(state, seat, able, pick.role, turns)
    if isinstance(pick, Discard):
        return -hold_worth(state, empire, able, pick.card, turns)
    if isinstance(pick, KeepStart):
        return card_worth(state, empire, able, pick.card, turns)
    if isinstance(pick, Place):
        gain = place_gain(state, empire, able, pick.card, turns)
        return gain - hold_worth(state, empire, able, pick.card, turns)
    if isinstance(pick, Donate):
        return 1.0 - good_worth(able, KIND[pick.card])
    return 0.0


def pending(state: Race, seat: i64, able: vec[float]) -> float:
    """What has been decided and not yet happened: prices to pay, goods to lay, attacks to bear."""
    points = 0.0
    for question in state.agenda:
        if isinstance(question, Laying) and question.seat == seat:
            points += good_worth(able, KIND[question.world])
        elif isinstance(question, Damaging) and question.seat == seat:
            points -= DAMAGE
        elif isinstance(question, Defending) and question.seat == seat:
            empire = state.empires[seat]
            lacking = attack_on(empire) + 1 - empire.defended() - state.acting.boost
            points -= 0.4 + 0.5 * float(lacking)
    if state.agenda and state.turn() == seat:
        points -= CARD_WORTH * float(state.acting.owed)
        if isinstance(state.agenda[-1], ChoosingMeans):
            points += REPAIRED
    return points
