"""Drawing from face-down pools: questions that Nature answers with a card."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from orrery.core.actions import Action
from orrery.core.agenda import S
from orrery.core.forms import Luck
from orrery.core.pool import Pool
from orrery.core.rng import Rng
from orrery.core.values import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn(Luck[S]):
    """Nature draws a card, each copy alike; what then becomes of it is the game's `answer`."""

    @abstractmethod
    def pool(self, state: S) -> Pool:
        """What is drawn from; never empty while this is asked."""

    @abstractmethod
    def draws(self, state: S) -> list[Action]:
        """The answer that names each card of the pool, in the pool's order."""

    def options(self, state: S, seat: Seat) -> list[Action]:
        draws = self.draws(state)
        return [draws[card] for card in self.pool(state).kinds()]

    def chance(self, state: S, rng: Rng) -> Action:
        return self.draws(state)[self.pool(state).pick(rng)]

    def odds(self, state: S) -> list[float]:
        return self.pool(state).odds()
