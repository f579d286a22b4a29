"""What the tiles do: Army Orders, Sabotage, Fire, Inspire, Order, Repeat, Rest, Strategise, Upgrade."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.army import army_orders
from motstand.games.crown_and_courage.execute import execute
from motstand.games.crown_and_courage.sabotage import can_sabotage, sabotage, sabotages, weaken_all
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import repeatable
from tests.games.crown_and_courage.table import Playing, keys, laid_out, play, rules, standing

QUIET: dict[str, Any] = {"norwegians": {}, "regulars": {}}


def resolved(tile: str, fate: list[Any] | None = None, square: str = "r2c2", **told: Any) -> tuple[Crown, Playing]:
    """A tile with its own face up is being resolved."""
    grid = {square: tile, **told.pop("grid", {})}
    game = laid_out(grid=grid, primary=square, **told)
    return game, play(execute(game), fate).choose("resolve", square)


# -- Army Orders ----------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-30", "CNC-ARMY-01", "CNC-ARMY-02", "CNC-ARMY-03", "CNC-MAP-04")
def test_troops_gather_at_an_empty_centre() -> None:
    game = laid_out(norwegians={"d5": 1}, regulars={"b9": 1}, paratroopers={"a7": 1}, king="a10")
    playing = play(army_orders(game, 1, "CNC-DAWN-01"))
    centres = {option[1] for option in playing.options if option[0] == "mobilise"}
    assert "a5" in centres
    assert not centres & {"d5", "b9", "a7", "a10", "c9"}
    playing.choose("mobilise", "a5")
    assert standing(game, game.norwegians) == {"d5": 1, "a5": 1}


@pytest.mark.rule("CNC-ARMY-04")
def test_without_a_troop_in_the_supply_nobody_gathers() -> None:
    game = laid_out(norwegians={"c9": 8}, regulars={})
    assert {option[0] for option in play(army_orders(game, 1, "CNC-DAWN-01")).options} == {"march"}


@pytest.mark.rule("CNC-EX-31", "CNC-ARMY-05", "CNC-ARMY-07", "CNC-ARMY-08")
def test_troops_go_where_no_german_and_no_bomb_is() -> None:
    game = laid_out(norwegians={"b9": 1}, paratroopers={"a9": 1}, regulars={}, bombed="c9", king="d14")
    playing = play(army_orders(game, 1, "CNC-DAWN-01"))
    assert {option[2] for option in playing.options if option[0] == "march"} == {"b8", "b10"}


@pytest.mark.rule("CNC-ARMY-08", "CNC-Q-84")
def test_troops_enter_ruins_but_no_occupied_town() -> None:
    game = laid_out(norwegians={"c8": 1}, regulars={}, towns={"c9": "occupied"})
    assert not play(army_orders(game, 1, "CNC-DAWN-01")).offers("march", "c8", "c9")
    game = laid_out(norwegians={"c8": 1}, regulars={}, towns={"c9": "destroyed"})
    assert play(army_orders(game, 1, "CNC-DAWN-01")).offers("march", "c8", "c9")


@pytest.mark.rule("CNC-ARMY-09", "CNC-MAP-02")
def test_troops_enter_neither_red_spaces_nor_freedom() -> None:
    game = laid_out(norwegians={"c3": 1, "c16": 1}, regulars={}, king="d14")
    ends = {option[2] for option in play(army_orders(game, 1, "CNC-DAWN-01")).options if option[0] == "march"}
    assert ends == {"b3", "d3", "c4", "b16", "d16", "c15"}


@pytest.mark.rule("CNC-ARMY-06")
def test_all_or_some_of_an_army_move_together() -> None:
    game = laid_out(norwegians={"c9": 3}, regulars={}, king="d14")
    playing = play(army_orders(game, 1, "CNC-DAWN-01"))
    assert {option[3] for option in playing.options if option[:3] == ("march", "c9", "c8")} == {1, 2, 3}
    playing.choose("march", "c9", "c8", 2)
    assert standing(game, game.norwegians) == {"c9": 1, "c8": 2}


@pytest.mark.rule("CNC-ARMY-10", "CNC-Q-44", "CNC-ARMY-01")
def test_orders_are_not_optional_but_lost_where_none_is_possible() -> None:
    game = laid_out(norwegians={"c9": 1}, regulars={}, king="d14")
    playing = play(army_orders(game, 2, "CNC-DAWN-01"))
    assert {option[0] for option in playing.options} == {"mobilise", "march"}
    playing.choose("mobilise", "a5").choose("march", "c9", "c8", 1)
    assert playing.asked is None
    centres = ["a5", "d5", "a7", "d7", "b9", "a10", "b12", "a14"]
    stuck = laid_out(norwegians={}, regulars=dict.fromkeys(centres, 1), king="d14")
    assert play(army_orders(stuck, 2, "CNC-DAWN-01")).asked is None


# -- Sabotage -------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-SAB-01", "CNC-SAB-02", "CNC-Q-107")
def test_recruit() -> None:
    game, playing = resolved("sabotage_1", sabotage=[], **QUIET)
    assert playing.options == [("recruit",)]
    playing.choose("recruit")
    assert (game.sabotage, game.population) == ([1], 5)


@pytest.mark.rule("CNC-EX-27", "CNC-SAB-03", "CNC-SAB-04")
def test_recruits_are_trained_by_the_loyalty() -> None:
    game, playing = resolved("sabotage_1", loyalty=2, sabotage=[1, 4, 5, 6], population=0, **QUIET)
    playing.choose("train")
    assert game.sabotage == [3, 6, 6, 6]


@pytest.mark.rule("CNC-Q-107", "CNC-SAB-04")
@pytest.mark.parametrize(("loyalty", "dice"), [(0, [1]), (2, [6]), (2, [])])
def test_training_has_to_change_something(loyalty: int, dice: list[int]) -> None:
    _, playing = resolved("sabotage_1", loyalty=loyalty, sabotage=dice, **QUIET)
    assert not playing.offers("train")


@pytest.mark.rule("CNC-EX-28", "CNC-SAB-05", "CNC-SAB-06", "CNC-SAB-07", "CNC-Q-37", "CNC-Q-38")
def test_an_agent_goes_to_an_open_german_tile_without_a_die() -> None:
    game, playing = resolved(
        "sabotage_1",
        sabotage=[4],
        frame={"1": "paratrooper", "2": "stress", "8": "threat"},
        saboteurs={"2": 3},
        push_action="move",
        **QUIET,
    )
    assert {option[1:] for option in playing.options if option[0] == "send"} == {(4, 1), (4, 8)}
    playing.choose("send", 4, 1)
    assert (game.saboteurs[1], game.sabotage) == (4, [])


@pytest.mark.rule("CNC-SAB-08", "CNC-Q-107")
def test_supplies_are_smuggled_to_a_die_below_six() -> None:
    game, playing = resolved("sabotage_1", frame={"1": "move", "2": "stress"}, saboteurs={"1": 5, "2": 6}, **QUIET)
    assert [option for option in playing.options if option[0] == "smuggle"] == [("smuggle", 1)]
    playing.choose("smuggle", 1)
    assert game.saboteurs[1] == 6


@pytest.mark.rule("CNC-SAB-09", "CNC-SAB-10")
@pytest.mark.parametrize(("tile", "times"), [("sabotage_1", 1), ("sabotage_2", 2), ("sabotage_3", 3)])
def test_higher_levels_give_more_sabotage(tile: str, times: int) -> None:
    game, playing = resolved(tile, **QUIET)
    for _ in range(times):
        playing.choose("recruit")
    assert (playing.asked, len(game.sabotage)) == (None, times)


@pytest.mark.rule("CNC-Q-67", "CNC-Q-107")
def test_sabotage_that_is_impossible_is_lost() -> None:
    game = laid_out(population=1, loyalty=0, **QUIET)
    playing = play(sabotage(game, 3, "CNC-RETREAT-04")).choose("recruit")
    assert (playing.asked, game.sabotage) == (None, [1])


@pytest.mark.rule("CNC-OCC-15", "CNC-Q-43", "CNC-Q-05")
def test_all_sabotage_dice_go_down() -> None:
    game = laid_out(sabotage=[1, 3], frame={"1": "move", "2": "stress"}, saboteurs={"1": 1, "2": 4}, **QUIET)
    people = game.population
    weaken_all(game, "CNC-OCC-15")
    assert (game.sabotage, game.saboteurs[1], game.saboteurs[2]) == ([2], 0, 3)
    assert game.population == people + 2


# -- Fire -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-FIRE-01", "CNC-Q-51")
def test_fire_hits_in_the_sector_of_a_troop() -> None:
    game, playing = resolved(
        "fire_1", norwegians={"c9": 1}, regulars={"c8": 2, "c7": 1}, paratroopers={"a9": 1}, king="c6"
    )
    assert set(playing.options) == {("fire", "c8", "regular"), ("fire", "a9", "paratrooper")}
    playing.choose("fire", "a9", "paratrooper")
    assert (sum(game.paratroopers), game.german_supply()) == (0, 10)


@pytest.mark.rule("CNC-FIRE-02")
def test_fire_two_reaches_the_next_sectors() -> None:
    _, playing = resolved("fire_2", norwegians={"c9": 1}, regulars={"c8": 1, "c7": 1, "c10": 1, "d11": 1}, king="d14")
    assert {option[1] for option in playing.options} == {"c8", "c7", "c10"}


@pytest.mark.rule("CNC-FIRE-03", "CNC-FIRE-04", "CNC-Q-104")
def test_fire_three_draws_a_card() -> None:
    game, playing = resolved("fire_3", ["farmstead"], norwegians={"c9": 1}, regulars={"c8": 1}, king="d14")
    playing.choose("fire", "c8")
    assert (game.hand, sum(game.regulars)) == (["farmstead"], 0)


@pytest.mark.rule("CNC-Q-104", "CNC-FIRE-03", "CNC-FLOW-13")
def test_a_card_that_takes_the_last_target_leaves_no_card_to_draw() -> None:
    game, playing = resolved(
        "fire_3", norwegians={"c9": 1}, regulars={"c8": 1}, king="d14", hand=["rifle_club", "farmstead"]
    )
    playing.choose("play", "rifle_club", 1).choose("fire", "c8")
    assert (game.hand, playing.asked) == ([], None)


@pytest.mark.rule("CNC-Q-104", "CNC-REPEAT-03", "CNC-FLOW-13")
def test_a_card_that_leaves_nothing_to_repeat_leaves_no_card_to_draw() -> None:
    """Only Rest could be repeated, and there is no Stress left to lose."""
    game, playing = resolved(
        "repeat_3", grid={"r1c1": "rest_1"}, stress=5, threat=3, hand=["farmstead", "blown_bridge"], **QUIET
    )
    playing.choose("play", "farmstead", 1)
    assert (game.stress, game.hand, playing.asked) == (4, [], None)


# -- Inspire, Rest, Strategise --------------------------------------------------------------------------


@pytest.mark.rule("CNC-INSPIRE-01", "CNC-INSPIRE-02", "CNC-INSPIRE-03")
@pytest.mark.parametrize(("tile", "gains", "cards"), [("inspire_1", 1, 0), ("inspire_2", 2, 0), ("inspire_3", 2, 1)])
def test_inspire(tile: str, gains: int, cards: int) -> None:
    game, playing = resolved(tile, ["farmstead"] * cards, loyalty=0)
    for _ in range(gains):
        playing.choose("up")
    assert (game.loyalty(), len(game.hand), playing.asked) == (gains, cards, None)


@pytest.mark.rule("CNC-REST-01", "CNC-REST-02", "CNC-REST-03")
@pytest.mark.parametrize(("tile", "stress"), [("rest_1", 8), ("rest_2", 7), ("rest_3", 6)])
def test_rest(tile: str, stress: int) -> None:
    game, _ = resolved(tile, stress=10, threat=3)
    assert game.stress == stress


@pytest.mark.rule("CNC-STRAT-01", "CNC-STRAT-03", "CNC-STRAT-04", "CNC-Q-50")
def test_strategise() -> None:
    game, _ = resolved("strategise_1", ["farmstead", "rifle_club"])
    assert game.hand == ["farmstead", "rifle_club"]
    game, playing = resolved("strategise_2", ["farmstead", "rifle_club", "ski_patrol"], hand=["home_front"])
    assert {option[1] for option in playing.options} == {"home_front", "farmstead", "rifle_club", "ski_patrol"}
    playing.choose("discard", "home_front")
    assert game.hand == ["farmstead", "rifle_club", "ski_patrol"]
    game, playing = resolved("strategise_3", ["farmstead", "rifle_club", "ski_patrol"])
    assert (len(game.hand), playing.asked) == (3, None)


# -- Order ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-ORDER-01", "CNC-ORDER-02", "CNC-ORDER-03", "CNC-ORDER-04")
@pytest.mark.parametrize(("tile", "paid"), [("order_1", 1), ("order_2", 0), ("order_3", 0)])
def test_an_order_is_cheaper(tile: str, paid: int) -> None:
    hand = ["roadblock_at_midtskogen", "radio_message", "farmstead"]
    game, playing = resolved(tile, hand=hand)
    playing.choose("order", "roadblock_at_midtskogen", 1)
    if paid:
        playing.choose("discard", "farmstead")
    assert (len(game.discards), game.halts) == (1 + paid, 1)


@pytest.mark.rule("CNC-ORDER-01", "CNC-Q-52")
def test_gold_and_collaborators_can_be_ordered() -> None:
    game, playing = resolved("order_3", hand=["gold_reserve_truck", "the_police_informer"], loyalty=2)
    assert playing.offers("order", "the_police_informer")
    playing.choose("order", "gold_reserve_truck", 1)
    assert (game.evacuated, game.discards) == (["gold_reserve_truck"], [])


@pytest.mark.rule("CNC-ORDER-01", "CNC-CARD-02")
def test_an_order_still_has_to_be_payable() -> None:
    _, playing = resolved("order_1", hand=["gold_reserve_truck", "radio_message"])
    assert not playing.offers("order", "gold_reserve_truck")


# -- Repeat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-26", "CNC-REPEAT-01", "CNC-REPEAT-04", "CNC-REPEAT-05", "CNC-Q-48")
def test_repeat_takes_a_tile_of_its_row_or_column() -> None:
    game, playing = resolved(
        "repeat_1",
        grid={"r2c1": "rest_2", "r1c2": "inspire_1", "r1c1": "strategise_1"},
        army=["r1c2"],
        supports=["r2c1"],
        stress=10,
        norwegians={"c9": 1},
        regulars={},
    )
    assert {option[1] for option in playing.options if option[0] == "repeat"} == {"r2c1", "r1c2"}
    playing.choose("repeat", "r2c1")
    assert (game.stress, game.supports) == (7, [3])
    play(execute(game)).choose("resolve", "r2c1")
    assert game.stress == 4
    _, army = resolved("repeat_1", grid={"r1c2": "inspire_1"}, army=["r1c2"], norwegians={"c9": 1}, regulars={})
    assert army.choose("repeat", "r1c2").prompt == "army"


@pytest.mark.rule("CNC-REPEAT-02", "CNC-REPEAT-03")
def test_higher_repeats_reach_the_whole_grid() -> None:
    _, anywhere = resolved("repeat_2", grid={"r1c1": "strategise_1"}, fate=["farmstead", "rifle_club"])
    assert anywhere.offers("repeat", "r1c1")
    game, playing = resolved("repeat_3", ["farmstead"], grid={"r1c1": "rest_1"}, stress=10)
    playing.choose("repeat", "r1c1")
    assert (game.stress, game.hand) == (8, ["farmstead"])


@pytest.mark.rule("CNC-Q-47", "CNC-Q-30")
def test_repeat_copies_no_chaos_and_nothing_impossible() -> None:
    game = laid_out(grid={"r2c2": "repeat_2", "r1c1": "chaos", "r3c3": "fire_1"}, primary="r2c2", **QUIET)
    assert play(execute(game)).options == [("skip", "r2c2")]


# -- Upgrade --------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-29", "CNC-UPG-01", "CNC-UPG-04", "CNC-UPG-05")
def test_upgrade_takes_a_tile_to_the_next_level_where_it_lies() -> None:
    game, playing = resolved(
        "upgrade_1",
        grid={"r1c1": "strategise_1", "r3c3": "rest_2", "r1c3": "chaos"},
        army=["r1c1"],
        supports=["r1c1"],
        display=["evacuate_1", ".", "chaos"],
        bag=["fire_1"],
    )
    assert {option[1] for option in playing.options} == {"r2c2", "r1c1", "top"}
    playing.choose("upgrade", "r1c1")
    assert (game.grid[0], game.army_side[0], game.supports) == ("strategise_2", True, [0])
    assert rules(game)[-1] == "CNC-UPG-01"


@pytest.mark.rule("CNC-UPG-01", "CNC-UPG-02", "CNC-UPG-03")
def test_upgrade_two_reaches_level_three() -> None:
    for tile in ("upgrade_2", "upgrade_3"):
        game, playing = resolved(tile, grid={"r3c3": "rest_2", "r1c1": "fire_3"}, display=["evacuate_2", ".", "."])
        assert not playing.offers("upgrade", "r1c1")
        playing.choose("upgrade_plan", "top")
        assert game.display[0] == "evacuate_3"


@pytest.mark.rule("CNC-Q-46", "CNC-TILE-05")
def test_upgrade_may_upgrade_itself() -> None:
    game, playing = resolved("upgrade_1")
    playing.choose("upgrade", "r2c2")
    assert game.grid[4] == "upgrade_2"
    assert "upgraded" in keys(game)


@pytest.mark.rule("CNC-Q-45")
def test_an_upgraded_tile_is_resolved_at_its_new_level() -> None:
    game = laid_out(
        grid={"r1c1": "upgrade_1", "r1c2": "rest_1"}, primary="r1c1", supports=["r1c2"], stress=10, threat=3
    )
    play(execute(game)).choose("resolve", "r1c1").choose("upgrade", "r1c2")
    play(execute(game)).choose("resolve", "r1c2")
    assert game.stress == 7


@pytest.mark.rule("CNC-Q-47", "CNC-REPEAT-01")
def test_no_repeat_is_repeated() -> None:
    grid = {"r2c2": "repeat_2", "r2c3": "repeat_1", "r1c1": "inspire_1", "r1c3": "repeat_2"}
    game = laid_out(grid=grid, **QUIET)
    assert repeatable(game, "grid", 4) == [("repeat", "r1c1")]


@pytest.mark.rule("CNC-SAB-05", "CNC-SAB-08")
def test_sabotage_reaches_every_position_of_the_frame() -> None:
    faces = ["move", "paratrooper", "reinforcements", "stress", "threat", "bombing"]
    orders = ["move", "reinforcements", "morale", "collaborator", "chaos", "threat"]
    frame = {str(position): action for position, action in enumerate([*faces, *orders], start=1)}
    game = laid_out(frame=frame, sabotage=[2], population=0, loyalty=0, **QUIET)
    assert sabotages(game) == [("send", 2, position) for position in range(1, 13)]
    game.sabotage = []
    game.saboteurs = [0] + [5] * 12
    assert sabotages(game) == [("smuggle", position) for position in range(1, 13)]


@pytest.mark.rule("CNC-OCC-15", "CNC-Q-43")
def test_dice_go_down_only_where_there_are_any() -> None:
    game = laid_out(sabotage=[], frame={"2": "stress", "12": "threat"}, saboteurs={"2": 4, "12": 2}, **QUIET)
    weaken_all(game, "CNC-OCC-15")
    assert game.saboteurs == [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert keys(game) == ["sabotage.weakened", "sabotage.weakened"]


@pytest.mark.rule("CNC-SAB-01", "CNC-Q-67")
@pytest.mark.parametrize(
    ("told", "possible"),
    [
        ({"population": 1}, ["recruit"]),
        ({"population": 0, "sabotage": [3], "loyalty": 1}, ["train"]),
        ({"population": 0, "sabotage": [6], "frame": {"1": "stress"}, "loyalty": 1}, ["send"]),
        ({"population": 0, "frame": {"1": "stress"}, "saboteurs": {"1": 2}}, ["smuggle"]),
        ({"population": 0, "sabotage": [6], "loyalty": 1}, []),
    ],
)
def test_each_sabotage_action_alone_is_enough(told: dict[str, Any], possible: list[str]) -> None:
    game = laid_out(**told, **QUIET)
    assert [option[0] for option in sabotages(game)] == possible
    assert can_sabotage(game) is bool(possible)
