"""Luck and decisions in a finished game: chances estimated by rollouts, and a ledger of what changed them.

The chance of a seat in a position is the share of rollouts that it wins when the policy player answers for everybody
from there. At each stretch (`stretches.py`) three chances are compared: before it; with the answers that were really
given but all dice and draws thrown anew; and after it. The first step is what the decisions changed, the second is
luck. Where the seat answered as policy would have, the first two are the same chance, and nothing has to be estimated
twice: so errors do not pile up, and the steps add up exactly to the way from the opening to the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from motstand.kernel.flow import Option, Outcome
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.lab.stretches import Course, Stretch

FEWEST, MOST = 10, 400
"""So many rollouts a position gets at least and at most when the time is given."""


class Position:
    """A moment of the game, and who won the rollouts from there."""

    __slots__ = ("answer", "clock", "forced", "known", "match", "rollouts", "wins")

    def __init__(self, match: Match, answer: int, clock: int, forced: Option | None = None) -> None:
        self.match = match
        self.answer = answer
        self.clock = clock
        # The answer that is given first, before dice and draws of its own.
        self.forced = forced
        self.rollouts = 0
        self.wins: dict[str, int] = dict.fromkeys(match.setup.seats, 0)
        self.known: Outcome | None = None

    def roll(self, seed: str, rollouts: int) -> None:
        """Play this many rollouts from here, each with its own dice."""
        if self.known is not None:
            return
        pick = self.match.game.pick
        for number in range(self.rollouts, self.rollouts + rollouts):
            world = self.match.clone()
            world.fate = Seeded(f"{seed} {number}")
            if self.forced is not None:
                world.play(self.forced)
            outcome = world.outcome or world.playout(pick)
            assert outcome is not None
            for seat in outcome.winners:
                self.wins[seat] += 1
        self.rollouts += rollouts

    def chance(self, seat: str) -> float:
        """The share of rollouts that the seat won; of a finished game, its result."""
        if self.known is not None:
            return 1.0 if seat in self.known.winners else 0.0
        return self.wins[seat] / self.rollouts if self.rollouts else 0.0

    def variance(self, seat: str) -> float:
        """The variance of the chance, with one win and one loss added so that it never is zero."""
        if self.known is not None:
            return 0.0
        share = (self.wins[seat] + 1.0) / (self.rollouts + 2.0)
        return share * (1.0 - share) / (self.rollouts + 2.0)


class Change:
    """A difference of chances as a weighted sum of positions, so that sums of changes have correct errors."""

    __slots__ = ("weights",)

    def __init__(self) -> None:
        self.weights: dict[Position, int] = {}

    def step(self, before: Position, after: Position) -> None:
        """Add the way from one position to another."""
        self.weights[after] = self.weights.get(after, 0) + 1
        self.weights[before] = self.weights.get(before, 0) - 1

    def add(self, other: Change) -> None:
        for position, weight in other.weights.items():
            self.weights[position] = self.weights.get(position, 0) + weight

    def value(self, seat: str) -> float:
        return sum(weight * position.chance(seat) for position, weight in self.weights.items())

    def error(self, seat: str) -> float:
        """The standard error; positions are estimated independently."""
        return float(sum(weight**2 * position.variance(seat) for position, weight in self.weights.items()) ** 0.5)


class Passage:
    """A stretch with what its decisions and its luck changed. The first one has luck alone: how the game was dealt."""

    __slots__ = ("clock", "decision", "luck", "seat", "stretch")

    def __init__(self, stretch: Stretch | None, clock: int) -> None:
        self.stretch = stretch
        self.seat = "" if stretch is None else stretch.seat
        self.clock = clock
        self.decision = Change()
        self.luck = Change()


class Ledger:
    """Sums over some passages: luck, and decisions by the seat that took them."""

    __slots__ = ("decisions", "luck")

    def __init__(self, seats: list[str]) -> None:
        self.luck = Change()
        self.decisions = {seat: Change() for seat in seats}

    def enter(self, passage: Passage) -> None:
        self.luck.add(passage.luck)
        if passage.seat:
            self.decisions[passage.seat].add(passage.decision)

    def others(self, seat: str) -> Change:
        """The decisions of all but this seat."""
        found = Change()
        for other, change in self.decisions.items():
            if other != seat:
                found.add(change)
        return found


class Analysis:
    """A game with all its positions: make it, let it roll, then read chances and ledger."""

    def __init__(self, record: Match) -> None:
        self.course = Course(record)
        self.seats = self.course.seats
        self.positions: list[Position] = []
        self.passages: list[Passage] = []
        # The positions of the chart, in the order of the game.
        self.points: list[Position] = []
        self._lay_out()

    # -- which positions ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        course = self.course
        now = self._position(course.opening, 0, 0)
        self.points.append(now)
        for place, stretch in enumerate(course.stretches):
            if place == 0 and course.dealt:
                dealt = Passage(None, stretch.clock)
                after = self._position(stretch.start, stretch.first, stretch.clock)
                dealt.luck.step(now, after)
                self.passages.append(dealt)
                self.points.append(after)
                now = after
            now = self._pass(place, stretch, now)

    def _pass(self, place: int, stretch: Stretch, before: Position) -> Position:
        """Enter a stretch, and return the position after it."""
        passage = Passage(stretch, stretch.clock)
        self.passages.append(passage)
        is_last = place == len(self.course.stretches) - 1
        if not stretch.own and not stretch.luck and not is_last:
            return before
        after = self._end() if is_last else self._start(self.course.stretches[place + 1])
        meant = after
        if stretch.luck:
            meant = before
            if stretch.own:
                meant = self._position(stretch.last, stretch.first, stretch.clock, stretch.answer)
            passage.luck.step(meant, after)
        passage.decision.step(before, meant)
        self.points.append(after)
        return after

    def _start(self, stretch: Stretch) -> Position:
        return self._position(stretch.start, stretch.first, stretch.clock)

    def _end(self) -> Position:
        end = self.course.end
        position = self._position(end, end.number, self.course.stretches[-1].clock)
        position.known = end.outcome
        return position

    def _position(self, match: Match, answer: int, clock: int, forced: Option | None = None) -> Position:
        position = Position(match, answer, clock, forced)
        self.positions.append(position)
        return position

    # -- rolling --------------------------------------------------------------------------------------------------

    def roll(self, rollouts: int, seed: int | str, tell: Callable[[int, int], None] | None = None) -> None:
        """Give every position so many rollouts. The same seed gives the same chances; `tell` hears how far it is."""
        for done, position in enumerate(self.positions, start=1):
            position.roll(f"{seed} {done}", rollouts)
            if tell is not None:
                tell(done, len(self.positions))

    def rollouts_within(self, seconds: float) -> int:
        """How many rollouts each position can have if all together may take this long on this machine."""
        begin = time.process_time()
        # One from each, since late positions have a short way to go.
        for number, position in enumerate(self.positions):
            Position(position.match, 0, 0, position.forced).roll(f"how long {number}", 1)
        once = time.process_time() - begin
        return max(FEWEST, min(MOST, int(seconds / max(once, 1e-6)) - 1))

    # -- reading --------------------------------------------------------------------------------------------------

    def total(self) -> Ledger:
        """What luck and decisions made of the whole game."""
        return self._sum(self.passages)

    def by_clock(self) -> dict[int, Ledger]:
        """The same for each round or day."""
        clocks = dict.fromkeys(passage.clock for passage in self.passages)
        return {clock: self._sum([one for one in self.passages if one.clock == clock]) for clock in clocks}

    def luckiest(self, seat: str, most: int) -> list[Passage]:
        """Where dice and draws changed the seat's chances most, for good or ill."""
        found = extremes(self.passages, lambda one: certain(one.luck, seat), most)
        return sorted(found, key=lambda one: one.luck.value(seat), reverse=True)

    def weightiest(self, seat: str, most: int) -> list[Passage]:
        """The seat's own decisions that changed its chances most."""
        own = [one for one in self.passages if one.seat == seat]
        found = extremes(own, lambda one: certain(one.decision, seat), most)
        return sorted(found, key=lambda one: one.decision.value(seat), reverse=True)

    def _sum(self, passages: list[Passage]) -> Ledger:
        ledger = Ledger(self.seats)
        for passage in passages:
            ledger.enter(passage)
        return ledger


def certain(change: Change, seat: str) -> float:
    """A change reduced by one standard error, towards 0: small for changes that may be noise."""
    value, error = change.value(seat), change.error(seat)
    return max(0.0, value - error) if value > 0.0 else min(0.0, value + error)


def extremes(passages: list[Passage], value: Callable[[Passage], float], most: int) -> list[Passage]:
    """Those with the largest and the smallest values, half of each."""
    ordered = sorted(passages, key=value, reverse=True)
    best = [one for one in ordered[: most // 2] if value(one) > 0.0]
    worst = [one for one in ordered[-(most // 2) :] if value(one) < 0.0]
    return best + worst
