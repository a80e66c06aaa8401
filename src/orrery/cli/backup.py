"""`orrery backup` and `orrery restore`: a server's tables in one file, and back."""

import sys
from pathlib import Path

from orrery.server.settings import default_database
from orrery.server.storage.backup import back_up, restore


def run_backup(file: Path, database: str | None) -> None:
    count = back_up(default_database() if database is None else database, file)
    sys.stdout.write(f"{counted(count)} in {file}\n")


def run_restore(file: Path, database: str | None) -> None:
    count = restore(default_database() if database is None else database, file)
    sys.stdout.write(f"{counted(count)} restored from {file}\n")


def counted(tables: int) -> str:
    """
    >>> counted(1), counted(12)
    ('1 table', '12 tables')
    """
    return f"{tables} table" if tables == 1 else f"{tables} tables"
