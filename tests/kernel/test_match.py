"""Every answer is checked on arrival; a refused answer changes nothing, and play goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motstand.kernel.errors import BadChance, MatchOver, MotstandError, NotOffered, NotYourTurn
from motstand.kernel.fate import ByHand, Fate, Scripted, Seeded
from motstand.kernel.flow import Ask, Choice, Draw, Option, Roll
from motstand.kernel.match import Match
from motstand.kernel.record import digest, write_record
from motstand.kernel.state import State
from motstand.kernel.table import new_match
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import new_table
from tests.kernel.harbour import CARGO, HARBOUR, MERCHANTS, Harbour, harbour, play_all, table


def everything(match: Match) -> tuple[Any, ...]:
    """All that a refused answer must leave alone."""
    asked = {seat: list(match.options_for(seat)) for seat in match.asked()}
    log = [entry.seen_by("red") for entry in match.log]
    return (digest(match.state), write_record(match), asked, repr(match.pending), match.outcome, log, match.fate.mark())


def refused(match: Match, error: type[MotstandError], words: str, answer: Any, seat: str | None = None) -> None:
    """The match refuses the answer with these words and stands where it stood."""
    before = everything(match)
    with pytest.raises(error, match=words):
        match.play(answer, seat)
    assert everything(match) == before


# -- answers of seats ----------------------------------------------------------------------------------------


def test_an_answer_that_was_not_offered_is_refused_and_the_error_says_what_was() -> None:
    match = harbour("voyage")
    refused(match, NotOffered, r"\('swim',\) was not offered; offered: \('sail',\), \('stay',\)$", ("swim",))
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
    refused(match, BadChance, r"wind: expected 1 die from 1 to 6, got \(7,\)", (7,))


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
    match.carry_on()
    assert table(match).gold["red"] == 14
    assert table(match).goods["red"] == ["wool"]
    assert match.seat == "blue"


def test_carrying_on_is_nothing_while_a_seat_is_asked() -> None:
    match = harbour("voyage")
    before = everything(match)
    match.carry_on()
    assert everything(match) == before


# -- clones --------------------------------------------------------------------------------------------------


def test_a_clone_and_its_original_go_separate_ways() -> None:
    match = play_all(harbour("market"), ("borrow",), ("coins", 2))
    twin = match.clone()
    assert repr(twin.pending) == repr(match.pending)
    before = everything(match)
    play_all(twin, ("buy", 4), ("done",), ("sail",))
    assert everything(match) == before
    after = digest(twin.state)
    play_all(match, ("buy", 1), ("done",), ("stay",))
    assert digest(twin.state) == after
    assert table(twin).goods["red"][0] == "ware 4"
    assert table(match).goods["red"][0] == "ware 1"


def test_a_clone_catches_up_whatever_is_touched_first() -> None:
    match = play_all(harbour("market"), ("pray",), ("buy", 1))
    touches: list[Callable[[Match], object]] = [
        lambda twin: twin.state,
        lambda twin: twin.view("red"),
        lambda twin: twin.play(("done",)),
        lambda twin: twin.clone().state,
        lambda twin: twin.undo("red"),
        lambda twin: twin.carry_on(),
        lambda twin: twin.playout(lambda state, choice: choice.options[0]),
    ]
    for touch in touches:
        twin = match.clone()
        play_all(match.clone(), ("burn",), ("torch",))
        touch(twin)
        assert table(twin).goods["red"][:1] == ([] if twin.number == 1 else ["ware 1"])
        assert table(match).goods["red"] == ["ware 1"]


def test_a_clone_throws_the_same_dice_and_does_not_use_up_those_of_the_original() -> None:
    match = play_all(harbour("voyage", seed=8))
    twins = [match.clone() for _ in range(3)]
    for twin in twins:
        twin.play(("sail",))
    match.play(("sail",))
    assert len({digest(one.state) for one in [match, *twins]}) == 1


def test_a_clone_keeps_its_place_when_the_original_draws() -> None:
    match = by_hand("cargo")
    twin = match.clone()
    match.play("salt")
    assert isinstance(twin.pending, Draw)
    assert sorted(twin.pending.among) == CARGO
    twin.play("salt")
    assert digest(twin.state) == digest(match.state)


def test_a_clone_of_a_finished_match_is_finished_and_can_go_back() -> None:
    match = play_all(harbour("market"), ("burn",), ("torch",))
    twin = match.clone()
    assert twin.over
    assert digest(twin.state) == digest(match.state)
    twin.go_back(0)
    play_all(twin, ("done",))
    assert match.over
    assert not twin.over


def test_clones_agree_at_every_answer_of_a_game() -> None:
    match = new_table("gudbrandsdalen", seed=2).match
    player = RandomPlayer(7)
    while not match.over and match.number < 150:
        twin = match.clone()
        option = player(match)
        match.play(option)
        twin.play(option)
        assert digest(twin.state) == digest(match.state)
        assert twin.options == match.options


# -- imagining and rollouts ----------------------------------------------------------------------------------


def test_imagining_deals_anew_what_the_seat_cannot_know() -> None:
    match = play_all(harbour("cargo", Scripted(["salt"], Seeded(2))))
    worlds = [match.imagine("blue", Seeded(seed)) for seed in range(30)]
    assert {table(world).goods["red"][0] for world in worlds} == set(CARGO)
    for world in worlds:
        assert sorted(table(world).goods["red"] + table(world).warehouse.rest) == sorted(
            table(match).goods["red"] + table(match).warehouse.rest
        )
    assert table(match).goods["red"] == ["salt"]


def test_an_imagined_match_has_its_own_dice() -> None:
    match = harbour("voyage", Scripted([1, 1]))
    for seed in range(5):
        world = match.imagine("red", Seeded(seed))
        world.play(("sail",))
        expected = Seeded(seed)
        expected.shuffle([0] * 6)
        assert world.journal[-2].value == expected.answer(Roll(6, 2, "sea"))


def test_only_who_is_asked_can_imagine() -> None:
    match = harbour("voyage")
    with pytest.raises(NotYourTurn, match="'blue' answered, but the question is for red"):
        match.imagine("blue", Seeded(1))


def test_an_imagined_match_plays_on_with_checks() -> None:
    world = harbour("voyage").imagine("red", Seeded(1))
    refused(world, NotOffered, "was not offered", ("swim",))
    play_all(world, ("stay",))
    assert world.seat == "blue"
    assert world.clone().seat == "blue"


def first(state: State, choice: Choice) -> Option:
    return choice.options[0]


def test_a_playout_goes_to_the_end_and_leaves_the_original_alone() -> None:
    match = harbour("bids", seed=3)
    before = everything(match)
    twin = match.clone()
    outcome = twin.playout(first)
    assert outcome is not None
    assert (twin.over, twin.pending, twin.outcome) == (True, None, outcome)
    assert len(table(twin).warehouse) == 0
    assert everything(match) == before
    assert twin.playout(first) is outcome


def test_a_playout_is_the_game_that_play_would_have_been() -> None:
    match = harbour("bids", seed=6)
    twin = match.clone()
    twin.playout(RandomPlayer(5).pick)
    player = RandomPlayer(5)
    while not match.over:
        # In a race a playout asks the first seat only, and so does `play` without a seat.
        match.play(player(match))
    assert digest(match.state) == digest(twin.state)
    assert twin.outcome is not None
    assert match.outcome is not None
    assert match.outcome.data() == twin.outcome.data()


def test_a_playout_stops_where_it_is_told_to_and_can_go_on() -> None:
    match = harbour("bids", seed=3)

    def at_the_voyage(state: State) -> bool:
        return state.phase == "voyage"

    assert match.playout(first, at_the_voyage) is None
    assert not match.over
    assert match.state.phase == "voyage"
    with pytest.raises(MatchOver, match="nothing is asked after a playout"):
        match.play(("sail",))
    assert match.playout(first, at_the_voyage) is None
    assert table(match).merchant == "blue"
    assert match.playout(first) is not None


def test_a_playout_uses_answers_that_were_given_and_only_once() -> None:
    match = harbour("bids", seed=3)
    match.play(("bid", 2), "blue")
    asked: list[tuple[str, str]] = []

    def pick(state: State, choice: Choice) -> Option:
        asked.append((choice.seat, choice.prompt))
        return choice.options[-1] if choice.prompt == "bids" else choice.options[0]

    match.playout(pick)
    rounds = [answer for answer in table(match).answers if len(answer) == len(MERCHANTS)]
    assert rounds[0] == (("bid", 3), ("bid", 2), ("bid", 3))
    assert len(rounds) == 2
    assert [seat for seat, prompt in asked if prompt == "bids"] == ["red", "green", *MERCHANTS]


def test_a_playout_needs_dice_that_fall_by_themselves() -> None:
    with pytest.raises(BadChance, match="sea: a playout needs a fate that throws its own dice"):
        by_hand("voyage").playout(first)


def test_a_match_that_was_played_out_or_imagined_is_not_cloned() -> None:
    match = harbour("bids")
    world = play_all(harbour("market")).imagine("red", Seeded(1))
    match.playout(first)
    for one in (match, world):
        with pytest.raises(MotstandError, match="an imagined or played-out match cannot be cloned"):
            one.clone()


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
