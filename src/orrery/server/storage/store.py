"""Durable storage: one writer stores what happens at all tables, together where it can, and only then says so."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import structlog
from sqlalchemy import event, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from orrery.server.storage.changes import Change, Row, execute
from orrery.server.storage.database import AdvisoryLock, FileLock, check_contents, file_of, make_private, read_address, told
from orrery.server.storage.migrations import upgrade
from orrery.server.storage.one_thread import OneThread
from orrery.server.storage.schema import chairs, chats, events, snapshots, tables
from orrery.server.storage.sqlite_writer import SqliteWriter, prepare

log = structlog.get_logger()
TOGETHER = 200  # changes stored in one transaction at most
PACE = 0.012  # seconds from the start of one transaction to that of the next: what arrives meanwhile shares it


class Store:
    """The database of a server. All writing goes through one task, which commits what has gathered meanwhile."""

    def __init__(self, url: str, note: Callable[[float], None] | None = None) -> None:
        self.note = note  # told how many seconds each transaction took
        self.engine: AsyncEngine = make_engine(url)
        file = file_of(self.engine.url)
        self.direct = SqliteWriter(file) if file else None
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
        """A transaction costs several times what it stores: a lone answer starts one at once, many answers share them."""
        time = asyncio.get_running_loop().time
        begun = -PACE
        while True:
            batch = [await self.queue.get()]
            await asyncio.sleep(max(0.0, begun + PACE - time()))
            while len(batch) < TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            begun = time()
            await self.commit(batch)
            if self.note:
                self.note(time() - begun)
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

    async def count_events(self, table: str) -> int:
        """How much there is to read of a table: events are numbered from 1."""
        found = await self.rows(select(func.max(events.c.number).label("last")).where(events.c.table == table))
        return int(found[0]["last"] or 0)

    async def chats_of(self, table: str, last: int = 100) -> list[Row]:
        query = select(chats).where(chats.c.table == table).order_by(chats.c.number.desc()).limit(last)
        return (await self.rows(query))[::-1]

    async def has_chat(self, table: str, seat: int, request: str) -> bool:
        """Whether a seat has said this before, however long ago."""
        same = (chats.c.table == table, chats.c.seat == seat, chats.c.request == request)
        return bool(await self.rows(select(chats.c.number).where(*same).limit(1)))

    async def snapshots_of(self, table: str) -> dict[str, Row]:
        """A table's snapshots by their kinds."""
        return {row["kind"]: row for row in await self.rows(select(snapshots).where(snapshots.c.table == table))}

    async def unsaved(self) -> list[Row]:
        """The tables of which there is no snapshot, as those that were made before there were any."""
        saved = select(snapshots.c.table).where(snapshots.c.kind == "state")
        return await self.rows(select(tables.c.id, tables.c.game, tables.c.rules).where(tables.c.id.not_in(saved)))

    async def unchanged_since(self, moment: int) -> list[str]:
        """The tables at which nothing has happened since then, the oldest first."""
        query = select(tables.c.id).where(tables.c.changed < moment).order_by(tables.c.changed)
        return [row["id"] for row in await self.rows(query)]

    async def tables_of(self, tokens: Sequence[str]) -> list[Row]:
        """Every table with a chair of one of these tokens, the latest change first."""
        own = select(chairs.c.token, chairs.c.seat, tables).join(tables, tables.c.id == chairs.c.table)
        return await self.rows(own.where(chairs.c.token.in_(tokens)).order_by(tables.c.changed.desc()).limit(200))

    async def names_of(self, ids: Sequence[str]) -> list[Row]:
        query = select(chairs.c.table, chairs.c.seat, chairs.c.name).where(chairs.c.table.in_(ids))
        return await self.rows(query.order_by(chairs.c.table, chairs.c.seat))


def make_engine(url: str) -> AsyncEngine:
    """An engine that answers only for what is safely on disk."""
    address = read_address(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_size=6, max_overflow=0, pool_pre_ping=True, connect_args={"timeout": 10})
    engine = create_async_engine(address)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine
