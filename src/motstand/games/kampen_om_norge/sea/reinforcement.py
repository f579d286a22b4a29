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
    if game.scenario.german_coast[area]:
        return ""
    return "" if any(is_open(game, zone) or ships_left(game, zone) > 0 for zone in zones) else "allied_ships_south"


def is_open(game: Kampen, zone: int) -> bool:
    """KON-AREINF-03: no Allied ship in the zone nor in any south of it. VIII is no coast, so its number is higher."""
    allied = sea_of(game).stacks[ALLIES]
    return not any(allied[south] for south in range(zone + 1))


def ships_left(game: Kampen, zone: int) -> int:
    """KON-AREINF-04: in a zone that Germany controls one battalion for each ship, less those that came already."""
    if not is_german_zone(game, zone):
        return 0
    return len(real_ships(game, GERMANY, zone)) - sea_of(game).by_ship[zone]


def come_by_ship(game: Kampen, area: int) -> None:
    """A battalion that only the ships of a zone could bring counts against their number."""
    zones = game.box.board.zones_of_area[area]
    if game.scenario.german_coast[area] or any(is_open(game, zone) for zone in zones):
        return
    for zone in zones:
        if ships_left(game, zone) > 0:
            sea_of(game).by_ship[zone] += 1
            return
