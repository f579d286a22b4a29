"""Records replay, go on, and are refused with line and expectation when anything is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.errors import RecordError
from motstand.kernel.fate import ByHand, Fate, Scripted, Seeded
from motstand.kernel.flow import Choice, Draw, Roll
from motstand.kernel.match import Match
from motstand.kernel.record import as_option, digest, load, read_record, recorded_option, save, write_record
from motstand.kernel.table import new_match
from motstand.players import RandomPlayer
from tests.kernel.harbour import harbour, play_all, table


def played(match: Match, seed: int, answers: int) -> Match:
    """Somebody plays so many answers, or to the end."""
    player = RandomPlayer(seed)
    for _ in range(answers):
        if not match.over:
            match.play(player(match))
    return match


def a_campaign(answers: int = 90, seed: int = 8) -> Match:
    return played(new_match("kampen-om-norge", "gudbrandsdalen", seed=seed), 3, answers)


def lines_of(match: Match) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write_record(match).splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refuses(text: str, line: int, *words: str) -> None:
    """Reading fails; the error names the line and says these words."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    message = str(caught.value)
    assert message.startswith(f"line {line}: ")
    assert caught.value.line == line
    for word in words:
        assert word in message


# -- round trips ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 10, 25, 10_000])
def test_a_record_is_the_match_again(answers: int) -> None:
    match = played(harbour("bids", seed=5), 2, answers)
    text = write_record(match)
    again = read_record(text)
    assert write_record(again) == text
    assert digest(again.state) == digest(match.state)
    assert again.log_for("red") == match.log_for("red")
    assert repr(again.pending) == repr(match.pending)
    assert again.asked() == match.asked()
    assert again.over == match.over


@pytest.mark.parametrize("answers", [0, 40, 10_000])
def test_a_record_of_kampen_om_norge_is_the_match_again(answers: int) -> None:
    match = a_campaign(answers)
    again = read_record(write_record(match))
    assert write_record(again) == write_record(match)
    assert [again.log_for(seat) for seat in match.seats] == [match.log_for(seat) for seat in match.seats]
    assert again.options == match.options


def test_a_record_has_a_header_a_line_for_each_answer_and_a_closing_line() -> None:
    match = harbour("voyage", Scripted([2, 3, "salt"]), practice=True)
    play_all(match, ("sail",), ("buy", 1))
    header, *answers, closing = lines_of(match)
    assert header == {
        "motstand": 1,
        "game": "harbour",
        "version": "3",
        "scenario": "round",
        "seats": ["red", "blue", "green"],
        "options": {"phase": "voyage"},
        "packs": [],
        "content": "harbour-content",
        "practice": True,
    }
    assert answers == [
        {"seat": "red", "answer": ["sail"]},
        {"seat": "red", "roll": [2, 3]},
        {"seat": "red", "draw": "salt"},
        {"seat": "blue", "answer": ["buy", 1]},
    ]
    assert closing == {"answers": 4, "state": digest(match.state), "outcome": None}
    assert read_record(write_record(match)).practice


def test_a_file_is_written_whole_and_read_again(tmp_path: Path) -> None:
    match = a_campaign()
    path = tmp_path / "kampen.jsonl"
    path.write_text("an older record", encoding="utf-8")
    save(match, path)
    assert [file.name for file in tmp_path.iterdir()] == ["kampen.jsonl"]
    assert write_record(load(path)) == write_record(match) == path.read_text(encoding="utf-8")


def test_names_may_hold_what_unicode_takes_for_the_end_of_a_line() -> None:
    seats = ["Åse\u2028Ødegård", "Kåre\x85 \x1c\u000b", 'Ms "Q"\n']
    match = new_match("kampen-om-norge", seats=seats, options={"factions": "rolled"}, seed=2)
    played(match, 1, 6)
    again = read_record(write_record(match))
    assert again.seats == seats
    assert write_record(again) == write_record(match)


def test_other_ends_of_lines_do_no_harm() -> None:
    text = write_record(a_campaign(20))
    assert write_record(read_record(text.replace("\n", "\r\n"))) == text
    assert write_record(read_record(text.removesuffix("\n"))) == text


def test_options_come_back_as_tuples() -> None:
    assert as_option(["move", ["a", ["b"]], 1]) == ("move", ("a", ("b",)), 1)
    assert recorded_option(["end"]) == ("end",)
    assert recorded_option("end") == ("end",)


# -- going on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [0, 1, 7, 30])
def test_a_loaded_match_goes_on_with_the_dice_of_its_seed(answers: int, tmp_path: Path) -> None:
    match = played(harbour("bids", seed=21), 4, answers)
    save(match, tmp_path / "game")
    again = load(tmp_path / "game", Seeded(21))
    assert again.fate.mark() == match.fate.mark()
    assert write_record(played(again, 6, 999)) == write_record(played(match, 6, 999))
    assert again.over


def test_a_loaded_campaign_goes_on_with_the_dice_of_its_seed(tmp_path: Path) -> None:
    match = a_campaign(60, seed=14)
    assert {given.kind for given in match.journal} == {"answer", "roll", "draw"}
    save(match, tmp_path / "game")
    again = load(tmp_path / "game", Seeded(14))
    played(match, 5, 120)
    played(again, 5, 120)
    assert write_record(again) == write_record(match)


def test_going_back_before_the_record_ended_gives_the_dice_of_the_seed() -> None:
    match = a_campaign(70, seed=3)
    again = read_record(write_record(match), Seeded(3))
    for number in (100, 30, 0):
        match.go_back(number)
        again.go_back(number)
        assert again.fate.mark() == match.fate.mark()
        assert repr(again) == repr(match)
    assert write_record(played(again, 9, 50)) == write_record(played(match, 9, 50))


def test_an_undone_match_is_in_step_too() -> None:
    match = harbour("voyage", seed=17, practice=True)
    play_all(match, ("sail",), ("done",), ("sail",))
    match.undo("blue")
    play_all(match, ("stay",))
    again = read_record(write_record(match), Seeded(17))
    assert again.fate.mark() == match.fate.mark()


def test_with_another_seed_or_none_it_goes_on_with_other_dice() -> None:
    match = played(harbour("bids", seed=21), 4, 7)
    ends = [
        write_record(played(read_record(write_record(match), fate), 6, 999))
        for fate in (Seeded(21), Seeded(22), None, None)
    ]
    assert len(set(ends)) == 4


def test_a_script_begins_where_the_record_ends() -> None:
    match = play_all(harbour("voyage", Scripted([2, 3, "salt"])), ("sail",), ("done",))
    again = read_record(write_record(match), Scripted([6, 5, "iron"]))
    again.play(("sail",))
    assert table(again).gold["blue"] == 3 + 6 + 5
    assert table(again).goods == {"red": ["salt"], "blue": ["iron"], "green": []}


@pytest.mark.parametrize(
    ("fate", "waits"), [(ByHand(Seeded(4)), True), (Seeded(4), False), (None, False), (Scripted([3, 4, "salt"]), False)]
)
def test_a_record_may_end_with_dice_in_the_hand(fate: Fate | None, waits: bool) -> None:
    match = play_all(harbour("voyage", ByHand(Seeded(4))), ("sail",))
    text = write_record(match)
    assert text.count("\n") == 3
    again = read_record(text, fate)
    if waits:
        assert isinstance(again.pending, Roll)
        again.play((3, 4))
    assert isinstance(again.pending, Choice)
    assert again.seat == "blue"
    assert "sailed" in [entry.key for entry in again.log]


def test_a_record_may_end_with_a_card_in_the_hand() -> None:
    match = harbour("cargo", ByHand(Seeded(4), cards=True))
    again = read_record(write_record(match), ByHand(Seeded(4), cards=True))
    assert isinstance(again.pending, Draw)


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


@pytest.mark.parametrize("match", [a_campaign(), played(harbour("bids"), 1, 999)], ids=repr)
def test_a_record_cut_off_after_any_line(match: Match) -> None:
    lines = write_record(match).split("\n")[:-1]
    refuses("", 1, "expected a header")
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
        ("version", "0", ["version: expected rules version '1', got '0'"]),
        ("version", None, ["version: expected the version of the rules, got null"]),
        ("scenario", "narvik", ["no scenario 'narvik'; expected one of: basic, gudbrandsdalen"]),
        ("scenario", ["basic"], ['scenario: expected the id of a scenario, got ["basic"]']),
        ("seats", ["germany", "sweden"], ["seats: expected ", "sweden"]),
        ("seats", [], ["seats: expected "]),
        ("seats", "germany", ['seats: expected a list of seats, got "germany"']),
        ("seats", [1, 2], ["seats: expected a list of seats, got [1, 2]"]),
        ("options", [], ["options: expected an object of options, got []"]),
        ("options", {"factions": "sold"}, ["options: expected factions = 'agreed' or 'rolled', got", "sold"]),
        ("packs", None, ["packs: expected a list of files, got null"]),
        ("packs", ["no-such-pack.toml"], ["no-such-pack.toml: no such file"]),
        ("content", "0123456789abcdef", ["content: expected '", "got '0123456789abcdef'", "other cards or packs"]),
        ("practice", "yes", ['practice: expected true or false, got "yes"']),
    ],
)
def test_a_header_that_does_not_fit(key: str, value: Any, words: list[str]) -> None:
    lines = lines_of(a_campaign(5))
    lines[0][key] = value
    refuses(text_of(lines), 1, *words)


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
        (2, {"seat": "red", "answer": ["swim"]}, ["('swim',) was not offered; offered: ('sail',), ('stay',)"]),
        (2, {"seat": "blue", "answer": ["sail"]}, ["'blue' answered, but the question is for red"]),
        (2, {"answer": ["sail"]}, ["answered, but the question is for red"]),
        (2, {"seat": "red", "roll": [2, 3]}, ["voyage: expected an answer of red, got the roll (2, 3) of red"]),
        (2, {"seat": "red", "draw": "salt"}, ["voyage: expected an answer of red, got the draw 'salt' of red"]),
        (3, {"seat": "red", "roll": [7, 3]}, ["sea: expected 2 dice from 1 to 6, got (7, 3)"]),
        (3, {"seat": "red", "roll": [2]}, ["sea: expected 2 dice from 1 to 6, got (2,)"]),
        (3, {"seat": "red", "roll": [2, 3, 4]}, ["sea: expected 2 dice from 1 to 6, got (2, 3, 4)"]),
        (3, {"seat": "red", "roll": [2, "3"]}, ["sea: expected 2 dice from 1 to 6, got (2, '3')"]),
        (3, {"seat": "blue", "roll": [2, 3]}, ["sea: expected a roll for red, got the roll (2, 3) of blue"]),
        (3, {"seat": "red", "answer": ["stay"]}, ["sea: expected a roll for red, got the answer ('stay',) of red"]),
        (3, {"seat": "red", "draw": "salt"}, ["sea: expected a roll for red, got the draw 'salt' of red"]),
        (4, {"seat": "red", "draw": "gold"}, ["cargo: expected one of the 6 cards left, got 'gold'"]),
        (4, {"seat": "red", "draw": ["salt"]}, ["cargo: expected one of the 6 cards left, got ('salt',)"]),
        (4, {"seat": "red", "roll": [2, 3]}, ["cargo: expected a draw for red, got the roll (2, 3) of red"]),
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
    refuses(text_of(lines), 3, "cargo: expected a draw for red, got the roll (2, 3) of red")
    lines = a_voyage()
    lines[4] = {"seat": "blue", "answer": ["borrow"]}
    refuses(text_of(lines), 6, "('done',) was not offered; offered: ('coins', 1)")


@pytest.mark.parametrize(
    ("one", "line", "words"),
    [
        (2, 2, "voyage: expected an answer of red, got the roll"),
        (3, 3, "sea: expected a roll for red, got the draw"),
        (4, 4, "cargo: expected a draw for red, got the answer"),
        # Done before praying is possible; then the prayer comes too late.
        (5, 6, "('pray',) was not offered; offered: ('sail',), ('stay',)"),
        (6, 6, "('sail',) was not offered; offered: ('done',)"),
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
        ("roll", lambda dice: [7, *dice[1:]], "from 1 to 6, got (7"),
        ("roll", lambda dice: [*dice, 1], "from 1 to 6, got ("),
        ("draw", lambda card: "N-99", "cards left, got 'N-99'"),
        ("answer", lambda option: ["capitulate"], "('capitulate',) was not offered; offered: "),
    ],
)
def test_an_edited_campaign(kind: str, change: Callable[[Any], Any], words: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(kind, change))
    assert words in str(caught.value)


def test_a_campaign_with_one_die_turned_does_not_pass() -> None:
    with pytest.raises(RecordError, match=r"^line \d+: "):
        read_record(changed("roll", lambda dice: [dice[0] % 6 + 1, *dice[1:]]))
