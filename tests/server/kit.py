"""Servers to test against: a real process, or the application in this one; and people who play at them."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from orrery.core import Rng, Seat
from orrery.server.app import make_app
from orrery.server.settings import Settings
from orrery.server.tables.registry import TableRegistry
from tests.waiting import PATIENCE as PATIENCE
from tests.waiting import Patience, wait_until
from tests.waiting import settled as settled

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "server" / "games"
BATTLESTAR = "battlestar-galactica-1978"
HIDDEN = "sealed-bids"
QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "forced_pause": [0.0, 0.05],
    "answers_a_second": 10_000.0,
    "chats_a_second": 100.0,
    "wrong_tokens_a_second": 10_000.0,  # tests share a server, and a fast machine tries many in a second
    "bots": ["random"],
}
Message = dict[str, Any]


def environment() -> dict[str, str]:
    """The environment of a test server, which also has the game with secrets."""
    paths = [str(ROOT / "src"), str(GAMES)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "ORRERY_GAMES": f"{HIDDEN}=sealed_bids"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def sqlite(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class Server:
    """A server in its own process, which can be killed and started again."""

    def __init__(self, database: str, log: Path | None = None, games: str = "", **settings: Any) -> None:
        self.port = free_port()
        self.settings = {"database": database, "port": self.port, **QUICK, **settings}
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, str(Path(__file__).with_name("launch.py")), json.dumps(self.settings)]
        with Path(log or os.devnull).open("wb") as heard:
            known = environment()
            known["ORRERY_GAMES"] += f" {games}"
            self.launcher = subprocess.Popen(command, env=known, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=heard)
        self.process = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.end(signal.SIGTERM)
        with self.launcher:  # waits, and closes its pipes
            assert self.launcher.stdin is not None
            self.launcher.stdin.close()

    def start(self) -> None:
        assert self.launcher.stdin is not None and self.launcher.stdout is not None
        self.launcher.stdin.write(b"start\n")
        self.launcher.stdin.flush()
        self.process = int(self.launcher.stdout.readline())
        patience = Patience("the server has started")
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE):
                    return
            except OSError:
                assert self.is_running(), "the server ended while it started"
                patience.pause()

    def is_running(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """Like a power cut: nothing can be cleaned up."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        os.kill(self.process, how)
        wait_until(lambda: not self.is_running(), "the server has ended")

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, params={"lang": "en"}, timeout=PATIENCE)

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    @asynccontextmanager
    async def connect(
        self, table: str, token: str = "", options: dict[str, Any] | None = None, **hello: Any
    ) -> AsyncIterator[ClientConnection]:
        """A page's socket after its first message."""
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, **(options or {})}
        async with websockets.connect(self.live(table), **patient) as socket:
            await socket.send(json.dumps({"token": token, "lang": "en", **hello}))
            yield socket


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


class Party:
    """A table and the tokens of its people. Its seed is fixed, the same in every run, unless `seed` is None."""

    def __init__(self, client: httpx.Client, seats: list[Message], **order: Any) -> None:
        self.client = client
        answer = client.post("/api/tables", json={"game": BATTLESTAR, "seats": seats, "seed": 7, **order})
        assert answer.status_code == 201, answer.text
        self.made: Message = answer.json()
        self.table: str = self.made["table"]
        self.tokens: dict[Seat, str] = {each["seat"]: each["token"] for each in self.made["seats"]}

    def link(self, seat: Seat) -> str:
        """The link of a seat that is taken already: the page that opens it shares the seat with the test."""
        own = f"shared-{seat}-{self.tokens[seat]}"
        assert self.post("claim", seat, new=own).status_code == 200
        self.tokens[seat] = own
        return f"/table/{self.table}#token={own}"

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.table}{rest}"

    def state(self, seat: Seat) -> Message:
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        state: Message = answer.json()
        return state

    def get(self, what: str, seat: Seat, /, **query: Any) -> httpx.Response:
        return self.client.get(self.path(what), params={"lang": "en", **query}, headers=bearer(self.tokens[seat]))

    def post(self, what: str, seat: Seat, /, **body: Any) -> httpx.Response:
        return self.client.post(self.path(f"/{what}"), json=body, headers=bearer(self.tokens[seat]))

    def answer(self, seat: Seat, action: str, seq: int) -> httpx.Response:
        return self.post("actions", seat, action=action, seq=seq)

    def asked(self) -> tuple[Seat, Message]:
        """A person who is asked, and the state as that seat sees it; waits for bots."""
        patience = Patience("somebody is asked")
        while True:
            for seat in self.tokens:
                state = self.state(seat)
                if state["decision"]:
                    return seat, state
                assert not state["outcome"], "the game is over"
            patience.pause()

    def play(self, rng: Rng) -> bool:
        """One random answer by a person; False when the game is over."""
        patience = Patience("somebody is asked, or the game is over")
        while True:
            for seat in self.tokens:
                state = self.state(seat)
                if state["outcome"]:
                    return False
                if state["decision"]:
                    options = state["decision"]["options"]
                    answer = self.answer(seat, options[rng.below(len(options))]["action"], state["seq"])
                    assert answer.status_code == 200, answer.text
                    return True
            patience.pause()

    def finish(self, rng: Rng) -> None:
        while self.play(rng):
            pass


def people(*names: str) -> list[Message]:
    return [{"kind": "human", "name": name} for name in names]


def bot(level: str = "random") -> Message:
    return {"kind": "bot", "level": level}


@asynccontextmanager
async def application(settings: Settings, address: str = "127.0.0.1") -> AsyncIterator[tuple[httpx.AsyncClient, Any]]:
    """The application in this process, opened and closed as a server would."""
    app: Any = make_app(settings)
    inbox: asyncio.Queue[Message] = asyncio.Queue()
    outbox: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, inbox.get, outbox.put))
    inbox.put_nowait({"type": "lifespan.startup"})
    assert (await outbox.get())["type"] == "lifespan.startup.complete"
    transport = httpx.ASGITransport(app=app, client=(address, 50_000))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000", params={"lang": "en"}) as client:
            yield client, app
    finally:
        inbox.put_nowait({"type": "lifespan.shutdown"})
        await life


@asynccontextmanager
async def open_registry(settings: Settings) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(settings)
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()
