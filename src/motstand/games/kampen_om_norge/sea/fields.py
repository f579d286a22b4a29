"""The fields of `Sea`, one by one. Made by `python -m tools.states` from state.py: change them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from motstand.games.kampen_om_norge.sea.state import Sea
    from motstand.games.kampen_om_norge.state import Kampen

FIELDS: Final = (
    "april",
    "attempted",
    "battle",
    "battles",
    "closed",
    "coast_fought",
    "dropped",
    "force",
    "intercepted",
    "interceptions",
    "joined",
    "landed",
    "landings",
    "later",
    "moved",
    "placing",
    "recalled",
    "resisted",
    "returned",
    "route",
    "routes",
    "sailors",
    "shown",
    "smoked",
    "stacks",
    "waiting",
    "zone",
)


def copy_fields(sea: Sea, twin: Sea) -> None:
    """Make `twin` the same position; it shares nothing that could change."""
    twin.april = sea.april
    twin.recalled = sea.recalled
    twin.battle = None if sea.battle is None else sea.battle.copy()
    twin.zone = sea.zone
    twin.coast_fought = sea.coast_fought
    twin.returned = sea.returned
    twin.stacks = sea.stacks
    twin.waiting = sea.waiting
    twin.placing = sea.placing
    twin.later = sea.later
    twin.shown = sea.shown
    twin.force = sea.force
    twin.route = sea.route
    twin.routes = sea.routes
    twin.moved = sea.moved
    twin.attempted = sea.attempted
    twin.interceptions = sea.interceptions
    twin.intercepted = sea.intercepted
    twin.joined = sea.joined
    twin.battles = sea.battles
    twin.landings = sea.landings
    twin.landed = sea.landed
    twin.sailors = sea.sailors
    twin.smoked = sea.smoked
    twin.closed = sea.closed
    twin.dropped = sea.dropped
    twin.resisted = sea.resisted


def data_of(game: Kampen, sea: Sea) -> dict[str, Any]:
    """The whole position as JSON-able data; equal positions give equal data."""
    from motstand.games.kampen_om_norge.sea.stored import (
        areas_data,
        id_lists_data,
        ids_data,
        naval_combat_data,
        ships_in_areas_data,
        ships_in_zones_data,
        stacks_data,
        zone_lists_data,
        zones_data,
    )

    return {
        "april": sea.april,
        "recalled": sea.recalled,
        "battle": None if sea.battle is None else naval_combat_data(game, sea.battle),
        "zone": sea.zone,
        "coast_fought": sea.coast_fought,
        "returned": id_lists_data(game, sea.returned),
        "stacks": stacks_data(game, sea.stacks),
        "waiting": id_lists_data(game, sea.waiting),
        "placing": ships_in_zones_data(game, sea.placing),
        "later": ids_data(game, sea.later),
        "shown": ids_data(game, sea.shown),
        "force": ids_data(game, sea.force),
        "route": zones_data(game, sea.route),
        "routes": zone_lists_data(game, sea.routes),
        "moved": ids_data(game, sea.moved),
        "attempted": zones_data(game, sea.attempted),
        "interceptions": zone_lists_data(game, sea.interceptions),
        "intercepted": ids_data(game, sea.intercepted),
        "joined": ids_data(game, sea.joined),
        "battles": zones_data(game, sea.battles),
        "landings": ships_in_areas_data(game, sea.landings),
        "landed": ids_data(game, sea.landed),
        "sailors": ships_in_zones_data(game, sea.sailors),
        "smoked": ids_data(game, sea.smoked),
        "closed": areas_data(game, sea.closed),
        "dropped": areas_data(game, sea.dropped),
        "resisted": areas_data(game, sea.resisted),
    }


def restore_fields(game: Kampen, sea: Sea, data: dict[str, Any]) -> None:
    """Lay out the position that `data_of` described."""
    from motstand.games.kampen_om_norge.sea.stored import (
        areas_from,
        id_lists_from,
        ids_from,
        naval_combat_from,
        ships_in_areas_from,
        ships_in_zones_from,
        stacks_from,
        zone_lists_from,
        zones_from,
    )

    sea.april = data["april"]
    sea.recalled = data["recalled"]
    sea.battle = None if data["battle"] is None else naval_combat_from(game, data["battle"])
    sea.zone = data["zone"]
    sea.coast_fought = data["coast_fought"]
    sea.returned = id_lists_from(game, data["returned"])
    sea.stacks = stacks_from(game, data["stacks"])
    sea.waiting = id_lists_from(game, data["waiting"])
    sea.placing = ships_in_zones_from(game, data["placing"])
    sea.later = ids_from(game, data["later"])
    sea.shown = ids_from(game, data["shown"])
    sea.force = ids_from(game, data["force"])
    sea.route = zones_from(game, data["route"])
    sea.routes = zone_lists_from(game, data["routes"])
    sea.moved = ids_from(game, data["moved"])
    sea.attempted = zones_from(game, data["attempted"])
    sea.interceptions = zone_lists_from(game, data["interceptions"])
    sea.intercepted = ids_from(game, data["intercepted"])
    sea.joined = ids_from(game, data["joined"])
    sea.battles = zones_from(game, data["battles"])
    sea.landings = ships_in_areas_from(game, data["landings"])
    sea.landed = ids_from(game, data["landed"])
    sea.sailors = ships_in_zones_from(game, data["sailors"])
    sea.smoked = ids_from(game, data["smoked"])
    sea.closed = areas_from(game, data["closed"])
    sea.dropped = areas_from(game, data["dropped"])
    sea.resisted = areas_from(game, data["resisted"])
