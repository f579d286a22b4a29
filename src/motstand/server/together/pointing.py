"""Somebody of a cooperative game points at a thing: all at the table see it for a moment, and nothing is kept."""

from __future__ import annotations

from motstand.server.messages import Point, Pointed, Thing
from motstand.server.play.frames import encoded
from motstand.server.play.table import Table
from motstand.server.refusals import Refused
from motstand.server.together.suggesting import check_together


async def point(table: Table, seat: str, message: Point) -> None:
    """Point at a thing that everybody can see. Raises Refused."""
    async with table.lock:
        table.check_open()
        check_together(table)
        wanted = (message.thing.kind, str(message.thing.id))
        if not any((kind, str(id)) == wanted for kind, id in table.game.things(table.match.state, None)):
            raise Refused("not_possible", "a thing that everybody at the table can see")
    show(table, seat, message.thing)
    table.pointed(table, seat, message.thing)


def show(table: Table, seat: str, thing: Thing) -> None:
    """Tell everybody at this worker."""
    told = encoded(Pointed(seat, thing))
    for listener in table.listeners:
        listener.send(told)
