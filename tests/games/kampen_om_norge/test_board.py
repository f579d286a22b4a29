"""The board: land areas and control, cities and mobilization points, the sea, mountains and fjords."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.box import open_box
from motstand.games.kampen_om_norge.components import Board
from tests.games.kampen_om_norge.table import GERMAN_COAST, THREE, Table, new_table, set_table
from tests.games.kampen_om_norge.whole_games import whole_game

AREAS = {
    *("Østfold", "Oslo", "Horten", "Telemark", "Arendal", "Kristiansand", "Setesdal"),
    *("Egersund", "Stavanger", "Haugesund", "Bergen", "Voss", "Sogn", "Nordfjord"),
    *("Ålesund", "Åndalsnes", "Kristiansund", "Kongsberg", "Hønefoss", "Kongsvinger", "Hamar", "Gjøvik"),
    *("Lillehammer", "Elverum", "Hallingdal", "Valdres", "Dombås", "Oppdal", "Tynset", "Røros"),
    *("Trondheim", "Steinkjer", "Namsos", "Mosjøen", "Mo i Rana", "Bodø"),
    *("Tysfjord", "Narvik", "Bjørnfjell", "Harstad", "Gratangen", "Bardufoss", "Tromsø", "Finnmark"),
}
VICTORY_CITIES = {"kristiansand", "stavanger", "oslo", "bergen", "trondheim", "narvik"}
MOBILIZATION_POINTS = {
    *("ostfold", "kongsberg", "honefoss", "kongsvinger", "voss", "hamar"),
    *("gjovik", "andalsnes", "steinkjer", "mosjoen", "bardufoss", "tromso"),
}


def board() -> Board:
    return open_box([]).board


def named(numbers: list[int]) -> set[str]:
    return {board().ids[number] for number in numbers}


def neighbours(area: str) -> set[str]:
    """Where a battalion may move from an area, as movement offers it."""
    areas: dict[str, Any] = {"finnmark": "1 norway", area: "1 germany"}
    table = set_table(**areas)
    return {option[2] for option in table.offered("move", area)}


# -- kinds of areas ------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-01")
def test_land_sea_and_impassable_areas_are_three_things() -> None:
    land, sea, impassable = set(board().ids), set(board().zone_neighbours), set(board().impassable)
    assert land
    assert sea
    assert impassable
    assert land.isdisjoint(sea | impassable)
    assert sea.isdisjoint(impassable)


@pytest.mark.rule("KON-BOARD-02")
def test_44_land_areas_each_with_a_name() -> None:
    assert len(board().ids) == 44
    assert len(set(board().names)) == 44
    assert all(name.strip() for name in board().names)


@pytest.mark.rule("KON-BOARD-03", "KON-BOARD-02")
def test_no_island_is_an_area_of_its_own() -> None:
    """The areas are the named ones; every one of them can be reached by land or across a fjord."""
    assert set(board().names) == AREAS
    reached = {"oslo"}
    while more := {near for area in reached for near in neighbours(area)} - reached:
        reached |= more
    assert reached == set(board().ids)


@pytest.mark.rule("KON-BOARD-10", "KON-BOARD-11")
def test_eight_sea_zones() -> None:
    assert list(board().zone_neighbours) == ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
    for zone, adjacent in board().zone_neighbours.items():
        assert all(zone in board().zone_neighbours[other] for other in adjacent)
    assert all(zone in board().zone_neighbours for zones in board().sea_zones for zone in zones)


# -- control and hostile areas -------------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-04", "KON-BOARD-23", "KON-Q-47")
def test_an_air_field_is_controlled_while_it_is_occupied() -> None:
    """When the only battalion has marched out of Stavanger, Transportfly has no second field."""
    areas: dict[str, Any] = {"oslo": "2 germany", "stavanger": "1 germany", "hamar": "1 norway"}
    table = set_table(hands={"germany": ["transportfly"]}, **areas)
    assert table.offers("card", "transportfly")
    table.choose("move", "stavanger", "egersund", 1)
    assert not table.offers("card", "transportfly")


@pytest.mark.rule("KON-BOARD-04")
def test_an_empty_area_is_nobodys() -> None:
    """Norway mobilizes in Oslo again as soon as the Germans have left it."""
    table = set_table(turn="norway", hands={"norway": ["forsterkninger:3"]}, hamar="1 norway", horten="1 germany")
    table.choose("end")
    table.choose("trade", "forsterkninger")
    assert table.offers("place", "oslo")
    held = set_table(turn="norway", hands={"norway": ["forsterkninger:3"]}, hamar="1 norway", oslo="1 germany")
    held.choose("end")
    held.choose("trade", "forsterkninger")
    assert not held.offers("place", "oslo")


@pytest.mark.rule("KON-BOARD-05", "KON-BOARD-06")
@pytest.mark.parametrize(
    ("mover", "holder", "hostile"),
    [
        ("germany", "norway", True),
        ("germany", "allies", True),
        ("norway", "germany", True),
        ("allies", "germany", True),
        ("norway", "allies", False),
        ("allies", "norway", False),
        ("germany", "germany", False),
    ],
)
def test_an_area_with_enemies_is_hostile(mover: str, holder: str, hostile: bool) -> None:
    areas: dict[str, Any] = {
        "gjovik": f"1 {mover}",
        "lillehammer": f"1 {holder}",
        "oslo": "1 germany",
        "finnmark": "1 norway",
    }
    table = set_table(turn=mover, fate=[1, 2] if hostile else [], **areas)
    table.choose("move", "gjovik", "lillehammer", 1)
    assert len(table.game.attacks) == int(hostile)
    table.fight("lillehammer")
    assert ("combat.begins" in table.log_keys()) == hostile


@pytest.mark.rule("KON-BOARD-05")
def test_an_empty_area_is_not_hostile() -> None:
    table = set_table(gjovik="1 germany", hamar="1 norway")
    table.choose("move", "gjovik", "lillehammer", 1)
    assert table.battalions("lillehammer") == {"germany": 1}


def march(table: Table) -> None:
    table.choose("card", "rask_forflytning")
    table.choose("march", "oslo", "gjovik", "lillehammer", 1)


def drop(table: Table) -> None:
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "lillehammer")


@pytest.mark.rule("KON-BOARD-06")
@pytest.mark.parametrize("come", [march, drop])
def test_every_way_into_a_hostile_area_leads_to_combat(come: Any) -> None:
    hands = {"germany": ["rask_forflytning", "fallskjermtropp"]}
    table = set_table(hands=hands, oslo="2 germany", lillehammer="1 norway")
    come(table)
    assert table.battalions("lillehammer") == {"norway": 1}
    table.fight("lillehammer")
    begun = [entry.values["area"] for entry in table.match.log if entry.key == "combat.begins"]
    assert begun == ["lillehammer"]


@pytest.mark.rule("KON-BOARD-06", "KON-BOARD-11")
def test_an_invasion_of_a_hostile_area_leads_to_combat() -> None:
    hands = {"allies": ["invasjon", "forsterkninger:5"]}
    table = set_table(turn="allies", hands=hands, trondheim="1 germany", hamar="1 norway")
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "trondheim")
    table.fight("trondheim")
    assert "combat.begins" in table.log_keys()


# -- cities and mobilization points --------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-07")
def test_the_six_victory_cities() -> None:
    assert named(board().victory_cities) == VICTORY_CITIES
    assert set(new_table().match.view(None)["objectives"]) == VICTORY_CITIES


@pytest.mark.rule("KON-BOARD-08")
def test_the_twelve_mobilization_points() -> None:
    assert named(board().mobilization_points) == MOBILIZATION_POINTS
    assert len(MOBILIZATION_POINTS) == 12


@pytest.mark.rule("KON-BOARD-09", "KON-BOARD-07", "KON-BOARD-08")
def test_norway_mobilizes_in_cities_and_on_mobilization_points() -> None:
    hands = {"norway": ["forsterkninger:3"]}
    table = set_table(turn="norway", hands=hands, finnmark="1 norway", horten="1 germany")
    table.choose("end")
    table.choose("trade", "forsterkninger")
    assert {option[1] for option in table.offered("place")} == VICTORY_CITIES | MOBILIZATION_POINTS


# -- the sea -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-11")
def test_germany_is_reinforced_by_zones_i_and_ii() -> None:
    table = set_table(narvik="1 germany", hamar="1 norway")
    table.choose("end")
    assert {option[1] for option in table.offered("place")} == set(GERMAN_COAST)


@pytest.mark.rule("KON-BOARD-11", "KON-BOARD-10")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_no_battalion_ever_stands_at_sea(scenario: str) -> None:
    """In whole games the zones are nobody's place: pieces stand in land areas, and no option names a zone."""
    for seed in range(3):
        for decision in whole_game(scenario, seed):
            assert set(decision.areas) <= set(board().ids)
            for option in decision.options:
                assert set(option[1:]).isdisjoint(board().zone_neighbours)


def allied_turn(hand: list[str], **areas: Any) -> Table:
    return set_table(turn="allies", hands={"allies": hand}, finnmark="1 norway", seats=THREE, **areas)


@pytest.mark.rule("KON-BOARD-12")
def test_invasjon_is_closed_in_mined_waters() -> None:
    table = allied_turn(["invasjon", "forsterkninger:5"], narvik="1 germany")
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    assert table.offers("land", "egersund")
    for area in GERMAN_COAST:
        assert not table.offers("land", area)


@pytest.mark.rule("KON-BOARD-12")
@pytest.mark.parametrize(
    ("start", "target", "offered"),
    [
        ("setesdal", "kristiansand", False),
        ("kongsvinger", "oslo", False),
        ("egersund", "stavanger", True),
        ("steinkjer", "trondheim", True),
        ("hamar", "gjovik", False),
    ],
)
def test_kystbombardement_is_closed_in_mined_waters(start: str, target: str, offered: bool) -> None:
    """Open on the coast of III to VII, closed on that of I and II and inland."""
    table = allied_turn(["kystbombardement"], **{start: "2 allies", target: "1 germany"})
    table.choose("move", start, target, 2)
    table.choose("end")
    assert table.prompt == "combat.attack"
    assert table.offers("play", "kystbombardement") == offered


@pytest.mark.rule("KON-BOARD-12")
def test_kystevakuering_neither_starts_nor_ends_in_mined_waters() -> None:
    areas: dict[str, Any] = {"arendal": "2 allies", "egersund": "2 allies", "hamar": "2 allies", "narvik": "1 germany"}
    table = allied_turn(["kystevakuering"], **areas)
    table.choose("card", "kystevakuering")
    assert {option[1] for option in table.match.options} == {"egersund"}
    assert {option[2] for option in table.match.options}.isdisjoint(GERMAN_COAST)
    assert table.offers("sealift", "egersund", "haugesund")


@pytest.mark.rule("KON-BOARD-12")
@pytest.mark.parametrize(
    ("area", "start", "asked"), [("arendal", "kristiansand", False), ("haugesund", "telemark", True)]
)
def test_kystevakuering_saves_nobody_in_mined_waters(area: str, start: str, asked: bool) -> None:
    areas: dict[str, Any] = {start: "2 germany", area: "2 allies", "finnmark": "1 norway"}
    table = set_table(fate=[6, 1, 1, 1], hands={"allies": ["kystevakuering"]}, **areas)
    table.choose("move", start, area, 2)
    table.choose("end")
    table.pass_()
    assert (table.prompt == "rescue") == asked
    for haven in GERMAN_COAST:
        assert not table.offers("rescue", "kystevakuering", haven)


# -- mountains -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-13", "KON-BOARD-01")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_nothing_ever_happens_in_sweden_denmark_or_the_mountains(scenario: str) -> None:
    assert {"sweden", "denmark"} < set(board().impassable)
    for seed in range(3):
        for decision in whole_game(scenario, seed):
            assert set(decision.areas).isdisjoint(board().impassable)
            for option in decision.options:
                assert set(option[1:]).isdisjoint(board().impassable)


@pytest.mark.rule("KON-BOARD-13")
@pytest.mark.parametrize(
    ("area", "beyond"),
    [
        ("voss", {"kongsberg", "telemark"}),
        ("haugesund", {"kongsberg", "hallingdal"}),
        ("hallingdal", {"telemark"}),
        ("stavanger", {"setesdal", "telemark"}),
        ("egersund", {"setesdal", "telemark"}),
        ("dombas", {"sogn", "valdres", "nordfjord", "alesund", "tynset", "elverum"}),
        ("lillehammer", {"tynset", "elverum"}),
        ("elverum", {"roros"}),
    ],
)
def test_mountains_part_what_lies_on_both_sides(area: str, beyond: set[str]) -> None:
    assert neighbours(area).isdisjoint(beyond)


# -- fjords --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-14", "KON-BOARD-19")
@pytest.mark.parametrize(("start", "end"), [("bergen", "haugesund"), ("haugesund", "stavanger"), ("gjovik", "hamar")])
def test_battalions_cross_fjords_and_mjosa_normally(start: str, end: str) -> None:
    for one, other in ((start, end), (end, start)):
        areas: dict[str, Any] = {one: "3 germany", "finnmark": "1 norway"}
        table = set_table(**areas)
        table.choose("move", one, other, 3)
        assert table.battalions(other) == {"germany": 3}


@pytest.mark.rule("KON-BOARD-15")
@pytest.mark.parametrize(
    ("start", "target", "battalions", "dice"),
    [
        ("bergen", "haugesund", 4, 2),
        ("bergen", "haugesund", 3, 1),
        ("gjovik", "hamar", 3, 1),
        ("gjovik", "hamar", 1, 0),
        ("telemark", "haugesund", 3, 3),
    ],
)
def test_attacks_across_water_are_halved(start: str, target: str, battalions: int, dice: int) -> None:
    areas: dict[str, Any] = {start: f"{battalions} germany", target: "1 norway"}
    table = set_table(hands={"germany": ["ubat"]}, finnmark="1 norway", **areas)
    table.choose("move", start, target, battalions)
    table.fight(target)
    assert table.match.view(None)["combat"]["attack_dice_count"] == dice


@pytest.mark.rule("KON-BOARD-16")
def test_beaten_norwegians_retreat_across_a_fjord() -> None:
    """From Haugesund, attacked over the Haukeli road, every other way leads across a fjord."""
    table = set_table(fate=[5, 5, 1], telemark="2 germany", haugesund="1 norway")
    table.choose("move", "telemark", "haugesund", 2)
    table.fight("haugesund")
    assert {option[1] for option in table.offered("retreat")} == {"bergen", "voss", "stavanger"}


@pytest.mark.rule("KON-BOARD-16")
@pytest.mark.parametrize(
    ("turn", "attackers", "beaten"), [("germany", "germany", "allies"), ("norway", "norway", "germany")]
)
def test_beaten_germans_and_allies_do_not(turn: str, attackers: str, beaten: str) -> None:
    areas: dict[str, Any] = {
        "telemark": f"2 {attackers}",
        "haugesund": f"1 {beaten}",
        "oslo": "1 germany",
        "finnmark": "1 norway",
    }
    table = set_table(turn=turn, fate=[5, 5, 1], **areas)
    table.choose("move", "telemark", "haugesund", 2)
    table.fight("haugesund")
    assert "retreat.defeated" in table.log_keys()
    assert table.game.on_board(("germany", "norway", "allies").index(beaten)) == (1 if beaten == "germany" else 0)


@pytest.mark.rule("KON-BOARD-17", "KON-BOARD-18", "KON-BOARD-19", "KON-EX-02")
def test_the_fjords_of_the_west() -> None:
    zones = {area: board().sea_zones[number] for area, number in board().index.items()}
    assert zones["voss"] == ["IV"]
    assert {area for area in zones if "III" in zones[area]} == {"haugesund", "stavanger", "egersund"}
    water = {area: named(board().across_water[number]) for area, number in board().index.items()}
    assert water["bergen"] == {"sogn", "haugesund"}
    assert {"bergen", "stavanger"} <= water["haugesund"]


@pytest.mark.rule("KON-BOARD-17")
def test_every_area_by_a_fjord_touches_the_sea() -> None:
    """Only Mjøsa is no fjord."""
    for number, across in enumerate(board().across_water):
        fjords = named(across) - {"gjovik", "hamar"}
        assert not fjords or board().sea_zones[number], board().ids[number]


@pytest.mark.rule("KON-BOARD-17")
def test_the_allies_land_in_voss() -> None:
    table = allied_turn(["invasjon", "forsterkninger:5"], narvik="1 germany")
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    assert table.offers("land", "voss")
