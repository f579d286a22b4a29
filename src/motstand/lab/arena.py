"""The arena: players against each other over many games, spread over all cores.

Game number n of a series has the same seed whatever the number of processes, so that a result can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable

from motstand.lab.series import Series, Workers, finished, spread
from motstand.lab.statistics import Share


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

    def ending(self, count: int) -> Share:
        """The share of games with this ending."""
        return Share(count, len(self.played))

    def mean_seconds(self) -> float:
        return sum(one.seconds for one in self.played) / len(self.played)

    def longest_seconds(self) -> float:
        return max(one.seconds for one in self.played)

    def mean_rounds(self) -> float:
        return sum(one.rounds for one in self.played) / len(self.played)

    def mean_answers(self) -> float:
        return sum(one.answers for one in self.played) / len(self.played)


def play_one(series: Series, number: int) -> Played:
    """Game `number` of a series, from its own seed."""
    match, outcome, seconds = finished(series, number)
    measured = list(match.game.measures(match.state).values())
    rounds = int(measured[0]) if measured else 0
    return Played(list(outcome.winners), outcome.key, outcome.level, match.number, seconds, rounds)


def run(series: Series, progress: Callable[[int], None], workers: Workers = None) -> Result:
    """Play the whole series; `progress` is told after each game how many are done."""
    played: list[Played] = []
    for one in spread(series, play_one, workers):
        played.append(one)
        progress(len(played))
    return Result(series, played)
