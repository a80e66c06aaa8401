"""How good a position of L'Invasion is for all players together, 0 to 1. [TG-5]"""

from orrery.core.values import Seat
from orrery.games.terra_galactix.invasion.state import Invasion


def judge(state: Invasion, seat: Seat) -> float:
    outcome = state.outcome()
    if outcome is not None:
        return outcome.scores[0]
    return 0.5
