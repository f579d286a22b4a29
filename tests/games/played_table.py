"""What the tables of all games' tests have in common: look at the question, the log and the offers, and choose."""

from __future__ import annotations

from typing import Any

from motstand.kernel.flow import Option
from motstand.kernel.matches.match import Match


class PlayedTable:
    """A match with the words of a test."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def prompt(self) -> str:
        """The key of what is asked; "" when the game is over."""
        return self.match.pending.prompt if self.match.pending is not None else ""

    @property
    def rule(self) -> str:
        """The rule behind what is asked."""
        return self.match.pending.rule if self.match.pending is not None else ""

    def log_keys(self) -> list[str]:
        return [entry.key for entry in self.match.log]

    def log_rules(self) -> list[str]:
        return [entry.rule for entry in self.match.log]

    def means(self, part: Any, word: Any) -> bool:
        """Does a word of a test mean this part of an option?"""
        return bool(part == word)

    def fits(self, option: Option, words: tuple[Any, ...]) -> bool:
        """Does an option begin with these words? None is anything."""
        if len(option) < len(words):
            return False
        return all(word is None or self.means(part, word) for part, word in zip(option, words, strict=False))

    def offered(self, *words: Any) -> list[Option]:
        """The options that begin with these words; None is anything."""
        return [option for option in self.match.options if self.fits(option, words)]

    def offers(self, *words: Any) -> bool:
        return bool(self.offered(*words))

    def choose(self, *words: Any, seat: str | None = None) -> None:
        """Play the option that these words mean: the first, where only copies differ."""
        options = self.match.options_for(seat) if seat else self.match.options
        found = [option for option in options if self.fits(option, words)]
        assert found, f"{words} is not offered at {self.prompt!r}; offered: {options[:12]}"
        self.match.play(found[0], seat)
        self.look()

    def look(self) -> None:
        """What must be true after every answer, whatever a test looks at."""
