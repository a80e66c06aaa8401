"""What happens at tables, as rows to be stored, and the statements that store them."""

import os
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, update

from orrery.server.storage.schema import chairs, chats, events, snapshots, tables

Row = dict[str, Any]


@dataclass
class Change:
    """What happened at one table and must be stored as a whole."""

    table: str
    key: str = field(default_factory=lambda: os.urandom(12).hex())  # tells afterwards whether it was stored
    made: Row | None = None
    seated: list[Row] = field(default_factory=list)
    happened: list[Row] = field(default_factory=list)
    reseated: list[Row] = field(default_factory=list)
    summary: Row | None = None
    said: list[Row] = field(default_factory=list)
    snapshot: Row | None = None
    rules: Row | None = None  # under which it goes on
    gone: list[Row] = field(default_factory=list)  # the table, if it is to be deleted

    def is_empty(self) -> bool:
        return not any(rows_of([self]))

    def is_answer(self) -> bool:
        """Whether it is events and what a list of tables says after them, and nothing else."""
        others = self.made or self.seated or self.reseated or self.said or self.snapshot or self.rules or self.gone
        return self.summary is not None and not others


EVENT_FIELDS: Final = [column.name for column in events.columns]
SUMMARY_FIELDS: Final = ["changed", "asked", "turns", "over", "rematch", "written"]  # what a list of tables says
CHAIR_CHANGED = (
    update(chairs)
    .where(chairs.c.table == bindparam("of_table"), chairs.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in ["name", "level", "left", "forced", "standing", "token", "claimed"]})
)
TABLE_CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY_FIELDS})
)
RULES_CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({"rules": bindparam("new_rules"), "written": bindparam("new_written")})
)
SNAPSHOT_DROPPED = delete(snapshots).where(snapshots.c.table == bindparam("of_table"), snapshots.c.kind == bindparam("of_kind"))
WRITING: Final[list[Any]] = [
    insert(tables),
    insert(chairs),
    insert(events),
    CHAIR_CHANGED,
    TABLE_CHANGED,
    insert(chats),
    SNAPSHOT_DROPPED,
    insert(snapshots),
    RULES_CHANGED,
    *(delete(table).where(table.c.table == bindparam("of_table")) for table in (snapshots, chats, events, chairs)),
    delete(tables).where(tables.c.id == bindparam("of_table")),
]
FORGETTING: Final = 5  # statements, at the end


def rows_of(changes: list[Change]) -> list[list[Row]]:
    """What each of the statements is given to write."""
    snapshots_taken = [change.snapshot for change in changes if change.snapshot]
    return [
        [change.made for change in changes if change.made],
        [row for change in changes for row in change.seated],
        [row for change in changes for row in change.happened],
        [row for change in changes for row in change.reseated],
        [change.summary for change in changes if change.summary],
        [row for change in changes for row in change.said],
        [{"of_table": kept["table"], "of_kind": kept["kind"]} for kept in snapshots_taken],
        snapshots_taken,
        [change.rules for change in changes if change.rules],
        *([row for change in changes for row in change.gone] for _ in range(FORGETTING)),
    ]


def execute(connection: Connection, changes: list[Change]) -> None:
    """All of these changes, a statement for each kind."""
    for statement, rows in zip(WRITING, rows_of(changes), strict=True):
        if rows:
            connection.execute(statement, rows)
