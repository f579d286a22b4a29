"""What a sensible player prefers."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Choice, Option


def pick(game: Kampen, choice: Choice) -> Option:
    return choice.options[0]


def reason(game: Kampen, choice: Choice) -> tuple[Option, str, dict[str, Any]]:
    return (choice.options[0], "", {})


def evaluate(game: Kampen, seat: str) -> float:
    return 0.5
