"""Rows for the tests of the store, and how to count what it does."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from asyncpg.transaction import Transaction  # type: ignore[import-untyped]  # asyncpg carries no types
from sqlalchemy import Engine
from sqlalchemy import event as happening

from motstand.server.messages import Edition
from motstand.server.storage.store import CheckpointRow, EventRow, SittingRow, Store, Summary, TableRow, open_store

SEATS = ["germany", "allies"]


@contextmanager
def every_file(pragma: str) -> Iterator[None]:
    """Every SQLite file that is opened meanwhile gets this setting, as a small or write-protected disk would."""

    def limit(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    happening.listen(Engine, "connect", limit)
    try:
        yield
    finally:
        happening.remove(Engine, "connect", limit)


def moment(second: int) -> str:
    return f"1940-04-09T04:15:{second:02}Z"


def summary(second: int = 0, **values: Any) -> Summary:
    headline = {"key": "headline", "values": {"round": second}}
    return Summary(moment(second), headline, ["germany"], **values)


def table(id: str) -> TableRow:
    return TableRow(
        id=id,
        game="kampen-om-norge",
        version="1",
        scenario="full",
        seats=SEATS,
        options={"weather": "blåst"},
        packs=[Edition("my-cards.toml", "My cards", "c0ffee")],
        content="c0ffee",
        practice=True,
        dice="rolled",
        watch_hash="d" * 64,
        created=moment(0),
        summary=summary(),
    )


def sittings(id: str) -> list[SittingRow]:
    return [
        SittingRow(id, "germany", "a" * 64, "person", "Åse"),
        SittingRow(id, "allies", None, "policy"),
    ]


def event(id: str, number: int, kind: str = "answer", answer: int | None = None) -> EventRow:
    body = f'[["move","oslo","hamar",{number}]]'.encode()
    return EventRow(id, number, number if answer is None else answer, kind, "germany", body, b"[]", moment(number % 60))


def checkpoint(id: str, answer: int, number: int) -> CheckpointRow:
    return CheckpointRow(id, answer, number, f'{{"round":{answer},"after":{number}}}'.encode())


@asynccontextmanager
async def opened(url: str, **options: Any) -> AsyncIterator[Store]:
    store = await open_store(url, **options)
    try:
        yield store
    finally:
        await store.close()


async def lay_out(store: Store, *ids: str) -> None:
    """Keep new tables, each with its first event and the checkpoint of its opening."""
    for id in ids:
        await store.create(table(id), sittings(id), event(id, 0, "begin"), checkpoint(id, 0, 0))


async def numbers(store: Store, id: str) -> list[int]:
    return [kept.number for kept in await store.events(id)]


@contextmanager
def commits() -> Iterator[list[object]]:
    """Everything that is committed meanwhile, whichever connection does it."""
    seen: list[object] = []

    def note(connection: object) -> None:
        seen.append(connection)

    end = Transaction.__aexit__

    async def end_on_server(transaction: Any, kind: Any, *error: Any) -> None:
        await end(transaction, kind, *error)
        if kind is None:
            note(transaction)

    happening.listen(Engine, "commit", note)
    told_of_files.append(note)
    # The store writes to PostgreSQL by asyncpg itself, where SQLAlchemy does not see it either.
    Transaction.__aexit__ = end_on_server
    try:
        yield seen
    finally:
        Transaction.__aexit__ = end
        told_of_files.remove(note)
        happening.remove(Engine, "commit", note)


told_of_files: list[Callable[[object], None]] = []
"""The store commits to an SQLite file by the driver itself, where SQLAlchemy does not see it."""


def hear(sql: str) -> None:
    if sql == "COMMIT":
        for note in told_of_files:
            note(sql)


@happening.listens_for(Engine, "connect")
def watch_file(connection: object, record: object) -> None:
    if isinstance(connection, sqlite3.Connection):
        connection.set_trace_callback(hear)
