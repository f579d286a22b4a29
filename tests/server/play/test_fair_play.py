"""Nobody who is away is cheated: whoever has a key to a seat counts as a person, present or not."""

from __future__ import annotations

import pytest

from motstand.kernel.matches.journal import CHOICE
from tests.server.tables_kit import BOTH, GERMANY, House, Made, Person, catch_up, house, play_together, quiet, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}


async def until_others_are_asked(ola: Person) -> None:
    while ola.status["asked"] == [GERMANY]:
        await ola.answer(quiet(await ola.asked() or {}))


async def test_a_seat_is_not_given_away_because_its_person_is_out_for_a_moment(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            await until_others_are_asked(ola)
            assert await ola.refused("give_seat", seat=BOTH) == "cannot_seat"


@pytest.mark.parametrize("taken", [True, False])
async def test_a_seat_with_a_key_is_asked_whoever_plays_it(taken: bool, database: str) -> None:
    """A bot plays it by its person's own word, or nobody came yet: going back and hints need that person."""
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person" if taken else "open"})
        if taken:
            async with seated(place, made, BOTH) as (kari,):
                await kari.ask("give_seat", seat=BOTH)
        async with seated(place, made, GERMANY) as (ola,):
            number = ola.now["answers"]
            assert await ola.refused("ask_hint", decision=number) == "fair_play"
            await ola.answer()
            frame = await ola.ask("ask_rollback", to=number)
            assert frame["happening"]["kind"] == "proposal"
            async with seated(place, made, BOTH) as (kari,):
                await kari.send("agree", yes=True)
                await kari.happening("rollback")
                assert kari.now["answers"] == number


async def test_the_record_of_a_practice_table_hides_the_hand_of_whoever_may_come(database: str) -> None:
    async with house(database) as place:
        for other, status in (("open", 400), ("person", 400), ("policy", 200)):
            made = await place.lay_out({GERMANY: "person", BOTH: other}, practice=True)
            if other == "person":
                async with seated(place, made, BOTH) as (kari,):
                    await kari.ask("give_seat", seat=BOTH)
            headers = {"authorization": f"Bearer {made.keys[GERMANY]}"}
            answer = await place.http.get(f"/api/tables/{made.table}/record", headers=headers)
            assert answer.status_code == status, other


async def dice_after_going_back(place: House, made: Made) -> tuple[list[object], list[object]]:
    """What fell after the first answers, and what fell when the table had gone back and the same was answered."""
    async with seated(place, made, *made.keys) as people:
        start = people[0].now["answers"]
        await play_together(people, quiet, 30)
        first = await fallen(place, made, start)
        await people[0].send("ask_rollback", to=start)
        for other in people[1:]:
            await other.happening("proposal")
            await other.send("agree", yes=True)
        for person in people:
            await person.happening("rollback")
        await catch_up(*people)
        await play_together(people, quiet, 30)
        return first, await fallen(place, made, start)


async def fallen(place: House, made: Made, start: int) -> list[object]:
    async with place.server.tables.use(made.table) as table:
        return [given.value for given in table.match.journal[start:] if given.kind != CHOICE]


@pytest.mark.parametrize("practice", [False, True])
async def test_dice_after_going_back_are_new_unless_it_is_practice(practice: bool, database: str) -> None:
    async with house(database) as place:
        first, again = await dice_after_going_back(place, await place.lay_out(TWO, practice=practice))
        some = min(len(first), len(again), 5)
        assert some >= 3
        assert (first[:some] == again[:some]) is practice


async def test_new_dice_are_the_same_after_a_restart(database: str) -> None:
    """Where the dice stand is kept with the event that went back."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        await dice_after_going_back(place, made)
        async with place.server.tables.use(made.table) as table:
            position = table.dice.position
    async with house(database) as place, seated(place, made, GERMANY), place.server.tables.use(made.table) as table:
        assert table.dice.position == position


@pytest.mark.parametrize("practice", [False, True])
async def test_a_finished_game_that_counts_is_not_taken_up_again(practice: bool, database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, practice=practice)
        async with seated(place, made, GERMANY) as (ola,):
            number = ola.now["answers"]
            await ola.answer()
            await ola.ask("resign")
            assert ola.status["outcome"] is not None
            assert ola.status["undo"] is practice
            if practice:
                assert (await ola.ask("undo", decision=ola.now["answers"]))["happening"]["kind"] == "undo"
                assert ola.status["outcome"] is None
                return
            assert await ola.refused("undo", decision=ola.now["answers"]) == "cannot_undo"
            assert await ola.refused("ask_rollback", to=number) == "cannot_undo"


async def test_a_proposal_to_go_back_ends_with_the_game(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            number = ola.now["answers"]
            await ola.answer()
            await ola.ask("ask_rollback", to=number)
            await kari.happening("proposal")
            await kari.ask("resign")
            assert await kari.refused("agree", yes=True) == "cannot_undo"
