"""Injuries and losses, the Hit bag, and Damage tiles."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import Table, set_table


def injured(event: str = "MOB-04", **more: Any) -> Table:
    """MOB-04 injures 1 Defender; its chart is Soldier, Volunteer, Medic, Hunter, Officer."""
    return set_table("event text", 2, event=event, **more)


@pytest.mark.rule("HOH-INJ-01", "HOH-INJ-03")
@pytest.mark.parametrize(
    ("tired", "struck"),
    [
        ("volunteer soldier", "soldier"),
        ("hunter volunteer", "volunteer"),
        ("officer hunter", "hunter"),
        ("officer", "officer"),
    ],
)
def test_down_the_chart(tired: str, struck: str) -> None:
    table = injured(tired=tired, fate=[3])
    table.choose("bed")
    assert table.beds() == [(struck, 3)]


@pytest.mark.rule("HOH-INJ-02")
def test_tired_before_ready_whatever_the_chart_says() -> None:
    table = injured(tired="officer", ready="3 soldier", fate=[3])
    table.choose("bed")
    assert table.beds() == [("officer", 3)]
    table = injured(tired="", ready="soldier medic", fate=[3])
    table.choose("bed")
    assert table.beds() == [("soldier", 3)]


@pytest.mark.rule("HOH-INJ-02")
def test_nobody_tired_and_nobody_ready() -> None:
    table = injured(ready="", rest="2 soldier", fate=["soldier"])
    assert table.area("rest") == {"soldier": 2}
    assert "injured" not in table.log_keys()


@pytest.mark.rule("HOH-INJ-04")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_is_the_level(die: int) -> None:
    table = injured(tired="soldier", fate=[die])
    table.choose("wait")
    assert table.waiting() == {die: {"soldier": 1}}


@pytest.mark.rule("HOH-INJ-05", "HOH-INFIRM-02")
def test_bed_or_waiting_area() -> None:
    table = injured(tired="soldier", fate=[2])
    assert table.match.options == [("bed",), ("wait",)]
    table.choose("wait")
    assert (table.beds(), table.waiting()) == ([], {2: {"soldier": 1}})
    table = injured(tired="soldier", beds={3: "medic medic hunter"}, fate=[2, "soldier"])
    assert table.waiting() == {2: {"soldier": 1}}


@pytest.mark.rule("HOH-INJ-06", "HOH-FX-16")
def test_a_loss_goes_to_the_reserve_without_a_die() -> None:
    table = set_table("morale cards", 2, tired="volunteer", event="MOB-03", prepare=one_low_card("LO-01"))
    table.choose("resolve", "LO-01")
    assert table.area("tired") == {}
    assert table.area("reserve")["volunteer"] == 3
    assert "injured" not in table.log_keys()


def one_low_card(card: str) -> Any:
    """A Low Morale card has been drawn and is to be resolved; another lies beside it so that there is a choice."""

    def prepare(game: Hegra) -> None:
        for id in (card, "LO-04"):
            game.low.take(id)
            game.drawn.append(id)
        game.to_resolve = 1

    return prepare


# -- the Hit bag ---------------------------------------------------------------------------------------------


def shelled(tiles: list[Any], repaired: list[str] | None = None, **more: Any) -> Table:
    """LST-01 draws two tiles, ATT-03 one; here the bag holds what is repaired and some more."""
    event = "LST-01" if len([tile for tile in tiles if isinstance(tile, str)]) > 1 else "ATT-03"
    day = 11 if event == "LST-01" else 4
    return set_table("event text", day, event=event, repaired=repaired or [], fate=tiles, **more)


@pytest.mark.rule("HOH-HIT-01")
def test_damage_comes_before_air_whatever_was_drawn_first() -> None:
    table = shelled(
        ["air_injury", "position_a", 6], ["position_a"], positions=". soldier . .", hit_bag="air_injury", ready="medic"
    )
    assert table.prompt == "injury.bed"
    assert [entry.key for entry in table.match.log][:2] == ["hit.drawn", "position.hit"]


@pytest.mark.rule("HOH-HIT-01")
def test_miss_air_artillery() -> None:
    table = shelled(["artillery", "air_morale"], hit_bag="artillery air_morale", positions="soldier . . .")
    keys = [key for key in table.log_keys() if key in ("air.bombed", "artillery.marker")]
    assert keys[:2] == ["air.bombed", "artillery.marker"]


def bag_of_one(game: Hegra) -> None:
    """An air raid with three tiles to draw from a bag with one: no Air stack is left."""
    game.air_stacks = [0] * 6
    game.air_reserve = [4, 4, 4]


@pytest.mark.rule("HOH-HIT-02", "HOH-HIT-12")
def test_an_empty_bag_raises_surrender_once() -> None:
    table = set_table(
        "air raid",
        7,
        positions="soldier . . .",
        batteries=["yellow_1"],
        hit_bag="artillery",
        surrender=0,
        prepare=bag_of_one,
        fate=["artillery"],
    )
    assert table.outlook() == "truce"
    # Three tiles were asked for; the Artillery tile went back and was not drawn a second time.
    assert [entry.values["count"] for entry in table.match.log if entry.key == "hit.drawn"] == [1]
    assert table.bag("hit") == {"artillery": 1}


@pytest.mark.rule("HOH-HIT-02")
@pytest.mark.parametrize(("bag", "outlook"), [("2 miss", "german_retreat"), ("miss", "truce")])
def test_one_missing_tile_is_enough(bag: str, outlook: str) -> None:
    table = set_table(
        "air raid", 7, positions="soldier . . .", hit_bag=bag, surrender=0, prepare=bag_of_one, fate=["miss"]
    )
    assert table.outlook() == outlook


@pytest.mark.rule("HOH-HIT-03", "HOH-DAMAGE-02")
def test_damage_covers_the_rightmost_free_slot() -> None:
    table = shelled(["gun_1"], ["gun_1", "gun_1"], hit_bag="")
    assert table.match.view(None)["guns"]["gun_1"]["slots"] == ["blank", "covered", "covered"]
    assert table.match.view(None)["guns"]["gun_1"]["strength"] == 0


@pytest.mark.rule("HOH-HIT-04")
def test_an_empty_position_is_just_damaged() -> None:
    table = shelled(["position_c"], ["position_c"], hit_bag="")
    assert table.damage("position_c") == 1
    assert "injured" not in table.log_keys()


@pytest.mark.rule("HOH-HIT-05")
def test_a_miss_goes_to_the_reserve() -> None:
    table = shelled(["miss"], hit_bag="2 miss")
    assert table.bag("hit") == {"miss": 1}
    assert table.game.miss_reserve == 9


@pytest.mark.rule("HOH-HIT-06")
def test_air_tiles() -> None:
    table = shelled(["air_supply"], hit_bag="air_supply", supplies=2)
    assert (table.game.supplies, table.bag("hit")) == (1, {})
    assert table.game.air_reserve == [0, 1, 0]
    assert shelled(["air_morale"], hit_bag="air_morale", morale=1).game.morale == 0
    table = shelled(["air_injury", 5], hit_bag="air_injury", tired="hunter")
    table.choose("bed")
    assert table.beds() == [("hunter", 5)]


@pytest.mark.rule("HOH-HIT-07")
def test_the_marker_moves_even_without_a_piece() -> None:
    def pieces_gone(game: Hegra) -> None:
        game.battery[1] = False
        game.artillery_on_map[game.box.map.index["green_6"]] = True

    table = shelled(["artillery"], hit_bag="artillery", prepare=pieces_gone)
    assert table.game.artillery_marker == 3
    assert table.batteries() == ["green_6"]


@pytest.mark.rule("HOH-HIT-08", "HOH-HIT-09")
@pytest.mark.parametrize(
    ("taken", "placed"),
    [([], "yellow_1"), (["yellow_1"], "yellow_3"), (["yellow_1", "yellow_3", "yellow_5"], "green_2")],
)
def test_the_yellow_row_first_then_the_green_one(taken: list[str], placed: str) -> None:
    table = shelled(["artillery"], hit_bag="artillery", batteries=taken)
    assert table.batteries() == [*taken, placed]


@pytest.mark.rule("HOH-HIT-10")
def test_artillery_tiles_go_back() -> None:
    assert shelled(["artillery"], hit_bag="artillery").bag("hit") == {"artillery": 1}


@pytest.mark.rule("HOH-HIT-11")
def test_no_piece_left_raises_surrender() -> None:
    everywhere = ["yellow_1", "yellow_3", "yellow_5", "green_2", "green_4", "green_6"]
    table = shelled(["artillery"], hit_bag="artillery", batteries=everywhere)
    assert table.outlook() == "surrender"
    assert table.game.artillery_marker == 8


@pytest.mark.rule("HOH-DAMAGE-01", "HOH-MAINT-04", "HOH-ARTY-04")
def test_gun_2_comes_with_three_damage_tiles() -> None:
    table = set_table("placing", 2, dug=["gun_2"])
    assert table.match.view(None)["guns"]["gun_2"] == {"in_play": True, "slots": ["covered"] * 3, "strength": 0}
    assert table.jammed("gun_2") == [False, False, False]


@pytest.mark.rule("HOH-DAMAGE-03", "HOH-MAINT-06")
def test_a_repaired_tile_can_be_drawn_again() -> None:
    table = set_table("placing", 2, ready="2 soldier")
    table.work(repair="2 soldier")
    table.choose("repair", "position_b")
    assert table.bag("hit")["position_b"] == 1


@pytest.mark.rule("HOH-COMP-17")
def test_what_is_in_the_reserve_can_come_back() -> None:
    table = shelled(["miss"], hit_bag="miss")
    assert table.game.miss_reserve == 10
    table = set_table("placing", 2, ready="2 soldier", hit_bag="")
    table.work(bolster="2 soldier")
    table.choose("bolster", "miss")
    assert (table.bag("hit"), table.game.miss_reserve) == ({"miss": 1}, 9)


@pytest.mark.rule("HOH-COMP-17", "HOH-INJ-06", "HOH-MTRACK-02")
def test_a_lost_defender_is_in_the_reserve() -> None:
    there: dict[str, Any] = {"tired": "2 medic", "ready": "", "positions": "soldier . . ."}
    assert "medic" not in set_table("placing", 5, **there).area("reserve")
    # No Supplies: one level below the track.
    table = set_table("modifiers", 5, morale=-3, supplies=0, **there)
    assert [entry.values["defender"] for entry in table.match.log if entry.key == "lost"] == ["medic"]
    assert (table.area("tired"), table.area("reserve").get("medic")) == ({"medic": 1}, 1)
