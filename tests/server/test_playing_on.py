"""A line means the same everywhere: what a replay shows after it, in the terminal too, is where a new table begins."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from orrery.catalog import game_of, games
from orrery.core import GALLERY, Record, Replay, State, fingerprint, read_record
from orrery.server import messages
from orrery.server.picture_messages import Picture
from orrery.server.settings import Settings
from orrery.server.tables import creation, replays
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.terminal.replaying import Reel
from tests.server.kit import open_registry

RECORDS = Path(__file__).parents[1] / "records"
TABLES = 6  # new tables that are really made for each game: at each line only what they would begin with is looked at
BLANK = Picture(title="", width=1, height=1, actions={}, camps=[], art=[], pieces="", panels=[])


def shortest(name: str) -> Path:
    """The shortest record of a game that is over and in which something is told of what comes of an answer."""
    records = {path: read_record(path.read_text("utf-8")) for path in sorted(RECORDS.glob(f"{name}/*.orr"))}
    over = [path for path, record in records.items() if record.headers["Result"] != "*" and told(record)]
    return min(over, key=lambda path: len(records[path].lines))


def told(record: Record) -> bool:
    return any(line.told for line in record.lines)


@asynccontextmanager
async def finished(path: Path, database: str) -> AsyncIterator[tuple[TableRegistry, Room, Record]]:
    """A table at which a whole record was played; its pictures are not drawn."""

    async def blank(kind: type, task: bytes) -> Any:
        return BLANK

    record = read_record(path.read_text("utf-8"))
    async with open_registry(Settings(database, bots=("random",))) as registry:
        registry.pictures.drawn = blank  # type: ignore[method-assign]
        source = messages.Source(record=record.write(), line=len(record.lines))
        made = await creation.make_table(registry, wanted(record, source))
        yield registry, await registry.room(made.table), record


def wanted(record: Record, source: messages.Source) -> messages.NewTable:
    seats = [messages.SeatPlan(kind="human", name=name) for name in record.names()]
    return messages.NewTable(seats=seats, source=source)


async def mark_shown(registry: TableRegistry, room: Room, line: int) -> str:
    """The fingerprint of what a replay shows after a line."""
    shown = await replays.position(registry, room, GALLERY, line, replays.OPEN, "en", ground=False)
    game = room.match.game
    return fingerprint(game.load({key: shown.view[key] for key in room.match.journal.state.to_json()}))


async def begun(registry: TableRegistry, record: Record, source: messages.Source) -> State:
    """Where a table that is really made begins, before its own luck draws anything."""
    made = await creation.make_table(registry, wanted(record, source))
    match = (await registry.room(made.table)).match
    assert match.begun == source.line
    return await replays.state_after(match, match.journal.entries[: match.begun])


@pytest.mark.parametrize("name", games())
def test_a_table_goes_on_from_what_the_replay_shows_at_every_line(name: str, database: str) -> None:
    path = shortest(name)

    async def look() -> None:
        async with finished(path, database) as (registry, room, record):
            replay = replays.replay_of(room, GALLERY, "en")
            last = replay.lines[-1].line
            assert sorted({line.line for line in replay.lines}) == list(range(1, last + 1))
            truth, reel = Replay(game_of(record), record), Reel(path, "en")
            for line in range(last + 1):
                if line:
                    truth.step()
                    reel.go_to(line)
                mark = fingerprint(truth.state)
                assert await mark_shown(registry, room, line) == mark, f"line {line} of the replay"
                assert fingerprint(reel.replay.state) == mark, f"line {line} in the terminal"
                sources = [
                    messages.Source(table=room.id, line=line),
                    messages.Source(record=record.write(), line=line),
                ]
                for source in sources:
                    _, _, lines = await creation.beginning(registry, wanted(record, source))
                    assert len(lines) == line
                    if line % max(1, last // TABLES) == 0:
                        assert fingerprint(await begun(registry, record, source)) == mark, f"line {line} of a new table"
            assert truth.at == last == len(record.lines)

    asyncio.run(look())
