"""The end: five ways to lose, and Freedom."""

from __future__ import annotations

from typing import NoReturn

from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import GameOver, Outcome


def lose(how: str, rule: str) -> NoReturn:
    """The game is lost at once, wherever it is."""
    raise GameOver(Outcome((), f"lost.{how}", rule))


def resigned(game: Crown, seat: str) -> Outcome:
    """Whoever gives up has lost."""
    return Outcome((), "lost.resigned", "")


def win(game: Crown) -> NoReturn:
    """CNC-FLOW-02: the King is free; CNC-FLOW-03: the gold that was brought to safety is the score."""
    gold = len(game.evacuated)
    raise GameOver(Outcome((KING,), "won", "CNC-FLOW-02", str(gold), {"gold": gold}))
