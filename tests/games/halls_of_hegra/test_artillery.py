"""Fire Artillery: Sectors, rows of the map, Værnes Airfield."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import Table, set_table


def loaded(day: int = 7, repairs: int = 3, crew: str = "2 soldier", **more: Any) -> Table:
    """Gun 1 with so many repairs, and its crew."""
    repaired = ["gun_1"] * repairs + more.pop("repaired", [])
    return set_table("artillery", day, placed={"fire_artillery": crew}, repaired=repaired, pause=True, **more)


@pytest.mark.rule("HOH-ARTY-01")
def test_once_a_day_however_many_soldiers() -> None:
    table = loaded(crew="6 soldier", sectors={1: "5 standing", 2: "5 standing"}, fate=[6])
    table.choose("shell", "gun_1", "sector", 1)
    assert table.match.pending is not None
    assert table.match.pending.values == {"sector": 1, "icons": 2}
    table.choose("shelled", 4)
    assert table.prompt == "repair"
    assert table.area("tired") == {"soldier": 6}


@pytest.mark.rule("HOH-ARTY-01", "HOH-ACTION-04")
def test_one_soldier_is_not_enough() -> None:
    table = loaded(crew="1 soldier", sectors={1: "5 standing"})
    assert table.prompt == "repair"
    assert table.area("tired") == {"soldier": 1}


@pytest.mark.rule("HOH-ARTY-02")
def test_targets_of_a_gun_and_silence() -> None:
    table = loaded(sectors={1: "1 standing", 4: "1 lying"}, patrols={"green_1": 1}, batteries=["yellow_1"])
    assert table.match.options == [
        ("shell", "gun_1", "sector", 4),
        ("shell", "gun_1", "sector", 1),
        ("shell", "gun_1", "row", "yellow"),
        ("shell", "gun_1", "row", "green"),
        ("shell", "gun_1", "airfield", ""),
        ("done",),
    ]
    table.choose("done")
    assert table.jammed("gun_1") == [False, False, False]


@pytest.mark.rule("HOH-ARTY-02", "HOH-ARTY-04")
def test_both_guns_fire_one_after_the_other() -> None:
    table = loaded(repaired=["gun_2"] * 2, dug=["gun_2"], sectors={3: "5 standing"}, fate=[6, 6])
    table.choose("shell", "gun_2", "sector", 3)
    table.choose("shelled", 2)
    assert {option[1] for option in table.offered("shell")} == {"gun_1"}
    table.choose("shell", "gun_1", "sector", 3)
    table.choose("shelled", 3)
    assert table.infantry(3) == (0, 0)


@pytest.mark.rule("HOH-ARTY-04")
def test_gun_2_is_not_there_before_it_is_dug_out() -> None:
    assert {option[1] for option in loaded(sectors={3: "5 standing"}).offered("shell")} == {"gun_1"}


@pytest.mark.rule("HOH-ARTY-03", "HOH-ARTY-05", "HOH-ARTY-06")
@pytest.mark.parametrize(("repairs", "removed"), [(1, 0), (2, 2), (3, 4)])
def test_two_infantry_for_each_icon(repairs: int, removed: int) -> None:
    table = loaded(repairs=repairs, sectors={3: "4 standing 1 lying"}, fate=[6])
    table.choose("shell", "gun_1", "sector", 3)
    if removed:
        assert max(option[1] for option in table.offered("shelled")) == removed
        table.choose("shelled", removed)
    assert table.infantry(3) == (0, 5 - removed)


@pytest.mark.rule("HOH-ARTY-03", "HOH-STATUS-04")
def test_a_gun_without_icon_can_only_suppress() -> None:
    table = loaded(repairs=1, sectors={3: "2 standing"}, patrols={"green_1": 1})
    assert [option[2] for option in table.offered("shell")] == ["sector"]
    assert loaded(repairs=0, sectors={3: "2 standing"}).prompt == "repair"


@pytest.mark.rule("HOH-ARTY-07", "HOH-ARTY-08")
@pytest.mark.parametrize(
    ("sector", "die", "jams"),
    [
        (1, 4, True),
        (1, 5, False),
        (2, 3, True),
        (2, 4, False),
        (3, 2, True),
        (3, 3, False),
        (4, 1, True),
        (4, 2, False),
    ],
)
def test_hit_criteria_of_the_sectors(sector: int, die: int, jams: bool) -> None:
    table = loaded(sectors={sector: "1 standing"}, fate=[die])
    table.choose("shell", "gun_1", "sector", sector)
    table.choose("shelled", 1)
    assert table.jammed("gun_1") == [False, False, jams]


@pytest.mark.rule("HOH-ARTY-07", "HOH-ARTY-08")
@pytest.mark.parametrize(("row", "criteria"), [("yellow", 5), ("green", 4), ("light_blue", 3), ("dark_blue", 2)])
def test_hit_criteria_of_the_rows(row: str, criteria: int) -> None:
    for die in (criteria - 1, criteria):
        table = loaded(patrols={f"{row}_2": 1}, fate=[die])
        table.choose("shell", "gun_1", "row", row)
        table.choose("clear", f"{row}_2")
        assert table.jammed("gun_1")[2] is (die < criteria)


@pytest.mark.rule("HOH-ARTY-09", "HOH-ARTY-10")
def test_one_piece_or_token_for_each_icon() -> None:
    table = loaded(patrols={"green_1": 2, "green_3": 1}, fate=[6])
    table.choose("shell", "gun_1", "row", "green")
    table.choose("clear", "green_1", "patrol")
    table.choose("clear", "green_3", "patrol")
    assert table.patrols() == {"green_1": 1}
    assert (table.bag("patrol")["1"], table.bag("patrol")["3"]) == (1, 2)


@pytest.mark.rule("HOH-ARTY-09")
def test_no_more_than_one_for_each_icon() -> None:
    table = loaded(patrols={"green_1": 2, "green_3": 2}, fate=[6])
    table.choose("shell", "gun_1", "row", "green")
    table.choose("clear", "green_1", "patrol")
    table.choose("clear", "green_1", "patrol")
    # The Gun shows two fire icons.
    assert table.prompt != "artillery.row"
    assert table.patrols() == {"green_3": 2}


@pytest.mark.rule("HOH-ARTY-09")
def test_fewer_may_be_removed() -> None:
    table = loaded(patrols={"green_1": 1}, fate=[6])
    table.choose("shell", "gun_1", "row", "green")
    table.choose("done")
    assert table.patrols() == {"green_1": 1}


@pytest.mark.rule("HOH-ARTY-11", "HOH-ARTY-12")
def test_a_piece_goes_back_and_the_marker_makes_room() -> None:
    table = loaded(repairs=2, batteries=["yellow_1", "yellow_3"], fate=[6])
    assert table.game.artillery_marker == 4
    table.choose("shell", "gun_1", "row", "yellow")
    table.choose("clear", "yellow_3", "artillery")
    assert table.match.view(None)["artillery_track"]["pieces"] == [4, 5, 6, 7, 8]
    assert table.game.artillery_marker == 3


@pytest.mark.rule("HOH-ARTY-12")
def test_a_marker_elsewhere_stays() -> None:
    def after_the_retreat(game: Hegra) -> None:
        game.artillery_marker = 2

    table = loaded(repairs=2, batteries=["yellow_1", "yellow_3"], prepare=after_the_retreat, fate=[6])
    table.choose("shell", "gun_1", "row", "yellow")
    table.choose("clear", "yellow_3", "artillery")
    assert table.game.artillery_marker == 2


@pytest.mark.rule("HOH-ARTY-13")
def test_shells_among_friends_cost_morale_once_a_space() -> None:
    def home(game: Hegra) -> None:
        game.morale = 1

    table = loaded(runs=[("hunter", "green_1", "")], patrols={"green_1": 2}, prepare=home, fate=[6])
    table.choose("shell", "gun_1", "row", "green")
    table.choose("clear", "green_1", "patrol")
    assert table.game.morale == 0
    table.choose("clear", "green_1", "patrol")
    assert table.game.morale == 0


@pytest.mark.rule("HOH-ARTY-14")
def test_the_four_options_of_the_airfield() -> None:
    def bombed(option: tuple[Any, ...]) -> Table:
        table = loaded(repairs=2, hit_bag="", fate=[6])
        table.choose("shell", "gun_1", "airfield")
        assert {one[1] for one in table.offered("airfield")} == {"morale", "miss", "surrender", "stack"}
        table.choose(*option)
        return table

    assert bombed(("airfield", "morale")).game.morale == 2
    assert bombed(("airfield", "miss")).bag("hit")["miss"] == 2
    assert bombed(("airfield", "surrender")).outlook() == "truce"
    assert bombed(("airfield", "stack", 4)).game.air_stacks == [2, 2, 2, 0, 2, 2]


@pytest.mark.rule("HOH-ARTY-14")
def test_the_tiles_of_a_destroyed_stack_go_back_to_their_reserve() -> None:
    def some_are_gone(game: Hegra) -> None:
        game.air_stacks = [0, 0, 2, 2, 2, 2]
        game.air_reserve = [game.air_reserve[kind] + 2 * game.box.pieces.air[:2].count(kind) for kind in range(3)]

    table = loaded(repairs=2, hit_bag="", prepare=some_are_gone, fate=[6])
    before = table.game.air_reserve.copy()
    table.choose("shell", "gun_1", "airfield")
    assert [option[2] for option in table.offered("airfield", "stack")] == [3, 4, 5, 6]
    table.choose("airfield", "stack", 3)
    assert table.game.air_stacks == [0, 0, 0, 2, 2, 2]
    before[table.game.box.pieces.air[2]] += 2
    assert table.game.air_reserve == before


@pytest.mark.rule("HOH-ARTY-14")
def test_every_question_about_the_airfield_says_how_many_icons_are_left() -> None:
    table = loaded(hit_bag="", fate=[6])
    table.choose("shell", "gun_1", "airfield")
    left = []
    for what in ("morale", "surrender"):
        assert table.match.pending is not None
        left.append(table.match.pending.values)
        table.choose("airfield", what)
    assert left == [{"left": 2}, {"left": 1}]
    assert table.prompt == "repair"


@pytest.mark.rule("HOH-ARTY-14")
def test_nobody_has_to_use_all_fire_icons_against_the_airfield() -> None:
    table = loaded(repairs=2, hit_bag="", fate=[6])
    table.choose("shell", "gun_1", "airfield")
    table.choose("done")
    assert table.prompt == "repair"
    assert (table.game.airfield_used, table.game.morale, table.game.air_stacks) == ([], 0, [2] * 6)


@pytest.mark.rule("HOH-ARTY-15")
def test_each_option_once_a_day_over_both_guns() -> None:
    table = loaded(repairs=2, repaired=["gun_2"] * 3, dug=["gun_2"], fate=[6, 6])
    table.choose("shell", "gun_1", "airfield")
    table.choose("airfield", "surrender")
    table.choose("shell", "gun_2", "airfield")
    assert {option[1] for option in table.offered("airfield")} == {"morale", "miss", "stack"}
    table.choose("airfield", "stack", 1)
    assert {option[1] for option in table.offered("airfield")} == {"morale", "miss"}


@pytest.mark.rule("HOH-ARTY-16")
@pytest.mark.parametrize(("die", "jams"), [(5, True), (6, False)])
def test_the_airfield_jams_on_anything_but_a_six(die: int, jams: bool) -> None:
    table = loaded(repairs=2, fate=[die])
    table.choose("shell", "gun_1", "airfield")
    table.choose("airfield", "morale")
    assert table.jammed("gun_1") == [False, jams, False]
