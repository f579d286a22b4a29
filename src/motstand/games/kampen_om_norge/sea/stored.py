"""How data names what the advanced game adds to a position: zones and areas by their ids, ships in order."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import FACTIONS, Board
from motstand.games.kampen_om_norge.sea.state import NavalCombat, Sea

RAIDING_BOX = "raid"


def zone_names(board: Board) -> list[str]:
    """The ids of the zones by number, the raiding box last."""
    return [*board.zones, RAIDING_BOX]


def sea_as_data(sea: Sea, board: Board) -> dict[str, Any]:
    """All of it as JSON-able data; equal positions give equal data."""
    zones, areas = zone_names(board), board.ids
    return {
        "april": sea.april,
        "returned": [sorted(cards) for cards in sea.returned],
        "stacks": {
            faction: {zones[zone]: sorted(stack) for zone, stack in enumerate(sea.stacks[number]) if stack}
            for number, faction in enumerate(FACTIONS)
        },
        "waiting": [sorted(ships) for ships in sea.waiting],
        "placing": [[ship, zones[zone]] for ship, zone in sea.placing],
        "later": sorted(sea.later),
        "shown": sorted(sea.shown),
        "force": sorted(sea.force),
        "route": [zones[zone] for zone in sea.route],
        "routes": [[zones[zone] for zone in route] for route in sea.routes],
        "moved": sorted(sea.moved),
        "recalled": sea.recalled,
        "attempted": [zones[zone] for zone in sea.attempted],
        "interceptions": [[zones[zone] for zone in found] for found in sea.interceptions],
        "intercepted": sorted(sea.intercepted),
        "joined": sorted(sea.joined),
        "battles": [zones[zone] for zone in sea.battles],
        "battle": None if sea.battle is None else battle_as_data(sea.battle, zones),
        "zone": sea.zone,
        "landings": [[ship, areas[area]] for ship, area in sea.landings],
        "landed": sorted(sea.landed),
        "sailors": [[ship, zones[zone]] for ship, zone in sea.sailors],
        "coast_fought": sea.coast_fought,
        "smoked": sorted(sea.smoked),
        "closed": [areas[area] for area in sea.closed],
        "dropped": [areas[area] for area in sea.dropped],
        "resisted": [areas[area] for area in sea.resisted],
    }


def sea_of_data(data: dict[str, Any], board: Board) -> Sea:
    """What `sea_as_data` described."""
    zones = {id: number for number, id in enumerate(zone_names(board))}
    sea = Sea(len(board.zones))
    sea.april = data["april"]
    sea.returned = [list(cards) for cards in data["returned"]]
    for number, faction in enumerate(FACTIONS):
        for zone, stack in data["stacks"][faction].items():
            sea.stacks[number][zones[zone]] = list(stack)
    sea.waiting = [list(ships) for ships in data["waiting"]]
    sea.placing = [(ship, zones[zone]) for ship, zone in data["placing"]]
    sea.later = list(data["later"])
    sea.shown = list(data["shown"])
    sea.force = list(data["force"])
    sea.route = [zones[zone] for zone in data["route"]]
    sea.routes = [[zones[zone] for zone in route] for route in data["routes"]]
    sea.moved = list(data["moved"])
    sea.recalled = data["recalled"]
    sea.attempted = [zones[zone] for zone in data["attempted"]]
    sea.interceptions = [[zones[zone] for zone in found] for found in data["interceptions"]]
    sea.intercepted = list(data["intercepted"])
    sea.joined = list(data["joined"])
    sea.battles = [zones[zone] for zone in data["battles"]]
    sea.battle = None if data["battle"] is None else battle_of_data(data["battle"], zones)
    sea.zone = data["zone"]
    sea.landings = [(ship, board.index[area]) for ship, area in data["landings"]]
    sea.landed = list(data["landed"])
    sea.sailors = [(ship, zones[zone]) for ship, zone in data["sailors"]]
    sea.coast_fought = data["coast_fought"]
    sea.smoked = list(data["smoked"])
    sea.closed = [board.index[area] for area in data["closed"]]
    sea.dropped = [board.index[area] for area in data["dropped"]]
    sea.resisted = [board.index[area] for area in data["resisted"]]
    return sea


def battle_as_data(battle: NavalCombat, zones: list[str]) -> dict[str, Any]:
    return {
        "zone": zones[battle.zone],
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


def battle_of_data(data: dict[str, Any], zones: dict[str, int]) -> NavalCombat:
    battle = NavalCombat(zones[data["zone"]])
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
