"""From the store into memory: a room as its rows and its events make it."""

import msgspec
import structlog

from orrery.core import NotationError
from orrery.server.problems import Problem
from orrery.server.storage.changes import Change, Row
from orrery.server.storage.store import Store
from orrery.server.tables.match import Match
from orrery.server.tables.reopening import OLDER_RULES, Reopened, Sentences, reopened, stored_table
from orrery.server.tables.room import CHATS_KEPT, Chat, Room
from orrery.server.tables.seating import Chair, Standing
from orrery.server.tables.snapshots import BASE, STATE, Saved, read_snapshot, resumed, saved_game, snapshot_row, tell_all
from orrery.server.tables.trials import Trials

log = structlog.get_logger()


async def load(store: Store, room: Room, trials: Trials) -> str:
    """Load a room in place; the key of its latest stored change. Its pages stay, and so do its chairs."""
    try:
        row = await store.table(room.id) if is_name(room.id) else None
        if row is None:
            raise Problem("not-found", "no-table")
        stored = [chair_of(each) for each in await store.chairs_of(room.id)]
        found, saved = await read_match(store, row, len(stored), trials)
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
    room.shown_to_all.clear()
    room.loaded, room.saved = found.match, saved
    if found.closed:
        room.saved = found.match.events  # it stays as it is stored, for rules that can make more of it
    elif found.base or found.other_rules:
        return await go_on(store, room, found.base, found.notice)
    return str(row["written"])


def is_name(table: str) -> bool:
    return table.isascii() and table.isprintable() and len(table) <= 32


async def read_match(store: Store, row: Row, seats: int, trials: Trials) -> tuple[Reopened, int]:
    """A match as it is stored, and up to which event it is saved. One with a file of its owner's is tried elsewhere first."""
    kept = await store.snapshots_of(row["id"])
    stored = stored_table(row, seats, await store.events_of(row["id"]), kept)
    if stored.data:
        await trials.open(stored, str(row["written"]))
    try:
        found = await reopened(stored)
    except Problem:
        raise
    except NotationError as problem:
        raise Problem("other-rules", "file-refused" if stored.data else "no-game", cause=problem) from None
    except Exception as problem:  # whatever a game makes of what it cannot read
        log.error("a table cannot be followed", table=stored.table, problem=type(problem).__name__)
        raise Problem("other-rules", "damaged") from None
    return found, kept[STATE]["number"] if STATE in kept else 0


async def go_on(store: Store, room: Room, base: bool, notice: Sentences | None) -> str:
    """From here on the table is played under these rules; the key of the change that says so."""
    match, change = room.match, Change(room.id)
    saved: Saved | None = None
    if base:
        saved = await saved_game(room)
        if notice:
            tell_all(saved, OLDER_RULES, notice)
        change.snapshot = snapshot_row(room, BASE, saved)
    change.summary = room.summary(change.key)
    change.rules = {"of_table": room.id, "new_rules": match.game.version, "new_written": change.key}
    try:
        await store.write(change)
    except Exception:
        room.loaded = None
        raise Problem("not-stored", "unreachable") from None
    if change.snapshot:
        room.loaded, room.saved = resumed_from(room, read_snapshot(change.snapshot["data"])), 0
    log.info("a table goes on under newer rules", table=room.id, game=match.game.name, rules=match.game.version)
    return change.key


def resumed_from(room: Room, saved: Saved) -> Match:
    """The same match as a later start finds it."""
    old = room.match
    match = resumed(old.game, old.journal.options.text(), old.journal.seats, saved, old.luck, old.seeded)
    match.committed = old.committed
    return match


def chair_of(row: Row) -> Chair:
    chair = Chair(row["seat"], row["name"], row["kind"], row["level"], row["token"])
    chair.left, chair.forced, chair.claimed = row["left"], row["forced"], row["claimed"]
    chair.standing = msgspec.json.decode(row["standing"], type=list[Standing])
    return chair


def chat_of(row: Row) -> Chat:
    return Chat(row["number"], row["seat"], row["name"], row["text"], row["request"], row["time"])
