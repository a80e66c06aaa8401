"""Bots by name: `random`, `clumsy`, `greedy`, `mcts:200ms`, `mcts:1000sims`, the levels that people meet, and one's own."""

import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

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
OWN: Final = re.compile(r"([\w.]+):([\w.]+)")  # module:Class
ENTRY_POINTS: Final = "orrery.bots"  # the group in which an installed package names its bots


def make_bot(name: str, game: Game, rng: Rng, own: bool = False) -> Bot:
    """A bot by its name or level, with its own random numbers.

    With `own`, `module:Class` and the names that installed packages give are bots, too. That runs other people's code, so a
    name that comes over a network must not be read so.
    """
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
    if own and not plain.startswith("mcts:"):
        maker = installed(plain) or (imported(plain) if OWN.fullmatch(plain) else None)
        if maker:
            return made(name, maker, game, rng)
    raise NotationError(f"no bot is called {name!r}; {advice(name, own)}")


def installed(name: str) -> Callable[[Game, Rng], Any] | None:
    """The bot that an installed package offers under that name, if one does."""
    for point in entry_points(group=ENTRY_POINTS, name=name):
        maker: Callable[[Game, Rng], Any] = point.load()
        return maker
    return None


def imported(name: str) -> Callable[[Game, Rng], Any]:
    """The class, or any function that makes a bot, that `module:Class` names; modules are also looked for where one is."""
    module_name, _, path = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = import_module(module_name)
    except ModuleNotFoundError as problem:
        raise NotationError(f"the bot {name!r} cannot be loaded: there is no module {problem.name!r}") from None
    for part in path.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise NotationError(f"the bot {name!r} cannot be loaded: the module {module_name!r} has no {path!r}")
    maker: Callable[[Game, Rng], Any] = found
    return maker


def made(name: str, maker: Callable[[Game, Rng], Any], game: Game, rng: Rng) -> Bot:
    """What a maker makes, if it is a bot."""
    try:
        bot = maker(game, rng)
    except TypeError as problem:
        raise NotationError(f"the bot {name!r} cannot be made of a game and a generator: {problem}") from None
    if not isinstance(bot, Bot):
        raise NotationError(f"{name!r} makes a {type(bot).__name__}, which is no orrery.bots.Bot")
    return bot


def advice(name: str, own: bool = False) -> str:
    """What somebody may have meant who typed a name that is none."""
    if name.startswith("mcts"):
        return (
            "a searching bot is named with what it may spend on a run of questions, in whole numbers from 1: "
            "'mcts:200ms', 'mcts:1000sims' or, in two processes, 'mcts:1000sims:2procs'"
        )
    others = [point.name for point in entry_points(group=ENTRY_POINTS)] if own else []
    known = [*LEVELS, *NAMES, *others]
    near = nearest(name, known)
    more = "; one of your own is 'module:Class'" if own else ""
    return f"did you mean {near!r}?" if near else "there are: " + ", ".join(known) + more
