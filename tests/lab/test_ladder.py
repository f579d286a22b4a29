"""The ladder: everybody meets everybody, and ratings that say how much stronger one is than another."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from motstand.cli import app
from motstand.kernel.errors import SetupError
from motstand.lab.arena import run
from motstand.lab.ladder import Ladder, Meeting, ratings
from motstand.lab.statistics import Share


def met(one: str, other: str, won: int, games: int, first: int = 0) -> Meeting:
    return Meeting(one, other, Share(won, games), first)


def test_ten_wins_for_each_loss_are_400_points() -> None:
    rated = ratings([met("strong", "policy", 100_000, 110_000)], "policy")
    assert rated["policy"] == (1000.0, 0.0)
    assert rated["strong"][0] == pytest.approx(1400, abs=0.1)


def test_a_better_seat_is_no_better_player() -> None:
    """The first seat wins three of four whoever sits there: the players are equal."""
    rated = ratings([met("one", "two", 75, 100, first=1), met("two", "one", 75, 100, first=1)], "one")
    assert rated["two"][0] == pytest.approx(1000, abs=0.1)


def test_ratings_add_up_over_those_who_never_met() -> None:
    rated = ratings([met("high", "middle", 100_000, 110_000), met("middle", "low", 100_000, 110_000)], "low")
    assert rated["high"][0] == pytest.approx(1800, abs=0.2)


def test_more_games_make_the_interval_smaller_and_nobody_is_rated_without_an_end() -> None:
    few, many = (ratings([met("one", "two", games // 2, games)], "two")["one"] for games in (20, 2000))
    assert many[1] < few[1] / 5
    rating, error = ratings([met("never", "always", 0, 50)], "always")["never"]
    assert -1500 < rating < 500
    assert error > 100


def test_every_two_players_meet_on_either_seat() -> None:
    climbed = Ladder("kampen-om-norge", ["gudbrandsdalen"], ["random", "policy", "search:2"], 3, 7)
    pairs = [tuple(series.players.values()) for series in climbed.series()]
    assert len(pairs) == len(set(pairs)) == 6
    assert all(one != other for one, other in pairs)


def test_policy_stands_above_random() -> None:
    climbed = Ladder("kampen-om-norge", ["gudbrandsdalen"], ["random", "policy"], 6, 7)
    climbed.play(lambda series: run(series, lambda done: None, 1))
    best, worst = climbed.rungs()
    assert (best.name, worst.name) == ("policy", "random")
    assert best.won.total == worst.won.total == 12
    assert best.won.count + worst.won.count == 12
    assert worst.low < worst.rating < worst.high < best.rating


def test_the_game_is_rated_where_all_play_against_it() -> None:
    climbed = Ladder("halls-of-hegra", ["recruit", "veteran"], ["random", "policy"], 10, 7)
    assert len(climbed.series()) == 4
    climbed.play(lambda series: run(series, lambda done: None, 1))
    rungs = {rung.name: rung for rung in climbed.rungs()}
    assert set(rungs) == {"random", "policy", "recruit", "veteran"}
    assert rungs["veteran"].rating > rungs["recruit"].rating
    assert "| *the game: veteran* |" in "\n".join(climbed.lines())


def test_several_who_play_together_are_one_player() -> None:
    climbed = Ladder("dutch-resistance", ["network"], ["random", "policy"], 1, 7)
    assert [set(series.players.values()) for series in climbed.series()] == [{"random"}, {"policy"}]


def test_the_command_shows_the_ladder_and_writes_it(tmp_path: Path) -> None:
    page = tmp_path / "pages" / "ladder.md"
    words = ["ladder", "kampen-om-norge", "--scenario", "gudbrandsdalen", "--games", "2", "--processes", "1"]
    words += ["--player", "random", "--player", "policy", "--out", str(page)]
    shown = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert shown.exit_code == 0, shown.output
    assert "rating (95 % interval)" in shown.output
    assert "| policy | 1000 | 4 |" in page.read_text(encoding="utf-8")


def test_what_cannot_be_climbed_is_refused() -> None:
    with pytest.raises(SetupError, match="two or more different players"):
        Ladder("kampen-om-norge", ["gudbrandsdalen"], ["policy", "policy"], 3, 7)
    shown = CliRunner().invoke(app, ["ladder", "kampen-om-norge", "--scenario", "narvik"])
    assert shown.exit_code != 0
    assert "no scenario 'narvik'" in shown.output
