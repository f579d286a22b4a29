"""Thousands of random games: nothing is lost on the table, whatever is answered, and every game ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.fate import Scripted, Seeded
from motstand.kernel.flow import Option
from motstand.kernel.journal import CHOICE
from motstand.kernel.match import Match
from motstand.kernel.record import as_option
from tests.games.kampen_om_norge.invariants import Inspector
from tests.games.kampen_om_norge.random_games import (
    JOURNEYS,
    Journey,
    Sitting,
    examples,
    play_on,
    report,
    seeded_journeys,
    sittings,
)
from tests.games.soak import many

REGRESSIONS = sorted((Path(__file__).parent / "regressions").glob("*.jsonl"))
BASIC, SHORT = sittings("basic"), sittings("gudbrandsdalen")

PROMPTS_OF_BOTH = {
    "battles",
    "combat.attack",
    "combat.attacker_counters",
    "combat.decide_losses",
    "combat.defence",
    "combat.defender_counters",
    "combat.remove",
    "combat.share_losses",
    "drop",
    "drop.divert",
    "factions",
    "march",
    "movement",
    "new_cards.discard",
    "placement",
    "retreat",
    "retreat.decide",
    "sabotage",
    "sabotage.engineers",
    "submarine",
    "trade",
}
PROMPTS_OF_THE_CAMPAIGN = {
    "airlift",
    "arrival",
    "invasion.land",
    "invasion.trade",
    "rescue",
    "sealift",
    "withdrawal",
}
RARE_IN_THE_CAMPAIGN = {"retreat.decide"}


def inspected_game(sitting: Sitting, journey: Journey) -> None:
    match = sitting.begin(journey.fate())
    play_on(match, journey, Inspector(match).inspect)


@pytest.mark.parametrize("sitting", SHORT, ids=repr)
@given(journey=JOURNEYS)
@examples(70)
def test_every_answer_of_the_short_game_leaves_a_sound_table(sitting: Sitting, journey: Journey) -> None:
    inspected_game(sitting, journey)


@pytest.mark.parametrize("sitting", BASIC, ids=repr)
@given(journey=JOURNEYS)
@examples(10)
def test_every_answer_of_the_campaign_leaves_a_sound_table(sitting: Sitting, journey: Journey) -> None:
    inspected_game(sitting, journey)


def accounted_games(sitting: Sitting, count: int) -> None:
    for journey in seeded_journeys(count)[: many(count)]:
        match = sitting.begin(journey.fate())
        play_on(match, journey, Inspector(match).glance)
        assert match.over


@pytest.mark.parametrize("sitting", SHORT, ids=repr)
def test_battalions_and_cards_are_conserved_in_many_short_games(sitting: Sitting) -> None:
    accounted_games(sitting, 600)


@pytest.mark.parametrize("sitting", BASIC, ids=repr)
def test_battalions_and_cards_are_conserved_in_many_campaigns(sitting: Sitting) -> None:
    accounted_games(sitting, 60)


@pytest.mark.parametrize(
    ("sitting", "known", "rare"),
    [
        (SHORT[3], PROMPTS_OF_BOTH, set()),
        (BASIC[3], PROMPTS_OF_BOTH | PROMPTS_OF_THE_CAMPAIGN, RARE_IN_THE_CAMPAIGN),
    ],
    ids=["gudbrandsdalen", "basic"],
)
def test_random_play_comes_to_every_question_of_the_game(sitting: Sitting, known: set[str], rare: set[str]) -> None:
    """Random games prove nothing about rules that they never reach."""
    asked: set[str] = set()
    for journey in seeded_journeys(100):
        match = sitting.begin(journey.fate())
        answer = journey.wanderer()
        while not match.over:
            assert match.pending is not None
            asked.add(match.pending.prompt)
            match.play(answer(match))
        if asked >= known:
            break
    assert known - rare <= asked <= known


# -- games that once went wrong ------------------------------------------------------------------------------


def replayed(path: Path) -> tuple[Match, list[Option]]:
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
    sitting = Sitting(header["scenario"], header["seats"], header["options"])
    return sitting.begin(Scripted(chance, Seeded(1))), answers


@pytest.mark.parametrize("path", REGRESSIONS, ids=[path.stem for path in REGRESSIONS])
def test_games_that_went_wrong_go_right_now(path: Path) -> None:
    match, answers = replayed(path)
    inspector = Inspector(match)
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
            raise AssertionError(report(match, error)) from error


def test_both_scenarios_have_games_that_went_wrong() -> None:
    scenarios = {json.loads(path.read_text(encoding="utf-8").splitlines()[0])["scenario"] for path in REGRESSIONS}
    assert scenarios == set(GAME.scenarios)
