"""The `orrery` command. Whatever goes wrong is told in one sentence on standard error, with exit status 2."""

import os
import sys
from itertools import pairwise

from orrery.core import LANGUAGES, OrreryError

WRONG = 2
INTERRUPTED = 130
UNHEARD = 1  # whoever read the output has gone


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit status."""
    replace_closed_streams()
    typed = sys.argv[1:] if arguments is None else arguments
    try:
        return run(typed)
    except OrreryError as problem:
        return complain(str(problem), language_of(typed))
    except KeyboardInterrupt:
        return stopped()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing is said at exit either
        return UNHEARD
    except OSError as problem:
        return complain(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))


def replace_closed_streams() -> None:
    """A stream that was closed by whoever started the command is `None`: it is as good as an empty one."""
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY))
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")


def run(arguments: list[str]) -> int:
    """Read the arguments and do what they say; `orrery` alone gets help."""
    if arguments[:1] == ["games"]:
        from orrery.cli.games import answer_at_once

        if answer_at_once(arguments[1:]):
            return 0
    import typer

    from orrery.cli.commands import app

    try:
        status = app(arguments or ["--help"], prog_name="orrery", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        return complain(problem.format_message(), language_of(arguments))
    return stopped() if status == INTERRUPTED else status or 0


def language_of(arguments: list[str]) -> str:
    """The language that `--lang` names, even where the rest cannot be read; nothing if it names none.

    >>> language_of(["games", "chess", "--lang", "fr"]), language_of(["games", "--lang=en"]), language_of(["games", "--lang"])
    ('fr', 'en', '')
    """
    words = " ".join(arguments).replace("--lang=", "--lang ").split()
    named = [word for option, word in pairwise(words) if option == "--lang" and word in LANGUAGES]
    return named[-1] if named else ""


def complain(sentence: str, lang: str = "") -> int:
    """Say what is wrong, in the language that was asked for or that of the terminal."""
    from orrery.phrasebook import in_language
    from orrery.terminal.phrases import spoken_here

    sys.stderr.write(f"orrery: {in_language(sentence, lang or spoken_here())}\n")
    return WRONG


def stopped() -> int:
    sys.stderr.write("\norrery: stopped\n")
    return INTERRUPTED
