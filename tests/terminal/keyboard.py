"""A keyboard for tests: a script of lines, and what the screen showed."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

from rich.console import Console

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.matches.fate import Fate
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.players import Player, RandomPlayer
from motstand.terminal.client import Client
from motstand.terminal.screen import Screen

WIDTH = 80


class Keyboard:
    """Types line after line, then the input ends. It remembers what was on the screen at every question."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.paper = io.StringIO()
        self.pages: list[str] = []
        self.screen = Screen(Console(file=self.paper, width=WIDTH, force_terminal=False), self.read)

    def read(self, prompt: str) -> str:
        self.paper.write(prompt)
        self.pages.append(self.paper.getvalue()[sum(len(page) for page in self.pages) :])
        for line in self.lines:
            return line
        raise EOFError

    @property
    def shown(self) -> str:
        """All that was shown, with line breaks and runs of blanks as single blanks."""
        return " ".join(self.paper.getvalue().split())


def play(
    *lines: str,
    match: Match | None = None,
    people: list[str] | None = None,
    players: dict[str, Player] | None = None,
    fate: Callable[[], Fate] | None = None,
    scenario: str = "gudbrandsdalen",
    seed: int = 1,
) -> tuple[Keyboard, Client]:
    """Type these lines in a game against random players, and see."""
    keyboard = Keyboard(lines)
    if match is None:
        match = new_match(GAME, scenario, seed=seed)
    others = players or {seat: RandomPlayer(seed) for seat in match.seats}
    client = Client(match, keyboard.screen, ["germany"] if people is None else people, others, fate)
    client.run()
    return keyboard, client
