"""Copies and pickles: games and actions stay the same objects, states and generators continue identically."""

import pickle
from copy import copy, deepcopy
from pickle import PicklingError
from typing import Any

import pytest

import orrery
from orrery.core import NATURE, OVER, Rng, State, fingerprint
from tests.core.miniatures import miniature

NAMES = orrery.games()


def later(name: str, answers: int) -> State:
    game, rng = orrery.game(name), Rng(answers)
    state = game.start(2, game.printed)
    for _ in range(answers):
        if (seat := state.turn()) == OVER:
            break
        options = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else options[rng.below(len(options))])
    return state


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", [copy, deepcopy, pickled])
def test_a_copied_state_is_equal_and_independent(name: str, way: Any) -> None:
    for answers in (0, 30, 90):
        state = later(name, answers)
        again = way(state)
        before = fingerprint(state)
        assert again is not state and fingerprint(again) == before
        if (seat := again.turn()) != OVER:
            again.apply(seat, again.chance(Rng(1)) if seat == NATURE else again.options(seat)[0])
            assert fingerprint(state) == before != fingerprint(again)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("way", [copy, deepcopy, pickled])
def test_games_and_actions_exist_once(name: str, way: Any) -> None:
    game = orrery.game(name)
    assert way(game) is game
    for action in game.table.actions[::50]:
        assert way(action) is action


@pytest.mark.parametrize("way", [copy, deepcopy, pickled])
def test_a_copied_generator_continues_identically(way: Any) -> None:
    rng = Rng(5, 2**40)
    rng.word()
    again = way(rng)
    assert again is not rng and [again.word() for _ in range(5)] == [rng.word() for _ in range(5)]


def test_what_the_catalog_does_not_know_can_be_copied_but_not_pickled() -> None:
    game = miniature("moorings")
    state = game.start(2, game.printed)
    assert fingerprint(deepcopy(state)) == fingerprint(state) and deepcopy(game) is game
    for thing in [game, state, game.table[0]]:
        with pytest.raises(PicklingError, match="cannot be pickled, because the catalog does not know its game"):
            pickle.dumps(thing)


def test_texts_read_like_the_notation() -> None:
    game = orrery.game("battlestar-galactica-1978")
    state = later(game.name, 9)
    seat = state.turn()
    assert repr(game) == "<game battlestar-galactica-1978>"
    assert repr(game.table.parse("aim green")) == "aim green"
    assert repr(state).startswith("<battlestar-galactica-1978, 2 seats, turn ")
    assert seat >= 0 and repr(state).endswith(f": P{seat + 1} {state.decision(seat).ask}>")
    assert repr(state.decision(seat)).startswith(f"P{seat + 1} {state.decision(seat).ask} [BG-")
    assert repr(game.options("free-battle")) == "free-battle"
    assert repr(game.start(2, game.printed)) == "<battlestar-galactica-1978, 2 seats, turn 0: * turn-up>"
