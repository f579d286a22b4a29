"""A rematch: the same set-up, everybody one seat further, as soon as all people of a finished game want it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from motstand.server.messages import AskRematch
from motstand.server.play.events import REMATCH, Body, Change, body_of
from motstand.server.play.table import Table
from motstand.server.refusals import Refused
from motstand.server.storage.store import SittingRow


async def ask_rematch(
    table: Table, seat: str, message: AskRematch, lay_again: Callable[[Table], Awaitable[str]]
) -> None:
    """Want a rematch, or want none. With the last word that is needed the next table is laid out by `lay_again`."""
    next_table = ""
    undecided = True

    def act() -> Change | None:
        nonlocal undecided
        check_may_ask(table)
        if not message.yes:
            return Change(REMATCH, seat, table.match.number, Body())
        # Somebody else may have said yes at this moment: then the table is still to be laid out.
        undecided = wanted_by_all(table, seat) and not next_table
        if undecided:
            return None
        return Change(REMATCH, seat, table.match.number, Body(agreed=[*agreed(table), seat], text=next_table))

    while undecided:
        undecided = False
        if message.yes and wanted_by_all(table, seat):
            next_table = await lay_again(table)
        await table.change(act)


def check_may_ask(table: Table) -> None:
    """Refuse a rematch of a game that goes on, of a lesson, or a second one."""
    if not table.match.over or table.lesson is not None:
        raise Refused("not_possible", "a game that is over, and no lesson")
    if table.rematch is not None and body_of(table.rematch).text:
        raise Refused("not_possible", "the table that was laid out for the rematch")


def agreed(table: Table) -> list[str]:
    """The seats that want a rematch."""
    return [] if table.rematch is None else body_of(table.rematch).agreed


def wanted_by_all(table: Table, seat: str) -> bool:
    """Does everybody want a rematch, now that this seat does?"""
    check_may_ask(table)
    return set(table.owned()) <= {*agreed(table), seat}


def seats_before(table: Table) -> dict[str, str]:
    """The seats of the next table, each with the seat that its person or bot has now."""
    seats = table.match.setup.seats
    return dict(zip(seats, seats[-1:] + seats[:-1], strict=True))


def one_seat_further(table: Table, next_table: str) -> list[SittingRow]:
    """Who sits where at the next table. Everybody keeps the key, so that no key has to be handed on."""
    rows = {seat: table.sittings[before] for seat, before in seats_before(table).items()}
    return [replace(row, table=next_table, seat=seat) for seat, row in rows.items()]


def wins_further(table: Table) -> dict[str, int]:
    """The games of the series that the people at the next table have won so far, by their new seats."""
    won = table.series().wins
    return {seat: won[before] for seat, before in seats_before(table).items()}
