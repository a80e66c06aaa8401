"""One room for one table, whatever fails; and an answer that was stored is never reported as lost."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from orrery.server import messages
from orrery.server.api import page as page_module
from orrery.server.api.live import attend
from orrery.server.api.page import Page
from orrery.server.live_messages import Hello
from orrery.server.settings import BEAT, Settings
from orrery.server.storage.changes import Change
from orrery.server.tables import creation, pulse
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from tests.server.kit import BATTLESTAR, application, bearer, open_registry, settled
from tests.server.test_leaks import Screen
from tests.server.test_store import new_table


async def opened(registry: TableRegistry) -> Room:
    seats = [messages.SeatPlan(kind="human", name=who) for who in ("A", "B")]
    made = await creation.make_table(registry, messages.NewTable(game=BATTLESTAR, seats=seats))
    return await registry.room(made.table)


async def answer_somehow(registry: TableRegistry, room: Room) -> None:
    from orrery.server.tables import commands

    async with registry.using(room) as match:
        seat = match.journal.state.waiting()[0]
        seq, action = match.shown[seat].seq, match.journal.state.options(seat)[0].text
    await commands.answer(registry, room, seat, messages.Answer(seq=seq, action=action), "en")


def test_a_table_has_one_room_through_failures_evictions_and_races(database: str) -> None:
    async def play() -> None:
        async with open_registry(Settings(database)) as registry:
            room = await opened(registry)
            write, failing = registry.store.write, True

            async def break_off(change: Change) -> None:
                for _ in range(20):  # meanwhile others have their turn
                    await asyncio.sleep(0)
                if failing:
                    raise OSError("the database is gone")
                await write(change)

            registry.store.write = break_off  # type: ignore[method-assign]
            found: set[int] = set()

            async def look() -> None:
                for _ in range(50):
                    found.add(id(await registry.room(room.id)))
                    registry.kept.clear()
                    await asyncio.sleep(0)

            answers = [answer_somehow(registry, room) for _ in range(8)]
            await asyncio.gather(*answers, *(look() for _ in range(5)), return_exceptions=True)
            failing = False
            await answer_somehow(registry, room)
            found.add(id(await registry.room(room.id)))
            assert found == {id(room)}

    asyncio.run(play())


def test_pages_of_a_table_whose_write_failed_go_on_with_the_table(database: str) -> None:
    async def play() -> list[int]:
        async with open_registry(Settings(database)) as registry:
            room = await opened(registry)
            screens: list[Any] = [Screen() for _ in range(6)]
            pages = [Page(registry, room, screen, 0, "en", Hello(picture=False)) for screen in screens]
            tasks = [asyncio.create_task(attend(registry, room, page)) for page in pages]
            await settled(lambda: all(len(screen.sent) >= 2 for screen in screens))
            write = registry.store.write

            async def refuse(change: Change) -> None:
                raise OSError("disk full")

            registry.store.write = refuse  # type: ignore[method-assign]
            with pytest.raises(Exception, match="not-stored"):
                await answer_somehow(registry, room)
            registry.store.write = write  # type: ignore[method-assign]
            await answer_somehow(registry, room)
            last = room.match.shown[0].seq
            await settled(lambda: all(page.seq == last for page in pages))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return [json.loads(screen.sent[-1]).get("seq", -1) - last for screen in screens]

    assert asyncio.run(play()) == [0] * 6


def test_a_page_that_cannot_be_updated_is_told_so_within_five_seconds(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of its own: pages are looked at as ever, but the time that they see goes on only when it is told to."""
    clock, looks = [100.0], [0]
    stopped = SimpleNamespace(monotonic=lambda: clock[0])
    monkeypatch.setattr(page_module, "time", stopped)
    monkeypatch.setattr(pulse, "time", stopped)
    look = Page.look

    def counted(page: Page, moment: float) -> None:
        looks[0] += 1
        look(page, moment)

    monkeypatch.setattr(Page, "look", counted)

    async def told_after(seconds: float, screen: Any) -> bool:
        clock[0] = 100.0 + seconds
        seen = looks[0]
        await settled(lambda: looks[0] > seen + 2)
        return '{"type":"late"}' in screen.sent

    async def play() -> list[bool]:
        async with open_registry(Settings(database)) as registry:
            room = await opened(registry)
            screen: Any = Screen()
            page = Page(registry, room, screen, 0, "en", Hello(picture=False))
            task = asyncio.create_task(attend(registry, room, page))
            await settled(lambda: len(screen.sent) >= 2 and page.idle)
            async with room.lock:  # like a write that hangs
                room.wake()
                told = [await told_after(seconds, screen) for seconds in (0.0, BEAT - 1.01, 5 - pulse.PERIOD)]
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return told

    assert asyncio.run(play()) == [False, False, True]


@pytest.mark.parametrize("stored", [True, False])
def test_an_interrupted_commit_is_looked_up_and_not_guessed(database: str, stored: bool) -> None:
    async def play() -> tuple[httpx.Response, httpx.Response, int]:
        async with application(Settings(database)) as (client, app):
            table, state, token = await new_table(client)
            body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
            store = app.app.services.registry.store
            whole = store.transact

            async def break_off(changes: list[Change]) -> None:
                if stored:
                    await whole(changes)
                raise ConnectionResetError("gone in the middle of a commit")

            store.transact = break_off
            first = await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
            store.transact = whole
            second = await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
            lines = (await client.get(f"/api/tables/{table}", headers=bearer(token))).json()["log"]
            return first, second, sum(1 for line in lines if line["action"] == body["action"])

    first, second, given = asyncio.run(play())
    assert first.status_code == (200 if stored else 503)
    assert stored or first.json()["error"] == "not-stored"
    assert (second.status_code, given) == (200, 1)


def test_with_the_database_gone_an_answer_is_in_doubt_and_counts_once(database: str) -> None:
    async def play() -> tuple[httpx.Response, httpx.Response, int]:
        async with application(Settings(database)) as (client, app):
            table, state, token = await new_table(client)
            body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
            store = app.app.services.registry.store
            whole, reading = store.transact, store.rows

            async def break_off(changes: list[Change]) -> None:
                await whole(changes)
                raise ConnectionResetError("gone after the commit")

            async def nothing(query: object) -> list[Any]:
                raise ConnectionRefusedError("gone")

            store.transact, store.rows = break_off, nothing
            first = await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
            store.transact, store.rows = whole, reading
            second = await client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
            lines = (await client.get(f"/api/tables/{table}", headers=bearer(token))).json()["log"]
            return first, second, sum(1 for line in lines if line["action"] == body["action"])

    first, second, given = asyncio.run(play())
    assert (first.status_code, first.json()["error"]) == (503, "in-doubt")
    assert "not known whether" in first.json()["reason"]
    assert (second.status_code, given) == (200, 1)
