"""What the reporting commands share: a progress bar, columns, and one JSON document."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from orrery.core import Json, OrreryError

PATIENCE = 0.25  # seconds between two looks at the bar: drawing it must not slow the games down


@contextmanager
def progress_bar(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while it is a terminal; called with how much more is done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        task = progress.add_task(what, total=total)
        shown = monotonic()

        def advance(more: int) -> None:
            nonlocal shown
            progress.advance(task, more)
            if monotonic() - shown > PATIENCE:
                shown = monotonic()
                progress.refresh()

        yield advance


def make_directory(path: Path) -> None:
    """Have a directory that can be written to, or say why not, before anything is played."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise OrreryError(f"the directory {str(path)!r} cannot be made: {problem.strerror}") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise OrreryError(f"the directory {str(path)!r} cannot be written to")


def write_json(document: Json) -> None:
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


def write_table(rows: list[list[str]]) -> None:
    """Columns: the first reads from the left, the others from the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [first.ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        sys.stdout.write("  ".join(cells).rstrip() + "\n")


def percent(share: float) -> str:
    """
    >>> percent(0.3333)
    '33.3 %'
    """
    return f"{100 * share:.1f} %"
