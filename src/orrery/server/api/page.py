"""One connected page: it fetches the newest state whenever something has happened, so a slow one holds up nobody."""

import asyncio
import time
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import Any, Final, Protocol

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET

from orrery.core import Seat
from orrery.server.live_messages import (
    Beat,
    ChatLine,
    ChatMessage,
    GroundMessage,
    Hello,
    Late,
    Message,
    ShownMarks,
    StateMessage,
)
from orrery.server.messages import Lang
from orrery.server.picture_messages import Ground, Picture
from orrery.server.problems import Problem
from orrery.server.settings import BEAT
from orrery.server.tables.frames import state_shown
from orrery.server.tables.match import Match
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Chat, Room
from orrery.server.workers.pictures import picture_task
from orrery.server.workers.pool import TaskFailed

log = structlog.get_logger()
NO_GROUND = Ground(width=0, height=0, theme="", defs="", ground="")
GROUND_PATIENCE = 1.0  # seconds that the first state waits for the ground
BEHIND = 2.0  # seconds after which a page is told that it is behind
STALLED = 30.0  # seconds after which a page that takes nothing more is dropped
MESSAGES_A_SECOND = 2.0  # that a page may send; it need send none
MESSAGES_AT_ONCE = 20
LOG: Final = b',"log_from":'  # what a state ends with; in a text its quotes would be written otherwise
GONE = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)


class PageSocket(Protocol):
    """What a page needs of its socket."""

    def is_ready(self) -> bool:
        """Whether `post` can be used now."""

    def post(self, text: bytes) -> None:
        """Write a text at once."""

    async def send_text(self, text: str) -> None: ...

    def receive(self) -> Awaitable[Any]: ...


class Page:
    """It is never sent what it already shows, never anything but the newest state, and is told when it is behind."""

    def __init__(
        self,
        registry: TableRegistry,
        room: Room,
        socket: PageSocket,
        seat: Seat,
        lang: Lang,
        hello: Hello,
    ) -> None:
        self.registry = registry
        self.room = room
        self.socket = socket
        self.seat = seat
        self.lang = lang
        self.seq = hello.seq  # the last that was shown
        self.chats = 0  # the number of the last that was told
        self.marked = hello.seats
        self.blank = not hello.seq  # whether it shows nothing yet
        self.body = b""  # the latest state that was sent, but for its log
        self.pictures = hello.picture
        self.view = hello.view
        self.marks = ShownMarks() if hello.changes else None
        self.pictured: tuple[int, bytes] = (-1, b"")  # what is to be drawn, or was: its seq, and the task
        self.news = asyncio.Event()
        self.idle = False  # whether the sender waits for news
        self.changed = False  # something may have happened since the last state was sent
        self.behind_since: float | None = None
        self.sending = False
        self.sent = time.monotonic()
        self.farewell = 0  # the code with which the server closes
        self.sender: asyncio.Task[None] | None = None
        self.telling: asyncio.Task[None] | None = None
        self.wanted = False  # whether the picture of `pictured` has not been asked for yet
        self.drawing: asyncio.Task[tuple[int, Picture]] | None = None
        self.grounding: asyncio.Task[Ground] | None = None

    def wake(self) -> None:
        self.changed = True
        if self.behind_since is None:
            self.behind_since = time.monotonic()
        self.news.set()

    def show(self, match: Match) -> None:
        """Something was stored, and nothing else happens in the room just now. A page that waits is sent it at once: to wake
        its sender, and have it wait for the room, would cost as much again."""
        if not self.idle or self.farewell or not self.socket.is_ready():
            self.wake()
            return
        message = self.next_state(match)
        if message:
            self.post(message)
        self.changed, self.behind_since = False, None
        if self.wanted or self.has_chats():
            self.news.set()

    def dismiss(self) -> None:
        """The right by which this page came is gone, and so is what it has not taken yet."""
        self.farewell = 4404
        if self.sending and self.sender:
            self.sender.cancel()
        self.news.set()

    async def run(self) -> None:
        """Send until the reader goes away."""
        listener = asyncio.create_task(self.listen())
        self.sender = asyncio.create_task(self.send_for_ever())
        self.registry.pulse.add(self)
        try:
            done, _ = await asyncio.wait({listener, self.sender}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.registry.pulse.remove(self)
            tasks = [task for task in (listener, self.sender, self.drawing, self.grounding, self.telling) if task]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            problem = None if task.cancelled() else task.exception()
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

    def look(self, moment: float) -> None:
        """See to it that a beat is sent when nothing else was, and that a page which takes nothing more is dropped.

        It is called by the clock of all pages: a limit on every wait would cost far more.
        """
        silence = moment - self.sent
        if self.sending:
            if silence >= STALLED and self.sender:
                self.farewell = 4408
                self.sender.cancel()
        elif self.behind_since is not None and moment - self.behind_since >= BEHIND:
            self.news.set()  # the sender tries again, unless it hangs as well
            if silence >= BEHIND and (self.telling is None or self.telling.done()):
                self.telling = asyncio.create_task(self.tell_behind())
        elif silence >= BEAT and self.idle and self.socket.is_ready():
            self.post(msgspec.json.encode(Beat(seq=self.seq)))

    async def tell_behind(self) -> None:
        """Something has happened that cannot be shown yet, because the database hangs or is gone."""
        try:
            await self.send(Late())
        except GONE:
            self.farewell = 4503
            self.news.set()

    async def send_for_ever(self) -> None:
        await self.send_ground()
        self.changed = True
        while not self.farewell:
            self.news.clear()  # whatever comes while something is sent is seen to afterwards
            if self.changed:
                self.changed = False
                self.changed = not await self.send_state()  # tried again with the next beat
            if not self.changed:
                await self.send_chats()
                await self.send_scene()
            self.idle = True
            await self.news.wait()
            self.idle = False

    async def send(self, message: Message) -> None:
        await self.send_bytes(msgspec.json.encode(message))

    async def send_bytes(self, message: bytes) -> None:
        if self.socket.is_ready():
            self.post(message)
            return
        self.sent = time.monotonic()
        self.sending = True
        try:
            await self.socket.send_text(message.decode())
        finally:
            self.sending = False

    def post(self, message: bytes) -> None:
        self.sent = time.monotonic()
        self.socket.post(message)

    async def send_ground(self) -> None:
        """What stays the same, and what was said before. A slow drawing is sent later; the state does not wait for it."""
        self.grounding = asyncio.create_task(self.drawn_ground())
        await asyncio.wait({self.grounding}, timeout=GROUND_PATIENCE)
        self.chats = self.room.chats[-1].number if self.room.chats else 0
        drawn = NO_GROUND
        if self.grounding.done():
            drawn, self.grounding = self.grounding.result(), None
        else:
            self.grounding.add_done_callback(lambda _: self.news.set())
        await self.send(self.ground_message(drawn))

    def ground_message(self, ground: Ground) -> GroundMessage:
        return GroundMessage(
            **msgspec.structs.asdict(ground),
            table=self.room.id,
            game=self.room.match.game.name,
            seat=self.seat,
            lang=self.lang,
            style="/api/style.css",
            beat=BEAT,
            chat=[ChatLine(**chat_fields(chat)) for chat in self.room.chats],
        )

    async def drawn_ground(self) -> Ground:
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
        """The state, unless the reader sees it already; False if it cannot be had just now."""
        try:
            async with self.registry.using(self.room) as match:
                message = self.next_state(match)
        except Problem:
            return False
        if message:
            await self.send_bytes(message)
        if not self.changed:
            self.behind_since = None
        return True

    def next_state(self, match: Match) -> bytes:
        """The state as it is to be sent, or nothing if the reader sees it already; its picture is wanted from now on."""
        known = 0 if self.blank else match.shown[self.seat].after(self.seq)
        state = state_shown(StateMessage, self.room, self.seat, self.lang, known, self.view or self.pictures, self.marked)
        if self.pictures:
            self.want_picture(match, state)
        if not self.view:
            state.view = UNSET
        message = msgspec.json.encode(state)
        body = message[: message.rindex(LOG)]
        if body == self.body and not state.log:
            return b""
        self.body, self.seq, self.blank = body, state.seq, False
        return message

    def want_picture(self, match: Match, state: StateMessage) -> None:
        """Have the state drawn, unless its picture is the one that was wanted last: a seat that comes or goes changes none."""
        assert isinstance(state.view, dict), "pictures are drawn from views"
        question, people = match.question(self.seat) if self.seat >= 0 else None, self.room.names()
        task = picture_task(Picture, match.game, self.seat, state.view, question, self.lang, people=people)
        if (state.seq, task) != self.pictured:
            self.pictured = (state.seq, task)
            self.wanted = True

    def has_chats(self) -> bool:
        return bool(self.room.chats) and self.room.chats[-1].number > self.chats

    async def send_chats(self) -> None:
        if not self.has_chats():
            return
        for chat in [chat for chat in self.room.chats if chat.number > self.chats]:
            await self.send(ChatMessage(**chat_fields(chat)))
            self.chats = chat.number

    async def send_scene(self) -> None:
        """Send the picture that is ready, and have the next one drawn; meanwhile states go on."""
        if self.grounding and self.grounding.done():
            grounding, self.grounding = self.grounding, None
            await self.send(self.ground_message(grounding.result()))
        if self.drawing and self.drawing.done():
            drawing, self.drawing = self.drawing, None
            try:
                seq, picture = drawing.result()
                await self.send((self.marks or ShownMarks()).scene(seq, picture))
            except TaskFailed as problem:
                log.error("no picture was drawn", game=self.room.match.game.name, problem=str(problem))
        if self.wanted and self.drawing is None:
            self.wanted = False
            self.drawing = asyncio.create_task(self.drawn(*self.pictured))
            self.drawing.add_done_callback(lambda _: self.news.set())

    async def drawn(self, seq: int, task: bytes) -> tuple[int, Picture]:
        return seq, await self.registry.pictures.drawn(Picture, task)


def chat_fields(chat: Chat) -> dict[str, Any]:
    when = datetime.fromtimestamp(chat.time / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    return {"seat": chat.seat, "name": chat.name, "text": chat.text, "time": when}
