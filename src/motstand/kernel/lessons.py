"""Lessons: a prepared table, scripted fate, and the answers that lead a newcomer through it, as data of a game.

Every step is one answer of a seat, so how far a lesson is follows from the journal alone: undo, a restart and the
replay of a record need nothing else. After the last step the table is a table like any other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, field

from motstand.kernel.content.files import among, content_digest, read_toml, shown, wrong
from motstand.kernel.content.rows import EXPECTED, Option, Row, Rows, Text, converted
from motstand.kernel.errors import ContentError, SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.match import Match
from motstand.kernel.words.error_messages import Wording, message

OPTION: Final = "lesson"
"""The option of a setup that names the lesson."""
FOLDER: Final = "lessons"


class LessonStep(Row):
    """One answer: who gives it, which will do, what is said before and after it, and what is true then.

    A step without words of its own belongs to the sentence before it. `point` names things of the table to look at:
    "area:oslo". `then` has values of the newcomer's view by their path (``areas.oslo.white``), `absent` paths that
    lead nowhere; `offers` and `withholds` are options that are and are not offered with the question.
    """

    called = message("lesson-step")
    answer: Annotated[Option, Meta(min_length=1, extra={EXPECTED: message("lesson-answer")})]
    others: list[Option] = field(name="or", default_factory=list)
    seat: str = ""
    # Keys of the words.
    say: str = ""
    after: str = ""
    rule: str = ""
    point: list[str] = []
    then: dict[str, Any] = {}
    absent: list[str] = []
    offers: list[Option] = []
    withholds: list[Option] = []

    @property
    def options(self) -> list[Option]:
        """All accepted answers, the best first."""
        return [self.answer, *self.others]


class LessonFile(Row):
    """What the file of a lesson says. `seat` is the newcomer's; the lesson itself answers for all others.

    What `position` holds is the game's business.
    """

    id: Text
    order: Annotated[int, Meta(ge=1, le=99)]
    scenario: str
    seats: list[str]
    seat: str
    rules: list[str]
    examples: list[str] = []
    fate: list[str | int] = []
    position: dict[str, Any] = {}
    steps: list[LessonStep] = field(name="step", default_factory=list)


class Lesson(LessonFile, kw_only=True):
    """A lesson of a game; `file` is how errors call its file."""

    file: str
    digest: str

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
    if not isinstance(id, str) or id not in lessons:
        known: Wording | list[str] = list(lessons) or message("setup-none")
        raise SetupError(message("setup-no-lesson", known=known, got=repr(id)))
    lesson = lessons[id]
    if setup.packs:
        raise SetupError(message("setup-lesson-packs", lesson=id))
    if setup.scenario != lesson.scenario or setup.seats != lesson.seats:
        raise SetupError(
            message("setup-lesson", lesson=id, scenario=lesson.scenario, seats=lesson.seats, got=setup.scenario)
        )
    return lesson


def lesson_digest(game: Game, setup: Setup) -> str:
    """Names the lesson that a match is made from, as it is written now; "" without one."""
    lesson = lesson_of(game, setup)
    return "" if lesson is None else f"-{lesson.digest}"


# -- reading -------------------------------------------------------------------------------------------------


def read_lesson(path: Path, game: Game) -> Lesson:
    """A lesson from its file; what its position says is read by the game. Raises ContentError."""
    file = f"{game.code} {FOLDER}/{path.name}"
    data = read_toml(path, file)
    read = converted(file, data, LessonFile)
    if read.id != path.stem:
        raise wrong(file, "id", message("lesson-id", name=path.stem), shown(read.id))
    if read.scenario not in game.scenarios:
        raise wrong(file, "scenario", among(game.scenarios), shown(read.scenario))
    if read.seats not in game.scenarios[read.scenario]:
        allowed = " / ".join([", ".join(seats) for seats in game.scenarios[read.scenario]])
        raise wrong(file, "seats", allowed, shown(read.seats))
    if read.seat not in read.seats:
        raise wrong(file, "seat", among(read.seats), shown(read.seat))
    lesson = Lesson(**msgspec.structs.asdict(read), file=file, digest=content_digest(data))
    complete_steps(lesson, Rows(file, data, "step", LessonStep))
    return lesson


def complete_steps(lesson: Lesson, steps: Rows[LessonStep]) -> None:
    """Put in whose answer a step is, and the keys of its sentences: ``lesson-first-turn-hamar``."""
    lesson.steps = list(steps)
    for step in steps:
        step.seat = step.seat or lesson.seat
        steps.expect_one_of(step, "seat", step.seat, lesson.seats)
        if step.say and step.seat != lesson.seat:
            raise steps.wrong(step, "say", message("lesson-say", seat=lesson.seat))
        step.say = step.say and f"lesson-{lesson.id}-{step.say}"
        step.after = step.after and f"lesson-{lesson.id}-{step.after}"
    if not steps or not steps[-1].after:
        raise ContentError(message("lesson-steps", where=lesson.file))
    own = [step for step in steps if step.seat == lesson.seat]
    if not (own or steps)[0].say:
        raise ContentError(message("lesson-say-first", where=lesson.file, seat=lesson.seat))
