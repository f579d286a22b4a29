"""Questions that change nothing: why not, a hint, where a number comes from; and what must not be asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.content.rulebook import Rulebook, read_rulebook
from motstand.kernel.flow import JointChoice
from motstand.kernel.game import Setup
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import write_record
from motstand.kernel.registry import find_game
from motstand.kernel.words.messages import Message
from motstand.players import policy
from tests.server.tables_kit import (
    ALLIES,
    BOTH,
    GAME,
    GERMANY,
    NORWAY,
    SCENARIO,
    Data,
    Made,
    Person,
    house,
    quiet,
    seated,
)

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
ALONE = {GERMANY: "person", BOTH: "policy"}


@pytest.fixture
def database(tmp_path: Any) -> str:
    """Nothing here is stored: one database will do."""
    return f"sqlite:///{tmp_path / 'motstand.db'}"


def sentence(saying: Data) -> str:
    """What the person reads; raises if words or values are missing."""
    words = find_game(GAME).words(Setup(SCENARIO, [GERMANY, BOTH]))
    return words.say(Message(saying["key"], saying["values"]))


def rules() -> Rulebook:
    return read_rulebook(find_game(GAME).folder())


async def unread(person: Person, type: str, **message: Any) -> str:
    """Send something that the server cannot read, so that its refusal names no message; returns the code."""
    await person.send(type, **message)
    return str((await person.until("refusal"))["code"])


def first_move(person: Person) -> list[Any]:
    assert person.question is not None
    return next(offer["option"] for offer in person.question["offers"] if offer["option"][0] == "move")


# -- why not -----------------------------------------------------------------------------------------------------


async def test_why_not(database: str) -> None:
    """What may be done has nothing against it; what may not has a sentence and a rule of the book."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            now = ola.now["answers"]
            _, start, end, _ = first_move(ola)
            may = await ola.ask("ask_why", decision=now, path=[["area", start], ["area", end]])
            assert (may["type"], may["reasons"]) == ("why", [])
            assert 1 <= len(may["would"]) <= may["ways"]
            assert all(sentence(saying) for saying in may["would"])
            ends = {offer["option"][2] for offer in ola.question["offers"] if offer["option"][:2] == ["move", start]}  # type: ignore[index]
            areas = find_game(GAME).printed(Setup(SCENARIO, [GERMANY, BOTH]))["areas"]
            far = next(area for area, its in areas.items() if its["in_play"] and area not in ends and area != start)
            why = await ola.ask("ask_why", decision=now, path=[["area", start], ["area", far]])
            assert why["type"] == "why"
            assert why["reasons"], "somebody has to say why not"
            for reason in why["reasons"]:
                assert sentence(reason["saying"])
                assert rules().has(reason["rule"])
            assert ola.now["answers"] == now


async def test_why_not_for_whom(database: str) -> None:
    """Who is not asked hears that; spectators, and people whose seat a bot plays, are refused."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            now = ola.now["answers"]
            path = [["area", first_move(ola)[1]]]
            foreign = await kari.ask("ask_why", decision=now, path=path)
            assert len(foreign["reasons"]) == 1
            assert sentence(foreign["reasons"][0]["saying"])
            assert await watcher.refused("ask_why", decision=now, path=path) == "not_seated"
            assert await ola.refused("ask_why", decision=now + 1, path=path) == "stale"
            await kari.send("give_seat", seat=BOTH, player="policy")
            await kari.happening("seat")
            assert await kari.refused("ask_why", decision=now, path=path) == "not_seated"


async def test_why_not_tells_nothing_of_other_hands(database: str) -> None:
    """Whether a card of the enemy is in the hand or in the deck must not change what is said of it."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            printed = find_game(GAME).printed(Setup(SCENARIO, [GERMANY, BOTH]))
            hand = ola.now["private"]["hands"][GERMANY]
            german = [id for id, card in printed["cards"].items() if card["deck"] == GERMANY]
            held, elsewhere = hand[0], next(id for id in german if id not in hand)
            said = []
            for card in (held, elsewhere):
                why = await kari.ask("ask_why", decision=ola.now["answers"], path=[["card", card]])
                reason = why["reasons"][0]
                values = {key: value for key, value in reason["saying"]["values"].items() if value != {"card": card}}
                said.append((len(why["reasons"]), reason["saying"]["key"], values, reason["rule"]))
            assert said[0] == said[1]


# -- what is this ------------------------------------------------------------------------------------------------


async def test_what_is_this(database: str) -> None:
    """Everybody who looks at the table hears what a thing is, with its rule; of what is not there nothing."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            now = ola.now["answers"]
            for person in (ola, kari, watcher):
                told = await person.ask("ask_thing", decision=now, thing=["area", "hamar"])
                assert told["type"] == "explained"
                assert sentence(told["explanation"]["saying"])
                assert rules().has(told["explanation"]["rule"])
            nothing = await ola.ask("ask_thing", decision=now, thing=["area", "atlantis"])
            assert nothing["explanation"] is None
            assert await ola.refused("ask_thing", decision=now + 1, thing=["area", "hamar"]) == "stale"


async def test_what_was_this(database: str) -> None:
    """Of an earlier moment the same is told as it was then."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            before = ola.now["answers"]
            move = first_move(ola)
            then = await ola.ask("ask_thing", decision=before, thing=["area", move[1]])
            await ola.answer(move)
            after = ola.now["answers"]
            now = await ola.ask("ask_thing", decision=after, thing=["area", move[1]])
            again = await ola.ask("ask_thing", decision=before, thing=["area", move[1]], moment=True)
            assert again["explanation"] == then["explanation"] != now["explanation"]


MALFORMED: list[Any] = [
    [],
    "area",
    None,
    [["area"]],
    [["area", "oslo", "from"]],
    [[1, "oslo"]],
    [["area", None]],
    [["area", {"id": "oslo"}]],
    [["area", "x" * 81]],
    [["x" * 81, "oslo"]],
    [["number", 10**9]],
    [["area", "oslo"]] * 9,
]
UNKNOWN: list[Any] = [
    [["spaceship", "oslo"]],
    [["area", "nowhere"]],
    [["area", 7]],
    [["card", "G-999"]],
    [["card", -1]],
    [["number", -5]],
    [["role", "sweden"]],
    [["", ""]],
    [["area", "oslo"], ["card", "G-999"], ["number", 1000]],
    [["area", "oslo"]] * 8,
]


async def test_why_not_of_garbage(database: str) -> None:
    """What is no path is malformed; a path of unknown things is answered or refused, and the table lives on."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            now = ola.now["answers"]
            for path in MALFORMED:
                assert await unread(ola, "ask_why", decision=now, path=path) == "malformed"
            for person in (ola, kari):
                for path in UNKNOWN:
                    said = await person.ask("ask_why", decision=now, path=path)
                    assert said["type"] in ("why", "refusal"), said
                    for reason in said.get("reasons", []):
                        assert sentence(reason["saying"])
            assert (await ola.answer())["type"] == "frame"


async def test_why_not_of_garbage_at_the_fortress(database: str) -> None:
    """Its things have names of several parts, which may be anything."""
    kinds = (
        "disc space area place card gun damage depot stack supplies fate infantry enemy patient run target track number"
    )
    ids: list[str | int] = ["", "@", "@@@", "ready@king", "bed@x@y", "standing@99", "row@zzz", "sector@-1", -1, 999]
    async with house(database) as place:
        made = await place.lay_out({"commander": "person"}, game="halls-of-hegra", scenario="recruit")
        async with seated(place, made, "commander") as (ola,):
            for prompt in ("first", "second"):
                now = ola.now["answers"]
                for kind in (*kinds.split(), ""):
                    for id in ids:
                        for path in ([[kind, id]], [["disc", "ready@soldier"], [kind, id]]):
                            said = await ola.ask("ask_why", decision=now, path=path)
                            assert said["type"] in ("why", "refusal"), (prompt, path, said)
                        assert (await ola.ask("ask_trace", decision=now, thing=[kind, id]))["type"] == "trace"
                await ola.play(quiet, 12)


async def test_asking_is_limited(database: str) -> None:
    async with house(database, messages_per_second=1, messages_burst=3, patience=1000) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            for _ in range(6):
                await ola.send("ask_why", decision=ola.now["answers"], path=[["area", "oslo"]])
            refusal = await ola.until("refusal")
            assert refusal["code"] == "too_fast"


# -- hints -------------------------------------------------------------------------------------------------------


async def test_a_hint_is_an_offer_with_a_reason(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(ALONE)
        async with seated(place, made, GERMANY) as (ola,):
            for _ in range(5):
                question = await ola.asked()
                assert question is not None
                hint = await ola.ask("ask_hint", decision=question["decision"])
                assert hint["type"] == "hint"
                assert hint["option"] in [offer["option"] for offer in question["offers"]]
                assert sentence(hint["saying"])
                assert hint == {**await ola.ask("ask_hint", decision=question["decision"]), "about": hint["about"]}
                assert (await ola.answer(hint["option"]))["type"] == "frame"


async def test_hints_are_for_practice_and_for_people_alone(database: str) -> None:
    async with house(database) as place:
        for players, practice, fair in (
            (TWO, False, False),
            (TWO, True, True),
            ({GERMANY: "person", BOTH: "open"}, False, False),
            (ALONE, False, True),
        ):
            made = await place.lay_out(players, practice=practice)
            async with seated(place, made, GERMANY) as (ola,):
                said = await ola.ask("ask_hint", decision=ola.now["answers"])
                assert said["type"] == ("hint" if fair else "refusal")
                assert fair or said["code"] == "fair_play"


async def test_hints_that_are_refused(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO, practice=True)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            now = ola.now["answers"]
            assert await kari.refused("ask_hint", decision=now) == "not_your_turn"
            assert await watcher.refused("ask_hint", decision=now) == "not_seated"
            assert await ola.refused("ask_hint", decision=now + 1) == "stale"
        made = await place.lay_out(ALONE, dice="mine")
        async with seated(place, made, GERMANY) as (ola,):
            while (await ola.asked() or {})["kind"] == "choice":
                attacks = [one["option"] for one in ola.question["offers"] if one["option"][0] == "move"]  # type: ignore[index]
                await ola.answer(attacks[0] if attacks else quiet(ola.question or {}))
            assert await ola.refused("ask_hint", decision=ola.now["answers"]) == "not_possible"


# -- where numbers come from ---------------------------------------------------------------------------------------


async def test_a_trace_adds_up(database: str) -> None:
    """The dice of an attack are the sum of their parts, before it is made and afterwards."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            now = ola.now["answers"]
            assert ola.question is not None
            attack = next(one for one in ola.question["offers"] if one["saying"]["values"].get("meets") == "enemy")
            target = attack["steps"][1][1]
            asked: Data = {"thing": ["area", target], "option": attack["option"]}
            planned = (await ola.ask("ask_trace", decision=now, **asked))["line"]
            await ola.answer(attack["option"])
            real = (await ola.ask("ask_trace", decision=now + 1, thing=["area", target]))["line"]
            assert planned == real
            for key in ("trace.attack", "trace.defence"):
                part = next(each for each in real["details"] if each["key"] == key)
                assert part["values"]["adds"] == sum(each["values"]["adds"] for each in part["details"]) > 0
                assert all(rules().has(each["rule"]) and sentence(each["saying"]) for each in part["details"])


async def test_who_may_trace_what(database: str) -> None:
    """What lies open is open to spectators, too; what an option would lead to only to who is asked."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            now = ola.now["answers"]
            move = first_move(ola)
            thing = ["area", move[1]]
            seen = [(await one.ask("ask_trace", decision=now, thing=thing))["line"] for one in (ola, kari, watcher)]
            assert seen[0] is not None
            assert seen[0] == seen[1] == seen[2]
            assert await watcher.refused("ask_trace", decision=now, thing=thing, option=move) == "not_seated"
            assert await kari.refused("ask_trace", decision=now, thing=thing, option=move) == "not_your_turn"
            assert await ola.refused("ask_trace", decision=now, thing=thing, option=["fly"]) == "not_offered"
            assert await ola.refused("ask_trace", decision=now - 1, thing=thing) == "stale"
            for path in UNKNOWN:
                nothing = await watcher.ask("ask_trace", decision=now, thing=path[-1])
                assert nothing["type"] == "trace"
            for path in MALFORMED[3:11]:
                assert await unread(watcher, "ask_trace", decision=now, thing=path[0]) == "malformed"


async def test_trying_an_option_tells_nothing_of_a_vote(tmp_path: Path) -> None:
    """Norway and the Allies answer together: however Norway voted, the Allies see the same until they have, too."""
    match = new_match(GAME, SCENARIO, [GERMANY, NORWAY, ALLIES], seed=1)
    while not isinstance(match.pending, JointChoice):
        match.play(policy(match))
    votes = match.options_for(NORWAY)
    assert len(votes) == 2
    things = [["area", area] for area in match.view(None)["areas"]]
    seen: list[list[Data]] = []
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        headers = {"content-type": "application/jsonl"}
        opened = (await place.http.post("/api/records", content=write_record(match), headers=headers)).json()
        wish = {"answer": match.number, "seats": [{"seat": seat, "player": "person"} for seat in match.seats]}
        bearer = {"authorization": f"Bearer {opened['key']}"}
        for vote in votes:
            answer = await place.http.post(f"/api/tables/{opened['table']}/play_on", json=wish, headers=bearer)
            made = Made(answer.json())
            async with seated(place, made, NORWAY, ALLIES) as (kari, lord):
                await kari.answer(list(vote))
                await lord.happening("answer")
                now = lord.now["answers"]
                told = []
                for option in votes:
                    told += [await lord.ask("ask_trace", decision=now, thing=thing, option=option) for thing in things]
                    told.append(await lord.ask("ask_preview", decision=now, option=option))
                seen.append([{key: part for key, part in one.items() if key != "about"} for one in told])
                assert all(one["type"] in ("trace", "preview") for one in told)
    assert seen[0] == seen[1]
