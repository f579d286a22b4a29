"""What a seat may see of the sea: how many cards lie in each zone, which are open, and its own (KON-SHIP-24)."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.fleet import controller, rules_of, sea_of, ship_of, zone_id, zones_of_combat
from motstand.games.kampen_om_norge.sea.movement import next_zones
from motstand.games.kampen_om_norge.sea.odds import caught_at_all, volley
from motstand.games.kampen_om_norge.sea.parts import part_of, parts_of
from motstand.games.kampen_om_norge.sea.state import NavalCombat
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.chances import percent

DEFENDERS_SHOOT = 5


def public_sea(game: Kampen) -> dict[str, Any]:
    """What lies open. Ships that are being placed are seen when all of them are."""
    sea, rules = sea_of(game), rules_of(game)
    ids = game.box.board.ids
    zones = range(len(game.box.board.zones))
    return {
        "april": sea.april,
        "parts": list(parts_of(game)),
        "part": part_of(game),
        "zones": {zone_id(game, zone): zone_view(game, zone) for zone in zones if ships_in(game, zone)},
        "raiding": list(sea.stacks[GERMANY][rules.raiding_box]),
        "later": len(sea.later),
        "lost": lost_ships(game),
        "force": len(sea.force),
        "route": [zone_id(game, zone) for zone in sea.route],
        "reach": reach_view(game) if sea.force else [],
        "intercepted": sorted(sea.intercepted),
        "battles": [zone_id(game, zone) for zone in zones_of_combat(game)],
        "battle": None if sea.battle is None else battle_view(game, sea.battle),
        "landings": [{"ship": ship, "area": ids[area]} for ship, area in sea.landings],
        "closed": [ids[area] for area in sea.closed],
    }


def reach_view(game: Kampen) -> list[dict[str, Any]]:
    """Where the task force can sail, in one move and then in two: what anybody can reckon from the open numbers."""
    route = sea_of(game).route
    reached = {zone: reach_to(game, [zone]) for zone in next_zones(game, route)}
    for first in list(reached):
        for zone in next_zones(game, (*route, first)):
            longer = reach_to(game, [first, zone])
            # The start is no place to go to; of two ways with as many moves the safer one is shown.
            known = reached.get(zone)
            if zone not in route and (known is None or (known["via"] and longer["caught"] < known["caught"])):
                reached[zone] = longer
    return [reached[zone] for zone in sorted(reached)]


def reach_to(game: Kampen, way: list[int]) -> dict[str, Any]:
    """One way of the task force: who might intercept at its end, and how likely somebody is caught until then."""
    sea = sea_of(game)
    guarded = [zone for zone in way if hunters_in(game, zone)]
    chance = caught_at_all(len(sea.force), rules_of(game).intercepts_on, len(guarded))
    return {
        "zone": zone_id(game, way[-1]),
        "via": zone_id(game, way[0]) if len(way) > 1 else "",
        "hunters": hunters_in(game, way[-1]),
        "caught": percent(chance),
    }


def hunters_in(game: Kampen, zone: int) -> int:
    """The enemy's ship cards that might intercept. KON-SHIP-15: 'Eidsvoll & Norge' intercepts nobody."""
    sea = sea_of(game)
    return sum([len(sea.stacks[other][zone]) for other in game.opponents(game.active) if other != NORWAY])


def lost_ships(game: Kampen) -> list[str]:
    """Ships that were sunk or withdrawn and dummies that were found out: everybody saw them go."""
    sea = sea_of(game)
    there = {id for fleet in sea.stacks for stack in fleet for id in stack}
    coming = {*sea.later, *[id for ships in sea.waiting for id in ships], *[id for id, _ in sea.placing]}
    return [id for id in game.scenario.ships if id not in there and id not in coming]


def ships_in(game: Kampen, zone: int) -> int:
    return sum([len(fleet[zone]) for fleet in sea_of(game).stacks])


def zone_view(game: Kampen, zone: int) -> dict[str, Any]:
    """The cards of each faction by number, those among them that lie face up, and who controls the zone."""
    sea = sea_of(game)
    shown: dict[str, Any] = {"open": sorted([id for fleet in sea.stacks for id in fleet[zone] if id in sea.shown])}
    for faction in (GERMANY, NORWAY, ALLIES):
        if sea.stacks[faction][zone]:
            shown[FACTIONS[faction]] = len(sea.stacks[faction][zone])
    # On 9 April dummies lie among the German ships: who controls a zone would tell them.
    holder = -1 if sea.april else controller(game, zone)
    shown["controller"] = FACTIONS[holder] if holder >= 0 else ""
    return shown


def battle_view(game: Kampen, battle: NavalCombat) -> dict[str, Any]:
    """The naval combat on the table; everything in it lies open."""
    return {
        "zone": zone_id(game, battle.zone),
        "step": battle.step,
        "attackers": battle.attackers.copy(),
        "defenders": battle.defenders.copy(),
        "plays": battle.plays.copy(),
        "cancelled": battle.cancelled.copy(),
        "sunk": battle.sunk.copy(),
        "chased": battle.chased.copy(),
        "dice": battle.dice.copy(),
        "odds": battle_odds(game, battle),
    }


def battle_odds(game: Kampen, battle: NavalCombat) -> dict[str, Any] | None:
    """What the shots to come do to a ship of each side that is still unhurt; cards are not counted."""
    if battle.step > DEFENDERS_SHOOT:
        return None
    struck = battle.sunk + battle.chased
    shooters = battle.attackers if battle.step < DEFENDERS_SHOOT else battle.defenders
    waiting = shooters[len(battle.dice) :] + (battle.defenders if shooters is battle.attackers else [])
    odds: dict[str, int] = {}
    for side, ships, enemies in (
        ("attackers", battle.attackers, battle.defenders),
        ("defenders", battle.defenders, battle.attackers),
    ):
        guns = [ship_of(game, id).of for id in enemies if id in waiting]
        odds[side] = percent(volley(guns, len([id for id in ships if id not in struck])).unhurt)
    return odds


def private_sea(game: Kampen, seat: str) -> dict[str, Any]:
    """The ships of the factions that `seat` leads: where they lie, which are still to be placed or under way."""
    sea = sea_of(game)
    led = [faction for faction in (GERMANY, NORWAY, ALLIES) if game.seats[faction] == seat]
    zones = range(len(game.box.board.zones))
    return {
        "ships": {
            zone_id(game, zone): [id for faction in led for id in sea.stacks[faction][zone]]
            for zone in zones
            if any(sea.stacks[faction][zone] for faction in led)
        },
        "waiting": [id for faction in led for id in sea.waiting[faction]],
        "placing": {id: zone_id(game, zone) for id, zone in sea.placing if game.scenario.ships[id].faction in led},
        "later": list(sea.later) if ALLIES in led else [],
        "force": list(sea.force) if game.active in led else [],
        "moved": [id for id in sea.moved if game.scenario.ships[id].faction in led],
    }
