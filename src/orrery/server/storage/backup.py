"""A whole server in one file: `orrery backup` while it runs, and `orrery restore`."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy.engine import make_url

from orrery.server.storage.database import DatabaseProblem, check_contents, file_of, read_address, shown, told
from orrery.server.storage.migrations import upgrade
from orrery.server.storage.schema import metadata, tables
from orrery.server.storage.store import Store, make_engine

ROWS: Final = 500  # copied at a time


def back_up(database: str, target: Path) -> int:
    """Copy all tables of a server into one file, as they are at one moment; how many there are."""
    if target.exists():
        raise DatabaseProblem(f"{target} exists already; name a new file")
    url = read_address(database)
    source = file_of(url)
    if source is not None and not source.exists():
        raise DatabaseProblem(f"{source} does not exist: there is nothing to back up")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise DatabaseProblem(f"{part} exists: another backup is being written, or one was broken off") from None
    except OSError as problem:
        raise DatabaseProblem(f"{target} cannot be written: {problem.strerror}") from None
    try:
        with told(url):
            if source is not None:
                copy_file(source, part)
            else:
                asyncio.run(copy_from_server(database, part))
        count = count_tables(part, target)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return count


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own copy: it includes what is in the write-ahead log, and waits for no writer."""
    reading, writing = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True), sqlite3.connect(target)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE").close()
    except sqlite3.Error as problem:
        raise DatabaseProblem(f"{source} cannot be read: {problem}") from None
    finally:
        reading.close()
        writing.close()


async def copy_from_server(database: str, target: Path) -> None:
    """All rows of a PostgreSQL database, read in one transaction that sees one moment."""
    engine = make_engine(database)
    file = create_engine(f"sqlite:///{target}")
    try:
        async with engine.connect() as found:
            reading = await found.execution_options(isolation_level="REPEATABLE READ")
            with file.begin() as writing:
                upgrade(writing)
                for table in metadata.sorted_tables:
                    rows = [dict(row) for row in (await reading.execute(select(table))).mappings()]
                    write_rows(writing, table, rows)
    finally:
        file.dispose()
        await engine.dispose()


def rows_of(connection: Connection, table: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(table)).mappings()]


def write_rows(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    for start in range(0, len(rows), ROWS):
        connection.execute(insert(table), rows[start : start + ROWS])


def count_tables(file: Path, known: Path) -> int:
    """How many there are in a file; what is wrong with it is told of the file that its owner knows."""
    engine = create_engine(f"sqlite:///{file}")
    url = make_url(f"sqlite:///{known}")
    try:
        with told(url), engine.connect() as connection:
            check_contents(connection, url)
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())
    finally:
        engine.dispose()


def restore(database: str, source: Path) -> int:
    """Put the tables of a backup into a database that has none; how many there are."""
    if not source.is_file():
        raise DatabaseProblem(f"{source} is not there")
    with tempfile.TemporaryDirectory(prefix="orrery-") as folder:
        copy = Path(folder) / "backup.sqlite3"
        shutil.copyfile(source, copy)
        count_tables(copy, source)
        engine = create_engine(f"sqlite:///{copy}")
        try:
            with told(make_url(f"sqlite:///{source}")), engine.begin() as connection:
                upgrade(connection)  # a backup of an older Orrery
                rows = {
                    table: [dict(row) for row in connection.execute(select(table)).mappings()]
                    for table in metadata.sorted_tables
                }
        finally:
            engine.dispose()
    asyncio.run(fill(database, rows))
    return len(rows[tables])


async def fill(database: str, rows: dict[Any, list[dict[str, Any]]]) -> None:
    store = Store(database)
    await store.open()  # refuses while a server runs
    try:
        with told(store.engine.url):
            async with store.engine.begin() as connection:
                held = int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())
                if held:
                    holds = f"holds {held} {'table' if held == 1 else 'tables'} already"
                    raise DatabaseProblem(f"{shown(store.engine.url)} {holds}; restore into a new database")
                for table in metadata.sorted_tables:
                    await connection.run_sync(write_rows, table, rows[table])
    finally:
        await store.close()
