"""The live socket: how a page says who it is, and how it comes and goes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State as AppState

from orrery.core import Seat
from orrery.server.api.addresses import LOCAL_ADDRESSES, client_of
from orrery.server.api.live_protocol import LIVE, LiveProtocol
from orrery.server.api.middleware import preferred
from orrery.server.api.page import Page
from orrery.server.api.readers import Reader, Services, TableName, bearer
from orrery.server.live_messages import Hello
from orrery.server.problems import Problem
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room

log = structlog.get_logger()
HELLO = msgspec.json.Decoder(Hello)
PATIENCE = 3.0  # seconds to wait for the first message; a page that sends none is a spectator
FAILED = 4500  # for a fault of the server

Socket = WebSocket[Any, Any, AppState]


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, table: TableName) -> None:
    """The first message says who is there: the address never carries a token."""
    services: Services = socket.app.state.services
    await socket.accept()
    address = client_of(socket.scope)
    services.sockets[address] += 1
    try:
        await serve(socket, services, table, address)
    finally:
        services.sockets[address] -= 1
        if not services.sockets[address]:
            del services.sockets[address]


async def serve(socket: Socket, services: Services, table: str, address: str) -> None:
    try:
        if address not in LOCAL_ADDRESSES and services.sockets[address] > services.registry.settings.sockets_of_an_address:
            raise Problem("too-fast", "sockets-many")
        hello = await greeting(socket)
        lang = hello.lang or preferred(socket.headers.get("accept-language", ""))
        token = hello.token or bearer(socket.headers.get("authorization", ""))
        room, seat = await Reader(services, token, address, lang).enter(table)
        refuse_crowds(services.registry, room, seat)
    except Problem as problem:
        await close(socket, 4000 + problem.status)
        return
    page = Page(services.registry, room, TextSocket(socket), seat, lang, hello)
    try:
        await attend(services.registry, room, page)
    except Exception as problem:  # a bug of ours: the log says where, and the page connects again
        log.error("a page failed", table=table, exc_info=problem)
        page.farewell = FAILED
    if page.farewell:
        await close(socket, page.farewell)


def protocol_of(socket: Socket) -> LiveProtocol:
    extensions: Any = socket.scope["extensions"]
    protocol: LiveProtocol = extensions[LIVE]
    return protocol


class TextSocket:
    """A socket without the framework's layers: texts are sent often, and by nobody else."""

    def __init__(self, socket: Socket) -> None:
        protocol = protocol_of(socket)
        self.is_ready = protocol.is_ready
        self.post = protocol.post
        self.send = socket.send
        self.receive: Callable[[], Awaitable[Any]] = socket.receive

    async def send_text(self, text: str) -> None:
        """Write a text, and wait until the page has taken enough."""
        await self.send({"type": "websocket.send", "bytes": None, "text": text})


async def close(socket: Socket, code: int) -> None:
    """Say goodbye, and wait until the page has gone, which takes a few seconds at most: until then it counts as one."""
    with suppress(OSError, RuntimeError):  # it has gone already
        if socket.connection_state != "disconnect":
            await socket.close(code=code)
            await protocol_of(socket).lost.wait()


async def greeting(socket: Socket) -> Hello:
    """What a page says first. Language and seq may also stand in the address, for simple programs that only watch."""
    query = socket.query_params
    if "token" in query:
        raise Problem("bad-request", "token-in-address")
    said = await first_message(socket)
    try:
        hello = HELLO.decode(said) if said else Hello()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Problem("bad-request", fields={"detail": "hello"}) from None
    if query.get("lang") in ("fr", "en") and hello.lang is None:
        hello.lang = "fr" if query["lang"] == "fr" else "en"
    seq = query.get("seq", "")
    if not hello.seq and seq.isascii() and seq.isdigit() and len(seq) < 17:
        hello.seq = int(seq)
    if query.get("picture") == "0":
        hello.picture = False
    return hello


async def first_message(socket: Socket) -> bytes:
    try:
        async with asyncio.timeout(PATIENCE):
            message: Any = await socket.receive()
    except TimeoutError:
        return b""
    if message["type"] == "websocket.disconnect":
        raise Problem("bad-request", fields={"detail": "hello"})
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else bytes(message.get("bytes") or b"")


def refuse_crowds(registry: TableRegistry, room: Room, seat: Seat) -> None:
    settings = registry.settings
    limit = settings.sockets_of_a_seat if seat >= 0 else settings.sockets_of_the_gallery
    if sum(1 for reader in room.readers if reader.seat == seat) >= limit:
        raise Problem("too-fast")


async def attend(registry: TableRegistry, room: Room, page: Page) -> None:
    """A page comes, stays as long as it likes, and goes; the others see whether its seat is present."""
    chair = room.chairs[page.seat] if page.seat >= 0 else None
    room.readers.add(page)
    if chair:
        chair.pages += 1
    room.wake()
    registry.drive(room)
    try:
        await page.run()
    finally:
        room.readers.discard(page)
        registry.departures += 1
        room.touched = time.monotonic()
        if chair:
            chair.pages -= 1
            chair.gone_since = time.monotonic()
        room.wake()
