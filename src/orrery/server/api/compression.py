"""What is the same for everybody is sent compressed to whoever can read that; states are not, because sockets compress them."""

import gzip
import hashlib
from functools import lru_cache

from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.status_codes import HTTP_304_NOT_MODIFIED

SMALL = 1000  # bytes that are not worth it
KEPT = 64  # compressed answers


@lru_cache(KEPT)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


@lru_cache(KEPT)
def tag_of(body: bytes) -> str:
    """What a body is compared by. It is a weak one, because the same body may come compressed or not."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


def is_among(tag: str, known: str) -> bool:
    """Whether an If-None-Match header names a tag.

    >>> is_among('W/"a"', '"b", "a"'), is_among('W/"a"', "*"), is_among('W/"a"', "")
    (True, True, False)
    """
    tags = [each.strip().removeprefix("W/") for each in known.split(",")]
    return tags == ["*"] or tag.removeprefix("W/") in tags


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header names gzip, and does not refuse it.

    >>> takes_gzip("br, gzip"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, False, False)
    """
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "").rstrip("0").rstrip(".") != "q="
    return False


def compressed(request: Request[object, object, AppState], body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """A text that everybody gets alike, compressed for whoever can read that, and not sent to whoever has it."""
    tag = tag_of(body)
    headers = {**headers, "vary": "Accept-Encoding", "etag": tag}
    if is_among(tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, media_type=kind, headers=headers)
    if len(body) >= SMALL and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed(body), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)
