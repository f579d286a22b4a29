"""What is printed on the board and the cards, as plain data for whoever draws the table."""

from __future__ import annotations

from typing import Any

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
from motstand.games.kampen_om_norge.combat import dice_of_attackers
from motstand.games.kampen_om_norge.components import FACTIONS, Box, Card, Kind, Scenario
from motstand.games.kampen_om_norge.names import names
from motstand.games.kampen_om_norge.state import opponents_of
from motstand.kernel.game import Setup

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
MOST_BATTALIONS = 60
"""More than ever stand in one place."""


def printed(box: Box, setup: Setup, language: str) -> dict[str, Any]:
    """Board, cards and the scenario's sheet. Nothing in it is hidden from anybody."""
    scenario = box.scenarios[setup.scenario]
    return {
        "scenario": scenario_sheet(box, scenario),
        "areas": {id: area_print(box, scenario, number) for number, id in enumerate(box.board.ids)},
        "regions": regions(box),
        "cards": {card.id: card_print(card) for card in scenario.cards.values()},
        "names": names(box, scenario),
        "enemies": {name: [FACTIONS[other] for other in opponents_of(one)] for one, name in enumerate(FACTIONS)},
        "times": {question.prompt: asked for question, asked in ASKED_TIMES},
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


def card_print(card: Card) -> dict[str, Any]:
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
        "needs_range": card.kind.drops or card.kind.attack_in_range,
    }


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
