"""Pickling: games are restored by name, states and actions by their game.

Games and actions exist once in a program, so a copy of one is itself; a copy of a state is its clone.
"""

from collections.abc import Callable
from pickle import PicklingError
from typing import TYPE_CHECKING

from orrery.core.values import Json

if TYPE_CHECKING:
    from orrery.core.actions import Action
    from orrery.core.protocol import Game, State


class Shelf:
    """Where games are found by name; the catalog puts itself here."""

    def __init__(self) -> None:
        self.find: Callable[[str, str], Game] | None = None


SHELF = Shelf()


def game_named(name: str, data: str) -> "Game":
    """The one game of that name, made with that text of its owner's."""
    assert SHELF.find is not None, "there is no catalog to find games in"
    return SHELF.find(name, data)


def state_loaded(name: str, data: str, state: Json) -> "State":
    return game_named(name, data).load(state)


def action_read(name: str, data: str, text: str) -> "Action":
    return game_named(name, data).table.parse(text)


def refusal(what: str) -> PicklingError:
    return PicklingError(
        f"{what} cannot be pickled, because the catalog does not know its game; copies can be made, and a game of your own "
        "is known once ORRERY_GAMES names it"
    )
