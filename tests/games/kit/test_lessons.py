"""The lessons of every game: worked examples of the rulebook, played by their own script."""

from __future__ import annotations

import pytest

from motstand.kernel.lessons import lessons_of
from motstand.kernel.words.languages import LANGUAGES
from tests.games.kit.gamekit import GameKit
from tests.games.kit.registered import KITS, of_every_game
from tests.games.lesson_play import check_citation, check_sentences, lesson_match, play_every_way

LESSONS = [
    pytest.param(kit, param.values[0], marks=param.marks, id=f"{kit}-{param.values[0]}")
    for kit in KITS
    for param in kit.lessons
]
of_every_lesson = pytest.mark.parametrize(("kit", "id"), LESSONS)


@of_every_lesson
def test_the_lesson_goes_as_it_says(kit: GameKit, id: str) -> None:
    play_every_way(kit.game, id)


@of_every_lesson
def test_the_lesson_is_cited_with_what_it_shows(kit: GameKit, id: str, request: pytest.FixtureRequest) -> None:
    check_citation(kit.game, id, request)


@of_every_lesson
def test_the_prepared_table_is_sound(kit: GameKit, id: str) -> None:
    """No piece is there twice or missing, and the numbers are possible."""
    kit.check_prepared(lesson_match(kit.game, lessons_of(kit.game)[id]))


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_no_other(kit: GameKit, language: str) -> None:
    check_sentences(kit.game, language)
