"""Owners' editions: packs come with a table, are kept with it, and leave with its record; bad ones change nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from motstand.cli import app as cli
from motstand.kernel.content.packs import LARGEST_PACK, Pack
from motstand.kernel.matches.record import read_record
from motstand.server.storage.store import open_store
from tests.server.tables_kit import BOTH, GAME, GERMANY, SCENARIO, House, Made, house, quiet, seated

pytestmark = pytest.mark.anyio

PERSON_AND_BOT = {GERMANY: "person", BOTH: "policy"}
SKI = """[pack]
game = "kampen-om-norge"
name = "Second printing"

[[card]]
id = "bakhold"
deck = "norway"
name = "Bakhold ved Bagn"
defence = { dice = 5 }
"""
BAD = SKI.replace("dice = 5", 'dice = "two"')
REFUSED = "KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got \"two\""


def pack(text: str = SKI, name: str = "my-cards.toml") -> dict[str, str]:
    return {"name": name, "text": text}


async def check(place: House, given: Any) -> httpx.Response:
    return await place.http.post("/api/packs/check", json=given)


async def name_of_card(place: House, made: Made) -> str:
    printed = (await place.http.get(f"/api/tables/{made.table}/printed?language=en")).json()
    return next(str(card["name"]) for card in printed["cards"].values() if card["kind"] == "bakhold")


async def wished(place: House, packs: list[dict[str, str]], game: str = GAME) -> httpx.Response:
    seats = [{"seat": seat, "player": player} for seat, player in PERSON_AND_BOT.items()]
    wish = {"game": game, "scenario": SCENARIO, "seats": seats, "packs": packs}
    return await place.http.post("/api/tables", json=wish)


# -- checking ----------------------------------------------------------------------------------------------------


async def test_a_pack_is_checked_and_named(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        answer = await check(place, pack())
        edition = {"name": "my-cards.toml", "title": "Second printing", "hash": Pack("", SKI).digest}
        assert answer.json() == {"game": GAME, "edition": edition}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (BAD, f"{REFUSED} (with my-cards.toml laid over it)"),
        (SKI.replace("kampen-om-norge", "chess"), "my-cards.toml: pack.game: expected one of "),
        ("[[card]]\nid = 1\n", "my-cards.toml: pack.game: expected one of "),
        (SKI.replace("kampen-om-norge", "halls-of-hegra"), "my-cards.toml: card: unknown key; expected one of "),
        ("[pack", "my-cards.toml: expected TOML: "),
        ("é" * (LARGEST_PACK // 2 + 1), "my-cards.toml: expected at most 65536 bytes, got "),
    ],
)
async def test_a_bad_pack_is_refused_with_the_loaders_own_words(text: str, why: str, tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        answer = await check(place, pack(text))
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad_pack"
        assert answer.json()["expected"].startswith(why)


WHY = {
    "en": f"{REFUSED} (with my-cards.toml laid over it)",
    "nb": "KON cards.toml: kort «bakhold»: defence.dice: ventet et helt tall fra 0 til 5, "
    'fant "two" (med my-cards.toml lagt over)',
}


@pytest.mark.parametrize(
    ("asked", "language"),
    [("nb", "nb"), ("nn-NO, en;q=0.5", "nb"), ("en", "en"), ("de, fr;q=0.5", "en"), ("", "en")],
)
async def test_a_bad_pack_is_refused_in_the_readers_language(asked: str, language: str, tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        place.http.headers["accept-language"] = asked
        for answer in (await check(place, pack(BAD)), await wished(place, [pack(BAD)])):
            assert answer.json() == {"code": "bad_pack", "expected": WHY[language]}
            assert answer.headers["content-language"] == language


async def test_what_is_too_large_or_too_often(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", new_tables_per_second=1e-9, new_tables_burst=2) as place:
        assert (await check(place, pack("x" * (LARGEST_PACK + 1)))).json()["code"] == "malformed"
        assert (await check(place, pack("#" * 600_000))).json()["code"] == "too_large"
        assert (await check(place, pack())).json()["code"] == "too_fast"


# -- playing -----------------------------------------------------------------------------------------------------


async def test_a_table_with_a_pack_is_played_after_the_server_starts_anew(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(PERSON_AND_BOT, packs=[pack()])
        plain = await place.lay_out(PERSON_AND_BOT)
        assert await name_of_card(place, made) == "Bakhold ved Bagn"
        assert await name_of_card(place, plain) != "Bakhold ved Bagn"
        async with seated(place, made, GERMANY) as [kari]:
            assert [edition["title"] for edition in kari.welcome["packs"]] == ["Second printing"]
            await kari.play(quiet, 3)
    async with house(database) as place:
        known = [{"table": made.table, "key": made.keys[GERMANY]}, {"table": plain.table, "key": plain.watch}]
        mine = (await place.http.post("/api/mine", json={"tables": known})).json()
        assert {one["table"]: [each["title"] for each in one["packs"]] for one in mine} == {
            made.table: ["Second printing"],
            plain.table: [],
        }
        assert await name_of_card(place, made) == "Bakhold ved Bagn"
        async with seated(place, made, GERMANY) as [kari]:
            await kari.play(quiet)
            assert kari.outcome is not None
            moment = await kari.ask("ask_moment", answer=1)
            assert moment["type"] == "moment"
        headers = {"authorization": f"Bearer {made.keys[GERMANY]}"}
        record = (await place.http.get(f"/api/tables/{made.table}/record", headers=headers)).text
    assert read_record(record).setup.packs == [Pack("my-cards.toml", SKI)]


async def test_another_worker_needs_no_file(postgresql_database: str) -> None:
    async with house(postgresql_database) as first, house(postgresql_database) as second:
        made = await first.lay_out({GERMANY: "person", BOTH: "person"}, packs=[pack()])
        async with first.sit(made.table, made.keys[GERMANY]) as kari, second.sit(made.table, made.keys[BOTH]) as ola:
            assert ola.welcome["packs"] == kari.welcome["packs"]
            assert ola.welcome["content"] == kari.welcome["content"]
            await kari.answer()
            await ola.until("frame")
            assert ola.number == kari.number


async def test_packs_that_are_refused_leave_nothing_behind(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    async with house(database) as place:
        for packs, why in [
            ([pack(BAD)], REFUSED),
            ([pack(SKI.replace("kampen-om-norge", "halls-of-hegra"))], 'my-cards.toml: pack.game: expected "kampen'),
            ([pack(), pack(BAD, "second.toml")], REFUSED),
        ]:
            answer = await wished(place, packs)
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad_pack"
            assert answer.json()["expected"].startswith(why)
        assert (await wished(place, [pack()] * 5)).json()["code"] == "malformed"
        assert await place.metric("motstand_tables_made_total") == 0
        plain = await place.lay_out(PERSON_AND_BOT)
        assert await name_of_card(place, plain) != "Bakhold ved Bagn"


# -- the house's own packs ---------------------------------------------------------------------------------------


async def test_a_server_lays_its_packs_over_every_new_table(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(SKI, encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'db'}"
    async with house(database, packs=(str(file),)) as place:
        boxes = {box["id"]: box["packs"] for box in (await place.http.get("/api/games")).json()}
        assert [edition["title"] for edition in boxes[GAME]] == ["Second printing"]
        assert boxes["halls-of-hegra"] == []
        made = await place.lay_out(PERSON_AND_BOT)
        assert await name_of_card(place, made) == "Bakhold ved Bagn"
        own = pack(SKI.replace("ved Bagn", "ved Segalstad"), "own.toml")
        over = await place.lay_out(PERSON_AND_BOT, packs=[own])
        assert await name_of_card(place, over) == "Bakhold ved Segalstad"
        # A lesson is written for the cards as they are.
        lesson = next(box["lessons"][0] for box in (await place.http.get("/api/games")).json() if box["id"] == GAME)
        options = {"options": {"lesson": lesson["id"]}, "scenario": lesson["scenario"]}
        seats = {seat: "person" if seat == lesson["seat"] else "policy" for seat in lesson["seats"]}
        assert await name_of_card(place, await place.lay_out(seats, **options)) != "Bakhold ved Bagn"
    file.unlink()
    async with house(database) as place:
        assert await name_of_card(place, made) == "Bakhold ved Bagn"


def test_a_server_with_a_bad_pack_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(BAD, encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'db'}"
    result = CliRunner().invoke(cli, ["serve", "--no-open", "--database", database, "--pack", str(file)])
    assert result.exit_code != 0
    assert REFUSED in " ".join(result.output.split())


async def test_what_the_store_kept_cannot_be_changed_unnoticed(tmp_path: Path) -> None:
    import sqlite3

    database = f"sqlite:///{tmp_path / 'db'}"
    async with house(database) as place:
        made = await place.lay_out(PERSON_AND_BOT, packs=[pack()])
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("UPDATE packs SET text = ?", (SKI.replace("dice = 5", "dice = 4"),))
    connection.close()
    async with house(database) as place:
        answer = await place.http.get(f"/api/tables/{made.table}/printed")
        assert answer.json()["code"] == "not_possible"
        assert "they have changed since" in answer.json()["expected"]
    store = await open_store(database)
    kept = await store.table(made.table)
    assert kept is not None
    assert json.dumps([edition.hash for edition in kept.packs]) == json.dumps([Pack("", SKI).digest])
    await store.close()
