"""`orrery serve`: the table server, after a look at what it was given."""

import socket

from orrery.core import OrreryError
from orrery.server.main import serve
from orrery.server.storage.database import read_address


def run_server(
    host: str, port: int, database: str | None, open_browser: bool, allowed_hosts: list[str], bots: list[str]
) -> None:
    check_address(host, port)
    if database is not None:
        read_address(database)
    serve(host, port, database, open_browser, allowed_hosts, bots)


def check_address(host: str, port: int) -> None:
    """Refuse, in a sentence, a place where nobody can listen."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except OSError as problem:
        reason = problem.strerror
        raise OrreryError(f"cannot listen on port {port} of {host} ({reason}); choose another with --port or --host") from None
