"""Writes log entries to the terminal."""

from __future__ import annotations

from typing import Any

from motstand.kernel.words.sentences import GameWords
from motstand.terminal.screen import HEADING, QUIET, Screen

TURN = "turn.begins"
END = "game.over"


def tell(screen: Screen, words: GameWords, entries: list[dict[str, Any]]) -> None:
    """Write log entries, with their details below them."""
    for entry in entries:
        text = words.say(words.entry(entry["key"], entry["values"]))
        if entry["key"] == TURN:
            screen.line()
            screen.rule(text)
        else:
            screen.line(text, HEADING if entry["key"] == END else "", 2)
            details = [words.say(words.entry(child["key"], child["values"])) for child in entry.get("children", [])]
            if details:
                screen.line(", ".join(details), QUIET, 4)
