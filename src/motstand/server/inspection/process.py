"""A process that reads packs and records: a task a line, and a line with what was found.

`python -m motstand.server.inspection.process SECONDS BYTES` is started by `inspector.py`. The system ends it when
a task takes more time of the processor, or the process more memory.
"""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

from motstand.kernel.content.packs import Pack, without_whole
from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.record import read_written
from motstand.kernel.words.languages import LANGUAGES
from motstand.server.messages import PackChecked, PackText
from motstand.server.play.dice import RECORD, SealedDice, fate_of
from motstand.server.play.editions import check_packs, edition_of, game_of
from motstand.server.play.events import BEGIN, Body, encode, given_of
from motstand.server.play.frames import Picture
from motstand.server.play.laying_out import table_row
from motstand.server.refusals import code_of
from motstand.server.storage.rows import CheckpointRow, EventRow, TableRow


class PackTask(Struct, tag="pack"):
    """Which game is this pack for, and does it fit?"""

    pack: PackText


class PacksTask(Struct, tag="packs"):
    """Do these packs go together over a game?"""

    game: str
    packs: list[PackText]


class RecordTask(Struct, tag="record"):
    """Does this record replay, and which table does it make?"""

    record: bytes


Task = PackTask | PacksTask | RecordTask


class ReadRecord(Struct):
    """The table that a record makes, without a key yet."""

    row: TableRow
    event: EventRow
    checkpoint: CheckpointRow
    packs: list[PackText]
    content: str


class Objection(Struct):
    """What is wrong, as a code and in every language."""

    code: str
    said: dict[str, str]


class Finding(Struct):
    """What was found; one of the three, or nothing for packs that go together."""

    checked: PackChecked | None = None
    record: ReadRecord | None = None
    objection: Objection | None = None


def look_at(task: Task) -> Finding:
    """Check an uploaded pack or record. Raises MotstandError."""
    if isinstance(task, RecordTask):
        return Finding(record=read_table(task.record))
    if isinstance(task, PacksTask):
        check_packs(task.game, [Pack(pack.name, pack.text) for pack in task.packs])
        return Finding()
    pack = Pack(task.pack.name, task.pack.text)
    game = game_of(pack)
    check_packs(game, [pack])
    return Finding(checked=PackChecked(game, edition_of(pack)))


def read_table(record: bytes) -> ReadRecord:
    """Replay a record, and lay out a table that nobody sits at. Raises RecordError."""
    # All its dice have fallen; none is thrown.
    match = read_written(record, fate_of(RECORD, SealedDice("")))
    words = match.game.words(match.setup)
    row = table_row(match, RECORD, "", words)
    summary = row.summary
    summary.asked, summary.waiting = [], {}
    summary.outcome, summary.saying = Picture(match, words).outcome()
    told = encode([entry.data() for entry in match.log])
    event = EventRow(row.id, 0, 0, BEGIN, "", encode(Body(given=given_of(match.journal))), told, row.created)
    state, since = match.checkpoint
    checkpoint = CheckpointRow(row.id, since, 0, encode(state.data()))
    packs = [PackText(pack.name, pack.text) for pack in without_whole(match.setup.packs)]
    whole = match.game.whole_content(match.setup)
    return ReadRecord(row, event, checkpoint, packs, "" if whole is None else whole.text)


def limit_memory(most: int) -> None:
    """Let this process take so many bytes; Windows knows no such limit."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_time(seconds: float) -> None:
    """Let this process take so much of the processor from now on; 0: as much as it likes."""
    if sys.platform != "win32":
        import signal

        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    """Handle one task after the other."""
    seconds = float(sys.argv[1])
    limit_memory(int(sys.argv[2]))
    # What is printed by mistake must not come between the findings.
    findings = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        limit_time(seconds)
        try:
            finding = look_at(decoder.decode(line))
        except MotstandError as error:
            said = {language: error.said(language) for language in LANGUAGES}
            finding = Finding(objection=Objection(code_of(error), said))
        limit_time(0)
        findings.write(msgspec.json.encode(finding) + b"\n")
        findings.flush()


if __name__ == "__main__":
    main()
