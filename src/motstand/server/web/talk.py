"""What people at a table said long ago, a page at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response

from motstand.server.messages import Talk
from motstand.server.play.frames import note_of
from motstand.server.play.table import MOST_TALK
from motstand.server.web.requests import bearer, number, told

if TYPE_CHECKING:
    from motstand.server.web.app import Server


def add_talk(app: FastAPI, server: Server) -> None:
    """Let whoever may look at a table read on."""

    async def talk(request: Request, table: str) -> Response:
        server.check(request)
        before = number(request, "before")
        async with server.tables.use(table) as found:
            found.seat_of(bearer(request))
        rows = await server.store.talk(table, before=before, most=MOST_TALK + 1)
        return told(Talk([note_of(row) for row in rows[-MOST_TALK:]], len(rows) > MOST_TALK))

    app.get("/api/tables/{table}/talk")(talk)
