"""The journal of a match: every answer, chance included, and chance taken from a journal again."""

from __future__ import annotations

from typing import Any, Final

from motstand.kernel.errors import BadChance, as_recorded
from motstand.kernel.flow import Ask, Draw, Roll
from motstand.kernel.matches.fate import Fate
from motstand.kernel.words.error_messages import Wording, message

CHOICE: Final = "answer"
ROLL: Final = "roll"
DRAW: Final = "draw"
RESIGN: Final = "resign"


class Answer:
    """One line of the journal: a seat's option, or what fate gave."""

    __slots__ = ("kind", "mark", "seat", "seen_by", "value")

    def __init__(
        self,
        kind: str,
        seat: str,
        value: Any,
        mark: Any = None,
        seen_by: tuple[str, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value
        self.mark = mark
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return f"<Answer {self.kind} {self.seat} {self.value!r}>"


class Replaying(Fate):
    """Chance from a journal.

    When the journal is used up `own` goes on; if it comes from a `record`, play stops there instead, and `own`
    passes over what the record answers.
    """

    __slots__ = ("answers", "own", "position", "record")

    def __init__(self, answers: list[Answer], position: int, own: Fate, record: bool) -> None:
        self.answers = answers
        self.position = position
        self.own = own
        self.record = record

    def answer(self, ask: Ask) -> Any:
        if self.position >= len(self.answers):
            return None if self.record else self.own.answer(ask)
        given = self.answers[self.position]
        kind, seat = DRAW, ""
        if isinstance(ask, Roll):
            kind, seat = ROLL, ask.seat
        elif isinstance(ask, Draw):
            seat = ask.seat
        if given.kind != kind or given.seat != seat:
            expected = message("chance-for", kind=kind, seat=seat or message("nobody"))
            raise BadChance(message("chance-wrong", prompt=ask.prompt, expected=expected, got=told(given)))
        if self.record:
            self.own.pass_over(ask)
        self.position += 1
        return given.value

    def mark(self) -> Any:
        return self.own.mark()


def told(given: Answer) -> Wording:
    """An answer as errors call it: ``the answer ('end',) of white``."""
    return message(
        "chance-given", kind=given.kind, value=as_recorded(given.value), seat=given.seat or message("nobody")
    )
