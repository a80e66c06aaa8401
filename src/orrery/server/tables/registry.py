"""All tables of a server: one room for each, loaded when it is needed and changed only through the store."""

import asyncio
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

import structlog

from orrery.catalog import games
from orrery.core import GALLERY
from orrery.server.gc_tuning import MANY, collect_everything
from orrery.server.metrics import Metrics
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.storage.changes import Change
from orrery.server.storage.store import Store
from orrery.server.tables import automatic
from orrery.server.tables.bot_driver import drive, has_work
from orrery.server.tables.loading import load
from orrery.server.tables.match import Event, Match
from orrery.server.tables.memory import RoomMemory, weight_of
from orrery.server.tables.pulse import Pulse
from orrery.server.tables.room import Room, now
from orrery.server.tables.snapshots import EVERY, STATE, saved_game, snapshot_row
from orrery.server.tables.trials import Trials
from orrery.server.watchdog import Watchdog
from orrery.server.workers.pictures import Pictures
from orrery.server.workers.pool import WorkerPool

log = structlog.get_logger()
BETWEEN_TWO = 0.02  # seconds from one older table to the next


class TableRegistry:
    """The rooms, and the one way in which anything happens in them.

    A table has one room at most, by construction: `rooms` finds a room for as long as anybody refers to it, a page, a request
    or a task, and a room is never replaced but loaded again in place, under its own lock.
    """

    def __init__(self, settings: Settings, watchdog: Watchdog | None = None) -> None:
        self.settings = settings
        self.watchdog = watchdog or Watchdog()
        self.metrics = Metrics()
        self.store = Store(settings.database, self.metrics.commits.observe)
        self.thinkers = WorkerPool(settings.thinkers, quick=1)
        self.drawers = WorkerPool(settings.drawers)
        self.pictures = Pictures(self.drawers)
        self.trials = Trials(WorkerPool(1), settings.trial)
        self.pulse = Pulse()
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.kept: dict[str, Room] = {}  # those that stay in memory though nobody looks
        self.memory = RoomMemory(self, settings.table_memory)
        self.evictor: asyncio.Task[None] | None = None
        self.preparing: asyncio.Task[None] | None = None
        self.beating: asyncio.Task[None] | None = None
        self.keeper: asyncio.Task[None] | None = None
        self.saving: set[asyncio.Task[None]] = set()
        self.departures = 0  # pages that have gone since the last full collection

    async def open(self) -> None:
        await self.store.open()
        self.beating = asyncio.create_task(self.watchdog.beat(), name="beating")
        self.evictor = asyncio.create_task(self.evict_idle_rooms(), name="evictor")
        self.keeper = asyncio.create_task(self.save_older_tables(), name="keeper")

    async def close(self) -> None:
        tasks = [self.evictor, self.keeper, self.preparing, *(room.driver for room in self.rooms.values())]
        for task in tasks:
            if task:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), *self.saving, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self.save_or_complain(room)
        await self.store.close()
        await self.thinkers.stop()
        await self.drawers.stop()
        await self.trials.pool.stop()
        if self.beating:  # last of all: what takes long above does not hang
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)

    def warm_up(self) -> None:
        """Somebody is in the lobby, and will want to see a board."""
        if self.preparing is None:
            self.preparing = asyncio.create_task(self.drawers.prepare())

    def room_named(self, table: str) -> Room:
        """The room of a table, loaded or not. Nothing is awaited here: two rooms for one name cannot come about."""
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = Room(table)
        return room

    async def room(self, table: str) -> Room:
        """A table by its name, loaded."""
        room = self.room_named(table)
        if room.loaded is None:
            async with self.memory.space_to_load(table), self.using(room):
                pass
        self.kept[table] = room
        room.touched = time.monotonic()
        return room

    async def load(self, room: Room) -> str:
        """Load a room in place; the key of its latest stored change."""
        self.watchdog.hold(room.id)
        try:
            return await load(self.store, room, self.trials)
        finally:
            self.watchdog.hold("")

    def using(self, room: Room) -> "HeldRoom":
        """Hold a room as it is stored: nothing happens in it meanwhile."""
        return HeldRoom(self, room)

    async def add(self, room: Room, events: list[Event]) -> None:
        """A new table is stored, then open. If that fails, the store is asked whether it is there."""
        try:
            await self.store.write(self.with_start(room, events))
        except Exception:
            self.metrics.failures.inc()
            try:
                stored = await self.store.table(room.id)
            except Exception:
                raise Problem("in-doubt", "in-doubt-table") from None
            if stored is None:
                raise Problem("not-stored") from None
        room.weight = weight_of(room)
        self.rooms[room.id] = self.kept[room.id] = room
        self.drive(room)

    def with_start(self, room: Room, events: list[Event]) -> Change:
        """A new table with the answers it begins with, luck's included."""
        with self.watchdog.holding(room.id):
            events = events + automatic.run_automatic(room.match, room.chairs)
        change = room.first_change()
        change.happened = room.change_of(events).happened
        return change

    async def change(self, room: Room, act: Callable[[], list[Event]], more: Callable[[Change], None] | None = None) -> None:
        """Let something happen at a table: it is done, completed and stored, and only then seen.

        Whoever asked for it may go away meanwhile: what was begun is finished.
        """
        await asyncio.shield(asyncio.create_task(self.apply_change(room, act, more)))

    async def apply_change(
        self, room: Room, act: Callable[[], list[Event]], more: Callable[[Change], None] | None = None
    ) -> None:
        """The same without a task, which costs too much for each answer: for callers that only the server's end cancels."""
        begin = time.perf_counter()
        async with self.using(room) as match:
            known, public = match.events, match.shown[GALLERY].seq
            before = [chair.kept() for chair in room.chairs]
            try:
                with self.watchdog.holding(room.id):
                    events = act()
                    events = events + automatic.run_automatic(match, room.chairs)
                change = room.change_of(events, before)
                if more:
                    more(change)
            except Exception as problem:
                if match.events != known or not isinstance(problem, Problem):
                    room.loaded = None  # half done: forget it
                    room.wake()
                raise
            if not change.is_empty():
                if match.shown[GALLERY].seq != public:
                    room.changed = now()
                change.summary = room.summary(change.key)
                await self.write(room, change)
            by_hand = sum(1 for event in events if event.seq is not None)
            self.metrics.note_command(by_hand, len(events) - by_hand, time.perf_counter() - begin)
            if events:
                room.request = None  # somebody went on, a person or a bot: an open request to take back is void
            room.touched = time.monotonic()
            room.weight = weight_of(room)
            room.show()
            self.drive(room)
            if match.events - room.saved >= EVERY or (events and match.is_over()):
                task = asyncio.create_task(self.save_or_complain(room))
                self.saving.add(task)
                task.add_done_callback(self.saving.discard)

    async def save(self, room: Room) -> None:
        """Keep where a table stands apart from its events, which newer rules might read otherwise."""
        async with room.lock:
            loaded = room.loaded is not None
            if not loaded:
                await self.load(room)
            match = room.match
            if room.saved < match.events:
                change = Change(room.id)
                change.snapshot = snapshot_row(room, STATE, await saved_game(room))
                await self.store.write(change)
                room.saved = match.events
            if not loaded:
                room.loaded = None  # it was loaded for this alone, and nobody plays there

    async def save_or_complain(self, room: Room) -> None:
        """A snapshot is for later: whatever goes wrong with it, the table goes on."""
        if room.loaded is None:
            return
        try:
            await self.save(room)
        except Exception as problem:
            log.error("a table was not saved", table=room.id, problem=type(problem).__name__)

    async def save_older_tables(self) -> None:
        """Tables of an Orrery that took no snapshots get theirs, one after the other."""
        for row in await self.store.unsaved():
            if row["game"] in games():
                room = self.room_named(row["id"])
                try:
                    await self.save(room)
                except Exception as problem:  # whatever is wrong with one table, the others get theirs
                    log.warning(
                        "a table cannot be saved", table=row["id"], problem=getattr(problem, "say", type(problem).__name__)
                    )
                await asyncio.sleep(BETWEEN_TWO)

    async def write(self, room: Room, change: Change) -> None:
        """Store a change. If that fails, the store itself is asked whether the change is there; nobody guesses."""
        try:
            await self.store.write(change)
        except asyncio.CancelledError:
            room.loaded = None  # nobody knows any more what is stored
            raise
        except Exception:
            self.metrics.failures.inc()
            room.loaded = None
            try:
                written = await self.load(room)
            except Problem:
                raise Problem("in-doubt") from None
            finally:
                room.wake()
            if written != change.key:
                raise Problem("not-stored") from None

    def drive(self, room: Room) -> None:
        """Make sure that somebody answers for bots and for forced answers."""
        if room.loaded and (room.driver is None or room.driver.done()) and has_work(room):
            room.driver = asyncio.create_task(drive(self, room))

    async def evict_idle_rooms(self) -> None:
        """Tables at which nothing happens leave memory, and so does what connections have left behind."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            await self.memory.tidy(self.settings.idle)
            if self.departures >= MANY or (self.departures and not any(room.readers for room in self.rooms.values())):
                self.departures = 0
                collect_everything()


class HeldRoom:
    """A room's lock and its match, loaded if need be. A class of its own: a generator would cost more than what it guards."""

    def __init__(self, registry: TableRegistry, room: Room) -> None:
        self.registry = registry
        self.room = room

    async def __aenter__(self) -> Match:
        await self.room.lock.acquire()
        try:
            if self.room.loaded is None:
                await self.registry.load(self.room)
                self.room.weight = weight_of(self.room)
                self.registry.drive(self.room)
            return self.room.match
        except BaseException:
            self.room.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()
