"""Battles, forced escapes and Occupations (CNC-BATTLE, CNC-RETREAT, CNC-HELL, CNC-ESCAPE, CNC-OCC)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import OCCUPIED
from motstand.games.crown_and_courage.state import Crown
from tests.games.crown_and_courage.table import Playing, keys, laid_out, play, standing


def move(fate: list[Any] | None = None, ask_before: bool = False, **told: Any) -> tuple[Crown, Playing]:
    """A German Move that has begun; before it cards could have been played."""
    told.setdefault("norwegians", {})
    told.setdefault("regulars", {})
    told.setdefault("king", "d14")
    game = laid_out(**told)
    playing = play(cause(game, "move"), fate)
    if playing.prompt == "before" and not ask_before:
        playing.choose("go_on")
    return game, playing


def on_map(game: Crown) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    return standing(game, game.regulars), standing(game, game.paratroopers), standing(game, game.norwegians)


@pytest.mark.rule(
    "CNC-EX-20",
    "CNC-BATTLE-09",
    "CNC-BATTLE-10",
    "CNC-RETREAT-01",
    "CNC-RETREAT-02",
    "CNC-RETREAT-03",
    "CNC-RETREAT-04",
    "CNC-RETREAT-06",
    "CNC-RETREAT-08",
    "CNC-RETREAT-09",
    "CNC-BATTLE-06",
)
def test_retreat_into_the_forest() -> None:
    game, playing = move(regulars={"c5": 3}, norwegians={"b5": 2}, loyalty=2)
    assert game.path == ["move", "battle b5"]
    playing.choose("retreat")
    assert (playing.prompt, standing(game, game.regulars)) == ("battle.valiant", {"b5": 2})
    playing.choose("spend")
    assert (game.loyalty(), playing.prompt) == (1, "sabotage")
    playing.choose("recruit").choose("recruit")
    assert on_map(game) == ({"b5": 1}, {}, {})
    assert (playing.asked, game.path, "occupation.taken" in keys(game)) == (None, [], False)


@pytest.mark.rule("CNC-RETREAT-02", "CNC-Q-66")
def test_valiant_defence_is_a_choice_and_costs_stress_at_the_bottom() -> None:
    game, playing = move(regulars={"c5": 2}, norwegians={"b5": 1}, loyalty=0, stress=6, population=0)
    playing.choose("retreat").choose("spend")
    assert (game.stress, on_map(game)) == (7, ({}, {}, {}))
    game, playing = move(regulars={"c5": 2}, norwegians={"b5": 1}, loyalty=2, population=0)
    playing.choose("retreat").choose("spare")
    assert (game.loyalty(), on_map(game)) == (2, ({"b5": 1}, {}, {}))


@pytest.mark.rule("CNC-Q-66", "CNC-RETREAT-06")
def test_no_valiant_defence_when_no_german_is_left() -> None:
    game, playing = move(regulars={"c5": 1}, king="b5", evacuation=[1], hand=[])
    # One German against the white King alone: he flees, and the German is removed in the last step.
    playing.choose("flee").choose("go", "b4" if playing.offers("go", "b4") else playing.options[0][1])
    assert on_map(game)[0] == {}
    assert "battle.valiant" not in playing.questions


# -- Give them hell ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "CNC-EX-21",
    "CNC-BATTLE-07",
    "CNC-BATTLE-11",
    "CNC-BATTLE-12",
    "CNC-CARD-03",
    "CNC-CARD-04",
    "CNC-CARD-05",
    "CNC-HELL-02",
    "CNC-HELL-03",
    "CNC-HELL-04",
    "CNC-HELL-05",
    "CNC-KING-01",
)
def test_give_them_hell() -> None:
    game, playing = move(regulars={"b7": 3}, norwegians={"c7": 2}, king="c7", hand=["rifle_club"], loyalty=1)
    assert playing.offers("support", "rifle_club")
    playing.choose("support", "rifle_club").choose("spend")
    assert on_map(game) == ({"b7": 1}, {}, {"c7": 2})
    assert (game.discards, game.loyalty(), game.box.map.ids[game.king]) == (["rifle_club"], 0, "c7")


@pytest.mark.rule("CNC-CARD-05", "CNC-BATTLE-12", "CNC-Q-64")
@pytest.mark.parametrize(("loyalty", "possible"), [(0, False), (1, False), (2, True)])
def test_loyalty_limits_the_cards_of_a_battle(loyalty: int, possible: bool) -> None:
    _, playing = move(regulars={"c5": 3}, norwegians={"b5": 1}, hand=["farmstead", "radio_message"], loyalty=loyalty)
    assert playing.offers("support") is possible


@pytest.mark.rule("CNC-BATTLE-13", "CNC-Q-64")
def test_cards_one_by_one_until_it_is_enough() -> None:
    hand = ["farmstead", "radio_message", "rifle_club", "volunteers"]
    game, playing = move(regulars={"c5": 4}, norwegians={"b5": 1}, hand=hand, loyalty=2)
    # Two cards at most: a one alone is only possible with a card that brings it to three.
    playing.choose("support", "farmstead")
    assert playing.options == [("support", "rifle_club"), ("support", "volunteers")]
    playing.choose("support", "rifle_club")
    assert playing.prompt == "battle.valiant"
    assert game.hand == ["radio_message", "volunteers"]


@pytest.mark.rule("CNC-CARD-06", "CNC-CARD-03")
def test_gold_and_collaborators_have_no_strength() -> None:
    _, playing = move(
        regulars={"c5": 2},
        norwegians={"b5": 1},
        hand=["gold_reserve_truck", "the_go_between"],
        loyalty=4,
        collaborator="the_doubtful_colonel",
        hurried=True,
    )
    assert not playing.offers("support")


@pytest.mark.rule("CNC-HELL-01", "CNC-Q-97", "CNC-MORALE-08", "CNC-Q-103")
def test_volunteers_bring_morale_and_orders_wait_for_the_end_of_the_battle() -> None:
    game, playing = move(regulars={"c5": 2}, norwegians={"b5": 1, "c9": 1}, hand=["volunteers"], loyalty=4)
    playing.choose("support", "volunteers")
    assert playing.prompt == "morale"
    playing.choose("give_order").choose("give_order")
    assert playing.prompt == "battle.valiant"
    playing.choose("spare")
    assert (playing.prompt, game.path) == ("army", ["move"])
    playing.choose("mobilise", "a5").choose("mobilise", "d5")
    assert (playing.asked, game.orders_due) == (None, 0)


@pytest.mark.rule("CNC-Q-97")
def test_volunteers_that_are_played_bring_no_morale() -> None:
    game, playing = move(
        regulars={"c5": 2}, norwegians={"b5": 1}, hand=["volunteers", "farmstead"], loyalty=2, ask_before=True
    )
    assert playing.prompt == "before"
    playing.choose("play", "volunteers", 1).choose("mobilise", "a5").choose("done")
    assert game.loyalty() == 2


@pytest.mark.rule("CNC-Q-62", "CNC-HELL-02", "CNC-Q-74", "CNC-Q-63")
def test_the_player_says_which_of_several_attackers_is_removed() -> None:
    game, playing = move(
        king="c7", norwegians={"c7": 2}, regulars={"b7": 2}, paratroopers={"c6": 1}, hand=["farmstead"], loyalty=1
    )
    playing.choose("support", "farmstead")
    assert set(playing.options) == {("remove", "regular", "b7"), ("remove", "paratrooper", "c6")}
    playing.choose("remove", "regular", "b7").choose("spare")
    # The others go back, the Paratrooper as one.
    assert on_map(game) == ({"b7": 1}, {"c6": 1}, {"c7": 2})


@pytest.mark.rule("CNC-Q-63")
def test_when_the_germans_win_paratroopers_become_regular_first() -> None:
    game, playing = move(king="c7", norwegians={"c7": 1}, regulars={"b7": 1}, paratroopers={"c6": 1}, population=0)
    playing.choose("retreat")
    assert set(playing.options) == {("remove", "regular", "b7"), ("remove", "regular", "c6")}
    playing.choose("remove", "regular", "b7").choose("spare")
    assert playing.prompt == "escape"
    assert standing(game, game.regulars) == {"c7": 1}


@pytest.mark.rule("CNC-Q-74", "CNC-GPARA-07")
def test_paratroopers_that_go_back_to_regular_troops_become_such() -> None:
    game, playing = move(
        king="b7",
        norwegians={"b7": 1},
        regulars={"b5": 1},
        paratroopers={"b6": 0, "c6": 2},
        hand=["farmstead"],
        loyalty=1,
        towns={"c3": "occupied", "b6": "occupied"},
    )
    # B5 moves to B6, which is beside C6; the two Paratroopers attack alone.
    playing.choose("support", "farmstead").choose("spare")
    assert on_map(game) == ({"b6": 1}, {"c6": 1}, {"b7": 1})


# -- the King alone --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-BATTLE-03", "CNC-BATTLE-04", "CNC-Q-65", "CNC-ESCAPE-01")
def test_the_white_king_alone_is_defended_by_cards_or_flees() -> None:
    game, playing = move(regulars={"b7": 2}, king="c7", hand=["rifle_club", "farmstead"], loyalty=1)
    assert set(playing.options) >= {("flee",), ("support", "rifle_club")}
    assert not playing.offers("support", "farmstead")
    assert not playing.offers("retreat")
    playing.choose("support", "rifle_club").choose("spare")
    assert (standing(game, game.regulars), game.pressure) == ({"b7": 1}, 0)


@pytest.mark.rule("CNC-BATTLE-02")
def test_the_black_king_alone_fights() -> None:
    game, playing = move(regulars={"b7": 2}, king="c7", black=True, population=0)
    assert playing.options == [("retreat",)]
    playing.choose("retreat").choose("spare")
    assert (playing.prompt, standing(game, game.regulars)) == ("escape", {"c7": 1})


@pytest.mark.rule(
    "CNC-EX-22",
    "CNC-ESCAPE-08",
    "CNC-ESCAPE-10",
    "CNC-ESCAPE-12",
    "CNC-ESCAPE-13",
    "CNC-ESCAPE-14",
    "CNC-MAP-07",
    "CNC-Q-07",
)
def test_a_forced_escape_beside_elverum() -> None:
    game, playing = move(regulars={"c7": 2, "b7": 1}, king="c8", evacuation=[2, 4])
    playing.choose("flee")
    assert game.path == ["move", "battle c8", "forced_escape"]
    assert playing.options == [("go", "b8")]
    playing.choose("go", "b8")
    assert (game.box.map.ids[game.king], game.pressure) == ("b8", 1)
    assert standing(game, game.regulars) == {"c8": 1, "c7": 1}
    assert (game.evacuation, game.quick_dice) == ([2], 1)


@pytest.mark.rule("CNC-ESCAPE-03")
def test_gold_in_hand_is_lost_in_an_escape() -> None:
    hand = ["gold_reserve_truck", "gold_reserve_cellar", "farmstead"]
    game, playing = move(regulars={"c7": 1}, king="c8", hand=hand, loyalty=2, stress=5)
    playing.choose("flee")
    assert (game.hand, sorted(game.lost_gold)) == (["farmstead"], ["gold_reserve_cellar", "gold_reserve_truck"])
    assert (game.loyalty(), game.stress, game.discards) == (0, 7, [])


@pytest.mark.rule("CNC-ESCAPE-04", "CNC-ESCAPE-05", "CNC-ESCAPE-06", "CNC-ESCAPE-07", "CNC-Q-36")
def test_the_highest_evacuation_die_is_lost() -> None:
    game, playing = move(regulars={"c7": 1}, king="c8", evacuation=[5, 2, 5])
    playing.choose("flee")
    assert (game.evacuation, game.quick_dice, game.rolled) == ([2, 5], 1, [])
    game, playing = move(regulars={"c7": 1}, king="c8", evacuation=[])
    playing.choose("flee")
    assert game.quick_dice == 0


@pytest.mark.rule("CNC-ESCAPE-09")
def test_an_escape_into_a_town_gives_nothing() -> None:
    game, playing = move(regulars={"b13": 1}, king="b14", norwegians={"a14": 1}, loyalty=2, stress=6, hand=[])
    # Rena falls after the escape; four towns are gone already in this story.
    playing.choose("flee")
    assert playing.offers("go", "a14")
    playing.choose("go", "a14")
    assert (game.loyalty(), game.stress) == (2, 6)


@pytest.mark.rule("CNC-ESCAPE-11")
def test_no_way_out_loses() -> None:
    _, playing = move(regulars={"c7": 1, "b7": 1, "b8": 1}, king="c8")
    playing.choose("flee")
    assert playing.lost == "nowhere CNC-ESCAPE-11"


@pytest.mark.rule("CNC-ESCAPE-10", "CNC-Q-58")
def test_nobody_flees_into_freedom_or_a_red_space() -> None:
    from motstand.games.crown_and_courage.battle import objection_to_fleeing

    game = laid_out()
    board = game.box.map
    assert objection_to_fleeing(game, board.freedom) == "escape.freedom"
    assert objection_to_fleeing(game, board.index["c2"]) == "escape.red"
    assert objection_to_fleeing(game, board.index["c10"]) == "escape.highway"


@pytest.mark.rule("CNC-ESCAPE-02", "CNC-RETREAT-05", "CNC-RETREAT-09")
def test_after_a_lost_battle_the_king_flees_from_those_who_are_left() -> None:
    game, playing = move(regulars={"c7": 3}, norwegians={"c8": 1}, king="c8", population=0, loyalty=2)
    playing.choose("retreat").choose("spare").choose("go", "b8")
    assert on_map(game) == ({"c8": 1}, {}, {})
    assert game.pressure == 1
    game, playing = move(regulars={"c7": 2}, norwegians={"c8": 1}, king="c8", population=0, loyalty=2)
    playing.choose("retreat").choose("spend")
    assert (on_map(game), game.pressure, playing.asked) == (({}, {}, {}), 0, None)


# -- several battles, and the order -----------------------------------------------------------------------------------


@pytest.mark.rule("CNC-BATTLE-05", "CNC-Q-61", "CNC-GMOVE-03")
def test_the_kings_battle_first_then_as_the_player_wishes() -> None:
    game, playing = move(
        regulars={"c4": 2, "c7": 2, "c10": 2, "b13": 0},
        norwegians={"c5": 1, "c8": 1, "d10": 1},
        king="c8",
        population=0,
        towns={"c3": "occupied", "b6": "occupied", "c9": "occupied"},
    )
    assert (playing.asked is not None and playing.asked.values) == {"place": "c8"}
    playing.choose("retreat").choose("spare").choose("go", "b8")
    assert playing.prompt == "battles"
    assert set(playing.options) == {("fight", "c5"), ("fight", "d10")}
    playing.choose("fight", "c5").choose("retreat").choose("spare")
    # The last one needs no choice.
    assert (playing.prompt, game.path) == ("battle", ["move", "battle d10"])


@pytest.mark.rule("CNC-Q-103", "CNC-Q-90")
def test_pieces_are_counted_again_when_the_battle_begins() -> None:
    game, playing = move(regulars={"c5": 2}, norwegians={"b5": 1}, hand=["rifle_club", "radio_message"], loyalty=0)
    playing.choose("play", "rifle_club", 1).choose("fire", "b5", "regular")
    assert (playing.prompt, playing.offers("hold")) == ("battle", True)
    playing.choose("hold")
    assert on_map(game) == ({}, {}, {"b5": 1})
    game, playing = move(regulars={"c7": 1}, king="c8", hand=["night_march", "farmstead", "radio_message"])
    playing.choose("play", "night_march", 1).choose("go", "b8").choose("done")
    assert (playing.asked, game.pressure) == (None, 0)


@pytest.mark.rule("CNC-Q-90")
def test_no_card_inside_a_battle() -> None:
    hand = ["radio_message", "rifle_club", "farmstead"]
    _, playing = move(regulars={"c5": 3}, norwegians={"b5": 1}, hand=hand, loyalty=2, stress=9)
    assert playing.offers("play")
    playing.choose("retreat")
    assert set(playing.options) == {("spend",), ("spare",)}
    playing.choose("spare")
    assert not playing.offers("play")


# -- Occupation --------------------------------------------------------------------------------------------------


def take(town: str, start: str, fallen: list[str], fate: list[Any] | None = None, **told: Any) -> tuple[Crown, Playing]:
    told.setdefault("king", "d16")
    return move(fate, regulars={start: 2}, towns=dict.fromkeys(fallen, "occupied"), **told)


@pytest.mark.rule("CNC-OCC-01", "CNC-OCC-06", "CNC-OCC-08", "CNC-OCC-10", "CNC-OCC-11", "CNC-Q-13", "CNC-Q-77")
def test_oslo_falls() -> None:
    game, _ = take("c3", "c2", [], ["the_police_informer"], loyalty=2, momentum=2, stress=5)
    assert (game.towns, standing(game, game.regulars)) == ([1, 0, 0, 0, 0], {"c3": 1})
    assert (game.loyalty(), game.momentum, game.hand, game.stress) == (1, 3, ["the_go_between"], 6)


@pytest.mark.rule("CNC-OCC-09", "CNC-OCC-10", "CNC-OCC-12")
def test_hamar_falls_and_all_revealed_spaces_are_resolved_again() -> None:
    game, _ = take("b6", "b5", ["c3"], ["the_police_informer", "threat"], bag=[], loyalty=3, momentum=2, stress=5)
    assert (game.loyalty(), game.momentum, len(game.hand)) == (2, 3, 1)
    assert (game.bag.rest, game.frame[7]) == (["chaos"], "threat")


@pytest.mark.rule("CNC-OCC-13")
def test_a_frame_piece_on_the_turned_tile_is_lost() -> None:
    game, _ = take("b6", "b5", ["c3"], ["the_police_informer", "threat"], frame_piece=7, stress=5)
    assert game.frame_piece == 0
    game, _ = take("b6", "b5", ["c3"], ["the_police_informer", "threat"], frame_piece=8, stress=5)
    assert game.frame_piece == 8


@pytest.mark.rule("CNC-OCC-14", "CNC-OCC-15", "CNC-OCC-10")
def test_the_lower_spaces_of_the_track() -> None:
    game, _ = take("c9", "c8", ["c3", "b6"], ["the_police_informer", "threat"], threat=3, stress=6, pressure=0)
    assert (game.threat, game.pressure) == (4, 1)
    game, _ = take(
        "d11",
        "d10",
        ["c3", "b6", "c9"],
        ["the_police_informer", "threat"],
        threat=3,
        stress=6,
        sabotage=[3],
        pressure=0,
    )
    assert (game.pressure, game.sabotage) == (1, [2])


@pytest.mark.rule("CNC-OCC-16", "CNC-FLOW-05")
def test_the_fifth_town_loses() -> None:
    _, playing = take("b14", "b13", ["c3", "b6", "c9", "d11"])
    assert playing.lost == "towns CNC-FLOW-05"


@pytest.mark.rule("CNC-FLOW-05")
def test_destroyed_towns_count_as_lost() -> None:
    towns = {"c3": "occupied", "b6": "destroyed", "c9": "occupied", "d11": "destroyed"}
    _, playing = move(regulars={"b13": 2}, towns=towns, king="d16")
    assert playing.lost == "towns CNC-FLOW-05"


@pytest.mark.rule("CNC-OCC-03", "CNC-FLOW-08", "CNC-Q-75")
@pytest.mark.parametrize(("king", "lost"), [("d5", "cut_off CNC-OCC-03"), ("a4", "cut_off CNC-OCC-03"), ("d6", "")])
def test_the_king_below_an_occupied_town_is_lost(king: str, lost: str) -> None:
    _, playing = take("b6", "b5", ["c3"], ["the_police_informer", "threat"], king=king, stress=5)
    assert playing.lost == lost


@pytest.mark.rule("CNC-OCC-04", "CNC-Q-75", "CNC-OCC-06")
def test_troops_of_the_sector_below_are_lost_for_sabotage() -> None:
    game, playing = take(
        "b6", "b5", ["c3"], ["the_police_informer", "threat"], norwegians={"d5": 2, "d3": 1, "d6": 1}, stress=5
    )
    assert (playing.prompt, game.path) == ("sabotage", ["move", "occupation b6"])
    playing.choose("recruit").choose("recruit")
    assert standing(game, game.norwegians) == {"d3": 1, "d6": 1}


@pytest.mark.rule("CNC-OCC-05", "CNC-Q-72")
def test_an_occupied_town_is_no_longer_bombed() -> None:
    game, _ = take("b6", "b5", ["c3"], ["the_police_informer", "threat"], bombed="b6", stress=5)
    assert game.bombed == -1


@pytest.mark.rule("CNC-OCC-07")
def test_the_last_troop_of_the_town_may_be_the_garrison() -> None:
    game, _ = move(["the_police_informer"], regulars={"c2": 1}, king="d16", stress=5)
    assert (game.towns[0], standing(game, game.regulars)) == (1, {})


@pytest.mark.rule("CNC-OCC-02", "CNC-RETREAT-07", "CNC-RETREAT-09", "CNC-OCC-01")
def test_a_town_falls_after_a_lost_battle() -> None:
    game, playing = move(
        ["the_police_informer", "threat"],
        regulars={"b5": 3},
        norwegians={"b6": 1},
        towns={"c3": "occupied"},
        king="d16",
        population=0,
        stress=5,
    )
    playing.choose("retreat").choose("spare")
    assert (game.towns[1], standing(game, game.regulars)) == (1, {"b6": 1})
    held, playing = move(
        regulars={"b5": 2}, norwegians={"b6": 1}, towns={"c3": "occupied"}, king="d16", population=0, loyalty=2
    )
    playing.choose("retreat").choose("spend")
    assert held.towns[1] == 0


@pytest.mark.rule("CNC-Q-106", "CNC-OCC-02")
def test_no_occupation_when_the_escape_removed_the_last_german() -> None:
    game, playing = move(regulars={"b5": 2}, norwegians={"b6": 1}, king="b6", towns={"c3": "occupied"}, population=0)
    playing.choose("retreat").choose("spare").choose("go", "c6")
    assert (game.towns[1], standing(game, game.regulars), game.pressure) == (0, {}, 1)


@pytest.mark.rule("CNC-Q-61", "CNC-GMOVE-09")
def test_a_town_that_the_king_has_fled_is_occupied_last() -> None:
    game, playing = move(
        ["the_police_informer", "threat"], regulars={"b5": 3}, king="b6", towns={"c3": "occupied"}, stress=5
    )
    playing.choose("flee").choose("go", "c6")
    assert (game.towns[1], standing(game, game.regulars)) == (1, {"b6": 1})


@pytest.mark.rule("CNC-Q-105")
def test_ruins_after_a_battle() -> None:
    game, playing = move(
        regulars={"b5": 4}, norwegians={"b6": 1}, towns={"c3": "occupied", "b6": "destroyed"}, king="d16", population=0
    )
    playing.choose("retreat").choose("spare")
    assert (game.towns[1], standing(game, game.regulars), "occupation.ruins" in keys(game)) == (1, {"b6": 2}, True)


@pytest.mark.rule("CNC-Q-99", "CNC-DANGER-10", "CNC-Q-100")
def test_what_an_occupation_causes_comes_when_the_move_is_over() -> None:
    """Elverum: Threat enters 8 with nobody left among the people. The second Move waits for the whole first one."""
    game, _ = take(
        "c9",
        "c8",
        ["c3", "b6"],
        ["the_police_informer", "threat"],
        threat=7,
        stress=9,
        population=0,
        evacuation=[1],
        hurried=True,
    )
    told = [
        key for key in keys(game) if key in ("occupation.taken", "threat.no_die", "pressure.added", "move.regulars")
    ]
    assert told == ["move.regulars", "occupation.taken", "threat.no_die", "pressure.added", "move.regulars"]
    assert standing(game, game.regulars) == {"c10": 1}


@pytest.mark.rule("CNC-Q-100", "CNC-Q-99")
def test_with_all_order_tiles_turned_the_track_brings_a_move() -> None:
    actions = ["move", "reinforcements", "morale", "collaborator", "chaos", "threat"]
    frame = {str(position): action for position, action in enumerate(actions, start=7)}
    game, _ = take("b6", "b5", ["c3"], ["the_police_informer"], frame=frame, stress=5, hurried=True)
    assert standing(game, game.regulars) == {"b7": 1}


@pytest.mark.rule("CNC-RETREAT-04", "CNC-RETREAT-05")
def test_the_log_tells_of_lost_troops_only_where_some_are_lost() -> None:
    game, playing = move(regulars={"b7": 2}, king="c7", black=True)
    playing.then("retreat", "spare")
    assert (playing.prompt, game.sabotage) == ("escape", [])
    assert "battle.troops_lost" not in keys(game)


@pytest.mark.rule("CNC-OCC-04")
def test_the_log_tells_of_a_cleared_sector_only_where_somebody_stood() -> None:
    told: dict[str, Any] = {"regulars": {"b5": 2}, "norwegians": {"b8": 1}, "towns": {"c3": "occupied"}}
    game, _ = move(["the_police_informer", "stress"], **told)
    assert "occupation.taken" in keys(game)
    assert "occupation.cleared" not in keys(game)


@pytest.mark.rule("CNC-Q-103", "CNC-Q-90")
def test_a_card_may_lead_all_troops_out_of_their_battles() -> None:
    hand = ["terningmoen_recruits", "farmstead", "radio_message"]
    game, playing = move(regulars={"c4": 2, "c10": 2}, norwegians={"c5": 1, "d10": 1}, hand=hand)
    assert playing.options[:2] == [("fight", "d10"), ("fight", "c5")]
    playing.choose("play", "terningmoen_recruits", 2)
    playing.then(("march", "c5", "d5", 1), ("march", "d10", "d9", 1), ("march", "d9", "c9", 1))
    assert (playing.asked, game.arrivals) == (None, [])
    assert on_map(game) == ({"c5": 2, "d10": 2}, {}, {"d5": 1, "c9": 1})


@pytest.mark.rule("CNC-BATTLE-01", "CNC-BATTLE-05")
def test_whoever_stood_there_before_does_not_attack() -> None:
    """A card may have left the King with Paratroopers."""
    game, playing = move(king="c14", norwegians={"c14": 1}, paratroopers={"c14": 1}, regulars={"c4": 1})
    assert playing.questions == []
    assert on_map(game) == ({"c5": 1}, {"c14": 1}, {"c14": 1})


@pytest.mark.rule("CNC-Q-63", "CNC-ESCAPE-13")
def test_paratroopers_become_regular_when_the_king_flees_too() -> None:
    game, playing = move(king="c7", regulars={"b7": 1}, paratroopers={"c6": 1}, evacuation=[])
    playing.choose("flee")
    assert on_map(game)[:2] == ({"c7": 2}, {})
    playing.choose("go", "c8")
    assert playing.options == [("remove", "regular", "b7"), ("remove", "regular", "c6")]


@pytest.mark.rule("CNC-RETREAT-07", "CNC-Q-106")
def test_oslo_falls_after_a_lost_battle() -> None:
    game, playing = move(["the_police_informer"], norwegians={"c3": 1}, regulars={"c2": 2}, population=0)
    playing.then("retreat", "spare")
    # The last of them is the garrison.
    assert (game.towns[0], on_map(game)) == (OCCUPIED, ({}, {}, {}))


@pytest.mark.rule("CNC-Q-74", "CNC-HELL-04")
def test_who_goes_back_makes_those_regular_who_came_there_meanwhile() -> None:
    told: dict[str, Any] = {"regulars": {"c5": 2}, "paratroopers": {"c4": 1}, "norwegians": {"b5": 1}, "king": "c14"}
    game, playing = move(hand=["rifle_club"], loyalty=1, hurried=True, **told)
    assert on_map(game)[:2] == ({"b5": 2}, {"c5": 1})
    playing.then(("support", "rifle_club"), "spare")
    assert on_map(game) == ({"c5": 2}, {}, {"b5": 1})
    assert keys(game)[-2:] == ["move.joined", "battle.back"]
