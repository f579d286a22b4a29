"""The search player: it imagines what it cannot see, plays on from there, and does what wins most.

A Monte Carlo search. At a decision it compares *arms*: the plans that the game names (`Game.plans`), each with the
answer that it gives now, and, where only a few options are offered, every other option followed by plain policy.
An arm is tried in many imagined worlds: all that the seat cannot know is dealt anew (`Match.imagine`), the seat goes
on by the arm's plan, everybody else by plain policy, to the end. What plans brought is remembered, fading, from one
decision to the next, since a plan that was good a moment ago probably still is.
"""

from __future__ import annotations

import time
from typing import Final

from motstand.kernel.flow import Choice, Option
from motstand.kernel.game import Game
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State
from motstand.players.policy import pending_choice

FADING: Final = 0.8
EAGERNESS: Final = 0.7
"""How much an arm that was tried little is preferred while searching."""
DOUBT: Final = 0.8
"""How many standard errors another arm must be better than plain policy to be followed."""


TRIES: Final = 10
"""So many rollouts a single option should get, if it is to be tried for itself."""
BREADTH: Final = 12


class Arm:
    """An answer and the plan to go on with: how often it was tried, and what it brought."""

    __slots__ = ("answer", "plan", "sum", "times")

    def __init__(self, answer: Option, plan: str) -> None:
        self.answer = answer
        self.plan = plan
        self.times = 0.0
        self.sum = 0.0

    def mean(self) -> float:
        return self.sum / self.times if self.times > 0.0 else 0.5

    def error(self) -> float:
        """The standard error of the mean, with one win and one loss added so that it never is zero."""
        share = (self.sum + 1.0) / (self.times + 2.0)
        return float((share * (1.0 - share) / (self.times + 2.0)) ** 0.5)

    def fade(self) -> None:
        self.times *= FADING
        self.sum *= FADING


class Rollout:
    """Answers for everybody in an imagined game: one seat gives an arm's answer and goes on with its plan."""

    __slots__ = ("answered", "arm", "game", "seat")

    def __init__(self, game: Game, seat: str, arm: Arm) -> None:
        self.game = game
        self.seat = seat
        self.arm = arm
        self.answered = False

    def pick(self, state: State, choice: Choice) -> Option:
        if choice.seat != self.seat:
            return self.game.pick(state, choice)
        if not self.answered:
            self.answered = True
            return self.arm.answer
        return self.game.pick(state, choice, self.arm.plan)


class SearchPlayer:
    """Looks ahead for one seat, with a budget of `iterations` rollouts or of `seconds` for each searched decision.

    Where few options are offered for the budget, each is tried for itself. It acts only on what its seat can know. With
    a budget in iterations the same seed gives the same answers.
    """

    __slots__ = ("_fate", "_numbers", "_plans", "_seat", "breadth", "iterations", "rollouts", "seconds")

    def __init__(self, iterations: int = 60, seconds: float = 0.0, seed: int | str = 0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        # Up to how many options each is worth rollouts of its own.
        self.breadth = BREADTH if seconds > 0.0 else iterations // TRIES
        self.rollouts = 0
        self._fate = Seeded(f"search {seed}")
        self._numbers = 0
        self._seat = ""
        self._plans: dict[str, Arm] = {}

    def __call__(self, match: Match) -> Option:
        """The answer for the seat that is asked."""
        choice = pending_choice(match)
        if len(choice.options) == 1:
            return choice.options[0]
        arms = self._arms(match, choice)
        usual = arms[0]
        if all(arm.answer == usual.answer for arm in arms):
            return usual.answer
        self._try_out(match, choice.seat, arms)
        best = usual
        best_bound = usual.mean()
        for arm in arms:
            doubt = DOUBT * (arm.error() ** 2 + usual.error() ** 2) ** 0.5 if arm.answer != usual.answer else 0.0
            if arm.mean() - doubt > best_bound:
                best_bound = arm.mean() - doubt
                best = arm
        return best.answer

    def means(self) -> dict[str, float]:
        """The mean result of each plan so far; older results count less."""
        return {plan: arm.mean() for plan, arm in self._plans.items()}

    def _arms(self, match: Match, choice: Choice) -> list[Arm]:
        """What can be done: plain policy first, then the other plans, then single options."""
        game = match.game
        state = match.state
        if choice.seat != self._seat:
            self._seat = choice.seat
            self._plans = {}
        arms: list[Arm] = []
        for plan in ["", *game.plans(state, choice.seat)]:
            answer = game.pick(state, choice, plan)
            arm = self._plans.get(plan)
            if arm is None:
                arm = Arm(answer, plan)
                self._plans[plan] = arm
            arm.answer = answer
            arm.fade()
            arms.append(arm)
        if len(choice.options) <= self.breadth:
            answers = [arm.answer for arm in arms]
            arms += [Arm(option, "") for option in choice.options if option not in answers]
        return arms

    def _try_out(self, match: Match, seat: str, arms: list[Arm]) -> None:
        """Spend the budget, on promising arms more often."""
        deadline = time.monotonic() + self.seconds
        done = 0
        while self._may_go_on(done, deadline):
            arm = most_promising(arms)
            arm.sum += self._rollout(match, seat, arm)
            arm.times += 1.0
            done += 1

    def _may_go_on(self, done: int, deadline: float) -> bool:
        if self.seconds > 0.0:
            return done == 0 or time.monotonic() < deadline
        return done < self.iterations

    def _rollout(self, match: Match, seat: str, arm: Arm) -> float:
        """One imagined game: 1 if the seat wins, 0 if not."""
        self._numbers += 1
        self.rollouts += 1
        world = match.imagine(seat, self._fate.fork(self._numbers))
        outcome = world.playout(Rollout(match.game, seat, arm).pick)
        if outcome is None:
            return match.game.evaluate(world.state, seat)
        return 1.0 if seat in outcome.winners else 0.0


def most_promising(arms: list[Arm]) -> Arm:
    """The arm to try next: a high mean, or one that was tried too little to know."""
    total = 1.0
    for arm in arms:
        total += arm.times
    root = total**0.25
    best = arms[0]
    best_bound = -1.0
    for arm in arms:
        if arm.times < 1.0:
            return arm
        bound = arm.mean() + EAGERNESS * root / arm.times**0.5 * 0.5
        if bound > best_bound:
            best_bound = bound
            best = arm
    return best
