"""The state: saved and loaded at any point, hashed, copied, played to its end."""

import json
from collections.abc import Iterator

import pytest

from orrery.core import NATURE, OVER, Rng, State, Trace, canonical, random_playout
from tests.games.battlestar.boards import GAME, asked, board, raider, say
from tests.games.battlestar.moments import moments


def played(seats: int, seed: int, answers: int, options: str = "") -> Iterator[State]:
    """A random game, seen before every answer."""
    state = GAME.start(seats, GAME.options(options))
    rng = Rng(seed, seats)
    for _ in range(answers):
        yield state
        seat = state.turn()
        if seat == OVER:
            return
        actions = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else actions[rng.below(len(actions))])


def saved(state: State) -> State:
    """The state, written as JSON text and read back."""
    return GAME.load(json.loads(json.dumps(state.to_json())))


@pytest.mark.parametrize("moment", list(moments()))
def test_a_game_is_saved_and_loaded_at_any_question(moment: str) -> None:  # [BG-5]
    state = moments()[moment]
    assert moment.startswith(asked(state))
    again = saved(state)
    assert again.to_json() == state.to_json() and again.key() == state.key() and asked(again) == asked(state)
    rng, same = Rng(5), Rng(5)
    for _ in range(60):  # and it continues identically
        seat = state.turn()
        if seat == OVER:
            break
        assert [action.text for action in again.options(seat)] == [action.text for action in state.options(seat)]
        action = state.chance(rng) if seat == NATURE else state.options(seat)[rng.below(len(state.options(seat)))]
        twin = again.chance(same) if seat == NATURE else again.options(seat)[same.below(len(again.options(seat)))]
        assert action is twin
        state.apply(seat, action)
        again.apply(seat, twin)
    assert again.to_json() == state.to_json()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_saved_and_read_back(seats: int) -> None:
    for state in played(seats, 11, 400, "free-battle loose-home"):
        again = saved(state)
        assert again.to_json() == state.to_json()
        if state.turn() != OVER:
            assert again.options(state.turn()) == state.options(state.turn())


# The key


def position(state: State) -> str:
    """Everything that decides how a game may continue: not its history, nor the number of a finished move."""
    data = state.to_json()
    del data["turns"], data["dial"]
    if not asked(state).endswith(" move"):
        del data["number"]
    return canonical(data)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_have_equal_keys_if_and_only_if_they_are_equal(seats: int) -> None:
    by_key: dict[int, str] = {}
    by_position: dict[str, int] = {}
    for seed in range(6):
        for state in played(seats, seed, 600, "free-battle"):
            here = position(state)
            assert by_key.setdefault(state.key(), here) == here
            assert by_position.setdefault(here, state.key()) == state.key()
    assert len(by_key) > 2000


def test_the_number_of_a_move_that_is_over_is_no_part_of_the_position() -> None:  # [BG-6.2]
    exact, early = board("red H10", spin=2), board("red H10", spin=5)
    assert exact.key() != early.key()  # two steps or five: other moves are open
    for state in (exact, early):
        say(state, "P1 move J10")
    assert position(exact) == position(early) and exact.key() == early.key()


def test_two_orders_of_the_same_cards_lead_to_one_key() -> None:  # [BG-8]
    first, second = board("red C10", seats=2, spin=1), board("red C10", seats=2, spin=1)
    say(first, "P1 move C9", "P1 play laser", "* spin 1", "* aim red", "P1 play turbo", "* spin 1", "P1 move C8")
    say(second, "P1 move C9", "P1 play turbo", "* spin 1", "P1 move C8", "P1 play laser", "* spin 1", "* aim red")
    assert position(first) == position(second) and first.key() == second.key()


# Copies and endings


def test_a_clone_is_independent() -> None:
    state = board("red J8", "green E5", seats=2, evasions={"green": 1}, spin=2)
    before = state.to_json()
    copy = state.clone()
    say(copy, "P1 move J10", "* spin 6", "P1 move J4", "P1 play laser", "* spin 1", "* aim red", "P2 evade", "P1 end")
    assert state.to_json() == before and raider(copy) == "red"


def test_an_imagined_world_is_the_true_one() -> None:  # [BG-2]
    state = board("red J8", spin=2)
    assert state.imagine(0, Rng(1)).to_json() == state.to_json()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "loose-home", "free-battle", "cards=5-2-2"])
def test_random_games_end(seats: int, options: str) -> None:  # [BG-R42]
    for seed in range(3):
        state = GAME.start(seats, GAME.options(options))
        trace = Trace()
        random_playout(state, Rng(seed, seats), GAME.longest, trace)
        outcome = state.outcome()
        assert outcome is not None and sorted(outcome.ranks) == [1] + [2] * (seats - 1)
        assert trace.answers < GAME.longest
