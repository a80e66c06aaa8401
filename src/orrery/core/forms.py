"""The forms that questions take in many games: put to one seat, put to Nature, or put to nobody."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from orrery.core.actions import Action
from orrery.core.agenda import Question, S
from orrery.core.values import NATURE, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Question[S]):
    """What happens by itself once it comes to the top: losses after a volley, the next zone's attack. Nobody is asked."""

    step: ClassVar[str] = ""  # its name in saved states

    @abstractmethod
    def happen(self, state: S) -> None:
        """Do it; the agenda is without it already."""

    def automatic(self, state: S) -> bool:
        state.drop_top()
        self.happen(state)
        return True

    def turn(self, state: S) -> Seat:
        raise AssertionError(f"nobody is asked anything in {self.step}")

    def options(self, state: S, seat: Seat) -> list[Action]:
        raise AssertionError(f"nobody is asked anything in {self.step}")

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        raise AssertionError(f"nobody is asked anything in {self.step}")

    def to_json(self) -> list[object]:
        return [self.step]


@mypyc_attr(allow_interpreted_subclasses=True)
class HappeningToSeat(Happening[S]):
    """What happens by itself to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def to_json(self) -> list[object]:
        return [self.step, int(self.seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatQuestion(Question[S]):
    """A question put to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def turn(self, state: S) -> Seat:
        return self.seat

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(SeatQuestion[S]):
    """A question put to one seat in public: its options are found once, and an only option is taken without asking.

    Use it where everybody can see what the options are; otherwise not being asked would give something away.
    """

    @abstractmethod
    def find(self, state: S) -> list[Action]:
        """Every legal answer; called once, when the question comes up."""

    def automatic(self, state: S) -> bool:
        offer = self.find(state)
        if len(offer) == 1:
            self.answer(state, self.seat, offer[0])
            return True
        state.offer = offer
        return False

    def options(self, state: S, seat: Seat) -> list[Action]:
        return state.offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Question[S]):
    """A question put to Nature."""

    def turn(self, state: S) -> Seat:
        return NATURE
