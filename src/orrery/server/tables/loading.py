"""From the store into memory: a room as its rows and its events make it."""

import asyncio
import secrets

import msgspec
import structlog

from orrery.catalog import game as game_named
from orrery.core import NotationError, OrreryError
from orrery.core.committed_luck import Luck
from orrery.server.problems import Problem
from orrery.server.storage.store import Row, Store
from orrery.server.tables.match import Event, Match
from orrery.server.tables.room import CHATS_KEPT, Chat, Room
from orrery.server.tables.seating import Chair, Standing

log = structlog.get_logger()
AT_A_STRETCH = 100  # events followed before others get a turn


async def load(store: Store, room: Room) -> str:
    """Load a room in place; the key of its latest stored change. Its pages stay, and so do its chairs."""
    try:
        row = await store.table(room.id) if is_name(room.id) else None
        if row is None:
            raise Problem("not-found", "no-table")
        stored = [chair_of(each) for each in await store.chairs_of(room.id)]
        match = await read_match(store, row, len(stored))
        chats = [chat_of(each) for each in await store.chats_of(room.id, CHATS_KEPT)]
    except Problem:
        raise
    except Exception as problem:
        log.error("a table cannot be read", table=room.id, problem=type(problem).__name__)
        raise Problem("not-stored", "unreachable") from None
    if room.chairs:
        for chair, each in zip(room.chairs, stored, strict=True):
            chair.take(each)
    else:
        room.chairs = stored
    room.chats, room.rematch, room.request, room.changed = chats, row["rematch"], None, row["changed"]
    room.naming += 1  # names may have changed as well
    room.loaded = match
    return str(row["written"])


def is_name(table: str) -> bool:
    return table.isascii() and table.isprintable() and len(table) <= 32


async def read_match(store: Store, row: Row, seats: int) -> Match:
    """A match as its stored events make it, every fingerprint checked on the way."""
    try:
        game = game_named(row["game"])
    except NotationError:
        raise Problem("other-rules", "damaged") from None
    if row["rules"] != game.version:
        fields = {"was": str(row["rules"]), "now": str(game.version), "title": game.title()}
        raise Problem("other-rules", fields=fields)
    luck = Luck(row["luck"] or secrets.token_hex(16))
    match = Match(game, seats, game.options(row["options"]), luck, row["begun"], row["seed"] is not None)
    match.committed = bool(row["luck"])
    for place, stored in enumerate(await store.events_of(row["id"]), start=1):
        del stored["table"]
        try:
            match.follow(Event(**stored))
        except (OrreryError, AssertionError) as problem:
            log.error("a table cannot be followed", table=row["id"], at=place, problem=type(problem).__name__)
            raise Problem("other-rules", "damaged") from None
        if place % AT_A_STRETCH == 0:
            await asyncio.sleep(0)
    return match


def chair_of(row: Row) -> Chair:
    chair = Chair(row["seat"], row["name"], row["kind"], row["level"], row["token"])
    chair.left, chair.forced, chair.claimed = row["left"], row["forced"], row["claimed"]
    chair.standing = msgspec.json.decode(row["standing"], type=list[Standing])
    return chair


def chat_of(row: Row) -> Chat:
    return Chat(row["number"], row["seat"], row["name"], row["text"], row["request"], row["time"])
