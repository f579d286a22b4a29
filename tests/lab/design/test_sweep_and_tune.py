"""`motstand sweep` and `motstand tune`: one value over a range, and reconstructed values toward a target."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from motstand.cli import app
from motstand.kernel.content.packs import pack_of_file
from motstand.kernel.errors import SetupError
from motstand.kernel.registry import find_game
from motstand.lab.design.sweeping import values_of
from motstand.lab.design.tuning import Target, moves_of, tune
from motstand.lab.design.values import Content
from motstand.lab.series import Series

HEGRA = "halls-of-hegra"
SIEGE = Series(HEGRA, "standard", {"commander": "policy"}, 3, 7)


def said(*words: str) -> tuple[int, str]:
    """The exit code and what was printed."""
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_ranges() -> None:
    assert values_of("1..4") == [1, 2, 3, 4]
    assert values_of("2..9..3") == [2, 5, 8]
    assert values_of("0.5..1.5..0.5") == [0.5, 1.0, 1.5]
    assert values_of("7,2") == [7, 2]
    for wrong in ("", "a..b", "4..1", "1..3..0", "1..100", "1,x"):
        with pytest.raises(SetupError, match=r"expected 1\.\.9"):
            values_of(wrong)


def test_a_sweep_plays_the_same_games_with_each_value(tmp_path: Path) -> None:
    out = tmp_path / "sweep.html"
    over = "difficulty.standard.infantry=0,3"
    code, shown = said("sweep", HEGRA, "--over", over, "--games", "4", "--processes", "1", "--out", str(out))
    assert code == 0, shown
    assert "difficulty.standard.infantry, now 0" in shown
    text = out.read_text(encoding="utf-8")
    assert "difficulty.standard.infantry is 0 (reconstructed)" in text
    assert "0 (now)" in text
    assert 'class="band"' in text
    assert text.count(" of 4</td>") == 2


def test_a_sweep_is_refused_before_its_first_game() -> None:
    for over, expected in (
        ("surrender.truse=1..3", "surrender: expected one of german_retreat"),
        ("surrender.truce.name=1..3", "surrender.truce.name: expected a number to sweep, got Truce"),
        ("surrender.truce.required=1,-5", "required: expected"),
        ("surrender.truce.required", "expected 1..9"),
    ):
        code, shown = said("sweep", HEGRA, "--over", over, "--games", "1")
        assert code == 1
        assert expected in shown


def test_values_of_the_rulebook_are_never_moved() -> None:
    with pytest.raises(SetupError, match=r"supply\.2\.defenders is 4 as the rulebook says: only reconstructed values"):
        moves_of(HEGRA, [], ["supply.2=3..5"])
    with pytest.raises(SetupError, match="clear_german_limit is 3 and its row does not say where that comes from"):
        moves_of("kampen-om-norge", [], ["scenario.basic.clear_german_limit=1..5"])
    with pytest.raises(SetupError, match=r"nothing to move: expected --move NAME=1\.\.9 with a value of .*surrender"):
        moves_of(HEGRA, [], [])


def test_values_are_moved_toward_a_target() -> None:
    moves = moves_of(HEGRA, [], ["difficulty.standard.infantry=-3,0,3"])
    told: list[int] = []
    tuned = tune(moves, [Target(SIEGE, "commander", 1.0)], 4, 8, told.append, 1)
    # Three candidates, one of them twice; then today's values and the two others.
    assert tuned.games == 4 * 3 + 3 * 8 == told[-1]
    assert [list(tuned.today.candidate), list(tuned.best.candidate)] == [[0], [-3]]
    assert tuned.best.won[0].value > tuned.today.won[0].value
    assert Content(find_game(HEGRA), [tuned.pack([], "t.toml")]).find("difficulty.standard.infantry").value == -3


def test_the_command_writes_a_pack(tmp_path: Path) -> None:
    out = tmp_path / "tuned.toml"
    words = ["tune", HEGRA, "--move", "difficulty.standard.infantry=-3,0", "--target", "100", "--processes", "1"]
    code, shown = said(*words, "--trials", "2", "--games", "1", "--fresh", "8", "--out", str(out))
    assert code == 0, shown
    assert "difficulty.standard.infantry" in shown
    assert "100 %" in shown
    content = Content(find_game(HEGRA), [pack_of_file(out)])
    assert content.find("difficulty.standard.infantry").value == -3


def test_the_command_refuses_what_it_cannot_aim_at() -> None:
    move = ["--move", "surrender.truce.required=4..6"]
    for words, expected in (
        (move, "nothing to aim at"),
        ([*move, "--target", "moon=40"], "moon"),
        ([*move, "--target", "many"], "--target: expected a percent such as 45 or standard=45, got 'many'"),
        ([*move, "--target", "40", "--seat", "pope"], "--seat: expected one of commander, got 'pope'"),
        (["--move", "supply.2=1..3", "--target", "40"], "only reconstructed values may be moved"),
    ):
        code, shown = said("tune", HEGRA, *words)
        assert code == 1
        assert expected in shown
