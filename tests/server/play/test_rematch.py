"""A rematch: the same set-up, everybody one seat further, when all people want it."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.tables_kit import (
    ALLIES,
    BOTH,
    GERMANY,
    NORWAY,
    House,
    Made,
    Person,
    house,
    seated,
)

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}


async def finished(ola: Person) -> None:
    """The game ends: whoever has this seat gives up."""
    await ola.ask("resign")
    assert ola.outcome is not None


async def next_table(person: Person) -> str:
    """The table of the rematch, as soon as there is one."""
    while not (person.status["rematch"] or {}).get("table"):
        await person.next()
    return str(person.status["rematch"]["table"])


async def test_against_a_bot_one_word_lays_out_the_table_with_sides_swapped(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, name="Ola", options={}, practice=True)
        async with seated(place, made, GERMANY) as (ola,):
            await finished(ola)
            await ola.send("ask_rematch")
            table = await next_table(ola)
        assert table != made.table
        async with place.sit(table, made.keys[GERMANY]) as again:
            assert again.welcome["seat"] == BOTH
            assert again.welcome["scenario"] == ola.welcome["scenario"]
            assert again.welcome["practice"] is True
            sittings = {each["seat"]: (each["player"], each["name"]) for each in again.status["sittings"]}
            assert sittings == {GERMANY: ("policy", ""), BOTH: ("person", "Ola")}


async def test_people_have_to_agree_and_keep_their_keys(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            await finished(ola)
            await ola.send("ask_rematch")
            await kari.happening("rematch")
            assert kari.status["rematch"] == {"agreed": [GERMANY], "table": ""}
            await kari.send("ask_rematch")
            table = await next_table(kari)
            assert await next_table(ola) == table
            assert await ola.refused("ask_rematch") == "not_possible"
        for old, new in ((GERMANY, BOTH), (BOTH, GERMANY)):
            async with place.sit(table, made.keys[old]) as person:
                assert person.welcome["seat"] == new
        async with place.sit(table, made.watch) as spectator:
            assert spectator.welcome["seat"] is None


async def test_whoever_wants_none_takes_the_wish_back(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            await finished(ola)
            await ola.ask("ask_rematch")
            await kari.send("ask_rematch", yes=False)
            await ola.until_true(lambda said: said["type"] == "frame" and said["status"]["rematch"] is None)


async def test_three_who_agree_at_the_same_moment_get_one_table(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", NORWAY: "person", ALLIES: "person"})
        async with seated(place, made, GERMANY, NORWAY, ALLIES) as people:
            await finished(people[0])
            await asyncio.gather(*[person.send("ask_rematch") for person in people])
            tables = {await next_table(person) for person in people}
        assert len(tables) == 1
        seats = []
        for key in (made.keys[seat] for seat in (GERMANY, NORWAY, ALLIES)):
            async with place.sit(tables.copy().pop(), key) as person:
                seats.append(person.welcome["seat"])
        assert seats == [NORWAY, ALLIES, GERMANY]


async def test_a_series_keeps_its_score_by_person(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        table = made.table
        score = []
        for given_up in (GERMANY, BOTH, BOTH):
            # Ola holds the key that was Germany's at first, whatever seat it opens now.
            async with place.sit(table, made.keys[GERMANY]) as ola, place.sit(table, made.keys[BOTH]) as kari:
                people = {ola.welcome["seat"]: ola, kari.welcome["seat"]: kari}
                assert (ola.status["series"] is None) == (table == made.table)
                await finished(people[given_up])
                await ola.send("ask_rematch")
                await kari.send("ask_rematch")
                table = await next_table(ola)
            async with place.sit(table, made.keys[GERMANY]) as ola, place.sit(table, made.keys[BOTH]) as kari:
                series = ola.status["series"]
                score.append((series["games"], *(series["wins"][each.welcome["seat"]] for each in (ola, kari))))
        # Ola gave up as Germany, then as Norway; then Kari did as Norway.
        assert score == [(1, 0, 1), (2, 0, 2), (3, 1, 2)]


async def test_a_series_outlives_the_server(database: str) -> None:
    made: Made
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (ola,):
            await finished(ola)
            await ola.send("ask_rematch")
            table = await next_table(ola)
    async with house(database) as place:
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            assert ola.status["rematch"] == {"agreed": [GERMANY], "table": table}
        async with place.sit(table, made.keys[GERMANY]) as ola:
            assert ola.status["series"] == {"games": 1, "wins": {GERMANY: 1, BOTH: 0}}


async def test_a_game_that_goes_on_and_a_spectator_have_no_rematch(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            assert await ola.refused("ask_rematch") == "not_possible"
            await finished(ola)
        async with place.sit(made.table, made.watch) as spectator:
            assert await spectator.refused("ask_rematch") == "not_seated"


async def test_a_lesson_has_no_rematch(database: str) -> None:
    async with house(database) as place:
        made = await lesson(place)
        async with seated(place, made, GERMANY) as (ola,):
            await finished(ola)
            assert await ola.refused("ask_rematch") == "not_possible"


async def lesson(place: House) -> Made:
    """The first lesson of the game."""
    games = (await place.http.get("/api/games")).json()
    game = next(each for each in games if each["id"] == "kampen-om-norge")
    chosen = next(each for each in game["lessons"] if each["seat"] == GERMANY)
    return await place.lay_out(
        {seat: "person" if seat == GERMANY else "policy" for seat in chosen["seats"]},
        scenario=chosen["scenario"],
        options={"lesson": chosen["id"]},
    )
