"""What a learner reads of a state."""

from array import array
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import orrery
from orrery.core import NATURE, OVER, Game, Outcome, Refusal, Rng, State
from orrery.envs import Observer, rewards

GAMES = [orrery.game(name) for name in orrery.games()]


def later(game: Game, seats: int, options: str, answers: int) -> State:
    """A position some random answers into a game."""
    state, rng = game.start(seats, game.options(options)), Rng(seats)
    for _ in range(answers):
        if (seat := state.turn()) == OVER:
            break
        choices = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else choices[rng.below(len(choices))])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_vector_has_a_name_for_every_number_and_is_as_long_for_every_option(game: Game) -> None:
    texts = [f"{choice.name}={value}" for choice in game.printed.choices for value in choice.values]
    for seats in game.seats:
        observer = Observer(game, seats)
        assert len(observer.names) == observer.size
        for text in ["", *texts]:
            try:
                state = later(game, seats, text, answers=12)
            except Refusal:  # a variant for fewer or more seats
                continue
            vector = observer.vector(state, seats - 1)
            assert vector.shape == (observer.size,) and vector.dtype == np.float32
            assert observer.vectors().contains(vector)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_more_seats_have_more_numbers(game: Game) -> None:
    sizes = [Observer(game, seats).size for seats in game.seats]
    assert sizes == sorted(set(sizes))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_vector_says_which_seat_it_is(game: Game) -> None:
    seats = game.seats[-1]
    observer, state = Observer(game, seats, picks=False), later(game, seats, "", answers=12)
    assert observer.names[-seats:] == [f"seat {number + 1}" for number in range(seats)]
    assert [observer.vector(state, seat)[-seats:].tolist() for seat in range(seats)] == np.eye(seats).tolist()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_vector_is_what_the_entries_say_whatever_was_in_the_buffer(game: Game) -> None:
    encoder, state = game.encoder(2), later(game, 2, "", answers=40)
    rows: list[Any] = [array("f", [7.0] * encoder.size), np.full(encoder.size, 7, np.float32)]
    for row in rows:
        encoder.write(state, 0, row)
        assert {place: value for place, value in enumerate(row) if value} == pytest.approx(dict(encoder.entries(state, 0)))


def test_a_buffer_of_another_length_or_type_is_refused(coins: Game) -> None:
    state, encoder = coins.start(2, coins.printed), coins.encoder(2)
    for row in [array("f", [0.0] * 3), array("d", [0.0] * encoder.size), np.zeros((1, encoder.size), np.float32)]:
        with pytest.raises(ValueError, match="the buffer must be a row of 5 float32"):
            encoder.write(state, 0, row)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_mask_has_the_options_of_the_seat_that_is_asked_and_nothing_for_the_others(game: Game) -> None:
    seats = game.seats[-1]
    observer = Observer(game, seats)
    for answers in range(10, 40):
        state = later(game, seats, "", answers)
        for seat in range(seats):
            legal = [game.table[place] for place in np.flatnonzero(observer.mask(state, seat)).tolist()]
            assert set(legal) == (set(state.options(seat)) if seat in state.waiting() else set())


def test_the_encoder_puts_the_learner_first_and_its_picks_last(coins: Game) -> None:
    state = coins.start(2, coins.printed)
    state.apply(1, coins.table.parse("heads"))
    observer = Observer(coins, 2)
    assert observer.names == ["me sealed", "second sealed", "seat 1", "seat 2", "picked heads"]
    assert observer.vector(state, 1).tolist() == [1, 0, 0, 1, 1]  # I have sealed heads, the other has not answered yet
    assert observer.vector(state, 0).tolist() == [0, 1, 1, 0, 0]  # the other has sealed something unknown


def test_sealed_picks_can_be_left_out(coins: Game) -> None:
    observer, seen = Observer(coins, 2, picks=False), []
    for side in ["heads", "tails"]:
        state = coins.start(2, coins.printed)
        state.apply(1, coins.table.parse(side))
        seen.append(observer.vector(state, 1).tolist())
    assert seen == [[1, 0, 0, 1]] * 2


def test_a_sealed_answer_stays_sealed(coins: Game) -> None:
    observer, seen = Observer(coins, 3), []
    for side in ["heads", "tails"]:
        state = coins.start(3, coins.printed)
        state.apply(0, coins.table.parse(side))
        seen.append([observer.vector(state, seat).tolist() for seat in (1, 2)])
    assert seen[0] == seen[1]


def test_seats_that_choose_together_each_have_a_mask_until_they_have_sealed(coins: Game) -> None:
    state, observer = coins.start(3, coins.printed), Observer(coins, 3)
    assert [observer.mask(state, seat).tolist() for seat in range(3)] == [[1, 1, 0]] * 3
    state.apply(0, coins.table.parse("tails"))
    assert [observer.mask(state, seat).tolist() for seat in range(3)] == [[0, 0, 0], [1, 1, 0], [1, 1, 0]]


def test_rewards_are_twice_the_share_of_the_win_less_one() -> None:
    three = [0, 1, 2]
    assert rewards(Outcome([1, 1, 1], [], ""), three) == pytest.approx([-1 / 3] * 3)
    assert rewards(Outcome([2, 1, 3], [], ""), three) == [-1, 1, -1]
    assert rewards(Outcome([1, 1, 1], [], ""), [0, 0, 0]) == [1, 1, 1]
    assert rewards(Outcome([2, 1, 2, 1], [], ""), [0, 1, 0, 1]) == [-1, 1, -1, 1]
    assert rewards(None, three) == [0, 0, 0]


def test_a_better_rank_never_has_a_smaller_reward() -> None:
    for ranks in [[1, 2, 3, 4], [1, 1, 3, 4], [1, 2, 2, 4]]:
        given = rewards(Outcome(ranks, [], ""), [0, 1, 2, 3])
        assert all(better >= worse for better, worse in pairwise(given))
