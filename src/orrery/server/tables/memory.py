"""How much memory tables take, and which of them leave it when there is no more."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from orrery.server.problems import Problem
from orrery.server.tables.loading import is_name
from orrery.server.tables.room import Room

if TYPE_CHECKING:
    from orrery.server.tables.registry import TableRegistry

MEGABYTE: Final = 1_000_000
# Measured over the golden records of all games: a table takes 160 to 230 bytes for each answer and each line that somebody
# has heard, 650 to 1,450 for an answer with all its lines, and a few ten thousand by itself. These are on the safe side.
A_TABLE: Final = 50_000
A_LINE: Final = 250
AN_ANSWER: Final = 1_500
A_BEGINNING: Final = 20  # answers of luck before anybody is asked
A_LETTER: Final = 20  # of a file that a game is made with, as the cards that are made of it
SPARE: Final = 10  # the part of it all that is kept free for tables that are opened, where idle ones can go: a tenth


def weight_of(room: Room) -> int:
    """The bytes that a table takes, as estimated by what grows."""
    match = room.loaded
    if match is None:
        return 0
    lines = len(match.journal.entries) + sum(len(shown.lines) for shown in match.shown.values())
    return A_TABLE + A_LINE * lines + A_LETTER * len(match.game.data)


def expected(answers: int, data: str = "") -> int:
    """What a table will take that is not in memory yet."""
    return A_TABLE + AN_ANSWER * (A_BEGINNING + answers) + A_LETTER * len(data)


class RoomMemory:
    """The memory for all tables. When it is full, whoever was not looked at for longest goes; with nobody to go, none comes."""

    def __init__(self, registry: "TableRegistry", megabytes: int) -> None:
        self.registry: Final = registry
        self.limit: Final = megabytes * MEGABYTE
        self.promised = 0  # for tables that are being loaded or made

    def held(self) -> int:
        return self.promised + sum(room.weight for room in self.registry.rooms.values() if room.loaded is not None)

    @asynccontextmanager
    async def space_for(self, needed: int) -> AsyncIterator[None]:
        """Keep so much free for a table while it comes into memory, or refuse it."""
        await self.make_space(needed)
        self.promised += needed
        try:
            yield
        finally:
            self.promised -= needed

    @asynccontextmanager
    async def space_to_load(self, table: str) -> AsyncIterator[None]:
        answers = 0
        if is_name(table):
            with suppress(Exception):  # a store that is out of reach says so when the table is loaded
                answers = await self.registry.store.count_events(table)
        async with self.space_for(expected(answers)):
            yield

    async def make_space(self, needed: int) -> None:
        """Let idle tables go, the one that was touched longest ago first, until there is so much."""
        excess = self.held() + needed - self.limit
        if excess <= 0:
            return
        for room in sorted(self.registry.kept.values(), key=lambda each: each.touched):
            if await self.let_go(room):
                excess -= room.weight
                if excess <= 0:
                    return
        raise Problem("busy", "memory-full")

    async def let_go(self, room: Room) -> bool:
        """Let a table leave memory, unless somebody looks at it or something happens there."""
        if is_in_use(room):
            return False
        touched = room.touched
        await self.registry.save_or_complain(room)
        if is_in_use(room) or room.touched != touched:
            return False
        self.registry.kept.pop(room.id, None)  # it goes when nobody else refers to it
        return True

    async def tidy(self, idle: float) -> None:
        """Let go what nobody has touched for so long, and more where little is left."""
        limit = time.monotonic() - idle
        for room in [room for room in self.registry.kept.values() if room.touched < limit]:
            await self.let_go(room)
        with suppress(Problem):  # all of them are in use
            await self.make_space(self.limit // SPARE)


def is_in_use(room: Room) -> bool:
    return bool(room.readers) or room.lock.locked() or (room.driver is not None and not room.driver.done())
