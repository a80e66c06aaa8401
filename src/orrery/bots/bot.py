"""What a bot is: it is given a perspective and returns an answer."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from orrery.core.actions import Action
from orrery.core.perspective import Perspective
from orrery.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer player. It is given what its seat knows, never the true state."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> Action:
        """An answer to the seat's question."""

    def forget(self) -> None:
        """Called between games: drop whatever was kept of the last one."""
        return


class RandomBot(Bot):
    """Answers at random, among enough options to reach every result."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return RandomBot, (self.rng,)

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.essential()
        return options[self.rng.below(len(options))]
