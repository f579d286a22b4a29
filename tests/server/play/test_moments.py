"""Asking about earlier moments: why not, and where a number came from, from what the seat saw then."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from motstand import new_match, players
from motstand.kernel.game import Setup
from motstand.kernel.matches.record import write_record
from motstand.kernel.registry import find_game
from motstand.kernel.words.messages import Message
from tests.server.tables_kit import BOTH, GAME, GERMANY, SCENARIO, Data, House, Person, catch_up, first, house, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
ALONE = {GERMANY: "person", BOTH: "policy"}


@pytest.fixture
def database(tmp_path: Any) -> str:
    """Nothing here depends on the database: one will do."""
    return f"sqlite:///{tmp_path / 'motstand.db'}"


def sentence(saying: Data) -> str:
    words = find_game(GAME).words(Setup(SCENARIO, [GERMANY, BOTH]))
    return words.say(Message(saying["key"], saying["values"]))


def far_paths(person: Person) -> list[list[list[str]]]:
    """Clicks that lead nowhere now: from a start of a move to all areas that it does not reach."""
    offers = person.question["offers"]  # type: ignore[index]
    start = next(offer["option"][1] for offer in offers if offer["option"][0] == "move")
    ends = {offer["option"][2] for offer in offers if offer["option"][:2] == ["move", start]} | {start}
    areas = find_game(GAME).printed(Setup(SCENARIO, [GERMANY, BOTH]))["areas"]
    return [[["area", start], ["area", area]] for area, its in areas.items() if its["in_play"] and area not in ends]


async def asked_again(place: House, what: str, table: str, key: str, seat: str | None, **asked: Any) -> httpx.Response:
    """The same question in the replay."""
    body = {"type": f"ask_{what}", "id": 7, **asked}
    params = {} if seat is None else {"seat": seat}
    headers = {"authorization": f"Bearer {key}"}
    return await place.http.post(f"/api/tables/{table}/replay/{what}", json=body, params=params, headers=headers)


async def test_an_earlier_moment_answers_as_it_would_have_then(database: str) -> None:
    """The same words and rules as when it was asked then; the present has moved on."""
    async with house(database) as place:
        made = await place.lay_out(ALONE)
        async with seated(place, made, GERMANY) as (ola,):
            then = ola.now["answers"]
            paths = far_paths(ola)[:6]
            said = [(await ola.ask("ask_why", decision=then, path=path))["reasons"] for path in paths]
            assert all(reasons and reasons[0]["rule"] for reasons in said)
            move = next(one["option"] for one in ola.question["offers"] if one["option"][0] == "move")  # type: ignore[index]
            may = [["area", move[1]], ["area", move[2]]]
            traced = (await ola.ask("ask_trace", decision=then, thing=["area", move[1]]))["line"]
            await ola.play(first, 8)
            await ola.asked()
            now = ola.now["answers"]
            assert await ola.refused("ask_why", decision=then, path=paths[0]) == "stale"
            for path, reasons in zip(paths, said, strict=True):
                why = await ola.ask("ask_why", decision=then, path=path, moment=True)
                assert (why["type"], why["reasons"]) == ("why", reasons)
                again = await asked_again(place, "why", made.table, made.keys[GERMANY], None, decision=then, path=path)
                assert again.json() == {**why, "about": 7}
            assert (await ola.ask("ask_why", decision=then, path=may, moment=True))["reasons"] == []
            trace = await ola.ask("ask_trace", decision=then, thing=["area", move[1]], moment=True)
            assert trace["line"] == traced
            again = await asked_again(
                place, "trace", made.table, made.keys[GERMANY], None, decision=then, thing=["area", move[1]]
            )
            assert again.json()["line"] == traced
            # Nothing of this has changed the table, and the last moment is the present.
            assert ola.now["answers"] == now
            present = await ola.ask("ask_why", decision=now, path=paths[0])
            assert (await ola.ask("ask_why", decision=now, path=paths[0], moment=True))["reasons"] == present["reasons"]
            assert await ola.refused("ask_why", decision=now + 1, path=paths[0], moment=True) == "not_possible"


async def test_a_moment_tells_nothing_of_other_hands(database: str) -> None:
    """Whether a card of the enemy was in the hand or in the deck then must not change what is said of it."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            then = ola.now["answers"]
            printed = find_game(GAME).printed(Setup(SCENARIO, [GERMANY, BOTH]))
            hand = ola.now["private"]["hands"][GERMANY]
            german = [id for id, card in printed["cards"].items() if card["deck"] == GERMANY]
            held, elsewhere = hand[0], next(id for id in german if id not in hand)
            await ola.play(first, 2)
            await catch_up(ola, kari)
            said = []
            for card in (held, elsewhere):
                why = await kari.ask("ask_why", decision=then, path=[["card", card]], moment=True)
                (reason,) = why["reasons"]
                assert sentence(reason["saying"])
                values = {key: value for key, value in reason["saying"]["values"].items() if value != {"card": card}}
                said.append((reason["saying"]["key"], values, reason["rule"]))
            assert said[0] == said[1]


async def test_for_whom_a_moment_answers(database: str) -> None:
    """In a running game the own seat alone; spectators are asked nothing."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, _), place.sit(made.table, made.watch) as watcher:
            then, path = ola.now["answers"], far_paths(ola)[0]
            await ola.play(first, 2)
            asked = {"decision": then, "path": path}
            assert await watcher.refused("ask_why", moment=True, **asked) == "not_seated"
            table, keys = made.table, made.keys
            for key, seat in ((made.watch, None), (keys[BOTH], GERMANY), (made.watch, GERMANY), (keys[GERMANY], "")):
                refused = await asked_again(place, "why", table, key, seat, **asked)
                assert (refused.status_code, refused.json()["code"]) == (403, "not_seated")
            other = (await asked_again(place, "why", table, keys[BOTH], BOTH, **asked)).json()
            mine = (await asked_again(place, "why", table, keys[GERMANY], None, **asked)).json()
            assert mine["reasons"] != other["reasons"]
            assert (await asked_again(place, "why", table, "A" * 22, None, **asked)).status_code == 403
            late = await asked_again(place, "why", table, keys[GERMANY], None, decision=9999, path=path)
            assert late.json()["code"] == "not_possible"
            for bad in ({"decision": then}, {"decision": then, "path": []}, {"decision": -1, "path": path}):
                assert (await asked_again(place, "why", table, keys[GERMANY], None, **bad)).status_code == 400


async def test_a_record_answers_through_any_eyes(database: str) -> None:
    """When a game lies open every seat's moments can be asked about, each from its own side."""
    match = new_match(GAME, SCENARIO, seed=4)
    moments: list[tuple[int, str, str]] = []
    while not match.over:
        if match.number > 20 and match.seat not in [seat for _, seat, _ in moments]:
            other = next(seat for seat in match.seats if seat != match.seat)
            moments.append((match.number, match.seat, other))
        match.play(players.policy(match))
    assert len(moments) == 2
    async with house(database) as place:
        headers = {"content-type": "application/jsonl"}
        opened = (await place.http.post("/api/records", content=write_record(match), headers=headers)).json()
        table, key = opened["table"], opened["key"]
        for number, asked, other in moments:
            path = [["area", "oslo"]]
            mine = (await asked_again(place, "why", table, key, asked, decision=number, path=path)).json()["reasons"]
            theirs = (await asked_again(place, "why", table, key, other, decision=number, path=path)).json()["reasons"]
            assert len(theirs) == 1
            assert theirs[0]["rule"]
            assert mine != theirs
        (over,) = (await asked_again(place, "why", table, key, BOTH, decision=match.number, path=path)).json()[
            "reasons"
        ]
        assert over["saying"]["key"] == "whynot-game_is_over"
        nobody = await asked_again(place, "why", table, key, None, decision=0, path=path)
        assert nobody.json()["code"] == "not_seated"


async def test_a_game_for_one_is_seen_through_its_only_eyes(database: str) -> None:
    match = new_match("halls-of-hegra", "recruit", seed=3)
    while match.number < 60:
        match.play(players.policy(match))
    async with house(database) as place:
        headers = {"content-type": "application/jsonl"}
        opened = (await place.http.post("/api/records", content=write_record(match), headers=headers)).json()
        why = await asked_again(
            place, "why", opened["table"], opened["key"], None, decision=40, path=[["space", "radio"]]
        )
        assert why.json()["reasons"][0]["rule"].startswith("HOH-")
