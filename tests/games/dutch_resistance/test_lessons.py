"""The lessons go as they say, until Dutch Resistance is on the shelf and the kit of all games plays them."""

from __future__ import annotations

import pytest

from motstand.kernel.lessons import lessons_of
from motstand.kernel.words.languages import LANGUAGES
from tests.games.dutch_resistance.kit import KIT
from tests.games.dutch_resistance.lessons import OF_LESSONS
from tests.games.lesson_play import check_citation, check_sentences, lesson_match, play_every_way

of_lessons = pytest.mark.parametrize("id", OF_LESSONS)


@of_lessons
def test_the_lesson_goes_as_it_says(id: str, request: pytest.FixtureRequest) -> None:
    play_every_way(KIT.game, id)
    check_citation(KIT.game, id, request)


@of_lessons
def test_the_prepared_table_is_sound(id: str) -> None:
    KIT.check_prepared(lesson_match(KIT.game, lessons_of(KIT.game)[id]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_no_other(language: str) -> None:
    check_sentences(KIT.game, language)
