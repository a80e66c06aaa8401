"""Which database a server uses: addresses as people write them, one server at a time, files private to their owner."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.core import OrreryError
from orrery.server.storage.migrations import KNOWN, NEWEST, version_of
from orrery.server.storage.schema import metadata

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
FORMS: Final = "--database takes sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
MAGIC: Final = b"SQLite format 3\0"  # what every file of SQLite's begins with
ADVISORY: Final = 0x6F727265  # the number of the lock that a server holds on a PostgreSQL database
PATIENCE: Final = 5.0  # seconds in which the connection of a server that was killed is noticed


class DatabaseProblem(OrreryError):
    """A database that cannot be used, told in one sentence."""


def read_address(given: str) -> URL:
    """An address as people write it.

    >>> read_address("postgresql://me:secret@db/orrery").drivername
    'postgresql+asyncpg'
    """
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise DatabaseProblem(FORMS) from None
    if url.drivername not in DRIVERS:
        raise DatabaseProblem(f"{FORMS}, not {url.drivername}://…")
    if url.get_backend_name() == "sqlite" and (url.host or not url.database):
        raise DatabaseProblem(f"{FORMS}: there are three strokes before the name of a file, and four if it begins with one")
    return url.set(drivername=DRIVERS[url.drivername])


def shown(url: URL) -> str:
    """An address as it may be printed: without its password."""
    if url.get_backend_name() == "sqlite":
        return url.database or "memory"
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def file_of(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def make_private(file: Path) -> None:
    """The file and its folder are there and nobody else's to read; SQLite gives its log the same rights.

    A file of something else is left as it is.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        with file.open("rb") as found:
            if found.read(len(MAGIC)) not in (b"", MAGIC):
                raise DatabaseProblem(f"{file} cannot be used: file is not a database")
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)
    except OSError as problem:
        raise DatabaseProblem(f"{file} cannot be written: {problem.strerror}") from None


class FileLock:
    """Held by the one server that uses a file; the system lets go of it when the server ends, however it ends."""

    def __init__(self, file: Path) -> None:
        self.path = file.with_name(file.name + ".lock")
        self.held: IO[str] | None = None

    def take(self) -> None:
        try:
            held = self.path.open("w")
            lock_file(held)
            if not self.is_there(held):  # its holder let go of it just now
                held.close()
                self.take()
                return
            self.path.chmod(0o600)
        except BlockingIOError:
            raise DatabaseProblem(
                f"another Orrery server uses {self.path.with_suffix('')}; stop it, or name another --database"
            ) from None
        except OSError as problem:
            raise DatabaseProblem(f"{self.path} cannot be written: {problem.strerror}") from None
        self.held = held

    def is_there(self, held: IO[str]) -> bool:
        """Whether the file that is held is the one that others would find."""
        try:
            return os.path.samestat(os.fstat(held.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let go of it, and leave nothing behind."""
        if self.held is not None:
            with suppress(OSError):  # Windows keeps a file that is open
                self.path.unlink()
            self.held.close()
            self.held = None


def lock_file(held: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            raise BlockingIOError from None
        return
    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)


class AdvisoryLock:
    """The same for PostgreSQL: a lock that its connection holds."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def take(self) -> None:
        connection = await self.engine.connect()
        limit = asyncio.get_running_loop().time() + PATIENCE
        while not (await connection.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": ADVISORY})).scalar_one():
            if asyncio.get_running_loop().time() > limit:
                await connection.close()
                raise DatabaseProblem(
                    f"another Orrery server uses {shown(self.engine.url)}; stop it, or name another --database"
                )
            await asyncio.sleep(0.2)
        await connection.commit()
        self.connection = connection

    async def release(self) -> None:
        if self.connection is not None:
            try:
                await self.connection.close()
            except SQLAlchemyError:
                await self.connection.invalidate()
            self.connection = None


def check_contents(connection: Connection, url: URL) -> None:
    """Refuse a database of a newer Orrery, and one that belongs to something else."""
    version = version_of(connection)
    if version and version not in KNOWN:
        raise DatabaseProblem(
            f"{shown(url)} was written by a newer Orrery (version {version}, this one knows {NEWEST}); update, or name another"
        )
    if not version:
        found = set(inspect(connection).get_table_names())
        if found:
            some = ", ".join(sorted(found)[:3])
            ours = " and was left half made" if found & set(metadata.tables) else ""
            raise DatabaseProblem(f"{shown(url)} is not a database of Orrery{ours}: it has {some}; name another --database")


@contextmanager
def told(url: URL) -> Iterator[None]:
    """Whatever goes wrong with a database, in one sentence without its password."""
    try:
        yield
    except DatabaseProblem:
        raise
    except (InterfaceError, DatabaseError, DBAPIError) as problem:
        raise DatabaseProblem(f"{shown(url)} cannot be used: {reason_of(problem)}") from None
    except (OSError, TimeoutError) as problem:
        raise DatabaseProblem(f"{shown(url)} cannot be reached: {reason_of(problem)}") from None
    except SQLAlchemyError as problem:
        raise DatabaseProblem(f"{shown(url)} cannot be used: {type(problem).__name__}") from None
    except Exception as problem:  # what a driver raises that is neither
        if type(problem).__module__.split(".")[0] != "asyncpg":
            raise
        raise DatabaseProblem(f"{shown(url)} cannot be used: {reason_of(problem)}") from None


def reason_of(problem: Any) -> str:
    cause = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return (cause[0] if cause else type(problem).__name__).rpartition(">: ")[2] or type(problem).__name__
