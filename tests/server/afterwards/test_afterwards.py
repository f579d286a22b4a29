"""After the game: replays that leak nothing, records that people bring, and what luck made of a game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from motstand import new_match, players
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.record import write_record
from motstand.kernel.registry import find_game
from motstand.server.afterwards.analyses import Analyses
from tests.given_up import given_up
from tests.server.kept import lay_out, opened
from tests.server.tables_kit import BOTH, GERMANY, House, first, house, play_together, quiet, seated, settings

pytestmark = pytest.mark.anyio

LONG = 300.0
"""Seconds after which an analysis has failed: it lets everything else go first."""
BREATH = 0.05
"""Seconds between two looks at an analysis: whoever asks without end takes the processor from it."""
JSONL = {"content-type": "application/jsonl"}


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """What has nothing to do with the database is tested on one."""
    return f"sqlite:///{tmp_path / 'motstand.db'}"


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def replay(place: House, table: str, key: str, **query: Any) -> httpx.Response:
    return await place.http.get(f"/api/tables/{table}/replay", headers=bearer(key), params=query)


async def frames(place: House, table: str, key: str, first: Any, end: Any, **query: Any) -> httpx.Response:
    params = {"from": first, "to": end, **query}
    return await place.http.get(f"/api/tables/{table}/replay/frames", headers=bearer(key), params=params)


async def bring(place: House, text: str | bytes, kind: dict[str, str] = JSONL) -> httpx.Response:
    return await place.http.post("/api/records", content=text, headers=kind)


def record(game: str, scenario: str, seed: int = 4, answers: int = 10**6) -> str:
    """A game that policy players played, or its beginning."""
    match = new_match(game, scenario, seed=seed)
    while not match.over and match.number < answers:
        match.play(players.policy(match))
    return write_record(match)


def card_ids(data: Any) -> set[str]:
    """All cards that are named anywhere: ``G-12``, ``N-03``."""
    if isinstance(data, dict):
        return card_ids(list(data.values())) | card_ids(list(data))
    if isinstance(data, list):
        return {one for part in data for one in card_ids(part)}
    return {data} if isinstance(data, str) and data[1:2] == "-" and data[2:].isdigit() else set()


# -- replays -----------------------------------------------------------------------------------------------------------


async def test_a_finished_game_is_shown_step_by_step_through_any_eyes(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as people:
            await play_together(people, quiet)
            last = people[0].now
        story = (await replay(place, made.table, made.keys[GERMANY])).json()
        assert story["seat"] == GERMANY
        assert story["views"] == [GERMANY, BOTH]
        steps = story["steps"]
        assert [step["answer"] for step in steps[1:]] == [step["after"] for step in steps[:-1]]
        assert steps[-1]["after"] == story["answers"] == last["answers"]
        assert story["status"]["outcome"] is not None
        shown: list[Any] = []
        for start in range(0, len(steps), 64):
            shown += (await frames(place, made.table, made.keys[GERMANY], start, start + 64)).json()
        assert [frame["step"] for frame in shown] == list(range(len(steps)))
        assert shown[-1]["public"] == last["public"]
        assert shown[-1]["private"] == last["private"]
        other = (await frames(place, made.table, made.watch, 0, 1, seat=BOTH)).json()
        assert other[0]["private"]["hands"]["norway"]
        assert (await frames(place, made.table, made.watch, 0, 1)).json()[0]["private"] == {}
        assert (await replay(place, made.table, made.keys[GERMANY], seat="")).json()["seat"] is None


async def test_moments_of_a_replay_are_those_of_the_table(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (person,):
            await person.play(first, 12)
            steps = (await replay(place, made.table, made.keys[GERMANY])).json()["steps"]
            shown = (await frames(place, made.table, made.keys[GERMANY], 0, 64)).json()
            for step, frame in zip(steps, shown, strict=False):
                moment = await person.ask("ask_moment", answer=step["after"])
                assert moment["public"] == frame["public"]
                assert moment["private"] == frame["private"]


async def test_a_running_game_shows_nobody_elses_hand(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as people:
            await play_together(people, first, 8)
            keys = {GERMANY: made.keys[GERMANY], BOTH: made.keys[BOTH], "": made.watch}
            for seat, key in keys.items():
                for wished in (GERMANY, BOTH):
                    allowed = seat == wished
                    assert ((await replay(place, made.table, key, seat=wished)).status_code == 200) == allowed
                    assert ((await frames(place, made.table, key, 0, 9, seat=wished)).status_code == 200) == allowed
                story = (await replay(place, made.table, key)).json()
                assert story["views"] == ([seat] if seat else [])
                private = [frame["private"] for frame in (await frames(place, made.table, key, 0, 64)).json()]
                assert all(not own for own in private) == (seat == "")
            hidden = people[1].now["private"]
            seen = (await frames(place, made.table, keys[GERMANY], 0, 64)).json()
            told = (await replay(place, made.table, keys[GERMANY])).json()
            assert card_ids(hidden)
            assert not card_ids(hidden) & card_ids([seen, told])
            refused = await replay(place, made.table, keys[GERMANY], seat=BOTH)
            assert refused.json()["code"] == "not_seated"
            analysis = await place.http.post(f"/api/tables/{made.table}/analysis", headers=bearer(keys[GERMANY]))
            assert analysis.status_code == 400


async def test_what_was_taken_back_is_not_replayed(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, practice=True)
        async with seated(place, made, GERMANY) as (person,):
            await person.play(first, 2)
            before = (await replay(place, made.table, made.keys[GERMANY])).json()
            await person.answer()
            assert len((await replay(place, made.table, made.keys[GERMANY])).json()["steps"]) > len(before["steps"])
            await person.ask("undo", decision=person.now["answers"])
            assert (await replay(place, made.table, made.keys[GERMANY])).json()["steps"] == before["steps"]


async def test_replays_are_refused_with_a_reason(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        key = made.keys[GERMANY]
        assert (await replay(place, "nothing", key)).status_code == 404
        assert (await replay(place, made.table, "A" * 22)).status_code == 403
        assert (await place.http.get(f"/api/tables/{made.table}/replay")).status_code == 403
        for begin, end in [(0, 65), (3, 3), (5, 2), ("x", 3), (-1, 3), (0, ""), ("9" * 12, "9" * 12), ("٣", 4)]:
            refused = await frames(place, made.table, key, begin, end)
            assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
        assert (await frames(place, made.table, key, 5000, 5001)).json() == []


# -- records -----------------------------------------------------------------------------------------------------------

GAMES = [
    ("kampen-om-norge", "gudbrandsdalen"),
    ("halls-of-hegra", "recruit"),
    ("crown-and-courage", "recruit"),
    ("dutch-resistance", "network"),
]


@pytest.mark.parametrize(("game", "scenario"), GAMES)
async def test_a_record_becomes_a_table_that_can_be_replayed(sqlite: str, game: str, scenario: str) -> None:
    text = record(game, scenario)
    async with house(sqlite) as place:
        opened = (await bring(place, text)).json()
        assert opened["game"] == game
        mine = {"tables": [{"table": opened["table"], "key": opened["key"]}]}
        (row,) = (await place.http.post("/api/mine", json=mine)).json()
        assert row["record"]
        assert row["asked"] == []
        assert row["outcome"] == json.loads(text.splitlines()[-1])["outcome"]
    async with house(sqlite) as place:
        story = (await replay(place, opened["table"], opened["key"])).json()
        assert story["record"]
        assert story["answers"] == json.loads(text.splitlines()[-1])["answers"]
        assert any(step.get("lines") for step in story["steps"])
        again = await place.http.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"]))
        assert again.text == text
        async with place.sit(opened["table"], opened["key"]) as person:
            assert person.welcome["seat"] is None
            assert person.outcome == row["outcome"]


async def test_an_unfinished_record_is_only_replayed_and_stays_where_it_ends(sqlite: str) -> None:
    match = new_match("kampen-om-norge", "gudbrandsdalen", fate=ByHand(Seeded(2)))
    while match.asked() or match.number < 60:
        if match.asked():
            match.play(players.policy(match))
        else:
            match.play((3,) * match.pending.count)  # type: ignore[union-attr]
    text = write_record(match)
    async with house(sqlite) as place:
        opened = (await bring(place, text)).json()
    async with house(sqlite) as place:
        story = (await replay(place, opened["table"], opened["key"], seat=BOTH)).json()
        assert story["answers"] == match.number
        assert story["status"]["outcome"] is None
        async with place.sit(opened["table"], opened["key"]) as person:
            assert person.now["answers"] == match.number
        again = await place.http.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"]))
        assert again.text == text


def edited(text: str, line: int, **changes: Any) -> str:
    """The record with something else in one of its lines, which are counted from 1."""
    lines = text.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **changes})
    return "\n".join(lines) + "\n"


async def test_an_edited_record_is_refused_with_the_line_and_the_reason(sqlite: str) -> None:
    text = record("kampen-om-norge", "gudbrandsdalen")
    lines = text.splitlines()
    die = next(place for place, line in enumerate(lines, start=1) if "roll" in json.loads(line))
    six = [value % 6 + 1 for value in json.loads(lines[die - 1])["roll"]]
    end = len(lines)
    cases: list[tuple[str | bytes, str]] = [
        (edited(text, 12, answer=["fly", "oslo"]), "line 12: "),
        (edited(text, die, roll=[7] * len(six)), f"line {die}: "),
        (edited(text, die, roll=six), "line "),
        (edited(text, end, state="0" * 16), f"line {end}: state: replaying gives "),
        (edited(edited(text, 1, version="0"), end, outcome=None), f"line {end}: it was played under rules version "),
        (edited(text, 1, content="0" * 16), "line 1: content: expected "),
        (edited(text, 1, game="chess"), "line 1: "),
        (edited(text, 1, packs=["/etc/hostname"]), "line 1: packs: expected "),
        ("\n".join(lines[:-1]) + "\n", f"line {end}: expected an answer or the closing line"),
        ("hello", "line 1: expected one JSON object"),
        ("", "line 1: expected a header, got an empty file"),
        (text.encode() + b"\xff\xfe", f"line {end + 1}: expected UTF-8, got other bytes at byte "),
        ("[" * 100_000, "line 1: "),
    ]
    async with house(sqlite) as place:
        for bad, reason in cases:
            refused = await bring(place, bad)
            assert refused.status_code == 400, reason
            assert refused.json()["code"] == "bad_record"
            assert refused.json()["expected"].startswith(reason), refused.json()
        assert (await bring(place, text, {"content-type": "text/plain"})).json()["code"] == "malformed"
        assert (await bring(place, text, {**JSONL, "origin": "https://elsewhere.example"})).status_code == 403


async def test_a_bad_record_is_refused_in_the_readers_language(sqlite: str) -> None:
    text = record("kampen-om-norge", "gudbrandsdalen")
    lines = text.splitlines()
    die = next(place for place, line in enumerate(lines, start=1) if "roll" in json.loads(line))
    bad = edited(text, die, roll=[7])
    async with house(sqlite) as place:
        for language, words in {
            "en": (f"line {die}: ", ": expected ", " from 1 to 6, got [7]"),
            "nb": (f"linje {die}: ", ": ventet ", " fra 1 til 6, fant [7]"),
        }.items():
            refused = (await bring(place, bad, {**JSONL, "accept-language": language})).json()
            assert refused["code"] == "bad_record"
            assert refused["expected"].startswith(words[0])
            assert words[1] in refused["expected"]
            assert refused["expected"].endswith(words[2])
        assert await place.metric('motstand_refusals_total{code="bad_record"}') == 2


async def test_records_are_limited_in_size_and_number(sqlite: str) -> None:
    text = record("kampen-om-norge", "gudbrandsdalen")
    async with house(sqlite, largest_record=len(text) - 1, new_tables_per_second=0.001, new_tables_burst=2) as place:
        assert (await bring(place, text)).status_code == 413
        assert (await bring(place, text[:9])).status_code == 400
        assert (await bring(place, text[:9])).status_code == 429


# -- what luck made of it ----------------------------------------------------------------------------------------------


async def analysed(place: House, made: dict[str, Any]) -> dict[str, Any]:
    """Begin to look back, and wait until it is done."""
    address, headers = f"/api/tables/{made['table']}/analysis", bearer(made["key"])
    assert (await place.http.get(address, headers=headers)).json()["state"] == "none"
    state: dict[str, Any] = (await place.http.post(address, headers=headers)).json()
    assert state["state"] in ("waiting", "running")
    async with asyncio.timeout(LONG):
        while state["state"] in ("waiting", "running"):
            assert 0 <= state["done"] <= state["of"]
            await asyncio.sleep(BREATH)
            state = (await place.http.get(address, headers=headers)).json()
    return state


@pytest.mark.parametrize(("game", "scenario"), GAMES)
async def test_a_game_is_looked_back_at_once(sqlite: str, game: str, scenario: str) -> None:
    async with house(sqlite, analysis_seconds=0.01) as place:
        made = (await bring(place, write_record(given_up(game, scenario)))).json()
        state = await analysed(place, made)
        assert state["state"] == "done"
        found = state["analysis"]
        assert found["rollouts"] == 10
        assert found["clock"] in ("round", "day", "turn")
        points = found["points"]
        for place_of_seat, _ in enumerate(found["seats"]):
            way = points[-1]["chances"][place_of_seat][0] - points[0]["chances"][place_of_seat][0]
            parts = [found["total"][part][place_of_seat][0] for part in ("luck", "own", "others")]
            assert sum(parts) == pytest.approx(way, abs=2e-4)
            assert all(0.0 <= point["chances"][place_of_seat][0] <= 1.0 for point in points)
        assert [row["clock"] for row in found["rows"]] == sorted({row["clock"] for row in found["rows"]})
        assert any(each["lines"] for seat in found["seats"] for each in found["luck"][seat])
        for judgement in found["judgements"].values():
            assert len(judgement["losses"]) <= judgement["faults"] <= judgement["decisions"]
            assert all(each["lost"][0] > 0.0 and (each["played"] or each["better"]) for each in judgement["losses"])
        is_learned = find_game(game).value(scenario) is not None
        assert list(found["judgements"]) == (found["seats"] if is_learned else [])
        assert bool(sum(each["decisions"] for each in found["judgements"].values())) == is_learned
    # Another server on the same database knows it without looking again.
    async with house(sqlite) as place:
        again = await place.http.get(f"/api/tables/{made['table']}/analysis", headers=bearer(made["key"]))
        assert again.json() == state
        assert (await place.http.get(f"/api/tables/{made['table']}/analysis")).status_code == 403


async def test_a_server_that_closes_ends_its_analyses(sqlite: str) -> None:
    async with house(sqlite, analysis_seconds=600.0) as place:
        made = (await bring(place, record("kampen-om-norge", "gudbrandsdalen"))).json()
        other = (await bring(place, record("kampen-om-norge", "gudbrandsdalen", seed=5))).json()
        for one in (made, other):
            await place.http.post(f"/api/tables/{one['table']}/analysis", headers=bearer(one["key"]))
        states = [(await place.server.analyses.state(one["table"])).state for one in (made, other)]
        assert states == ["running", "waiting"]
    async with house(sqlite) as place:
        state = await place.http.get(f"/api/tables/{made['table']}/analysis", headers=bearer(made["key"]))
        assert state.json()["state"] == "none"


async def ended(analyses: Analyses) -> str:
    """How looking at table t ends."""
    async with asyncio.timeout(LONG):
        while (state := (await analyses.state("t")).state) in ("waiting", "running"):
            await asyncio.sleep(BREATH)
    return state


async def test_what_cannot_be_looked_at_says_so_and_may_be_tried_again(database: str) -> None:
    async with opened(database) as store:
        await lay_out(store, "t")
        analyses = Analyses(store, settings(database, analysis_seconds=0.01))
        await analyses.begin("t", "no record")
        assert await ended(analyses) == "failed"
        await analyses.begin("t", write_record(given_up("kampen-om-norge", "gudbrandsdalen")))
        assert await ended(analyses) == "done"
        kept = await store.analysis("t")
        await store.keep_analysis("t", b"another worker's")
        assert await store.analysis("t") == kept
        assert await store.analysis("\x00") is None
        await analyses.close()
