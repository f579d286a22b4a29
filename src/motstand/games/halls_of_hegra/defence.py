"""The Defence track: the strength of the Fortress."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import add_marker
from motstand.games.halls_of_hegra.hit_bag import draw_tiles
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow


def raise_defence(game: Hegra, rule: str) -> None:
    """One level up; at the top a raise is lost (HOH-Q-14)."""
    if game.defence < game.box.tracks.numbered["defence"].most:
        game.defence += 1
        entry = game.note("defence.up", rule, {"level": game.defence})
        add_marker(entry, game.defence - 1, 1, game.defence, rule, "HOH-TRACK-05")


def lower_defence(game: Hegra, rule: str) -> Flow[None]:
    """One level down; HOH-INF-16: below 0 a Hit tile is drawn instead, whatever the cause (HOH-Q-15)."""
    if game.defence > game.box.tracks.numbered["defence"].least:
        game.defence -= 1
        entry = game.note("defence.down", rule, {"level": game.defence})
        add_marker(entry, game.defence + 1, -1, game.defence, rule, "HOH-TRACK-05")
    else:
        game.note("defence.breached", "HOH-INF-16")
        yield from draw_tiles(game, 1, "HOH-INF-16")
