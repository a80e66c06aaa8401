"""`orrery serve`: the server as a process."""

import logging
import sys
import threading
import webbrowser

import structlog
import uvicorn

from orrery.server.app import make_app
from orrery.server.gc_tuning import freeze_survivors
from orrery.server.settings import Settings, default_database

HANDED_OVER = 0.0005  # seconds after which the thread that stores gets its turn beside a busy loop
FRAME_LIMIT = 4096  # bytes of a message that a page may send on its socket


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, open_browser: bool = False) -> None:
    """Run a server until it is told to stop; only this machine can reach it unless another host is named."""
    run(Settings(database or default_database(), host, port), open_browser)


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
    uvicorn.run(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        access_log=False,  # addresses may carry tokens
        log_level="warning",
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=60,
        ws_per_message_deflate=False,  # packing pictures would hold up everybody
        server_header=False,
        timeout_keep_alive=65,  # longer than the clients and proxies that use a connection again
        timeout_graceful_shutdown=3,
    )


def set_up_log() -> None:
    """One line for each thing that went wrong, on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
