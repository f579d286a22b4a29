"""Earlier moments of a table: its match as it stood before any of its answers."""

from __future__ import annotations

import asyncio

import msgspec

from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import restored_match
from motstand.kernel.matches.match import Match
from motstand.server.play.table import Table
from motstand.server.refusals import Refused


def setup_again(old: Setup) -> Setup:
    """A copy of a match's setup, for another match."""
    return Setup(old.scenario, old.seats, old.options, list(old.packs))


async def match_at(table: Table, answer: int) -> Match:
    """The match as it was before an answer, played from the nearest checkpoint; nothing more is thrown there.

    It is a match of its own, so the table goes on meanwhile. Raises Refused.
    """
    async with table.lock:
        table.check_open()
        now = table.match
        if answer > now.number:
            raise Refused("not_possible", f"a number from 0 to {now.number}")
        found = await table.store.checkpoint(table.id, answer)
        answers = now.journal[:answer]
    setup = setup_again(now.setup)
    # The preparations, before the first checkpoint, are played from the opening.
    since, state = 0, now.game.start(setup)
    if found is not None:
        since, state = found.answer, now.game.restore(setup, msgspec.json.decode(found.state))
    # What fate gave is in the journal; where that ends nothing more is thrown.
    still = ByHand(Seeded(0), dice=True, cards=True)
    return await asyncio.to_thread(restored_match, now.game, setup, still, answers, state, since)
