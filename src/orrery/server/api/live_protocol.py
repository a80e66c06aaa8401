"""How frames of a live socket are written, small ones as they are and large ones compressed; and how many are read."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SMALL: Final = 400  # bytes of a frame that are not worth compressing: a beat, a line of chat
LIVE: Final = "orrery.live"  # under which a socket's scope has its protocol
BYTES_AT_ONCE: Final = 16 * 1024  # that a page may send: its first message, and answers to pings
BYTES_A_SECOND: Final = 512
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text (RFC 6455)


class LiveProtocol(WebSocketsSansIOProtocol):
    """One live socket. Most frames are written in one step, because the page takes them at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.received = 0.0  # bytes lately, by the leaky bucket
        self.heard = self.loop.time()

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
