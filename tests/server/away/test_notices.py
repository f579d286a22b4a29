"""People who are away are told of their turn: once, later, where they said, and by one worker only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from motstand.kernel.errors import SetupError
from motstand.server.away.calling import PAUSES, Calls
from motstand.server.away.channels import Channels, masked, read_notify
from motstand.server.refusals import Refused
from tests.server.letterbox import SECRET, Letterbox, by_letterbox, letterbox, mail_server, notify_file
from tests.server.tables_kit import BOTH, GERMANY, House, Made, house, quiet, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
TOPIC = "kari-at-home"


@asynccontextmanager
async def open_house(database: str, folder: Path, box: Letterbox, **more: Any) -> AsyncIterator[House]:
    async with house(database, notify=by_letterbox(folder, box), **more) as place:
        yield place


async def asked(place: House, method: str, made: Made, seat: str, body: Any = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {made.keys.get(seat, made.watch)}"}
    return await place.http.request(method, f"/api/tables/{made.table}/notice", headers=headers, json=body)


async def leave_address(place: House, made: Made, seat: str = GERMANY, **more: str) -> None:
    answer = await asked(place, "POST", made, seat, {"channel": "box", "address": TOPIC, **more})
    assert answer.status_code == 200, answer.text


def calls_of(place: House) -> Calls:
    assert place.server.calls is not None
    return place.server.calls


async def look(place: House, minutes: float = 3) -> None:
    """Let the server look for people to tell, as if it were so many minutes later; wait until all is sent."""
    calls = calls_of(place)
    calls.clock = lambda: datetime.now(UTC) + timedelta(minutes=minutes)
    await calls.look()
    await calls.sent()


async def play_until_it_is_anothers_turn(place: House, made: Made, seat: str) -> None:
    """One comes to a seat, plays while it is asked, and goes."""
    async with seated(place, made, seat) as [person]:
        while person.question is not None:
            await person.answer(quiet(person.question))


# -- who is told, and when ---------------------------------------------------------------------------------------


async def test_a_person_who_is_away_is_told_once_a_turn(database: str, tmp_path: Path) -> None:
    async with letterbox() as box, open_house(database, tmp_path, box) as place:
        made = await place.lay_out(TWO)
        await play_until_it_is_anothers_turn(place, made, BOTH)
        await leave_address(place, made)
        await look(place, minutes=1)
        assert box.letters == []
        for minutes in (3, 30, 3000):
            await look(place, minutes)
        [letter] = box.letters
        assert letter["path"] == f"/turns/{TOPIC}"
        assert letter["title"] == "Your turn – Kampen om Norge"
        assert f"https://games.example.org/table/{made.table}#{made.keys[GERMANY]}" in letter["message"]
        await play_until_it_is_anothers_turn(place, made, GERMANY)
        await look(place)
        assert len(box.letters) == 1
        await play_until_it_is_anothers_turn(place, made, BOTH)
        await look(place)
        assert len(box.letters) == 2
        assert await place.metric('motstand_notices_total{how="sent"}') == 2


async def test_answers_within_a_turn_are_no_new_turn(tmp_path: Path) -> None:
    async with letterbox() as box, open_house(f"sqlite:///{tmp_path / 'db'}", tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        await leave_address(place, made)
        await look(place)
        async with seated(place, made, GERMANY) as [kari]:
            since = (await mine(place, made, GERMANY))["since"]
            await kari.answer()
            assert kari.question is not None, "the scenario begins with several questions for Germany"
        assert (await mine(place, made, GERMANY))["since"] == since
        await look(place, 60)
        assert len(box.letters) == 1


async def mine(place: House, made: Made, seat: str) -> dict[str, Any]:
    known = [{"table": made.table, "key": made.keys[seat]}]
    summary: dict[str, Any] = (await place.http.post("/api/mine", json={"tables": known})).json()[0]
    return summary


async def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async with letterbox() as box, open_house(f"sqlite:///{tmp_path / 'db'}", tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        await leave_address(place, made)
        async with seated(place, made, GERMANY) as [kari]:
            await look(place)
            assert box.letters == []
            await kari.send("attention", here=False)
            await kari.ask("ping")
            # Two minutes begin when they were seen last, three minutes from now.
            await look(place, 4)
            assert box.letters == []
            await look(place, 6)
            assert len(box.letters) == 1


async def test_only_one_worker_tells(postgresql_database: str, tmp_path: Path) -> None:
    async with (
        letterbox() as box,
        open_house(postgresql_database, tmp_path, box) as first,
        open_house(postgresql_database, tmp_path, box) as second,
    ):
        tables = [await first.lay_out({GERMANY: "person", BOTH: "policy"}) for _ in range(5)]
        for made in tables:
            await leave_address(first, made)
        await asyncio.gather(look(first), look(second), look(first), look(second))
        assert len(box.letters) == len(tables)


async def test_a_person_at_another_worker_is_not_told(postgresql_database: str, tmp_path: Path) -> None:
    async with (
        letterbox() as box,
        open_house(postgresql_database, tmp_path, box) as first,
        open_house(postgresql_database, tmp_path, box) as second,
    ):
        made = await first.lay_out({GERMANY: "person", BOTH: "policy"})
        await leave_address(first, made)
        async with seated(second, made, GERMANY):
            await look(second)
            await look(first)
            assert box.letters == []


# -- trouble -----------------------------------------------------------------------------------------------------


async def test_a_message_that_fails_is_tried_again_a_few_times(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with letterbox() as box, open_house(database, tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        await leave_address(place, made)
        box.status = 500
        later = 3.0
        for tries, pause in enumerate(PAUSES, start=1):
            await look(place, later)
            await look(place, later + pause.total_seconds() / 60 - 0.5)
            assert box.tries == tries
            later += pause.total_seconds() / 60 + 0.5
        await look(place, later)
        await look(place, later + 3000)
        assert box.tries == len(PAUSES) + 1
        assert "given up" in caplog.text
    for secret in (TOPIC, SECRET, made.keys[GERMANY]):
        assert secret not in caplog.text


async def test_a_message_that_failed_arrives_later(tmp_path: Path) -> None:
    async with letterbox() as box, open_house(f"sqlite:///{tmp_path / 'db'}", tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        await leave_address(place, made)
        box.status = 500
        await look(place)
        box.status = 200
        await look(place, 5)
        await look(place, 50)
        assert len(box.letters) == 1


async def test_play_goes_on_while_a_message_is_on_its_way(database: str, tmp_path: Path) -> None:
    async with letterbox() as box, open_house(database, tmp_path, box) as place:
        made = await place.lay_out(TWO)
        await leave_address(place, made)
        box.open.clear()
        telling = asyncio.create_task(look(place))
        await box.came.wait()
        async with seated(place, made, GERMANY) as [kari]:
            await kari.answer()
        assert not telling.done()
        box.open.set()
        await telling
        assert len(box.letters) == 1


# -- forgetting --------------------------------------------------------------------------------------------------


async def left(place: House, made: Made, seat: str = GERMANY) -> str:
    notice = await place.server.store.notices.of_seat(made.table, seat)
    return "" if notice is None else notice.address


async def test_the_address_goes_with_the_game_or_the_seat(database: str, tmp_path: Path) -> None:
    async with letterbox() as box, open_house(database, tmp_path, box) as place:
        made, other = await place.lay_out(TWO), await place.lay_out(TWO)
        for table in (made, other):
            await leave_address(place, table)
            await leave_address(place, table, BOTH)
        async with seated(place, made, GERMANY) as [kari]:
            await kari.ask("resign")
        async with seated(place, other, GERMANY) as [kari]:
            await kari.send("give_seat", seat=GERMANY)
            await kari.happening("seat")
        assert (await left(place, made), await left(place, made, BOTH)) == ("", "")
        assert (await left(place, other), await left(place, other, BOTH)) == ("", TOPIC)
        assert (await asked(place, "POST", made, GERMANY, {"channel": "box", "address": TOPIC})).status_code == 400


async def test_messages_can_be_stopped_by_their_link_or_at_the_table(database: str, tmp_path: Path) -> None:
    async with letterbox() as box, open_house(database, tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        await leave_address(place, made)
        await look(place)
        _, _, stop = box.letters[0]["message"].partition("https://games.example.org/stop#")
        for _ in range(2):
            assert (await place.http.post("/api/notices/stop", json={"stop": stop.strip()})).status_code == 200
        assert await left(place, made) == ""
        await leave_address(place, made)
        state = (await asked(place, "DELETE", made, GERMANY)).json()
        assert state == {"channels": [{"id": "box", "kind": "topic"}], "channel": "", "address": ""}
        assert await left(place, made) == ""


# -- what may be left --------------------------------------------------------------------------------------------


async def test_an_address_is_left_by_who_has_the_seat_and_shown_to_nobody(tmp_path: Path) -> None:
    async with letterbox() as box, open_house(f"sqlite:///{tmp_path / 'db'}", tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        wish = {"channel": "box", "address": TOPIC}
        assert (await asked(place, "POST", made, "watch", wish)).json()["code"] == "not_seated"
        await leave_address(place, made)
        state = await asked(place, "GET", made, GERMANY)
        assert state.json()["address"] == "ka…"
        assert TOPIC not in state.text
        headers = {"authorization": f"Bearer {made.keys[GERMANY]}", "origin": "https://elsewhere.example"}
        path = f"/api/tables/{made.table}/notice"
        assert (await place.http.delete(path, headers=headers)).json()["code"] == "wrong_origin"


@pytest.mark.parametrize("address", ["", "a/b", "../x", "a?b=c", "http://10.0.0.1", "a b", "å", "x" * 65])
async def test_an_address_that_is_none(address: str, tmp_path: Path) -> None:
    async with letterbox() as box, open_house(f"sqlite:///{tmp_path / 'db'}", tmp_path, box) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        answer = await asked(place, "POST", made, GERMANY, {"channel": "box", "address": address})
        assert answer.json()["code"] == "bad_address"
        assert (await asked(place, "POST", made, GERMANY, {"channel": "x", "address": "a"})).status_code == 400
        assert await left(place, made) == ""


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("kari@example.org", True),
        ("kari.nordmann+motstand@mail.example.org", True),
        ("kari@localhost", False),
        ("a@b.no,c@d.no", False),
        ("a@b.no?cc=c@d.no", False),
        ("a@b.no\nBcc: c@d.no", False),
    ],
)
def test_mail_addresses(address: str, good: bool, tmp_path: Path) -> None:
    file = notify_file(tmp_path, ("mail", "mail", "mailto://127.0.0.1:25?from=a%40b.no&to={address}"))
    channels = Channels(read_notify(file))
    try:
        assert channels.checked("mail", address) == address
    except Refused:
        assert not good
    else:
        assert good


async def test_a_server_without_channels(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        assert (await asked(place, "GET", made, GERMANY)).json()["channels"] == []
        answer = await asked(place, "POST", made, GERMANY, {"channel": "box", "address": TOPIC})
        assert answer.json()["code"] == "not_possible"


async def test_a_mail_in_the_persons_language(tmp_path: Path) -> None:
    async with mail_server() as office:
        url = f"mailto://127.0.0.1:{office.port}?from=house%40example.org&to={{address}}"
        file = notify_file(tmp_path, ("mail", "mail", url))
        async with house(f"sqlite:///{tmp_path / 'db'}", notify=file) as place:
            made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
            wish = {"channel": "mail", "address": "kari@example.org", "language": "nb"}
            assert (await asked(place, "POST", made, GERMANY, wish)).json()["address"] == "k…@example.org"
            await look(place)
    [(to, mail)] = office.mails
    assert to == "kari@example.org"
    text = "".join(
        part.get_payload(decode=True).decode()  # type: ignore[union-attr]
        for part in mail.walk()
        if not part.is_multipart()
    )
    assert "venter på deg" in text
    assert f"/table/{made.table}#{made.keys[GERMANY]}" in text


# -- the operator's file -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("json://host:opensesame@{address}/", "expected {address} once, in its path or behind the ?"),
        ("{address}://host:opensesame@host/", "expected {address} once, in its path or behind the ?"),
        ("json://host:opensesame@host/", "expected {address} once, in its path or behind the ?"),
        ("nonsense://host:opensesame@host/{address}", "expected a URL that Apprise knows"),
    ],
)
def test_a_url_that_cannot_be_used(url: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError) as caught:
        Channels(read_notify(notify_file(tmp_path, ("box", "topic", url))))
    assert str(caught.value) == f"channel 'box': url: {why}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        'address = "games.example.org"',
        'address = "https://x.org"\n[[channel]]\nid = "a"\nkind = "pigeon"\nurl = "json://opensesame/{address}"',
        "address = [",
    ],
)
def test_a_file_that_is_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notify.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError) as caught:
        read_notify(str(file))
    assert SECRET not in str(caught.value)
    assert str(caught.value).startswith(str(file))


def test_what_others_see_of_an_address() -> None:
    assert masked("kari@example.org") == "k…@example.org"
    assert masked("+4712345678") == "+4…"
