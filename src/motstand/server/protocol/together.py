"""What people of a cooperative game share: what the others are asked, suggestions, the plan, who stands in for whom."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from motstand.server.protocol.fields import Number
from motstand.server.protocol.questions import Question, Step
from motstand.server.protocol.words import Saying

LONGEST_LINE = 120
MOST_LINES = 12


class Suggestion(Struct):
    """An answer that `by` suggests to `seat`, in words, with the clicks that lead to it and who agrees.

    A bot suggests to itself what it is about to do: `then` is what follows without dice or cards in between, and `why`
    its reason, as far as everybody may know it. It waits until the people who are here agree to this, or to something
    else.
    """

    number: Number
    by: str
    seat: str
    option: list[Any]
    saying: Saying
    steps: list[Step]
    agreed: list[str]
    then: list[Saying] = []
    why: Saying | None = None


class PlanLine(Struct):
    """A line of the plan: `line` is its own number, `was` that of the event in which it was written last, by `seat`."""

    line: Number
    was: Number
    seat: str
    text: str
    done: bool


class StandIn(Struct):
    """Those in `agreed` want a bot to play for the person of `seat`, who is away; it does when all who are here do."""

    seat: str
    player: str
    agreed: list[str]


class Together(Struct):
    """What everybody at the table of a cooperative game knows: the questions of seats, as far as all may know them,
    what people suggest, their plan, and for whom bots are wanted. Spectators see it, too.
    """

    questions: dict[str, Question]
    suggestions: list[Suggestion]
    plan: list[PlanLine]
    stand_ins: list[StandIn]
