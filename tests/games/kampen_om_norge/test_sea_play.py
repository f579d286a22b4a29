"""The beginning of some advanced games by chance: 9 April and the first turns, looked at after every answer."""

from __future__ import annotations

import json

import pytest

from motstand.games.kampen_om_norge.sea.answers import QUESTIONS
from motstand.kernel.flow import Choice
from motstand.kernel.matches.match import Match
from tests.games.kampen_om_norge.invariants import table_of
from tests.games.kampen_om_norge.kit import ADVANCED, KIT
from tests.games.kit.journeys import Journey
from tests.games.kit.test_telling import late_changes, steps, told_again, untold_answer, untold_chance
from tests.games.kit.test_why_not import Asker

ANSWERS = 400
BEGINNINGS = [pytest.param(seed, mood, id=f"{mood}-{seed}") for seed, mood in ((3, "any"), (5, "bold"), (8, "quiet"))]


def begun(seed: int, mood: str) -> tuple[Match, Journey]:
    journey = Journey(ANSWERS, seed, mood, [])
    return ADVANCED[1].begin(journey.fate()), journey


@pytest.mark.parametrize(("seed", "mood"), BEGINNINGS)
def test_every_position_at_sea_can_be_copied_and_stored(seed: int, mood: str) -> None:
    match, journey = begun(seed, mood)
    answer = journey.wanderer(KIT)
    while not match.over and match.number < ANSWERS:
        game = table_of(match)
        data = game.data()
        assert game.copy().data() == data
        stored = json.loads(json.dumps(data))
        assert KIT.game.restore(match.setup, stored).data() == data
        match.play(answer(match))


@pytest.mark.walk
@pytest.mark.parametrize(("seed", "mood"), BEGINNINGS)
def test_everything_at_sea_is_told(seed: int, mood: str) -> None:
    match, journey = begun(seed, mood)
    answer, inspector = journey.wanderer(KIT), KIT.inspector(match)
    while not match.over and match.number < ANSWERS:
        match.play(answer(match))
        inspector.inspect()
    answers, _ = told_again(match)
    # What the last answer leads to may not be told to its end.
    for step in list(steps(answers))[:-1]:
        assert untold_chance(step) == []
        assert untold_answer(KIT, step) == ""
    assert late_changes(KIT, match) == []


@pytest.mark.walk
@pytest.mark.parametrize(("seed", "mood"), BEGINNINGS)
def test_every_answer_at_sea_is_offered_or_has_a_reason(seed: int, mood: str) -> None:
    """At the first questions of each kind, of all answers that clicks could mean."""
    match, journey = begun(seed, mood)
    answer, asker = journey.wanderer(KIT), Asker(KIT, match, seed)
    met: dict[str, int] = {}
    while not match.over and match.number < ANSWERS:
        choice = match.pending
        assert choice is not None
        met[choice.prompt] = met.get(choice.prompt, 0) + 1
        if isinstance(choice, Choice) and choice.prompt in QUESTIONS and met[choice.prompt] <= 3:
            for option in choice.options:
                assert match.game.objection(match.state, choice, option) is None, option
            asker.something_is_against_all_else(choice)
        match.play(answer(match))
    assert len(met.keys() & QUESTIONS.keys()) >= 12
