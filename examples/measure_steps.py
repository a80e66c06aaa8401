"""How many decisions a second the environments give on this machine: random play, every decision observed, whole games."""

import sys
import time

import numpy as np

from orrery import envs

GAME = "battlestar-galactica-1978"
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0


def one_game(seed: int) -> int:
    """Play a game through PettingZoo, and count its decisions."""
    env, draw, decisions = envs.aec(GAME, seats=2), np.random.default_rng(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if observation is None or terminated or truncated:
            env.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[draw.integers(len(legal))])
            decisions += 1
    return decisions


def one_batch(seed: int) -> int:
    return len(envs.rollouts(GAME, games=8, seats=2, seed=seed).actions)


for title, play in [("PettingZoo", one_game), ("rollouts", one_batch)]:
    start, decisions, seed = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - start) < seconds or not seed:
        decisions, seed = decisions + play(seed), seed + 1
    print(f"{title}: {decisions / spent:,.0f} decisions a second over {seed} rounds")
