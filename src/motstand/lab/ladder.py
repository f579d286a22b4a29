"""The ladder: players meet each other many times, and a rating says how much stronger one is than another.

Where two seats play each other, every two players meet on either seat. Where all play against the game itself, the
game is one of those who are rated: at each scenario it meets every player. Ratings are those of Bradley and Terry on
the scale of Elo: 400 points more are ten wins for each loss.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations
from typing import Final, NamedTuple

from motstand.kernel.errors import SetupError
from motstand.kernel.registry import find_game
from motstand.lab.arena import Result
from motstand.lab.series import Series
from motstand.lab.statistics import Z95, Share

ELO: Final = 400.0 / math.log(10.0)
"""Points of a rating that belong to one unit of the logarithm of the odds."""
ANCHOR: Final = 1000.0
"""The rating of the player by whom the others are measured."""
DOUBT: Final = 0.5
"""So many games more each way in every meeting: who never won has a low rating, but not one without an end."""
STEPS: Final = 30


class Meeting(NamedTuple):
    """How often `one` won against `other`. `first` is 1 if it had the first seat, -1 if the second, 0 in neither."""

    one: str
    other: str
    won: Share
    first: int


class Rung(NamedTuple):
    """A place on the ladder: the rating with its 95 % interval beside the anchor's, games, wins, and seconds a game."""

    name: str
    rating: float
    low: float
    high: float
    won: Share
    seconds: float


class Ladder:
    """All series of a ladder, and what they showed."""

    def __init__(self, game: str, scenarios: list[str], players: list[str], games: int, seed: int) -> None:
        if len(set(players)) != len(players) or len(players) < 2:
            raise SetupError(f"--player: expected two or more different players, got {', '.join(players)}")
        self.game = game
        self.scenarios = scenarios
        self.players = players
        self.games = games
        self.seed = seed
        self.results: list[Result] = []

    def series(self) -> list[Series]:
        """Every two players on either seat; or every player against the game itself."""
        found: list[Series] = []
        for scenario in self.scenarios:
            seats = find_game(self.game).scenarios[scenario][0]
            if is_against_the_game(self.game, scenario):
                tables = [dict.fromkeys(seats, player) for player in self.players]
            elif len(seats) == 2:
                pairs = [pair for two in combinations(self.players, 2) for pair in (two, two[::-1])]
                tables = [dict(zip(seats, pair, strict=True)) for pair in pairs]
            else:
                raise SetupError(f"ladder: expected a scenario for 2 seats, got {', '.join(seats)}")
            found += [Series(self.game, scenario, table, self.games, self.seed) for table in tables]
        return found

    def play(self, run: Callable[[Series], Result]) -> None:
        """Play all series with `run`."""
        self.results = [run(series) for series in self.series()]

    def meetings(self) -> list[Meeting]:
        """Who met whom, and how that went."""
        found: list[Meeting] = []
        for result in self.results:
            seats = list(result.series.players)
            one = result.series.players[seats[0]]
            if is_against_the_game(self.game, result.series.scenario):
                found.append(Meeting(one, result.series.scenario, result.wins(seats[0]), 0))
            else:
                found.append(Meeting(one, result.series.players[seats[1]], result.wins(seats[0]), 1))
        return found

    def rungs(self) -> list[Rung]:
        """The players, and the game where they play against it, the strongest first."""
        meetings = self.meetings()
        rated = ratings(meetings, "policy" if "policy" in self.players else self.players[0])
        return sorted([self.rung(name, *rated[name]) for name in rated], key=lambda rung: -rung.rating)

    def rung(self, name: str, rating: float, error: float) -> Rung:
        won = games = 0
        for meeting in self.meetings():
            if name in (meeting.one, meeting.other):
                games += meeting.won.total
                won += meeting.won.count if name == meeting.one else meeting.won.total - meeting.won.count
        played = [result for result in self.results if name in result.series.players.values()]
        seconds = sum([result.mean_seconds() for result in played]) / len(played) if played else 0.0
        return Rung(name, rating, rating - Z95 * error, rating + Z95 * error, Share(won, games), seconds)

    def lines(self) -> list[str]:
        """The ladder as a table for a page."""
        lines = ["| player | rating (95 % interval) | games | won | seconds a game |", "|---|--:|--:|--:|--:|"]
        for name, rating, low, high, won, seconds in self.rungs():
            who = name if name in self.players else f"*the game: {name}*"
            rated = f"{rating:.0f} ({low:.0f} to {high:.0f})" if high > low else f"{rating:.0f}"
            lines.append(f"| {who} | {rated} | {won.total} | {won} | {seconds:.2f} |")
        return lines


def is_against_the_game(game: str, scenario: str) -> bool:
    """Do all seats win or lose together? One alone does; several do where the game says so."""
    found = find_game(game)
    return len(found.scenarios[scenario][0]) == 1 or found.cooperative


def ratings(meetings: list[Meeting], anchor: str) -> dict[str, tuple[float, float]]:
    """The rating of everybody, and its standard error beside the anchor's.

    The odds of a win are those of the difference of two ratings; a seat that is better than the other adds to them. The
    most likely ratings are found by Newton's method; the curvature there gives the errors.
    """
    try:
        import numpy
    except ImportError as error:
        raise SetupError("a ladder needs numpy: install motstand[lab]") from error
    names = [anchor, *sorted({name for meeting in meetings for name in meeting[:2]} - {anchor})]
    rows = numpy.zeros((len(meetings), len(names) + 1))
    for number, meeting in enumerate(meetings):
        rows[number, names.index(meeting.one)] = 1.0
        rows[number, names.index(meeting.other)] = -1.0
        rows[number, -1] = meeting.first
    # The anchor stays where it is; the last column is the better seat, where there are seats.
    rows = rows[:, 1:] if any(meeting.first for meeting in meetings) else rows[:, 1:-1]
    won = numpy.array([meeting.won.count + DOUBT for meeting in meetings])
    games = numpy.array([meeting.won.total + 2 * DOUBT for meeting in meetings])
    strength = numpy.zeros(rows.shape[1])
    curvature = numpy.eye(rows.shape[1])
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + numpy.exp(-rows @ strength))
        curvature = rows.T @ (rows * (games * chances * (1.0 - chances))[:, None])
        # No step so great that it leaps over what it looks for.
        strength = strength + numpy.clip(numpy.linalg.solve(curvature, rows.T @ (won - games * chances)), -2.0, 2.0)
    errors = numpy.sqrt(numpy.diag(numpy.linalg.inv(curvature)))
    found = {anchor: (ANCHOR, 0.0)}
    for number, name in enumerate(names[1:]):
        found[name] = (ANCHOR + ELO * float(strength[number]), ELO * float(errors[number]))
    return found
