"""The application: routes, errors and the registry's lifespan, behind the security middleware."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from orrery.phrasebook import in_language
from orrery.server.api.answers import AnswerShortcut
from orrery.server.api.document import DocumentPlugin
from orrery.server.api.health import health, metrics
from orrery.server.api.middleware import SecurityMiddleware, headers_of, language
from orrery.server.api.pages import document, pages, wants_page
from orrery.server.api.rate_limits import Limiter, TokenGate
from orrery.server.api.readers import Services
from orrery.server.api.routes import api
from orrery.server.problems import Problem, sentence
from orrery.server.settings import Settings, default_exports
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.retention import forget_for_ever
from orrery.server.watchdog import Watchdog
from orrery.server.workers.pool import TaskFailed

log = structlog.get_logger()
BODY_LIMIT = 64 * 1024
BY_STATUS = {403: "no-right", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}
BROKEN_OFF = "client disconnected prematurely"  # what the framework says when a sender goes away before the end of a body
VALUE = re.compile(r" '[^;]*'")  # what was sent, where a message quotes it
Asked = Request[object, object, AppState]


def make_app(settings: Settings, watchdog: Watchdog | None = None) -> SecurityMiddleware:
    """A server as one application; its registry opens and closes with it."""
    registry = TableRegistry(settings, watchdog)
    services = Services(
        registry,
        Limiter(settings.answers_a_second, settings.answers_a_second * 3),
        Limiter(settings.chats_a_second, 6),
        TokenGate(settings.wrong_tokens_a_second, 10),
        Limiter(settings.tables_an_hour / 3600, 30),
    )

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await registry.open()
        forgetting: asyncio.Task[None] | None = None
        if settings.keep_days:
            exports = Path(settings.exports) if settings.exports else default_exports()
            forgetting = asyncio.create_task(forget_for_ever(registry, settings.keep_days, exports), name="retention")
        try:
            yield
        finally:
            if forgetting:
                forgetting.cancel()
                await asyncio.gather(forgetting, return_exceptions=True)
            await registry.close()

    inner = Litestar(
        [api(), pages(), health, metrics],
        lifespan=[life],
        state=AppState({"services": services}),
        exception_handlers={
            Problem: told,
            UnicodeError: unreadable,
            RecursionError: unreadable,
            HTTPException: refused,
            TaskFailed: undrawn,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig("Orrery", "1", render_plugins=[DocumentPlugin()], path="/schema"),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        debug=False,
    )
    return SecurityMiddleware(AnswerShortcut(inner, services), settings)


def spoken(request: Asked) -> str:
    """The reader's language."""
    return language(headers_of(request.scope), request.scope)


def reply(request: Asked, problem: Problem, status: int | None = None) -> Response[bytes]:
    request.app.state.services.registry.metrics.refusals.labels(problem.error).inc()
    if problem.error == "not-found" and wants_page(request):
        page = document(request)  # it says so itself
        page.status_code = problem.status
        return page
    headers = {"retry-after": "2"} if problem.error == "too-fast" else {}
    body = msgspec.json.encode(problem.body(spoken(request)))
    return Response(body, status_code=status or problem.status, media_type=MediaType.JSON, headers=headers)


def told(request: Asked, problem: Problem) -> Response[bytes]:
    return reply(request, problem)


def refused(request: Asked, problem: HTTPException) -> Response[bytes]:
    """What the framework refuses by itself: unreadable bodies, unknown addresses, wrong methods."""
    if problem.detail == BROKEN_OFF:
        return reply(request, Problem("bad-request", fields={"detail": BROKEN_OFF}))  # nobody reads it
    error = BY_STATUS.get(problem.status_code, "bad-request" if problem.status_code < 500 else "failed")
    if problem.status_code >= 500:
        log.error("a request failed", path=request.url.path, problem=type(problem).__name__)
    fields = {"detail": details(problem, spoken(request))} if error == "bad-request" else {}
    return reply(request, Problem(error, fields=fields), problem.status_code)


def details(problem: HTTPException, lang: str) -> str:
    """Which field is wrong, and how; never what was sent."""
    found = problem.extra if isinstance(problem.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in found if isinstance(each, dict)]
    return "; ".join(in_language(VALUE.sub("", part), lang) for part in parts or [problem.detail])


def unreadable(request: Asked, problem: Exception) -> Response[bytes]:
    """Text that is not UTF-8, or JSON that is nested deeper than anything that is asked for."""
    return reply(request, Problem("bad-request", "too-deep" if isinstance(problem, RecursionError) else "not-utf-8"))


def undrawn(request: Asked, problem: Exception) -> Response[bytes]:
    log.error("a picture could not be drawn", path=request.url.path, problem=str(problem))
    return reply(request, Problem("no-picture"))


def failed(request: Asked, problem: Exception) -> Response[bytes]:
    """A bug of ours: the log says where, the answer says nothing about it."""
    log.error("a request failed", path=request.url.path, exc_info=problem)
    return reply(request, Problem("failed", reason=sentence(spoken(request), "failed")))
