"""Bots by name: `random`, `greedy`, `mcts:200ms`, `mcts:1000sims`, and the levels that people meet."""

from orrery.bots.bot import Bot, RandomBot
from orrery.core import Game, NotationError, Rng
from orrery.core.table import nearest

LEVELS = {"cadet": "random"}
NAMES = ["random"]


def make_bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot by its name or level, with luck of its own."""
    name = LEVELS.get(name, name)
    if name == "random":
        return RandomBot(rng)
    near = nearest(name, [*LEVELS, *NAMES])
    hint = f"did you mean {near!r}?" if near else "there are: " + ", ".join([*LEVELS, *NAMES])
    raise NotationError(f"no bot is called {name!r}; {hint}")
