"""The live socket: the ground once, then every change that a seat may see, however slowly it reads."""

import asyncio
import json
import re
import socket
import zlib
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from orrery.core import Rng
from orrery.server.api.live_protocol import SMALL, framed
from orrery.server.settings import BEAT
from orrery.server.tables.pulse import PERIOD
from tests.server.kit import HIDDEN, PATIENCE, ROOT, Message, Party, Server, bot, people
from tests.server.wires import masked


async def receive(socket: ClientConnection, kind: str, seq: int = 0) -> Message:
    """The next message of a kind, at or after a seq."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["type"] == kind and message.get("seq", seq) >= seq:
            return message


def answer_somehow(party: Party) -> Message:
    seat, state = party.asked()
    answer: Message = party.answer(seat, state["decision"]["options"][0]["action"], state["seq"]).json()
    return answer


def test_the_ground_comes_once_then_the_state_and_its_picture(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()

    async def look() -> None:
        async with server.connect(party.table, party.tokens[seat]) as socket:
            ground = json.loads(await socket.recv())
            assert (ground["type"], ground["seat"], ground["lang"]) == ("ground", seat, "en")
            shown = json.loads(await socket.recv())
            assert shown["type"] == "state"
            if not ground["ground"]:  # drawing took longer than a state should wait
                ground = await receive(socket, "ground")
            assert ground["ground"].startswith("<g ")
            assert {key: value for key, value in shown.items() if key not in ("type", "seats")} == {
                key: value for key, value in state.items() if key != "seats"
            }
            assert [each["present"] for each in shown["seats"]] == [each == seat for each in (0, 1)]
            scene = await receive(socket, "scene")
            assert set(scene["actions"]) == {option["action"] for option in state["decision"]["options"]}
            drawn = scene["pieces"] + "".join(panel["svg"] for panel in scene["panels"])
            assert all(f'id="{mark}"' in drawn for marks in scene["actions"].values() for mark in marks)

    asyncio.run(look())


def test_two_sockets_at_one_table_see_every_change(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    party.asked()

    async def look() -> None:
        async with server.connect(party.table, party.tokens[0]) as own, server.connect(party.table) as gallery:
            for socket in (own, gallery):
                await receive(socket, "state")
            after = await asyncio.to_thread(answer_somehow, party)
            seen = [await receive(socket, "state", after["seq"]) for socket in (own, gallery)]
            assert [line["text"] for line in seen[0]["log"]] == [line["text"] for line in seen[1]["log"]]
            assert seen[1]["decision"] is None
            assert seen[1]["seat"] == -2

    asyncio.run(look())


def test_a_page_that_comes_back_gets_only_the_lines_it_missed(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    before = party.state(0)
    rng = Rng(4)
    for _ in range(6):
        party.play(rng)
    after = party.state(0)

    async def look() -> None:
        async with server.connect(party.table, party.tokens[0], seq=before["seq"]) as socket:
            shown = await receive(socket, "state")
            assert shown["log_from"] == len(before["log"])
            assert before["log"] + shown["log"] == after["log"]
            assert shown["seq"] == after["seq"]

    asyncio.run(look())


def test_an_idle_socket_gets_heartbeats(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))

    async def look() -> None:
        async with server.connect(party.table) as socket:
            await receive(socket, "beat")

    asyncio.run(look())
    silence = re.search(r"const SILENCE = (\d+);", (ROOT / "web" / "src" / "net" / "live.ts").read_text("utf-8"))
    assert silence is not None
    assert int(silence[1]) > (BEAT + PERIOD) * 1000  # a beat comes before a page gives the server up


@pytest.mark.parametrize(("token", "table", "code"), [("wrong", "", 4404), ("", "nowhere", 4404)])
def test_a_socket_without_a_right_is_closed_with_a_code(
    server: Server, client: httpx.Client, token: str, table: str, code: int
) -> None:
    party = Party(client, people("Ada", "Grace"))

    async def look() -> int | None:
        async with server.connect(table or party.table, token) as socket:
            await socket.wait_closed()
            return socket.close_code

    assert asyncio.run(look()) == code


def test_a_slow_reader_delays_nobody_and_ends_with_the_newest_state(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    party.asked()

    def play_on() -> int:
        rng = Rng(8)
        for _ in range(50):
            if not party.play(rng):
                break
        seq: int = party.state(0)["seq"]
        return seq

    async def look() -> None:
        options: Any = {"max_queue": 1, "max_size": 2**22}
        async with server.connect(party.table, party.tokens[0], options) as slow:
            await receive(slow, "state")
            last = await asyncio.wait_for(asyncio.to_thread(play_on), PATIENCE)
            newest = await receive(slow, "state", last)
            assert newest["seq"] == last
            assert newest["log_from"] + len(newest["log"]) == len(party.state(0)["log"])

    asyncio.run(look())


def test_others_see_that_a_bid_is_sealed_but_not_the_picks_before(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game=HIDDEN)
    state = party.state(0)

    async def look() -> None:
        async with server.connect(party.table, party.tokens[1]) as other:
            first = await receive(other, "state")
            assert [each["status"] for each in first["seats"]] == ["choosing", "choosing"]
            await receive(other, "scene")
            bid = state["decision"]["options"][0]["action"]
            after = (await asyncio.to_thread(party.answer, 0, bid, state["seq"])).json()
            assert (await receive(other, "beat"))["type"] == "beat"  # nothing else came meanwhile
            sealed = next(each["action"] for each in after["decision"]["options"] if each["action"] == "enough")
            await asyncio.to_thread(party.answer, 0, sealed, after["seq"])
            second = await receive(other, "state")
            assert [each["status"] for each in second["seats"]] == ["sealed", "choosing"]
            assert (second["seq"], second["log"]) == (first["seq"], [])

    asyncio.run(look())


def test_bots_alone_play_while_somebody_watches(server: Server, client: httpx.Client) -> None:
    party = Party(client, [bot(), bot()], game=HIDDEN)

    async def look() -> None:
        async with server.connect(party.table) as socket:
            while not (await receive(socket, "state"))["outcome"]:
                pass

    assert client.get(party.path()).json()["outcome"] is None
    asyncio.run(look())


class Assembled:
    """A page's picture, assembled from what it shows and what has changed."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}

    def whole(self, scene: Message) -> Message:
        panels = [{**panel, "svg": self.text(panel["id"], panel["svg"])} for panel in scene["panels"]]
        return {**scene, "pieces": self.text("", scene["pieces"]), "panels": panels}

    def text(self, part: str, changed: str | list[Any]) -> str:
        before = self.parts.get(part, [])
        parts = changed.split("\n") if isinstance(changed, str) else changed
        spans = [[each] if isinstance(each, str) else before[each[0] : each[0] + each[1]] for each in parts]
        self.parts[part] = [line for span in spans for line in span]
        return "\n".join(self.parts[part])


def test_a_page_that_can_assemble_pictures_is_sent_only_what_changed(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"), game="race-xeno-invasion", seed=3)
    _, state = party.asked()

    async def look() -> tuple[int, int]:
        whole, changed, page = 0, 0, Assembled()
        async with (
            server.connect(party.table, party.tokens[0]) as plain,
            server.connect(party.table, party.tokens[0], changes=True, view=False) as terse,
        ):
            seq = state["seq"]
            for number in range(10):
                wanted = await receive(plain, "scene", seq)
                while True:
                    scene = await receive(terse, "scene")
                    assembled = page.whole(scene)
                    if scene["seq"] >= wanted["seq"]:
                        break
                assert assembled == wanted
                whole += len(json.dumps(wanted))
                changed += len(json.dumps(scene)) if number else 0
                while party.state(0)["seq"] <= wanted["seq"]:  # what others choose in secret changes nothing here
                    await asyncio.to_thread(party.play, Rng(number))
                seq = party.state(0)["seq"]
        return whole, changed

    whole, changed = asyncio.run(look())
    assert changed * 3 < whole


def test_a_player_with_a_socket_is_not_sent_the_state_twice(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, state = party.asked()

    async def look() -> None:
        async with server.connect(party.table, party.tokens[seat], view=False) as socket:
            assert "view" not in await receive(socket, "state")
            body = {"seq": state["seq"], "action": state["decision"]["options"][0]["action"]}
            headers = {"authorization": f"Bearer {party.tokens[seat]}", "prefer": "return=minimal"}
            answer = await asyncio.to_thread(client.post, party.path("/actions"), json=body, headers=headers)
            assert set(answer.json()) == {"seq"}
            assert (await receive(socket, "state", answer.json()["seq"]))["seq"] == answer.json()["seq"]

    asyncio.run(look())


def test_large_frames_are_compressed_and_small_ones_are_not(server: Server, client: httpx.Client) -> None:
    party = Party(client, people("Ada", "Grace"))
    seat, _ = party.asked()
    first = masked(json.dumps({"token": party.tokens[seat], "lang": "en", "picture": False}).encode())
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(
            f"GET /api/tables/{party.table}/live HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        with line.makefile("rb") as heard:
            while heard.readline() != b"\r\n":
                pass
            line.sendall(first)
            frames: list[tuple[int, bytes]] = []
            while len(frames) < 3:
                start, length = heard.read(2)
                length = int.from_bytes(heard.read(2), "big") if length == 126 else length
                frames.append((start, heard.read(length)))
    inflate = zlib.decompressobj(wbits=-12)
    told = [inflate.decompress(text + b"\x00\x00\xff\xff") if start & 0x40 else text for start, text in frames]
    assert [json.loads(text)["type"] for text in told] == ["ground", "state", "beat"]
    assert [bool(start & 0x40) for start, _ in frames] == [len(text) > SMALL for text in told]
    assert len(told[1]) > 3 * len(frames[1][1])
    assert len(told[2]) < SMALL


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f" + bytes(5) + b"\x01\0\0"),
    ],
)
def test_a_frame_says_how_long_it_is(length: int, head: bytes) -> None:
    assert framed(b"x" * length) == head + b"x" * length
