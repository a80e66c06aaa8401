"""How long tables are kept: those at which nothing has happened for so many days are written to files, and then forgotten."""

import asyncio
import os
from datetime import timedelta
from pathlib import Path
from typing import Final

import structlog

from orrery.core import Record
from orrery.server.problems import Problem
from orrery.server.storage.changes import Change
from orrery.server.tables.registry import BETWEEN_TWO, TableRegistry
from orrery.server.tables.replays import luck_headers, with_older_part
from orrery.server.tables.room import Room, now

log = structlog.get_logger()
PERIOD: Final = 3600.0  # seconds between two looks
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


async def forget_for_ever(registry: TableRegistry, days: int, folder: Path) -> None:
    """Look now, and once in an hour."""
    while True:
        try:
            await forget_older_tables(registry, days, folder)
        except Exception as problem:  # the next look may find the database or the disk as they should be
            log.error("older tables were not looked for", problem=type(problem).__name__)
        await asyncio.sleep(PERIOD)


async def forget_older_tables(registry: TableRegistry, days: int, folder: Path) -> int:
    """Export and forget every table, over or abandoned, that has not changed for so long; how many they were."""
    limit = now() - int(timedelta(days=days) / timedelta(milliseconds=1))
    gone = 0
    for table in await registry.store.unchanged_since(limit):
        try:
            gone += await forget(registry, registry.room_named(table), limit, folder)
        except (Problem, OSError) as problem:  # a table that cannot be exported is kept
            log.error("a table was not forgotten", table=table, problem=str(problem))
        await asyncio.sleep(BETWEEN_TWO)
    return gone


async def forget(registry: TableRegistry, room: Room, limit: int, folder: Path) -> bool:
    """Write the record of a table to a file, and only then take it out of the store; False if somebody came meanwhile."""
    async with registry.using(room):
        if room.readers or room.changed >= limit:
            return False
        file = folder / f"{room.match.game.name}-{room.id}.orr"
        await asyncio.to_thread(write, file, record_of(room).write())
        await registry.store.write(Change(room.id, gone=[{"of_table": room.id}]))
        registry.kept.pop(room.id, None)
        room.loaded = None  # whoever comes now finds no table
        if room.driver:
            room.driver.cancel()  # it would wait for the table to come back
    log.info("a table was exported and forgotten", table=room.id, file=file.name)
    return True


def record_of(room: Room) -> Record:
    """Everything that is known of the game, over or not: nobody plays there any more."""
    match = room.match
    record = match.journal.record(room.names())
    if match.older:
        return with_older_part(record, match.older)
    record.headers.update(luck_headers(match))
    return record


def write(file: Path, text: str) -> None:
    """A file that is there as a whole or not at all, for its owner only, and on the disk before anything is forgotten."""
    file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE), "w", encoding="utf-8") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    unfinished.replace(file)
