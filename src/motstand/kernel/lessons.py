"""Lessons: a prepared table, scripted fate, and the answers that lead a newcomer through it, as data of a game.

Every step is one answer of a seat, so how far a lesson is follows from the journal alone: undo, a restart and the
replay of a record need nothing else. After the last step the table is a table like any other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motstand.kernel.content import Row, content_digest, read_toml, rows_of
from motstand.kernel.errors import ContentError, SetupError
from motstand.kernel.flow import Option
from motstand.kernel.game import Game, Setup
from motstand.kernel.journal import CHOICE
from motstand.kernel.match import Match
from motstand.kernel.sayings import Wording, saying

OPTION: Final = "lesson"
"""The option of a setup that names the lesson."""
FOLDER: Final = "lessons"


class LessonStep:
    """One answer: who gives it, which will do, what is said before and after it, and what is true then.

    `then` has values of the newcomer's view by their path (``areas.oslo.germany``), `absent` paths that lead nowhere;
    `offers` and `withholds` are options that are and are not offered with the question.
    """

    __slots__ = ("absent", "after", "offers", "options", "point", "rule", "say", "seat", "then", "withholds")

    def __init__(self, seat: str, options: list[Option]) -> None:
        self.seat = seat
        self.options = options
        # Keys of the words; a step without words of its own belongs to the sentence before it.
        self.say = ""
        self.after = ""
        self.rule = ""
        # Things of the table to look at: "area:oslo".
        self.point: list[str] = []
        self.then: dict[str, Any] = {}
        self.absent: list[str] = []
        self.offers: list[Option] = []
        self.withholds: list[Option] = []


class Lesson:
    """A lesson of a game. `seat` is the newcomer's; the lesson itself answers for all others."""

    __slots__ = ("digest", "examples", "fate", "id", "order", "position", "rules", "scenario", "seat", "seats", "steps")

    def __init__(self, id: str, position: Row) -> None:
        self.id = id
        self.position = position
        self.digest = ""
        self.order = 0
        self.scenario = ""
        self.seats: list[str] = []
        self.seat = ""
        self.examples: list[str] = []
        self.rules: list[str] = []
        self.fate: list[Any] = []
        self.steps: list[LessonStep] = []

    def step(self, match: Match) -> LessonStep | None:
        """The step that is to be answered now; None when the lesson is done."""
        given = answers_given(match)
        return self.steps[given] if given < len(self.steps) and not match.over else None

    def sentences(self, given: int) -> int:
        """How many sentences have been said to the newcomer when so many answers were given."""
        return len([step for step in self.steps[: given + 1] if step.say])

    def told(self, given: int) -> list[str]:
        """What is told of the newcomer's last answer and of what the others answered since."""
        keys: list[str] = []
        for step in reversed(self.steps[:given]):
            if step.after:
                keys.insert(0, step.after)
            if step.seat == self.seat:
                break
        return keys

    def said(self, given: int) -> str:
        """What is asked of the newcomer after so many answers; "" when another answers next, or none is left."""
        if given >= len(self.steps) or self.steps[given].seat != self.seat:
            return ""
        return next(step.say for step in reversed(self.steps[: given + 1]) if step.say)


def answers_given(match: Match) -> int:
    """How many answers the seats have given, dice and draws not counted."""
    return len([given for given in match.journal if given.kind == CHOICE])


# -- finding -------------------------------------------------------------------------------------------------

_read: dict[Path, dict[str, Lesson]] = {}


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by id, in their order; none of a game without files. Raises ContentError."""
    try:
        folder = game.folder() / FOLDER
    except NotImplementedError:
        return {}
    if folder not in _read:
        lessons = [read_lesson(file, game) for file in sorted(folder.glob("*.toml"))]
        lessons.sort(key=_order)
        _read[folder] = {lesson.id: lesson for lesson in lessons}
    return _read[folder]


def _order(lesson: Lesson) -> int:
    return lesson.order


def lesson_of(game: Game, setup: Setup) -> Lesson | None:
    """The lesson that a setup names, if it does. Raises SetupError."""
    if OPTION not in setup.options:
        return None
    id = setup.options[OPTION]
    lessons = lessons_of(game)
    if id not in lessons:
        known: Wording | list[str] = list(lessons) or saying("setup-none")
        raise SetupError(saying("setup-no-lesson", known=known, got=repr(id)))
    lesson = lessons[id]
    if setup.packs:
        raise SetupError(saying("setup-lesson-packs", lesson=id))
    if setup.scenario != lesson.scenario or setup.seats != lesson.seats:
        raise SetupError(
            saying("setup-lesson", lesson=id, scenario=lesson.scenario, seats=lesson.seats, got=setup.scenario)
        )
    return lesson


def lesson_digest(game: Game, setup: Setup) -> str:
    """Names the lesson that a match is made from, as it is written now; "" without one."""
    lesson = lesson_of(game, setup)
    return "" if lesson is None else f"-{lesson.digest}"


# -- reading -------------------------------------------------------------------------------------------------


def read_lesson(file: Path, game: Game) -> Lesson:
    """A lesson from its file; what its position says is read by the game. Raises ContentError."""
    where = f"{game.code} {FOLDER}/{file.name}"
    data = read_toml(file, where)
    row = Row(where, data)
    lesson = Lesson(row.text("id"), row.table("position") or Row(where, {}, "position."))
    if lesson.id != file.stem:
        raise row.wrong("id", saying("lesson-id", name=file.stem))
    lesson.digest = content_digest(data)
    lesson.order = row.whole("order", 1, 99)
    lesson.scenario = row.one_of("scenario", tuple(game.scenarios))
    lesson.seats = row.texts("seats")
    if lesson.seats not in game.scenarios[lesson.scenario]:
        allowed = " / ".join([", ".join(seats) for seats in game.scenarios[lesson.scenario]])
        raise row.wrong("seats", allowed)
    lesson.seat = row.one_of("seat", tuple(lesson.seats))
    lesson.examples = row.texts("examples", default=[])
    lesson.rules = row.texts("rules")
    lesson.fate = list(row.parts("fate"))
    row.ignore("step")
    row.finish()
    for step in rows_of(where, data, "step", saying("lesson-step")):
        lesson.steps.append(_read_step(step, lesson))
    if not lesson.steps or not lesson.steps[-1].after:
        raise ContentError(saying("lesson-steps", where=where))
    if not lesson.steps[_first_own(lesson)].say:
        raise ContentError(saying("lesson-say-first", where=where, seat=lesson.seat))
    return lesson


def _first_own(lesson: Lesson) -> int:
    own = [number for number, step in enumerate(lesson.steps) if step.seat == lesson.seat]
    return own[0] if own else 0


def _read_step(row: Row, lesson: Lesson) -> LessonStep:
    options = [row.parts("answer")]
    options += row.options("or")
    seat = row.one_of("seat", tuple(lesson.seats)) if row.has("seat") else lesson.seat
    if not options[0]:
        raise row.wrong("answer", saying("lesson-answer"))
    step = LessonStep(seat, options)
    step.say = _key(row, "say", lesson)
    step.after = _key(row, "after", lesson)
    if step.say and seat != lesson.seat:
        raise row.wrong("say", saying("lesson-say", seat=lesson.seat))
    step.rule = row.text("rule", "")
    step.point = row.texts("point", default=[])
    step.then = row.values("then")
    step.absent = row.texts("absent", default=[])
    step.offers = row.options("offers")
    step.withholds = row.options("withholds")
    row.finish()
    return step


def _key(row: Row, name: str, lesson: Lesson) -> str:
    """The key of a sentence of the lesson: ``lesson-german-turn-hamar``."""
    word = row.text(name, "")
    return f"lesson-{lesson.id}-{word}" if word else ""
