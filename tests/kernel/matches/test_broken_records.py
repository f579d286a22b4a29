"""A record with anything wrong in it is refused; the error names the line and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.errors import RecordError
from motstand.kernel.matches.fate import Scripted
from motstand.kernel.matches.record import load, read_record, write_record
from tests.kernel.harbour import harbour, play_all
from tests.kernel.records import a_campaign, lines_of, played, text_of


def refuses(text: str, line: int, *words: str) -> None:
    """Reading fails; the error names the line and says these words."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    message = str(caught.value)
    assert message.startswith(f"line {line}: ")
    assert caught.value.line == line
    for word in words:
        assert word in message


# -- broken files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", " \n \n"])
def test_an_empty_file(text: str) -> None:
    refuses(text, 1, "expected a header, got an empty file")


@pytest.mark.parametrize("text", ["hello\n", "{\n", "[1, 2]\n", "7", '{"motstand": 1', "\ufeff{}", "[" * 100_000])
def test_a_file_that_is_no_record(text: str) -> None:
    refuses(text, 1, "expected one JSON object, got ")


@pytest.mark.parametrize("text", ["{}\n", '{"motstand": 2}\n', '{"answers": 3}\n'])
def test_a_header_of_something_else(text: str) -> None:
    refuses(text, 1, 'expected a header with "motstand": 1, got ')


@pytest.mark.parametrize("game", ["kampen-om-norge", "harbour"])
def test_a_record_cut_off_after_any_line(game: str) -> None:
    match = a_campaign() if game == "kampen-om-norge" else played(harbour("bids"), 1, 999)
    lines = write_record(match).split("\n")[:-1]
    for kept in range(1, len(lines)):
        text = "\n".join(lines[:kept]) + "\n"
        refuses(text, kept + 1, "expected an answer or the closing line, got the end of the file")


def test_a_record_cut_off_within_a_line() -> None:
    lines = write_record(a_campaign(12)).split("\n")
    for number in range(1, len(lines)):
        broken = "\n".join([*lines[: number - 1], lines[number - 1][:-4]])
        refuses(broken, number, "expected one JSON object, got ")


def test_a_line_that_is_no_json_in_the_middle() -> None:
    lines = write_record(a_campaign(12)).split("\n")
    for broken in ("", "nonsense", "[]", "null"):
        refuses("\n".join([*lines[:4], broken, *lines[4:]]), 5, "expected one JSON object, got ")


def test_bytes_that_are_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "game"
    lines = write_record(a_campaign(12)).encode().split(b"\n")
    for number in (1, 2, 7):
        path.write_bytes(b"\n".join([*lines[: number - 1], b"\xff\xfe", *lines[number:]]))
        with pytest.raises(
            RecordError, match=rf"^line {number}: expected UTF-8, got other bytes at byte \d+ of the file"
        ):
            load(path)
    path.write_bytes("å".encode("latin-1"))
    with pytest.raises(RecordError, match=r"^line 1: expected UTF-8, got other bytes at byte 0"):
        load(path)


# -- broken headers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("game", "chess", ["no game 'chess'; expected one of: ", "kampen-om-norge"]),
        ("game", 7, ["game: expected the id of a game, got 7"]),
        ("version", None, ["version: expected the version of the rules, got null"]),
        ("scenario", "narvik", ["no scenario 'narvik'; expected one of: basic, gudbrandsdalen"]),
        ("scenario", ["basic"], ['scenario: expected the id of a scenario, got ["basic"]']),
        ("seats", ["germany", "sweden"], ["seats: expected ", "sweden"]),
        ("seats", [], ["seats: expected "]),
        ("seats", "germany", ['seats: expected a list of seats, got "germany"']),
        ("seats", [1, 2], ["seats: expected a list of seats, got [1, 2]"]),
        ("options", [], ["options: expected an object of options, got []"]),
        ("options", {"factions": "sold"}, ["options: expected factions = 'agreed' or 'rolled', got", "sold"]),
        ("packs", None, ["packs: expected a list of packs, each with name, hash and text, got null"]),
        ("packs", ["my-cards.toml"], ['packs: expected a list of packs, each with name, hash and text, got ["my']),
        ("content", "0123456789abcdef", ["content: expected '", "got '0123456789abcdef'", "other cards or packs"]),
        ("practice", "yes", ['practice: expected true or false, got "yes"']),
    ],
)
def test_a_header_that_does_not_fit(key: str, value: Any, words: list[str]) -> None:
    lines = lines_of(a_campaign(5))
    lines[0][key] = value
    refuses(text_of(lines), 1, *words)


def test_a_record_of_other_rules_is_read_where_they_lead_to_the_same_end() -> None:
    match = a_campaign(12)
    now = match.game.version
    text = write_record(match).replace(f'"version": "{now}"', '"version": "0"', 1)
    assert '"version": "0"' in text
    assert read_record(text).number == match.number
    lines = text.split("\n")
    other = {**json.loads(lines[-2]), "state": "0" * 16}
    assert read_record("\n".join([*lines[:-2], json.dumps(other), ""])).number == match.number
    other["outcome"] = {"winners": ["norway"]}
    refuses(
        "\n".join([*lines[:-2], json.dumps(other), ""]),
        len(lines) - 1,
        f"it was played under rules version '0'; under today's, '{now}': outcome: replaying gives None",
    )


@pytest.mark.parametrize("key", ["game", "version", "scenario", "seats", "options", "packs", "content", "practice"])
def test_a_header_that_lacks_something(key: str) -> None:
    lines = lines_of(a_campaign(5))
    del lines[0][key]
    refuses(text_of(lines), 1, f"{key}: expected ", ", got nothing")


def test_a_record_of_another_scenario() -> None:
    lines = lines_of(a_campaign(60))
    lines[0]["scenario"] = "basic"
    with pytest.raises(RecordError, match=r"^line \d+: .*expected|^line \d+: .*not offered"):
        read_record(text_of(lines))


# -- edited answers ------------------------------------------------------------------------------------------


def a_voyage() -> list[dict[str, Any]]:
    """Lines: 2 sail, 3 roll, 4 draw, 5 pray, 6 done, 7 sail, 8 roll, 9 draw, 10 closing."""
    match = harbour("voyage", Scripted([2, 3, "salt", 4, 5, "iron"]))
    return lines_of(play_all(match, ("sail",), ("pray",), ("done",), ("sail",)))


@pytest.mark.parametrize(
    ("line", "edited", "words"),
    [
        (2, {"seat": "red", "answer": ["swim"]}, ['["swim"] was not offered; offered: ["sail"], ["stay"]']),
        (2, {"seat": "blue", "answer": ["sail"]}, ["'blue' answered, but the question is for red"]),
        (2, {"answer": ["sail"]}, ["answered, but the question is for red"]),
        (2, {"seat": "red", "roll": [2, 3]}, ["voyage: expected an answer of red, got the roll [2, 3] of red"]),
        (2, {"seat": "red", "draw": "salt"}, ["voyage: expected an answer of red, got the draw 'salt' of red"]),
        (3, {"seat": "red", "roll": [7, 3]}, ["sea: expected 2 dice from 1 to 6, got [7, 3]"]),
        (3, {"seat": "red", "roll": [2]}, ["sea: expected 2 dice from 1 to 6, got [2]"]),
        (3, {"seat": "red", "roll": [2, 3, 4]}, ["sea: expected 2 dice from 1 to 6, got [2, 3, 4]"]),
        (3, {"seat": "red", "roll": [2, "3"]}, ['sea: expected 2 dice from 1 to 6, got [2, "3"]']),
        (3, {"seat": "blue", "roll": [2, 3]}, ["sea: expected a roll for red, got the roll [2, 3] of blue"]),
        (3, {"seat": "red", "answer": ["stay"]}, ['sea: expected a roll for red, got the answer ["stay"] of red']),
        (3, {"seat": "red", "draw": "salt"}, ["sea: expected a roll for red, got the draw 'salt' of red"]),
        (4, {"seat": "red", "draw": "gold"}, ["cargo: expected one of the 6 cards left, got 'gold'"]),
        (4, {"seat": "red", "draw": ["salt"]}, ['cargo: expected one of the 6 cards left, got ["salt"]']),
        (4, {"seat": "red", "roll": [2, 3]}, ["cargo: expected a draw for red, got the roll [2, 3] of red"]),
        (9, {"seat": "blue", "draw": "salt"}, ["cargo: expected one of the 5 cards left, got 'salt'"]),
        (
            2,
            {"seat": "red"},
            ['expected {"seat": …, "answer": […]}, {"roll": […]} or {"draw": …}, got {"seat": "red"}'],
        ),
        (2, {"seat": 3, "answer": ["sail"]}, ['expected {"seat": …', 'got {"seat": 3']),
        (2, {"seat": "red", "answer": "sail"}, ['expected {"seat": …', '"answer": "sail"']),
        (2, {"seat": "red", "answer": ["sail"], "roll": [1, 1]}, ['expected {"seat": …']),
        (3, {"seat": "red", "roll": 5}, ['expected {"seat": …', '"roll": 5']),
        (5, {"answers": 3, "state": "", "outcome": None}, ['expected {"seat": …', '"answers": 3']),
    ],
)
def test_an_answer_that_was_not_possible(line: int, edited: dict[str, Any], words: list[str]) -> None:
    lines = a_voyage()
    lines[line - 1] = edited
    refuses(text_of(lines), line, *words)


@pytest.mark.parametrize(
    ("line", "edited"),
    [(3, {"seat": "red", "roll": [3, 3]}), (4, {"seat": "red", "draw": "wool"}), (8, {"seat": "blue", "roll": [4, 6]})],
)
def test_chance_that_was_possible_but_did_not_happen(line: int, edited: dict[str, Any]) -> None:
    lines = a_voyage()
    lines[line - 1] = edited
    refuses(text_of(lines), 10, "state: replaying gives '", f"', the record says '{lines[-1]['state']}'")


def test_an_answer_that_was_possible_but_not_given() -> None:
    lines = a_voyage()
    lines[1] = {"seat": "red", "answer": ["stay"]}
    refuses(text_of(lines), 3, "cargo: expected a draw for red, got the roll [2, 3] of red")
    lines = a_voyage()
    lines[4] = {"seat": "blue", "answer": ["borrow"]}
    refuses(text_of(lines), 6, '["done"] was not offered; offered: ["coins", 1]')


@pytest.mark.parametrize(
    ("one", "line", "words"),
    [
        (2, 2, "voyage: expected an answer of red, got the roll"),
        (3, 3, "sea: expected a roll for red, got the draw"),
        (4, 4, "cargo: expected a draw for red, got the answer"),
        # Done before praying is possible; then the prayer comes too late.
        (5, 6, '["pray"] was not offered; offered: ["sail"], ["stay"]'),
        (6, 6, '["sail"] was not offered; offered: ["done"]'),
        (7, 7, "voyage: expected an answer of blue, got the roll"),
        (8, 8, "sea: expected a roll for blue, got the draw"),
    ],
)
def test_swapped_lines(one: int, line: int, words: str) -> None:
    lines = a_voyage()
    lines[one - 1], lines[one] = lines[one], lines[one - 1]
    refuses(text_of(lines), line, words)


def test_header_and_closing_line_in_the_wrong_place() -> None:
    lines = a_voyage()
    refuses(text_of([lines[1], lines[0], *lines[2:]]), 1, 'expected a header with "motstand": 1')
    refuses(text_of([*lines[:-2], lines[-1], lines[-2]]), 11, "expected an answer or the closing line")
    refuses(text_of([lines[0], *lines]), 2, 'expected {"seat": …', '"motstand": 1')
    refuses(text_of([*lines, lines[-1]]), 10, 'expected {"seat": …', '"answers": 8')


def test_lines_left_out_or_doubled() -> None:
    lines = a_voyage()
    refuses(text_of([*lines[:2], *lines[3:]]), 3, "sea: expected a roll for red, got the draw")
    refuses(text_of([*lines[:3], lines[2], *lines[3:]]), 4, "cargo: expected a draw for red, got the roll")
    refuses(text_of([*lines[:-2], lines[-1]]), 9, "answers: replaying gives 7, the record says 8")
    refuses(text_of([lines[0], lines[-1]]), 2, "answers: replaying gives 0, the record says 8")


@pytest.mark.parametrize("key", ["answers", "state", "outcome"])
def test_a_closing_line_that_lies(key: str) -> None:
    lines = lines_of(play_all(harbour("market", Scripted([4])), ("burn",), ("torch",)))
    lines[-1][key] = {"answers": 4, "state": "0" * 16, "outcome": {**lines[-1]["outcome"], "winners": ["red"]}}[key]
    refuses(text_of(lines), 5, f"{key}: replaying gives ", "the record says ")


def test_answers_after_the_end() -> None:
    lines = lines_of(play_all(harbour("market", Scripted([4])), ("burn",), ("torch",)))
    for more in ({"seat": "red", "answer": ["done"]}, {"seat": "red", "roll": [4]}):
        refuses(text_of([*lines[:-1], more, lines[-1]]), 5, "the game is over")


def changed(kind: str, change: Callable[[Any], Any]) -> str:
    """A campaign in which the last line of a kind is another."""
    lines = lines_of(a_campaign())
    place = max(number for number, line in enumerate(lines[:-1]) if kind in line)
    lines[place][kind] = change(lines[place][kind])
    return text_of(lines)


@pytest.mark.parametrize(
    ("kind", "change", "words"),
    [
        ("roll", lambda dice: [7, *dice[1:]], "from 1 to 6, got [7"),
        ("roll", lambda dice: [*dice, 1], "from 1 to 6, got ["),
        ("draw", lambda card: "N-99", "cards left, got 'N-99'"),
        ("answer", lambda option: ["lead", "germany"], '["lead", "germany"] was not offered; offered: '),
        ("answer", lambda option: ["capitulate"], ' or withdraw or withdraw_ship, got ["capitulate"]'),
        ("answer", lambda option: ["move", "oslo", "hamar", "2"], 'count: expected a number, got ["move", "oslo", '),
        ("answer", lambda option: ["move", 7, "hamar", 2], 'from: expected a text, got ["move", 7, '),
    ],
)
def test_an_edited_campaign(kind: str, change: Callable[[Any], Any], words: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(kind, change))
    assert words in str(caught.value)


def test_a_campaign_with_one_die_turned_does_not_pass() -> None:
    with pytest.raises(RecordError, match=r"^line \d+: "):
        read_record(changed("roll", lambda dice: [dice[0] % 6 + 1, *dice[1:]]))
