"""How the game ends: all win or lose together (DR-GOAL-01)."""

from __future__ import annotations

from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import GameOver, Outcome


def lost(key: str, rule: str) -> GameOver:
    """The game is lost at once, whatever is being resolved."""
    return GameOver(Outcome((), f"lost.{key}", rule))


def resigned(game: Dutch, seat: str) -> Outcome:
    """DR-GOAL-01: who gives up, gives up for all."""
    return Outcome((), "lost.resigned", "DR-GOAL-01")


def won(game: Dutch, rule: str) -> GameOver:
    """DR-END-03: the goal is reached."""
    return GameOver(Outcome(tuple(dict.fromkeys(game.seats)), "won.goal", rule, game.level.id))
