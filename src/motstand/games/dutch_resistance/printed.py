"""What is printed on board and cards, for whoever draws the table. Of Halt! cards only the story is told."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance import view_types
from motstand.games.dutch_resistance.box import BOXES
from motstand.games.dutch_resistance.box_cards import Group
from motstand.games.dutch_resistance.box_effects import CardText
from motstand.games.dutch_resistance.choices import AND
from motstand.games.dutch_resistance.components import (
    AREAS,
    COLOURS,
    IDENTITIES,
    PLACES,
    SIGNS,
    Ability,
    Board,
    Box,
    Scenario,
    Tokens,
)
from motstand.games.dutch_resistance.goals import goal_of, wanted_of
from motstand.games.dutch_resistance.said_effects import said_effect
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES, TILES, Effect
from motstand.games.dutch_resistance.words import DutchWords
from motstand.kernel.game import Setup
from motstand.kernel.view_types import shaped
from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.sentences import words_of

ITEM_BORDER: Final = "orange"


def printed(box: Box, setup: Setup, language: str = ENGLISH) -> dict[str, Any]:
    """Board, tiles and cards of a game with a Scenario; what cards do is said in a language."""
    words = DutchWords(words_of(BOXES.folder, language), box, setup)
    return {
        "names": words.names,
        "scenario": scenario_print(box, box.scenarios[words.scenario], len(AND.join(setup.seats).split(AND))),
        "places": places_print(box.board),
        "roads": roads_print(box.board),
        "regions": {row.id: shaped(view_types.RegionPrint, row) for row in box.board.regions},
        "decks": box.board.deck_at,
        "morale": {"tokens": box.board.tokens, "slots": box.board.slot_at},
        "sides": {id: shaped(view_types.SidePrint, side) for id, side in box.board.sides.items()},
        "colours": dict(zip(COLOURS, box.board.colour_names, strict=True)),
        "tiles": {
            tile.id: shaped(
                view_types.TilePrint, tile, cost=signed_print(tile.cost), effects=signed_print(tile.effects)
            )
            for tile in box.tiles
        },
        "pieces": pieces_print(box.tokens),
        "costs": {id: [RESOURCES[kind] for kind in costs] for id, costs in box.tokens.costs.items()},
        "cards": cards_print(words),
    }


def scenario_print(box: Box, scenario: Scenario, characters: int) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "number": scenario.number,
        "name": scenario.title,
        "subtitle": scenario.text,
        "tiles": {place: TILES[scenario.tiles[number]] for number, place in enumerate(PLACES)},
        "goal": goal_of(scenario, wanted_of(box, scenario, characters)),
        "lost": scenario.lost[characters - 1] if scenario.lost else 0,
        "actions": {id: shaped(view_types.ActionPrint, action) for id, action in scenario.actions.items()},
    }


def pieces_print(tokens: Tokens) -> dict[str, Any]:
    """DR-TOKEN-02: Items are square, Persons in Hiding hexagons with borders of their own."""
    found = {item.id: {"shape": "square", "border": ITEM_BORDER} for item in tokens.items.values()}
    found.update({person.id: {"shape": "hexagon", "border": person.border} for person in tokens.persons.values()})
    return found


def places_print(board: Board) -> dict[str, Any]:
    return {
        place: {"area": AREAS[board.area[number]], "number": board.number[number], "at": board.at[number]}
        for number, place in enumerate(PLACES)
    }


def roads_print(board: Board) -> dict[str, Any]:
    """The Roads with their ends and signs: the next Road, and the Location that an Occupier passes on the way."""
    return {
        road.id: {
            "ends": [PLACES[end] for end in road.ends],
            "region": REGIONS[road.region],
            "at": road.at,
            "signs": {
                sign: {"to": LETTERS[road.next[number]], "over": PLACES[road.passed[number]]}
                for number, sign in enumerate(SIGNS)
            },
        }
        for road in board.roads
    }


def cards_print(words: DutchWords) -> dict[str, Any]:
    cards = words.box.cards
    scenario = words.box.scenarios[words.scenario]
    return {
        "identities": {
            IDENTITIES[number]: {
                "text": identity.text,
                "start": TILES[scenario.starting_tile(identity)],
                "cards": identity.cards,
            }
            for number, identity in enumerate(cards.identities)
        },
        "characters": {
            id: shaped(
                view_types.CharacterCardPrint,
                card,
                abilities=[ability_print(words, ability.cost, ability) for ability in card.abilities],
            )
            for id, card in cards.characters.items()
        },
        "occupiers": {
            id: shaped(view_types.OccupierPrint, card, text=text_print(words, card))
            for id, card in cards.occupiers.items()
        },
        "raids": {
            id: shaped(view_types.RaidPrint, card, text=text_print(words, card), after=effects_print(words, card.after))
            for id, card in cards.raids.items()
        },
        # DR-HALT-02: what the options do is not shown before one is chosen.
        "halts": {
            card.id: {"text": card.text, "options": {option.id: option.text for option in card.options}}
            for card in cards.halts.values()
        },
        "patrols": {
            card.id: {
                "region": REGIONS[card.region],
                "policemen": {"sign": SIGNS[card.sign[0]], "steps": card.steps[0]},
                "soldiers": {"sign": SIGNS[card.sign[1]], "steps": card.steps[1]},
                "nobody": effects_print(words, card.nobody),
            }
            for card in cards.patrols.values()
        },
        "helpers": {card.id: effects_print(words, card.effects) for card in cards.helpers.values()},
        "officer": {
            id: shaped(
                view_types.OfficerPrint,
                card,
                area=AREAS[card.area] if card.area >= 0 else "",
                effects=effects_print(words, card.effects),
            )
            for id, card in cards.officer.items()
        },
        "groups": {
            group.id: {
                "side": group.side,
                "request": ability_print(words, [], group),
                "unused": effects_print(words, group.unused),
                "rule": group.rule_text,
            }
            for group in cards.groups.values()
        },
        "tasks": {
            task.id: {
                "scenario": task.scenario,
                "steps": [{"tile": step.tile or "", "cost": effects_print(words, step.cost)} for step in task.steps],
            }
            for task in cards.tasks.values()
        },
    }


def signed_print(effects: list[Effect]) -> list[dict[str, Any]]:
    return [shaped(view_types.SignedPrint, effect) for effect in effects]


def effects_print(words: DutchWords, effects: list[Effect]) -> list[str]:
    return [words.say(said_effect(effect)) for effect in effects]


def ability_print(words: DutchWords, cost: list[Effect], text: Ability | Group) -> dict[str, Any]:
    return {
        "cost": effects_print(words, cost),
        "options": {id: effects_print(words, effects) for id, effects in text.options.items()},
        "effects": effects_print(words, text.effects),
    }


def text_print(words: DutchWords, text: CardText) -> dict[str, Any]:
    return {
        "effects": effects_print(words, text.effects),
        "options": {id: effects_print(words, effects) for id, effects in text.options.items()},
        "price": effects_print(words, text.price),
        "otherwise": effects_print(words, text.otherwise),
    }
