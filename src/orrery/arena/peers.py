"""OpenSpiel's C++ games as a yardstick: random play from the first decision to the end."""

import random
from functools import cache
from importlib.util import find_spec
from typing import Any

from orrery.core import OrreryError

PEERS = ["backgammon", "gin_rummy"]
ROLLOUTS = 10  # random games of one call, all inside C++
COUNTED = 200  # random games that tell how many decisions one has


def check_peers() -> None:
    """Refuse, before anything is measured, peers that are not here."""
    if find_spec("pyspiel") is None:
        raise OrreryError("the peers need open_spiel, which is not installed; `pip install 'orrery-games[peers]'` installs it")


class Peer:
    """One game of OpenSpiel. Its random games run in C++ alone: a search of one simulation evaluates its root by rollouts."""

    def __init__(self, name: str) -> None:
        import pyspiel

        game = pyspiel.load_game(name)
        luck = random.Random(1)  # noqa: S311
        self.root = game.new_initial_state()
        while self.root.is_chance_node():
            answer_chance(self.root, luck)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        self.decisions = sum(count_decisions(self.root.clone(), luck) for _ in range(COUNTED)) / COUNTED

    def play(self) -> float:
        """Play some random games; about how many decisions that were, chance not counted."""
        self.bot.step(self.root)
        return ROLLOUTS * self.decisions


@cache
def peer(name: str) -> Peer:
    return Peer(name)


def answer_chance(state: Any, luck: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(outcomes, weights)[0])


def count_decisions(state: Any, luck: random.Random) -> int:
    """Play to the end at random; how many decisions players took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            answer_chance(state, luck)
        else:
            decisions += 1
            state.apply_action(luck.choice(state.legal_actions()))
    return decisions
