"""What a seat knows as numbers, for learners: the view's, in the order of `feature_names`."""

from orrery.core.encoding import Encoder, Encoding
from orrery.core.protocol import State
from orrery.core.values import Seat
from orrery.games.invaders.features import feature_names, features


class InvadersEncoder(Encoder):
    """Piles, hands, strategies, board, zones, marker, turn, question and options. Picks of an exchange are not among them."""

    def __init__(self, seats: int, picks: bool) -> None:
        super().__init__(seats, feature_names(), [], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        for place, value in enumerate(features(state.observe(seat))):
            row.put(place, value)
