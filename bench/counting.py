"""A game that asks the same question so many times: its matches are as long as one wants."""

from __future__ import annotations

from typing import Any

from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome
from motstand.kernel.game import Game, Setup
from motstand.kernel.state import State

SEAT = "counter"
OPTIONS: list[Option] = [("one",), ("another",)]


class Left(State):
    """How many questions are left."""

    __slots__ = ("questions",)

    def __init__(self, questions: int) -> None:
        super().__init__("question")
        self.questions = questions

    def copy(self) -> Left:
        return Left(self.questions)

    def data(self) -> dict[str, Any]:
        return {"questions": self.questions}


def question(state: Left) -> Flow[str]:
    """Ask once more, or end."""
    yield Choice(SEAT, "question", OPTIONS.copy(), "")
    state.questions -= 1
    if state.questions == 0:
        raise GameOver(Outcome((), "counted", ""))
    return "question"


class Counting(Game[Left]):
    """The game of this many questions."""

    def __init__(self, length: int) -> None:
        super().__init__(f"counting-{length}", "Counting", {"standard": [[SEAT]]})
        self.length = length

    def start(self, setup: Setup) -> Left:
        return Left(self.length)

    def flow(self, state: Left) -> Flow[str]:
        return question(state)

    def public(self, state: Left) -> dict[str, Any]:
        return {"questions": state.questions}
