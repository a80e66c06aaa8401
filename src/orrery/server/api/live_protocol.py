"""How frames of a live socket are written: small ones as they are, large ones compressed."""

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SMALL: Final = 400  # bytes of a frame that are not worth compressing: a beat, a line of chat
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text (RFC 6455)


class LiveProtocol(WebSocketsSansIOProtocol):
    """One live socket. Most frames are written in one step, because the page takes them at once."""

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.can_write():
            await super().send(message)
            return
        data = text.encode()
        if len(data) > SMALL:
            try:
                self.conn.send_text(data)
            except InvalidState:  # the page is saying goodbye
                raise ClientDisconnected from None
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(data))

    def can_write(self) -> bool:
        """Whether the socket is open and the page has taken what was sent before."""
        return (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.disconnected or self.close_sent or self.transport.is_closing())
        )


def framed(text: bytes) -> bytes:
    """A small text as one frame that is not compressed; a server's frames have no mask."""
    if len(text) < 126:
        return bytes((WHOLE_TEXT, len(text))) + text
    return bytes((WHOLE_TEXT, 126)) + len(text).to_bytes(2, "big") + text
