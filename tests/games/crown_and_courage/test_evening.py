"""German Demands, An Extra Push, A New Day Dawns; Morale and the King (CNC-DEMAND to CNC-DAWN, CNC-MORALE)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.demands import demands
from motstand.games.crown_and_courage.morale import gain_morale, lose_morale
from motstand.games.crown_and_courage.push import dawn, place_cubes, push
from motstand.games.crown_and_courage.state import Crown
from tests.games.crown_and_courage.table import Playing, keys, laid_out, play, standing


def demanded(card: str, **told: Any) -> tuple[Crown, Playing]:
    told.setdefault("norwegians", {})
    told.setdefault("regulars", {"c5": 1})
    told.setdefault("king", "d14")
    game = laid_out(**told)
    return game, play(demands(game), [card])


@pytest.mark.rule("CNC-EX-12", "CNC-DEMAND-01", "CNC-DEMAND-03", "CNC-DEMAND-04", "CNC-DEMAND-05", "CNC-KING-02")
def test_a_declined_demand_costs_willpower_and_makes_the_king_black() -> None:
    game, playing = demanded("appoint_quisling", pressure=1, willpower=5, loyalty=0)
    assert (playing.prompt, game.demand, game.black) == ("demand", "appoint_quisling", False)
    playing.choose("decline")
    assert (game.willpower, game.declined, game.black) == (3, ["appoint_quisling"], False)
    playing.then("up", "up")
    assert (game.black, game.loyalty(), playing.result) == (True, 2, "push")
    assert game.norwegian_strength(game.king) == 1


@pytest.mark.rule("CNC-KING-01", "CNC-KING-02", "CNC-KING-03")
def test_the_king_is_worth_nothing_in_white_and_one_in_black() -> None:
    white = laid_out(king="c8", norwegians={"c8": 2})
    assert white.norwegian_strength(white.king) == 2
    black, playing = demanded("abdicate", king="c8", norwegians={"c8": 2}, black=True, loyalty=0)
    assert black.norwegian_strength(black.king) == 3
    playing.choose("decline").then("up", "up", "up")
    assert black.black
    assert "king.black" not in keys(black)


@pytest.mark.rule("CNC-DEMAND-02", "CNC-DEMAND-06", "CNC-DEMAND-07", "CNC-DEMAND-08", "CNC-DEMAND-09")
def test_an_ignored_demand_takes_its_three_steps() -> None:
    game, playing = demanded("abdicate", ignored=["appoint_quisling"], loyalty=4, pressure=0)
    playing.choose("ignore")
    assert game.ignored == ["appoint_quisling", "abdicate"]
    assert standing(game, game.regulars) == {"c5": 1, "c4": 2}
    assert (game.loyalty(), game.pressure, game.black) == (2, 1, False)
    told = [key for key in keys(game) if key in ("german.reinforced", "morale.lost", "pressure.added")]
    assert told == ["german.reinforced", "german.reinforced", "morale.lost", "morale.lost", "pressure.added"]


@pytest.mark.rule("CNC-Q-86")
def test_without_a_card_the_ignore_steps_follow() -> None:
    game = laid_out(demands=[], ignored=["abdicate"], regulars={"c5": 1}, norwegians={}, king="d14", loyalty=3)
    assert play(demands(game)).result == "push"
    assert (game.loyalty(), game.pressure, standing(game, game.regulars)) == (2, 1, {"c5": 1, "c4": 2})


@pytest.mark.rule("CNC-Q-87", "CNC-DEMAND-04")
def test_the_full_cost_has_to_be_payable() -> None:
    _, poor = demanded("abdicate", willpower=2, pressure=1)
    assert poor.options == [("ignore",)]
    _, last = demanded("abdicate", willpower=3, pressure=1)
    last.choose("decline")
    assert last.lost == "willpower CNC-FLOW-06"


# -- Morale ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-13", "CNC-MORALE-01", "CNC-MORALE-02", "CNC-Q-09", "CNC-Q-18", "CNC-Q-95")
def test_morale_goes_right_for_a_card_or_up() -> None:
    game = laid_out(loyalty=2)
    playing = play(gain_morale(game, 1, "CNC-INSPIRE-01"), ["farmstead"])
    assert playing.options == [("right",), ("up",)]
    playing.choose("right")
    assert playing.options == [("draw",), ("decline",)]
    playing.choose("draw")
    assert (game.morale_place, game.loyalty(), game.hand) == (1, 2, ["farmstead"])
    up = laid_out(loyalty=2)
    done = play(gain_morale(up, 1, "CNC-INSPIRE-01")).choose("up")
    assert (done.asked, up.morale_place, up.loyalty(), up.hand) == (None, 0, 3, [])


@pytest.mark.rule("CNC-Q-95")
def test_the_card_of_a_morale_space_may_be_declined() -> None:
    game = laid_out(loyalty=2)
    play(gain_morale(game, 1, "CNC-INSPIRE-01")).choose("right").choose("decline")
    assert game.hand == []


@pytest.mark.rule("CNC-EX-14", "CNC-MORALE-03")
def test_from_the_end_of_a_row_only_up() -> None:
    game = laid_out(loyalty=2, morale_place=2)
    playing = play(gain_morale(game, 1, "CNC-INSPIRE-01"))
    assert playing.options == [("up",)]
    playing.choose("up")
    assert (game.loyalty(), game.morale_place) == (3, 0)


@pytest.mark.rule("CNC-MORALE-04")
def test_each_morale_is_a_choice_of_its_own() -> None:
    game = laid_out(loyalty=1)
    play(gain_morale(game, 2, "CNC-INSPIRE-02")).then("up", "right", "decline")
    assert (game.loyalty(), game.morale_place) == (2, 1)


@pytest.mark.rule("CNC-EX-15", "CNC-MORALE-05", "CNC-MORALE-06", "CNC-MORALE-02")
def test_lost_morale_goes_to_the_start_of_the_row_below() -> None:
    game = laid_out(loyalty=3, morale_place=2)
    lose_morale(game, 1, "CNC-GERM-07")
    assert (game.loyalty(), game.morale_place, game.hand) == (2, 0, [])
    lose_morale(game, 2, "CNC-DEMAND-08")
    assert game.loyalty() == 0


@pytest.mark.rule("CNC-MORALE-07")
def test_below_the_lowest_row_morale_is_stress() -> None:
    game = laid_out(loyalty=1, morale_place=1, stress=6)
    lose_morale(game, 3, "CNC-DEMAND-08")
    assert (game.loyalty(), game.stress) == (0, 8)


@pytest.mark.rule("CNC-MORALE-08", "CNC-MORALE-09", "CNC-ARMY-10", "CNC-Q-44")
def test_in_the_top_row_an_army_order_instead_of_up() -> None:
    game = laid_out(loyalty=4, norwegians={"c9": 1}, regulars={})
    playing = play(gain_morale(game, 1, "CNC-INSPIRE-01"))
    assert playing.options == [("right",), ("give_order",)]
    playing.choose("give_order")
    assert playing.prompt == "army"
    playing.choose("march", "c9", "c8", 1)
    assert (game.morale_place, game.loyalty()) == (0, 4)
    last = laid_out(loyalty=4, morale_place=2, norwegians={"c9": 1})
    assert play(gain_morale(last, 1, "CNC-INSPIRE-01")).options == [("give_order",)]


# -- An Extra Push, A New Day Dawns ---------------------------------------------------------------------


@pytest.mark.rule(
    "CNC-EX-16",
    "CNC-PUSH-01",
    "CNC-PUSH-02",
    "CNC-PUSH-05",
    "CNC-PUSH-06",
    "CNC-PUSH-08",
    "CNC-PUSH-09",
    "CNC-PUSH-10",
    "CNC-Q-19",
    "CNC-Q-89",
)
def test_cubes_fill_the_push_track_from_the_left() -> None:
    taken = dict.fromkeys(["c3", "b6", "c9", "d11"], "occupied")
    game = laid_out(towns=taken, regulars={"d11": 1}, norwegians={}, king="b16", loyalty=3)
    playing = play(push(game), ["morale"])
    assert playing.result == "dawn"
    assert (game.push, game.push_action) == ([0, 0, 1], "morale")
    assert standing(game, game.regulars) == {"d11": 1, "d10": 1}
    assert game.loyalty() == 2
    assert [key for key in keys(game) if key in ("german.reinforced", "morale.lost")] == [
        "german.reinforced",
        "morale.lost",
    ]


@pytest.mark.rule("CNC-PUSH-03", "CNC-PUSH-04", "CNC-PUSH-05")
def test_the_tile_is_turned_once_and_only_occupied_towns_count() -> None:
    game = laid_out(push_action="stress", towns={"c3": "destroyed"}, regulars={}, norwegians={}, stress=6)
    play(push(game))
    assert (game.push, game.push_action, game.stress) == ([0, 0, 0], "stress", 6)


@pytest.mark.rule("CNC-PUSH-07", "CNC-PUSH-08")
def test_cubes_that_find_no_space_go_back_and_full_sections_empty() -> None:
    taken = dict.fromkeys(["c3", "b6", "c9"], "occupied")
    game = laid_out(
        towns=taken, push=[0, 1, 4], push_action="stress", regulars={"c10": 1}, norwegians={}, king="b16", stress=6
    )
    play(push(game))
    # One cube to the left, one to the middle, the third finds no space; all three sections are full.
    assert game.push == [0, 0, 0]
    assert game.stress == 7
    assert standing(game, game.regulars) == {"d10": 1, "c10": 1}


@pytest.mark.rule("CNC-EX-17", "CNC-DAWN-01", "CNC-DAWN-02", "CNC-Q-01", "CNC-Q-08")
def test_a_new_day_gives_orders_by_loyalty() -> None:
    game = laid_out(loyalty=2, norwegians={"c9": 1}, regulars={}, day=1)
    playing = play(dawn(game))
    assert (playing.prompt, playing.offers("mobilise", "a5")) == ("army", True)
    playing.choose("mobilise", "a5").choose("mobilise", "d5")
    assert (playing.result, game.day) == ("plan", 2)
    none = laid_out(loyalty=0, norwegians={"c9": 1}, regulars={})
    assert play(dawn(none)).result == "plan"


@pytest.mark.rule("CNC-PUSH-05", "CNC-PUSH-06")
def test_the_log_tells_of_cubes_only_where_some_were_placed() -> None:
    game = laid_out(towns={"c3": "occupied", "b6": "occupied"}, push=[0, 0, 1], push_action="stress", hurried=True)
    place_cubes(game, 2)
    assert game.push == [1, 1, 1]
    assert [entry.values for entry in game.log or []] == [
        {"section": game.box.push[0].id, "count": 1},
        {"section": game.box.push[1].id, "count": 1},
    ]


@pytest.mark.rule("CNC-PUSH-01", "CNC-PUSH-08")
def test_what_the_push_sets_off_is_a_part_of_it() -> None:
    told: dict[str, Any] = {"regulars": {"c5": 2}, "norwegians": {"b5": 1}, "hand": [], "population": 0}
    game = laid_out(towns={"c3": "occupied"}, push=[0, 1, 4], push_action="move", **told)
    playing = play(push(game))
    assert game.path == ["push", "move", "battle b5"]
    playing.then("retreat", "spare")
    assert (playing.result, game.path, game.push) == ("dawn", [], [0, 1, 0])


@pytest.mark.rule("CNC-DAWN-01", "CNC-Q-90")
def test_dawn_is_a_phase_of_its_own() -> None:
    game = laid_out(loyalty=1, norwegians={"c9": 1}, regulars={}, hand=[], hurried=True)
    playing = play(dawn(game))
    assert (game.path, game.hurried) == (["dawn"], False)
    playing.choose("mobilise", "a5")
    assert (playing.result, game.path) == ("plan", [])
