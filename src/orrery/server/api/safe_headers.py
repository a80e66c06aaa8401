"""The headers that every answer carries, whoever writes it: they keep pages safe."""

from collections.abc import Iterable
from typing import Final

PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
PAGE_HEADERS: Final = [*HEADERS, (b"content-security-policy", PAGE_POLICY.encode())]
PICTURE_HEADERS: Final = [*HEADERS, (b"content-security-policy", PICTURE_POLICY.encode())]


def safe_headers(rows: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What is added to the headers of an answer; a picture that stands alone has its style inside."""
    given = {name.lower(): value for name, value in rows}
    picture = given.get(b"content-type", b"").startswith(b"image/svg")
    added = PICTURE_HEADERS if picture else PAGE_HEADERS
    return added if b"cache-control" in given else [*added, (b"cache-control", b"no-store")]


# For answers that are written past the application, as those to bytes that are no request.
PLAIN: Final = [(name.decode(), value.decode()) for name, value in safe_headers([])]
PLAIN_LINES: Final = "".join(f"{name}: {value}\r\n" for name, value in PLAIN)
