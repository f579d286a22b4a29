"""A series of games: what is to be played, one game of it from its own seed, and all of them on all cores."""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import TypeAlias, TypeVar

from motstand.kernel.collector import look_seldom
from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.flow import Outcome
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.lab.cluster import Cluster
from motstand.players.named import Player, by_name

T = TypeVar("T")

Workers: TypeAlias = int | Cluster | None
"""Where games are played: in so many processes (None: one a core), or on a Ray cluster."""


class Series:
    """What is to be played: a game, a scenario, a player for each seat, how often, with which packs and options."""

    def __init__(
        self,
        game: str,
        scenario: str,
        players: dict[str, str],
        games: int,
        seed: int = 1940,
        packs: list[Pack] | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.players = players
        self.games = games
        self.seed = seed
        self.packs: list[Pack] = [] if packs is None else packs
        self.options: dict[str, str] = {} if options is None else options

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
        self.match(0)

    def match(self, seed: int | str, log: bool = True) -> Match:
        """A match of the series, carried on to the first decision."""
        seats = list(self.players)
        return new_match(
            self.game, self.scenario, seats, seed=seed, options=self.options.copy(), packs=self.packs, log=log
        )

    def setup(self) -> Setup:
        """What its matches are made from."""
        return Setup(self.scenario, list(self.players), self.options.copy(), self.packs)

    def clock(self) -> str:
        """What the game's clock is called: ``round``, ``day``; "" where it has none."""
        match = self.match(0)
        return next(iter(match.game.measures(match.state)), "")

    def seed_of(self, number: int) -> str:
        """The seed of game `number`, the same whatever else is played."""
        return f"{self.seed} {number}"


def finished(series: Series, number: int, watch: Callable[[Match], None] | None = None) -> tuple[Match, Outcome, float]:
    """Game `number` played to its end, and the processor time of it. `watch` is shown the table at each question."""
    seed = series.seed_of(number)
    match = series.match(seed, log=False)
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


def spread(series: Series, play: Callable[[Series, int], T], workers: Workers = None) -> Iterator[T]:
    """What `play` makes of each game, in the order of their numbers, wherever they are played."""
    series.check()
    if isinstance(workers, Cluster):
        yield from workers.spread(series, play)
        return
    if workers is not None and workers < 1:
        raise SetupError(f"processes: expected a number above 0, got {workers}")
    processes = min(workers or os.cpu_count() or 1, series.games)
    if processes == 1:
        yield from (play(series, number) for number in range(series.games))
        return
    # A game that no package installs is made known by its module, which a new process has not read.
    module = type(find_game(series.game)).__module__
    with ProcessPoolExecutor(processes, initializer=begin_to_play, initargs=(module,)) as pool:
        yield from pool.map(play, repeat(series, series.games), range(series.games), chunksize=1)


def begin_to_play(module: str) -> None:
    """A process that plays games begins; the game is one of this module."""
    look_seldom()
    importlib.import_module(module)


def written_players(players: dict[str, str]) -> str:
    """Who plays, as ``--players`` takes it."""
    return ",".join(f"{seat}={player}" for seat, player in players.items())
