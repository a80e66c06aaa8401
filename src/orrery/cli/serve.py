"""`orrery serve`: the table server, after a look at what it was given."""

import socket
from pathlib import Path

from orrery.core import OrreryError
from orrery.server.api.middleware import named
from orrery.server.main import serve
from orrery.server.storage.database import read_address


def run_server(
    host: str,
    port: int,
    database: str | None,
    open_browser: bool,
    allowed_hosts: list[str],
    bots: list[str],
    table_memory: int,
    keep_days: int,
    exports: Path | None,
) -> None:
    check_address(host, port)
    if database is not None:
        read_address(database)
    for name in allowed_hosts:
        check_name(name)
    if exports is not None and not keep_days:
        raise OrreryError("--exports needs --keep-days: tables are exported when they are forgotten")
    if exports is not None and exports.exists() and not exports.is_dir():
        raise OrreryError(f"--exports takes a folder, not {str(exports)!r}")
    folder = str(exports.absolute()) if exports else ""
    serve(
        host,
        port,
        database,
        open_browser,
        allowed_hosts,
        bots,
        table_memory=table_memory,
        keep_days=keep_days,
        exports=folder,
    )


def check_address(host: str, port: int) -> None:
    """Refuse, in a sentence, a place where nobody can listen."""
    if not host:
        raise OrreryError("--host takes an address such as 127.0.0.1, not ''")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except OSError as problem:
        reason = problem.strerror
        raise OrreryError(f"cannot listen on port {port} of {host} ({reason}); choose another with --port or --host") from None


def check_name(name: str) -> None:
    """Refuse a name that no request could bear: an empty one, or one with a port or a path.

    >>> check_name("games.example.org")
    >>> check_name("::1")
    """
    if not name.strip() or named(f"[{name}]" if ":" in name else name) != name.lower():
        raise OrreryError(f"--allowed-host takes a host name such as games.example.org, without port or path, not {name!r}")
