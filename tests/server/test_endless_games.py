"""Whatever a game does, the server goes on: tables with a file are tried in another process, a loop that hangs is noticed."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, update

from orrery.server.settings import Settings
from orrery.server.storage import schema
from orrery.server.watcher import BEATS, GRACE, SIZE, TICK, Watcher, is_stopped
from tests.server.kit import HIDDEN, PATIENCE, Message, Server, application, bearer, people, settled, sqlite
from tests.waiting import wait_until

ENDLESS, MODULE = "endless-bids", "endless_bids"
AT_START, AT_BID = "for ever from the start", "for ever at a bid"
SWITCH = "ORRERY_TEST_FOR_EVER"
HANGS = "the event loop hangs"
ORDER = {"game": ENDLESS, "seats": people("Ada", "Grace"), "data": AT_START}
PLAIN = {"game": HIDDEN, "seats": people("Ada", "Grace")}


@pytest.fixture(autouse=True)
def endless_game(game_with_secrets: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("ORRERY_GAMES", f"{os.environ['ORRERY_GAMES']} {ENDLESS}={MODULE}")
    yield


def impatient(database: str) -> Settings:
    """A short time limit, which an endless game always exceeds; starting a process uses up some of it."""
    return Settings(database, trial=4.0)


async def made(client: httpx.AsyncClient, order: Message) -> tuple[str, str]:
    answer = await client.post("/api/tables", json=order)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["seats"][0]["token"]


def test_a_stored_table_that_never_opens_is_set_aside_while_others_are_played(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make() -> list[tuple[str, str]]:
        async with application(Settings(database, trial=PATIENCE)) as (client, _):
            return [await made(client, ORDER), await made(client, PLAIN)]

    (endless, own), (plain, other) = asyncio.run(make())
    monkeypatch.setenv(SWITCH, "1")  # what the process of trials inherits

    async def visit() -> None:
        async with application(impatient(database)) as (client, app):
            pool = app.app.services.registry.trials.pool
            opening = asyncio.create_task(client.get(f"/api/tables/{endless}", headers=bearer(own)))
            answer = await client.get(f"/api/tables/{plain}", headers=bearer(other))
            assert answer.status_code == 200 and not opening.done()
            refused = await opening
            assert (refused.status_code, refused.json()["error"]) == (410, "other-rules")
            assert "set aside" in refused.json()["reason"] and "4 seconds" in refused.json()["reason"]
            app.app.services.registry.trials.pool = None  # it is remembered, not tried again
            french = await client.get(f"/api/tables/{endless}", headers=bearer(own), params={"lang": "fr"})
            assert french.status_code == 410 and "mise de côté" in french.json()["reason"]
            app.app.services.registry.trials.pool = pool

    asyncio.run(visit())
    asyncio.run(visit())  # a restart finds the same
    monkeypatch.delenv(SWITCH)

    async def look() -> int:
        async with application(Settings(database, trial=PATIENCE)) as (client, _):
            return (await client.get(f"/api/tables/{endless}", headers=bearer(own))).status_code

    assert asyncio.run(look()) == 200  # it was kept


def test_a_table_that_the_server_opens_by_itself_is_tried_as_well(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def make() -> None:
        async with application(Settings(database, trial=PATIENCE)) as (client, app):
            await made(client, ORDER)
            app.app.services.registry.rooms.clear()  # no snapshot is taken: the next start wants to

    asyncio.run(make())
    monkeypatch.setenv(SWITCH, "1")

    async def start() -> None:
        async with application(impatient(database)) as (client, app):
            table = await made(client, PLAIN)
            keeper, trials = app.app.services.registry.keeper, app.app.services.registry.trials
            await settled(keeper.done)
            assert len(trials.aside) == 1
            answer = await client.get(f"/api/tables/{table[0]}", headers=bearer(table[1]))
            assert answer.status_code == 200

    asyncio.run(start())


def test_a_new_table_whose_file_never_lets_it_begin_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "1")
    head = f'[Game "{ENDLESS}"]\n[Rules "1"]\n[Seats "Ada, Grace"]\n[Options ""]\n[Result "*"]\n[Data "{AT_START}"]\n\n'
    record = {"game": ENDLESS, "seats": people("Ada", "Grace"), "from": {"record": head + "* deal 1\n", "line": 1}}

    async def order(settings: Settings, *orders: Message) -> list[httpx.Response]:
        async with application(settings) as (client, _):
            return [await client.post("/api/tables", json=each) for each in orders]

    for answer in asyncio.run(order(impatient(database), ORDER, record)):
        assert answer.status_code == 422 and "takes more than 4 seconds to open" in answer.json()["reason"], answer.text
    nonsense = asyncio.run(order(Settings(database, trial=PATIENCE), {**ORDER, "data": "nonsense"}))[0]
    assert nonsense.status_code == 422 and "nothing reads" in nonsense.json()["reason"], nonsense.text


def test_a_table_whose_file_is_refused_by_now_says_so_and_is_kept(database: str) -> None:
    async def make() -> tuple[str, str]:
        async with application(Settings(database, trial=PATIENCE)) as (client, _):
            return await made(client, ORDER)

    table, token = asyncio.run(make())
    with create_engine(database.replace("+aiosqlite", "")).begin() as connection:
        connection.execute(update(schema.tables).values(options="\nfor ever and a day"))

    async def look() -> httpx.Response:
        async with application(Settings(database, trial=PATIENCE)) as (client, _):
            return await client.get(f"/api/tables/{table}", headers=bearer(token))

    answer = asyncio.run(look())
    assert answer.status_code == 410
    assert "file that is refused now" in answer.json()["reason"] and "for ever and a day" in answer.json()["reason"]


def test_a_table_without_a_file_is_never_tried(database: str) -> None:
    async def make() -> bool:
        async with application(Settings(database)) as (client, app):
            table, _ = await made(client, PLAIN)
            await client.get(f"/api/tables/{table}")
            return any(worker.process for worker in app.app.services.registry.trials.pool.workers)

    assert asyncio.run(make()) is False


# The watchdog


def events_in(log: Path) -> list[dict[str, Any]]:
    rows = [row for row in log.read_text("utf-8").splitlines() if row.startswith("{")]
    return [json.loads(row) for row in rows]


def sent_in_vain(server: Server, path: str, body: Message, token: str) -> None:
    """A request that gets no answer before the server ends."""
    with server.client() as client, pytest.raises(httpx.HTTPError):
        client.post(path, json=body, headers=bearer(token))


def test_a_loop_that_hangs_is_noticed_with_its_table_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(sqlite(tmp_path / "tables.sqlite3"), log, f"{ENDLESS}={MODULE}", hanging=2.0, trial=PATIENCE)
    with server, server.client() as client:
        answer = client.post("/api/tables", json={**ORDER, "data": AT_BID})
        assert answer.status_code == 201, answer.text
        table, token = answer.json()["table"], answer.json()["seats"][0]["token"]
        state = client.get(f"/api/tables/{table}", headers=bearer(token)).json()
        bid = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
        posting = threading.Thread(target=sent_in_vain, args=(server, f"/api/tables/{table}/actions", bid, token))
        posting.start()
        wait_until(lambda: any(row["event"] == HANGS for row in events_in(log)), "the watcher's notice")
        assert table in [row.get("table") for row in events_in(log) if row["event"] == HANGS]
        wait_until(lambda: "go_on_for_ever" in log.read_text("utf-8"), "where it hangs")
        os.kill(server.process, signal.SIGTERM)
        wait_until(lambda: not server.is_running(), "its end")
        posting.join()
        assert any("is ended" in row["event"] for row in events_in(log))
        server.start()  # what was stored is there, and goes on
        again = client.get(f"/api/tables/{table}", headers=bearer(token))
        assert again.status_code == 200 and again.json()["decision"] == state["decision"]


class Watched(Watcher):
    """A watcher that notes what it says and sends instead."""

    def __init__(self, server: int, patience: float) -> None:
        super().__init__(server, bytearray(SIZE), -1, patience)
        self.said: list[str] = []
        self.sent: list[signal.Signals] = []

    def say(self, event: str, level: str) -> None:
        self.said.append(event)

    def send(self, what: signal.Signals) -> None:
        self.sent.append(what)

    def moments(self, seconds: float, beating: bool = False) -> None:
        for _ in range(int(seconds / TICK)):
            self.memory[BEATS] = (int.from_bytes(self.memory[BEATS], "little") + beating).to_bytes(8, "little")
            self.look()


def test_a_server_that_starts_is_busy_for_a_while_or_beats_is_not_said_to_hang() -> None:
    watcher = Watched(os.getpid(), 10.0)
    watcher.moments(60)  # it has not begun to beat
    watcher.moments(60, beating=True)
    watcher.moments(9.5)
    watcher.moments(TICK, beating=True)
    watcher.moments(9.5)
    assert not watcher.said
    watcher.moments(TICK)
    assert watcher.said == ["the event loop hangs"] and watcher.sent == [signal.SIGUSR1]
    watcher.moments(60)
    assert len(watcher.said) == 1 and signal.SIGKILL not in watcher.sent  # nobody told it to end
    watcher.moments(TICK, beating=True)
    assert watcher.said[1:] == ["the event loop goes on"]


def test_a_server_that_ends_slowly_is_left_alone_and_one_that_hangs_is_ended() -> None:
    watcher = Watched(os.getpid(), 10.0)
    watcher.ending = True
    watcher.moments(60, beating=True)
    assert not watcher.sent
    watcher.moments(GRACE - TICK)
    assert signal.SIGKILL not in watcher.sent
    watcher.moments(TICK)
    assert watcher.sent[-1] == signal.SIGKILL


def test_a_server_that_was_stopped_does_not_hang() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        watcher = Watched(child.pid, 10.0)
        watcher.moments(TICK, beating=True)
        child.send_signal(signal.SIGSTOP)
        wait_until(lambda: is_stopped(child.pid), "the child's stop")
        watcher.ending = True
        watcher.moments(60)
        assert not watcher.said and not watcher.sent
        child.send_signal(signal.SIGCONT)
        wait_until(lambda: not is_stopped(child.pid), "the child's way on")
        watcher.moments(9.5)
        assert not watcher.said
        child.kill()
