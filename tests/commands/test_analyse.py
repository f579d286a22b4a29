"""`motstand analyse`: chances and ledger of a record, the same for the same seed, and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from motstand.cli import app
from motstand.kernel.matches.record import save
from tests.given_up import given_up


def run(*words: str | Path) -> tuple[int, str]:
    plain = {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "160"}
    result = CliRunner().invoke(app, ["analyse", *(str(word) for word in words)], env=plain)
    return result.exit_code, result.output


def saved(folder: Path, game: str, scenario: str) -> Path:
    file = folder / "game.jsonl"
    save(given_up(game, scenario), file)
    return file


@pytest.mark.parametrize(
    ("game", "scenario", "seat"),
    [("kampen-om-norge", "gudbrandsdalen", "Norway and the Allies"), ("halls-of-hegra", "recruit", "commander")],
)
def test_a_record_is_told_as_chances_and_luck(tmp_path: Path, game: str, scenario: str, seat: str) -> None:
    file = saved(tmp_path, game, scenario)
    code, first = run(file, "--rollouts", "2", "--seed", "7")
    assert code == 0, first
    assert "These are estimates" in first
    assert f"{seat}: dice and draws that weighed most" in first
    assert f"{seat}: decisions that cost most" in first
    assert "±" in first
    assert ("Decisions of others" in first) == (game == "kampen-om-norge")
    after = first[first.index("These are estimates") :]
    again = run(file, "--rollouts", "2", "--seed", "7")[1]
    assert again[again.index("These are estimates") :] == after
    assert run(file, "--rollouts", "2", "--seed", "8")[1] != first
    assert "Dette er anslag" in run(file, "--rollouts", "1", "--language", "nb")[1]


def test_what_cannot_be_analysed_is_refused_in_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("hello\n", encoding="utf-8")
    assert run(bad) == (
        1,
        f"{bad}: line 1: expected one JSON object, got 'hello' (Expecting value: line 1 column 1 (char 0))\n",
    )
    assert run(tmp_path / "nothing.jsonl")[0] == 1
    code, said = run(bad, "--seconds", "0")
    assert code == 1
    assert "expected numbers above 0" in said
