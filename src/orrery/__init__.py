"""Orrery: seven space board games from five boxes, for people and for programs.

>>> import orrery
>>> game = orrery.game(orrery.games()[0])
>>> state = game.start(seats=game.seats[0], options=game.options(""))
>>> state.turn() == orrery.core.NATURE
True
>>> game.name in orrery.games()
True
"""

from orrery import _loader

_loader.install()

from orrery import core  # noqa: E402
from orrery.catalog import game, games  # noqa: E402

__all__ = ["core", "game", "games"]
__version__ = "0.1.0"
