"""Playing a lesson as its newcomer would, and checking at every step what it promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from motstand.kernel.fate import Scripted, Seeded
from motstand.kernel.flow import Option
from motstand.kernel.game import Game
from motstand.kernel.lessons import Lesson, LessonStep
from motstand.kernel.match import Match
from motstand.kernel.table import new_match

NOTHING = object()


def lesson_match(game: Game, lesson: Lesson) -> Match:
    """The table of a lesson with its fate; a fixed seed goes on afterwards."""
    fate = Scripted(lesson.fate, Seeded(1))
    return new_match(game, lesson.scenario, lesson.seats, fate=fate, options={"lesson": lesson.id})


def ways(lesson: Lesson) -> Iterator[list[Option]]:
    """All answers as they are written first, and then once more for every other answer that would do."""
    usual = [step.options[0] for step in lesson.steps]
    yield usual
    for number, step in enumerate(lesson.steps):
        for other in step.options[1:]:
            yield [*usual[:number], other, *usual[number + 1 :]]


def play(game: Game, lesson: Lesson, answers: list[Option]) -> Match:
    """Give these answers; every question, offer and consequence has to be what the lesson says."""
    match = lesson_match(game, lesson)
    for number, (step, answer) in enumerate(zip(lesson.steps, answers, strict=True), start=1):
        where = f"{lesson.id}, step {number}, {answer}"
        assert lesson.step(match) is step, where
        check_question(match, step, where)
        match.play(answer, step.seat)
        check_view(match.view(lesson.seat), step, where)
    assert lesson.step(match) is None
    assert isinstance(match.fate, Scripted)
    assert match.fate.position == len(lesson.fate), f"{lesson.id}: fate left over: {lesson.fate[match.fate.position :]}"
    return match


def check_question(match: Match, step: LessonStep, where: str) -> None:
    """Who is asked, what is offered and what is not."""
    assert match.asked() == [step.seat], where
    for option in step.options + step.offers:
        assert option in match.options, f"{where}: {option} is not offered; offered: {match.options[:12]}"
    for option in step.withholds:
        assert option not in match.options, f"{where}: {option} is offered"


def check_view(view: dict[str, Any], step: LessonStep, where: str) -> None:
    """What is true after the answer."""
    for path, value in step.then.items():
        assert at(view, path) == value, f"{where}: {path}"
    for path in step.absent:
        assert at(view, path) in (NOTHING, None), f"{where}: {path}"


def at(view: Any, path: str) -> Any:
    """What stands in a view under a path: ``areas.oslo.germany``, ``attacks.0.battalions``."""
    for part in path.split("."):
        if isinstance(view, list):
            view = view[int(part)] if int(part) < len(view) else NOTHING
        else:
            view = view.get(part, NOTHING) if isinstance(view, dict) else NOTHING
    return view
