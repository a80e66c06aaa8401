"""What is the same for everybody is sent compressed to whoever can read that; states are not, because sockets compress them."""

import gzip
from functools import lru_cache

from litestar import Request, Response
from litestar.datastructures import State as AppState

SMALL = 1000  # bytes that are not worth it
KEPT = 64  # compressed answers


@lru_cache(KEPT)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


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
    """A text that everybody gets alike, compressed for whoever can read that."""
    headers = {**headers, "vary": "Accept-Encoding"}
    if len(body) >= SMALL and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed(body), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)
