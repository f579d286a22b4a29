"""Records replay and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.flow import Choice, Draw, Roll
from motstand.kernel.matches.fate import ByHand, Fate, Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import (
    as_option,
    digest,
    journal_digest,
    load,
    read_record,
    recorded_option,
    save,
    write_record,
)
from tests.kernel.harbour import harbour, play_all, table
from tests.kernel.records import a_campaign, lines_of, played

# -- round trips ---------------------------------------------------------------------------------------------


def test_equal_positions_have_equal_names_in_whatever_order_they_came_about() -> None:
    one, other = table(harbour("bids")), table(harbour("bids"))
    other.gold = dict(reversed(other.gold.items()))
    assert list(one.gold) != list(other.gold)
    assert digest(one) == digest(other)
    other.gold["red"] += 1
    assert digest(one) != digest(other)


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
    assert closing == {
        "answers": 4,
        "state": digest(match.state),
        "journal": journal_digest(match),
        "outcome": None,
    }
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
    same, other, *unpredictable = [
        write_record(played(read_record(write_record(match), fate), 6, 999))
        for fate in (Seeded(21), Seeded(22), *[None] * 12)
    ]
    assert same != other
    # Two short games may be alike by chance, not twelve.
    assert len(set(unpredictable)) > 1


def test_a_script_begins_where_the_record_ends() -> None:
    match = play_all(harbour("voyage", Scripted([2, 3, "salt"])), ("sail",), ("done",))
    again = read_record(write_record(match), Scripted([6, 5, "iron"]))
    again.play(("sail",))
    assert table(again).gold["blue"] == 3 + 6 + 5
    assert table(again).goods == {"red": ["salt"], "blue": ["iron"], "green": []}


@pytest.mark.parametrize(
    ("fate", "waits"), [(ByHand(Seeded(4)), True), (Seeded(4), False), (Scripted([3, 4, "salt"]), False)]
)
def test_a_record_may_end_with_dice_in_the_hand(fate: Fate, waits: bool) -> None:
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


def test_without_a_fate_a_record_goes_on_with_dice_that_nobody_knows() -> None:
    text = write_record(play_all(harbour("voyage", ByHand(Seeded(4))), ("sail",)))
    thrown = set()
    for _ in range(20):
        again = read_record(text)
        assert "sailed" in [entry.key for entry in again.log]
        # They might wreck the ship.
        assert again.outcome is not None or (isinstance(again.pending, Choice) and again.seat == "blue")
        thrown.add(again.journal[1].value)
    assert len(thrown) > 1


def test_a_record_may_end_with_a_card_in_the_hand() -> None:
    match = harbour("cargo", ByHand(Seeded(4), cards=True))
    again = read_record(write_record(match), ByHand(Seeded(4), cards=True))
    assert isinstance(again.pending, Draw)
