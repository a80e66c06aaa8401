"""Playing by notation."""

from functools import partial

import pytest

from orrery import testing
from orrery.core import NATURE, NotationError, Refusal
from orrery.testing import texts
from tests.core.miniatures import miniature

GAME = miniature("smugglers")
say = partial(testing.say, table=GAME.table)


def test_lines_are_played_in_order_seats_and_nature_alike() -> None:
    state = GAME.start(2, GAME.printed)
    say(state, *["* draw 1"] * 10, "P1 toll low", "  P2   lay  1 ")
    assert state.observe(1)["seals"] == ["choosing", {"picks": ["lay 1"], "done": False}]


def test_legal_answers_are_given_in_notation() -> None:
    state = GAME.start(2, GAME.printed)
    assert texts(state, NATURE) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5"]


def test_what_is_not_allowed_is_refused_as_for_a_player() -> None:
    state = GAME.start(2, GAME.printed)
    with pytest.raises(Refusal, match=r"P1 is not asked anything; waiting for \* \(deal\)"):
        say(state, "P1 lay 1")


def test_unreadable_lines_are_refused() -> None:
    state = GAME.start(2, GAME.printed)
    with pytest.raises(NotationError, match="'draw 1' is not a line of a game; one reads 'P1 end' or"):
        say(state, "draw 1")
    with pytest.raises(NotationError, match=r"no Smugglers action reads 'drow 1'; did you mean 'draw 1'\?"):
        say(state, "* drow 1")
