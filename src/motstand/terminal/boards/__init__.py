"""How each game's table looks as text: one module a game, found by the game's id."""

from __future__ import annotations

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.languages import ENGLISH
from motstand.terminal.boards.board import Board
from motstand.terminal.boards.halls_of_hegra import HegraBoard
from motstand.terminal.boards.kampen_om_norge import KampenBoard

__all__ = ["Board", "board_of"]

BOARDS: dict[str, type[Board]] = {"kampen-om-norge": KampenBoard, "halls-of-hegra": HegraBoard}


def board_of(game: Game, setup: Setup, language: str = ENGLISH) -> Board:
    """The board of a game. Raises SetupError where the terminal cannot draw it."""
    if game.id not in BOARDS:
        raise SetupError(f"the terminal has no board for '{game.id}'; expected one of: {', '.join(BOARDS)}")
    return BOARDS[game.id](game.words(setup, language), game.printed(setup, language))
