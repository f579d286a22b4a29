"""Which cards, actions and places went with winning: the win rate with and without each of them.

This is correlation. Whoever is winning can afford things, and a longer game has more room for everything.
"""

from __future__ import annotations

from math import ceil

from motstand.lab.analysis import length_of, quantile
from motstand.lab.results import Results
from motstand.lab.statistics import Share, difference

FEWEST = 5
FEWEST_SHARE = 0.03
"""Both sides of a comparison need so many games, and this share of all."""

LENGTH_GROUPS = 8
"""Into no more groups are games put by their length."""

USED, OFTEN = "used", "often"
"""Compared are games with and without it; where nearly all have it, those with more than is usual for their length."""


class Association:
    """Something that a seat used, and how often it won with and without it."""

    __slots__ = ("gap", "high", "how", "kind", "low", "name", "rest", "seat", "with_it")

    def __init__(self, seat: str, kind: str, name: str, how: str, with_it: Share, rest: Share) -> None:
        self.seat = seat
        self.kind = kind
        self.name = name
        self.how = how
        self.with_it = with_it
        self.rest = rest
        self.gap, self.low, self.high = difference(with_it, rest)

    @property
    def weight(self) -> float:
        """The difference in units of half its confidence interval: above 1 it is significant."""
        return abs(self.gap) / max(1e-9, (self.high - self.low) / 2)

    @property
    def clear(self) -> bool:
        """Is the difference significant: does its interval exclude zero?"""
        return self.low > 0 or self.high < 0


def associations(results: Results, seat: str, kind: str) -> list[Association]:
    """All that can be compared, the clearest first."""
    won = [seat in game.winners for game in results.games]
    uses = [
        {name: times for (who, what, name), times in game.used.items() if who == seat and what == kind}
        for game in results.games
    ]
    fewest = max(FEWEST, ceil(FEWEST_SHARE * len(won)))
    alike = alike_in_length([length_of(results, game) for game in results.games])
    found: list[Association] = []
    for name in sorted({name for used in uses for name in used}):
        how = USED
        has = [name in used for used in uses]
        if len(has) - sum(has) < fewest:
            how = OFTEN
            has = more_than_usual([used.get(name, 0) for used in uses], alike)
        with_it = Share(sum(h and w for h, w in zip(has, won, strict=True)), sum(has))
        rest = Share(sum(won) - with_it.count, len(won) - with_it.total)
        if min(with_it.total, rest.total) >= fewest:
            found.append(Association(seat, kind, name, how, with_it, rest))
    return sorted(found, key=lambda one: (-one.weight, one.name))


def alike_in_length(lengths: list[int]) -> list[list[int]]:
    """The games in groups of similar length, so that only games of similar length are compared."""
    fewest = max(FEWEST, ceil(len(lengths) / LENGTH_GROUPS))
    by_length: dict[int, list[int]] = {}
    for game, length in enumerate(lengths):
        by_length.setdefault(length, []).append(game)
    groups: list[list[int]] = [[]]
    for length in sorted(by_length):
        if len(groups[-1]) >= fewest:
            groups.append([])
        groups[-1] += by_length[length]
    if len(groups) > 1 and len(groups[-1]) < fewest:
        last = groups.pop()
        groups[-1] += last
    return groups


def more_than_usual(times: list[int], alike: list[list[int]]) -> list[bool]:
    """The games in which something was used more often than in the median game of their group."""
    more = [False] * len(times)
    for group in alike:
        middle = quantile(sorted(float(times[game]) for game in group), 0.5)
        for game in group:
            more[game] = times[game] > middle
    return more
