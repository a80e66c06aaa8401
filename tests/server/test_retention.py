"""Tables that nobody needs any more: exported as records, then forgotten; never one without the other."""

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from orrery.catalog import game_of
from orrery.core import Replay, Rng, read_record
from orrery.core.committed_luck import COMMITMENT
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.storage.schema import chairs, chats, events, snapshots, tables
from orrery.server.tables import commands, creation, retention
from orrery.server.tables.registry import TableRegistry
from tests.server.kit import HIDDEN, application, open_registry
from tests.server.test_memory import Looking
from tests.waiting import Patience

SEATS = [messages.SeatPlan(kind="human", name=who) for who in ("Ada", "Grace")]
DAY = 86_400_000  # milliseconds


async def make(registry: TableRegistry, age: int, answers: int = 0) -> str:
    """A table that has not changed for some days."""
    made = await creation.make_table(registry, messages.NewTable(game=HIDDEN, seats=SEATS))
    room, rng = await registry.room(made.table), Rng(5)
    await commands.say(registry, room, 0, messages.Say(text="hello"))
    while answers and not room.is_over():
        seat = room.match.journal.state.waiting()[0]
        options = room.match.journal.state.options(seat)
        wanted = messages.Answer(seq=room.match.shown[seat].seq, action=options[rng.below(len(options))].text)
        await commands.answer(registry, room, seat, wanted, "en")
        answers -= 1
    await registry.save(room)
    room.changed -= age * DAY
    async with registry.store.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == made.table).values(changed=room.changed))
    return made.table


async def left(registry: TableRegistry, table: str) -> list[int]:
    """How many rows there are of a table, by kind."""
    columns = [tables.c.id, chairs.c.table, events.c.table, chats.c.table, snapshots.c.table]
    queries = [select(func.count().label("rows")).where(column == table) for column in columns]
    return [(await registry.store.rows(query))[0]["rows"] for query in queries]


def test_old_tables_are_exported_and_forgotten_and_others_stay(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "exported" / "records"

    async def play() -> None:
        async with open_registry(Settings(database)) as registry:
            over, abandoned, recent, watched = [await make(registry, *each) for each in ((40, 999), (40, 3), (20, 3), (40, 3))]
            page = Looking()
            (await registry.room(watched)).readers.add(page)
            commitment = (await registry.room(over)).match.commitment
            whole = [len((await registry.room(table)).match.journal.entries) for table in (over, abandoned)]
            assert await retention.forget_older_tables(registry, 30, folder) == 2
            assert await left(registry, over) == await left(registry, abandoned) == [0] * 5
            assert all(await left(registry, recent)) and all(await left(registry, watched))
            for table in (over, abandoned):
                with pytest.raises(Problem, match="no-table"):
                    await registry.room(table)
            files = {path.name: read_record(path.read_text("utf-8")) for path in folder.iterdir()}
            assert sorted(files) == sorted(f"{HIDDEN}-{table}.orr" for table in (over, abandoned))
            found = [files[f"{HIDDEN}-{table}.orr"] for table in (over, abandoned)]
            assert [len(record.lines) for record in found] == whole
            for record in found:
                Replay(game_of(record), record).finish()
            assert found[0].headers[COMMITMENT] == commitment
            assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}
            assert await retention.forget_older_tables(registry, 30, folder) == 0

    asyncio.run(play())


def test_a_table_that_cannot_be_exported_is_kept(database: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    async def play() -> list[int]:
        async with open_registry(Settings(database)) as registry:
            table = await make(registry, 40, 3)
            assert await retention.forget_older_tables(registry, 30, tmp_path / "file") == 0
            assert (await registry.room(table)).match.events > 0
            return await left(registry, table)

    assert all(asyncio.run(play()))


def test_a_table_that_cannot_be_read_is_kept(database: str, tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with open_registry(Settings(database)) as registry:
            table = await make(registry, 40, 3)
            registry.kept.clear()
            async with registry.store.engine.begin() as connection:
                await connection.execute(update(tables).where(tables.c.id == table).values(game="a-game-that-is-gone"))
            assert await retention.forget_older_tables(registry, 30, tmp_path / "records") == 0
            return await left(registry, table)

    assert all(asyncio.run(play()))


@pytest.mark.parametrize("days", [0, 30])
def test_a_server_forgets_only_when_it_is_told_to(database: str, tmp_path: Path, days: int) -> None:
    async def play() -> bool:
        async with open_registry(Settings(database)) as registry:
            table = await make(registry, 400, 3)
        async with application(Settings(database, keep_days=days, exports=str(tmp_path / "records"))) as (client, _):
            if "retention" not in {task.get_name() for task in asyncio.all_tasks()}:
                assert (await client.get(f"/api/tables/{table}")).status_code == 200
                return False
            patience = Patience("the table is forgotten")
            while (await client.get(f"/api/tables/{table}")).status_code != 404:
                patience.check()
            return True

    assert asyncio.run(play()) == bool(days)
    assert (tmp_path / "records").exists() == bool(days)
