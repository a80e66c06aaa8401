"""The referee checks answers, and says who, what, under which rule, and what is legal instead."""

from functools import partial

import pytest

from orrery import testing
from orrery.core import NATURE, Action, Refusal, State, fingerprint
from orrery.core.referee import asked, awaited, check, must_be_asked, play
from tests.core.miniatures import miniature

GAME = miniature("smugglers")
say = partial(testing.say, table=GAME.table)


def choosing() -> State:
    """Three crews who choose in secret, the first one under the toll that it has named."""
    state = GAME.start(3, GAME.printed)
    hands = [f"* draw {worth}" for worth in (1, 2, 3) for _ in range(4)]
    say(state, *hands, "* draw 4", "* draw 5", "* draw 5", "P1 toll low")
    return state


def refused(state: State, seat: int, text: str) -> str:
    before = fingerprint(state)
    with pytest.raises(Refusal) as problem:
        play(state, seat, GAME.table.parse(text))
    assert fingerprint(state) == before
    return str(problem.value)


def test_a_legal_answer_is_applied() -> None:
    state = choosing()
    play(state, 2, GAME.table.parse("lay 3"))
    assert state.observe(2)["seals"] == ["choosing", "choosing", {"picks": ["lay 3"], "done": False}]


def test_the_refusal_of_an_answer_names_the_legal_ones() -> None:
    assert refused(choosing(), 0, "lay 3") == "P1 cannot answer 'lay 3' to 'lay' (rule SM-3); legal: lay 1, lay 4"


def test_of_many_legal_answers_six_are_named() -> None:
    game = miniature("moorings")
    with pytest.raises(Refusal) as problem:
        check(game.start(2, game.printed), 0, Action("lay 13"))
    legal = "lay 1, lay 2, lay 3, lay 4, lay 5, lay 6, …"
    assert str(problem.value) == f"P1 cannot answer 'lay 13' to 'lay' (rule MO-2); legal: {legal}"


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    state = choosing()
    say(state, "P1 lay 1", "P1 lay 1")
    assert refused(state, 0, "lay 1") == "P1 is not asked anything; waiting for P2 (lay), P3 (lay)"
    assert refused(state, NATURE, "reveal") == "* is not asked anything; waiting for P2 (lay), P3 (lay)"


def test_a_seat_that_answers_while_nature_is_asked_is_told_so() -> None:
    assert refused(GAME.start(2, GAME.printed), 1, "lay 1") == "P2 is not asked anything; waiting for * (deal)"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = miniature("smugglers")
    state = game.start(2, game.options("rounds=1"))
    say(
        state,
        *["* draw 1"] * 10,
        "P1 toll low",
        "P1 lay 1",
        "P1 lay 1",
        "P2 lay 1",
        "P2 lay 1",
        "* reveal",
        "* draw 2",
        "* reveal",
    )
    assert refused(state, 0, "lay 1") == "P1 is not asked anything; the game is over"
    assert refused(state, NATURE, "reveal") == "* is not asked anything; the game is over"


def test_nature_is_checked_like_any_seat() -> None:
    state = GAME.start(3, GAME.printed)
    say(state, *["* draw 1"] * 10)
    legal = "draw 2, draw 3, draw 4, draw 5"
    assert refused(state, NATURE, "draw 1") == f"* cannot answer 'draw 1' to 'deal' (rule SM-2); legal: {legal}"


def test_an_action_outside_the_table_is_refused_even_with_a_known_text() -> None:
    with pytest.raises(Refusal):
        play(choosing(), 0, Action("lay 1"))


def test_checking_alone_changes_nothing() -> None:
    state = choosing()
    before = fingerprint(state)
    check(state, 0, GAME.table.parse("lay 1"))
    must_be_asked(state, 1)
    assert asked(state, 2).seat == 2
    assert awaited(state) == "P1 (lay), P2 (lay), P3 (lay)"
    assert fingerprint(state) == before
