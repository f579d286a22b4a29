"""What earlier versions kept is opened by this one: records replay, tables go on, on both databases."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, insert

from motstand.kernel.matches.record import read_record
from motstand.server.storage.databases import address, connecting
from motstand.server.storage.schema import METADATA
from tests.server.museum.collect import ANSWERS, HERE, TABLES
from tests.server.tables_kit import Made, house, play_together, quiet, seated

VERSIONS = sorted(folder.name for folder in HERE.iterdir() if (folder / "tables.json").exists())
RECORDS = sorted(HERE.glob("*/*.jsonl"))


def value_of(kept: Any) -> Any:
    return base64.b64decode(kept["base64"]) if isinstance(kept, dict) and kept.keys() == {"base64"} else kept


async def hang_up(database: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Put the rows of an earlier version into a database; JSON stands there as text."""
    engine = connecting(address(database), 10, writing=True)
    async with engine.begin() as connection:
        for name in TABLES:
            table = METADATA.tables[name]
            for row in rows[name]:
                values = {key: value_of(value) for key, value in row.items()}
                for column in table.columns:
                    if isinstance(column.type, JSON) and isinstance(values.get(column.name), str):
                        values[column.name] = json.loads(values[column.name])
                    if isinstance(column.type, Boolean):
                        values[column.name] = bool(values[column.name])
                await connection.execute(insert(table), values)
    await engine.dispose()


def test_the_museum_is_not_empty() -> None:
    assert VERSIONS
    assert RECORDS


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_record_of_an_earlier_version_replays(file: Path) -> None:
    assert read_record(file.read_text(encoding="utf-8")).number >= ANSWERS


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS)
async def test_tables_of_an_earlier_version_go_on(version: str, database: str) -> None:
    kept = json.loads((HERE / version / "tables.json").read_text(encoding="utf-8"))
    async with house(database):
        pass
    await hang_up(database, kept["rows"])
    async with house(database) as place:
        for table, keys in kept["keys"].items():
            seats = [{"seat": seat, "player": "person", "key": key} for seat, key in keys.items()]
            made = Made({"table": table, "keys": seats, "watch": ""})
            async with seated(place, made, *keys) as people:
                assert people[0].status["held"] is None
                assert await play_together(list(people), quiet, 2) == 2
