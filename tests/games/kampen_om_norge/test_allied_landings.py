"""The Appendix: the Allied cards that move by sea, Invasjon and Kystevakuering."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import ALLIED_COAST, THREE, Table, set_table


def after_the_arrival(game: Kampen) -> None:
    """The six first Allied battalions have come before."""
    game.arrivals_due = 0


# -- Invasjon ------------------------------------------------------------------------------------------------


def invasion(hand: list[str], **areas: Any) -> Table:
    return set_table(
        turn="allies",
        seats=THREE,
        hands={"allies": ["invasjon", *hand]},
        **{"bergen": "1 germany", "voss": "1 norway", **areas},
    )


@pytest.mark.rule("KON-AC-05", "KON-AC-06", "KON-Q-49")
def test_invasjon_lands_traded_battalions_in_phase_1_also_against_the_enemy() -> None:
    table = invasion(["forsterkninger:6"])
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "bergen")
    table.choose("land", "voss")
    assert table.prompt == "movement"
    assert table.battalions("voss") == {"norway": 1, "allies": 1}
    assert table.battalions("bergen") == {"germany": 1}
    # Landing was their movement.
    assert not table.offers("move")
    table.choose("end")
    assert [len(dice) for dice in table.rolls()] == [1, 1]
    assert sorted(table.used("allies")) == ["forsterkninger", "invasjon"]


@pytest.mark.rule("KON-AC-06", "KON-REINF-03", "KON-REINF-02")
def test_the_symbol_of_invasjon_itself_does_not_count() -> None:
    # 5 symbols are one battalion; with the symbol of Invasjon it would be two.
    table = invasion(["forsterkninger:5"])
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "namsos")
    assert table.prompt == "movement"
    assert table.battalions("namsos") == {"allies": 1}


@pytest.mark.rule("KON-AC-06")
@pytest.mark.parametrize(
    ("hand", "playable"),
    [([], False), (["jagerfly"], False), (["jagerfly", "ubat"], False), (["stridsvogn", "ubat"], True)],
)
def test_invasjon_needs_other_cards_with_three_symbols(hand: list[str], playable: bool) -> None:
    assert invasion(hand).offers("card", "invasjon") is playable


@pytest.mark.rule("KON-AC-06", "KON-SETUP-04")
def test_the_six_first_battalions_do_not_come_by_invasjon() -> None:
    table = invasion(["forsterkninger:5"])
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    assert [option[0] for option in table.match.options] == ["land"] * len(ALLIED_COAST)
    table.choose("land", "namsos")
    table.choose("end")
    assert table.prompt == "arrival"
    table.choose("arrive", "narvik")
    table.choose("arrive", "namsos")
    assert table.battalions("namsos") == {"allies": 4}


@pytest.mark.rule("KON-AC-07", "KON-Q-80")
def test_invasjon_lands_on_the_coast_of_sea_zones_iii_to_vii() -> None:
    table = invasion(["forsterkninger:5"])
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    assert [option[1] for option in table.offered("land")] == ALLIED_COAST


@pytest.mark.rule("KON-AC-05", "KON-Q-49")
def test_ubat_cannot_hunt_invaders() -> None:
    table = set_table(
        turn="allies",
        prepare=after_the_arrival,
        bergen="1 germany",
        voss="1 norway",
        hands={"allies": ["invasjon", "forsterkninger:6"], "germany": ["ubat"]},
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "namsos")
    table.choose("land", "namsos")
    table.choose("end")
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert table.hand("germany") == ["ubat"]


# -- Kystevakuering in movement ------------------------------------------------------------------------------


@pytest.mark.rule("KON-AC-15", "KON-AC-17", "KON-Q-80")
def test_kystevakuering_ships_one_or_two_battalions_along_the_coast() -> None:
    table = set_table(
        turn="allies",
        andalsnes="3 allies",
        dombas="2 allies",
        bergen="1 germany",
        voss="1 norway",
        hands={"allies": ["kystevakuering"]},
    )
    table.choose("card", "kystevakuering")
    ends = set(ALLIED_COAST) - {"andalsnes", "bergen"}
    expected = {("sealift", "andalsnes", end, stack) for end in ends for stack in (1, 2)}
    assert set(table.match.options) == expected
    table.choose("sealift", "andalsnes", "voss", 2)
    assert table.battalions("andalsnes") == {"allies": 1}
    assert table.battalions("voss") == {"norway": 1, "allies": 2}
    assert table.used("allies") == ["kystevakuering"]


@pytest.mark.rule("KON-AC-15", "KON-Q-55")
def test_the_voyage_is_the_movement() -> None:
    table = set_table(
        turn="allies",
        andalsnes="1 allies",
        namsos="1 allies",
        oslo="1 germany",
        hands={"allies": ["kystevakuering", "kystevakuering"]},
    )
    table.choose("move", "namsos", "steinkjer", 1)
    table.choose("card", "kystevakuering")
    # The battalion that has marched to Steinkjer cannot sail.
    assert {option[1] for option in table.offered("sealift")} == {"andalsnes"}
    table.choose("sealift", "andalsnes", "voss", 1)
    # Nobody is left that could march or sail.
    assert table.match.options == [("end",)]


@pytest.mark.rule("KON-AC-17")
@pytest.mark.parametrize("start", ["dombas", "kristiansand"])
def test_kystevakuering_starts_on_the_coast_of_sea_zones_iii_to_vii(start: str) -> None:
    areas: dict[str, Any] = {start: "1 allies", "oslo": "1 germany"}
    table = set_table(turn="allies", hands={"allies": ["kystevakuering"]}, **areas)
    assert table.offers("move", start)
    assert not table.offers("card")
