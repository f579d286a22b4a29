"""Raising Safety: a die says by how much (DR-STD-02)."""

from __future__ import annotations

from motstand.games.dutch_resistance.dice import roll
from motstand.games.dutch_resistance.markers import change_safety
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow


def raise_safety(game: Dutch, place: int, rule: str) -> Flow[None]:
    dice = yield from roll(game, 1, "raise", rule, place)
    change_safety(game, place, dice[0], rule)
