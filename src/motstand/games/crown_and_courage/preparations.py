"""How the real box is set up, step by step, for people who play with it (CNC-SETUP)."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.components import ACTION_POSITIONS, GRID, TOP, Box
from motstand.games.crown_and_courage.setup import lay_out
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message

Step = tuple[str, Message]
Told = tuple[str, dict[str, Any]]


def preparations(box: Box, setup: Setup) -> list[Step]:
    """Tiles, frame, markers and dice, the map, and cards."""
    game = lay_out(box, setup)
    steps = [("board", {}), *tiles(game), *frame(game), *markers(game), *dice(game), *pieces(game), *cards(game)]
    return [("", Message(key, values)) for key, values in steps]


def tiles(game: Crown) -> list[Told]:
    """CNC-SETUP-01 to 06."""
    box = game.box
    stock = sum(tile.level > 1 for tile in box.tiles.values())
    chaos = [box.map.ids[town] for town, space in zip(box.map.towns, box.occupation, strict=True) if space.chaos]
    return [
        ("stock", {"count": stock}),
        ("evacuate", {"tile": game.display[TOP]}),
        ("bag", {"count": len(game.bag)}),
        ("chaos", {"count": box.chaos.in_bag}),
        *[("track_chaos", {"place": town}) for town in chaos],
        ("occupation", {"towns": [box.map.ids[town] for town in box.map.towns]}),
    ]


def frame(game: Crown) -> list[Told]:
    """CNC-SETUP-07 to 11."""
    orders = len(game.hidden_orders)
    return [
        ("german_tiles", {"count": len(game.hidden_actions), "most": ACTION_POSITIONS}),
        ("order_tiles", {"count": orders - 1, "first": ACTION_POSITIONS + 1, "last": ACTION_POSITIONS + orders - 1}),
        ("push_tile", {}),
        ("resolve", {}),
    ]


def markers(game: Crown) -> list[Told]:
    """CNC-SETUP-13 to 16."""
    return [
        ("marker", {"track": "momentum", "level": game.momentum}),
        ("morale", {"row": game.morale_row + 1, "loyalty": game.loyalty()}),
        ("marker", {"track": "stress", "level": game.stress}),
        ("marker", {"track": "threat", "level": game.threat}),
    ]


def dice(game: Crown) -> list[Told]:
    """CNC-SETUP-12, CNC-SETUP-17 to 20."""
    return [
        ("quick_response", {}),
        ("evacuation", {"count": len(game.evacuation)}),
        ("population", {"count": game.population}),
        ("pressure", {"count": game.box.pieces.pressure}),
        ("willpower", {"count": game.willpower}),
    ]


def pieces(game: Crown) -> list[Told]:
    """CNC-SETUP-21 to 24."""
    ids = game.box.map.ids
    return [
        ("german_supply", {"count": game.german_supply()}),
        ("norwegian_supply", {"count": game.norwegian_supply()}),
        ("king", {"place": ids[game.king]}),
        *[("germans", {"place": ids[at], "count": troops}) for at, troops in enumerate(game.regulars) if troops],
        *[("norwegians", {"place": ids[at], "count": troops}) for at, troops in enumerate(game.norwegians) if troops],
        ("reserve", {"chaos": game.chaos_reserve, "cubes": game.box.pieces.push, "discs": game.box.pieces.discs}),
    ]


def cards(game: Crown) -> list[Told]:
    """CNC-SETUP-25 to 28; then what differs from the printed board."""
    steps: list[Told] = [
        ("demands", {"count": len(game.demands)}),
        ("collaborators", {"count": len(game.collaborators)}),
        ("deck", {"count": len(game.deck)}),
        ("hand", {"count": game.box.pieces.hand + game.difficulty.hand}),
    ]
    if game.difficulty.symbols != game.box.symbols:
        steps.append(("symbols", {"spaces": [GRID[at] for at, symbol in enumerate(game.difficulty.symbols) if symbol]}))
    return steps
