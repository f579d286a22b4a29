"""Who leaves a cooperative game never blocks it: a bot stands in for him, and he gets his seat back when he comes."""

from __future__ import annotations

from motstand.server.messages import GiveSeat
from motstand.server.play.events import STAND_IN, Body, Change
from motstand.server.play.table import Table
from motstand.server.refusals import Refused
from motstand.server.together.cooperation import Cooperation


def wish_for_stand_in(table: Table, seat: str, message: GiveSeat, cooperation: Cooperation) -> Change | None:
    """One more person who wants a bot for a seat; None if all who are here do now. Raises Refused."""
    if table.is_present(message.seat):
        raise Refused("cannot_seat", "your own seat, or one whose person is away")
    wishing = cooperation.wishing(message.seat)
    here = [other for other in table.people() if other != message.seat and table.is_present(other)]
    missing = [other for other in here if other not in (*wishing, seat)]
    if not missing:
        return None
    if seat in wishing:
        raise Refused("cannot_seat", f"the word of the others, too: {', '.join(missing)}")
    return Change(STAND_IN, seat, table.match.number, Body(by=message.seat, player=message.player))
