"""The lessons of Kampen om Norge: worked examples of the rulebook, played by their own script."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.lessons import lessons_of
from tests.games.kampen_om_norge.invariants import Inspector, table_of
from tests.games.lesson_play import check_citation, check_sentences, lesson_match, play_every_way

OF_LESSONS = [
    pytest.param(
        "german-turn",
        marks=pytest.mark.rule(
            "KON-EX-03",
            "KON-EX-07",
            "KON-EX-08",
            "KON-EX-09",
            "KON-EX-10",
            "KON-EX-11",
            "KON-MOVE-02",
            "KON-COMP-04",
            "KON-SAB-01",
            "KON-SAB-04",
            "KON-NC-01",
            "KON-NC-03",
            "KON-MOVE-05",
            "KON-COMBAT-08",
            "KON-COMBAT-09",
            "KON-COMBAT-13",
            "KON-COMBAT-17",
            "KON-COMBAT-19",
            "KON-GC-14",
            "KON-NC-04",
            "KON-GC-17",
            "KON-COMBAT-10",
            "KON-COMBAT-11",
            "KON-COMBAT-22",
            "KON-COMBAT-25",
            "KON-RET-08",
            "KON-REINF-03",
            "KON-REINF-04",
            "KON-REINF-05",
            "KON-CARD-04",
            "KON-DECK-02",
            "KON-NEWC-01",
        ),
    ),
    pytest.param(
        "norwegian-turn",
        marks=pytest.mark.rule(
            "KON-EX-04",
            "KON-MOVE-04",
            "KON-BOARD-06",
            "KON-COMBAT-25",
            "KON-COMBAT-26",
            "KON-RET-01",
            "KON-RET-04",
            "KON-REINF-03",
            "KON-REINF-06",
            "KON-REINF-07",
            "KON-NEWC-01",
        ),
    ),
    pytest.param(
        "sabotage",
        marks=pytest.mark.rule(
            "KON-SAB-01",
            "KON-SAB-02",
            "KON-NC-01",
            "KON-NC-02",
            "KON-COMBAT-10",
            "KON-COMBAT-17",
            "KON-COMBAT-22",
            "KON-COMBAT-25",
            "KON-RET-01",
            "KON-RET-02",
            "KON-RET-04",
        ),
    ),
    pytest.param(
        "allied-landing",
        marks=pytest.mark.rule(
            "KON-EX-12",
            "KON-EX-13",
            "KON-EX-14",
            "KON-AC-05",
            "KON-AC-06",
            "KON-AC-07",
            "KON-REINF-02",
            "KON-REINF-03",
            "KON-COMBAT-10",
            "KON-COMBAT-11",
            "KON-RET-02",
            "KON-RET-06",
            "KON-RET-07",
            "KON-REINF-01",
            "KON-NEWC-01",
            "KON-DECK-09",
        ),
    ),
    pytest.param(
        "narvik",
        marks=pytest.mark.rule(
            "KON-EX-15",
            "KON-EX-16",
            "KON-EX-17",
            "KON-EX-18",
            "KON-EX-19",
            "KON-EX-20",
            "KON-EX-21",
            "KON-GC-15",
            "KON-GC-16",
            "KON-GC-07",
            "KON-GC-08",
            "KON-BOARD-24",
            "KON-SAB-01",
            "KON-COMBAT-12",
            "KON-CARD-12",
            "KON-AC-09",
            "KON-GC-04",
            "KON-GC-14",
            "KON-GC-02",
            "KON-COMBAT-24",
            "KON-AC-16",
            "KON-AC-17",
            "KON-COMBAT-11",
            "KON-RET-01",
            "KON-RET-02",
            "KON-RET-04",
            "KON-RET-11",
            "KON-GC-19",
            "KON-GC-21",
            "KON-REINF-04",
            "KON-DECK-02",
            "KON-NEWC-01",
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
    match = lesson_match(GAME, lessons_of(GAME)[id])
    inspector, game = Inspector(match), table_of(match)
    inspector.cards_are_conserved(game)
    inspector.numbers_are_possible(game)
    inspector.enemies_stand_apart(game)
    inspector.options_are_sound()


def test_every_lesson_is_tested() -> None:
    assert [param.values[0] for param in OF_LESSONS] == list(lessons_of(GAME))


@pytest.mark.parametrize("language", ["en", "nb"])
def test_every_sentence_is_there_and_no_other(language: str) -> None:
    check_sentences(GAME, language)
