"""The forms that questions take here: steps, luck, open and secret ones. [RG-10]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.rng import Rng
from orrery.core.values import NATURE, UNHEARD, Seat
from orrery.games.race.actions import REVEAL, REVEAL_ONLY
from orrery.games.race.rules import refusals
from orrery.games.race.state import Race, RaceQuestion

FIVE: Final = range(i64(5))


class Step(RaceQuestion):
    """Something that happens by itself when its time has come."""

    happens: ClassVar[str] = ""  # its name in saved states

    def turn(self, state: Race) -> Seat:
        raise AssertionError(f"nobody is asked anything in {self.happens}")

    def options(self, state: Race, seat: Seat) -> list[Action]:
        raise AssertionError(f"nobody is asked anything in {self.happens}")

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        raise AssertionError(f"nobody is asked anything in {self.happens}")

    def automatic(self, state: Race) -> bool:
        """Leave the agenda, and do what this step is for."""
        state.agenda.pop()
        self.happen(state)
        return True

    def happen(self, state: Race) -> None:
        raise AssertionError("every step has its own doing")

    def to_json(self) -> list[object]:
        return [self.happens]


class SeatStep(Step):
    """What happens to one seat, in its place of the priority order."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def to_json(self) -> list[object]:
        return [self.happens, int(self.seat)]


class Luck(RaceQuestion):
    """A question put to Nature."""

    def turn(self, state: Race) -> Seat:
        return NATURE

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, NATURE, seat, action)


class Open(RaceQuestion):
    """A question put to one seat before all eyes; what everybody knows to be the only answer is not asked. [RG-10]"""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def turn(self, state: Race) -> Seat:
        return self.seat

    def find(self, state: Race) -> list[Action]:
        """Every legal answer."""
        raise AssertionError("every open question finds its own options")

    def automatic(self, state: Race) -> bool:
        offer = self.find(state)
        if len(offer) == 1:
            self.answer(state, self.seat, offer[0])
            return True
        state.offer = offer
        return False

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return state.offer

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.seat, seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat)]


class Secret(RaceQuestion):
    """A question put to several seats at once, in one or more picks each, until Nature reveals. [RG-10]"""

    sealed: ClassVar[bool] = True

    def asked(self, state: Race) -> list[Seat]:
        """Those who must choose: public knowledge decides who."""
        raise AssertionError("every secret question knows whom it asks")

    def offer(self, state: Race, seat: Seat) -> list[Action]:
        """Every legal next pick, in any order of picks."""
        raise AssertionError("every secret question knows its picks")

    def offer_once(self, state: Race, seat: Seat) -> list[Action]:
        """Enough of the next picks to meet each set once."""
        return self.offer(state, seat)

    def complete(self, state: Race, seat: Seat) -> bool:
        """Whether a seat has picked all that it must."""
        return True

    def reveal(self, state: Race) -> None:
        """Do what the picks say, all together."""
        raise AssertionError("every secret question ends in a reveal")

    def turn(self, state: Race) -> Seat:
        return state.seals.first()  # NATURE when all are sealed

    def seats(self, state: Race) -> list[Seat]:
        return state.seals.owing() or [NATURE]

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return REVEAL_ONLY if seat == NATURE else self.offer(state, seat)

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        return REVEAL_ONLY if seat == NATURE else self.offer_once(state, seat)

    def chance(self, state: Race, rng: Rng) -> Action:
        return REVEAL

    def odds(self, state: Race) -> list[float]:
        return [1.0]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if seat != NATURE:
            state.seals.pick(seat, action)
            if self.complete(state, seat):
                state.seals.seal(seat)
            return
        state.agenda.pop()
        self.reveal(state)
        state.seals.forget()

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if who in (seat, NATURE) else UNHEARD

    def why(self, state: Race, seat: Seat, action: Action) -> str:
        asked = seat if seat in state.seals.owing() else NATURE
        return refusals.reason(state, self.ask, asked, seat, action)


class Asking(Step):
    """A secret question comes up: those concerned begin to choose, or nobody is."""

    def __init__(self, question: Secret) -> None:
        self.question: Final = question

    def happen(self, state: Race) -> None:
        asked = self.question.asked(state)
        if asked:
            state.seals.open(asked)
            state.agenda.append(self.question)

    def to_json(self) -> list[object]:
        return ["begin", *self.question.to_json()]
