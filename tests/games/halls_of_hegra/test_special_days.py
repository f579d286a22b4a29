"""The Coup, the Retreat and the Last Stand."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import Table, set_table


@pytest.mark.rule("HOH-COUP-01")
def test_the_coup_comes_after_the_patrols_of_day_3() -> None:
    table = set_table("surrender", 3, ready="soldier", fear=0, fate=["4"])
    assert [key for key in table.log_keys() if key in ("patrol.added", "coup")] == ["patrol.added", "coup"]
    assert "coup" not in set_table("surrender", 2, ready="soldier", fate=["4"]).log_keys()


@pytest.mark.rule("HOH-COUP-02", "HOH-MOBACT-03")
def test_fear_takes_defenders_out_of_the_bag() -> None:
    table = set_table(
        "coup",
        3,
        ready="2 soldier hunter",
        recruit_bag="2 doubt 2 medic 2 hunter",
        fear=2,
        fate=["doubt", "medic", "doubt", "hunter"],
    )
    assert table.bag("recruit") == {"doubt": 2, "hunter": 1, "medic": 1}
    assert [entry.values["defender"] for entry in table.match.log if entry.key == "coup.left"] == ["medic", "hunter"]


@pytest.mark.rule("HOH-COUP-02")
def test_no_more_than_the_bag_holds() -> None:
    table = set_table("coup", 3, ready="2 soldier hunter", recruit_bag="1 doubt 1 medic", fear=5)
    assert table.bag("recruit") == {"doubt": 1}


@pytest.mark.rule("HOH-COUP-03")
def test_supplies_feed_three_after_the_coup() -> None:
    table = set_table("coup", 3, ready="2 soldier", fear=0)
    assert table.match.view(None)["tracks"]["rations"] == 3


@pytest.mark.rule("HOH-COUP-04", "HOH-DEF-02")
def test_posts_are_filled_from_all_three_areas_and_never_by_medics() -> None:
    table = set_table(
        "posting",
        3,
        ready="medic",
        rest="hunter",
        tired="volunteer soldier",
        repaired=["position_a", "position_b", "position_c"],
    )
    assert table.match.options == [
        ("post", "soldier", "tired"),
        ("post", "volunteer", "tired"),
        ("post", "hunter", "rest"),
    ]
    table.choose("post", "hunter", "rest")
    table.choose("post", "volunteer", "tired")
    # The last is posted unasked, and nobody is left for C.
    assert table.positions() == ["hunter", "volunteer", "soldier", "."]


@pytest.mark.rule("HOH-COUP-05")
@pytest.mark.parametrize(("soldiers", "gained"), [(2, 0), (3, 1), (4, 2)])
def test_soldiers_on_the_walls_give_heart(soldiers: int, gained: int) -> None:
    table = set_table(
        "posting",
        3,
        ready=f"{soldiers} soldier" + (f" {4 - soldiers} volunteer" if soldiers < 4 else ""),
        repaired=["position_a", "position_b", "position_c"],
        fate=["ATT-02", "soldier"],
    )
    while table.prompt == "posting":
        table.match.play(table.match.options[0])
    assert table.positions().count("soldier") == soldiers
    assert sum(entry.values["count"] for entry in table.match.log if entry.rule == "HOH-COUP-05") == gained


@pytest.mark.rule("HOH-COUP-06")
def test_the_board_is_flipped() -> None:
    table = set_table("posting", 3, ready="2 soldier", fate=["ATT-02", "soldier"])
    table.go_on("recruits")
    view = table.match.view(None)
    assert view["board"] == "attack"
    assert "fear" not in view["tracks"]
    assert len(view["sectors"]) == 3


# -- the Retreat ---------------------------------------------------------------------------------------------


def retreated(**more: Any) -> Table:
    """After the Retreat, at the first question of day 7."""
    more.setdefault("hit_bag", "9 miss")
    return set_table("retreat", 6, positions="soldier . . .", **more)


def noted(table: Table, rule: str) -> list[str]:
    return [entry.key for entry in table.match.log if entry.rule == rule]


@pytest.mark.rule("HOH-RETREAT-01")
def test_the_retreat_comes_after_the_patrols_of_day_6() -> None:
    table = set_table("surrender", 6, positions="soldier . . .", hit_bag="9 miss", fate=["4"])
    assert [key for key in table.log_keys() if key in ("patrol.added", "retreat")][:2] == ["patrol.added", "retreat"]


@pytest.mark.rule("HOH-RETREAT-02")
def test_supplies_feed_two_after_the_retreat() -> None:
    assert retreated(defence=1).match.view(None)["tracks"]["rations"] == 2


@pytest.mark.rule("HOH-RETREAT-03")
def test_defence_goes_down_or_a_tile_is_drawn() -> None:
    assert noted(retreated(defence=2), "HOH-RETREAT-03") == ["defence.down"]
    table = retreated(defence=0, fate=["miss"])
    assert "HOH-INF-16" in table.log_rules()


@pytest.mark.rule("HOH-RETREAT-04")
def test_artillery_on_the_free_yellow_symbols() -> None:
    table = retreated(defence=1, batteries=["yellow_1"])
    placed = [entry.values["place"] for entry in table.match.log if entry.rule == "HOH-RETREAT-04"]
    assert placed == ["yellow_3", "yellow_5"]
    assert table.match.view(None)["artillery_track"]["pieces"] == [6, 7, 8]
    assert "artillery.marker" not in table.log_keys()


@pytest.mark.rule("HOH-RETREAT-04", "HOH-Q-87")
def test_the_artillery_marker_stays_where_it_is_in_the_retreat() -> None:
    # No Artillery tile is in the bag, so that nothing else moves the marker on day 7.
    table = retreated(defence=1, artillery_marker=4, hit_bag="9 miss")
    assert len(table.batteries()) == 3
    assert table.game.artillery_marker == 4


@pytest.mark.rule("HOH-RETREAT-05", "HOH-RETREAT-06")
def test_infantry_follow_to_the_lowest_sectors() -> None:
    def looked(game: Hegra) -> None:
        game.infantry_reserve = 0

    table = set_table(
        "retreat",
        6,
        positions="soldier . . .",
        sectors={1: "2 standing 1 lying", 2: "3 standing", 3: "2 lying"},
        defence=1,
        hit_bag="9 miss",
        prepare=looked,
        fate=["SG1-08", *["miss"] * 5],
    )
    # The first question of day 7 is that of the Event card.
    assert table.prompt == "card.choose"
    assert [table.infantry(sector) for sector in (1, 2, 3, 4)] == [(4, 1), (1, 2), (0, 0), (0, 0)]
    assert table.match.view(None)["board"] == "siege"
    assert table.positions()[0] == "soldier"


@pytest.mark.rule("HOH-RETREAT-02", "HOH-Q-12")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (3, 4), (4, 4)])
def test_the_supply_marker_goes_right_as_far_as_its_track(before: int, after: int) -> None:
    table = set_table("retreat", 6, positions="soldier . . .", defence=1, supply_space=before, fate=["SG1-08"])
    assert table.game.supply_space == after
    marker = next(entry for entry in table.match.log if entry.key == "supplies.marker")
    rations = table.game.box.tracks.rations
    assert marker.values == {"count": rations[after]}
    assert [(child.values["space"], child.values["by"]) for child in marker.children] == [(after + 1, rations[after])]


@pytest.mark.rule("HOH-RETREAT-07", "HOH-MG-01")
def test_the_machine_gun_comes_into_place_unjammed() -> None:
    table = set_table("retreat", 6, positions="soldier . . .", defence=1, hit_bag="9 miss", fate=["SG1-08"])
    assert table.match.view(None)["guns"]["machine_gun"] == {"in_play": True, "jammed": False}
    assert set_table("placing", 6).match.view(None)["guns"]["machine_gun"]["in_play"] is False


# -- the Last Stand ------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-LAST-01", "HOH-STAGE-03")
def test_the_last_stand_comes_at_the_end_of_day_11() -> None:
    table = set_table("surrender", 11, positions="soldier . . .", ready="9 volunteer", hit_bag="9 miss")
    table.go_on("nothing")
    assert table.match.over
    keys = table.log_keys()
    assert keys.index("last_stand") < keys.index("last_stand.forward") < keys.index("game.over")
    assert "last_stand" not in set_table("surrender", 10, positions="soldier . . .", ready="9 volunteer").log_keys()


@pytest.mark.rule("HOH-LAST-02", "HOH-LAST-06")
def test_the_last_card_is_resolved_like_a_siege_card() -> None:
    def one_stack(game: Hegra) -> None:
        game.air_stacks = [0, 0, 0, 0, 0, 2]
        game.air_reserve = [4, 4, 2]

    table = set_table(
        "last stand",
        11,
        positions="soldier . . .",
        ready="9 volunteer",
        hit_bag="9 miss",
        prepare=one_stack,
        fate=["LST-02", "miss", "miss", *[1] * 6],
    )
    table.go_on("nothing")
    wanted = ("last_stand", "event.drawn", "weather", "air.added", "hit.drawn", "infantry.added", "attack.rolled")
    assert [key for key in table.log_keys() if key in wanted][:7] == list(wanted)
    assert table.game.air_stacks == [0] * 6


def reckoned(sectors: dict[int, str], positions: str = "soldier . . .", **more: Any) -> Table:
    return set_table("reckoning", 11, event="SG2-01", positions=positions, sectors=sectors, **more)


@pytest.mark.rule("HOH-LAST-03")
def test_nobody_left_on_the_walls() -> None:
    table = reckoned({3: "2 standing 1 lying", 2: "4 standing"}, ". . . .", tired="5 soldier", ready="6 volunteer")
    assert table.area("morgue") == {"soldier": 3}
    assert table.infantry(4) == (4, 0)
    assert [(entry.rule, entry.values) for entry in table.match.log if entry.key == "last_stand.forward"] == [
        ("HOH-LAST-03", {"sectors": 2})
    ]


@pytest.mark.rule("HOH-LAST-04")
def test_somebody_left_on_the_walls() -> None:
    table = reckoned({4: "1 lying", 3: "5 standing", 2: "5 standing"}, ready="9 volunteer", fate=[3])
    table.choose("bed")
    assert [table.infantry(sector) for sector in (2, 3, 4)] == [(0, 0), (5, 0), (5, 0)]
    assert table.beds() == [("soldier", 3)]
    assert [(entry.rule, entry.values) for entry in table.match.log if entry.key == "last_stand.forward"] == [
        ("HOH-LAST-04", {"sectors": 1})
    ]


@pytest.mark.rule("HOH-LAST-05", "HOH-END-02", "HOH-END-04", "HOH-DEF-01")
@pytest.mark.parametrize(("ready", "won"), [(8, True), (7, False)])
def test_the_final_reckoning(ready: int, won: bool) -> None:
    table = reckoned({}, ready=f"{ready} volunteer", beds={6: "soldier"}, runs=[("hunter", "fortress", "")])
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (("commander",) if won else ())
    assert table.match.outcome.key == ("won.survived" if won else "lost.last_stand")
    assert table.match.outcome.rule == ("HOH-END-04" if won else "HOH-END-02")


@pytest.mark.rule("HOH-END-05", "HOH-TRACK-09")
@pytest.mark.parametrize(
    ("surrender", "level"), [(0, "german_retreat"), (1, "truce"), (2, "honourable_surrender"), (3, "surrender")]
)
def test_how_well_it_ended(surrender: int, level: str) -> None:
    table = reckoned({}, ready="9 volunteer", surrender=surrender)
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.level) == (("commander",), level)
