"""One connected page: it fetches the newest state whenever something has happened, so a slow one holds up nobody."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from orrery.core import Decision, Json, Seat
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.settings import BEAT
from orrery.server.tables.frames import state_frame
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Chat, Room
from orrery.server.workers.pool import TaskFailed

log = structlog.get_logger()
NO_GROUND = b'{"width":0,"height":0,"theme":"","defs":"","ground":""}'
GROUND_PATIENCE = 1.0  # seconds that the first state waits for the ground
PULSE = 1.5  # seconds between two looks at whether a beat is due
BEHIND = 2.0  # seconds after which a page is told that it is behind
STALLED = 30.0  # seconds after which a page that takes nothing more is dropped
MESSAGES_A_SECOND = 2.0  # that a page may send; it need send none
MESSAGES_AT_ONCE = 20
GONE = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)


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
    """It is never sent what it already shows, never anything but the newest state, and is told when it is behind."""

    def __init__(
        self,
        registry: TableRegistry,
        room: Room,
        socket: WebSocket[Any, Any, Any],
        seat: Seat,
        lang: str,
        hello: messages.Hello,
    ) -> None:
        self.registry = registry
        self.room = room
        self.socket = socket
        self.seat = seat
        self.lang = lang
        self.seq = hello.seq  # the last that was shown
        self.chats = 0  # the number of the last that was told
        self.naming = -1 if not hello.seq else room.naming
        self.body = b""
        self.pictures = hello.picture  # a program may do without
        self.pictured: Snapshot | None = None
        self.news = asyncio.Event()
        self.changed = False  # something may have happened since the last state was sent
        self.behind_since: float | None = None
        self.beating = False  # nothing was sent for a while: a beat is due
        self.sending = False
        self.sent = time.monotonic()
        self.heard = 0  # messages that the page has sent, less those that it may
        self.farewell = 0  # the code with which the server closes
        self.timer: asyncio.TimerHandle | None = None
        self.telling: asyncio.Task[None] | None = None
        self.wanted: Snapshot | None = None
        self.drawing: asyncio.Task[bytes] | None = None
        self.grounding: asyncio.Task[bytes] | None = None

    def wake(self) -> None:
        self.changed = True
        if self.behind_since is None:
            self.behind_since = time.monotonic()
        self.news.set()

    def dismiss(self) -> None:
        """The right by which this page came is gone."""
        self.farewell = 4404
        self.news.set()

    async def run(self) -> None:
        """Send until the reader goes away."""
        self.pulse()
        listener = asyncio.create_task(self.listen())
        sender = asyncio.create_task(self.send_for_ever())
        done, rest = await asyncio.wait({listener, sender}, return_when=asyncio.FIRST_COMPLETED)
        more = [task for task in (self.drawing, self.grounding, self.telling) if task]
        for task in [*rest, *more]:
            task.cancel()
        if self.timer:
            self.timer.cancel()
        await asyncio.gather(*rest, *more, return_exceptions=True)
        for task in done:
            problem = task.exception()
            if problem and not isinstance(problem, GONE):
                raise problem

    async def listen(self) -> None:
        """What a page says after its first message is ignored, up to a limit; that it has gone is not."""
        begin, count = time.monotonic(), 0
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            count += 1
            if count > MESSAGES_AT_ONCE + MESSAGES_A_SECOND * (time.monotonic() - begin):
                self.farewell = 4429
                return

    def pulse(self) -> None:
        """See to it that a beat is sent when nothing else was. One timer a page: a limit on every wait would cost far more."""
        moment = time.monotonic()
        silence = moment - self.sent
        self.beating = silence >= BEAT
        if self.beating:
            self.news.set()
        if self.behind_since is not None and moment - self.behind_since >= BEHIND and not self.sending:
            self.telling = asyncio.create_task(self.tell_behind())
        self.timer = asyncio.get_running_loop().call_later(
            PULSE if self.beating else max(0.1, min(PULSE, BEAT - silence)), self.pulse
        )

    async def tell_behind(self) -> None:
        """Something has happened that cannot be shown yet, because the database hangs or is gone."""
        try:
            await self.send(b'{"type":"late"}')
        except GONE:
            self.farewell = 4503
            self.news.set()

    async def send_for_ever(self) -> None:
        await self.send_ground()
        self.changed = True
        while not self.farewell:
            if self.changed:
                self.changed = False
                if not await self.send_state():
                    self.changed = True  # tried again with the next beat
                    self.news.clear()
                    await self.news.wait()
                    continue
                await self.send_chats()
                await self.send_scene()
            elif self.beating:
                await self.send(b'{"type":"beat","seq":%d}' % self.seq)
            if not (self.changed or self.beating or self.farewell):
                self.news.clear()
                await self.news.wait()

    async def send(self, message: bytes) -> None:
        self.beating = False
        self.sent = time.monotonic()
        self.sending = True
        try:
            async with asyncio.timeout(STALLED):
                await self.socket.send_text(message.decode())
        except TimeoutError:
            self.farewell = 4408
            raise
        finally:
            self.sending = False

    async def send_ground(self) -> None:
        """What stays the same, and what was said before. A slow drawing is sent later; the state does not wait for it."""
        self.grounding = asyncio.create_task(self.drawn_ground())
        await asyncio.wait({self.grounding}, timeout=GROUND_PATIENCE)
        self.chats = self.room.chats[-1].number if self.room.chats else 0
        drawn = NO_GROUND
        if self.grounding.done():
            drawn, self.grounding = self.grounding.result(), None
        else:
            self.grounding.add_done_callback(lambda _: self.wake())
        await self.send(joined(self.ground_fields(), drawn))

    def ground_fields(self) -> Json:
        return {
            "type": "ground",
            "table": self.room.id,
            "game": self.room.match.game.name,
            "seat": self.seat,
            "lang": self.lang,
            "style": "/api/style.css",
            "beat": BEAT,
            "chat": [chat_frame(chat) for chat in self.room.chats],
        }

    async def drawn_ground(self) -> bytes:
        if not self.pictures:
            return NO_GROUND
        async with self.registry.using(self.room) as match:
            view = match.journal.state.observe(self.seat)
        try:
            return await self.registry.pictures.ground(match.journal, self.seat, view, self.lang)
        except TaskFailed as problem:
            log.error("no ground was drawn", game=match.game.name, problem=str(problem))
            return NO_GROUND

    async def send_state(self) -> bool:
        """The state, unless the reader sees it already; then ask for its picture. False if it cannot be had just now."""
        try:
            async with self.registry.using(self.room) as match:
                shown = match.shown[self.seat]
                known = shown.after(self.seq) if self.naming == self.room.naming else 0
                frame = state_frame(self.room, self.seat, self.lang, known)
                snapshot = Snapshot(frame, match.question(self.seat))
                naming = self.room.naming
        except Problem:
            return False
        lines = {"log_from": frame.pop("log_from"), "log": frame.pop("log")}
        body = msgspec.json.encode(frame)
        if body != self.body or lines["log"] or self.naming != naming:
            await self.send(joined({"type": "state", **lines}, body))
            self.body, self.seq, self.naming = body, snapshot.seq, naming
            if self.pictures and not snapshot.looks_like(self.pictured):
                self.wanted = self.pictured = snapshot
        if not self.changed:
            self.behind_since = None
        return True

    async def send_chats(self) -> None:
        for chat in [chat for chat in self.room.chats if chat.number > self.chats]:
            await self.send(msgspec.json.encode({"type": "chat", **chat_frame(chat)}))
            self.chats = chat.number

    async def send_scene(self) -> None:
        """Send the picture that is ready, and have the next one drawn; meanwhile states go on."""
        if self.grounding and self.grounding.done():
            grounding, self.grounding = self.grounding, None
            await self.send(joined(self.ground_fields(), grounding.result()))
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
        game, people = self.room.match.game, self.room.names()
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
