"""A cooperative game: suggestions, a plan, pointing at things, who stands in, and bots that say what they will do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.registry import game_ids
from tests.server.tables_kit import BOTH, GERMANY, Data, House, Made, Person, catch_up, house, seated

GAME = "dutch-resistance"
pytestmark = [pytest.mark.anyio, pytest.mark.skipif(GAME not in game_ids(), reason="its box is not on the shelf")]

GREEN, BLUE, YELLOW, PURPLE, GREY = "green", "blue", "yellow", "purple", "grey"
IDENTITIES = {GREEN: "anton", BLUE: "anda", YELLOW: "cornelia", PURPLE: "filip", GREY: "jacoba"}
TWO = {GREEN: "person", BLUE: "person"}
GENEROUS: Data = {"points_per_second": 1e6, "suggestions_per_second": 1e6}


async def lay_out(place: House, seats: dict[str, str], **more: Any) -> Made:
    """A table at which the first turn begins: green's."""
    options = {"identities": {seat: IDENTITIES[seat] for seat in seats}, "first": GREEN}
    return await place.lay_out(seats, game=GAME, scenario="network", options=options, **more)


def shared(person: Person) -> Data:
    """What the people of the table share, as this one knows it."""
    found: Data = person.status["together"]
    return found


def decision(person: Person) -> int:
    return int(person.now["answers"])


def options_of(person: Person, seat: str) -> list[Any]:
    """The answers of another seat, as far as this person knows them."""
    return [offer["option"] for offer in shared(person)["questions"][seat]["offers"]]


async def is_malformed(person: Person, type: str, **message: Any) -> bool:
    """Is this no message of the protocol? Then nobody knows its id."""
    await person.send(type, **message)
    return bool((await person.until("refusal"))["code"] == "malformed")


async def suggested(person: Person, seat: str, option: list[Any]) -> Data:
    """Suggest an answer; returns the suggestion as it stands."""
    await person.ask("suggest", decision=decision(person), seat=seat, option=option)
    found: Data = shared(person)["suggestions"][-1]
    assert (found["by"], found["seat"], found["option"]) == (person.welcome["seat"], seat, option)
    return found


async def planned(person: Person, text: str, **more: Any) -> Data:
    """Write a line of the plan; returns the last line."""
    message = await person.ask("write_plan", text=text, **more)
    assert message["type"] == "frame", message
    lines: list[Data] = shared(person)["plan"]
    return lines[-1] if lines else {}


# -- suggestions -----------------------------------------------------------------------------------------------------


async def test_everybody_sees_what_the_others_may_answer_in_words(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            assert anna.question is not None
            assert [offer["option"] for offer in anna.question["offers"]] == options_of(bram, GREEN)
            offer = shared(bram)["questions"][GREEN]["offers"][0]
            assert offer["saying"]["key"].startswith("option-")


async def test_a_suggestion_is_seen_agreed_to_and_taken_with_one_answer(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, {**TWO, YELLOW: "person"})
        async with seated(place, made, GREEN, BLUE, YELLOW) as (anna, bram, cees):
            point = options_of(bram, GREEN)[0]
            found = await suggested(bram, GREEN, point)
            assert found["saying"]["key"] == "option-point"
            assert found["steps"], "the thing that is meant can be marked on the table"
            await cees.happening("suggestion")
            await cees.ask("support", suggestion=found["number"])
            assert shared(cees)["suggestions"][0]["agreed"] == [BLUE, YELLOW]
            await catch_up(anna, bram, cees)
            await anna.answer(shared(anna)["suggestions"][0]["option"])
            assert shared(anna)["suggestions"] == []


async def test_a_suggestion_for_the_own_move_is_taken_back_by_its_author_alone(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            assert anna.question is not None
            first, second = (offer["option"] for offer in anna.question["offers"][:2])
            await suggested(anna, GREEN, first)
            found = await suggested(anna, GREEN, second)
            assert len(shared(anna)["suggestions"]) == 1, "a new one takes the place of the old one"
            await catch_up(anna, bram)
            await bram.ask("support", suggestion=found["number"])
            await bram.ask("support", suggestion=found["number"], yes=False)
            assert shared(bram)["suggestions"][0]["agreed"] == [GREEN]
            await catch_up(anna, bram)
            await anna.ask("support", suggestion=found["number"], yes=False)
            assert shared(anna)["suggestions"] == []


async def test_a_suggestion_falls_when_the_table_goes_back(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO, practice=True)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            await anna.answer(["point", shared(bram)["questions"][GREEN]["offers"][0]["option"][1]])
            await catch_up(anna, bram)
            await suggested(bram, GREEN, ["raise"])
            await catch_up(anna, bram)
            await anna.ask("undo", decision=decision(anna))
            assert shared(anna)["suggestions"] == []


async def test_a_suggestion_stands_while_others_answer_and_the_question_is_asked_again(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            point = options_of(bram, GREEN)[0]
            await suggested(bram, GREEN, point)
            token = ["token", BLUE]
            assert bram.question is not None
            assert token in [offer["option"] for offer in bram.question["offers"]]
            await bram.answer(token)
            assert shared(bram)["suggestions"] == [], "green is not asked while blue acts"
            await bram.answer(["gather"])
            assert [each["option"] for each in shared(bram)["suggestions"]] == [point]
            await catch_up(anna, bram)


async def test_what_cannot_be_suggested_is_refused(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            now = decision(bram)
            point = options_of(bram, GREEN)[0]
            assert await bram.refused("suggest", decision=now + 1, seat=GREEN, option=point) == "stale"
            assert await bram.refused("suggest", decision=now, seat=GREY, option=point) == "not_possible"
            assert await bram.refused("suggest", decision=now, seat=GREEN, option=["fly"]) == "not_offered"
            assert await is_malformed(bram, "suggest", decision=now, seat=GREEN)
            assert await bram.refused("support", suggestion=4) == "stale"
            async with place.sit(made.table, made.watch) as spectator:
                assert await spectator.refused("suggest", decision=now, seat=GREEN, option=point) == "not_seated"
                assert shared(spectator)["questions"][GREEN]["offers"]
            await anna.ask("give_seat", seat=GREEN)
            assert await anna.refused("suggest", decision=now, seat=GREEN, option=point) == "not_seated"


async def test_games_against_each_other_share_nothing(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            assert ola.status["together"] is None
            option = ola.question["offers"][0]["option"] if ola.question else []
            assert await kari.refused("suggest", decision=0, seat=GERMANY, option=option) == "not_possible"
            assert await kari.refused("write_plan", text="Oslo") == "not_possible"
            assert await kari.refused("point", thing=["area", "oslo"]) == "not_possible"


async def test_suggestions_and_the_plan_are_there_after_a_restart(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            found = await suggested(bram, GREEN, options_of(bram, GREEN)[0])
            await catch_up(anna, bram)
            await anna.ask("support", suggestion=found["number"])
            await planned(anna, "Green to the Hospital")
            await catch_up(anna, bram)
            await planned(bram, "Blue keeps the Church safe")
            before = shared(bram)
    async with house(database, **GENEROUS) as place, seated(place, made, GREEN, BLUE) as (anna, bram):
        assert shared(anna) == before == shared(bram)
        assert not [each for each in anna.welcome["happenings"] if each["kind"] in ("suggestion", "plan")]


# -- secrets ---------------------------------------------------------------------------------------------------------


async def test_nobody_hears_of_an_occupier_card_but_its_owner(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            own = anna.now["private"]["occupier_cards"][GREEN]
            assert BLUE not in anna.now["private"]["occupier_cards"]
            await suggested(anna, GREEN, options_of(anna, GREEN)[0])
            await catch_up(anna, bram)
            assert all(f'"{own}"' not in text for text in bram.heard)
            card = ["point", own]
            assert await anna.refused("suggest", decision=decision(anna), seat=GREEN, option=card) == "not_offered"


# -- the plan --------------------------------------------------------------------------------------------------------


async def test_everybody_writes_ticks_off_and_removes_lines(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            line = await planned(anna, "  Green to\nthe Hospital ")
            assert (line["seat"], line["text"], line["done"]) == (GREEN, "Green to the Hospital", False)
            await catch_up(anna, bram)
            changed = await planned(bram, "Green to the Church", line=line["line"], was=line["was"])
            assert (changed["line"], changed["seat"], changed["text"]) == (line["line"], BLUE, "Green to the Church")
            done = await planned(bram, changed["text"], line=line["line"], was=changed["was"], done=True)
            assert done["done"] is True
            await catch_up(anna, bram)
            assert await planned(anna, "", line=line["line"], was=done["was"]) == {}


async def test_of_two_who_write_the_same_line_the_second_is_told(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            line = await planned(anna, "Green to the Hospital")
            number, was = line["line"], line["was"]
            await catch_up(anna, bram)
            await planned(anna, "Green to the Church", line=number, was=was)
            assert await bram.refused("write_plan", text="Green to the Farm", line=number, was=was) == "stale"
            assert shared(bram)["plan"][0]["text"] == "Green to the Church", "the first one counts"
            assert await bram.refused("write_plan", text="", line=number, was=was) == "stale"
            # Both want the same: nobody is refused, and nothing is written twice.
            await bram.send("write_plan", text="Green to the Church", line=number, was=was)
            await bram.ask("ping")
            assert len(shared(bram)["plan"]) == 1


async def test_a_plan_has_its_limits(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, _):
            assert await anna.refused("write_plan", text=" \n ") == "malformed"
            assert await is_malformed(anna, "write_plan", text="x" * 121)
            assert await anna.refused("write_plan", text="x", line=9, was=9) == "stale"
            for number in range(12):
                await planned(anna, f"line {number}")
            assert await anna.refused("write_plan", text="one more") == "not_possible"
            async with place.sit(made.table, made.watch) as spectator:
                assert len(shared(spectator)["plan"]) == 12
                assert await spectator.refused("write_plan", text="and mine") == "not_seated"


# -- pointing --------------------------------------------------------------------------------------------------------


async def test_everybody_sees_where_somebody_points_and_nothing_is_kept(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            before = bram.number
            await anna.send("point", thing=["road", "A"])
            for person in (anna, bram):
                assert await person.until("pointed") == {"type": "pointed", "seat": GREEN, "thing": ["road", "A"]}
            async with place.sit(made.table, made.keys[GREEN]) as again:
                assert again.welcome["number"] == before


async def test_nobody_points_at_nothing_or_too_often(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", points_per_second=1e-9, points_burst=4) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, _):
            own = anna.now["private"]["occupier_cards"][GREEN]
            for thing in (["road", "AA"], ["card", own], ["dragon", 7]):
                assert await anna.refused("point", thing=thing) == "not_possible"
            assert await is_malformed(anna, "point", thing="road:A")
            await anna.send("point", thing=["road", "A"])
            await anna.until("pointed")
            assert await anna.refused("point", thing=["road", "A"]) == "too_fast"


async def test_suggestions_come_with_measure(tmp_path: Path) -> None:
    limits: Data = {"suggestions_per_second": 1e-9, "suggestions_burst": 2}
    async with house(f"sqlite:///{tmp_path / 'db'}", **limits) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            await planned(anna, "one")
            await planned(anna, "two")
            assert await anna.refused("write_plan", text="three") == "too_fast"
            await catch_up(anna, bram)
            await planned(bram, "everybody has a limit of his own")


# -- who is away -----------------------------------------------------------------------------------------------------


def player_of(person: Person, seat: str) -> str:
    return next(str(each["player"]) for each in person.status["sittings"] if each["seat"] == seat)


async def test_a_bot_stands_in_when_all_who_are_here_want_it_and_its_person_gets_the_seat_back(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, {**TWO, YELLOW: "person"})
        async with seated(place, made, BLUE, YELLOW) as (bram, cees):
            await bram.ask("give_seat", seat=GREEN)
            assert player_of(bram, GREEN) == "person"
            assert shared(bram)["stand_ins"] == [{"seat": GREEN, "player": "policy", "agreed": [BLUE]}]
            assert await bram.refused("give_seat", seat=GREEN) == "cannot_seat"
            await cees.send("give_seat", seat=GREEN)
            await cees.happening("seat")
            assert player_of(cees, GREEN) == "policy"
            assert shared(cees)["stand_ins"] == []
            async with place.sit(made.table, made.keys[GREEN]) as anna:
                assert player_of(anna, GREEN) == "person", "who comes back plays on at once"


async def test_nobody_who_is_here_is_replaced(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (_, bram):
            assert await bram.refused("give_seat", seat=GREEN) == "cannot_seat"


async def test_after_a_while_one_word_is_enough(database: str) -> None:
    async with house(database, absence_together_seconds=0, **GENEROUS) as place:
        made = await lay_out(place, {**TWO, YELLOW: "person"})
        async with seated(place, made, BLUE, YELLOW) as (bram, _):
            await bram.send("give_seat", seat=GREEN)
            await bram.happening("seat")
            assert player_of(bram, GREEN) == "policy"


async def test_who_gave_the_seat_away_himself_has_to_take_it(database: str) -> None:
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN) as (anna,):
            await anna.ask("give_seat", seat=GREEN)
        async with seated(place, made, GREEN) as (anna,):
            assert player_of(anna, GREEN) == "policy"


# -- bots ------------------------------------------------------------------------------------------------------------


async def announced(person: Person, since: int = 0) -> Data:
    """What a bot says that it is about to do; `since`: after this event."""

    def said() -> list[Data]:
        made = shared(person)["suggestions"]
        return [each for each in made if each["by"] == each["seat"] == GREEN and each["number"] > since]

    while not said():
        await person.until("frame")
    return said()[0]


async def test_a_bot_says_what_it_is_about_to_do_and_why_and_waits_for_a_word(database: str) -> None:
    async with house(database, bot_notice_seconds=1e6, **GENEROUS) as place:
        made = await lay_out(place, {GREEN: "policy", BLUE: "person"})
        async with seated(place, made, BLUE) as (bram,):
            plan = await announced(bram)
            assert plan["why"]["key"].startswith("why-")
            assert plan["option"] in options_of(bram, GREEN)
            await bram.send("support", suggestion=plan["number"])
            done = await bram.happening("answer")
            assert done["seat"] == GREEN
            journal = await place.server.tables._get(made.table)
            assert list(journal.match.journal[done["answer"]].value) == plan["option"]


async def test_a_bot_does_otherwise_if_all_who_are_here_ask_it(database: str) -> None:
    async with house(database, bot_notice_seconds=1e6, **GENEROUS) as place:
        made = await lay_out(place, {GREEN: "policy", BLUE: "person", YELLOW: "person"})
        async with seated(place, made, BLUE, YELLOW) as (bram, cees):
            plan = await announced(bram)
            other = next(option for option in options_of(bram, GREEN) if option != plan["option"])
            wish = await suggested(bram, GREEN, other)
            await announced(cees)
            await catch_up(bram, cees)
            await cees.send("support", suggestion=wish["number"])
            done = await cees.happening("answer")
            table = await place.server.tables._get(made.table)
            assert list(table.match.journal[done["answer"]].value) == other


async def test_who_steps_in_stops_the_bot_before_its_next_answer(database: str) -> None:
    """Whoever takes his word back is waited for: he uses a token, and the bot says anew what it is about to do."""
    async with house(database, bot_notice_seconds=1e6, **GENEROUS) as place:
        made = await lay_out(place, {GREEN: "policy", BLUE: "person", YELLOW: "person"})
        async with seated(place, made, BLUE, YELLOW) as (bram, cees):
            plan = await announced(bram)
            await bram.ask("support", suggestion=plan["number"])
            await bram.ask("support", suggestion=plan["number"], yes=False)
            await announced(cees)
            await catch_up(bram, cees)
            await cees.ask("support", suggestion=plan["number"])
            await catch_up(bram, cees)
            assert shared(bram)["suggestions"][0]["agreed"] == [GREEN, YELLOW]
            await bram.answer(["token", BLUE])
            await bram.answer(["gather"])
            plan = await announced(bram, since=bram.number)
            await catch_up(bram, cees)
            for one in (bram, cees):
                await one.send("support", suggestion=plan["number"])
            done = await bram.happening("answer")
            assert done["seat"] == GREEN
            table = await place.server.tables._get(made.table)
            assert list(table.match.journal[done["answer"]].value) == plan["option"]


async def test_who_was_a_moment_too_late_is_told_so_and_asked_what_comes_next(database: str) -> None:
    """Both may answer while it is green's turn; the second answer changes nothing, and its author may give it again."""
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            assert anna.question is not None
            late = decision(bram)
            card = anna.question["offers"][0]["option"][1]
            await anna.answer(["discard_card", card])
            assert await bram.refused("answer", decision=late, option=["token", BLUE]) == "overtaken"
            # The own answer given twice is no such thing.
            assert await anna.refused("answer", decision=late, option=["discard_card", card]) == "stale"
            await catch_up(anna, bram)
            await bram.answer(["token", BLUE])


async def test_people_who_want_the_same_may_all_ask_for_hints(database: str) -> None:
    """A hint comes from what the asking seat may know: whatever the others hold, it is the same."""
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, TWO)
        async with seated(place, made, GREEN, BLUE) as (anna, bram):
            hints = []
            for one in (anna, bram):
                hint = await one.ask("ask_hint", decision=decision(one))
                assert one.question is not None
                assert hint["option"] in [offer["option"] for offer in one.question["offers"]]
                hints.append(hint["option"])
            assert hints[1] == ["token", BLUE], "there is nothing else to do in green's turn"
            table = await place.server.tables._get(made.table)
            state: Any = table.match.state
            state.occupier_cards[1] = "OCC-1-05" if state.occupier_cards[1] != "OCC-1-05" else "OCC-1-06"
            again = await anna.ask("ask_hint", decision=decision(anna))
            assert again["option"] == hints[0], "what blue holds has no part in it"


async def test_a_bot_goes_on_when_nobody_says_anything(database: str) -> None:
    async with house(database, bot_notice_seconds=0.05, **GENEROUS) as place:
        made = await lay_out(place, {GREEN: "policy", BLUE: "person"})
        async with seated(place, made, BLUE) as (bram,):
            await announced(bram)
            assert (await bram.happening("answer"))["seat"] == GREEN


async def test_a_bot_waits_for_nobody_who_has_not_the_table_before_his_eyes(database: str) -> None:
    async with house(database, bot_notice_seconds=1e6, **GENEROUS) as place:
        made = await lay_out(place, {GREEN: "policy", BLUE: "person"})
        async with seated(place, made, BLUE) as (bram,):
            await announced(bram)
            await bram.send("attention", here=False)
            assert (await bram.happening("answer"))["seat"] == GREEN


# -- five people -----------------------------------------------------------------------------------------------------


async def test_five_people_at_one_table_hear_the_same(database: str) -> None:
    five = dict.fromkeys(IDENTITIES, "person")
    async with house(database, **GENEROUS) as place:
        made = await lay_out(place, five)
        async with seated(place, made, *five) as people:
            point = options_of(people[4], GREEN)[0]
            found = await suggested(people[4], GREEN, point)
            for person in people[1:4]:
                await catch_up(*people)
                await person.ask("support", suggestion=found["number"])
            await catch_up(*people)
            heard = {json.dumps(shared(person)) for person in people}
            assert len(heard) == 1
            assert shared(people[0])["suggestions"][0]["agreed"] == [GREY, BLUE, YELLOW, PURPLE]
            await people[0].answer(point)
            await catch_up(*people)
            assert all(shared(person)["suggestions"] == [] for person in people)


# -- several workers -------------------------------------------------------------------------------------------------


async def test_people_at_two_workers_share_the_same(postgresql_database: str) -> None:
    async with house(postgresql_database, **GENEROUS) as one, house(postgresql_database, **GENEROUS) as two:
        made = await lay_out(one, TWO)
        async with seated(one, made, GREEN) as (anna,), seated(two, made, BLUE) as (bram,):
            await suggested(bram, GREEN, options_of(bram, GREEN)[0])
            await anna.happening("suggestion")
            await planned(anna, "Green to the Hospital")
            await bram.happening("plan")
            assert shared(anna) == shared(bram)
            await anna.send("point", thing=["road", "A"])
            assert (await bram.until("pointed"))["thing"] == ["road", "A"]
