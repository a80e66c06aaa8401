"""A game that is over and whose end these rules cannot reach: it is seen as it stands, and asks nobody anything."""

from typing import Final

from orrery.core import OVER, Action, Decision, Json, Outcome, Refusal, Rng, Seat, State

ENDED: Final = "the game is over"


class ClosedGame(State):
    """The last position that could be reached, with nothing to answer and no result of its own."""

    def __init__(self, reached: State) -> None:
        self.reached = reached
        self.teams = reached.teams
        self.turn_count = reached.turn_count

    def turn(self) -> Seat:
        return OVER

    def waiting(self) -> list[Seat]:
        return []

    def secret(self) -> bool:
        return False

    def options(self, seat: Seat) -> list[Action]:
        return []

    def why(self, seat: Seat, action: Action) -> str:
        return "not-asked"

    def apply(self, seat: Seat, action: Action) -> None:
        raise Refusal(ENDED)

    def chance(self, rng: Rng) -> Action:
        raise Refusal(ENDED)

    def odds(self) -> list[float]:
        return []

    def key(self) -> int:
        return self.reached.key()

    def clone(self) -> State:
        return ClosedGame(self.reached)

    def imagine(self, seat: Seat, rng: Rng) -> State:
        return self

    def outcome(self) -> Outcome | None:
        return None

    def decision(self, seat: Seat) -> Decision:
        raise Refusal(ENDED)

    def observe(self, seat: Seat) -> Json:
        return self.reached.observe(seat)

    def to_json(self) -> Json:
        return self.reached.to_json()
