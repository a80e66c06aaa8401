"""Many tables at once: how soon an answer is stored and seen, how much memory is used, how soon a restart answers."""

import asyncio
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest

from orrery.core import Rng
from tests.server.kit import BATTLESTAR, Party, Server, bearer, bot, people, sqlite
from tests.server.wires import Poster, Watcher, Wire

uvloop = pytest.importorskip("uvloop")  # there is none for Windows
TABLES = 500
RATE = 300  # answers a second, at all tables together
SECONDS = 20.0
PICTURED = 10  # one table in ten has pictures drawn; a process draws one or two hundred a second
HARD = "admiral"
SOCKETS = 5_000  # held at once
MEMORY = 400  # megabytes of all processes of a server


class Option(msgspec.Struct):
    action: str


class Asked(msgspec.Struct):
    options: list[Option]


class State(msgspec.Struct):
    """What a player needs of a state."""

    seq: int
    decision: Asked | None


class Done(msgspec.Struct):
    """The acknowledgement of an answer: the state comes on the socket."""

    seq: int


READ_DONE: Final = msgspec.json.Decoder(Done)
READ_STATE: Final = msgspec.json.Decoder(State)


class Seated:
    """One seat's page: it knows its newest state, and wakes whoever waits for one."""

    def __init__(self, table: str, seat: int, token: str, pictured: bool) -> None:
        self.table, self.seat, self.token, self.pictured = table, seat, token, pictured
        self.state: State | None = None
        self.news = asyncio.Event()
        self.pictures = 0

    async def open(self, server: Server) -> Wire:
        host, path = server.live(self.table).removeprefix("ws://").split("/", 1)
        hello = msgspec.json.encode(
            {"token": self.token, "lang": "en", "picture": self.pictured, "changes": True, "view": False}
        )
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Watcher(host, f"/{path}", hello, self.hear), "127.0.0.1", server.port)
        await self.sees(0)
        return wire

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"state"'):
            self.state = READ_STATE.decode(text)
            self.news.set()
        elif text.startswith(b'{"type":"scene"'):
            self.pictures += 1

    async def sees(self, seq: int) -> None:
        while self.state is None or self.state.seq < seq:
            self.news.clear()
            await self.news.wait()


class Load:
    """All pages of all tables, and the measurements."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[list[Seated]] = []
        self.wires: list[Wire] = []
        self.posters: list[Poster] = []  # those with no request in flight
        self.acknowledged: list[float] = []
        self.pushed: list[float] = []
        self.work = 0.0

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=30) as client:
            for start in range(0, TABLES, 20):
                orders = [
                    client.post("/api/tables", json={"game": BATTLESTAR, "seats": people("A", "B", "C")}) for _ in range(20)
                ]
                for answer in await asyncio.gather(*orders):
                    made = answer.json()
                    pictured = len(self.tables) % PICTURED == 0
                    self.tables.append([Seated(made["table"], each["seat"], each["token"], pictured) for each in made["seats"]])
                pages = [each.open(self.server) for seats in self.tables[start:] for each in seats]
                self.wires += await asyncio.gather(*pages)

    async def poster(self) -> Poster:
        if self.posters:
            return self.posters.pop()
        host, port = f"127.0.0.1:{self.server.port}", self.server.port
        _, poster = await asyncio.get_running_loop().create_connection(lambda: Poster(host), "127.0.0.1", port)
        self.wires.append(poster)
        return poster

    async def answer(self, seats: list[Seated], rng: Rng) -> None:
        asked = next((each for each in seats if each.state and each.state.decision), None)
        if asked is None or asked.state is None or asked.state.decision is None:
            return  # the game is over
        options = asked.state.decision.options
        action = options[rng.below(len(options))].action
        body = msgspec.json.encode({"seq": asked.state.seq, "action": action})
        poster = await self.poster()
        start = time.perf_counter()
        status, text = await poster.post(f"/api/tables/{asked.table}/actions?lang=en", body, asked.token)
        self.acknowledged.append(time.perf_counter() - start)
        self.posters.append(poster)
        assert status == 200, text
        async with asyncio.timeout(60):
            for each in seats:
                await each.sees(READ_DONE.decode(text).seq)
        self.pushed.append(time.perf_counter() - start)

    async def run(self) -> None:
        rng = Rng(1)
        await self.open()
        await asyncio.sleep(3)
        before = work_of(self.server.process)
        busy: dict[int, asyncio.Task[None]] = {}
        begin = time.perf_counter()
        for number in range(int(RATE * SECONDS)):
            await asyncio.sleep(max(0.0, begin + number / RATE - time.perf_counter()))
            place = rng.below(TABLES)
            if place not in busy or busy[place].done():
                busy[place] = asyncio.create_task(self.answer(self.tables[place], rng))
        await asyncio.gather(*busy.values())
        self.work = work_of(self.server.process) - before
        for wire in self.wires:
            wire.transport.close()


def memory_of(process: int) -> float:
    """Megabytes of a process and its children."""
    rows = [row.split() for row in subprocess.check_output(["ps", "-eo", "pid,ppid,rss"], text=True).splitlines()[1:]]
    return sum(int(rss) for pid, parent, rss in rows if str(process) in (pid, parent)) / 1024


def work_of(process: int) -> float:
    """Seconds that the server's own process has worked, whatever else the machine was doing."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def times() -> tuple[int, int]:
    """Ticks of all processors since boot, and those stolen by other virtual machines."""
    ticks = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return sum(ticks), ticks[7]


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
        ticks, stolen = times()
        uvloop.run(load.run())  # as light as the server's own
        taken = (times()[1] - stolen) / (times()[0] - ticks)
        memory = memory_of(server.process)
        server.kill()
        start = time.perf_counter()
        server.start()
        with server.client() as client:
            seats = load.tables[0]
            states = {each: client.get(f"/api/tables/{each.table}", headers=bearer(each.token)).json() for each in seats}
            asked = next(each for each in seats if states[each]["decision"])
            action = states[asked]["decision"]["options"][0]["action"]
            body = {"seq": states[asked]["seq"], "action": action}
            assert client.post(f"/api/tables/{asked.table}/actions", json=body, headers=bearer(asked.token)).status_code == 200
        restart = time.perf_counter() - start
    pictures = sum(each.pictures for seats in load.tables for each in seats)
    tell(
        capsys,
        f"CPU steal was {taken:.1%}",
        figures("acknowledged", load.acknowledged),
        figures("pushed to all three seats", load.pushed),
        f"work of the server: {load.work / len(load.acknowledged) * 1000:.2f} ms an answer; pictures sent: {pictures}",
        f"memory: {memory:.0f} MB with all processes; restart to first acknowledgement: {restart:.2f} s",
    )
    assert len(load.acknowledged) > RATE * SECONDS * 0.5
    assert memory < MEMORY


@pytest.mark.soak
def test_five_thousand_sockets_are_held(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each seat of 500 tables has five pages: none is closed, and every answer is acknowledged."""
    resource = pytest.importorskip("resource")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < SOCKETS + 200:
        pytest.skip("the system allows fewer files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (SOCKETS + 200, hard))

    async def hold(server: Server) -> tuple[int, float]:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            pages: list[Seated] = []
            wires: list[Wire] = []
            for _ in range(SOCKETS // 10):
                made = (await client.post("/api/tables", json={"game": BATTLESTAR, "seats": people("A", "B")})).json()
                own = [Seated(made["table"], each["seat"], each["token"], False) for each in made["seats"] for _ in range(5)]
                wires += await asyncio.gather(*(each.open(server) for each in own))
                pages += own
            await asyncio.sleep(8)  # heartbeats are sent
            asked = next(each for each in pages if each.state and each.state.decision)
            assert asked.state is not None and asked.state.decision is not None
            body = {"seq": asked.state.seq, "action": asked.state.decision.options[0].action}
            start = time.perf_counter()
            answer = await client.post(f"/api/tables/{asked.table}/actions", json=body, headers=bearer(asked.token))
            waited = time.perf_counter() - start
            assert answer.status_code == 200, answer.text
            held = sum(1 for wire in wires if not wire.transport.is_closing())
            for wire in wires:
                wire.transport.close()
            return held, waited

    with Server(sqlite(tmp_path / "tables.sqlite3")) as server:
        held, waited = uvloop.run(hold(server))
        memory = memory_of(server.process)
    tell(capsys, f"{held} sockets held with {memory:.0f} MB; an answer meanwhile took {waited * 1000:.0f} ms")
    assert held == SOCKETS
    assert memory < MEMORY


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
