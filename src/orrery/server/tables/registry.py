"""All tables of a server: opened when they are needed, changed only through the store, left when nobody looks."""

import asyncio
import time
from collections.abc import Callable

import msgspec
import structlog

from orrery.catalog import game as game_named
from orrery.core import NotationError, OrreryError
from orrery.server.gc_tuning import MANY, collect_everything
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.storage.store import Change, Row, Store
from orrery.server.tables import automatic
from orrery.server.tables.bot_driver import drive, has_work
from orrery.server.tables.match import Event, Match
from orrery.server.tables.room import CHATS_KEPT, Chat, Room
from orrery.server.tables.seating import Chair, Standing
from orrery.server.workers.pictures import Pictures
from orrery.server.workers.pool import WorkerPool

log = structlog.get_logger()
AT_A_STRETCH = 100  # events followed before others get a turn


class TableRegistry:
    """The open rooms, and the one way in which anything happens in them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = WorkerPool(settings.thinkers)
        self.drawers = WorkerPool(settings.drawers)
        self.pictures = Pictures(self.drawers)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.evictor: asyncio.Task[None] | None = None
        self.preparing: asyncio.Task[None] | None = None
        self.departures = 0  # pages that have gone since memory was looked through

    async def open(self) -> None:
        await self.store.open()
        self.evictor = asyncio.create_task(self.evict_idle_rooms(), name="evictor")

    async def close(self) -> None:
        tasks = [self.evictor, self.preparing, *(room.driver for room in self.rooms.values())]
        for task in tasks:
            if task:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)
        await self.store.close()
        await self.thinkers.stop()
        await self.drawers.stop()

    def warm_up(self) -> None:
        """Somebody is in the lobby, and will want to see a board."""
        if self.preparing is None:
            self.preparing = asyncio.create_task(self.drawers.prepare())

    async def room(self, table: str) -> Room:
        """A table by its name, read from the store if nobody has it open."""
        room = self.rooms.get(table)
        if room is None:
            opening = self.opening.get(table)
            if opening is None:
                opening = self.opening[table] = asyncio.create_task(self.read_room(table))
                opening.add_done_callback(lambda _: self.opening.pop(table, None))
            room = await asyncio.shield(opening)
        room.touched = time.monotonic()
        return room

    async def read_room(self, table: str) -> Room:
        row = await self.store.table(table) if table.isascii() and table.isprintable() and len(table) <= 32 else None
        if row is None:
            raise Problem("not-found", "no-table", {"table": table[:32]})
        chairs = [chair_of(each) for each in await self.store.chairs_of(table)]
        room = Room(table, await self.read_match(row, len(chairs)), chairs, row["rematch"])
        room.chats = [chat_of(each) for each in await self.store.chats_of(table, CHATS_KEPT)]
        self.rooms[table] = room
        self.drive(room)
        return room

    async def read_match(self, row: Row, seats: int) -> Match:
        """A match as its stored events make it, every fingerprint checked on the way."""
        try:
            game = game_named(row["game"])
        except NotationError:
            raise Problem("other-rules", "damaged") from None
        if row["rules"] != game.version:
            fields = {"was": str(row["rules"]), "now": str(game.version), "title": game.title()}
            raise Problem("other-rules", fields=fields)
        match = Match(game, seats, game.options(row["options"]), row["seed"])
        for place, stored in enumerate(await self.store.events_of(row["id"]), start=1):
            del stored["table"]
            try:
                match.follow(Event(**stored))
            except (OrreryError, AssertionError) as problem:
                log.error("a table cannot be followed", table=row["id"], at=place, problem=type(problem).__name__)
                raise Problem("other-rules", "damaged") from None
            if place % AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        return match

    async def add(self, room: Room, events: list[Event]) -> None:
        """A new table is stored, then open."""
        await self.store_or_refuse(self.with_start(room, events))
        self.rooms[room.id] = room
        self.drive(room)

    def with_start(self, room: Room, events: list[Event]) -> Change:
        """A new table with the answers it begins with, luck's included."""
        events = events + automatic.run_automatic(room.match, room.chairs)
        change = room.first_change()
        change.happened = room.change_of(events, room.chair_rows()).happened
        return change

    async def store_or_refuse(self, change: Change) -> None:
        try:
            await self.store.write(change)
        except Exception:
            raise Problem("not-stored") from None

    async def change(self, room: Room, act: Callable[[], list[Event]], more: Callable[[Change], None] | None = None) -> None:
        """Let something happen at a table: it is done, settled and stored, and only then seen.

        Whoever asked for it may go away meanwhile: what was begun is finished.
        """
        await asyncio.shield(asyncio.create_task(self.apply_change(room, act, more)))

    async def apply_change(self, room: Room, act: Callable[[], list[Event]], more: Callable[[Change], None] | None) -> None:
        async with room.lock:
            if room.closed:
                raise Problem("not-stored")
            before = room.chair_rows()
            known = room.match.events
            try:
                events = act()
                events = events + automatic.run_automatic(room.match, room.chairs)
                change = room.change_of(events, before)
                if more:
                    more(change)
                if not change.is_empty():
                    await self.store_or_refuse(change)
            except Exception as problem:
                if room.match.events != known or not isinstance(problem, Problem) or problem.error == "not-stored":
                    try:
                        await self.reread(room)
                    finally:
                        room.wake()
                raise
            if any(event.seq is not None for event in events):
                room.request = None  # a person went on: what was asked before is no longer meant
            room.touched = time.monotonic()
            room.wake()
        self.drive(room)

    async def reread(self, room: Room) -> None:
        """Memory went ahead of what is stored: forget it and follow the store again, or close the room if that fails too."""
        self.rooms.pop(room.id, None)
        room.closed = True
        row = await self.store.table(room.id)
        assert row is not None, "an open table is stored"
        stored = await self.store.chairs_of(room.id)
        room.match = await self.read_match(row, len(stored))
        for chair, each in zip(room.chairs, stored, strict=True):
            chair.take(chair_of(each))
        room.chats = [chat_of(each) for each in await self.store.chats_of(room.id, CHATS_KEPT)]
        room.rematch, room.request, room.closed = row["rematch"], None, False
        self.rooms[room.id] = room

    def drive(self, room: Room) -> None:
        """Make sure that somebody answers for bots and for forced answers."""
        if (room.driver is None or room.driver.done()) and has_work(room):
            room.driver = asyncio.create_task(drive(self, room))

    async def evict_idle_rooms(self) -> None:
        """Tables at which nothing happens leave memory, and so does what connections have left behind."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            limit = time.monotonic() - self.settings.idle
            for room in list(self.rooms.values()):
                busy = room.readers or room.lock.locked() or (room.driver and not room.driver.done())
                if room.touched < limit and not busy:
                    del self.rooms[room.id]
            if self.departures >= MANY or (self.departures and not any(room.readers for room in self.rooms.values())):
                self.departures = 0
                collect_everything()


def chair_of(row: Row) -> Chair:
    chair = Chair(row["seat"], row["name"], row["kind"], row["level"], row["token"])
    chair.left, chair.forced = row["left"], row["forced"]
    chair.standing = msgspec.json.decode(row["standing"], type=list[Standing])
    return chair


def chat_of(row: Row) -> Chat:
    return Chat(row["number"], row["seat"], row["name"], row["text"], row["request"], row["time"])
