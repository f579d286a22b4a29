"""Handlers of what people of a cooperative game suggest to each other, and agree to."""

from __future__ import annotations

from motstand.kernel.matches.record import recorded_option
from motstand.server.messages import Suggest, Support
from motstand.server.play.actions import check_decision, check_plays
from motstand.server.play.events import SUGGESTION, Body, Change, Suggested
from motstand.server.play.table import Table
from motstand.server.refusals import Refused
from motstand.server.together.cooperation import Cooperation


def check_together(table: Table) -> Cooperation:
    """What people do together, in a cooperative game that goes on. Raises Refused."""
    if table.cooperation is None:
        raise Refused("not_possible", "a cooperative game: in this one people play against each other")
    if table.match.over:
        raise Refused("over", "a game that goes on")
    return table.cooperation


async def suggest(table: Table, seat: str, message: Suggest) -> None:
    """Suggest an answer to a seat that is asked. Only what everybody may know can be suggested."""

    def act() -> Change | None:
        cooperation = check_together(table)
        check_plays(table, seat)
        check_decision(table, message.decision)
        choice = table.picture.choice(message.seat)
        if choice is None:
            raise Refused("not_possible", f"a seat that is asked: {' or '.join(table.match.asked())}")
        option = recorded_option(message.option)
        if option not in table.picture.open_options(message.seat):
            # The same words whether there is no such answer, or others may not know of it.
            raise Refused("not_offered", "one of the answers of that seat which everybody may know")
        suggested = Suggested(message.seat, choice.prompt, list(option))
        if any((made.by, made.suggested) == (seat, suggested) for made in cooperation.standing(table.picture)):
            return None
        return Change(SUGGESTION, seat, table.match.number, Body(suggested=suggested))

    await table.change(act)


async def support(table: Table, seat: str, message: Support) -> None:
    """Agree to a suggestion that stands, or no longer."""

    def act() -> Change | None:
        cooperation = check_together(table)
        check_plays(table, seat)
        for made in cooperation.standing(table.picture):
            if made.number == message.suggestion:
                if (seat in made.agreed) == message.yes:
                    return None
                agreed = [seat] if message.yes else []
                return Change(SUGGESTION, seat, table.match.number, Body(to=made.number, agreed=agreed))
        raise Refused("stale", "the number of a suggestion that stands")

    await table.change(act)
