"""All tables of a server: opened when they are needed, changed only through the store, left when nobody looks."""

import asyncio
import time
from collections.abc import Callable

import msgspec
import structlog

from orrery.catalog import game as game_named
from orrery.core import NotationError, OrreryError
from orrery.server import steward
from orrery.server.crew import Crew
from orrery.server.match import Event, Match
from orrery.server.memory import MANY, look_through_everything
from orrery.server.pictures import Pictures
from orrery.server.problems import Problem
from orrery.server.room import CHATS_KEPT, Chat, Room
from orrery.server.seating import Chair, Standing
from orrery.server.settings import Settings
from orrery.server.store import Change, Row, Store
from orrery.server.tending import has_work, tend

log = structlog.get_logger()
AT_A_STRETCH = 100  # events followed before others get a turn


class Hall:
    """The open rooms, and the one way in which anything happens in them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Crew(settings.thinkers)
        self.drawers = Crew(settings.drawers)
        self.pictures = Pictures(self.drawers)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.housekeeper: asyncio.Task[None] | None = None
        self.preparing: asyncio.Task[None] | None = None
        self.departures = 0  # pages that have gone since memory was looked through

    async def open(self) -> None:
        await self.store.open()
        self.housekeeper = asyncio.create_task(self.keep_house(), name="housekeeper")

    async def close(self) -> None:
        tasks = [self.housekeeper, self.preparing, *(room.tender for room in self.rooms.values())]
        for task in tasks:
            if task:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)
        await self.store.close()
        await self.thinkers.stop()
        await self.drawers.stop()

    def expect_players(self) -> None:
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
        self.tend(room)
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
        self.tend(room)

    def with_start(self, room: Room, events: list[Event]) -> Change:
        """A new table with the answers it begins with, luck's included."""
        events = events + steward.settle(room.match, room.chairs)
        change = room.first_change()
        change.happened = room.change_of(events, room.chair_rows()).happened
        return change

    async def store_or_refuse(self, change: Change) -> None:
        try:
            await self.store.write(change)
        except Exception:
            raise Problem("not-stored") from None

    async def happen(self, room: Room, act: Callable[[], list[Event]], more: Callable[[Change], None] | None = None) -> None:
        """Let something happen at a table: it is done, settled and stored, and only then seen.

        Whoever asked for it may go away meanwhile: what was begun is finished.
        """
        await asyncio.shield(asyncio.create_task(self.happening(room, act, more)))

    async def happening(self, room: Room, act: Callable[[], list[Event]], more: Callable[[Change], None] | None) -> None:
        async with room.lock:
            if room.closed:
                raise Problem("not-stored")
            before = room.chair_rows()
            known = room.match.events
            try:
                events = act()
                events = events + steward.settle(room.match, room.chairs)
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
        self.tend(room)

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

    def tend(self, room: Room) -> None:
        """Make sure that somebody answers for bots and for forced answers."""
        if (room.tender is None or room.tender.done()) and has_work(room):
            room.tender = asyncio.create_task(tend(self, room))

    async def keep_house(self) -> None:
        """Tables at which nothing happens leave memory, and so does what connections have left behind."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            limit = time.monotonic() - self.settings.idle
            for room in list(self.rooms.values()):
                busy = room.readers or room.lock.locked() or (room.tender and not room.tender.done())
                if room.touched < limit and not busy:
                    del self.rooms[room.id]
            if self.departures >= MANY or (self.departures and not any(room.readers for room in self.rooms.values())):
                self.departures = 0
                look_through_everything()


def chair_of(row: Row) -> Chair:
    chair = Chair(row["seat"], row["name"], row["kind"], row["level"], row["token"])
    chair.left, chair.forced = row["left"], row["forced"]
    chair.standing = msgspec.json.decode(row["standing"], type=list[Standing])
    return chair


def chat_of(row: Row) -> Chat:
    return Chat(row["number"], row["seat"], row["name"], row["text"], row["request"], row["time"])
