"""Playing on from a moment of a game that lies open: the same past, new dice, and nothing of it before the end."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from motstand import new_match, players
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, read_record, write_record
from tests.server.tables_kit import BOTH, GERMANY, SCENARIO, Data, House, Made, first, house, seated

pytestmark = pytest.mark.anyio

GAME = "kampen-om-norge"
WITH_BOT = {GERMANY: "person", BOTH: "policy"}


@pytest.fixture
def sqlite(tmp_path: Any) -> str:
    """What has nothing to do with the database is tested on one."""
    return f"sqlite:///{tmp_path / 'motstand.db'}"


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def begun(answers: int, game: str = GAME, scenario: str = SCENARIO, seed: int = 4, **more: Any) -> Match:
    """A game of policy players that was left after so many answers, or at its end."""
    match = new_match(game, scenario, seed=seed, **more)
    while not match.over and match.number < answers:
        match.play(players.policy(match))
    return match


async def bring(place: House, match: Match) -> Data:
    headers = {"content-type": "application/jsonl"}
    opened: Data = (await place.http.post("/api/records", content=write_record(match), headers=headers)).json()
    return opened


async def play_on(
    place: House, table: str, key: str, answer: int, seats: dict[str, str], **more: Any
) -> httpx.Response:
    wishes = [{"seat": seat, "player": player} for seat, player in seats.items()]
    wish = {"answer": answer, "seats": wishes, **more}
    return await place.http.post(f"/api/tables/{table}/play_on", json=wish, headers=bearer(key))


async def record_of(place: House, table: str, key: str) -> str:
    answer = await place.http.get(f"/api/tables/{table}/record", headers=bearer(key))
    assert answer.status_code == 200, answer.text
    return answer.text


async def replay_of(place: House, table: str, key: str, seat: str) -> tuple[Data, list[Data]]:
    """The story of a table, and its first frames."""
    address = f"/api/tables/{table}/replay"
    query: dict[str, str | int] = {"seat": seat, "from": 0, "to": 64}
    story: Data = (await place.http.get(address, headers=bearer(key), params=query)).json()
    frames: list[Data] = (await place.http.get(f"{address}/frames", headers=bearer(key), params=query)).json()
    return story, frames


async def test_an_unfinished_record_is_played_on_against_a_bot(database: str) -> None:
    """On every database: the past is that of the record, answers follow, and the table survives a restart."""
    match = begun(90)
    async with house(database) as place:
        opened = await bring(place, match)
        answer = await play_on(
            place, opened["table"], opened["key"], match.number, WITH_BOT, practice=True, name="Kari"
        )
        assert answer.status_code == 200, answer.text
        made = Made(answer.json())
        async with seated(place, made, GERMANY) as (kari,):
            assert kari.welcome["answers"] == match.number
            assert kari.welcome["practice"]
            assert kari.welcome["public"] == json.loads(json.dumps(match.game.public(match.state)))
            assert [one["name"] for one in kari.status["sittings"]] == ["Kari", ""]
            assert await kari.play(first, 6) == 6
            await kari.asked()
            now = kari.now
    async with house(database) as place:
        async with seated(place, made, GERMANY) as (kari,):
            assert kari.now["answers"] == now["answers"]
            assert kari.now["public"] == now["public"]
        text = await record_of(place, made.table, made.keys[GERMANY])
        again = read_record(text, ByHand(Seeded(0), dice=True, cards=True))
        assert write_record(match).splitlines()[1:-1] == text.splitlines()[1 : match.number + 1]
        assert again.number == now["answers"]
        old, old_frames = await replay_of(place, opened["table"], opened["key"], GERMANY)
        story, frames = await replay_of(place, made.table, made.keys[GERMANY], GERMANY)
        shared = len(old["steps"])
        assert story["steps"][:shared] == old["steps"]
        assert frames[: min(64, shared)] == old_frames
        assert len(story["steps"]) > shared


async def test_the_same_moment_has_the_same_position_and_other_dice(sqlite: str) -> None:
    match = begun(60)
    async with house(sqlite) as place:
        opened = await bring(place, match)
        secrets = set()
        for _ in range(2):
            made = Made((await play_on(place, opened["table"], opened["key"], match.number, WITH_BOT)).json())
            async with place.server.tables.use(made.table) as table:
                assert digest(table.match.state) == digest(match.state)
                assert not table.match.practice
                secrets.add(table.dice.secret)
        assert len(secrets) == 2


async def test_dice_that_had_not_fallen_fall_at_the_new_table(sqlite: str) -> None:
    """A record may end where somebody was about to throw."""
    match = new_match(GAME, SCENARIO, fate=ByHand(Seeded(2)))
    while match.asked() or match.number < 60:
        if match.asked():
            match.play(players.policy(match))
        else:
            match.play((3,) * match.pending.count)  # type: ignore[union-attr]
    async with house(sqlite) as place:
        opened = await bring(place, match)
        made = Made(
            (await play_on(place, opened["table"], opened["key"], match.number, WITH_BOT, practice=True)).json()
        )
        async with seated(place, made, GERMANY) as (kari,):
            assert kari.welcome["answers"] > match.number
            await kari.play(first, 2)
        text = await record_of(place, made.table, made.keys[GERMANY])
        assert "roll" in json.loads(text.splitlines()[match.number + 1])


@pytest.mark.parametrize(
    ("game", "scenario", "seats"), [(GAME, SCENARIO, WITH_BOT), ("halls-of-hegra", "recruit", {"commander": "person"})]
)
async def test_a_moment_of_a_finished_game_becomes_a_practice_table(
    sqlite: str, game: str, scenario: str, seats: dict[str, str]
) -> None:
    match = begun(10**6, game, scenario)
    async with house(sqlite) as place:
        opened = await bring(place, match)
        story, _ = await replay_of(place, opened["table"], opened["key"], next(iter(seats)))
        middle = story["steps"][len(story["steps"]) // 2]["after"]
        for moment in (0, middle):
            made = Made((await play_on(place, opened["table"], opened["key"], moment, seats)).json())
            async with seated(place, made, next(iter(seats))) as (kari,):
                assert kari.welcome["practice"]
                assert kari.welcome["answers"] >= moment
                await kari.play(first, 3)
                # Every answer of before is an event of its own: it can be looked at, and taken back.
                lines = [one for one in kari.welcome["happenings"] if one["kind"] == "answer"]
                assert len(lines) == sum(0 < step["after"] <= moment for step in story["steps"][1:])


async def test_going_back_into_the_past_that_was_brought(sqlite: str) -> None:
    match = begun(60)
    async with house(sqlite) as place:
        opened = await bring(place, match)
        made = Made(
            (await play_on(place, opened["table"], opened["key"], match.number, WITH_BOT, practice=True)).json()
        )
        own = [number for number, given in enumerate(match.journal) if given.kind == "answer" and given.seat == GERMANY]
        async with seated(place, made, GERMANY) as (kari,):
            await kari.play(first, 1)
            await kari.send("ask_rollback", to=own[3])
            await kari.happening("rollback")
            assert kari.now["answers"] == own[3]
            await kari.play(first, 2)
        async with seated(place, made, GERMANY) as (kari,):
            assert kari.now["answers"] > own[3]


async def test_hands_stay_with_their_seats(sqlite: str) -> None:
    """At the new table everybody sees what their seat saw at that moment, and nothing else."""
    match = begun(80)
    async with house(sqlite) as place:
        opened = await bring(place, match)
        answer = await play_on(place, opened["table"], opened["key"], 80, {GERMANY: "person", BOTH: "open"})
        made = Made(answer.json())
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            for person, seat in ((ola, GERMANY), (kari, BOTH)):
                assert person.welcome["private"] == json.loads(json.dumps(match.game.private(match.state, seat)))
            assert watcher.welcome["private"] == {}
            hidden = ola.welcome["private"]["hands"][GERMANY]
            assert hidden
            assert not any(card in text for card in hidden for text in (*kari.heard, *watcher.heard))


async def test_a_running_game_is_not_played_on_elsewhere(sqlite: str) -> None:
    async with house(sqlite) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (kari,):
            await kari.play(first, 3)
            refused = await play_on(place, made.table, made.keys[GERMANY], 12, WITH_BOT)
            assert (refused.status_code, refused.json()["code"]) == (400, "not_possible")
            await kari.ask("resign")
            over = kari.now["answers"]
        done = await play_on(place, made.table, made.keys[GERMANY], over, WITH_BOT)
        assert (done.status_code, done.json()["code"]) == (400, "not_possible")
        assert (await play_on(place, made.table, made.watch, over - 1, WITH_BOT)).status_code == 200


async def test_what_is_refused(sqlite: str) -> None:
    match = begun(40)
    async with house(sqlite) as place:
        opened = await bring(place, match)
        table, key = opened["table"], opened["key"]
        assert (await play_on(place, "nothing", key, 0, WITH_BOT)).status_code == 404
        assert (await play_on(place, table, "A" * 22, 0, WITH_BOT)).status_code == 403
        for answer in (match.number + 1, -1, 10**12):
            assert (await play_on(place, table, key, answer, WITH_BOT)).status_code == 400
        three = {GERMANY: "person", "norway": "policy", "allies": "policy"}
        for seats in ({GERMANY: "person"}, three, {GERMANY: "person", BOTH: "oracle"}, {"sweden": "person"}):
            refused = await play_on(place, table, key, 40, seats)
            assert (refused.status_code, refused.json()["code"]) == (400, "not_possible"), seats
        assert (await play_on(place, table, key, 40, WITH_BOT, dice="loaded")).json()["code"] == "malformed"
    async with house(sqlite, new_tables_per_second=0.001, new_tables_burst=1) as place:
        assert (await play_on(place, table, key, 40, WITH_BOT)).status_code == 200
        assert (await play_on(place, table, key, 40, WITH_BOT)).status_code == 429
