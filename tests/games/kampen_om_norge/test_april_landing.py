"""Chapters 7.1 and 7.2: interception, paratroopers, raiding, landing and resistance on 9 April; and their cards."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.sea.fleet import sea_of, turn_up
from motstand.games.kampen_om_norge.sea.state import exchanged
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.sea_table import RAID, SeaTable, set_sea
from tests.games.kampen_om_norge.table import THREE

NORWAY_IN_FINNMARK = {"finnmark": "1 norway"}


def april(phase: str, ships: dict[str, str], cards: dict[str, list[str]] | None = None, **more: Any) -> SeaTable:
    """A table of the 9 April turn with three players."""
    return set_sea(ships, phase, april=cards or {}, **{"seats": THREE, **NORWAY_IN_FINNMARK, **more})


def land(table: SeaTable, zone: str, **ships: str) -> None:
    """These ships of a zone name their areas: ``land(table, "III", SG_06="stavanger")``."""
    table.choose("landing", zone)
    for ship, area in ships.items():
        table.choose("ashore", ship.replace("_", "-"), area)
    if table.prompt == "april.ashore":
        table.choose("done")


# -- phase 1 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NINE-18", "KON-EX-26", "KON-NAVM-06")
def test_interception_in_every_zone_with_germany_as_the_attacker() -> None:
    ships = {"III": "SG-03 SG-06 SA-01 SA-13", "V": "SG-07 SA-02", "VI": "SG-10"}
    table = april("april interception", ships, fate=[6, 4, "SG-03"])
    assert (table.prompt, table.seat) == ("interception", "germany")
    table.pass_()
    assert table.seat == "allies"
    table.choose("intercept", "III")
    assert table.sea.intercepted == ("SG-03",)
    assert "SG-03" in table.sea.shown
    # Then the next zone where both are.
    assert (table.prompt, table.seat) == ("interception", "germany")
    assert table.zones_offered("intercept") == ["V"]
    table.pass_()
    table.pass_()
    assert table.told("naval_movement.sailed") == []
    assert table.ships("III") == ["SA-01", "SA-13", "SG-03", "SG-06"]


@pytest.mark.rule("KON-SHIP-15", "KON-NINE-18")
@pytest.mark.parametrize(("allies", "norway"), [(True, True), (True, False), (False, True)])
def test_norway_and_the_allies_try_together(allies: bool, norway: bool) -> None:
    """KON-Q-62: one attempt; each decides whether to join. On 9 April 'Eidsvoll & Norge' may."""
    table = april("april interception", {"III": "SG-03 SA-01 SN-01"}, fate=[6, "SG-03"])
    table.pass_()
    joined = []
    for seat, joins in (("norway", norway), ("allies", allies)):
        assert table.seat == seat
        if joins:
            table.choose("intercept", "III")
            joined.append(seat)
        else:
            table.pass_()
    # What Norway has decided is told before the Allies are asked.
    assert table.told("interception.decided") == ([{"faction": "norway", "zone": "III"}] if norway else [])
    assert len(table.told("interception.rolled")) == 1
    assert table.told("interception.intercepted") == [{"ship": "SG-03", "zone": "III"}]
    assert [bool(zones) for zones in table.sea.interceptions] == [False, norway, allies]


@pytest.mark.rule("KON-SHIP-20", "KON-NAVM-10")
def test_dummies_alone_cannot_intercept() -> None:
    """KON-Q-61: Germany is asked all the same, for nobody else knows."""
    table = april("april interception", {"III": "SG-15 SA-01"})
    assert (table.prompt, table.match.options) == ("interception", [("pass",)])


@pytest.mark.rule("KON-NINE-20", "KON-NGC-06")
def test_roykdekke_takes_a_ship_out_of_the_combat() -> None:
    """KON-Q-105: there is no combat, and the ship may land."""
    table = april("april interception", {"III": "SG-06 SA-01"}, {"germany": ["roykdekke"]}, fate=[6, "SG-06"])
    table.pass_()
    table.choose("intercept", "III")
    table.choose("smoke", "roykdekke", "SG-06")
    assert "SG-06" not in table.sea.shown
    assert not table.told("naval_combat.begins")
    # Who hunted it lies face down again.
    assert table.told("naval_combat.called_off") == [{"zone": "III"}]
    assert table.sea.shown == ()
    assert table.prompt == "april.landings"
    land(table, "III", SG_06="stavanger")
    assert table.battalions("stavanger") == {"germany": 1}


@pytest.mark.rule("KON-NGC-06")
def test_smoke_does_not_stop_a_combat_that_germany_sought() -> None:
    fate = [6, "SA-01", 6, 1, "SG-06", 1, 1]
    table = april("april interception", {"III": "SG-06 SG-07 SA-01"}, {"germany": ["roykdekke"]}, fate=fate)
    table.choose("intercept", "III")
    table.choose("intercept", "III")
    table.choose("smoke", "roykdekke", "SG-06")
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-07", "SA-01"]


@pytest.mark.rule("KON-NINE-19", "KON-NGC-02", "KON-NNC-01", "KON-EX-27")
def test_paratroopers_and_norwegian_fighters() -> None:
    cards = {"germany": ["april_fallskjermtropp", "april_bombefly"], "norway": ["april_jagerfly"]}
    table = april("april drops", {}, cards)
    assert table.kinds_offered("card") == {"april_fallskjermtropp"}
    assert not table.offers("move")
    table.choose("card", "april_fallskjermtropp")
    assert table.offers("drop", "stavanger")
    assert not table.offers("drop", "trondheim")
    table.choose("drop", "stavanger")
    assert (table.prompt, table.seat) == ("drop.divert", "norway")
    table.choose("divert", "april_jagerfly", "haugesund")
    assert table.battalions("haugesund") == {"germany": 1}
    assert table.sea.dropped == (table.game.box.board.index["haugesund"],)


# -- phase 2 a -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NINE-47", "KON-NAC-05", "KON-NAC-06", "KON-SHIP-23")
@pytest.mark.parametrize(("die", "sunk"), [(4, False), (5, True)])
def test_stupbombefly_before_all_naval_combat(die: int, sunk: bool) -> None:
    ships = {"I": "SG-04", "III": "SG-03", "IV": "SA-01", "VI": "SG-07"}
    fate = [die, "SG-03"] if sunk else [die]
    table = april("dive bombers", ships, {"allies": ["stupbombefly"]}, fate=fate)
    assert table.offered("dive") == [("dive", "A9-04", "III")]
    table.choose("dive", "stupbombefly", "III")
    assert (table.ships("III") == []) is sunk
    if sunk:
        table.choose("void", 1)
    assert table.voided("germany") == int(sunk)


@pytest.mark.rule("KON-NAC-05", "KON-SHIP-05")
def test_bombs_may_leave_nobody_to_fight() -> None:
    """The hunters are turned face down, and no combat is fought."""
    table = april(
        "april interception", {"III": "SG-03 SA-01"}, {"allies": ["stupbombefly"]}, fate=[5, "SG-03", 5, "SG-03"]
    )
    table.pass_()
    table.choose("intercept", "III")
    assert table.match.view(None)["sea"]["battles"] == ["III"]
    table.choose("dive", "stupbombefly", "III")
    table.choose("void", 0)
    assert table.told("naval_combat.called_off") == [{"zone": "III"}]
    assert not table.told("naval_combat.begins")
    assert (table.ships("III"), table.sea.shown) == (["SA-01"], ())


@pytest.mark.rule("KON-NAC-07")
def test_stupbombefly_may_find_a_dummy() -> None:
    table = april("dive bombers", {"III": "SG-03 SG-15"}, {"allies": ["stupbombefly"]}, fate=[6, "SG-15"])
    table.choose("dive", "stupbombefly", "III")
    assert table.ships("III") == ["SG-03"]
    assert table.voided("germany") == 0


@pytest.mark.rule("KON-NINE-21", "KON-NAC-05")
def test_naval_combat_with_germany_as_the_attacker_and_dive_bombers_in_it() -> None:
    """KON-Q-97: also in step 2 of a naval combat. KON-EX-28 plays it there."""

    def caught(game: Kampen) -> None:
        sea_of(game).intercepted += ("SG-03",)
        sea_of(game).interceptions = exchanged(sea_of(game).interceptions, 2, (2,))
        turn_up(game, ["SG-03"])

    table = april(
        "joining", {"III": "SG-03 SG-06 SA-01"}, {"allies": ["stupbombefly"]}, prepare=caught, fate=[5, "SG-06", 1, 1]
    )
    table.choose("done")
    assert (table.prompt, table.seat) == ("naval_combat.defence", "allies")
    table.choose("dive", "stupbombefly", "III")
    table.choose("void", 0)
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-03", "SA-01"]
    assert table.ships("III") == ["SA-01", "SG-03"]


@pytest.mark.rule("KON-NGC-08", "KON-NINE-47")
def test_evakuerte_matroser_land_from_a_ship_that_was_sunk() -> None:
    cards = {"germany": ["evakuerte_matroser"], "allies": ["stupbombefly"]}
    table = april("dive bombers", {"III": "SG-03"}, cards, fate=[6, "SG-03"])
    table.choose("dive", "stupbombefly", "III")
    assert (table.prompt, table.seat) == ("april.sailors", "germany")
    table.choose("sailors", "evakuerte_matroser", "SG-03")
    table.choose("void", 0)
    assert table.ships("III") == []
    land(table, "III", SG_03="egersund")
    assert table.battalions("egersund") == {"germany": 1}


@pytest.mark.rule("KON-NINE-22", "KON-NINE-23", "KON-ADV-06", "KON-NINE-25")
def test_raiding_costs_the_allies_cards() -> None:
    """KON-Q-206: who raids is shown. KON-NINE-25: and lands nothing."""
    ships = {"VI": "SG-03 SG-07", "VIII": "SG-01", "III": "SG-04"}
    table = april("raiding", ships, fate=["A-01", "A-02", "A-03"])
    assert [option[1] for option in table.offered("raid")] == ["SG-01", "SG-03"]
    table.choose("raid", "SG-01")
    assert table.voided("allies") == 2
    table.choose("raid", "SG-03")
    assert table.voided("allies") == 3
    assert table.ships(RAID) == ["SG-01", "SG-03"]
    assert set(table.sea.shown) == {"SG-01", "SG-03"}
    table.choose("done")
    assert table.zones_offered("landing") == ["III", "VI"]
    table.choose("landing", "VI")
    assert {option[1] for option in table.offered("ashore")} == {"SG-07"}


@pytest.mark.rule("KON-NINE-28", "KON-NINE-30", "KON-EX-29")
def test_every_ship_on_the_coast_may_land_one_battalion() -> None:
    table = april("landings", {"III": "SG-06 SG-07", "VIII": "SG-01", "V": "SG-15"})
    # KON-Q-96: nobody lands from VIII; a dummy lands nothing.
    assert table.zones_offered("landing") == ["III"]
    table.choose("landing", "III")
    assert {option[2] for option in table.offered("ashore")} == {"egersund", "stavanger", "haugesund"}
    table.choose("ashore", "SG-06", "stavanger")
    assert table.sea.shown == ("SG-06",)
    table.choose("ashore", "SG-07", "stavanger")
    # KON-Q-95: several in one area.
    assert table.battalions("stavanger") == {"germany": 2}
    assert not table.offers("landing")
    table.choose("done")
    # KON-Q-103: face down again.
    assert not table.sea.shown


@pytest.mark.rule("KON-NINE-28")
def test_a_landing_on_the_enemy_is_an_attack() -> None:
    table = april("landings", {"III": "SG-06"}, stavanger="1 norway")
    land(table, "III", SG_06="stavanger")
    assert table.attackers("stavanger") == {"sea": 1}


@pytest.mark.rule("KON-NINE-46")
def test_a_chased_ship_may_land_where_it_was_chased_to() -> None:
    def caught(game: Kampen) -> None:
        sea_of(game).intercepted += ("SG-03",)
        sea_of(game).interceptions = exchanged(sea_of(game).interceptions, 2, (2,))

    table = april("joining", {"III": "SG-03 SA-01"}, prepare=caught, fate=[1, 3])
    table.choose("chase", "SG-03", "IV")
    land(table, "IV", SG_03="bergen")
    assert table.battalions("bergen") == {"germany": 1}


@pytest.mark.rule("KON-NINE-29")
def test_eidsvoll_and_norge_must_be_fought_first() -> None:
    """KON-Q-94: by those who want to land; who is not struck lands, the chased ship may do so elsewhere."""
    table = april("landings", {"VII": "SG-10 SG-11 SN-01 SA-01"}, fate=[1, 1, 6, "SG-10"])
    table.choose("landing", "VII")
    table.choose("ashore", "SG-10", "narvik")
    table.choose("ashore", "SG-11", "narvik")
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-10", "SG-11", "SN-01"]
    # The Allied ship stays out; Norway chases.
    assert (table.prompt, table.seat) == ("naval_combat.chase", "norway")
    table.choose("chase", "SG-10", "VI")
    assert table.battalions("narvik") == {"germany": 1}
    land(table, "VI", SG_10="bodo")
    assert table.battalions("bodo") == {"germany": 1}


@pytest.mark.rule("KON-NINE-29")
def test_unless_it_has_fought_already() -> None:
    def fought(game: Kampen) -> None:
        sea_of(game).coast_fought = True

    table = april("landings", {"VII": "SG-10 SN-01"}, prepare=fought)
    land(table, "VII", SG_10="narvik")
    assert not table.told("naval_combat.begins")
    assert table.battalions("narvik") == {"germany": 1}


@pytest.mark.rule("KON-NINE-29", "KON-NINE-30")
def test_who_has_fought_it_lands_face_up() -> None:
    table = april("landings", {"VII": "SG-10 SN-01"}, {"allies": ["april_ubat", "minelegging"]}, fate=[1, 1])
    table.choose("landing", "VII")
    table.choose("ashore", "SG-10", "narvik")
    assert table.prompt == "april.mine"
    assert "SG-10" in table.sea.shown
    # KON-NAC-01: of two cards only the mines can be played.
    assert table.kinds_offered("mine") == {"minelegging"}


@pytest.mark.rule("KON-NINE-29", "KON-NAVC-05")
def test_a_naval_combat_of_the_morning_counts_as_fought() -> None:
    def caught(game: Kampen) -> None:
        sea_of(game).intercepted += ("SN-01",)
        sea_of(game).interceptions = exchanged(sea_of(game).interceptions, GERMANY, (6,))

    table = april("joining", {"VII": "SG-10 SN-01"}, prepare=caught, fate=[1, 1])
    assert len(table.told("naval_combat.begins")) == 1
    # Nobody goes raiding.
    table.choose("done")
    land(table, "VII", SG_10="narvik")
    assert len(table.told("naval_combat.begins")) == 1
    assert table.battalions("narvik") == {"germany": 1}


@pytest.mark.rule("KON-NAC-01", "KON-NINE-31")
@pytest.mark.parametrize(("die", "sunk"), [(4, False), (5, True)])
def test_minelegging_sinks_a_ship_of_the_zone(die: int, sunk: bool) -> None:
    """KON-Q-07: a real one, landing or not. KON-Q-70: nobody saves its sailors."""
    cards = {"allies": ["minelegging"], "germany": ["evakuerte_matroser"]}
    fate = [die, "SG-06"] if sunk else [die]
    table = april("landings", {"III": "SG-06 SG-07 SG-15"}, cards, fate=fate)
    land(table, "III", SG_06="stavanger", SG_07="egersund")
    assert (table.prompt, table.seat) == ("april.mine", "allies")
    table.choose("mine", "minelegging")
    if sunk:
        assert table.prompt == "naval_combat.void"
        table.choose("void", 1)
    assert table.battalions("stavanger") == ({} if sunk else {"germany": 1})
    assert table.battalions("egersund") == {"germany": 1}
    assert table.voided("germany") == int(sunk)


@pytest.mark.rule("KON-NNC-02", "KON-NNC-03", "KON-NINE-31")
@pytest.mark.parametrize(
    ("die", "sunk", "closed"), [(2, False, False), (3, False, True), (4, False, True), (5, True, True)]
)
def test_kystfort(die: int, sunk: bool, closed: bool) -> None:
    """KON-Q-79: the cards of a ship that a fort sinks are lost without a choice."""
    fate = [die, "SG-06", "G-01"] if sunk else [die]
    table = april("landings", {"III": "SG-06 SG-07", "IV": "SG-08"}, {"norway": ["kystfort"]}, fate=fate)
    land(table, "III", SG_06="stavanger", SG_07="stavanger")
    assert (table.prompt, table.seat) == ("april.fort", "norway")
    assert [option[2] for option in table.offered("fort")] == ["stavanger"]
    table.choose("fort", "kystfort", "stavanger")
    for ship in ["SG-07"] if sunk else ["SG-06", "SG-07"] if closed else []:
        # KON-NNC-03: elsewhere, on the same zone.
        assert {option[2] for option in table.offered("ashore", ship)} == {"egersund", "haugesund"}
        table.choose("ashore", ship, "egersund")
    assert table.battalions("stavanger") == ({} if closed else {"germany": 2})
    assert table.battalions("egersund") == ({"germany": 1 if sunk else 2} if closed else {})
    assert table.voided("germany") == int(sunk)
    assert ("SG-06" in table.ships("III")) is not sunk


@pytest.mark.rule("KON-NNC-03")
def test_only_victory_cities_have_forts() -> None:
    table = april("landings", {"III": "SG-06"}, {"norway": ["kystfort"]})
    land(table, "III", SG_06="egersund")
    assert table.prompt == "april.landings" or table.game.phase != "landings"
    assert table.battalions("egersund") == {"germany": 1}


# -- resistance and land combat ------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NINE-32", "KON-EX-30")
@pytest.mark.parametrize(("die", "rises"), [(4, False), (5, False), (6, True)])
def test_a_victory_city_may_resist(die: int, rises: bool) -> None:
    table = april("resistance", {}, stavanger="1 germany", fate=[die, 6, 5])
    assert (table.prompt, table.seat) == ("april.resist", "norway")
    table.choose("resist", "stavanger")
    assert bool(table.told("april.resists")) is rises
    assert bool(table.told("combat.begins")) is rises


@pytest.mark.rule("KON-NINE-33", "KON-NINE-32")
def test_other_areas_do_not_resist() -> None:
    """KON-Q-102: a city under attack does, too, and Norway need not roll."""
    table = april("resistance", {}, egersund="1 germany", bergen="1 germany", oslo="1 germany")
    asked = []
    while table.prompt == "april.resist":
        asked.append(table.offered("resist")[0][1])
        table.pass_()
    assert asked == ["oslo", "bergen"]
    assert not table.told("combat.begins")


@pytest.mark.rule("KON-NINE-34", "KON-NGC-03", "KON-NGC-05")
def test_cards_of_land_combat() -> None:
    """Bombefly gives two dice, Gebirgsjäger one; KON-Q-85: within the range that Germany has now."""
    cards = {"germany": ["april_bombefly", "april_gebirgsjager"]}
    table = april("landings", {"III": "SG-06 SG-07"}, cards, stavanger="1 norway", fate=[6, 6, 5, 5, 5, 1, 1])
    land(table, "III", SG_06="stavanger", SG_07="stavanger")
    while table.prompt in ("april.resist", "april.bluff"):
        table.pass_()
    table.choose("play", "april_bombefly")
    table.choose("play", "april_gebirgsjager")
    assert table.dice()[0] == 5
    assert table.battalions("stavanger") == {"germany": 2}


@pytest.mark.rule("KON-NGC-05", "KON-NGC-03")
def test_paratroopers_alone_get_no_mountain_troops() -> None:
    cards = {"germany": ["april_fallskjermtropp", "april_bombefly", "april_gebirgsjager"]}
    table = april("april drops", {}, cards, stavanger="1 norway")
    table.choose("card", "april_fallskjermtropp")
    table.choose("drop", "stavanger")
    table.choose("end")
    while table.prompt in ("april.landings", "april.resist", "april.bluff"):
        table.choose("done" if table.prompt == "april.landings" else "pass")
    assert table.kinds_offered("play") == {"april_bombefly"}


@pytest.mark.rule("KON-NGC-07", "KON-EX-31")
@pytest.mark.parametrize(
    ("die", "stavanger", "egersund"),
    [(5, {"germany": 1}, {"norway": 1}), (4, {"germany": 1}, {"norway": 1}), (6, {"germany": 1}, {})],
)
def test_bloff_trusler(die: int, stavanger: dict[str, int], egersund: dict[str, int]) -> None:
    """The only available area is Egersund: Haugesund is German. Nobody is left to fight (KON-Q-104)."""
    table = april(
        "resistance", {}, {"germany": ["bloff_trusler"]}, stavanger="1 germany", haugesund="1 germany", fate=[6, die]
    )
    table.choose("resist", "stavanger")
    assert (table.prompt, table.seat) == ("april.bluff", "germany")
    table.choose("bluff", "bloff_trusler")
    assert table.battalions("stavanger") == stavanger
    assert table.battalions("egersund") == egersund
    assert not table.rolls()


@pytest.mark.rule("KON-NGC-07")
def test_who_stands_the_bluff_fights() -> None:
    table = april("resistance", {}, {"germany": ["bloff_trusler"]}, stavanger="2 germany", fate=[6, 3, 5, 5, 1])
    table.choose("resist", "stavanger")
    table.choose("bluff", "bloff_trusler")
    assert table.rolls() == [[5, 5], [1]]
    table.choose("retreat", "egersund")
    assert table.game.battalions[GERMANY][table.game.box.board.index["stavanger"]] == 2


# -- small print ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NINE-28")
def test_a_ship_in_viii_is_not_asked_to_land() -> None:
    """KON-Q-96."""
    table = april("landings", {"VIII": "SG-01"})
    assert not table.told("april.lands_from")
    assert table.prompt not in ("april.landings", "april.ashore")


@pytest.mark.rule("KON-NINE-28")
def test_a_ship_may_stay_at_sea_while_another_lands() -> None:
    table = april("landings", {"III": "SG-06 SG-03"})
    table.choose("landing", "III")
    # Who begins to land from a zone lands somebody.
    assert not table.offers("done")
    table.choose("ashore", "SG-06", "stavanger")
    assert table.offers("done")
    table.choose("done")
    assert table.battalions("stavanger") == {"germany": 1}
    assert table.on_board("germany") == 1


@pytest.mark.rule("KON-NINE-29")
def test_where_eidsvoll_and_norge_is_not_nobody_fights_to_land() -> None:
    table = april("landings", {"III": "SG-06", "VII": "SN-01"})
    land(table, "III", SG_06="stavanger")
    assert table.told("naval_combat.begins") == []
    assert not table.sea.coast_fought


@pytest.mark.rule("KON-NINE-29", "KON-NGC-08")
def test_sailors_without_a_ship_do_not_fight_to_land() -> None:
    """KON-Q-94: the ships that want to land fight; a battalion whose ship is lost has none."""

    def lost(game: Kampen) -> None:
        sea_of(game).sailors = (("SG-06", 6),)

    table = april("landings", {"VII": "SN-01"}, prepare=lost)
    table.choose("landing", "VII")
    table.choose("ashore", "SG-06", "narvik")
    assert table.told("naval_combat.begins") == []
    assert table.battalions("narvik") == {"germany": 1}


@pytest.mark.rule("KON-NGC-07", "KON-RET-07")
def test_who_must_retreat_from_a_bluff_and_cannot_is_defeated() -> None:
    """KON-Q-104."""
    around = {"stavanger": "1 germany", "haugesund": "1 germany", "egersund": "1 germany"}
    table = april("resistance", {}, {"germany": ["bloff_trusler"]}, fate=[6, 5], **around)
    table.choose("resist", "stavanger")
    table.choose("bluff", "bloff_trusler")
    assert table.told("retreat.defeated") == [{"faction": "norway", "area": "stavanger", "count": 1}]
    assert table.battalions("stavanger") == {"germany": 1}
