"""Chapter 7.1 and 7.2: interception, paratroopers, raiding, landings, and the resistance of the cities."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DONE, END, PASS
from motstand.games.kampen_om_norge.april.opening import april_of
from motstand.games.kampen_om_norge.components import AIR, ALLIES, GERMANY, NORWAY, SEA, Kind
from motstand.games.kampen_om_norge.movement_cards import play, playable
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.answers import (
    ASHORE,
    DIVE,
    DROPS,
    ELSEWHERE,
    FORT,
    LANDINGS,
    MINE,
    RAID,
    RESIST,
    SMOKE,
)
from motstand.games.kampen_om_norge.sea.combat import begin_combat, fight_at_sea
from motstand.games.kampen_om_norge.sea.dive_bombers import dive, dives, might_dive
from motstand.games.kampen_om_norge.sea.fleet import (
    different_ships,
    enemy_ships,
    is_in_zone,
    move_ship,
    panserskip_in,
    real_ships,
    rules_of,
    sea_of,
    ship_of,
    turn_down,
    turn_up,
    zone_id,
    zone_number,
    zone_of,
)
from motstand.games.kampen_om_norge.sea.interception import interceptions
from motstand.games.kampen_om_norge.sea.losses import sink, void_cards
from motstand.games.kampen_om_norge.sea.state import without
from motstand.games.kampen_om_norge.stacks import arrive
from motstand.games.kampen_om_norge.state import Attack, Kampen
from motstand.kernel.flow import Draw, Flow, Option, Roll

# -- phase 1 -----------------------------------------------------------------------------------------------------


def april_interception(game: Kampen) -> Flow[str]:
    """KON-NINE-18: zone after zone where both sides have ships, with Germany as the attacker; nobody moves."""
    sea = sea_of(game)
    zone = sea.zone
    if zone == len(game.box.board.zones):
        return "april drops"
    sea.zone += 1
    if sea.stacks[GERMANY][zone] and enemy_ships(game, GERMANY, zone):
        yield from interceptions(game, zone)
        yield from smoke(game, zone)
    return "april interception"


def smoke(game: Kampen, zone: int) -> Flow[None]:
    """KON-NINE-20: with Røykdekke one intercepted ship escapes the combat; it is turned face down (KON-Q-105)."""
    sea = sea_of(game)
    caught = [id for id in sea.stacks[GERMANY][zone] if id in sea.intercepted]
    if not caught or not game.hands[GERMANY]:
        return
    options: list[Option] = [PASS]
    for card in different_cards(game, GERMANY):
        kind = game.card(card).kind
        options += [("smoke", card, id) for id in caught if not objection_to_smoke(game, kind, zone, id)]
    answer: Option = yield SMOKE.ask(game.seats[GERMANY], options, {"zone": zone_id(game, zone)})
    if answer == PASS:
        return
    _, card, ship = answer
    use_card(game, GERMANY, card)
    sea.intercepted = without(sea.intercepted, ship)
    # Where Germany has intercepted, too, all its ships must fight (KON-NAVC-04) but this one.
    sea.smoked += (ship,)
    turn_down(game, [ship])
    game.note("april.smoked", "KON-NGC-06", {"card": card, "ship": ship, "zone": zone_id(game, zone)})


def objection_to_smoke(game: Kampen, kind: Kind, zone: int, id: str) -> str:
    """Was the ship intercepted in this zone?"""
    sea = sea_of(game)
    if kind.april is None or kind.april.smoke is None:
        return "another_time"
    return "" if id in sea.intercepted and id in sea.stacks[GERMANY][zone] else "ship_not_intercepted"


def april_drops(game: Kampen) -> Flow[str]:
    """KON-NINE-19: no movement but that of the paratroopers."""
    if not game.hands[GERMANY]:
        return "dive bombers"
    options = [*playable(game, GERMANY), END]
    answer: Option = yield DROPS.ask(game.seats[GERMANY], options)
    if answer == END:
        return "dive bombers"
    _, card = answer
    yield from play(game, GERMANY, card)
    return "april drops"


# -- phase 2 a ---------------------------------------------------------------------------------------------------


def dive_bombers(game: Kampen) -> Flow[str]:
    """KON-NINE-47: Stupbombefly before all other naval combat."""
    zones = list(range(len(game.box.board.zones)))
    if any(might_dive(game, ALLIES, zone) for zone in zones):
        answer: Option = yield DIVE.ask(game.seats[ALLIES], [PASS, *dives(game, ALLIES, zones)])
        if answer != PASS:
            _, card, zone = answer
            yield from dive(game, card, zone_number(game, zone))
            return "dive bombers"
    return "joining"


def raiding(game: Kampen) -> Flow[str]:
    """KON-NINE-22: slagskip and tung krysser in VI, VII and VIII may go raiding. Whoever raids is shown."""
    sea, rules = sea_of(game), rules_of(game)
    cards = [id for zone in rules.raiding_zones for id in sea.stacks[GERMANY][zone]]
    if not cards:
        return "landings"
    able = [id for id in cards if not objection_to_raiding(game, id)]
    options: list[Option] = [("raid", id) for id in sorted(able)]
    answer: Option = yield RAID.ask(game.seats[GERMANY], [*options, DONE])
    if answer == DONE:
        return "landings"
    _, ship = answer
    told = {"ship": ship, "zone": zone_id(game, zone_of(game, ship))}
    move_ship(game, ship, rules.raiding_box)
    turn_up(game, [ship])
    game.note("raiding.began", "KON-NINE-22", told)
    # KON-NINE-23: as many Allied cards as the loss of such a ship would cost.
    yield from void_cards(game, ALLIES, ship_of(game, ship).of.voids, "KON-NINE-23")
    return "raiding"


def objection_to_raiding(game: Kampen, id: str) -> str:
    """KON-NINE-22: which ships go raiding, and from where."""
    if ship_of(game, id).faction != GERMANY:
        return "ship_of_another"
    if not ship_of(game, id).of.raids:
        return "ship_never_raids"
    return "" if zone_of(game, id) in rules_of(game).raiding_zones else "raids_from_the_north"


def landings(game: Kampen) -> Flow[str]:
    """KON-NINE-28: zone by zone in Germany's order (KON-Q-69)."""
    sea = sea_of(game)
    coastal = [zone for zone, areas in enumerate(game.box.board.zone_areas) if areas]
    cards = [id for zone in coastal for id in sea.stacks[GERMANY][zone] if id not in sea.landed]
    if cards or sea.sailors:
        options: list[Option] = [
            ("landing", zone_id(game, zone)) for zone in coastal if not objection_to_landing(game, zone)
        ]
        answer: Option = yield LANDINGS.ask(game.seats[GERMANY], [*options, DONE])
        if answer != DONE:
            _, zone = answer
            game.note("april.lands_from", "KON-NINE-28", {"zone": zone})
            yield from land_from(game, zone_number(game, zone))
            return "landings"
    # KON-Q-103: now all ships lie face down again; raiders stay in sight.
    turn_down(game, [id for stack in sea.stacks[GERMANY][: len(game.box.board.zones)] for id in stack])
    game.note("april.ashore", "KON-Q-103")
    return "resistance"


def objection_to_landing(game: Kampen, zone: int) -> str:
    """Is there a coast, and anybody who can still land on it?"""
    if not game.box.board.zone_areas[zone]:
        return "zone_without_coast"
    return "" if landers(game, zone) else "nobody_to_land"


def landers(game: Kampen, zone: int) -> list[str]:
    """The ships of a zone that can still land a battalion, and those whose sailors do (KON-NGC-08)."""
    sea = sea_of(game)
    ships = [id for id in real_ships(game, GERMANY, zone) if id not in sea.landed]
    return sorted(ships + [id for id, lost in sea.sailors if lost == zone])


def land_from(game: Kampen, zone: int) -> Flow[None]:
    """KON-Q-69: the areas are named, the panserskip is fought, mines and forts answer, and those who are left land."""
    yield from name_areas(game, zone)
    yield from fight_panserskip(game, zone)
    yield from mines(game, zone)
    yield from forts(game, zone)
    sea = sea_of(game)
    while sea.landings:
        ship, area = sea.landings[0]
        sea.landings = sea.landings[1:]
        hostile = game.is_enemy_in(GERMANY, area)
        arrive(game, SEA, area, 1)
        told = {"ship": ship, "area": game.box.board.ids[area], "zone": zone_id(game, zone)}
        game.note("april.attacks" if hostile else "april.landed", "KON-NINE-28", told)


def name_areas(game: Kampen, zone: int) -> Flow[None]:
    """KON-NINE-30: a ship that lands is turned face up: it is no dummy."""
    sea = sea_of(game)
    while landers(game, zone):
        options: list[Option] = []
        for id in different_ships(game, landers(game, zone)):
            options += shores(game, id, zone)
        if sea.landings:
            options.append(DONE)
        answer: Option = yield ASHORE.ask(game.seats[GERMANY], options, {"zone": zone_id(game, zone)})
        if answer == DONE:
            return
        _, ship, area = answer
        sea.landings += ((ship, game.box.board.index[area]),)
        game.note("april.comes", "KON-NINE-30", {"ship": ship, "area": area, "zone": zone_id(game, zone)})
        if is_in_zone(game, ship, zone):
            sea.landed += (ship,)
            turn_up(game, [ship])
        else:
            sea.sailors = without(sea.sailors, (ship, zone))


def shores(game: Kampen, id: str, zone: int) -> list[Option]:
    """The land areas of the zone."""
    ids = game.box.board.ids
    open_areas = [area for area in game.box.board.zone_areas[zone] if not objection_to_shore(game, zone, area)]
    return [("ashore", id, ids[area]) for area in open_areas]


def objection_to_shore(game: Kampen, zone: int, area: int) -> str:
    """KON-Q-69: a city that a fort has closed is no area to land in."""
    if area not in game.box.board.zone_areas[zone]:
        return "not_on_the_zone"
    return "fort_closed_it" if area in sea_of(game).closed else ""


def fight_panserskip(game: Kampen, zone: int) -> Flow[None]:
    """KON-NINE-29: who lands from its zone fights 'Eidsvoll & Norge' first, unless it has fought already (KON-Q-94)."""
    sea = sea_of(game)
    panserskip = panserskip_in(game, zone)
    fighting = [id for id, _ in sea.landings if is_in_zone(game, id, zone)]
    if not panserskip or sea.coast_fought or not fighting:
        return
    sailors = [(id, area) for id, area in sea.landings if id not in fighting]
    begin_combat(game, zone, fighting + panserskip)
    battle = sea.battle
    assert battle is not None
    yield from fight_at_sea(game, battle)
    afloat = [(id, area) for id, area in sea.landings if is_in_zone(game, id, zone)]
    sea.landings = tuple(sailors + afloat)
    turn_up(game, [id for id, _ in afloat])
    # KON-NINE-46: a chased ship may still land from the zone that it was chased to.
    sea.landed = tuple([id for id in sea.landed if id not in fighting or is_in_zone(game, id, zone)])


def mines(game: Kampen, zone: int) -> Flow[None]:
    """KON-NAC-01: Minelegging sinks a real German ship of the zone, landing or not (KON-Q-07)."""
    sea = sea_of(game)
    seat, told = game.seats[ALLIES], {"zone": zone_id(game, zone)}
    if not game.hands[ALLIES] or not [id for id, _ in sea.landings if is_in_zone(game, id, zone)]:
        return
    options: list[Option] = [("mine", id) for id in different_cards(game, ALLIES) if april_of(game, id).mine]
    answer: Option = yield MINE.ask(seat, [PASS, *options], told)
    if answer == PASS:
        return
    _, card = answer
    use_card(game, ALLIES, card)
    mine = april_of(game, card).mine
    assert mine is not None
    die = yield from card_die(game, card, seat, "KON-NAC-01", told, mine.on)
    if die >= mine.on:
        id: str = yield Draw(sorted(real_ships(game, GERMANY, zone)), "draw.struck", seat, None, "KON-NAC-01", told)
        sea.landings = tuple([landing for landing in sea.landings if landing[0] != id])
        yield from sink(game, id, ALLIES, "KON-NAC-01", False)


def card_die(game: Kampen, card: str, seat: str, rule: str, told: dict[str, str], needed: int) -> Flow[int]:
    """The die of a card that was played, and what it needs."""
    rolled: tuple[int, ...] = yield Roll(6, 1, "roll.april", seat, rule, told)
    entry = game.note("april.card_rolled", rule, {**told, "card": card, "die": rolled[0]})
    entry.child("april.needed", rule, {"needed": needed})
    return rolled[0]


def forts(game: Kampen, zone: int) -> Flow[None]:
    """KON-NINE-31: Norway may play Kystfort in each victory city where Germany lands."""
    sea, ids = sea_of(game), game.box.board.ids
    seat = game.seats[NORWAY]
    while game.hands[NORWAY]:
        coming = [area for _, area in sea.landings]
        cities = [area for area in game.box.board.victory_cities if area in coming]
        if not cities:
            return
        options: list[Option] = [PASS]
        for card in different_cards(game, NORWAY):
            kind = game.card(card).kind
            options += [("fort", card, ids[city]) for city in cities if not objection_to_fort(game, kind, city)]
        answer: Option = yield FORT.ask(seat, options, {"zone": zone_id(game, zone)})
        if answer == PASS:
            return
        _, card, city = answer
        use_card(game, NORWAY, card)
        fort = april_of(game, card).fort
        assert fort is not None
        die = yield from card_die(game, card, seat, "KON-NNC-02", {"area": city}, fort.turns_away_on)
        if die >= fort.sinks_on:
            yield from fort_sinks(game, zone, game.box.board.index[city])
        if die >= fort.turns_away_on:
            yield from turn_away(game, zone, game.box.board.index[city])


def objection_to_fort(game: Kampen, kind: Kind, city: int) -> str:
    """KON-NINE-31: only the victory cities have forts, and they fire at those who land there."""
    if kind.april is None or kind.april.fort is None:
        return "another_time"
    if city not in game.box.board.victory_cities:
        return "no_fort_there"
    return "" if city in [area for _, area in sea_of(game).landings] else "nobody_lands_there"


def fort_sinks(game: Kampen, zone: int, city: int) -> Flow[None]:
    """KON-NNC-02: a random ship of those landing there is sunk and does not land. Its cards are lost (KON-Q-79)."""
    sea = sea_of(game)
    landing = sorted([id for id, area in sea.landings if area == city and is_in_zone(game, id, zone)])
    if not landing:
        return
    told = {"area": game.box.board.ids[city]}
    id: str = yield Draw(landing, "draw.struck", game.seats[NORWAY], None, "KON-NNC-02", told)
    sea.landings = tuple([landing for landing in sea.landings if landing[0] != id])
    yield from sink(game, id, NORWAY, "KON-NNC-02", False)


def turn_away(game: Kampen, zone: int, city: int) -> Flow[None]:
    """KON-NNC-03: nobody lands in that city any more; the ships name another area of the same zone."""
    sea, board = sea_of(game), game.box.board
    sea.closed += (city,)
    game.note("april.closed", "KON-NNC-03", {"area": board.ids[city]})
    turned = [id for id, area in sea.landings if area == city]
    sea.landings = tuple([landing for landing in sea.landings if landing[1] != city])
    for id in turned:
        options = shores(game, id, zone)
        if options:
            answer: Option = yield ELSEWHERE.ask(
                game.seats[GERMANY], options, {"ship": id, "zone": zone_id(game, zone)}
            )
            _, ship, area = answer
            sea.landings += ((ship, board.index[area]),)
            game.note("april.comes", "KON-NNC-03", {"ship": ship, "area": area, "zone": zone_id(game, zone)})


# -- resistance --------------------------------------------------------------------------------------------------


def resistance(game: Kampen) -> Flow[str]:
    """KON-NINE-32: a die for each victory city where Germans are; other areas do not resist so (KON-NINE-33)."""
    sea, ids = sea_of(game), game.box.board.ids
    needed = rules_of(game).resists_on
    for city in game.box.board.victory_cities:
        if game.battalions[GERMANY][city] == 0 and not game.is_under_attack(city):
            continue
        options: list[Option] = [PASS, ("resist", ids[city])]
        answer: Option = yield RESIST.ask(game.seats[NORWAY], options, {"area": ids[city]})
        if answer == PASS:
            continue
        told = {"area": ids[city]}
        rolled: tuple[int, ...] = yield Roll(6, 1, "roll.resistance", game.seats[NORWAY], "KON-NINE-32", told)
        risen = rolled[0] >= needed
        key = "april.resists" if risen else "april.surprised"
        entry = game.note(key, "KON-NINE-32", {**told, "die": rolled[0]})
        entry.child("april.needed", "KON-NINE-32", {"needed": needed})
        if risen:
            sea.resisted += (city,)
            rise(game, city)
    return "battles"


def rise(game: Kampen, city: int) -> None:
    """A Norwegian battalion appears; Germans who are in the city already must fight for it."""
    germans = game.battalions[GERMANY][city]
    by_air = min(sea_of(game).dropped.count(city), germans)
    game.battalions[GERMANY][city] = 0
    game.moved[city] = 0
    for origin, battalions in ((SEA, germans - by_air), (AIR, by_air)):
        if battalions:
            game.attacks.append(Attack(city, origin, battalions))
    game.battalions[NORWAY][city] += 1
