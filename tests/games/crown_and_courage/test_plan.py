"""Phase 1, Today's Plan (CNC-PLAN), and what a tile can be placed for."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.plan import choose, objection_to_placing, place, plan
from motstand.games.crown_and_courage.state import Crown
from tests.games.crown_and_courage.table import Playing, keys, laid_out, play, standing


@pytest.mark.rule("CNC-EX-01", "CNC-PLAN-01", "CNC-PLAN-03", "CNC-PLAN-04", "CNC-PLAN-06", "CNC-PLAN-07")
def test_tiles_slide_down_and_one_is_drawn() -> None:
    game = laid_out(turn=1, display=["fire_1", "chaos", "."], bag=["rest_1", "order_1"])
    playing = play(plan(game), ["rest_1"])
    assert playing.result == "choose"
    assert game.display == ["rest_1", "fire_1", "chaos"]
    assert (game.display_discs, game.discs_left()) == ([0, 0, 1], 3)
    assert game.bag.rest == ["order_1"]


@pytest.mark.rule("CNC-PLAN-01")
def test_the_log_tells_which_turn_of_which_day_begins() -> None:
    game = laid_out(turn=8, day=2, display=["fire_1", ".", "."], bag=["rest_1"], king="c9", regulars={"c7": 2, "c4": 1})
    play(plan(game), ["rest_1"])
    begins = (game.log or [])[0]
    assert (begins.key, begins.values) == ("turn.begins", {"day": 2, "turn": 9, "king": "c9", "front": "c7"})


@pytest.mark.rule("CNC-PLAN-07")
def test_only_one_tile_is_drawn() -> None:
    game = laid_out(display=[".", ".", "fire_1"], bag=["rest_1", "order_1"])
    play(plan(game), ["order_1"])
    assert game.display == ["order_1", "", "fire_1"]


@pytest.mark.rule("CNC-PLAN-03", "CNC-PLAN-06")
def test_the_order_of_the_display_is_kept() -> None:
    game = laid_out(display=["fire_1", ".", "inspire_1"], bag=["rest_1"])
    play(plan(game), ["rest_1"])
    assert game.display == ["rest_1", "fire_1", "inspire_1"]


@pytest.mark.rule("CNC-PLAN-02")
def test_the_first_turn_neither_shifts_nor_draws() -> None:
    game = laid_out(turn=0, display=["evacuate_1", "chaos", "."])
    play(plan(game))
    assert (game.turn, game.display, game.display_discs) == (1, ["evacuate_1", "chaos", ""], [0, 0, 0])


@pytest.mark.rule("CNC-Q-28")
def test_a_chaos_tile_that_slides_two_spaces_gets_one_disc() -> None:
    game = laid_out(display=["chaos", ".", "."], bag=["rest_1"])
    play(plan(game), ["rest_1"])
    assert (game.display[2], game.display_discs) == ("chaos", [0, 0, 1])


@pytest.mark.rule("CNC-PLAN-04", "CNC-Q-29")
def test_chaos_that_stays_gets_no_disc_and_keeps_those_it_has() -> None:
    game = laid_out(display=[".", "chaos", "chaos"], discs={"bottom": 2, "middle": 1}, bag=["rest_1"])
    play(plan(game), ["rest_1"])
    assert game.display_discs == [0, 1, 2]
    moved = laid_out(display=["chaos", "fire_1", "."], discs={"top": 2}, bag=["rest_1"])
    play(plan(moved), ["rest_1"])
    assert (moved.display, moved.display_discs) == (["rest_1", "chaos", "fire_1"], [0, 3, 0])


@pytest.mark.rule("CNC-PLAN-05", "CNC-Q-102")
def test_without_a_disc_reinforcements_come() -> None:
    game = laid_out(
        display=["chaos", "chaos", "."], discs={"r1c1": 3}, grid={"r1c1": "chaos"}, bag=["rest_1"], regulars={"c5": 1}
    )
    play(plan(game), ["rest_1"])
    # The lower one gets the last disc, the upper one brings a troop.
    assert game.display_discs == [0, 0, 1]
    assert standing(game, game.regulars) == {"c5": 2}
    assert keys(game).count("german.reinforced") == 1


@pytest.mark.rule("CNC-Q-26", "CNC-Q-27")
def test_nothing_is_drawn_without_a_space_or_a_tile() -> None:
    full = laid_out(display=["evacuate_1", "fire_1", "rest_1"], bag=["order_1"])
    play(plan(full))
    assert full.bag.rest == ["order_1"]
    empty = laid_out(display=[".", "fire_1", "rest_1"], bag=[])
    play(plan(empty))
    assert empty.display == ["", "fire_1", "rest_1"]


@pytest.mark.rule("CNC-EX-02", "CNC-PLAN-08", "CNC-PLAN-09", "CNC-PLAN-13", "CNC-PLAN-16")
def test_the_top_tile_costs_a_card() -> None:
    game = laid_out(display=["fire_1", "rest_1", "inspire_1"], hand=["farmstead", "gold_reserve_truck"])
    playing = play(choose(game))
    assert (playing.prompt, playing.rule) == ("plan", "CNC-PLAN-08")
    playing.choose("choose", "top").choose("discard", "farmstead")
    assert (playing.result, game.hand, game.discards) == ("place", ["gold_reserve_truck"], ["farmstead"])
    assert (game.display, game.placing) == (["", "rest_1", "inspire_1"], "fire_1")
    placing = play(place(game))
    placing.choose("place", "r3c1", "army")
    assert (placing.result, game.grid[6], game.primary, game.placing) == ("operations", "fire_1", 6, "")


@pytest.mark.rule("CNC-PLAN-10")
def test_without_a_card_the_top_tile_cannot_be_chosen() -> None:
    game = laid_out(display=["fire_1", "rest_1", "inspire_1"])
    playing = play(choose(game))
    assert [option[1] for option in playing.options] == ["middle", "bottom"]


@pytest.mark.rule("CNC-PLAN-11", "CNC-PLAN-12")
@pytest.mark.parametrize(("displayed", "stress"), [("middle", 7), ("bottom", 6)])
def test_the_middle_tile_costs_stress_and_the_bottom_one_nothing(displayed: str, stress: int) -> None:
    game = laid_out(display=["evacuate_1", "rest_1", "inspire_1"])
    play(choose(game)).choose("choose", displayed)
    assert game.stress == stress


@pytest.mark.rule("CNC-PLAN-13", "CNC-PLAN-14", "CNC-GRID-01", "CNC-GRID-04")
def test_a_tile_goes_on_any_empty_space_with_either_face() -> None:
    grid = {"r1c1": "fire_1", "r2c2": "chaos"}
    game = laid_out(phase="place", placing="inspire_1", grid=grid)
    playing = play(place(game))
    squares = {option[1] for option in playing.options}
    assert len(squares) == 7
    assert not squares & {"r1c1", "r2c2"}
    assert {option[2] for option in playing.options} == {"unique", "army"}
    playing.choose("place", "r3c3", "army")
    assert game.army_side[8]
    assert game.grid[0] == "fire_1"


@pytest.mark.rule("CNC-Q-31", "CNC-TILE-01")
def test_chaos_is_placed_with_its_discs_and_has_one_face() -> None:
    game = laid_out(display=["evacuate_1", "rest_1", "chaos"], discs={"bottom": 2})
    play(choose(game)).choose("choose", "bottom")
    playing = play(place(game))
    assert {option[2] for option in playing.options} == {"unique"}
    playing.choose("place", "r1c2")
    assert (game.grid[1], game.grid_discs[1], game.primary) == ("chaos", 2, 1)
    assert game.discs_left() == 2


def placed(tile: str, **told: Any) -> tuple[Crown, Playing]:
    game = laid_out(phase="place", placing=tile, **told)
    return game, play(place(game))


@pytest.mark.rule("CNC-PLAN-15", "CNC-Q-30")
@pytest.mark.parametrize(
    ("tile", "possible", "impossible"),
    [
        (
            "fire_1",
            {"norwegians": {"c5": 1}, "regulars": {"c5": 0, "b5": 1}},
            {"norwegians": {"c9": 1}, "regulars": {"c5": 1}},
        ),
        ("order_1", {"hand": ["radio_message"]}, {"hand": []}),
        ("rest_1", {"stress": 6, "threat": 3}, {"stress": 4, "threat": 3}),
        ("strategise_1", {}, {"deck": []}),
        ("sabotage_1", {"population": 1}, {"population": 0}),
        ("evacuate_1", {"population": 1}, {"population": 0, "evacuation": []}),
        (
            "upgrade_3",
            {"grid": {"r1c1": "fire_2"}},
            {"grid": {"r1c1": "fire_3"}, "display": ["evacuate_3", "rest_3", "."]},
        ),
        ("repeat_1", {"grid": {"r1c1": "inspire_1"}}, {"grid": {"r1c1": "chaos"}}),
    ],
)
def test_the_own_face_only_where_it_could_be_completed(
    tile: str, possible: dict[str, Any], impossible: dict[str, Any]
) -> None:
    _, can = placed(tile, **possible)
    assert can.offers("place", "r1c3", "unique")
    assert can.offers("place", "r1c3", "army")
    _, cannot = placed(tile, **impossible)
    assert not cannot.offers("place", "r1c3", "unique")
    assert cannot.offers("place", "r1c3", "army")


@pytest.mark.rule("CNC-Q-30", "CNC-Q-46")
def test_inspire_can_always_be_completed_and_upgrade_itself_be_upgraded() -> None:
    _, inspire = placed("inspire_1")
    assert inspire.offers("place", "r2c2", "unique")
    _, upgrade = placed("upgrade_1", display=["evacuate_2", "rest_2", "."])
    assert upgrade.offers("place", "r2c2", "unique")


@pytest.mark.rule("CNC-Q-30", "CNC-REPEAT-01")
def test_repeat_is_placed_where_it_finds_a_tile() -> None:
    _, playing = placed("repeat_1", grid={"r1c1": "inspire_1"})
    unique = {option[1] for option in playing.options if option[2] == "unique"}
    assert unique == {"r1c2", "r1c3", "r2c1", "r3c1"}
    _, anywhere = placed("repeat_2", grid={"r1c1": "inspire_1"})
    assert len({option[1] for option in anywhere.options if option[2] == "unique"}) == 8


@pytest.mark.rule("CNC-PLAN-13", "CNC-PLAN-14", "CNC-PLAN-15")
def test_why_a_tile_does_not_go_on_a_space() -> None:
    game = laid_out(phase="place", placing="fire_1", grid={"r1c1": "rest_1"}, regulars={})
    assert objection_to_placing(game, 0, "army") == "place.taken"
    assert objection_to_placing(game, 1, "army") == ""
    assert objection_to_placing(game, 1, "unique") == "place.impossible"
    game.placing = "chaos"
    assert objection_to_placing(game, 1, "army") == "place.chaos"
    assert objection_to_placing(game, 1, "unique") == ""
    assert (game.grid[0], game.grid[1]) == ("rest_1", "")
