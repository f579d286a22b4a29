"""The statements that write, each once for all rows of a group."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from operator import attrgetter, itemgetter
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, update
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import Executable

from motstand.kernel.content.packs import Pack
from motstand.server.play.seats import PERSON
from motstand.server.storage.databases import written_json
from motstand.server.storage.rows import CheckpointRow, EventRow, SittingRow, Summary, TableRow
from motstand.server.storage.schema import CHECKPOINTS, EVENTS, NOTICES, PACKS, SITTINGS, TABLES, TRIALS
from motstand.server.storage.transactions import Transaction

MOST_KNOWN = 10_000
"""The heads of so many tables are kept in mind."""

CHANNEL = "motstand"
"""Where PostgreSQL carries the news, as "table number,table number"."""
MOST_NEWS = 200
"""A notification of PostgreSQL has less than 8,000 bytes."""

Row = dict[str, Any]
"""Values by their names, as the drivers take them: JSON is text."""


class Prepared:
    """A statement for many rows, compiled once for each kind of database.

    SQLAlchemy would look at every value of every row before the driver does, which takes longer than to write it.
    """

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self.compiled: dict[str, tuple[str, list[str]]] = {}

    def execute(self, transaction: Transaction, rows: Collection[Row]) -> None:
        """Write rows that are values by their names."""
        self.write(transaction, rows, itemgetter)

    def execute_structs(self, transaction: Transaction, rows: Collection[EventRow]) -> None:
        """Write rows as they are: most rows are events, and nothing in them has to be changed."""
        self.write(transaction, rows, attrgetter)

    def write(
        self, transaction: Transaction, rows: Collection[Any], getter: Callable[..., Callable[[Any], Any]]
    ) -> None:
        if not rows:
            return
        dialect = transaction.dialect
        if dialect.name not in self.compiled:
            self.compiled[dialect.name] = self.compile(dialect)
        sql, names = self.compiled[dialect.name]
        in_order = getter(*names)
        # Of a single name a getter gets the bare value.
        values = [in_order(row) if len(names) > 1 else (in_order(row),) for row in rows]
        transaction.write(sql, values)

    def compile(self, dialect: Dialect) -> tuple[str, list[str]]:
        compiled: Any = self.statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        return str(compiled), list(compiled.positiontup)


# Rows are locked in the order of their ids, so that the groups of two workers never wait for each other. On
# SQLite the transaction has the write lock already. The ids are one value, so that there is one statement for any
# number of them.
READ_HEADS = {
    "sqlite": "SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))",
    "postgresql": "SELECT id, head FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE",
}
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST($1 AS text[])) AS payload"

SUMMARY = Summary.__struct_fields__
OF_TABLE: BindParameter[str] = bindparam("of_table")

ADD_TABLE, ADD_PACK, ADD_SITTING, ADD_EVENT, ADD_CHECKPOINT = [
    Prepared(insert(table)) for table in (TABLES, PACKS, SITTINGS, EVENTS, CHECKPOINTS)
]
SUMMARISE = Prepared(
    update(TABLES).where(TABLES.c.id == OF_TABLE).values({name: bindparam(name) for name in ("head", *SUMMARY)})
)
ADVANCE = Prepared(update(TABLES).where(TABLES.c.id == OF_TABLE).values(head=bindparam("head")))
RESEAT = Prepared(
    update(SITTINGS)
    .where(SITTINGS.c.table == OF_TABLE, SITTINGS.c.seat == bindparam("at_seat"))
    .values({name: bindparam(name) for name in ("key_hash", "player", "name", "invitation_hash")})
)
FORGET = Prepared(
    delete(CHECKPOINTS).where(CHECKPOINTS.c.table == OF_TABLE, CHECKPOINTS.c.answer > bindparam("back_to"))
)
# Addresses stay no longer than they are needed: until the game is over, or somebody else has the seat.
HUSH_TABLE = Prepared(delete(NOTICES).where(NOTICES.c.table == OF_TABLE))
HUSH_SEAT = Prepared(delete(NOTICES).where(NOTICES.c.table == OF_TABLE, NOTICES.c.seat == bindparam("at_seat")))

ADD_TRIAL, DROP_TRIAL = Prepared(insert(TRIALS)), Prepared(delete(TRIALS).where(TRIALS.c.body == bindparam("body")))


class Heads:
    """The last event of tables, by their ids.

    An SQLite file says whether anybody else has written to it; until then this writer knows what it wrote last.
    """

    def __init__(self) -> None:
        self.known: dict[str, int] = {}
        self.version = 0

    def read(self, transaction: Transaction, ids: set[str]) -> dict[str, int]:
        """The heads of these tables, as a copy; a table that does not exist has none."""
        if transaction.dialect.name != "sqlite":
            return read_heads(transaction, list(ids))
        ((version,),) = transaction.read("PRAGMA data_version", ())
        if version != self.version or len(self.known) > MOST_KNOWN:
            self.known, self.version = {}, version
        unknown = [id for id in ids if id not in self.known]
        if unknown:
            self.known.update(read_heads(transaction, unknown))
        return {id: self.known[id] for id in ids if id in self.known}

    def wrote(self, event: EventRow) -> None:
        """Remember that this event is durable."""
        self.known[event.table] = event.number

    def forget(self) -> None:
        """Drop the cache after a failed write."""
        self.known = {}


def read_heads(transaction: Transaction, ids: list[str]) -> dict[str, int]:
    """The last event of each of these tables."""
    if not ids:
        return {}
    dialect = transaction.dialect.name
    wanted: Any = written_json(ids) if dialect == "sqlite" else ids
    return dict(transaction.read(READ_HEADS[dialect], (wanted,)))


def tell(transaction: Transaction, news: list[str]) -> None:
    """Tell the other workers, when and if this transaction is committed."""
    if news:
        told = [",".join(news[start : start + MOST_NEWS]) for start in range(0, len(news), MOST_NEWS)]
        transaction.read(NOTIFY, (told,))


def write_and_delete(body: bytes, transaction: Transaction) -> None:
    """Try out whether anything can be written."""
    for statement in (ADD_TRIAL, DROP_TRIAL):
        statement.execute(transaction, [{"body": body}])


class Batch:
    """The rows of a group, by statement: a few calls for the database, however large the group is."""

    def __init__(self) -> None:
        self.tables: list[Row] = []
        self.packs: list[Row] = []
        self.sittings: list[Row] = []
        self.events: list[EventRow] = []
        self.heads: dict[str, Row] = {}
        self.reseated: list[Row] = []
        self.forgotten: list[Row] = []
        self.checkpoints: list[Row] = []
        self.hushed: list[Row] = []
        self.hushed_seats: list[Row] = []
        self.news: list[str] = []

    def add_table(self, table: TableRow, sittings: Sequence[SittingRow], packs: Sequence[Pack]) -> None:
        row = row_of(table)
        for name in ("seats", "options", "packs"):
            row[name] = written_json(row[name])
        row.update(summary_row(row.pop("summary")))
        self.tables.append(row)
        for place, pack in enumerate(packs):
            self.packs.append({"table": table.id, "place": place, "name": pack.name, "text": pack.text})
        self.sittings.extend(map(row_of, sittings))

    def add_event(self, event: EventRow) -> None:
        self.events.append(event)

    def advance(self, table: str, head: int, summary: Summary | None) -> None:
        """This is now the last event of a table, and perhaps how far it is; the last one of a group counts."""
        if summary is not None:
            row = self.heads[table] = summary_row(summary)
            row["of_table"] = table
            if summary.outcome is not None:
                self.hushed.append({"of_table": table})
        else:
            row = self.heads.setdefault(table, {"of_table": table})
        row["head"] = head
        self.news.append(f"{table} {head}")

    def reseat(self, sittings: Sequence[SittingRow]) -> None:
        for sitting in sittings:
            row = row_of(sitting)
            self.reseated.append({"of_table": row.pop("table"), "at_seat": row.pop("seat"), **row})
            if sitting.player != PERSON:
                self.hushed_seats.append({"of_table": sitting.table, "at_seat": sitting.seat})

    def forget(self, table: str, back_to: int) -> None:
        """Checkpoints of what is taken back are dropped, also those that wait in this very batch."""
        self.forgotten.append({"of_table": table, "back_to": back_to})
        self.checkpoints = [row for row in self.checkpoints if row["table"] != table or row["answer"] <= back_to]

    def add_checkpoint(self, checkpoint: CheckpointRow) -> None:
        self.checkpoints.append(row_of(checkpoint))

    def execute(self, transaction: Transaction) -> None:
        """Write all rows; a table comes before what refers to it."""
        ADD_TABLE.execute(transaction, self.tables)
        ADD_PACK.execute(transaction, self.packs)
        ADD_SITTING.execute(transaction, self.sittings)
        ADD_EVENT.execute_structs(transaction, self.events)
        SUMMARISE.execute(transaction, [row for row in self.heads.values() if "changed" in row])
        ADVANCE.execute(transaction, [row for row in self.heads.values() if "changed" not in row])
        RESEAT.execute(transaction, self.reseated)
        FORGET.execute(transaction, self.forgotten)
        ADD_CHECKPOINT.execute(transaction, self.checkpoints)
        HUSH_TABLE.execute(transaction, self.hushed)
        HUSH_SEAT.execute(transaction, self.hushed_seats)


def row_of(kept: TableRow | SittingRow | CheckpointRow) -> Row:
    return {name: getattr(kept, name) for name in kept.__struct_fields__}


def summary_row(summary: Summary) -> Row:
    return {
        "changed": summary.changed,
        "headline": written_json(summary.headline),
        "asked": written_json(summary.asked),
        "outcome": None if summary.outcome is None else written_json(summary.outcome),
        "saying": None if summary.saying is None else written_json(summary.saying),
        "waiting": written_json(summary.waiting),
        "claimed": summary.claimed,
    }
