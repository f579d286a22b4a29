"""The errors of the kernel. Each has a message that says what was expected."""

from __future__ import annotations

import json
from typing import Any, Final

from motstand.kernel.words.error_messages import Wording, all_of, message
from motstand.kernel.words.languages import ENGLISH

SHOWN: Final = 8
"""So many of the options that were offered are named."""


class MotstandError(Exception):
    """Anything that a person, a bot, a record or a pack did wrong.

    It is made from a message, or from a plain text where only an operator or a programmer reads it. `str` says it in
    English.
    """

    def __init__(self, why: Wording = "") -> None:
        super().__init__(why)
        self._why = why

    def message(self) -> Wording:
        """What is wrong, before a language is chosen."""
        return self._why

    def said(self, language: str = ENGLISH) -> str:
        """The sentence in a language."""
        words = self.message()
        return words if isinstance(words, str) else words.said(language)

    def __str__(self) -> str:
        return self.said()


def as_recorded(option: Any) -> str:
    """An option or dice as a line of a record spells them."""
    return json.dumps(option, ensure_ascii=False, default=repr) if isinstance(option, (tuple, list)) else repr(option)


class NotOffered(MotstandError):
    """An answer that was not among the options offered."""

    def __init__(self, answer: Any, offered: list[Any]) -> None:
        super().__init__()
        self.args = (answer, offered)
        self.answer = answer
        self.offered = offered

    def message(self) -> Wording:
        answer, more = as_recorded(self.answer), len(self.offered) - SHOWN
        shown = [as_recorded(option) for option in self.offered[:SHOWN]]
        if more > 0:
            return message("not-offered-among-more", answer=answer, offered=shown, more=more)
        return message("not-offered", answer=answer, offered=shown)


class NotYourTurn(MotstandError):
    """An answer from a seat that was not asked. `asked` is empty where fate was."""

    def __init__(self, seat: str, asked: list[str]) -> None:
        super().__init__()
        self.args = (seat, asked)
        self.seat = seat
        self.asked = asked

    def message(self) -> Wording:
        asked = all_of(self.asked) if self.asked else message("whoever-throws-the-dice")
        return message("not-your-turn", seat=self.seat, asked=asked)


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

    def __init__(self, line: int, why: Wording) -> None:
        super().__init__()
        self.args = (line, why)
        self.line = line
        self.why = why

    def message(self) -> Wording:
        return message("record-line", line=self.line, why=self.why)
