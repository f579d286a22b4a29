"""Whole games, until Crown & Courage is on the shelf and the kit of all games plays them."""

from __future__ import annotations

import pytest

from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.why_not.clicks import conceivable
from motstand.kernel.flow import Choice
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import started_match
from motstand.kernel.matches.record import digest
from motstand.server.play.moments import setup_again
from motstand.server.play.telling import play_answer
from tests.games.crown_and_courage.invariants import table_of
from tests.games.crown_and_courage.kit import KIT
from tests.games.kit.gamekit import Sitting
from tests.games.kit.journeys import Journey, explore, games, journeys, play_on
from tests.games.kit.situations import situation

NEST = ["quick_response", "momentum", "move", "battle", "forced_escape"]

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


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_clone_replay_and_original_agree_inside_the_deepest_nest(seed: int) -> None:
    """The King flees in a battle in a Move of the Momentum of a Quick Response."""
    journey = Journey(0, seed, "sensible", [])
    match = KIT.sittings[seed % 3].begin(journey.fate())
    answer = journey.wanderer(KIT)
    while [step.split()[0] for step in table_of(match).path] != NEST:
        match.play(answer(match))
    replay = started_match(match.game, setup_again(match.setup), ByHand(Seeded(0), dice=True, cards=True))
    for given in match.journal:
        play_answer(replay, given)
    clone = match.clone()
    assert digest(replay.state) == digest(clone.state) == digest(match.state)
    for option in match.options:
        ends = []
        for other in (match.clone(), clone.clone(), replay.clone()):
            other.play(option)
            ends.append(other)
        assert digest(ends[0].state) == digest(ends[1].state)
        assert table_of(ends[2]).king == table_of(ends[0]).king


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
