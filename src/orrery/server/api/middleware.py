"""What stands before every request: where it comes from, how often, and the headers that keep pages safe."""

import re
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.types import ASGIApp, Receive, Scope, Send

from orrery.server.api.addresses import client_of
from orrery.server.api.rate_limits import Limiter
from orrery.server.api.safe_headers import safe_headers
from orrery.server.messages import Lang
from orrery.server.problems import Problem
from orrery.server.settings import Settings

log = structlog.get_logger()
TOKEN_IN_ADDRESS = re.compile(rb"(^|&)token=")
FAILED: Final = "Internal Server Error"  # what the framework says when it is at fault
READ: Final[dict[str, Lang]] = {"fr": "fr", "en": "en"}
LOCAL_NAMES = {"localhost", "127.0.0.1", "::1", "[::1]"}
SOCKET_ANSWERS: Final = "websocket.http.response"  # under which a scope says that a socket can be refused by an answer


class SecurityMiddleware:
    """Wraps the whole application, sockets included."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.names = {*LOCAL_NAMES, *settings.allowed_hosts} if settings.is_local() or settings.allowed_hosts else set()
        self.limiter = Limiter(settings.requests_a_second, settings.requests_a_second * 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fields = headers_of(scope)
        guarded = with_headers(send) if kind == "http" else Handshake(scope, language(fields, scope), with_headers(send))
        try:
            self.check(scope, fields)
        except Exception as problem:  # what is no refusal is a bug of ours: the log says where, the answer nothing about it
            if not isinstance(problem, Problem):
                log.error("a request failed", path=scope["path"], exc_info=problem)
            refusal = problem if isinstance(problem, Problem) else Problem("failed")
            await refuse(refusal, language(fields, scope), guarded)
            return
        if scope.get("method") == "HEAD":  # what GET answers, without its body, which the connection leaves out
            scope = cast(Scope, {**scope, "method": "GET"})
        await self.app(scope, receive, guarded)

    def check(self, scope: Scope, fields: dict[str, str]) -> None:
        """Refuse what comes too often, from a foreign page, or under a foreign name."""
        if self.limiter.refuses(client_of(scope)):  # first of all: whoever is refused for another reason has asked as well
            raise Problem("too-fast")
        host = fields.get("host", "")
        if self.names and named(host) not in self.names:
            raise Problem("no-right", "other-host")
        changes = scope.get("method", "CONNECT") not in ("GET", "HEAD", "OPTIONS")
        origin = fields.get("origin")
        if changes and origin is not None and site_of(origin) != host:
            raise Problem("no-right", "foreign")
        if changes and fields.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Problem("no-right", "foreign")
        if scope.get("method") == "POST" and fields.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Problem("not-json")
        if TOKEN_IN_ADDRESS.search(scope.get("query_string", b"")) and str(scope["path"]).startswith("/api/"):
            raise Problem("bad-request", "token-in-address")


def named(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def site_of(origin: str) -> str | None:
    """The host and port in an Origin header; none in what is no address.

    >>> site_of("http://localhost:8000"), site_of("http://["), site_of("null")
    ('localhost:8000', None, '')
    """
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def language(fields: dict[str, str], scope: Any) -> str:
    """The reader's language where nothing has been parsed yet."""
    if b"lang=en" in scope.get("query_string", b""):
        return "en"
    if b"lang=fr" in scope.get("query_string", b""):
        return "fr"
    return preferred(fields.get("accept-language", ""))


def preferred(accepted: str) -> Lang:
    """The first of our languages that a browser names; French if it names neither.

    >>> preferred("de-CH, en-GB;q=0.8, fr;q=0.5"), preferred("")
    ('en', 'fr')
    """
    for part in accepted.split(","):
        lang = READ.get(part.split(";")[0].strip().lower()[:2])
        if lang:
            return lang
    return "fr"


def with_headers(send: Send) -> Send:
    """Every answer carries the headers that keep pages safe, and so does that to a socket which is not opened."""

    async def send_with_headers(message: Any) -> None:
        if message["type"] in ("http.response.start", f"{SOCKET_ANSWERS}.start"):
            rows = list(message.get("headers", []))
            message["headers"] = [*rows, *safe_headers(rows)]
        await send(message)

    return send_with_headers


class Handshake:
    """The way to a socket. One that the framework closes before it was opened, because there is none at its address, is
    refused by an answer, as any other request."""

    def __init__(self, scope: Scope, lang: str, send: Send) -> None:
        self.lang = lang
        self.send = send
        self.opened = SOCKET_ANSWERS not in (scope.get("extensions") or {})  # a server that cannot answer just closes

    async def __call__(self, message: Any) -> None:
        kind: str = message["type"]
        if kind.startswith("http.response."):
            message["type"] = f"websocket.{kind}"
            await self.send(message)
            return
        if not self.opened and kind == "websocket.close":
            failed = message.get("reason") == FAILED
            await refuse(Problem("failed" if failed else "not-found"), self.lang, self)
            return
        self.opened = self.opened or kind == "websocket.accept"
        await self.send(message)


async def refuse(problem: Problem, lang: str, send: Any) -> None:
    body = msgspec.json.encode(problem.body(lang))
    rows = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.error == "too-fast":
        rows.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": problem.status, "headers": rows})
    await send({"type": "http.response.body", "body": body})
