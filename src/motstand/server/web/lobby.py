"""The lobby: tables that look for a player, and tables that everybody may watch. Only where the operator wants one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from msgspec import convert, to_builtins

from motstand.kernel.errors import SetupError
from motstand.server.messages import (
    ClockRule,
    Lobby,
    LobbySeat,
    LobbyTable,
    NewTable,
    SatDown,
    Saying,
    Sitting,
    TableMade,
)
from motstand.server.play.actions import take_open_seat
from motstand.server.play.seats import OPEN
from motstand.server.refusals import Refused
from motstand.server.storage.lobby import LobbyRow
from motstand.server.storage.rows import SittingRow, TableRow
from motstand.server.web.requests import address, sent, told

if TYPE_CHECKING:
    from motstand.server.web.app import Server

MOST_LISTED = 100


def check_listed(wish: NewTable, is_open: bool) -> None:
    """Check that a table can be listed as it is wished. Raises SetupError."""
    if not wish.seeks and not wish.watched:
        return
    if not is_open:
        raise SetupError("seeks, watched: expected neither, since this server has no lobby")
    if wish.seeks and all(seat.player != OPEN for seat in wish.seats):
        raise SetupError("seeks: expected an open seat for whoever comes")


async def list_table(server: Server, wish: NewTable, made: TableMade) -> None:
    """List a new table if that is wished. Of its keys only the spectators' is told, if everybody may watch."""
    if wish.seeks or wish.watched:
        clock = None if wish.clock is None else to_builtins(wish.clock)
        await server.store.lobby.add(LobbyRow(made.table, wish.seeks, made.watch if wish.watched else "", clock))


def lobby_table(server: Server, listed: LobbyRow, row: TableRow, sittings: list[SittingRow]) -> LobbyTable | None:
    """A table as the lobby shows it; None if nobody is looked for any more, and nobody may watch."""
    seats = [one.seat for one in sittings if one.player == OPEN] if listed.seeks else []
    if not seats and not listed.watch:
        return None
    table = server.tables.in_memory(row.id)
    here = [] if table is None else [one.seat for one in table.seated() if one.present]
    seated = [Sitting(one.seat, one.player, one.name, one.seat in here) for one in sittings]
    clock = None if listed.clock is None else convert(listed.clock, ClockRule)
    return LobbyTable(
        row.id,
        row.game,
        row.scenario,
        Saying(**row.summary.headline),
        row.summary.changed,
        seated,
        seats,
        listed.watch,
        row.practice,
        row.packs,
        clock,
    )


def add_lobby(app: FastAPI, server: Server) -> None:
    """Answer requests about the lobby, too."""
    settings = server.settings

    async def lobby(request: Request) -> Response:
        server.check(request)
        if not settings.lobby:
            return told(Lobby(False, []))
        after = (datetime.now(UTC) - timedelta(seconds=settings.lobby_seconds)).isoformat(timespec="milliseconds")
        listed = {one.table: one for one in await server.store.lobby.newest(after, MOST_LISTED)}
        rows = await server.store.summaries(list(listed)) if listed else []
        tables = [lobby_table(server, listed[row.id], row, sittings) for row, sittings in rows]
        return told(Lobby(True, [table for table in tables if table is not None]))

    async def sit_down(request: Request, table: str) -> Response:
        server.check(request)
        if not server.new_tables.take(address(request)):
            raise Refused("too_fast", "another seat a little later")
        wish = await sent(request, LobbySeat, settings.largest_request)
        listed = await server.store.lobby.of_table(table) if settings.lobby else None
        if listed is None or not listed.seeks:
            raise Refused("unknown_table", "a table of the lobby that looks for a player")
        async with server.tables.use(table) as found:
            key = await take_open_seat(found, wish.seat, wish.name)
            return told(SatDown(table, found.row.game, key))

    app.get("/api/lobby")(lobby)
    app.post("/api/lobby/{table}/seat")(sit_down)
