"""What the numbers of the log are made of."""

from __future__ import annotations

import pytest

from motstand.games.crown_and_courage.battle import battle
from motstand.games.crown_and_courage.danger import gain_stress, lose_stress
from motstand.games.crown_and_courage.demands import demands
from motstand.games.crown_and_courage.evacuation import give_die
from motstand.games.crown_and_courage.main_response import resolutions_at, tell_tile
from motstand.games.crown_and_courage.quick_response import quick_response
from motstand.games.crown_and_courage.state import Arrival, Crown
from tests.games.crown_and_courage.table import at, laid_out, play

Parts = list[tuple[str, int]]


def line(game: Crown, key: str) -> tuple[dict[str, object], Parts]:
    """The values of the last line with this key, and its parts with their numbers."""
    entry = [entry for entry in game.log or [] if entry.key == key][-1]
    return entry.values, [(child.key.removeprefix("trace."), child.values["count"]) for child in entry.children]


@pytest.mark.rule("CNC-DANGER-04")
def test_stress_past_the_end_falls_first() -> None:
    game = laid_out(stress=9, threat=3)
    gain_stress(game, 3, "CNC-GERM-06")
    values, parts = line(game, "stress.gained")
    assert values == {"count": 3, "from": 9, "to": 6}
    assert parts == [("before", 9), ("more", 3), ("fell", -6)]


@pytest.mark.rule("CNC-DANGER-06")
def test_stress_that_is_lost_stops_above_the_threat() -> None:
    game = laid_out(stress=6, threat=4)
    lose_stress(game, 3, "CNC-REST-01")
    assert line(game, "stress.lost") == ({"count": 1, "from": 6, "to": 5}, [("before", 6), ("less", -1)])


@pytest.mark.rule("CNC-EVAC-14")
def test_the_die_that_is_given_up_is_set_against_the_threat() -> None:
    game = laid_out(stress=6, threat=5, evacuation=[2, 3], hand=[])
    play(give_die(game)).choose("give_die", 2)
    assert line(game, "stress.gained")[1] == [("before", 6), ("threat", 5), ("die", -2)]


@pytest.mark.rule("CNC-MAIN-06", "CNC-GERM-04")
def test_the_symbols_of_a_line_are_told_space_by_space() -> None:
    game = laid_out(grid={"r1c1": "chaos", "r1c2": "rest_1"}, frame={4: "stress"}, discs={"r1c1": 2})
    tell_tile(game, 4, resolutions_at(game, 4))
    values, parts = line(game, "main_response.tile")
    assert values == {"position": 4, "action": "stress", "count": 3}
    assert parts == [("discs", 2), ("symbol", 1)]
    game.frame[4] = "chaos"
    tell_tile(game, 4, resolutions_at(game, 4))
    assert line(game, "main_response.tile")[1] == [("discs", 2), ("symbol", 1), ("once", -2)]


@pytest.mark.rule("CNC-BATTLE-07")
def test_troops_king_and_cards_make_the_strength() -> None:
    hand = ["volunteers", "rifle_club"]
    game = laid_out(king="b6", norwegians={"b6": 1}, regulars={"b6": 4}, hand=hand, black=True, loyalty=2)
    game.arrivals = [Arrival(at(game, "b6"), at(game, "b5"), 4, 0)]
    playing = play(battle(game, at(game, "b6")))
    while playing.prompt in ("battle", "battle.support"):
        playing.choose(*next(option for option in playing.options if option[0] == "support"))
    values, parts = line(game, "battle.won")
    assert values["germans"] == 4
    assert parts[:2] == [("troops", 1), ("king", 1)]
    assert {key for key, _ in parts[2:]} == {"card"}
    assert sum(count for _, count in parts) == values["strength"]


@pytest.mark.rule("CNC-DEMAND-04")
def test_pressure_makes_a_demand_dearer() -> None:
    game = laid_out(pressure=2)
    playing = play(demands(game), fate=["return_to_oslo"])
    assert playing.prompt == "demand"
    printed = game.box.demands["return_to_oslo"].cost
    values, parts = line(game, "demand.drawn")
    assert values["cost"] == printed + 2
    assert parts == [("printed", printed), ("pressure", 2)]


@pytest.mark.rule("CNC-QR-03")
def test_every_die_of_a_quick_response_names_its_tile() -> None:
    game = laid_out(frame={5: "move"}, hand=[], quick_dice=1)
    play(quick_response(game), fate=[(5, 2)])
    entry = (game.log or [])[-1]
    assert entry.values == {"dice": [2, 5]}
    assert [child.values for child in entry.children] == [
        {"position": 2, "action": "hidden"},
        {"position": 5, "action": "move"},
    ]


@pytest.mark.rule("CNC-KING-01", "CNC-BATTLE-07")
def test_a_white_king_is_named_and_adds_nothing() -> None:
    game = laid_out(king="b5", norwegians={"b5": 1}, regulars={"b5": 1}, hand=[])
    game.arrivals = [Arrival(at(game, "b5"), at(game, "c5"), 1, 0)]
    play(battle(game, at(game, "b5"))).choose("hold")
    values, parts = line(game, "battle.won")
    assert values == {"place": "b5", "strength": 1, "germans": 1}
    assert parts == [("troops", 1), ("king", 0)]


@pytest.mark.rule("CNC-GERM-04")
def test_chaos_with_one_symbol_is_told_without_a_limit() -> None:
    game = laid_out(grid={"r1c1": "rest_1", "r1c2": "fire_1"}, frame={12: "chaos"})
    tell_tile(game, 12, resolutions_at(game, 12))
    assert line(game, "main_response.tile") == (
        {"position": 12, "action": "chaos", "count": 1},
        [("symbol", 1)],
    )


@pytest.mark.rule("CNC-BATTLE-07")
def test_a_king_who_is_elsewhere_is_not_named() -> None:
    game = laid_out(king="d14", norwegians={"b5": 2}, regulars={"b5": 1}, hand=[])
    game.arrivals = [Arrival(at(game, "b5"), at(game, "c5"), 1, 0)]
    play(battle(game, at(game, "b5"))).choose("hold")
    assert line(game, "battle.won")[1] == [("troops", 2)]
