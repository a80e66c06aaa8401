"""The boxes and their games, by name; the only module that names them all."""

import os
from functools import cache, lru_cache
from importlib import import_module

import orrery.games  # noqa: F401  # now: loaded later, the folder would take the place of the function `orrery.games`
from orrery.core import Game, NotationError
from orrery.core.actions import nearest
from orrery.core.copying import SHELF
from orrery.core.record import Record

BOXES = {  # in the order of the shelf: each box's games, and the folder of each
    "battlestar-galactica-1978": {"battlestar-galactica-1978": "battlestar"},
    "planet-raiders": {"planet-raiders": "planet_raiders"},
    "race-xeno-invasion": {"race-xeno-invasion": "race"},
    "terra-galactix": {
        "terra-galactix-invasion": "terra_galactix.invasion",
        "terra-galactix-war": "terra_galactix.war",
        "terra-galactix-invaders-war": "terra_galactix.invaders_war",
    },
    "invaders": {"invaders": "invaders"},
}
FOLDERS = {name: folder for games in BOXES.values() for name, folder in games.items()}


def modules() -> dict[str, str]:
    """Where each game is made: our folders, and the modules of others that ORRERY_GAMES names, as `name=module name=module`."""
    own = {name: f"orrery.games.{folder}.game" for name, folder in FOLDERS.items()}
    others = [entry.partition("=") for entry in os.environ.get("ORRERY_GAMES", "").split()]
    return {**own, **{name: module for name, _, module in others}}


def games() -> list[str]:
    """The names of all games."""
    return list(modules())


def boxes() -> dict[str, list[str]]:
    """The boxes on the shelf, and the games in each; a game of others is a box of its own."""
    own = {box: list(games) for box, games in BOXES.items()}
    return {**own, **{name: [name] for name in games() if name not in FOLDERS}}


def game(name: str, data: str = "") -> Game:
    """A game by its name; only then are its rules loaded. `data` is a text of the owner's that the game is made with.

    >>> game("battlestar-galactica-1978").seats
    range(2, 5)
    """
    return made_with(name, data) if data.strip() else printed(name)


@cache
def printed(name: str) -> Game:
    """The game of the box."""
    if name not in modules():
        near = nearest(name, games())
        hint = f"did you mean {near!r}?" if near else "there are: " + ", ".join(games())
        raise NotationError(f"no game is called {name!r}; {hint}")
    module = import_module(modules()[name])
    made = module.make()
    assert isinstance(made, Game)
    made.table.game_name = name
    return made


@lru_cache(maxsize=32)
def made_with(name: str, data: str) -> Game:
    """The game made with the owner's text; the latest are kept, because making one takes time."""
    made = printed(name).with_data(data)
    made.table.game_name, made.table.game_data = name, made.data
    return made


def game_of(record: Record) -> Game:
    """The game that a record was played with."""
    return game(record.headers["Game"], record.headers.get("Data", ""))


SHELF.find = game
