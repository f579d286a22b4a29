"""One game a scenario, written out: whatever changes the course of play shows here, line by line."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from motstand.games.kampen_om_norge import GAME
from tests.games.kampen_om_norge.playthrough import GOLDEN, UPDATE, playthrough

SHOWN = 60


def test_every_scenario_has_a_golden_playthrough() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted(GAME.scenarios)


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_the_game_goes_as_it_went(scenario: str) -> None:
    kept = (GOLDEN / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(scenario).splitlines()
    if now != kept:
        difference = list(unified_diff(kept, now, "as it went", "as it goes now", n=6, lineterm=""))
        shown = "\n".join(difference[:SHOWN])
        pytest.fail(f"If the change is meant, run: {UPDATE}\n\n{shown}\n({len(difference)} lines of difference)")
