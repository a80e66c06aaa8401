"""Storage: what was acknowledged is stored, what could not be stored did not happen, what does not fit is refused."""

import asyncio
from pathlib import Path
from sqlite3 import IntegrityError
from typing import Any

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, delete, inspect, select, update

from orrery.server.settings import Settings
from orrery.server.storage import migrations, schema
from orrery.server.storage.changes import Change, execute
from orrery.server.storage.sqlite_writer import SqliteWriter
from orrery.server.storage.store import Store
from tests.server.kit import BATTLESTAR, application, bearer, people

ORDER = {"game": BATTLESTAR, "seats": people("Ada", "Grace")}


def table_row(name: str) -> dict[str, Any]:
    numbers = {"rules": 1, "created": 0, "changed": 0, "turns": 0, "begun": 0}
    texts = {"id": name, "game": "g", "options": "", "asked": "", "luck": "", "written": ""}
    return {**numbers, **texts, "seed": None, "rematch": None, "over": False}


async def new_table(client: httpx.AsyncClient) -> tuple[str, dict[str, Any], str]:
    made = (await client.post("/api/tables", json=ORDER)).json()
    for each in made["seats"]:
        state = (await client.get(f"/api/tables/{made['table']}", headers=bearer(each["token"]))).json()
        if state["decision"]:
            return made["table"], state, each["token"]
    raise AssertionError("nobody is asked")


def test_the_migrations_make_the_tables_that_the_program_uses(database: str) -> None:
    async def prepare() -> None:
        store = Store(database)
        await store.open()
        await store.close()

    asyncio.run(prepare())
    asyncio.run(prepare())  # a second time there is nothing to do
    found = inspect(create_engine(database.replace("+aiosqlite", "")))
    for table in schema.metadata.sorted_tables:
        columns = {each["name"]: (str(each["type"]), each["nullable"]) for each in found.get_columns(table.name)}
        assert columns == {each.name: (str(each.type), bool(each.nullable)) for each in table.columns}


def test_the_newest_version_is_the_one_that_is_checked() -> None:
    folder = str(migrations.__path__[0])
    assert ScriptDirectory(folder).get_current_head() == migrations.NEWEST


def test_what_could_not_be_stored_did_not_happen_and_can_be_sent_again(database: str) -> None:
    async def play() -> None:
        async with application(Settings(database)) as (client, app):
            table, state, token = await new_table(client)
            body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
            store = app.app.services.registry.store
            whole, store.direct = store.direct, object()
            refused = await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
            assert (refused.status_code, refused.json()["error"]) == (503, "not-stored")
            store.direct = whole
            assert (await client.get(f"/api/tables/{table}", headers=bearer(token))).json() == state
            assert (await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))).status_code == 200

    asyncio.run(play())


def test_one_change_that_cannot_be_stored_does_not_spoil_the_others(database: str) -> None:
    async def write() -> list[object]:
        store = Store(database)
        await store.open()
        rows = [table_row(name) for name in ("one", "two", "one")]
        results = await asyncio.gather(*(store.write(Change(str(row["id"]), made=row)) for row in rows), return_exceptions=True)
        await store.close()
        return list(results)

    first, second, third = asyncio.run(write())
    assert first is None
    assert second is None
    assert isinstance(third, Exception)


def test_a_table_that_could_not_be_stored_was_not_made(database: str) -> None:
    """It must not be reported as in doubt: the database can say that there is no such table."""

    async def play() -> None:
        async with application(Settings(database)) as (client, app):
            store = app.app.services.registry.store
            whole, store.direct = store.direct, object()
            refused = await client.post("/api/tables", json=ORDER)
            assert (refused.status_code, refused.json()["error"]) == (503, "not-stored")
            store.direct = whole
            assert (await client.post("/api/tables", json=ORDER)).status_code == 201
            assert len(await store.rows(select(schema.tables))) == 1

    asyncio.run(play())


def test_the_statement_for_answers_stores_what_the_general_ones_store(database: str, tmp_path: Path) -> None:
    """The fast path for answers writes exactly the rows that the general statements write."""
    two = [table_row("one"), table_row("two")]
    odd = 'a "quoted" é\\n 🚀'
    answers = [
        Change(
            str(row["id"]),
            happened=[
                {"table": row["id"], "number": 1, "kind": "answer", "seat": -1, "text": odd, "seq": None, "mark": ""},
                {"table": row["id"], "number": 2, "kind": "answer", "seat": 2, "text": "end", "seq": 2**53, "mark": "0a"},
            ],
            summary={
                "of_table": row["id"],
                "new_changed": 1_700_000_000_000 + place,
                "new_asked": "0 2",
                "new_turns": place,
                "new_over": place == 1,
                "new_rematch": None if place else "three",
                "new_written": f"key {place}",
            },
        )
        for place, row in enumerate(two)
    ]

    def stored(file: Path, quick: bool) -> list[list[Any]]:
        engine = create_engine(f"sqlite:///{file}")
        schema.metadata.create_all(engine)
        writer = SqliteWriter(file)
        writer.write([Change(str(row["id"]), made=row) for row in two])
        if quick:
            assert all(change.is_answer() for change in answers)
            writer.write(answers)
        else:
            with engine.begin() as connection:
                execute(connection, answers)
        writer.close()
        with engine.connect() as connection:
            found = [[tuple(row) for row in connection.execute(select(table))] for table in (schema.events, schema.tables)]
        engine.dispose()
        return found

    assert stored(tmp_path / "quick", True) == stored(tmp_path / "slow", False)


def test_of_two_answers_at_one_table_the_later_one_is_reported(tmp_path: Path) -> None:
    """They can share a transaction if the sender of the first has disconnected before it was stored."""
    file = tmp_path / "tables.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    schema.metadata.create_all(engine)
    writer = SqliteWriter(file)
    writer.write([Change("one", made=table_row("one"))])
    summary = {"of_table": "one", "new_asked": "", "new_over": False, "new_rematch": None, "new_changed": 5}
    writer.write([Change("one", summary={**summary, "new_turns": turns, "new_written": f"key {turns}"}) for turns in range(12)])
    writer.close()
    with engine.connect() as connection:
        assert tuple(connection.execute(select(schema.tables.c.turns, schema.tables.c.written)).one()) == (11, "key 11")
    engine.dispose()


def test_an_answer_that_cannot_be_stored_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    engine = create_engine(f"sqlite:///{file}")
    schema.metadata.create_all(engine)
    writer = SqliteWriter(file)
    writer.write([Change("one", made=table_row("one"))])
    event = {"table": "one", "number": 1, "kind": "answer", "seat": 0, "text": "end", "seq": 1, "mark": ""}
    summary = {"of_table": "one", "new_changed": 5, "new_asked": "", "new_turns": 5, "new_over": True, "new_rematch": None}
    twice = Change("one", happened=[event, event], summary={**summary, "new_written": "x"})
    with pytest.raises(IntegrityError):
        writer.write([twice])
    writer.write([Change("one", happened=[event])])
    writer.close()
    with engine.connect() as connection:
        assert len(connection.execute(select(schema.events)).all()) == 1
        assert connection.execute(select(schema.tables.c.turns)).scalar_one() == 0
    engine.dispose()


def test_answers_that_come_together_share_transactions(database: str) -> None:
    async def write() -> int:
        took: list[float] = []
        store = Store(database, took.append)
        await store.open()
        await asyncio.gather(*(store.write(Change(name, made=table_row(name))) for name in map(str, range(50))))
        assert len(await store.rows(select(schema.tables))) == 50
        await store.close()
        return len(took)

    assert asyncio.run(write()) <= 2


OTHER_MARKS = update(schema.events).where(schema.events.c.mark != "").values(mark="00000000")


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ([update(schema.tables).values(rules=99), OTHER_MARKS], "played under rules 99"),
        ([update(schema.tables).values(game="chess")], "No game is called 'chess'"),
    ],
)
def test_a_table_of_newer_rules_or_of_another_program_is_refused_and_kept(database: str, damage: list[Any], says: str) -> None:
    async def make() -> str:
        async with application(Settings(database)) as (client, _):
            return (await new_table(client))[0]

    async def ask(table: str) -> httpx.Response:
        async with application(Settings(database)) as (client, _):
            return await client.get(f"/api/tables/{table}")

    table = asyncio.run(make())
    with create_engine(database.replace("+aiosqlite", "")).begin() as connection:
        for statement in damage:
            connection.execute(statement)
        kept = connection.execute(select(schema.events)).all()
    answer = asyncio.run(ask(table))
    assert (answer.status_code, answer.json()["error"]) == (410, "other-rules")
    assert says in answer.json()["reason"]
    with create_engine(database.replace("+aiosqlite", "")).begin() as connection:
        assert connection.execute(select(schema.events)).all() == kept


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (update(schema.events).where(schema.events.c.number == 1).values(text="draw nonsense"), "answers no longer fit"),
        (delete(schema.events).where(schema.events.c.number == 2), "answers no longer fit"),
        (OTHER_MARKS, "may lead to a slightly different"),
    ],
)
def test_a_table_whose_events_lead_elsewhere_goes_on_from_as_far_as_they_can_be_followed(
    database: str, damage: Any, says: str
) -> None:
    async def make() -> str:
        async with application(Settings(database)) as (client, app):
            table = (await new_table(client))[0]
            app.app.services.registry.rooms.clear()  # no snapshot is taken at exit
            return table

    async def ask(table: str) -> httpx.Response:
        async with application(Settings(database)) as (client, _):
            return await client.get(f"/api/tables/{table}")

    table = asyncio.run(make())
    with create_engine(database.replace("+aiosqlite", "")).begin() as connection:
        connection.execute(damage)
        kept = connection.execute(select(schema.events)).all()
    for _ in range(2):
        answer = asyncio.run(ask(table))
        assert answer.status_code == 200
        assert [line for line in answer.json()["log"] if says in line["text"]]
    with create_engine(database.replace("+aiosqlite", "")).begin() as connection:
        assert connection.execute(select(schema.events)).all()[: len(kept)] == kept


def test_a_lost_database_closes_the_room_until_it_is_back(database: str) -> None:
    async def play() -> None:
        async with application(Settings(database)) as (client, app):
            table, state, token = await new_table(client)
            body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
            store = app.app.services.registry.store
            whole = (store.engine, store.direct)
            store.engine, store.direct = None, object()
            assert (await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))).status_code >= 500
            assert (await client.get(f"/api/tables/{table}", headers=bearer(token))).status_code >= 500
            store.engine, store.direct = whole
            assert (await client.get(f"/api/tables/{table}", headers=bearer(token))).json() == state
            assert (await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))).status_code == 200

    asyncio.run(play())
