"""`orrery new-game`: a small, complete game, to change step by step."""

import re
import sys
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from orrery import catalog
from orrery.core import NATURE, OVER, Journal, NotationError, Rng
from orrery.core.protocol import Game

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def run_new_game(name: str, folder: Path) -> None:
    """Write the game, its records and its counted position."""
    if not NAME.fullmatch(name):
        raise NotationError(f"a game's name has small letters, digits and single hyphens, not {name!r}")
    if name in catalog.games():
        raise NotationError(f"there is a game called {name!r} already")
    module = name.replace("-", "_")
    if folder.exists() and any(folder.iterdir()):
        raise NotationError(f"{str(folder)!r} is not empty; name a folder that is, or that does not exist yet")
    if iskeyword(module) or find_spec(module):
        raise NotationError(f"a game cannot be called {name!r}: {module!r} means something else in Python; choose another name")
    target = folder / module
    fields = {
        "@NAME@": name,
        "@MODULE@": module,
        "@FOLDER@": module,
        "@TITLE@": name.replace("-", " ").title(),
        "@CLASS@": "".join(part.title() for part in name.split("-")),
        "@XX@": (name.replace("-", "") + "x")[:2].upper(),
    }
    write_folder(files("orrery.cli").joinpath("template"), target, fields)
    write_played(target, module)
    sys.stdout.write(
        f"{target}: a complete game, with rules, words, picture and tests.\n"
        f"Test it:  cd {folder} && PYTHONPATH=. python -m pytest {module}\n"
        f"Play it:  cd {folder} && ORRERY_GAMES={name}={module}.game PYTHONPATH=. orrery serve --open\n"
    )


def write_folder(source: Traversable, target: Path, fields: dict[str, str]) -> None:
    """A folder of the template, with the fields filled in; a name loses its last ending, `.txt`."""
    target.mkdir(parents=True, exist_ok=True)
    for item in source.iterdir():
        if item.is_dir():
            write_folder(item, target / item.name, fields)
            continue
        text = item.read_text("utf-8")
        for field, value in fields.items():
            text = text.replace(field, value)
        (target / item.name.removesuffix(".txt")).write_text(text, "utf-8")


def write_played(target: Path, module: str) -> None:
    """The golden records and a counted position, made by the game just written."""
    from orrery.testing.counts import written_counts

    sys.path.insert(0, str(target.parent.resolve()))
    try:
        made = import_module(f"{module}.game").make()
    finally:
        sys.path.pop(0)
    assert isinstance(made, Game)
    for folder in ("records", "counts"):
        (target / "tests" / folder).mkdir(parents=True, exist_ok=True)
    for seats, options in [(2, ""), (3, "stars=7"), (4, "rest")]:
        journal, rng = Journal(made, seats, made.options(options)), Rng(seats)
        while (seat := journal.state.turn()) != OVER:
            choices = journal.state.options(seat)
            journal.play(seat, journal.state.chance(rng) if seat == NATURE else choices[rng.below(len(choices))])
        names = [f"Player {number + 1}" for number in range(seats)]
        (target / "tests" / "records" / f"whole-game-of-{seats}.orr").write_text(journal.record(names).write(), "utf-8")
    start = made.start(2, made.printed)
    (target / "tests" / "counts" / "start.perft").write_text(written_counts("The start of two", start, 3), "utf-8")
