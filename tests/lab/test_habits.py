"""`motstand habits`: candidates that play the same games, weights that follow from the seed, the better ones kept."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from motstand.cli import app
from motstand.kernel.errors import SetupError
from motstand.kernel.learned import habits_file
from motstand.kernel.registry import find_game
from motstand.lab.habits import Practice, habits_of, played, total, tune_habit, wins

GAME, SCENARIO, SEAT = "kampen-om-norge", "basic", "germany"


def tuned_in(words: list[str]) -> tuple[int, str]:
    """The exit code and what was printed."""
    words = ["habits", GAME, "--scenario", SCENARIO, *words]
    result = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_same_seed_gives_the_same_weights_whatever_the_number_of_processes() -> None:
    told: list[int] = []
    one = tune_habit(GAME, SCENARIO, SEAT, 1, 1, 2, 7, told.append, 1)
    two = tune_habit(GAME, SCENARIO, SEAT, 1, 1, 2, 7, told.append, 2)
    other = tune_habit(GAME, SCENARIO, SEAT, 1, 1, 2, 8, told.append, 1)
    assert one.weights == two.weights != other.weights
    assert (total(one.today), total(one.tuned)) == (total(two.today), total(two.tuned))
    assert told == 3 * list(range(1, 24 + 2 * 2 + 1))


def test_todays_weights_are_back_when_tuning_is_over() -> None:
    habits = habits_of(GAME)
    before = dict(habits.weights(SCENARIO, SEAT))
    tuned = tune_habit(GAME, SCENARIO, SEAT, 1, 1, 1, 7, lambda _: None, 1)
    assert habits.weights(SCENARIO, SEAT) == before != tuned.weights
    assert set(tuned.weights) == set(before)


def test_every_second_game_is_played_against_policy_and_all_candidates_have_the_same_dice() -> None:
    today = habits_of(GAME).weights(SCENARIO, SEAT)
    practice = Practice(GAME, SCENARIO, SEAT, [today, today], 3, "same dice")
    shown = [played(practice, number) for number in range(6)]
    assert [one.met_habit for one in shown] == [False, True, False] * 2
    assert [one.score for one in shown[:3]] == [one.score for one in shown[3:]]
    assert wins(shown, True).total == 2
    assert all(one.won <= one.score <= one.won + 0.3 for one in shown)


def test_a_plan_that_never_attacks_does_worse() -> None:
    habits = habits_of(GAME)
    today = habits.weights(SCENARIO, SEAT)
    lazy = {**today, "chance": 5.0, "holding.chance": 5.0}
    practice = Practice(GAME, SCENARIO, SEAT, [today, lazy], 20, "never attacks")
    shown = [played(practice, number) for number in range(40)]
    habits.follow(SCENARIO, SEAT, today)
    assert total(shown[:20]) > total(shown[20:]) + 5


def test_the_command_keeps_only_what_is_better_and_the_weights_of_the_others(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    code, said = tuned_in(["--seat", SEAT, "--rounds", "0", "--fresh", "4", "--processes", "1", "--out", str(file)])
    assert code == 0, said
    assert "Today's weights stay." in said
    assert not file.exists()
    own = habits_file(find_game(GAME).folder())
    shutil.copy(own, file)
    words = ["--seat", SEAT, "--rounds", "1", "--games", "1", "--fresh", "4", "--processes", "1", "--out", str(file)]
    code, said = tuned_in([*words, "--seed", "3"])
    assert code == 0, said
    before, after = (json.loads(one.read_text(encoding="utf-8"))[SCENARIO] for one in (own, file))
    assert after["weights"]["norway+allies"] == before["weights"]["norway+allies"]
    assert ("Kept." in said) == (after["weights"][SEAT] != before["weights"][SEAT])


def test_what_cannot_be_tuned_is_said() -> None:
    with pytest.raises(SetupError, match="halls-of-hegra has no habits to tune"):
        habits_of("halls-of-hegra")
    with pytest.raises(SetupError, match="no habit of germany in gudbrandsdalen"):
        tune_habit(GAME, "gudbrandsdalen", SEAT, 1, 1, 1, 7, lambda _: None, 1)
    code, said = tuned_in(["--seat", "sweden"])
    assert code != 0
    assert "no habit of sweden in basic to tune" in said
