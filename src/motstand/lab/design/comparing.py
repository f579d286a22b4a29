"""One content beside another: pairs of games from the same seeds, until it is clear which differs how.

Both games of a pair have the same seed and players, so what both contents do alike cancels out of the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from motstand.kernel.errors import SetupError
from motstand.lab.analysis import Ending, ending_of, length_of
from motstand.lab.design.sequential import Spread, Tally
from motstand.lab.observed import Observed, observe
from motstand.lab.results import Results, about
from motstand.lab.series import Series, Workers, spread

DIFFERS, ALIKE, OPEN = "differs", "alike", "open"
"""How a comparison ended: win rates differ; they differ by less than matters; neither was clear in so many games."""


class Use:
    """Something that a seat used: how often in a game, on either side, and the difference."""

    __slots__ = ("difference", "kind", "name", "one", "other", "seat")

    def __init__(self, seat: str, kind: str, name: str, one: float, other: float, difference: Spread) -> None:
        self.seat = seat
        self.kind = kind
        self.name = name
        self.one = one
        self.other = other
        self.difference = difference

    @property
    def weight(self) -> float:
        """The difference in units of half its interval: above 1 it is clear."""
        low, high = self.difference.interval
        return abs(self.difference.mean) / max(1e-9, (high - low) / 2)


class Comparison:
    """What pairs of games showed: `one` is the changed content, `other` what it is compared with."""

    def __init__(self, one: Results, other: Results, within: float) -> None:
        self.one = one
        self.other = other
        self.within = within
        self.judged = next(iter(one.players))
        """The seat whose wins decide when to stop. Of two seats one wins what the other loses."""
        self.verdict_so_far = Tally()

    def add(self, one: Observed, other: Observed) -> None:
        """Write down a pair."""
        self.one.games.append(one)
        self.other.games.append(other)
        self.verdict_so_far.add(gained(one, other, self.judged))

    @property
    def verdict(self) -> str:
        if self.verdict_so_far.differs():
            return DIFFERS
        return ALIKE if self.verdict_so_far.within(self.within) else OPEN

    def pairs(self) -> Iterator[tuple[Observed, Observed]]:
        return zip(self.one.games, self.other.games, strict=True)

    def wins(self, seat: str) -> Tally:
        """How often a seat won only here, or only there."""
        tally = Tally()
        for one, other in self.pairs():
            tally.add(gained(one, other, seat))
        return tally

    def ending(self, ending: Ending) -> Tally:
        """How often only the game here, or only the one there, ended so."""
        tally = Tally()
        for one, other in self.pairs():
            tally.add((ending_of(one) == ending) - (ending_of(other) == ending))
        return tally

    def endings(self) -> list[Ending]:
        """All endings that there were, the most frequent first."""
        counts: dict[Ending, int] = {}
        for game in [*self.one.games, *self.other.games]:
            counts[ending_of(game)] = counts.get(ending_of(game), 0) + 1
        return sorted(counts, key=lambda ending: (-counts[ending], ending))

    def length(self) -> Spread:
        """How much longer games are here."""
        gaps = [float(length_of(self.one, one) - length_of(self.other, other)) for one, other in self.pairs()]
        return Spread(len(gaps), gaps)

    def uses(self, seat: str, kind: str) -> list[Use]:
        """How often what was used, the clearest difference first."""
        total = len(self.one.games)
        sums: dict[str, list[int]] = {}
        gaps: dict[str, list[float]] = {}
        for one, other in self.pairs():
            here, there = (
                {name: times for (who, what, name), times in game.used.items() if who == seat and what == kind}
                for game in (one, other)
            )
            for name in {**here, **there}:
                mine, theirs = here.get(name, 0), there.get(name, 0)
                both = sums.setdefault(name, [0, 0])
                both[0] += mine
                both[1] += theirs
                if mine != theirs:
                    gaps.setdefault(name, []).append(float(mine - theirs))
        found = [
            Use(seat, kind, name, both[0] / total, both[1] / total, Spread(total, gaps.get(name, [])))
            for name, both in sums.items()
        ]
        return sorted(found, key=lambda use: (-use.weight, use.name))


def gained(one: Observed, other: Observed, seat: str) -> int:
    """1 if a seat won only here, -1 if only there."""
    return (seat in one.winners) - (seat in other.winners)


def observe_both(other: Series, one: Series, number: int) -> tuple[Observed, Observed]:
    """Pair `number`: the same seed with either content."""
    return observe(one, number), observe(other, number)


def compare(
    one: Series, other: Series, within: float, progress: Callable[[int], None], workers: Workers = None
) -> Comparison:
    """Play pairs until it is clear that win rates differ, or that they differ by less than `within`; or all pairs."""
    if not 0 < within < 1:
        raise SetupError(f"within: expected points from 0 to 100, got {100 * within:g}")
    other.check()
    comparison = Comparison(Results(about(one), []), Results(about(other), []), within)
    if comparison.one.content == comparison.other.content:
        raise SetupError("nothing to compare: the rules read the same content on both sides")
    for pair in spread(one, partial(observe_both, other), workers):
        comparison.add(*pair)
        progress(len(comparison.one.games))
        if comparison.verdict != OPEN:
            break
    return comparison
