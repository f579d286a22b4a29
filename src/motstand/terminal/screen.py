"""The client's output and input; tests replace the keyboard by a script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.sentences import words_of

FOLDER = Path(__file__).parent
QUIET = "dim"
WARNING = "bold yellow"
HEADING = "bold"


class InputEnded(Exception):
    """The input has ended."""


class Screen:
    """A console to write on, a keyboard to read from, and the client's own sentences."""

    def __init__(
        self,
        console: Console | None = None,
        read: Callable[[str], str] | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.console = Console(highlight=False) if console is None else console
        self.language = language
        self.words = words_of(FOLDER, language)
        self._read = input if read is None else read

    @property
    def width(self) -> int:
        return min(self.console.width, 120)

    def show(self, what: RenderableType, indent: int = 0) -> None:
        """Write something; a text is wrapped with an indent."""
        self.console.print(
            Padding(what, (0, 0, 0, indent), expand=False) if indent else what, width=self.width, markup=False
        )

    def numbered(self, number: int, text: Text) -> None:
        """Write a numbered line; its continuation lines are indented."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=3, justify="right", style="bold yellow")
        grid.add_column()
        grid.add_row(str(number), text)
        self.show(grid)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        self.show(Text(text, style), indent)

    def say(self, key: str, style: str = "", **values: Any) -> None:
        """Write one of the client's own sentences."""
        self.line(self.words.format(key, values), style)

    def warn(self, key: str, **values: Any) -> None:
        """Say what went wrong and what was expected."""
        self.say(key, WARNING, **values)

    def rule(self, title: str) -> None:
        """Write a horizontal line with a title."""
        self.show(Rule(Text(title, HEADING), align="left", characters="─", style=QUIET))

    def ask(self, key: str, **values: Any) -> str:
        """Read a line and strip it. Ctrl-C counts as the key to quit."""
        try:
            return self._read(self.words.format(key, values) + " ").strip()
        except KeyboardInterrupt:
            self.line()
            return "q"
        except EOFError as error:
            raise InputEnded from error

    def clear(self) -> None:
        self.console.clear()
