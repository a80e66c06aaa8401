"""Writing to an SQLite file in its own thread, without the layers that readers go through."""

import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import ConnectionPoolEntry

from orrery.server.storage.changes import EVENT_FIELDS, SUMMARY_FIELDS, WRITING, Change, Row, rows_of

# The statements as SQLite reads them: compiling one takes longer than storing its rows.
WRITING_SQLITE: Final = [str(statement.compile(dialect=sqlite.dialect(paramstyle="named"))) for statement in WRITING]


def read(place: int) -> str:
    return f"json_extract(value, '$[{place}]')"


# Answers are stored by one statement, a transaction by itself: each statement lets go of Python's lock and must get it back
# from a busy event loop, which costs more than what it stores. A view of this connection takes the rows of a batch as JSON.
SUMMARY_ROW: Final = ["of_table", *(f"new_{field}" for field in SUMMARY_FIELDS)]
ANSWERS: Final = "CREATE TEMP VIEW answers (happened, summaries) AS SELECT NULL, NULL"
ANSWERS_STORED: Final = f"""
CREATE TEMP TRIGGER answers_stored INSTEAD OF INSERT ON answers BEGIN
  INSERT INTO events ({", ".join(f'"{field}"' for field in EVENT_FIELDS)})
    SELECT {", ".join(map(read, range(len(EVENT_FIELDS))))} FROM json_each(NEW.happened);
  UPDATE tables SET {", ".join(f'"{field}" = {read(place)}' for place, field in enumerate(SUMMARY_FIELDS, start=1))}
    FROM json_each(NEW.summaries) WHERE tables.id = {read(0)};
END
"""  # noqa: S608
LOG_PAGES: Final = 4000  # of the write-ahead log before it is brought into the file, which holds up answers for a moment
STORE_ANSWERS: Final = "INSERT INTO answers VALUES (?, ?)"


class SqliteWriter:
    """Its connection is opened by the first write."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.connection: sqlite3.Connection | None = None

    def write(self, changes: list[Change]) -> None:
        """One transaction, all or nothing."""
        connection = self.opened()
        if all(change.is_answer() for change in changes):
            happened = [values(row, EVENT_FIELDS) for change in changes for row in change.happened]
            latest = {change.table: values(change.summary, SUMMARY_ROW) for change in changes if change.summary}
            stored = [happened, list(latest.values())]
            connection.execute(STORE_ANSWERS, [msgspec.json.encode(rows).decode() for rows in stored])
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in zip(WRITING_SQLITE, rows_of(changes), strict=True):
                if rows:
                    connection.executemany(statement, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            prepare(self.connection)
            self.connection.execute(ANSWERS)
            self.connection.execute(ANSWERS_STORED)
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def values(row: Row, fields: list[str]) -> list[Any]:
    return [row[field] for field in fields]


def prepare(connection: Any, _: ConnectionPoolEntry | None = None) -> None:
    """Readers beside the writer, and a commit that survives a power cut."""
    for pragma in [
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
        f"wal_autocheckpoint={LOG_PAGES}",
    ]:
        connection.execute(f"PRAGMA {pragma}").close()
