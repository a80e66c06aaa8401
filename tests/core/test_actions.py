"""Actions made once, and the table that reads them."""

import pytest

from orrery.core import Action, ActionTable, NotationError
from orrery.core.actions import nearest


def table() -> ActionTable:
    return ActionTable("Battlestar Galactica", [Action(text) for text in ["aim blue", "aim red", "move F6", "end"]])


def test_an_action_is_at_its_index() -> None:
    actions = table()
    assert len(actions) == 4
    assert [actions[index].index for index in range(4)] == [0, 1, 2, 3]


def test_reading_gives_the_one_action_itself() -> None:
    actions = table()
    assert actions.parse("move F6") is actions[2]
    assert actions.parse("  move   F6 ") is actions[2]


def test_the_repr_of_an_action_is_its_notation() -> None:
    assert repr(Action("aim blue")) == "aim blue"


def test_a_misspelt_action_gets_the_nearest_suggestion() -> None:
    with pytest.raises(NotationError) as problem:
        table().parse("aimm blue")
    assert str(problem.value) == "no Battlestar Galactica action reads 'aimm blue'; did you mean 'aim blue'?"


def test_the_likeliest_is_suggested_first() -> None:
    actions = table()
    with pytest.raises(NotationError) as problem:
        actions.parse("aim bred", [actions[1]])
    assert str(problem.value) == "no Battlestar Galactica action reads 'aim bred'; did you mean 'aim red'?"


def test_what_resembles_nothing_gets_no_suggestion() -> None:
    with pytest.raises(NotationError) as problem:
        table().parse("xyzzy")
    assert str(problem.value) == "no Battlestar Galactica action reads 'xyzzy'"
    assert nearest("xyzzy", ["aim blue"]) == ""


def test_two_actions_with_one_text_are_refused() -> None:
    with pytest.raises(AssertionError, match="two actions read 'end'"):
        ActionTable("Test", [Action("end"), Action("end")])


def test_an_action_belongs_to_one_table_only() -> None:
    end = Action("end")
    ActionTable("Test", [end])
    with pytest.raises(AssertionError, match="'end' stands in another table already"):
        ActionTable("Test", [end])
