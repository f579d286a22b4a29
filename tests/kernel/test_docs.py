"""The documents tell the truth: their examples run, and the code that they quote exists."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from motstand import new_match
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.content.packs import pack_of_file

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "docs" / "kernel.md"
SKETCHES = {
    "Halls of Hegra": "test_halls_of_hegra.py",
    "Crown & Courage": "test_crown_and_courage.py",
    "Dutch Resistance": "test_dutch_resistance.py",
}


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a Markdown text in this language."""
    return [part.split("```")[0].strip("\n") for part in text.split(f"```{language}\n")[1:]]


def test_the_examples_of_the_kernel_page_run() -> None:
    failed, tried = doctest.testfile(str(KERNEL), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 20


@pytest.mark.parametrize("title", SKETCHES)
def test_a_sketch_quotes_the_miniature_that_is_tested(title: str) -> None:
    page = KERNEL.read_text("utf-8").split(f"## Sketch: {title}\n")[1].split("\n## ")[0]
    source = (Path(__file__).parent / "sketches" / SKETCHES[title]).read_text("utf-8")
    quoted = [procedure for block in blocks(page, "python") for procedure in block.split("\n\n\n")]
    assert len(quoted) >= 3
    for procedure in quoted:
        assert procedure in source


def test_the_pack_that_contributing_shows_can_be_laid_over_the_content(tmp_path: Path) -> None:
    packs = blocks((ROOT / "CONTRIBUTING.md").read_text("utf-8"), "toml")
    assert len(packs) == 1
    pack = tmp_path / "my-cards.toml"
    pack.write_text(packs[0], "utf-8")
    game = new_match("kampen-om-norge", packs=[pack_of_file(pack)]).state
    assert isinstance(game, Kampen)
    assert game.card("G-01").symbols == 3
