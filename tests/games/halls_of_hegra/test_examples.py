"""Worked examples of the rulebook, each as a moment of play with scripted fate. Others are in test_lessons.py."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra.damage import strength
from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import set_table


def jammed_machine_gun(game: Hegra) -> None:
    """The Machine Gun cannot be used."""
    game.jammed[-1] = True


# -- the Event Phase -----------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-EX-06", "HOH-ATTACK-04")
def test_four_infantry_in_sector_1() -> None:
    table = set_table("attack", 4, event="ATT-01", positions="soldier . . .", fate=[1, 1, 1, 1])
    assert table.infantry(1) == (4, 0)
    assert table.game.infantry_reserve == 17


@pytest.mark.rule("HOH-EX-07", "HOH-ATTACK-04", "HOH-ATTACK-05")
def test_a_full_sector_sends_infantry_to_the_next() -> None:
    sectors = {1: "4 standing"}
    table = set_table("attack", 4, event="ATT-03", positions="soldier . . .", sectors=sectors, fate=[1] * 7)
    assert table.infantry(1) == (5, 0)
    assert table.infantry(2) == (2, 0)


@pytest.mark.rule("HOH-EX-09", "HOH-INF-14")
def test_three_grenades_lower_defence_by_one() -> None:
    table = set_table("grenades", 7, positions="soldier . . .", boxes={4: "3 grenade"}, defence=2)
    assert table.game.defence == 1


@pytest.mark.rule("HOH-EX-10", "HOH-INF-17", "HOH-INF-19", "HOH-INJ-04")
def test_three_hits_against_defence_1() -> None:
    table = set_table("hits", 7, positions="volunteer volunteer soldier .", boxes={4: "3 hit"}, defence=1, fate=[3, 5])
    table.choose("bed")
    table.choose("bed")
    assert table.positions() == [".", ".", "soldier", "."]
    assert table.beds() == [("volunteer", 3), ("volunteer", 5)]


@pytest.mark.rule("HOH-EX-11", "HOH-INJ-01", "HOH-INJ-02", "HOH-INJ-04", "HOH-INJ-05")
def test_a_soldier_is_injured_and_gets_the_bed() -> None:
    table = set_table("event text", 2, event="MOB-04", tired="soldier volunteer", fate=[4])
    assert table.prompt == "injury.bed"
    table.choose("bed")
    assert table.beds() == [("soldier", 4)]
    assert table.area("tired") == {"volunteer": 1}


@pytest.mark.rule("HOH-EX-12", "HOH-INF-22", "HOH-INF-23", "HOH-INF-25")
def test_moving_up_past_a_full_sector() -> None:
    table = set_table(
        "moves",
        7,
        positions="soldier . . .",
        sectors={2: "4 standing", 3: "3 standing"},
        boxes={1: "2 move", 2: "1 move"},
    )
    assert [table.infantry(sector) for sector in (1, 2, 3, 4)] == [(0, 0), (5, 0), (5, 0), (0, 0)]
    assert all(table.boxes(sector) == {} for sector in (1, 2, 3, 4))


@pytest.mark.rule("HOH-EX-13", "HOH-SIEGE-04")
def test_three_free_numbers_draw_five_tiles() -> None:
    table = set_table(
        "air raid",
        8,
        positions="soldier . . .",
        hit_bag="9 miss",
        batteries=["yellow_1", "yellow_3", "yellow_5"],
        fate=["miss"] * 5 + [1] * 30,
    )
    drawn = next(entry for entry in table.match.log if entry.key == "hit.drawn")
    assert drawn.values["count"] == 5


@pytest.mark.rule("HOH-EX-14", "HOH-HIT-07", "HOH-HIT-08", "HOH-HIT-09", "HOH-HIT-10")
def test_the_marker_reaches_a_piece() -> None:
    table = set_table(
        "event text",
        4,
        event="ATT-03",
        hit_bag="artillery",
        batteries=["yellow_1", "yellow_3"],
        fate=["artillery", "soldier"],
    )
    assert table.game.artillery_marker == 5
    assert table.batteries() == ["yellow_1", "yellow_3", "yellow_5"]
    assert table.match.view(None)["artillery_track"]["pieces"] == [6, 7, 8]
    assert table.bag("hit") == {"artillery": 1}


@pytest.mark.rule("HOH-EX-15", "HOH-HIT-03", "HOH-HIT-04")
def test_damage_to_a_manned_position() -> None:
    table = set_table(
        "event text",
        4,
        event="ATT-03",
        hit_bag="",
        positions=". . soldier .",
        repaired=["position_b"],
        fate=["position_b", 2, "soldier"],
    )
    assert table.prompt == "injury.bed"
    assert table.damage("position_b") == 0  # the injury comes first
    table.choose("bed")
    assert table.beds() == [("soldier", 2)]
    assert table.positions() == [".", ".", ".", "."]
    assert table.damage("position_b") == 1


# -- the Morning Phase ---------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-EX-18", "HOH-ACTION-01", "HOH-ACTION-04")
def test_four_defenders_repair_twice() -> None:
    table = set_table("placing", ready="4 soldier")
    table.work(repair="4 soldier")
    table.choose("repair", "position_a")
    table.choose("repair", "gun_1")
    assert (table.damage("position_a"), table.damage("gun_1")) == (0, 2)
    assert table.prompt != "repair"


# -- the Day Phase -------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "HOH-EX-21", "HOH-WALLS-04", "HOH-WALLS-05", "HOH-WALLS-06", "HOH-WALLS-07", "HOH-WALLS-08", "HOH-WALLS-09"
)
def test_three_shots_from_the_walls() -> None:
    table = set_table(
        "walls",
        7,
        positions="volunteer officer soldier .",
        repaired=["position_a", "position_b"],
        sectors={4: "2 standing", 3: "1 standing"},
        pause=True,
        fate=[6, 4, 2],
        prepare=jammed_machine_gun,
    )
    table.choose("fire", "position")  # the Volunteer has no choice: only Sector 4 is in range
    assert table.infantry(4) == (1, 0)
    table.choose("fire", "position_a")
    assert {option[1] for option in table.offered("remove")} == {3, 4}
    table.choose("remove", 4)
    assert table.infantry(4) == (0, 0)
    assert table.infantry(3) == (0, 1)  # the Soldier is the last to fire, at the only target
    assert table.positions() == ["volunteer", "officer", "soldier", "."]


@pytest.mark.rule("HOH-EX-22", "HOH-MG-03", "HOH-MG-04", "HOH-MG-06", "HOH-MG-07", "HOH-WALLS-05", "HOH-WALLS-06")
def test_the_machine_gun_with_a_supply() -> None:
    table = set_table(
        "walls",
        7,
        positions="volunteer volunteer . soldier",
        repaired=["position_a", "position_c"],
        sectors={4: "2 standing", 3: "3 standing"},
        supplies=1,
        pause=True,
        fate=[1, 5, 2],
    )
    table.choose("fire", "position")
    table.choose("fire", "position_a")
    table.choose("remove", 4, "standing")
    assert table.infantry(4) == (0, 1)
    table.choose("machine_gun", "position_c", 1)
    for _ in range(3):
        table.choose("remove", 3)
    assert (table.infantry(4), table.infantry(3)) == ((0, 1), (0, 0))
    assert table.jammed("machine_gun") == [True]
    assert table.game.supplies == 0


@pytest.mark.rule("HOH-EX-23", "HOH-RECKLESS-01", "HOH-RECKLESS-02")
def test_reckless_defence() -> None:
    table = set_table(
        "walls",
        7,
        placed={"reckless_defence": "soldier"},
        sectors={4: "1 lying", 3: "2 standing"},
        pause=True,
        fate=[2],
    )
    table.choose("remove", 4, "lying")
    assert table.infantry(4) == (0, 0)
    assert table.infantry(3) == (1, 0)
    table.choose("wait")
    assert table.waiting() == {2: {"soldier": 1}}


def gun_with_one_icon(game: Hegra) -> None:
    """Gun 1 has its first two slots free."""
    game.damage[3] = 1
    game.hit_bag.add("gun_1")
    game.hit_bag.add("gun_1")
    assert strength(game, "gun_1") == 1


@pytest.mark.rule("HOH-EX-25", "HOH-ARTY-14", "HOH-ARTY-16")
def test_gun_1_fires_at_the_airfield() -> None:
    guns = {"fire_artillery": "2 soldier"}
    table = set_table("artillery", 2, placed=guns, morale=-3, pause=True, prepare=gun_with_one_icon, fate=[4])
    table.choose("shell", "gun_1", "airfield")
    table.choose("airfield", "morale")
    assert table.game.morale == -1
    assert table.jammed("gun_1") == [False, True, False]


@pytest.mark.rule("HOH-EX-26", "HOH-ARTY-07", "HOH-ARTY-08", "HOH-ARTY-09", "HOH-ARTY-10", "HOH-ARTY-11")
def test_gun_2_fires_at_the_yellow_row() -> None:
    table = set_table(
        "artillery",
        7,
        placed={"fire_artillery": "2 soldier"},
        dug=["gun_2"],
        repaired=["gun_2"] * 3,
        batteries=["yellow_1"],
        patrols={"yellow_2": 1},
        pause=True,
        fate=[5],
    )
    table.choose("shell", "gun_2", "row", "yellow")
    table.choose("clear", "yellow_1", "artillery")
    table.choose("clear", "yellow_2", "patrol")
    assert table.batteries() == []
    assert table.match.view(None)["artillery_track"]["pieces"] == [3, 4, 5, 6, 7, 8]
    assert table.game.artillery_marker == 2
    assert table.bag("patrol")["2"] == 2
    assert table.jammed("gun_2") == [False, False, False]


@pytest.mark.rule("HOH-EX-27", "HOH-RUN-14", "HOH-RUN-15")
def test_a_soldier_fights_a_patrol() -> None:
    runs = [("soldier", "light_blue_2", "")]
    table = set_table("runs", 2, runs=runs, patrols={"green_2": 1}, suspicion=2, pause=True, fate=[3])
    table.choose("go", "green_2")
    table.choose("fight", "patrol")
    assert table.runs() == [("soldier", "green_2", "")]
    assert table.patrols() == {}
    assert table.bag("patrol")["2"] == 2
    assert table.game.suspicion == 3


@pytest.mark.rule("HOH-EX-30", "HOH-DAMAGE-01", "HOH-MAINT-02", "HOH-MAINT-03", "HOH-MAINT-04")
def test_the_field_telephone_is_dug_out() -> None:
    def telephone_on_top(game: Hegra) -> None:
        game.snow_deck.take("SNOW-01")
        game.snow_deck.top = ["SNOW-01"]

    table = set_table("placing", ready="2 soldier", snow=2, prepare=telephone_on_top)
    table.work(shovel_snow="2 soldier")
    assert [entry.values["level"] for entry in table.match.log if entry.key == "snow.shovelled"] == [1, 3]
    assert table.game.is_dug("field_telephone")
    assert table.damage("field_telephone") == 1
    assert not table.game.right_part("field_telephone")


@pytest.mark.rule("HOH-EX-31", "HOH-INFIRM-04", "HOH-INFIRM-10", "HOH-INFIRM-12", "HOH-INFIRM-13")
def test_a_bed_becomes_free_for_the_one_who_waits() -> None:
    table = set_table("relapse", 2, beds={2: "volunteer", 4: "medic", 6: "soldier"}, waiting={2: "soldier"})
    assert table.area("tired") == {"soldier": 1}
    table.choose("admit", "soldier", 1)
    assert table.beds() == [("volunteer", 3), ("medic", 5), ("soldier", 1)]
    assert table.waiting() == {}


@pytest.mark.rule("HOH-EX-32", "HOH-ACTION-03", "HOH-INFIRM-03", "HOH-INFIRM-04", "HOH-INFIRM-06")
def test_a_volunteer_and_a_medic_treat_three_times() -> None:
    table = set_table(
        "infirmary",
        2,
        placed={"treat_patient": "volunteer medic"},
        beds={6: "officer", 2: "soldier", 3: "soldier"},
        waiting={4: "hunter"},
        ready="",
    )
    table.choose("treat", "officer", 6, "bed")
    assert table.area("tired") == {"officer": 1}
    table.choose("treat", "soldier", 2, "bed")
    assert ("soldier", 3) in table.beds()
    table.choose("treat", "soldier", 3, "bed")
    assert sorted(table.beds()) == [("soldier", 4), ("soldier", 5)]  # treated to 3 and 4, then recovery
    # The bed is given in Recovery and Relapse, after the relapse (HOH-Q-78): the Hunter keeps the level it has then.
    table.choose("admit", "hunter", 3)
    assert ("hunter", 3) in table.beds()


# -- the evening ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-EX-33", "HOH-PATROL-01", "HOH-PATROL-02")
def test_a_patrol_on_day_7_goes_to_the_light_blue_row() -> None:
    table = set_table("surrender", 7, positions="soldier . . .", ready="8 volunteer", fate=["2"])
    assert table.patrols() == {"light_blue_2": 1}


@pytest.mark.rule("HOH-EX-34", "HOH-ACTION-05", "HOH-COUP-04", "HOH-COUP-05")
def test_two_defenders_man_the_walls_at_the_coup() -> None:
    table = set_table("posting", 3, ready="2 soldier hunter", repaired=["position_a"])
    table.choose("post", "soldier")
    table.choose("post", "hunter")
    assert table.positions() == ["soldier", "hunter", ".", "."]
    assert table.game.day == 4
    assert "HOH-COUP-05" not in table.log_rules()
