"""The settings of a server and their defaults."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

BEAT = 3.0  # seconds of silence on a socket before it says that it is alive


def data_directory() -> Path:
    """Where the user's own tables lie when no database is named."""
    return user_data_path("orrery", appauthor=False)


def default_database() -> str:
    return f"sqlite:///{data_directory() / 'tables.sqlite3'}"


def default_exports() -> Path:
    return data_directory() / "records"


@dataclass(frozen=True)
class Settings:
    """One server: where it listens, where it writes, how patient it is."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: tuple[str, ...] = ()  # names under which it may be reached, as behind a proxy
    bot_pause: float = 0.4  # seconds before a bot's answer, so that people can follow
    forced_pause: tuple[float, float] = (0.8, 2.4)  # seconds before an answer given for a person, drawn at random
    absence: float = 60.0  # seconds without a page before others may let a bot take over
    table_memory: int = 512  # megabytes for tables; when they are full, idle ones leave memory sooner
    idle: float = 600.0  # seconds without anybody before a table leaves memory
    keep_days: int = 0  # days without a change after which a table is exported and forgotten; 0: it is kept for ever
    exports: str = ""  # the folder for the records of such tables
    bots: tuple[str, ...] = ()  # bots that may be seated beside the levels
    thinkers: int = 1  # processes in which bots think
    drawers: int = 1  # processes in which pictures are drawn
    trial: float = 10.0  # seconds in which a table with a file of its owner's must be opened for trial
    hanging: float = 10.0  # seconds without a beat after which the event loop is said to hang
    requests_a_second: float = 30.0  # of one address that is not this machine
    answers_a_second: float = 20.0  # of one seat
    chats_a_second: float = 0.5  # of one seat, after a handful at once
    wrong_tokens_a_second: float = 0.5  # of one address, after ten at once
    tables_an_hour: float = 60.0  # made from one address that is not this machine, after thirty at once
    sockets_of_an_address: int = 400  # that is not this machine
    header_time: float = 10.0  # seconds in which the headers of a request must arrive
    connections: int = 8_000  # at once; fewer where the system allows fewer files
    sockets_of_a_seat: int = 8
    sockets_of_the_gallery: int = 200

    def is_local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in {"127.0.0.1", "::1", "localhost"}
