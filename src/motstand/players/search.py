"""The search player: it imagines what it cannot see, plays on from there, and follows the plan that wins most.

A Monte Carlo search over plans. The game names plans (`Game.plans`); each is tried in many imagined worlds: all that
the seat cannot know is dealt anew (`Match.imagine`), the seat plays on by the plan, everybody else by the plain
policy, to the end or to a horizon where the game's judgement takes over. The plan with the best mean gives the answer.
Means of earlier decisions are kept, fading, since a plan that was good a moment ago probably still is.
"""

from __future__ import annotations

import time

from motstand.kernel.fate import Seeded
from motstand.kernel.flow import Choice, Option
from motstand.kernel.game import Game
from motstand.kernel.match import Match
from motstand.kernel.state import State
from motstand.players.policy import pending_choice

FADING = 0.8


class Rollout:
    """Answers for everybody in an imagined game: one seat follows a plan, the others the plain policy."""

    __slots__ = ("game", "plan", "seat")

    def __init__(self, game: Game, seat: str, plan: str) -> None:
        self.game = game
        self.seat = seat
        self.plan = plan

    def pick(self, state: State, choice: Choice) -> Option:
        return self.game.pick(state, choice, self.plan if choice.seat == self.seat else "")


class Tried:
    """What is known of a plan: how often it was tried, and what it brought."""

    __slots__ = ("plan", "sum", "times")

    def __init__(self, plan: str) -> None:
        self.plan = plan
        self.times = 0.0
        self.sum = 0.0

    def mean(self) -> float:
        return self.sum / self.times if self.times > 0.0 else 0.5

    def fade(self) -> None:
        self.times *= FADING
        self.sum *= FADING


class SearchPlayer:
    """Looks ahead for one seat, with a budget of `iterations` rollouts or of `seconds` for each searched decision.

    It searches when plans disagree about the answer; otherwise it answers at once. It acts only on what its seat
    can know. With a budget in iterations the same seed gives the same answers.
    """

    __slots__ = ("_fate", "_numbers", "_seat", "_tried", "iterations", "rollouts", "seconds")

    def __init__(self, iterations: int = 60, seconds: float = 0.0, seed: int | str = 0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rollouts = 0
        self._fate = Seeded(f"search {seed}")
        self._numbers = 0
        self._seat = ""
        self._tried: dict[str, Tried] = {}

    def __call__(self, match: Match) -> Option:
        """The answer for the seat that is asked."""
        choice = pending_choice(match)
        if len(choice.options) == 1:
            return choice.options[0]
        game = match.game
        state = match.state
        if choice.seat != self._seat:
            self._seat = choice.seat
            self._tried = {}
        plans = ["", *game.plans(state, choice.seat)]
        answers = {plan: game.pick(state, choice, plan) for plan in plans}
        first = answers[""]
        if all(answers[plan] == first for plan in plans):
            return first
        tried = self._compare(match, choice, plans)
        best = tried[0]
        for one in tried:
            if one.mean() > best.mean():
                best = one
        return answers[best.plan]

    def means(self) -> dict[str, float]:
        """What each plan has brought so far, faded."""
        return {plan: one.mean() for plan, one in self._tried.items()}

    def _compare(self, match: Match, choice: Choice, plans: list[str]) -> list[Tried]:
        """Try the plans in imagined worlds, the promising ones more often."""
        tried = []
        for plan in plans:
            if plan not in self._tried:
                self._tried[plan] = Tried(plan)
            self._tried[plan].fade()
            tried.append(self._tried[plan])
        deadline = time.monotonic() + self.seconds
        done = 0
        while self._may_go_on(done, deadline):
            one = most_promising(tried)
            one.sum += self._try(match, choice.seat, one.plan)
            one.times += 1.0
            done += 1
        return tried

    def _may_go_on(self, done: int, deadline: float) -> bool:
        if self.seconds > 0.0:
            return done == 0 or time.monotonic() < deadline
        return done < self.iterations

    def _try(self, match: Match, seat: str, plan: str) -> float:
        """One imagined game: 1 if the seat wins, 0 if not."""
        self._numbers += 1
        self.rollouts += 1
        world = match.imagine(seat, self._fate.fork(self._numbers))
        outcome = world.playout(Rollout(match.game, seat, plan).pick)
        if outcome is None:
            return match.game.evaluate(world.state, seat)
        return 1.0 if seat in outcome.winners else 0.0


def most_promising(tried: list[Tried]) -> Tried:
    """The plan to try next: a high mean, or one that was tried too little to know (UCB)."""
    total = 1.0
    for one in tried:
        total += one.times
    best = tried[0]
    best_bound = -1.0
    for one in tried:
        if one.times < 1.0:
            return one
        bound = one.mean() + 0.7 * (total**0.5 / (one.times * total**0.25)) ** 0.5
        if bound > best_bound:
            best_bound = bound
            best = one
    return best
