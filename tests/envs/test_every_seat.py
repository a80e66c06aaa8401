"""PettingZoo's own tests, and what they do not check: rewards, ends, secrets and refusals."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import orrery
from orrery.core import Game
from orrery.envs import EverySeat, aec

BATTLESTAR = "battlestar-galactica-1978"
TABLES = [(name, seats) for name in orrery.games() for seats in orrery.game(name).seats]
REMARKS = {  # for every environment with masks beside its observations or without pictures, unless PettingZoo lists it
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # once the game is over
}


def checked(env: EverySeat) -> set[str]:
    """The warnings of PettingZoo's test about an environment that passes it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env, num_cycles=200)  # type: ignore[no-untyped-call]
    return {str(warning.message) for warning in caught}


def play(env: EverySeat, seed: int) -> dict[str, tuple[float, bool, bool, dict[str, Any]]]:
    """Play a random game; returns each seat's total reward, and how it ended for that seat."""
    env.reset(seed=seed)
    draw, ends = np.random.default_rng(seed), {}
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            ends[agent] = (total[agent], terminated, truncated, info)
            env.step(None)
        else:
            assert observation is not None
            env.step(draw.choice(np.flatnonzero(observation["action_mask"])))
    return ends


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_passes_the_tests_of_pettingzoo(name: str, seats: int) -> None:
    assert checked(aec(name, seats)) <= REMARKS
    seed_test(lambda: aec(name, seats), num_cycles=50)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("options", ["", "together"])
def test_secret_answers_pass_them_too(coins: Game, options: str) -> None:
    assert checked(aec(coins, 3, options)) <= REMARKS
    seed_test(lambda: aec(coins, 3, options), num_cycles=50)  # type: ignore[no-untyped-call]


def test_the_action_space_is_the_table_and_each_seat_has_its_own_spaces() -> None:
    env = aec(BATTLESTAR, 3, "free-battle")
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.action_space("seat_0") == env.action_space("seat_2")
    assert env.action_space("seat_0") is not env.action_space("seat_2")
    assert env.action_space("seat_1").n == len(orrery.game(BATTLESTAR).table)  # type: ignore[attr-defined]


def test_the_winner_gets_one_and_the_others_lose_one() -> None:
    ends = play(aec(BATTLESTAR, 3), seed=2)
    assert sorted(total for total, _, _, _ in ends.values()) == [-1, -1, 1]
    scores = [float(total > 0) for total, _, _, _ in ends.values()]
    for total, terminated, truncated, info in ends.values():
        assert terminated and not truncated
        assert (info["rank"], info["score"]) == ((1, 1.0) if total > 0 else (2, 0.0))
        assert info["reason"] == "raider-home" and sorted(info["scores"]) == sorted(scores)


def test_partners_win_and_lose_together(coins: Game) -> None:
    totals = [{end[0] for end in play(aec(coins, 3, "together"), seed).values()} for seed in range(12)]
    assert {frozenset(total) for total in totals} == {frozenset({1.0}), frozenset({-1.0})}


def test_a_game_that_is_cut_off_rewards_nobody() -> None:
    for total, terminated, truncated, info in play(aec(BATTLESTAR, 2, longest=60), seed=1).values():
        assert (total, terminated, truncated, info) == (0.0, False, True, {})


def test_a_game_without_time_for_an_answer_is_cut_off_at_once(coins: Game) -> None:
    assert play(aec(coins, longest=0), seed=1) == dict.fromkeys(["seat_0", "seat_1"], (0.0, False, True, {}))


def test_the_same_seed_gives_the_same_games_and_the_next_reset_another() -> None:
    def starts(env: EverySeat) -> list[tuple[str, list[float]]]:
        found = []
        for seed in [11, None, None]:
            env.reset(seed=seed)
            found.append((env.agent_selection, env.observe("seat_0")["observation"].tolist()))
        return found

    first, second = starts(aec(BATTLESTAR, 4)), starts(aec(BATTLESTAR, 4))
    assert first == second
    assert len({str(start) for start in first}) == 3


def test_seats_that_choose_together_are_asked_one_by_one_and_see_nothing_of_each_other(coins: Game) -> None:
    env, seen = aec(coins, 3), []
    for side in (0, 1):
        env.reset(seed=1)
        assert env.agent_selection == "seat_0"
        env.step(side)
        assert env.agent_selection == "seat_1"
        seen.append([env.observe(agent)["observation"].tolist() for agent in ["seat_1", "seat_2"]])
    assert seen[0] == seen[1]


def test_an_illegal_action_is_refused_and_the_game_goes_on(coins: Game) -> None:
    env = aec(coins)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"^P1 cannot answer 'reveal' to 'show' \(rule CO-1\); legal: heads, tails$"):
        env.step(2)
    env.step(0)
    assert env.agent_selection == "seat_1"


def test_the_wrapper_that_ends_the_game_at_an_illegal_action_works() -> None:
    env = TerminateIllegalWrapper(aec(BATTLESTAR, 2), illegal_reward=-1)
    env.reset(seed=1)
    culprit = env.agent_selection
    observation = env.observe(culprit)
    assert observation is not None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1 and sum(env.rewards.values()) == -1


def test_a_game_must_have_begun() -> None:
    with pytest.raises(AssertionError, match=r"^no game has begun; call reset\(\) first$"):
        aec(BATTLESTAR).observe("seat_0")
