"""Taking all that a browser keeps to another device: a code that works once and for some minutes."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from motstand.server.storage.databases import address, connecting
from motstand.server.web.handovers import name_of, new_code, plain, sealed
from tests.server.tables_kit import House, house

pytestmark = pytest.mark.anyio

SECRET = '{"kept":1,"tables":[{"table":"f9c143a890fe0760","key":"sPdgktZkP5NnsGYWvTOPZA"}]}'


async def leave(place: House, body: str = SECRET) -> str:
    answer = await place.http.post("/api/handovers", json={"body": body})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


async def take(place: House, code: str) -> tuple[int, str]:
    answer = await place.http.post("/api/handovers/take", json={"code": code})
    return answer.status_code, answer.json().get("body", answer.json().get("code"))


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code()
    assert len(plain(code)) == 16
    assert code.count("-") == 3
    assert plain(f" {code.lower().replace('-', ' ')} ") == plain(code)
    assert plain("oil0") == "0110"
    assert new_code() != code


def test_only_the_code_opens_what_it_sealed() -> None:
    body = SECRET.encode()
    closed = sealed("A-CODE", body)
    assert body not in closed
    assert sealed("a code", closed) == body
    assert sealed("A-CODF", closed) != body
    assert sealed("A-CODE", b"\x00\x01") != b"\x00\x01"
    assert sealed("A-CODE", sealed("A-CODE", b"\x00\x01")) == b"\x00\x01"


async def test_it_is_fetched_once(database: str) -> None:
    async with house(database) as place:
        code = await leave(place)
        assert await take(place, "0000-0000-0000-0000") == (404, "unknown")
        taken = await asyncio.gather(take(place, code), take(place, code.lower()))
        assert sorted(taken) == [(200, SECRET), (404, "unknown")]


async def test_what_nobody_fetched_in_time_is_gone(database: str) -> None:
    async with house(database, handover_seconds=-1.0) as place:
        code = await leave(place)
        assert await take(place, code) == (404, "unknown")
        await leave(place)
        assert len(await rows(database)) == 1


async def test_the_store_can_read_neither_code_nor_keys(database: str) -> None:
    async with house(database) as place:
        code = await leave(place)
        ((id, body),) = await rows(database)
        assert id == name_of(code)
        assert plain(code) not in id
        assert b"sPdgktZkP5NnsGYWvTOPZA" not in body


async def test_codes_are_made_and_tried_slowly_and_are_not_too_large(database: str) -> None:
    async with house(database, handovers_burst=2, handovers_per_second=0.0, largest_handover=2_000) as place:
        answer = await place.http.post("/api/handovers", json={"body": "x" * 2_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        assert await take(place, "0000-0000-0000-0000") == (404, "unknown")
        assert await take(place, "0000-0000-0000-0000") == (429, "too_fast")


async def rows(database: str) -> list[tuple[str, bytes]]:
    """All that the store has of handovers."""
    engine = connecting(address(database), 10)
    async with engine.connect() as connection:
        found = [(row[0], row[1]) for row in await connection.execute(text("SELECT id, body FROM handovers"))]
    await engine.dispose()
    return found
