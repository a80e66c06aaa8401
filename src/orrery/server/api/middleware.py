"""What stands before every request: where it comes from, how often, and the headers that keep pages safe."""

import re
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.api.rate_limits import Limiter
from orrery.server.messages import Lang
from orrery.server.problems import Problem
from orrery.server.settings import Settings

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
PAGE_HEADERS = [*HEADERS, (b"content-security-policy", PAGE_POLICY.encode())]
PICTURE_HEADERS = [*HEADERS, (b"content-security-policy", PICTURE_POLICY.encode())]
TOKEN_IN_ADDRESS = re.compile(rb"(^|&)token=")
READ: Final[dict[str, Lang]] = {"fr": "fr", "en": "en"}
LOCAL_NAMES = {"localhost", "127.0.0.1", "::1", "[::1]"}
LOCAL_ADDRESSES = {"127.0.0.1", "::1"}


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
        try:
            self.check(scope, fields)
        except Problem as problem:
            await refuse(problem, language(fields, scope), kind, with_headers(send))
            return
        await self.app(scope, receive, with_headers(send) if kind == "http" else send)

    def check(self, scope: Scope, fields: dict[str, str]) -> None:
        """Refuse what comes from a foreign page, under a foreign name, or too often."""
        host = fields.get("host", "")
        if self.names and named(host) not in self.names:
            raise Problem("no-right", "other-host")
        changes = scope.get("method", "CONNECT") not in ("GET", "HEAD", "OPTIONS")
        origin = fields.get("origin")
        if changes and origin is not None and urlsplit(origin).netloc != host:
            raise Problem("no-right", "foreign")
        if changes and fields.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Problem("no-right", "foreign")
        if scope.get("method") == "POST" and fields.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Problem("not-json")
        if TOKEN_IN_ADDRESS.search(scope.get("query_string", b"")) and str(scope["path"]).startswith("/api/"):
            raise Problem("bad-request", "token-in-address")
        address = client_of(scope)
        if address not in LOCAL_ADDRESSES:
            self.limiter.take(address)


def named(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def client_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


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
    """Every answer carries the headers; a picture that stands alone has its style inside."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            rows = list(message.get("headers", []))
            message["headers"] = [*rows, *safe_headers(rows)]
        await send(message)

    return send_with_headers


def safe_headers(rows: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    given = {name.lower(): value for name, value in rows}
    picture = given.get(b"content-type", b"").startswith(b"image/svg")
    added = PICTURE_HEADERS if picture else PAGE_HEADERS
    return added if b"cache-control" in given else [*added, (b"cache-control", b"no-store")]


async def refuse(problem: Problem, lang: str, kind: str, send: Any) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": ""})
        return
    body = msgspec.json.encode(problem.body(lang))
    rows = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.error == "too-fast":
        rows.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": problem.status, "headers": rows})
    await send({"type": "http.response.body", "body": body})
