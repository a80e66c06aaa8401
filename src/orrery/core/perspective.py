"""What a bot is given: one seat's knowledge, and nothing else."""

from typing import final

from orrery.core.actions import Action
from orrery.core.protocol import Decision, Outcome, State
from orrery.core.referee import must_be_asked
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat


@final
class Perspective:
    """One seat's view, its decision and worlds it can imagine; the truth stays inside.

    A seat that is not asked has no decision: others' options would tell what they hold.
    """

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.seat = seat

    def view(self) -> Json:
        return self.__state.observe(self.seat)

    def decision(self) -> Decision:
        must_be_asked(self.__state, self.seat)
        return self.__state.decision(self.seat)

    def options(self) -> list[Action]:
        must_be_asked(self.__state, self.seat)
        return self.__state.options(self.seat)

    def essential(self) -> list[Action]:
        must_be_asked(self.__state, self.seat)
        return self.__state.essential(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A world that may be the true one, as far as this seat can know."""
        return self.__state.imagine(self.seat, rng)

    def teams(self) -> list[int]:
        return self.__state.teams[:]

    def outcome(self) -> Outcome | None:
        return self.__state.outcome()
