"""What is printed on the board and the cards, as plain data for whoever draws the table."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge import view_types
from motstand.games.kampen_om_norge.answers import (
    ATTACK_CARDS,
    ATTACKER_COUNTERS,
    DEFENCE_CARDS,
    DEFENDER_COUNTERS,
    DIVERT,
    ENGINEERS,
    MOVEMENT,
    PLACEMENT,
    RESCUE,
    SABOTAGE,
    SUBMARINE,
)
from motstand.games.kampen_om_norge.box_ships import AtSea
from motstand.games.kampen_om_norge.combat import dice_of_attackers
from motstand.games.kampen_om_norge.components import FACTIONS, Box, Card, Kind, Scenario, SeaRules, Ship
from motstand.games.kampen_om_norge.names import names
from motstand.games.kampen_om_norge.sea.answers import (
    ANSWER,
    BLUFF,
    DIVE,
    DROPS,
    FEINT,
    FORT,
    MINE,
    PARRY,
    REPOSITION,
    RIPOSTE,
    SAILORS,
    SCOUT,
    SMOKE,
    STRIKE,
    SWAP,
)
from motstand.games.kampen_om_norge.sea.odds import caught
from motstand.games.kampen_om_norge.state import opponents_of
from motstand.kernel.chances import percent
from motstand.kernel.game import Setup
from motstand.kernel.view_types import shaped

# The time on the cards that a question asks for (KON-CARD-05 to 08); other questions take any card, or none.
ASKED_TIMES = [
    (MOVEMENT, ["G1"]),
    (DIVERT, ["R1"]),
    (SABOTAGE, ["R1"]),
    (ENGINEERS, ["C1"]),
    (ATTACK_CARDS, ["G2"]),
    (DEFENDER_COUNTERS, ["R2"]),
    (DEFENCE_CARDS, ["R2"]),
    (ATTACKER_COUNTERS, ["C2"]),
    (RESCUE, ["G2", "R2"]),
    (PLACEMENT, ["G3"]),
    (SUBMARINE, ["R3"]),
]
# KON-NINE-03: the orange times of 9 April, and those of naval combat.
ASKED_TIMES_AT_SEA = [
    (DIVERT, ["oR1"]),
    (ATTACK_CARDS, ["O2"]),
    (PLACEMENT, ["O3"]),
    (SUBMARINE, ["oR3"]),
    (SWAP, ["O0"]),
    (SCOUT, ["O0"]),
    (REPOSITION, ["O0"]),
    (FEINT, ["O0"]),
    (SMOKE, ["oR1"]),
    (DROPS, ["O1"]),
    (DIVE, ["O2"]),
    (MINE, ["oR2"]),
    (FORT, ["oR2"]),
    (BLUFF, ["O2"]),
    (SAILORS, ["oR2"]),
    (STRIKE, ["G2"]),
    (PARRY, ["R2"]),
    (ANSWER, ["R2"]),
    (RIPOSTE, ["C2"]),
]
MOST_BATTALIONS = 60
"""More than ever stand in one place."""
MOST_CARDS = 20
"""More ship cards than ever lie in one zone."""


def printed(box: Box, setup: Setup, language: str) -> dict[str, Any]:
    """Board, cards and the scenario's sheet. Nothing in it is hidden from anybody."""
    scenario = box.scenarios[setup.scenario]
    return {
        "scenario": scenario_sheet(box, scenario),
        "areas": {id: area_print(box, scenario, number) for number, id in enumerate(box.board.ids)},
        "regions": regions(box),
        "cards": {card.id: card_print(card, scenario) for card in scenario.cards.values()},
        "ships": {ship.id: ship_print(ship) for ship in scenario.ships.values()},
        "zones": {} if scenario.sea is None else {id: zone_print(box, scenario.sea, id) for id in box.board.zones},
        "caught": found_among(scenario),
        "names": names(box, scenario),
        "enemies": {name: [FACTIONS[other] for other in opponents_of(one)] for one, name in enumerate(FACTIONS)},
        "times": asked_times(scenario),
        "dice": {
            "land": [dice_of_attackers(battalions, 0) for battalions in range(MOST_BATTALIONS + 1)],
            "water": [dice_of_attackers(0, battalions) for battalions in range(MOST_BATTALIONS + 1)],
        },
    }


def scenario_sheet(box: Box, scenario: Scenario) -> dict[str, Any]:
    """The scenario's name, what decides it, and how the decks begin."""
    return {
        "id": scenario.id,
        "name": scenario.name,
        "subtitle": scenario.subtitle,
        "victory": "cities" if scenario.by_cities else "objectives",
        "objectives": [box.board.ids[area] for area in scenario.objectives],
        "hand": dict(zip(FACTIONS, scenario.hand, strict=True)),
        "deck": {faction: len(scenario.deck[number]) for number, faction in enumerate(FACTIONS)},
        "symbols_per_battalion": scenario.symbols_per_battalion,
    }


def area_print(box: Box, scenario: Scenario, area: int) -> dict[str, Any]:
    """An area with its symbols and borders; `in_play` is the scenario's."""
    board = box.board
    return {
        "name": board.names[area],
        "region": board.regions[area],
        "in_play": scenario.in_play[area],
        "victory_city": area in board.victory_cities,
        "air_field": area in board.air_fields,
        "mobilization_point": area in board.mobilization_points,
        "sea_zones": board.sea_zones[area],
        "neighbours": {
            board.ids[other]: "water" if board.water_between(area, other) else "land"
            for other in scenario.neighbours[area]
        },
    }


def regions(box: Box) -> dict[str, list[str]]:
    """The areas of each part of the country."""
    found: dict[str, list[str]] = {}
    for area, region in enumerate(box.board.regions):
        found.setdefault(region, []).append(box.board.ids[area])
    return found


def card_print(card: Card, scenario: Scenario) -> dict[str, Any]:
    """A card: its name and what that means in the reader's language, text, symbols, and when it is played."""
    return {
        "kind": card.kind.id,
        "deck": FACTIONS[card.kind.deck],
        "name": card.kind.name,
        "english": card.kind.english,
        "text": card.kind.text,
        "caption": card.caption,
        "symbols": card.symbols,
        "when": times(card.kind),
        "at_sea": [] if scenario.sea is None or card.kind.at_sea is None else times_at_sea(card.kind.at_sea),
        "sinks_on": 0 if scenario.sea is None or card.kind.at_sea is None else card.kind.at_sea.sinks_on,
        "needs_range": card.kind.drops or card.kind.attack_in_range,
    }


def ship_print(ship: Ship) -> dict[str, Any]:
    """A ship card: its class, and what that sinks and chases on; 0 means never."""
    return shaped(view_types.PrintedShip, ship.of, faction=FACTIONS[ship.faction], ship_class=ship.of.id)


def asked_times(scenario: Scenario) -> dict[str, list[str]]:
    """The times that each question asks for."""
    found: dict[str, list[str]] = {}
    for question, asked in ASKED_TIMES if scenario.sea is None else ASKED_TIMES + ASKED_TIMES_AT_SEA:
        found[question.prompt] = found.get(question.prompt, []) + asked
    return found


def zone_print(box: Box, rules: SeaRules, id: str) -> dict[str, Any]:
    """A sea zone: which zones and areas border on it, and whether the Allies may enter."""
    board = box.board
    zone = board.zone_index[id]
    return {
        "neighbours": [board.zones[near] for near in rules.neighbours[zone]],
        "coast": [board.ids[area] for area in board.zone_areas[zone]],
        "allied": rules.is_allied_zone[zone],
    }


def times_at_sea(at_sea: AtSea) -> list[str]:
    """KON-NAVC-07 to 09: when a card does something in naval combat."""
    if at_sea.cancels:
        return ["C2" if at_sea.as_attacker else "R2"]
    marked = {"G2": at_sea.as_attacker, "R2": at_sea.as_defender}
    return [time for time, there in marked.items() if there]


def found_among(scenario: Scenario) -> list[list[int]]:
    """KON-NAVM-11: how often, in percent, an attempt finds 0, 1, 2 … of so many ship cards; none without ships."""
    if scenario.sea is None:
        return []
    return [
        [percent(chance) for chance in caught(cards, scenario.sea.intercepts_on)] for cards in range(MOST_CARDS + 1)
    ]


def times(kind: Kind) -> list[str]:
    """The time symbols on a card (KON-CARD-05 to 08): triangle, square or circle, and the phase.

    G is the own turn, R the opponent's, C the own turn in answer to the opponent; 1 to 3 are the phases. On 9 April
    (KON-NINE-03) O stands for the triangle and oR for the square.
    """
    if kind.april is not None:
        return kind.april.times
    marked = {
        "G1": kind.drops or kind.marches or kind.airlifts or kind.sealifts or kind.invades,
        "G2": kind.attack_dice or kind.rescues_as_attacker,
        "G3": kind.airplaces,
        "R1": kind.diverts or kind.escapes or kind.sends_back,
        "R2": kind.defence_dice or kind.cancels_as_defender or kind.rescues_as_defender,
        "R3": kind.sinks_on,
        "C1": kind.cancels_sabotage,
        "C2": kind.cancels_as_attacker,
    }
    return [time for time, there in marked.items() if there]
