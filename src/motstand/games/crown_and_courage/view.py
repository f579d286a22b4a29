"""What the player may see: the whole table; bag, decks and hidden faces as what they can still hold."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.chain import chains, response_left
from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    DISPLAY,
    GRID,
    NOTHING,
    POSITIONS,
    SPACES,
)
from motstand.games.crown_and_courage.demands import cost
from motstand.games.crown_and_courage.frame import symbols
from motstand.games.crown_and_courage.outlook import battle_view
from motstand.games.crown_and_courage.phrases import path_said
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.piles import Pile
from motstand.kernel.words.messages import Message

TOWN_STATES = ["free", "occupied", "destroyed"]

# In which phase of the rulebook a phase of the game belongs.
PARTS = {
    "setup": "plan",
    "plan": "plan",
    "choose": "plan",
    "place": "plan",
    "operations": "operations",
    "quick response": "operations",
    "quick response die": "operations",
    "momentum": "operations",
    "main response": "main_response",
    "main response tile": "main_response",
    "execute": "execute",
    "report": "report",
    "demands": "demands",
    "push": "push",
    "dawn": "dawn",
}


def public(game: Crown) -> dict[str, Any]:
    """The table as everybody sees it. CNC-Q-32: nobody looks at hidden faces, the bag or the decks."""
    return {
        "difficulty": game.difficulty.id,
        "turn": game.turn,
        "day": game.day,
        "phase": game.phase,
        "part": PARTS[game.phase],
        "path": path_said(game.path, game.grid),
        "tracks": tracks_view(game),
        "willpower": game.willpower,
        "pressure": {"king": game.pressure, "box": game.box.pieces.pressure - game.pressure},
        "pools": pools_view(game),
        "rolled": list(game.rolled),
        "display": [tile_view(game.display[place], game.display_discs[place]) for place in range(len(DISPLAY))],
        "placing": game.placing,
        "chains": chains(game),
        "response": response_left(game),
        "battle": battle_view(game),
        "grid": grid_view(game),
        "frame": [frame_view(game, position) for position in range(1, POSITIONS + 1)],
        "hidden_actions": sorted(game.hidden_actions.rest),
        "hidden_orders": sorted(game.hidden_orders.rest),
        "discs": game.discs_left(),
        "chaos_reserve": game.chaos_reserve,
        "bag": counted(game.bag),
        "push": {"cubes": list(game.push), "action": game.push_action},
        "cards": cards_view(game),
        "demands": demands_view(game),
        "map": map_view(game),
        "halts": game.halts,
    }


def tracks_view(game: Crown) -> dict[str, Any]:
    return {
        "stress": game.stress,
        "threat": game.threat,
        "momentum": game.momentum,
        "morale_row": game.morale_row + 1,
        "morale_place": game.morale_place + 1,
        "loyalty": game.loyalty(),
    }


def pools_view(game: Crown) -> dict[str, Any]:
    """The dice. The Quick Response box has its own die and perhaps others."""
    return {
        "population": game.population,
        "evacuation": list(game.evacuation),
        "sabotage": list(game.sabotage),
        "quick_response": 1 + game.quick_dice,
    }


def tile_view(tile: str, discs: int) -> dict[str, Any]:
    return {"tile": tile, "discs": discs}


def grid_view(game: Crown) -> dict[str, Any]:
    """The spaces of the grid: the tile and its face, discs, its Resolve piece, and a symbol that is revealed."""
    return {
        GRID[space]: {
            "tile": game.grid[space],
            "discs": game.grid_discs[space],
            "army": game.army_side[space],
            "piece": piece_at(game, space),
            "symbol": game.difficulty.symbols[space] and game.grid[space] == NOTHING,
        }
        for space in range(SPACES)
    }


def piece_at(game: Crown, space: int) -> str:
    if space == game.primary:
        return "primary"
    return "support" if space in game.supports else ""


def frame_view(game: Crown, position: int) -> dict[str, Any]:
    """A tile of the frame: its German action if it shows it, its Sabotage die, and the symbols in its line."""
    return {
        "action": game.frame[position],
        "order": position > ACTION_POSITIONS,
        "die": game.saboteurs[position],
        "piece": game.frame_piece == position,
        "symbols": symbols(game, game.box.line_of[position]),
    }


def counted(pile: Pile) -> dict[str, int]:
    """What a bag or a deck holds, without order."""
    contents = sorted([*pile.rest, *pile.top])
    return {name: contents.count(name) for name in dict.fromkeys(contents)}


def cards_view(game: Crown) -> dict[str, Any]:
    """The hand, what lies open, and what the decks still hold."""
    return {
        "hand": list(game.hand),
        "deck": sorted(game.deck.rest),
        "discards": list(game.discards),
        "evacuated": list(game.evacuated),
        "lost": list(game.lost_gold),
        "collaborator": game.top_collaborator,
        "collaborators": sorted(game.collaborators.rest),
    }


def demands_view(game: Crown) -> dict[str, Any]:
    return {
        "open": game.demand,
        "cost": cost(game, game.demand) if game.demand else 0,
        "deck": sorted(game.demands.rest),
        "declined": list(game.declined),
        "ignored": list(game.ignored),
    }


def map_view(game: Crown) -> dict[str, Any]:
    """Who stands where, and what has become of the towns."""
    board = game.box.map
    return {
        "king": board.ids[game.king],
        "black": game.black,
        "norwegians": standing(game, game.norwegians),
        "regulars": standing(game, game.regulars),
        "paratroopers": standing(game, game.paratroopers),
        "towns": {board.ids[space]: TOWN_STATES[game.towns[town]] for town, space in enumerate(board.towns)},
        "bombed": board.ids[game.bombed] if game.bombed >= 0 else "",
        "bombing": game.bombing,
        "front": board.ids[game.front()],
        "norwegian_supply": game.norwegian_supply(),
        "german_supply": game.german_supply(),
    }


def standing(game: Crown, troops: list[int]) -> dict[str, int]:
    return {game.box.map.ids[space]: count for space, count in enumerate(troops) if count > 0}


def headline(game: Crown) -> Message:
    """How far the game is, in a few words."""
    return Message("headline", {"day": game.day, "turn": game.turn, "part": PARTS[game.phase]})
