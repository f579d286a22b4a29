"""Chapters 5.1 and 6.1: ships in the sea zones, which of them lie face up, and who controls a zone."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY, SeaRules, Ship
from motstand.games.kampen_om_norge.sea.state import Ids, Sea, exchanged, without
from motstand.games.kampen_om_norge.state import Kampen


def sea_of(game: Kampen) -> Sea:
    """The ships of an advanced game."""
    sea = game.sea
    assert sea is not None
    return sea


def rules_of(game: Kampen) -> SeaRules:
    """The numbers of the advanced game."""
    rules = game.scenario.sea
    assert rules is not None
    return rules


def ship_of(game: Kampen, id: str) -> Ship:
    return game.scenario.ships[id]


def zone_id(game: Kampen, zone: int) -> str:
    """The name of a zone; the raiding box is no zone of the board."""
    zones = game.box.board.zones
    return zones[zone] if zone < len(zones) else "raid"


def zone_number(game: Kampen, id: str) -> int:
    return game.box.board.zone_index[id]


def real_ships(game: Kampen, faction: int, zone: int) -> Ids:
    """KON-Q-61: on 9 April dummies lie among the ships of a zone and are none."""
    sea, ships = sea_of(game), game.scenario.ships
    stack = sea.stacks[faction][zone]
    return tuple([id for id in stack if not ships[id].of.dummy]) if sea.april else stack


def enemy_ships(game: Kampen, faction: int, zone: int) -> Ids:
    """All ship cards of the other side in a zone; dummies can't be told apart."""
    stacks = sea_of(game).stacks
    return stacks[NORWAY][zone] + stacks[ALLIES][zone] if faction == GERMANY else stacks[GERMANY][zone]


def panserskip_in(game: Kampen, zone: int) -> list[str]:
    """'Eidsvoll & Norge', if it is in the zone."""
    return list(sea_of(game).stacks[NORWAY][zone])


def zone_of(game: Kampen, id: str) -> int:
    """Where a ship is; -1 if it is not on the map."""
    for zone, stack in enumerate(sea_of(game).stacks[ship_of(game, id).faction]):
        # Most zones are empty, which is seen sooner.
        if stack and id in stack:
            return zone
    return -1


def is_in_zone(game: Kampen, id: str, zone: int) -> bool:
    return id in sea_of(game).stacks[ship_of(game, id).faction][zone]


def zones_of_combat(game: Kampen) -> list[int]:
    """KON-NAVC-02: where a ship was intercepted a naval combat is to be fought."""
    return sorted({zone_of(game, id) for id in sea_of(game).intercepted})


def put_ship(game: Kampen, id: str, zone: int) -> None:
    """KON-SHIP-01: all ships of a faction in a zone are one stack. KON-SHIP-16: the panserskip lies face up."""
    sea = sea_of(game)
    faction = ship_of(game, id).faction
    lay_stack(sea, faction, zone, sorted([*sea.stacks[faction][zone], id]))
    if faction == NORWAY:
        turn_up(game, [id])


def take_ship(game: Kampen, id: str) -> int:
    """A ship leaves its zone, which is told."""
    sea, zone, faction = sea_of(game), zone_of(game, id), ship_of(game, id).faction
    lay_stack(sea, faction, zone, [other for other in sea.stacks[faction][zone] if other != id])
    return zone


def lay_stack(sea: Sea, faction: int, zone: int, ships: list[str]) -> None:
    sea.stacks = exchanged(sea.stacks, faction, exchanged(sea.stacks[faction], zone, tuple(ships)))


def move_ship(game: Kampen, id: str, zone: int) -> None:
    move_ships(game, (id,), zone_of(game, id), zone)


def move_ships(game: Kampen, ships: Ids, start: int, zone: int) -> None:
    """Ships of one faction go from a zone to another; what lies face up stays so."""
    sea, faction = sea_of(game), ship_of(game, ships[0]).faction
    stacks = list(sea.stacks[faction])
    stacks[start] = tuple([id for id in stacks[start] if id not in ships])
    stacks[zone] = tuple(sorted(stacks[zone] + ships))
    sea.stacks = exchanged(sea.stacks, faction, tuple(stacks))


def remove_ship(game: Kampen, id: str) -> int:
    """KON-SHIP-02: a ship leaves the game when it is sunk or withdrawn; where it was is told."""
    zone = take_ship(game, id)
    sea = sea_of(game)
    sea.shown = without(sea.shown, id)
    sea.force = without(sea.force, id)
    sea.moved = without(sea.moved, id)
    sea.intercepted = without(sea.intercepted, id)
    sea.joined = without(sea.joined, id)
    sea.landed = without(sea.landed, id)
    battle = sea.battle
    if battle is not None:
        for ships in (battle.attackers, battle.defenders, battle.chased):
            if id in ships:
                ships.remove(id)
    return zone


def turn_up(game: Kampen, ships: list[str]) -> None:
    sea = sea_of(game)
    sea.shown += tuple([id for id in ships if id not in sea.shown])


def turn_down(game: Kampen, ships: list[str]) -> None:
    """Face down again. KON-SHIP-16: but for 'Eidsvoll & Norge'."""
    sea = sea_of(game)
    sea.shown = tuple([id for id in sea.shown if id not in ships or ship_of(game, id).faction == NORWAY])


def is_german_zone(game: Kampen, zone: int) -> bool:
    """KON-NAVC-01: Germany alone has ships there. 'Eidsvoll & Norge' prevents it (KON-Q-65)."""
    stacks = sea_of(game).stacks
    if not stacks[GERMANY][zone] or stacks[ALLIES][zone] or stacks[NORWAY][zone]:
        return False
    return bool(real_ships(game, GERMANY, zone))


def controller(game: Kampen, zone: int) -> int:
    """The faction that alone has ships in a zone, -1 if none has."""
    present = [faction for faction in (GERMANY, NORWAY, ALLIES) if real_ships(game, faction, zone)]
    return present[0] if len(present) == 1 else -1


def is_closed_by_germany(game: Kampen, area: int) -> bool:
    """KON-Q-56: one zone under German control closes an area to the Allies."""
    if game.sea is not None:
        for zone in game.box.board.zones_of_area[area]:
            if is_german_zone(game, zone):
                return True
    return False


def allied_ships_off(game: Kampen, area: int) -> list[str]:
    """The Allied ships in the zones of an area that are open to them."""
    allied = sea_of(game).stacks[ALLIES]
    return [id for zone in game.box.board.zones_of_area[area] for id in allied[zone]]


def objection_to_fighters(game: Kampen, area: int) -> str:
    """KON-AC-12: Jagerfly needs a hangarskip off the area. That one is there is known to its owner alone."""
    if game.sea is None or game.sea.april:
        return ""
    ships = allied_ships_off(game, area)
    if not ships:
        return "no_ships_off_the_coast"
    return "" if any(ship_of(game, id).of.fighters for id in ships) else NO_CARRIER


NO_CARRIER: Final = "no_carrier"


def objection_to_guns(game: Kampen, area: int) -> str:
    """KON-AC-14: Kystbombardement needs a slagskip off the area."""
    if game.sea is None:
        return ""
    return "" if any(ship_of(game, id).of.bombards for id in allied_ships_off(game, area)) else "no_battleship"


def different_ships(game: Kampen, ships: list[str]) -> list[str]:
    """Those that are not alike: of each class the first. They come in the order of their ids, as in a stack."""
    if len(ships) == 1:
        return ships
    all_ships = game.scenario.ships
    seen: list[str] = []
    different: list[str] = []
    for id in ships:
        name = all_ships[id].of.id
        if name not in seen:
            seen.append(name)
            different.append(id)
    return different
