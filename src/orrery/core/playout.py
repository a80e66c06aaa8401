"""Random playouts: uniformly random answers, as fast as the rules allow."""

from typing import Final

from mypy_extensions import i64

from orrery.core.protocol import State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

LOW: Final[i64] = 0xFFFFFFFF
PRIME: Final[i64] = 16777619


class Trace:
    """A running hash over who answered what, and how many decisions that were."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.answers: i64 = 0
        self.left: i64 = 2166136261
        self.right: i64 = 40389

    def note(self, seat: i64, index: i64) -> None:
        self.answers += 1
        if seat >= 0:
            self.decisions += 1
        word: i64 = index * 8 + seat + 1
        self.left = ((self.left ^ word) * PRIME) & LOW
        self.right = ((self.right + word) * PRIME + (self.right >> 15)) & LOW

    def digest(self) -> str:
        return f"{self.left:08x}{self.right:08x}"


def random_playout(state: State, rng: Rng, longest: i64, trace: Trace) -> None:
    """Answer every question at random, Nature's by her odds, until the game ends or the limit is reached."""
    while trace.answers < longest:
        seat = state.turn()
        if seat >= 0:
            options = state.essential(seat)
            action = options[rng.below(len(options))]
        elif seat == NATURE:
            action = state.chance(rng)
        else:
            assert seat == OVER
            return
        state.apply(seat, action)
        trace.note(seat, action.index)
