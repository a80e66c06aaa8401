"""What can be typed after a command, and the sentence for what cannot."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from orrery import __version__
from orrery.core import LANGUAGES, NotationError

HIGHEST_PORT = 65535
MOST_WORKERS = 256  # a slip of the finger should not start a process for every game


def whole(option: str, least: int, most: int = 0) -> Callable[[str], int]:
    """Reads a whole number for an option, up to `most` where that is given.

    >>> whole("--games", 1)("12"), whole("--port", 1, 65535)("8000")
    (12, 8000)
    """
    wanted = f"a whole number of {least} to {most}" if most else f"a whole number of at least {least}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most and number > most):
            raise NotationError(f"{option} takes {wanted}, not {text!r}")
        return number

    return read


def language(text: str) -> str:
    """Reads `--lang`."""
    if text not in LANGUAGES:
        raise NotationError(f"--lang takes {' or '.join(LANGUAGES)}, not {text!r}")
    return text


def place(option: str, kind: str) -> Callable[[str], Path]:
    """Reads the name of a file or directory; an empty one would be the directory one is in."""

    def read(text: str) -> Path:
        if not text:
            raise NotationError(f"{option} takes the name of a {kind}, not ''")
        return Path(text)

    return read


def data_of(path: str) -> str:
    """Reads the file that `--data` names."""
    return text_of(str(place("--data", "file")(path)))


def text_of(path: str) -> str:
    """Reads a file of the owner's."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as problem:
        raise NotationError(f"{path}: this file cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise NotationError(f"{path}: this file is not a text in UTF-8") from None


def version(wanted: bool) -> None:
    """Prints name and version, and does nothing else."""
    if wanted:
        typer.echo(f"orrery {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Name and version, and no more.")]
Name = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, as `orrery games` lists them.")]
MaybeName = Annotated[str | None, typer.Argument(metavar="GAME", help="A game's name; without one, all games.")]
Names = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Games' names; without any, all games.")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE", help="Records: files that end in .orr.")]
Games = Annotated[int, typer.Option("--games", parser=whole("--games", 1), metavar="K", help="How many games.")]
Seats = Annotated[
    int | None,
    typer.Option("--seats", parser=whole("--seats", 1), metavar="N", help="How many sit down; default: the fewest."),
]
Chairs = Annotated[
    int | None,
    typer.Option(
        "--seats", parser=whole("--seats", 1), metavar="N", help="How many sit down; default: one for each bot, or the fewest."
    ),
]
You = Annotated[int, typer.Option("--you", parser=whole("--you", 1), metavar="K", help="Your seat, counted from 1.")]
Level = Annotated[
    str, typer.Option("--bots", metavar="LEVEL", help="Who plays the other seats: a level, a bot's name, or module:Class.")
]
Lineup = Annotated[
    str, typer.Option("--bots", metavar="A,B,...", help="One bot for all seats, or one for each; module:Class for your own.")
]
Rivals = Annotated[str, typer.Option("--bots", metavar="A,B,...", help="The bots, two or more.")]
Variant = Annotated[str, typer.Option("--options", metavar="TEXT", help="Variants: words such as name or name=value.")]
Seed = Annotated[
    int, typer.Option("--seed", parser=whole("--seed", 0), metavar="S", help="The same seed gives the same games.")
]
MaybeSeed = Annotated[
    int | None,
    typer.Option("--seed", parser=whole("--seed", 0), metavar="S", help="Seed of the luck; random by default."),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", parser=whole("--workers", 1, MOST_WORKERS), metavar="W", help="How many processes share the work."
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(
        "--records",
        parser=place("--records", "directory"),
        metavar="DIR",
        help="Write every game to this directory, one record each.",
    ),
]
Plot = Annotated[
    Path | None,
    typer.Option(
        "--plot", parser=place("--plot", "file"), metavar="FILE", help="Write a picture of the result (.png, .svg or .pdf)."
    ),
]
Check = Annotated[bool, typer.Option("--check", help="Replay and compare every fingerprint; a line for each file.")]
To = Annotated[
    int | None,
    typer.Option("--to", parser=whole("--to", 0), metavar="LINE", help="Go to this line (answers count) and show the board."),
]
Pictures = Annotated[
    Path | None,
    typer.Option(
        "--svg", parser=place("--svg", "directory"), metavar="DIR", help="Write a picture of every turn to this directory."
    ),
]
Peers = Annotated[bool, typer.Option("--peers", help="Compare with OpenSpiel's C++ backgammon and gin rummy.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON document on standard output, nothing else.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", parser=language, metavar="fr|en", help="French or English; default: the language of the terminal."),
]
Host = Annotated[str, typer.Option("--host", metavar="H", help="The address to listen on; by default this machine only.")]
Port = Annotated[
    int, typer.Option("--port", parser=whole("--port", 1, HIGHEST_PORT), metavar="P", help="The port to listen on.")
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="Where tables are kept: sqlite:///FILE, postgresql://…"),
]
Open = Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")]
Data = Annotated[
    str | None,
    typer.Option("--data", parser=data_of, metavar="FILE", help="Your own data for the game, such as a deck file."),
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option("--allowed-host", metavar="NAME", help="A host name of the server, for example behind a proxy."),
]
AllowedBots = Annotated[
    list[str] | None,
    typer.Option("--allow-bot", metavar="BOT", help="A bot allowed at tables besides the levels, such as mcts:200ms."),
]
TableMemory = Annotated[
    int,
    typer.Option("--table-memory", metavar="MB", min=10, help="Memory for open tables; idle ones leave it when it is full."),
]
KeepDays = Annotated[
    int,
    typer.Option("--keep-days", metavar="DAYS", min=0, help="Forget tables unchanged for so long, exported first; 0: never."),
]
Exports = Annotated[
    Path | None,
    typer.Option("--exports", metavar="DIR", help="Where the records of forgotten tables are written."),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, without a drawn board: for screen readers and pipes.")]
Decks = Annotated[list[Path], typer.Argument(metavar="FILE", help="Deck files.")]
OfGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game that they are for.")]
NewName = Annotated[str, typer.Argument(metavar="NAME", help="The new game's name: small letters and hyphens.")]
NewFolder = Annotated[Path, typer.Argument(metavar="DIR", help="An empty folder, or one that does not exist yet.")]
