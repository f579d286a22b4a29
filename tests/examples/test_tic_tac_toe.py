"""The template for a new game is a game: it is played, won, drawn, cloned, taken back, recorded and replayed."""

from __future__ import annotations

import json

import pytest

from examples.tic_tac_toe import GAME, LINES, SEATS
from motstand import Match, find_game, new_match, players, read_record, write_record
from motstand.kernel.errors import CannotUndo, MatchOver, NotOffered, NotYourTurn, RecordError, SetupError
from motstand.kernel.matches.fate import Seeded

DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]


def after(*cells: int) -> Match:
    """A game in which these cells were marked in turn."""
    match = new_match("tic-tac-toe")
    for cell in cells:
        match.play(("mark", cell))
    return match


def test_registered_under_its_id() -> None:
    assert find_game("tic-tac-toe") is GAME


def test_only_its_two_seats_may_sit_down() -> None:
    with pytest.raises(SetupError, match="expected"):
        new_match("tic-tac-toe", seats=["cross"])


def test_seats_take_turns_and_mark_empty_cells() -> None:
    match = after()
    assert (match.seat, match.options) == ("cross", [("mark", cell) for cell in range(9)])
    match.play(("mark", 4), "cross")
    assert match.seat == "nought"
    assert ("mark", 4) not in match.options
    assert len(match.options) == 8


def test_a_marked_cell_or_the_wrong_seat_is_refused_and_nothing_changes() -> None:
    match = after(4)
    before = match.state.data()
    with pytest.raises(NotOffered):
        match.play(("mark", 4))
    with pytest.raises(NotYourTurn):
        match.play(("mark", 0), "cross")
    assert match.state.data() == before
    assert match.number == 1


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("winner", [0, 1])
def test_three_in_a_line_win_for_either_seat(line: tuple[int, int, int], winner: int) -> None:
    # The other seat marks cells that make no line: with the third of them the winner has finished.
    others = next(
        [a, b, c]
        for a in range(9)
        for b in range(a)
        for c in range(b)
        if not {a, b, c} & set(line) and {a, b, c} not in [set(other) for other in LINES]
    )
    turns = [cell for pair in zip(line, others, strict=True) for cell in (pair if winner == 0 else pair[::-1])]
    match = after(*turns[: 5 + winner])
    assert match.outcome is not None
    assert match.outcome.winners == (SEATS[winner],)
    assert (match.outcome.key, match.outcome.rule) == ("won.line", "TTT-2")


def test_a_full_board_is_a_draw() -> None:
    match = after(*DRAWN)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.rule == "TTT-3"


def test_a_line_with_the_last_mark_still_wins() -> None:
    match = after(0, 1, 2, 3, 4, 5, 7, 6, 8)
    assert match.outcome is not None
    assert match.outcome.winners == ("cross",)


def test_after_the_end_nobody_is_asked() -> None:
    match = after(*DRAWN)
    assert match.options == []
    with pytest.raises(MatchOver):
        match.play(("mark", 0))


def test_a_clone_goes_its_own_way() -> None:
    match = after(0, 4)
    twin = match.clone()
    twin.play(("mark", 8))
    assert match.view(None)["cells"][8] == ""
    assert twin.view(None)["cells"][8] == "cross"
    assert (match.seat, twin.seat) == ("cross", "nought")


def test_a_seat_takes_back_its_own_mark_only() -> None:
    match = after(0, 4)
    with pytest.raises(CannotUndo):
        match.undo("cross")
    match.undo("nought")
    assert match.view(None)["cells"].count("") == 8
    assert match.seat == "nought"
    assert [entry.values["cell"] for entry in match.log] == [0]


def test_a_winning_mark_can_be_taken_back() -> None:
    match = after(0, 3, 1, 4, 2)
    match.undo("cross")
    assert not match.over
    assert len(match.options) == 5


def test_the_record_replays_to_the_same_end() -> None:
    match = after(*DRAWN)
    text = write_record(match)
    again = read_record(text)
    assert again.state.data() == match.state.data()
    assert write_record(again) == text


def test_a_record_with_an_illegal_mark_is_refused_with_its_line() -> None:
    lines = write_record(after(0, 4)).splitlines()
    lines[2] = json.dumps({"seat": "nought", "answer": ["mark", 0]})
    with pytest.raises(RecordError, match="line 3"):
        read_record("\n".join(lines))


def test_nothing_is_hidden() -> None:
    match = after(0, 4)
    assert match.view("cross") == match.view("nought") == match.view(None)
    assert match.log_for("cross") == match.log_for("nought") == match.log_for(None)
    assert match.view(None)["cells"] == match.state.data()["cells"]


def test_a_view_cannot_be_used_to_change_the_table() -> None:
    match = after(0)
    match.view("cross")["cells"][8] = "cross"
    assert match.view("cross")["cells"][8] == ""


def test_random_players_finish_every_game() -> None:
    ends = set()
    for seed in range(60):
        match = new_match(GAME, seed=seed)
        player = players.RandomPlayer(seed)
        while not match.over:
            match.play(player(match))
        assert match.outcome is not None
        ends.add(match.outcome.winners)
        assert read_record(write_record(match)).outcome is not None
    assert ends == {("cross",), ("nought",), ()}


def test_rollouts_leave_the_match_alone() -> None:
    match = after(0, 4)
    before = write_record(match)
    for seed in range(20):
        assert match.imagine("cross", Seeded(seed)).playout(players.RandomPlayer(seed).pick) is not None
    assert write_record(match) == before
