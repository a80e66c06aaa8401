"""Orrery: five space board games, whole, for people and for programs.

>>> import orrery
>>> game = orrery.game("battlestar-galactica-1978")
>>> state = game.start(seats=3, options=game.options(""))
>>> state.turn() == orrery.core.NATURE
True
>>> game.name in orrery.games()
True
"""

from importlib import import_module

from orrery import _loader

_loader.install()

import_module("orrery.games")  # the folder first: loaded later, it would hide the function of the same name

from orrery import core  # noqa: E402
from orrery.catalog import game, games  # noqa: E402

__all__ = ["core", "game", "games"]
__version__ = "0.1.0"
