"""Whole games at random: nothing is lost, copies share nothing, and what was stored can be taken up again."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import LEVELS
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.matches.match import Match
from tests.games.dutch_resistance.invariants import count_all

SEATINGS = [
    ["green"],
    ["green", "blue"],
    ["green+blue"],
    ["green", "blue", "grey"],
    ["purple", "blue", "yellow", "green"],
    ["green", "blue", "yellow", "purple", "grey"],
]
LONGEST = 5000


def begun(scenario: str, seats: list[str], seed: str, **options: str) -> Match:
    setup = Setup(scenario, seats, dict(options))
    return match_from(GAME, setup, GAME.start(setup), Seeded(seed))


SCENARIOS = ["network", "safe_houses", "essential_hands", "lines_and_papers", "officers_eye"]
ENDS = ("won.goal", "lost.morale", "lost.alibi", "lost.time", "lost.caught")
ALONE = ["press_basic", "press_challenging", "food_basic", "food_challenging"]


def played(match: Match, seed: str) -> None:
    """Answers at random until the end; every position is sound."""
    picks = Seeded(seed)
    answers = 0
    while not match.over and answers < LONGEST:
        options = match.options
        match.play(options[picks.below(len(options))])
        answers += 1
        state = match.state
        assert isinstance(state, Dutch)
        count_all(state)
    assert match.outcome is not None
    assert match.outcome.key in ENDS


@pytest.mark.rule("DR-GOAL-06", "DR-ROUND-01", "DR-RES-02", "DR-Q-52", "DR-SETUP-01")
@pytest.mark.parametrize("seats", SEATINGS, ids="-".join)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end_and_keep_all_pieces(scenario: str, seats: list[str]) -> None:
    for number, level in enumerate(LEVELS):
        side = ["easy", "standard"][number % 2]
        seed = f"{scenario} {seats} {level}"
        played(begun(scenario, seats, seed, level=level, side=side), f"{seed}, too")


@pytest.mark.rule("DR-SOLO-01", "DR-SOLO-09")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("group", ALONE)
def test_games_with_a_resistance_group(scenario: str, group: str) -> None:
    seed = f"{scenario} {group}"
    played(begun(scenario, ["green"], seed, solo="group", group=group), f"{seed}, too")


@pytest.mark.rule("DR-VAR-02", "DR-VAR-03", "DR-VAR-04", "DR-SIMPLE-02", "DR-Q-74", "DR-Q-75", "DR-Q-100")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_with_variants(scenario: str) -> None:
    for seats in (["green", "blue"], ["green+blue"]):
        for variant in ({"simplified": "yes"}, {"random_places": "yes", "person": "doctor"}, {"officer": "yes"}):
            seed = f"{scenario} {seats} {variant}"
            played(begun(scenario, seats, seed, **variant), f"{seed}, too")


def test_copies_share_nothing_that_changes() -> None:
    match = begun("network", ["green", "blue"], "copies")
    picks = Seeded("copies, too")
    kept: list[tuple[Dutch, dict[str, object]]] = []
    for _ in range(150):
        if match.over:
            break
        state = match.state
        assert isinstance(state, Dutch)
        twin = state.copy()
        kept.append((twin, twin.data()))
        assert twin.data() == state.data()
        match.play(match.options[picks.below(len(match.options))])
    assert all(twin.data() == data for twin, data in kept)


def test_a_stored_position_comes_back() -> None:
    match = begun("network", ["green", "blue", "yellow"], "stored")
    picks = Seeded("stored, too")
    for _ in range(120):
        if match.over:
            break
        state = match.state
        assert isinstance(state, Dutch)
        assert GAME.restore(match.setup, state.data()).data() == state.data()
        match.play(match.options[picks.below(len(match.options))])
