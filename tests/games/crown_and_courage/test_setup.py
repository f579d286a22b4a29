"""Setup (CNC-SETUP), and the course of whole games (CNC-FLOW)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.box import open_box
from motstand.games.crown_and_courage.setup import SEATINGS, draw_at_start, lay_out
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Setup
from tests.games.crown_and_courage.table import Playing, laid_out, play, standing

DRAWN = ["rest_1", "fire_1", "the_go_between", "farmstead"]


def started(fate: list[Any] | None = None, difficulty: str = "standard") -> tuple[Crown, Playing]:
    game = lay_out(open_box([]), Setup(difficulty, SEATINGS[0]))
    return game, play(draw_at_start(game), fate or DRAWN)


@pytest.mark.rule("CNC-SETUP-01", "CNC-SETUP-02", "CNC-SETUP-03", "CNC-SETUP-04")
def test_tiles_at_the_start() -> None:
    game, playing = started()
    assert playing.result == "plan"
    assert game.display == ["evacuate_1", "rest_1", "fire_1"]
    bag = ["inspire_1", "order_1", "repeat_1", "strategise_1", "sabotage_1", "upgrade_1", "chaos"]
    assert sorted(game.bag.rest) == sorted(bag)
    assert game.grid == [""] * 9


@pytest.mark.rule("CNC-SETUP-05", "CNC-SETUP-06", "CNC-SETUP-24")
def test_the_occupation_track_and_the_reserve() -> None:
    game, _ = started()
    assert game.towns == [0] * 5
    assert [space.chaos for space in game.box.occupation] == [False, True, True, False, False]
    assert (game.chaos_reserve, game.bombed, game.push, game.discs_left()) == (2, -1, [0, 0, 0], 4)


@pytest.mark.rule("CNC-SETUP-07", "CNC-SETUP-08", "CNC-SETUP-09", "CNC-Q-21", "CNC-Q-32")
def test_the_frame_is_face_down() -> None:
    game, _ = started()
    assert not any(game.frame)
    assert (len(game.hidden_actions), len(game.hidden_orders), game.push_action) == (6, 7, "")


@pytest.mark.rule("CNC-SETUP-10", "CNC-SETUP-11", "CNC-SETUP-12", "CNC-COMP-07")
def test_resolve_pieces_are_in_their_box() -> None:
    game, _ = started()
    assert (game.primary, game.supports, game.frame_piece, game.quick_dice) == (-1, [], 0, 0)


@pytest.mark.rule("CNC-SETUP-13", "CNC-SETUP-14", "CNC-SETUP-15", "CNC-SETUP-16", "CNC-Q-18")
def test_markers_at_the_start() -> None:
    game, _ = started()
    assert (game.momentum, game.loyalty(), game.morale_place, game.stress, game.threat) == (2, 0, 0, 6, 3)


@pytest.mark.rule("CNC-SETUP-17", "CNC-SETUP-18", "CNC-SETUP-19", "CNC-SETUP-20")
def test_dice_and_cubes_at_the_start() -> None:
    game, _ = started()
    assert (game.evacuation, game.population, game.sabotage) == ([1], 6, [])
    assert (game.pressure, game.box.pieces.pressure, game.willpower) == (0, 4, 5)


@pytest.mark.rule("CNC-SETUP-21", "CNC-SETUP-22", "CNC-SETUP-23", "CNC-Q-15")
def test_who_stands_where() -> None:
    game, _ = started()
    assert (game.german_supply(), game.norwegian_supply()) == (6, 5)
    assert standing(game, game.regulars) == {"c1": 3, "c2": 4}
    assert standing(game, game.norwegians) == {"c3": 1, "b6": 1, "c9": 1}
    assert (game.box.map.ids[game.king], game.black) == ("c4", False)


@pytest.mark.rule("CNC-SETUP-25", "CNC-SETUP-26", "CNC-SETUP-27", "CNC-Q-93")
def test_decks_at_the_start() -> None:
    game, _ = started()
    assert (len(game.demands), len(game.collaborators), game.top_collaborator) == (4, 4, "the_go_between")
    assert (len(game.deck), game.hand) == (19, ["farmstead"])


@pytest.mark.rule("CNC-SETUP-28")
def test_gold_is_drawn_again_and_shuffled_back() -> None:
    fate = [*DRAWN[:3], "gold_reserve_truck", "gold_reserve_cellar", "farmstead"]
    game, playing = started(fate)
    assert (game.hand, len(game.deck), playing.fate) == (["farmstead"], 19, [])
    assert {"gold_reserve_truck", "gold_reserve_cellar"} <= set(game.deck.rest)


@pytest.mark.rule("CNC-SETUP-14", "CNC-SETUP-28")
@pytest.mark.parametrize(("difficulty", "loyalty", "cards"), [("recruit", 2, 2), ("standard", 0, 1), ("veteran", 0, 1)])
def test_how_hard_it_is(difficulty: str, loyalty: int, cards: int) -> None:
    game, _ = started([*DRAWN, "rifle_club", "ski_patrol"][: 3 + cards], difficulty)
    assert (game.loyalty(), len(game.hand)) == (loyalty, cards)
    assert sum(game.difficulty.symbols) == {"recruit": 8, "standard": 8, "veteran": 9}[difficulty]


def test_only_the_king_sits_there() -> None:
    with pytest.raises(SetupError):
        lay_out(open_box([]), Setup("standard", ["germany"]))
    with pytest.raises(SetupError):
        lay_out(open_box([]), Setup("standard", SEATINGS[0], {"fog": 1}))


@pytest.mark.rule("CNC-GRID-02")
def test_the_frame_has_twelve_positions() -> None:
    game = laid_out()
    assert (game.frame[1:], game.saboteurs[1:]) == ([""] * 12, [0] * 12)


@pytest.mark.rule("CNC-FLOW-01")
def test_nothing_is_going_on_at_the_start() -> None:
    game = lay_out(open_box([]), Setup("standard", SEATINGS[0]))
    assert (game.turn, game.day, game.primary, game.frame_piece, game.resolving) == (0, 1, -1, 0, -1)
    assert (game.bombed, game.bombing, game.quick_dice, game.pressure, game.morale_place) == (-1, 0, 0, 0, 0)
    assert (game.halts, game.orders_due, game.closed, game.position, game.resolutions) == (0, 0, 0, 0, 0)
    assert (game.black, game.acting, game.hurried) == (False, False, False)
    assert (game.display_discs, game.grid_discs, game.placing_discs, game.push) == ([0] * 3, [0] * 9, 0, [0] * 3)
    assert (game.display[1:], game.grid, game.army_side) == (["", ""], [""] * 9, [False] * 9)
    assert (game.towns, sum(game.paratroopers), game.evacuation) == ([0] * 5, 0, [1])
