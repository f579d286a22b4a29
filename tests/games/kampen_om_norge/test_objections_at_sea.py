"""Why a ship, a zone, an area or a card cannot be chosen at sea and on 9 April: one reason after another."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.april import landing, opening
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, Kind
from motstand.games.kampen_om_norge.game import PHASES
from motstand.games.kampen_om_norge.sea import combat, combat_cards, dive_bombers, movement
from motstand.games.kampen_om_norge.sea.fleet import objection_to_fighters, objection_to_guns
from motstand.games.kampen_om_norge.sea.parts import part_of, parts_of
from motstand.games.kampen_om_norge.sea.state import NavalCombat, exchanged
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea

LAND: dict[str, Any] = {"oslo": "1 germany", "hamar": "1 norway", "namsos": "1 allies"}
ONE, II, III, IV, V, VI, VII, VIII, RAID = range(9)


def at_sea(ships: dict[str, str], turn: str = "germany", **more: Any) -> SeaTable:
    return set_sea(ships, "naval movement", turn, **{**LAND, **more})


def on_april(ships: dict[str, str], phase: str = "landings", **cards: list[str]) -> SeaTable:
    return set_sea(ships, phase, april=cards, **LAND)


def kind_of(game: Kampen, id: str) -> Kind:
    """A kind of card by its id, of 9 April or of the action cards."""
    return next(card.kind for card in game.scenario.cards.values() if card.kind.id == id)


# -- naval movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVM-04", "KON-NAVM-02")
def test_which_ships_can_join_a_task_force() -> None:
    game = at_sea({"III": "SG-03 SG-06 SG-07 SA-01", "IV": "SG-08", "raid": "SG-01"}).game
    sea = game.sea
    assert sea is not None

    def reasons(*ships: str) -> list[str]:
        return [movement.objection_to_embarking(game, id) for id in ships]

    assert reasons("SG-03", "SG-06", "SG-08") == ["", "", ""]
    assert reasons("SG-07", "SA-01", "SG-09", "SG-01") == [
        *("ship_alike", "ship_of_another", "ship_not_on_the_map", "raiders_not_called"),
    ]
    sea.moved = ("SG-03",)
    assert reasons("SG-03", "SG-06") == ["ship_moved", ""]
    sea.moved = ()
    sea.force, sea.route = ("SG-06",), (III,)
    assert reasons("SG-06", "SG-07", "SG-03", "SG-08") == ["ship_in_the_force", "", "", "force_elsewhere"]


@pytest.mark.rule("KON-NINE-27", "KON-NINE-26")
def test_raiders_leave_their_box_only_when_called() -> None:
    game = at_sea({"raid": "SG-01"}).game
    sea = game.sea
    assert sea is not None
    assert movement.objection_to_leaving_zone(game, RAID) == "raiders_not_called"
    assert movement.objection_to_sailing(game, (RAID,), VI) == "raiders_not_called"
    sea.recalled = True
    assert movement.objection_to_leaving_zone(game, RAID) == ""
    assert [zone for zone in range(9) if not movement.objection_to_sailing(game, (RAID,), zone)] == [VI, VII, VIII]
    assert movement.objection_to_sailing(game, (RAID, VI), V) == ""
    # Nobody sails into it.
    assert movement.objection_to_sailing(game, (VI,), RAID) == "zone_not_beside"


@pytest.mark.rule("KON-NAVM-02", "KON-NAVM-05", "KON-SHIP-14", "KON-ADV-03", "KON-ADV-04")
@pytest.mark.parametrize(
    ("turn", "route", "zone", "reason"),
    [
        ("germany", (III,), IV, ""),
        ("germany", (III,), II, ""),
        ("germany", (III,), VIII, ""),
        ("germany", (III,), V, "zone_not_beside"),
        ("germany", (ONE,), VIII, "zone_not_beside"),
        ("germany", (III, IV), V, ""),
        ("germany", (III, IV, V), VI, "sailed_far_enough"),
        ("norway", (III,), II, ""),
        ("norway", (III, IV), V, "sailed_far_enough"),
        ("allies", (III,), II, "closed_to_allies"),
        ("allies", (VIII,), II, "closed_to_allies"),
        ("allies", (III,), IV, ""),
    ],
)
def test_where_a_task_force_can_sail(turn: str, route: tuple[int, ...], zone: int, reason: str) -> None:
    game = at_sea({"III": "SG-03 SN-01 SA-01"}, turn).game
    assert movement.objection_to_sailing(game, route, zone) == reason


@pytest.mark.rule("KON-NAVM-07", "KON-NAVM-04")
def test_a_zone_that_was_tried_and_a_route_that_was_taken() -> None:
    game = at_sea({"III": "SG-03"}).game
    sea = game.sea
    assert sea is not None
    sea.attempted = (IV,)
    assert movement.objection_to_sailing(game, (III,), IV) == "zone_was_tried"
    sea.attempted = ()
    # Who goes on from there takes another route.
    sea.routes = ((III, IV),)
    assert movement.objection_to_sailing(game, (III,), IV) == ""
    sea.routes = ((III, IV), (III, IV, V))
    assert movement.objection_to_sailing(game, (III, IV), V) == "route_was_taken"
    sea.routes = ((III, IV), *[(III, IV, zone) for zone in (III, V, VIII)])
    assert movement.objection_to_sailing(game, (III,), IV) == "route_was_taken"


@pytest.mark.rule("KON-NAVM-04")
def test_from_a_zone_without_an_open_neighbour_nobody_sails() -> None:
    game = at_sea({"I": "SG-03"}).game
    sea = game.sea
    assert sea is not None
    assert movement.objection_to_leaving_zone(game, ONE) == ""
    sea.attempted = (II,)
    assert movement.objection_to_leaving_zone(game, ONE) == "nowhere_to_sail"


@pytest.mark.rule("KON-NINE-15", "KON-NINE-16", "KON-NINE-14", "KON-ADV-02")
def test_where_ships_are_placed() -> None:
    game = on_april({}).game
    assert [movement.objection_to_station(game, GERMANY, zone) for zone in (ONE, II, VIII)] == ["", "", ""]
    closed = "closed_to_allies"
    assert [movement.objection_to_station(game, ALLIES, zone) for zone in (ONE, II, III, VIII)] == [
        closed,
        closed,
        "",
        "",
    ]
    assert [opening.objection_to_panserskip(game, zone) for zone in (ONE, VII, VIII)] == ["", "", "zone_without_coast"]


# -- naval combat --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVC-03", "KON-NGC-06")
def test_who_can_be_added_to_a_naval_combat() -> None:
    game = on_april({"I": "SG-03 SG-06 SG-07 SG-15 SG-08 SA-01", "II": "SG-09"}).game
    sea = game.sea
    assert sea is not None
    sea.joined, sea.smoked = ("SG-03",), ("SG-08",)

    def reasons(*ships: str) -> list[str]:
        return [combat.objection_to_joining(game, GERMANY, ONE, id) for id in ships]

    assert reasons("SG-06", "SG-07", "SG-03", "SG-08") == ["", "ship_alike", "ship_fights_already", "ship_behind_smoke"]
    assert reasons("SG-15", "SG-09", "SA-01", "SG-10") == [
        *("dummies_never_fight", "ship_elsewhere", "ship_of_another", "ship_not_on_the_map"),
    ]


@pytest.mark.rule("KON-NAVC-17", "KON-ADV-02")
def test_where_a_ship_can_be_chased() -> None:
    """KON-Q-63."""
    game = at_sea({"III": "SG-03 SA-01"}).game
    assert [combat.objection_to_chasing(game, "SG-03", III, zone) for zone in (II, IV, V)] == [
        "",
        "",
        "zone_not_beside",
    ]
    assert [combat.objection_to_chasing(game, "SA-01", III, zone) for zone in (II, IV)] == ["closed_to_allies", ""]


@pytest.mark.rule("KON-NAVC-07", "KON-NAVC-08", "KON-NAVC-09", "KON-ADV-07")
def test_which_cards_are_played_in_a_naval_combat() -> None:
    game = at_sea({"I": "SG-03 SA-01", "III": "SA-06"}).game
    battle = NavalCombat(ONE)

    def strike(kind: str, faction: int = GERMANY) -> str:
        return combat_cards.objection_to_strike(game, battle, faction, kind_of(game, kind))

    # Oslo is German: its field is on I. IV has none.
    assert [strike("bombefly"), strike("ubat"), strike("panzer")] == ["", "", "another_time"]
    assert strike("jagerbomber") == "another_time"
    battle.zone = IV
    assert [strike("bombefly"), strike("ubat")] == ["no_field_on_the_zone", ""]
    battle.zone = ONE
    battle.plays = [next(id for id, card in game.scenario.cards.items() if card.kind.id == "bombefly")]
    assert [strike("bombefly"), strike("ubat")] == ["limit_reached", ""]
    # A German defender has no bombers.
    game.active = ALLIES
    battle.plays = []
    assert [strike("bombefly"), strike("ubat")] == ["another_time", ""]


@pytest.mark.rule("KON-NAVC-08", "KON-NAVC-09", "KON-GC-05", "KON-GC-23")
def test_jagerfly_cancels_bombers_and_nothing_else() -> None:
    game = at_sea({"III": "SG-03 SA-06"}).game

    def card(kind: str) -> str:
        return next(id for id, each in game.scenario.cards.items() if each.kind.id == kind)

    battle = NavalCombat(III)
    fighters, fighter_bombers = kind_of(game, "jagerfly"), kind_of(game, "jagerbomber")
    battle.plays = [card("ubat"), card("bombefly")]
    assert combat_cards.cancellable(game, battle, fighters) == [card("bombefly")]
    assert combat_cards.objection_to_parry(game, battle, ALLIES, fighters) == ""
    assert combat_cards.objection_to_parry(game, battle, ALLIES, kind_of(game, "panservernkanon")) == "another_time"
    battle.plays.append(card("jagerfly"))
    battle.cancelled = [card("bombefly")]
    assert combat_cards.cancellable(game, battle, fighters) == []
    assert combat_cards.cancellable(game, battle, fighter_bombers) == [card("jagerfly")]
    # KON-NAVC-07: Bombefly and Jagerbomber are one type, but as a counter Jagerbomber comes on top.
    assert combat_cards.objection_to_parry(game, battle, GERMANY, fighter_bombers) == ""


@pytest.mark.rule("KON-NAVC-08", "KON-AC-12", "KON-SHIP-09")
def test_fighters_need_a_carrier_and_guns_a_battleship() -> None:
    """KON-Q-57."""
    table = at_sea({"III": "SA-01", "IV": "SA-06", "VIII": "SG-01"})
    game, at = table.game, table.game.box.board.index
    at_zone = combat_cards.objection_to_fighters_at_sea
    assert [at_zone(game, zone) for zone in (III, IV, V)] == ["no_carrier", "", "no_ships_there"]
    ashore = [objection_to_fighters(game, at[area]) for area in ("stavanger", "bergen", "alesund")]
    assert ashore == ["no_carrier", "", "no_ships_off_the_coast"]
    assert [objection_to_guns(game, at[area]) for area in ("stavanger", "bergen")] == ["", "no_battleship"]


# -- 9 April -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAC-02", "KON-NAC-03", "KON-NAC-05", "KON-NAC-06")
def test_where_aircraft_look_and_dive() -> None:
    game = on_april({"I": "SG-03", "III": "SG-06", "VIII": "SG-01"}).game
    scouts, bombers = kind_of(game, "rekognoseringsfly"), kind_of(game, "stupbombefly")
    look = [opening.objection_to_scouting(game, scouts, zone) for zone in (ONE, III, IV, VIII)]
    assert look == ["zone_not_scouted", "", "no_ships_there", ""]
    dive = [dive_bombers.objection_to_diving(game, bombers, zone) for zone in (ONE, III, IV, VIII)]
    assert dive == ["bombers_do_not_reach_zone", "", "no_ships_there", "bombers_do_not_reach_zone"]
    assert opening.objection_to_scouting(game, bombers, III) == "another_time"
    assert dive_bombers.objection_to_diving(game, scouts, III) == "another_time"


@pytest.mark.rule("KON-NGC-01")
def test_whom_the_feint_lures_and_where() -> None:
    """KON-Q-11."""
    game = on_april({"III": "SA-01 SG-06", "IV": "SG-07"}).game
    feint = kind_of(game, "villedende_manover")
    assert [opening.objection_to_feint(game, feint, zone) for zone in (III, IV)] == ["", "no_ships_there"]
    assert opening.objection_to_feint(game, kind_of(game, "roykdekke"), III) == "another_time"
    lured = [opening.objection_to_luring(game, III, zone) for zone in (II, IV, V, VIII)]
    assert lured == ["closed_to_allies", "", "zone_not_beside", ""]


@pytest.mark.rule("KON-NNC-04", "KON-NINE-12", "KON-NINE-13")
def test_where_norway_stands_and_goes() -> None:
    table = on_april({})
    game, at = table.game, table.game.box.board.index
    reallocation = kind_of(game, "omdisponering")

    def goes(start: str, end: str) -> str:
        return opening.objection_to_repositioning(game, reallocation, at[start], at[end])

    assert [goes("hamar", "elverum"), goes("hamar", "bergen"), goes("voss", "bergen")] == [
        *("", "not_neighbours", "nobody_there"),
    ]
    near, points = opening.NEAR_OSLO, opening.ON_POINTS
    stands = [opening.objection_to_mustering(game, near, at[area]) for area in ("oslo", "ostfold", "voss")]
    assert stands == ["", "", "not_near_the_capital"]
    assert [opening.objection_to_mustering(game, points, at[area]) for area in ("voss", "oslo")] == [
        "",
        "no_point_there",
    ]


@pytest.mark.rule("KON-NAC-04", "KON-NINE-05")
def test_what_is_kept_and_exchanged() -> None:
    game = on_april({}).game
    sea = game.sea
    assert sea is not None
    sea.waiting = exchanged(sea.waiting, ALLIES, ("SA-01", "SA-02", "SA-13"))
    sea.later = ("SA-03", "SA-06")
    rescue = kind_of(game, "skip_til_unnsetning")

    def swaps(one: str, other: str) -> str:
        return opening.objection_to_swapping(game, rescue, one, other)

    assert [swaps("SA-13", "SA-06"), swaps("SA-02", "SA-06"), swaps("SA-05", "SA-06")] == [
        *("", "ship_alike", "ship_not_drawn"),
    ]
    assert [swaps("SA-13", "SA-03"), swaps("SA-13", "SA-01")] == ["", "ship_not_left"]
    assert opening.objection_to_swapping(game, kind_of(game, "minelegging"), "SA-13", "SA-06") == "another_time"
    sea.returned = exchanged(sea.returned, GERMANY, ("G9-02", "G9-03"))
    game.hands[GERMANY] = ["G9-01"]
    kept = [opening.objection_to_keeping(game, GERMANY, id) for id in ("G9-02", "G9-03", "G9-01", "N9-01", "G-01")]
    assert kept == ["", "card_alike", "kept_already", "card_of_another", "not_of_april"]


@pytest.mark.rule("KON-NAC-04")
def test_the_exchanged_ship_comes_later_and_the_new_one_now() -> None:
    def drawn(game: Kampen) -> None:
        assert game.sea is not None
        game.sea.later = tuple([f"SA-{number:02}" for number in range(1, 19)])

    fate = [f"SA-{number:02}" for number in range(10, 19)]
    table = set_sea({}, "april ships", april={"allies": ["skip_til_unnsetning"]}, prepare=drawn, fate=fate, **LAND)
    table.choose("swap", "skip_til_unnsetning", "SA-13", "SA-01")
    # Of the ships drawn SA-13 is set aside for SA-01.
    assert table.sea.waiting[ALLIES] == ("SA-01", "SA-10", "SA-11", "SA-12", *fate[4:])
    assert table.sea.later == (*[f"SA-{number:02}" for number in range(2, 10)], "SA-13")


@pytest.mark.rule("KON-NINE-20", "KON-NINE-22", "KON-NINE-28", "KON-NINE-31")
def test_smoke_raiders_landings_and_forts() -> None:
    table = on_april({"III": "SG-03 SG-06", "VI": "SG-04 SG-07", "VIII": "SG-01"})
    game, sea, at = table.game, table.sea, table.game.box.board.index
    sea.intercepted = ("SG-03",)
    smoke = kind_of(game, "roykdekke")
    covers = [landing.objection_to_smoke(game, smoke, III, id) for id in ("SG-03", "SG-06", "SG-04")]
    assert covers == ["", "ship_not_intercepted", "ship_not_intercepted"]
    assert landing.objection_to_smoke(game, smoke, VI, "SG-03") == "ship_not_intercepted"
    assert landing.objection_to_smoke(game, kind_of(game, "bloff_trusler"), III, "SG-03") == "another_time"
    raids = [landing.objection_to_raiding(game, id) for id in ("SG-01", "SG-04", "SG-03", "SG-07", "SA-01")]
    assert raids == ["", "", "raids_from_the_north", "ship_never_raids", "ship_of_another"]
    lands = [landing.objection_to_landing(game, zone) for zone in (III, VIII, IV)]
    assert lands == ["", "zone_without_coast", "nobody_to_land"]
    sea.closed = (at["stavanger"],)
    shores = [landing.objection_to_shore(game, III, at[area]) for area in ("haugesund", "stavanger", "bergen")]
    assert shores == ["", "fort_closed_it", "not_on_the_zone"]
    sea.landings = (("SG-03", at["kristiansand"]), ("SG-06", at["haugesund"]))
    fort = kind_of(game, "kystfort")
    forts = [landing.objection_to_fort(game, fort, at[area]) for area in ("kristiansand", "bergen", "haugesund")]
    assert forts == ["", "nobody_lands_there", "no_fort_there"]
    assert landing.objection_to_fort(game, smoke, at["kristiansand"]) == "another_time"


# -- the turn ------------------------------------------------------------------------------------------------------


PARTS = {
    "0a": ["factions", "setup", "april cards", "april ships"],
    "0b": ["muster"],
    "0c": ["german ships", "reconnaissance"],
    "0d": ["allied ships"],
    "1": ["april interception", "april drops"],
    "1a": ["naval movement", "sailing", "allied fleet"],
    "1b": ["movement", "sabotage"],
    "2a": ["dive bombers", "joining", "naval battles", "naval combat", "raiding", "landings"],
    "2b": ["resistance", "battles", "combat"],
    "3": ["mobilization", "trade", "arrival", "placement", "submarines", "april submarines"],
    "4": ["new cards", "april ends"],
}


@pytest.mark.rule("KON-ADV-01", "KON-NAVM-01", "KON-NINE-01")
def test_every_phase_belongs_to_a_part_of_the_turn() -> None:
    table = at_sea({})
    assert sorted(PHASES) == sorted(phase for phases in PARTS.values() for phase in phases)
    for part, phases in PARTS.items():
        for phase in phases:
            table.game.phase = phase
            assert part_of(table.game) == part, phase
    assert list(parts_of(table.game)) == ["1a", "1b", "2a", "2b", "3", "4"]
    table.sea.april = True
    assert list(parts_of(table.game)) == ["0a", "0b", "0c", "0d", "1", "2a", "2b", "3", "4"]
