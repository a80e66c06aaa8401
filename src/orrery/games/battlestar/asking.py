"""Who is asked: a pilot, or Nature with her dial. [BG-3]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.forms import SeatQuestion
from orrery.core.rng import Rng
from orrery.core.values import NATURE, Json, Seat
from orrery.games.battlestar import refusals
from orrery.games.battlestar.actions import LINE, NUMBER_STOPS, SPINS, Spin
from orrery.games.battlestar.board import COLOURS
from orrery.games.battlestar.events import SPUN, SPUN_LINE
from orrery.games.battlestar.state import NOBODY, Battlestar


class Asking(SeatQuestion[Battlestar]):
    """A question about one seat, and perhaps one detail more: a reason, a loser, attacks left, an effect."""

    def __init__(self, seat: i64, detail: i64 = 0) -> None:
        super().__init__(seat)
        self.detail: Final = detail

    def about(self, state: Battlestar, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.detail)]


class Pilot(Asking):
    """A question put to one pilot."""

    def camp(self, state: Battlestar, seat: Seat) -> str:
        return COLOURS[state.camps[self.seat]]

    def why(self, state: Battlestar, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.seat, seat, action)


class Luck(Asking):
    """A question put to Nature about one pilot: the arrow and the packs are hers. [BG-R13]"""

    def turn(self, state: Battlestar) -> Seat:
        return NATURE

    def why(self, state: Battlestar, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, NOBODY, seat, action)


class Dial(Luck):
    """A number spin: the arrow stops on a number, or on a line and is spun again. [BG-R8] [BG-R48]"""

    rule: ClassVar[str] = "BG-R8"
    shows: ClassVar[str] = "dial"

    def options(self, state: Battlestar, seat: Seat) -> list[Action]:
        return NUMBER_STOPS

    def chance(self, state: Battlestar, rng: Rng) -> Action:
        stop = rng.below(100)  # sixteen in a hundred for each number, four for the lines
        return SPINS[stop // 16] if stop < 96 else LINE

    def odds(self, state: Battlestar) -> list[float]:
        return [0.16, 0.16, 0.16, 0.16, 0.16, 0.16, 0.04]

    def answer(self, state: Battlestar, seat: Seat, action: Action) -> None:
        assert isinstance(action, Spin)
        state.dial = action.text
        number = action.number
        if number:
            state.tell(SPUN, self.seat, number)
            self.stopped(state, number)
        else:
            state.tell(SPUN_LINE, self.seat)

    def stopped(self, state: Battlestar, number: i64) -> None:
        """What the number is for."""
        raise AssertionError("every spin has its own use of the number")
