"""Chapter 8.1 a: naval movement. A task force is formed ship by ship, sails up to two zones, and meets the enemy."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import END
from motstand.games.kampen_om_norge.breakdown import add_symbols
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.answers import AS_IN_1940, NAVAL_MOVEMENT, PAY, RECALL, SAIL_ON, STATION, STOP
from motstand.games.kampen_om_norge.sea.fleet import (
    different_ships,
    enemy_ships,
    move_ships,
    put_ship,
    rules_of,
    sea_of,
    ship_of,
    turn_down,
    zone_id,
    zone_number,
    zone_of,
)
from motstand.games.kampen_om_norge.sea.interception import interceptions
from motstand.games.kampen_om_norge.sea.state import Ids, Sea, Zones, exchanged
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Flow, Option

FARTHEST: Final = 2


def naval_movement(game: Kampen) -> Flow[str]:
    """KON-NAVM-01: just before land movement. Add a ship to the task force, sail, call raiders back, or end."""
    sea = sea_of(game)
    faction = game.active
    if faction == ALLIES and sea.later:
        return "allied fleet"
    options = embarkations(game)
    if sea.force:
        options += sails(game)
    elif options or may_recall(game):
        if may_recall(game) and affords_recall(game):
            options.append(RECALL)
        options.append(END)
    else:
        return "movement"
    answer: Option = yield NAVAL_MOVEMENT.ask(game.seats[faction], options, {"faction": FACTIONS[faction]})
    match answer:
        case ("embark", ship):
            sea.force += (ship,)
            sea.route = (zone_of(game, ship),)
        case ("sail", zone):
            return (yield from sail(game, zone_number(game, zone)))
        case ("recall",):
            yield from recall(game)
        case _:
            return "movement"
    return "naval movement"


def embarkations(game: Kampen) -> list[Option]:
    """KON-NAVM-04: ships of one zone that have not moved make up a task force; of each class the first is offered."""
    sea = sea_of(game)
    away = ships_under_way(sea)
    options: list[Option] = []
    for zone, stack in enumerate(sea.stacks[game.active]):
        # A task force that is being formed lies in one zone.
        if not stack or (sea.route and sea.route[0] != zone):
            continue
        fresh = fresh_ships(stack, away)
        if fresh and not objection_to_leaving_zone(game, zone):
            options += [("embark", id) for id in different_ships(game, fresh)]
    return options


def ships_under_way(sea: Sea) -> set[str]:
    """Who has moved in this turn, or is in the task force."""
    return set(sea.moved + sea.force)


def fresh_ships(stack: Ids, away: set[str]) -> list[str]:
    """The ships of a zone that may still join a task force: all but those that moved or are in it."""
    return [id for id in stack if id not in away]


def objection_to_leaving_zone(game: Kampen, zone: int) -> str:
    """May a task force be formed there, or the one that is being formed get another ship from there?"""
    route = sea_of(game).route
    if route:
        return "" if route[0] == zone else "force_elsewhere"
    if zone == rules_of(game).raiding_box and not sea_of(game).recalled:
        return "raiders_not_called"
    return "" if may_go_on(game, (zone,)) else "nowhere_to_sail"


def objection_to_embarking(game: Kampen, id: str) -> str:
    """What `embarkations` leaves out, and why."""
    sea, zone = sea_of(game), zone_of(game, id)
    if ship_of(game, id).faction != game.active:
        return "ship_of_another"
    if zone < 0:
        return "ship_not_on_the_map"
    if id in sea.moved:
        return "ship_moved"
    if id in sea.force:
        return "ship_in_the_force"
    objection = objection_to_leaving_zone(game, zone)
    if objection:
        return objection
    fresh = fresh_ships(sea.stacks[game.active][zone], ships_under_way(sea))
    return "" if id in different_ships(game, fresh) else "ship_alike"


def sails(game: Kampen) -> list[Option]:
    """Where the task force can go next."""
    return [("sail", zone_id(game, zone)) for zone in next_zones(game, sea_of(game).route)]


def next_zones(game: Kampen, route: Zones) -> list[int]:
    """The zones that come next on a route."""
    if objection_to_going_on(game, route):
        return []
    return [zone for zone in rules_of(game).neighbours[route[-1]] if not objection_to_entering(game, route, zone)]


def may_go_on(game: Kampen, route: Zones) -> bool:
    """Is there any zone that comes next?"""
    if objection_to_going_on(game, route):
        return False
    for zone in rules_of(game).neighbours[route[-1]]:
        if not objection_to_entering(game, route, zone):
            return True
    return False


def objection_to_sailing(game: Kampen, route: Zones, zone: int) -> str:
    """What `next_zones` leaves out, and why."""
    objection = objection_to_going_on(game, route)
    if objection:
        return objection
    beside = zone in rules_of(game).neighbours[route[-1]]
    return objection_to_entering(game, route, zone) if beside else "zone_not_beside"


def objection_to_going_on(game: Kampen, route: Zones) -> str:
    """Does the route end where it is, wherever it might lead?"""
    if route[-1] == rules_of(game).raiding_box and not sea_of(game).recalled:
        # KON-NINE-27: without the payment nobody leaves the raiding box.
        return "raiders_not_called"
    return "sailed_far_enough" if len(route) > farthest(game) else ""


def farthest(game: Kampen) -> int:
    """KON-NAVM-03: how many zones ships may sail. KON-SHIP-14: 'Eidsvoll & Norge' moves one zone a turn."""
    return 1 if game.active == NORWAY else FARTHEST


def objection_to_entering(game: Kampen, route: Zones, zone: int) -> str:
    """May a task force come into the next zone of its route?"""
    sea = sea_of(game)
    # KON-NAVM-05: Allied ships never enter I or II.
    if game.active == ALLIES and not rules_of(game).is_allied_zone[zone]:
        return "closed_to_allies"
    # KON-NAVM-07: after an attempt no more ships of the attacker enter the zone.
    if sea.attempted and zone in sea.attempted:
        return "zone_was_tried"
    # KON-NAVM-04: who takes the same route goes together; who goes on from there takes another.
    for taken in sea.routes:
        # Most routes end elsewhere: that is seen without making this one.
        if taken[-1] == zone and taken == (*route, zone):
            return "" if may_go_on(game, taken) else "route_was_taken"
    return ""


def sail(game: Kampen, zone: int) -> Flow[str]:
    """The task force enters a zone; where the enemy is both sides may intercept (KON-NAVM-06)."""
    sea = sea_of(game)
    if sea.route[-1] == rules_of(game).raiding_box:
        # Raiders lie face up as long as they are in the box.
        turn_down(game, list(sea.force))
    move_ships(game, sea.force, sea.route[-1], zone)
    told = {
        "faction": FACTIONS[game.active],
        "count": len(sea.force),
        "from": zone_id(game, sea.route[-1]),
        "to": zone_id(game, zone),
    }
    sea.route += (zone,)
    game.note("naval_movement.sailed", "KON-NAVM-02", told)
    if enemy_ships(game, game.active, zone):
        yield from interceptions(game, zone)
    # KON-NAVM-17: those who were not intercepted and made no attempt may go on; dummies that were found are gone.
    sea.force = tuple([id for id in sea.force if id not in sea.moved])
    return "sailing" if sea.force and may_go_on(game, sea.route) else end_of_route(game)


def sailing(game: Kampen) -> Flow[str]:
    """KON-NAVM-03: the task force goes on, or its movement is finished."""
    sea = sea_of(game)
    options = sails(game)
    if sea.route not in sea.routes:
        options.append(STOP)
    answer: Option = yield SAIL_ON.ask(game.seats[game.active], options, {"faction": FACTIONS[game.active]})
    if answer == STOP:
        return end_of_route(game)
    _, zone = answer
    return (yield from sail(game, zone_number(game, zone)))


def end_of_route(game: Kampen) -> str:
    """The ships have moved, and nobody else takes the same route this turn (KON-NAVM-04)."""
    sea = sea_of(game)
    sea.moved += sea.force
    sea.routes += (sea.route,)
    told = {"faction": FACTIONS[game.active], "zone": zone_id(game, sea.route[-1])}
    sea.force = ()
    sea.route = ()
    game.note("naval_movement.stays", "KON-NAVM-03", told)
    return "naval movement"


# -- raiders ---------------------------------------------------------------------------------------------------


def may_recall(game: Kampen) -> bool:
    """Can everybody see that Germany might call its raiders back?"""
    sea, rules = sea_of(game), rules_of(game)
    raiders = game.active == GERMANY and sea.stacks[GERMANY][rules.raiding_box]
    return bool(raiders) and not sea.recalled and bool(game.hands[GERMANY])


def affords_recall(game: Kampen) -> bool:
    """KON-NINE-26: the cards in hand have at least so many symbols."""
    symbols = sum([game.card(id).symbols for id in game.hands[GERMANY]])
    return symbols >= rules_of(game).recall_symbols


def recall(game: Kampen) -> Flow[None]:
    """KON-NINE-26: trade cards for their symbols; one payment calls any number of ships back (KON-Q-78)."""
    sea = sea_of(game)
    symbols = 0
    needed = rules_of(game).recall_symbols
    while symbols < needed:
        options: list[Option] = [("trade", card) for card in different_cards(game, GERMANY)]
        values = {"symbols": symbols, "needed": needed}
        answer: Option = yield PAY.ask(game.seats[GERMANY], options, values)
        _, card = answer
        symbols += game.card(card).symbols
        use_card(game, GERMANY, card)
        entry = game.note("trade.traded", "KON-NINE-26", {"faction": "germany", "card": card})
        add_symbols(entry, game, card, "KON-NINE-26")
    sea.recalled = True
    game.note("raiding.recalled", "KON-NINE-26", {"symbols": symbols, "needed": needed})


# -- ships that are placed -------------------------------------------------------------------------------------


def allied_fleet(game: Kampen) -> Flow[str]:
    """KON-NINE-44: the other Allied ships come in the first Allied movement phase; it is their movement (KON-Q-66)."""
    sea = sea_of(game)
    sea.waiting = exchanged(sea.waiting, ALLIES, tuple(sorted(sea.later)))
    yield from station_all(game, ALLIES, "KON-NINE-44")
    sea.later = ()
    placed = tuple([id for id, _ in sea.placing])
    zones = sorted({zone for _, zone in sea.placing})
    settle(game, ALLIES, "KON-NINE-44")
    sea.moved += placed
    for zone in zones:
        if enemy_ships(game, ALLIES, zone):
            yield from interceptions(game, zone)
    return "naval movement"


def station_all(game: Kampen, faction: int, rule: str) -> Flow[None]:
    """One ship after the other, in the order of their ids; nobody sees where they are before all are placed."""
    sea = sea_of(game)
    while sea.waiting[faction]:
        id = sea.waiting[faction][0]
        options: list[Option] = [("station", id, zone_id(game, zone)) for zone in open_zones(game, faction)]
        if history(game, faction):
            options.append(AS_IN_1940)
        values = {"faction": FACTIONS[faction], "ship": id, "left": len(sea.waiting[faction])}
        answer: Option = yield STATION.ask(game.seats[faction], options, values, rule)
        if answer == AS_IN_1940:
            sea.placing += tuple(history(game, faction))
            others = [id for id in sea.waiting[faction] if not ship_of(game, id).zone]
            sea.waiting = exchanged(sea.waiting, faction, tuple(others))
            continue
        _, ship, zone = answer
        sea.waiting = exchanged(sea.waiting, faction, sea.waiting[faction][1:])
        sea.placing += ((ship, zone_number(game, zone)),)


def history(game: Kampen, faction: int) -> list[tuple[str, int]]:
    """The ships still to be placed of which it is known where they were on 9 April 1940: Germany's, but for dummies."""
    waiting = [ship_of(game, id) for id in sea_of(game).waiting[faction]]
    return [(ship.id, zone_number(game, ship.zone)) for ship in waiting if ship.zone]


def open_zones(game: Kampen, faction: int) -> list[int]:
    """KON-NINE-15, KON-NINE-16: Germany's ships go anywhere, the Allies' not to I and II."""
    return [zone for zone in range(len(game.box.board.zones)) if not objection_to_station(game, faction, zone)]


def objection_to_station(game: Kampen, faction: int, zone: int) -> str:
    return "closed_to_allies" if faction == ALLIES and not rules_of(game).is_allied_zone[zone] else ""


def settle(game: Kampen, faction: int, rule: str) -> None:
    """The ships lie face down in their zones: everybody sees how many (KON-SHIP-24)."""
    sea = sea_of(game)
    entry = game.note("ships.placed", rule, {"faction": FACTIONS[faction], "count": len(sea.placing)})
    counts: dict[int, int] = {}
    for id, zone in sea.placing:
        put_ship(game, id, zone)
        counts[zone] = counts.get(zone, 0) + 1
    for zone in sorted(counts):
        entry.child("ships.zone", rule, {"zone": zone_id(game, zone), "count": counts[zone]})
    sea.placing = ()
