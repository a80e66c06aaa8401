"""Connections with limits: how long headers may be, how long they may take, and how many connections there may be."""

import asyncio
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from orrery.server.api.addresses import client_of
from orrery.server.api.rate_limits import Limiter
from orrery.server.api.safe_headers import PLAIN_LINES

HEADER_LIMIT: Final = 64 * 1024  # bytes of an address and all headers
BODY_TIME: Final = 30.0  # seconds for a body
STALLED: Final = 30.0  # seconds after which a client that reads nothing of its answer is cut off
NEW, HEADERS, BODY, NOTHING = range(4)  # what is being read: nothing yet, headers, a body, nothing any more
REPLY: Final = "orrery.reply"  # under which a request's scope has a way to answer it in one step
TOO_LONG: Final = "431 Request Header Fields Too Large", "The address and headers of a request may have 64 KiB."
BAD_REQUEST: Final = "400 Bad Request"
TOO_SLOW: Final = "408 Request Timeout", "The request took too long to arrive."
TOO_FAST: Final = "429 Too Many Requests", "Too many requests in a short time. Wait a little, then go on."
TOO_MANY: Final = "503 Service Unavailable", "The server has as many connections as it can hold. Try again in a moment."


class LimitedProtocol(HttpToolsProtocol):
    """One connection. While there is room, idle ones stay; when there is none, the one that has been idle longest goes."""

    most: ClassVar[int] = 900
    header_time: ClassVar[float] = 10.0  # seconds from a connection, or from a request's first byte, to its last header

    limiter: ClassVar[Limiter | None] = None  # of requests: what is none counts as one

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.waiting: asyncio.TimerHandle | None = None
        self.stalling: asyncio.TimerHandle | None = None
        self.reading = NEW
        self.header_bytes = 0
        self.active_since = self.loop.time()
        if len(self.connections) > self.most and not self.drop_idlest():
            self.refuse(TOO_MANY)
            return
        self.expect(self.header_time)

    def drop_idlest(self) -> bool:
        """Close the connection that has done nothing for longest; False if all are at work."""
        others: list[Any] = [each for each in self.connections if isinstance(each, LimitedProtocol) and each is not self]
        idle = [each for each in others if each.cycle is None or each.cycle.response_complete]
        if not idle:
            return False
        cast(LimitedProtocol, min(idle, key=lambda each: each.active_since)).transport.close()
        return True

    def expect(self, seconds: float) -> None:
        self.stop_waiting()
        self.waiting = self.loop.call_later(seconds, self.refuse, TOO_SLOW)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def refuse(self, answer: tuple[str, str]) -> None:
        """Say why, and close; whoever has not sent anything is not answered."""
        self.stop_waiting()
        status, sentence = answer
        if self.header_bytes or answer is TOO_MANY:
            body = sentence.encode()
            head = f"HTTP/1.1 {status}\r\n{PLAIN_LINES}content-type: text/plain\r\ncontent-length: {len(body)}\r\n"
            if answer is TOO_FAST:
                head += "retry-after: 2\r\n"
            self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """The answer to bytes that are no request, which are counted all the same."""
        self.header_bytes += 1  # something was sent
        often = self.limiter is not None and self.limiter.refuses(client_of({"client": self.client}))
        self.refuse(TOO_FAST if often else (BAD_REQUEST, msg))

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.active_since = self.loop.time()
        if self.reading != BODY:
            self.header_bytes += len(data)
            if self.header_bytes > HEADER_LIMIT and b"\r\n\r\n" not in data[: HEADER_LIMIT + 4]:
                self.refuse(TOO_LONG)
                return
        before = self.reading
        super().data_received(data)
        if self.reading == NOTHING:
            self.stop_waiting()
        elif self.reading != before:  # most requests arrive whole, and need no clock
            self.expect(BODY_TIME if self.reading == BODY else self.header_time)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading = HEADERS

    def on_headers_complete(self) -> None:
        self.reading = BODY
        self.header_bytes = 0
        super().on_headers_complete()
        if self.cycle is not None and self.cycle.scope is self.scope:  # no upgrade
            cast(dict[str, Any], self.scope)["extensions"] = {REPLY: self.reply}

    def on_message_complete(self) -> None:
        self.reading = NOTHING
        super().on_message_complete()

    def reply(self, scope: Any, head: bytes, body: bytes) -> bool:
        """A whole answer in one step, for what is asked all the time; False if the usual way must be taken.

        It is given the request's scope: if a scope led to its own request, each would be left to the garbage collector.
        """
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.scope is not scope:  # it is gone, or requests were sent in a row without waiting for answers
            return False
        if cycle.disconnected or cycle.response_started or not cycle.keep_alive or self.flow.write_paused:
            return False
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        date = b"".join([b"%b: %b\r\n" % row for row in cycle.default_headers])
        self.transport.write(b"%b%bcontent-length: %d\r\n\r\n%b" % (head, date, len(body), body))
        cycle.on_response()
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def watch(self, left: int = -1) -> None:
        """Cut off whoever takes nothing of an answer: it would be kept for ever."""
        now = self.transport.get_write_buffer_size()
        if now == left:
            self.transport.abort()
        else:
            self.stalling = self.loop.call_later(STALLED, self.watch, now)

    def resume_writing(self) -> None:
        self.stop_watching()
        super().resume_writing()

    def stop_watching(self) -> None:
        if self.stalling is not None:
            self.stalling.cancel()
            self.stalling = None

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, problem: Exception | None) -> None:
        self.stop_waiting()
        self.stop_watching()
        super().connection_lost(problem)
        self.scope, self.cycle = cast(Any, None), cast(Any, None)  # they lead back here, and would be left to the collector


def most_connections(wanted: int) -> int:
    """As many connections as the system allows files, less those needed for other things."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    ceiling = wanted + RESERVED if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVED)
    if soft < ceiling:
        resource.setrlimit(resource.RLIMIT_NOFILE, (ceiling, hard))
        soft = ceiling
    return max(10, min(wanted, soft - RESERVED))


RESERVED: Final = 100  # files for the database, the workers and the log
