"""Who is asked: the player on turn. [PR-8]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.forms import SeatQuestion
from orrery.core.values import Json, Seat
from orrery.games.planet_raiders.board import COLOURS
from orrery.games.planet_raiders.rules import refusals
from orrery.games.planet_raiders.state import Raiders


class Player(SeatQuestion[Raiders]):
    """A question put to the player on turn, and perhaps details: a raider or a colour, and a zone."""

    def __init__(self, seat: i64, detail: i64 = 0, zone: i64 = 0) -> None:
        super().__init__(seat)
        self.detail: Final = detail
        self.zone: Final = zone

    def camp(self, state: Raiders, seat: Seat) -> str:
        return COLOURS[state.camps[self.seat]]

    def why(self, state: Raiders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.seat, self.detail, self.zone, seat, action)

    def about(self, state: Raiders, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.detail), int(self.zone)]
