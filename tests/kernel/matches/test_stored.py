"""Tables that are put away and taken up again, and two copies of a table that follow each other."""

from __future__ import annotations

import json
from typing import Any

import pytest

from motstand.kernel.errors import BadChance, MatchOver, MotstandError, NotOffered, NotYourTurn
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import CHOICE, RESIGN, ROLL, Answer
from motstand.kernel.matches.making import new_match, play_given, restored_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, read_record, write_record
from motstand.players.random import RandomPlayer

SCENARIOS = [("basic", 1), ("gudbrandsdalen", 2)]
THREE = ["germany", "norway", "allies"]


def put_away(match: Match) -> tuple[dict[str, Any], int]:
    """What a store keeps of the checkpoint, through JSON."""
    checkpoint, since = match.checkpoint
    return json.loads(json.dumps(checkpoint.data())), since


def taken_up(match: Match) -> Match:
    """The match again from what a store keeps."""
    data, since = put_away(match)
    checkpoint = match.game.restore(match.setup, data)
    assert checkpoint.data() == data
    return restored_match(match.game, match.setup, Seeded(9), list(match.journal), checkpoint, since, match.practice)


def same(one: Match, other: Match) -> bool:
    """Do two matches ask the same of the same people at the same position?"""
    asked = [[sorted(each.options_for(seat)) for seat in each.seats] for each in (one, other)]
    return digest(one.state) == digest(other.state) and one.number == other.number and asked[0] == asked[1]


@pytest.mark.parametrize(("scenario", "seed"), SCENARIOS)
def test_a_match_can_be_put_away_and_taken_up_after_every_answer(scenario: str, seed: int) -> None:
    match = new_match("kampen-om-norge", scenario, THREE, seed=seed)
    player = RandomPlayer(seed)
    while not match.over:
        assert same(match, taken_up(match))
        match.play(player(match))


def test_only_the_answers_since_the_checkpoint_are_played_again() -> None:
    """The answers before it are never looked at: here they would not even fit."""
    match = played(60)
    data, since = put_away(match)
    assert 0 < since <= match.number
    broken = [Answer(CHOICE, "nobody", ("nonsense",)) for _ in range(since)] + match.journal[since:]
    checkpoint = match.game.restore(match.setup, data)
    assert same(match, restored_match(match.game, match.setup, Seeded(1), broken, checkpoint, since))


def test_a_match_that_was_taken_up_can_go_back_to_its_beginning_and_be_recorded() -> None:
    match = played(60)
    again = taken_up(match)
    assert write_record(again) == write_record(match)
    again.go_back(3)
    match.go_back(3)
    assert same(match, again)


def test_an_imagined_match_has_no_checkpoint() -> None:
    match = new_match("kampen-om-norge", seed=1)
    with pytest.raises(MotstandError, match="has no checkpoint"):
        _ = match.imagine("germany", Seeded(1)).checkpoint


# -- following -------------------------------------------------------------------------------------------------------


def test_a_copy_follows_answer_by_answer_with_the_same_chance() -> None:
    match = new_match("kampen-om-norge", "gudbrandsdalen", THREE, seed=5)
    copy = taken_up(match)
    player = RandomPlayer(5)
    while not match.over:
        before = match.number
        match.play(player(match))
        play_given(copy, match.journal[before:])
        assert same(match, copy)
    assert copy.outcome is not None
    assert match.outcome is not None
    assert copy.outcome.data() == match.outcome.data()


def test_dice_thrown_by_hand_are_followed_too() -> None:
    match = new_match("kampen-om-norge", seed=1, fate=ByHand(Seeded(3)))
    copy = taken_up(match)
    copy.fate = ByHand(Seeded(4))
    player = RandomPlayer(1)
    rolled = 0
    while rolled < 3:
        before = match.number
        if match.asked():
            match.play(player(match))
        else:
            match.play(tuple([2] * getattr(match.pending, "count", 1)))
            rolled += 1
        play_given(copy, match.journal[before:])
        assert same(match, copy)


def test_what_does_not_fit_is_refused() -> None:
    match = new_match("kampen-om-norge", seed=1)
    with pytest.raises(NotOffered):
        play_given(match, [Answer(CHOICE, "germany", ("fly",))])
    with pytest.raises(BadChance, match="expected an answer of germany, got the roll"):
        play_given(match, [Answer(ROLL, "germany", (6,))])


# -- giving up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "winners"),
    [("germany", ("norway", "allies")), ("norway", ("germany",)), ("allies", ("germany",))],
)
def test_who_gives_up_loses_for_the_whole_side(seat: str, winners: tuple[str, ...]) -> None:
    match = new_match("kampen-om-norge", seats=THREE, seed=1)
    match.resign(seat)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.key) == (winners, "won.resigned")
    words = match.game.words(match.setup)
    names = {"germany": "Germany gives up.", "norway": "Norway gives up.", "allies": "The Allies give up."}
    assert words.say(words.entry("game.over", match.outcome.data())).startswith(names[seat])


def test_giving_up_is_in_the_journal_and_the_record() -> None:
    match = played(10)
    match.resign("germany")
    assert match.journal[-1].kind == RESIGN
    again = read_record(write_record(match))
    assert again.over
    assert write_record(again) == write_record(match)
    again.go_back(10)
    assert not again.over


def test_nobody_gives_up_twice_or_for_strangers() -> None:
    match = new_match("kampen-om-norge", seed=1)
    with pytest.raises(NotYourTurn):
        match.resign("sweden")
    assert not match.over
    match.resign("germany")
    with pytest.raises(MatchOver):
        match.resign("norway+allies")


def played(answers: int) -> Match:
    """A match with at least so many answers, chance included."""
    match = new_match("kampen-om-norge", seed=7)
    player = RandomPlayer(7)
    while match.number < answers:
        match.play(player(match))
    return match
