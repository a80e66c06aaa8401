"""Many tables at once: how soon an answer is stored and seen, how much memory that takes, how soon a restart answers."""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets

from orrery.bots import LEVELS
from orrery.core import Rng
from tests.server.kit import BATTLESTAR, Message, Party, Server, bot, people, sqlite

TABLES = 500
RATE = 300  # answers a second, at all tables together
SECONDS = 20.0
HARD = "captain" if "captain" in LEVELS else list(LEVELS)[-1]


class Seated:
    """One seat's page: it remembers its newest state and when each seq was seen."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.state: Message = {}
        self.news = asyncio.Event()
        self.pictures = 0

    async def watch(self, server: Server, ready: asyncio.Semaphore) -> None:
        await ready.acquire()
        async with websockets.connect(server.live(self.table, self.token), compression=None, max_size=2**22) as socket:
            async for text in socket:
                if not self.state:
                    ready.release()
                assert isinstance(text, str)
                if text.startswith('{"type":"state"'):
                    self.state = json.loads(text)
                    self.news.set()
                elif text.startswith('{"type":"scene"'):
                    self.pictures += 1

    async def sees(self, seq: int) -> None:
        while self.state["seq"] < seq:
            self.news.clear()
            await self.news.wait()


class Load:
    """All pages of all tables, and what was measured."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[list[Seated]] = []
        self.acknowledged: list[float] = []
        self.pushed: list[float] = []
        self.work = 0.0

    async def open(self, client: httpx.AsyncClient) -> None:
        for start in range(0, TABLES, 20):
            orders = [client.post("/api/tables", json={"game": BATTLESTAR, "seats": people("A", "B", "C")}) for _ in range(20)]
            for answer in await asyncio.gather(*orders):
                made = answer.json()
                self.tables.append([Seated(made["table"], each["seat"], each["token"]) for each in made["seats"]])
            assert len(self.tables) == start + 20

    async def answer(self, client: httpx.AsyncClient, seats: list[Seated], rng: Rng) -> None:
        asked = next((each for each in seats if each.state["decision"]), None)
        if asked is None:
            return
        options = asked.state["decision"]["options"]
        body = {"token": asked.token, "seq": asked.state["seq"], "action": options[rng.below(len(options))]["action"]}
        start = time.perf_counter()
        answer = await client.post(f"/api/tables/{asked.table}/actions", json=body)
        self.acknowledged.append(time.perf_counter() - start)
        assert answer.status_code == 200, answer.text
        await asyncio.gather(*(each.sees(answer.json()["seq"]) for each in seats))
        self.pushed.append(time.perf_counter() - start)

    async def run(self) -> None:
        rng, ready = Rng(1), asyncio.Semaphore(40)
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
        async with httpx.AsyncClient(base_url=self.server.address, params={"lang": "en"}, timeout=30, limits=limits) as client:
            await self.open(client)
            pages = [asyncio.create_task(each.watch(self.server, ready)) for seats in self.tables for each in seats]
            while not all(each.state for seats in self.tables for each in seats):
                await asyncio.sleep(0.1)
            await asyncio.sleep(3)
            before = work_of(self.server.process)
            busy: dict[int, asyncio.Task[None]] = {}
            begin = time.perf_counter()
            for number in range(int(RATE * SECONDS)):
                await asyncio.sleep(max(0.0, begin + number / RATE - time.perf_counter()))
                place = rng.below(TABLES)
                if place not in busy or busy[place].done():
                    busy[place] = asyncio.create_task(self.answer(client, self.tables[place], rng))
            await asyncio.gather(*busy.values())
            self.work = work_of(self.server.process) - before
            for page in pages:
                page.cancel()
            await asyncio.gather(*pages, return_exceptions=True)


def memory_of(process: int) -> float:
    """Megabytes of a process and its children."""
    rows = [row.split() for row in subprocess.check_output(["ps", "-eo", "pid,ppid,rss"], text=True).splitlines()[1:]]
    return sum(int(rss) for pid, parent, rss in rows if str(process) in (pid, parent)) / 1024


def work_of(process: int) -> float:
    """Seconds that the server's own process has worked, whatever else the machine was doing."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(name: str, seconds: list[float]) -> str:
    cut = statistics.quantiles(seconds, n=100)
    return f"{name}: p50 {cut[49] * 1000:.1f} ms, p99 {cut[98] * 1000:.1f} ms, of {len(seconds)}"


def tell(capsys: pytest.CaptureFixture[str], *lines: str) -> None:
    with capsys.disabled():
        sys.stdout.write("\n" + "\n".join(lines) + "\n")


@pytest.mark.soak
def test_five_hundred_tables_are_answered_in_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3")) as server:
        load = Load(server)
        asyncio.run(load.run())
        memory = memory_of(server.process)
        server.kill()
        start = time.perf_counter()
        server.start()
        with server.client() as client:
            seats = load.tables[0]
            states = {each: client.get(f"/api/tables/{each.table}", params={"token": each.token}).json() for each in seats}
            asked = next(each for each in seats if states[each]["decision"])
            action = states[asked]["decision"]["options"][0]["action"]
            body = {"token": asked.token, "seq": states[asked]["seq"], "action": action}
            assert client.post(f"/api/tables/{asked.table}/actions", json=body).status_code == 200
        restart = time.perf_counter() - start
    pictures = sum(each.pictures for seats in load.tables for each in seats)
    tell(
        capsys,
        figures("acknowledged", load.acknowledged),
        figures("pushed to all three seats", load.pushed),
        f"work of the server: {load.work / len(load.acknowledged) * 1000:.2f} ms an answer; pictures sent: {pictures}",
        f"memory: {memory:.0f} MB with all processes; restart to first acknowledgement: {restart:.2f} s",
    )
    assert len(load.acknowledged) > RATE * SECONDS * 0.5


@pytest.mark.soak
def test_other_tables_stay_quick_while_bots_think(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same answers with and without bots that think hard at other tables."""

    def measure(client: httpx.Client) -> list[float]:
        party, rng, seconds = Party(client, people("Ada", "Grace")), Rng(2), []
        for _ in range(150):
            seat, state = party.asked()
            options = state["decision"]["options"]
            start = time.perf_counter()
            assert party.answer(seat, options[rng.below(len(options))]["action"], state["seq"]).status_code == 200
            seconds.append(time.perf_counter() - start)
        return seconds

    with Server(sqlite(tmp_path / "tables.sqlite3")) as server, server.client() as client:
        calm = measure(client)
        for _ in range(6):
            Party(client, [*people("Ada"), bot(HARD), bot(HARD)])
        busy = measure(client)
    tell(capsys, figures("answers while nobody thinks", calm), figures("answers while bots think", busy))
    assert statistics.median(busy) < statistics.median(calm) * 5 + 0.05
