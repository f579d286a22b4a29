"""Chapter 7.0: the initial phase of 9 April. Cards are chosen, then each side places what it has."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import PASS
from motstand.games.kampen_om_norge.box_april import OnApril
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.answers import (
    FEINT,
    KEEP,
    LURE,
    MUSTER,
    PANSERSKIP,
    REPOSITION,
    SCOUT,
    SWAP,
)
from motstand.games.kampen_om_norge.sea.fleet import (
    different_ships,
    move_ship,
    put_ship,
    rules_of,
    sea_of,
    zone_id,
    zone_number,
)
from motstand.games.kampen_om_norge.sea.movement import settle, station_all
from motstand.games.kampen_om_norge.sea.state import Ids, exchanged, without
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Draw, Flow, Option, Roll

KEEPING: Final = ("KON-NINE-05", "KON-NINE-07", "KON-NINE-09")
NEAR_OSLO, ON_POINTS = "KON-NINE-12", "KON-NINE-13"


def april_of(game: Kampen, card: str) -> OnApril:
    """What a card of 9 April does."""
    april = game.card(card).kind.april
    assert april is not None
    return april


def april_cards(game: Kampen) -> Flow[str]:
    """KON-NINE-05, KON-NINE-07, KON-NINE-09: each faction keeps some of its cards; the rest goes back unseen."""
    sea = sea_of(game)
    for faction in (GERMANY, NORWAY, ALLIES):
        left = rules_of(game).april_cards[faction] - len(game.hands[faction])
        if left > 0:
            options: list[Option] = [("keep", id) for id in different(game, sea.returned[faction])]
            values = {"faction": FACTIONS[faction], "left": left}
            answer: Option = yield KEEP.ask(game.seats[faction], options, values, KEEPING[faction])
            _, card = answer
            sea.returned = exchanged(sea.returned, faction, without(sea.returned[faction], card))
            game.hands[faction].append(card)
            if left == 1:
                told = {"faction": FACTIONS[faction], "count": len(game.hands[faction])}
                entry = game.note("april.kept", KEEPING[faction], told)
                for id in sorted(game.hands[faction]):
                    entry.child("april.card", "", {"card": id}, (game.seats[faction],))
            return "april cards"
    return "april ships"


def different(game: Kampen, cards: Ids) -> list[str]:
    """Cards without second copies."""
    found: dict[int, str] = {}
    for id in sorted(cards):
        found.setdefault(game.card(id).alike, id)
    return list(found.values())


def objection_to_keeping(game: Kampen, faction: int, id: str) -> str:
    """What `april_cards` does not offer, and why."""
    if game.card(id).kind.deck != faction:
        return "card_of_another"
    if id in game.hands[faction]:
        return "kept_already"
    lying = sea_of(game).returned[faction]
    if id not in lying:
        return "not_of_april"
    return "" if id in different(game, lying) else "card_alike"


def april_ships(game: Kampen) -> Flow[str]:
    """KON-NINE-10: the Allies draw half of their ships; with Skip til unnsetning they exchange one (KON-NAC-04)."""
    sea = sea_of(game)
    seat = game.seats[ALLIES]
    for _ in range(rules_of(game).allied_ships):
        id: str = yield Draw(sorted(sea.later), "draw.ship", seat, (seat,), "KON-NINE-10")
        sea.later = without(sea.later, id)
        sea.waiting = exchanged(sea.waiting, ALLIES, tuple(sorted([*sea.waiting[ALLIES], id])))
    entry = game.note("april.drew_ships", "KON-NINE-10", {"count": len(sea.waiting[ALLIES])})
    for id in sea.waiting[ALLIES]:
        entry.child("april.ship", "", {"ship": id}, (seat,))
    options: list[Option] = [PASS]
    for card in different_cards(game, ALLIES):
        for one in different_ships(game, list(sea.waiting[ALLIES])):
            for other in different_ships(game, sorted(sea.later)):
                if not objection_to_swapping(game, game.card(card).kind, one, other):
                    options.append(("swap", card, one, other))
    answer: Option = yield SWAP.ask(seat, options)
    if answer != PASS:
        _, card, ship, new = answer
        use_card(game, ALLIES, card)
        sea.waiting = exchanged(sea.waiting, ALLIES, tuple(sorted([new, *without(sea.waiting[ALLIES], ship)])))
        sea.later = tuple(sorted([ship, *without(sea.later, new)]))
        entry = game.note("card.played", "KON-NAC-04", {"faction": "allies", "card": card})
        entry.child("april.swapped", "", {"ship": ship, "other": new}, (seat,))
    return "muster"


def objection_to_swapping(game: Kampen, kind: Kind, ship: str, new: str) -> str:
    """KON-NAC-04: a ship that was drawn for one that was not; of equal ones the first is offered."""
    if kind.april is None or kind.april.swap_ship is None:
        return "another_time"
    drawn, left = list(sea_of(game).waiting[ALLIES]), sorted(sea_of(game).later)
    if ship not in drawn:
        return "ship_not_drawn"
    if new not in left:
        return "ship_not_left"
    alike = ship not in different_ships(game, drawn) or new not in different_ships(game, left)
    return "ship_alike" if alike else ""


def muster(game: Kampen) -> Flow[str]:
    """KON-NINE-11 to 14: Norway places first; the battalion in Finnmark stands there already."""
    sea, rules = sea_of(game), rules_of(game)
    yield from muster_in(game, NEAR_OSLO)
    for _ in range(rules.muster_points):
        # KON-Q-68: both may stand on the same point.
        yield from muster_in(game, ON_POINTS)
    ship = sea.waiting[NORWAY][0]
    zones = range(len(game.box.board.zones))
    coastal = [zone for zone in zones if not objection_to_panserskip(game, zone)]
    options: list[Option] = [("station", ship, zone_id(game, zone)) for zone in coastal]
    answer: Option = yield PANSERSKIP.ask(game.seats[NORWAY], options)
    _, ship, zone = answer
    sea.waiting = exchanged(sea.waiting, NORWAY, ())
    put_ship(game, ship, zone_number(game, zone))
    game.note("april.panserskip", "KON-NINE-14", {"ship": ship, "zone": zone})
    return "german ships"


def muster_in(game: Kampen, rule: str) -> Flow[None]:
    """One Norwegian battalion where the rule lets it stand."""
    ids = game.box.board.ids
    open_areas = [area for area in range(len(ids)) if not objection_to_mustering(game, rule, area)]
    options: list[Option] = [("muster", ids[area]) for area in open_areas]
    answer: Option = yield MUSTER.ask(game.seats[NORWAY], options, None, rule)
    _, area = answer
    game.battalions[NORWAY][game.box.board.index[area]] += 1
    game.note("april.mustered", rule, {"area": area})


def objection_to_mustering(game: Kampen, rule: str, area: int) -> str:
    """KON-NINE-12: one in Oslo or beside it. KON-NINE-13: the others on mobilization points."""
    board, oslo = game.box.board, rules_of(game).muster
    if rule == NEAR_OSLO:
        return "" if area == oslo or area in board.neighbours[oslo] else "not_near_the_capital"
    return "" if area in board.mobilization_points else "no_point_there"


def objection_to_panserskip(game: Kampen, zone: int) -> str:
    """KON-NINE-14: 'Eidsvoll & Norge' lies in a zone with a coast."""
    return "" if game.box.board.zone_areas[zone] else "zone_without_coast"


def german_ships(game: Kampen) -> Flow[str]:
    """KON-NINE-15: all ships and dummies, in any zones."""
    yield from station_all(game, GERMANY, "KON-NINE-15")
    settle(game, GERMANY, "KON-NINE-15")
    return "reconnaissance"


def reconnaissance(game: Kampen) -> Flow[str]:
    """KON-NINE-17: when Germany has placed its ships, Rekognoseringsfly and then Omdisponering."""
    yield from scout(game)
    yield from reposition(game)
    return "allied ships"


def scout(game: Kampen) -> Flow[None]:
    """KON-NAC-02: a die for every German card in a zone; each success shows one of them to everybody."""
    sea = sea_of(game)
    options: list[Option] = [PASS]
    for card in different_cards(game, ALLIES):
        for zone in range(len(game.box.board.zones)):
            if not objection_to_scouting(game, game.card(card).kind, zone):
                options.append(("scout", card, zone_id(game, zone)))
    answer: Option = yield SCOUT.ask(game.seats[ALLIES], options)
    if answer == PASS:
        return
    _, card, chosen = answer
    use_card(game, ALLIES, card)
    game.note("card.played", "KON-NAC-02", {"faction": "allies", "card": card})
    hidden = list(sea.stacks[GERMANY][zone_number(game, chosen)])
    seat, told = game.seats[ALLIES], {"zone": chosen}
    scout = april_of(game, card).scout
    assert scout is not None
    hits = yield from successes(game, len(hidden), scout.on, seat, "KON-NAC-02", told)
    for _ in range(hits):
        id: str = yield Draw(sorted(hidden), "draw.scouted", seat, None, "KON-NAC-02", told)
        hidden.remove(id)
        game.note("april.scouted", "KON-NAC-02", {"ship": id, "zone": chosen})


def objection_to_scouting(game: Kampen, kind: Kind, zone: int) -> str:
    """KON-NAC-03: not in I, VI and VII."""
    if kind.april is None or kind.april.scout is None:
        return "another_time"
    if zone_id(game, zone) not in kind.april.scout.zones:
        return "zone_not_scouted"
    return "" if sea_of(game).stacks[GERMANY][zone] else "no_ships_there"


def successes(game: Kampen, dice: int, needed: int, seat: str, rule: str, told: dict[str, str]) -> Flow[int]:
    """How many of so many dice show what is needed."""
    rolled: tuple[int, ...] = yield Roll(6, dice, "roll.april", seat, rule, told)
    hits = len([die for die in rolled if die >= needed])
    entry = game.note("april.rolled", rule, {**told, "dice": list(rolled), "hits": hits})
    entry.child("april.needed", rule, {"needed": needed})
    return hits


def reposition(game: Kampen) -> Flow[None]:
    """KON-NNC-04: one Norwegian battalion moves to a neighbouring area."""
    ids = game.box.board.ids
    options: list[Option] = [PASS]
    for card in different_cards(game, NORWAY):
        for area, near in enumerate(game.scenario.neighbours):
            for to in near:
                if not objection_to_repositioning(game, game.card(card).kind, area, to):
                    options.append(("reposition", card, ids[area], ids[to]))
    answer: Option = yield REPOSITION.ask(game.seats[NORWAY], options)
    if answer == PASS:
        return
    _, card, start, end = answer
    use_card(game, NORWAY, card)
    game.battalions[NORWAY][game.box.board.index[start]] -= 1
    game.battalions[NORWAY][game.box.board.index[end]] += 1
    game.note("april.repositioned", "KON-NNC-04", {"card": card, "from": start, "to": end})


def objection_to_repositioning(game: Kampen, kind: Kind, start: int, end: int) -> str:
    """Is there a battalion that could go there?"""
    if kind.april is None or kind.april.reposition is None:
        return "another_time"
    if game.battalions[NORWAY][start] == 0:
        return "nobody_there"
    return "" if end in game.scenario.neighbours[start] else "not_neighbours"


def allied_ships(game: Kampen) -> Flow[str]:
    """KON-NINE-16: the Allies place the ships that they drew, also where German ships are; then the feint."""
    yield from station_all(game, ALLIES, "KON-NINE-16")
    settle(game, ALLIES, "KON-NINE-16")
    yield from feint(game)
    return "april interception"


def feint(game: Kampen) -> Flow[None]:
    """KON-NGC-01: a die for each Allied ship in a zone; each success sends one of them to a neighbouring zone."""
    sea = sea_of(game)
    options: list[Option] = [PASS]
    for card in different_cards(game, GERMANY):
        for zone in range(len(game.box.board.zones)):
            if not objection_to_feint(game, game.card(card).kind, zone):
                options.append(("feint", card, zone_id(game, zone)))
    answer: Option = yield FEINT.ask(game.seats[GERMANY], options)
    if answer == PASS:
        return
    _, card, chosen = answer
    use_card(game, GERMANY, card)
    game.note("card.played", "KON-NGC-01", {"faction": "germany", "card": card})
    zone = zone_number(game, chosen)
    fleet = list(sea.stacks[ALLIES][zone])
    seat, told = game.seats[GERMANY], {"zone": chosen}
    shift = april_of(game, card).shift
    assert shift is not None
    hits = yield from successes(game, len(fleet), shift.on, seat, "KON-NGC-01", told)
    # KON-Q-11: each to a zone of its own, never I or II; which ship it is, is chance and stays hidden.
    near: list[Option] = [
        ("lure", zone_id(game, to))
        for to in range(len(game.box.board.zones))
        if not objection_to_luring(game, zone, to)
    ]
    for hit in range(hits):
        lured: Option = yield LURE.ask(seat, near, {**told, "left": hits - hit})
        _, to = lured
        owner = game.seats[ALLIES]
        id: str = yield Draw(sorted(fleet), "draw.lured", seat, (owner,), "KON-NGC-01", told)
        fleet.remove(id)
        move_ship(game, id, zone_number(game, to))
        entry = game.note("april.lured", "KON-NGC-01", {"from": chosen, "to": to})
        entry.child("april.ship", "", {"ship": id}, (owner,))


def objection_to_feint(game: Kampen, kind: Kind, zone: int) -> str:
    """Is there anybody to be lured away?"""
    if kind.april is None or kind.april.shift is None:
        return "another_time"
    return "" if sea_of(game).stacks[ALLIES][zone] else "no_ships_there"


def objection_to_luring(game: Kampen, start: int, end: int) -> str:
    """KON-Q-11: a neighbouring zone that is open to the Allies."""
    rules = rules_of(game)
    if end not in rules.neighbours[start]:
        return "zone_not_beside"
    return "" if rules.is_allied_zone[end] else "closed_to_allies"
