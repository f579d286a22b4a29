"""Rulings on questions that arose while building (KON-Q-201 and on)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kampen_om_norge.table import GERMAN_COAST, THREE, set_table


@pytest.mark.rule("KON-Q-201", "KON-BOARD-04", "KON-MOVE-06")
def test_an_air_field_that_all_have_left_to_attack_gives_no_range() -> None:
    for stay, reached in ((1, True), (0, False)):
        table = set_table(
            trondheim=f"{1 + stay} germany",
            steinkjer="1 norway",
            hands={"germany": ["bombefly", "panzer"]},
        )
        table.choose("move", "trondheim", "steinkjer", 1)
        table.fight("steinkjer")
        assert table.prompt == "combat.attack"
        assert table.offers("play", "bombefly") is reached
        assert table.offers("play", "panzer")


@pytest.mark.rule("KON-Q-202", "KON-GC-15")
def test_a_march_never_ends_where_it_began() -> None:
    table = set_table(oslo="2 germany", finnmark="1 norway", hands={"germany": ["rask_forflytning"]})
    table.choose("card", "rask_forflytning")
    assert table.offers("march", "oslo", "gjovik", "lillehammer")
    assert all(option[1] != option[3] for option in table.match.options)


@pytest.mark.rule("KON-Q-203", "KON-AC-06")
def test_invasjon_asks_until_the_cards_bring_a_battalion() -> None:
    hand = ["invasjon", "kystevakuering", "stridsvogn"]
    table = set_table(turn="allies", oslo="1 germany", bodo="1 allies", hands={"allies": hand})
    table.choose("card", "invasjon")
    assert not table.offers("done")
    table.choose("trade", "kystevakuering")
    assert not table.offers("done")
    table.choose("trade", "stridsvogn")
    assert table.prompt == "invasion.land"


@pytest.mark.rule("KON-Q-203", "KON-CARD-03")
def test_a_card_that_can_do_nothing_is_not_offered() -> None:
    table = set_table(turn="allies", oslo="1 germany", bodo="1 allies", hands={"allies": ["invasjon", "ubat"]})
    assert not table.offers("card", "invasjon")
    table = set_table(oslo="2 germany", finnmark="1 norway", hands={"germany": ["transportfly"]})
    assert not table.offers("card", "transportfly")


@pytest.mark.rule("KON-Q-204", "KON-COMBAT-17")
def test_norway_plays_before_the_allies_and_counters_come_first() -> None:
    table = set_table(
        seats=THREE,
        dombas="2 germany",
        oslo="1 germany",
        andalsnes="1 norway 1 allies",
        hands={
            "germany": ["panzer", "bombefly"],
            "norway": ["bakhold", "panservernkanon"],
            "allies": ["jagerfly", "stridsvogn"],
        },
    )
    table.choose("move", "dombas", "andalsnes", 2)
    table.fight("andalsnes")
    table.choose("play", "panzer")
    asked = []
    table.pass_()
    while table.prompt.startswith("combat.def"):
        asked.append((table.seat, table.prompt))
        table.pass_()
    assert asked == [
        ("norway", "combat.defender_counters"),
        ("allies", "combat.defender_counters"),
        ("norway", "combat.defence"),
        ("allies", "combat.defence"),
    ]


@pytest.mark.rule("KON-STWO-25", "KON-REINF-09")
def test_nobody_is_asked_for_a_card_that_no_deck_of_the_scenario_has() -> None:
    table = set_table(
        scenario="gudbrandsdalen",
        turn="allies",
        phase="trade",
        oslo="1 germany",
        andalsnes="1 allies",
        hands={"allies": ["forsterkninger:5"], "germany": ["panzer"]},
    )
    table.choose("trade", "forsterkninger")
    table.choose("place", "andalsnes")
    assert table.prompt != "submarine"


@pytest.mark.rule("KON-Q-24", "KON-GC-19")
def test_no_card_has_to_be_played_to_save_battalions() -> None:
    closed: Any = dict.fromkeys(GERMAN_COAST, "1 norway")
    table = set_table(phase="trade", trondheim="1 germany", hands={"germany": ["transportfly"]}, **closed)
    table.choose("done")
    assert table.prompt == "placement"
    assert table.offers("airplace", "transportfly", "trondheim")
    table.choose("forgo")
    assert table.hand("germany") != []
    assert table.on_board("germany") == 1
    assert "placement.lost" in table.log_keys()


@pytest.mark.rule("KON-Q-24", "KON-GC-19")
@pytest.mark.parametrize(
    ("hand", "field", "asked"),
    [
        (["transportfly"], "trondheim", True),
        (["panzer"], "trondheim", True),
        ([], "trondheim", False),
        (["transportfly"], "honefoss", False),
    ],
)
def test_being_asked_for_a_placement_does_not_betray_transportfly(hand: list[str], field: str, asked: bool) -> None:
    """Germany is asked wherever everybody can see that it might fly: with cards in hand and an air field."""
    closed: Any = dict.fromkeys(GERMAN_COAST, "1 norway")
    table = set_table(phase="trade", hands={"germany": hand}, **{**closed, field: "1 germany"})
    if table.prompt == "trade":
        table.choose("done")
    assert (table.prompt == "placement") is asked
    assert ("placement.lost" in table.log_keys()) is not asked
    if hand == ["panzer"]:
        assert table.match.options == [("forgo",)]
        table.choose("forgo")
        assert "placement.lost" in table.log_keys()
