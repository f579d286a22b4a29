"""Mutants: small mistakes are found in a text, put in, and nothing else changes."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tools.mutants.__main__ import by_chance, rule_files
from tools.mutants.covering import Covering, Measured
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
    assert covering.tests_for(mutant_of("LIMIT = 3\n")) == ["elsewhere", "quick", "slow"]
    assert covering.tests_for(mutant_of("LIMIT = 3\n", "src/motstand/kernel/others.py")) == []


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
