"""What the environments of one game have in common: its lists, its matches, its spaces, its text."""

from __future__ import annotations

from array import array
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from rich.console import Console

from motstand.env.lists import read
from motstand.env.seeing import LIMIT, Eye
from motstand.env.speaking import Sight, Speaker
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game
from motstand.kernel.matches.fate import Fate
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.terminal.board import board_of

WIDTH = 100
"""Columns of a table that is rendered as text."""


SEEDS = 2**63 - 1
"""A game's seed is below this."""

Features: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


class Laid:
    """A game laid out for research: a scenario and who sits there, with the numbers of words and features."""

    __slots__ = ("eye", "game", "options", "scenario", "seats", "silence", "words")

    def __init__(
        self,
        game: str | Game,
        scenario: str | None = None,
        seats: list[str] | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.scenario = next(iter(self.game.scenarios)) if scenario is None else scenario
        if self.scenario not in self.game.scenarios:
            raise SetupError(f"expected one of {', '.join(self.game.scenarios)} of {self.game.id}, got '{scenario}'")
        self.seats = list(self.game.scenarios[self.scenario][0]) if seats is None else seats
        self.options = options
        self.words = read(self.game, "words")
        self.eye = Eye(read(self.game, "features"))
        # The words of an answer that has not begun.
        self.silence = array("f", [0.0] * len(self.words))

    def speaker(self, fate: Fate) -> Speaker:
        """A new match, carried on to its first decision."""
        match = new_match(self.game, self.scenario, self.seats, fate=fate, options=self.options, log=False)
        return Speaker(match, self.words)

    def observation_space(self) -> spaces.Dict:
        """The features of the view and, behind them, the words of the answer so far; and which words can follow."""
        size = self.eye.size + len(self.words)
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The words."""
        return spaces.Discrete(len(self.words))

    def observe(self, speaker: Speaker, seat: str) -> dict[str, Any]:
        """What `seat` sees, and what it may say now."""
        observation = self._seen(speaker, seat) + self.silence
        mask = bytearray(len(self.words))
        if seat == speaker.seat:
            for word in speaker.said:
                observation[self.eye.size + word] += 1
            for word in speaker.legal:
                mask[word] = 1
        return {"observation": np.frombuffer(observation, np.float32), "action_mask": np.frombuffer(mask, np.int8)}

    def seen(self, speaker: Speaker, seat: str) -> Features:
        """The features of what `seat` sees."""
        return np.frombuffer(self._seen(speaker, seat), np.float32)

    def _seen(self, speaker: Speaker, seat: str) -> array[float]:
        """They stay the same until the next answer is complete; then most of them still do."""
        match, eye, before = speaker.match, self.eye, speaker.seen
        if before is not None and before.number == match.number and before.seat == seat:
            return before.features
        view = match.view(seat)
        if before is not None and before.seat == seat:
            features = eye.see_again(view, before.view, before.features)
        else:
            features = eye.see(view)
        speaker.seen = Sight(match.number, seat, view, features)
        return features

    def __deepcopy__(self, memo: dict[int, object]) -> Laid:
        # Nothing of it ever changes.
        return self


def begun(speaker: Speaker | None) -> Speaker:
    """The speaker of an environment. Raises SetupError before its first reset."""
    if speaker is None:
        raise SetupError("expected reset() before anything else")
    return speaker


def new_seed(random: np.random.Generator) -> int:
    """The seed of the next game of an environment, drawn from its own generator."""
    return int(random.integers(SEEDS))


def result(match: Match, seat: str) -> float:
    """1 for a seat that has won, -1 for one that has not, 0 while the game goes on."""
    outcome = match.outcome
    if outcome is None:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0


def as_text(match: Match, seat: str | None) -> str:
    """The table as the terminal draws it for `seat`, or for a spectator."""
    console = Console(width=WIDTH, color_system=None, highlight=False)
    with console.capture() as drawn:
        console.print(board_of(match.game, match.setup).table(match.view(seat), WIDTH))
    return drawn.get()
