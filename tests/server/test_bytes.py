"""How much is sent for one answer, at a table of four with pictures."""

import asyncio
import base64
import os
import statistics
import sys
import time

import httpx
import msgspec
import pytest

from orrery.core import Rng
from tests.server.kit import PATIENCE, Party, Server, bearer, people
from tests.server.wires import masked

MOST = 15_000  # bytes in the median


class Counting(asyncio.Protocol):
    """A page's socket that accepts compressed frames and counts their bytes."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.bytes = 0
        self.latest = 0.0
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        ).encode()
        self.first = masked(msgspec.json.encode({"token": token, "lang": "en", "changes": True, "view": False}))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        if not self.bytes:
            assert b"permessage-deflate" in data
            self.transport.write(self.first)
        self.bytes += len(data)
        self.latest = time.monotonic()


async def quiet(pages: list[Counting]) -> int:
    """Wait until nothing more arrives; returns how much has arrived."""
    await asyncio.sleep(0.15)
    while time.monotonic() - max(page.latest for page in pages) < 0.15:
        await asyncio.sleep(0.05)
    return sum(page.bytes for page in pages)


def test_an_answer_at_a_table_of_four_costs_few_bytes(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> list[int]:
        with server.client() as client:
            party = Party(client, people("A", "B", "C", "D"), game="race-xeno-invasion", seed=6)
        loop, rng = asyncio.get_running_loop(), Rng(3)
        pages = [Counting(server, party.table, party.tokens[seat]) for seat in range(4)]
        for page in pages:
            await loop.create_connection(lambda page=page: page, "127.0.0.1", server.port)  # type: ignore[misc]
        sent = []
        async with httpx.AsyncClient(base_url=server.address, params={"lang": "en"}, timeout=PATIENCE) as client:
            before = await quiet(pages)
            for _ in range(60):
                for token in party.tokens.values():
                    state = (await client.get(party.path(), headers=bearer(token))).json()
                    if state["decision"]:
                        break
                options = state["decision"]["options"]
                body = {"seq": state["seq"], "action": options[rng.below(len(options))]["action"]}
                headers = {**bearer(token), "prefer": "return=minimal"}
                answer = await client.post(party.path("/actions"), json=body, headers=headers)
                assert answer.status_code == 200, answer.text
                after = await quiet(pages)
                sent.append(after - before + len(answer.content))
                before = after
        for page in pages:
            page.transport.close()
        return sent

    sent = asyncio.run(play())
    with capsys.disabled():
        sys.stdout.write(
            f"\nbytes for an answer: median {statistics.median(sent):.0f}, mean {statistics.mean(sent):.0f}, most {max(sent)}\n"
        )
    assert statistics.median(sent) <= MOST
