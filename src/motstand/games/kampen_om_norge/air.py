"""Chapter 2.3: air fields and air range."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.sea.fleet import objection_to_fighters
from motstand.games.kampen_om_norge.state import Kampen


def german_air_fields(game: Kampen) -> list[int]:
    """The air fields that Germany controls."""
    return [field for field in game.box.board.air_fields if is_held(game, field)]


def objection_to_field(game: Kampen, area: int) -> str:
    """KON-Q-47: Germany controls an air field with a battalion there and no enemy."""
    if area not in game.box.board.air_fields:
        return "no_air_field"
    return "" if is_held(game, area) else "field_not_held"


def is_held(game: Kampen, area: int) -> bool:
    """Is a German battalion there, and no enemy?"""
    return game.battalions[GERMANY][area] > 0 and not game.is_enemy_in(GERMANY, area)


def objection_to_flight(game: Kampen, area: int, fields: list[int]) -> str:
    """KON-BOARD-20, KON-BOARD-21: within reach from Germany, or from one of the air fields that it controls."""
    if not game.scenario.in_play[area]:
        return "out_of_play"
    if game.scenario.range_everywhere or game.box.board.home_range[area]:
        return ""
    for field in fields:
        if game.box.board.field_range[field][area]:
            return ""
    return "out_of_range"


def in_range(game: Kampen, area: int) -> bool:
    """Do German aircraft reach the area now?"""
    return not objection_to_flight(game, area, german_air_fields(game))


def areas_in_range(game: Kampen) -> list[int]:
    """All areas that German aircraft reach now."""
    fields = german_air_fields(game)
    return [area for area in range(len(game.box.board.ids)) if not objection_to_flight(game, area, fields)]


def objection_to_jagerfly(game: Kampen, area: int) -> str:
    """KON-AC-11: only on the coast of sea zones III to VII; in Scenario 2 everywhere (KON-Q-74).

    With ships there must be a hangarskip off that coast (KON-AC-12).
    """
    if game.scenario.jagerfly_everywhere:
        return ""
    return objection_to_fighters(game, area) if game.scenario.fighter_coast[area] else "fighters_inland"
