"""Supplies: a number of at least 0, whatever cubes show it."""

from __future__ import annotations

from motstand.games.halls_of_hegra.breakdown import add_store, by
from motstand.games.halls_of_hegra.state import Hegra


def change_supplies(game: Hegra, amount: int, rule: str) -> None:
    """HOH-SUPPLY-01: Supplies are a number of at least 0."""
    before = game.supplies
    game.supplies = max(0, before + amount)
    if game.supplies != before:
        key = "supplies.gained" if game.supplies > before else "supplies.lost"
        entry = game.note(key, rule, {"count": abs(game.supplies - before), "left": game.supplies})
        add_store(entry, before, amount, game.supplies, rule)


def defenders_for_a_supply(game: Hegra) -> int:
    """HOH-MORNING-04: the value under the Supply marker."""
    return game.box.tracks.rations[game.supply_space]


def supply_marker_right(game: Hegra, rule: str) -> None:
    """HOH-COUP-03, HOH-RETREAT-02: a Supply feeds fewer from now on; at the right end the marker stays (HOH-Q-12)."""
    game.supply_space = min(game.supply_space + 1, len(game.box.tracks.rations) - 1)
    entry = game.note("supplies.marker", rule, {"count": defenders_for_a_supply(game)})
    values = {"space": game.supply_space + 1, **by(defenders_for_a_supply(game))}
    entry.child("part.ration", "HOH-TRACK-02", values)
