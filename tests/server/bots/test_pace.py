"""How long bots usually think, as this server has seen it."""

from __future__ import annotations

import pytest

from motstand.server.bots.pace import REMEMBERED, Pace
from tests.server.tables_kit import BOTH, GERMANY, house, seated


def test_the_usual_time_is_the_middle_of_the_last_turns() -> None:
    pace = Pace()
    assert pace.usual("ferry", "policy") is None
    for seconds in (1.0, 90.0):
        pace.took("ferry", "policy", seconds)
    assert pace.usual("ferry", "policy") is None
    pace.took("ferry", "policy", 2.04)
    assert pace.usual("ferry", "policy") == 2.0
    assert pace.usual("ferry", "search:20") is None
    for _ in range(REMEMBERED):
        pace.took("ferry", "policy", 7.0)
    assert pace.usual("ferry", "policy") == 7.0
    pace.took("ferry", "random", 1.0)
    assert pace.usual_in("ferry") == {"policy": 7.0}
    assert pace.usual_in("barge") == {}


@pytest.mark.anyio
async def test_everybody_hears_how_long_the_bot_of_a_seat_usually_thinks(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.status["thinks"] == {}
        pace = place.server.thinking.pace
        for _ in range(3):
            pace.took("kampen-om-norge", "policy", 0.5)
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.status["thinks"] == {BOTH: 0.5}
        boxes = {box["id"]: box["thinks"] for box in (await place.http.get("/api/games")).json()}
        assert boxes["kampen-om-norge"] == {"policy": 0.5}
        assert boxes["halls-of-hegra"] == {}
