"""The forms that questions take here: put to Nature, to one seat in public, or to several in secret. [RG-10]"""

from mypy_extensions import i64

from orrery.core import forms, luck, secret
from orrery.core.actions import Action
from orrery.core.pool import Pool
from orrery.core.rng import Rng
from orrery.core.values import NATURE, Seat
from orrery.games.race.actions import DRAWN, DRAWS, REVEAL_ONLY
from orrery.games.race.rules import explaining, refusals
from orrery.games.race.state import Race


class Happening(forms.Happening[Race]):
    """Something that happens by itself when its time has come."""


class HappeningToSeat(forms.HappeningToSeat[Race]):
    """What happens to one seat, in its place of the priority order."""


class Luck(forms.Luck[Race]):
    """A question put to Nature."""

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, NATURE, seat, action)


class FromPile(luck.Drawn[Race]):
    """Nature gives the top card of the pile, which has no order until then. [RG-R16]"""

    def pool(self, state: Race) -> Pool:
        return state.deck

    def draws(self, state: Race) -> list[Action]:
        return DRAWS

    def chance(self, state: Race, rng: Rng) -> Action:
        return DRAWN[state.deck.pick(rng)]

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, NATURE, seat, action)


class Asked(forms.SeatQuestion[Race]):
    """A question put to one seat."""

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.seat, seat, action)

    def refusal(self, state: Race, seat: Seat, action: Action) -> str:
        return explaining.explained(state, self.why(state, seat, action), 0, seat, action)


class Open(forms.OpenQuestion[Race]):
    """A question put to one seat before all eyes; what everybody knows to be the only answer is not asked. [RG-10]"""

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.seat, seat, action)

    def refusal(self, state: Race, seat: Seat, action: Action) -> str:
        return explaining.explained(state, self.why(state, seat, action), 0, seat, action)


class Secret(secret.Secret[Race]):
    """A question put to several seats at once, in one or more picks each, until Nature reveals. [RG-10]"""

    def revealing(self) -> list[Action]:
        return REVEAL_ONLY

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        asked = seat if seat in state.seals.owing() else NATURE
        return refusals.reason(state, self.ask, asked, seat, action)

    def refusal(self, state: Race, seat: Seat, action: Action) -> str:
        return explaining.explained(state, self.why(state, seat, action), self.bonus_of(state, seat), seat, action)

    def bonus_of(self, state: Race, seat: Seat) -> i64:
        """What the chosen action takes off the cost of a card to place."""
        return 0


class Opening(secret.Opening[Race]):
    """A secret question comes up: those concerned begin to choose, or nobody is."""
