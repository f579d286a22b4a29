"""Chapter 8.2: naval combat. First who takes part, then one combat after another in its eight steps."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DONE, PASS
from motstand.games.kampen_om_norge.combat_cards import same_side
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.new_cards import use_card
from motstand.games.kampen_om_norge.sea.answers import ANSWER, CHASE, ENGAGE, JOIN, PARRY, RIPOSTE, STRIKE
from motstand.games.kampen_om_norge.sea.combat_cards import might_parry, might_strike, parries, strikes
from motstand.games.kampen_om_norge.sea.dive_bombers import dive, dives, might_dive
from motstand.games.kampen_om_norge.sea.fleet import (
    different_ships,
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
    zones_of_combat,
)
from motstand.games.kampen_om_norge.sea.losses import sink
from motstand.games.kampen_om_norge.sea.state import NavalCombat, without
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.answers import Question
from motstand.kernel.flow import Draw, Flow, Option, Roll

# -- who takes part --------------------------------------------------------------------------------------------


def joining(game: Kampen) -> Flow[str]:
    """KON-NAVC-06: first it is settled for every combat which ships take part; the attacker goes first."""
    sea = sea_of(game)
    sea.battles = tuple(zones_of_combat(game))
    for zone in sorted({zone for zones in sea.interceptions for zone in zones}):
        # KON-Q-105: behind smoke, or under bombs, the last ship was lost that could be fought.
        if zone not in sea.battles:
            call_off(game, zone)
    for zone in sea.battles:
        for faction in (game.active, *[other for other in (GERMANY, ALLIES) if other != game.active]):
            yield from join(game, zone, faction)
        # KON-NAVC-05: 'Eidsvoll & Norge' is always in it.
        add_to_combat(game, panserskip_in(game, zone))
    return "naval battles"


def join(game: Kampen, zone: int, faction: int) -> Flow[None]:
    """KON-NAVC-02: who was intercepted fights. KON-NAVC-04: who intercepted fights with all ships in the zone."""
    sea = sea_of(game)
    if faction == NORWAY:
        return
    own = [id for id in real_ships(game, faction, zone) if id not in sea.smoked]
    if zone in sea.interceptions[faction]:
        add_to_combat(game, own)
        return
    add_to_combat(game, [id for id in own if id in sea.intercepted])
    # KON-NAVC-03: the others may be added; dummies look like others.
    while [id for id in sea.stacks[faction][zone] if id not in sea.joined and id not in sea.smoked]:
        others = [id for id in own if id not in sea.joined]
        options: list[Option] = [("join", id) for id in different_ships(game, others)]
        values = {"faction": FACTIONS[faction], "zone": zone_id(game, zone)}
        answer: Option = yield JOIN.ask(game.seats[faction], [*options, DONE], values)
        if answer == DONE:
            return
        _, ship = answer
        add_to_combat(game, [ship])
        game.note("naval_combat.joined", "KON-NAVC-03", {**values, "ship": ship})


def objection_to_joining(game: Kampen, faction: int, zone: int, id: str) -> str:
    """What `join` does not offer, and why. That a card is a dummy is told to its owner alone."""
    sea = sea_of(game)
    if ship_of(game, id).faction != faction:
        return "ship_of_another"
    if zone_of(game, id) < 0:
        return "ship_not_on_the_map"
    if not is_in_zone(game, id, zone):
        return "ship_elsewhere"
    if id in sea.joined:
        return "ship_fights_already"
    if id in sea.smoked:
        return "ship_behind_smoke"
    if ship_of(game, id).of.dummy:
        return "dummies_never_fight"
    others = [other for other in real_ships(game, faction, zone) if other not in sea.joined + sea.smoked]
    return "" if id in different_ships(game, others) else "ship_alike"


def add_to_combat(game: Kampen, ships: list[str]) -> None:
    """They lie face up until the combat is over."""
    sea = sea_of(game)
    turn_up(game, ships)
    sea.joined += tuple([id for id in ships if id not in sea.joined])


def naval_battles(game: Kampen) -> Flow[str]:
    """KON-NAVC-06: the attacker chooses which combat is fought next. KON-NAVC-20: land combat follows."""
    sea = sea_of(game)
    for zone in [each for each in sea.battles if not sides_meet(game, each)]:
        call_off(game, zone)
    zones = sea.battles
    if not zones:
        return "raiding" if sea.april else "battles"
    zone = zones[0]
    if len(zones) > 1:
        options: list[Option] = [("engage", zone_id(game, each)) for each in zones]
        answer: Option = yield ENGAGE.ask(game.seats[game.active], options, {"faction": FACTIONS[game.active]})
        _, chosen = answer
        zone = zone_number(game, chosen)
    sea.battles = without(zones, zone)
    begin_combat(game, zone, [id for id in sea.joined if is_in_zone(game, id, zone)])
    return "naval combat"


def call_off(game: Kampen, zone: int) -> None:
    """KON-NAVC-19: a side has nobody left to fight with; those who were to fight are turned face down."""
    sea = sea_of(game)
    left = [id for fleet in sea.stacks for id in fleet[zone]]
    turn_down(game, left)
    sea.joined = tuple([id for id in sea.joined if id not in left])
    sea.intercepted = tuple([id for id in sea.intercepted if id not in left])
    sea.battles = without(sea.battles, zone)
    game.note("naval_combat.called_off", "KON-NAVC-19", {"zone": zone_id(game, zone)})


def sides_meet(game: Kampen, zone: int) -> bool:
    """Are ships of both sides left for a combat in the zone? Smoke or a bomb may have taken the last one."""
    sides = [side_of(game, id) for id in sea_of(game).joined if is_in_zone(game, id, zone)]
    return True in sides and False in sides


def side_of(game: Kampen, id: str) -> bool:
    """Is it a ship of the attacker's side?"""
    return same_side(ship_of(game, id).faction, game.active)


def begin_combat(game: Kampen, zone: int, ships: list[str]) -> None:
    """KON-NAVC-10: on each side the strongest ships stand first."""
    battle = NavalCombat(zone)
    in_order = [id for _, id in sorted([(ship_of(game, id).of.rank, id) for id in ships])]
    for id in in_order:
        (battle.attackers if side_of(game, id) else battle.defenders).append(id)
        battle.allied = battle.allied or ship_of(game, id).faction == ALLIES
    sea = sea_of(game)
    sea.battle = battle
    sea.intercepted = tuple([id for id in sea.intercepted if id not in ships])
    if panserskip_in(game, zone):
        sea.coast_fought = True
    told = {"zone": zone_id(game, zone), "faction": FACTIONS[game.active]}
    entry = game.note("naval_combat.begins", "KON-NAVC-02", told)
    for id in in_order:
        side = "attack" if id in battle.attackers else "defence"
        entry.child("naval_combat.ship", "KON-NAVC-02", {"ship": id, "side": side})


# -- the combat ------------------------------------------------------------------------------------------------


def naval_combat(game: Kampen) -> Flow[str]:
    """One naval combat, from the first card to the last chase."""
    battle = sea_of(game).battle
    assert battle is not None
    yield from fight_at_sea(game, battle)
    return "naval battles"


def fight_at_sea(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """The eight steps."""
    yield from attacker_plays(game, battle)
    yield from defender_plays(game, battle)
    yield from attacker_counters(game, battle)
    yield from cards_strike(game, battle)
    yield from attacker_shoots(game, battle)
    yield from defender_shoots(game, battle)
    yield from remove_sunk(game, battle)
    yield from move_chased(game, battle)
    end_combat(game, battle)


# -- steps 1 to 3: cards ---------------------------------------------------------------------------------------


def attacker_plays(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 1 (KON-NAVC-07)."""
    battle.step = 1
    yield from play_strikes(game, battle, game.active, STRIKE)


def defender_plays(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 2 (KON-NAVC-08): first the cards that counter, then all others."""
    battle.step = 2
    faction = ALLIES if game.active == GERMANY else GERMANY
    yield from play_parries(game, battle, faction, PARRY)
    yield from play_strikes(game, battle, faction, ANSWER)


def attacker_counters(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 3 (KON-NAVC-09)."""
    battle.step = 3
    yield from play_parries(game, battle, game.active, RIPOSTE)


def play_strikes(game: Kampen, battle: NavalCombat, faction: int, question: Question) -> Flow[None]:
    """One card after another, until the faction passes. KON-Q-97: dive bombers may come now, too."""
    while might_strike(game, battle, faction) or might_dive(game, faction, battle.zone):
        options = [PASS, *strikes(game, battle, faction), *dives(game, faction, [battle.zone])]
        answer: Option = yield question.ask(game.seats[faction], options, asked_values(game, battle, faction))
        match answer:
            case ("strike", card):
                use_card(game, faction, card)
                battle.plays.append(card)
                game.note("naval_combat.card", question.rule, {"faction": FACTIONS[faction], "card": card})
            case ("dive", card, zone):
                yield from dive(game, card, zone_number(game, zone))
            case _:
                return


def play_parries(game: Kampen, battle: NavalCombat, faction: int, question: Question) -> Flow[None]:
    """One counter after another. A cancelled Jagerfly cancels nothing: what it struck out counts again."""
    while might_parry(game, battle, faction):
        options = [PASS, *parries(game, battle, faction)]
        answer: Option = yield question.ask(game.seats[faction], options, asked_values(game, battle, faction))
        if answer == PASS:
            return
        _, card, cancelled = answer
        use_card(game, faction, card)
        battle.plays.append(card)
        battle.cancelled.append(cancelled)
        revived = game.card(cancelled).kind.cancels
        battle.cancelled = [id for id in battle.cancelled if game.card(id).kind.id not in revived]
        told = {"faction": FACTIONS[faction], "card": card, "cancelled": cancelled}
        game.note("naval_combat.cancelled", question.rule, told)


def asked_values(game: Kampen, battle: NavalCombat, faction: int) -> dict[str, str]:
    return {"faction": FACTIONS[faction], "zone": zone_id(game, battle.zone)}


def cards_strike(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """KON-Q-58: before any ship shoots, the attacker's cards first; who is sunk by a card is gone at once."""
    attackers = [id for id in battle.plays if same_side(game.card(id).kind.deck, game.active)]
    for id in attackers + [id for id in battle.plays if id not in attackers]:
        kind = game.card(id).kind
        at_sea = kind.at_sea
        enemies = battle.defenders if id in attackers else battle.attackers
        if id in battle.cancelled or at_sea is None or at_sea.sinks_on == 0 or not enemies:
            continue
        told = {"card": id, "zone": zone_id(game, battle.zone)}
        seat = game.seats[kind.deck]
        rolled: tuple[int, ...] = yield Roll(6, 1, "roll.strike", seat, "KON-Q-58", told)
        entry = game.note("naval_combat.struck", "KON-Q-58", {**told, "die": rolled[0]})
        entry.child("naval_combat.needed", "KON-Q-58", {"die": rolled[0], "needed": at_sea.sinks_on})
        if rolled[0] >= at_sea.sinks_on:
            victim = yield from struck_ship(game, enemies, kind.deck, True)
            yield from sink(game, victim, kind.deck, "KON-Q-58")


# -- steps 4 and 5: shots --------------------------------------------------------------------------------------


def attacker_shoots(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 4 (KON-NAVC-10)."""
    battle.step = 4
    yield from shoot(game, battle, battle.attackers, battle.defenders, "KON-NAVC-10")


def defender_shoots(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 5 (KON-NAVC-13): ships that were just struck still shoot (KON-NAVC-12)."""
    battle.step = 5
    battle.dice = []
    yield from shoot(game, battle, battle.defenders, battle.attackers, "KON-NAVC-13")


def shoot(game: Kampen, battle: NavalCombat, shooters: list[str], enemies: list[str], rule: str) -> Flow[None]:
    """KON-SHIP-06: one die for each ship; its class says what sinks and what chases an enemy."""
    for id in shooters:
        unstruck = [enemy for enemy in enemies if enemy not in battle.sunk and enemy not in battle.chased]
        # KON-NAVC-14: with every enemy ship struck nobody needs to roll.
        if not unstruck:
            return
        ship = ship_of(game, id)
        told = {"ship": id, "zone": zone_id(game, battle.zone)}
        rolled: tuple[int, ...] = yield Roll(6, 1, "roll.ship", game.seats[ship.faction], rule, told)
        die = rolled[0]
        battle.dice.append(die)
        sinks = ship.of.sinks_on > 0 and die >= ship.of.sinks_on
        chases = not sinks and ship.of.chases_on > 0 and die >= ship.of.chases_on
        result = "sinks" if sinks else "chases" if chases else "misses"
        entry = game.note("naval_combat.shot", rule, {**told, "die": die, "result": result})
        needed = {"die": die, "sinks": ship.of.sinks_on, "chases": ship.of.chases_on}
        entry.child("naval_combat.class", "KON-SHIP-06", needed)
        if sinks or chases:
            victim = yield from struck_ship(game, unstruck, ship.faction, sinks)
            (battle.sunk if sinks else battle.chased).append(victim)
            game.note("naval_combat.hit", "KON-NAVC-11", {"ship": victim, "result": result})


def struck_ship(game: Kampen, enemies: list[str], by: int, sinks: bool) -> Flow[str]:
    """KON-NAVC-11: a random one. KON-NAVC-16: what Germany sinks is 'Eidsvoll & Norge' before any other."""
    panserskip = [id for id in enemies if ship_of(game, id).faction == NORWAY]
    if sinks and by == GERMANY and panserskip:
        return panserskip[0]
    if len(enemies) == 1:
        return enemies[0]
    victim: str = yield Draw(sorted(enemies), "draw.struck", game.seats[by], None, "KON-NAVC-11")
    return victim


# -- steps 6 to 8: who is lost, who goes -----------------------------------------------------------------------


def remove_sunk(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 6 (KON-NAVC-15): sunk ships of both sides; then those that may not be chased (KON-NAVC-18)."""
    battle.step = 6
    for id in battle.sunk:
        yield from sink(game, id, chaser_of(game, battle, id), "KON-NAVC-15")
    for id in battle.chased.copy():
        if ship_of(game, id).faction == NORWAY:
            yield from sink(game, id, GERMANY, "KON-NAVC-18")


def move_chased(game: Kampen, battle: NavalCombat) -> Flow[None]:
    """Step 7 (KON-NAVC-17): the opponent chooses where each chased ship goes."""
    battle.step = 7
    for id in battle.chased.copy():
        if zone_of(game, id) < 0:
            continue
        chaser = chaser_of(game, battle, id)
        options: list[Option] = [("chase", id, zone_id(game, zone)) for zone in refuges(game, id, battle.zone)]
        values = {"faction": FACTIONS[chaser], "ship": id}
        answer: Option = yield CHASE.ask(game.seats[chaser], options, values)
        _, ship, zone = answer
        move_ship(game, ship, zone_number(game, zone))
        told = {"ship": ship, "from": zone_id(game, battle.zone), "to": zone}
        game.note("naval_combat.chased", "KON-NAVC-17", told)


def refuges(game: Kampen, id: str, zone: int) -> list[int]:
    """KON-Q-63: any adjacent zone, for Allied ships not I or II; the raiding box is none."""
    return [other for other in rules_of(game).neighbours[zone] if not objection_to_chasing(game, id, zone, other)]


def objection_to_chasing(game: Kampen, id: str, zone: int, other: int) -> str:
    """What `refuges` leaves out, and why."""
    rules = rules_of(game)
    if other not in rules.neighbours[zone]:
        return "zone_not_beside"
    allied = ship_of(game, id).faction == ALLIES
    return "closed_to_allies" if allied and not rules.is_allied_zone[other] else ""


def chaser_of(game: Kampen, battle: NavalCombat, id: str) -> int:
    """The opponent of a ship in this combat; of Norway and the Allies the one that fights."""
    if ship_of(game, id).faction != GERMANY:
        return GERMANY
    return ALLIES if battle.allied else NORWAY


def end_combat(game: Kampen, battle: NavalCombat) -> None:
    """Step 8 (KON-NAVC-19): the ships that are left are turned face down."""
    sea = sea_of(game)
    survivors = battle.attackers + battle.defenders
    turn_down(game, survivors)
    sea.joined = tuple([id for id in sea.joined if id not in survivors])
    sea.battle = None
    game.note("naval_combat.over", "KON-NAVC-19", {"zone": zone_id(game, battle.zone)})
