"""The arena: players against each other over many games, spread over all cores.

Game number n of a series has the same seed whatever the number of processes, so that a result can be repeated.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.registry import find_game
from motstand.kernel.table import new_match
from motstand.lab.statistics import Share
from motstand.players.named import Player, by_name


class Series:
    """What is to be played: a game, a scenario, a player for each seat, and how often."""

    def __init__(self, game: str, scenario: str, players: dict[str, str], games: int, seed: int = 1940) -> None:
        self.game = game
        self.scenario = scenario
        self.players = players
        self.games = games
        self.seed = seed

    def check(self) -> None:
        """Refuse what cannot be played before a long measurement begins."""
        found = find_game(self.game)
        if self.games < 1:
            raise SetupError(f"games: expected a number above 0, got {self.games}")
        for name in self.players.values():
            by_name(name)
        new_match(found, self.scenario, list(self.players), seed=0)


class Played:
    """How one game of a series went."""

    def __init__(self, winners: list[str], key: str, level: str, answers: int, seconds: float, rounds: int) -> None:
        self.winners = winners
        self.key = key
        self.level = level
        self.answers = answers
        # Processor time, so that other work on the machine doesn't count.
        self.seconds = seconds
        self.rounds = rounds


class Result:
    """What a series showed."""

    def __init__(self, series: Series, played: list[Played]) -> None:
        self.series = series
        self.played = played

    def wins(self, seat: str) -> Share:
        """How often a seat won."""
        return Share(sum(seat in one.winners for one in self.played), len(self.played))

    def endings(self) -> dict[tuple[str, str, str], int]:
        """How often the games ended how: by winners, reason and level, the most frequent first."""
        counts: dict[tuple[str, str, str], int] = {}
        for one in self.played:
            key = (" and ".join(one.winners), one.key, one.level)
            counts[key] = counts.get(key, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    def mean_seconds(self) -> float:
        return sum(one.seconds for one in self.played) / len(self.played)

    def longest_seconds(self) -> float:
        return max(one.seconds for one in self.played)

    def mean_rounds(self) -> float:
        return sum(one.rounds for one in self.played) / len(self.played)


def play_one(series: Series, number: int) -> Played:
    """Game `number` of a series, from its own seed."""
    seed = f"{series.seed} {number}"
    match = new_match(series.game, series.scenario, list(series.players), seed=seed, log=False)
    players: dict[str, Player] = {seat: by_name(name, f"{seed} {seat}") for seat, name in series.players.items()}
    begin = time.process_time()
    while not match.over:
        match.play(players[match.seat](match))
    outcome = match.outcome
    if outcome is None:
        raise MotstandError("a game ended without an outcome")
    seconds = time.process_time() - begin
    rounds = int(outcome.values.get("round", 0))
    return Played(list(outcome.winners), outcome.key, outcome.level, match.number, seconds, rounds)


def run(series: Series, progress: Callable[[int], None], processes: int | None = None) -> Result:
    """Play the whole series; `progress` is told after each game how many are done."""
    series.check()
    workers = processes or os.cpu_count() or 1
    played: list[Played] = []
    for one in _spread(series, workers):
        played.append(one)
        progress(len(played))
    return Result(series, played)


def _spread(series: Series, workers: int) -> Iterator[Played]:
    numbers: Iterable[int] = range(series.games)
    if workers == 1:
        yield from (play_one(series, number) for number in numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_one, repeat(series, series.games), numbers, chunksize=1)
