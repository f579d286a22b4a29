"""Thousands of random games: nothing is lost on the table, whatever is answered, and every game ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from motstand.kernel.flow import Option
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import as_option
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import Journey, curious, explore, games, journeys, play_on, report
from tests.games.kit.registered import KITS, of_every_game, of_sittings

REGRESSIONS = [(kit, path) for kit in KITS for path in sorted((kit.folder / "regressions").glob("*.jsonl"))]


@of_sittings(small_games=True)
def test_every_answer_leaves_a_sound_table(kit: GameKit, sitting: Sitting) -> None:
    def inspected(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        play_on(kit, match, journey, kit.inspector(match).inspect)

    explore(kit, sitting, 50, inspected)


@of_sittings(small_games=True)
def test_everything_is_conserved_in_many_games(kit: GameKit, sitting: Sitting) -> None:
    for journey in journeys(kit, games(sitting, 600)):
        match = sitting.begin(journey.fate())
        play_on(kit, match, journey, kit.inspector(match).glance)
        assert match.over


@of_every_game
def test_random_play_comes_to_every_question_of_the_game(kit: GameKit) -> None:
    """Random games prove nothing about rules that they never reach."""
    for scenario, known in kit.prompts.items():
        sitting = kit.widest(scenario)
        asked: set[str] = set()
        for journey in curious(kit, 200):
            match = sitting.begin(journey.fate())
            match.listening = False
            answer = journey.wanderer(kit)
            while not match.over:
                assert match.pending is not None
                asked.add(match.pending.prompt)
                match.play(answer(match))
            if asked >= known - kit.rare:
                break
        assert known - kit.rare <= asked <= known, f"{scenario}: {known - kit.rare - asked} were not asked"


# -- games that once went wrong ------------------------------------------------------------------------------


def replayed(kit: GameKit, path: Path) -> tuple[Match, list[Option]]:
    """The start of a recorded game with its dice and draws, and the answers of its seats.

    It is played by the rules and the content of today; only then does it show that what went wrong is right now.
    """
    header, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    chance: list[object] = []
    answers: list[Option] = []
    for line in lines:
        if CHOICE in line:
            answers.append(as_option(line[CHOICE]))
        elif "roll" in line:
            chance += line["roll"]
        elif "draw" in line:
            chance.append(line["draw"])
    sitting = Sitting(kit.game, header["scenario"], header["seats"], header["options"], path.stem)
    return sitting.begin(Scripted(chance, Seeded(1))), answers


@pytest.mark.parametrize(("kit", "path"), REGRESSIONS, ids=[f"{kit}-{path.stem}" for kit, path in REGRESSIONS])
def test_games_that_went_wrong_go_right_now(kit: GameKit, path: Path) -> None:
    match, answers = replayed(kit, path)
    inspector = kit.inspector(match)
    inspector.inspect()
    for number, answer in enumerate(answers):
        assert answer in match.options, (
            f"{path.name}: answer {number}, {answer}, is no longer offered at {match.pending!r}: "
            "the rules have changed; record the game anew or remove it"
        )
        try:
            match.play(answer)
            inspector.inspect()
        except Exception as error:
            raise AssertionError(report(kit, match, error)) from error
