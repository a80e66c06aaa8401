"""What a learner reads: a seat's view as a vector, its options as a mask, and an outcome as rewards.

`Game.features` turns a view into numbers. A view has absolute seats and does not say whose it is, so the encoder is told: it
receives the view with one more entry, `me`, and may put that seat first. The action table stays absolute all the same (an
action that names P2's pieces names them whoever plays it), so every vector ends with the seat itself, one number for each that
the box has room for. A vector's length therefore belongs to the game, not to the number of players or the options.
"""

from typing import Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from orrery.core import Game, Outcome, Seat, State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observation(TypedDict):
    """What PettingZoo hands to a seat: the vector, and a 1 for each action of the table that is legal for it now."""

    observation: Vector
    action_mask: Mask


class Encoder:
    """Vectors and masks of one game.

    >>> from orrery import catalog
    >>> game = catalog.game(catalog.games()[0])
    >>> encoder = Encoder(game)
    >>> all(len(encoder.vector(game.start(seats, game.printed), 1)) == encoder.length for seats in game.seats)
    True
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.most_seats: Final = game.seats[-1]
        fewest = game.start(game.seats[0], game.printed)
        self.length: Final = len(game.features(fewest.observe(0))) + self.most_seats
        self.actions: Final = len(game.table)

    def vector(self, state: State, seat: Seat) -> Vector:
        """What a seat knows, as numbers; then which seat it is."""
        row = np.zeros(self.length, np.float32)
        row[: -self.most_seats] = self.game.features({**state.observe(seat), "me": seat})
        row[seat - self.most_seats] = 1
        return row

    def mask(self, state: State, seat: Seat) -> Mask:
        """What a seat may answer now: nothing but zeros for a seat that is not asked."""
        row = np.zeros(self.actions, np.int8)
        if seat in state.waiting():
            row[[action.index for action in state.options(seat)]] = 1
        return row

    def observation(self, state: State, seat: Seat) -> Observation:
        return {"observation": self.vector(state, seat), "action_mask": self.mask(state, seat)}


def rewards(outcome: Outcome | None, teams: list[int]) -> list[float]:
    """Each seat's reward: 1 for the only winning team, −1 for the others, 0 for everybody while there is no outcome.

    Teams that tie for the first rank share the win: a reward is twice the share, less one. A co-operative game has one team,
    which wins or loses as a whole.

    >>> rewards(Outcome([1, 2, 2], [], ""), [0, 1, 2]), rewards(Outcome([1, 2, 1, 2], [], ""), [0, 1, 0, 1])
    ([1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0])
    >>> rewards(Outcome([1, 1, 2], [], ""), [0, 1, 2]), rewards(Outcome([2, 2], [], ""), [0, 0]), rewards(None, [0, 1])
    ([0.0, 0.0, -1.0], [-1.0, -1.0], [0.0, 0.0])
    """
    if outcome is None:
        return [0.0] * len(teams)
    winners = {team for team, rank in zip(teams, outcome.ranks, strict=True) if rank == 1}
    return [2 / len(winners) - 1 if team in winners else -1.0 for team in teams]
