"""Durable storage: one writer stores what happens at all tables, together where it can, and only then says so."""

import asyncio
import secrets
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import Connection, bindparam, delete, event, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from orrery.server.storage.database import AdvisoryLock, FileLock, check_contents, file_of, make_private, read_address, told
from orrery.server.storage.migrations import upgrade
from orrery.server.storage.one_thread import OneThread
from orrery.server.storage.schema import chairs, chats, events, snapshots, tables

log = structlog.get_logger()
Row = dict[str, Any]
TOGETHER = 200  # changes stored in one transaction at most


@dataclass
class Change:
    """What happened at one table and must be stored as a whole."""

    table: str
    key: str = field(default_factory=lambda: secrets.token_urlsafe(12))  # tells afterwards whether it was stored
    made: Row | None = None
    seated: list[Row] = field(default_factory=list)
    happened: list[Row] = field(default_factory=list)
    reseated: list[Row] = field(default_factory=list)
    summary: Row | None = None
    said: list[Row] = field(default_factory=list)
    snapshot: Row | None = None
    rules: Row | None = None  # under which it goes on

    def is_empty(self) -> bool:
        return not any(rows_of([self]))


class Store:
    """The database of a server. All writing goes through one task, which commits what has gathered meanwhile."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = make_engine(url)
        file = file_of(self.engine.url)
        self.direct = DirectWriter(file) if file else None
        self.lock: FileLock | AdvisoryLock | None = AdvisoryLock(self.engine)
        if self.engine.url.get_backend_name() == "sqlite":
            self.lock = FileLock(file) if file else None
        self.thread = OneThread("writer")
        self.queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take hold of the database, bring it up to date and start to write; what is wrong with it is one sentence."""
        url = self.engine.url
        try:
            with told(url):
                if file := file_of(url):
                    make_private(file)
                if isinstance(self.lock, FileLock):
                    self.lock.take()
                elif self.lock:
                    await self.lock.take()
                async with self.engine.begin() as connection:
                    await connection.run_sync(check_contents, url)
                    await connection.run_sync(upgrade)
        except BaseException:
            await self.let_go()
            raise
        self.writer = asyncio.create_task(self.write_for_ever(), name="writer")

    async def close(self) -> None:
        await self.queue.join()
        if self.writer:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.let_go()

    async def let_go(self) -> None:
        if isinstance(self.lock, FileLock):
            self.lock.release()
        elif self.lock:
            await self.lock.release()
        if self.direct is not None:
            await self.thread.do(self.direct.close)
        self.thread.stop()
        await self.engine.dispose()

    async def write(self, change: Change) -> None:
        """Returns when the change is durable; raises, with nothing stored of it, when it cannot be."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((change, stored))
        await stored

    async def write_for_ever(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self.commit(batch)
            for _ in batch:
                self.queue.task_done()

    async def commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """Store a batch in one transaction; if that fails, each change alone, so that one cannot spoil the others."""
        try:
            await self.transact([change for change, _ in batch])
        except Exception as problem:  # the writer outlives every failure: whoever waits is told
            if len(batch) > 1:
                for each in batch:
                    await self.commit([each])
                return
            log.error("not stored", table=batch[0][0].table, problem=type(problem).__name__)
            if not batch[0][1].done():
                batch[0][1].set_exception(problem)
            return
        for _, stored in batch:
            if not stored.done():
                stored.set_result(None)

    async def transact(self, changes: list[Change]) -> None:
        """One transaction. SQLite's runs in one thread at a stretch; otherwise each of its statements would wait for one."""
        if self.direct is not None:
            await self.thread.do(self.direct.write, changes)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(execute, changes)

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    async def rows(self, query: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def table(self, table: str) -> Row | None:
        found = await self.rows(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def chairs_of(self, table: str) -> list[Row]:
        return await self.rows(select(chairs).where(chairs.c.table == table).order_by(chairs.c.seat))

    async def events_of(self, table: str) -> list[Row]:
        return await self.rows(select(events).where(events.c.table == table).order_by(events.c.number))

    async def chats_of(self, table: str, last: int = 100) -> list[Row]:
        query = select(chats).where(chats.c.table == table).order_by(chats.c.number.desc()).limit(last)
        return (await self.rows(query))[::-1]

    async def snapshots_of(self, table: str) -> dict[str, Row]:
        """A table's snapshots by their kinds."""
        return {row["kind"]: row for row in await self.rows(select(snapshots).where(snapshots.c.table == table))}

    async def unsaved(self) -> list[Row]:
        """The tables of which there is no snapshot, as those that were made before there were any."""
        saved = select(snapshots.c.table).where(snapshots.c.kind == "state")
        return await self.rows(select(tables.c.id, tables.c.game, tables.c.rules).where(tables.c.id.not_in(saved)))

    async def tables_of(self, tokens: Sequence[str]) -> list[Row]:
        """Every table with a chair of one of these tokens, the latest change first."""
        own = select(chairs.c.token, chairs.c.seat, tables).join(tables, tables.c.id == chairs.c.table)
        return await self.rows(own.where(chairs.c.token.in_(tokens)).order_by(tables.c.changed.desc()).limit(200))

    async def names_of(self, ids: Sequence[str]) -> list[Row]:
        query = select(chairs.c.table, chairs.c.seat, chairs.c.name).where(chairs.c.table.in_(ids))
        return await self.rows(query.order_by(chairs.c.table, chairs.c.seat))


CHAIR_CHANGED = (
    update(chairs)
    .where(chairs.c.table == bindparam("of_table"), chairs.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in ["name", "level", "left", "forced", "standing", "token", "claimed"]})
)
TABLE_CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in ["changed", "asked", "turns", "over", "rematch", "written"]})
)
RULES_CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({"rules": bindparam("new_rules"), "written": bindparam("new_written")})
)
SNAPSHOT_DROPPED = delete(snapshots).where(snapshots.c.table == bindparam("of_table"), snapshots.c.kind == bindparam("of_kind"))
WRITING: Final[list[Any]] = [
    insert(tables),
    insert(chairs),
    insert(events),
    CHAIR_CHANGED,
    TABLE_CHANGED,
    insert(chats),
    SNAPSHOT_DROPPED,
    insert(snapshots),
    RULES_CHANGED,
]
# The same as SQLite reads them: an answer is four rows, and putting a statement into words takes longer than storing them.
WRITING_SQLITE: Final = [str(statement.compile(dialect=sqlite.dialect(paramstyle="named"))) for statement in WRITING]


def rows_of(changes: list[Change]) -> list[list[Row]]:
    """What each of the statements is given to write."""
    snapshots_taken = [change.snapshot for change in changes if change.snapshot]
    return [
        [change.made for change in changes if change.made],
        [row for change in changes for row in change.seated],
        [row for change in changes for row in change.happened],
        [row for change in changes for row in change.reseated],
        [change.summary for change in changes if change.summary],
        [row for change in changes for row in change.said],
        [{"of_table": kept["table"], "of_kind": kept["kind"]} for kept in snapshots_taken],
        snapshots_taken,
        [change.rules for change in changes if change.rules],
    ]


def execute(connection: Connection, changes: list[Change]) -> None:
    """All of these changes, a statement for each kind."""
    for statement, rows in zip(WRITING, rows_of(changes), strict=True):
        if rows:
            connection.execute(statement, rows)


def make_engine(url: str) -> AsyncEngine:
    """An engine that answers only for what is safely on disk."""
    address = read_address(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_size=6, max_overflow=0, pool_pre_ping=True, connect_args={"timeout": 10})
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


class DirectWriter:
    """Writes to an SQLite file, in the thread that writes: without the layers and detours that readers go through."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None

    def write(self, changes: list[Change]) -> None:
        """One transaction, all or nothing."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            prepare(self.connection)
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in zip(WRITING_SQLITE, rows_of(changes), strict=True):
                if rows:
                    connection.executemany(statement, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def prepare(connection: Any, _: ConnectionPoolEntry | None = None) -> None:
    """Readers beside the writer, and a commit that survives a power cut."""
    for pragma in ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"]:
        connection.execute(f"PRAGMA {pragma}").close()
