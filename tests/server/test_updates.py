"""An update loses no game: older databases are migrated, and tables continue under newer rules."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import select

from orrery.catalog import game
from orrery.core import Game, Json, Rng
from orrery.server.settings import Settings
from orrery.server.storage import schema
from orrery.server.storage.migrations import KNOWN
from tests.server.kit import HIDDEN, Message, application, bearer, people, settled

DATABASES = Path(__file__).with_name("databases")
TOKENS = ["a-token-of-the-first-seat", "a-token-of-the-second-seat"]  # of both tables in the older databases
ORDER = {"game": HIDDEN, "seats": people("Ada", "Grace"), "seed": 1}  # a game in which somebody boasts


class Guest:
    """The two people of a table, through an application in this process."""

    def __init__(self, client: httpx.AsyncClient, table: str, tokens: list[str]) -> None:
        self.client, self.table, self.tokens = client, table, tokens

    async def get(self, what: str = "", seat: int = 0, **query: Any) -> httpx.Response:
        path = f"/api/tables/{self.table}{what}"
        return await self.client.get(path, headers=bearer(self.tokens[seat]), params={"lang": "en", **query})

    async def state(self, seat: int) -> Message:
        answer = await self.get("", seat)
        assert answer.status_code == 200, answer.text
        return cast(Message, answer.json())

    async def play(self, rng: Rng, answers: int = 1000) -> None:
        """Answer at random, that many times or to the end."""
        for _ in range(answers):
            for seat in (0, 1):
                state = await self.state(seat)
                if state["decision"]:
                    break
            if state["outcome"]:
                return
            options = state["decision"]["options"]
            body = {"seq": state["seq"], "action": options[rng.below(len(options))]["action"]}
            path = f"/api/tables/{self.table}/actions"
            answer = await self.client.post(path, json=body, headers=bearer(self.tokens[seat]))
            assert answer.status_code == 200, answer.text


@contextmanager
def newer_rules(upgrade: bool = True) -> Iterator[None]:
    """Rules in which points are called coins."""
    kind: Any = type(game(HIDDEN))

    def upgraded(self: Game, data: Json, version: int) -> Json:
        assert version == 1
        return {**{key: value for key, value in data.items() if key != "points"}, "coins": data["points"]}

    def load(self: Game, data: Json) -> Any:
        return plain(self, {**data, "points": data["coins"]})

    plain = kind.load
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kind, "version", 2)
        if upgrade:
            patch.setattr(kind, "upgraded", upgraded)
        patch.setattr(kind, "load", load)
        state_kind: Any = type(game(HIDDEN).start(2, game(HIDDEN).options("")))
        whole = state_kind.to_json
        patch.setattr(state_kind, "to_json", lambda self: {**whole(self), "coins": whole(self)["points"]})
        yield


def played(database: str, answers: int) -> tuple[str, list[str], list[Message]]:
    """A table after that many answers, and what its people see."""

    async def run() -> tuple[str, list[str], list[Message]]:
        async with application(Settings(database)) as (client, _):
            made = (await client.post("/api/tables", json=ORDER)).json()
            guest = Guest(client, made["table"], [each["token"] for each in made["seats"]])
            await guest.play(Rng(3), answers)
            return guest.table, guest.tokens, [await guest.state(seat) for seat in (0, 1)]

    return asyncio.run(run())


def without(state: Message, *fields: str) -> Message:
    return {key: value for key, value in state.items() if key not in fields}


def test_a_table_in_play_goes_on_under_newer_rules_as_it_stood(database: str) -> None:
    table, tokens, before = played(database, 6)

    async def go_on() -> tuple[list[Message], Message, Message]:
        async with application(Settings(database)) as (client, _):
            guest = Guest(client, table, tokens)
            after = [await guest.state(seat) for seat in (0, 1)]
            unseen = await guest.get("/replay/1", 0)
            assert (unseen.status_code, unseen.json()["error"]) == (404, "not-found")
            assert "older rules" in unseen.json()["reason"]
            await guest.play(Rng(4), 3)
            return after, await guest.state(0), (await guest.get("/replay", 0)).json()

    async def finish() -> tuple[Message, str]:
        async with application(Settings(database)) as (client, _):
            guest = Guest(client, table, tokens)
            state = await guest.state(0)
            await guest.play(Rng(5))
            return state, (await guest.get("/record", 0)).text

    with newer_rules():
        after, later, replay = asyncio.run(go_on())
        for old, new in zip(before, after, strict=True):
            assert without(new, "seats", "undo", "view") == without(old, "seats", "undo", "view")
        assert later["log"][: len(before[0]["log"])] == before[0]["log"]
        assert later["seq"] > before[0]["seq"]
        assert [line["text"] for line in replay["lines"]] == [line["text"] for line in later["log"]]
        state, record = asyncio.run(finish())
        assert state == later  # a second start finds the same
    assert '[Rules "1, 2"]' in record


def test_a_game_that_is_over_is_shown_under_newer_rules_as_it_was(database: str) -> None:
    table, tokens, _ = played(database, 1000)

    async def look() -> tuple[Message, Message, list[Message], str]:
        async with application(Settings(database)) as (client, _):
            guest = Guest(client, table, tokens)
            replay = (await guest.get("/replay", 0)).json()
            some = [0, 1, len(replay["lines"]) // 2, len(replay["lines"])]
            shown = [(await guest.get(f"/replay/{line}", 0, **{"as": view})).json() for line in some for view in ("1", "open")]
            return await guest.state(0), replay, shown, (await guest.get("/record", 0)).text

    state, replay, shown, _ = asyncio.run(look())
    assert state["outcome"]
    with newer_rules():
        for _ in range(2):  # upgraded, and then found as it was upgraded
            after, again, shown_again, record = asyncio.run(look())
            assert without(after, "view", "undo") == without(state, "view", "undo")
            assert again == replay
            scenes = [[each["scene"]["title"], each["outcome"], each["asked"]] for each in shown]
            assert [[each["scene"]["title"], each["outcome"], each["asked"]] for each in shown_again] == scenes
            assert '[Rules "1, 2"]' in record


def test_answers_after_the_latest_snapshot_are_given_again_as_far_as_the_rules_allow(database: str) -> None:
    table, tokens, _ = played(database, 4)

    async def play_and_be_killed() -> Message:
        settings = Settings(database)
        async with application(settings) as (client, app):
            guest = Guest(client, table, tokens)
            await guest.play(Rng(7), 5)
            state = await guest.state(0)
            app.app.services.registry.rooms.clear()  # nothing is saved at exit
            return state

    before = asyncio.run(play_and_be_killed())
    with newer_rules():

        async def look() -> Message:
            async with application(Settings(database)) as (client, _):
                return await Guest(client, table, tokens).state(0)

        assert without(asyncio.run(look()), "seats", "undo", "view") == without(before, "seats", "undo", "view")


def test_answers_after_a_snapshot_stand_although_some_between_them_were_taken_back(database: str) -> None:
    table, tokens, _ = played(database, 4)

    async def change_ones_mind_and_be_killed() -> Message:
        async with application(Settings(database)) as (client, app):
            guest = Guest(client, table, tokens)
            undone = 0
            for number in range(12):
                await guest.play(Rng(20 + number), 1)
                for seat in (0, 1):
                    state = await guest.state(seat)
                    body = {"seq": state["seq"], "what": "step"}
                    if state["undo"]["step"] and not undone:
                        answer = await client.post(f"/api/tables/{table}/undo", json=body, headers=bearer(tokens[seat]))
                        undone += answer.status_code == 200
            assert undone
            state = await guest.state(0)
            app.app.services.registry.rooms.clear()  # nothing is saved at exit
            return state

    before = asyncio.run(change_ones_mind_and_be_killed())
    with newer_rules():
        after, _, _ = looked_at(database, table, tokens)
    assert [line["text"] for line in after["log"]] == [line["text"] for line in before["log"]]
    assert after["decision"] == before["decision"] and after["turns"] == before["turns"]


def silently_other_rules() -> Any:
    """Rules that save something more, and have kept their version: every fingerprint differs."""
    patch = pytest.MonkeyPatch()
    state_kind: Any = type(game(HIDDEN).start(2, game(HIDDEN).options("")))
    whole = state_kind.to_json
    patch.setattr(state_kind, "to_json", lambda self: {**whole(self), "coins": 0})
    return patch


def refusing_boasts() -> Any:
    """Rules under which nobody may boast: games part from them where somebody did."""
    patch = pytest.MonkeyPatch()
    module: Any = sys.modules["sealed_bids"]
    patch.setattr(module.Boasting, "options", lambda *_: [module.PEEK])
    return patch


def looked_at(database: str, table: str, tokens: list[str]) -> tuple[Message, Message, str]:
    """A table's state, its replay and its record."""

    async def look() -> tuple[Message, Message, str]:
        async with application(Settings(database)) as (client, _):
            guest = Guest(client, table, tokens)
            return await guest.state(0), (await guest.get("/replay")).json(), (await guest.get("/record")).text

    return asyncio.run(look())


def without_snapshots(database: str) -> None:
    with sqlite3.connect(database.partition("///")[2]) as connection:
        connection.execute("DELETE FROM snapshots")
    connection.close()


def test_the_snapshot_goes_on_where_rules_have_changed_and_their_version_has_not(database: str) -> None:
    table, tokens, before = played(database, 9)
    patch = silently_other_rules()
    try:
        for _ in range(2):
            after, replay, record = looked_at(database, table, tokens)
            assert without(after, "seats", "undo", "view") == without(before[0], "seats", "undo", "view")
            assert [line["text"] for line in replay["lines"]] == [line["text"] for line in before[0]["log"]]
            assert '[Rules "1, 1"]' in record  # of two kinds, although of one number
    finally:
        patch.undo()


def test_a_state_that_newer_rules_cannot_read_is_reached_by_the_answers_that_led_to_it(database: str) -> None:
    table, tokens, before = played(database, 4)
    with newer_rules(upgrade=False):
        after, _, _ = looked_at(database, table, tokens)
    assert after["log"][-1]["action"] == "older-rules"
    assert after["log"][:-1] == before[0]["log"] and after["decision"] == before[0]["decision"]


@pytest.mark.parametrize("saved", [True, False])
def test_a_game_that_is_over_can_be_read_whatever_its_rules_have_become(database: str, saved: bool) -> None:
    table, tokens, _ = played(database, 1000)
    before, _, _ = looked_at(database, table, tokens)
    if not saved:
        without_snapshots(database)
    patch = refusing_boasts()
    try:
        for _ in range(2):
            state, replay, record = looked_at(database, table, tokens)
            assert {seat["status"] for seat in state["seats"]} == {"over"} and not state["decision"]
            told = [line["text"] for line in replay["lines"]]
            if saved:
                assert state["outcome"] == before["outcome"] and not [line for line in told if "have changed since" in line]
            else:
                notice = next(number for number, line in enumerate(told) if "have changed since" in line)
                assert "stand below as noted" in told[notice] and told[-1].partition(" ")[0] in ("P1", "P2", "*")
            answers = [row for row in record.splitlines() if row[:1] in ("P", "*")]
            assert len(answers) == len([row for row in before_record(database, table) if row])
    finally:
        patch.undo()
    if not saved:
        assert looked_at(database, table, tokens)[0]["outcome"] == before["outcome"]  # it was kept as it was


def before_record(database: str, table: str) -> list[str]:
    """All answers of a game in which nothing was taken back."""
    with sqlite3.connect(database.partition("///")[2]) as connection:
        rows = connection.execute('SELECT text FROM events WHERE "table" = ?', (table,)).fetchall()
    connection.close()
    return [row[0] for row in rows]


def test_a_game_that_is_over_and_whose_end_cannot_be_read_is_told_as_it_was(database: str) -> None:
    table, tokens, _ = played(database, 1000)
    before, replay, _ = looked_at(database, table, tokens)
    patch = refusing_boasts()
    kind: Any = type(game(HIDDEN))

    def unreadable(self: Game, data: Json) -> Any:
        raise KeyError("coins")

    patch.setattr(kind, "load", unreadable)
    try:
        state, again, _ = looked_at(database, table, tokens)
        assert [line["text"] for line in again["lines"]][:-1] == [line["text"] for line in replay["lines"]]
        assert "can be read here" in again["lines"][-1]["text"] and state["log"][-1]["text"] == again["lines"][-1]["text"]
        assert len(state["log"]) == len(before["log"]) + 1
    finally:
        patch.undo()


def test_a_game_in_play_without_a_snapshot_goes_back_to_where_its_rules_part(database: str) -> None:
    table, tokens, before = played(database, 9)
    without_snapshots(database)
    patch = refusing_boasts()
    try:
        after, _, _ = looked_at(database, table, tokens)
        assert "no longer fit" in after["log"][-1]["text"]
        assert after["log"][:-1] == before[0]["log"][: len(after["log"]) - 1] and after["turns"] <= before[0]["turns"]

        async def go_on() -> None:
            async with application(Settings(database)) as (client, _):
                await Guest(client, table, tokens).play(Rng(9), 2)

        asyncio.run(go_on())
    finally:
        patch.undo()


@pytest.mark.parametrize("version", KNOWN)
def test_every_released_schema_is_brought_up_to_date_with_its_tables_in_play(version: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((DATABASES / f"{version}.sql").read_text("utf-8"))
    connection.close()
    database = f"sqlite:///{file}"

    async def look(finish: bool) -> list[list[Message]]:
        states = []
        async with application(Settings(database)) as (client, app):
            rows = await app.app.services.registry.store.rows(select(schema.tables.c.id).order_by(schema.tables.c.id))
            for row in rows:
                guest = Guest(client, row["id"], TOKENS)
                states.append([await guest.state(seat) for seat in (0, 1)])
                if finish:
                    await guest.play(Rng(8))
            if not finish:
                keeper = app.app.services.registry.keeper
                await settled(keeper.done)  # older tables are saved meanwhile
        return states

    first = asyncio.run(look(False))
    assert any(state["decision"] for states in first for state in states)
    with newer_rules():
        again = asyncio.run(look(True))
    for before, after in zip(first, again, strict=True):
        for old, new in zip(before, after, strict=True):
            assert without(new, "view", "undo", "luck") == without(old, "view", "undo", "luck")
