"""Sealed Bids played with a file, as a game of its own: see `EndlessBids` there."""

from importlib import import_module
from typing import cast

from orrery.core import Game


def make() -> Game:
    return cast(Game, import_module("sealed_bids").make_endless())  # found when it is played, on the path of that process
