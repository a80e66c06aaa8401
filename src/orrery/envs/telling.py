"""What `info` says of the end of a game."""

from typing import Any

from orrery.core import Outcome, Seat


def ending(outcome: Outcome | None, seat: Seat) -> dict[str, Any]:
    """A seat's rank and score, everybody's scores, and the reason; nothing while there is no outcome.

    >>> ending(Outcome([2, 1], [18.0, 25.0], "pool-empty"), 0)
    {'rank': 2, 'score': 18.0, 'scores': [18.0, 25.0], 'reason': 'pool-empty'}
    """
    if outcome is None:
        return {}
    return {
        "rank": outcome.ranks[seat],
        "score": outcome.scores[seat],
        "scores": list(outcome.scores),
        "reason": outcome.reason,
    }
