"""`motstand train`: a disturbed beginning, a fit that finds what matters, honest figures, one value a seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from motstand.cli import app
from motstand.kernel.errors import SetupError
from motstand.kernel.learned import value_from
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match, seatings_of
from motstand.kernel.registry import find_game
from motstand.lab.fitting import area, fit, judged
from motstand.lab.training import (
    MOST_POSITIONS,
    Disturbed,
    answer_a_turn,
    learned_from,
    learning_of,
    play_a_turn,
    positions_of,
    table_of,
    train,
    training_series,
)
from motstand.players.named import Player
from motstand.players.policy import habit, pending_choice, policy

SERIES = training_series("kampen-om-norge", "gudbrandsdalen", 60, 7)


def trained(*words: str) -> tuple[int, str]:
    """The exit code and what was printed."""
    result = CliRunner().invoke(app, ["train", *words], env={"COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_same_seed_gives_the_same_value_whatever_the_number_of_processes() -> None:
    told: list[int] = []
    one, figures = train(SERIES, told.append, 1)
    two, _ = train(SERIES, told.append, 2)
    assert json.dumps(one.data()) == json.dumps(two.data())
    assert told == 2 * list(range(1, 61))
    assert one.origin["games"] == 60
    assert one.origin["seed"] == 7
    assert one.origin["rules"] == find_game("kampen-om-norge").version
    assert figures.positions > 0


def test_positions_are_seen_by_every_seat_and_one_side_has_won() -> None:
    positions = [one for number in range(12) for one in positions_of(SERIES, number)]
    assert len(positions) > 50
    assert all(sum(one.game == number for one in positions) <= MOST_POSITIONS for number in range(12))
    for number in range(12):
        winners = {one.stage.partition(",")[0] for one in positions if one.game == number and one.won}
        assert len(winners) <= 1
    assert {one.stage.partition(",")[0] for one in positions} == {"germany", "norway and allies"}


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.parametrize("game", ["kampen-om-norge", "halls-of-hegra", "crown-and-courage", "dutch-resistance"])
def test_players_who_look_ahead_see_the_same_start_of_a_turn_as_rollouts(game: str, seed: int) -> None:
    found = find_game(game)
    learning = learning_of(found)
    # Who plays Dutch Resistance alone is asked for a Helper before the first turn of a round begins.
    tables = learning.tables or [(seatings_of(found, next(iter(found.scenarios)))[0], {})]
    seats, options = min(tables, key=lambda table: len(table[0]))
    answered, rolled_out = (new_match(game, seats=seats, options=options, seed=seed, log=False) for _ in range(2))
    players: dict[str, Player] = dict.fromkeys(answered.seats, policy)
    for _ in range(30):
        calm = Disturbed(answered.game, Seeded(0), 0.0)
        calm.over = True
        start = answer_a_turn(answered, learning, calm, players)
        other = play_a_turn(rolled_out, learning, calm)
        if start is None:
            assert other is None
            return
        assert other is not None
        for seat in answered.seats:
            assert learning.features(start, seat) == learning.features(other, seat)
            assert learning.stage(start, seat) == learning.stage(other, seat)


def test_a_search_plays_on_after_the_disturbed_beginning() -> None:
    by_search = training_series("kampen-om-norge", "gudbrandsdalen", 6, 7, "search:1")
    by_policy = training_series("kampen-om-norge", "gudbrandsdalen", 6, 7)
    seen, seen_again, others = (
        [[(one.stage, one.numbers, one.won) for one in positions_of(series, number)] for number in range(6)]
        for series in (by_search, by_search, by_policy)
    )
    assert seen == seen_again
    assert seen != others
    value, _ = train(training_series("kampen-om-norge", "gudbrandsdalen", 40, 7, "newcomer"), lambda _: None, 1)
    assert value.origin["played_on_by"] == "newcomer"


def test_beginnings_are_disturbed_and_then_policy_plays() -> None:
    game = find_game("halls-of-hegra")
    wild = Disturbed(game, Seeded(3), 1.0)
    match = new_match(game, seed=3, log=False)
    strange = 0
    for _ in range(30):
        strange += wild.pick(match.state, pending_choice(match)) != policy(match)
        match.play(policy(match))
    assert strange > 10
    wild.over = True
    assert wild.pick(match.state, pending_choice(match)) == policy(match)


def test_habits_play_on_after_the_disturbed_beginning() -> None:
    by_habit = training_series("kampen-om-norge", "basic", 6, 7, "habit")
    by_policy = training_series("kampen-om-norge", "basic", 6, 7)
    seen, others = (
        [[(one.stage, one.numbers, one.won) for one in positions_of(series, number)] for number in range(6)]
        for series in (by_habit, by_policy)
    )
    assert seen != others
    match = new_match("kampen-om-norge", "basic", seed=3, log=False)
    calm = Disturbed(match.game, Seeded(3), 0.0, has_habits=True)
    other_than_policy = 0
    for _ in range(60):
        answer = calm.pick(match.state, pending_choice(match))
        assert answer == habit(match)
        other_than_policy += answer != policy(match)
        match.play(answer)
    assert other_than_policy > 0


def test_a_wandering_beginning_comes_to_an_end() -> None:
    """Who places and takes back at random is stopped after a while."""
    game = find_game("halls-of-hegra")
    wild = Disturbed(game, Seeded(3), 1.0)
    match = new_match(game, seed=3, log=False)
    for _ in range(1000):
        wild.pick(match.state, pending_choice(match))
    assert wild.at_random == 60


def test_the_fit_finds_what_matters_and_what_does_not() -> None:
    fate = Seeded("fit")
    rows = {"early": [[float(fate.below(7)), float(fate.below(7)), 5.0] for _ in range(1500)], "late": []}
    rows["late"] = [[number + 10.0, other, 5.0] for number, other, _ in rows["early"]]
    won = {
        "early": [row[0] + fate.below(3) > 4 for row in rows["early"]],
        "late": [row[0] + fate.below(3) > 14 for row in rows["late"]],
    }
    stages = fit(rows, won)
    for name, low in (("early", 0.0), ("late", 10.0)):
        stage = stages[name]
        assert stage.weights[0] > 0.8
        assert abs(stage.weights[1]) < 0.1
        assert stage.weights[2] == 0.0
        assert stage.chance([low, 3.0, 5.0]) < 0.05
        assert stage.chance([low + 6.0, 3.0, 5.0]) > 0.95


def test_the_area_under_the_curve() -> None:
    assert area([0.1, 0.2, 0.8, 0.9], [False, False, True, True]) == 1.0
    assert area([0.9, 0.8, 0.2, 0.1], [False, False, True, True]) == 0.0
    assert area([0.5, 0.5, 0.5], [True, False, False]) == 0.5
    assert area([0.1, 0.6, 0.4, 0.9], [False, False, True, True]) == 0.75


def test_figures_say_how_chances_came_true() -> None:
    figures = judged([0.0, 0.25, 0.25, 1.0], [False, True, False, True])
    assert figures.positions == 4
    assert figures.brier == pytest.approx((0.75**2 + 0.25**2) / 4)
    assert figures.calibration == [(1, 0.0, 0.0), (2, 0.25, 0.5), (1, 1.0, 1.0)]


def test_too_few_games_teach_nothing() -> None:
    with pytest.raises(SetupError, match="too few games"):
        learned_from(positions_of(SERIES, 0))


def test_the_command_writes_a_value_file(tmp_path: Path) -> None:
    words = ["kampen-om-norge", "--scenario", "gudbrandsdalen", "--games", "60", "--seed", "7", "--processes", "1"]
    code, shown = trained(*words, "--out", str(tmp_path))
    assert code == 0, shown
    assert "area under the curve" in shown
    file = tmp_path / "gudbrandsdalen.json"
    value = value_from(json.loads(file.read_text("utf-8")))
    assert value.data() == train(SERIES, lambda done: None, 1)[0].data()


def test_the_games_are_played_at_the_tables_that_the_game_names() -> None:
    """Dutch Resistance has one value for all numbers of Characters and all levels; others have their usual table."""
    series = training_series("dutch-resistance", "network", 1, 7)
    tables = [table_of(series, Seeded(number)) for number in range(200)]
    assert {len(seats) for seats, _ in tables} == {1, 2, 3, 4, 5}
    assert {options["level"] for _, options in tables} == {"easy", "medium", "hard", "extreme"}
    assert table_of(SERIES, Seeded(1)) == (["germany", "norway+allies"], {})


def test_what_cannot_be_trained_is_refused() -> None:
    assert "no scenario 'narvik'" in trained("kampen-om-norge", "--scenario", "narvik")[1]
    code, shown = trained(TIC_TAC_TOE.id, "--games", "3")
    assert code != 0
    assert "no features to learn from" in shown
