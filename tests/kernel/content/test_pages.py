"""The pages beside a game: what is read from them, and what errors say."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.content.history import History, read_history
from motstand.kernel.content.summary import SummarySection, read_summary
from motstand.kernel.errors import ContentError

NAMES = {"place": {"quay", "tower"}, "card": {"C-01"}}
RULES = {"TOY-MOVE-01", "TOY-END-01"}
HISTORY = """\
[[work]]
id = "chronicle"
name = "A Chronicle of the Harbour"

[[paragraph]]
id = "storm"
title = "The storm"
text = \"\"\"
It blew for three days.\"\"\"
sources = ["chronicle"]
things = { place = ["quay"], card = ["C-01"] }

[[departure]]
id = "short"
text = "In the game it blows for one."
rules = ["TOY-MOVE-01"]
"""
SUMMARY = """\
[[section]]
id = "turn"
title = "A turn"
caption = "{tide.#} tides"

[[section.line]]
id = "move"
title = "Move"
text = "up to {tide.high.steps} steps."
rules = ["TOY-MOVE-01"]
"""


def history(folder: Path, text: str = HISTORY, language: str = "en") -> History:
    (folder / "history.toml").write_text(text, encoding="utf-8")
    return read_history(folder, NAMES, RULES, language)


def summary(folder: Path, text: str = SUMMARY, language: str = "en") -> list[SummarySection]:
    (folder / "summary.toml").write_text(text, encoding="utf-8")
    (folder / "content").mkdir(exist_ok=True)
    (folder / "content" / "tides.toml").write_text('[[tide]]\nid = "high"\nsteps = 4\n', encoding="utf-8")
    return read_summary(folder, RULES, language)


def translate(folder: Path, name: str, text: str) -> None:
    (folder / "words" / "nb").mkdir(parents=True)
    (folder / "words" / "nb" / f"{name}.toml").write_text(text, encoding="utf-8")


def test_a_paragraph_has_its_sources_and_the_things_that_it_tells_of(tmp_path: Path) -> None:
    told = history(tmp_path)
    (storm,) = told.paragraphs
    assert (storm.title, storm.text) == ("The storm", "It blew for three days.")
    assert [told.works[id].name for id in storm.sources] == ["A Chronicle of the Harbour"]
    assert storm.things == {"place": ["quay"], "card": ["C-01"]}
    assert told.departures[0].rules == ["TOY-MOVE-01"]


def test_a_game_need_not_have_pages(tmp_path: Path) -> None:
    assert read_history(tmp_path, NAMES, RULES).paragraphs == []
    assert read_summary(tmp_path, RULES) == []


def test_a_translation_lies_over_the_english_page(tmp_path: Path) -> None:
    translate(tmp_path, "history", '[[paragraph]]\nid = "storm"\ntitle = "Stormen"\n')
    (storm,) = history(tmp_path, language="nb").paragraphs
    assert (storm.title, storm.sources, storm.text) == ("Stormen", ["chronicle"], "It blew for three days.")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('sources = ["chronicle"]', "sources = []", "the ids of one work or more"),
        ('sources = ["chronicle"]', 'sources = ["hearsay"]', "hearsay"),
        ('place = ["quay"]', 'place = ["moon"]', "moon"),
        ('place = ["quay"]', 'star = ["moon"]', "things.*place"),
        ('rules = ["TOY-MOVE-01"]', 'rules = ["TOY-MOVE-09"]', "TOY-MOVE-09"),
        ('title = "The storm"', 'title = "The storm"\nhero = "Olav"', "hero"),
    ],
)
def test_what_is_wrong_with_a_history_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(ContentError, match=said) as raised:
        history(tmp_path, HISTORY.replace(old, new))
    assert "history.toml" in str(raised.value)


def test_numbers_of_a_summary_come_from_the_content(tmp_path: Path) -> None:
    (turn,) = summary(tmp_path)
    assert (turn.caption, turn.line[0].text) == ("1 tides", "up to 4 steps.")


def test_lines_of_a_summary_are_translated_one_by_one(tmp_path: Path) -> None:
    line = '[[section.line]]\nid = "move"\ntext = "inntil {tide.high.steps} steg."\n'
    translate(tmp_path, "summary", f'[[section]]\nid = "turn"\ntitle = "En tur"\n{line}')
    (turn,) = summary(tmp_path, language="nb")
    assert (turn.title, turn.line[0].title, turn.line[0].text) == ("En tur", "Move", "inntil 4 steg.")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rules = ["TOY-MOVE-01"]', "rules = []", "the ids of one rule or more"),
        ('rules = ["TOY-MOVE-01"]', 'rules = ["TOY-MOVE-09"]', "TOY-MOVE-09"),
        ("{tide.high.steps}", "{tide.low.steps}", "a number of the content"),
    ],
)
def test_what_is_wrong_with_a_summary_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(ContentError, match=said) as raised:
        summary(tmp_path, SUMMARY.replace(old, new))
    assert "turn" in str(raised.value)
