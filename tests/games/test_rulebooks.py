"""The rulebooks and everything that cites them: each rule has a test, and no citation leads nowhere."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.registry import find_game
from tests.games.boxes import GAME_IDS, GAMES_FOLDER

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src" / "motstand"
TESTS = PROJECT / "tests"
KINDS = ("content", "setup", "procedure", "trigger", "constraint", "choice", "end")
CODES = {find_game(id).code: id for id in GAME_IDS}
RULEBOOKS = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(GAMES_FOLDER.glob("*/rulebook.toml"))]
"""A rulebook is written down before its game is, and cited meanwhile."""
PREFIXES = [book["rule"][0]["id"].split("-")[0] for book in RULEBOOKS]
CITATION = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[A-Z][A-Z0-9]*-\d+\b")
of_each_game = pytest.mark.parametrize("code", CODES)


@cache
def rulebook(code: str) -> dict[str, list[dict[str, Any]]]:
    folder = find_game(CODES[code]).folder()
    return tomllib.loads((folder / "rulebook.toml").read_text(encoding="utf-8"))


def ids(code: str, *tables: str) -> list[str]:
    return [entry["id"] for table in tables for entry in rulebook(code)[table]]


@cache
def everything() -> set[str]:
    """Every id that may be cited."""
    return {entry["id"] for book in RULEBOOKS for table in ("rule", "question", "example") for entry in book[table]}


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def cited(path: Path) -> set[str]:
    """The ids in a file, wherever they stand."""
    return set(CITATION.findall(path.read_text(encoding="utf-8")))


@cache
def marked(path: Path) -> set[str]:
    """The ids in every `pytest.mark.rule(...)` of a file, on a test or in the marks of a parameter."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= {
                word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            }
    return found


def test_every_game_has_a_rulebook() -> None:
    assert {"KON", "HOH"} <= set(CODES)


@of_each_game
def test_every_rule_and_example_has_a_test(code: str) -> None:
    tested = {id for path in python_files(TESTS) for id in marked(path)}
    untested = [id for id in ids(code, "rule", "example") if id not in tested]
    assert untested == [], f"{len(untested)} rules and examples that no test cites"


@pytest.mark.parametrize("path", python_files(TESTS / "games"), ids=lambda path: str(path.relative_to(TESTS)))
def test_tests_cite_what_is_in_a_rulebook(path: Path) -> None:
    assert (cited(path) | marked(path)) - everything() == set()


@pytest.mark.parametrize("suffix", ["py", "toml", "ftl"])
def test_code_and_content_cite_what_is_in_a_rulebook(suffix: str) -> None:
    """What the code yields and notes is shown to players with its rule, so each id must be found there."""
    unknown = {
        f"{path.relative_to(SOURCE)}: {id}"
        for path in SOURCE.rglob(f"*.{suffix}")
        for id in cited(path)
        if id not in everything()
    }
    assert unknown == set()


def test_the_code_cites_the_rulebooks_at_all() -> None:
    """Guards the searches above: they look where the code is."""
    found = {id for path in python_files(SOURCE) for id in cited(path)}
    assert {"KON-TURN-01", "KON-COMBAT-22", "KON-Q-98", "HOH-MORNING-08", "HOH-Q-32"} <= found
    assert "KON-TURN-01" in marked(TESTS / "games" / "kampen_om_norge" / "test_turn.py")


@of_each_game
def test_no_id_is_used_twice(code: str) -> None:
    named = ids(code, "chapter", "rule", "question", "example")
    assert len(named) == len(set(named))


@of_each_game
def test_every_rule_belongs_to_its_chapter(code: str) -> None:
    """Rules stand under their chapter, in the order of their numbers."""
    chapters = ids(code, "chapter")
    places = [(chapters.index(id.split("-")[1]), int(id.split("-")[2])) for id in ids(code, "rule")]
    assert places == sorted(places)
    assert {place for place, _ in places} == set(range(len(chapters)))


@of_each_game
def test_every_rule_says_what_and_where(code: str) -> None:
    for rule in rulebook(code)["rule"]:
        assert rule["kind"] in KINDS, rule["id"]
        assert all(rule[key].strip() for key in ("title", "where", "text")), rule["id"]


@of_each_game
def test_examples_show_rules(code: str) -> None:
    for example in rulebook(code)["example"]:
        assert example["rules"], example["id"]
        assert set(example["rules"]) <= set(ids(code, "rule")), example["id"]
        assert all(example[key].strip() for key in ("given", "when", "then")), example["id"]


@of_each_game
def test_every_question_is_decided_and_says_why(code: str) -> None:
    """It names the rules that it touches; KON-Q-14, which is about the dice of the examples, touches none."""
    for question in rulebook(code)["question"]:
        assert question["id"].startswith(f"{code}-Q-")
        assert all(question[key].strip() for key in ("text", "ruling", "reason")), question["id"]
        assert set(question.get("rules", [])) <= set(ids(code, "rule")), question["id"]
        assert question.get("rules") or question["id"] == "KON-Q-14", question["id"]
