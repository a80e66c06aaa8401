"""How good a position is for a seat: what bots lean on, never what the rules read."""

from mypy_extensions import i64

from orrery.games.race.scoring import score
from orrery.games.race.state import Race


def judge(state: Race, seat: i64) -> float:
    return float(score(state, seat)) / 100.0
