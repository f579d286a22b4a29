"""Chapter 8.1: ships move, meet the enemy and intercept."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.components import ALLIES
from motstand.games.kampen_om_norge.sea.fleet import sea_of
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.sea_table import ALLIED_ZONES, RAID, SeaTable, set_sea
from tests.games.kampen_om_norge.table import THREE

# So that nobody is beaten while ships sail.
LAND: dict[str, Any] = {"oslo": "1 germany", "hamar": "1 norway", "namsos": "1 allies"}


def sail(table: SeaTable, *ships: str, to: str) -> None:
    """A task force of these ships enters a zone."""
    for ship in ships:
        table.choose("embark", ship)
    table.choose("sail", to)


# -- movement ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVM-01", "KON-NAVM-18")
def test_ships_move_before_battalions() -> None:
    table = set_sea({"III": "SG-03"}, **LAND)
    assert table.prompt == "naval_movement"
    table.choose("end")
    assert table.prompt == "movement"
    table.choose("move", "oslo", "honefoss", 1)
    table.choose("end")
    assert table.game.phase not in ("naval movement", "movement")


@pytest.mark.rule("KON-NAVM-01")
def test_who_has_no_ship_begins_on_land() -> None:
    assert set_sea({"III": "SA-01"}, **LAND).prompt == "movement"


@pytest.mark.rule("KON-NAVM-02", "KON-NAVM-03")
def test_a_ship_moves_up_to_two_zones() -> None:
    table = set_sea({"III": "SG-03", "V": "SG-06"}, **LAND)
    sail(table, "SG-03", to="IV")
    assert table.prompt == "naval_movement.on"
    # KON-NAVM-03: the others wait until this task force has finished.
    assert not table.offers("embark")
    table.choose("sail", "V")
    assert table.ships("V") == ["SG-03", "SG-06"]
    assert table.prompt == "naval_movement"
    assert [option[1] for option in table.offered("embark")] == ["SG-06"]


@pytest.mark.rule("KON-NAVM-02")
def test_a_ship_may_stop_after_one_zone() -> None:
    table = set_sea({"III": "SG-03"}, **LAND)
    sail(table, "SG-03", to="IV")
    table.choose("stop")
    assert table.ships("IV") == ["SG-03"]
    assert table.prompt == "movement"


@pytest.mark.rule("KON-EX-22", "KON-ADV-04", "KON-NAVM-02")
def test_from_iv_to_ii_by_way_of_viii() -> None:
    table = set_sea({"IV": "SG-03", "III": "SA-01"}, **LAND)
    table.choose("embark", "SG-03")
    assert table.zones_offered("sail") == ["III", "V", "VIII"]
    table.choose("sail", "VIII")
    table.choose("sail", "II")
    assert table.ships("II") == ["SG-03"]
    assert not table.told("interception.attempted")


@pytest.mark.rule("KON-NAVM-04")
def test_who_takes_the_same_route_goes_together() -> None:
    table = set_sea({"VII": "SG-03 SG-06"}, **LAND)
    sail(table, "SG-03", to="VI")
    table.choose("stop")
    table.choose("embark", "SG-06")
    # Through VI, but not to stay there as the first ship did.
    table.choose("sail", "VI")
    assert not table.offers("stop")
    table.choose("sail", "V")
    assert table.ships("V") == ["SG-06"]


@pytest.mark.rule("KON-NAVM-04")
def test_a_second_force_takes_no_whole_route_again() -> None:
    table = set_sea({"VII": "SG-03 SG-06"}, **LAND)
    sail(table, "SG-03", to="VI")
    table.choose("sail", "V")
    table.choose("embark", "SG-06")
    table.choose("sail", "VI")
    assert table.zones_offered("sail") == ["VII", "VIII"]
    assert table.offers("stop")


@pytest.mark.rule("KON-NAVM-04")
def test_a_task_force_has_ships_of_one_zone() -> None:
    table = set_sea({"VII": "SG-03 SG-06", "III": "SG-07"}, **LAND)
    table.choose("embark", "SG-03")
    assert [option[1] for option in table.offered("embark")] == ["SG-06"]
    sail(table, "SG-06", to="VI")
    assert table.ships("VI") == ["SG-03", "SG-06"]


@pytest.mark.rule("KON-ADV-02", "KON-NAVM-05")
def test_allied_ships_keep_out_of_i_and_ii() -> None:
    table = set_sea({"III": "SA-01"}, turn="allies", **LAND)
    table.choose("embark", "SA-01")
    assert table.zones_offered("sail") == ["IV", "VIII"]
    table.choose("sail", "VIII")
    assert table.zones_offered("sail") == ALLIED_ZONES[:-1]


@pytest.mark.rule("KON-SHIP-14", "KON-SHIP-15")
def test_eidsvoll_and_norge_moves_one_zone_and_intercepts_nobody() -> None:
    """KON-Q-101: Norway moves it, also into II; where Germans are only Germany is asked."""
    table = set_sea({"III": "SN-01", "II": "SG-03"}, turn="norway", seats=THREE, **LAND)
    table.choose("embark", "SN-01")
    assert table.zones_offered("sail") == ["II", "IV", "VIII"]
    table.choose("sail", "II")
    assert (table.prompt, table.seat) == ("interception", "germany")
    table.pass_()
    assert table.prompt == "movement"
    assert table.ships("II") == ["SG-03", "SN-01"]


@pytest.mark.rule("KON-SHIP-02", "KON-SHIP-24")
def test_ships_are_no_cards_of_the_hand() -> None:
    """They are not in the public view by name; everybody sees how many lie where."""
    table = set_sea({"III": "SG-03 SG-06"}, **LAND)
    assert not [id for hand in table.game.hands for id in hand if id.startswith("S")]
    sail(table, "SG-03", "SG-06", to="IV")
    told = table.told("naval_movement.sailed")
    assert told == [{"faction": "germany", "count": 2, "from": "III", "to": "IV"}]


# -- interception --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVM-06", "KON-NAVM-16")
def test_first_the_attacker_and_then_the_defender() -> None:
    table = set_sea({"IV": "SG-03", "III": "SA-01"}, seats=THREE, fate=[4, 4], **LAND)
    sail(table, "SG-03", to="III")
    assert (table.prompt, table.seat) == ("interception", "germany")
    table.choose("intercept", "III")
    assert (table.prompt, table.seat) == ("interception", "allies")
    table.choose("intercept", "III")
    assert [told["faction"] for told in table.told("interception.attempted")] == ["germany", "allies"]


@pytest.mark.rule("KON-NAVM-06", "KON-SHIP-04")
def test_ships_that_were_there_before_do_not_intercept() -> None:
    """KON-Q-59: an attempt needs a ship that entered the zone; enemies may share it."""
    table = set_sea({"III": "SG-03 SA-01"}, **LAND)
    assert table.prompt == "naval_movement"
    table.choose("end")
    assert table.prompt == "movement"


@pytest.mark.rule("KON-NAVM-07", "KON-NAVM-09")
def test_one_attempt_in_a_zone_and_nobody_enters_it_again() -> None:
    table = set_sea({"IV": "SG-03 SG-06", "II": "SG-07", "III": "SA-01"}, fate=[1], **LAND)
    sail(table, "SG-03", to="III")
    table.choose("intercept", "III")
    table.pass_()
    # KON-NAVM-09: its movement is over after one zone.
    assert table.prompt == "naval_movement"
    assert "SG-03" in table.sea.moved
    table.choose("embark", "SG-06")
    assert "III" not in table.zones_offered("sail")
    table.choose("sail", "VIII")
    assert "III" not in table.zones_offered("sail")


@pytest.mark.rule("KON-NAVM-10", "KON-NAVM-09", "KON-SHIP-03", "KON-NAVM-08")
def test_all_ships_of_the_zone_take_part() -> None:
    """KON-Q-59: those that were there before, too; none of them moves any more. They are shown, and hidden again."""
    table = set_sea({"IV": "SG-03", "III": "SG-07 SA-01"}, fate=[1], **LAND)
    sail(table, "SG-03", to="III")
    table.choose("intercept", "III")
    assert table.told("interception.attempted")[0]["count"] == 2
    assert set(table.sea.moved) == {"SG-03", "SG-07"}
    # The attempt has failed.
    assert table.sea.shown == ()


@pytest.mark.rule("KON-NAVM-08", "KON-SHIP-03", "KON-NAVM-13")
def test_after_a_success_everybody_lies_open() -> None:
    table = set_sea({"IV": "SG-03", "III": "SA-01"}, fate=[5, "SA-01"], **LAND)
    sail(table, "SG-03", to="III")
    table.choose("intercept", "III")
    assert sorted(table.sea.shown) == ["SA-01", "SG-03"]
    assert table.sea.intercepted == ("SA-01",)


@pytest.mark.rule("KON-NAVM-11", "KON-NAVM-12")
@pytest.mark.parametrize(("dice", "hits"), [([4, 4, 4], 0), ([5, 4, 1], 1), ([6, 5, 1], 2), ([5, 5, 6], 3)])
def test_a_die_for_every_enemy_ship(dice: list[int], hits: int) -> None:
    drawn = ["SA-13", "SA-01", "SA-06"][:hits]
    table = set_sea({"IV": "SG-03", "III": "SA-01 SA-06 SA-13"}, fate=[*dice, *drawn], **LAND)
    sail(table, "SG-03", to="III")
    table.choose("intercept", "III")
    assert table.told("interception.rolled")[0]["dice"] == dice
    assert sorted(table.sea.intercepted) == sorted(drawn)


@pytest.mark.rule("KON-NAVM-12", "KON-NAVM-14", "KON-SHIP-21")
def test_a_dummy_that_is_found_is_removed() -> None:
    """KON-Q-208: nobody is left to fight, so those who tried are turned down again."""
    table = set_sea({"III": "SA-01 SG-15 SG-03"}, "april interception", april={}, fate=[6, 1, "SG-15"], **LAND)
    table.pass_()
    table.choose("intercept", "III")
    assert table.ships("III") == ["SA-01", "SG-03"]
    assert table.sea.intercepted == ()
    assert table.sea.shown == ()


@pytest.mark.rule("KON-NAVM-15")
def test_germany_always_finds_eidsvoll_and_norge() -> None:
    table = set_sea({"IV": "SG-03", "III": "SN-01"}, **LAND)
    sail(table, "SG-03", to="III")
    table.choose("intercept", "III")
    assert table.sea.intercepted == ("SN-01",)
    assert not table.told("interception.rolled")


@pytest.mark.rule("KON-NAVM-15", "KON-NAVM-11")
def test_beside_others_it_costs_no_die() -> None:
    table = set_sea({"IV": "SG-03", "III": "SN-01 SA-01"}, fate=[1], **LAND)
    sail(table, "SG-03", to="III")
    table.choose("intercept", "III")
    assert table.told("interception.rolled")[0]["dice"] == [1]
    assert table.sea.intercepted == ("SN-01",)


@pytest.mark.rule("KON-SHIP-15")
def test_it_does_not_intercept_after_9_april() -> None:
    table = set_sea({"IV": "SG-03", "III": "SN-01"}, seats=THREE, **LAND)
    sail(table, "SG-03", to="III")
    table.pass_()
    assert table.prompt == "naval_movement.on"


@pytest.mark.rule("KON-NAVM-17")
def test_who_was_not_intercepted_may_go_on_and_meet_others() -> None:
    table = set_sea({"II": "SG-03 SG-06", "III": "SA-01", "IV": "SA-02"}, fate=[6, 1, "SG-03"], **LAND)
    sail(table, "SG-03", "SG-06", to="III")
    table.pass_()
    table.choose("intercept", "III")
    assert table.prompt == "naval_movement.on"
    assert table.sea.force == ("SG-06",)
    table.choose("sail", "IV")
    assert table.prompt == "interception"
    assert table.ships("III") == ["SA-01", "SG-03"]


@pytest.mark.rule("KON-NAVM-16")
def test_the_defender_rolls_only_against_those_not_caught_yet() -> None:
    """KON-Q-60: once for each task force that enters."""
    fate = [6, 1, "SG-03", 6, "SG-06"]
    table = set_sea({"II": "SG-03 SG-06 SG-07", "III": "SA-01"}, fate=fate, **LAND)
    sail(table, "SG-03", "SG-06", to="III")
    table.pass_()
    table.choose("intercept", "III")
    table.choose("stop")
    table.choose("embark", "SG-07")
    table.choose("sail", "III")
    table.pass_()
    assert table.match.pending is not None
    assert (table.match.pending.values or {})["count"] == 2


# -- raiders, and the ships that come later ------------------------------------------------------------------------


@pytest.mark.rule("KON-NINE-26", "KON-NINE-27", "KON-ADV-06")
def test_raiders_are_called_back_for_six_symbols() -> None:
    hand = {"germany": ["forsterkninger:5", "bombefly", "panzer"]}
    table = set_sea({RAID: "SG-01 SG-03"}, hands=hand, **LAND)
    assert not table.offers("embark")
    table.choose("recall")
    table.choose("trade", "bombefly")
    assert table.prompt == "naval_movement.recall"
    table.choose("trade", "forsterkninger")
    assert table.prompt == "naval_movement"
    assert table.hand("germany") == ["panzer"]
    table.choose("embark", "SG-01")
    # KON-NINE-27: the box borders on VI, VII and VIII; leaving it is one of two moves.
    assert table.zones_offered("sail") == ["VI", "VII", "VIII"]
    table.choose("sail", "VI")
    table.choose("sail", "V")
    assert table.ships("V") == ["SG-01"]
    assert table.ships(RAID) == ["SG-03"]
    assert not table.offers("recall")


@pytest.mark.rule("KON-NINE-26")
def test_without_six_symbols_they_stay() -> None:
    table = set_sea({RAID: "SG-01"}, hands={"germany": ["forsterkninger:5"]}, **LAND)
    assert table.prompt == "naval_movement"
    assert not table.offers("recall")
    assert not table.offers("embark")


@pytest.mark.rule("KON-NINE-24")
def test_raiders_cost_no_cards_in_later_turns() -> None:
    table = set_sea({RAID: "SG-01"}, **LAND)
    table.pass_to_turn("norway")
    assert table.voided("allies") == 0


@pytest.mark.rule("KON-NINE-44")
def test_the_other_allied_ships_come_in_the_first_allied_movement_phase() -> None:
    """KON-Q-66: placing is entering, and their whole movement."""

    def later(game: Kampen) -> None:
        sea_of(game).later = ("SA-01", "SA-13")

    table = set_sea({"III": "SG-03", "IV": "SA-02"}, turn="allies", prepare=later, fate=[6, "SG-03"], **LAND)
    assert table.prompt == "station"
    assert table.zones_offered("station") == ALLIED_ZONES
    table.choose("station", "SA-01", "III")
    assert table.ships("III") == ["SG-03"]
    table.choose("station", "SA-13", "V")
    assert table.ships("III") == ["SA-01", "SG-03"]
    assert table.told("ships.placed") == [{"faction": "allies", "count": 2}]
    table.choose("intercept", "III")
    assert table.sea.intercepted == ("SG-03",)
    table.pass_()
    assert [option[1] for option in table.offered("embark")] == ["SA-02"]
    assert table.game.scenario.ships["SA-02"].faction == ALLIES


@pytest.mark.rule("KON-NINE-26")
def test_exactly_six_symbols_are_enough_and_told() -> None:
    table = set_sea({RAID: "SG-01"}, hands={"germany": ["forsterkninger:5", "bombefly"]}, **LAND)
    table.choose("recall")
    table.choose("trade", "forsterkninger")
    table.choose("trade", "bombefly")
    assert table.told("raiding.recalled") == [{"symbols": 6, "needed": 6}]


@pytest.mark.rule("KON-NAVM-02", "KON-NAVM-04")
def test_ships_and_routes_are_free_again_in_the_next_turn() -> None:
    table = set_sea({"III": "SG-01 SG-03"}, **LAND)
    table.choose("embark", "SG-01")
    table.choose("sail", "IV")
    table.choose("stop")
    # KON-NAVM-04: who would take the same route should have come along.
    table.choose("embark", "SG-03")
    table.choose("sail", "IV")
    assert not table.offers("stop")
    table.choose("sail", "V")
    table.pass_to_turn("germany")
    assert {option[1] for option in table.offered("embark")} == {"SG-01", "SG-03"}
    assert table.sea.routes == ()


@pytest.mark.rule("KON-NAVM-08", "KON-NAVC-04")
def test_who_has_to_fight_stays_open_when_a_later_attempt_fails() -> None:
    """KON-Q-60: the defender rolls once for each task force that enters."""
    table = set_sea({"III": "SG-03", "IV": "SA-01", "V": "SG-06"}, fate=[6, "SG-03", 1], **LAND)
    for ship, caught in (("SG-03", ["SG-03"]), ("SG-06", ["SG-03"])):
        table.choose("embark", ship)
        table.choose("sail", "IV")
        table.pass_()
        table.choose("intercept", "IV")
        assert table.sea.intercepted == tuple(caught)
        assert table.sea.shown == ("SA-01", "SG-03")
    assert len(table.told("interception.failed")) == 1
