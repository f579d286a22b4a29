"""Records that people bring: each is checked answer by answer, and becomes a table that can be replayed."""

from __future__ import annotations

import asyncio

from motstand.kernel.record import read_written
from motstand.server.messages import RecordOpened
from motstand.server.play.dice import RECORD, SealedDice, fate_of
from motstand.server.play.events import BEGIN, Body, encode, given_of
from motstand.server.play.frames import Picture
from motstand.server.play.seats import OPEN, hashed, new_key
from motstand.server.play.tables import Tables, table_row
from motstand.server.storage.store import CheckpointRow, EventRow, SittingRow


async def open_record(tables: Tables, body: bytes) -> RecordOpened:
    """Keep a record as a table that nobody sits at. Raises RecordError or StoreError."""
    match = await asyncio.to_thread(read_written, body, fate_of(RECORD, SealedDice(tables.seeds.draw())))
    key = new_key()
    words = tables.words(match)
    row = table_row(match, RECORD, hashed(key), words)
    outcome, said = Picture(match, words).outcome()
    row.summary.asked = []
    row.summary.waiting = {}
    row.summary.outcome = outcome
    row.summary.saying = said
    sittings = [SittingRow(row.id, seat, None, OPEN) for seat in match.seats]
    told = encode([entry.data() for entry in match.log])
    first = EventRow(row.id, 0, 0, BEGIN, "", encode(Body(given=given_of(match.journal))), told, row.created)
    state, since = match.checkpoint
    checkpoint = CheckpointRow(row.id, since, 0, encode(state.data()))
    await tables.store.create(row, sittings, first, checkpoint, match.setup.packs)
    return RecordOpened(row.id, match.game.id, key)
