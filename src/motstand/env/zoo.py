"""PettingZoo: all seats of a game as agents, one after the other (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from motstand.env.speaking import Speaker
from motstand.env.table import Laid, as_text, begun, new_seed, result
from motstand.kernel.game import Game
from motstand.kernel.matches.fate import Seeded


class AllSeats(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game with an agent for each of its seats. An action is the next word of the answer of `agent_selection`."""

    def __init__(
        self,
        game: str | Game,
        scenario: str | None = None,
        seats: list[str] | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.laid = Laid(game, scenario, seats, options)
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"motstand {self.laid.game.id}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.laid.seats)
        self._spaces = self.laid.observation_space()
        self._words = self.laid.action_space()
        self._random = np.random.default_rng()
        self._speaker: Speaker | None = None

    @property
    def speaker(self) -> Speaker:
        """The match as it stands, and the answer so far. Raises SetupError before the first reset."""
        return begun(self._speaker)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._spaces

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._words

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same dice."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._speaker = self.laid.speaker(Seeded(new_seed(self._random)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._speaker.seat or self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may say if it is asked."""
        return self.laid.observe(self.speaker, agent)

    def step(self, action: int | None) -> None:
        """Say the next word for the agent that is asked. Raises NotOffered if it cannot follow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        speaker = self.speaker
        self._cumulative_rewards[agent] = 0.0
        speaker.say(-1 if action is None else int(action))
        over = speaker.match.over
        for seat in self.agents:
            self.rewards[seat] = result(speaker.match, seat)
            self.terminations[seat] = over
        if not over:
            self.agent_selection = speaker.seat
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return as_text(self.speaker.match, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def clone(self) -> AllSeats:
        """A second environment at the same point."""
        laid = self.laid
        twin = AllSeats(laid.game, laid.scenario, laid.seats, laid.options, self.render_mode)
        twin._speaker = self.speaker.clone()
        twin._random = np.random.default_rng()
        twin._random.bit_generator.state = self._random.bit_generator.state
        twin.agents = self.agents.copy()
        twin.rewards = self.rewards.copy()
        twin._cumulative_rewards = self._cumulative_rewards.copy()
        twin.terminations = self.terminations.copy()
        twin.truncations = self.truncations.copy()
        twin.infos = {agent: info.copy() for agent, info in self.infos.items()}
        twin.agent_selection = self.agent_selection
        return twin


def env(game: str | Game, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment with PettingZoo's usual wrappers: a word that cannot follow ends the game as lost."""
    raw = wrappers.TerminateIllegalWrapper(AllSeats(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
