"""Records that people bring: each is checked answer by answer, and becomes a table that can be replayed."""

from __future__ import annotations

from motstand.kernel.content.packs import Pack
from motstand.server.inspection.inspector import Inspector
from motstand.server.messages import RecordOpened
from motstand.server.play.seats import OPEN, hashed, new_key
from motstand.server.storage.store import SittingRow, Store


async def open_record(inspector: Inspector, store: Store, body: bytes, whose: str) -> RecordOpened:
    """Keep a record as a table that nobody sits at. Raises Objected, Refused or StoreError."""
    read = await inspector.record(body, whose)
    key, row = new_key(), read.row
    row.watch_hash = hashed(key)
    sittings = [SittingRow(row.id, seat, None, OPEN) for seat in row.seats]
    packs = [Pack(pack.name, pack.text) for pack in read.packs]
    await store.keep_content(row.content, read.content)
    await store.create(row, sittings, read.event, read.checkpoint, packs)
    return RecordOpened(row.id, row.game, key)
