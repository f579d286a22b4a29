"""Shared code names no game: the lint finds ids, titles, codes of rules and sides, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import names


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one game of two sides."""
    written = {
        "src/motstand/games/two_harbours/rulebook.toml": '[[rule]]\nid = "HAR-SEA-01"\n',
        "src/motstand/games/two_harbours/rules.py": 'GAME = "two-harbours"\n',
        "src/motstand/kernel/match.py": "def rallies() -> None: ...\n",
        "web/src/games/two_harbours/palette.css": "--side-pilots: red;\n--side-pilots-and-smugglers: blue;\n",
        "web/src/table/Table.svelte": "<p>The table</p>\n",
        "tools/lint.py": "",
    }
    for name, text in written.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_shared_code_of_this_project_names_no_game() -> None:
    assert names.faults() == []


def test_a_small_project_has_no_fault(project: Path) -> None:
    assert names.faults(project) == []


def test_a_word_of_a_sentence_is_no_code(project: Path) -> None:
    file = project / "web/src/words/nb/table.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("late = Har du tid?\nrule = Se HAR-SEA-01\n", encoding="utf-8")
    assert names.faults(project) == ["web/src/words/nb/table.ftl:2: names 'HAR'"]


@pytest.mark.parametrize(
    ("file", "line", "named"),
    [
        ("src/motstand/kernel/match.py", 'if game.id == "two-harbours":', "two-harbours"),
        ("src/motstand/kernel/match.py", "from motstand.games.two_harbours import rules", "two_harbours"),
        ("src/motstand/kernel/match.py", '"""As in Two Harbours."""', "Two Harbours"),
        ("tools/lint.py", "RULE = 'HAR-SEA-01'", "HAR"),
        ("web/src/table/Table.svelte", "<i class:pilots></i>", "pilots"),
        ("web/src/table/Table.svelte", "fill: var(--side-smugglers);", "smugglers"),
    ],
)
def test_what_names_a_game_is_found(project: Path, file: str, line: str, named: str) -> None:
    (project / file).write_text(f"\n{line}\n", encoding="utf-8")
    assert names.faults(project) == [f"{file}:2: names '{named}'"]


def test_what_may_name_a_game_is_there() -> None:
    assert [
        path for path in names.ALLOWED if path != "src/motstand/server/client" and not (names.ROOT / path).exists()
    ] == []
