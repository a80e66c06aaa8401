"""How much is sent for one answer, at a table of four with pictures."""

import asyncio
import json
import statistics
import sys
from contextlib import AsyncExitStack

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from orrery.core import Rng
from tests.server.kit import PATIENCE, Message, Party, Server, bearer, people
from tests.waiting import settled

MOST = 15_000  # bytes in the mean, which does not depend on when they arrive


class Counting(ClientConnection):
    """A page's socket that accepts compressed frames, counts their bytes, and knows which state and picture came last."""

    arrived_bytes = 0

    def data_received(self, data: bytes) -> None:
        self.arrived_bytes += len(data)
        super().data_received(data)

    async def listen(self) -> None:
        self.seqs = {"state": -1, "scene": -1}
        async for text in self:
            message = json.loads(text)
            if message["type"] in self.seqs:
                self.seqs[message["type"]] = message["seq"]


async def arrived(pages: list[Counting], seqs: list[int]) -> int:
    """Wait until every page has its state and the picture of it; how much has arrived."""
    await settled(lambda: all(set(page.seqs.values()) == {seq} for page, seq in zip(pages, seqs, strict=True)))
    return sum(page.arrived_bytes for page in pages)


def test_an_answer_at_a_table_of_four_costs_few_bytes(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> list[int]:
        with server.client() as maker:
            party = Party(maker, people("A", "B", "C", "D"), game="race-xeno-invasion", seed=6)
        rng, pages, sent = Rng(3), list[Counting](), list[int]()
        async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:

            async def states() -> list[Message]:
                return [(await client.get(party.path(), headers=bearer(token))).json() for token in party.tokens.values()]

            for token in party.tokens.values():
                opening = websockets.connect(server.live(party.table), create_connection=Counting, open_timeout=PATIENCE)
                page = await stack.enter_async_context(opening)
                assert isinstance(page, Counting) and page.protocol.extensions, "nothing is compressed"
                await page.send(json.dumps({"token": token, "lang": "en", "changes": True, "view": False}))
                listening = asyncio.create_task(page.listen())
                stack.callback(listening.cancel)
                pages.append(page)
            seen = await states()
            before = await arrived(pages, [state["seq"] for state in seen])
            for _ in range(60):
                seat, state = next((seat, state) for seat, state in enumerate(seen) if state["decision"])
                options = state["decision"]["options"]
                body = {"seq": state["seq"], "action": options[rng.below(len(options))]["action"]}
                headers = {**bearer(party.tokens[seat]), "prefer": "return=minimal"}
                answer = await client.post(party.path("/actions"), json=body, headers=headers)
                assert answer.status_code == 200, answer.text
                seen = await states()
                after = await arrived(pages, [state["seq"] for state in seen])
                sent.append(after - before + len(answer.content))
                before = after
        return sent

    sent = asyncio.run(play())
    with capsys.disabled():
        sys.stdout.write(
            f"\nbytes for an answer: median {statistics.median(sent):.0f}, mean {statistics.mean(sent):.0f}, most {max(sent)}\n"
        )
    assert statistics.mean(sent) <= MOST
