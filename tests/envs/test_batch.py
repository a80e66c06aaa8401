"""Many games as arrays."""

import numpy as np
import pytest

import orrery
from orrery.core import Game, NotationError
from orrery.envs import Observer, rollouts
from orrery.envs.batch import Numbers
from orrery.envs.encoding import Mask, Vector

BATTLESTAR = "battlestar-galactica-1978"


def first_legal(_: Vector, masks: Mask) -> Numbers:
    return np.array([mask.argmax() for mask in masks])


def test_every_decision_has_a_row_and_every_answer_was_legal() -> None:
    played = rollouts(BATTLESTAR, games=5, seats=3, seed=4, longest=800)
    observer, rows = Observer(orrery.game(BATTLESTAR), 3), len(played.actions)
    assert played.observations.shape == (rows, observer.size) and played.observations.dtype == np.float32
    assert played.masks.shape == (rows, observer.actions) and played.masks.dtype == np.int8
    assert np.all(played.masks[np.arange(rows), played.actions] == 1)
    assert np.array_equal(played.observations[:, -3:].argmax(axis=1), played.seats)
    assert np.all(np.abs(played.observations) <= 1)


def test_rows_are_grouped_by_game_and_carry_its_outcome() -> None:
    played = rollouts(BATTLESTAR, games=6, seats=2, seed=1)
    assert sorted(set(played.games.tolist())) == list(range(6))
    assert np.all(np.diff(played.games) >= 0)
    assert np.array_equal(played.returns, played.outcomes[played.games, played.seats])
    assert np.array_equal(np.sort(played.outcomes, axis=1), [[-1, 1]] * 6)
    last = np.flatnonzero(np.diff(played.games, append=6))
    carries = orrery.game(BATTLESTAR).table.parse("move home").index
    assert np.all(played.actions[last] == carries) and np.all(played.returns[last] == 1)


def test_the_same_seed_gives_the_same_rows_and_another_seed_others() -> None:
    first, second, other = [rollouts(BATTLESTAR, games=3, seats=2, seed=seed, longest=200) for seed in [1, 1, 2]]
    assert np.array_equal(first.observations, second.observations) and np.array_equal(first.masks, second.masks)
    assert np.array_equal(first.actions, second.actions) and np.array_equal(first.outcomes, second.outcomes)
    assert not np.array_equal(first.observations, other.observations)


def test_games_that_are_cut_off_return_nothing() -> None:
    played = rollouts(BATTLESTAR, games=2, seats=2, longest=40)
    assert not played.returns.any() and not played.outcomes.any() and len(played.actions)


def test_a_policy_answers_for_all_games_at_once(coins: Game) -> None:
    asked: list[int] = []

    def heads(_: Vector, masks: Mask) -> Numbers:
        asked.append(len(masks))
        return np.zeros(len(masks), np.int64)

    played = rollouts(coins, heads, games=7, seats=3, options="together")
    assert asked == [7, 7, 7]
    assert np.all(played.outcomes == 1) and played.seats.tolist() == [0, 1, 2] * 7


def test_a_method_is_one_policy_for_all_seats_that_it_is_given_to(coins: Game) -> None:
    class Learner:
        asked = 0

        def tails(self, _: Vector, masks: Mask) -> Numbers:
            self.asked += 1
            return np.ones(len(masks), np.int64)

    learner = Learner()
    played = rollouts(coins, [learner.tails, learner.tails], games=3)
    assert played.actions.tolist() == [1] * 6 and learner.asked == 2


def test_each_seat_may_have_its_own_player(coins: Game) -> None:
    played = rollouts(coins, [first_legal, "random"], games=40, seed=3)
    mine, theirs = played.actions[played.seats == 0], played.actions[played.seats == 1]
    assert not mine.any() and 5 < theirs.sum() < 35
    assert np.array_equal(played.outcomes[:, 0], np.where(theirs == 0, 0, 1))  # both show heads: the win is shared


def test_what_cannot_be_played_is_refused_with_a_message(coins: Game) -> None:
    with pytest.raises(NotationError, match=r"^3 players are given for 2 seats; give one for each, or one for all$"):
        rollouts(coins, ["random"] * 3)
    with pytest.raises(NotationError, match=r"^3 players are given for 2 seats; give one for each, or one for all$"):
        rollouts(coins, "random,random,random")
    with pytest.raises(ValueError, match=r"^rollouts need at least one game, not 0$"):
        rollouts(coins, games=0)
    with pytest.raises(ValueError, match=r"^P1 cannot answer 'reveal' to 'show' \(rule CO-1\); legal: heads, tails$"):
        rollouts(coins, lambda _, masks: np.full(len(masks), 2))
