"""Gymnasium's own check, and what it does not cover: opponents, rewards, ends and refusals."""

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import orrery
from orrery.core import Game, NotationError, Refusal
from orrery.envs import OneSeat, single

BATTLESTAR = "battlestar-galactica-1978"


def play(env: OneSeat, seed: int) -> tuple[float, bool, bool, dict[str, Any]]:
    """Play a random episode; returns the total reward, and how it ended."""
    observation, info = env.reset(seed=seed)
    draw, total, terminated, truncated = np.random.default_rng(seed), 0.0, False, False
    while not (terminated or truncated):
        assert env.observation_space.contains(observation)
        assert info["action_mask"].any(), "the learner is asked nothing"
        action = draw.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        total += reward
    return total, terminated, truncated, info


@pytest.mark.parametrize("name", orrery.games())
def test_every_game_passes_the_check_of_gymnasium_without_a_warning(name: str) -> None:
    for seats in orrery.game(name).seats:
        check_env(gymnasium.make(f"orrery/{name}-v0", seats=seats, seat=seats - 1).unwrapped)


def test_a_made_environment_takes_the_arguments_of_single() -> None:
    env = gymnasium.make(
        f"orrery/{BATTLESTAR}-v0", seats=4, seat=2, opponents="random,cadet,random", options="free-battle", longest=500
    )
    inner = cast(OneSeat, env.unwrapped)
    assert (inner.setting.seats, inner.seat, inner.setting.longest) == (4, 2, 500)
    assert inner.setting.options.text() == "free-battle"
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 1


def test_the_mask_is_over_the_table_and_empty_at_the_end() -> None:
    env = single(BATTLESTAR)
    _, info = env.reset(seed=3)
    assert info["action_mask"].shape == (len(orrery.game(BATTLESTAR).table),)
    assert not play(env, seed=3)[3]["action_mask"].any()


def test_a_random_learner_wins_some_games_and_loses_some() -> None:
    ends = [play(single(BATTLESTAR, 2, seat), seed) for seat in (0, 1) for seed in range(6)]
    assert {total for total, *_ in ends} == {1.0, -1.0}
    for total, terminated, truncated, info in ends:
        assert terminated and not truncated
        assert info["rank"] == (1 if total > 0 else 2) and info["reason"] == "raider-home"


def test_an_episode_that_is_cut_off_rewards_nothing() -> None:
    total, terminated, truncated, info = play(single(BATTLESTAR, 3, longest=80), seed=1)
    assert (total, terminated, truncated) == (0.0, False, True) and "rank" not in info


def test_the_same_seed_gives_the_same_episode() -> None:
    for seed in range(3):
        first, second = [play(single(BATTLESTAR, 3, 1, longest=2000), seed) for _ in range(2)]
        assert first[:3] == second[:3] and np.array_equal(first[3]["action_mask"], second[3]["action_mask"])


def test_the_learner_answers_for_its_seat_alone(coins: Game) -> None:
    env = single(coins, 3, seat=1)
    observation, info = env.reset(seed=1)
    assert observation.tolist() == [0, 0, 1, 0, 1, 0, 0]  # the last place has sealed already: P1, as P2 sees it
    assert info["action_mask"].tolist() == [1, 1, 0]
    *_, terminated, _, info = env.step(np.int64(0))
    assert terminated and info["rank"] == 1  # heads win


def test_an_illegal_action_loses_and_says_why(coins: Game) -> None:
    env = single(coins)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.int64(2))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"] == "P1 cannot answer 'reveal' to 'show' (rule CO-1); legal: heads, tails"


def test_a_game_that_ends_before_the_learner_is_asked_ends_at_the_first_step(coins: Game) -> None:
    env = single(coins, 3, seat=2, longest=1)
    _, info = env.reset(seed=1)
    assert info["action_mask"].tolist() == [1, 1, 0]  # asked, but there is no time left
    _, reward, terminated, truncated, _ = env.step(np.int64(0))
    assert (reward, terminated, truncated) == (0.0, False, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seat": 2}, "there is no seat 2 among 2; seats are 0 to 1"),
        ({"seat": -1}, "there is no seat -1 among 2; seats are 0 to 1"),
        ({"opponents": "randon"}, "no bot is called 'randon'; did you mean 'random'?"),
        ({"opponents": "random,random"}, "2 opponents are given where 1 play; give one for each, or one for all"),
    ],
)
def test_a_wrong_setting_is_refused_with_a_message(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises((NotationError, Refusal)) as refused:
        single(BATTLESTAR, 2, **arguments)
    assert str(refused.value) == sentence
