"""What the server tells about games before anybody sits down: the boxes, their words, and the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from motstand.kernel.content.component_book import Component
from motstand.kernel.content.history import read_history
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.content.summary import read_summary
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import lessons_of
from motstand.kernel.registry import find_game, game_ids
from motstand.kernel.words.languages import ENGLISH, LANGUAGES
from motstand.server.messages import (
    ChapterText,
    ComponentBook,
    ComponentSection,
    ComponentText,
    ComponentValue,
    DepartureText,
    ExampleText,
    GameInfo,
    HistoryText,
    LessonInfo,
    OptionInfo,
    ParagraphText,
    Preparation,
    RulebookText,
    RuleText,
    RulingText,
    Saying,
    ScenarioInfo,
    SummaryLine,
    SummarySection,
    SummaryText,
    WorkText,
)
from motstand.server.play.frames import saying


def games(language: str) -> list[GameInfo]:
    """The boxes on the shelf."""
    return [game_info(id, language) for id in game_ids()]


@cache
def game_info(id: str, language: str) -> GameInfo:
    """A box, with its scenarios."""
    game = find_game(id)
    scenarios = []
    for scenario, seatings in game.scenarios.items():
        sheet = game.printed(Setup(scenario, seatings[0]), language).get("scenario", {"name": scenario, "subtitle": ""})
        scenarios.append(ScenarioInfo(scenario, sheet["name"], sheet["subtitle"], seatings, options(game, scenario)))
    known = GameInfo(game.id, game.title, game.code, game.credits, game.version, scenarios, lessons(game))
    known.cooperative = game.cooperative
    return known


def options(game: Game, scenario: str) -> list[OptionInfo]:
    """What can be chosen at a table with this scenario."""
    return [
        OptionInfo(option.name, option.usual, option.values, option.seatings, option.needs, option.variant)
        for option in game.setup_options
        if not option.scenarios or scenario in option.scenarios
    ]


def lessons(game: Game) -> list[LessonInfo]:
    """The lessons of a game, in their order."""
    return [
        LessonInfo(
            lesson.id,
            lesson.scenario,
            lesson.seats,
            lesson.seat,
            lesson.sentences(len(lesson.steps)),
            Saying(f"lesson-{lesson.id}-title"),
            Saying(f"lesson-{lesson.id}-about"),
        )
        for lesson in lessons_of(game).values()
    ]


def words_file(game: Game, language: str) -> Path | None:
    """The file of a game's sentences in a language; the English one where the game does not speak it yet."""
    if language not in LANGUAGES:
        return None
    file = game.folder() / "words" / f"{language}.ftl"
    return file if file.is_file() else game.folder() / "words" / f"{ENGLISH}.ftl"


@cache
def rulebook(id: str, language: str) -> RulebookText:
    """The rules of a game, to be read beside the table."""
    book = read_rulebook(find_game(id).folder(), language)
    return RulebookText(
        [ChapterText(chapter.id, chapter.title) for chapter in book.chapters.values()],
        [RuleText(rule.id, rule.title, rule.chapter, rule.where, rule.text) for rule in book.rules.values()],
        [RulingText(one.id, one.text, one.ruling, one.reason, one.rules) for one in book.questions.values()],
        [ExampleText(one.id, one.given, one.when, one.then, one.rules) for one in book.examples.values()],
    )


@cache
def history(id: str, language: str) -> HistoryText:
    """What happened, to be read beside the game."""
    game = find_game(id)
    told = read_history(game.folder(), names(game), read_rulebook(game.folder()).rules, language)
    return HistoryText(
        [WorkText(one.id, one.name, one.author, one.published, one.address) for one in told.works.values()],
        [
            ParagraphText(one.id, one.title, one.text, one.sources, one.things, one.picture, one.caption)
            for one in told.paragraphs
        ],
        [DepartureText(one.id, one.text, one.rules) for one in told.departures],
    )


def names(game: Game) -> dict[str, set[str]]:
    """The ids of a game's things by their kind, in all its scenarios."""
    found: dict[str, set[str]] = {}
    for scenario, seatings in game.scenarios.items():
        for kind, named in game.printed(Setup(scenario, seatings[0])).get("names", {}).items():
            found.setdefault(kind, set()).update(named)
    return found


@cache
def summary(id: str, language: str) -> SummaryText:
    """The rules of a game on one page."""
    folder = find_game(id).folder()
    return SummaryText(
        [
            SummarySection(
                section.id,
                section.title,
                [SummaryLine(line.id, line.title, line.text, line.rules) for line in section.line],
                section.picture,
                section.caption,
            )
            for section in read_summary(folder, read_rulebook(folder).rules, language)
        ]
    )


@cache
def components(id: str, language: str) -> ComponentBook:
    """The pieces of a game's box, with where their values come from."""
    game = find_game(id)
    scenario, seatings = next(iter(game.scenarios.items()))
    return component_book(game, Setup(scenario, seatings[0]), language)


def component_book(game: Game, setup: Setup, language: str) -> ComponentBook:
    """The same with the packs of a table."""
    return ComponentBook(
        [
            ComponentSection(section.id, [component(one) for one in section.components])
            for section in game.components(setup, language)
        ]
    )


def component(one: Component) -> ComponentText:
    values = [ComponentValue(value.label, value.told, cast(Any, value.source)) for value in one.values]
    return ComponentText(one.id, one.name, values, one.note, [component(part) for part in one.parts])


def preparations(game: Game, setup: Setup) -> list[Preparation]:
    """How the box of a table is set up."""
    words = game.words(setup)
    return [
        Preparation(seat, saying(words.preparation(step.key, step.values))) for seat, step in game.preparations(setup)
    ]
