"""What is told of a battle and of a response before they are over: the same as what then happens."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.chain import chains, response_left
from motstand.games.crown_and_courage.main_response import main_response_tile
from motstand.games.crown_and_courage.outlook import battle_view
from motstand.games.crown_and_courage.state import Crown
from tests.games.crown_and_courage.table import Playing, laid_out, play


def fought(**told: Any) -> tuple[Crown, Playing, dict[str, Any]]:
    """A battle that waits for its answer, and what is told of it."""
    game = laid_out(**{"king": "d14", "hand": [], "paratroopers": {}, **told})
    playing = play(cause(game, "move"))
    view = battle_view(game)
    assert view is not None
    return game, playing, view


def said(steps: list[dict[str, Any]]) -> list[str]:
    return [step["key"] for step in steps]


def test_a_battle_tells_who_comes_from_where() -> None:
    game, _, view = fought(regulars={"c8": 3}, paratroopers={"b8": 1}, norwegians={"c9": 2}, king="c9", black=True)
    assert (view["place"], view["germans"], view["troops"], view["king"], view["strength"]) == ("c9", 4, 2, "black", 3)
    assert {"from": "c8", "regulars": 3, "paratroopers": 0} in view["attackers"]
    assert battle_view(laid_out()) is None
    assert game.germans(game.box.map.index["c9"]) == 4


def test_the_steps_of_a_retreat_are_told_before() -> None:
    told: dict[str, Any] = {"regulars": {"c8": 3}, "norwegians": {"c9": 2}, "king": "c9", "evacuation": [2, 4]}
    _, _, view = fought(**told)
    retreat = ["outlook-removed", "outlook-valiant", "outlook-troops", "outlook-escape", "outlook-town"]
    assert said(view["retreat"]) == retreat
    assert view["retreat"][2]["values"] == {"count": 2}
    assert view["retreat"][3]["values"] == {"gold": 0, "die": 4}
    # Elverum is the third space of the track: alone, because the towns before it are still free.
    assert view["retreat"][4]["values"]["effects"]
    assert said(view["hell"]) == ["outlook-removed", "outlook-valiant", "outlook-back"]


def test_a_king_alone_only_flees() -> None:
    _, playing, view = fought(regulars={"c5": 1}, norwegians={}, king="b5", evacuation=[])
    assert playing.offers("flee")
    assert said(view["retreat"]) == ["outlook-escape"]
    assert view["retreat"][0]["values"] == {"gold": 0, "die": 0}
    assert said(view["hell"]) == ["outlook-removed", "outlook-back"]


def test_outside_of_towns_no_town_falls() -> None:
    _, _, view = fought(regulars={"c5": 2}, norwegians={"b5": 1})
    assert said(view["retreat"]) == ["outlook-removed", "outlook-valiant", "outlook-troops"]


def test_the_chain_stays_in_sight_until_the_line_is_chosen() -> None:
    grid = {"r1c2": "fire_1", "r2c2": "rest_1"}
    waiting = laid_out(grid={"r1c2": "fire_1"}, placing="rest_1", phase="place", frame={"5": "stress"})
    placed = laid_out(grid=grid, primary="r2c2", phase="operations", frame={"5": "stress"})
    assert chains(placed) == {"r2c2": chains(waiting)["r2c2"]}


def test_what_is_left_of_a_response() -> None:
    told: dict[str, Any] = {
        "grid": {"r2c2": "rest_1", "r2c1": "fire_1"},
        "primary": "r2c2",
        "frame": {"2": "threat", "5": "stress"},
        "saboteurs": {"5": 2},
        "hand": ["farmstead", "radio_message", "volunteers"],
    }
    game = laid_out(phase="main response tile", **told)
    assert [(tile["position"], tile["times"], tile["now"]) for tile in response_left(game)] == [
        (2, 2, False),
        (5, 1, False),
    ]
    playing = play(main_response_tile(game))
    assert playing.prompt == "before"
    left = response_left(game)
    assert [(tile["position"], tile["times"], tile["die"], tile["now"]) for tile in left] == [
        (2, 1, 0, True),
        (5, 1, 2, False),
    ]
    assert response_left(laid_out(phase="execute", **told)) == []


def test_what_will_not_be_resolved_is_told_if_it_lies_open() -> None:
    """No symbol shows in either line of R1C1: the open tile of its column counts nothing."""
    grid = {"r1c1": "rest_1", "r1c2": "fire_1", "r1c3": "order_1", "r2c1": "inspire_1", "r3c1": "upgrade_1"}
    told: dict[str, Any] = {"grid": grid, "primary": "r1c1", "phase": "main response tile"}
    game = laid_out(frame={"1": "stress", "4": "threat", "8": "move"}, **told)
    assert [(tile["position"], tile["action"], tile["times"], tile["now"]) for tile in response_left(game)] == [
        (1, "stress", 0, False),
        (4, "threat", 0, False),
    ]
    hidden = laid_out(**told)
    assert [(tile["position"], tile["action"], tile["times"]) for tile in response_left(hidden)] == [
        (1, "", 1),
        (4, "", 1),
    ]
