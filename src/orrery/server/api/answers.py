"""The one request that is made all the time, served without the framework: its layers would cost as much as the answer.

Everything that is not a plain answer of a page is left to the framework, and so is the document of the interface: the route
`answer` in `routes.py` does the same, and says what is wrong with a body that cannot be read.
"""

from typing import Any, Final

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server import messages
from orrery.server.api.addresses import client_of
from orrery.server.api.connections import REPLY
from orrery.server.api.middleware import refuse
from orrery.server.api.readers import Reader, Services, bearer
from orrery.server.api.safe_headers import safe_headers
from orrery.server.problems import Problem
from orrery.server.tables import commands

log = structlog.get_logger()
BEFORE: Final = "/api/tables/"
BEHIND: Final = "/actions"
LANGUAGES: Final[dict[bytes, messages.Lang]] = {b"lang=en": "en", b"lang=fr": "fr"}
ANSWER: Final = msgspec.json.Decoder(messages.Answer)
JSON: Final = (b"content-type", b"application/json")
HEAD: Final = b"HTTP/1.1 200 OK\r\n" + b"".join(b"%b: %b\r\n" % row for row in [JSON, *safe_headers([JSON])])


class AnswerShortcut:
    """Stands before the framework: takes answers whose state comes on a socket, and hands on everything else."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table, reader = self.plain_answer(scope)
        if reader is None:
            await self.app(scope, receive, send)
            return
        first: Any = await receive()
        try:
            wanted = ANSWER.decode(first.get("body", b"")) if not first.get("more_body") else None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            wanted = None
        if wanted is None:
            await self.app(scope, beginning_with(first, receive), send)
            return
        try:
            body = msgspec.json.encode(await answered(reader, table, wanted))
        except Problem as problem:
            self.services.registry.metrics.refusals.labels(problem.error).inc()
            await refuse(problem, reader.lang, send)
            return
        except Exception as problem:  # a bug of ours: the log says where, the answer says nothing about it
            log.error("a request failed", path=scope["path"], exc_info=problem)
            await refuse(Problem("failed"), reader.lang, send)
            return
        extensions: Any = scope.get("extensions") or {}
        if REPLY in extensions and extensions[REPLY](scope, HEAD, body):
            return
        headers = [JSON, (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def plain_answer(self, scope: Any) -> tuple[str, Reader | None]:
        """The table and the reader of an answer as a page sends it."""
        if scope["type"] != "http" or scope["method"] != "POST" or not scope["path"].endswith(BEHIND):
            return "", None
        table = scope["path"][len(BEFORE) : -len(BEHIND)]
        lang = LANGUAGES.get(scope["query_string"])
        fields = dict(scope["headers"])
        if lang is None or not scope["path"].startswith(BEFORE) or "/" in table or b"transfer-encoding" in fields:
            return "", None
        if b"return=minimal" not in fields.get(b"prefer", b""):
            return "", None
        token = bearer(fields.get(b"authorization", b"").decode("latin-1"))
        return table, Reader(self.services, token, client_of(scope), lang, terse=True)


async def answered(reader: Reader, table: str, wanted: messages.Answer) -> messages.Done:
    """Give an answer; the state after it comes on the socket."""
    room, seat = await reader.sit(table)
    reader.services.answers.take(f"{table} {seat}")
    await commands.answer(reader.services.registry, room, seat, wanted, reader.lang)
    return messages.Done(room.match.shown[seat].seq)


def beginning_with(first: Message, receive: Receive) -> Receive:
    """Hand the bytes already read to the framework, then the rest."""
    held: list[Any] = [first]

    async def again() -> Any:
        return held.pop() if held else await receive()

    return again
