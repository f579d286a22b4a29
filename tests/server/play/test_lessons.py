"""A lesson at a real table: what it offers and says, a wrong answer, going back, a restart midway, playing on."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.lessons import lessons_of
from motstand.kernel.matches.record import read_record
from tests.server.tables_kit import BOTH, GERMANY, Data, House, Made, Person, house

pytestmark = pytest.mark.anyio

LESSON = lessons_of(GAME)["german-turn"]


async def lay_out(place: House, **more: Any) -> Made:
    wish = {"scenario": "basic", "options": {"lesson": "german-turn"}, **more}
    return await place.lay_out({GERMANY: "person", BOTH: "policy"}, **wish)


def guide(person: Person) -> Data:
    found: Data = person.status["lesson"]
    return found


async def follow(person: Person, answers: int) -> None:
    """Answer so often what the lesson asks for."""
    for _ in range(answers):
        question = await person.asked()
        assert question is not None
        await person.answer(question["offers"][0]["option"])
    await person.asked()


async def test_a_lesson_from_its_first_to_its_last_sentence(database: str) -> None:
    async with house(database) as place:
        made = await lay_out(place)
        async with place.sit(made.table, made.keys[GERMANY]) as kari:
            assert kari.welcome["practice"], "whoever learns may take back anything"
            said: list[str] = []
            while not guide(kari)["done"]:
                question = await kari.asked()
                assert question is not None
                step = next(each for each in LESSON.steps if each.say == guide(kari)["say"]["key"])
                assert guide(kari)["rule"] in (step.rule, "")
                assert guide(kari)["steps"] == LESSON.sentences(len(LESSON.steps))
                said.append(guide(kari)["say"]["key"])
                await kari.answer()
                while not guide(kari)["done"] and kari.question is None:
                    await kari.until("frame")
            assert list(dict.fromkeys(said)) == [step.say for step in LESSON.steps if step.say]
            assert guide(kari)["told"] == [{"key": "lesson-german-turn-done", "values": {}}]
            assert kari.now["public"]["areas"]["oslo"] == {"germany": 2}
            # The lesson is over, the game is not: the bot plays its turn, and Germany is asked again.
            question = await kari.asked()
            assert question is not None
            assert len(question["offers"]) > 1


async def test_a_lesson_is_told_from_a_game_in_the_list(tmp_path: Any) -> None:
    async with house(f"sqlite:///{tmp_path / 'motstand.db'}") as place:
        lesson, game = await lay_out(place), await place.lay_out({GERMANY: "person", BOTH: "policy"})
        known = [{"table": one.table, "key": one.keys[GERMANY]} for one in (lesson, game)]
        rows = (await place.http.post("/api/mine", json={"tables": known})).json()
        assert {row["table"]: row["lesson"] for row in rows} == {lesson.table: "german-turn", game.table: ""}


async def test_another_answer_is_refused_with_what_the_lesson_asks(database: str) -> None:
    async with house(database) as place:
        made = await lay_out(place)
        async with place.sit(made.table, made.keys[GERMANY]) as kari:
            question = await kari.asked()
            assert question is not None
            assert [offer["option"] for offer in question["offers"]] == [["move", "oslo", "honefoss", 2]]
            wrong = await kari.ask("answer", decision=question["decision"], option=["move", "oslo", "honefoss", 1])
            assert (wrong["type"], wrong["code"]) == ("refusal", "lesson")
            assert wrong["expected"] == "lesson-german-turn-honefoss"
            # What the rules forbid is refused as at every table.
            code = await kari.refused("answer", decision=question["decision"], option=["move", "oslo", "narvik", 1])
            assert code == "not_offered"
            assert (await kari.answer())["type"] == "frame"


async def test_an_answer_can_be_taken_back_across_dice_and_others(database: str) -> None:
    async with house(database) as place:
        made = await lay_out(place)
        async with place.sit(made.table, made.keys[GERMANY]) as kari:
            await follow(kari, 8)
            assert guide(kari)["say"]["key"] == "lesson-german-turn-trade"
            before = kari.now["public"]["areas"]
            await kari.ask("undo", decision=kari.question["decision"] if kari.question else 0)
            await kari.asked()
            assert guide(kari)["say"]["key"] == "lesson-german-turn-scouts"
            # The dice fall as they did.
            await follow(kari, 1)
            assert kari.now["public"]["areas"] == before


async def test_a_lesson_survives_a_restart(database: str) -> None:
    """In the middle, before the dice: the script goes on where it was."""
    async with house(database) as place:
        made = await lay_out(place)
        async with place.sit(made.table, made.keys[GERMANY]) as kari:
            await follow(kari, 7)
            said = guide(kari)
    async with house(database) as place, place.sit(made.table, made.keys[GERMANY]) as kari:
        assert guide(kari) == said
        assert said["say"]["key"] == "lesson-german-turn-scouts"
        await follow(kari, 1)
        assert kari.now["public"]["areas"]["gjovik"] == {"germany": 2, "moved": 2}
        await follow(kari, 4)
        headers = {"authorization": f"Bearer {made.keys[GERMANY]}"}
        record = await place.http.get(f"/api/tables/{made.table}/record", headers=headers)
        match = read_record(record.text)
        assert match.setup.options == {"lesson": "german-turn"}
        assert LESSON.step(match) is None


@pytest.mark.parametrize(
    ("seats", "more", "expected"),
    [
        ({GERMANY: "person", BOTH: "open"}, {}, "a person for germany and bots for the others"),
        ({GERMANY: "policy", BOTH: "person"}, {}, "a person for germany and bots for the others"),
        ({GERMANY: "person", BOTH: "policy"}, {"dice": "mine"}, "dice: expected rolled"),
        ({GERMANY: "person", BOTH: "policy"}, {"options": {"lesson": "chess"}}, "expected lesson = one of"),
        ({GERMANY: "person", BOTH: "policy"}, {"scenario": "gudbrandsdalen"}, "expected scenario basic"),
    ],
)
async def test_a_lesson_is_laid_out_as_it_is(tmp_path: Any, seats: Data, more: Data, expected: str) -> None:
    async with house(f"sqlite:///{tmp_path / 'tables.db'}") as place:
        wishes = [{"seat": seat, "player": player} for seat, player in seats.items()]
        wish = {"game": GAME.id, "scenario": "basic", "seats": wishes, "options": {"lesson": "german-turn"}, **more}
        answer = await place.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["code"] == "not_possible"
        assert expected in answer.json()["expected"]


async def test_the_shelf_tells_the_lessons(tmp_path: Any) -> None:
    async with house(f"sqlite:///{tmp_path / 'tables.db'}") as place:
        games = (await place.http.get("/api/games")).json()
        lessons = {game["id"]: game["lessons"] for game in games}
        assert [lesson["id"] for lesson in lessons[GAME.id]] == list(lessons_of(GAME))
        assert lessons[GAME.id][0]["title"] == {"key": "lesson-german-turn-title", "values": {}}
        assert len(lessons["halls-of-hegra"]) == 3
