"""Errors of the database, as sentences that say what happened and what would help."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg  # type: ignore[import-untyped]  # asyncpg carries no types
from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from motstand.kernel.errors import MotstandError


class StoreError(MotstandError):
    """The database could not be opened, read or written. Nothing was half-written."""


class LostRace(MotstandError):
    """Another worker wrote an event of this number first; the table has to catch up."""

    def __init__(self, table: str, number: int, head: int) -> None:
        super().__init__(f"table {table}: event {number} was to be written, but the next one is {head + 1}")
        self.table = table
        self.number = number
        self.head = head


SQLITE_TROUBLE = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program holds the database locked",
    "SQLITE_LOCKED": "another program holds the database locked",
    "SQLITE_READONLY": "the database or its folder may not be written to",
    "SQLITE_PERM": "the database or its folder may not be written to",
    "SQLITE_CANTOPEN": "the file can't be opened; its folder must exist and be writable",
    "SQLITE_NOTADB": "the file is not an SQLite database",
    "SQLITE_CORRUPT": "the file is damaged",
    "SQLITE_IOERR": "the disk failed to read or write",
}
"""What SQLite's error codes mean to whoever runs the server; extended codes begin with these."""

POSTGRESQL_TROUBLE = {
    "53100": "the disk of the PostgreSQL server is full",
    "53300": "the PostgreSQL server has no connection left for us",
    "3D000": "the PostgreSQL server has no database of that name; create it first",
    "28P01": "the PostgreSQL server does not accept this user and password",
    "28000": "the PostgreSQL server does not accept this user",
    "42501": "the PostgreSQL user may not do that in this database",
    "25006": "the PostgreSQL server allows only reading",
    "57P": "the PostgreSQL server is shutting down or starting",
    "08": "the connection to the PostgreSQL server broke",
}
"""The same for PostgreSQL's states, or the classes that they begin with; more special ones first."""


@contextmanager
def told(doing: str) -> Iterator[None]:
    """Turn whatever the database's drivers raise into a StoreError that says what we were doing."""
    try:
        yield
    except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as error:
        raise StoreError(f"{doing}: {meaning(error)}") from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError(f"{doing}: {meaning(error)}") from error


def meaning(error: BaseException) -> str:
    """What this error means, without the statement and the values that SQLAlchemy would quote."""
    cause: object = error.orig if isinstance(error, DBAPIError) else error
    for known, name in (
        (SQLITE_TROUBLE, getattr(cause, "sqlite_errorname", None)),
        (POSTGRESQL_TROUBLE, getattr(cause, "sqlstate", None)),
    ):
        if name is not None:
            for beginning, sentence in known.items():
                if name.startswith(beginning):
                    return sentence
    if isinstance(cause, CommandError):
        return f"it was made by another version of Motstand ({cause})"
    if isinstance(cause, TimeoutError):
        return "the database did not answer in time"
    if isinstance(cause, OSError):
        return f"the database can't be reached ({cause.strerror or cause})"
    lines = str(cause).splitlines()
    return lines[0] if lines else type(cause).__name__


def is_locked(error: sqlite3.Error) -> bool:
    """Does somebody else hold a lock of the database?"""
    return error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


def of_one_write(error: Exception) -> bool:
    """Was the error caused by one of the writes, not by the database? Then the others can still be written."""
    if isinstance(error, asyncpg.PostgresError):
        # Class 22 is data that can't be stored, class 23 a broken constraint.
        return str(error.sqlstate).startswith(("22", "23"))
    if isinstance(error, asyncpg.InterfaceError):
        # asyncpg itself found a value that can't be sent.
        return isinstance(error, ValueError)
    return isinstance(error, sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError)
