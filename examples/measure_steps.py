"""How many decisions per CPU-second the environments give: random play, every decision observed and masked, whole games.

OpenSpiel's `rl_environment` is measured beside them, in the same loop, where it is installed.
"""

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

import orrery
from orrery import envs

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
draw = np.random.default_rng(1)


def pettingzoo(name: str) -> Callable[[], int]:
    """One random game through PettingZoo, as its documentation plays it."""
    env = envs.aec(name, seats=2)
    env.reset(seed=1)

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if observation is None or terminated or truncated:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[draw.integers(len(legal))])
                decisions += 1
        return decisions

    return play


def vector(name: str) -> Callable[[], int]:
    """A hundred steps of 64 games in the vector environment, against random opponents, whose answers are not counted."""
    env = envs.vector(name, 64, seats=2)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(100):
            rows, places = np.nonzero(env.action_masks())
            counts = np.bincount(rows)
            env.step(places[counts.cumsum() - counts + (draw.random(64) * counts).astype(int)])
        return 6400

    return play


def rollouts(name: str) -> Callable[[], int]:
    seeds = iter(range(1_000_000))
    return lambda: len(envs.rollouts(name, games=8, seats=2, seed=next(seeds)).actions)


def openspiel(name: str) -> Callable[[], int]:
    """One random game through OpenSpiel's environment for learners, in the same loop."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(name)

    def play() -> int:
        decisions = 0
        step: Any = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            np.asarray(step.observations["info_state"][player], np.float32)
            legal = step.observations["legal_actions"][player]
            step = env.step([legal[draw.integers(len(legal))]])
            decisions += 1
        return decisions

    return play


def measure(title: str, play: Callable[[], int]) -> None:
    play()
    start, decisions = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
    print(f"{title:45} {decisions / spent:10,.0f} decisions per CPU-second")


for game in orrery.games():
    measure(f"PettingZoo, {game}", pettingzoo(game))
    measure(f"vector, {game}", vector(game))
    measure(f"rollouts, {game}", rollouts(game))
if find_spec("open_spiel"):
    for game in ["gin_rummy", "backgammon"]:
        measure(f"OpenSpiel's rl_environment, {game}", openspiel(game))
