"""How long a bot lets people look before it answers."""

from types import SimpleNamespace
from typing import cast

import orrery
from orrery.core import Journal
from orrery.server.tables.bot_driver import is_half_said
from orrery.server.tables.room import Room


def test_there_is_no_pause_after_a_step_that_is_not_logged() -> None:
    game = orrery.game("planet-raiders")
    journal = Journal(game, 2, game.options(""))
    room = cast(Room, SimpleNamespace(match=SimpleNamespace(journal=journal, game=game)))
    assert not is_half_said(room, 0), "at the beginning"
    halves = []
    for text in ("fly R1 d1N", "end-moves", "take blue", "zone e3", "nose N"):
        journal.play(0, game.table.parse(text))
        halves.append(is_half_said(room, 0))
    assert halves == [False, False, True, True, False]
    assert not is_half_said(room, 1), "of another seat"
