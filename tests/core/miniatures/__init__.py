"""Five miniature games, one file each, written like real ones: together they use every feature of the core."""

from functools import cache
from importlib import import_module

from orrery.core import Game

NAMES = ["smugglers", "jamming", "bulwark", "moorings", "freighters"]


@cache
def miniature(name: str) -> Game:
    """A miniature by its name; each is made once, as the catalog makes real games."""
    game = import_module(f"tests.core.miniatures.{name}").make()
    assert isinstance(game, Game)
    return game
