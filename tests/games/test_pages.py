"""The pages beside each game: all are there, in all languages, and what they lead to exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.words.languages import ENGLISH, LANGUAGES
from motstand.server.web.shelf import history, summary
from tests.games.boxes import GAME_IDS

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
SECTIONS = {"end", "turn", "actions", "numbers"}
"""How one wins and loses, the turn, what one can do, and the numbers to know."""

of_each_game = pytest.mark.parametrize("game", GAME_IDS)
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@of_each_game
def test_the_history_of_a_game(game: str) -> None:
    # That sources, things and rules exist is checked where the page is read.
    told = history(game, ENGLISH)
    assert 8 <= len(told.paragraphs) <= 14
    assert told.departures
    assert any(paragraph.things for paragraph in told.paragraphs)
    assert any(paragraph.picture for paragraph in told.paragraphs)
    used = {id for paragraph in told.paragraphs for id in paragraph.sources}
    assert used == {work.id for work in told.works}


@of_each_game
def test_a_thing_is_told_of_in_one_paragraph(game: str) -> None:
    things = [
        (kind, id)
        for paragraph in history(game, ENGLISH).paragraphs
        for kind, ids in paragraph.things.items()
        for id in ids
    ]
    assert len(things) == len(set(things))


@of_each_game
def test_the_summary_of_a_game(game: str) -> None:
    sections = summary(game, ENGLISH).sections
    assert {section.id for section in sections} >= SECTIONS
    assert any(section.picture for section in sections)
    assert all("{" not in line.text for section in sections for line in section.lines)


@of_each_game
def test_every_picture_is_drawn(game: str) -> None:
    pages = CLIENT / game.replace("-", "_") / "pages"
    named = {one.picture for one in history(game, ENGLISH).paragraphs}
    named |= {one.picture for one in summary(game, ENGLISH).sections}
    assert {file.stem for file in pages.glob("*.svelte")} == named - {""}


@of_each_game
@pytest.mark.parametrize("language", OTHERS)
def test_pages_are_there_in_every_language(game: str, language: str) -> None:
    for one, other in zip(history(game, ENGLISH).paragraphs, history(game, language).paragraphs, strict=True):
        assert one.id == other.id
        assert one.text != other.text
    for mine, theirs in zip(history(game, ENGLISH).departures, history(game, language).departures, strict=True):
        assert mine.text != theirs.text
    for here, there in zip(summary(game, ENGLISH).sections, summary(game, language).sections, strict=True):
        assert here.title != there.title
        assert all(a.text != b.text for a, b in zip(here.lines, there.lines, strict=True))
