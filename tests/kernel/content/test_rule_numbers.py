"""Numbers of rule texts come from the content: a rule can't say 5 while the game plays 6."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.content.rule_numbers import RuleNumbers
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.errors import ContentError
from tests.kernel.content.test_rulebook import TEXT

CONTENT = """\
[[fjord]]
id = "narrow"
width = 2
ferry = { boats = 3 }

[[fjord]]
id = "wide"
width = 5
deep = true

[[fjord]]
id = "long"
width = 7
deep = true

[[card]]
id = "ski"
deck = "north"
dice = 1

[[card]]
id = "ski"
deck = "south"
dice = 2
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "map.toml").write_text(CONTENT, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{fjord.wide.width} areas", "5 areas"),
        ("{fjord.narrow.ferry.boats} boats", "3 boats"),
        ("+{card.north.ski.dice} or +{card.ski.south.dice}", "+1 or +2"),
        ("{fjord.*.width}", "2, 5, 7"),
        ("{fjord.deep.*.id}", "wide, long"),
        ("{fjord.#}, {fjord.deep.#} deep, {fjord.wide.#} wide", "3, 2 deep, 1 wide"),
    ],
)
def test_a_text_names_its_numbers(folder: Path, text: str, filled: str) -> None:
    assert RuleNumbers(folder).fill(text, "rulebook.toml", "text") == filled


@pytest.mark.parametrize(
    "text", ["{lake.wide.width}", "{fjord.wide.depth}", "{fjord.none.width}", "{card.ski.dice}", "{fjord.wide}"]
)
def test_a_name_that_leads_nowhere_is_said_with_its_place(folder: Path, text: str) -> None:
    expected = "rulebook.toml: TOY-MOVE-01: text: expected a number of the content"
    with pytest.raises(ContentError, match=expected) as error:
        RuleNumbers(folder).fill(f"A piece moves {text}.", "rulebook.toml: TOY-MOVE-01", "text")
    assert text in str(error.value)


def test_the_rulebook_is_read_with_its_numbers(folder: Path) -> None:
    text = TEXT.replace("moves one area", "moves {fjord.wide.width} areas").replace("It may.", "For {fjord.#} turns.")
    (folder / "rulebook.toml").write_text(text, "utf-8")
    (folder / "words" / "nb").mkdir(parents=True)
    translated = '[[rule]]\nid = "TOY-MOVE-01"\ntext = "En brikke flytter {fjord.wide.width} områder."\n'
    (folder / "words" / "nb" / "rulebook.toml").write_text(translated, "utf-8")
    book = read_rulebook(folder)
    assert book.rules["TOY-MOVE-01"].text == "A piece moves 5 areas, never across a fjord."
    assert book.questions["TOY-Q-01"].ruling == "For 3 turns."
    assert read_rulebook(folder, "nb").rules["TOY-MOVE-01"].text == "En brikke flytter 5 områder."
