"""What somebody at a table may ask without changing it: why not, what to do, where a number comes from."""

from __future__ import annotations

import asyncio
import secrets

from motstand.kernel.errors import MotstandError
from motstand.kernel.fate import Seeded
from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.objections import NothingAgainst, why_not
from motstand.kernel.record import recorded_option
from motstand.server.actions import check_asked, check_decision, check_plays
from motstand.server.events import entry_data
from motstand.server.frames import line_for, saying
from motstand.server.messages import AskHint, AskTrace, AskWhy, Hint, Reason, Trace, Why
from motstand.server.refusals import Refused, refusal_of
from motstand.server.seats import OPEN
from motstand.server.table import Table


async def why(table: Table, seat: str, message: AskWhy) -> Why:
    """What speaks against clicking some things, from what this seat may know."""
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        check_plays(table, seat)
        path = [(thing.kind, thing.id) for thing in message.path]
        try:
            found = why_not(table.match, table.words, seat, path)
        except NothingAgainst:
            return Why(message.id, [])
        except MotstandError as error:
            raise refusal_of(error) from error
        words = table.words
        return Why(message.id, [Reason(saying(words.objection(each.key, each.values)), each.rule) for each in found])


def check_fair(table: Table, seat: str) -> None:
    """Hints are for practice, and for people who play against bots only: nobody else is at the table, or may come."""
    others = [each.player for each in table.sittings.values() if each.seat != seat]
    if not table.row.practice and (OPEN in others or table.people() != [seat]):
        raise Refused("fair_play", "a practice table, or one with no other people")


async def hint(table: Table, seat: str, message: AskHint) -> Hint:
    """What the policy would answer with what the seat knows: all that is hidden from it is dealt anew before."""
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        check_asked(table, seat)
        check_fair(table, seat)
        match = table.match
        pending = match.pending
        if not isinstance(pending, (Choice, JointChoice)):
            raise Refused("not_possible", "a question with options: dice and cards are thrown and drawn")
        choice = pending.choice(seat) if isinstance(pending, JointChoice) else pending
        twin = match.imagine(seat, Seeded(match.number))
    # It may think for a while; the table goes on meanwhile.
    option, key, values = await asyncio.to_thread(table.game.reason, twin.state, choice)
    check_decision(table, message.decision)
    return Hint(message.id, list(option), saying(table.words.reason(key, values)), choice.rule)


async def trace(table: Table, seat: str | None, message: AskTrace) -> Trace:
    """Where the numbers of a thing come from, of what lies open; after an option they are tried on a copy."""
    async with table.lock:
        table.check_open()
        check_decision(table, message.decision)
        state = table.match.state
        try:
            if message.option:
                if seat is None:
                    raise Refused("not_seated", "the key of a seat: this one is for spectators")
                check_asked(table, seat)
                twin = table.match.clone()
                twin.fate = Seeded(secrets.randbits(64))
                twin.play(recorded_option(message.option), seat)
                state = twin.state
            entry = table.game.trace(state, (message.thing.kind, message.thing.id))
        except MotstandError as error:
            raise refusal_of(error) from error
        return Trace(message.id, None if entry is None else line_for(table.words, entry_data(entry), None))
