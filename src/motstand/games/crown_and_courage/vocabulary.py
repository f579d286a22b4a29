"""The words that tiles and cards are written with: how each is read, whether it could be done now, how it is done.

`effects.py` fills `VERBS`, the one list of them, for its words know all chapters; chapters that carry out what is
printed know only this page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import Flow

Reading: TypeAlias = Callable[[list[str]], tuple[int, str]]
Possible: TypeAlias = Callable[[Crown, Effect], bool]


class Verb:
    """A word of the vocabulary: how what stands behind it is read, and whether it would change anything now."""

    def __init__(self, reading: Reading, possible: Possible) -> None:
        self.reading = reading
        self.possible = possible


class AtOnce(Verb):
    """A word with nothing to decide and nothing to draw."""

    def __init__(self, reading: Reading, possible: Possible, do: Callable[[Crown, Effect, str], None]) -> None:
        super().__init__(reading, possible)
        self.do = do


class StepByStep(Verb):
    """A word in the course of which something may be decided or drawn."""

    def __init__(self, reading: Reading, possible: Possible, steps: Callable[[Crown, Effect, str], Flow[None]]) -> None:
        super().__init__(reading, possible)
        self.steps = steps


VERBS: Final[dict[str, Verb]] = {}


def carry_out(game: Crown, effects: list[Effect], rule: str) -> Flow[None]:
    """From left to right, each as far as possible (CNC-Q-104)."""
    for effect in effects:
        verb = VERBS[effect.verb]
        if isinstance(verb, StepByStep):
            yield from verb.steps(game, effect, rule)
        elif isinstance(verb, AtOnce) and verb.possible(game, effect):
            verb.do(game, effect, rule)


def always(game: Crown, effect: Effect) -> bool:
    return True


def is_possible(game: Crown, effect: Effect) -> bool:
    return VERBS[effect.verb].possible(game, effect)


def can_do_something(game: Crown, effects: list[Effect]) -> bool:
    """Is at least one part of it possible?"""
    return any(is_possible(game, effect) for effect in effects)


def can_do_all(game: Crown, effects: list[Effect]) -> bool:
    """Is every part of it possible? A price has to be paid in full."""
    return all(is_possible(game, effect) for effect in effects)
