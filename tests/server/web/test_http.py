"""What is asked over HTTP: games, words, rules, tables of mine, health, numbers, and the client's files."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.registry import find_game
from tests.server.tables_kit import BOTH, GAME, GERMANY, house, quiet, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """What has nothing to do with the database is tested on one."""
    return f"sqlite:///{tmp_path / 'motstand.db'}"


async def test_the_shelf_tells_what_can_be_chosen_at_a_new_table(sqlite: str) -> None:
    async with house(sqlite) as place:
        told = {game["id"]: game["scenarios"] for game in (await place.http.get("/api/games")).json()}
    for id, scenarios in told.items():
        for scenario in scenarios:
            wanted = [
                one for one in find_game(id).setup_options if not one.scenarios or scenario["id"] in one.scenarios
            ]
            assert [(one["id"], one["usual"]) for one in scenario["options"]] == [(o.name, o.usual) for o in wanted]
    assert any(scenario["options"] for scenarios in told.values() for scenario in scenarios)


async def test_the_shelf(sqlite: str) -> None:
    async with house(sqlite) as place:
        game = next(one for one in (await place.http.get("/api/games")).json() if one["id"] == GAME)
        assert game["title"] == "Kampen om Norge"
        assert game["scenarios"][1]["id"] == "gudbrandsdalen"
        assert game["scenarios"][1]["seatings"][0] == [GERMANY, BOTH]
        words = await place.http.get(f"/api/games/{GAME}/words/en")
        assert words.text == (find_game(GAME).folder() / "words" / "en.ftl").read_text(encoding="utf-8")
        book = (await place.http.get(f"/api/games/{GAME}/rulebook")).json()
        assert {rule["chapter"] for rule in book["rules"]} <= {chapter["id"] for chapter in book["chapters"]}
        assert book["rulings"]
        told = (await place.http.get(f"/api/games/{GAME}/history?language=nl")).json()
        assert {id for one in told["paragraphs"] for id in one["sources"]} == {work["id"] for work in told["works"]}
        assert told["paragraphs"][0]["title"] == "Een neutrale kust"
        short = (await place.http.get(f"/api/games/{GAME}/summary?language=nb")).json()
        assert short["sections"][0]["title"] == "Slik slutter det"
        assert {rule for one in short["sections"] for line in one["lines"] for rule in line["rules"]} <= {
            rule["id"] for rule in book["rules"]
        }
        for path in ("words/xx", "words/..%2f..%2frulebook", "words/e"):
            assert (await place.http.get(f"/api/games/{GAME}/{path}")).status_code == 404
        for path in ("chess/rulebook", "chess/words/en"):
            assert (await place.http.get(f"/api/games/{path}")).status_code == 400


async def test_texts_come_in_the_language_that_is_asked_for(sqlite: str) -> None:
    async with house(sqlite) as place:
        norwegian = {"accept-language": "de, nn-NO;q=0.8, en;q=0.5"}
        shelf = await place.http.get("/api/games", headers=norwegian)
        assert shelf.headers["content-language"] == "nb"
        assert shelf.headers["vary"].lower() == "accept-language, accept-encoding"
        english = await place.http.get("/api/games?language=en", headers=norwegian)
        for answer, name in ((shelf, "Felttoget i Norge"), (english, "The Battle of Norway")):
            game = next(one for one in answer.json() if one["id"] == GAME)
            assert game["scenarios"][0]["name"] == name
        rules = await place.http.get(f"/api/games/{GAME}/rulebook?language=nb")
        other = await place.http.get(f"/api/games/{GAME}/rulebook")
        assert [one["id"] for one in rules.json()["rules"]] == [one["id"] for one in other.json()["rules"]]
        assert rules.json()["rules"][0]["text"] != other.json()["rules"][0]["text"]
        words = await place.http.get(f"/api/games/{GAME}/words/nb")
        assert "ask-movement =" in words.text
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        printed = (await place.http.get(f"/api/tables/{made.table}/printed?language=nb")).json()
        assert printed["names"]["card"]["G-05"] == "Bombefly"
        printed = (await place.http.get(f"/api/tables/{made.table}/printed")).json()
        assert printed["names"]["card"]["G-05"] == "Bombefly (Bombers)"


async def test_what_is_printed(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        printed = await place.http.get(f"/api/tables/{made.table}/printed")
        assert printed.json()["scenario"]["id"] == "gudbrandsdalen"
        assert "max-age" in printed.headers["cache-control"]
        missing = await place.http.get("/api/tables/nowhere/printed")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown_table")


WRONG_WISHES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "not_possible"),
    ({"scenario": "narvik"}, "not_possible"),
    ({"seats": [{"seat": GERMANY, "player": "person"}]}, "not_possible"),
    ({"seats": [{"seat": GERMANY, "player": "person"}] * 2}, "not_possible"),
    ({"seats": [{"seat": GERMANY, "player": "person"}, {"seat": BOTH, "player": "deep thought"}]}, "not_possible"),
    ({"seats": []}, "malformed"),
    ({"dice": "loaded"}, "malformed"),
    ({"name": "x" * 41}, "malformed"),
    ({"cheat": True}, "malformed"),
    ({"practice": "yes"}, "malformed"),
]


@pytest.mark.parametrize(("wrong", "code"), WRONG_WISHES)
async def test_wishes_that_cannot_be_granted(sqlite: str, wrong: dict[str, Any], code: str) -> None:
    async with house(sqlite) as place:
        seats = [{"seat": GERMANY, "player": "person"}, {"seat": BOTH, "player": "policy"}]
        wish = {"game": GAME, "scenario": "basic", "seats": seats, **wrong}
        answer = await place.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["expected"]


async def test_requests_that_are_no_json(sqlite: str) -> None:
    async with house(sqlite) as place:
        for content, kind in ((b"{", "application/json"), (b"\xff", "application/json"), (b"{}", "text/plain")):
            answer = await place.http.post("/api/tables", content=content, headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_my_tables(database: str) -> None:
    async with house(database) as place:
        one = await place.lay_out({GERMANY: "person", BOTH: "open"}, name="Ola")
        two = await place.lay_out({GERMANY: "open", BOTH: "person"})
        known = [
            {"table": one.table, "key": one.keys[GERMANY]},
            {"table": two.table, "key": two.watch},
            {"table": "0123456789abcdef", "key": one.watch},
        ]
        async with seated(place, one, GERMANY) as (ola,):
            await ola.answer()
            found = {
                line["table"]: line for line in (await place.http.post("/api/mine", json={"tables": known})).json()
            }
            assert found.keys() == {one.table, two.table}
            mine = found[one.table]
            assert (mine["seat"], mine["yours"], mine["asked"]) == (GERMANY, True, [GERMANY])
            assert mine["headline"] == {"key": "headline", "values": {"round": 1, "faction": GERMANY, "phase": 1}}
            # The turn began before this answer, and goes on.
            assert mine["since"] < ola.status["since"]
            assert [sitting["present"] for sitting in mine["sittings"]] == [True, False]
            watched = found[two.table]
            assert (watched["seat"], watched["yours"]) == (None, False)
        assert (await place.http.post("/api/mine", json={"tables": []})).json() == []
        assert (await place.http.post("/api/mine", json={"tables": known * 40})).status_code == 400


async def test_headers_that_keep_browsers_safe(sqlite: str, tmp_path: Path) -> None:
    client = built_client(tmp_path)
    async with house(sqlite, client=str(client)) as place:
        for path in ("/", "/table/abc", "/assets/index-1.js", "/api/games", "/nowhere", "/health"):
            headers = (await place.http.get(path)).headers
            policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
            assert policy["script-src"] == policy["style-src"] == "'self'"
            assert policy["default-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert policy["object-src"] == "'none'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "set-cookie" not in headers


def built_client(folder: Path) -> Path:
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Motstand</title>")
    (client / "mark.svg").write_text("<svg/>")
    (client / "assets" / "index-1.js").write_text("export {}")
    return client


async def test_the_clients_files(sqlite: str, tmp_path: Path) -> None:
    async with house(sqlite, client=str(built_client(tmp_path))) as place:
        for path in ("/", "/tables", "/rules/kampen-om-norge", "/table/0123456789abcdef"):
            page = await place.http.get(path)
            assert "<title>Motstand</title>" in page.text
            assert page.headers["cache-control"] == "no-cache"
        asset = await place.http.get("/assets/index-1.js")
        assert "immutable" in asset.headers["cache-control"]
        assert (await place.http.get("/mark.svg")).status_code == 200
        for path in ("/nowhere", "/..%2fmotstand.db", "/assets/nothing.js"):
            assert (await place.http.get(path)).status_code == 404
    async with house(sqlite, client=str(tmp_path / "nothing")) as place:
        page = await place.http.get("/")
        assert page.status_code == 503
        assert "make play" in page.text


async def test_long_texts_are_sent_short(sqlite: str, tmp_path: Path) -> None:
    """Somebody on a train does not wait for what can be packed; what is packed already is sent as it is."""
    files = built_client(tmp_path)
    (files / "assets" / "map-1.json").write_text('{"area": 1}' * 1000)
    (files / "assets" / "font-1.woff2").write_bytes(b"0" * 10_000)
    async with house(sqlite, client=str(files)) as place:
        for path in (f"/api/games/{GAME}/rulebook", f"/api/games/{GAME}/words/en", "/assets/map-1.json"):
            packed = await place.http.get(path, headers={"accept-encoding": "gzip"})
            plain = await place.http.get(path, headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in packed.headers["vary"].lower()
            assert "content-encoding" not in plain.headers
            assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2
            assert packed.text == plain.text
        for path in ("/assets/font-1.woff2", "/health"):
            same = await place.http.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in same.headers


async def test_health_and_numbers(database: str) -> None:
    async with house(database) as place:
        assert (await place.http.get("/health")).json()["status"] == "ok"
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (ola,):
            given = await ola.play(quiet, 12)
            await ola.refused("take_seat")
            assert await place.metric("motstand_sockets") == 1
            assert await place.metric("motstand_tables_in_memory") == 1
        assert await place.metric("motstand_tables_made_total") == 1
        assert await place.metric('motstand_answers_total{player="person"}') == given
        assert await place.metric('motstand_answers_total{player="bot"}') > 0
        assert await place.metric('motstand_refusals_total{code="cannot_seat"}') == 1
        assert await place.metric("motstand_bot_thinking_seconds_count") > 0
        assert await place.metric("motstand_commit_group_size_count") > given
        assert await place.metric("motstand_sockets") == 0


async def test_idle_tables_leave_memory(database: str) -> None:
    async with house(database, idle_tables=2) as place:
        tables = [await place.lay_out({GERMANY: "person", BOTH: "person"}) for _ in range(5)]
        for made in tables:
            async with seated(place, made, GERMANY) as (ola,):
                await ola.answer()
        assert await place.metric("motstand_tables_in_memory") == 2
        async with seated(place, tables[0], GERMANY) as (ola,):
            for made in tables[1:]:
                async with seated(place, made, GERMANY):
                    pass
            # Who is at a table keeps it there.
            assert (await ola.answer())["type"] == "frame"


async def test_no_secret_is_logged(database: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with house(database) as place:
            made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
            key = made.keys[GERMANY]
            async with seated(place, made, GERMANY) as (ola,):
                await ola.answer()
                await ola.refused("hello", key=key)
            await place.http.post("/api/mine", json={"tables": [{"table": made.table, "key": key}]})
            await place.http.get(f"/api/tables/{made.table}/record", headers={"authorization": f"Bearer {key}"})
    own = [record for record in caplog.records if not record.name.startswith(("websockets", "httpcore", "httpx"))]
    text = "\n".join(record.getMessage() for record in own)
    assert made.table in text, "the log is empty: nothing was tested"
    for secret in (key, made.watch):
        assert secret not in text
