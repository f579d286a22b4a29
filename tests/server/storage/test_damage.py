"""A damaged row harms its own table only, and is told."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.tables_kit import BOTH, GERMANY, House, Made, Person, house, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
DAMAGES = {
    "headline": "UPDATE tables SET headline = '[]' WHERE id = ?",
    "no JSON": "UPDATE tables SET packs = '{' WHERE id = ?",
    "packs": "UPDATE tables SET packs = '3' WHERE id = ?",
    "event": "UPDATE events SET body = x'00' WHERE \"table\" = ?",
    "checkpoint": "UPDATE checkpoints SET state = x'00' WHERE \"table\" = ?",
}


async def listed(place: House, *tables: Made) -> list[str]:
    known = {"tables": [{"table": made.table, "key": made.keys[GERMANY]} for made in tables]}
    answer = await place.http.post("/api/mine", json=known)
    assert answer.status_code == 200, answer.text
    return [one["table"] for one in answer.json()]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_is_told_and_hides_no_other(damage: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    async with house(database) as place:
        broken, whole = await place.lay_out(TWO), await place.lay_out(TWO)
    with sqlite3.connect(tmp_path / "db") as file:
        file.execute(DAMAGES[damage], (broken.table,))
    file.close()
    async with house(database) as place:
        assert whole.table in await listed(place, broken, whole)
        if damage != "headline":
            async with connect(place.address(broken.table)) as socket:
                person = Person(socket)
                await person.send("hello", key=broken.keys[GERMANY])
                assert (await person.until("refusal"))["code"] == "damaged"
        async with seated(place, whole, GERMANY) as (ola,):
            assert (await ola.answer())["type"] == "frame"
        record = f"/api/tables/{broken.table}/record"
        answer = await place.http.get(record, headers={"authorization": f"Bearer {broken.keys[GERMANY]}"})
        assert json.loads(answer.text)["code"] in ("damaged", "not_possible")
