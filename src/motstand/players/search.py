"""The search player: it imagines what it cannot see, plays on from there, and does what looks best afterwards.

At a decision it compares *lines* (`lines.py`): what plain policy answers, or the plan that is its habit
(`Learning.habits`), what the game's other plans answer (`Game.plans`) and two of them together, every other option, or
whole rows of answers with single changes. A line is tried in imagined worlds: all that the seat cannot know is dealt
anew (`Match.imagine`), the seat follows the line, then everybody goes on by policy or habit for a few turns, and what
was learned about the game (`Game.value`) says how good that is; a game of which nothing was learned is played to its
end. All lines are tried in the same worlds; the better half is tried on, until the budget is spent. What is usual is
left only for a line that was better by more than chance explains.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr

from motstand.kernel.flow import Choice, Option
from motstand.kernel.learned import Learning, Value
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State
from motstand.players.lines import Following, Line, changed, followed, prompt_of
from motstand.players.policy import habit_of, pending_choice

DOUBT: Final = 1.0
"""How many standard errors a line must be better than policy, world by world, to be followed."""
MARGIN: Final = 0.01
"""How much better it must be besides: a value is never quite right."""
SURPRISE: Final = 0.02
"""What one world more might add to the sum of squares: a few worlds that agree prove little."""
BREADTH: Final = 24
"""Up to how many options each is tried; of more a random choice is."""
CHANGES: Final = 14
"""How many changed lines are tried at first, and how many of the best line later."""
TRIES: Final = 4
"""So many rollouts a line should have on average; with a small budget fewer lines are compared."""
STEPS: Final = 8
LINE: Final = 4
"""A line of several answers has so many times the budget of each of them, up to `STEPS`: it settles more at once."""


class SearchPlayer:
    """Looks ahead for one seat, with a budget of `iterations` rollouts or of `seconds` for each searched decision.

    It acts only on what its seat can know. With a budget in iterations the same seed gives the same answers.
    """

    __slots__ = (
        "_fate",
        "_line",
        "_next",
        "_numbers",
        "_plan",
        "_tried",
        "_turn",
        "error",
        "gain",
        "iterations",
        "rollouts",
        "seconds",
    )

    def __init__(self, iterations: int = 60, seconds: float = 0.0, seed: int | str = 0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rollouts = 0
        # How much better the last answer was than that of policy, and the standard error of that.
        self.gain = 0.0
        self.error = 0.0
        self._fate = Seeded(f"search {seed}")
        self._numbers = 0
        # The line that was decided on, and the number of the decision that its next answer is for.
        self._line: list[Option] = []
        self._next = -1
        # The plan that it belongs to, where plans are kept, and the turn that it is for.
        self._plan = ""
        self._turn = -1
        self._tried: list[Line] = []

    def __call__(self, match: Match) -> Option:
        """The answer for the seat that is asked."""
        choice = pending_choice(match)
        if len(choice.options) == 1:
            return self._settled(choice.options[0], match)
        if self._line and self._next == match.number and self._line[0] in choice.options:
            return self._settled(self._line[0], match)
        effort = effort_of(match)
        if effort is not None and choice.prompt not in effort:
            return match.game.pick(match.state, choice, self.kept_plan(match, choice.seat))
        best = self.best_of(match, choice.seat, self.lines(match, choice))
        self._line = best.answers.copy()
        self._keep(best.plan, match)
        return self._settled(self._line[0], match)

    def kept_plan(self, match: Match, seat: str) -> str:
        """The plan that was decided on in this turn, else that of habit; "" for plain policy."""
        learning = match.game.learning()
        decided = learning is not None and learning.turn(match.state) == self._turn
        return self._plan if decided else habit_of(match.game, match.state, seat)

    def _keep(self, plan: str, match: Match) -> None:
        learning = match.game.learning()
        if learning is not None and learning.keeps:
            self._plan = plan
            self._turn = learning.turn(match.state)

    def best_of(self, match: Match, seat: str, lines: list[Line]) -> Line:
        """The first of these lines, unless another is better beyond doubt; `gain` says by how much, and how surely."""
        self.gain, self.error = 0.0, 0.0
        if len(lines) == 1:
            return lines[0]
        budget = self.iterations * times_the_budget(match, len(lines[0].answers))
        if self.seconds == 0.0:
            lines = lines[: max(2, budget // TRIES)]
        self._tried = lines
        return Trial(self, match, seat, budget).best(lines)

    def _settled(self, answer: Option, match: Match) -> Option:
        """Remember how the line goes on after this answer."""
        if self._line and self._line[0] == answer:
            self._line = self._line[1:]
            self._next = match.number + 1
        return answer

    def means(self) -> list[tuple[list[Option], float]]:
        """The lines that were compared at the last searched decision, and what each brought on average."""
        return [(line.answers, line.mean()) for line in self._tried]

    def next_fate(self) -> Seeded:
        """Chance for another imagined world."""
        self._numbers += 1
        return self._fate.fork(self._numbers)

    def lines(self, match: Match, choice: Choice) -> list[Line]:
        """What can be done: what is usual first, then the other plans, then single options or changed lines."""
        seat = choice.seat
        habit = habit_of(match.game, match.state, seat)
        kept = self.kept_plan(match, seat)
        keeps = keeps_plans(match)
        usual = Line(followed(match, seat, self.next_fate(), [], kept), kept)
        lines = [usual]
        plans = match.game.plans(match.state, seat)
        if len(plans) > BREADTH:
            self.next_fate().shuffle(plans)
        if kept:
            plans.insert(0, "")
        for plan in plans:
            if len(lines) < BREADTH:
                add(lines, Line(followed(match, seat, self.next_fate(), [], plan), plan), keeps)
        if keeps and plans:
            return lines
        if len(usual.answers) > 1:
            if len(plans) <= BREADTH:
                for _ in range(CHANGES):
                    fate = self.next_fate()
                    add(lines, Line(changed(match, seat, fate, lines[fate.below(len(lines))]), habit))
        else:
            options = choice.options.copy()
            self.next_fate().shuffle(options)
            for option in options:
                if len(lines) < BREADTH and option not in [line.answers[0] for line in lines]:
                    lines.append(Line([option], habit))
        return lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """Tries lines out in imagined worlds, the same for all of them."""

    __slots__ = (
        "begun",
        "deadline",
        "fate",
        "learning",
        "left",
        "left_after",
        "match",
        "player",
        "seat",
        "until",
        "until_round",
        "value",
    )

    def __init__(self, player: SearchPlayer, match: Match, seat: str, budget: int) -> None:
        self.player = player
        self.match = match
        self.seat = seat
        self.fate = player.next_fate()
        self.value: Value | None = match.game.value(match.setup.scenario)
        self.learning: Learning | None = match.game.learning()
        self.until = 0
        if self.learning is not None:
            self.until = self.learning.turn(match.state) + self.learning.ahead(match.state, seat)
        self.left = budget
        self.left_after = 0
        self.deadline = time.monotonic() + player.seconds
        self.until_round = self.deadline
        self.begun = False

    def best(self, lines: list[Line]) -> Line:
        """The line to follow: the first, which is policy's, unless another is better beyond doubt.

        In each round half of the others are dropped. The one that is left meets policy's in new worlds: that it was the
        best of many is no proof, for one of many always has the best luck.
        """
        usual = lines[0]
        others = lines[1:]
        rounds = (len(others) - 1).bit_length()
        duel = max(1, 2 * rounds // 3)
        worlds = 0
        for number in range(rounds):
            self.begin_round(rounds - number + duel)
            worlds = self.try_all([usual, *others], worlds)
            others = ranked(others)[: (len(others) + 1) // 2]
            if number == 0 and (len(usual.answers) > 1 or keeps_plans(self.match)):
                self.change_the_best(others, worlds)
        best = ranked(others)[0]
        self.begin_round(1)
        self.try_all([usual, best], worlds)
        gain, error = paired_gain(best.results[worlds:], usual.results[worlds:])
        self.player.gain, self.player.error = gain, error
        return best if gain - DOUBT * error > MARGIN else usual

    def try_all(self, lines: list[Line], worlds: int) -> int:
        """Try these lines in one world after the other, as long as the round goes on; how many worlds that makes."""
        while self.goes_on():
            worlds += 1
            for line in lines:
                self.try_out(line, worlds)
        return worlds

    def begin_round(self, rounds: int) -> None:
        """A round has its share of what is left of the budget."""
        now = time.monotonic()
        self.until_round = now + (self.deadline - now) / rounds
        self.left_after = self.left - -(-self.left // rounds)
        self.begun = False

    def goes_on(self) -> bool:
        if self.player.seconds > 0.0:
            is_first = not self.begun
            self.begun = True
            return is_first or time.monotonic() < self.until_round
        return self.left > self.left_after

    def is_spent(self) -> bool:
        return time.monotonic() >= self.deadline if self.player.seconds > 0.0 else self.left <= 0

    def change_the_best(self, others: list[Line], worlds: int) -> None:
        """Try changes of the best lines so far, in the same worlds."""
        best = others[:3]
        good = others.copy()
        for number in range(CHANGES // 2):
            fate = self.player.next_fate()
            fresh = self.change(best[number % len(best)], good[fate.below(len(good))], fate)
            if add(others, fresh, keeps_plans(self.match)):
                self.try_out(fresh, worlds)

    def change(self, line: Line, other: Line, fate: Seeded) -> Line:
        """The line that follows the plans of both; where plans do not join, the first with one other answer."""
        plan = self.match.game.joined(line.plan, other.plan) if line.plan and other.plan else ""
        if plan:
            return Line(followed(self.match, self.seat, fate, [], plan), plan)
        if keeps_plans(self.match):
            return line
        return Line(changed(self.match, self.seat, fate, line), line.plan)

    def try_out(self, line: Line, worlds: int) -> None:
        """Try a line in all worlds up to this number that it has not seen."""
        for world in range(len(line.results), worlds):
            if self.is_spent() and (world > 0 or self.player.seconds == 0.0):
                return
            line.results.append(self.rollout(line, world))
            self.left -= 1

    def rollout(self, line: Line, number: int) -> float:
        """How good it is for the seat to follow the line in world `number`, from 0 to 1."""
        self.player.rollouts += 1
        game = self.match.game
        world = self.match.imagine(self.seat, self.fate.fork(number))
        following = Following(game, self.seat, line)
        value, learning = self.value, self.learning
        if value is None or learning is None:
            outcome = world.playout(following.pick)
        else:
            outcome = world.playout(following.pick, self.is_far_enough)
        if outcome is not None:
            return 1.0 if self.seat in outcome.winners else 0.0
        assert value is not None
        assert learning is not None
        state = world.state
        chance = value.chance(learning.stage(state, self.seat), learning.features(state, self.seat))
        return game.evaluate(state, self.seat) if chance is None else chance

    def is_far_enough(self, state: State) -> bool:
        assert self.learning is not None
        return self.learning.turn(state) >= self.until


def effort_of(match: Match) -> dict[str, int] | None:
    """What the game says about which questions are worth how much."""
    learning = match.game.learning()
    return None if learning is None else learning.effort


def times_the_budget(match: Match, answers: int) -> int:
    """How many times the budget of a decision the question is worth that is asked, if a line has so many answers."""
    effort = effort_of(match)
    prompt = prompt_of(match)
    if effort is not None and prompt in effort:
        return effort[prompt]
    return 1 if answers == 1 else LINE * min(STEPS, answers)


def keeps_plans(match: Match) -> bool:
    """Does a search of this game go on with the plan of the line that it decided on?"""
    learning = match.game.learning()
    return learning is not None and learning.keeps


def add(lines: list[Line], line: Line, keeps: bool = False) -> bool:
    """Add a line that does something else than the others; the order of its answers makes no difference.

    Where plans are kept, another plan may do something else later.
    """
    same = sorted(line.answers, key=str)
    if any(sorted(other.answers, key=str) == same and (not keeps or other.plan == line.plan) for other in lines):
        return False
    lines.append(line)
    return True


def ranked(lines: list[Line]) -> list[Line]:
    """The lines with the best first."""
    return sorted(lines, key=lambda line: -line.mean())


def paired_gain(results: list[float], usual: list[float]) -> tuple[float, float]:
    """How much better one line was than another, world by world, and the standard error of that."""
    worlds = min(len(results), len(usual))
    if worlds < 2:
        return 0.0, 1.0
    gains = [results[world] - usual[world] for world in range(worlds)]
    mean = sum(gains) / worlds
    square = SURPRISE + sum([(gain - mean) ** 2 for gain in gains])
    return mean, float((square / (worlds * (worlds - 1))) ** 0.5)
