"""Every game on the shelf is tested with the kit; one that is not says here what is missing."""

from __future__ import annotations

import pytest

from motstand.kernel.lessons import lessons_of
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.registry import find_game
from tests.games.boxes import GAME_IDS
from tests.games.kit.gamekit import GameKit, Inspector
from tests.games.kit.registered import kit_of, module_of, of_every_game

GIVEN = ("game", "sittings", "prompts")
WRITTEN = ("inspector", "things", "conceivable", "table", "is_part")


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_game_has_registered(game: str) -> None:
    kit = kit_of(game)
    assert kit is not None, f"{game}: expected KIT, a GameKit, in {module_of(game)}; docs/testing.md tells of it"
    missing = [name for name in GIVEN if not hasattr(kit, name)]
    missing += [name for name in WRITTEN if getattr(type(kit), name) is getattr(GameKit, name)]
    assert missing == [], f"{module_of(game)}: KIT does not give {', '.join(missing)}"
    assert kit.game is find_game(game)


@of_every_game
def test_every_scenario_and_seating_is_covered(kit: GameKit) -> None:
    covered = {(sitting.scenario, tuple(sitting.seats)) for sitting in kit.sittings + kit.further}
    known = {(scenario, tuple(seats)) for scenario, seatings in kit.game.scenarios.items() for seats in seatings}
    assert known <= covered
    assert set(kit.prompts) & set(kit.game.scenarios)
    assert any(sitting.short for sitting in kit.sittings)


@of_every_game
def test_every_scenario_has_a_golden_playthrough_and_every_lesson_a_test(kit: GameKit) -> None:
    assert set(kit.golden) == set(kit.game.scenarios)
    assert [param.values[0] for param in kit.lessons] == list(lessons_of(kit.game))


@of_every_game
def test_the_inspector_counts_something(kit: GameKit) -> None:
    inspector = type(kit.inspector(kit.sittings[0].begin(Seeded(1))))
    assert inspector.count is not Inspector.count
