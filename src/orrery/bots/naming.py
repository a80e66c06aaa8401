"""Bots by name: `random`, `clumsy`, `greedy`, `mcts:200ms`, `mcts:1000sims`, and the levels that people meet."""

import re
from typing import Final

from orrery.bots.bot import Bot, RandomBot
from orrery.bots.greedy import GreedyBot
from orrery.bots.mcts import Budget, SearchingBot
from orrery.core import Game, NotationError, Rng
from orrery.core.actions import nearest

LEVELS: Final = {
    "cadet": "clumsy",
    "pilot": "greedy",
    "captain": "mcts:60ms",
    "admiral": "mcts:800ms",
}
NAMES: Final = ["random", "clumsy", "greedy", "mcts:200ms", "mcts:1000sims"]
CLUMSY: Final = 1.0  # how far, at most, a clumsy bot misjudges an answer, of what there is between best and worst
SEARCHING: Final = re.compile(r"mcts:([1-9]\d{0,8})(sims|ms)(?::([1-9]\d?)procs)?")


def make_bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot by its name or level, with luck of its own."""
    plain = LEVELS.get(name, name)
    if plain == "random":
        return RandomBot(rng)
    if plain == "clumsy":
        return GreedyBot(game, rng, CLUMSY)
    if plain == "greedy":
        return GreedyBot(game, rng)
    budget = SEARCHING.fullmatch(plain)
    if budget:
        return SearchingBot(game, rng, Budget(int(budget[1]), budget[2], int(budget[3] or 1)))
    raise NotationError(f"no bot is called {name!r}; {advice(name)}")


def advice(name: str) -> str:
    """What somebody may have meant who typed a name that is none."""
    if name.startswith("mcts"):
        return (
            "a searching bot is named with what it may spend on a run of questions, in whole numbers from 1: "
            "'mcts:200ms', 'mcts:1000sims' or, in two processes, 'mcts:1000sims:2procs'"
        )
    near = nearest(name, [*LEVELS, *NAMES])
    return f"did you mean {near!r}?" if near else "there are: " + ", ".join([*LEVELS, *NAMES])
