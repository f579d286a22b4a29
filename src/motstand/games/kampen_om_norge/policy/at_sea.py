"""Priorities at sea and on 9 April: what to keep, where ships lie, when to intercept, and where to land."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import DONE, END, PASS
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY
from motstand.games.kampen_om_norge.sea.answers import QUESTIONS, STOP
from motstand.games.kampen_om_norge.sea.fleet import enemy_ships, real_ships, sea_of, ship_of, zone_number
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Choice, Option

# The cards of 9 April that are worth most, in order.
KEPT: Final = (
    *("april_fallskjermtropp", "bloff_trusler", "roykdekke", "april_bombefly", "evakuerte_matroser"),
    *("kystfort", "april_forsterkninger", "april_ubat", "stupbombefly", "minelegging"),
)
# Where Allied ships do most: off Bergen, Trondheim and Narvik. Where dummies look like a landing.
ALLIED_STATIONS: Final = ("IV", "VI", "VII")
DUMMY_STATIONS: Final = ("V", "VI", "IV")
MUSTERED: Final = ("oslo", "bardufoss", "steinkjer", "voss", "hamar", "gjovik", "honefoss", "kongsvinger")


def is_at_sea(prompt: str) -> bool:
    return prompt in QUESTIONS


def at_sea(game: Kampen, faction: int, choice: Choice) -> Option:
    """Dispatch by the first word of what is asked."""
    prompt = choice.prompt
    if prompt.startswith("april."):
        return on_9_april(game, choice)
    if prompt == "station":
        return station(game, faction, choice.options)
    if prompt == "interception":
        return interception(game, faction, choice.options)
    if prompt.startswith("naval_movement"):
        return sailing(game, faction, choice.options)
    if prompt.startswith("withdrawal"):
        return smallest_ship(game, choice.options)
    return in_combat(game, choice.options)


# -- 9 April -------------------------------------------------------------------------------------------------------


def on_9_april(game: Kampen, choice: Choice) -> Option:
    """Keep the best cards, play them when they do most, and land in the cities."""
    options = choice.options
    match options[0]:
        case ("keep", _):
            return best_kept(game, options)
        case ("muster" | "mobilize", _):
            return first_named(options, MUSTERED)
        case ("station", _, _):
            return next(option for option in options if last_part(option) == ALLIED_STATIONS[-1])
        case ("lure", _):
            return options[-1]
        case ("raid", _):
            return raid(game, options)
        case ("landing", _):
            return options[0]
        case ("ashore", _, _):
            return ashore(game, options)
    played = [option for option in options if option not in (PASS, DONE, END)]
    if not played:
        return options[-1] if options[-1] in (DONE, END) else options[0]
    match played[0]:
        case ("scout" | "dive" | "feint", _, _):
            return fullest_zone(game, played)
        case ("reposition", _, _, _):
            return PASS
        case ("swap", _, _, _):
            return swap(game, played)
        case ("smoke" | "sailors", _, _):
            return max(played, key=lambda option: ship_of(game, last_part(option)).of.voids)
    return played[0]


def last_part(option: Option) -> str:
    """What an answer names last: a zone, an area, a ship or a card."""
    *_, part = option
    return str(part)


def best_kept(game: Kampen, options: list[Option]) -> Option:
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


def raid(game: Kampen, options: list[Option]) -> Option:
    """Battleships raid: they cost the Allies two cards, and land one battalion only."""
    for option in options:
        if option != DONE and ship_of(game, last_part(option)).of.voids > 1:
            return option
    return DONE


def ashore(game: Kampen, options: list[Option]) -> Option:
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


def fullest_zone(game: Kampen, options: list[Option]) -> Option:
    """Where most enemy cards lie; the feint looks for Allied ships, the others for German ones."""
    stacks = sea_of(game).stacks
    fleet = stacks[ALLIES] if options[0][0] == "feint" else stacks[GERMANY]
    return max(options, key=lambda option: len(fleet[zone_number(game, last_part(option))]))


def swap(game: Kampen, options: list[Option]) -> Option:
    """The weakest ship for the strongest, if that is a gain."""
    best = max(options, key=lambda option: gain(game, option))
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


def strength(game: Kampen, ships: list[str]) -> float:
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
    if sea.force:
        return options[0]
    for option in options:
        match option:
            case ("embark", ship):
                if prey(game, faction, ship):
                    return option
            case ("trade", _):
                return option
    return END if END in options else options[0]


def prey(game: Kampen, faction: int, ship: str) -> bool:
    """Are there weaker enemies in a zone beside the ship, and none in its own?"""
    sea, rules = sea_of(game), game.scenario.sea
    assert rules is not None
    for zone, stack in enumerate(sea.stacks[faction]):
        if ship in stack:
            if zone == rules.raiding_box or enemy_ships(game, faction, zone):
                return False
            fresh = [id for id in stack if id not in sea.moved]
            near = [other for other in rules.neighbours[zone] if zone_open(game, faction, other)]
            return any(0 < len(enemy_ships(game, faction, other)) < strength(game, fresh) for other in near)
    return False


def zone_open(game: Kampen, faction: int, zone: int) -> bool:
    rules = game.scenario.sea
    assert rules is not None
    return faction != ALLIES or rules.is_allied_zone[zone]


def smallest_ship(game: Kampen, options: list[Option]) -> Option:
    return max(options, key=lambda option: ship_of(game, last_part(option)).of.rank)


# -- combat --------------------------------------------------------------------------------------------------------


def in_combat(game: Kampen, options: list[Option]) -> Option:
    """Every card that can hit or save a ship is played; nobody joins a fight of others; the enemy loses all he can."""
    for option in options:
        if option[0] in ("strike", "parry", "dive", "void", "chase", "engage"):
            return option
    return DONE if DONE in options else options[0]


def faction_asked(game: Kampen, choice: Choice) -> int:
    """The faction that a question at sea is for."""
    asked = QUESTIONS[choice.prompt].asked
    if asked >= 0:
        return asked
    named = choice.values.get("faction") if choice.values is not None else None
    return FACTIONS.index(named) if named in FACTIONS else game.active
