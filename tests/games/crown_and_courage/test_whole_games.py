"""Whole games, until Crown & Courage is on the shelf and the kit of all games plays them."""

from __future__ import annotations

import pytest

from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.why_not.clicks import conceivable
from motstand.kernel.flow import Choice
from motstand.kernel.matches.record import digest
from tests.games.crown_and_courage.invariants import table_of
from tests.games.crown_and_courage.kit import KIT
from tests.games.kit.gamekit import Sitting
from tests.games.kit.journeys import Journey, explore, games, journeys, play_on
from tests.games.kit.situations import situation

of_sittings = pytest.mark.parametrize("sitting", KIT.sittings, ids=repr)


@of_sittings
def test_every_answer_leaves_a_sound_table(sitting: Sitting) -> None:
    def inspected(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        play_on(KIT, match, journey, KIT.inspector(match).inspect)

    explore(KIT, sitting, 40, inspected)


@pytest.mark.rule("CNC-FLOW-01")
@of_sittings
def test_everything_is_conserved_in_many_games(sitting: Sitting) -> None:
    for journey in journeys(KIT, games(sitting, 300)):
        match = sitting.begin(journey.fate())
        play_on(KIT, match, journey, KIT.inspector(match).glance)
        assert match.over
        assert match.view(KING)["turn"] > 1


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_is_where_the_game_is_at_every_answer(seed: int) -> None:
    """Also inside a forced escape inside a battle inside a Move inside a response."""
    journey = Journey(0, seed, "sensible", [])
    match = KIT.sittings[seed % 3].begin(journey.fate())
    answer = journey.wanderer(KIT)
    while not match.over:
        clone = match.clone()
        assert situation(clone) == situation(match)
        option = answer(match)
        clone.play(option)
        match.play(option)
        assert digest(clone.state) == digest(match.state)


@pytest.mark.parametrize("seed", range(3))
def test_reasons_are_given_exactly_for_what_is_not_offered(seed: int) -> None:
    journey = Journey(0, seed, "sensible", [])
    match = KIT.sittings[0].begin(journey.fate())
    answer = journey.wanderer(KIT)
    words = KIT.game.words(match.setup)
    met: set[str] = set()
    while not match.over:
        choice = match.pending
        assert isinstance(choice, Choice)
        for option in conceivable(table_of(match), choice):
            reason = KIT.game.objection(table_of(match), choice, option)
            assert (reason is None) == (option in match.options)
            if reason is not None:
                met.add(reason.key)
                assert words.words.has(words.objection(reason.key, reason.values).key)
        match.play(answer(match))
    assert len(met) >= 12
