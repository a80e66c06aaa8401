"""The page's files: one document for all addresses, and assets whose names carry their hash."""

from importlib.resources import files
from pathlib import PurePosixPath

from litestar import Request, Response, Router, get
from litestar.datastructures import State as AppState
from litestar.params import FromPath

from orrery.server.api.compression import compressed
from orrery.server.api.middleware import preferred
from orrery.server.problems import Problem, sentence

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS = {"text/css", "text/html", "text/javascript", "application/json", "image/svg+xml", "text/plain"}
FOR_EVER = "public, max-age=31536000, immutable"


def asset(name: str) -> bytes | None:
    """A file of the built page, or nothing; no name leads out of its folder."""
    parts = PurePosixPath(name).parts
    if not parts or any(part in ("..", "/") or "\\" in part or "\x00" in part for part in parts):
        return None
    try:
        return files("orrery.server").joinpath("static", *parts).read_bytes()
    except OSError:  # no such file, a folder, or a name that is too long for one
        return None


def wants_page(request: Request[object, object, AppState]) -> bool:
    """Whether somebody has opened an address in a browser, rather than a program that of an interface."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def document(request: Request[object, object, AppState]) -> Response[bytes]:
    """The page itself, or a plain sentence as long as it has not been built."""
    page = asset("index.html")
    if page is None:
        lang = preferred(request.headers.get("accept-language", ""))
        return Response(sentence(lang, "page-not-built").encode(), media_type="text/plain")
    return compressed(request, page, "text/html", {"cache-control": "no-cache"})


@get("/", include_in_schema=False)
async def lobby(request: Request[object, object, AppState]) -> Response[bytes]:
    return document(request)


@get(["/table/{rest:path}", "/replay/{rest:path}"], include_in_schema=False)
async def inside(request: Request[object, object, AppState]) -> Response[bytes]:
    return document(request)


@get("/static/{name:path}", include_in_schema=False)
async def static(name: FromPath[str], request: Request[object, object, AppState]) -> Response[bytes]:
    found = asset(name.lstrip("/"))
    if found is None:
        raise Problem("not-found")
    kind = TYPES.get(PurePosixPath(name).suffix, "application/octet-stream")
    if kind in TEXTS:
        return compressed(request, found, kind, {"cache-control": FOR_EVER})
    return Response(found, media_type=kind, headers={"cache-control": FOR_EVER})


def pages() -> Router:
    return Router("/", route_handlers=[lobby, inside, static])
