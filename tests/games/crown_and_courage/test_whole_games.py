"""Whole games: turn after turn, and copies at every answer, also in the deepest nest of interruptions."""

from __future__ import annotations

import pytest

from motstand.games.crown_and_courage.components import KING
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import started_match
from motstand.kernel.matches.record import digest
from motstand.server.play.moments import setup_again
from motstand.server.play.telling import play_answer
from tests.games.crown_and_courage.invariants import table_of
from tests.games.crown_and_courage.kit import KIT
from tests.games.kit.journeys import Journey
from tests.games.kit.situations import situation

NEST = ["quick_response", "momentum", "move", "battle", "forced_escape"]


@pytest.mark.rule("CNC-FLOW-01")
@pytest.mark.parametrize("seed", range(6))
def test_a_clone_is_where_the_game_is_at_every_answer_until_the_end(seed: int) -> None:
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
    assert match.view(KING)["turn"] > 1


@pytest.mark.parametrize("seed", [1, 2, 6])
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
