"""One game a scenario, written out: whatever changes the course of play shows here, line by line."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.games.kit.gamekit import GameKit
from tests.games.kit.playthrough import Playthrough
from tests.games.kit.registered import KITS, of_every_game

SHOWN = 60
UPDATE = "python -m tests.games.kit.golden_update"
PLAYED = [(kit, scenario) for kit in KITS for scenario in kit.golden]


@of_every_game
def test_every_scenario_has_a_golden_playthrough(kit: GameKit) -> None:
    assert sorted(path.stem for path in (kit.folder / "golden").glob("*.txt")) == sorted(kit.game.scenarios)


@pytest.mark.parametrize(("kit", "scenario"), PLAYED, ids=[f"{kit}-{scenario}" for kit, scenario in PLAYED])
def test_the_game_goes_as_it_went(kit: GameKit, scenario: str) -> None:
    kept = (kit.folder / "golden" / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    now = Playthrough(kit, scenario).text().splitlines()
    if now != kept:
        difference = list(unified_diff(kept, now, "as it went", "as it goes now", n=6, lineterm=""))
        shown = "\n".join(difference[:SHOWN])
        pytest.fail(f"If the change is meant, run: {UPDATE}\n\n{shown}\n({len(difference)} lines of difference)")
