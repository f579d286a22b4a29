"""The lessons of Halls of Hegra: worked examples of the rulebook, played by their own script."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.kernel.lessons import lessons_of
from tests.games.halls_of_hegra.invariants import inspect
from tests.games.lesson_play import check_citation, check_sentences, lesson_match, play_every_way

OF_LESSONS = [
    pytest.param(
        "first-day",
        marks=pytest.mark.rule(
            "HOH-EX-02",
            "HOH-EX-03",
            "HOH-EX-04",
            "HOH-EX-17",
            "HOH-EX-19",
            "HOH-EX-20",
            "HOH-EVENT-04",
            "HOH-EVENT-05",
            "HOH-EVENT-08",
            "HOH-RECRUIT-07",
            "HOH-RECRUIT-08",
            "HOH-ACTION-01",
            "HOH-ACTION-03",
            "HOH-ACTION-04",
            "HOH-MAINT-02",
            "HOH-MAINT-11",
            "HOH-MOBACT-04",
            "HOH-RUN-02",
            "HOH-EVENING-03",
            "HOH-EVENING-09",
            "HOH-EVENING-11",
        ),
    ),
    pytest.param(
        "supply-run",
        marks=pytest.mark.rule(
            "HOH-EX-05",
            "HOH-EX-16",
            "HOH-EX-28",
            "HOH-EX-29",
            "HOH-RECRUIT-04",
            "HOH-RECRUIT-05",
            "HOH-RECRUIT-08",
            "HOH-MORNING-04",
            "HOH-MORNING-05",
            "HOH-MORNING-06",
            "HOH-MORNING-07",
            "HOH-RUN-07",
            "HOH-RUN-08",
            "HOH-RUN-10",
            "HOH-RUN-11",
            "HOH-RUN-18",
            "HOH-RUN-20",
            "HOH-EVENING-05",
            "HOH-PATROL-01",
        ),
    ),
    pytest.param(
        "first-assault",
        marks=pytest.mark.rule(
            "HOH-EX-01",
            "HOH-EX-08",
            "HOH-EX-24",
            "HOH-EVENT-01",
            "HOH-ATTACK-04",
            "HOH-INF-06",
            "HOH-INF-07",
            "HOH-INF-08",
            "HOH-INF-09",
            "HOH-INF-17",
            "HOH-INF-22",
            "HOH-INJ-05",
            "HOH-ACTION-05",
            "HOH-WALLS-04",
            "HOH-WALLS-05",
            "HOH-WALLS-06",
            "HOH-WALLS-08",
            "HOH-ARTY-05",
            "HOH-ARTY-06",
            "HOH-ARTY-07",
            "HOH-ARTY-08",
            "HOH-INFIRM-06",
            "HOH-EVENING-09",
            "HOH-PATROL-02",
        ),
    ),
]


@pytest.mark.parametrize("id", OF_LESSONS)
def test_the_lesson_goes_as_it_says(id: str) -> None:
    play_every_way(GAME, id)


@pytest.mark.parametrize("id", OF_LESSONS)
def test_the_lesson_is_cited_with_what_it_shows(id: str, request: pytest.FixtureRequest) -> None:
    check_citation(GAME, id, request)


@pytest.mark.parametrize("id", OF_LESSONS)
def test_the_prepared_table_is_sound(id: str) -> None:
    """No piece is there twice or missing, and the numbers are possible."""
    inspect(lesson_match(GAME, lessons_of(GAME)[id]))


def test_every_lesson_is_tested() -> None:
    assert [param.values[0] for param in OF_LESSONS] == list(lessons_of(GAME))


@pytest.mark.parametrize("language", ["en", "nb"])
def test_every_sentence_is_there_and_no_other(language: str) -> None:
    check_sentences(GAME, language)
