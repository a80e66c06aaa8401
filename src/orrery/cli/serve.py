"""`orrery serve`: the table server, after a look at what it was given."""

import socket

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from orrery.core import OrreryError
from orrery.server.main import serve

HIGHEST = 65535  # of all ports
KINDS = ("sqlite+aiosqlite", "postgresql+asyncpg")


def run_server(host: str, port: int, database: str | None, open_browser: bool) -> None:
    check_address(host, port)
    if database is not None:
        check_database(database)
    serve(host, port, database, open_browser)


def check_address(host: str, port: int) -> None:
    """Refuse, in a sentence, a place where nobody can listen."""
    if port > HIGHEST:
        raise OrreryError(f"--port takes a number of 1 to {HIGHEST}, not {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except OSError as problem:
        reason = problem.strerror
        raise OrreryError(f"cannot listen on port {port} of {host} ({reason}); choose another with --port or --host") from None


def check_database(url: str) -> None:
    """Refuse an address of a database that the server cannot speak to."""
    try:
        kind = make_url(url).drivername
    except ArgumentError:
        kind = ""
    if kind not in KINDS:
        raise OrreryError(f"--database takes {KINDS[0]}:///FILE or {KINDS[1]}://…, not {url.partition('@')[0]!r}")
