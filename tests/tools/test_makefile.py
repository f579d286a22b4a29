"""Targets of the Makefile: what they would do, without doing it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def dry_run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What make would run, as it stands with nothing left to set up."""
    command = ["make", "--no-print-directory", "--dry-run", "--assume-old=.venv/.dev", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize("name", ["kampen_om_norge", "kampen-om-norge"])
def test_one_game_is_checked_by_either_of_its_names(name: str) -> None:
    lines = dry_run("check", f"GAME={name}").stdout.splitlines()
    assert any("ruff check" in line for line in lines)
    assert lines[-1].endswith('tests/games -k "kampen_om_norge or kampen-om-norge or rulebooks"')


@pytest.mark.parametrize(
    ("asked", "answer"),
    [(["GAME=chess"], 'There is no game "chess", only: crown_and_courage dutch_resistance '), ([], "Which game?")],
)
def test_an_unknown_game_is_said_before_anything_is_run(asked: list[str], answer: str) -> None:
    done = dry_run("check", *asked)
    assert done.returncode != 0
    assert answer in done.stderr
    assert "ruff" not in done.stdout


@pytest.mark.parametrize("target", ["test", "soak", "screenshots"])
def test_programs_are_installed_before_whatever_drives_them(target: str) -> None:
    lines = dry_run(target).stdout.splitlines()
    installing = next(number for number, line in enumerate(lines) if "tools.programs" in line)
    driving = min(number for number, line in enumerate(lines) if "pytest" in line or "screenshots" in line)
    assert installing < driving


def test_whatever_is_left_out_of_one_run_is_in_the_other() -> None:
    """Walks are left to the compiled run, so they may only stand where it looks."""
    lines = dry_run("test").stdout.splitlines()
    pure = next(line for line in lines if '-m "not walk"' in line)
    compiled = next(line for line in lines if '-m "walk or not rule"' in line).split()
    assert pure.split()[-1] == "--ignore=tests/browser"
    marked = [path for path in (ROOT / "tests").rglob("*.py") if "pytest.mark." + "walk" in path.read_text("utf-8")]
    folders = {path.relative_to(ROOT).parent.parts[:2] for path in marked}
    assert folders
    assert {"/".join(folder) for folder in folders} <= set(compiled)
