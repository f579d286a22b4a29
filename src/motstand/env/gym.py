"""Gymnasium: one seat of a game learns, players of the house answer for the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from motstand.env.speaking import Speaker
from motstand.env.table import Laid, as_text, begun, new_seed, result
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game
from motstand.kernel.matches.fate import Seeded
from motstand.players.named import Player, by_name


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat of a game as a Gymnasium environment.

    An action is the next word of the seat's answer (`motstand.env.speaking`); the observation's `action_mask` and
    `info["action_mask"]` say which words can follow. The reward is 1 for a win and -1 for any other end. A word that
    cannot follow ends the episode as lost, with `info["illegal"]`.
    """

    def __init__(
        self,
        game: str | Game,
        scenario: str | None = None,
        seats: list[str] | None = None,
        seat: str | None = None,
        others: str = "policy",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.laid = Laid(game, scenario, seats, options)
        self.seat = self.laid.seats[0] if seat is None else seat
        if self.seat not in self.laid.seats:
            raise SetupError(f"expected one of the seats {', '.join(self.laid.seats)}, got '{seat}'")
        self.others = others
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = self.laid.observation_space()
        self.action_space = self.laid.action_space()
        self._speaker: Speaker | None = None
        self._player: Player = by_name(others)

    @property
    def speaker(self) -> Speaker:
        """The match as it stands, and the answer so far. Raises SetupError before the first reset."""
        return begun(self._speaker)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. The same seed gives the same dice and the same opponents."""
        super().reset(seed=seed)
        drawn = new_seed(self.np_random)
        self._player = by_name(self.others, f"{drawn} others")
        self._speaker = self.laid.speaker(Seeded(drawn))
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Say a word; when the answer is complete the others play until this seat has to decide again."""
        speaker = self.speaker
        if int(action) not in speaker.legal:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        speaker.say(int(action))
        self._let_others_play()
        return self._seen(), result(speaker.match, self.seat), speaker.match.over, False, self._info()

    def render(self) -> str | None:
        """The table as text."""
        return as_text(self.speaker.match, self.seat) if self.render_mode == "ansi" else None

    def clone(self) -> OneSeat:
        """A second environment at the same point. Opponents that draw lots go on with lots of their own."""
        twin = OneSeat(
            self.laid.game,
            self.laid.scenario,
            self.laid.seats,
            self.seat,
            self.others,
            self.laid.options,
            self.render_mode,
        )
        twin._speaker = self.speaker.clone()
        return twin

    def _let_others_play(self) -> None:
        speaker = self.speaker
        match = speaker.match
        while not match.over and speaker.seat != self.seat:
            match.play(self._player(match))
            speaker.listen()

    def _seen(self) -> dict[str, Any]:
        return self.laid.observe(self.speaker, self.seat)

    def _info(self) -> dict[str, Any]:
        outcome = self.speaker.match.outcome
        return {} if outcome is None else {"outcome": outcome.key, "level": outcome.level}
