"""What a learner reads of a state."""

from itertools import pairwise

import numpy as np
import pytest

import orrery
from orrery.core import NATURE, OVER, Game, Outcome, Refusal, Rng, State
from orrery.envs import Encoder, rewards

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
def test_a_vector_is_as_long_for_every_number_of_seats_and_every_option(game: Game) -> None:
    encoder = Encoder(game)
    texts = [f"{choice.name}={value}" for choice in game.printed.choices for value in choice.values]
    for seats in game.seats:
        for text in ["", *texts]:
            try:
                state = later(game, seats, text, answers=12)
            except Refusal:  # a variant for fewer or more seats
                continue
            vector = encoder.vector(state, seats - 1)
            assert vector.shape == (encoder.length,) and vector.dtype == np.float32
            assert np.all((vector >= 0) & (vector <= 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_vector_ends_with_the_seat(game: Game) -> None:
    encoder, seats = Encoder(game), game.seats[-1]
    state = later(game, seats, "", answers=12)
    tails = [encoder.vector(state, seat)[-seats:].tolist() for seat in range(seats)]
    assert tails == np.eye(seats).tolist()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_mask_has_the_options_of_the_seat_that_is_asked_and_nothing_for_the_others(game: Game) -> None:
    encoder, seats = Encoder(game), game.seats[-1]
    for answers in range(10, 40):
        state = later(game, seats, "", answers)
        for seat in range(seats):
            legal = [game.table[place] for place in np.flatnonzero(encoder.mask(state, seat)).tolist()]
            assert set(legal) == (set(state.options(seat)) if seat in state.waiting() else set())


def test_the_encoder_is_told_whose_view_it_is(coins: Game) -> None:
    state = coins.start(2, coins.printed)
    state.apply(1, coins.table.parse("heads"))
    encoder = Encoder(coins)
    assert encoder.vector(state, 1).tolist() == [1, 1, 0, 0, 0, 0, 0, 1, 0]  # I have sealed heads, the other still owes
    assert encoder.vector(state, 0).tolist() == [0, 0, 1, 0, 0, 0, 1, 0, 0]  # the other has sealed, who knows what


def test_a_sealed_answer_stays_sealed(coins: Game) -> None:
    encoder, seen = Encoder(coins), []
    for side in ["heads", "tails"]:
        state = coins.start(3, coins.printed)
        state.apply(0, coins.table.parse(side))
        seen.append([encoder.vector(state, seat).tolist() for seat in (1, 2)])
    assert seen[0] == seen[1]


def test_seats_that_choose_together_each_have_a_mask_until_they_have_sealed(coins: Game) -> None:
    state, encoder = coins.start(3, coins.printed), Encoder(coins)
    assert [encoder.mask(state, seat).tolist() for seat in range(3)] == [[1, 1, 0]] * 3
    state.apply(0, coins.table.parse("tails"))
    assert [encoder.mask(state, seat).tolist() for seat in range(3)] == [[0, 0, 0], [1, 1, 0], [1, 1, 0]]


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
