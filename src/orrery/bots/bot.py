"""What a bot is: it sees a perspective and answers."""

from abc import ABC, abstractmethod

from orrery.core import Action, Perspective, Rng


class Bot(ABC):
    """One player without hands. It is given a seat's knowledge, never the truth."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> Action:
        """An answer to the seat's question."""


class RandomBot(Bot):
    """Answers at random, among enough options to reach every result."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.essential()
        return options[self.rng.below(len(options))]
