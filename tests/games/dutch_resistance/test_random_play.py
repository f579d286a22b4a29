"""Whole games at random: nothing is lost, copies share nothing, and what was stored can be taken up again."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.fate import Seeded
from motstand.kernel.game import Setup
from motstand.kernel.match import Match
from motstand.kernel.matches import match_from
from tests.games.dutch_resistance.invariants import count_all
from tests.games.dutch_resistance.table import GAME

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


@pytest.mark.rule("DR-GOAL-06", "DR-ROUND-01", "DR-RES-02", "DR-Q-52")
@pytest.mark.parametrize("seats", SEATINGS, ids="-".join)
@pytest.mark.parametrize("level", ["easy", "extreme"])
def test_games_end_and_keep_all_pieces(seats: list[str], level: str) -> None:
    for number in range(3):
        match = begun("network", seats, f"{seats} {level} {number}", level=level, officer=["no", "yes"][number % 2])
        picks = Seeded(f"picks {seats} {level} {number}")
        answers = 0
        while not match.over and answers < LONGEST:
            options = match.options
            match.play(options[picks.below(len(options))])
            answers += 1
            state = match.state
            assert isinstance(state, Dutch)
            count_all(state)
        assert match.over
        assert match.outcome is not None
        assert match.outcome.key in ("won.goal", "lost.morale", "lost.alibi", "lost.time")


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
