"""What the Germans do: their actions, and how they move (CNC-GERM to CNC-GBOMB)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.state import Arrival, Crown
from tests.games.crown_and_courage.table import Playing, at, keys, laid_out, play, standing


def german(action: str, fate: list[Any] | None = None, **told: Any) -> tuple[Crown, Playing]:
    told.setdefault("norwegians", {})
    told.setdefault("regulars", {})
    told.setdefault("king", "d14")
    game = laid_out(**told)
    return game, play(cause(game, action), fate)


def regulars(game: Crown) -> dict[str, int]:
    return standing(game, game.regulars)


def paratroopers(game: Crown) -> dict[str, int]:
    return standing(game, game.paratroopers)


@pytest.mark.rule("CNC-GERM-06", "CNC-GERM-07", "CNC-GERM-08")
def test_stress_morale_and_threat() -> None:
    game, _ = german("stress", stress=6)
    assert game.stress == 7
    game, _ = german("morale", loyalty=2)
    assert game.loyalty() == 1
    game, _ = german("threat", threat=3, stress=6)
    assert game.threat == 4


@pytest.mark.rule("CNC-GERM-03", "CNC-GERM-05")
def test_chaos_goes_into_the_bag_or_the_germans_move() -> None:
    game, _ = german("chaos", chaos_reserve=1, bag=[], regulars={"c5": 1})
    assert (game.bag.rest, game.chaos_reserve, regulars(game)) == (["chaos"], 0, {"c5": 1})
    game, _ = german("chaos", chaos_reserve=0, bag=[], regulars={"c5": 1})
    assert (game.bag.rest, regulars(game)) == ([], {"b5": 1})


# -- Paratrooper ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-37", "CNC-GDROP-01", "CNC-GDROP-02", "CNC-MAP-05", "CNC-MAP-08", "CNC-MAP-09")
def test_paratroopers_land_in_the_sector_in_front() -> None:
    game, _ = german("paratrooper", regulars={"b7": 1, "c5": 3}, paratroopers={"a13": 1})
    assert paratroopers(game) == {"b8": 1, "a13": 1}
    game, _ = german("paratrooper", regulars={"b7": 1}, paratroopers={"b8": 2})
    assert paratroopers(game) == {"b8": 3}


@pytest.mark.rule("CNC-GDROP-03")
@pytest.mark.parametrize("told", [{"norwegians": {"b8": 1}}, {"king": "b8"}])
def test_a_held_landing_space_brings_reinforcements(told: dict[str, Any]) -> None:
    game, _ = german("paratrooper", regulars={"b7": 1}, **told)
    assert (paratroopers(game), regulars(game)) == ({}, {"b7": 1, "b6": 1})


@pytest.mark.rule("CNC-GDROP-04", "CNC-GREINF-03")
@pytest.mark.parametrize("action", ["paratrooper", "reinforcements"])
def test_with_an_empty_supply_the_germans_move(action: str) -> None:
    game, _ = german(action, regulars={"c4": 13})
    assert regulars(game) == {"c5": 13}


@pytest.mark.rule("CNC-Q-80", "CNC-Q-81")
def test_where_the_front_is_without_regular_troops() -> None:
    game, _ = german("paratrooper")
    # The space below Oslo stands for the front: Fornebu is in front of it.
    assert paratroopers(game) == {"b3": 1}
    game, _ = german("paratrooper", towns={"c3": "occupied", "b6": "occupied"})
    assert paratroopers(game) == {"b8": 1}


@pytest.mark.rule("CNC-Q-81")
def test_without_a_sector_in_front_the_germans_move() -> None:
    """The road ends in sector 8; a pack could lead it further. Here a troop is set where none can come."""
    game = laid_out(regulars={"b15": 1, "c5": 1}, norwegians={}, king="d14")
    game.box.map.route.append(game.box.map.index["b15"])
    try:
        play(cause(game, "paratrooper"))
    finally:
        game.box.map.route.pop()
    assert (paratroopers(game), regulars(game)) == ({}, {"b15": 1, "b5": 1})


# -- Reinforcements --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-38", "CNC-GREINF-01", "CNC-MAP-06", "CNC-MAP-08")
def test_reinforcements_come_behind_the_frontmost_troop() -> None:
    game, _ = german("reinforcements", regulars={"c8": 1, "c5": 2}, paratroopers={"a13": 1})
    assert regulars(game) == {"c8": 1, "c7": 1, "c5": 2}


@pytest.mark.rule("CNC-GREINF-02")
def test_reinforcements_without_a_regular_troop() -> None:
    game, _ = german("reinforcements")
    assert regulars(game) == {"c2": 1}
    game, _ = german("reinforcements", towns={"c3": "occupied", "b6": "occupied"})
    assert regulars(game) == {"b6": 1}


@pytest.mark.rule("CNC-Q-82", "CNC-GPARA-07")
def test_reinforcements_where_somebody_is_in_the_way() -> None:
    game, _ = german("reinforcements", regulars={"c1": 2})
    assert regulars(game) == {"c1": 3}
    game, _ = german("reinforcements", regulars={"c8": 1}, norwegians={"c7": 1})
    assert regulars(game) == {"c8": 2}
    game, _ = german("reinforcements", towns={"c3": "occupied", "b6": "occupied"}, king="b6")
    assert regulars(game) == {"b5": 1}
    game, _ = german("reinforcements", regulars={"c8": 1}, paratroopers={"c7": 1})
    assert (regulars(game), paratroopers(game)) == ({"c8": 1, "c7": 2}, {})


# -- Bombing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-39", "CNC-GBOMB-01", "CNC-GBOMB-02", "CNC-MAP-09")
@pytest.mark.parametrize("front", ["c10", "d10"])
def test_bombing_begins_on_the_town_in_front(front: str) -> None:
    game, _ = german("bombing", regulars={front: 1}, towns={"c3": "occupied"})
    assert (game.box.map.ids[game.bombed], game.bombing) == ("d11", 4)


@pytest.mark.rule("CNC-GBOMB-03", "CNC-Q-79")
def test_without_a_town_in_front_the_germans_move() -> None:
    game, _ = german("bombing", regulars={"c8": 1}, norwegians={"c9": 3})
    assert (game.bombed, "bombing.begun" in keys(game)) == (-1, False)
    game, _ = german("bombing", regulars={"d10": 1}, towns={"d11": "destroyed"}, king="b16")
    assert game.bombed == -1
    assert regulars(game) == {}


@pytest.mark.rule("CNC-GBOMB-04", "CNC-GBOMB-05", "CNC-Q-83")
def test_a_raid_lowers_the_die_and_frightens_the_king() -> None:
    game, _ = german("bombing", bombed="b14", bombing=4, king="b14", stress=6)
    assert (game.bombing, game.stress) == (3, 7)
    game, _ = german("bombing", bombed="b14", bombing=4, regulars={"c5": 1}, stress=6)
    assert (game.bombing, game.stress, game.box.map.ids[game.bombed]) == (3, 6, "b14")


@pytest.mark.rule("CNC-GBOMB-06", "CNC-GBOMB-07", "CNC-GBOMB-08", "CNC-GBOMB-09", "CNC-GBOMB-11", "CNC-Q-78")
def test_a_destroyed_town() -> None:
    game, playing = german(
        "bombing", bombed="c9", bombing=1, norwegians={"c9": 2}, towns={"c3": "occupied", "b6": "occupied"}, bag=[]
    )
    assert (game.bombed, game.towns[2], game.norwegian_supply()) == (-1, 2, 8)
    assert playing.asked is None
    # Only Elverum's own space of the track: Threat and Pressure; and the Chaos tile under it.
    assert (game.threat, game.pressure, game.momentum, game.hand) == (4, 1, 2, [])
    assert game.bag.rest == ["chaos"]


@pytest.mark.rule("CNC-GBOMB-10", "CNC-FLOW-09")
def test_the_king_in_a_destroyed_town_is_lost() -> None:
    _, playing = german("bombing", bombed="c9", bombing=1, king="c9")
    assert playing.lost == "bombed CNC-GBOMB-10"


# -- Move: regular troops ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-GMOVE-01", "CNC-GMOVE-04", "CNC-MAP-06")
def test_regular_troops_follow_the_road() -> None:
    game, _ = german("move", regulars={"c4": 3, "c10": 1, "c1": 2})
    assert regulars(game) == {"c5": 3, "d10": 1, "c2": 2}


@pytest.mark.rule("CNC-GMOVE-02")
def test_without_germans_a_reinforcement_comes() -> None:
    game, _ = german("move")
    assert regulars(game) == {"c2": 1}


@pytest.mark.rule("CNC-EX-33", "CNC-GMOVE-05", "CNC-GMOVE-07", "CNC-BATTLE-08", "CNC-Q-60")
def test_an_equal_army_stays_and_the_next_joins_it() -> None:
    game, _ = german("move", regulars={"c5": 2, "c4": 1}, norwegians={"b5": 2})
    assert regulars(game) == {"c5": 3}


@pytest.mark.rule("CNC-EX-34", "CNC-GMOVE-06", "CNC-GMOVE-08", "CNC-BATTLE-01")
def test_a_stronger_army_attacks() -> None:
    game, playing = german("move", regulars={"c5": 2}, norwegians={"b5": 1})
    assert (playing.prompt, regulars(game)) == ("battle", {"b5": 2})


@pytest.mark.rule("CNC-Q-73", "CNC-KING-01", "CNC-KING-02")
def test_the_black_king_counts_when_they_look_whether_to_come() -> None:
    game, playing = german("move", regulars={"c5": 1}, king="b5", black=True)
    assert (playing.asked, regulars(game)) == (None, {"c5": 1})
    _, white = german("move", regulars={"c5": 1}, king="b5")
    assert white.prompt == "battle"


@pytest.mark.rule("CNC-GMOVE-09", "CNC-GMOVE-11", "CNC-OCC-01")
def test_towns_on_the_road_are_occupied_once() -> None:
    game, _ = german("move", ["the_police_informer"], regulars={"c2": 4}, king="d14", stress=4)
    assert (game.towns[0], regulars(game)) == (1, {"c3": 3})
    assert "occupation.taken" in keys(game)
    game, _ = german("move", regulars={"c2": 2}, towns={"c3": "occupied"})
    assert (regulars(game), "occupation.taken" in keys(game)) == ({"c3": 2}, False)


@pytest.mark.rule("CNC-GMOVE-10", "CNC-Q-76")
def test_ruins_are_taken_without_the_track() -> None:
    game, playing = german(
        "move", regulars={"b5": 2}, towns={"c3": "occupied", "b6": "destroyed"}, norwegians={"d5": 1}, momentum=2
    )
    assert playing.prompt == "sabotage"
    playing.choose("recruit")
    assert (game.towns[1], regulars(game), game.momentum, game.norwegians[game.box.map.index["d5"]]) == (
        1,
        {"b6": 1},
        2,
        0,
    )
    _, lost = german("move", regulars={"b5": 2}, towns={"c3": "occupied", "b6": "destroyed"}, king="d5")
    assert lost.lost == "cut_off CNC-OCC-03"


# -- Move: Paratroopers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-GPARA-01", "CNC-Q-69")
def test_paratroopers_go_towards_the_king_also_corner_to_corner() -> None:
    game, _ = german("move", paratroopers={"b8": 1}, king="d11")
    assert paratroopers(game) == {"c9": 1}


@pytest.mark.rule("CNC-GPARA-10", "CNC-FLOW-14", "CNC-Q-69")
def test_ties_go_north_then_to_the_kings_column_then_west() -> None:
    game, _ = german("move", paratroopers={"b8": 1}, king="b12")
    # A9, B9 and C9 are all three steps away: the King's own column.
    assert paratroopers(game) == {"b9": 1}
    game, _ = german("move", paratroopers={"b8": 1}, king="b12", norwegians={"b9": 1})
    assert paratroopers(game) == {"a9": 1}


@pytest.mark.rule("CNC-EX-35", "CNC-GPARA-02")
@pytest.mark.parametrize("told", [{"black": True}, {"norwegians": {"c11": 1}}])
def test_a_paratrooper_beside_a_king_who_is_as_strong_stays(told: dict[str, Any]) -> None:
    game, playing = german("move", paratroopers={"b12": 1}, king="c11", **told)
    assert (playing.asked, paratroopers(game)) == (None, {"b12": 1})


@pytest.mark.rule("CNC-EX-36", "CNC-GPARA-03", "CNC-GMOVE-07", "CNC-Q-68")
def test_a_joint_attack_on_the_king() -> None:
    game, playing = german("move", king="c7", norwegians={"c7": 1}, regulars={"b7": 1}, paratroopers={"c6": 1})
    assert playing.prompt == "battle"
    assert (regulars(game), paratroopers(game)) == ({"c7": 1}, {"c7": 1})


@pytest.mark.rule("CNC-GPARA-03", "CNC-Q-71")
def test_paratroopers_of_one_space_and_of_several_add_up() -> None:
    game, playing = german("move", king="c11", norwegians={"c11": 2}, paratroopers={"b12": 2, "c10": 1})
    assert (playing.prompt, paratroopers(game)) == ("battle", {"c11": 3})
    game, playing = german("move", king="c11", norwegians={"c11": 3}, paratroopers={"b12": 2, "c10": 1})
    assert (playing.asked, paratroopers(game)) == (None, {"b12": 2, "c10": 1})


@pytest.mark.rule("CNC-GPARA-03", "CNC-GPARA-07")
def test_paratroopers_that_regular_troops_join_first_do_not_go_on() -> None:
    """Regular troops come into B7 this Move, so its Paratrooper is one of them before he could enter C7."""
    game, playing = german("move", king="c7", norwegians={"c7": 1}, regulars={"b6": 1}, paratroopers={"b7": 1, "c6": 1})
    assert playing.asked is None
    assert (regulars(game), paratroopers(game)) == ({"b7": 2}, {"c6": 1})


@pytest.mark.rule("CNC-GPARA-04")
def test_paratroopers_go_round_troops_without_the_king() -> None:
    game, playing = german("move", paratroopers={"b12": 1}, king="b16", norwegians={"b13": 1})
    assert playing.asked is None
    assert paratroopers(game) in ({"a13": 1}, {"c13": 1})


@pytest.mark.rule("CNC-GPARA-05", "CNC-Q-69")
def test_paratroopers_never_go_back() -> None:
    blocked = {"a13": 1, "b13": 1, "c13": 1, "a12": 1, "c12": 1}
    game, _ = german("move", paratroopers={"b12": 1}, king="b16", norwegians=blocked)
    assert paratroopers(game) == {"b12": 1}


@pytest.mark.rule("CNC-GPARA-06", "CNC-Q-69", "CNC-Q-72")
def test_paratroopers_go_round_a_bombed_town() -> None:
    game, _ = german("move", paratroopers={"b13": 1}, king="b16", bombed="b14")
    assert "b14" not in paratroopers(game)
    game, playing = german("move", paratroopers={"b13": 1}, king="b14", bombed="b14")
    assert (playing.asked, paratroopers(game)) == (None, {"b13": 1})
    _, regular = german(
        "move", regulars={"b13": 1}, king="b14", bombed="b14", towns=dict.fromkeys(["c3", "b6"], "occupied")
    )
    assert regular.prompt == "battle"


@pytest.mark.rule("CNC-GPARA-08")
def test_paratroopers_take_no_town() -> None:
    game, _ = german("move", paratroopers={"b8": 1}, king="d11")
    assert (paratroopers(game), game.towns[2]) == ({"c9": 1}, 0)


@pytest.mark.rule("CNC-GPARA-07", "CNC-GPARA-09")
def test_regular_troops_that_enter_make_paratroopers_regular() -> None:
    game, _ = german(
        "move",
        ["the_police_informer", "stress"],
        paratroopers={"b6": 1},
        regulars={"b5": 1},
        towns={"c3": "occupied"},
        king="d16",
        stress=4,
        population=0,
    )
    assert (paratroopers(game), game.towns[1]) == ({}, 1)
    assert regulars(game) == {"b6": 1}


@pytest.mark.rule("CNC-Q-70", "CNC-MAP-02")
def test_paratroopers_enter_neither_red_spaces_nor_freedom() -> None:
    from motstand.games.crown_and_courage.german_move import objection_to_landing

    game = laid_out()
    board = game.box.map
    assert objection_to_landing(game, board.index["c2"]) == "paratrooper.red"
    assert objection_to_landing(game, board.freedom) == "paratrooper.red"
    assert objection_to_landing(game, board.index["d9"]) == ""


@pytest.mark.rule("CNC-GMOVE-03", "CNC-Q-41")
def test_a_substitute_move_asks_no_sabotage_die() -> None:
    game, _ = german("chaos", chaos_reserve=0, frame={"1": "move"}, saboteurs={"1": 6}, regulars={"c5": 1})
    assert (regulars(game), game.saboteurs[1]) == ({"b5": 1}, 6)


@pytest.mark.rule("CNC-GPARA-07", "CNC-GDROP-02")
def test_paratroopers_that_land_among_regular_troops_are_such_at_once() -> None:
    """Here a regular troop is set beside the road, where none can come."""
    game, _ = german("paratrooper", regulars={"b7": 1, "b8": 1})
    assert (paratroopers(game), regulars(game)) == ({}, {"b7": 1, "b8": 2})


@pytest.mark.rule("CNC-GMOVE-09", "CNC-GMOVE-10")
def test_only_those_who_come_in_this_move_take_a_town() -> None:
    game = laid_out(regulars={"c9": 1, "c4": 1}, norwegians={"c10": 3}, towns={"c9": "destroyed"}, king="d14")
    game.arrivals = [Arrival(at(game, "c9"), at(game, "c8"), 1, 0)]
    play(cause(game, "move"))
    assert regulars(game) == {"c9": 1, "c5": 1}
    assert keys(game) == ["move.regulars"]


@pytest.mark.rule("CNC-GPARA-01", "CNC-GPARA-02")
def test_the_log_tells_how_many_paratroopers_go_and_nothing_of_those_who_stay() -> None:
    game, _ = german("move", paratroopers={"b8": 2}, king="d11")
    assert [entry.values for entry in game.log or []] == [{"from": "b8", "to": "c9", "count": 2}]
    stays, _ = german("move", paratroopers={"b12": 1}, king="c11", black=True)
    assert keys(stays) == []
