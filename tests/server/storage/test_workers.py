"""Two workers on one PostgreSQL database serve the same table."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from motstand.kernel.matches.record import read_record
from motstand.server.storage.store import open_store
from tests.server.tables_kit import BOTH, GERMANY, House, catch_up, house, play_together, quiet

pytestmark = pytest.mark.anyio


async def record(place: House, table: str, key: str) -> str:
    answer = await place.http.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {key}"})
    return answer.text


async def test_two_people_at_two_workers_play_a_whole_game(postgresql_database: str) -> None:
    """Each hears of every answer at once, wherever it was given; neither worker writes anything twice."""
    async with house(postgresql_database) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "person"})
        async with (
            one.sit(made.table, made.keys[GERMANY]) as ola,
            two.sit(made.table, made.keys[BOTH]) as kari,
            two.sit(made.table, made.watch) as watcher,
        ):
            answers = await play_together([ola, kari], quiet)
            await catch_up(ola, kari, watcher)
            assert answers > 20
            assert ola.outcome == kari.outcome == watcher.outcome
            assert ola.now["public"] == kari.now["public"] == watcher.now["public"]
        text = await record(one, made.table, made.keys[GERMANY])
        assert text == await record(two, made.table, made.keys[GERMANY])
        assert read_record(text).over
        store = await open_store(postgresql_database)
        numbers = [event.number for event in await store.events(made.table)]
        await store.close()
        assert numbers == list(range(len(numbers)))


async def test_a_table_that_everybody_has_left_is_not_followed(postgresql_database: str) -> None:
    """Whoever comes back to the first worker finds there what was said at the second."""
    async with house(postgresql_database) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "person"})
        async with one.sit(made.table, made.keys[GERMANY]):
            assert "motstand_tables_in_memory 1.0" in (await one.http.get("/metrics")).text
        async with two.sit(made.table, made.keys[GERMANY]) as ola:
            await ola.send("chat", text="over here")
            async with asyncio.timeout(30):
                while "motstand_tables_in_memory 0.0" not in (await one.http.get("/metrics")).text:
                    pass
        async with one.sit(made.table, made.keys[GERMANY]) as ola:
            assert "over here" in str(ola.welcome["happenings"])


async def test_a_lost_race_is_tried_again(postgresql_database: str) -> None:
    """Both seats talk at both workers at the same moment: everything is said once, in one order for all."""
    async with house(postgresql_database) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "person"})
        async with (
            one.sit(made.table, made.keys[GERMANY]) as ola,
            two.sit(made.table, made.keys[BOTH]) as kari,
        ):
            for number in range(20):
                await asyncio.gather(ola.send("chat", text=f"Ola {number}"), kari.send("chat", text=f"Kari {number}"))
            heard = []
            for person in (ola, kari):
                heard.append([(await person.happening("chat"))["note"]["text"] for _ in range(40)])
            assert heard[0] == heard[1]
            assert sorted(heard[0]) == sorted(f"{name} {number}" for name in ("Ola", "Kari") for number in range(20))


async def test_one_decision_is_answered_once(postgresql_database: str) -> None:
    """The same seat answers the same question at two workers at the same moment."""
    async with house(postgresql_database) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "person"})
        key = made.keys[GERMANY]
        async with one.sit(made.table, key) as ola, two.sit(made.table, key) as twin:
            for _ in range(10):
                await catch_up(ola, twin)
                question = ola.question
                if question is None:
                    break
                moves = [offer["option"] for offer in question["offers"]]
                before = ola.now["answers"]
                await ola.send("answer", decision=before, option=moves[0])
                await twin.send("answer", decision=before, option=moves[-1])
                for person in (ola, twin):
                    await person.until("frame")
            await catch_up(ola, twin)
            assert ola.now["public"] == twin.now["public"]
        async with one.sit(made.table, key) as ola:
            numbers = [one["answer"] for one in ola.welcome["happenings"] if one["kind"] == "answer"]
            assert len(set(numbers)) == len(numbers)


async def test_undo_and_going_back_reach_the_other_worker(postgresql_database: str) -> None:
    async with house(postgresql_database) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "person"})
        async with (
            one.sit(made.table, made.keys[GERMANY]) as ola,
            two.sit(made.table, made.keys[BOTH]) as kari,
        ):
            start = ola.now
            await ola.answer()
            await ola.ask("undo", decision=ola.now["answers"])
            await kari.happening("undo")
            assert kari.now["public"] == start["public"]
            await ola.answer()
            await ola.answer()
            await ola.ask("ask_rollback", to=start["answers"])
            await kari.happening("proposal")
            assert kari.status["proposal"]["seat"] == GERMANY
            await kari.ask("agree", yes=True)
            await ola.happening("rollback")
            for part in ("public", "private", "question", "answers"):
                assert ola.now[part] == start[part]
            # Both go on from there with the same dice.
            await play_together([ola, kari], quiet, 15)
            assert ola.now["public"] == kari.now["public"]


async def test_a_bot_plays_for_both(postgresql_database: str) -> None:
    """Seats change at one worker; the bot thinks there, and the person at the other hears it."""
    async with house(postgresql_database) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "open"})
        async with AsyncExitStack() as stack:
            ola = await stack.enter_async_context(one.sit(made.table, made.keys[GERMANY]))
            kari = await stack.enter_async_context(two.sit(made.table, made.keys[BOTH], name="Kari"))
            assert (await ola.happening("seat"))["seat"] == BOTH
            assert ola.status["sittings"][1]["name"] == "Kari"
            await kari.ask("give_seat", seat=BOTH, player="policy")
            await ola.happening("seat")
            answers = await ola.play(quiet)
            assert answers > 5
            await catch_up(ola, kari)
            assert kari.outcome == ola.outcome


async def test_the_other_worker_goes_on_when_one_dies(postgresql_database: str) -> None:
    async with house(postgresql_database) as two:
        async with house(postgresql_database) as one:
            made = await one.lay_out({GERMANY: "person", BOTH: "person"})
            async with one.sit(made.table, made.keys[GERMANY]) as ola:
                await ola.answer()
                known = ola.number
        async with two.sit(made.table, made.keys[GERMANY], since=known) as ola:
            assert ola.welcome["happenings"] == []
            assert (await ola.answer())["type"] == "frame"


async def test_people_at_different_workers_see_each_other(postgresql_database: str) -> None:
    async with house(postgresql_database, absence_seconds=0) as one, house(postgresql_database) as two:
        made = await one.lay_out({GERMANY: "person", BOTH: "person"})
        async with one.sit(made.table, made.keys[GERMANY]) as ola:
            while ola.status["asked"] == [GERMANY]:
                await ola.answer(quiet(await ola.asked() or {}))
            async with two.sit(made.table, made.keys[BOTH]) as kari:
                for person in (ola, kari):
                    while not all(sitting["present"] for sitting in person.status["sittings"]):
                        await person.until("present")
                assert await ola.refused("give_seat", seat=BOTH) == "cannot_seat"
            while ola.status["sittings"][1]["present"]:
                await ola.until("present")
            assert (await ola.ask("give_seat", seat=BOTH))["type"] == "frame"
