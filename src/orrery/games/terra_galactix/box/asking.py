"""Questions that the active camp answers, in all three games. [TG-4.3]"""

from orrery.core.actions import Action
from orrery.core.agenda import Question, S
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.board import BASES
from orrery.games.terra_galactix.box.state import BoxState


class OfActive(Question[S]):
    """A question to whoever plays the active camp."""

    def turn(self, state: S) -> Seat:
        assert isinstance(state, BoxState)
        return state.seat_of(state.active)

    def camp(self, state: S, seat: Seat) -> str:
        assert isinstance(state, BoxState)
        return BASES[state.active]

    def why(self, state: S, seat: Seat, action: Action) -> str:
        assert isinstance(state, BoxState)
        return state.reason(self.ask, state.active, seat, action)
