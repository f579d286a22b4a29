"""A lesson at a table: which answer it waits for, what it says meanwhile, and what it answers for the other seats."""

from __future__ import annotations

from typing import Any

from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Option
from motstand.kernel.lessons import Lesson, answers_given
from motstand.kernel.matches.match import Match
from motstand.server.messages import Guide, Saying
from motstand.server.play.seats import PEOPLE
from motstand.server.refusals import Refused


def script_of(lesson: Lesson | None, players: dict[str, str], dice: str) -> list[Any]:
    """What falls first at a table. A lesson has one newcomer, and bots that play on when it is done."""
    if lesson is None:
        return []
    people = [seat for seat, player in players.items() if player in PEOPLE]
    if people != [lesson.seat]:
        raise SetupError(f"seats: expected a person for {lesson.seat} and bots for the others in lesson {lesson.id}")
    if dice != "rolled":
        raise SetupError(f"dice: expected rolled in lesson {lesson.id}: they fall as it needs them")
    return lesson.fate


def wanted(lesson: Lesson | None, match: Match, seat: str) -> list[Option] | None:
    """The answers that a lesson takes from a seat now; None when any will do."""
    step = None if lesson is None else lesson.step(match)
    return step.options if step is not None and step.seat == seat else None


def check_wanted(lesson: Lesson | None, match: Match, seat: str, option: Option) -> None:
    """Another answer would leave the path. Raises Refused, with the sentence that says what to do."""
    options = wanted(lesson, match, seat)
    if lesson is not None and options is not None and option not in options and option in match.options:
        raise Refused("lesson", lesson.said(answers_given(match)))


def guide_of(lesson: Lesson, match: Match) -> Guide:
    """How far the lesson is, and what it says now."""
    given = answers_given(match)
    step = lesson.step(match)
    key = "" if step is None else lesson.said(given)
    return Guide(
        lesson.id,
        lesson.sentences(given) if step is not None else lesson.sentences(len(lesson.steps)),
        lesson.sentences(len(lesson.steps)),
        [Saying(told) for told in lesson.told(min(given, len(lesson.steps)))],
        Saying(key) if key else None,
        step.rule if step is not None and key else "",
        step.point if step is not None and key else [],
        step is None,
    )
