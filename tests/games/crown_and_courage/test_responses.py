"""Order of Operations, the two German responses, Execute Orders and Report (CNC-OPS to CNC-REPORT)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.chain import chains
from motstand.games.crown_and_courage.execute import execute
from motstand.games.crown_and_courage.main_response import comes_to_a_tile, main_response, main_response_tile
from motstand.games.crown_and_courage.operations import operations
from motstand.games.crown_and_courage.quick_response import momentum, quick_response, quick_response_die
from motstand.games.crown_and_courage.report import report
from motstand.games.crown_and_courage.state import Crown
from tests.games.crown_and_courage.table import FULL, Playing, keys, laid_out, play, standing

CROSS = {"r1c2": "fire_1", "r2c1": "rest_1", "r2c2": "inspire_1", "r3c2": "order_1"}
QUIET: dict[str, Any] = {"norwegians": {}, "regulars": {}, "paratroopers": {}}


def operating(line: str, **told: Any) -> tuple[Crown, Playing]:
    told.setdefault("grid", CROSS)
    told.setdefault("primary", "r2c2")
    game = laid_out(phase="operations", **told)
    return game, play(operations(game)).choose("activate", line)


@pytest.mark.rule("CNC-EX-05", "CNC-OPS-01", "CNC-OPS-02", "CNC-OPS-03", "CNC-OPS-04")
def test_only_tiles_of_the_active_line_are_supported() -> None:
    game, _ = operating("column")
    assert game.supports == [1, 7]
    other, _ = operating("row")
    assert other.supports == [3]


@pytest.mark.rule("CNC-EX-06", "CNC-EX-07", "CNC-OPS-06", "CNC-OPS-07", "CNC-OPS-09", "CNC-OPS-10", "CNC-Q-11")
def test_three_tiles_in_line_uncover_the_quick_response() -> None:
    game, playing = operating("column")
    assert (game.primary, game.supports, game.frame_piece) == (4, [1, 7], 8)
    assert playing.result == "quick response"
    _, two = operating("row")
    assert two.result == "main response"


@pytest.mark.rule("CNC-OPS-05")
def test_chaos_is_supported_too() -> None:
    game, _ = operating("row", grid={"r2c1": "chaos", "r2c2": "rest_1"})
    assert game.supports == [3]


@pytest.mark.rule("CNC-OPS-07", "CNC-OPS-08", "CNC-GRID-02", "CNC-Q-17")
def test_the_frame_piece_needs_army_orders() -> None:
    game, _ = operating("row")
    assert game.frame_piece == 11
    turned, _ = operating("row", frame={"11": "stress"})
    assert turned.frame_piece == 0


# -- Quick Response -------------------------------------------------------------------------------------


def respond(game: Crown, fate: list[Any]) -> None:
    """The whole Quick Response."""
    playing = play(quick_response(game), fate)
    while playing.result != "main response":
        step = {"quick response die": quick_response_die, "momentum": momentum}[playing.result]
        playing = play(step(game), playing.fate)
        assert playing.outcome is None
    assert not playing.fate


@pytest.mark.rule("CNC-EX-08", "CNC-QR-01", "CNC-QR-02", "CNC-QR-03", "CNC-QR-04", "CNC-QR-05", "CNC-QR-06", "CNC-Q-42")
def test_all_dice_are_rolled_and_handled_in_ascending_order() -> None:
    game = laid_out(
        frame={"1": "paratrooper"},
        saboteurs={"1": 3},
        quick_dice=1,
        momentum=2,
        regulars={"c8": 1},
        norwegians={},
        king="d14",
    )
    respond(game, [(3, 1), "move"])
    assert game.saboteurs[1] == 3
    assert game.frame[3] == "move"
    assert game.momentum == 1
    assert keys(game)[:2] == ["quick_response.rolled", "german.dropped"]
    # A Move of the die and one of the Momentum: two steps along the road from C8, where Elverum falls.
    assert keys(game).count("move.regulars") == 1
    assert "occupation.taken" in keys(game)


@pytest.mark.rule("CNC-Q-33")
def test_equal_dice_resolve_the_tile_once_each() -> None:
    game = laid_out(frame={"4": "stress"}, quick_dice=1, momentum=0, stress=5, threat=3, **QUIET)
    respond(game, [(4, 4)])
    assert game.stress == 7


@pytest.mark.rule("CNC-QR-07")
def test_without_momentum_there_is_no_extra_move() -> None:
    game = laid_out(frame={"4": "stress"}, momentum=0, regulars={"c5": 1}, norwegians={})
    respond(game, [4])
    assert (game.momentum, standing(game, game.regulars)) == (0, {"c5": 1})


@pytest.mark.rule("CNC-QR-06", "CNC-Q-42")
def test_momentum_moves_and_falls_whatever_die_lies_on_move() -> None:
    game = laid_out(
        frame={"4": "stress", "1": "move"}, saboteurs={"1": 6}, momentum=3, regulars={"c5": 1}, norwegians={}
    )
    respond(game, [4])
    assert (game.momentum, standing(game, game.regulars), game.saboteurs[1]) == (2, {"b5": 1}, 6)


@pytest.mark.rule("CNC-Q-34")
def test_chaos_needs_no_symbol_in_a_quick_response() -> None:
    """Order tiles are never reached by a die; a face that is turned up there is resolved all the same."""
    full = {"r1c1": "rest_1", "r2c1": "fire_1", "r3c1": "order_1"}
    game = laid_out(grid=full, bag=[], **QUIET)
    from motstand.games.crown_and_courage.causes import cause

    reserve = game.chaos_reserve
    play(cause(game, "chaos"))
    assert (game.chaos_reserve, game.bag.rest.count("chaos")) == (reserve - 1, 1)


# -- Main Response --------------------------------------------------------------------------------------


def main(game: Crown, fate: list[Any] | None = None) -> None:
    """The whole Main Response, without cards."""
    playing = play(main_response(game))
    left = list(fate or [])
    while playing.result != "execute":
        playing = play(main_response_tile(game), left)
        while playing.prompt == "before":
            playing.choose("go_on")
        left = playing.fate
        assert playing.asked is None
    assert not left


@pytest.mark.rule(
    "CNC-EX-09", "CNC-MAIN-01", "CNC-MAIN-02", "CNC-MAIN-05", "CNC-MAIN-06", "CNC-MAIN-07", "CNC-Q-16", "CNC-GERM-01"
)
def test_tiles_of_both_lines_are_resolved_by_symbols() -> None:
    game = laid_out(
        grid={"r2c2": "rest_1", "r3c2": "fire_1", "r2c1": "chaos", "r2c3": "order_1"},
        discs={"r2c1": 2},
        primary="r2c2",
        frame={"2": "threat", "5": "stress", "4": "move"},
        stress=6,
        threat=3,
        **QUIET,
    )
    main(game)
    assert (game.threat, game.stress) == (4, 8)
    assert [key for key in keys(game) if key.endswith("gained")] == ["threat.gained", "stress.gained", "stress.gained"]


@pytest.mark.rule("CNC-MAIN-08", "CNC-MAIN-07", "CNC-GRID-03")
def test_without_a_symbol_a_tile_is_not_resolved() -> None:
    grid = {"r1c1": "rest_1", "r2c1": "fire_1", "r3c1": "order_1", "r1c2": "inspire_1", "r1c3": "upgrade_1"}
    game = laid_out(grid=grid, primary="r1c1", frame={"1": "stress", "4": "threat"}, **QUIET)
    main(game)
    assert (game.stress, game.threat) == (6, 3)


@pytest.mark.rule("CNC-MAIN-04")
def test_a_face_down_tile_is_turned_up_and_resolved_once() -> None:
    game = laid_out(grid={"r1c1": "rest_1"}, primary="r1c1", stress=6, **QUIET)
    main(game, ["stress", "threat"])
    assert (game.frame[1], game.frame[4]) == ("stress", "threat")
    assert (game.stress, game.threat) == (7, 4)


@pytest.mark.rule("CNC-MAIN-03", "CNC-Q-37", "CNC-EX-32", "CNC-GERM-03", "CNC-GERM-04", "CNC-Q-35")
def test_turned_order_tiles_take_part_and_chaos_comes_once() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1"}, primary="r1c1", frame={"1": "stress", "4": "threat", "12": "chaos"}, bag=[], **QUIET
    )
    reserve = game.chaos_reserve
    main(game)
    assert (game.bag.rest, game.chaos_reserve) == (["chaos"], reserve - 1)


@pytest.mark.rule("CNC-GERM-03")
def test_chaos_needs_a_symbol_in_its_line() -> None:
    grid = {"r1c1": "rest_1", "r1c2": "fire_1", "r1c3": "order_1"}
    game = laid_out(grid=grid, primary="r1c1", frame={"1": "bombing", "4": "threat", "12": "chaos"}, bag=[], **QUIET)
    main(game)
    assert game.bag.rest == []


@pytest.mark.rule("CNC-EX-10", "CNC-MAIN-09", "CNC-EX-28", "CNC-SAB-06", "CNC-Q-39")
def test_a_sabotage_die_takes_the_place_of_resolutions() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1"},
        primary="r1c1",
        frame={"1": "paratrooper", "4": "threat"},
        saboteurs={"1": 3, "4": 6},
        regulars={"c5": 1},
        norwegians={},
    )
    main(game)
    assert (game.saboteurs[1], game.saboteurs[4]) == (1, 4)
    assert (sum(game.paratroopers), game.threat) == (0, 3)


@pytest.mark.rule("CNC-MAIN-10", "CNC-MAIN-11", "CNC-Q-40", "CNC-Q-39")
def test_a_die_that_is_used_up_goes_home_and_the_rest_is_resolved() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1"},
        primary="r1c1",
        frame={"1": "stress", "4": "bombing"},
        saboteurs={"1": 1, "4": 6},
        stress=6,
        **QUIET,
    )
    people = game.population
    main(game)
    assert (game.saboteurs[1], game.population, game.stress) == (0, people + 1, 7)


@pytest.mark.rule("CNC-EX-19", "CNC-MAIN-12", "CNC-RETREAT-04", "CNC-GMOVE-03")
def test_a_die_placed_between_two_resolutions_stops_the_second() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1"},
        primary="r1c1",
        frame={"1": "move", "4": "bombing"},
        saboteurs={"4": 6},
        sabotage=[2],
        regulars={"c5": 2},
        norwegians={"b5": 1},
        king="d14",
    )
    assert play(main_response(game)).result == "main response tile"
    battle = play(main_response_tile(game)).choose("retreat").choose("spare")
    assert battle.prompt == "sabotage"
    battle.choose("send", 2, 1)
    assert standing(game, game.regulars) == {"b5": 1}
    play(main_response_tile(game))
    assert standing(game, game.regulars) == {"b5": 1}
    assert game.saboteurs[1] == 1


@pytest.mark.rule("CNC-Q-101", "CNC-OCC-12")
def test_an_order_tile_turned_in_the_phase_is_resolved_when_its_number_comes() -> None:
    """Hamar falls at position 3; the Order tile at 7 is turned up and is in the line of the primary order."""
    game = laid_out(
        grid={"r1c3": "rest_1"},
        primary="r1c3",
        frame={"3": "move", "4": "bombing"},
        saboteurs={"4": 6},
        regulars={"b5": 2},
        norwegians={},
        king="d14",
        towns={"c3": "occupied"},
        stress=5,
        threat=3,
        loyalty=2,
    )
    main(game, ["the_police_informer", "stress"])
    assert game.frame[7] == "stress"
    # A Collaborator came with Oslo's line of the track; then the tile, by the two symbols of its column.
    assert game.stress == 8
    assert [entry.values["position"] for entry in game.log or [] if entry.key == "main_response.tile"] == [3, 4, 7]


@pytest.mark.rule("CNC-EVAC-16", "CNC-EVAC-17", "CNC-Q-49", "CNC-UPG-03", "CNC-Q-02")
@pytest.mark.parametrize(
    ("tile", "army", "skipped"),
    [
        ("evacuate_1", [], False),
        ("evacuate_2", [], True),
        ("evacuate_3", [], True),
        ("evacuate_2", ["r1c1"], False),
        ("upgrade_2", [], False),
        ("upgrade_3", [], True),
    ],
)
def test_some_primary_orders_skip_the_main_response(tile: str, army: list[str], skipped: bool) -> None:
    game = laid_out(grid={"r1c1": tile}, army=army, primary="r1c1", **QUIET)
    playing = play(main_response(game))
    assert playing.result == ("execute" if skipped else "main response tile")
    assert game.frame[1] == ""


@pytest.mark.rule("CNC-MAIN-12", "CNC-Q-90", "CNC-FLOW-13")
def test_a_card_before_a_resolution_can_still_stop_it() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1"},
        primary="r1c1",
        frame={"1": "stress", "4": "bombing"},
        saboteurs={"4": 6},
        sabotage=[1],
        hand=["home_front", "radio_message"],
        stress=6,
        **QUIET,
    )
    play(main_response(game))
    playing = play(main_response_tile(game))
    assert (playing.prompt, playing.rule) == ("before", "CNC-Q-90")
    playing.choose("play", "home_front", 1)
    playing.choose("send", 1, 1).choose("recruit")
    assert (game.saboteurs[1], game.stress) == (0, 6)


@pytest.mark.rule("CNC-Q-90")
def test_whoever_lets_it_happen_is_not_asked_again_in_this_response() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1"},
        primary="r1c1",
        frame={"1": "stress", "4": "stress"} | {"4": "threat"},
        hand=["radio_message"],
        stress=6,
        **QUIET,
    )
    play(main_response(game))
    asked = []
    result = "main response tile"
    while result == "main response tile":
        playing = play(main_response_tile(game))
        if playing.asked:
            asked.append(playing.prompt)
            playing.choose("hurry")
        result = playing.result
    assert asked == ["before"]
    assert not game.hurried


@pytest.mark.rule("CNC-Q-90", "CNC-QR-01")
def test_before_the_roll_a_player_who_let_the_plan_happen_is_asked_again() -> None:
    game = laid_out(hand=["radio_message"], **QUIET)
    game.hurried = True
    playing = play(quick_response(game))
    assert (playing.prompt, playing.offers("play", "radio_message")) == ("before", True)


# -- Execute Orders -------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-EX-11", "CNC-EXEC-01", "CNC-EXEC-02", "CNC-EXEC-03", "CNC-EXEC-04", "CNC-EXEC-05", "CNC-Q-20")
def test_tiles_with_a_piece_are_resolved_in_any_order() -> None:
    game = laid_out(
        grid={"r1c1": "rest_1", "r2c1": "inspire_1", "r3c1": "strategise_1"},
        primary="r1c1",
        supports=["r2c1", "r3c1"],
        frame_piece=9,
        stress=8,
        norwegians={"c9": 1},
    )
    playing = play(execute(game))
    assert {option[0] for option in playing.options} == {"resolve", "skip", "resolve_frame", "skip_frame"}
    playing.choose("resolve", "r1c1")
    assert (playing.result, game.stress, game.primary) == ("execute", 6, -1)
    play(execute(game)).choose("skip", "r3c1")
    assert (game.supports, game.hand) == ([3], [])
    orders = play(execute(game)).choose("resolve_frame", 9)
    assert (orders.prompt, game.frame_piece) == ("army", 0)
    orders.choose("march", "c9", "c8", 1)
    assert (orders.result, orders.asked) == ("execute", None)
    play(execute(game)).choose("resolve", "r2c1").choose("right").choose("decline")
    assert play(execute(game)).result == "report"


@pytest.mark.rule("CNC-EXEC-03", "CNC-Q-104", "CNC-TILE-01", "CNC-FIRE-04")
def test_what_cannot_be_resolved_can_only_be_passed_over() -> None:
    game = laid_out(grid={"r1c1": "fire_3", "r2c1": "chaos"}, primary="r1c1", supports=["r2c1"], **QUIET)
    playing = play(execute(game))
    assert playing.options == [("skip", "r1c1"), ("skip", "r2c1")]


@pytest.mark.rule("CNC-TILE-02", "CNC-TILE-03", "CNC-TILE-04", "CNC-ARMY-10", "CNC-Q-44")
def test_the_army_side_gives_its_orders_and_card() -> None:
    game = laid_out(grid={"r1c1": "fire_2"}, army=["r1c1"], primary="r1c1", norwegians={"c9": 1}, regulars={})
    playing = play(execute(game), ["farmstead"]).choose("resolve", "r1c1")
    playing.choose("mobilise", "a5").choose("march", "c9", "c8", 1)
    assert (playing.result, game.hand) == ("report", ["farmstead"])


# -- Report ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-REPORT-01", "CNC-FLOW-10", "CNC-FLOW-11", "CNC-FLOW-12")
def test_a_grid_with_room_means_a_new_turn() -> None:
    game = laid_out(grid={square: tile for square, tile in FULL.items() if square != "r3c3"})
    assert play(report(game)).result == "plan"
    assert game.grid[0] == "evacuate_2"


@pytest.mark.rule(
    "CNC-REPORT-02",
    "CNC-REPORT-03",
    "CNC-REPORT-04",
    "CNC-REPORT-05",
    "CNC-REPORT-06",
    "CNC-REPORT-07",
    "CNC-REPORT-08",
    "CNC-REPORT-09",
    "CNC-REPORT-11",
)
def test_regroup() -> None:
    game = laid_out(
        grid=FULL,
        army=["r1c2"],
        display=[".", "chaos", "upgrade_1"],
        discs={"r2c1": 2, "middle": 1},
        bag=[],
        hand=["farmstead"],
        saboteurs={"1": 2},
        frame={"1": "stress"},
    )
    reserve = game.chaos_reserve
    playing = play(report(game), ["chaos", "rest_2", "fire_1", "morale"])
    assert playing.result == "demands"
    assert game.grid == [""] * 9
    assert not any(game.army_side)
    assert (game.chaos_reserve, game.discs_left()) == (reserve + 1, 4)
    assert game.display == ["evacuate_2", "rest_2", "fire_1"]
    left = ["chaos", "inspire_1", "order_1", "repeat_1", "sabotage_1", "strategise_1", "upgrade_1"]
    assert sorted(game.bag.rest) == left
    assert game.frame[7] == "morale"
    assert (game.hand, game.saboteurs[1]) == (["farmstead"], 2)


@pytest.mark.rule("CNC-REPORT-05")
def test_evacuate_is_found_wherever_it_is() -> None:
    grid = {**FULL, "r1c1": "upgrade_1"}
    in_display = laid_out(grid=grid, display=[".", "evacuate_1", "."], bag=[])
    play(report(in_display), ["rest_2", "fire_1", "stress"])
    assert (in_display.display[0], in_display.bag.rest.count("evacuate_1")) == ("evacuate_1", 0)
    in_bag = laid_out(grid=grid, display=[".", ".", "."], bag=["evacuate_1"])
    play(report(in_bag), ["rest_2", "fire_1", "stress"])
    assert (in_bag.display[0], in_bag.bag.rest.count("evacuate_1")) == ("evacuate_1", 0)


@pytest.mark.rule("CNC-REPORT-10")
def test_when_all_order_tiles_are_turned_a_move_comes() -> None:
    actions = ["move", "reinforcements", "morale", "collaborator", "chaos", "threat"]
    frame = {str(position): action for position, action in enumerate(actions, start=7)}
    game = laid_out(grid=FULL, display=[".", ".", "upgrade_1"], bag=[], frame=frame, regulars={"c5": 1}, norwegians={})
    play(report(game), ["rest_2", "fire_1"])
    assert standing(game, game.regulars) == {"b5": 1}


# -- what is shown before a placement -------------------------------------------------------------------


def test_the_chain_of_a_placement_is_what_then_happens() -> None:
    told: dict[str, Any] = {
        "grid": {"r1c2": "fire_1", "r2c1": "chaos", "r3c2": "order_1"},
        "discs": {"r2c1": 2},
        "frame": {"2": "threat", "5": "stress"},
        "saboteurs": {"5": 1},
        **QUIET,
    }
    game = laid_out(placing="rest_1", phase="place", **told)
    chain = chains(game)["r2c2"]
    assert chain["lines"]["column"] == {"supports": ["r1c2", "r3c2"], "frame": 8, "quick_response": True}
    assert chain["lines"]["row"] == {"supports": ["r2c1"], "frame": 11, "quick_response": False}
    # Column 2 is covered; row 2 shows the symbol of r2c3 and two discs.
    assert chain["response"] == [{"position": 5, "action": "stress", "times": 3, "die": 1}]
    assert game.grid[4] == ""
    assert chains(laid_out()) == {}


# -- where the player is, and what is told ----------------------------------------------------------------------------


@pytest.mark.rule("CNC-QR-03")
def test_after_each_die_the_player_is_nowhere_else() -> None:
    told: dict[str, Any] = {"regulars": {"c5": 2}, "norwegians": {"b5": 1}, "population": 0}
    game = laid_out(rolled=[4, 4], frame={"4": "move"}, **told)
    playing = play(quick_response_die(game))
    assert game.path == ["quick_response", "move", "battle b5"]
    playing.then("retreat", "spare")
    assert (playing.result, game.path, game.rolled) == ("quick response die", [], [4])


@pytest.mark.rule("CNC-QR-06")
def test_the_move_of_the_momentum_is_a_part_of_the_quick_response() -> None:
    game = laid_out(momentum=1, regulars={"c5": 2}, norwegians={"b5": 1}, hand=[], population=0)
    playing = play(momentum(game))
    assert game.path == ["quick_response", "momentum", "move", "battle b5"]
    playing.then("retreat", "spare")
    assert (playing.result, game.path, game.momentum) == ("main response", [], 0)


@pytest.mark.rule("CNC-Q-90")
def test_each_response_asks_anew() -> None:
    for step in (momentum, main_response):
        game = laid_out(grid={"r1c1": "rest_1"}, primary="r1c1", hurried=True, momentum=0, **QUIET)
        play(step(game))
        assert not game.hurried


@pytest.mark.rule("CNC-EXEC-03")
def test_the_log_tells_what_was_passed_over() -> None:
    game = laid_out(grid={"r1c1": "rest_1"}, primary="r1c1", frame_piece=7, norwegians={"c9": 1}, stress=8)
    playing = play(execute(game)).choose("skip", "r1c1")
    assert (playing.result, game.primary, game.frame_piece) == ("execute", -1, 7)
    assert play(execute(game)).choose("skip_frame", 7).result == "report"
    assert keys(game) == ["execute.skipped", "execute.frame_skipped"]


@pytest.mark.rule("CNC-EXEC-01")
@pytest.mark.parametrize("square", ["r1c1", "r1c2"])
def test_one_tile_that_waits_is_enough_to_go_on(square: str) -> None:
    grid = {"r1c1": "rest_1", "r1c2": "rest_1", "r3c3": "rest_1"}
    game = laid_out(grid=grid, primary=square, supports=["r3c3"], stress=10)
    assert play(execute(game)).choose("skip", "r3c3").result == "execute"
    assert play(execute(game)).choose("skip", square).result == "report"


@pytest.mark.rule("CNC-MAIN-01", "CNC-MAIN-02", "CNC-MAIN-03", "CNC-GRID-02")
@pytest.mark.parametrize(("row", "column"), [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)])
def test_a_response_goes_to_the_two_german_tiles_of_its_lines(row: int, column: int) -> None:
    game = laid_out(grid={f"r{row}c{column}": "rest_1"}, primary=f"r{row}c{column}", frame={})
    visited = []
    while comes_to_a_tile(game):
        visited.append(game.position)
    assert visited == [column, 3 + row]
    game.frame = ["stress"] * 13
    game.position = 0
    while comes_to_a_tile(game):
        visited.append(game.position)
    assert visited[2:] == [column, 3 + row, 10 - column, 13 - row]


@pytest.mark.rule("CNC-MAIN-09", "CNC-Q-90")
def test_nobody_is_asked_before_a_resolution_that_a_die_stops() -> None:
    stopped: dict[str, Any] = {"frame": {"1": "stress", "4": "threat"}, "saboteurs": {"1": 1}}
    game = laid_out(grid={"r1c1": "rest_1"}, primary="r1c1", hand=["radio_message"], **stopped, **QUIET)
    play(main_response(game))
    assert play(main_response_tile(game)).questions == []
    assert game.saboteurs[1] == 0
    assert play(main_response_tile(game)).prompt == "before"
