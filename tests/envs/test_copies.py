"""Copies and pickles of environments continue like their originals."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.envs import EverySeat, ManyGames, OneSeat, aec, single, vector

WAYS = [deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
RACE = "race-xeno-invasion"


def legal(mask: np.ndarray, draw: np.random.Generator) -> int:
    return int(draw.choice(np.flatnonzero(mask)))


def play_every_seat(env: EverySeat, steps: int, seed: int) -> list[object]:
    draw, seen = np.random.default_rng(seed), list[object]()
    for _ in range(steps):
        env.step(legal(env.action_masks(), draw))
        observation = env.observe(env.agent_selection)
        seen.append((env.agent_selection, observation["observation"].tobytes()))
    return seen


@pytest.mark.parametrize("name", orrery.games())
@pytest.mark.parametrize("way", WAYS)
def test_pettingzoo(name: str, way: Any) -> None:
    env = aec(name, seats=orrery.game(name).seats[-1])
    env.reset(seed=1)
    play_every_seat(env, 20, seed=1)
    again = way(env)
    assert play_every_seat(again, 20, seed=2) == play_every_seat(env, 20, seed=2)


def play_one_seat(env: OneSeat, steps: int, seed: int) -> list[object]:
    draw, seen = np.random.default_rng(seed), list[object]()
    for _ in range(steps):
        observation, *_ = env.step(np.int64(legal(env.action_masks(), draw)))
        seen.append(observation.tobytes())
    return seen


@pytest.mark.parametrize("opponents", ["random", "pilot", "mcts:3sims"])
@pytest.mark.parametrize("way", WAYS)
def test_gymnasium(opponents: str, way: Any) -> None:
    env = single(RACE, opponents=opponents)
    env.reset(seed=1)
    play_one_seat(env, 8, seed=1)
    again = way(env)
    assert env.match is not None and again.match is not env.match
    assert play_one_seat(again, 8, seed=2) == play_one_seat(env, 8, seed=2) or opponents.startswith("mcts")


def play_many(env: ManyGames, steps: int, seed: int) -> list[object]:
    draw, seen = np.random.default_rng(seed), list[object]()
    for _ in range(steps):
        observations, *_ = env.step(np.array([legal(mask, draw) for mask in env.action_masks()]))
        seen.append(observations.tobytes())
    return seen


@pytest.mark.parametrize("way", WAYS)
def test_many_games(way: Any) -> None:
    env = vector(RACE, 3, opponents="random")
    env.reset(seed=1)
    play_many(env, 20, seed=1)
    again = way(env)
    assert play_many(again, 20, seed=2) == play_many(env, 20, seed=2)
