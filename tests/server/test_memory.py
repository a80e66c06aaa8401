"""Memory for tables: it has a limit, idle tables leave first, and when none can leave, another is refused with a sentence."""

import asyncio
import gc
import tracemalloc
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.catalog import game_of
from orrery.core import read_record
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.tables import creation
from orrery.server.tables.match import Match
from orrery.server.tables.memory import A_TABLE, expected, weight_of
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from tests.server.kit import BATTLESTAR, ROOT, application, open_registry, people

RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.orr"), key=lambda path: path.stat().st_size)
LARGE = [
    next(path for path in reversed(RECORDS) if path.parent.name == game) for game in {path.parent.name for path in RECORDS}
]
SEATS = [messages.SeatPlan(kind="human", name=who) for who in ("A", "B")]


def played(path: Path) -> Room:
    record = read_record(path.read_text("utf-8"))
    game = game_of(record)
    room = Room("a table")
    match = Match(game, len(record.names()), game.options(record.headers["Options"]), creation.new_luck())
    for line in record.lines:
        match.take(line.seat, game.table.parse(line.text))
    room.loaded = match
    return room


def test_the_estimate_is_no_less_than_a_table_takes_and_not_far_more() -> None:
    for path in sorted(LARGE):
        played(path)  # what is made once for all tables of a game is there
        gc.collect()
        tracemalloc.start()
        try:
            room = played(path)
            gc.collect()
            taken, estimated = tracemalloc.get_traced_memory()[0], weight_of(room)
        finally:
            tracemalloc.stop()
        assert taken < estimated < 2.5 * taken + 2 * A_TABLE, (path.name, taken, estimated)
        assert taken < expected(len(room.match.journal.entries)), path.name


class Looking:
    """A page, as far as a room needs one."""

    seat = -2

    def wake(self) -> None: ...

    def show(self, match: Match) -> None: ...

    def dismiss(self) -> None: ...


def limited(database: str, tables: int) -> Settings:
    megabytes = tables * expected(0) // 1_000_000
    return Settings(database, table_memory=megabytes)


async def make(registry: TableRegistry) -> str:
    return (await creation.make_table(registry, messages.NewTable(game=BATTLESTAR, seats=SEATS))).table


def test_idle_tables_leave_memory_when_it_is_full_the_one_touched_longest_ago_first(database: str) -> None:
    async def play() -> None:
        async with open_registry(limited(database, 40)) as registry:
            made = [await make(registry)]
            watched = await registry.room(made[0])
            watched.readers.add(Looking())
            for _ in range(60):
                made.append(await make(registry))
                await registry.room(made[1])  # somebody comes back to this one all the time
            assert registry.memory.held() <= registry.memory.limit
            assert set(made[:2]) <= set(registry.rooms), "a table that is looked at stays, and so does one that is used"
            gone = [table for table in made if table not in registry.rooms]
            assert gone == made[2 : 2 + len(gone)] and len(gone) >= 5
            assert (await registry.room(gone[0])).match.events > 0, "it is read again when somebody comes"

    asyncio.run(play())


def test_a_table_is_refused_when_none_can_leave(database: str) -> None:
    async def play() -> list[Problem]:
        async with open_registry(limited(database, 20)) as registry:
            stored = await make(registry)
            registry.kept.clear()
            gc.collect()
            held: list[Room] = []
            problems: list[Problem] = []
            while not problems:
                assert len(held) < 200, "there is no limit"
                try:
                    held.append(await registry.room(await make(registry)))
                    held[-1].readers.add(Looking())
                except Problem as problem:
                    problems.append(problem)
            try:
                await registry.room(stored)
            except Problem as problem:
                problems.append(problem)
            assert registry.memory.held() <= registry.memory.limit
            held.pop().readers.clear()
            assert (await registry.room(stored)).loaded, "there is room again"
            return problems

    refused = asyncio.run(play())
    assert [(problem.status, problem.error) for problem in refused] == [(503, "busy")] * 2
    assert refused[0].body("en")["reason"] == (
        "The server has as many tables open as it can hold: try again in a moment. Whatever was acknowledged is stored."
    )
    assert refused[0].body("fr")["reason"] != refused[0].body("en")["reason"]


def test_long_records_that_come_at_once_share_the_memory(database: str) -> None:
    """Each of them is counted before it is played, not only when it is there."""
    record = LARGE[0].read_text("utf-8")
    read = read_record(record)
    order: dict[str, Any] = {
        "seats": people(*(f"P{seat}" for seat in range(len(read.names())))),
        "from": {"record": record, "line": len(read.lines)},
    }
    megabytes = 3 * expected(len(read.lines)) // 1_000_000 + 1

    async def attack() -> list[httpx.Response]:
        async with application(Settings(database, table_memory=megabytes)) as (client, _):
            return await asyncio.gather(*(client.post("/api/tables", json=order) for _ in range(8)))

    statuses = [answer.status_code for answer in asyncio.run(attack())]
    assert set(statuses) == {201, 503}
    assert 2 <= statuses.count(201) <= 4


def test_what_leaves_memory_is_freed_without_a_collection(database: str) -> None:
    async def play() -> list[str]:
        async with open_registry(limited(database, 40)) as registry:
            table = await make(registry)
            gc.disable()
            try:
                await registry.memory.let_go(registry.kept[table])
                return [each for each in (table,) if each in registry.rooms]
            finally:
                gc.enable()

    assert asyncio.run(play()) == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_refusal_is_a_sentence(lang: str) -> None:
    assert str(Problem("busy", "memory-full").body(lang)["reason"]).endswith(".")
