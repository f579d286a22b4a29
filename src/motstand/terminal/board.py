"""What the terminal asks of the board of any game, which draws it in its `terminal.py`."""

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
        """When this changes the whole table is worth a look."""
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
        """The chances of what dice decide next."""
        return []

    def summary(self, view: dict[str, Any]) -> str:
        """What the game came to."""
        raise NotImplementedError

    def note(self, option: tuple[Any, ...], view: dict[str, Any]) -> str:
        """What else should be known of an option."""
        return ""


def board_of(game: Game, setup: Setup, language: str = ENGLISH) -> Board:
    """The board of a game. Raises SetupError where the terminal cannot draw it."""
    part = part_of(game, "terminal")
    if part is None:
        raise SetupError(f"the terminal has no board for '{game.id}'")
    board: Board = part.BOARD(game.words(setup, language), game.printed(setup, language))
    return board


def seat_name(words: GameWords, seat: str) -> str:
    """What a game calls a seat at the beginning of a sentence. Fluent's selectors know no plus sign."""
    return words.words.format("seat-name", {"seat": seat.replace("+", "-and-")})
