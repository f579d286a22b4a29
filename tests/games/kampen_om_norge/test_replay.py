"""Copies, clones, undo, records and seeds: the same game again, and nothing that leaks from one into another."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.flow import Option
from motstand.kernel.journal import CHOICE
from motstand.kernel.log import Entry
from motstand.kernel.match import Match
from motstand.kernel.matches import new_match
from motstand.kernel.record import digest, read_record, write_record
from motstand.kernel.state import State
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.random_games import JOURNEYS, Journey, Sitting, examples, play_on, sittings
from tests.games.soak import many

ALL_SITTINGS = sittings("basic") + sittings("gudbrandsdalen")
SHORT = sittings("gudbrandsdalen")


def whole(entry: Entry) -> Any:
    """An entry of the log with all that it tells anybody."""
    audience = None if entry.audience is None else list(entry.audience)
    return [entry.key, entry.rule, entry.values, audience, [whole(child) for child in entry.children]]


def situation(match: Match) -> dict[str, Any]:
    """All that can be seen of a match, except by playing on."""
    return {
        "table": match.state.data(),
        "answers": [(given.kind, given.seat, given.value, given.seen_by) for given in match.journal],
        "asked": {seat: match.options_for(seat) for seat in match.asked()},
        "prompt": None if match.pending is None else (match.pending.prompt, match.pending.rule, match.pending.values),
        "outcome": None if match.outcome is None else match.outcome.data(),
    }


def account(match: Match) -> list[Any]:
    """The whole log."""
    return [whole(entry) for entry in match.log]


# -- copies and clones ---------------------------------------------------------------------------------------


class Album:
    """Copies of every past table with what they showed then: a copy that shares anything changes later."""

    def __init__(self, match: Match, journey: Journey) -> None:
        self.match = match
        self.seed = journey.seed
        self.tables: list[tuple[State, str]] = []
        self.clones: list[tuple[Match, dict[str, Any]]] = []

    def add(self) -> None:
        self.tables.append((self.match.state.copy(), digest(self.match.state)))
        if len(self.tables) % 17 == self.seed % 17:
            self.clones.append((self.match.clone(), situation(self.match)))

    def check(self) -> None:
        for table, then in self.tables:
            assert digest(table) == then, "a copy changed while the game went on"
        for clone, seen in self.clones:
            assert situation(clone) == seen, "a clone is not where it was made"


@pytest.mark.parametrize("sitting", SHORT, ids=repr)
@given(journey=JOURNEYS)
@examples(25)
def test_no_copy_of_a_past_table_changes(sitting: Sitting, journey: Journey) -> None:
    match = sitting.begin(journey.fate())
    album = Album(match, journey)
    play_on(match, journey, album.add)
    album.check()


@pytest.mark.parametrize("sitting", ALL_SITTINGS, ids=repr)
@given(journey=JOURNEYS)
@examples(6)
def test_a_clone_plays_on_alone(sitting: Sitting, journey: Journey) -> None:
    """Clones are played to their end, and the game goes on as if they had never been; so do the clones."""
    match = sitting.begin(journey.fate())
    alone = sitting.begin(journey.fate())
    answer = journey.wanderer()
    while not match.over and match.number < journey.length:
        if match.number % 50 == journey.seed % 50:
            twins = [match.clone(), match.clone()]
            ends = []
            for twin in twins:
                player = RandomPlayer(journey.seed)
                while not twin.over:
                    twin.play(player(twin))
                ends.append(situation(twin))
            assert ends[0] == ends[1]
        chosen = answer(match)
        match.play(chosen)
        alone.play(chosen)
    assert situation(match) == situation(alone)
    assert account(match) == account(alone)


# -- going back ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sitting", SHORT, ids=repr)
@given(journey=JOURNEYS)
@examples(15)
def test_the_same_answer_after_an_undo_gives_the_same_table(sitting: Sitting, journey: Journey) -> None:
    match = sitting.begin(journey.fate(), practice=True)
    answer = journey.wanderer()
    while not match.over and match.number < journey.length:
        before, told = situation(match), account(match)
        seat, chosen = match.seat, answer(match)
        match.play(chosen)
        after, told_after = situation(match), account(match)
        match.undo(seat)
        assert situation(match) == before
        assert account(match) == told
        match.play(chosen)
        assert situation(match) == after
        assert account(match) == told_after


@pytest.mark.parametrize("sitting", SHORT, ids=repr)
@given(journey=JOURNEYS)
@examples(12)
def test_a_game_goes_back_to_any_answer_and_on_again(sitting: Sitting, journey: Journey) -> None:
    match = sitting.begin(journey.fate())
    play_on(match, journey, lambda: None)
    end, told, answers = situation(match), account(match), list(match.journal)
    for number in range(journey.seed % 7, len(answers), 7):
        match.go_back(number)
        assert match.number >= number
        assert all(given.kind != CHOICE for given in answers[number : match.number])
        while match.number < len(answers):
            match.play(answers[match.number].value, answers[match.number].seat)
        assert situation(match) == end
        assert account(match) == told


@given(journey=JOURNEYS)
@examples(40)
def test_nobody_takes_back_what_dice_draws_or_others_have_answered(journey: Journey) -> None:
    match = sittings("gudbrandsdalen")[1].begin(journey.fate())

    def only_the_last_to_speak_can_take_back() -> None:
        last = match.journal[-1]
        for seat in match.seats:
            mine = last.kind == CHOICE and last.seat == seat
            assert match.undoable(seat) == (match.number - 1 if mine else None)

    play_on(match, journey, only_the_last_to_speak_can_take_back)


# -- records and seeds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sitting", ALL_SITTINGS, ids=repr)
@given(journey=JOURNEYS)
@examples(8)
def test_a_record_gives_the_same_game_again(sitting: Sitting, journey: Journey) -> None:
    match = sitting.begin(journey.fate())
    play_on(match, journey, lambda: None)
    record = write_record(match)
    again = read_record(record)
    assert situation(again) == situation(match)
    assert account(again) == account(match)
    assert write_record(again) == record


@pytest.mark.parametrize("sitting", SHORT, ids=repr)
@given(journey=JOURNEYS)
@examples(15)
def test_a_game_goes_on_from_its_record_as_if_never_left(sitting: Sitting, journey: Journey) -> None:
    """With the same seed the dice after the interruption are those that would have fallen."""
    match = sitting.begin(journey.fate())
    saved = write_record(match)
    answers: list[Option] = []
    answer = journey.wanderer()
    while not match.over:
        if match.number <= journey.length % 150:
            saved, answers = write_record(match), []
        answers.append(answer(match))
        match.play(answers[-1])
    resumed = read_record(saved, journey.fate())
    for chosen in answers:
        resumed.play(chosen)
    assert situation(resumed) == situation(match)
    assert account(resumed) == account(match)


def recorded_game(scenario: str, seed: int) -> str:
    match = new_match(GAME, scenario, seed=seed)
    player = RandomPlayer(seed)
    while not match.over:
        match.play(player(match))
    return write_record(match)


@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_the_same_seed_gives_the_same_record(scenario: str) -> None:
    records = [recorded_game(scenario, seed) for seed in range(many(20))]
    assert records == [recorded_game(scenario, seed) for seed in range(many(20))]
    assert len(set(records)) == many(20)


def test_the_order_in_which_python_keeps_sets_changes_no_record() -> None:
    script = (
        "from tests.games.kampen_om_norge.test_replay import recorded_game\n"
        "print([recorded_game(scenario, seed) for scenario in ('basic', 'gudbrandsdalen') for seed in range(3)])"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert '"outcome"' in printed[0]
