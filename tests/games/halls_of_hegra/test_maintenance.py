"""Mobilisation and Maintenance: Negotiate, routes, snow, repairs, Bolster, Promote, Inspire, Radio, Map Room."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.state import Hegra, status_slot
from tests.games.halls_of_hegra.table import Table, set_table


def snow_on_top(*cards: str) -> Any:
    """These Snow cards come next, the first one first."""

    def prepare(game: Hegra) -> None:
        for card in cards:
            game.snow_deck.take(card)
        game.snow_deck.top = list(reversed(cards))

    return prepare


def working(day: int, space: str, who: str, **more: Any) -> Table:
    """An Action of Mobilisation or Maintenance as it begins to be resolved."""
    section = "mobilisation" if space in ("negotiate", "open_supply_route") else "maintenance"
    return set_table(section, day, placed={space: who}, **more)


@pytest.mark.rule("HOH-MOBACT-02", "HOH-MOBACT-03")
def test_negotiate_lowers_fear_or_doubt() -> None:
    table = working(2, "negotiate", "officer", doubt=2, fear=3)
    table.choose("calm", "fear")
    assert (table.game.fear, table.game.doubt) == (2, 2)
    table = working(2, "negotiate", "officer", doubt=2, fear=3)
    table.choose("calm", "doubt")
    assert (table.game.fear, table.game.doubt) == (3, 1)


@pytest.mark.rule("HOH-MOBACT-04", "HOH-MOBACT-05")
def test_each_route_is_opened_once() -> None:
    table = working(2, "open_supply_route", "4 soldier")
    assert {option[1] for option in table.offered("open")} == {"patrol", "miss", "morale"}
    table.choose("open", "patrol")
    assert {option[1] for option in table.offered("open")} == {"miss", "morale"}
    table.choose("open", "morale")
    assert table.match.view(None)["depots"] == {"supply": 3, "patrol": 3, "miss": 0, "morale": 3}


@pytest.mark.rule("HOH-MAINT-02", "HOH-MAINT-03")
def test_shovelling_past_space_1() -> None:
    table = working(2, "shovel_snow", "volunteer", snow=2)
    assert [entry.values["level"] for entry in table.match.log if entry.key == "snow.shovelled"] == [1]
    table = working(2, "shovel_snow", "volunteer", snow=1, prepare=snow_on_top("SNOW-07"), supplies=1)
    found = [entry.values["card"] for entry in table.match.log if entry.key == "snow.found"]
    assert found == ["SNOW-07"]
    assert [entry.values["level"] for entry in table.match.log if entry.key == "snow.shovelled"][:1] == [3]


@pytest.mark.rule("HOH-MAINT-03")
def test_an_empty_snow_deck_still_resets_the_marker() -> None:
    def empty(game: Hegra) -> None:
        game.items_found = list(game.box.cards.snow)
        game.snow_deck.rest = []

    table = working(2, "shovel_snow", "volunteer", snow=1, prepare=empty)
    assert [entry.values["level"] for entry in table.match.log if entry.key == "snow.shovelled"] == [3]


@pytest.mark.rule("HOH-MAINT-04", "HOH-ACTION-07")
def test_an_action_that_was_dug_out_can_be_used_tomorrow() -> None:
    table = working(4, "shovel_snow", "volunteer", snow=1, positions="soldier . . .", prepare=snow_on_top("SNOW-05"))
    table.go_on("placing")
    assert table.game.is_dug("radio")
    assert table.damage("radio") == 1


@pytest.mark.rule("HOH-MAINT-05")
def test_an_item_is_resolved_and_leaves_the_game() -> None:
    table = working(2, "shovel_snow", "volunteer", snow=1, prepare=snow_on_top("SNOW-11"))
    assert table.prompt == "repair.free"
    table.choose("repair", "position_a")
    table.choose("repair", "position_b")
    assert table.game.items_found == ["SNOW-11"]
    assert (table.damage("position_a"), table.damage("position_b")) == (0, 0)


@pytest.mark.rule("HOH-MAINT-06")
def test_repair_takes_one_tile_of_any_space() -> None:
    table = working(2, "repair", "2 soldier", dug=["radio", "gun_2"])
    spaces = {"position_a", "position_b", "position_c", "gun_1", "gun_2", "radio"}
    assert {option[1] for option in table.offered("repair")} == spaces
    table.choose("repair", "gun_1")
    assert table.match.view(None)["guns"]["gun_1"]["slots"] == ["blank", "covered", "covered"]


@pytest.mark.rule("HOH-MAINT-07")
def test_a_covered_tile_cannot_be_unjammed() -> None:
    def jam(game: Hegra) -> None:
        game.jammed[2] = True

    assert not working(2, "repair", "2 soldier", repaired=["gun_1"], prepare=jam).offers("unjam")
    assert working(2, "repair", "2 soldier", repaired=["gun_1"] * 3, prepare=jam).offers("unjam", "gun_1")


@pytest.mark.rule("HOH-MAINT-08", "HOH-TRACK-05")
def test_bolster() -> None:
    table = working(2, "bolster", "4 soldier", hit_bag="", defence=2)
    table.choose("bolster", "defence")
    # Defence is as high as it goes: the second use can only be a Miss tile.
    assert table.game.defence == 3
    assert "miss.added" in table.log_keys()


@pytest.mark.rule("HOH-MAINT-09", "HOH-DEF-03")
def test_promote() -> None:
    table = working(2, "promote", "officer volunteer hunter", tired="", ready="")
    before = table.game.reserve.copy()
    table.choose("promote", "hunter")
    promoted = [entry for entry in table.match.log if entry.key == "promoted"]
    assert len(promoted) == 1
    assert table.game.reserve[4] == before[4] + 1
    assert table.game.reserve[1] == before[1] - 1


@pytest.mark.rule("HOH-MAINT-09")
def test_promote_once_a_day() -> None:
    table = working(2, "promote", "officer 3 volunteer")
    assert table.log_keys().count("promoted") == 1


@pytest.mark.rule("HOH-MAINT-09")
def test_promote_needs_the_officer_and_somebody_else() -> None:
    assert "promoted" not in working(2, "promote", "2 volunteer").log_keys()
    assert "promoted" not in working(2, "promote", "officer").log_keys()


@pytest.mark.rule("HOH-MAINT-10")
def test_promote_needs_a_soldier_in_the_reserve() -> None:
    def no_soldier(game: Hegra) -> None:
        game.ready[1] += game.reserve[1]
        game.reserve[1] = 0

    table = working(2, "promote", "officer volunteer", prepare=no_soldier)
    assert "promoted" not in table.log_keys()
    assert "promote.no_soldier" in table.log_keys()


@pytest.mark.rule("HOH-MAINT-11")
def test_inspire() -> None:
    table = working(2, "inspire", "2 soldier", doubt=2, morale=-1)
    assert [entry.values["level"] for entry in table.match.log if entry.rule == "HOH-MAINT-11"] == [0]


@pytest.mark.rule("HOH-MAINT-12", "HOH-MAINT-13", "HOH-DAMAGE-02")
@pytest.mark.parametrize(("repaired", "added"), [([], 1), (["radio"], 2)])
def test_radio(repaired: list[str], added: int) -> None:
    table = working(2, "radio", "officer", dug=["radio"], repaired=repaired, doubt=2)
    assert [card for card in table.game.low.rest if card.startswith("HOPE")] == [
        f"HOPE-{n}" for n in range(1, added + 1)
    ]


@pytest.mark.rule("HOH-MAINT-14")
def test_map_room_orders_the_top_of_the_deck() -> None:
    fate = ["SNOW-09", "SNOW-02", "SNOW-05"]
    table = working(2, "map_room", "officer", dug=["map_room"], prepare=without("SNOW-04"), fate=fate)
    assert {option[1] for option in table.offered("next")} == set(fate)
    assert "SNOW-09" in str(table.match.view("commander"))
    assert "SNOW-09" not in str(table.match.view(None))
    places = []
    for card in ("SNOW-05", "SNOW-09"):
        assert table.match.pending is not None
        places.append(table.match.pending.values)
        table.choose("next", card)
    assert places == [{"place": 1}, {"place": 2}]
    looked = next(entry for entry in table.match.log if entry.key == "snow.looked")
    assert looked.values == {"count": 3}
    assert looked.children[0].key == "part.looked"
    assert looked.children[0].values == {"most": 3, "cards_left": len(table.game.snow_deck)}
    assert [(child.values["card"], child.audience) for child in looked.children[1:]] == [
        (card, ("commander",)) for card in fate
    ]
    assert table.game.snow_deck.top == ["SNOW-02", "SNOW-09", "SNOW-05"]


def without(card: str) -> Any:
    """The Snow card of an Action that is in play has left the deck."""

    def prepare(game: Hegra) -> None:
        game.snow_deck.take(card)

    return prepare


@pytest.mark.rule("HOH-MAINT-15")
def test_the_right_part_of_the_map_room_clears_snow() -> None:
    table = working(
        2, "map_room", "officer", dug=["map_room"], repaired=["map_room"], snow=4, prepare=snow_on_top("SNOW-07")
    )
    while table.prompt == "map_room":
        table.match.play(table.match.options[0])
    assert [entry.values["level"] for entry in table.match.log if entry.rule == "HOH-MAINT-15"] == [3, 2]


# -- the Morale track ----------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-MTRACK-01", "HOH-FX-03")
def test_morale_above_the_top_adds_hope() -> None:
    table = working(2, "inspire", "4 soldier", morale=2, doubt=2)
    assert table.game.hope[0] == "HOPE-2"
    assert "HOPE-1" in table.game.low.rest


@pytest.mark.rule("HOH-MTRACK-02", "HOH-FX-03")
def test_morale_below_the_bottom_loses_a_defender() -> None:
    table = set_table("event text", 4, event="ATT-09", tired="medic", morale=-3, fate=["soldier"])
    assert table.game.morale == -3
    assert table.area("tired") == {}


@pytest.mark.rule("HOH-MAINT-07")
@pytest.mark.parametrize("slot", [0, 1])
def test_any_jammed_tile_that_is_not_covered_can_be_unjammed(slot: int) -> None:
    def jammed(game: Hegra) -> None:
        game.jammed[status_slot("gun_1", slot)] = True

    table = set_table("maintenance", 7, placed={"repair": "4 soldier"}, repaired=["gun_1"] * 2, prepare=jammed)
    table.choose("unjam", "gun_1")
    assert table.jammed("gun_1") == [False, False, False]


@pytest.mark.rule("HOH-ACTION-03", "HOH-ACTION-04")
def test_the_table_tells_how_often_an_action_will_be_resolved() -> None:
    assert set_table("placing", 5, placed={"shovel_snow": "4 soldier"}).match.view(None)["actions"] == {
        "shovel_snow": 4
    }
    # HOH-MAINT-09: a promotion needs an Officer, however many others there are.
    assert set_table("placing", 5, placed={"promote": "2 volunteer"}).match.view(None)["actions"] == {"promote": 0}


@pytest.mark.rule("HOH-MAINT-02", "HOH-MAINT-03")
def test_the_table_tells_where_the_snow_will_lie() -> None:
    for snow, level, cards in ((4, 2, 0), (2, 3, 1), (1, 2, 1)):
        table = set_table("placing", 5, placed={"shovel_snow": "2 soldier"}, snow=snow)
        assert table.match.view(None)["shovelled"] == {"level": level, "cards": cards}, snow
