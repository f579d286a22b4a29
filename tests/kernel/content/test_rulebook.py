"""The rulebook: by id, by chapter, by words, and with what touches a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.content.rulebook import Chapter, Example, NoSuchRule, Question, Rule, Rulebook, read_rulebook
from motstand.kernel.errors import ContentError

TEXT = """\
[[chapter]]
id = "MOVE"
title = "Movement"
where = "4.1"

[[rule]]
id = "TOY-MOVE-01"
title = "One area"
where = "4.1, p10"
kind = "procedure"
text = "A piece moves one area, never across a fjord."

[[rule]]
id = "TOY-MOVE-02"
title = "The fjord"
where = "4.1, p11"
kind = "constraint"
text = "A boat crosses."

[[question]]
id = "TOY-Q-01"
text = "May a piece stay?"
ruling = "It may."
reason = "Nothing forces it across a fjord."
rules = ["TOY-MOVE-01"]

[[example]]
id = "TOY-EX-01"
given = "A piece in Oslo."
when = "It moves."
then = "It is in Hamar."
rules = ["TOY-MOVE-01"]
"""


def toy(folder: Path, text: str = TEXT) -> Rulebook:
    (folder / "rulebook.toml").write_text(text, encoding="utf-8")
    return read_rulebook(folder)


def test_an_id_finds_what_it_names(tmp_path: Path) -> None:
    book = toy(tmp_path)
    rule = book.find("toy-move-01")
    assert isinstance(rule, Rule)
    assert (rule.title, rule.chapter) == ("One area", "MOVE")
    assert isinstance(book.find("MOVE"), Chapter)
    assert isinstance(book.find("TOY-Q-01"), Question)
    assert isinstance(book.find("TOY-EX-01"), Example)
    assert book.has("move")
    assert not book.has("TOY-MOVE-03")


def test_a_wrong_id_is_told_what_looks_alike(tmp_path: Path) -> None:
    with pytest.raises(NoSuchRule, match="no rule 'TOY-MOV-01'; did you mean TOY-MOVE-01"):
        toy(tmp_path).find("TOY-MOV-01")


def test_a_rule_knows_its_rulings_and_examples(tmp_path: Path) -> None:
    book = toy(tmp_path)
    assert [question.id for question in book.questions_on("TOY-MOVE-01")] == ["TOY-Q-01"]
    assert [example.id for example in book.examples_of("TOY-MOVE-01")] == ["TOY-EX-01"]
    assert book.questions_on("TOY-MOVE-02") == []
    assert [rule.id for rule in book.rules_of("MOVE")] == ["TOY-MOVE-01", "TOY-MOVE-02"]


def test_words_find_rules_by_title_first(tmp_path: Path) -> None:
    book = toy(tmp_path)
    assert book.search("fjord") == ["TOY-MOVE-02", "TOY-MOVE-01", "TOY-Q-01"]
    assert book.search("fjord area") == ["TOY-MOVE-01"]
    assert book.search("Hegra") == []
    assert book.search(" ") == []


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('id = "TOY-MOVE-02"', 'id = "TOY-MOVE-01"', r"rule 'TOY-MOVE-01': id: expected a new id"),
        ('id = "TOY-MOVE-02"', 'id = "TOY-SEA-02"', r"rule 'TOY-SEA-02': id: expected a new id whose middle"),
        ('ruling = "It may."', "ruling = 3", r"question 'TOY-Q-01': ruling: expected a text, got 3"),
        ('rules = ["TOY-MOVE-01"]', 'rules = ["TOY-MOVE-09"]', r'rules: "TOY-MOVE-09" is not known'),
        ('where = "4.1"', 'wher = "4.1"', r"chapter 'MOVE': where: expected a text, got nothing"),
    ],
)
def test_a_broken_rulebook_is_refused(tmp_path: Path, old: str, new: str, error: str) -> None:
    assert old in TEXT
    with pytest.raises(ContentError, match=error):
        toy(tmp_path, TEXT.replace(old, new))


def test_the_rulebook_of_the_game_is_whole() -> None:
    book = read_rulebook(GAME.folder())
    assert len(book.chapters) == 28
    assert all(book.rules_of(chapter) for chapter in book.chapters)
    assert book.search("retreat fjord")[0] == "KON-BOARD-16"
