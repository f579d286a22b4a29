"""How each game's table looks as text: one module a game, found by the game's id."""

from __future__ import annotations

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, Setup
from motstand.terminal.boards.kampen_om_norge import KampenBoard

__all__ = ["KampenBoard", "board_of"]

BOARDS = {"kampen-om-norge": KampenBoard}


def board_of(game: Game, setup: Setup) -> KampenBoard:
    """The board of a game. Raises SetupError where the terminal cannot draw it."""
    if game.id not in BOARDS:
        raise SetupError(f"the terminal has no board for '{game.id}'; expected one of: {', '.join(BOARDS)}")
    return BOARDS[game.id](game.words(setup), game.printed(setup))
