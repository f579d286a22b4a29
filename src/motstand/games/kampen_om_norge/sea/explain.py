"""What ships and sea zones are and do now, from what a seat may know."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.fleet import controller, rules_of, sea_of, ship_of, zone_id, zone_of
from motstand.games.kampen_om_norge.sea.parts import part_of, parts_of
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.log import Entry


def ships(game: Kampen) -> list[str]:
    """All ship cards; where one is, is told only of open ones and of the own."""
    return list(game.scenario.ships)


def ship(game: Kampen, seat: str | None, id: str) -> Entry:
    """KON-SHIP-06: a ship by its class, and where it is, if the seat may know it (KON-SHIP-24)."""
    found = ship_of(game, id)
    zone = zone_of(game, id)
    known = id in sea_of(game).shown or game.seats[found.faction] == seat
    where = "hidden" if not known or zone < 0 else "raid" if zone == rules_of(game).raiding_box else "here"
    values: dict[str, Any] = {
        "class": {"ship_class": found.of.id},
        "sinks": found.of.sinks_on,
        "chases": found.of.chases_on,
        "voids": found.of.voids,
        "where": where,
        "zone": zone_id(game, zone) if where == "here" else "none",
    }
    return Entry("about.ship", "KON-SHIP-06", values)


def sea_zones(game: Kampen) -> list[str]:
    """All zones, and the raiding box, which is one more."""
    return [*game.box.board.zones, "raid"]


def sea_phases(game: Kampen) -> list[str]:
    return list(parts_of(game))


def sea_phase(game: Kampen, id: str) -> Entry:
    """KON-ADV-01: a part of the turn. Some have the same number on 9 April and do something else."""
    act = "april" if sea_of(game).april else "turn"
    values = {"now": "yes" if part_of(game) == id else "no", "per": game.scenario.symbols_per_battalion}
    return Entry(f"about.{act}.{id}", parts_of(game)[id], values)


def sea_zone(game: Kampen, id: str) -> Entry:
    """KON-SHIP-24: how many cards of each faction lie there, and who controls the zone (KON-NAVC-01)."""
    sea = sea_of(game)
    if id == "raid":
        raiders = len(sea.stacks[GERMANY][rules_of(game).raiding_box])
        return Entry("about.raiding_box", "KON-NINE-22", {"count": raiders, "needed": rules_of(game).recall_symbols})
    zone = game.box.board.zone_index[id]
    holder = -1 if sea.april else controller(game, zone)
    values = {
        "zone": id,
        "german": len(sea.stacks[GERMANY][zone]),
        "norwegian": len(sea.stacks[NORWAY][zone]),
        "allied": len(sea.stacks[ALLIES][zone]),
        "holder": FACTIONS[holder] if holder >= 0 else "nobody",
        "open": "yes" if rules_of(game).is_allied_zone[zone] else "no",
    }
    return Entry("about.sea_zone", "KON-NAVC-01", values)
