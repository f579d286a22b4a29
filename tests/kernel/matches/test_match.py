"""Every answer is checked on arrival; a refused answer changes nothing, and play goes on."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.errors import BadChance, MatchOver, MotstandError, NotOffered, NotYourTurn
from motstand.kernel.flow import Ask, Roll
from motstand.kernel.matches.fate import ByHand, Fate, Scripted, Seeded
from motstand.kernel.matches.making import answer_by_fate, new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import write_record
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import new_table
from tests.kernel.harbour import HARBOUR, MERCHANTS, Harbour, harbour, play_all, table
from tests.kernel.moments import moment


def refused(match: Match, error: type[MotstandError], words: str, answer: Any, seat: str | None = None) -> None:
    """The match refuses the answer with these words and stands where it stood."""
    before = moment(match)
    with pytest.raises(error, match=words):
        match.play(answer, seat)
    assert moment(match) == before


# -- answers of seats ----------------------------------------------------------------------------------------


def test_an_answer_that_was_not_offered_is_refused_and_the_error_says_what_was() -> None:
    match = harbour("voyage")
    refused(match, NotOffered, r'\["swim"\] was not offered; offered: \["sail"\], \["stay"\]$', ("swim",))
    match.play(("stay",))
    assert match.seat == "blue"


def test_the_error_carries_answer_and_offer_for_whoever_wants_to_show_them() -> None:
    match = harbour("voyage")
    with pytest.raises(NotOffered) as caught:
        match.play(("swim",))
    assert caught.value.answer == ("swim",)
    assert caught.value.offered == [("sail",), ("stay",)]


@pytest.mark.parametrize("answer", [None, 0, "sail", ["sail"], {"sail": 1}, ("sail", "sail"), (), ("SAIL",)])
def test_no_other_kind_of_value_passes_for_an_option(answer: Any) -> None:
    match = harbour("voyage")
    refused(match, NotOffered, "was not offered", answer)


def test_a_long_offer_is_cut_short_in_the_error() -> None:
    match = new_table().match
    more = len(match.options) - 8
    refused(match, NotOffered, f"was not offered; offered: .* and {more} more$", ("move", "oslo", "narvik", 1))
    match.play(("end",))


def test_an_answer_is_recorded_as_it_was_offered() -> None:
    match = play_all(harbour("market"), ("buy", 2.0))
    price = match.journal[-1].value[1]
    assert (type(price), price) == (int, 2)
    bids = play_all(harbour("bids"), ("bid", True))
    assert type(bids.journal[-1].value[1]) is int


@pytest.mark.parametrize("seat", ["blue", "green", "nobody", ""])
def test_another_seat_cannot_answer(seat: str) -> None:
    match = harbour("voyage")
    refused(match, NotYourTurn, f"'{seat}' answered, but the question is for red", ("sail",), seat)
    match.play(("stay",), "red")
    assert match.seat == "blue"


def test_the_wrong_seat_is_told_so_even_if_its_answer_was_not_offered() -> None:
    refused(harbour("voyage"), NotYourTurn, "the question is for red", ("swim",), "blue")


def test_nothing_can_be_answered_after_the_end() -> None:
    match = play_all(harbour("market"), ("burn",), ("torch",))
    assert match.over
    refused(match, MatchOver, "the game is over", ("done",))
    refused(match, MatchOver, "the game is over", (6,), "red")
    assert match.pending is None
    assert (match.seat, match.options, match.asked()) == ("", [], [])


def test_kampen_om_norge_goes_on_after_every_kind_of_refusal() -> None:
    match = new_table(seed=5).match
    twin = new_table(seed=5).match
    player, other = RandomPlayer(3), RandomPlayer(3)
    for _ in range(60):
        wrong = next(seat for seat in match.seats if seat != match.seat)
        refused(match, NotYourTurn, "the question is for", match.options[0], wrong)
        refused(match, NotOffered, "was not offered", ("surrender",))
        match.play(player(match), match.seat)
        twin.play(other(twin))
    assert write_record(match) == write_record(twin)


# -- answers of fate -----------------------------------------------------------------------------------------


def by_hand(phase: str) -> Match:
    return harbour(phase, ByHand(Seeded(1), dice=True, cards=True))


@pytest.mark.parametrize(
    "dice", [(7, 1), (0, 3), (3,), (1, 2, 3), (), (2, 2.0), (True, 2), [3, 4], "34", 7, None, ("sail",)]
)
def test_dice_that_cannot_have_fallen_are_refused(dice: Any) -> None:
    match = play_all(by_hand("voyage"), ("sail",))
    refused(match, BadChance, r"sea: expected 2 dice from 1 to 6, got ", dice)
    match.play((3, 4))
    assert table(match).gold["red"] == 3 + 3 + 4


def test_one_die_is_called_one_die() -> None:
    match = play_all(by_hand("market"), ("burn",), ("match",))
    refused(match, BadChance, r"wind: expected 1 die from 1 to 6, got \[7\]", (7,))


@pytest.mark.parametrize("card", ["gold", "", None, ("salt",), ["salt"], 3])
def test_a_card_that_is_not_in_the_pile_is_refused(card: Any) -> None:
    match = by_hand("cargo")
    refused(match, BadChance, "cargo: expected one of the 6 cards left, got ", card)
    match.play("salt")
    assert table(match).goods["red"] == ["salt"]


def test_a_card_cannot_be_drawn_twice() -> None:
    match = play_all(by_hand("cargo"), "salt", ("done",), ("stay",))
    refused(match, BadChance, "cargo: expected one of the 5 cards left, got 'salt'", "salt")


def test_no_seat_speaks_for_the_dice() -> None:
    match = play_all(by_hand("voyage"), ("sail",))
    refused(match, NotYourTurn, "'red' answered, but the question is for whoever throws the dice", (3, 4), "red")
    assert match.seat == ""
    assert match.options == []


class Crooked(Fate):
    """A fate that cheats."""

    def __init__(self, gives: Any) -> None:
        self.gives = gives

    def answer(self, ask: Ask) -> Any:
        return self.gives


@pytest.mark.parametrize("gives", [(7, 7), (6,), [3, 4], "salt"])
def test_fate_is_checked_too_and_the_roll_stays_pending(gives: Any) -> None:
    match = harbour("voyage", Crooked(gives))
    with pytest.raises(BadChance, match="sea: expected 2 dice from 1 to 6"):
        match.play(("sail",))
    assert isinstance(match.pending, Roll)
    assert [given.value for given in match.journal] == [("sail",)]
    match.fate = Seeded(4)
    match.play((3, 4))
    assert table(match).gold["red"] == 10


def test_a_script_that_is_used_up_leaves_the_roll_to_whoever_knows_better() -> None:
    match = harbour("voyage", Scripted([]))
    with pytest.raises(BadChance, match=r"the script of 0 is used up at <Roll 2d6 sea>"):
        match.play(("sail",))
    match.fate = Scripted([5, 6, "wool"])
    answer_by_fate(match)
    assert table(match).gold["red"] == 14
    assert table(match).goods["red"] == ["wool"]
    assert match.seat == "blue"


def test_what_is_offered_cannot_be_changed_from_outside() -> None:
    match = harbour("voyage")
    offered = list(match.options)
    match.options.clear()
    match.options_for("red").append(("fly",))
    assert match.options == match.options_for("red") == offered
    refused(match, NotOffered, "was not offered", ("fly",), "red")
    together = harbour("bids")
    bids = list(together.options_for("blue"))
    together.options_for("blue").clear()
    assert together.options_for("blue") == bids != []


def test_fate_answers_nothing_while_a_seat_is_asked() -> None:
    match = harbour("voyage")
    before = moment(match)
    answer_by_fate(match)
    assert moment(match) == before


# -- what a match says of itself -----------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for seed in (4, 4, 5):
        match = new_match(HARBOUR, seed=seed)
        player = RandomPlayer(1)
        while not match.over:
            match.play(player(match))
        games.append(write_record(match))
    assert games[0] == games[1] != games[2]


def test_a_match_describes_itself() -> None:
    match = harbour("voyage")
    assert repr(match) == "<Match harbour round at answer 0: <Choice voyage for red: 2 options>>"
    play_all(match, ("stay",), ("burn",), ("torch",))
    assert "nobody won: burnt (H-9)" in repr(match)
    assert match.seats == MERCHANTS
    assert isinstance(match.state, Harbour)
