"""Statistics of a simulation: winners, endings, lengths, and measures over time."""

from __future__ import annotations

from typing import TypeAlias

from motstand.lab.observed import Observed
from motstand.lab.results import Results
from motstand.lab.statistics import Share

Winners: TypeAlias = tuple[str, ...]
Ending: TypeAlias = tuple[Winners, str, str]
"""Who won, the reason, and the level."""

FEW = 5
"""A point of a curve needs so many games."""


class Point:
    """A point of a curve, by the clock or by a value, with the band around it; `games` stand behind it."""

    __slots__ = ("clock", "games", "high", "low", "mean")

    def __init__(self, clock: float, games: int, mean: float, low: float, high: float) -> None:
        self.clock = clock
        self.games = games
        self.mean = mean
        self.low = low
        self.high = high


def measured(clock: int, values: list[float]) -> Point:
    """A measure at one reading of the clock over some games: the mean, and where the middle half lies."""
    ordered = sorted(values)
    return Point(clock, len(values), sum(values) / len(values), quantile(ordered, 0.25), quantile(ordered, 0.75))


def quantile(ordered: list[float], share: float) -> float:
    """The value below which this share of ordered values lies, in between two of them by weight."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def wins(results: Results, seat: str) -> Share:
    """How often a seat won."""
    return Share(sum(seat in game.winners for game in results.games), len(results.games))


def winner_groups(results: Results) -> list[Winners]:
    """All sets of winners that there were, in the order of the seats; nobody comes last."""
    seats = list(results.players)
    found = {tuple(game.winners) for game in results.games}
    return sorted(found, key=lambda winners: [seats.index(seat) for seat in winners] or [len(seats)])


def ending_of(game: Observed) -> Ending:
    return tuple(game.winners), game.key, game.level


def endings(results: Results) -> dict[Ending, Share]:
    """How often games ended how, the most frequent first."""
    counts: dict[Ending, int] = {}
    for game in results.games:
        counts[ending_of(game)] = counts.get(ending_of(game), 0) + 1
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return {ending: Share(count, len(results.games)) for ending, count in ordered}


def length_of(results: Results, game: Observed) -> int:
    """How long a game was: by its clock, or in answers where it has none."""
    return game.length if results.clock else game.answers


def lengths(results: Results) -> dict[Winners, list[int]]:
    """How long the games were, by who won."""
    found: dict[Winners, list[int]] = {winners: [] for winners in winner_groups(results)}
    for game in results.games:
        found[tuple(game.winners)].append(length_of(results, game))
    return found


def losses(results: Results, seat: str) -> dict[Ending, list[int]]:
    """When a seat lost, by how; the most frequent ending first. A draw is no loss, but a solo game has none."""
    found: dict[Ending, list[int]] = {}
    for game in results.games:
        if seat not in game.winners and (game.winners or results.solo):
            found.setdefault(ending_of(game), []).append(length_of(results, game))
    return dict(sorted(found.items(), key=lambda item: (-len(item[1]), item[0])))


def measures(results: Results) -> list[str]:
    """The names of all measures, in the order that the game gives them."""
    found: dict[str, None] = {}
    for game in results.games:
        for _, reading in game.timeline:
            found.update(dict.fromkeys(reading))
    return list(found)


def curve(results: Results, measure: str, winners: Winners) -> list[Point]:
    """A measure over time in the games that these seats won. Games that are over no longer count."""
    values: dict[int, list[float]] = {}
    for game in results.games:
        if tuple(game.winners) == winners:
            for clock, reading in game.timeline:
                if measure in reading:
                    values.setdefault(clock, []).append(reading[measure])
    return [measured(clock, seen) for clock, seen in sorted(values.items()) if len(seen) >= FEW]
