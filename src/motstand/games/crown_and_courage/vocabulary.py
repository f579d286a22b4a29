"""The words that tiles and cards are written with. What carries them out is told the rule that it follows.

`effects.py` fills the vocabulary, for its words know all chapters; chapters that carry out what is printed know only
this page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.content.vocabulary import Effect, Reading, Verb, Vocabulary
from motstand.kernel.flow import Flow


class AtOnce(Verb[Crown]):
    """A word with nothing to decide and nothing to draw. It is done only if it changes anything."""

    def __init__(
        self, reading: Reading, extent: Callable[[Crown, Effect], int], do: Callable[[Crown, Effect, str], None]
    ) -> None:
        super().__init__(reading, extent)
        self.do = do


class StepByStep(Verb[Crown]):
    """A word in the course of which something may be decided or drawn.

    Its steps give False where a card has left nothing to do; then what follows on the tile is not done, either.
    """

    def __init__(
        self,
        reading: Reading,
        extent: Callable[[Crown, Effect], int],
        steps: Callable[[Crown, Effect, str], Flow[Any]],
    ) -> None:
        super().__init__(reading, extent)
        self.steps = steps


VOCABULARY: Final[Vocabulary[Crown]] = Vocabulary({})


def carry_out(game: Crown, effects: list[Effect], rule: str) -> Flow[None]:
    """From left to right, each as far as possible; nothing after a Fire or a Repeat without a target (CNC-Q-104)."""
    for effect in effects:
        verb = VOCABULARY.verbs[effect.verb]
        if isinstance(verb, StepByStep):
            done = yield from verb.steps(game, effect, rule)
            if done is False:
                return
        elif isinstance(verb, AtOnce) and verb.extent(game, effect) > 0:
            verb.do(game, effect, rule)


def is_possible(game: Crown, effect: Effect) -> bool:
    """Would it change anything now?"""
    return VOCABULARY.extent(game, effect) > 0
