"""Mutants: small mistakes are found in a text, put in, and nothing else changes."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools.mutants.__main__ import by_chance, rule_files
from tools.mutants.covering import Covering, Measured
from tools.mutants.forking import Unable, put_in
from tools.mutants.mutations import Mutant, iterate, mutants_of
from tools.mutants.report import chapter, equivalents, is_equivalent, table
from tools.mutants.running import HUNG, KILLED, SURVIVED, Result


def changes(text: str) -> set[str]:
    return {mutant.change() for mutant in mutants_of("rules.py", text)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = a < b", {"< → <="}),
        ("x = a >= b", {">= → >"}),
        ("x = a not in b", {"not in → in"}),
        ("x = (a) == (b)", {"== → !="}),
        ("x = a and b", {"and → or"}),
        ("x = not a", {"not a → (a)"}),
        ("x = 3", {"3 → 2", "3 → 4"}),
        ("x = 0", {"0 → 1"}),
        ("x = True", {"True → False"}),
        ("x = a + b", {"+ → -"}),
        ("x = a[0]", {"0 → -1"}),
        ("x = a[-1]", {"-1 → 0"}),
        ("x = min(a, b)", {"min → max"}),
        ("x = any(a)", {"any → all"}),
        ("x = [a for a in b if a.c]", {"a.c → True"}),
        ("x = a if b else c", {"b → True", "b → False"}),
        ("x += y", {"+= → -=", "x += y → pass"}),
        ("go(y)", {"go(y) → pass"}),
        ("if a:\n    go()", {"a → True", "a → False", "go() → pass"}),
        ("while a:\n    break", {"a → False", "break → pass"}),
        ('"""Words."""', set()),
        ("x: list[int] = y", set()),
        ("assert a < b", set()),
        ("x = f'{a + 1}'", set()),
        ("if TYPE_CHECKING:\n    import b", set()),
    ],
)
def test_mistakes(text: str, expected: set[str]) -> None:
    assert changes(text) == expected


def test_a_function_may_return_early_and_what_people_read_stays() -> None:
    text = 'def go(a: int = 2) -> None:\n    """Go 3 steps."""\n    one()\n    raise Wrong(7)\n'
    assert changes(text) == {"2 → 1", "2 → 3", "one() → return", "one() → pass", "raise Wrong(7) → pass"}


def test_a_mutant_changes_its_place_only() -> None:
    text = "def å(a):\n    ø = 'æøå' + a  # 1\n    return ø == a[0]\n"
    for mutant in mutants_of("rules.py", text):
        changed = mutant.apply(text)
        lines = [pair for pair in zip(text.splitlines(), changed.splitlines(), strict=True) if pair[0] != pair[1]]
        assert len(lines) == 1
        assert lines[0][0] == text.splitlines()[mutant.line - 1]
        ast.parse(changed)


def test_every_mutant_of_the_rules_is_python() -> None:
    files = rule_files()
    mutants = list(iterate(files))
    assert len(mutants) > 3000
    for mutant in mutants[::25]:
        ast.parse(mutant.apply(files[mutant.path]))


def test_words_views_and_boxes_are_left_out() -> None:
    names = {Path(path).stem for path in rule_files()}
    assert {"combat", "movement", "evening", "match", "fate"} <= names
    assert names.isdisjoint({"words", "view", "box", "names", "printed"})


def test_the_same_seed_picks_the_same_mutants_though_other_lines_change() -> None:
    before = "x = a < b\ny = c < d\nz = e < f\nz = e < f\n"
    after = "# New.\nx = a < b\ny = c > d\nz = e < f\nz = e < f\n"

    def picked(text: str, seed: str) -> list[str]:
        chosen = by_chance(mutants_of("rules.py", text), {"rules.py": text}, seed)
        return [f"{text.splitlines()[mutant.line - 1]}: {mutant.change()}" for mutant in chosen]

    assert len(picked(before, "1")) == 4
    assert picked(before, "1") == picked(before, "1")
    assert any(picked(before, "1") != picked(before, str(seed)) for seed in range(2, 10))
    same = [[line for line in picked(text, "1") if not line.startswith("y")] for text in (before, after)]
    assert same[0] == same[1]


def mutant_of(text: str, path: str = "src/motstand/kernel/rules.py") -> Mutant:
    return mutants_of(path, text)[0]


def test_the_tests_of_a_mutant_are_those_that_call_its_function_the_quickest_first() -> None:
    lines = [
        {"test": "slow", "seconds": 2.0, "calls": ["kernel/rules.py Match.play"]},
        {"test": "quick", "seconds": 0.1, "calls": ["kernel/rules.py ", "kernel/rules.py Match.play"]},
        {"test": "elsewhere", "seconds": 0.1, "calls": ["kernel/rules.py other"]},
    ]
    covering = Covering([Measured(json.dumps(line)) for line in lines])
    inside = mutant_of("class Match:\n    def play(self):\n        return 1 < 2\n")
    assert inside.function == "Match.play"
    assert covering.tests_for(inside) == ["quick", "slow"]
    assert covering.tests_within(2.5, inside) == ["quick", "slow"]
    assert covering.tests_within(2.0, inside) == ["quick"]
    assert covering.tests_for(mutant_of("LIMIT = 3\n")) == ["elsewhere", "quick", "slow"]
    assert covering.tests_for(mutant_of("LIMIT = 3\n", "src/motstand/kernel/others.py")) == []


def test_a_test_with_other_parameters_comes_later() -> None:
    seconds = {"many[1]": 0.1, "many[2]": 0.11, "many[3]": 0.12, "one": 0.2, "other[1]": 0.3}
    lines = [{"test": test, "seconds": time, "calls": ["kernel/rules.py "]} for test, time in seconds.items()]
    covering = Covering([Measured(json.dumps(line)) for line in lines])
    assert covering.tests_for(mutant_of("LIMIT = 3\n")) == ["many[1]", "one", "many[2]", "other[1]", "many[3]"]


PRETENDED = """
from functools import cache

LIMIT = 3

def plain(a, b=7):
    return [one for one in a if one < b]

@cache
def remembered(a):
    def inner():
        return a + 4
    return inner()

class Board:
    SIZE = 5

    def wide(self):
        return self.SIZE >= 6

    @property
    def high(self):
        return 9

    @staticmethod
    def deep():
        return 10
"""


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A module that is loaded, as those of the rules are when a fork tries a mutant."""
    module = ModuleType("motstand.kernel.pretended")
    module.__file__ = "pretended.py"
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(PRETENDED, "pretended.py", "exec", dont_inherit=True), vars(module))
    return vars(module)


def make_mistake(number: str, other: str) -> None:
    """Put another number into the loaded module."""
    path = "src/motstand/kernel/pretended.py"
    (mutant,) = [mutant for mutant in mutants_of(path, PRETENDED) if (mutant.before, mutant.after) == (number, other)]
    put_in("kernel/pretended.py", mutant.function, mutant.apply(PRETENDED))


def test_a_loaded_function_gets_the_mistake(pretended: dict[str, Any]) -> None:
    plain, board = pretended["plain"], pretended["Board"]()
    make_mistake("<", "<=")
    assert plain([6, 7, 8]) == [6, 7]
    make_mistake("4", "5")
    assert pretended["remembered"](1) == 6
    make_mistake("6", "5")
    assert board.wide()
    make_mistake("9", "10")
    assert board.high == 10
    make_mistake("10", "11")
    assert board.deep() == 11


@pytest.mark.parametrize(("number", "other"), [("3", "4"), ("5", "6"), ("7", "8")])
@pytest.mark.usefixtures("pretended")
def test_a_mistake_outside_of_a_functions_body_needs_a_process_of_its_own(number: str, other: str) -> None:
    with pytest.raises(Unable):
        make_mistake(number, other)


def test_the_table_counts_by_chapter() -> None:
    kernel = mutant_of("x = 1\n")
    combat = mutant_of("x = 1\n", "src/motstand/games/kampen_om_norge/combat.py")
    assert chapter(combat) == ("kampen om norge", "combat")
    text = table([Result(kernel, KILLED), Result(combat, HUNG), Result(combat, SURVIVED)], "7")
    assert "3 mutants, seed 7: 2 killed, 1 survived (66.7 % killed)." in text
    assert "| kampen om norge | combat | 1 | 1 |" in text
    assert "| kernel | rules | 1 |  |" in text
    assert "- `src/motstand/games/kampen_om_norge/combat.py:1`: `1 → 0`" in text


def test_mutants_that_change_nothing_are_known_by_their_line() -> None:
    mutant = mutant_of("    x = 1\n".strip())
    known = [{"file": mutant.path, "line": "x = 1", "change": mutant.change(), "reason": "nobody reads x"}]
    assert is_equivalent(mutant, "x = 1", known)
    assert not is_equivalent(mutant, "y = 1", known)


def test_every_equivalent_mutant_is_still_there_and_says_why() -> None:
    files = rule_files()
    mutants = list(iterate(files))
    for each in equivalents():
        assert len(each["reason"]) > 20, each
        assert any(
            is_equivalent(mutant, files[mutant.path], [each]) for mutant in mutants if mutant.path == each["file"]
        )
