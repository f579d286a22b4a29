"""Chapters 5 and 6.1: ship cards, their classes, what they make possible on land, and what their box must hold."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from motstand.games.kampen_om_norge.box import BOXES, boxed, open_box
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.fleet import controller, is_german_zone, lay_stack, sea_of, zone_number
from motstand.kernel.errors import ContentError
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea
from tests.games.kampen_om_norge.table import new_table

SCENARIO = open_box([]).scenarios["advanced"]
SEA = SCENARIO.sea


# -- the box ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-SHIP-01", "KON-SHIP-13", "KON-NINE-06", "KON-NINE-10", "KON-SHIP-20")
def test_thirty_six_ship_cards() -> None:
    fleets = [[ship for ship in SCENARIO.ships.values() if ship.faction == side] for side in range(3)]
    assert [len(fleet) for fleet in fleets] == [17, 1, 18]
    assert [ship.name for ship in fleets[NORWAY]] == ["Eidsvoll & Norge"]
    assert len([ship for ship in fleets[GERMANY] if ship.of.dummy]) == 3
    assert not [ship for ship in fleets[ALLIES] if ship.of.dummy]


@pytest.mark.parametrize(
    ("name", "sinks", "chases", "voids", "factions"),
    [
        pytest.param("hangarskip", 5, 3, 2, {ALLIES}, marks=pytest.mark.rule("KON-SHIP-08", "KON-SHIP-17")),
        pytest.param("slagskip", 5, 3, 2, {ALLIES, GERMANY}, marks=pytest.mark.rule("KON-SHIP-10")),
        pytest.param("tung_krysser", 6, 5, 1, {ALLIES, GERMANY}, marks=pytest.mark.rule("KON-SHIP-11")),
        pytest.param("mindre_skip", 6, 5, 1, {ALLIES, GERMANY}, marks=pytest.mark.rule("KON-SHIP-12")),
        pytest.param("norsk_panserskip", 0, 6, 0, {NORWAY}, marks=pytest.mark.rule("KON-SHIP-13")),
        pytest.param("narreskip", 0, 0, 0, {GERMANY}, marks=pytest.mark.rule("KON-SHIP-20")),
    ],
)
def test_classes(name: str, sinks: int, chases: int, voids: int, factions: set[int]) -> None:
    ships = [ship for ship in SCENARIO.ships.values() if ship.of.id == name]
    found = ships[0].of
    assert (found.sinks_on, found.chases_on, found.voids) == (sinks, chases, voids)
    assert {ship.faction for ship in ships} == factions


@pytest.mark.rule("KON-ADV-03", "KON-ADV-04", "KON-ADV-06", "KON-NINE-27")
def test_sea_zones_and_their_neighbours() -> None:
    assert SEA is not None
    zones = [*open_box([]).board.zones, "raid"]
    near = {zones[zone]: [zones[other] for other in others] for zone, others in enumerate(SEA.neighbours)}
    coastal = zones[:7]
    for one, other in pairwise(coastal):
        assert other in near[one]
        assert one in near[other]
    assert near["I"] == ["II"]
    assert near["VIII"] == ["II", "III", "IV", "V", "VI", "VII"]
    assert near["raid"] == ["VI", "VII", "VIII"]
    assert [zone for zone, areas in zip(zones, open_box([]).board.zone_areas, strict=False) if not areas] == ["VIII"]


@pytest.mark.rule("KON-NINE-02", "KON-NINE-04", "KON-NINE-05", "KON-NINE-07", "KON-NINE-09")
def test_twenty_two_cards_of_9_april() -> None:
    assert SEA is not None
    assert [len(deck) for deck in SCENARIO.april_deck] == [10, 6, 6]
    assert SEA.april_cards == [5, 3, 3]
    cards = [SCENARIO.cards[id] for deck in SCENARIO.april_deck for id in deck]
    assert all(card.symbols >= 1 for card in cards)
    assert not [id for id in open_box([]).cards if id in {card.id for card in cards}]


def test_the_other_scenarios_know_nothing_of_it() -> None:
    """Their records name their content by a digest that ships do not change."""
    digests = [BOXES.digest([], scenario) for scenario in ("basic", "gudbrandsdalen", "advanced")]
    assert digests[0] == digests[1] != digests[2]
    assert not open_box([]).scenarios["basic"].ships
    assert new_table("basic").game.sea is None
    assert "sea" not in new_table("basic").game.data()


WRONG = [
    ("ships", "ship", 0, ("class",), "ubat", "ship 'SA-01': class: expected one of hangarskip, slagskip, tung_krysser"),
    ("ships", "ship", 0, ("zone",), "IX", "ship 'SA-01': zone: expected one of I, II, III, IV, V, VI, VII, VIII"),
    ("ships", "ship", 0, ("faction",), "norway", "ship 'SN-01': faction: expected 1 ship of norway"),
    ("ships", "ship", 1, ("id",), "SA-01", "ship 'SA-01': id: expected an id that no other ship has"),
    ("ships", "ship_class", 0, ("sinks_on",), 7, "'hangarskip': sinks_on: expected a whole number from 0 to 6, got 7"),
    ("ships", "ship_class", 5, ("voids",), 1, "'narreskip': dummy: expected false: a dummy neither shoots nor costs"),
    (
        "ships",
        "at_sea",
        0,
        ("id",),
        "panzerfaust",
        "card at sea 'panzerfaust': id: expected a card of the germany deck",
    ),
    (
        "april",
        "april_card",
        0,
        ("shift", "on"),
        0,
        "'villedende_manover': shift.on: expected a whole number from 1 to 6",
    ),
    (
        "april",
        "april_card",
        2,
        ("attack", "when"),
        ["G2"],
        "'april_bombefly': attack.when: \"G2\" is not known; expected",
    ),
    ("april", "april_card", 6, ("bluff", "retreats_on"), 6, ""),
    (
        "april",
        "april_card",
        9,
        ("fort", "turns_away_on"),
        6,
        "'kystfort': fort.turns_away_on: expected no more than sinks",
    ),
    ("april", "april_card", 16, ("dive", "zones"), ["IX"], "'stupbombefly': dive.zones: \"IX\" is not known"),
    ("advanced", "advanced", 0, ("sea", "allied_zones"), ["IX"], "'advanced': sea.allied_zones: \"IX\" is not known"),
    ("advanced", "advanced", 0, ("sea", "inland_field"), "hamar", "'advanced': sea.inland_field: expected one of"),
    (
        "advanced",
        "advanced",
        0,
        ("sea", "intercepts_on"),
        "five",
        "'advanced': sea.intercepts_on: expected a whole number",
    ),
]


@pytest.mark.parametrize(("file", "table", "row", "path", "value", "expected"), WRONG)
def test_wrong_content_is_told(
    file: str, table: str, row: int, path: tuple[str, ...], value: Any, expected: str
) -> None:
    data = deepcopy(BOXES.content([], "en"))
    place = data[file][table][row]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    if not expected:
        assert boxed(data).scenarios["advanced"].sea is not None
        return
    with pytest.raises(ContentError) as told:
        boxed(data)
    assert expected in str(told.value)
    assert str(told.value).startswith(f"KON {file}.toml: ")


def test_every_deck_of_9_april_has_its_size() -> None:
    data = deepcopy(BOXES.content([], "en"))
    data["april"]["april_card"][0]["copy"] = []
    with pytest.raises(
        ContentError, match=r"KON april\.toml: april_card: expected 10 cards in the germany deck, got 9"
    ):
        boxed(data)


# -- who controls a zone ---------------------------------------------------------------------------------------


def at(table: SeaTable, zone: str) -> tuple[int, bool]:
    number = zone_number(table.game, zone)
    return controller(table.game, number), is_german_zone(table.game, number)


@pytest.mark.rule("KON-NAVC-01", "KON-SHIP-04")
def test_who_is_alone_controls_a_zone() -> None:
    table = set_sea({"III": "SG-03", "IV": "SA-01 SG-06", "V": "SA-02", "VI": "SN-01 SG-07"})
    assert at(table, "III") == (GERMANY, True)
    assert at(table, "IV") == (-1, False)
    assert at(table, "V") == (ALLIES, False)
    assert at(table, "VI") == (-1, False)
    assert at(table, "VIII") == (-1, False)


@pytest.mark.rule("KON-SHIP-20", "KON-NAVC-01")
def test_dummies_control_nothing() -> None:
    table = set_sea({"III": "SG-15 SG-16"}, april={})
    assert at(table, "III") == (-1, False)


@pytest.mark.rule("KON-SHIP-16")
def test_eidsvoll_and_norge_always_lies_open() -> None:
    table = set_sea({"II": "SN-01", "III": "SA-01"})
    assert table.sea.shown == ("SN-01",)


# -- what ships make possible ------------------------------------------------------------------------------------


@pytest.mark.rule("KON-SHIP-09", "KON-AC-12", "KON-ADV-11")
@pytest.mark.parametrize(("ships", "offered"), [("SA-06", True), ("SA-01", False)])
def test_jagerfly_needs_a_carrier_off_the_coast(ships: str, offered: bool) -> None:
    """Bombefly over Bergen: the Allies are asked whenever ships lie off the coast, but only a carrier has fighters."""
    table = set_sea(
        {"IV": ships},
        phase="movement",
        voss="2 germany",
        stavanger="1 germany",
        bergen="1 norway",
        hands={"germany": ["bombefly"], "allies": ["jagerfly"]},
    )
    table.attack("bergen", voss=2)
    table.fight("bergen")
    table.choose("play", "bombefly")
    assert table.prompt == "combat.defender_counters"
    assert bool(table.offered("cancel")) is offered


@pytest.mark.rule("KON-AC-12")
def test_without_any_ship_nobody_expects_jagerfly() -> None:
    table = set_sea(
        {},
        phase="movement",
        voss="2 germany",
        stavanger="1 germany",
        bergen="1 norway",
        hands={"germany": ["bombefly"], "allies": ["jagerfly"]},
    )
    table.attack("bergen", voss=2)
    table.fight("bergen")
    table.choose("play", "bombefly")
    assert table.prompt != "combat.defender_counters"


@pytest.mark.rule("KON-AC-14", "KON-ADV-11")
@pytest.mark.parametrize(("ships", "offered"), [("SA-01", True), ("SA-06", False), ("", False)])
def test_kystbombardement_needs_a_slagskip(ships: str, offered: bool) -> None:
    table = set_sea(
        {"VI": ships},
        "movement",
        "allies",
        namsos="2 allies",
        steinkjer="1 germany",
        hands={"allies": ["kystbombardement"]},
    )
    table.attack("steinkjer", namsos=2)
    table.fight("steinkjer")
    assert table.offers("play", "kystbombardement") is offered


@pytest.mark.rule("KON-AC-08", "KON-ADV-11")
@pytest.mark.parametrize(("ships", "closed"), [("SG-03", True), ("SG-03 SA-01", False), ("SG-03 SN-01", False)])
def test_invasjon_not_where_germany_controls_the_sea(ships: str, closed: bool) -> None:
    table = set_sea(
        {"IV": ships}, "movement", "allies", oslo="1 germany", hands={"allies": ["invasjon", "forsterkninger:5"]}
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    assert table.offers("land", "andalsnes")
    assert table.offers("land", "bergen") is not closed


@pytest.mark.rule("KON-AC-18", "KON-ADV-11")
def test_kystevakuering_not_where_germany_controls_the_sea() -> None:
    """KON-Q-56: Trondheim touches V and VI, and one zone under German control closes it."""
    ships = {"VI": "SG-03", "IV": "SG-06"}
    hand = {"allies": ["kystevakuering"]}
    table = set_sea(ships, "movement", "allies", andalsnes="1 allies", bergen="1 allies", oslo="1 germany", hands=hand)
    table.choose("card", "kystevakuering")
    ends = {(option[1], option[2]) for option in table.offered("sealift")}
    assert ("andalsnes", "alesund") in ends
    assert not [start for start, end in ends if start == "bergen" or end in ("trondheim", "namsos", "voss")]


@pytest.mark.rule("KON-AC-18")
def test_no_rescue_through_german_waters() -> None:
    for ships, asked in (({}, True), ({"VI": "SG-03"}, False)):
        table = set_sea(
            ships,
            "movement",
            steinkjer="1 allies",
            trondheim="3 germany",
            tromso="1 norway",
            hands={"allies": ["kystevakuering"]},
            fate=[6, 6, 6, 1],
        )
        table.attack("steinkjer", trondheim=3)
        table.fight("steinkjer")
        while table.prompt in ("combat.attack", "combat.defence"):
            table.pass_()
        assert (table.prompt == "rescue") is asked


def test_a_position_can_be_stored() -> None:
    table = set_sea({"III": "SG-03 SG-06 SA-01", "raid": "SG-01", "II": "SN-01"})
    table.choose("embark", "SG-06")
    game = table.game
    twin = game.copy()
    assert twin.data() == game.data()
    lay_stack(sea_of(twin), GERMANY, 2, [])
    assert twin.data() != game.data()
    assert FACTIONS[game.active] == "germany"
