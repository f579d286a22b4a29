"""What can go wrong at a table, each with a sentence that says what was expected."""

from __future__ import annotations

from typing import Any


class MotstandError(Exception):
    """Anything that a person, a bot, a record or a pack did wrong."""


class NotOffered(MotstandError):
    """An answer that was not among the options offered."""

    def __init__(self, answer: Any, offered: list[Any]) -> None:
        shown = ", ".join(repr(option) for option in offered[:8])
        more = f" and {len(offered) - 8} more" if len(offered) > 8 else ""
        super().__init__(f"{answer!r} was not offered; offered: {shown}{more}")
        self.answer = answer
        self.offered = offered


class NotYourTurn(MotstandError):
    """An answer from a seat that was not asked."""

    def __init__(self, seat: str | None, asked: list[str]) -> None:
        who = "nobody in particular" if seat is None else f"'{seat}'"
        super().__init__(f"{who} answered, but the question is for {' and '.join(asked)}")
        self.seat = seat
        self.asked = asked


class BadChance(MotstandError):
    """Dice or a drawn card that cannot have fallen."""


class MatchOver(MotstandError):
    """An answer after the end of the game."""


class CannotUndo(MotstandError):
    """There is nothing that this seat may take back."""


class SetupError(MotstandError):
    """A match was asked for that the game does not know: scenario, seats or options."""


class ContentError(MotstandError):
    """A content file or a pack that is not as expected; the text names file, key and expectation."""


class RecordError(MotstandError):
    """A record that does not replay; the text names the line and what was expected there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
