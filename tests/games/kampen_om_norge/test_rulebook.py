"""The rulebook and everything that cites it: each rule has a test, and no citation leads nowhere."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME

PROJECT = Path(__file__).parents[3]
SOURCE = PROJECT / "src" / "motstand"
TESTS = PROJECT / "tests"
CITATION = re.compile(r"\bKON-[A-Z]+-\d+\b")
KINDS = ("content", "setup", "procedure", "trigger", "constraint", "choice", "end")


@cache
def rulebook() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((GAME.folder() / "rulebook.toml").read_text(encoding="utf-8"))


def ids(*tables: str) -> list[str]:
    book = rulebook()
    return [entry["id"] for table in tables for entry in book[table]]


@cache
def everything() -> set[str]:
    return set(ids("rule", "question", "example"))


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def marked(path: Path) -> set[str]:
    """The ids in every `pytest.mark.rule(...)` of a file, on a test or in the marks of a parameter."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {
                word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            }
    return found


def test_every_rule_and_example_has_a_test() -> None:
    tested: set[str] = set()
    for path in python_files(TESTS):
        tested |= marked(path)
    untested = [id for id in ids("rule", "example") if id not in tested]
    assert untested == [], f"{len(untested)} rules and examples that no test cites"


@pytest.mark.parametrize("path", python_files(TESTS), ids=lambda path: str(path.relative_to(TESTS)))
def test_tests_prove_what_is_in_the_rulebook(path: Path) -> None:
    assert {id for id in marked(path) if id.startswith("KON-")} - everything() == set()


@pytest.mark.parametrize("path", python_files(Path(__file__).parent), ids=lambda path: path.name)
def test_comments_in_tests_cite_what_is_in_the_rulebook(path: Path) -> None:
    assert set(CITATION.findall(path.read_text(encoding="utf-8"))) - everything() == set()


@pytest.mark.parametrize("suffix", ["py", "toml", "ftl"])
def test_code_and_content_cite_what_is_in_the_rulebook(suffix: str) -> None:
    """What the code yields and notes is shown to players with its rule, so each id must be found there."""
    unknown = {
        f"{path.relative_to(SOURCE)}: {id}"
        for path in SOURCE.rglob(f"*.{suffix}")
        for id in CITATION.findall(path.read_text(encoding="utf-8"))
        if id not in everything()
    }
    assert unknown == set()


def test_the_code_cites_the_rulebook_at_all() -> None:
    """Guards the searches above: they look where the code is."""
    cited = {id for path in python_files(SOURCE) for id in CITATION.findall(path.read_text(encoding="utf-8"))}
    assert {"KON-TURN-01", "KON-COMBAT-22", "KON-Q-98"} <= cited
    assert "KON-TURN-01" in marked(TESTS / "games" / "kampen_om_norge" / "test_turn.py")


def test_no_id_is_used_twice() -> None:
    named = ids("rule", "question", "example")
    assert len(named) == len(set(named))


def test_every_rule_belongs_to_its_chapter() -> None:
    """Rules stand under their chapter, in the order of their numbers."""
    chapters = ids("chapter")
    assert len(chapters) == len(set(chapters))
    places = [(chapters.index(id.split("-")[1]), int(id.split("-")[2])) for id in ids("rule")]
    assert places == sorted(places)
    assert {place for place, _ in places} == set(range(len(chapters)))


def test_every_rule_says_what_and_where() -> None:
    for rule in rulebook()["rule"]:
        assert rule["kind"] in KINDS, rule["id"]
        assert rule["title"].strip(), rule["id"]
        assert rule["where"].strip(), rule["id"]
        assert rule["text"].strip(), rule["id"]


def test_examples_show_rules() -> None:
    for example in rulebook()["example"]:
        assert example["rules"], example["id"]
        assert set(example["rules"]) <= set(ids("rule")), example["id"]
        assert all(example[key].strip() for key in ("given", "when", "then")), example["id"]


def test_questions_touch_rules() -> None:
    """All but KON-Q-14, which is about the dice of the examples."""
    for question in rulebook()["question"]:
        assert set(question.get("rules", [])) <= set(ids("rule")), question["id"]


def test_every_question_is_decided_and_says_why() -> None:
    for question in rulebook()["question"]:
        assert question["id"].startswith("KON-Q-")
        assert all(question[key].strip() for key in ("text", "ruling", "reason")), question["id"]
