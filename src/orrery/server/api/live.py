"""The live socket: each reader fetches the newest state whenever something has happened, so a slow one holds up nobody."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from orrery.core import Decision, Json, Seat
from orrery.server.settings import BEAT
from orrery.server.tables.frames import state_frame
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Chat, Room
from orrery.server.workers.pool import TaskFailed

log = structlog.get_logger()
NO_GROUND = b'{"width":0,"height":0,"theme":"","defs":"","ground":""}'


class Snapshot:
    """What is to be drawn for a reader: a view and a decision as they were shown together."""

    def __init__(self, frame: Json, decision: Decision | None) -> None:
        self.seq = cast(int, frame["seq"])
        self.view = cast(Json, frame["view"])
        self.asked = frame["decision"]
        self.decision = decision

    def looks_like(self, other: "Snapshot | None") -> bool:
        """Whether both have the same picture at the same seq: a seat that comes or goes changes none."""
        return other is not None and (self.seq, self.view, self.asked) == (other.seq, other.view, other.asked)


class Page:
    """One connected page. It is never sent what it already shows, and never anything but the newest state."""

    def __init__(
        self, registry: TableRegistry, room: Room, socket: WebSocket[Any, Any, Any], seat: Seat, lang: str, seq: int
    ) -> None:
        self.registry = registry
        self.room = room
        self.socket = socket
        self.seat = seat
        self.lang = lang
        self.seq = seq  # the last that was shown
        self.chats = 0  # the number of the last that was told
        self.naming = room.naming
        self.body = b""
        self.pictures = True  # a program may do without
        self.pictured: Snapshot | None = None
        self.news = asyncio.Event()
        self.changed = False  # something may have happened since the last state was sent
        self.beating = False  # nothing was sent for a while: a beat is due
        self.sent = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.wanted: Snapshot | None = None
        self.drawing: asyncio.Task[bytes] | None = None

    def wake(self) -> None:
        self.changed = True
        self.news.set()

    async def run(self) -> None:
        """Send until the reader goes away."""
        self.pulse()
        listener = asyncio.create_task(self.listen())
        sender = asyncio.create_task(self.send_for_ever())
        done, rest = await asyncio.wait({listener, sender}, return_when=asyncio.FIRST_COMPLETED)
        for task in [*rest, *([self.drawing] if self.drawing else [])]:
            task.cancel()
        if self.timer:
            self.timer.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        for task in done:
            problem = task.exception()
            if problem and not isinstance(problem, WebSocketDisconnect | TimeoutError | RuntimeError | OSError):
                raise problem

    async def listen(self) -> None:
        """Whatever a page says is ignored; that it has gone is not."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass

    def pulse(self) -> None:
        """See to it that a beat is sent when nothing else was. One timer a page: a limit on every wait would cost far more."""
        silence = time.monotonic() - self.sent
        self.beating = silence >= BEAT
        if self.beating:
            self.news.set()
        self.timer = asyncio.get_running_loop().call_later(BEAT if self.beating else BEAT - silence, self.pulse)

    async def send_for_ever(self) -> None:
        await self.send(await self.ground())
        self.changed = True
        while True:
            if self.changed:
                self.changed = False
                if self.room.closed:
                    return
                await self.send_state()
                await self.send_chats()
                await self.send_scene()
            elif self.beating:
                await self.send(b'{"type":"beat"}')
            if not (self.changed or self.beating):
                self.news.clear()
                await self.news.wait()

    async def send(self, message: bytes) -> None:
        self.beating = False
        self.sent = time.monotonic()
        await self.socket.send_text(message.decode())

    async def ground(self) -> bytes:
        """What stays the same, and what was said before."""
        async with self.room.lock:
            journal = self.room.match.journal
            view = journal.state.observe(self.seat)
        self.chats = self.room.chats[-1].number if self.room.chats else 0
        message: Json = {
            "type": "ground",
            "table": self.room.id,
            "game": journal.game.name,
            "seat": self.seat,
            "lang": self.lang,
            "style": "/api/style.css",
            "beat": BEAT,
            "chat": [chat_frame(chat) for chat in self.room.chats],
        }
        drawn = NO_GROUND
        try:
            drawn = await self.registry.pictures.ground(journal, self.seat, view, self.lang)
        except TaskFailed as problem:
            log.error("no ground was drawn", game=journal.game.name, problem=str(problem))
        return joined(message, drawn)

    async def send_state(self) -> None:
        """The state, unless the reader sees it already; then ask for its picture."""
        async with self.room.lock:
            match = self.room.match
            shown = match.shown[self.seat]
            known = shown.after(self.seq) if self.naming == self.room.naming else 0
            frame = state_frame(self.room, self.seat, self.lang, known)
            snapshot = Snapshot(frame, match.question(self.seat))
            naming = self.room.naming
        lines = {"log_from": frame.pop("log_from"), "log": frame.pop("log")}
        body = msgspec.json.encode(frame)
        if body == self.body and not lines["log"] and self.naming == naming:
            return
        await self.send(joined({"type": "state", **lines}, body))
        self.body, self.seq, self.naming = body, snapshot.seq, naming
        if self.pictures and not snapshot.looks_like(self.pictured):
            self.wanted = self.pictured = snapshot

    async def send_chats(self) -> None:
        for chat in [chat for chat in self.room.chats if chat.number > self.chats]:
            await self.send(msgspec.json.encode({"type": "chat", **chat_frame(chat)}))
            self.chats = chat.number

    async def send_scene(self) -> None:
        """Send the picture that is ready, and have the next one drawn; meanwhile states go on."""
        if self.drawing and self.drawing.done():
            drawing, self.drawing = self.drawing, None
            try:
                await self.send(drawing.result())
            except TaskFailed as problem:
                log.error("no picture was drawn", game=self.room.match.game.name, problem=str(problem))
        if self.wanted and self.drawing is None:
            snapshot, self.wanted = self.wanted, None
            self.drawing = asyncio.create_task(self.drawn(snapshot))
            self.drawing.add_done_callback(lambda _: self.wake())

    async def drawn(self, snapshot: Snapshot) -> bytes:
        game = self.room.match.game
        people = self.room.names()
        scene = await self.registry.pictures.drawn(
            "draw", game, self.seat, snapshot.view, snapshot.decision, self.lang, people=people
        )
        return joined({"type": "scene", "seq": snapshot.seq}, scene)


def joined(fields: Json, more: bytes) -> bytes:
    """One JSON object of a few fields and of those of an object that is written already.

    >>> joined({"a": 1}, b'{"b":2}')
    b'{"a":1,"b":2}'
    """
    return msgspec.json.encode(fields)[:-1] + b"," + more[1:]


def chat_frame(chat: Chat) -> Json:
    when = datetime.fromtimestamp(chat.time / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    return {"seat": chat.seat, "name": chat.name, "text": chat.text, "time": when}


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
