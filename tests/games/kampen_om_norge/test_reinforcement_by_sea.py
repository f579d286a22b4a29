"""Chapter 8.3: where reinforcements come ashore when ships hold the sea."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.components import ALLIES
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea
from tests.games.kampen_om_norge.table import ALLIED_COAST, GERMAN_COAST

LAND: dict[str, Any] = {"hamar": "1 norway", "oslo": "1 germany"}


def placing(turn: str, ships: dict[str, str], count: int = 1, **more: Any) -> SeaTable:
    """A faction has so many battalions to place."""

    def acquired(game: Kampen) -> None:
        game.to_place = count

    return set_sea(ships, "placement", turn, prepare=acquired, **{**LAND, **more})


def places(table: SeaTable) -> list[str]:
    return [option[1] for option in table.offered("place")]


@pytest.mark.rule("KON-AREINF-02")
def test_germany_always_by_i_and_ii() -> None:
    """Allied ships in III close all the north, never the south."""
    assert places(placing("germany", {"III": "SA-01"})) == GERMAN_COAST


@pytest.mark.rule("KON-AREINF-03", "KON-NINE-39")
def test_germany_where_no_allied_ship_is_nor_south_of_it() -> None:
    found = places(placing("germany", {"V": "SA-01", "VIII": "SA-02"}))
    assert {"stavanger", "bergen", "voss", "nordfjord"} <= set(found)
    assert not {"alesund", "trondheim", "namsos", "narvik"} & set(found)
    assert "hamar" not in found


@pytest.mark.rule("KON-AREINF-03")
def test_viii_does_not_count_and_eidsvoll_and_norge_is_no_allied_ship() -> None:
    """KON-Q-65."""
    found = places(placing("germany", {"VIII": "SA-01", "III": "SN-01"}))
    assert {"stavanger", "narvik", "tromso"} <= set(found)


@pytest.mark.rule("KON-AREINF-04")
def test_germany_one_battalion_for_each_ship_behind_the_allies() -> None:
    table = placing("germany", {"III": "SA-01", "IV": "SG-03 SG-06"}, 4)
    assert "bergen" in places(table)
    assert "alesund" not in places(table)
    table.choose("place", "bergen")
    table.choose("place", "voss")
    assert places(table) == GERMAN_COAST
    table.choose("place", "oslo")
    assert places(table) == GERMAN_COAST


@pytest.mark.rule("KON-AREINF-04")
@pytest.mark.parametrize("shores", [["trondheim", "steinkjer", "alesund"], ["trondheim", "alesund", "steinkjer"]])
def test_trondheim_takes_the_ships_of_v_or_vi_that_no_other_area_needs(shores: list[str]) -> None:
    """KON-Q-56."""
    table = placing("germany", {"III": "SA-01", "V": "SG-03", "VI": "SG-06"}, 4)
    table.choose("place", shores[0])
    assert shores[1] in places(table)
    table.choose("place", shores[1])
    # One ship each in V and VI: Trondheim has the one that is left, and the third battalion none.
    assert places(table) == GERMAN_COAST


@pytest.mark.rule("KON-AREINF-04")
def test_trondheim_alone_may_take_the_ships_of_both_zones() -> None:
    table = placing("germany", {"III": "SA-01", "V": "SG-03", "VI": "SG-06"}, 4)
    table.choose("place", "trondheim")
    table.choose("place", "trondheim")
    assert places(table) == GERMAN_COAST


@pytest.mark.rule("KON-AREINF-04")
@pytest.mark.parametrize("other", ["SA-02", "SN-01"])
def test_only_in_a_zone_that_it_controls(other: str) -> None:
    table = placing("germany", {"III": "SA-01", "IV": f"SG-03 {other}"})
    assert "bergen" not in places(table)


@pytest.mark.rule("KON-AREINF-04")
def test_without_allied_ships_further_south_there_is_no_limit() -> None:
    table = placing("germany", {"IV": "SG-03", "V": "SA-01"}, 3)
    for _ in range(3):
        table.choose("place", "bergen")
    assert table.battalions("bergen") == {"germany": 3}


@pytest.mark.rule("KON-AREINF-05")
def test_norway_as_in_the_basic_game() -> None:
    table = placing("norway", {"III": "SG-01", "IV": "SG-03"})
    assert {"bergen", "voss", "narvik", "hamar"} <= set(places(table))
    assert "oslo" not in places(table)
    assert "sogn" not in places(table)


@pytest.mark.rule("KON-AREINF-06")
def test_the_allies_not_beside_german_control() -> None:
    """KON-Q-56: Trondheim touches V and VI, so VI alone closes it."""
    closed = {"trondheim", "steinkjer", "namsos", "mosjoen", "mo_i_rana", "bodo"}
    found = places(placing("allies", {"VI": "SG-03", "IV": "SG-06 SA-01"}))
    assert set(found) == set(ALLIED_COAST) - closed


@pytest.mark.rule("KON-AREINF-06", "KON-NINE-45")
def test_german_control_limits_the_first_allied_battalions() -> None:
    """KON-Q-51."""

    def due(game: Kampen) -> None:
        game.arrivals_due = game.scenario.arrival_stacks

    table = set_sea({"VI": "SG-03"}, "arrival", "allies", prepare=due, **LAND)
    found = [option[1] for option in table.offered("arrive")]
    assert "namsos" not in found
    assert "bergen" in found
    table.choose("arrive", "bergen")
    assert table.battalions("bergen") == {"allies": 3}
    assert table.game.on_board(ALLIES) == 3


@pytest.mark.rule("KON-AREINF-01", "KON-AREINF-07", "KON-NINE-38")
def test_reinforcements_are_acquired_as_before() -> None:
    table = set_sea({}, "trade", hands={"germany": ["forsterkninger:5"], "allies": ["ubat"]}, fate=[1], **LAND)
    table.choose("trade", "forsterkninger")
    assert table.game.to_place == 2
    table.choose("place", "oslo")
    table.choose("place", "horten")
    # KON-AREINF-07: submarines and new cards as before.
    table.choose("hunt", "ubat", "oslo")
    assert table.battalions("oslo") == {"germany": 2}
    assert len(table.game.hands[0]) == 5
