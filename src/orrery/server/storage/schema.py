"""What is stored: tables, their chairs, their events in order, what was said, and snapshots."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()
TABLE = "tables.id"

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("changed", BigInteger, nullable=False),  # when anything last happened that everybody may know of
    Column("asked", String(64), nullable=False),  # seats that owe an answer: "0 2"
    Column("turns", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("luck", String(64), nullable=False, server_default=""),  # the key of its luck; tables of schema 001 have none
    Column("begun", Integer, nullable=False, server_default="0"),  # answers that it began with
    Column("written", String(32), nullable=False, server_default=""),  # the key of the latest change
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", String(32), ForeignKey(TABLE), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40), nullable=False),
    Column("token", String(64), nullable=False),  # its digest, or nothing for a bot
    Column("left", Boolean, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("standing", Text, nullable=False),
    Column("claimed", Boolean, nullable=False, server_default=false()),  # whether somebody has taken the seat by its link
    Index("chairs_by_token", "token"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(32), ForeignKey(TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("seq", BigInteger, nullable=True),
    Column("mark", String(8), nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table", String(32), ForeignKey(TABLE), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("time", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey(TABLE), primary_key=True),
    Column("kind", String(8), primary_key=True),  # "state": the latest; "base": where it goes on under newer rules
    Column("number", Integer, nullable=False),  # of the event after which it was taken
    Column("data", LargeBinary, nullable=False),  # compressed JSON
)
