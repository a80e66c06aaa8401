"""From the store into memory: a room as its rows and its events make it."""

import asyncio
import secrets

import msgspec
import structlog

from orrery.catalog import game as game_named
from orrery.core import Game, NotationError, OrreryError
from orrery.core.committed_luck import Luck
from orrery.server.problems import Problem
from orrery.server.storage.changes import Change, Row
from orrery.server.storage.store import Store
from orrery.server.tables.match import ANSWER, Event, Match
from orrery.server.tables.room import CHATS_KEPT, Chat, Room
from orrery.server.tables.seating import Chair, Standing
from orrery.server.tables.snapshots import BASE, STATE, Saved, read_snapshot, resumed, saved_game, snapshot_row

log = structlog.get_logger()
AT_A_STRETCH = 100  # events followed before others get a turn


async def load(store: Store, room: Room) -> str:
    """Load a room in place; the key of its latest stored change. Its pages stay, and so do its chairs."""
    try:
        row = await store.table(room.id) if is_name(room.id) else None
        if row is None:
            raise Problem("not-found", "no-table")
        stored = [chair_of(each) for each in await store.chairs_of(room.id)]
        match, saved = await read_match(store, room, row, len(stored))
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
    room.shown_to_all.clear()
    room.loaded, room.saved = match, saved
    if match.older and match.older.rules != match.game.version:
        return await go_on(store, room)
    return str(row["written"])


def is_name(table: str) -> bool:
    return table.isascii() and table.isprintable() and len(table) <= 32


async def read_match(store: Store, room: Room, row: Row, seats: int) -> tuple[Match, int]:
    """A match as its stored events make it, every fingerprint checked on the way; and up to which event it is saved."""
    try:
        options, _, data = row["options"].partition("\n")  # as `stored_options` writes them
        game = game_named(row["game"], data)
    except NotationError:
        raise Problem("other-rules", "damaged") from None
    row = {**row, "options": options}
    luck = Luck(row["luck"] or secrets.token_hex(16))
    kept = await store.snapshots_of(room.id)
    events = [event_of(stored) for stored in await store.events_of(room.id)]
    try:
        if row["rules"] != game.version:
            match = resumed(game, row, seats, saved_under(game, row, kept), luck)
            follow_while_possible(match, events)
        elif BASE in kept:
            match = resumed(game, row, seats, read_snapshot(kept[BASE]), luck)
            await follow(match, events)
        else:
            match = Match(game, seats, game.options(row["options"]), luck, row["begun"], row["seed"] is not None)
            await follow(match, events)
    except Problem:
        raise
    except Exception as problem:  # whatever a game makes of what it cannot read
        log.error("a table cannot be followed", table=room.id, problem=type(problem).__name__)
        raise Problem("other-rules", "damaged") from None
    match.committed = bool(row["luck"])
    return match, kept[STATE]["number"] if STATE in kept else 0


def saved_under(game: Game, row: Row, kept: dict[str, Row]) -> Saved:
    """The latest snapshot of a table that was played under other rules."""
    found = [saved for saved in map(read_snapshot, kept.values()) if saved.rules == row["rules"]]
    if not found or row["rules"] > game.version:
        fields = {"was": str(row["rules"]), "now": str(game.version), "title": game.title()}
        raise Problem("other-rules", fields=fields)
    return max(found, key=lambda saved: saved.number)


async def follow(match: Match, events: list[Event]) -> None:
    for place, event in enumerate([event for event in events if event.number > match.events], start=1):
        match.follow(event)
        if place % AT_A_STRETCH == 0:
            await asyncio.sleep(0)


def follow_while_possible(match: Match, events: list[Event]) -> None:
    """What was answered after the snapshot, as far as the newer rules allow the same answers; then all events are past."""
    for event in [event for event in events if event.number > match.events]:
        action = match.game.table.by_text.get(event.text) if event.kind == ANSWER else None
        if action is None:
            break
        try:
            match.answer(event.seat, action, event.seq)
        except OrreryError:
            break
    match.events = events[-1].number if events else 0


async def go_on(store: Store, room: Room) -> str:
    """From here on the table is played under these rules; the key of the change that says so."""
    match, change = room.match, Change(room.id)
    change.snapshot = snapshot_row(room, BASE, await saved_game(room))
    change.rules = {"of_table": room.id, "new_rules": match.game.version, "new_written": change.key}
    try:
        await store.write(change)
    except Exception:
        room.loaded = None
        raise Problem("not-stored", "unreachable") from None
    room.loaded, room.saved = resumed_from(room, read_snapshot(change.snapshot)), 0
    log.info("a table goes on under newer rules", table=room.id, game=match.game.name, rules=match.game.version)
    return change.key


def resumed_from(room: Room, saved: Saved) -> Match:
    """The same match as a later start finds it."""
    old = room.match
    row = {"options": old.journal.options.text(), "seed": 0 if old.seeded else None}
    match = resumed(old.game, row, old.journal.seats, saved, old.luck)
    match.committed = old.committed
    return match


def event_of(row: Row) -> Event:
    return Event(row["number"], row["kind"], row["seat"], row["text"], row["seq"], row["mark"])


def chair_of(row: Row) -> Chair:
    chair = Chair(row["seat"], row["name"], row["kind"], row["level"], row["token"])
    chair.left, chair.forced, chair.claimed = row["left"], row["forced"], row["claimed"]
    chair.standing = msgspec.json.decode(row["standing"], type=list[Standing])
    return chair


def chat_of(row: Row) -> Chat:
    return Chat(row["number"], row["seat"], row["name"], row["text"], row["request"], row["time"])
