"""The lobby: off unless the operator wants it, and no key of a seat is ever in its list."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables_kit import BOTH, GAME, GERMANY, SCENARIO, House, house

pytestmark = pytest.mark.anyio

FRIEND = {GERMANY: "person", BOTH: "open"}


async def listed(place: House) -> list[dict[str, Any]]:
    answer = await place.http.get("/api/lobby")
    assert answer.json()["on"] is True
    return list(answer.json()["tables"])


async def test_without_the_switch_there_is_none(database: str) -> None:
    async with house(database) as place:
        assert (await place.http.get("/api/lobby")).json() == {"on": False, "tables": []}
        wishes = [{"seat": seat, "player": player} for seat, player in FRIEND.items()]
        wish = {"game": GAME, "scenario": SCENARIO, "seats": wishes, "seeks": True}
        assert (await place.http.post("/api/tables", json=wish)).status_code == 400
        made = await place.lay_out(FRIEND)
        answer = await place.http.post(f"/api/lobby/{made.table}/seat", json={"seat": BOTH})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


async def test_a_table_that_looks_for_a_player_is_found_and_its_seat_taken_once(database: str) -> None:
    async with house(database, lobby=True) as place:
        await place.lay_out(FRIEND)
        clock = {"per": "turn", "seconds": 600}
        made = await place.lay_out(FRIEND, seeks=True, name="Ola", clock=clock)
        text = (await place.http.get("/api/lobby")).text
        assert all(key not in text for key in (*made.keys.values(), made.watch))
        (table,) = await listed(place)
        assert (table["table"], table["open"], table["watch"], table["clock"]) == (made.table, [BOTH], "", clock)
        assert [each["name"] for each in table["sittings"]] == ["Ola", ""]

        taken = await place.http.post(f"/api/lobby/{made.table}/seat", json={"seat": BOTH, "name": "Kari"})
        assert taken.status_code == 200
        again = await place.http.post(f"/api/lobby/{made.table}/seat", json={"seat": BOTH})
        assert again.json()["code"] == "cannot_seat"
        other = await place.http.post(f"/api/lobby/{made.table}/seat", json={"seat": GERMANY})
        assert other.json()["code"] == "cannot_seat"
        assert await listed(place) == []
        async with place.sit(made.table, taken.json()["key"]) as kari:
            assert kari.welcome["seat"] == BOTH
            assert {each["seat"]: each["name"] for each in kari.status["sittings"]} == {GERMANY: "Ola", BOTH: "Kari"}
        # The invitation that was written before opens nothing any more.
        talk = await place.http.get(
            f"/api/tables/{made.table}/talk?before=9", headers={"Authorization": f"Bearer {made.keys[BOTH]}"}
        )
        assert talk.json()["code"] == "unknown_key"


async def test_a_table_that_may_be_watched_tells_the_spectators_key_until_it_is_over(database: str) -> None:
    async with house(database, lobby=True) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, watched=True)
        (table,) = await listed(place)
        assert (table["open"], table["watch"]) == ([], made.watch)
        answer = await place.http.post(f"/api/lobby/{made.table}/seat", json={"seat": BOTH})
        assert answer.json()["code"] == "unknown_table"
        async with place.sit(made.table, table["watch"]) as spectator:
            assert spectator.welcome["seat"] is None
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await ola.ask("resign")
        assert await listed(place) == []


async def test_what_nobody_touched_for_long_is_not_listed(database: str) -> None:
    async with house(database, lobby=True, lobby_seconds=-1.0) as place:
        await place.lay_out(FRIEND, seeks=True, watched=True)
        assert await listed(place) == []


async def test_somebody_can_be_looked_for_only_where_a_seat_is_free(database: str) -> None:
    async with house(database, lobby=True) as place:
        wish = {"game": GAME, "scenario": SCENARIO, "seeks": True}
        seats = [{"seat": GERMANY, "player": "person"}, {"seat": BOTH, "player": "policy"}]
        assert (await place.http.post("/api/tables", json={**wish, "seats": seats})).status_code == 400


async def test_seats_are_taken_slowly(database: str) -> None:
    async with house(database, lobby=True, new_tables_per_second=0.0, new_tables_burst=2) as place:
        made = await place.lay_out(FRIEND, seeks=True)
        address = f"/api/lobby/{made.table}/seat"
        assert (await place.http.post(address, json={"seat": "nowhere"})).json()["code"] == "cannot_seat"
        assert (await place.http.post(address, json={"seat": BOTH})).json()["code"] == "too_fast"
