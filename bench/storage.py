"""Measures what group commit is worth on this disk: ``python -m bench.storage [--quick] [--folder FOLDER]``.

A hundred tables write events of a real game of Kampen om Norge, each table one after another, into an SQLite
database: one commit for all that waits, or one for each event, by the same store, and the same rows by the driver
alone. All wait for the disk at every commit, so this counts the time of the clock. It ends with status 1 if a ratio
that must hold does not.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import zlib
from datetime import date
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
import uvloop

from bench.own import GAME
from bench.report import processor, shown
from motstand import new_match, players
from motstand.kernel.words.messages import Message
from motstand.server.storage.store import CheckpointRow, EventRow, SittingRow, Store, Summary, TableRow, open_store
from motstand.server.storage.writing import QUICKLY

ROOT = Path(__file__).parent.parent
TABLES = 100
AT_LEAST = 6.0
NOW = "1940-04-09T04:15:00Z"

Kept = tuple[EventRow, Summary, CheckpointRow | None]
Played = list[Kept]
"""A game as the server keeps it, with a checkpoint at every phase."""


def played() -> Played:
    """The events of a game of random players."""
    match = new_match(GAME, seed=1)
    player = players.RandomPlayer(1)
    events: Played = []
    told = 0
    phase: Message | None = None
    while not match.over:
        answer = match.number
        option = player(match)
        match.play(option)
        log = [entry.seen_by(None) for entry in match.log[told:]]
        told = len(match.log)
        number = len(events) + 1
        event = EventRow("", number, answer, "answer", "", encoded([option]), encoded(log), NOW)
        summary = Summary(NOW, {"key": "headline", "values": {"number": number}}, match.setup.seats[:1])
        state, since = match.checkpoint
        last, phase = phase, match.game.headline(state)
        begins = phase != last
        events.append((event, summary, CheckpointRow("", since, number, encoded(state.data())) if begins else None))
    return events


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def of_table(id: str, game: Played, number: int) -> Kept:
    """An event of the game for this table; a table that has seen all of it begins again."""
    event, summary, checkpoint = game[(number - 1) % len(game)]
    return (
        msgspec.structs.replace(event, table=id, number=number),
        summary,
        None if checkpoint is None else msgspec.structs.replace(checkpoint, table=id, event=number),
    )


async def lay_out(store: Store, ids: list[str]) -> None:
    summary = Summary(NOW, {"key": "headline", "values": {}}, [])
    for id in ids:
        table = TableRow(id, GAME, "1", "", ["germany"], {}, [], "", False, "rolled", "", NOW, summary)
        await store.create(
            table, [SittingRow(id, "germany", None, "random")], EventRow(id, 0, 0, "begin", "", b"[]", b"[]", NOW)
        )


async def kept_by_store(file: Path, game: Played, group: bool, seconds: float) -> float:
    """Events that were acknowledged in a second."""
    store = await open_store(f"sqlite:///{file}", group=group)
    ids = [f"table-{number}" for number in range(TABLES)]
    await lay_out(store, ids)
    written = 0
    end = perf_counter() + seconds

    async def play(id: str) -> None:
        nonlocal written
        for number in count(1):
            if perf_counter() > end:
                return
            await store.append(*of_table(id, game, number))
            written += 1

    start = perf_counter()
    await asyncio.gather(*map(play, ids))
    rate = written / (perf_counter() - start)
    await store.close()
    return rate


async def begun(file: Path, id: str) -> None:
    """A database with one table."""
    store = await open_store(f"sqlite:///{file}")
    await lay_out(store, [id])
    await store.close()


def kept_by_driver(file: Path, game: Played, seconds: float) -> float:
    """Events in a second that Python's driver commits one by one: the same rows, with nothing of ours around them."""
    id = "table-0"
    asyncio.run(begun(file, id))
    connection = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    written = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        event, summary, checkpoint = of_table(id, game, written + 1)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(event))
        how_far = (event.number, summary.changed, encoded(summary.headline), encoded(summary.asked), id)
        connection.execute("UPDATE tables SET head = ?, changed = ?, headline = ?, asked = ? WHERE id = ?", how_far)
        if checkpoint is not None:
            kept = (id, checkpoint.answer, checkpoint.event, zlib.compress(checkpoint.state, QUICKLY))
            connection.execute("INSERT INTO checkpoints VALUES (?, ?, ?, ?)", kept)
        connection.execute("COMMIT")
        written += 1
    rate = written / (perf_counter() - start)
    connection.close()
    return rate


GROUP, EACH, DRIVER = "group commit", "commit each", "commit each, driver alone"


def measured(folder: Path, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Events per second, round by round: all take turns, so that they meet the same noise."""
    game = played()
    rates: dict[str, list[float]] = {GROUP: [], EACH: [], DRIVER: []}
    for round in range(rounds):
        print(f"\rround {round + 1} of {rounds} ", end="", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(dir=folder) as place:
            for group, label in ((True, GROUP), (False, EACH)):
                file = Path(place, f"{group}.db")
                rates[label].append(uvloop.run(kept_by_store(file, game, group, seconds)))
            rates[DRIVER].append(kept_by_driver(Path(place, "driver.db"), game, seconds))
    print(file=sys.stderr)
    return rates


def table(rates: dict[str, list[float]]) -> tuple[list[str], bool]:
    """The table in Markdown, line by line, and whether everything held that must."""
    lines = ["| events per second | | beside | | ratio | must be | |", "|---|--:|---|--:|--:|--:|---|"]
    all_held = True
    for beside in (EACH, DRIVER):
        ratio = median([ours / theirs for ours, theirs in zip(rates[GROUP], rates[beside], strict=True)])
        cells = [GROUP, shown(median(rates[GROUP])), beside, shown(median(rates[beside])), f"{ratio:.2f}"]
        # The driver alone is there to compare with: it does nothing of what a store is for.
        must = beside == EACH
        held = ratio >= AT_LEAST
        all_held = all_held and (held or not must)
        cells += [f"≥ {AT_LEAST:g}", "held" if held else "**not held**"] if must else ["", ""]
        lines.append("| " + " | ".join(cells) + " |")
    return lines, all_held


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.storage", description="Measure what group commit is worth.")
    parser.add_argument("--quick", action="store_true", help="short slices: a first impression")
    parser.add_argument("--folder", type=Path, default=ROOT / "build", help="where to write: the disk that is measured")
    asked = parser.parse_args()
    rounds, seconds = (3, 0.5) if asked.quick else (7, 2.0)
    asked.folder.mkdir(parents=True, exist_ok=True)
    lines, all_held = table(measured(asked.folder, rounds, seconds))
    how = f"medians of {rounds} rounds, slices of {seconds:g} s that take turns, {TABLES} tables"
    print(
        "\n".join([f"Events kept durably. {date.today()}, {processor()}, SQLite {sqlite3.sqlite_version}; {how}.", ""])
    )
    print("\n".join(lines))
    return 0 if all_held else 1


if __name__ == "__main__":
    sys.exit(main())
