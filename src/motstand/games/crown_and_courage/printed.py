"""What is printed on the board, the cards and the tiles, as plain data for whoever draws the table."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage import view_types
from motstand.games.crown_and_courage.components import GRID, POSITIONS, Box, Card
from motstand.games.crown_and_courage.names import NUMERALS, card_name, names
from motstand.games.crown_and_courage.phrases import effects_said
from motstand.kernel.game import Setup
from motstand.kernel.view_types import shaped


def printed(box: Box, setup: Setup, language: str) -> dict[str, Any]:
    """Tiles, cards, board and map. Nothing in it is hidden from anybody; effects are phrases for a client to say."""
    difficulty = box.difficulties[setup.scenario]
    return {
        "scenario": shaped(view_types.ScenarioSheet, difficulty),
        "tiles": tiles_print(box),
        "german_actions": list(box.german_actions),
        "order_actions": list(box.order_actions),
        "order_front": effects_said(box.order_front),
        "cards": {card.id: card_print(card) for card in box.cards.values()},
        "demands": {
            id: shaped(view_types.DemandPrint, demand, declined=effects_said(demand.declined))
            for id, demand in box.demands.items()
        },
        "display": {space.id: effects_said(space.cost) for space in box.display},
        "symbols": [square for square, symbol in zip(GRID, difficulty.symbols, strict=True) if symbol],
        "frame": [{"position": position, "line": box.line_of[position]} for position in range(1, POSITIONS + 1)],
        "operations": [shaped(view_types.OperationsPrint, place) for place in box.operations],
        "tracks": tracks_print(box),
        "pieces": pieces_print(box),
        "map": map_print(box),
        "names": names(box),
    }


def tiles_print(box: Box) -> dict[str, Any]:
    return {
        id: shaped(
            view_types.TilePrint,
            tile,
            numeral=NUMERALS[tile.level],
            unique=effects_said(tile.unique),
            reverse=effects_said(tile.reverse),
        )
        for id, tile in box.tiles.items()
    }


def card_print(card: Card) -> dict[str, Any]:
    actions = [shaped(view_types.ActionPrint, action, effects=effects_said(action.effects)) for action in card.actions]
    won = effects_said(card.won) if card.won else []
    return shaped(view_types.CardPrint, card, name=card_name(card), actions=actions, won=won)


def tracks_print(box: Box) -> dict[str, Any]:
    """The tracks with all their levels; Morale from the bottom row up."""
    return {
        "danger": shaped(view_types.DangerPrint, box.danger),
        "momentum": box.momentum.most,
        "morale": [{"loyalty": row.loyalty, "cards": list(row.cards)} for row in box.morale],
        "push": [shaped(view_types.PushSection, section, action=section.action or "") for section in box.push],
        "occupation": [
            {"town": box.map.ids[town], "effects": effects_said(space.effects), "chaos": space.chaos}
            for town, space in zip(box.map.towns, box.occupation, strict=True)
        ],
    }


def pieces_print(box: Box) -> dict[str, int]:
    """How many there are of what is counted."""
    pieces = box.pieces
    return {
        "dice": pieces.dice,
        "bombing": pieces.bombing,
        "pressure": pieces.pressure,
        "willpower": pieces.willpower,
        "push": pieces.push,
        "discs": pieces.discs,
        "germans": pieces.germans,
        "norwegians": pieces.norwegians,
        "chaos": box.chaos.count,
    }


def map_print(box: Box) -> dict[str, Any]:
    """The spaces with their icons and neighbours, the sectors, the German route, and where the King sets out."""
    board = box.map
    return {
        "sectors": {str(number): name for number, name in enumerate(board.sector_names) if name},
        "route": [board.ids[space] for space in board.route],
        "towns": [board.ids[space] for space in board.towns],
        "start": board.ids[box.start.king],
        "spaces": {
            id: {
                "name": board.names[space],
                "sector": board.sector[space],
                "x": board.positions[space][0],
                "y": board.positions[space][1],
                "red": board.red[space],
                "highway": board.highway[space],
                "town": space in board.towns,
                "mobilisation": space in board.centres,
                "drop": space in board.drop,
                "neighbours": [board.ids[near] for near in board.orthogonal[space]],
            }
            for space, id in enumerate(board.ids)
        },
    }
