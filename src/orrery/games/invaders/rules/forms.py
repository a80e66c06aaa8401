"""The forms that questions take here: what happens by itself, what a side is asked, what Nature is asked. [IN-5.2]"""

from orrery.core.actions import Action
from orrery.core.forms import Happening, Luck, SeatQuestion
from orrery.core.values import Seat
from orrery.games.invaders import explaining, refusals
from orrery.games.invaders.board import NOBODY, SIDES
from orrery.games.invaders.state import Invaders


class Step(Happening[Invaders]):
    """Something that happens by itself when its time has come."""


class Asked(SeatQuestion[Invaders]):
    """A question put to one side; the rules never answer for a player. [IN-R64]"""

    def camp(self, state: Invaders, seat: Seat) -> str:
        return SIDES[self.turn(state)]

    def why(self, state: Invaders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.turn(state), seat, action)

    def refusal(self, state: Invaders, seat: Seat, action: Action) -> str:
        return explaining.explained(state, self.why(state, seat, action), seat, action)


class Nature(Luck[Invaders]):
    """A question put to Nature."""

    def why(self, state: Invaders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, NOBODY, seat, action)
