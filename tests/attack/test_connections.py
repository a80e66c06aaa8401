"""Slow, many, broken and greedy connections: everybody else is answered as before."""

import asyncio
import base64
import os
import random
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.attack.conftest import Repeat
from tests.server.kit import HIDDEN, PATIENCE, Party, Server, bearer, people, sqlite
from tests.server.wires import masked

pytestmark = pytest.mark.attack
GREETINGS = [b"[]", b"{", b'{"token":1}', b'{"seq":1e99}', b'{"lang":"xx"}', b"\xff\xfe", b"[" * 100]


def plain(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def upgrade(server: Server, table: str) -> socket.socket:
    """A socket after its handshake."""
    opened = plain(server)
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"host: 127.0.0.1:{server.port}",
        "upgrade: websocket",
        "connection: Upgrade",
        f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}",
        "sec-websocket-version: 13",
        "sec-websocket-extensions: permessage-deflate; client_max_window_bits",
    ]
    opened.sendall("\r\n".join([*head, "", ""]).encode())
    assert b" 101 " in opened.recv(65536)
    return opened


def is_open(line: socket.socket) -> bool:
    """Whether the server has neither answered nor hung up."""
    line.setblocking(False)
    try:
        line.recv(1)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def answers(server: Server) -> bool:
    """Whether another client is answered."""
    return httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200


def test_bytes_that_are_no_request(server: Server, repeat: Repeat) -> None:
    rng = random.Random(2)
    starts = [b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\ncontent-length: 5\r\n", b"PRI * HTTP/2.0\r\n\r\n", b""]
    headers = [b"host: x\r\n", b"transfer-encoding: chunked\r\n", b"content-length: -1\r\n", b"x: " + b"A" * 70_000]
    pieces = [*headers, b"\r\n\r\n", b"\x00", b"\x16\x03\x01", b"ffffffff\r\n", b"\r\n"]

    def attack() -> None:
        with plain(server) as opened, suppress(OSError):
            opened.settimeout(0.3)
            noise = bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
            opened.sendall(rng.choice(starts) + b"".join(rng.choices(pieces, k=rng.randrange(5))) + noise)
            reply = opened.recv(4096)
            assert b" 500 " not in reply.split(b"\r\n")[0]

    repeat(attack)


def test_frames_that_are_no_messages(server: Server, client: httpx.Client, repeat: Repeat) -> None:
    rng = random.Random(3)
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)

    def attack() -> None:
        with upgrade(server, party.table) as opened, suppress(OSError):
            opened.settimeout(0.2)
            kind = rng.randrange(5)
            if kind == 0:  # any bytes
                opened.sendall(bytes(rng.randrange(256) for _ in range(rng.randrange(1, 100))))
            elif kind == 1:  # a greeting of any kind
                opened.sendall(masked(rng.choice(GREETINGS)))
            elif kind == 2:  # a frame that says it is enormous
                opened.sendall(bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + bytes(4))
            elif kind == 3:  # a compressed bomb
                opened.sendall(bytes([0xC1, 0xFE]) + (200).to_bytes(2, "big") + bytes(4) + b"\xec\xc1" * 100)
            else:  # a flood
                opened.sendall(masked(b"{}") * rng.choice([1, 30, 2000]))
            for _ in range(5):
                if not opened.recv(65536):
                    break

    repeat(attack)
    assert party.state(0)["seats"][0]["name"] == "Ada"


def test_slow_headers_delay_nobody(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path / "tables.sqlite3"), header_time=20.0) as server:
        opened = [plain(server) for _ in range(300)]
        try:
            for number, each in enumerate(opened):
                each.sendall(b"GET / HTTP/1.1\r\nx: " if number % 2 else b"G")
            assert answers(server)
            assert is_open(opened[-1]), "others were answered only when the slow ones were gone"
            for each in opened:
                each.settimeout(PATIENCE)
                with suppress(ConnectionError):
                    while each.recv(4096):  # until it is closed
                        pass
        finally:
            for each in opened:
                each.close()


def test_many_idle_sockets_lock_nobody_out(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    opened = []
    try:
        for _ in range(800):
            with suppress(OSError, AssertionError):
                opened.append(upgrade(server, party.table))
        assert len(opened) > 500
        assert answers(server)
        assert party.state(0)["seats"][0]["present"] is False  # a client that sends nothing is a spectator
    finally:
        for each in opened:
            each.close()


def test_refusals_that_cannot_be_read_are_refusals(server: Server, repeat: Repeat) -> None:
    """Broken origins, hosts and upgrades: no fault of the server's, and the safe headers on every answer."""
    rng = random.Random(5)
    origins = [b"http://[", b"http://[::1", b"//[x]/", b"null", b"\xff", b"http://" + b"a" * 5000]
    hosts = [b"localhost", b"[", b"[::1", b"", b"localhost:99999999", b"evil.example"]
    starts = [b"GET /api/tables/x/live", b"POST /api/mine", b"HEAD /api/games", b"GET /static/nothing", b"GET /\xff"]
    upgrade_rows = b"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"

    def attack() -> None:
        rows = [b"host: " + rng.choice(hosts), b"origin: " + rng.choice(origins), b"content-length: 0", b"connection: close"]
        head = rng.choice(starts) + b" HTTP/1.1\r\n" + b"\r\n".join(rng.sample(rows, rng.randrange(1, 5))) + b"\r\n"
        if rng.randrange(2):
            head += upgrade_rows + b"sec-websocket-version: %d\r\n" % rng.choice([12, 13])
        with plain(server) as opened, suppress(ConnectionError):  # a whole request always has an answer
            opened.sendall(head + b"\r\n")
            reply = opened.recv(65536)
            if reply and b" 101 " not in reply[:20]:
                assert b" 500 " not in reply.split(b"\r\n")[0], (head, reply)
                assert b"x-content-type-options: nosniff" in reply.lower(), (head, reply)

    repeat(attack)
    assert answers(server)


def test_a_flood_of_requests_of_all_kinds(server: Server, repeat: Repeat) -> None:
    async def flood() -> list[int]:
        limits = httpx.Limits(max_connections=50)
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, limits=limits) as client:
            order = {"game": HIDDEN, "seats": people("Ada", "Grace")}
            made = (await client.post("/api/tables", json=order)).json()
            token, path = made["seats"][0]["token"], f"/api/tables/{made['table']}"
            asks = [
                client.get(path, headers=bearer(token)),
                client.get(f"{path}/scene.svg", headers=bearer(token)),
                client.get(f"{path}/replay/0", headers=bearer(token)),
                client.post(f"{path}/actions", json={"seq": 0, "action": "bid 1"}, headers=bearer(token)),
                client.post(f"{path}/chat", json={"text": "flood"}, headers=bearer(token)),
                client.get("/api/art?of=planet_a_steel_bands_ring"),
                client.post("/api/mine", json={"tokens": [token] * 50}),
            ]
            return [answer.status_code for answer in await asyncio.gather(*asks)]

    def attack() -> None:
        statuses = asyncio.run(several())
        assert not {500, 502, 504} & set(statuses), statuses

    async def several() -> list[int]:
        return [status for statuses in await asyncio.gather(*(flood() for _ in range(8))) for status in statuses]

    repeat(attack)
    assert answers(server)
