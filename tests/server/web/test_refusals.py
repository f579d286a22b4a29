"""What must not work: late, double, forged, malformed, oversized and hasty messages, wrong keys and pages."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from motstand.server.play.seats import new_key
from tests.server.tables_kit import BOTH, GERMANY, PATIENCE, House, Made, Person, house, quiet, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}


async def closed(person: Person) -> int:
    """Read until the server closes the socket; returns the code."""
    try:
        while True:
            await person.next()
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code


async def test_a_double_click_counts_once(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, GERMANY) as (ola, twin):
            question = ola.question
            assert question is not None
            option = next(one["option"] for one in question["offers"] if one["option"][0] == "move")
            text = {"decision": question["decision"], "option": option}
            # Twice from one device, and once more from another that has not heard of it yet.
            await ola.send("answer", **text)
            late = await ola.send("answer", **text)
            assert await twin.refused("answer", **text) == "stale"
            refusal = await ola.until_true(lambda said: said.get("about") == late)
            assert refusal["code"] == "stale"
            assert refusal["decision"] == ola.now["answers"] == question["decision"] + 1
        async with seated(place, made, GERMANY) as (ola,):
            assert [one["kind"] for one in ola.welcome["happenings"]].count("answer") == 1


async def test_many_at_once_on_one_decision(database: str) -> None:
    """Twenty sockets answer the same question at the same moment: one answer counts."""
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, *[GERMANY] * 20) as people:
            question = people[0].question
            assert question is not None
            options = [offer["option"] for offer in question["offers"]]

            async def click(person: Person, option: list[Any]) -> str:
                await person.send("answer", decision=question["decision"], option=option)
                said = await person.until("frame", "refusal")
                return "played" if said["type"] == "frame" else str(said["code"])

            codes = await asyncio.gather(*[click(one, options[at % len(options)]) for at, one in enumerate(people)])
            # The frame reaches everybody, those who are refused as well, and before the refusal.
            assert set(codes) == {"played"}
            for person in people:
                assert person.now["answers"] == question["decision"] + 1
        async with seated(place, made, GERMANY) as (ola,):
            assert [one["kind"] for one in ola.welcome["happenings"]].count("answer") == 1


FORGED: list[list[Any]] = [["move", "oslo", "narvik", 99], [], [[]], ["move"], [None], [{"a": [1]}], ["end", "end"]]


async def test_forged_answers(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari), place.sit(made.table, made.watch) as watcher:
            before = ola.now
            now = before["answers"]
            first = before["question"]["offers"][0]["option"]
            assert await kari.refused("answer", decision=now, option=first) == "not_your_turn"
            assert await watcher.refused("answer", decision=now, option=first) == "not_seated"
            for option in FORGED:
                assert await ola.refused("answer", decision=now, option=option) == "not_offered"
            assert await ola.refused("answer", decision=now + 1, option=first) == "stale"
            assert await ola.refused("answer", decision=0, option=first) == "stale"
            assert await ola.refused("chance", decision=now, value=[6]) == "not_offered"
            assert await kari.refused("chance", decision=now, value=[6]) == "not_your_turn"
            for type in ("resign", "undo", "take_seat", "give_seat", "agree", "ask_rollback", "ask_preview"):
                more = {"undo": {"decision": now}, "give_seat": {"seat": GERMANY}, "agree": {"yes": True}}
                more |= {"ask_rollback": {"to": 0}, "ask_preview": {"decision": now, "option": first}}
                assert await watcher.refused(type, **more.get(type, {})) == "not_seated"
            assert await ola.refused("take_seat") == "cannot_seat"
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.now["public"] == before["public"]
            assert ola.now["number"] == before["number"]


GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"answer"}',
    '{"type":"fly","id":1}',
    '{"type":"ping","id":-1}',
    '{"type":"ping","id":1,"more":2}',
    '{"type":"answer","id":1,"decision":"1","option":["end"]}',
    '{"type":"chat","id":1,"text":""}',
    '{"type":"chat","id":1,"text":"' + "x" * 501 + '"}',
    '{"type":"ask_moment","id":1,"answer":1e99}',
    '{"type":"hello","id":1,"key":"short"}',
    "[" * 5000,
    '{"type":"answer","id":1,"decision":1,"option":' + "[" * 3000 + "]" * 3000 + "}",
    b"\xff\xfe\x00",
    "\x00",
]


async def test_garbage_is_refused_and_the_socket_lives(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            for text in GARBAGE:
                await ola.socket.send(text)
                refusal = await ola.until("refusal")
                assert refusal["code"] in ("malformed", "not_offered", "stale"), text
                assert refusal["expected"]
            assert (await ola.ask("ping"))["type"] == "pong"
            assert await ola.refused("hello", key=made.keys[GERMANY]) == "malformed"
            assert (await ola.answer())["type"] == "frame"


async def test_what_is_too_large(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            await ola.socket.send("x" * 20_000)
            assert (await ola.until("refusal"))["code"] == "too_large"
            await ola.socket.send("x" * 1_000_000)
            assert await closed(ola) == 1009
        # A new table may bring packs, the list of one's tables brings nothing but keys.
        for path, size in (("/api/tables", 600_000), ("/api/mine", 100_000)):
            body = json.dumps({"game": "x" * size}).encode()
            answer = await place.http.post(path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_who_is_too_fast_is_told_and_then_sent_away(database: str) -> None:
    async with house(database, messages_per_second=0.001, messages_burst=5, patience=3) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            for _ in range(9):
                await ola.send("ping")
            answers = [await ola.until("pong", "refusal") for _ in range(9)]
            assert [one["type"] for one in answers] == ["pong"] * 5 + ["refusal"] * 4
            assert {one["code"] for one in answers[5:]} == {"too_fast"}
            assert await closed(ola) == 1008
            # Others at the table are not disturbed.
            assert (await kari.ask("ping"))["type"] == "pong"
        assert await place.metric('motstand_refusals_total{code="too_fast"}') == 4


async def test_what_only_begins_like_an_answer_counts_once(database: str) -> None:
    async with house(database, messages_per_second=0.001, messages_burst=5) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, _):
            for _ in range(6):
                await ola.socket.send('{"type":"answer","decision":"what?"}')
            codes = [(await ola.until("refusal"))["code"] for _ in range(6)]
            assert codes == ["malformed"] * 5 + ["too_fast"]


async def test_requests_and_new_tables_have_their_limits(database: str) -> None:
    async with house(database, new_tables_per_second=0.001, new_tables_burst=2) as place:
        wish = {"game": "kampen-om-norge", "scenario": "basic", "seats": [{"seat": GERMANY, "player": "person"}]}
        codes = [(await place.http.post("/api/tables", json=wish)).json()["code"] for _ in range(3)]
        assert codes == ["not_possible", "not_possible", "too_fast"]
    async with house(database, requests_per_second=0.001, requests_burst=2) as place:
        made = await place.lay_out(TWO)
        assert (await place.http.get("/api/games")).status_code == 200
        assert (await place.http.get("/api/games")).status_code == 429
        with pytest.raises(InvalidStatus):
            async with connect(place.address(made.table)):
                pass


async def first_words(place: House, table: str, text: str, **more: Any) -> tuple[str, int]:
    """What the server says to a first message, and the code with which it closes."""
    async with connect(place.address(table), open_timeout=PATIENCE, **more) as socket:
        await socket.send(text)
        person = Person(socket)
        refusal = await person.until("refusal")
        return str(refusal["code"]), await closed(person)


async def test_keys_and_first_words(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        other = await place.lay_out(TWO)
        hello = {"type": "hello", "id": 1}
        stranger = json.dumps({**hello, "key": new_key()})
        foreign = json.dumps({**hello, "key": other.keys[GERMANY]})
        own = json.dumps({**hello, "key": made.keys[GERMANY]})
        assert await first_words(place, made.table, stranger) == ("unknown_key", 1008)
        assert await first_words(place, made.table, foreign) == ("unknown_key", 1008)
        assert await first_words(place, "0123456789abcdef", own) == ("unknown_table", 1008)
        assert await first_words(place, "x" * 3000, own) == ("unknown_table", 1008)
        assert await first_words(place, made.table, '{"type":"ping","id":1}') == ("malformed", 1008)
        assert await first_words(place, made.table, "hello") == ("malformed", 1008)
        for key in (new_key(), other.keys[GERMANY], other.watch):
            found = await place.http.post("/api/mine", json={"tables": [{"table": made.table, "key": key}]})
            assert found.json() == []
            answer = await record(place, made, key)
            assert (answer.status_code, answer.json()["code"]) == (403, "unknown_key")


async def record(place: House, made: Made, key: str) -> Any:
    return await place.http.get(f"/api/tables/{made.table}/record", headers={"authorization": f"Bearer {key}"})


async def test_who_says_nothing_is_sent_away(database: str) -> None:
    async with house(database, hello_seconds=0.05) as place:
        made = await place.lay_out(TWO)
        async with connect(place.address(made.table), open_timeout=PATIENCE) as socket:
            person = Person(socket)
            assert (await person.until("refusal"))["code"] == "malformed"
            assert await closed(person) == 1008


async def test_pages_of_other_servers(database: str) -> None:
    async with house(database, origins=("https://games.example.org",)) as place:
        made = await place.lay_out(TWO)
        own = f"http://127.0.0.1:{place.port}"
        for origin in ("https://evil.example.org", "null", f"http://127.0.0.1:{place.port + 1}", own + ".evil.org"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(place.address(made.table), additional_headers={"origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
            answer = await place.http.post("/api/mine", json={"tables": []}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        for origin in ("https://games.example.org", own):
            async with connect(place.address(made.table), additional_headers={"origin": origin}) as socket:
                person = Person(socket)
                await person.send("hello", key=made.keys[GERMANY])
                await person.until("welcome")


async def test_a_table_has_room_for_so_many_spectators_and_for_its_players_always(database: str) -> None:
    async with house(database, spectators_per_table=2) as place:
        made = await place.lay_out(TWO)
        async with place.sit(made.table, made.watch), place.sit(made.table, made.watch):
            hello = json.dumps({"type": "hello", "id": 1, "key": made.watch})
            assert await first_words(place, made.table, hello) == ("unavailable", 1008)
            async with seated(place, made, GERMANY, BOTH) as (ola, _):
                assert (await ola.answer())["type"] == "frame"


async def test_a_player_who_comes_too_often_leaves_where_he_came_first(database: str) -> None:
    async with house(database, sockets_per_seat=2) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, GERMANY, GERMANY) as (oldest, older, newest):
            with pytest.raises(ConnectionClosed) as closed:
                await oldest.until("frame")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            for page in (older, newest):
                assert (await page.ask("ping"))["type"] in ("pong", "present")


async def test_who_reads_too_slowly_is_let_go(database: str) -> None:
    """The others play on; the slow one comes back with `since` and has missed nothing."""
    async with house(database, longest_queue=4) as place:
        made = await place.lay_out(TWO)
        hello = json.dumps({"type": "hello", "id": 1, "key": made.watch})
        incoming: list[Any] = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello}]
        welcomed = asyncio.Event()

        async def receive() -> Any:
            return incoming.pop(0) if incoming else await asyncio.Future()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                welcomed.set()
                await asyncio.Future()  # as when nothing fits on the wire any more

        slow = WebSocket({"type": "websocket", "headers": [], "client": ("127.0.0.1", 1)}, receive, send)
        served = asyncio.create_task(place.server.socket(slow, made.table))
        await welcomed.wait()
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            known = ola.number
            while not served.done():
                await ola.ask("chat", text="Hei")
            await served
        async with place.sit(made.table, made.watch, since=known) as again:
            numbers = [one["number"] for one in again.welcome["happenings"]]
            assert numbers == list(range(known + 1, again.welcome["number"] + 1))
            assert len(numbers) >= 4


async def test_after_the_end_nothing_can_be_answered(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            await ola.answer(quiet(ola.question or {}))
            await ola.ask("resign")
            assert await ola.refused("answer", decision=ola.now["answers"], option=["end"]) == "over"
            assert await ola.refused("undo", decision=ola.now["answers"]) == "cannot_undo"
