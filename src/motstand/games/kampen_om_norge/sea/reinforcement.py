"""Chapter 8.3: where reinforcements come ashore when ships hold the sea."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY
from motstand.games.kampen_om_norge.sea.fleet import is_german_zone, real_ships, sea_of
from motstand.games.kampen_om_norge.state import Kampen


def objection_to_german_shore(game: Kampen, area: int) -> str:
    """KON-AREINF-02 to 04: one zone that is open is enough (KON-Q-56)."""
    zones = game.box.board.zones_of_area[area]
    if not zones:
        return "inland"
    if is_open_shore(game, area):
        return ""
    for zone in zones:
        if is_german_zone(game, zone):
            # A zone that Germany controls has a ship for the first battalion.
            return "" if not game.placed or is_carried(game, [*game.placed, area]) else "allied_ships_south"
    return "allied_ships_south"


def is_open_shore(game: Kampen, area: int) -> bool:
    """May any number of battalions come ashore there?"""
    if game.scenario.german_coast[area]:
        return True
    # The southernmost zone of an area is the first to be open.
    return is_open(game, game.box.board.zones_of_area[area][0])


def is_open(game: Kampen, zone: int) -> bool:
    """KON-AREINF-03: no Allied ship in the zone nor in any south of it. VIII is no coast, so its number is higher."""
    allied = sea_of(game).stacks[ALLIES]
    for south in range(zone + 1):
        if allied[south]:
            return False
    return True


def is_carried(game: Kampen, placed: list[int]) -> bool:
    """KON-AREINF-04: is there a ship for each battalion, in a zone of its area that Germany controls?

    Trondheim may be reached from two zones (KON-Q-56): it takes the ships that no other area needs.
    """
    zones_of_area = game.box.board.zones_of_area
    carried = [area for area in placed if not is_open_shore(game, area)]
    taken: list[int] = []
    for area in sorted(carried, key=lambda area: len(zones_of_area[area])):
        zones = [zone for zone in zones_of_area[area] if taken.count(zone) < carriers(game, zone)]
        if not zones:
            return False
        taken.append(zones[0])
    return True


def carriers(game: Kampen, zone: int) -> int:
    """How many ships a zone has for battalions: Germany's, if it controls the zone."""
    return len(real_ships(game, GERMANY, zone)) if is_german_zone(game, zone) else 0
