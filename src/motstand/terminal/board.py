"""The interface of a board in the terminal; each game implements it in its `terminal.py`."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.registry import part_of
from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.sentences import GameWords


class Board:
    """Draws what a seat may see. A game without hands, combats or odds shows nothing there."""

    def __init__(self, words: GameWords, printed: dict[str, Any]) -> None:
        self.words = words
        self.scenario: dict[str, Any] = printed["scenario"]

    def say(self, key: str, **values: Any) -> str:
        return self.words.words.format(key, values)

    def title(self) -> str:
        return str(self.scenario["name"])

    @property
    def length(self) -> int:
        """How long the scenario lasts, to offer the shortest first."""
        return 0

    def introduction(self) -> list[str]:
        """What the scenario is about, and how it is won."""
        raise NotImplementedError

    def moment(self, view: dict[str, Any]) -> tuple[Any, ...]:
        """A value that changes when the whole table should be drawn again."""
        raise NotImplementedError

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        """The whole table."""
        raise NotImplementedError

    def hands(self, view: dict[str, Any], playable: list[str]) -> RenderableType:
        """The seat's own cards with their text; those that can be played now are marked."""
        return Group()

    def battlefield(self, view: dict[str, Any]) -> RenderableType:
        """What is being fought over now."""
        return Group()

    def odds(self, combats: list[dict[str, Any]]) -> list[str]:
        """The odds of the next dice."""
        return []

    def summary(self, view: dict[str, Any]) -> str:
        """The result in figures, for the end of the game."""
        raise NotImplementedError

    def note(self, option: tuple[Any, ...], view: dict[str, Any]) -> str:
        """A remark beside an option, such as that it attacks."""
        return ""


def board_of(game: Game, setup: Setup, language: str = ENGLISH) -> Board:
    """The board of a game. Raises SetupError where the terminal cannot draw it."""
    part = part_of(game, "terminal")
    if part is None:
        raise SetupError(f"the terminal has no board for '{game.id}'")
    board: Board = part.BOARD(game.words(setup, language), game.printed(setup, language))
    return board


def seat_name(words: GameWords, seat: str) -> str:
    """The seat's name as a sentence begins with it. Fluent's selectors can't hold the plus sign of joined seats."""
    return words.words.format("seat-name", {"seat": seat.replace("+", "-and-")})
