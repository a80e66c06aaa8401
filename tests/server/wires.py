"""Very cheap connections: a load test shares the machine with the server that it measures."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 1, 9, 10


class Wire(asyncio.Protocol):
    """A connection that buffers what it receives."""

    def __init__(self) -> None:
        self.gathered = bytearray()
        self.transport = asyncio.Transport()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # whatever type the loop uses

    def data_received(self, data: bytes) -> None:
        self.gathered += data
        while self.take():
            pass

    def take(self) -> bool:
        """Take one complete message, if there is one."""
        raise NotImplementedError

    def head(self) -> bytes:
        """The lines before a body, if they are all there."""
        end = self.gathered.find(b"\r\n\r\n")
        return bytes(self.gathered[: end + 4]) if end >= 0 else b""


class Poster(Wire):
    """Sends one request after another, and waits for each answer."""

    def __init__(self, host: str) -> None:
        super().__init__()
        self.host = host
        self.answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()

    async def post(self, path: str, body: bytes, token: str) -> tuple[int, bytes]:
        self.answer = asyncio.get_running_loop().create_future()
        head = f"POST {path} HTTP/1.1\r\nhost: {self.host}\r\ncontent-type: application/json\r\n"
        head += f"authorization: Bearer {token}\r\nprefer: return=minimal\r\n"  # as the page does
        self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        return await self.answer

    def take(self) -> bool:
        head = self.head()
        if not head:
            return False
        length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        if len(self.gathered) < len(head) + length:
            return False
        body = bytes(self.gathered[len(head) : len(head) + length])
        del self.gathered[: len(head) + length]
        self.answer.set_result((int(head.split()[1]), body))
        return True

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.answer.done():
            self.answer.set_exception(problem or ConnectionResetError("the server hung up"))


def masked(text: bytes) -> bytes:
    """A short text as a client sends it, masked with zeros."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return bytes([0x80 | TEXT]) + length + bytes(4) + text


class Watcher(Wire):
    """A socket that hands over every text it is sent, and answers pings (RFC 6455; ours sends whole, unmasked frames)."""

    def __init__(self, host: str, path: str, first: bytes, hear: Callable[[bytes], None]) -> None:
        super().__init__()
        self.hear = hear
        self.first = first
        self.opened = False
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.write(self.hello.encode())

    def take(self) -> bool:
        if not self.opened:
            head = self.head()
            if head:
                assert head.startswith(b"HTTP/1.1 101"), head
                del self.gathered[: len(head)]
                self.opened = True
                self.transport.write(masked(self.first))
            return bool(head)
        held = self.gathered
        if len(held) < 2:
            return False
        start, length = 2, held[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(held[2:start], "big")
        if len(held) < start + length:
            return False
        kind, message = held[0] & 15, bytes(held[start : start + length])
        del held[: start + length]
        if kind == TEXT:
            self.hear(message)
        elif kind == PING:
            self.transport.write(bytes([0x80 | PONG, 0x80 | length, 0, 0, 0, 0]) + message)  # masked with zeros
        return True
