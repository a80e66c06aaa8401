"""Intervals and ratings."""

import pytest

from orrery.arena.ratings import Ratings, can_rate, wilson


def test_wilsons_interval_contains_the_rate_and_narrows_with_games() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4) and high == pytest.approx(0.5962, abs=1e-4)
    narrower = wilson(5000, 10_000)
    assert low < narrower[0] < 0.5 < narrower[1] < high


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (0, 0), (3.5, 10)])
def test_an_interval_stays_between_0_and_1(wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low < high <= 1


@pytest.mark.parametrize("games", range(1, 40))
def test_an_interval_contains_its_rate_to_the_last_digit(games: int) -> None:
    for wins in range(games + 1):
        low, high = wilson(wins, games)
        assert low <= wins / games <= high


def test_a_winner_is_rated_higher_and_with_less_uncertainty() -> None:
    assert can_rate()
    ratings = Ratings(["ace", "rookie"])
    before = ratings.of["ace"]
    for _ in range(10):
        ratings.take(["rookie", "ace"], [0, 1], [2, 1])
    assert ratings.of["ace"].mu > before.mu > ratings.of["rookie"].mu
    assert ratings.of["ace"].sigma < before.sigma
    low, high = ratings.of["ace"].interval()
    assert low < ratings.of["ace"].mu < high


def test_allies_are_rated_together() -> None:
    ratings = Ratings(["a", "b", "c", "d"])
    ratings.take(["a", "b", "c", "d"], [0, 1, 0, 1], [1, 2, 1, 2])
    assert ratings.of["a"].mu == ratings.of["c"].mu > ratings.of["b"].mu == ratings.of["d"].mu


def test_a_co_op_compares_nobody() -> None:
    ratings = Ratings(["a", "b"])
    before = ratings.of["a"]
    ratings.take(["a", "b"], [0, 0], [1, 1])
    assert ratings.of == {"a": before, "b": before}


def test_a_name_that_sits_twice_has_one_rating() -> None:
    ratings = Ratings(["a", "b"])
    ratings.take(["a", "a", "b"], [0, 1, 2], [1, 2, 3])
    assert ratings.of["a"].mu > ratings.of["b"].mu
