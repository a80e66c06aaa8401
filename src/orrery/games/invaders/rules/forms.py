"""The forms that questions take here: what happens by itself, what a side is asked, what Nature is asked. [IN-5.2]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.record import HIDDEN
from orrery.core.table import Action
from orrery.core.values import NATURE, Seat
from orrery.games.invaders import refusals
from orrery.games.invaders.board import NOBODY, SIDES
from orrery.games.invaders.state import Invaders, InvadersQuestion


class Step(InvadersQuestion):
    """Something that happens by itself when its time has come."""

    happens: ClassVar[str] = ""  # its name in saved states

    def turn(self, state: Invaders) -> Seat:
        raise AssertionError(f"nobody is asked anything in {self.happens}")

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        raise AssertionError(f"nobody is asked anything in {self.happens}")

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        raise AssertionError(f"nobody is asked anything in {self.happens}")

    def settle(self, state: Invaders) -> bool:
        """Leave the agenda, and do what this step is for."""
        state.agenda.pop()
        self.happen(state)
        return True

    def happen(self, state: Invaders) -> None:
        raise AssertionError("every step has its own doing")

    def to_json(self) -> list[object]:
        return [self.happens]


class Asked(InvadersQuestion):
    """A question put to one side."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def turn(self, state: Invaders) -> Seat:
        return self.side

    def camp(self, state: Invaders, seat: Seat) -> str:
        return SIDES[self.side]

    def why(self, state: Invaders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.side, seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.side)]


class Nature(InvadersQuestion):
    """A question put to Nature."""

    def turn(self, state: Invaders) -> Seat:
        return NATURE

    def why(self, state: Invaders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, NOBODY, seat, action)

    def to_json(self) -> list[object]:
        return [self.ask]


def only_for(owner: i64, seat: Seat, action: Action) -> str:
    """A card that only its owner sees."""
    return action.text if seat == owner else HIDDEN
