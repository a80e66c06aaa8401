"""Databases that older versions made: every table in them goes on or can be read, whatever has become of its rules since.

`tools/make_database.py` made them, run with the sources of the commit that gives each its name.
"""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from orrery.server.settings import Settings
from orrery.server.tables.room import Room
from tests.server.kit import QUICK, Message, application, bearer, settled
from tools.make_database import TOKEN, restored

DATABASES = sorted(Path(__file__).with_name("databases").glob("*.sql.xz"))
LARGEST = 60_000  # bytes of such a file
SAYS = "older-rules"  # the text of a line that says what became of a game


class Visitor:
    """Both people of one table."""

    def __init__(self, client: httpx.AsyncClient, row: Message) -> None:
        self.client, self.row = client, row
        self.people: list[int] = row["people"]

    async def get(self, what: str = "", seat: int | None = None, **query: Any) -> httpx.Response:
        token = TOKEN.format(seat=self.people[0] if seat is None else seat)
        path = f"/api/tables/{self.row['id']}{what}"
        return await self.client.get(path, params={"lang": "en", **query}, headers=bearer(token))

    async def state(self, seat: int | None = None) -> Message:
        answer = await self.get("", seat)
        assert answer.status_code == 200, answer.text
        return cast(Message, answer.json())

    async def look(self) -> Message:
        """Everything that can be read, each of it without a fault; the state."""
        state = await self.state()
        replay, record = await self.get("/replay"), await self.get("/record")
        assert (replay.status_code, record.status_code) == (200, 200), replay.text + record.text
        lines = replay.json()["lines"]
        assert lines and record.text.startswith(f'[Game "{self.row["game"]}"]')
        for line in {0, *(lines[place]["line"] for place in (0, len(lines) // 2, -1))}:
            shown = await self.get(f"/replay/{line}")
            assert shown.status_code == 200 or (shown.status_code == 404 and "older rules" in shown.json()["reason"])
        said = [line["text"] for line in state["log"] if line["action"] == SAYS]
        assert all("have changed since" in text for text in said)
        if not any("answers no longer fit" in text for text in said):
            assert state["turns"] == self.row["turns"]  # it stands where it stood
        return state

    async def answer(self, room: Room) -> None:
        """Give an answer for whoever is asked; bots get time for theirs."""
        await settled(lambda: room.is_over() or self.asked(room) is not None, "a person is asked")
        seat = self.asked(room)
        if seat is None:
            return
        state = await self.state(seat)
        body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
        path = f"/api/tables/{self.row['id']}/actions"
        answer = await self.client.post(path, json=body, headers=bearer(TOKEN.format(seat=seat)))
        assert answer.status_code == 200, answer.text
        assert (await self.state(seat))["seq"] >= state["seq"]

    def asked(self, room: Room) -> int | None:
        return next((seat for seat in room.match.journal.state.waiting() if seat in self.people), None)


def tables_in(database: Path) -> list[Message]:
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM tables ORDER BY created")]
        for row in rows:
            seated = connection.execute("SELECT seat FROM chairs WHERE kind = 'human' AND \"table\" = ?", (row["id"],))
            row["people"] = sorted(each["seat"] for each in seated)
    connection.close()
    return rows


def test_ten_older_versions_are_kept_and_small() -> None:
    assert len(DATABASES) >= 10
    assert all(file.stat().st_size <= LARGEST for file in DATABASES)


@pytest.mark.parametrize("file", DATABASES, ids=lambda file: file.name.partition(".")[0])
def test_every_table_of_an_older_version_goes_on_or_can_be_read(file: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    restored(file, database)
    rows = tables_in(database)
    assert any(row["over"] for row in rows) and any(not row["over"] for row in rows)
    settings = Settings(f"sqlite:///{database}", bot_pause=0.0, forced_pause=QUICK["forced_pause"])

    async def visit(play: bool) -> list[Message]:
        states: list[Message] = []
        async with application(settings) as (client, app):
            for row in rows:
                visitor = Visitor(client, row)
                states.append(await visitor.look())
                if play and not row["over"]:
                    await visitor.answer(await app.app.services.registry.room(row["id"]))
            await settled(app.app.services.registry.keeper.done)
        return states

    first = asyncio.run(visit(play=False))
    again = asyncio.run(visit(play=True))
    assert [state["log"] for state in again] == [state["log"] for state in first]  # a second start finds the same
    assert [state["view"] for state in again] == [state["view"] for state in first]
