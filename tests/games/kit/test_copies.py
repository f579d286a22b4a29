"""Copies and clones, going back and stored tables: the same game again, and nothing leaks from one into another."""

from __future__ import annotations

import json
from typing import Any

from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.making import restored_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest
from motstand.kernel.state import State
from motstand.players import RandomPlayer
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import Journey, explore, games, journeys, play_on
from tests.games.kit.registered import of_every_game, of_sittings
from tests.games.kit.situations import account, situation


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


@of_sittings(short=True, small_games=True)
def test_no_copy_of_a_past_table_changes(kit: GameKit, sitting: Sitting) -> None:
    def kept(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        album = Album(match, journey)
        play_on(kit, match, journey, album.add)
        album.check()

    explore(kit, sitting, 25, kept)


@of_sittings(small_games=True)
def test_a_clone_plays_on_alone(kit: GameKit, sitting: Sitting) -> None:
    """Clones are played to their end, and the game goes on as if they had never been; so do the clones."""

    def cloned(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        alone = sitting.begin(journey.fate())
        answer = journey.wanderer(kit)
        while not match.over and match.number < journey.length:
            if match.number % 50 == journey.seed % 50:
                ends = [played_to_the_end(match.clone(), journey.seed) for _ in range(2)]
                assert ends[0] == ends[1]
            chosen = answer(match)
            match.play(chosen)
            alone.play(chosen)
        assert situation(match) == situation(alone)
        assert account(match) == account(alone)

    explore(kit, sitting, 6, cloned)


def played_to_the_end(twin: Match, seed: int) -> dict[str, Any]:
    player = RandomPlayer(seed)
    while not twin.over:
        twin.play(player(twin))
    return situation(twin)


# -- going back ----------------------------------------------------------------------------------------------


@of_sittings(short=True, small_games=True)
def test_the_same_answer_after_an_undo_gives_the_same_table(kit: GameKit, sitting: Sitting) -> None:
    def undone(journey: Journey) -> None:
        match = sitting.begin(journey.fate(), practice=True)
        answer = journey.wanderer(kit)
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

    explore(kit, sitting, 10, undone)


@of_sittings(short=True, small_games=True)
def test_a_game_goes_back_to_any_answer_and_on_again(kit: GameKit, sitting: Sitting) -> None:
    def gone_back(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        play_on(kit, match, journey, lambda: None)
        end, told, answers = situation(match), account(match), list(match.journal)
        for number in range(journey.seed % 7, len(answers), 7):
            match.go_back(number)
            assert match.number >= number
            assert all(given.kind != CHOICE for given in answers[number : match.number])
            while match.number < len(answers):
                match.play(answers[match.number].value, answers[match.number].seat)
            assert situation(match) == end
            assert account(match) == told

    explore(kit, sitting, 12, gone_back)


@of_every_game
def test_nobody_takes_back_what_dice_draws_or_others_have_answered(kit: GameKit) -> None:
    sitting = max(kit.sittings, key=lambda each: (each.share, len(each.seats)))

    def watched(journey: Journey) -> None:
        match = sitting.begin(journey.fate())

        def only_the_last_to_speak_can_take_back() -> None:
            last = match.journal[-1] if match.journal else None
            for seat in match.seats:
                mine = last is not None and last.kind == CHOICE and last.seat == seat
                assert match.undoable(seat) == (match.number - 1 if mine else None)

        play_on(kit, match, journey, only_the_last_to_speak_can_take_back)

    explore(kit, sitting, 40, watched)


# -- stored tables -------------------------------------------------------------------------------------------


@of_sittings(short=True)
def test_a_table_is_the_same_after_it_was_stored(kit: GameKit, sitting: Sitting) -> None:
    """At every answer; and a match goes on from its last checkpoint as if it had never been put away."""
    for journey in journeys(kit, games(sitting, 4)):
        match = sitting.begin(journey.fate())
        answer = journey.wanderer(kit)
        while not match.over:
            here = match.state.data()
            assert restored(kit, match, here).data() == here
            if match.number % 11 == journey.seed % 11:
                check_stored_match(kit, match)
            match.play(answer(match))


def restored(kit: GameKit, match: Match, data: dict[str, Any]) -> State:
    found: State = kit.game.restore(match.setup, json.loads(json.dumps(data)))
    return found


def check_stored_match(kit: GameKit, match: Match) -> None:
    checkpoint, since = match.checkpoint
    kept = restored(kit, match, checkpoint.data())
    again = restored_match(kit.game, match.setup, Seeded(1), list(match.journal), kept, since)
    assert situation(again) == situation(match)


@of_every_game
def test_every_field_of_the_table_is_stored(kit: GameKit) -> None:
    """Nothing of a position is forgotten when it is put away."""
    sittings = [*kit.sittings, *[golden.sitting for golden in kit.golden.values()]]
    tables = [sitting.begin(Seeded(1)).state for sitting in sittings]
    state = tables[0]
    slots = [name for base in type(state).__mro__ for name in getattr(base, "__slots__", ())]
    kept = set(slots) - set(getattr(State, "__slots__", ())) - kit.given
    # Some scenarios have what others lack.
    assert kept <= {name for table in tables for name in table.data()}
    assert kit.given.isdisjoint(state.data())
