"""Puts tables and records of this version into the museum.

``python -m tests.server.museum.collect VERSION [GAME …]``: of all games, or of those that came later than the others.
"""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from motstand.kernel.registry import find_game, game_ids
from tests.server.tables_kit import House, Made, house, play_together, quiet, seated

HERE = Path(__file__).parent
TABLES = ("tables", "packs", "sittings", "events", "checkpoints", "contents")
ANSWERS = 12


async def collect(version: str, games: list[str]) -> None:
    """A table of every scenario that a person plays against bots, and its record."""
    folder = HERE / version
    folder.mkdir()
    with tempfile.TemporaryDirectory() as there:
        file = Path(there, "motstand.db")
        keys: dict[str, dict[str, str]] = {}
        async with house(f"sqlite:///{file}") as place:
            for game in games or game_ids():
                for scenario, seatings in find_game(game).scenarios.items():
                    made = await table(place, game, scenario, seatings[0])
                    keys[made.table] = made.keys
                    (folder / f"{game}-{scenario}.jsonl").write_text(await record(place, made), encoding="utf-8")
        kept = {"keys": keys, "rows": rows_of(file)}
    (folder / "tables.json").write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


async def table(place: House, game: str, scenario: str, seats: list[str]) -> Made:
    """A table after some answers of the person in the first seat."""
    players = dict.fromkeys(seats, "policy") | {seats[0]: "person"}
    made = await place.lay_out(players, game=game, scenario=scenario, practice=True)
    async with seated(place, made, seats[0]) as people:
        await play_together(list(people), quiet, ANSWERS)
    return made


async def record(place: House, made: Made) -> str:
    key = next(iter(made.keys.values()))
    answer = await place.http.get(f"/api/tables/{made.table}/record", headers={"authorization": f"Bearer {key}"})
    return answer.text


def rows_of(file: Path) -> dict[str, list[dict[str, Any]]]:
    """All rows of a database, bytes as base64."""
    with sqlite3.connect(file) as found:
        found.row_factory = sqlite3.Row
        rows = {name: [dict(row) for row in found.execute(f'SELECT * FROM "{name}"')] for name in TABLES}
    found.close()
    for row in (row for several in rows.values() for row in several):
        for key, value in row.items():
            if isinstance(value, bytes):
                row[key] = {"base64": base64.b64encode(value).decode()}
    return rows


if __name__ == "__main__":
    asyncio.run(collect(sys.argv[1], sys.argv[2:]))
