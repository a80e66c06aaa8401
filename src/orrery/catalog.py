"""The list of games, by name; the only module that names them all."""

import os
from functools import cache
from importlib import import_module

import orrery.games  # noqa: F401  # now: loaded later, the folder would take the place of the function `orrery.games`
from orrery.core import Game, NotationError
from orrery.core.actions import nearest

FOLDERS = {
    "battlestar-galactica-1978": "battlestar",
    "race-xeno-invasion": "race",
    "terra-galactix-invasion": "terra_galactix.invasion",
}


def modules() -> dict[str, str]:
    """Where each game is made: our folders, and the modules of others that ORRERY_GAMES names, as `name=module name=module`."""
    own = {name: f"orrery.games.{folder}.game" for name, folder in FOLDERS.items()}
    others = [entry.partition("=") for entry in os.environ.get("ORRERY_GAMES", "").split()]
    return {**own, **{name: module for name, _, module in others}}


def games() -> list[str]:
    """The names of all games."""
    return list(modules())


@cache
def game(name: str) -> Game:
    """A game by its name; only then are its rules loaded.

    >>> game("battlestar-galactica-1978").seats
    range(2, 5)
    """
    if name not in modules():
        near = nearest(name, games())
        hint = f"did you mean {near!r}?" if near else "there are: " + ", ".join(games())
        raise NotationError(f"no game is called {name!r}; {hint}")
    module = import_module(modules()[name])
    made = module.make()
    assert isinstance(made, Game)
    return made
