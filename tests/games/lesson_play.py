"""Playing a lesson as its newcomer would, and checking at every step what it promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from motstand.kernel.flow import Option
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import Lesson, LessonStep, lessons_of
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match

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


def play_every_way(game: Game, id: str) -> None:
    """Every answer is offered, fate is used up, and all that is promised comes true, whichever way is taken."""
    lesson = lessons_of(game)[id]
    for answers in ways(lesson):
        play(game, lesson, answers)


def check_citation(game: Game, id: str, request: pytest.FixtureRequest) -> None:
    """The test of a lesson is marked with the examples and rules that the lesson shows."""
    lesson = lessons_of(game)[id]
    mark = request.node.get_closest_marker("rule")
    assert mark is not None
    assert list(mark.args) == lesson.examples + lesson.rules


def check_sentences(game: Game, language: str) -> None:
    """A language has the sentences of the lessons, and no others."""
    scenario, seatings = next(iter(game.scenarios.items()))
    words = game.words(Setup(scenario, seatings[0]), language).words
    wanted = {f"lesson-{id}-{key}" for id in lessons_of(game) for key in ("title", "about")}
    for lesson in lessons_of(game).values():
        wanted |= {key for step in lesson.steps for key in (step.say, step.after) if key}
    keys = words.keys()
    assert wanted == {key for key in keys if key.startswith("lesson-")}
