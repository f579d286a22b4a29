"""Chapter 2.3: air fields and air range."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen


def german_air_fields(game: Kampen) -> list[int]:
    """KON-Q-47: Germany controls an air field with a battalion there and no enemy."""
    germany, norway, allies = game.battalions[GERMANY], game.battalions[NORWAY], game.battalions[ALLIES]
    return [
        field
        for field in game.box.board.air_fields
        if germany[field] > 0 and norway[field] == 0 and allies[field] == 0 and game.scenario.in_play[field]
    ]


def in_range(game: Kampen, area: int) -> bool:
    """KON-BOARD-20, KON-BOARD-21: within reach from Germany, or from an air field that Germany controls."""
    if not game.scenario.in_play[area]:
        return False
    if game.scenario.range_everywhere or game.box.board.home_range[area]:
        return True
    for field in german_air_fields(game):
        if game.box.board.field_range[field][area]:
            return True
    return False


def areas_in_range(game: Kampen) -> list[int]:
    """All areas that German aircraft reach now."""
    scenario = game.scenario
    if scenario.range_everywhere:
        return [area for area, playing in enumerate(scenario.in_play) if playing]
    ranges = [game.box.board.field_range[field] for field in german_air_fields(game)]
    reached: list[int] = []
    for area, covered in enumerate(game.box.board.home_range):
        if not covered:
            for field_range in ranges:
                if field_range[area]:
                    covered = True
                    break
        if covered and scenario.in_play[area]:
            reached.append(area)
    return reached


def jagerfly_reaches(game: Kampen, area: int) -> bool:
    """KON-AC-11: only on the coast of sea zones III to VII; in Scenario 2 everywhere (KON-Q-74)."""
    return game.scenario.jagerfly_everywhere or game.scenario.fighter_coast[area]
