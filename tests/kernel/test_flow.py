"""What procedures can ask for: joint choices, actions at any time, and an immediate end."""

from __future__ import annotations

import pytest

from motstand.kernel.errors import NotOffered, NotYourTurn
from motstand.kernel.flow import ALL, ANY, INDEPENDENT, Choice, Draw, JointChoice, Option, Outcome, Roll
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest
from motstand.kernel.state import State
from tests.games.kampen_om_norge.table import THREE, set_table
from tests.kernel.harbour import MERCHANTS, harbour, play_all, table

# -- ALL: hidden until all have answered ---------------------------------------------------------------------


def test_all_answer_in_any_order_and_the_procedure_gets_them_in_the_order_of_the_seats() -> None:
    match = harbour("bids")
    assert match.asked() == MERCHANTS
    match.play(("bid", 3), "green")
    match.play(("bid", 1), "red")
    assert match.asked() == ["blue"]
    match.play(("bid", 2), "blue")
    assert table(match).answers == [(("bid", 1), ("bid", 2), ("bid", 3))]
    assert table(match).gold == {"red": 2, "blue": 1, "green": 0}


def test_all_shows_nothing_before_the_last_answer() -> None:
    match, other = harbour("bids"), harbour("bids")
    before = digest(match.state)
    match.play(("bid", 3), "green")
    other.play(("bid", 0), "green")
    for seat in ("red", "blue", None):
        assert match.view(seat) == other.view(seat)
        assert match.log_for(seat) == other.log_for(seat)
    assert match.options_for("red") == other.options_for("red")
    assert repr(match.pending) == repr(other.pending)
    assert digest(match.state) == digest(other.state) == before
    assert [given.seen_by for given in match.journal] == [("green",)]


def test_all_refuses_a_second_answer_and_an_answer_of_another_seats_offer() -> None:
    match = harbour("bids")
    table(match).gold["blue"] = 3
    match.play(("bid", 3), "green")
    with pytest.raises(NotYourTurn, match="'green' answered, but the question is for red and blue"):
        match.play(("bid", 1), "green")
    with pytest.raises(NotOffered, match=r'\["bid", 9\] was not offered; offered: \["bid", 0\]'):
        match.play(("bid", 9), "red")
    assert match.asked() == ["red", "blue"]
    assert match.options_for("green") == []
    assert match.number == 1


def test_all_speaks_for_the_next_seat_when_nobody_is_named() -> None:
    match = harbour("bids")
    match.play(("bid", 0), "red")
    assert match.seat == "blue"
    match.play(("bid", 2))
    match.play(("bid", 1))
    assert table(match).answers == [(("bid", 0), ("bid", 2), ("bid", 1))]


def test_a_clone_in_the_middle_of_all_knows_the_answers_so_far() -> None:
    match = harbour("bids")
    match.play(("bid", 3), "blue")
    twin = match.clone()
    assert twin.asked() == ["red", "green"]
    with pytest.raises(NotYourTurn):
        twin.play(("bid", 0), "blue")
    play_all(twin, ("bid", 0), ("bid", 0))
    assert table(twin).answers == [(("bid", 0), ("bid", 3), ("bid", 0))]
    assert match.asked() == ["red", "green"]
    play_all(match, ("bid", 1), ("bid", 1))
    assert table(match).answers == [(("bid", 1), ("bid", 3), ("bid", 1))]


def test_an_undo_in_the_middle_of_all_asks_that_seat_again() -> None:
    match = harbour("bids")
    match.play(("bid", 3), "blue")
    match.play(("bid", 3), "green")
    match.undo("green")
    assert match.asked() == ["red", "green"]
    match.play(("bid", 1), "green")
    match.play(("bid", 2), "red")
    assert table(match).answers == [(("bid", 2), ("bid", 3), ("bid", 1))]


def test_imagining_in_the_middle_of_all_forgets_what_others_said_in_secret() -> None:
    match = harbour("bids")
    match.play(("bid", 3), "blue")
    match.play(("bid", 2), "green")
    assert match.imagine("red", Seeded(1)).asked() == MERCHANTS
    world = match.imagine("green", Seeded(1))
    assert world.asked() == ["red", "blue"]
    play_all(world, ("bid", 0), ("bid", 0))
    assert table(world).answers == [(("bid", 0), ("bid", 0), ("bid", 2))]
    assert match.asked() == ["red"]


# -- ANY and INDEPENDENT -------------------------------------------------------------------------------------


def test_any_is_decided_by_the_first_answer() -> None:
    match = harbour("race")
    assert match.asked() == MERCHANTS
    match.play(("row",), "blue")
    assert table(match).answers == [("blue", ("row",))]
    assert table(match).gold["blue"] == 4
    assert match.state.phase == "tolls"
    assert match.journal[-1].seen_by is None


def test_any_refuses_what_was_not_offered_and_goes_on() -> None:
    match = harbour("race")
    with pytest.raises(NotOffered):
        match.play(("swim",), "green")
    with pytest.raises(NotYourTurn, match="'gold' answered, but the question is for red and blue and green"):
        match.play(("row",), "gold")
    match.play(("wait",), "green")
    assert table(match).answers == [("green", ("wait",))]


def test_independent_answers_are_open_at_once_and_come_in_the_order_of_the_seats() -> None:
    match = harbour("tolls")
    assert match.asked() == ["blue", "red"]
    match.play(("pay", 1), "red")
    assert match.journal[-1].seen_by is None
    assert match.imagine("blue", Seeded(1)).asked() == ["blue"]
    match.play(("pay", 0), "blue")
    assert table(match).answers == [(("pay", 0), ("pay", 1))]


def test_a_joint_choice_shows_each_seat_its_part() -> None:
    ask = JointChoice("q", {"a": [("x",)], "b": [("y",), ("z",)]}, ANY, "R-1", {"n": 1})
    part = ask.choice("b")
    assert (part.seat, part.prompt, part.options, part.rule, part.values) == (
        "b",
        "q",
        [("y",), ("z",)],
        "R-1",
        {"n": 1},
    )


def losses() -> Match:
    """Norway and the Allies of two seats have to share one loss."""
    battle = set_table(
        seats=THREE, hamar="1 norway 1 allies", gjovik="5 germany", oslo="5 germany", fate=[6, 5, 1, 1, 1, 1, 1]
    )
    battle.choose("move", "gjovik", "hamar", 5)
    battle.pass_to("combat.share_losses")
    return battle.match


def test_kampen_om_norge_shares_losses_by_hidden_answers() -> None:
    match = losses()
    assert match.asked() == ["norway", "allies"]
    match.play(("lose", 1, 0), "allies")
    assert match.asked() == ["norway"]
    twin = match.clone()
    twin.play(("lose", 1, 0), "norway")
    match.play(("lose", 0, 1), "norway")
    assert match.pending is not None
    assert (match.seat, match.pending.prompt) == ("germany", "combat.decide_losses")
    assert twin.pending is None or twin.pending.prompt != "combat.decide_losses"


# -- at any time ---------------------------------------------------------------------------------------------


def test_what_can_be_done_at_any_time_is_offered_next_to_the_question() -> None:
    match = harbour("market")
    assert match.options == [("done",), ("burn",), ("buy", 1), ("buy", 2), ("borrow",), ("pray",)]


def test_it_is_carried_out_and_the_question_asked_again_with_new_options() -> None:
    match = harbour("market")
    play_all(match, ("borrow",), ("coins", 2))
    assert match.pending is not None
    assert match.pending.prompt == "market"
    assert match.options == [("done",), ("burn",), ("buy", 1), ("buy", 2), ("buy", 4), ("pray",)]
    match.play(("pray",))
    assert ("pray",) not in match.options
    with pytest.raises(NotOffered):
        match.play(("pray",))
    match.play(("done",))
    assert match.state.phase == "voyage"


def test_it_can_be_done_in_the_middle_of_itself() -> None:
    match = harbour("market")
    match.play(("borrow",))
    assert match.options == [("coins", 1), ("coins", 2), ("borrow",), ("pray",)]
    play_all(match, ("pray",))
    assert match.options == [("coins", 1), ("coins", 2), ("borrow",)]
    play_all(match, ("borrow",), ("coins", 1))
    assert match.pending is not None
    assert match.pending.prompt == "loan"
    twin = match.clone()
    for one in (match, twin):
        play_all(one, ("coins", 1), ("done",))
        assert table(one).debt["red"] == 2
        assert table(one).gold["red"] == 5


def test_a_question_without_such_actions_is_asked_alone() -> None:
    match = harbour("market")
    play_all(match, ("pray",), ("borrow",), ("coins", 2))
    assert match.options == [("done",), ("burn",), ("buy", 1), ("buy", 2), ("buy", 4)]


# -- an immediate end ----------------------------------------------------------------------------------------


def test_an_immediate_end_unwinds_whatever_is_running() -> None:
    match = play_all(harbour("market"), ("borrow",), ("coins", 1), ("burn",), ("torch",))
    assert match.outcome is not None
    assert match.outcome.data() == {
        "winners": [],
        "key": "burnt",
        "level": "",
        "rule": "H-9",
        "values": {"by": ("red",)},
    }
    assert [entry.key for entry in match.log][-1] == "game.over"
    assert match.log[-1].rule == "H-9"
    assert match.pending is None


def test_an_immediate_end_ends_a_playout_too() -> None:
    match = harbour("market")

    def burn(state: State, choice: Choice) -> Option:
        return ("burn",) if ("burn",) in choice.options else choice.options[0]

    outcome = match.playout(burn)
    assert outcome is not None
    assert outcome.key == "burnt"


def test_an_end_can_be_taken_back() -> None:
    match = harbour("market", practice=True)
    play_all(match, ("burn",), ("torch",))
    match.undo("red")
    assert not match.over
    assert match.options == [("match",), ("torch",)]
    assert "game.over" not in [entry.key for entry in match.log]


def test_asks_and_outcomes_describe_themselves() -> None:
    assert repr(Choice("red", "sail", [("a",), ("b",)])) == "<Choice sail for red: 2 options>"
    assert repr(JointChoice("bids", {"red": [], "blue": []}, ALL)) == "<JointChoice bids for red and blue, all>"
    assert repr(Roll(6, 2, "sea")) == "<Roll 2d6 sea>"
    assert repr(Draw(["a", "b"], "cargo")) == "<Draw 1 of 2 cargo>"
    assert repr(Outcome(("a", "b"), "tie", "R-1", "clear")) == "<Outcome a and b won: tie, clear (R-1)>"
    assert JointChoice("q", {"a": []}, INDEPENDENT).join == "independent"
