"""The native vector environment returns, game by game, what single games return."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import orrery
from orrery.core import OVER, Game, NotationError
from orrery.envs import ManyGames, Observer, vector

RACE = "race-xeno-invasion"
BATTLESTAR = "battlestar-galactica-1978"


def at_random(env: ManyGames, masks: np.ndarray, draw: np.random.Generator) -> np.ndarray:
    return np.array([draw.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("name", orrery.games())
def test_every_row_is_what_its_learner_would_read(name: str) -> None:
    env, draw = vector(name, 5, longest=400), np.random.default_rng(1)
    observer = Observer(orrery.game(name), 2)
    observations, info = env.reset(seed=1)
    for _ in range(60):
        assert env.observation_space.contains(observations)
        for place, match in enumerate(env.states()):
            learner = int(env.batch.learners[place])
            assert match.asked() in (learner, OVER)
            assert np.array_equal(observations[place], observer.vector(match.state, learner))
            if match.asked() == learner:
                assert np.array_equal(info["action_mask"][place], observer.mask(match.state, learner))
        observations, _, _, _, info = env.step(at_random(env, info["action_mask"], draw))


def test_learners_rotate_through_the_seats_or_keep_one() -> None:
    assert [int(seat) for seat in begun(vector(BATTLESTAR, 5, seats=3)).batch.learners] == [0, 1, 2, 0, 1]
    assert [int(seat) for seat in begun(vector(BATTLESTAR, 3, seats=3, seat=2)).batch.learners] == [2, 2, 2]


def begun(env: ManyGames) -> ManyGames:
    env.reset(seed=1)
    return env


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for seed in (3, 3, 4):
        env, draw = vector(RACE, 4), np.random.default_rng(0)
        observations, info = env.reset(seed=seed)
        for _ in range(50):
            observations, _, _, _, info = env.step(at_random(env, info["action_mask"], draw))
        runs.append(observations)
    assert np.array_equal(runs[0], runs[1]) and not np.array_equal(runs[0], runs[2])


def test_a_game_that_has_ended_is_followed_by_the_next_in_the_same_step(coins: Game) -> None:
    env = begun(vector(coins, 3, seat=0))
    observations, rewards, ended, cut, info = env.step(np.array([0, 1, 0]))  # heads win, tails lose; the other may win too
    assert ended.all() and not cut.any()
    assert rewards[0] >= 0 and rewards[2] >= 0 and rewards[1] <= 0
    assert info["final_info"]["score"].tolist() == [1, 0, 1] and info["final_info"]["reason"].tolist() == ["shown"] * 3
    assert len(info["final_obs"]) == 3 and info["action_mask"].tolist() == [[1, 1, 0]] * 3
    assert not observations[:, 0].any()  # nobody has sealed yet in the next games


def test_or_in_the_next_step_if_configured_so(coins: Game) -> None:
    env = ManyGames(coins, 2, seat=0, autoreset_mode=AutoresetMode.NEXT_STEP)
    env.reset(seed=1)
    _, _, ended, _, info = env.step(np.array([0, 0]))
    assert ended.all() and info["rank"].tolist() == [1, 1] and not info["action_mask"].any()
    _, rewards, ended, _, info = env.step(np.array([9, 9]))  # whatever the actions: the next games begin
    assert not ended.any() and not rewards.any() and info["action_mask"].tolist() == [[1, 1, 0]] * 2


def test_an_illegal_answer_loses_that_game_alone(coins: Game) -> None:
    env = begun(vector(coins, 2, seat=0))
    _, rewards, ended, _, info = env.step(np.array([2, 0]))
    assert rewards[0] == -1 and rewards[1] >= 0 and ended.all()
    assert info["final_info"]["refused"].tolist() == [True, False]


def test_a_game_that_is_cut_off_is_truncated() -> None:
    env = begun(vector(BATTLESTAR, 2, longest=40))
    draw, masks = np.random.default_rng(1), env.action_masks()
    for _ in range(40):
        _, rewards, ended, cut, info = env.step(at_random(env, masks, draw))
        masks = info["action_mask"]
        assert not ended.any() and not rewards.any()
        if cut.any():
            return
    raise AssertionError("no game was cut off")


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec(f"orrery/{BATTLESTAR}-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=3)
    assert isinstance(env.unwrapped, ManyGames) and env.num_envs == 3


def test_observations_are_copies_by_default() -> None:
    for copy in (True, False):
        env = ManyGames(RACE, 2, copy=copy)
        first, info = env.reset(seed=1)
        second, *_ = env.step(at_random(env, info["action_mask"], np.random.default_rng(1)))
        assert (first is second) is not copy


def test_what_cannot_be_played_is_refused_with_a_message() -> None:
    with pytest.raises(NotationError, match="no bot is called 'randon'; did you mean 'random'"):
        vector(BATTLESTAR, 2, opponents="randon")
    with pytest.raises(ValueError, match="games follow each other in the same or in the next step"):
        ManyGames(BATTLESTAR, 2, autoreset_mode=AutoresetMode.DISABLED)
