"""How data names what the advanced game adds to a position: zones and areas by their ids, ships in order."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import FACTIONS, Board
from motstand.games.kampen_om_norge.sea.state import (
    Areas,
    IdLists,
    Ids,
    NavalCombat,
    ShipsInAreas,
    ShipsInZones,
    Stacks,
    ZoneLists,
    Zones,
)
from motstand.games.kampen_om_norge.state import Kampen

RAIDING_BOX = "raid"


def zone_names(board: Board) -> list[str]:
    """The ids of the zones by number, the raiding box last."""
    return [*board.zones, RAIDING_BOX]


def zone_numbers(board: Board) -> dict[str, int]:
    return {id: number for number, id in enumerate(zone_names(board))}


def ids_data(game: Kampen, ids: Ids) -> list[str]:
    """Their order means nothing."""
    return sorted(ids)


def ids_from(game: Kampen, data: list[str]) -> Ids:
    return tuple(data)


def id_lists_data(game: Kampen, lists: IdLists) -> list[list[str]]:
    return [sorted(ids) for ids in lists]


def id_lists_from(game: Kampen, data: list[list[str]]) -> IdLists:
    return tuple([tuple(ids) for ids in data])


def stacks_data(game: Kampen, stacks: Stacks) -> dict[str, dict[str, list[str]]]:
    """By faction and zone, where any ships are."""
    zones = zone_names(game.box.board)
    return {
        faction: {zones[zone]: sorted(stack) for zone, stack in enumerate(fleet) if stack}
        for faction, fleet in zip(FACTIONS, stacks, strict=True)
    }


def stacks_from(game: Kampen, data: dict[str, dict[str, list[str]]]) -> Stacks:
    zones = zone_names(game.box.board)
    return tuple([tuple([tuple(data[faction].get(zone, [])) for zone in zones]) for faction in FACTIONS])


def zones_data(game: Kampen, zones: Zones) -> list[str]:
    names = zone_names(game.box.board)
    return [names[zone] for zone in zones]


def zones_from(game: Kampen, data: list[str]) -> Zones:
    numbers = zone_numbers(game.box.board)
    return tuple([numbers[zone] for zone in data])


def zone_lists_data(game: Kampen, lists: ZoneLists) -> list[list[str]]:
    return [zones_data(game, zones) for zones in lists]


def zone_lists_from(game: Kampen, data: list[list[str]]) -> ZoneLists:
    return tuple([zones_from(game, zones) for zones in data])


def areas_data(game: Kampen, areas: Areas) -> list[str]:
    return [game.box.board.ids[area] for area in areas]


def areas_from(game: Kampen, data: list[str]) -> Areas:
    return tuple([game.box.board.index[area] for area in data])


def ships_in_zones_data(game: Kampen, ships: ShipsInZones) -> list[list[str]]:
    zones = zone_names(game.box.board)
    return [[ship, zones[zone]] for ship, zone in ships]


def ships_in_zones_from(game: Kampen, data: list[list[str]]) -> ShipsInZones:
    numbers = zone_numbers(game.box.board)
    return tuple([(ship, numbers[zone]) for ship, zone in data])


def ships_in_areas_data(game: Kampen, ships: ShipsInAreas) -> list[list[str]]:
    return [[ship, game.box.board.ids[area]] for ship, area in ships]


def ships_in_areas_from(game: Kampen, data: list[list[str]]) -> ShipsInAreas:
    return tuple([(ship, game.box.board.index[area]) for ship, area in data])


def naval_combat_data(game: Kampen, battle: NavalCombat) -> dict[str, Any]:
    """A naval combat as JSON-able data; all of it lies open on the table."""
    return {
        "zone": zone_names(game.box.board)[battle.zone],
        "step": battle.step,
        "allied": battle.allied,
        "attackers": battle.attackers.copy(),
        "defenders": battle.defenders.copy(),
        "plays": battle.plays.copy(),
        "cancelled": battle.cancelled.copy(),
        "sunk": battle.sunk.copy(),
        "chased": battle.chased.copy(),
        "dice": battle.dice.copy(),
    }


def naval_combat_from(game: Kampen, data: dict[str, Any]) -> NavalCombat:
    battle = NavalCombat(zone_numbers(game.box.board)[data["zone"]])
    battle.step = data["step"]
    battle.allied = data["allied"]
    battle.attackers = list(data["attackers"])
    battle.defenders = list(data["defenders"])
    battle.plays = list(data["plays"])
    battle.cancelled = list(data["cancelled"])
    battle.sunk = list(data["sunk"])
    battle.chased = list(data["chased"])
    battle.dice = list(data["dice"])
    return battle
