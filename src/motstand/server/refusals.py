"""How a message is refused: a code for the client's words, and what would have been right."""

from __future__ import annotations

from typing import Any

from motstand.kernel.errors import (
    BadChance,
    CannotUndo,
    ContentError,
    MatchOver,
    MotstandError,
    NotOffered,
    NotYourTurn,
    RecordError,
    SetupError,
)


class Refused(Exception):
    """A message that changed nothing."""

    def __init__(self, code: str, expected: str) -> None:
        super().__init__(expected)
        self.code: Any = code
        self.expected = expected


RULES_FAILED = "rules_failed"
"""The rules themselves went wrong; the table is as it was before."""
CODES: list[tuple[type[MotstandError], str]] = [
    (NotOffered, "not_offered"),
    (BadChance, "not_offered"),
    (NotYourTurn, "not_your_turn"),
    (MatchOver, "over"),
    (CannotUndo, "cannot_undo"),
    (SetupError, "not_possible"),
]

IMPOSSIBLE: list[tuple[type[MotstandError], str]] = [
    (ContentError, "bad_pack"),
    (RecordError, "bad_record"),
    (SetupError, "not_possible"),
]
"""What a request asked for and nobody can do."""


def code_of(error: MotstandError) -> str:
    """The error code for a request that cannot be fulfilled."""
    return next((code for kind, code in IMPOSSIBLE if isinstance(error, kind)), "unavailable")


def refusal_of(error: MotstandError) -> Refused:
    """What the rules refused, as the client hears it."""
    for kind, code in CODES:
        if isinstance(error, kind):
            # Not the error's own words: they may name options by the hundred.
            expected = "one of the options offered" if isinstance(error, NotOffered) else str(error)
            return Refused(code, expected)
    return Refused("not_possible", str(error))
