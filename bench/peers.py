"""What is measured of other engines, each through its own public interface and in its own favour."""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Callable
from time import process_time
from typing import Any

from bench.work import POSITIONS, SEEDS_A_ROUND, Counts, Slice


class Catanatron:
    """Four random players of Catan: a whole game, decision by decision."""

    def __init__(self) -> None:
        catan: Any = importlib.import_module("catanatron")
        self.new_game = catan.Game
        self.players = [catan.RandomPlayer(color) for color in catan.Color]
        self.turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def played(self, seed: int, stop: int | None = None) -> tuple[Any, int]:
        """A game and the number of its decisions, or its first `stop`."""
        game = self.new_game(self.players, seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.turns_limit and decisions != stop:
            game.play_tick()
            decisions += 1
        return game, decisions

    def __call__(self, round: int, seconds: float) -> Counts:
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            games += 1
            decisions += self.played(round * SEEDS_A_ROUND + games)[1]
        return {"decisions": decisions, "games": games, "seconds": process_time() - start}


class CatanatronCopies:
    """Copies of games of Catan at half of their length."""

    def __init__(self) -> None:
        catan = Catanatron()
        self.positions = [catan.played(seed, catan.played(seed)[1] // 2)[0] for seed in range(1, POSITIONS + 1)]

    def __call__(self, round: int, seconds: float) -> Counts:
        copies = 0
        start = process_time()
        while process_time() - start < seconds:
            for game in self.positions:
                for _ in range(20):
                    game.copy()
            copies += 20 * len(self.positions)
        return {"copies": copies, "seconds": process_time() - start}


class OpenSpiel:
    """Random games of OpenSpiel: decisions of players, and with chance."""

    def __init__(self, name: str) -> None:
        # The games written in Python are registered by importing them.
        importlib.import_module("open_spiel.python.games.tic_tac_toe")
        self.game: Any = importlib.import_module("pyspiel").load_game(name)

    def __call__(self, round: int, seconds: float) -> Counts:
        chance = random.Random(round)
        decisions = answers = games = 0
        start = process_time()
        while process_time() - start < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, chances)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
                answers += 1
            games += 1
        return {"decisions": decisions, "answers": answers, "games": games, "seconds": process_time() - start}


class PettingZoo:
    """Random games of one of PettingZoo's, without a window."""

    def __init__(self, name: str) -> None:
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        self.env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def __call__(self, round: int, seconds: float) -> Counts:
        chance = random.Random(round)
        env = self.env
        decisions = 0
        start = process_time()
        while process_time() - start < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(chance.choice(observation["action_mask"].nonzero()[0]))
                    decisions += 1
        return {"decisions": decisions, "seconds": process_time() - start}


class CatanatronGym:
    """Steps of catanatron's Gymnasium environment: one player against its random bot."""

    def __init__(self) -> None:
        # Without the wrappers of gymnasium.make, which would only cost it time.
        self.env: Any = importlib.import_module("catanatron_gym.envs").CatanatronEnv()

    def __call__(self, round: int, seconds: float) -> Counts:
        chance = random.Random(round)
        steps = 0
        start = process_time()
        _, info = self.env.reset(seed=round)
        while process_time() - start < seconds:
            _, _, terminated, truncated, info = self.env.step(chance.choice(info["valid_actions"]))
            steps += 1
            if terminated or truncated:
                _, info = self.env.reset()
        return {"steps": steps, "seconds": process_time() - start}


def build() -> str:
    """What this process is."""
    return "peers"


MEASURES: dict[str, Callable[[], Slice]] = {
    "catanatron": Catanatron,
    "catanatron copies": CatanatronCopies,
    "OpenSpiel backgammon": lambda: OpenSpiel("backgammon"),
    "OpenSpiel python_tic_tac_toe": lambda: OpenSpiel("python_tic_tac_toe"),
    "PettingZoo tictactoe_v3": lambda: PettingZoo("tictactoe_v3"),
    "PettingZoo chess_v6": lambda: PettingZoo("chess_v6"),
    "PettingZoo texas_holdem_v4": lambda: PettingZoo("texas_holdem_v4"),
    "catanatron gym": CatanatronGym,
}
