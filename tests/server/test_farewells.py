"""How sockets end: a page that neither reads nor closes is cut off, whatever the reason for which it is told to go."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn

from orrery.core import read_record
from orrery.server.api import live_protocol
from orrery.server.api.connections import LimitedProtocol
from orrery.server.app import make_app
from orrery.server.settings import Settings
from tests.server.kit import PATIENCE, ROOT, bearer, people, settled
from tests.server.wires import masked

RECORD = ROOT / "tests" / "records" / "terra-galactix-invaders-war" / "galactix-cards-shuffled-again.orr"
PAGES = 6
OWN = "the-token-of-somebody-else"
CLOSE = 0x88


class Small:
    """A server in this process whose connections take a few kilobytes from it; a page that does not read clogs them."""

    def __init__(self, server: uvicorn.Server, client: httpx.AsyncClient, port: int, made: dict[str, Any]) -> None:
        self.server, self.client, self.port = server, client, port
        self.table: str = made["table"]
        self.tokens: list[str] = [each["token"] for each in made["seats"]]

    def sockets(self) -> int:
        return len(lives(self))

    async def post(self, what: str, token: str, **body: Any) -> int:
        path = f"/api/tables/{self.table}/{what}"
        return (await self.client.post(path, json=body, headers=bearer(token))).status_code

    async def connect(self, token: str) -> socket.socket:
        """A page that says who it is, and reads nothing."""
        line, loop = socket.socket(), asyncio.get_running_loop()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setblocking(False)
        await loop.sock_connect(line, ("127.0.0.1", self.port))
        hello = (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
        )
        await loop.sock_sendall(line, hello.encode())
        assert await loop.sock_recv(line, 12) == b"HTTP/1.1 101"
        await loop.sock_sendall(line, masked(json.dumps({"token": token, "lang": "en", "picture": False}).encode()))
        return line


@asynccontextmanager
async def small_server(database: str, **settings: Any) -> AsyncIterator[Small]:
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        app: Any = make_app(Settings(database, **settings))
        config = uvicorn.Config(
            app,
            ws=live_protocol.LiveProtocol,
            http=LimitedProtocol,
            log_config=None,
            ws_ping_interval=PATIENCE,
            ws_ping_timeout=PATIENCE,
            timeout_graceful_shutdown=int(PATIENCE),
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await settled(lambda: server.started)
            record = RECORD.read_text()
            read = read_record(record)
            order = {
                "seats": people(*(f"P{number}" for number in range(len(read.names())))),
                "from": {"record": record, "line": len(read.lines) - 1},
            }
            async with httpx.AsyncClient(base_url=f"http://localhost:{port}", timeout=PATIENCE) as client:
                yield Small(server, client, port, (await client.post("/api/tables", json=order)).json())
        finally:
            server.should_exit = True
            await serving


def lives(small: Small) -> list[live_protocol.LiveProtocol]:
    """The live sockets that there are."""
    return [each for each in small.server.server_state.connections if isinstance(each, live_protocol.LiveProtocol)]


async def dismissed(small: Small) -> None:
    assert await small.post("claim", small.tokens[0], new=OWN) == 200


async def stalled(small: Small) -> None:
    """Nothing happens: they were sent a log and are sent pings, and take nothing of it."""
    for each in lives(small):
        each.stop_keepalive()
        each.ping_interval = each.ping_timeout = 0.3
        each.schedule_ping()


async def unanswered(small: Small) -> None:
    """As if the time for the answer to a ping were over."""
    for each in lives(small):
        each.keepalive_timeout()


@pytest.mark.parametrize("ended", [dismissed, stalled, unanswered])
def test_a_page_that_neither_reads_nor_closes_is_cut_off(
    database: str, monkeypatch: pytest.MonkeyPatch, ended: Callable[[Small], Awaitable[None]]
) -> None:
    monkeypatch.setattr(live_protocol, "GOODBYE", 0.3)

    async def attack() -> None:
        async with small_server(database) as small:
            lines = [await small.connect(small.tokens[0]) for _ in range(PAGES)]
            await settled(lambda: small.sockets() == PAGES and clogged(small) == PAGES)
            await ended(small)
            await settled(lambda: small.sockets() == 0)
            for line in lines:
                line.close()

    asyncio.run(attack())


def clogged(small: Small) -> int:
    """How many pages have not taken what they were sent."""
    return sum(each.transport.get_write_buffer_size() > 0 for each in lives(small))


def test_pages_that_are_told_to_go_count_until_they_have_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise an address could have any number of them: each new one is dismissed, and a next one comes."""
    monkeypatch.setattr(live_protocol, "GOODBYE", 10 * PATIENCE)

    async def attack() -> list[int]:
        async with small_server(database) as small:
            lines = [await small.connect(small.tokens[0]) for _ in range(PAGES)]
            await settled(lambda: clogged(small) == PAGES)
            services = small.server.config.loaded_app.app.app.app.state.services
            await dismissed(small)
            counted = [sum(services.sockets.values())]
            for line in lines:
                line.close()
            await settled(lambda: not services.sockets and small.sockets() == 0)
            return counted

    assert asyncio.run(attack()) == [PAGES]


def test_a_page_that_closes_as_well_is_not_cut_off(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_protocol, "GOODBYE", 10 * PATIENCE)

    async def leave() -> bytes:
        async with small_server(database) as small:
            line = await small.connect("")
            received, loop = b"", asyncio.get_running_loop()
            while b'"log":[' not in received:
                received += await loop.sock_recv(line, 65536)
            await loop.sock_sendall(line, bytes([CLOSE, 0x82, 0, 0, 0, 0]) + (1000).to_bytes(2, "big"))
            while more := await loop.sock_recv(line, 65536):
                received += more
            await settled(lambda: small.sockets() == 0)
            line.close()
            return received

    assert asyncio.run(leave()).endswith(bytes([CLOSE, 2]) + (1000).to_bytes(2, "big"))
