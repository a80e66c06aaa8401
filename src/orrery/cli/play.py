"""`orrery play`: one person against bots, in the terminal."""

import secrets
import sys
from contextlib import suppress

from orrery import catalog
from orrery.terminal.faces import PlainFace
from orrery.terminal.phrases import spoken_here
from orrery.terminal.playing import play
from orrery.terminal.session import Session


def run_play(
    name: str,
    seats: int | None,
    you: int,
    bots: str,
    options: str,
    seed: int | None,
    lang: str | None,
    plain: bool,
    data: str = "",
) -> None:
    game = catalog.game(name, data)
    chosen = game.options(options)
    luck = secrets.randbits(32) if seed is None else seed
    session = Session(game, seats or game.seats[0], you - 1, bots, chosen, luck, lang or spoken_here())
    if plain or not sys.stdout.isatty():
        play(session, PlainFace(session))
    else:
        from orrery.terminal.screen import ScreenFace

        with suppress(ImportError):
            import readline  # noqa: F401  # lines can be edited, and called back
        play(session, ScreenFace(session))
