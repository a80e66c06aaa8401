"""`orrery deck check`: what is wrong with a deck file of the owner's, line by line."""

from pathlib import Path

from orrery import catalog
from orrery.cli import complain
from orrery.cli.arguments import text_of
from orrery.cli.replay import say
from orrery.core import Game, NotationError, OrreryError


def run_check(files: list[Path], name: str | None) -> int:
    """Each file in turn; the exit status."""
    game = first_made_with_data() if name is None else catalog.game(name)
    return max(check(path, game) for path in files)


def first_made_with_data() -> Game:
    """The first game of the catalog that is made with files of its owner's."""
    for name in catalog.games():
        game = catalog.game(name)
        if type(game).with_data is not Game.with_data:
            return game
    raise NotationError("no game here is made with deck files")


def check(path: Path, game: Game) -> int:
    """Make the game with the file, and start it: what it refuses is told with its line."""
    try:
        made = game.with_data(text_of(str(path)))
        made.start(made.seats[0], made.options(""))
    except OrreryError as problem:
        named = f"{path}: "  # a file that cannot be read is named already
        return max(complain(named + line.removeprefix(named)) for line in str(problem).splitlines())
    say(f"{path}: nothing is wrong with it")
    return 0
