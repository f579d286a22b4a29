"""Chapter 4.3: trading cards for battalions, and where each faction places them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import ALLIED_COAST, GERMAN_COAST, THREE, Table, set_table

MOBILIZATION_POINTS = [
    *["ostfold", "kongsvinger", "hamar", "gjovik", "honefoss", "kongsberg", "voss", "andalsnes", "steinkjer"],
    *["mosjoen", "bardufoss", "tromso"],
]
VICTORY_CITIES = ["oslo", "kristiansand", "stavanger", "bergen", "trondheim", "narvik"]


def after_the_arrival(game: Kampen) -> None:
    """The six first Allied battalions have come before."""
    game.arrivals_due = 0


def areas_offered(table: Table, verb: str = "place") -> set[str]:
    return {option[1] for option in table.offered(verb)}


def trade_all(table: Table) -> None:
    """End the movement and trade every card in hand."""
    table.choose("end")
    while table.prompt == "trade" and table.offers("trade"):
        table.choose("trade")


# -- trading -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-REINF-01", "KON-CARD-11")
@pytest.mark.parametrize(
    ("turn", "hand"),
    [
        ("germany", ["artilleri", "transportfly", "ubat"]),
        ("norway", ["bakhold", "panservernkanon", "veisperring"]),
        ("allies", ["invasjon", "jagerfly", "kystevakuering"]),
    ],
)
def test_any_cards_in_hand_may_be_traded_or_kept(turn: str, hand: list[str]) -> None:
    table = set_table(
        turn=turn,
        oslo="1 germany",
        voss="1 norway",
        andalsnes="1 allies",
        hands={turn: hand},
        prepare=after_the_arrival,
        seats=THREE,
    )
    table.choose("end")
    assert (table.prompt, table.seat) == ("trade", turn)
    assert sorted(table.game.card(option[1]).kind.id for option in table.offered("trade")) == hand
    table.choose("trade", hand[1])
    assert table.prompt == "trade"
    table.choose("done")
    assert table.prompt != "trade"
    assert table.used(turn) == [hand[1]]
    assert set(table.hand(turn)) >= {hand[0], hand[2]}


@pytest.mark.rule("KON-REINF-01", "KON-EX-14")
def test_without_cards_there_is_nothing_to_trade() -> None:
    table = set_table(turn="norway", seats=THREE, oslo="1 germany", voss="1 norway", hands={"germany": ["ubat"]})
    table.choose("end")
    assert (table.prompt, table.seat) == ("movement", "allies")


@pytest.mark.rule("KON-REINF-02", "KON-CARD-04")
def test_a_traded_card_has_no_effect_and_lies_face_up_under_the_deck() -> None:
    table = set_table(oslo="1 germany", voss="1 norway", hands={"germany": ["transportfly", "transportfly"]})
    trade_all(table)
    assert table.prompt == "placement"
    assert table.used("germany") == ["transportfly", "transportfly"]
    assert table.hand("germany") == []
    assert not table.offers("airplace")


@pytest.mark.rule("KON-REINF-03", "KON-EX-06", "KON-Q-53")
@pytest.mark.parametrize(
    ("hand", "battalions"),
    [
        (["veisperring", "bakhold"], 0),
        (["veisperring", "bakhold", "sprengt_bro"], 1),
        (["forsterkninger:4", "bakhold"], 1),
        (["forsterkninger:4", "bakhold", "veisperring"], 2),
        (["forsterkninger:4", "forsterkninger:3", "forsterkninger:2"], 3),
    ],
)
def test_every_three_symbols_of_the_sum_give_a_battalion(hand: list[str], battalions: int) -> None:
    table = set_table(turn="norway", seats=THREE, oslo="1 germany", finnmark="1 norway", hands={"norway": hand})
    trade_all(table)
    placed = 0
    while table.prompt == "placement":
        table.choose("place")
        placed += 1
    assert placed == battalions
    assert sum(table.game.battalions[1]) == 1 + battalions


@pytest.mark.rule("KON-REINF-04")
def test_germany_gets_a_free_battalion_every_round() -> None:
    table = set_table(oslo="1 germany", voss="1 norway", finnmark="1 allies", prepare=after_the_arrival)
    for round in (1, 2, 3):
        assert table.game.round == round
        table.pass_to("placement")
        table.choose("place", "oslo")
        assert table.prompt != "placement"
        assert table.battalions("oslo") == {"germany": 1 + round}
        table.pass_to_turn("germany")
    assert [sum(side) for side in table.game.battalions] == [4, 1, 1]


@pytest.mark.rule("KON-REINF-04", "KON-REINF-03", "KON-EX-10")
def test_the_free_battalion_comes_beside_the_traded_ones() -> None:
    table = set_table(oslo="1 germany", voss="1 norway", hands={"germany": ["forsterkninger:5"]})
    trade_all(table)
    table.choose("place", "oslo")
    table.choose("place", "oslo")
    assert table.prompt != "placement"
    assert table.battalions("oslo") == {"germany": 3}


# -- where Germany places ------------------------------------------------------------------------------------


@pytest.mark.rule("KON-REINF-05", "KON-Q-24", "KON-Q-25")
def test_germany_places_on_the_coast_of_sea_zones_i_and_ii_where_no_enemy_stands() -> None:
    table = set_table(bergen="1 germany", horten="1 norway", arendal="1 allies")
    table.choose("end")
    assert (table.prompt, table.seat) == ("placement", "germany")
    assert areas_offered(table) == set(GERMAN_COAST) - {"horten", "arendal"}
    # Nobody stands in Telemark: placing takes it.
    table.choose("place", "telemark")
    assert table.battalions("telemark") == {"germany": 1}


@pytest.mark.rule("KON-REINF-05", "KON-Q-24")
def test_german_battalions_without_a_legal_area_are_lost() -> None:
    held: dict[str, Any] = dict.fromkeys(GERMAN_COAST, "1 norway")
    table = set_table(bergen="1 germany", hands={"germany": ["forsterkninger:7"]}, **held)
    trade_all(table)
    assert table.prompt != "placement"
    assert sum(table.game.battalions[0]) == 1


# -- where Norway places -------------------------------------------------------------------------------------


@pytest.mark.rule("KON-REINF-06", "KON-Q-24")
def test_norway_places_on_mobilization_points_and_victory_cities_without_germans() -> None:
    table = set_table(
        turn="norway",
        oslo="1 germany",
        gjovik="2 germany",
        voss="1 norway",
        andalsnes="1 allies",
        lillehammer="1 norway",
        hands={"norway": ["forsterkninger:3"]},
    )
    trade_all(table)
    assert table.prompt == "placement"
    assert areas_offered(table) == {*MOBILIZATION_POINTS, *VICTORY_CITIES} - {"oslo", "gjovik"}


@pytest.mark.rule("KON-REINF-07")
def test_norway_places_one_battalion_in_an_area_in_a_round() -> None:
    table = set_table(
        turn="norway",
        oslo="1 germany",
        hamar="1 norway",
        hands={"norway": ["forsterkninger:4", "forsterkninger:3", "forsterkninger:2"]},
    )
    table.choose("end")
    for _ in range(3):
        table.choose("trade", "forsterkninger")
    table.choose("place", "hamar")
    assert not table.offers("place", "hamar")
    table.choose("place", "voss")
    assert not table.offers("place", "hamar")
    assert not table.offers("place", "voss")
    table.choose("place", "narvik")
    assert table.battalions("hamar") == {"norway": 2}


@pytest.mark.rule("KON-REINF-07")
def test_the_next_round_opens_the_area_again() -> None:
    hand = ["forsterkninger:3", "forsterkninger:4"]
    table = set_table(turn="norway", oslo="1 germany", hamar="1 norway", hands={"norway": hand})
    for card in ("N-21", "N-22"):
        table.choose("end")
        table.choose("trade", card)
        table.choose("done")
        table.choose("place", "hamar")
        table.pass_to_turn("norway")
    assert table.battalions("hamar") == {"norway": 3}


# -- where the Allies place ----------------------------------------------------------------------------------


def allied_placement(packs: list[Path] | None = None, **areas: Any) -> Table:
    table = set_table(
        turn="allies",
        voss="1 norway",
        hands={"allies": ["forsterkninger:7"]},
        prepare=after_the_arrival,
        packs=packs,
        **areas,
    )
    trade_all(table)
    assert table.prompt == "placement"
    return table


@pytest.mark.rule("KON-REINF-08", "KON-Q-24", "KON-Q-56")
def test_the_allies_place_on_the_coast_of_sea_zones_iii_to_vii_where_no_german_stands() -> None:
    table = allied_placement(bergen="1 germany", oslo="1 germany")
    assert areas_offered(table) == set(ALLIED_COAST) - {"bergen"}
    # Several battalions may come to one area; Trondheim touches two open zones.
    table.choose("place", "trondheim")
    table.choose("place", "trondheim")
    assert table.battalions("trondheim") == {"allies": 2}


@pytest.mark.rule("KON-REINF-08", "KON-Q-56")
def test_an_area_that_also_touches_a_closed_zone_is_closed_to_the_allies(tmp_path: Path) -> None:
    pack = tmp_path / "mined_egersund.toml"
    pack.write_text(
        '[pack]\ngame = "kampen-om-norge"\n[[area]]\nid = "egersund"\nsea_zones = ["II", "III"]\n', encoding="utf-8"
    )
    table = allied_placement([pack], bergen="1 germany")
    assert areas_offered(table) == set(ALLIED_COAST) - {"bergen", "egersund"}
    table = set_table(oslo="1 germany", voss="1 norway", packs=[pack])
    table.choose("end")
    assert areas_offered(table) == {*GERMAN_COAST, "egersund"}


@pytest.mark.rule("KON-REINF-08", "KON-Q-24")
def test_allied_battalions_without_a_legal_area_are_lost() -> None:
    held: dict[str, Any] = dict.fromkeys(ALLIED_COAST, "1 germany")
    table = set_table(
        turn="allies",
        lillehammer="1 allies",
        hands={"allies": ["forsterkninger:7"]},
        prepare=after_the_arrival,
        **held,
    )
    trade_all(table)
    assert table.prompt != "placement"
    assert sum(table.game.battalions[2]) == 1


# -- the cards of the phase ----------------------------------------------------------------------------------


@pytest.mark.rule("KON-REINF-09", "KON-GC-19", "KON-GC-21")
def test_transportfly_is_played_in_the_own_phase_3() -> None:
    table = set_table(
        bergen="1 germany", trondheim="1 germany", voss="1 norway", hands={"germany": ["transportfly", "ubat"]}
    )
    table.choose("end")
    table.choose("done")
    assert {option[0] for option in table.match.options} == {"place", "airplace"}
    # One free battalion, one held air field.
    assert table.offered("airplace") == [("airplace", table.offered("airplace")[0][1], "trondheim", 1)]
    table.choose("airplace", "transportfly", "trondheim", 1)
    assert table.battalions("trondheim") == {"germany": 2}
    assert table.used("germany") == ["transportfly"]


@pytest.mark.rule("KON-REINF-09", "KON-GC-22", "KON-Q-04")
@pytest.mark.parametrize(("die", "left"), [(4, 2), (5, 1), (6, 1)])
def test_german_ubat_in_the_allied_phase_3(die: int, left: int) -> None:
    table = set_table(
        turn="allies",
        seats=THREE,
        bergen="1 germany",
        voss="1 norway",
        hands={"allies": ["forsterkninger:7"], "germany": ["ubat", "panzer", "transportfly"]},
        prepare=after_the_arrival,
        fate=[die],
    )
    trade_all(table)
    table.choose("place", "namsos")
    assert table.seat == "allies"
    table.choose("place", "namsos")
    assert (table.prompt, table.seat) == ("submarine", "germany")
    assert [option[0] for option in table.match.options] == ["pass", "hunt"]
    table.choose("hunt", "ubat", "namsos")
    assert table.battalions("namsos") == {"allies": left}


@pytest.mark.rule("KON-REINF-09", "KON-GC-22")
def test_nobody_hunts_norwegian_reinforcements() -> None:
    table = set_table(
        turn="norway",
        seats=THREE,
        oslo="1 germany",
        voss="1 norway",
        hands={"norway": ["forsterkninger:3"], "germany": ["ubat"], "allies": ["ubat"]},
    )
    trade_all(table)
    table.choose("place", "tromso")
    assert (table.prompt, table.seat) == ("movement", "allies")
    assert table.battalions("tromso") == {"norway": 1}


@pytest.mark.rule("KON-REINF-09", "KON-GC-22", "KON-SETUP-04", "KON-Q-51", "KON-Q-50")
def test_german_ubat_hunts_the_first_allied_arrival_too() -> None:
    table = set_table(
        turn="allies",
        bergen="1 germany",
        voss="1 norway",
        hands={"germany": ["ubat", "ubat"]},
        fate=[5, 6],
    )
    table.choose("end")
    table.choose("arrive", "namsos")
    table.choose("arrive", "narvik")
    assert table.prompt == "submarine"
    assert {option[2] for option in table.offered("hunt")} == {"namsos", "narvik"}
    table.choose("hunt", "ubat", "narvik")
    table.choose("hunt", "ubat", "narvik")
    assert table.battalions("narvik") == {"allies": 1}
    assert table.battalions("namsos") == {"allies": 3}


@pytest.mark.rule("KON-REINF-10")
def test_new_battalions_wait_until_the_next_turn() -> None:
    table = set_table(seats=THREE, bergen="1 germany", honefoss="1 norway", prepare=after_the_arrival)
    table.choose("end")
    table.choose("place", "oslo")
    # Oslo borders the Norwegians in Hønefoss, but the German turn is over.
    assert (table.prompt, table.seat) == ("movement", "norway")
    assert "combat.begins" not in table.log_keys()
    table.pass_to_turn("germany")
    assert table.offers("move", "oslo", "honefoss", 1)
