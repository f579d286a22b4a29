"""A table for tests: lay it out, let a procedure of the rules run, script fate, choose by meaning, look at it.

    game = laid_out(threat=6, stress=7)
    playing = play(gain_threat(game, 2, "CNC-GERM-08"))
    assert (game.threat, game.stress) == (3, 9)

What a test does not name is as it is at the start of the game; see `Position` in the game's `lessons.py`. Markers
of the state (``stress=8``, ``population=0``) are named as they are there.
"""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.box import open_box
from motstand.games.crown_and_courage.lessons import Position, lay
from motstand.games.crown_and_courage.setup import SEATINGS, lay_out
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Choice, Draw, Flow, GameOver, Option, Outcome, Roll
from motstand.kernel.game import Setup
from motstand.kernel.log import Entry

FULL = {
    "r1c1": "evacuate_2",
    "r1c2": "fire_1",
    "r1c3": "inspire_1",
    "r2c1": "chaos",
    "r2c2": "order_1",
    "r2c3": "repeat_1",
    "r3c1": "rest_2",
    "r3c2": "strategise_1",
    "r3c3": "sabotage_1",
}
"""An Order Grid on which no square is free."""


def laid_out(difficulty: str = "standard", **told: Any) -> Crown:
    """The table of a test; loyalty is told as the number of the Morale row."""
    markers = {key: told.pop(key) for key in list(told) if key not in Position.__struct_fields__}
    if "loyalty" in markers:
        markers["morale_row"] = markers.pop("loyalty")
    game = lay_out(open_box([]), Setup(difficulty, SEATINGS[0]))
    told.setdefault("phase", "plan")
    lay(game, Position(**told, markers=markers))
    log: list[Entry] = []
    game.log = log
    return game


class Playing:
    """A procedure of the rules that is running: what it asks, and how it ended."""

    def __init__(self, flow: Flow[Any], fate: list[Any]) -> None:
        self.flow = flow
        self.fate = list(fate)
        self.asked: Choice | None = None
        self.outcome: Outcome | None = None
        self.result: Any = None
        self.questions: list[str] = []
        self._go_on(None)

    def _go_on(self, answer: Any) -> None:
        self.asked = None
        try:
            while True:
                ask = self.flow.send(answer)
                if isinstance(ask, Choice):
                    assert len(set(ask.options)) == len(ask.options) > 0
                    self.asked = ask
                    self.questions.append(ask.prompt)
                    return
                assert self.fate, f"fate has nothing for {ask!r}"
                answer = self.fate.pop(0)
                if isinstance(ask, Draw):
                    assert answer in ask.among, f"{answer!r} can't be drawn from {ask.among}"
                elif isinstance(ask, Roll):
                    answer = (answer,) if isinstance(answer, int) else tuple(answer)
                    assert len(answer) == ask.count
        except StopIteration as end:
            self.result = end.value
        except GameOver as over:
            self.outcome = over.outcome

    @property
    def prompt(self) -> str:
        """The key of what is asked; "" at the end."""
        return self.asked.prompt if self.asked is not None else ""

    @property
    def rule(self) -> str:
        return self.asked.rule if self.asked is not None else ""

    @property
    def options(self) -> list[Option]:
        return self.asked.options if self.asked is not None else []

    @property
    def lost(self) -> str:
        """How the game was lost, and by which rule: ``willpower CNC-FLOW-06``; "" if it was not."""
        if self.outcome is None or self.outcome.winners:
            return ""
        return f"{self.outcome.key.removeprefix('lost.')} {self.outcome.rule}"

    def offers(self, *words: Any) -> bool:
        return any(option[: len(words)] == words for option in self.options)

    def choose(self, *words: Any) -> Playing:
        """The one option that begins so."""
        found = [option for option in self.options if option[: len(words)] == words]
        exact = [option for option in found if option == words]
        assert exact or len(found) == 1, f"{words} is not one of {self.options}"
        self._go_on((exact or found)[0])
        return self

    def then(self, *choices: Any) -> Playing:
        """Several answers, one after the other; a word alone is an answer of one word."""
        for each in choices:
            self.choose(*((each,) if isinstance(each, str) else each))
        return self


def play(flow: Flow[Any], fate: list[Any] | None = None) -> Playing:
    return Playing(flow, fate or [])


def keys(game: Crown) -> list[str]:
    """The log so far."""
    return [entry.key for entry in game.log or []]


def rules(game: Crown) -> list[str]:
    return [entry.rule for entry in game.log or []]


def at(game: Crown, space: str) -> int:
    return game.box.map.index[space]


def standing(game: Crown, troops: list[int]) -> dict[str, int]:
    """Who stands where, by space."""
    return {game.box.map.ids[space]: count for space, count in enumerate(troops) if count}
