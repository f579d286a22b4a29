"""Tables through real sockets, on both databases: from laying out to the record of the finished game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from motstand.kernel.matches.record import read_record
from motstand.server.refusals import Refused
from tests.server.tables_kit import (
    ALLIES,
    BOTH,
    GERMANY,
    NORWAY,
    Choose,
    Data,
    House,
    Person,
    catch_up,
    house,
    play_together,
    quiet,
    seated,
)

pytestmark = pytest.mark.anyio

#: The line of the log which says that the used cards are in the deck again (KON-DECK-06).
RESHUFFLED = '"new_cards.reshuffled"'


def any_option(seed: int) -> Any:
    dice = random.Random(seed)
    return lambda question: dice.choice(question["offers"])["option"]


async def record(place: House, table: str, key: str) -> Any:
    return await place.http.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {key}"})


async def test_a_whole_game_against_the_policy_bot(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, name="Ola")
        key = made.keys[GERMANY]
        async with place.sit(made.table, key) as ola:
            assert ola.welcome["seat"] == GERMANY
            assert ola.status["sittings"] == [
                {"seat": GERMANY, "player": "person", "name": "Ola", "present": True},
                {"seat": BOTH, "player": "policy", "name": "", "present": False},
            ]
            early = await record(place, made.table, key)
            assert early.status_code == 400
            assert early.json()["code"] == "not_possible"
            answers = await ola.play(any_option(1))
            assert answers > 10
            assert ola.outcome is not None
            assert ola.status["saying"]["key"].startswith("won-")
            final = ola.now
        found = await record(place, made.table, key)
        match = read_record(found.text)
        assert match.over
        assert match.number == final["answers"]
        assert match.game.public(match.state)["areas"] == final["public"]["areas"]
        summary = (await place.http.post("/api/mine", json={"tables": [{"table": made.table, "key": key}]})).json()[0]
        assert summary["outcome"] == final["status"]["outcome"]
        assert await place.metric('motstand_answers_total{player="person"}') == answers


async def test_two_people_who_come_and_go(database: str) -> None:
    """Each leaves after every few answers and comes back with `since`: the story has no gap and no repetition."""
    async with house(database, idle_tables=1) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        other = await place.lay_out({GERMANY: "person", BOTH: "person"})
        known: dict[str, list[Data]] = {GERMANY: [], BOTH: []}
        over = False
        while not over:
            async with seated(place, other, GERMANY):
                pass  # so that the table leaves memory and is loaded again
            for seat in (GERMANY, BOTH):
                since = known[seat][-1]["number"] if known[seat] else -1
                async with place.sit(made.table, made.keys[seat], since) as person:
                    known[seat] += person.welcome["happenings"]
                    for _ in range(7):
                        if person.question is None:
                            break
                        frame = await person.answer(quiet(person.question))
                        known[seat].append(frame["happening"])
                    over = person.outcome is not None
        async with seated(place, made, GERMANY, BOTH) as people:
            for person, seat in zip(people, (GERMANY, BOTH), strict=True):
                numbers = [happening["number"] for happening in known[seat]]
                assert numbers == list(range(len(numbers)))
                assert known[seat] == person.welcome["happenings"][: len(numbers)]


async def test_three_seats(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", NORWAY: "person", ALLIES: "policy"})
        async with seated(place, made, GERMANY, NORWAY) as (german, norwegian):
            await play_together([german, norwegian], quiet)
            assert german.welcome["private"]["hands"].keys() == {GERMANY}
            assert norwegian.welcome["private"]["hands"].keys() == {NORWAY}
            assert german.outcome is not None
            assert german.outcome == norwegian.outcome


async def test_what_a_spectator_hears_names_no_hidden_card(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        hidden: list[set[str]] = []
        chosen: list[list[Any]] = []
        choose = noting(any_option(3), chosen)
        async with seated(place, made, GERMANY, BOTH) as people, place.sit(made.table, made.watch) as watcher:
            assert watcher.welcome["seat"] is None
            assert watcher.welcome["private"] == {}
            assert hands(people) - named_in(watcher.heard[-1]) == hands(people)
            while watcher.outcome is None:
                in_the_open = named_in(json.dumps(watcher.now["public"]))
                await play_together(people, choose, 1)
                await catch_up(*people, watcher)
                assert watcher.question is None
                held = hands(people)
                hidden.append(held)
                if RESHUFFLED in watcher.heard[-1]:
                    # A card that everybody saw go to the used ones comes back with them, and may be drawn at once.
                    held -= in_the_open | named_in(json.dumps(chosen[-1]))
                assert not held & named_in(watcher.heard[-1]), "a card in somebody's hand was named to a spectator"
                for one in people:
                    assert not (held - own_hand(one)) & named_in(one.heard[-1]), "a card of the other hand was named"
        assert len(hidden) > 20
        assert all(hidden[:5])


def noting(choose: Choose, chosen: list[list[Any]]) -> Choose:
    """The same choices, written down."""

    def choice(question: Data) -> list[Any]:
        chosen.append(choose(question))
        return chosen[-1]

    return choice


def own_hand(person: Person) -> set[str]:
    return {card for hand in person.now["private"]["hands"].values() for card in hand}


def hands(people: list[Person]) -> set[str]:
    return set().union(*[own_hand(person) for person in people])


def named_in(text: str) -> set[str]:
    """The ids of all cards that stand in a message; the ids are quoted wherever they stand."""
    return {word for word in text.split('"') if len(word) == 4 and word[1] == "-"}


async def test_an_invitation_is_taken(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "open"}, name="Ola")
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.status["sittings"][1]["player"] == "open"
            async with place.sit(made.table, made.keys[BOTH], name=" Kari ") as kari:
                assert (await ola.happening("seat"))["seat"] == BOTH
                await ola.until("present")
                here = {"seat": BOTH, "player": "person", "name": "Kari", "present": True}
                assert ola.status["sittings"][1] == kari.status["sittings"][1] == here
            await ola.until("present")
            assert ola.status["sittings"][1]["present"] is False


async def test_a_guest_gets_a_key_that_whoever_invited_does_not_know(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "open"})
        invitation = made.keys[BOTH]
        async with place.sit(made.table, invitation) as kari:
            lost = kari.welcome["key"]
            assert lost not in ("", invitation)
        # A guest who never got, or kept, that key comes by the invitation again.
        async with place.sit(made.table, invitation) as kari:
            own = kari.welcome["key"]
            assert own not in ("", lost, invitation)
            await kari.send("key_kept")
            await kari.happening("seat")
        for key in (invitation, lost):
            with pytest.raises(ConnectionClosed):
                async with place.sit(made.table, key):
                    pass
        async with place.sit(made.table, own) as kari, seated(place, made, GERMANY) as (ola,):
            assert kari.welcome["seat"] == BOTH
            assert (kari.welcome["key"], ola.welcome["key"]) == ("", "")
            known = {"tables": [{"table": made.table, "key": key} for key in (own, invitation)]}
            assert [one["seat"] for one in (await place.http.post("/api/mine", json=known)).json()] == []
            known["tables"].reverse()
            assert [one["seat"] for one in (await place.http.post("/api/mine", json=known)).json()] == [BOTH]
    async with house(database) as place, place.sit(made.table, own) as kari:
        assert kari.welcome["seat"] == BOTH


async def test_a_seat_is_given_to_a_bot_and_taken_back(database: str) -> None:
    async with house(database, absence_seconds=0) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY) as (ola,):
            async with place.sit(made.table, made.keys[BOTH]) as kari:
                assert await ola.refused("give_seat", seat=BOTH) == "cannot_seat"
                await kari.socket.close()
            await ola.until_true(lambda said: not said["status"]["sittings"][1]["present"])
            assert await ola.refused("give_seat", seat=BOTH) == "cannot_seat", "nobody waits for it yet"
            while ola.status["asked"] == [GERMANY]:
                await ola.answer(quiet(await ola.asked() or {}))
            frame = await ola.ask("give_seat", seat=BOTH, player="random")
            assert frame["status"]["sittings"][1]["player"] == "random"
            # The bot plays: Germany is asked again after a turn of the others.
            await ola.play(quiet, 12)
            async with place.sit(made.table, made.keys[BOTH]) as kari:
                assert kari.question is None
                late = await kari.refused("answer", decision=kari.now["answers"], option=["end"])
                assert late in ("not_seated", "stale")
                await kari.send("take_seat")
                await kari.happening("seat")
                assert kari.status["sittings"][1]["player"] == "person"
            assert await ola.refused("give_seat", seat="sweden") == "cannot_seat"
            assert await ola.refused("give_seat", seat=GERMANY, player="search:999999") == "not_possible"


async def test_undo(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            before = ola.now
            assert await ola.refused("undo", decision=before["answers"]) == "cannot_undo"
            move = next(offer["option"] for offer in before["question"]["offers"] if offer["option"][0] == "move")
            after = await ola.answer(move)
            assert after["public"] != before["public"]
            assert after["status"]["undo"] is True
            assert await ola.refused("undo", decision=before["answers"]) == "stale"
            assert await kari.refused("undo", decision=after["answers"]) == "cannot_undo"
            back = await ola.ask("undo", decision=after["answers"])
            assert (back["happening"]["kind"], back["happening"]["to"]) == ("undo", before["answers"])
            for part in ("public", "private", "question", "answers"):
                assert back[part] == before[part]
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.now["public"] == before["public"]


async def test_going_back_by_consent(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", NORWAY: "person", ALLIES: "policy"})
        async with seated(place, made, GERMANY, NORWAY) as (ola, kari):
            start = ola.now
            for _ in range(4):
                await ola.answer()
            assert await kari.refused("agree", yes=True) == "not_possible"
            assert await ola.refused("ask_rollback", to=0) == "cannot_undo", "answer 0 was a draw"
            frame = await ola.ask("ask_rollback", to=start["answers"])
            assert frame["status"]["proposal"] == {"seat": GERMANY, "to": start["answers"], "agreed": [GERMANY]}
            await kari.happening("proposal")
            frame = await kari.ask("agree", yes=False)
            assert frame["status"]["proposal"] is None
            await ola.happening("proposal")
            await ola.ask("ask_rollback", to=start["answers"])
        # A proposal survives that everybody leaves.
        async with seated(place, made, GERMANY, NORWAY) as (ola, kari):
            assert kari.status["proposal"]["seat"] == GERMANY
            frame = await kari.ask("agree", yes=True)
            assert frame["happening"]["kind"] == "rollback"
            assert frame["happening"]["to"] == start["answers"]
            assert frame["status"]["proposal"] is None
            await ola.happening("rollback")
            for part in ("public", "private", "question", "answers"):
                assert ola.now[part] == start[part]


async def test_resigning_ends_the_game(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            frame = await kari.ask("resign")
            assert frame["happening"]["kind"] == "resign"
            assert frame["status"]["outcome"]["winners"] == [GERMANY]
            await ola.happening("resign")
            assert ola.question is None
            assert await kari.refused("resign") == "over"
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.status["outcome"]["winners"] == [GERMANY]
        assert read_record((await record(place, made.table, made.keys[BOTH])).text).over


async def test_talk(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"}, name="Ola")
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            await ola.send("chat", text=" Hei <b>du</b> ")
            for person in (ola, kari, watcher):
                note = (await person.happening("chat"))["note"]
                assert (note["seat"], note["name"], note["text"]) == (GERMANY, "Ola", "Hei <b>du</b>")
            assert await watcher.refused("chat", text="boo") == "not_seated"
            assert await ola.refused("chat", text=" ") == "malformed"


async def test_preview_and_moment(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            start = ola.now
            offers = start["question"]["offers"]
            attack = next(one["option"] for one in offers if one["option"][:3] == ["move", "gjovik", "lillehammer"])
            preview = await ola.ask("ask_preview", decision=start["answers"], option=attack)
            assert preview["type"] == "preview"
            assert preview["odds"][0]["area"] == "lillehammer"
            foreign = await kari.refused("ask_preview", decision=start["answers"], option=attack)
            assert foreign == "not_your_turn"
            unknown = ["move", "oslo", "narvik", 1]
            assert await ola.refused("ask_preview", decision=start["answers"], option=unknown) == "not_offered"
            assert ola.now is start
            after = await ola.answer(attack)
            assert after["public"]["odds"] == preview["odds"]
            await play_together([ola, kari], quiet, 20)
            heard = [json.loads(text) for text in ola.heard]
            frames = {said["answers"]: said for said in heard if said["type"] in ("frame", "welcome")}
            for answer, frame in frames.items():
                moment = await ola.ask("ask_moment", answer=answer)
                assert (moment["public"], moment["private"]) == (frame["public"], frame["private"])
            assert await ola.refused("ask_moment", answer=10**6) == "not_possible"


async def test_dice_in_hand(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, dice="mine")
        rolled = 0
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.welcome["dice"] == "mine"
            while rolled < 3 and (question := await ola.asked()) is not None:
                if question["kind"] == "choice":
                    await ola.answer(most_warlike(question))
                    continue
                rolled += 1
                dice = [question["sides"]] * question["count"]
                assert await ola.refused("chance", decision=question["decision"], value=[*dice, 1]) == "not_offered"
                frame = await ola.ask("chance", decision=question["decision"], value=dice)
                assert frame["happening"]["kind"] == "chance"
        assert rolled == 3


def most_warlike(question: Data) -> list[Any]:
    """An attack, where one is offered."""
    enemy = [one["option"] for one in question["offers"] if one["saying"]["values"].get("meets") == "enemy"]
    return list(enemy[-1]) if enemy else quiet(question)


async def test_practice_lets_one_person_take_anything_back(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, practice=True)
        async with seated(place, made, GERMANY) as (ola,):
            start = ola.now
            given = await ola.play(quiet, 8)
            for _ in range(given):
                await ola.asked()
                while (back := await ola.ask("undo", decision=ola.now["answers"]))["type"] != "frame":
                    assert back["code"] == "stale"
                    await ola.until("frame")
            assert ola.now["answers"] == start["answers"]
            assert ola.now["public"] == start["public"]
        assert read_record((await record(place, made.table, made.keys[GERMANY])).text).practice


async def test_a_table_whose_rules_fail_is_as_it_was_before_the_answer(database: str) -> None:
    """The match in memory is ahead of the store by then: it is loaded anew, and everybody is told."""
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            before = ola.now["answers"]
            async with place.server.tables.use(made.table) as table:

                def act() -> None:
                    table.match.play(table.match.options[0])
                    raise AssertionError("what no rule foresaw")

                with pytest.raises(Refused) as caught:
                    await table.change(act)
                assert caught.value.code == "rules_failed"
            for person in (ola, kari):
                assert (await person.until("refusal"))["code"] == "rules_failed"
                with pytest.raises(ConnectionClosed):
                    await person.until("frame")
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.now["answers"] == before
            assert (await ola.answer())["type"] == "frame"
