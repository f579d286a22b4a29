"""Chapter 5.2: when the Allied deck is used up ships leave, too."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES
from motstand.games.kampen_om_norge.sea.answers import WITHDRAW_SHIP
from motstand.games.kampen_om_norge.sea.fleet import (
    different_ships,
    remove_ship,
    rules_of,
    sea_of,
    ship_of,
    zone_id,
    zone_of,
)
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Flow, Option

SMALL = ("tung_krysser", "mindre_skip")


def withdraw_ships(game: Kampen) -> Flow[None]:
    """KON-ADV-09: five ships, or all there are (KON-Q-20)."""
    taken: list[str] = []
    count = rules_of(game).withdrawn_ships
    while len(taken) < count:
        fleet = ships_left(game)
        open_ships = [id for id in fleet if not is_too_small(game, id, fleet, taken)]
        if not open_ships:
            return
        # Of equal ships the one of each zone: where it leaves matters.
        options: list[Option] = [
            ("withdraw_ship", id)
            for stack in sea_of(game).stacks[ALLIES]
            for id in different_ships(game, [each for each in stack if each in open_ships])
        ]
        answer: Option = yield WITHDRAW_SHIP.ask(game.seats[ALLIES], options, {"left": count - len(taken)})
        _, ship = answer
        taken.append(ship)
        zone = remove_ship(game, ship)
        game.note("withdrawal.ship", "KON-ADV-09", {"ship": ship, "zone": zone_id(game, zone)})


def ships_left(game: Kampen) -> list[str]:
    """All Allied ships on the map; those that go down in the combat being fought are lost already (KON-NAVC-15)."""
    sea = sea_of(game)
    sinking = [] if sea.battle is None else sea.battle.sunk
    return [id for stack in sea.stacks[ALLIES] for id in stack if id not in sinking]


def is_too_small(game: Kampen, id: str, fleet: list[str], taken: list[str]) -> bool:
    """KON-ADV-10: one mindre skip and one tung krysser at most, as long as there are larger ships (KON-Q-21)."""
    name = ship_of(game, id).of.id
    if name not in SMALL or name not in [ship_of(game, other).of.id for other in taken]:
        return False
    return any(ship_of(game, other).of.id not in SMALL for other in fleet)


def objection_to_withdrawing_ship(game: Kampen, id: str, offered: list[str]) -> str:
    """Why a ship is not among those that are offered."""
    if ship_of(game, id).faction != ALLIES:
        return "ship_of_another"
    if id not in ships_left(game):
        return "ship_not_on_the_map"
    if id in offered:
        return ""
    twins = [other for other in offered if zone_of(game, other) == zone_of(game, id)]
    alike = ship_of(game, id).of.id in [ship_of(game, other).of.id for other in twins]
    return "ship_alike" if alike else "larger_ships_first"
