"""Priorities at sea and on 9 April: what to keep, where ships lie, when to intercept, and where to land."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motstand.games.kampen_om_norge.answers import DONE, END, PASS
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY
from motstand.games.kampen_om_norge.sea.answers import (
    ANSWER,
    ASHORE,
    BLUFF,
    CHASE,
    DIVE,
    DROPS,
    ELSEWHERE,
    ENGAGE,
    FEINT,
    FORT,
    INTERCEPT,
    JOIN,
    KEEP,
    LANDINGS,
    LURE,
    MINE,
    MOBILIZE,
    MUSTER,
    NAVAL_MOVEMENT,
    PANSERSKIP,
    PARRY,
    PAY,
    RAID,
    REPOSITION,
    RESIST,
    RIPOSTE,
    SAIL_ON,
    SAILORS,
    SCOUT,
    SMOKE,
    STATION,
    STOP,
    STRIKE,
    SWAP,
    VOID,
    WITHDRAW_SHIP,
)
from motstand.games.kampen_om_norge.sea.fleet import (
    enemy_ships,
    real_ships,
    rules_of,
    sea_of,
    ship_of,
    zone_number,
    zone_of,
)
from motstand.games.kampen_om_norge.sea.reinforcement import is_open
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.answers import Question
from motstand.kernel.flow import Option

# The cards of 9 April that are worth most, in order.
KEPT: Final = (
    *("april_fallskjermtropp", "bloff_trusler", "roykdekke", "april_bombefly", "evakuerte_matroser"),
    *("kystfort", "april_forsterkninger", "april_ubat", "stupbombefly", "minelegging"),
)
# Where Allied ships do most: off Bergen, Trondheim and Narvik. Where dummies look like a landing.
ALLIED_STATIONS: Final = ("IV", "VI", "VII")
DUMMY_STATIONS: Final = ("V", "VI", "IV")
MUSTERED: Final = ("oslo", "bardufoss", "steinkjer", "voss", "hamar", "gjovik", "honefoss", "kongsvinger")


# -- 9 April -------------------------------------------------------------------------------------------------------


def play_best(game: Kampen, faction: int, options: list[Option]) -> Option:
    """The first card that can be played; nothing without one."""
    played = [option for option in options if option not in (PASS, DONE, END)]
    if played:
        return played[0]
    return options[-1] if options[-1] in (DONE, END) else options[0]


def stay(game: Kampen, faction: int, options: list[Option]) -> Option:
    return PASS


def muster(game: Kampen, faction: int, options: list[Option]) -> Option:
    return first_named(options, MUSTERED)


def panserskip(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Off Narvik, where the German destroyers come."""
    return next(option for option in options if last_part(option) == ALLIED_STATIONS[-1])


def last(game: Kampen, faction: int, options: list[Option]) -> Option:
    return options[-1]


def first(game: Kampen, faction: int, options: list[Option]) -> Option:
    return options[0]


def dearest_ship(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Whoever can be saved is the ship whose loss costs most."""
    played = [option for option in options if option != PASS]
    return max(played, key=lambda option: ship_of(game, last_part(option)).of.voids) if played else PASS


def last_part(option: Option) -> str:
    """What an answer names last: a zone, an area, a ship or a card."""
    *_, part = option
    return str(part)


def best_kept(game: Kampen, faction: int, options: list[Option]) -> Option:
    def rank(option: Option) -> int:
        kind = game.card(last_part(option)).kind.id
        return KEPT.index(kind) if kind in KEPT else len(KEPT)

    return min(options, key=rank)


def first_named(options: list[Option], areas: tuple[str, ...]) -> Option:
    for area in areas:
        for option in options:
            if last_part(option) == area:
                return option
    return options[0]


def raid(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Battleships raid: they cost the Allies two cards, and land one battalion only."""
    for option in options:
        if option != DONE and ship_of(game, last_part(option)).of.voids > 1:
            return option
    return DONE


def ashore(game: Kampen, faction: int, options: list[Option]) -> Option:
    """First a battalion for each city of the zone, then a second; whoever may land does."""
    sea, index = sea_of(game), game.box.board.index
    coming = [area for _, area in sea.landings]
    cities = [
        option for option in options if option != DONE and index[last_part(option)] in game.box.board.victory_cities
    ]
    for most in (0, 1):
        for option in cities:
            area = index[last_part(option)]
            if coming.count(area) + game.battalions[GERMANY][area] <= most:
                return option
    return options[0]


def fullest_zone(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Where most enemy cards lie."""
    stacks = sea_of(game).stacks
    fleet = stacks[ALLIES] if faction == GERMANY else stacks[GERMANY]
    played = [option for option in options if option != PASS]
    return max(played, key=lambda option: len(fleet[zone_number(game, last_part(option))])) if played else PASS


def swap(game: Kampen, faction: int, options: list[Option]) -> Option:
    """The weakest ship for the strongest, if that is a gain."""
    played = [option for option in options if option != PASS]
    if not played:
        return PASS
    best = max(played, key=lambda option: gain(game, option))
    return best if gain(game, best) > 0 else PASS


def gain(game: Kampen, option: Option) -> int:
    _, _, old, new = option
    return ship_of(game, old).of.rank - ship_of(game, new).of.rank


# -- placing, moving and intercepting ------------------------------------------------------------------------------


def station(game: Kampen, faction: int, options: list[Option]) -> Option:
    """German ships where they were in 1940, dummies where a landing is likely, Allied ships off the northern cities."""
    ship = ship_of(game, options[0][1])
    number = len(sea_of(game).placing)
    wanted = ship.zone
    if faction == ALLIES:
        wanted = ALLIED_STATIONS[number % len(ALLIED_STATIONS)]
    elif ship.of.dummy:
        wanted = DUMMY_STATIONS[number % len(DUMMY_STATIONS)]
    for option in options:
        if last_part(option) == wanted:
            return option
    return options[0]


def strength(game: Kampen, ships: Sequence[str]) -> float:
    """About how many enemy ships these put out of the fight in one combat."""
    return sum([0.66 if ship_of(game, id).of.sinks_on == 5 else 0.33 for id in ships])


def interception(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Only against those who are not stronger: of hidden enemies half are taken for strong ones."""
    if len(options) == 1:
        return options[0]
    zone = zone_number(game, options[1][1])
    own = strength(game, real_ships(game, faction, zone))
    return options[1] if own >= 0.45 * len(enemy_ships(game, faction, zone)) else PASS


def sailing(game: Kampen, faction: int, options: list[Option]) -> Option:
    """All ships of a zone together, to where weaker enemies lie next to them; raiders stay out."""
    sea = sea_of(game)
    if STOP in options:
        return STOP
    for option in options:
        match option:
            case ("embark", ship):
                if sea.force or prey(game, faction, ship):
                    return option
            case ("trade", _):
                return option
    if sea.force:
        return to_the_prey(game, faction, options)
    return END if END in options else options[0]


def to_the_prey(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Where most enemies lie that the task force outguns; without any, where fewest are."""
    force = strength(game, sea_of(game).force)

    def worth(option: Option) -> int:
        enemies = len(enemy_ships(game, faction, zone_number(game, last_part(option))))
        return enemies if enemies < force else -enemies

    return max([option for option in options if option[0] == "sail"], key=worth)


def prey(game: Kampen, faction: int, ship: str) -> bool:
    """Are there weaker enemies in a zone beside the ship, and nothing to do in its own?"""
    sea, rules = sea_of(game), rules_of(game)
    zone = zone_of(game, ship)
    if zone == rules.raiding_box or enemy_ships(game, faction, zone) or escorts(game, faction, zone):
        return False
    fresh = [id for id in sea.stacks[faction][zone] if id not in sea.moved]
    near = [other for other in rules.neighbours[zone] if zone_open(game, faction, other)]
    return any(0 < len(enemy_ships(game, faction, other)) < strength(game, fresh) for other in near)


def escorts(game: Kampen, faction: int, zone: int) -> bool:
    """KON-AREINF-04: behind Allied ships German troops reach a coast only where their own ships hold the sea."""
    return faction == GERMANY and bool(game.box.board.zone_areas[zone]) and not is_open(game, zone)


def zone_open(game: Kampen, faction: int, zone: int) -> bool:
    return faction != ALLIES or rules_of(game).is_allied_zone[zone]


def smallest_ship(game: Kampen, faction: int, options: list[Option]) -> Option:
    return max(options, key=lambda option: ship_of(game, last_part(option)).of.rank)


# -- combat --------------------------------------------------------------------------------------------------------


def in_combat(game: Kampen, faction: int, options: list[Option]) -> Option:
    """Every card that can hit or save a ship is played; nobody joins a fight of others; the enemy loses all he can."""
    for option in options:
        if option[0] in ("strike", "parry", "dive", "void", "chase", "engage"):
            return option
    return DONE if DONE in options else options[0]


AT_SEA: Final[dict[Question, Callable[[Kampen, int, list[Option]], Option]]] = {
    KEEP: best_kept,
    SWAP: swap,
    MUSTER: muster,
    PANSERSKIP: panserskip,
    STATION: station,
    SCOUT: fullest_zone,
    REPOSITION: stay,
    FEINT: fullest_zone,
    LURE: last,
    SMOKE: dearest_ship,
    DROPS: play_best,
    DIVE: fullest_zone,
    RAID: raid,
    LANDINGS: first,
    ASHORE: ashore,
    ELSEWHERE: ashore,
    MINE: play_best,
    FORT: play_best,
    RESIST: play_best,
    BLUFF: play_best,
    MOBILIZE: muster,
    SAILORS: dearest_ship,
    NAVAL_MOVEMENT: sailing,
    SAIL_ON: sailing,
    PAY: sailing,
    INTERCEPT: interception,
    JOIN: in_combat,
    ENGAGE: in_combat,
    STRIKE: in_combat,
    PARRY: in_combat,
    ANSWER: in_combat,
    RIPOSTE: in_combat,
    CHASE: in_combat,
    VOID: in_combat,
    WITHDRAW_SHIP: smallest_ship,
}
