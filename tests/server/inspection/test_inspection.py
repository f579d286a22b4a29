"""What strangers bring is read elsewhere: a pack or a record can take neither the server's time nor its memory."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.content.packs import Pack
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import write_record
from tests.server.tables_kit import BOTH, GAME, GERMANY, SCENARIO, House, house

pytestmark = pytest.mark.anyio

HEAD = f'[pack]\ngame = "{GAME}"\n'
MANY_PARTS = HEAD + ".".join(["a"] * 32_700)[: 65_000 - len(HEAD)] + "a = 1\n"
"""64 KB, for which Python's parser takes most of a minute and 6 GB."""
SKI = HEAD + '[[card]]\nid = "bakhold"\ndeck = "norway"\ndefence = { dice = 5 }\n'


def record_with(text: str) -> str:
    """A record whose header carries this text as a pack."""
    lines = write_record(new_match(GAME, SCENARIO, seed=1)).splitlines()
    header: dict[str, Any] = json.loads(lines[0])
    header["packs"] = [{"name": "my.toml", "hash": Pack("my.toml", text).digest, "text": text}]
    return "\n".join([json.dumps(header), *lines[1:]])


async def brought(place: House, way: str, text: str) -> tuple[int, str, str]:
    """Bring a pack in one of the three ways; returns status, code and what would have been right."""
    pack = {"name": "my.toml", "text": text}
    if way == "check":
        answer = await place.http.post("/api/packs/check", json=pack)
    elif way == "table":
        seats = [{"seat": GERMANY, "player": "person"}, {"seat": BOTH, "player": "policy"}]
        wish = {"game": GAME, "scenario": SCENARIO, "seats": seats, "packs": [pack]}
        answer = await place.http.post("/api/tables", json=wish)
    else:
        headers = {"content-type": "application/jsonl"}
        answer = await place.http.post("/api/records", content=record_with(text), headers=headers)
    told = answer.json()
    return answer.status_code, told.get("code", ""), told.get("expected", "")


@pytest.mark.parametrize("way", ["check", "table", "record"])
async def test_a_key_of_very_many_parts_is_refused_before_it_is_parsed(way: str, tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        status, code, expected = await brought(place, way, MANY_PARTS)
        assert status == 400
        assert code == ("bad_record" if way == "record" else "bad_pack")
        assert expected.endswith("my.toml: expected TOML: at most 8 parts in a key, got more in line 3")


@pytest.mark.parametrize("way", ["check", "table", "record"])
async def test_what_takes_too_much_time_is_refused(way: str, tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}", inspection_seconds=0.0001) as place:
        status, code, expected = await brought(place, way, SKI)
        assert (status, code) == (413, "too_large")
        assert expected.startswith("what can be read within ")
        assert (await place.http.get("/health")).status_code == 200


def test_a_reader_cannot_take_more_memory_than_it_may() -> None:
    grows = "from motstand.server.inspection.process import limit_memory; limit_memory(1 << 30); bytearray(2 << 30)"
    ended = subprocess.run([sys.executable, "-c", grows], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.strip().endswith("MemoryError")


async def test_a_reader_that_broke_is_replaced(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        assert (await brought(place, "check", SKI))[0] == 200
        [reader] = place.server.inspector._processes._idle
        reader.kill()
        assert (await brought(place, "check", SKI))[1] == "too_large"
        assert (await brought(place, "check", SKI))[0] == 200


# -- what ended in an error of the server ------------------------------------------------------------------------


STRANGE_PACKS = {
    "a number of 5,000 digits": "x = " + "9" * 5_000,
    "a hex giant in a card": '[[card]]\nid = "bakhold"\ncopies = 0x' + "f" * 30_000,
    "a header of 32,000 parts": "[" + ".".join(["a"] * 32_000) + "]",
    "brackets 600 deep": "x = " + "[" * 600 + "]" * 600,
}


async def test_strange_packs_are_refused(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        for name, text in STRANGE_PACKS.items():
            for way in ("check", "table", "record"):
                status, code, _ = await brought(place, way, HEAD + text)
                assert (status, code) == (400, "bad_record" if way == "record" else "bad_pack"), (name, way)


@pytest.mark.parametrize(
    "option", [{"lesson": ["landings"]}, {"lesson": {}}, {"lesson": None}, {"x": [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]}]
)
async def test_strange_options_are_refused(option: dict[str, Any], tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        seats = [{"seat": GERMANY, "player": "person"}, {"seat": BOTH, "player": "policy"}]
        wish = {"game": GAME, "scenario": SCENARIO, "seats": seats, "options": option}
        answer = await place.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "not_possible")


STRANGE_RECORDS: dict[str, Any] = {
    "nested 600 deep": lambda header, lines: [header, "[" * 600 + "]" * 600, lines[-1]],
    "an answer nested 600 deep": lambda header, lines: [header, '{"answer": ' + "[" * 600 + "]" * 600 + "}", lines[-1]],
    "half a surrogate": lambda header, lines: [header, '{"draw": "\\ud800"}', lines[-1]],
    "half a surrogate in the header": lambda header, lines: [header.replace("{", '{"\\udc00": 1, ', 1), *lines[1:]],
    "a lesson that is a list": lambda header, lines: [
        header.replace('"options": {}', '"options": {"lesson": []}'),
        *lines[1:],
    ],
}


@pytest.mark.parametrize("strange", STRANGE_RECORDS)
async def test_strange_records_are_refused(strange: str, tmp_path: Path) -> None:
    lines = write_record(new_match(GAME, SCENARIO, seed=1)).splitlines()
    record = "\n".join(STRANGE_RECORDS[strange](lines[0], lines))
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        headers = {"content-type": "application/jsonl"}
        answer = await place.http.post("/api/records", content=record, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
