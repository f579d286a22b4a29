"""The rulebook and everything that cites it: each rule has a test, and no citation leads nowhere."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.kernel.rulebook import Rulebook, read_rulebook

TESTS = Path(__file__).parent
CITATION = re.compile(r"\bHOH-[A-Z]+-\d+\b")
KINDS = ("content", "setup", "procedure", "trigger", "constraint", "choice", "end")


@cache
def rulebook() -> Rulebook:
    return read_rulebook(GAME.folder() / "rulebook.toml")


@cache
def everything() -> set[str]:
    return set(rulebook().ids())


def marked(path: Path) -> set[str]:
    """The ids in every `pytest.mark.rule(...)` of a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {
                word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            }
    return found


def test_every_rule_and_example_has_a_test() -> None:
    tested: set[str] = set()
    for path in sorted(TESTS.glob("*.py")):
        tested |= marked(path)
    untested = [id for id in [*rulebook().rules, *rulebook().examples] if id not in tested]
    assert untested == [], f"{len(untested)} rules and examples that no test cites"


@pytest.mark.parametrize("path", sorted(TESTS.glob("*.py")), ids=lambda path: path.name)
def test_tests_cite_what_is_in_the_rulebook(path: Path) -> None:
    assert set(CITATION.findall(path.read_text(encoding="utf-8"))) - everything() == set()


@pytest.mark.parametrize("suffix", ["py", "toml", "ftl"])
def test_code_and_content_cite_what_is_in_the_rulebook(suffix: str) -> None:
    """What the code yields and notes is shown to players with its rule, so each id must be found there."""
    unknown = {
        f"{path.name}: {id}"
        for path in GAME.folder().rglob(f"*.{suffix}")
        for id in CITATION.findall(path.read_text(encoding="utf-8"))
        if id not in everything()
    }
    assert unknown == set()


def test_every_rule_belongs_to_its_chapter_in_order() -> None:
    chapters = list(rulebook().chapters)
    places = [(chapters.index(rule.chapter), int(rule.id.split("-")[2])) for rule in rulebook().rules.values()]
    assert places == sorted(places)
    assert {place for place, _ in places} == set(range(len(chapters)))


def test_every_rule_says_what_and_where() -> None:
    for rule in rulebook().rules.values():
        assert rule.kind in KINDS, rule.id
        assert all(part.strip() for part in (rule.title, rule.where, rule.text)), rule.id


def test_examples_and_questions_touch_rules() -> None:
    assert all(example.rules for example in rulebook().examples.values())
    assert all(question.rules for question in rulebook().questions.values())
    assert (len(rulebook().rules), len(rulebook().questions), len(rulebook().examples)) == (379, 105, 34)
