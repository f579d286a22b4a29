"""What numbers are made of: children of an entry that add up to it, each with its rule.

The log tells them of what happened, `tracing.py` of what stands on the table now.
"""

from __future__ import annotations

from motstand.games.crown_and_courage.components import CHAOS, GRID, NOTHING, SPACES_OF_LINE
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.log import Entry


def add_demand(entry: Entry, game: Crown, demand: str) -> None:
    """CNC-DEMAND-04: what the card says, and one for each Pressure cube on the King."""
    entry.child("trace.printed", "CNC-DEMAND-03", {"count": game.box.demands[demand].cost})
    if game.pressure:
        entry.child("trace.pressure", "CNC-DEMAND-04", {"count": game.pressure})


def add_symbols(entry: Entry, game: Crown, line: int) -> None:
    """CNC-MAIN-06: the German symbols of a line, space by space."""
    for space in SPACES_OF_LINE[line]:
        if game.grid[space] == NOTHING and game.difficulty.symbols[space]:
            entry.child("trace.symbol", "CNC-MAIN-06", {"space": GRID[space], "count": 1})
        elif game.grid[space] == CHAOS and game.grid_discs[space]:
            entry.child("trace.discs", "CNC-MAIN-06", {"space": GRID[space], "count": game.grid_discs[space]})


def add_strength(entry: Entry, game: Crown, space: int, cards: list[str]) -> None:
    """CNC-BATTLE-07: the Norwegian troops of a space, the King if he is there, and cards."""
    if game.norwegians[space]:
        entry.child("trace.troops", "CNC-BATTLE-06", {"count": game.norwegians[space]})
    if game.king == space:
        rule = "CNC-KING-02" if game.black else "CNC-KING-01"
        entry.child("trace.king", rule, {"count": 1 if game.black else 0, "king": "black" if game.black else "white"})
    for card in cards:
        entry.child("trace.card", "CNC-BATTLE-07", {"count": game.box.cards[card].strength, "card": card})


def add_level(entry: Entry, before: int, parts: list[tuple[str, int]], to: int) -> None:
    """A marker: where it stood, what moved it, and how far it fell on the way (CNC-DANGER-04)."""
    entry.child("trace.before", entry.rule, {"count": before})
    fell = to - before
    for key, amount in parts:
        entry.child(key, entry.rule, {"count": amount})
        fell -= amount
    if fell:
        entry.child("trace.fell", "CNC-DANGER-04", {"count": fell})
