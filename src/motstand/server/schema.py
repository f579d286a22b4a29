"""The tables of the database. What migrations/ makes is the same; a test compares them."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

JSON_OR_NULL = JSON(none_as_null=True)


def of_table() -> Column[str]:
    """The table that a row belongs to, first in its primary key."""
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("packs", JSON, nullable=False),
    Column("content", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("dice", Text, nullable=False),
    Column("watch_hash", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("head", Integer, nullable=False),
    Column("changed", Text, nullable=False),
    Column("headline", JSON, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("outcome", JSON_OR_NULL),
    Column("saying", JSON_OR_NULL),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    of_table(),
    Column("seat", Text, primary_key=True),
    Column("key_hash", Text),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
)

# Only ever added to: what happened stays, also when it was taken back.
EVENTS = Table(
    "events",
    METADATA,
    of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("answer", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("log", LargeBinary, nullable=False),
    Column("at", Text, nullable=False),
)

# The state is JSON, compressed by zlib.
CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    of_table(),
    Column("answer", Integer, primary_key=True, autoincrement=False),
    Column("event", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)
