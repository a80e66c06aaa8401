"""Questions answered in secret by several seats at once, until Nature reveals."""

from abc import abstractmethod
from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from orrery.core.actions import Action
from orrery.core.agenda import AgendaState, Question
from orrery.core.forms import Happening
from orrery.core.rng import Rng
from orrery.core.sealed import Seals
from orrery.core.values import NATURE, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SealingState(AgendaState):
    """A state with secret picks."""

    seals: Seals

    def reopen(self, seat: Seat) -> None:
        self.seals.reopen(seat)


T = TypeVar("T", bound=SealingState, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Question[T]):
    """A question put to several seats at once, in one or more picks each, until Nature reveals."""

    sealed: ClassVar[bool] = True

    @abstractmethod
    def revealing(self) -> list[Action]:
        """Nature's only answer, in a list made once."""

    @abstractmethod
    def asked(self, state: T) -> list[Seat]:
        """Those who must choose: public knowledge decides who."""

    @abstractmethod
    def offer(self, state: T, seat: Seat) -> list[Action]:
        """Every legal next pick, in any order of picks."""

    def offer_once(self, state: T, seat: Seat) -> list[Action]:
        """Enough of the next picks to meet each set once."""
        return self.offer(state, seat)

    def complete(self, state: T, seat: Seat) -> bool:
        """Whether a seat has picked all that it must."""
        return True

    @abstractmethod
    def reveal(self, state: T) -> None:
        """Do what the picks say, all together."""

    def turn(self, state: T) -> Seat:
        return state.seals.first()  # NATURE when all are sealed

    def seats(self, state: T) -> list[Seat]:
        return state.seals.owing() or [NATURE]

    def options(self, state: T, seat: Seat) -> list[Action]:
        return self.revealing() if seat == NATURE else self.offer(state, seat)

    def essential(self, state: T, seat: Seat) -> list[Action]:
        return self.revealing() if seat == NATURE else self.offer_once(state, seat)

    def chance(self, state: T, rng: Rng) -> Action:
        return self.revealing()[0]

    def odds(self, state: T) -> list[float]:
        return [1.0]

    def answer(self, state: T, seat: Seat, action: Action) -> None:
        if seat != NATURE:
            state.seals.pick(seat, action)
            if self.complete(state, seat):
                state.seals.seal(seat)
            return
        state.drop_top()
        self.reveal(state)
        state.seals.forget()


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Happening[T]):
    """A secret question comes up: those concerned begin to choose, or it is passed over."""

    def __init__(self, question: Secret[T]) -> None:
        self.question: Final = question

    def happen(self, state: T) -> None:
        asked = self.question.asked(state)
        if asked:
            state.seals.open(asked)
            state.agenda.append(self.question)

    def to_json(self) -> list[object]:
        return ["begin", *self.question.to_json()]
