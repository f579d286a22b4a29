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
    Column("waiting", JSON, nullable=False, server_default="{}"),
    Column("claimed", Text, nullable=False, server_default=""),
)

# The texts of the packs that a table is played with, in the order in which they are laid.
PACKS = Table(
    "packs",
    METADATA,
    of_table(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    of_table(),
    Column("seat", Text, primary_key=True),
    Column("key_hash", Text),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("invitation_hash", Text),
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

# Where a person wants to be told that it is their turn. `key` is the seat's own, for the link in the message; it and
# the address are deleted with the row. `seen` is when the person was last at the table, `told` the wait that was told
# last, `tried` the one that is being told, `tries` how often that was tried; nobody else tries it until `held`.
NOTICES = Table(
    "notices",
    METADATA,
    of_table(),
    Column("seat", Text, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("stop", Text, nullable=False, unique=True),
    Column("seen", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("tried", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("held", Text, nullable=False),
)

# Cards, maps and tracks as JSON, compressed by zlib, by what `content` of a table says. Once for all its tables.
CONTENTS = Table(
    "contents",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Always empty: a row is written and deleted again to see that the database can be written.
TRIALS = Table("trials", METADATA, Column("body", LargeBinary, nullable=False))

# What somebody hands over to another device, sealed by a code; `id` is the code's hash. Deleted when it is fetched.
HANDOVERS = Table(
    "handovers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("until", Text, nullable=False),
)

# When each worker was open; `until` is when it was last seen to be.
HOURS = Table(
    "hours",
    METADATA,
    Column("worker", Text, primary_key=True),
    Column("since", Text, nullable=False),
    Column("until", Text, nullable=False),
)

# Tables that look for a player, and those that everybody may watch: only of these the spectators' key is known here.
LOBBY = Table(
    "lobby",
    METADATA,
    of_table(),
    Column("seeks", Boolean, nullable=False),
    Column("watch", Text, nullable=False),
    Column("clock", JSON_OR_NULL),
)

# What looking back at a finished game found, as JSON.
ANALYSES = Table("analyses", METADATA, of_table(), Column("body", LargeBinary, nullable=False))
