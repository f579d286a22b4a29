"""Habits: the weights of the plan that a search begins with, tuned on games against policy and the others' habits.

The covariance matrix adaptation evolution strategy (CMA-ES) proposes candidates, all of which play the same games of a
round; the next round is drawn nearer to those that won more. Of many candidates the best one was lucky, so what is kept
is the middle of them all, and only if it does better than today's weights in fresh games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.flow import Choice, Option
from motstand.kernel.learned import Habits
from motstand.kernel.matches.making import seatings_of
from motstand.kernel.registry import find_game
from motstand.kernel.state import State
from motstand.lab.series import Series, Workers, spread
from motstand.lab.statistics import Share

CANDIDATES: Final = 24
SPREAD: Final = 0.5
"""How far candidates of the first round are from today's weights, in the game's steps."""
NEARLY: Final = 0.3
"""What a lost game counts that was nearly won: it tells more of a candidate than that it was lost."""
DIGITS: Final = 3

Weights = dict[str, float]


class Practice(Series):
    """Games of candidates for one seat: every second one against policy, the others against the others' habits."""

    def __init__(self, game: str, scenario: str, seat: str, candidates: list[Weights], games: int, seed: str) -> None:
        seats = seatings_of(find_game(game), scenario)[0]
        super().__init__(game, scenario, dict.fromkeys(seats, "habit"), games * len(candidates))
        self.seat = seat
        self.candidates = candidates
        self.each = games
        self.dice = seed


class Shown:
    """What a candidate showed in one game."""

    __slots__ = ("met_habit", "score", "won")

    def __init__(self, met_habit: bool, won: bool, score: float) -> None:
        self.met_habit = met_habit
        self.won = won
        self.score = score


def habits_of(game: str) -> Habits:
    """The habits that can be tuned."""
    learning = find_game(game).learning()
    if learning is None or learning.habits is None:
        raise SetupError(f"{game} has no habits to tune")
    return learning.habits


def played(practice: Series, number: int) -> Shown:
    """One candidate plays one game."""
    assert isinstance(practice, Practice)
    candidate, game_number = divmod(number, practice.each)
    habits = habits_of(practice.game)
    habits.follow(practice.scenario, practice.seat, practice.candidates[candidate])
    match = practice.match(f"{practice.dice} {game_number}", log=False)
    game, met_habit = match.game, game_number % 2 == 1

    def pick(state: State, choice: Choice) -> Option:
        follows = met_habit or choice.seat == practice.seat
        return game.pick(state, choice, habits.plan(state, choice.seat) if follows else "")

    outcome = match.playout(pick)
    if outcome is None:
        raise MotstandError("a game ended without an outcome")
    won = practice.seat in outcome.winners
    return Shown(met_habit, won, won + NEARLY * game.evaluate(match.state, practice.seat))


class Tuned:
    """The weights that are better in fresh games, and what they and today's won against policy and against habits."""

    __slots__ = ("better", "seat", "today", "tuned", "weights")

    def __init__(self, seat: str, weights: Weights, today: list[Shown], tuned: list[Shown]) -> None:
        self.seat = seat
        self.weights = weights
        self.today = today
        self.tuned = tuned
        self.better = total(tuned) > total(today)


def total(shown: list[Shown]) -> float:
    return sum([one.score for one in shown])


def wins(shown: list[Shown], met_habit: bool) -> Share:
    """How often games were won against habits, or against policy."""
    games = [one for one in shown if one.met_habit == met_habit]
    return Share(sum([one.won for one in games]), len(games))


def tune_habit(
    game: str,
    scenario: str,
    seat: str,
    rounds: int,
    games: int,
    fresh: int,
    seed: int,
    progress: Callable[[int], None],
    workers: Workers = None,
) -> Tuned:
    """Tune the habit of one seat, beginning with today's weights."""
    try:
        import numpy
        from cmaes import CMA
    except ImportError as error:
        raise SetupError("tuning habits needs cmaes: install motstand[lab]") from error
    habits = habits_of(game)
    today = habits.weights(scenario, seat)
    if not today:
        raise SetupError(f"{game} has no habit of {seat} in {scenario} to tune")
    names = list(today)
    steps = [habits.step(name) for name in names]
    search = CMA(mean=numpy.zeros(len(names)), sigma=SPREAD, population_size=CANDIDATES, seed=seed)
    done = 0

    def play(candidates: list[Weights], each: int, dice: str) -> list[list[Shown]]:
        nonlocal done
        shown: list[Shown] = []
        for one in spread(Practice(game, scenario, seat, candidates, each, dice), played, workers):
            shown.append(one)
            done += 1
            progress(done)
        return [shown[number * each : (number + 1) * each] for number in range(len(candidates))]

    def weights_at(place: list[float]) -> Weights:
        moved = zip(names, steps, place, strict=True)
        return {name: round(today[name] + step * float(by), DIGITS) for name, step, by in moved}

    try:
        for number in range(rounds):
            places = [search.ask() for _ in range(CANDIDATES)]
            shown = play([weights_at(place) for place in places], games, f"habit {seed} {number}")
            search.tell([(place, -total(found)) for place, found in zip(places, shown, strict=True)])
        middle = weights_at(search.mean)
        before, after = play([today, middle], fresh, f"fresh {seed}")
    finally:
        habits.follow(scenario, seat, today)
    return Tuned(seat, middle, before, after)
