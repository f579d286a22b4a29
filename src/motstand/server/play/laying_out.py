"""A new table as it is stored: its row, its keys, and who sits where."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import to_builtins

from motstand.kernel.content.packs import without_whole
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.matches.match import Match
from motstand.kernel.words.sentences import GameWords
from motstand.server.messages import SeatKey
from motstand.server.play.editions import edition_of
from motstand.server.play.frames import Picture
from motstand.server.play.seats import PEOPLE, PERSON, hashed, new_key, new_table_id, readable
from motstand.server.storage.rows import SittingRow, Summary, TableRow


def table_row(match: Match, dice: str, watch_hash: str, words: GameWords) -> TableRow:
    """A new table as it is stored."""
    now = datetime.now(UTC).isoformat(timespec="milliseconds")
    setup = match.setup
    pending = match.pending
    asked = [pending.seat] if isinstance(pending, (Roll, Draw)) else match.asked()
    summary = Summary(now, to_builtins(Picture(match, words).headline()), asked, waiting=dict.fromkeys(asked, now))
    return TableRow(
        new_table_id(),
        match.game.id,
        match.game.version,
        setup.scenario,
        setup.seats,
        setup.options,
        [edition_of(pack) for pack in without_whole(setup.packs)],
        setup.content,
        match.practice,
        dice,
        watch_hash,
        now,
        summary,
    )


def seat_keys(table: str, players: dict[str, str], name: str) -> tuple[list[SeatKey], list[SittingRow]]:
    """New keys for the people at a table, and who sits where; `name` is what the person who asks is called."""
    keys = {seat: new_key() for seat, player in players.items() if player in PEOPLE}
    sittings = []
    for seat, player in players.items():
        called = readable(name) if player == PERSON else ""
        sittings.append(SittingRow(table, seat, hashed(keys[seat]) if seat in keys else None, player, called))
    return [SeatKey(seat, players[seat], key) for seat, key in keys.items()], sittings
