"""The arena: the same result whatever the number of processes, and honest intervals."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from motstand.cli import app
from motstand.kernel.errors import SetupError
from motstand.lab.arena import Result, run
from motstand.lab.grid import Grid
from motstand.lab.series import Series
from motstand.lab.statistics import Share, difference

PLAYERS = {"germany": "policy", "norway+allies": "random"}


def played(processes: int) -> Result:
    told: list[int] = []
    series = Series("kampen-om-norge", "gudbrandsdalen", PLAYERS, 8, seed=7)
    result = run(series, told.append, processes)
    assert told == list(range(1, 9))
    return result


def test_a_series_is_the_same_in_one_process_and_in_two() -> None:
    one, two = played(1), played(2)
    assert [(p.winners, p.key, p.answers) for p in one.played] == [(p.winners, p.key, p.answers) for p in two.played]
    assert one.wins("germany").total == 8
    assert sum(one.endings().values()) == 8
    assert one.wins("germany").count + one.wins("norway+allies").count == 8


def test_a_series_that_cannot_be_played_is_refused_before_it_begins() -> None:
    for series in (
        Series("kampen-om-norge", "gudbrandsdalen", PLAYERS, 0),
        Series("kampen-om-norge", "gudbrandsdalen", {**PLAYERS, "germany": "oracle"}, 3),
        Series("kampen-om-norge", "gudbrandsdalen", {"sweden": "policy", "germany": "policy"}, 3),
        Series("chess", "gudbrandsdalen", PLAYERS, 3),
    ):
        with pytest.raises(SetupError, match="expected"):
            run(series, lambda done: None, 1)


def test_intervals() -> None:
    assert Share(50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Share(0, 10).interval == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert Share(10, 10).interval[1] == 1.0
    assert Share(0, 0).interval == (0.0, 1.0)
    gap, low, high = difference(Share(56, 70), Share(48, 80))
    assert gap == pytest.approx(0.2)
    assert (low, high) == pytest.approx((0.0524, 0.3339), abs=1e-4)
    assert str(Share(1, 2)).startswith("50.0 %")


def test_the_command_shows_a_series() -> None:
    words = ["arena", "kampen-om-norge", "--scenario", "gudbrandsdalen", "--games", "2", "--processes", "1"]
    shown = CliRunner().invoke(app, [*words, "--seat", "germany=policy", "--seat", "norway+allies=random"])
    assert shown.exit_code == 0, shown.output
    assert "95 % interval" in shown.output
    assert "norway+allies" in shown.output


def test_the_command_writes_the_report(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    words = ["arena", "--scenario", "gudbrandsdalen", "--report", str(page), "--share", "0.005", "--search", "search:2"]
    shown = CliRunner().invoke(app, [*words, "--processes", "1"])
    assert shown.exit_code == 0, shown.output
    text = page.read_text(encoding="utf-8")
    assert "search:2 as germany" in text
    assert "Between equal players" in text


def test_a_solo_game_is_won_or_lost() -> None:
    series = Series("halls-of-hegra", "recruit", {"commander": "policy"}, 12, seed=7)
    result = run(series, lambda done: None, 1)
    won = [one for one in result.played if one.winners]
    assert 0 < len(won) < 12
    assert all(one.key.startswith("won.") == bool(one.winners) for one in result.played)
    assert result.wins("commander").count == len(won)
    assert sum(result.ending(count).value for count in result.endings().values()) == pytest.approx(1)
    assert all(one.rounds == 11 for one in won)
    assert all(1 <= one.rounds <= 11 for one in result.played)


def test_the_command_shows_a_solo_game() -> None:
    words = ["arena", "halls-of-hegra", "--games", "6", "--processes", "1", "--seat", "commander=random"]
    shown = CliRunner().invoke(app, words, env={"COLUMNS": "120"})
    assert shown.exit_code == 0, shown.output
    assert "0.0 % (0.0 to 39.0)" in shown.output
    assert "lost.too_few" in shown.output
    assert "days and" in shown.output
    assert "answers a game" in shown.output


def test_the_command_writes_the_report_of_a_solo_game(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    words = ["arena", "halls-of-hegra", "--scenario", "veteran", "--report", str(page), "--share", "0.01"]
    shown = CliRunner().invoke(app, [*words, "--search", "search:1", "--processes", "1"])
    assert shown.exit_code == 0, shown.output
    text = page.read_text(encoding="utf-8")
    assert "# How strong the players of Halls of Hegra are" in text
    assert "| player | games | won | days | seconds a game (longest) |" in text
    for player, games in (("random", 4), ("policy", 4), ("search:1", 1)):
        assert f"| {player} | {games} | " in text
    assert "| end | random | policy | search:1 |" in text
    assert "- policy wins " in text
    assert "Between equal players" not in text


def test_a_game_without_a_policy_is_refused_unless_random_plays_it() -> None:
    words = ["arena", TIC_TAC_TOE.id, "--games", "4", "--processes", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 1
    assert "tic-tac-toe has no policy: expected random for cross, got policy" in shown.output
    shown = CliRunner().invoke(app, [*words, "--seat", "cross=random", "--seat", "nought=random"])
    assert shown.exit_code == 0, shown.output
    assert "won.line" in shown.output


def test_the_command_writes_a_grid_of_the_tables_that_can_be_laid_out(tmp_path: Path) -> None:
    page = tmp_path / "grid.md"
    words = ["arena", "dutch-resistance", "--scenario", "network", "--grid", str(page), "--player", "random"]
    options = ["--option", "level=easy,hard", "--option", "solo"]
    shown = CliRunner().invoke(app, [*words, *options, "--games", "2", "--processes", "1"])
    assert shown.exit_code == 0, shown.output
    text = page.read_text(encoding="utf-8")
    repeat = "--option level=easy,hard --option solo=helpers,group --player random --games 2 --seed 1940`"
    assert f"motstand arena dutch-resistance --grid grid.md --scenario network {repeat}" in text
    # Only a single Character has a solo mode, so no other seating is played.
    assert text.count("| scenario | 1 seat | all |") == 4
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## level easy, solo helpers",
        "## level easy, solo group",
        "## level hard, solo helpers",
        "## level hard, solo group",
    ]
    assert text.count("| all | 0.0 % (0.0 to 65.8) | 0.0 % (0.0 to 65.8) |") == 4


def test_a_grid_has_one_table_for_each_number_of_seats() -> None:
    grid = Grid("dutch-resistance", ["network"], {"level": ["hard"]}, "random", 1, seed=7)
    assert [len(series.players) for series in grid.series()] == [1, 2, 3, 4, 5]
    assert all(series.match(0).setup.options == {"level": "hard"} for series in grid.series())
    five = grid.series()[-1]
    grid.results = [run(series, lambda done: None, 1) for series in (five, five)]
    rows = grid.page("A Game", "motstand").splitlines()
    assert "| scenario | 5 seats | all |" in rows
    assert "| network | 0.0 % (0.0 to 65.8) | 0.0 % (0.0 to 65.8) |" in rows
    ended = next(number for number, row in enumerate(rows) if "seconds a game" in row)
    assert rows[ended + 2].startswith("| network | 100.0 % | ")


def test_one_series_is_played_with_options_of_the_table() -> None:
    words = ["arena", "dutch-resistance", "--player", "random", "--games", "1", "--processes", "1"]
    shown = CliRunner().invoke(app, [*words, "--option", "level=extreme"])
    assert shown.exit_code == 0, shown.output
    for option, expected in (
        ("level", "expected one value for level without --grid"),
        ("level=mild", "expected level to be one of easy, medium, hard, extreme"),
        ("weather=snow", "expected one of level, side"),
    ):
        shown = CliRunner().invoke(app, [*words, "--option", option], env={"COLUMNS": "200"})
        assert shown.exit_code == 1
        assert expected in shown.output


def test_a_grid_without_any_table_is_refused() -> None:
    words = ["arena", "dutch-resistance", "--scenario", "officers_eye", "--grid", "none.md", "--option", "officer=yes"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 1
    assert "expected values that some table can have together" in shown.output


@pytest.mark.parametrize(
    "words",
    [
        ["--seat", "germany"],
        ["--seat", "germany=oracle"],
        ["--scenario", "mars"],
        ["--scenario", "mars", "--grid", "none.md"],
        ["--games", "0"],
    ],
)
def test_the_command_refuses_nonsense_in_one_line(words: list[str]) -> None:
    shown = CliRunner().invoke(app, ["arena", "--processes", "1", *words])
    assert shown.exit_code == 1
    assert "expected" in shown.output
