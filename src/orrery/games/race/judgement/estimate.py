"""How likely a seat wins, read between turns: what a rollout ends with.

The judgement of one's own next answer looks at promises and prices. Between turns there are none, and something better is
known: the outcomes of some ten thousand games. Each empire has a strength, a weighted sum of a few numbers and of all its
cards, placed and in hand; the weights change with the turns that are left. The odds of two empires are the exponential of the
difference of their strengths. The weights were fitted by `tools/fit_estimate.py`; no rule reads them.
"""

from math import exp
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.resources import read_data
from orrery.games.race.cards import CARD_COUNT, CARDS
from orrery.games.race.judgement.expectation import RATE, abilities, cycle_worth, good_worth, hold_worth, turns_left
from orrery.games.race.judgement.judge import judge
from orrery.games.race.powers import ANY
from orrery.games.race.rules.scoring import score
from orrery.games.race.state import Race

NUMBERS: Final = ["score", "cycle", "rates", "placed", "held", "goods", "goods-worth", "held-worth"]
PLACED: Final[i64] = 8  # from here on one entry for each card of the tableau
HELD: Final = PLACED + i64(CARD_COUNT)  # and of the hand
WIDTH: Final = HELD + i64(CARD_COUNT)
TEN: Final = 10.0  # turns, points and cards are counted in tens
NAMES: Final = [*NUMBERS, *(f"{group} {card.id}" for group in ("placed", "held") for card in CARDS)]
WEIGHTS: Final = cast(dict[str, Any], read_data("orrery.games.race", "data", "estimate.json"))
AT_THE_END: Final = vec[float]([float(WEIGHTS[name][0]) for name in NAMES])
PER_TEN_TURNS: Final = vec[float]([float(WEIGHTS[name][1]) for name in NAMES])


def estimate(state: Race, seat: i64) -> float:
    """The chance of winning, 0 to 1; where nothing was fitted, the judgement."""
    if state.reason or state.chosen.invasion:
        return judge(state, seat)
    turns = turns_left(state)
    own = strength(state, seat, turns)
    total = 1.0
    for other in range(i64(state.seats)):
        if other != seat:
            total += exp(strength(state, other, turns) - own)
    return 1.0 / total


def strength(state: Race, seat: i64, turns: float) -> float:
    """The weighted sum of all that an empire has."""
    amounts = described(state, seat, turns)
    total = 0.0
    for place in range(WIDTH):
        if amounts[place] != 0.0:
            total += amounts[place] * (AT_THE_END[place] + PER_TEN_TURNS[place] * turns / TEN)
    return total


def described(state: Race, seat: i64, turns: float) -> vec[float]:
    """What an empire has, in the order of `NAMES`: all figures are about one."""
    empire = state.empires[seat]
    able = abilities(empire, state.damaged)
    amounts = vec[float]([0.0] * int(WIDTH))
    amounts[0] = float(score(state, seat)) / TEN
    amounts[1] = cycle_worth(able) / TEN
    for card in empire.tableau:
        amounts[2] += RATE[card]
        amounts[PLACED + card] += 1.0
    amounts[3] = float(len(empire.tableau)) / TEN
    amounts[4] = float(len(empire.hand)) / TEN
    amounts[5] = float(empire.goods[ANY]) / TEN
    for kind in range(ANY):
        amounts[6] += good_worth(able, kind) * float(empire.goods[kind]) / TEN
    for card in empire.hand:
        amounts[7] += hold_worth(state, empire, able, card, turns) / TEN
        amounts[HELD + card] += 1.0
    return amounts
