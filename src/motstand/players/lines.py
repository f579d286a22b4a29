"""Lines: the answers that a seat gives in a row to one question, before chance or anybody else has a say.

Who places ten workers or moves six units answers one question many times, and no single answer means much. A search
compares whole lines instead: what policy would answer, what other plans would, and both with single changes.
"""

from __future__ import annotations

from typing import Final

from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.game import Game
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State
from motstand.players.policy import habit_of, pending_choice

LONGEST: Final = 60
"""A line that is longer is cut off, so that a player who wanders comes to an end."""


class Line:
    """Answers in a row, the plan to go on with, and what that brought in one imagined world after the other."""

    __slots__ = ("answers", "plan", "results")

    def __init__(self, answers: list[Option], plan: str) -> None:
        self.answers = answers
        self.plan = plan
        self.results: list[float] = []

    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.5


class Following:
    """Answers for everybody in an imagined game: one seat gives the answers of a line and goes on with its plan.

    The other seats follow their habits, or policy where they have none: who expects less of them is soon surprised.
    """

    __slots__ = ("answers", "game", "given", "plan", "prompt", "row", "seat")

    def __init__(self, game: Game, seat: str, line: Line) -> None:
        self.game = game
        self.seat = seat
        self.answers = line.answers
        self.plan = line.plan
        self.given = 0
        # What policy goes on to answer to the question with this prompt, as long as only policy has answered it.
        self.row: list[Option] = []
        self.prompt = ""

    def pick(self, state: State, choice: Choice) -> Option:
        if choice.seat != self.seat:
            return self.game.pick(state, choice, habit_of(self.game, state, choice.seat))
        if self.given < len(self.answers):
            answer = self.answers[self.given]
            self.given += 1
            if answer in choice.options:
                self.prompt = ""
                return answer
        return self.by_policy(state, choice)

    def by_policy(self, state: State, choice: Choice) -> Option:
        """What policy answers; a row of answers is thought of once."""
        if choice.prompt != self.prompt:
            self.prompt = choice.prompt
            self.row = self.game.row(state, choice, self.plan)
        while self.row:
            answer = self.row.pop(0)
            if is_offered(answer, choice.options):
                return answer
        return self.game.pick(state, choice, self.plan)


def is_offered(answer: Option, options: list[Option]) -> bool:
    """Is this one of the options?"""
    # Most answers of a row are one of the options themselves; to find that takes no comparing.
    for option in options:
        if option is answer:
            return True
    return answer in options


def followed(match: Match, seat: str, fate: Seeded, script: list[Option], plan: str) -> list[Option]:
    """The line that gives the answers of the script wherever they are offered, and then those of policy."""
    world = match.imagine(seat, fate)
    prompt = prompt_of(world)
    following = Following(match.game, seat, Line([], plan))
    line: list[Option] = []
    place = 0
    while len(line) < LONGEST:
        choice = pending_choice(world)
        answer: Option = ()
        while place < len(script) and not answer:
            if script[place] in choice.options:
                answer = script[place]
            place += 1
        if not answer:
            answer = following.by_policy(world.state, choice)
        line.append(answer)
        if not goes_on(world, seat, prompt, answer):
            break
    return line


def goes_on(world: Match, seat: str, prompt: str, answer: Option) -> bool:
    """Give an answer; is the same seat asked the same again, with nothing in between?"""
    before = len(world.journal)
    world.play(answer)
    if world.over or len(world.journal) > before + 1:
        return False
    return world.seat == seat and prompt_of(world) == prompt


def changed(match: Match, seat: str, fate: Seeded, line: Line) -> list[Option]:
    """The line with one other answer at a random place; what follows it stays as far as it is still offered."""
    place = fate.below(len(line.answers))
    world = match.imagine(seat, fate)
    for answer in line.answers[:place]:
        if answer not in world.options:
            return line.answers
        world.play(answer)
    options = [option for option in pending_choice(world).options if option != line.answers[place]]
    if not options:
        return line.answers
    other = options[fate.below(len(options))]
    return followed(match, seat, fate, [*line.answers[:place], other, *line.answers[place:]], line.plan)


def prompt_of(match: Match) -> str:
    """What is asked."""
    pending = match.pending
    return pending.prompt if isinstance(pending, (Choice, JointChoice)) else ""
