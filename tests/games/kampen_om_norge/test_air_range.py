"""The board from the air: air fields, the range from Germany, and the cable and box that only lie there."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.box import open_box
from motstand.games.kampen_om_norge.components import Board
from tests.games.kampen_om_norge.table import Table, set_table

FROM_GERMANY = {
    *("ostfold", "oslo", "horten", "telemark", "arendal", "kristiansand", "setesdal"),
    *("egersund", "stavanger", "haugesund", "kongsberg", "honefoss"),
}
AIR_FIELDS = {"oslo", "kristiansand", "stavanger", "trondheim", "bardufoss"}


def board() -> Board:
    return open_box([]).board


def droppable(**areas: Any) -> set[str]:
    """Where Germany may drop its paratroopers; they fly as far as its bombers (KON-Q-86)."""
    table = set_table(hands={"germany": ["fallskjermtropp"]}, **areas)
    table.choose("card", "fallskjermtropp")
    return {option[1] for option in table.match.options}


def attack_from_the_air(start: str, target: str, **areas: Any) -> Table:
    """A German attack by land, with both kinds of aircraft in hand, at the first step of the combat."""
    areas = {start: "1 germany", target: "1 norway", **areas}
    table = set_table(hands={"germany": ["bombefly", "jagerbomber"]}, **areas)
    table.choose("move", start, target, 1)
    table.fight(target)
    assert table.prompt == "combat.attack"
    return table


@pytest.mark.rule("KON-BOARD-20", "KON-Q-86", "KON-Q-87")
def test_the_range_from_germany_needs_no_air_field() -> None:
    assert droppable(narvik="1 germany", hamar="1 norway") == FROM_GERMANY


@pytest.mark.rule("KON-BOARD-20")
@pytest.mark.parametrize(("start", "target"), [("horten", "kongsberg"), ("egersund", "stavanger")])
@pytest.mark.parametrize("card", ["bombefly", "jagerbomber"])
def test_aircraft_help_in_the_south_without_any_air_field(start: str, target: str, card: str) -> None:
    assert attack_from_the_air(start, target).offers("play", card)


@pytest.mark.rule("KON-BOARD-21")
@pytest.mark.parametrize("card", ["bombefly", "jagerbomber"])
@pytest.mark.parametrize(
    ("start", "target", "fields", "offered"),
    [
        ("gjovik", "lillehammer", {}, False),
        ("gjovik", "lillehammer", {"oslo": "1 germany"}, True),
        ("gjovik", "lillehammer", {"oslo": "1 norway"}, False),
        ("gjovik", "lillehammer", {"bardufoss": "1 germany"}, False),
        ("bjornfjell", "narvik", {"oslo": "1 germany", "stavanger": "1 germany", "kristiansand": "1 germany"}, False),
        ("bjornfjell", "narvik", {"trondheim": "1 germany"}, True),
        ("tromso", "finnmark", {"trondheim": "1 germany"}, False),
        ("tromso", "finnmark", {"bardufoss": "1 germany"}, True),
        # Bergen is held, but has no air field.
        ("gjovik", "lillehammer", {"bergen": "1 germany"}, False),
    ],
)
def test_further_north_germany_needs_an_air_field_in_range(
    start: str, target: str, fields: dict[str, str], offered: bool, card: str
) -> None:
    assert attack_from_the_air(start, target, **fields).offers("play", card) == offered


@pytest.mark.rule("KON-BOARD-21", "KON-BOARD-04", "KON-Q-47")
def test_a_contested_air_field_gives_no_range() -> None:
    assert droppable(oslo="1 germany 1 norway", hamar="1 norway") == FROM_GERMANY


@pytest.mark.rule("KON-BOARD-22", "KON-Q-87")
@pytest.mark.parametrize("field", sorted(AIR_FIELDS - {"bardufoss"}))
def test_every_field_but_bardufoss_reaches_the_far_south(field: str) -> None:
    reached = board().field_range[board().index[field]]
    assert all(reached[board().index[area]] for area in FROM_GERMANY)


@pytest.mark.rule("KON-BOARD-22")
def test_bardufoss_does_not_reach_the_south() -> None:
    reached = board().field_range[board().index["bardufoss"]]
    assert not any(reached[board().index[area]] for area in FROM_GERMANY)


@pytest.mark.rule("KON-BOARD-22", "KON-BOARD-21")
def test_every_field_reaches_itself_and_more_than_germany_does() -> None:
    for field in AIR_FIELDS:
        assert field in droppable(**{field: "1 germany"}, hamar="1 norway")
        assert droppable(**{field: "1 germany"}, hamar="1 norway") > FROM_GERMANY


@pytest.mark.rule("KON-BOARD-23")
def test_air_transport_flies_between_held_fields() -> None:
    """Oslo and Trondheim are held fields, Bergen is no field, Stavanger and Kristiansand are not held."""
    areas: dict[str, Any] = {
        "oslo": "2 germany",
        "trondheim": "1 germany",
        "bergen": "3 germany",
        "stavanger": "1 norway",
    }
    table = set_table(hands={"germany": ["transportfly"]}, **areas)
    table.choose("card", "transportfly")
    flights = {(option[1], option[2]) for option in table.match.options}
    assert flights == {("oslo", "trondheim"), ("trondheim", "oslo")}
    table.choose("airlift", "oslo", "trondheim", 2)
    assert table.battalions("trondheim") == {"germany": 3}


@pytest.mark.rule("KON-BOARD-23")
def test_air_transport_does_not_conquer_a_field() -> None:
    table = set_table(hands={"germany": ["transportfly"]}, oslo="2 germany", bergen="1 germany", hamar="1 norway")
    assert not table.offers("card", "transportfly")


@pytest.mark.rule("KON-BOARD-23")
def test_new_battalions_fly_to_held_fields_only() -> None:
    areas: dict[str, Any] = {
        "oslo": "2 germany",
        "trondheim": "1 germany",
        "bergen": "3 germany",
        "stavanger": "1 norway",
    }
    table = set_table(hands={"germany": ["transportfly"]}, **areas)
    table.pass_to("placement")
    assert {option[2] for option in table.offered("airplace")} == {"oslo", "trondheim"}


@pytest.mark.rule("KON-BOARD-24", "KON-Q-87")
def test_the_range_of_trondheim_ends_at_narvik() -> None:
    reached = droppable(trondheim="1 germany", hamar="1 norway")
    assert {"harstad", "narvik", "bjornfjell"} <= reached
    assert reached.isdisjoint({"gratangen", "bardufoss", "tromso", "finnmark"})


@pytest.mark.rule("KON-BOARD-25")
def test_the_air_fields() -> None:
    assert {board().ids[field] for field in board().air_fields} == AIR_FIELDS


@pytest.mark.rule("KON-BOARD-26")
def test_egersund_and_its_cable_are_an_area_like_any_other() -> None:
    table = set_table(egersund="1 germany", hamar="1 norway")
    moves = [("move", "egersund", "kristiansand", 1), ("move", "egersund", "stavanger", 1)]
    assert sorted(table.match.options) == [("end",), *moves]
