"""Pieces placed in any order: the example of a game with very many ways to the same position."""

from functools import partial
from itertools import combinations, permutations

import pytest

from orrery import testing
from orrery.core import Refusal, State, fingerprint
from orrery.testing import texts
from tests.core.miniatures import miniature

GAME = miniature("moorings")
say = partial(testing.say, table=GAME.table)


def ends_of_turn(state: State, essential: bool) -> list[int]:
    """The key of every position in which the first turn can end, once for each way to it."""
    if state.turn_count > 1:
        return [state.key()]
    keys = []
    for option in state.essential(0) if essential else state.options(0):
        after = state.clone()
        after.apply(0, option)
        keys.extend(ends_of_turn(after, essential))
    return keys


def test_any_order_of_picks_leads_to_the_same_key_and_fingerprint() -> None:
    found = set()
    for order in permutations(["P1 lay 2", "P1 lay 7", "P1 lay 11"]):
        state = GAME.start(2, GAME.options("lay=3"))
        say(state, *order)
        found.add((state.key(), fingerprint(state)))
    assert len(found) == 1


def test_half_a_turn_in_either_order_is_one_position_too() -> None:
    found = set()
    for order in permutations(["P1 lay 9", "P1 lay 4"]):
        state = GAME.start(2, GAME.options("lay=3"))
        say(state, *order)
        found.add((state.key(), tuple(option.text for option in state.essential(0))))
    assert len(found) == 1


def test_the_essential_picks_reach_every_position_once() -> None:
    state = GAME.start(2, GAME.options("lay=3"))
    few, all_of_them = ends_of_turn(state, True), ends_of_turn(state, False)
    assert set(few) == set(all_of_them)
    assert len(few) == len(set(few)) == len(list(combinations(range(12), 3)))
    assert len(all_of_them) == 12 * 11 * 10


def test_picks_out_of_order_are_legal_and_leave_something_essential() -> None:
    state = GAME.start(2, GAME.options("lay=3"))
    say(state, "P1 lay 12")
    assert len(texts(state, 0)) == 11 and state.essential(0) == state.options(0)


def test_ships_between_two_of_the_movers_are_cast_off_together() -> None:
    state = GAME.start(2, GAME.options("lay=1"))
    say(state, "P1 lay 1", "P2 lay 2", "P1 lay 3")
    assert state.to_json()["berths"] == [0, -1, 0, *[-1] * 9]


def test_a_taken_berth_is_refused() -> None:
    state = GAME.start(2, GAME.options(""))
    say(state, "P1 lay 1")
    with pytest.raises(Refusal, match=r"P1 cannot answer 'lay 1' to 'lay' \(rule MO-2\); legal: lay 2, lay 3, .*, …$"):
        say(state, "P1 lay 1")
    assert state.why(0, GAME.table.parse("lay 1")) == "taken"
    assert state.why(1, GAME.table.parse("lay 1")) == "not-yours"
