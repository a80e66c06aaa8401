"""How frames of a live socket are written, small ones as they are and large ones compressed; how many are read; its end."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from orrery.server.api.addresses import client_of
from orrery.server.api.connections import LimitedProtocol
from orrery.server.api.safe_headers import PLAIN

SMALL: Final = 400  # bytes of a frame that are not worth compressing: a beat, a line of chat
LIVE: Final = "orrery.live"  # under which a socket's scope has its protocol
BYTES_AT_ONCE: Final = 16 * 1024  # that a page may send: its first message, and answers to pings
BYTES_A_SECOND: Final = 512
GOODBYE: Final = 5.0  # seconds in which a page must take the end of what was sent and close as well; then it is cut off
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text (RFC 6455)


class SafeHandshake(ServerProtocol):
    """The beginning of a socket; where it is refused, the answer has the headers of all others.

    One that cannot be read never reaches the application: it is counted here.
    """

    too_often: Callable[[], bool]

    def accept(self, request: Request) -> Response:
        response = super().accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS and self.too_often():
            response = self.reject(HTTPStatus.TOO_MANY_REQUESTS, "Too many requests in a short time.\n")
            response.headers["Retry-After"] = "2"
        return response

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(PLAIN)
        return response


class LiveProtocol(WebSocketsSansIOProtocol):
    """One live socket. Most frames are written in one step, because the page takes them at once.

    However it ends, it ends: closing waits for the page to take what was sent, and a page that takes nothing would keep its
    connection and all that is buffered for it for ever.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn = SafeHandshake(
            extensions=self.conn.available_extensions, max_size=self.config.ws_max_size, logger=self.logger
        )
        self.conn.too_often = self.comes_too_often
        self.received = 0.0  # bytes lately, by the leaky bucket
        self.heard = self.loop.time()
        self.lost = asyncio.Event()
        self.cutting: asyncio.TimerHandle | None = None

    def comes_too_often(self) -> bool:
        limiter = LimitedProtocol.limiter
        return limiter is not None and limiter.refuses(client_of({"client": self.client}))

    def cut_off_later(self) -> None:
        """It has been closed, or will be as soon as the page takes what was sent: it has only so long for that."""
        if self.cutting is None and not self.disconnected:
            self.cutting = self.loop.call_later(GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.cutting is not None:
            self.cutting.cancel()
        super().connection_lost(exc)
        self.lost.set()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off_later()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.cut_off_later()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.cut_off_later()  # before it is sent, which may have to wait for the page
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True  # refused by an answer, which the class above takes for a fault of the application

    def data_received(self, data: bytes) -> None:
        """Drop whoever sends too much. Not only messages count: pings are answered, pieces of a message that never ends are
        kept, and what comes after a goodbye is still read."""
        if self.handshake_initiated:
            moment = self.loop.time()
            self.received = max(0.0, self.received - (moment - self.heard) * BYTES_A_SECOND) + len(data)
            self.heard = moment
            if self.received > BYTES_AT_ONCE:
                self.transport.abort()
                return
        super().data_received(data)
        if self.close_sent or self.transport.is_closing():
            self.cut_off_later()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LIVE] = self  # a page writes to it without the layers in between

    def is_ready(self) -> bool:
        """Whether the socket is open and the page has taken what was sent before."""
        return (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.disconnected or self.close_sent or self.transport.is_closing())
        )

    def post(self, text: bytes) -> None:
        """Write a text to a page that is ready for it."""
        if len(text) > SMALL and self.conn.extensions:
            with suppress(InvalidState):  # the page is saying goodbye
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(text))


def framed(text: bytes) -> bytes:
    """A text as one frame that is not compressed; a server's frames have no mask."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text
