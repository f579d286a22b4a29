"""Evacuate, and the King's way to Freedom (CNC-EVAC, CNC-FLOW)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.answers import MOVE_NOW
from motstand.games.crown_and_courage.evacuation import evacuate, evacuations
from motstand.games.crown_and_courage.execute import execute
from motstand.games.crown_and_courage.state import Crown
from tests.games.crown_and_courage.table import Playing, keys, laid_out, play


def evacuating(**told: Any) -> tuple[Crown, Playing]:
    told.setdefault("norwegians", {})
    told.setdefault("regulars", {})
    game = laid_out(**told)
    return game, play(evacuate(game))


def where(game: Crown) -> str:
    return game.box.map.ids[game.king]


@pytest.mark.rule("CNC-EX-23", "CNC-EVAC-01", "CNC-EVAC-02", "CNC-EVAC-03")
def test_a_new_route_adds_a_die_and_stress_for_all() -> None:
    game, playing = evacuating(evacuation=[4], stress=5, threat=3)
    assert playing.options == [("new_route",), ("plan_journey",), ("move_now",)]
    playing.choose("new_route")
    assert (game.evacuation, game.population, game.stress) == ([4, 1], 5, 7)
    assert playing.asked is None


@pytest.mark.rule("CNC-EX-24", "CNC-EVAC-04")
def test_plan_journey_raises_all_dice_below_six() -> None:
    game, playing = evacuating(evacuation=[2, 6, 5])
    playing.choose("plan_journey")
    assert game.evacuation == [3, 6, 6]


@pytest.mark.rule("CNC-Q-54")
@pytest.mark.parametrize(
    ("evacuation", "population", "possible"),
    [([], 6, ["new_route"]), ([6, 6], 0, ["move_now"]), ([6, 1], 0, ["plan_journey", "move_now"])],
)
def test_only_what_is_possible_is_offered(evacuation: list[int], population: int, possible: list[str]) -> None:
    _, playing = evacuating(evacuation=evacuation, population=population)
    assert [option[0] for option in playing.options] == possible


@pytest.mark.rule("CNC-EX-25", "CNC-EVAC-05", "CNC-EVAC-06", "CNC-EVAC-09", "CNC-EVAC-12", "CNC-EVAC-14", "CNC-EVAC-15")
def test_we_have_to_move_now() -> None:
    game, playing = evacuating(
        king="b5", evacuation=[3, 1], threat=4, stress=8, norwegians={"b7": 1}, loyalty=0, population=4
    )
    playing.choose("move_now").choose("go", "b6").choose("up")
    assert (game.loyalty(), game.stress) == (1, 7)
    playing.choose("go", "b7").choose("up")
    assert (game.loyalty(), where(game)) == (2, "b7")
    assert [option[1] for option in playing.options] == [1, 3]
    playing.choose("give_die", 3)
    assert (game.stress, game.evacuation, game.population) == (8, [1], 5)


@pytest.mark.rule("CNC-Q-55", "CNC-EVAC-14")
def test_a_die_above_the_threat_costs_nothing() -> None:
    game, playing = evacuating(king="c14", evacuation=[6], threat=3, stress=5)
    playing.choose("move_now").choose("go", "c15").choose("give_die", 6)
    assert game.stress == 5


@pytest.mark.rule("CNC-EVAC-06", "CNC-MAP-02")
def test_the_king_goes_side_by_side_and_never_into_a_red_space() -> None:
    _, playing = evacuating(king="c3", evacuation=[1])
    playing.choose("move_now")
    assert {option[1] for option in playing.options} == {"b3", "d3", "c4"}


@pytest.mark.rule("CNC-EVAC-07", "CNC-EVAC-08", "CNC-Q-53", "CNC-Q-56")
def test_germans_can_be_passed_but_not_stayed_with() -> None:
    game, playing = evacuating(king="c14", evacuation=[1, 1], regulars={"c15": 2}, paratroopers={"d14": 1}, stress=5)
    playing.choose("move_now")
    # B14 is a free town; over C15 he can still go on, from D14 as well.
    assert {option[1] for option in playing.options} == {"b14", "c13", "c15", "d14"}
    playing.choose("go", "c15")
    assert game.stress == 7
    assert {option[1] for option in playing.options} == {"c14", "b15", "c16", "d15"}
    assert "battle.won" not in keys(game)


@pytest.mark.rule("CNC-Q-53", "CNC-EVAC-07")
def test_the_last_step_ends_without_germans() -> None:
    around = {"c13": 1, "b14": 1, "c15": 1, "d14": 1}
    game, playing = evacuating(king="c14", evacuation=[6], regulars=around, population=0)
    assert playing.asked is None
    assert where(game) == "c14"


@pytest.mark.rule("CNC-Q-53")
def test_he_goes_exactly_one_space_for_each_die_and_may_turn_back() -> None:
    game, playing = evacuating(king="c14", evacuation=[5, 5], threat=3)
    playing.choose("move_now").choose("go", "c15")
    assert not playing.offers("done")
    playing.choose("go", "c14")
    assert (where(game), playing.prompt) == ("c14", "die")


@pytest.mark.rule("CNC-EVAC-10", "CNC-EVAC-11", "CNC-EVAC-12")
@pytest.mark.parametrize(
    ("told", "stress"),
    [
        ({"towns": {"b14": "destroyed"}}, 8),
        ({"towns": {"b14": "occupied"}}, 8),
        ({"bombed": "b14"}, 7),
    ],
)
def test_towns_that_are_no_refuge_cost_stress(told: dict[str, Any], stress: int) -> None:
    game, playing = evacuating(king="c14", evacuation=[6], stress=6, threat=3, **told)
    playing.choose("move_now").choose("go", "b14")
    assert (game.stress, playing.prompt) == (stress, "die")


@pytest.mark.rule("CNC-Q-57")
def test_germans_then_troops_then_the_town() -> None:
    """In a town that is passed with all three, Stress comes first, then Morale for the troop, then for the town."""
    game, playing = evacuating(
        king="c14", evacuation=[6, 6], norwegians={"b14": 1}, paratroopers={"b14": 1}, stress=5, loyalty=0
    )
    playing.choose("move_now").choose("go", "b14")
    assert (game.stress, playing.prompt) == (6, "morale")
    playing.choose("up").choose("up")
    assert (game.loyalty(), game.stress) == (2, 5)


@pytest.mark.rule("CNC-FLOW-02", "CNC-FLOW-15", "CNC-FLOW-16", "CNC-EVAC-13", "CNC-Q-59", "CNC-Q-06", "CNC-Q-85")
def test_freedom_wins_after_the_whole_action() -> None:
    game, playing = evacuating(king="b16", evacuation=[1, 1, 1], threat=5, stress=7)
    playing.choose("move_now").choose("go", "freedom")
    # He stops there, and a die is still given up.
    assert (playing.outcome, playing.prompt) == (None, "die")
    playing.choose("give_die", 1)
    assert playing.outcome is not None
    assert (playing.outcome.winners, playing.outcome.rule) == (("king",), "CNC-FLOW-02")
    assert (len(game.evacuation), "stress.gained" in keys(game)) == (2, True)


@pytest.mark.rule("CNC-FLOW-16", "CNC-Q-85")
def test_a_loss_on_the_way_into_freedom_is_a_loss() -> None:
    _, playing = evacuating(king="d16", evacuation=[1], threat=5, stress=10, willpower=1)
    playing.choose("move_now").choose("go", "freedom").choose("give_die", 1)
    assert playing.lost == "willpower CNC-FLOW-06"


@pytest.mark.rule("CNC-Q-59")
@pytest.mark.parametrize(
    ("king", "free"), [("b16", True), ("c16", True), ("d16", True), ("a15", False), ("c15", False)]
)
def test_freedom_is_beside_the_top_row(king: str, free: bool) -> None:
    _, playing = evacuating(king=king, evacuation=[6])
    assert playing.choose("move_now").offers("go", "freedom") is free


@pytest.mark.rule("CNC-EVAC-18", "CNC-Q-104")
def test_evacuate_three_raises_a_die_first() -> None:
    game = laid_out(grid={"r2c2": "evacuate_3"}, primary="r2c2", evacuation=[2, 5], norwegians={}, regulars={})
    playing = play(execute(game)).choose("resolve", "r2c2")
    assert playing.options == [("raise_die", 2), ("raise_die", 5)]
    playing.choose("raise_die", 2)
    assert (game.evacuation, playing.prompt) == ([3, 5], "evacuate")
    full = laid_out(grid={"r2c2": "evacuate_3"}, primary="r2c2", evacuation=[6], norwegians={}, regulars={})
    assert play(execute(full)).choose("resolve", "r2c2").prompt == "evacuate"


@pytest.mark.rule("CNC-EVAC-16", "CNC-Q-49")
def test_evacuate_two_and_three_do_what_one_does() -> None:
    for tile in ("evacuate_1", "evacuate_2"):
        game = laid_out(grid={"r2c2": tile}, primary="r2c2", norwegians={}, regulars={})
        assert play(execute(game)).choose("resolve", "r2c2").prompt == "evacuate"


@pytest.mark.rule("CNC-Q-53", "CNC-Q-59", "CNC-Q-54")
def test_freedom_alone_is_way_enough() -> None:
    around = {"b15": 1, "c16": 1}
    game = laid_out(king="b16", evacuation=[6], population=0, norwegians={}, regulars={}, paratroopers=around)
    assert evacuations(game) == [MOVE_NOW]
    assert play(evacuate(game)).choose("move_now").options == [("go", "freedom")]


@pytest.mark.rule("CNC-EVAC-10", "CNC-EVAC-12")
def test_oslo_is_a_town_like_others() -> None:
    game, playing = evacuating(king="b3", evacuation=[6], stress=6, threat=3, loyalty=0)
    playing.choose("move_now").choose("go", "c3").choose("up")
    assert (game.loyalty(), game.stress, playing.prompt) == (1, 5, "die")


@pytest.mark.rule("CNC-EVAC-12")
def test_outside_of_towns_nobody_cheers() -> None:
    game, playing = evacuating(king="c14", evacuation=[6], stress=6, threat=3)
    playing.choose("move_now").choose("go", "c15")
    assert (game.stress, playing.prompt) == (6, "die")
    assert keys(game) == ["king.went"]
