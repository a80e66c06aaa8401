"""The same records, played by the compiled rules here and by their sources in another process."""

import json
import os
import subprocess
import sys
from functools import cache
from importlib import import_module

from orrery.core import Game, OrreryError, Record, Replay, fingerprint, read_record
from orrery.core.record import begin


def uncompiled(*modules: str) -> str:
    """A sentence naming the modules that run from their sources here, so that there is nothing to compare; or nothing."""
    sources = [module for module in modules if (import_module(module).__file__ or ".py").endswith(".py")]
    verb = "runs" if len(sources) == 1 else "run"
    return f"{', '.join(sources)} {verb} from source here, so there is no compiled build to compare" if sources else ""


def marked(game: Game, record: Record) -> Record:
    """The same record with this process's fingerprint after every line."""
    state = begin(game, record)
    for line in record.lines:
        state.apply(line.seat, game.table.parse(line.text))
        line.mark = fingerprint(state)
    return record


def interpret(records: list[Record], maker: str) -> list[str]:
    """Play records from source in a process of their own: what is wrong with each, or nothing.

    `maker` is the function, as `module:function`, that gives a game by its name there.
    """
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(
        [sys.executable, "-c", "from orrery.testing.builds import main; main()"],
        input=json.dumps([maker, *(record.write() for record in records)]),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "ORRERY_INTERPRETED": "1"},
    )
    assert done.returncode == 0, f"the records could not be played from source:\n{done.stderr}"
    answers: list[str] = json.loads(done.stdout)
    return answers


@cache
def made(maker: str, name: str) -> Game:
    """A game by its maker and name; each once, because a table holds its actions for good."""
    module, _, function = maker.partition(":")
    game = getattr(import_module(module), function)(name)
    assert isinstance(game, Game), f"{maker} does not make a game"
    return game


def replay(maker: str, text: str) -> str:
    """What is wrong with a record, or nothing."""
    try:
        record = read_record(text)
        Replay(made(maker, record.headers["Game"]), record).finish()
    except OrreryError as problem:
        return str(problem)
    return ""


def main() -> None:
    """The other process: records come in, what is wrong with each goes out."""
    maker, *texts = json.load(sys.stdin)
    json.dump([replay(maker, text) for text in texts], sys.stdout)
