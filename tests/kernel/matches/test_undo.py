"""Going back: to one's own last answer, or anywhere; and then the same dice fall again."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.errors import CannotUndo
from motstand.kernel.flow import Ask, Draw, Roll
from motstand.kernel.matches.fate import ByHand, Fate, Scripted, Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, read_record, write_record
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import new_table
from tests.kernel.harbour import HARBOUR, harbour, play_all, table
from tests.kernel.moments import moment

# -- the policy ----------------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_last_answers_one_by_one() -> None:
    match = harbour("market")
    before = [moment(match)]
    for answer in [("buy", 1), ("pray",), ("borrow",), ("coins", 2), ("done",)]:
        match.play(answer)
        before.append(moment(match))
    while match.undoable("red") is not None:
        assert moment(match) == before.pop()
        match.undo("red")
    assert moment(match) == before.pop()
    assert before == []


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    match = harbour("market")
    before = moment(match)
    with pytest.raises(CannotUndo, match="'red' has nothing to take back"):
        match.undo("red")
    assert moment(match) == before


def test_not_across_dice() -> None:
    match = play_all(harbour("voyage"), ("sail",))
    before = moment(match)
    assert match.undoable("red") is None
    with pytest.raises(CannotUndo, match="since dice, a draw or another seat's answer"):
        match.undo("red")
    assert moment(match) == before


def test_not_across_a_draw() -> None:
    match = play_all(harbour("voyage"), ("stay",))
    assert match.journal[-1].kind == "draw"
    with pytest.raises(CannotUndo):
        match.undo("red")


def test_not_across_another_seats_answer() -> None:
    match = harbour("bids")
    match.play(("bid", 1), "red")
    match.play(("bid", 2), "green")
    with pytest.raises(CannotUndo):
        match.undo("red")
    match.undo("green")
    match.undo("red")
    assert match.number == 0


def test_only_a_seat_of_its_own_answer() -> None:
    match = play_all(harbour("market"), ("pray",))
    for seat in ("blue", "nobody", ""):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert table(match).prayers["red"] == 1


def test_practice_takes_back_anything() -> None:
    match = harbour("voyage", seed=4, practice=True)
    before = moment(match)
    play_all(match, ("sail",), ("pray",), ("done",), ("stay",))
    assert match.seat == "green"
    match.undo("red")
    assert moment(match) == before
    with pytest.raises(CannotUndo):
        match.undo("green")


def test_practice_and_policy_in_kampen_om_norge() -> None:
    strict = new_table(seed=3).match
    practice = new_match("kampen-om-norge", seed=3, practice=True)
    player, other = RandomPlayer(1), RandomPlayer(1)
    for _ in range(40):
        strict.play(player(strict))
        practice.play(other(practice))
        last = strict.journal[-1]
        for seat in strict.seats:
            assert (strict.undoable(seat) is not None) == (last.kind == CHOICE and last.seat == seat)
            answered = [
                number for number, given in enumerate(practice.journal) if (given.kind, given.seat) == (CHOICE, seat)
            ]
            assert practice.undoable(seat) == (answered[-1] if answered else None)


# -- anywhere ------------------------------------------------------------------------------------------------


def a_game_with_its_moments(seed: int, fate: Fate) -> tuple[Match, list[tuple[int, tuple[Any, ...]]]]:
    """A whole game of Harbour, and every moment at which somebody was asked."""
    match = new_match(HARBOUR, fate=fate)
    player = RandomPlayer(seed)
    moments = []
    while not match.over:
        moments.append((match.number, moment(match)))
        match.play(player(match))
    return (match, moments)


@pytest.mark.parametrize("seed", range(6))
def test_going_back_to_any_moment_of_a_game(seed: int) -> None:
    match, moments = a_game_with_its_moments(seed, Seeded(seed))
    record = write_record(match)
    end = moment(match)
    answers = [(given.seat, given.value) for given in match.journal if given.kind == CHOICE]
    for number, then in reversed(moments):
        match.go_back(number)
        assert moment(match) == then
    for seat, answer in answers:
        match.play(answer, seat)
    assert moment(match) == end
    assert write_record(match) == record


def test_going_far_back_across_phases_at_once() -> None:
    match, moments = a_game_with_its_moments(9, Seeded(9))
    for number, then in moments[::3]:
        twin = match.clone()
        twin.go_back(number)
        assert digest(twin.state) == then[0]
        assert twin.options_for(twin.seat) == then[1][twin.seat]
    match.go_back(0)
    assert moment(match) == moments[0][1]


def test_going_back_in_kampen_om_norge_and_the_same_answers_lead_to_the_same_table() -> None:
    match = new_table("gudbrandsdalen", seed=12).match
    player = RandomPlayer(4)
    moments = []
    while not match.over and match.number < 220:
        moments.append((match.number, moment(match)))
        match.play(player(match))
    end = moment(match)
    answers = [given for given in match.journal if given.kind == CHOICE]
    for number, then in (moments[len(moments) // 2], moments[3], moments[0]):
        match.go_back(number)
        assert moment(match) == then
        for given in answers[[place for place, _ in moments].index(number) :]:
            match.play(given.value, given.seat)
        assert moment(match) == end


def test_going_back_to_a_roll_of_the_seed_rolls_it_again_and_the_log_tells_it() -> None:
    match = play_all(harbour("voyage", seed=4), ("sail",))
    before = moment(match)
    rolled = [given.kind for given in match.journal].index("roll")
    match.go_back(rolled)
    assert moment(match) == before
    play_all(match, ("pray",))
    match.undo("blue")
    assert moment(match) == before


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_going_back_where_the_match_never_was(number: int) -> None:
    match = play_all(harbour("market"), ("pray",), ("buy", 1))
    before = moment(match)
    with pytest.raises(CannotUndo, match=f"expected a number from 0 to 2, got {number}"):
        match.go_back(number)
    match.go_back(2)
    assert moment(match) == before


def test_an_imagined_match_cannot_go_back_to_what_was_really_dealt() -> None:
    match = play_all(harbour("cargo", seed=3), ("pray",))
    world = match.imagine("blue", Seeded(1))
    for answers in [[], [("done",), ("stay",), ("pray",)]]:
        play_all(world, *answers)
        for number in (0, 1):
            with pytest.raises(CannotUndo, match="an imagined or played-out match cannot go back"):
                world.go_back(number)
    # What it played itself since its last phase it may take back.
    world.undo("green")
    assert ("pray",) in world.options_for("green")


def test_a_played_out_match_cannot_go_back() -> None:
    match = play_all(harbour("market"), ("pray",))
    match.playout(lambda state, choice: choice.options[0])
    with pytest.raises(CannotUndo):
        match.go_back(0)


# -- the same dice again -------------------------------------------------------------------------------------


def test_after_an_undo_the_same_dice_fall() -> None:
    match = harbour("voyage", seed=11, practice=True)
    play_all(match, ("sail",))
    end = moment(match)
    match.undo("red")
    assert match.fate.mark() == Seeded(11).mark()
    play_all(match, ("stay",))
    assert moment(match) != end
    match.undo("red")
    play_all(match, ("sail",))
    assert moment(match) == end


def test_a_script_goes_back_too() -> None:
    fate = Scripted([2, 3, "salt", 4, 5], Seeded(2))
    match = harbour("voyage", fate, practice=True)
    play_all(match, ("sail",), ("done",), ("sail",))
    end = moment(match)
    match.undo("blue")
    assert fate.position == 3
    play_all(match, ("sail",))
    assert moment(match) == end
    match.go_back(0)
    assert fate.position == 0
    play_all(match, ("sail",), ("done",), ("sail",))
    assert moment(match) == end


class Fickle(Fate):
    """A fate that cannot go back."""

    def __init__(self) -> None:
        self.thrown = 0

    def answer(self, ask: Ask) -> Any:
        self.thrown += 1
        if isinstance(ask, Draw):
            return ask.among[0]
        assert isinstance(ask, Roll)
        return tuple([self.thrown % ask.sides + 1] * ask.count)


def test_a_fate_that_cannot_go_back_throws_new_dice() -> None:
    match = harbour("voyage", Fickle(), practice=True)
    play_all(match, ("sail",))
    match.undo("red")
    play_all(match, ("sail",))
    assert [given.value for given in match.journal if given.kind == "roll"] == [(4, 4)]


# -- dice by hand --------------------------------------------------------------------------------------------


def test_dice_by_hand_are_asked_for_and_the_seed_draws_the_cards() -> None:
    match = play_all(harbour("voyage", ByHand(Seeded(5))), ("sail",))
    assert isinstance(match.pending, Roll)
    assert (match.pending.prompt, match.pending.count, match.pending.sides) == ("sea", 2, 6)
    match.play((6, 5))
    assert table(match).gold["red"] == 14
    assert len(table(match).goods["red"]) == 1
    assert match.seat == "blue"


def test_a_clone_waits_for_the_same_dice() -> None:
    match = play_all(harbour("voyage", ByHand(Seeded(5))), ("sail",))
    twin = match.clone()
    match.play((6, 6))
    assert isinstance(twin.pending, Roll)
    twin.play((1, 2))
    assert (table(match).gold["red"], table(twin).gold["red"]) == (15, 6)
    assert table(match).goods == table(twin).goods


def test_an_answer_can_be_taken_back_while_the_dice_are_still_in_the_hand() -> None:
    match = harbour("voyage", ByHand(Seeded(5)))
    before = moment(match)
    match.play(("sail",))
    match.undo("red")
    assert moment(match) == before
    play_all(match, ("sail",), (6, 6))
    with pytest.raises(CannotUndo):
        match.undo("red")


def test_going_back_to_dice_by_hand_asks_for_them_again() -> None:
    match = harbour("voyage", ByHand(Seeded(5)))
    match.play(("sail",))
    before = moment(match)
    match.play((6, 6))
    found = table(match).goods["red"]
    for again in (match, read_record(write_record(match), ByHand(Seeded(5)))):
        again.go_back(1)
        assert moment(again) == before
        again.play((2, 3))
        assert table(again).gold["red"] == 8
        assert table(again).goods["red"] == found


def test_cards_by_hand() -> None:
    match = play_all(harbour("voyage", ByHand(Seeded(5), dice=False, cards=True)), ("sail",))
    assert isinstance(match.pending, Draw)
    before = moment(match)
    play_all(match, "iron", ("pray",))
    assert table(match).goods["red"] == ["iron"]
    match.go_back(2)
    assert moment(match) == before
    match.play("wool")
    assert table(match).goods["red"] == ["wool"]


def test_a_table_of_kampen_om_norge_played_along_with_the_real_box() -> None:
    match = new_match("kampen-om-norge", "gudbrandsdalen", fate=ByHand(Seeded(2)))
    dice, player, rolls = Seeded(3), RandomPlayer(6), 0
    while not match.over and rolls < 12:
        if isinstance(match.pending, Roll):
            rolls += 1
            twin = match.clone()
            thrown = dice.answer(match.pending)
            match.play(thrown)
            twin.play(thrown)
            assert digest(match.state) == digest(twin.state)
        else:
            match.play(player(match))
    assert rolls == 12
    again = read_record(write_record(match), ByHand(Seeded(2)))
    assert moment(again) == moment(match)
