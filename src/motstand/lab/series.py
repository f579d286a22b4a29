"""A series of games: what is to be played, one game of it from its own seed, and all of them on all cores."""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import TypeVar

from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.flow import Outcome
from motstand.kernel.game import Game
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.players.named import Player, by_name

T = TypeVar("T")


class Series:
    """What is to be played: a game, a scenario, a player for each seat, and how often."""

    def __init__(self, game: str, scenario: str, players: dict[str, str], games: int, seed: int = 1940) -> None:
        self.game = game
        self.scenario = scenario
        self.players = players
        self.games = games
        self.seed = seed

    def check(self) -> None:
        """Check that the series can be played, before a long measurement begins."""
        found = find_game(self.game)
        if self.games < 1:
            raise SetupError(f"games: expected a number above 0, got {self.games}")
        for seat, name in self.players.items():
            by_name(name)
            # All players but this one ask the game what a sensible player would do.
            if name != "random" and type(found).pick is Game.pick:
                raise SetupError(f"{found.id} has no policy: expected random for {seat}, got {name}")
        new_match(found, self.scenario, list(self.players), seed=0)

    def clock(self) -> str:
        """What the game's clock is called: ``round``, ``day``; "" where it has none."""
        match = new_match(self.game, self.scenario, list(self.players), seed=0)
        return next(iter(match.game.measures(match.state)), "")

    def seed_of(self, number: int) -> str:
        """The seed of game `number`, the same whatever else is played."""
        return f"{self.seed} {number}"


def finished(series: Series, number: int, watch: Callable[[Match], None] | None = None) -> tuple[Match, Outcome, float]:
    """Game `number` played to its end, and the processor time of it. `watch` is shown the table at each question."""
    seed = series.seed_of(number)
    match = new_match(series.game, series.scenario, list(series.players), seed=seed, log=False)
    players: dict[str, Player] = {seat: by_name(name, f"{seed} {seat}") for seat, name in series.players.items()}
    seconds = 0.0
    while not match.over:
        if watch is not None:
            watch(match)
        # Processor time, so that other work on the machine doesn't count.
        begin = time.process_time()
        match.play(players[match.seat](match))
        seconds += time.process_time() - begin
    outcome = match.outcome
    if outcome is None:
        raise MotstandError("a game ended without an outcome")
    return match, outcome, seconds


def spread(series: Series, play: Callable[[Series, int], T], processes: int | None = None) -> Iterator[T]:
    """What `play` makes of each game, in the order of their numbers, whatever the number of processes."""
    series.check()
    if processes is not None and processes < 1:
        raise SetupError(f"processes: expected a number above 0, got {processes}")
    workers = min(processes or os.cpu_count() or 1, series.games)
    if workers == 1:
        yield from (play(series, number) for number in range(series.games))
        return
    # A game that no package installs is made known by its module, which a new process has not read.
    module = type(find_game(series.game)).__module__
    with ProcessPoolExecutor(workers, initializer=importlib.import_module, initargs=(module,)) as pool:
        yield from pool.map(play, repeat(series, series.games), range(series.games), chunksize=1)
