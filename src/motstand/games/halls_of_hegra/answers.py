"""Answers that name nothing, and a question that is asked only where there is something to decide."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.kernel.flow import Choice, Flow, Option

DONE: Final[Option] = ("done",)
DECLINE: Final[Option] = ("decline",)
BED: Final[Option] = ("bed",)
WAIT: Final[Option] = ("wait",)


def decide(prompt: str, options: list[Option], rule: str, values: dict[str, Any] | None = None) -> Flow[Option]:
    """The commander's answer; where only one thing can be done it is done unasked, for nothing is hidden here."""
    if len(options) == 1:
        return options[0]
    answer: Option = yield Choice(COMMANDER, prompt, options, rule, values)
    return answer
