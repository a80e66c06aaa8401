"""New tables: from nothing, from a position of a game that is over, or as a rematch."""

import secrets

from orrery.bots import LEVELS, make_bot
from orrery.catalog import game as game_named
from orrery.core import Game, NotationError, Options, OrreryError, Record, Replay, Rng, Seat, read_record
from orrery.core.committed_luck import CHOSEN, Luck
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.storage.changes import Change
from orrery.server.tables.match import ANSWER, Event, Match
from orrery.server.tables.memory import expected
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.reopening import Stored
from orrery.server.tables.room import Room
from orrery.server.tables.seating import Chair, digest, new_token
from orrery.server.tables.stretches import Stretches

NAME_LENGTH = 40
LONGEST_RECORD = 6_000  # lines of a record that is sent: several times the longest game
Lines = list[tuple[Seat, str]]


def new_id() -> str:
    """The name of a table: 72 bits, because whoever knows it may watch."""
    return secrets.token_urlsafe(9)


def new_luck(seed: int | None = None) -> Luck:
    """The luck of a new table: 128 bits that nobody knows before the end, or the seed that was asked for."""
    return Luck(secrets.token_hex(16) if seed is None else f"{CHOSEN}{seed}")


async def make_table(registry: TableRegistry, wanted: messages.NewTable) -> messages.TableMade:
    """A table as it was ordered, with tokens for its people."""
    try:
        game, options, lines = await beginning(registry, wanted)
    except OrreryError as problem:
        raise Problem("illegal", cause=problem) from None
    async with registry.memory.space_for(expected(len(lines), game.data)):
        try:
            match = Match(game, len(wanted.seats), options, new_luck(wanted.seed), len(lines), wanted.seed is not None)
            events = await played(match, lines)
        except OrreryError as problem:
            raise Problem("illegal", cause=problem) from None
        tokens = {seat: new_token() for seat, plan in enumerate(wanted.seats) if plan.kind == "human"}
        chairs = [
            chair_for(game, seat, plan, tokens.get(seat, ""), registry.settings.bots) for seat, plan in enumerate(wanted.seats)
        ]
        room = Room(new_id())
        room.loaded, room.chairs = match, chairs
        await registry.add(room, events)
    return messages.TableMade(
        room.id,
        [messages.SeatOpened(seat, token, link_to(room.id, token)) for seat, token in tokens.items()],
        f"/table/{room.id}",
    )


async def played(match: Match, lines: Lines) -> list[Event]:
    """The lines that a table begins with, answered one by one while others get their turns."""
    events: list[Event] = []
    stretches = Stretches()
    if len(lines) > LONGEST_RECORD:
        raise Problem("illegal", "record-long", {"most": str(LONGEST_RECORD)})
    for seat, text in lines:
        events.append(match.answer(seat, match.game.table.parse(text)))
        await stretches.rest()
    return events


def link_to(table: str, token: str) -> str:
    """The token stands behind `#`: browsers keep that part to themselves."""
    return f"/table/{table}#token={token}"


async def beginning(registry: TableRegistry, wanted: messages.NewTable) -> tuple[Game, Options, Lines]:
    """The game, its options and the lines that it starts with."""
    source = wanted.source
    if source is None:
        await try_file(registry, wanted.game, wanted.data, wanted.options, len(wanted.seats), [])
        game = game_named(wanted.game, wanted.data)
        return game, game.options(wanted.options), []
    if source.record:
        if source.record.count("\n") > LONGEST_RECORD:
            raise Problem("illegal", "record-long", {"most": str(LONGEST_RECORD)})
        record = read_record(source.record)
        name, data, options = record.headers["Game"], record.headers.get("Data", ""), record.headers["Options"]
        lines, seats = [(line.seat, line.text) for line in record.lines], len(record.names())
        await try_file(registry, name, data, options, seats, lines)
        game = game_named(name, data)
        await follow_older(game, record, source.line)
    else:
        room = await registry.room(source.table)
        async with registry.using(room):
            if not room.is_over():
                raise Problem("illegal", "from-running")
            if room.match.older:
                raise Problem("illegal", "older-part")
            journal = room.match.journal
            game, options, seats = journal.game, journal.options.text(), journal.seats
            lines = [(entry.seat, entry.action.text) for entry in journal.entries]
    if source.line > len(lines):
        raise Problem("not-found", "no-line", {"line": str(source.line), "last": str(len(lines))})
    if seats != len(wanted.seats):
        raise Problem("illegal", "from-seats", {"count": str(seats)})
    return game, game.options(options), lines[: source.line]


async def try_file(registry: TableRegistry, name: str, data: str, options: str, seats: int, lines: Lines) -> None:
    """Play what a table begins with in another process first, if it is played with a file: cards may do anything."""
    if not data.strip():
        return
    events = [Event(number, ANSWER, seat, text) for number, (seat, text) in enumerate(lines, start=1)]
    rules = game_named(name).version
    stored = Stored("", name, data, rules, options, seats, True, new_luck().key, len(lines), False, events, {})
    try:
        await registry.trials.begin(stored)
    except Problem as problem:
        if problem.cause is None:  # what is wrong with the file is told below, as it is without a trial
            raise Problem("illegal", problem.say.replace("set-aside", "file"), problem.fields) from None


async def follow_older(game: Game, record: Record, lines: int) -> None:
    """Check that these rules follow a record of other rules to a line; else a sentence says where they part."""
    replay, stretches = Replay(game, record), Stretches()
    while not replay.of_these_rules and replay.at < min(lines, len(record.lines)):
        replay.step()
        await stretches.rest()


def chair_for(game: Game, seat: Seat, plan: messages.SeatPlan, token: str, allowed: tuple[str, ...]) -> Chair:
    if plan.kind == "human":
        return Chair(seat, cleaned(plan.name) or f"P{seat + 1}", "human", "", digest(token))
    level = checked_level(game, plan.level, allowed)
    return Chair(seat, cleaned(plan.name) or level, "bot", level)


def checked_level(game: Game, level: str, allowed: tuple[str, ...]) -> str:
    """A level, or a bot that the server's owner allows."""
    level = level or next(iter(LEVELS))
    try:
        if level not in LEVELS and level not in allowed:
            raise NotationError("not at this server")
        make_bot(level, game, Rng(0))
    except NotationError:
        raise Problem("illegal", "unknown-level", {"level": level, "levels": ", ".join([*LEVELS, *allowed])}) from None
    return level


def cleaned(text: str) -> str:
    """What somebody typed, as one line without anything that does not print.

    >>> cleaned("  Ada \\x00\\n the  ace ")
    'Ada the ace'
    """
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(kept.split())[:NAME_LENGTH].strip()


async def rematch(registry: TableRegistry, room: Room) -> messages.NextTable:
    """The same game with the same people at a new table, which the same tokens open."""
    following = Room(new_id())
    following.loaded = Match(room.match.game, len(room.chairs), room.match.journal.options, new_luck())
    starts: list[Event] = []

    def ask() -> list[Event]:
        if not room.is_over():
            raise Problem("illegal", "not-over")
        return starts

    def store_both(change: Change) -> None:
        if room.rematch is None:
            following.chairs = [seated_again(each) for each in room.chairs]
            room.rematch = following.id
            start = registry.with_start(following, [])
            change.made, change.seated, change.happened = start.made, start.seated, start.happened

    await registry.change(room, ask, store_both)
    assert room.rematch is not None, "a rematch has been made or was there"
    return messages.NextTable(room.rematch, f"/table/{room.rematch}")


def seated_again(chair: Chair) -> Chair:
    """The same guest at the next table; a person who left is awaited again."""
    again = Chair(chair.seat, chair.name, chair.kind, chair.level if chair.kind == "bot" else "", chair.token)
    again.claimed = chair.claimed
    return again
