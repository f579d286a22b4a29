"""People with the real box: they tell dice and cards, may correct what they mistyped, and bots hide their hands."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.box import open_box
from motstand.kernel.flow import Draw, Roll
from motstand.server.play.dice import OwnBox, SealedDice, fate_of
from tests.server.tables_kit import BOTH, GERMANY, House, Person, house, quiet

pytestmark = pytest.mark.anyio

Data = dict[str, Any]


def test_people_tell_everything_but_what_a_bot_hides() -> None:
    fate = fate_of("box", SealedDice("secret"), ["norway"])
    assert isinstance(fate, OwnBox)
    assert fate.answer(Roll(6, 2, "test", "norway")) is None
    assert fate.answer(Draw(["a"], "test", "germany", ("germany",))) is None
    assert fate.answer(Draw(["a"], "test", "norway")) is None, "what everybody sees is drawn by people"
    assert fate.answer(Draw(["a"], "test", "norway", ("norway",))) == "a"
    assert fate.copy().answer(Draw(["a"], "test", "norway", ("norway",))) == "a"


async def tell(person: Person, value: Any) -> Data:
    """Tell what fell for the question that is pending; returns the answer of the server."""
    await person.send("chance", decision=person.now["answers"], value=value)
    return await person.until("frame", "refusal")


async def draw_hand(person: Person) -> list[str]:
    """Tell the first card that can have been drawn, until something else is asked."""
    told = []
    while (asked := person.now["question"]) is not None and asked["kind"] == "draw":
        told.append(asked["among"][0])
        await tell(person, told[-1])
    return told


async def test_a_person_draws_the_own_hand_and_the_server_that_of_a_bot(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            assert ola.welcome["dice"] == "box"
            asked = ola.welcome["question"]
            assert (asked["kind"], asked["prompt"]) == ("draw", "draw.action_card")
            assert asked["saying"]["values"]["faction"] == "germany"
            assert asked["among"]
            assert all(card.startswith("G-") for card in asked["among"])
            told = await draw_hand(ola)
            assert sorted(ola.now["private"]["hands"]["germany"]) == sorted(told)
            assert ola.now["question"]["prompt"] == "movement"
            factions = ola.now["public"]["factions"]
            assert (factions["norway"]["cards_in_hand"], factions["allies"]["cards_in_hand"]) == (3, 3)
            hidden = [id for id in open_box([]).cards if not id.startswith("G-")]
            assert not any(f'"{id}"' in frame for frame in ola.heard for id in hidden)


async def test_what_cannot_have_fallen_is_refused(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            for wrong in ("N-01", "G-99", [6]):
                refused = await tell(ola, wrong)
                assert (refused["type"], refused["code"]) == ("refusal", "not_offered")
            taken = ola.welcome["question"]["among"][0]
            await tell(ola, taken)
            refused = await tell(ola, taken)
            assert (refused["type"], refused["code"]) == ("refusal", "not_offered"), "that card is in the hand already"


async def test_a_mistyped_card_is_taken_back_and_told_anew(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            assert not ola.status["mistyped"]
            first, second = ola.welcome["question"]["among"][:2]
            await tell(ola, first)
            assert ola.status["mistyped"]
            assert ola.status["undo"]
            await ola.send("undo", decision=ola.now["answers"])
            frame = await ola.until("frame", "refusal")
            assert frame["happening"]["kind"] == "undo"
            assert ola.now["answers"] == 0
            assert first in ola.now["question"]["among"]
            await tell(ola, second)
            assert ola.now["private"]["hands"]["germany"] == [second]


async def test_after_an_answer_of_a_person_nothing_told_can_be_corrected(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await draw_hand(ola)
            await ola.send("answer", decision=ola.now["answers"], option=ola.now["question"]["offers"][0]["option"])
            await ola.until("frame")
            assert not ola.status["mistyped"]
            assert ola.status["undo"], "the answer itself can be taken back"


async def test_a_mistyped_die_is_corrected_even_after_a_bot_has_answered(database: str) -> None:
    """The bot acted on what it was told; it acts anew."""
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await draw_hand(ola)
            await until_rolled(ola)
            before, count = ola.now["answers"], ola.now["question"]["count"]
            await tell(ola, [1] * count)
            while ola.now["question"] is None:
                await ola.next()
            assert ola.status["mistyped"]
            await ola.send("undo", decision=ola.now["answers"])
            await ola.until_true(lambda message: message["type"] == "frame" and message["happening"]["kind"] == "undo")
            assert ola.now["answers"] == before
            assert ola.now["question"]["kind"] == "roll"
            await tell(ola, [6] * count)
            assert ola.now["answers"] > before


async def until_rolled(person: Person) -> None:
    """Attack wherever that is offered, until dice are asked for; the bot may stop an attack with a card of its hand."""
    while (asked := person.question) is None or asked["kind"] != "roll":
        if asked is None:
            await person.next()
        elif asked["kind"] == "draw":
            await tell(person, asked["among"][0])
        else:
            await person.answer(boldest(asked))


def boldest(asked: Data) -> list[Any]:
    """The largest attack; without one, go on."""
    attacks = [offer for offer in asked["offers"] if offer["saying"]["values"].get("meets") == "enemy"]
    if attacks:
        option: list[Any] = attacks[-1]["option"]
        return option
    return quiet(asked)


async def test_nobody_else_is_asked_for_a_hidden_card(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "open", BOTH: "person"}, dice="box")
        async with place.sit(made.table, made.keys[BOTH]) as kari:
            assert kari.welcome["question"] is None
            assert kari.welcome["status"]["asked"] == [GERMANY]


async def test_a_bot_that_takes_over_in_the_middle_of_a_draw_gets_its_cards(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await tell(ola, ola.welcome["question"]["among"][0])
            await ola.send("give_seat", seat=GERMANY, player="policy")
            await ola.until_true(lambda message: message.get("answers", 0) >= 5)
            assert ola.now["public"]["factions"]["germany"]["cards_in_hand"] == 5


async def test_a_table_with_a_box_is_the_same_after_the_server_was_away(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await tell(ola, ola.welcome["question"]["among"][3])
            hand = ola.now["private"]["hands"]
    async with house(database) as place, place.sit(made.table, made.keys[GERMANY]) as ola:
        assert ola.welcome["private"]["hands"] == hand
        assert ola.welcome["status"]["mistyped"]
        assert ola.welcome["question"]["kind"] == "draw"


async def test_a_siege_asks_for_cards_and_discs(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({"commander": "person"}, game="halls-of-hegra", scenario="recruit", dice="box")
        async with place.sit(made.table, made.keys["commander"]) as ola:
            asked = ola.welcome["question"]
            assert (asked["prompt"], asked["saying"]["values"]) == ("draw.event", {"deck": "mobilisation"})
            await tell(ola, "MOB-01")
            assert ola.now["public"]["event"] == "MOB-01"
            assert ola.now["question"]["prompt"] == "draw.recruit"
            assert ola.now["question"]["among"].count("soldier") == 6
            await tell(ola, "soldier")
            assert ola.now["public"]["defenders"]["recruitment"] == ["soldier"]


# -- before and beside the game ----------------------------------------------------------------------------------------


async def fetched(place: House, address: str) -> Any:
    answer = await place.http.get(address)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_components_and_preparations_are_served(database: str) -> None:
    async with house(database) as place:
        book = await fetched(place, "/api/games/kampen-om-norge/components?language=nb")
        cards = [
            card for section in book["sections"] for kind in section["components"] for card in kind.get("parts", [])
        ]
        assert len(cards) == 134
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="box")
        at_table = await fetched(place, f"/api/tables/{made.table}/components?language=nb")
        assert at_table == book
        steps = await fetched(place, f"/api/tables/{made.table}/preparations")
        decks = [step["seat"] for step in steps if step["saying"]["key"] == "prepare-small_deck"]
        assert decks == [GERMANY, BOTH, BOTH]
        oslo = next(step["saying"] for step in steps if step["saying"]["key"] == "prepare-battalions")
        assert oslo["values"] == {"faction": "germany", "count": 3, "area": {"area": "oslo"}}
        missing = await place.http.get("/api/tables/nowhere/preparations")
        assert missing.status_code == 404


async def test_worked_examples_are_served_with_the_rules(database: str) -> None:
    async with house(database) as place:
        for game, count in (("kampen-om-norge", 35), ("halls-of-hegra", 34)):
            book = await fetched(place, f"/api/games/{game}/rulebook")
            rules = {rule["id"] for rule in book["rules"]}
            assert len(book["examples"]) == count
            assert all(set(example["rules"]) <= rules and example["rules"] for example in book["examples"])
