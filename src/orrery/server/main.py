"""`orrery serve`: the server as a process."""

import asyncio
import logging
import re
import sys
import threading
import webbrowser
from collections.abc import MutableMapping, Sequence
from typing import Any

import structlog
import uvicorn

from orrery import catalog
from orrery.bots import make_bot
from orrery.core import OrreryError, Rng
from orrery.server.api.connections import LimitedProtocol, most_connections
from orrery.server.api.live_protocol import LiveProtocol
from orrery.server.app import make_app
from orrery.server.gc_tuning import freeze_survivors
from orrery.server.settings import Settings, default_database
from orrery.server.storage.store import Store
from orrery.server.watchdog import Watchdog
from orrery.server.workers.levels import LONGEST_THOUGHT, is_affordable

TOKENS = re.compile(r"((?:token|bearer)\W{1,4})[\w-]{16,}", re.IGNORECASE)
HANDED_OVER = 0.0005  # seconds: how long the event loop may keep the GIL from the storage thread
FRAME_LIMIT = 4096  # bytes of a message that a page may send on its socket


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
    allowed_hosts: Sequence[str] = (),
    bots: Sequence[str] = (),
    *,
    table_memory: int = 512,
    keep_days: int = 0,
    exports: str = "",
) -> None:
    """Run a server until it is told to stop; only this machine can reach it unless another host is named."""
    for bot in bots:
        make_bot(bot, catalog.game(catalog.games()[0]), Rng(0))  # refuses a name that is none; which game does not matter
        if not is_affordable(bot):
            raise OrreryError(f"--allow-bot takes bots that answer within {LONGEST_THOUGHT:g} seconds, not {bot!r}")
    hosts = tuple(name.lower() for name in allowed_hosts)
    settings = Settings(
        database or default_database(),
        host,
        port,
        allowed_hosts=hosts,
        bots=tuple(bots),
        table_memory=table_memory,
        keep_days=keep_days,
        exports=exports,
    )
    asyncio.run(try_database(settings.database))
    run(settings, open_browser)


async def try_database(database: str) -> None:
    """Open it once before anything else is said: what is wrong with it is told in a sentence."""
    store = Store(database)
    await store.open()
    await store.close()


def run(settings: Settings, open_browser: bool = False) -> None:
    set_up_log()
    sys.setswitchinterval(HANDED_OVER)
    freeze_survivors()
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{'localhost' if settings.is_local() else shown}:{settings.port}"
    sys.stderr.write(f"Orrery is at {address} (Ctrl-C stops it)\n")
    if open_browser:
        timer = threading.Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    watchdog = Watchdog()
    watchdog.start(settings.hanging)
    app = make_app(settings, watchdog)
    LimitedProtocol.limiter = app.limiter
    LimitedProtocol.header_time = settings.header_time
    LimitedProtocol.most = most_connections(settings.connections)
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,  # addresses may carry tokens
        log_config=None,  # its messages are forwarded to our log
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws=LiveProtocol,
        ws_per_message_deflate=True,  # small windows: about 32 kB a socket
        http=LimitedProtocol,
        server_header=False,
        timeout_keep_alive=65,  # longer than the clients and proxies that use a connection again
        timeout_graceful_shutdown=3,
    )


def set_up_log() -> None:
    """One line for each thing that went wrong, on standard error: to be read on a terminal, JSON elsewhere."""
    plain = structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"])
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            without_tokens,
            plain if sys.stderr.isatty() else structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # below that, it tells what somebody else did wrong
    logging.basicConfig(level=logging.WARNING, handlers=[ForwardedLog()], force=True)


class ForwardedLog(logging.Handler):
    """What libraries log goes the same way, in the same shape."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(record.levelno, record.getMessage().strip(), source=record.name, exc_info=record.exc_info)


def without_tokens(_: Any, __: str, row: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever reads like a token is blotted out, wherever it comes from.

    >>> without_tokens(None, "", {"path": "/table/x#token=abcdefghijklmnopqrstuvwxyz012345"})
    {'path': '/table/x#token=…'}
    """
    for key, value in row.items():
        if isinstance(value, str):
            row[key] = TOKENS.sub(r"\1…", value)
    return row
