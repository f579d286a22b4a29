"""Scenario 2, Gudbrandsdalen and Østerdalen: turns, cards and reinforcements, where they differ and where not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kampen_om_norge.table import (
    GERMAN_COAST,
    SOUTHERN_ALLIED_COAST,
    THREE,
    Table,
    new_table,
    set_table,
)

INLAND = [
    *["setesdal", "kongsberg", "honefoss", "kongsvinger", "hamar", "gjovik", "lillehammer", "elverum"],
    *["hallingdal", "valdres", "dombas", "oppdal", "tynset", "roros"],
]
ON_THE_BOARD = {*GERMAN_COAST, *SOUTHERN_ALLIED_COAST, *INLAND}
GERMAN_KINDS = [
    *["artilleri", "bombefly", "fallskjermtropp", "ingeniorkompani", "jagerbomber", "panzer"],
    *["rask_forflytning", "speidertropp"],
]
NORWEGIAN_KINDS = ["bakhold", "rask_forflytning", "sprengt_bro", "veisperring"]
ALLIED_KINDS = ["forsterkninger", "fremmedlegionaer", "jagerfly", "panservernkanon", "stridsvogn", "ubat"]


def valley(**setting: Any) -> Table:
    """A table of Scenario 2 with three players."""
    return set_table(**{"scenario": "gudbrandsdalen", "seats": THREE, **setting})


# -- the turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-STWO-19", "KON-STWO-13", "KON-STWO-26", "KON-Q-80")
def test_a_quiet_round_has_the_phases_of_the_basic_game_and_no_ships() -> None:
    table = new_table("gudbrandsdalen", THREE)
    asked = []
    while table.game.round == 1:
        asked.append((table.seat, table.prompt))
        quiet = table.offered("pass") or table.offered("end") or table.offered("done") or table.match.options
        table.match.play(quiet[0])
    assert asked == [
        ("germany", "movement"),
        ("germany", "trade"),
        ("germany", "placement"),
        ("allies", "submarine"),
        ("germany", "new_cards.discard"),
        ("norway", "movement"),
        ("norway", "trade"),
        ("allies", "movement"),
        ("allies", "trade"),
        ("allies", "new_cards.discard"),
    ]


@pytest.mark.rule("KON-STWO-20", "KON-STWO-19")
def test_sabotage_and_engineers() -> None:
    table = valley(
        gjovik="2 germany",
        kongsvinger="2 germany",
        hamar="2 norway",
        hands={"germany": ["ingeniorkompani"], "norway": ["veisperring", "sprengt_bro", "rask_forflytning"]},
    )
    table.attack("hamar", gjovik=2, kongsvinger=2)
    table.choose("end")
    assert (table.prompt, table.seat) == ("sabotage", "norway")
    assert table.offers("escape", "rask_forflytning", "hamar", "lillehammer", 2)
    table.choose("send_back", "sprengt_bro", "hamar", "kongsvinger")
    assert (table.prompt, table.seat) == ("sabotage.engineers", "germany")
    table.choose("cancel", "ingeniorkompani")
    table.choose("send_back", "veisperring", "hamar", "gjovik")
    assert table.battalions("gjovik") == {"germany": 1}
    assert table.battalions("kongsvinger") == {}


# -- cards ---------------------------------------------------------------------------------------------------


def kinds_offered(table: Table, verb: str) -> list[str]:
    return sorted({table.game.card(option[1]).kind.id for option in table.offered(verb)})


@pytest.mark.rule("KON-STWO-27")
def test_cards_of_the_steps_in_the_german_turn() -> None:
    table = valley(
        lillehammer="1 germany",
        dombas="1 norway 1 allies",
        hands={
            "germany": [*GERMAN_KINDS, "jagerbomber", "speidertropp"],
            "norway": NORWEGIAN_KINDS,
            "allies": ALLIED_KINDS,
        },
    )
    table.attack("dombas", lillehammer=1)
    table.fight("dombas")
    assert table.prompt == "combat.attack"
    assert kinds_offered(table, "play") == ["artilleri", "bombefly", "jagerbomber", "panzer", "speidertropp"]
    table.choose("play", "bombefly")
    table.choose("play", "panzer")
    table.pass_()
    assert table.prompt == "combat.defender_counters"
    assert kinds_offered(table, "cancel") == ["jagerfly", "panservernkanon"]
    table.choose("cancel", "jagerfly", "bombefly")
    table.pass_()
    assert (table.prompt, table.seat) == ("combat.defence", "norway")
    assert kinds_offered(table, "play") == ["bakhold"]
    table.choose("play", "bakhold")
    table.pass_()
    assert (table.prompt, table.seat) == ("combat.defence", "allies")
    assert kinds_offered(table, "play") == ["fremmedlegionaer", "panservernkanon", "stridsvogn"]
    table.pass_()
    assert table.prompt == "combat.attacker_counters"
    assert kinds_offered(table, "cancel") == ["jagerbomber", "speidertropp"]


@pytest.mark.rule("KON-STWO-27", "KON-STWO-29", "KON-Q-73")
def test_cards_of_the_steps_in_the_allied_turn() -> None:
    table = valley(
        turn="allies",
        lillehammer="1 germany",
        dombas="1 allies",
        hands={"germany": GERMAN_KINDS, "allies": ALLIED_KINDS},
    )
    table.attack("lillehammer", dombas=1)
    table.choose("end")
    assert kinds_offered(table, "play") == ["fremmedlegionaer", "stridsvogn"]
    table.pass_()
    assert kinds_offered(table, "play") == ["artilleri", "ingeniorkompani", "panzer"]
    table.choose("play", "panzer")
    table.pass_()
    # The sheet leaves it out of step 3, the card does not.
    assert table.prompt == "combat.attacker_counters"
    assert kinds_offered(table, "cancel") == ["panservernkanon"]


@pytest.mark.rule("KON-STWO-27")
def test_the_card_of_a_norwegian_attack() -> None:
    table = valley(turn="norway", hamar="1 norway", kongsvinger="1 germany", hands={"norway": NORWEGIAN_KINDS})
    table.attack("kongsvinger", hamar=1)
    table.choose("end")
    assert kinds_offered(table, "play") == ["bakhold"]


@pytest.mark.rule("KON-STWO-29", "KON-STWO-24")
def test_cards_give_their_printed_dice_and_symbols_once() -> None:
    hand = ["panzer", "panzer", "artilleri", "bombefly", "jagerbomber"]
    table = valley(kongsvinger="1 germany", hamar="1 norway", hands={"germany": hand}, fate=[1] * 6 + [2])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    for kind in ("panzer", "artilleri", "bombefly"):
        table.choose("play", kind)
    assert table.match.options == [("pass",)]
    table.pass_()
    assert len(table.rolls()[0]) == 1 + 2 + 1 + 2
    assert table.used("germany") == ["panzer", "artilleri", "bombefly"]
    table.pass_to("trade")
    # Two symbols and one make a battalion beside the free one.
    table.choose("trade", "panzer")
    table.choose("trade", "jagerbomber")
    assert table.used("germany")[3:] == ["panzer", "jagerbomber"]
    table.choose("place", "oslo")
    table.choose("place", "oslo")
    assert table.battalions("oslo") == {"germany": 2}


# -- reinforcements ------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-STWO-21", "KON-STWO-13")
def test_germany_places_its_free_battalion_on_the_coast_of_i_and_ii() -> None:
    table = valley(gjovik="1 germany", horten="1 norway")
    table.choose("end")
    assert {option[1] for option in table.offered("place")} == set(GERMAN_COAST) - {"horten"}
    table.choose("place", "oslo")
    assert (table.prompt, table.seat) == ("movement", "norway")


@pytest.mark.rule("KON-STWO-22", "KON-STWO-12", "KON-STWO-24", "KON-Q-75")
def test_norway_places_everywhere_one_in_an_area() -> None:
    hand = ["bakhold", "bakhold", "veisperring", "veisperring", "veisperring", "sprengt_bro"]
    table = valley(turn="norway", gjovik="1 germany", hamar="1 norway", dombas="1 allies", hands={"norway": hand})
    table.choose("end")
    while table.prompt == "trade":
        table.choose("trade")
    assert {option[1] for option in table.offered("place")} == ON_THE_BOARD - {"gjovik"}
    table.choose("place", "tynset")
    assert {option[1] for option in table.offered("place")} == ON_THE_BOARD - {"gjovik", "tynset"}
    table.choose("place", "hamar")
    # Six symbols, two battalions.
    assert (table.prompt, table.seat) == ("movement", "allies")


@pytest.mark.rule("KON-STWO-23", "KON-STWO-13", "KON-STWO-24", "KON-STWO-28", "KON-Q-76", "KON-Q-71")
def test_the_allies_place_on_the_open_coast_and_nobody_arrives_unpaid() -> None:
    table = valley(turn="allies", bergen="1 germany", dombas="1 allies", hands={"allies": ["forsterkninger"]})
    table.choose("end")
    table.choose("trade", "forsterkninger")
    assert table.prompt == "placement"
    assert {option[1] for option in table.offered("place")} == set(SOUTHERN_ALLIED_COAST) - {"bergen"}
    table.choose("place", "namsos")
    # Five symbols, one battalion; no stacks of three.
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert sum(table.game.battalions[2]) == 2


@pytest.mark.rule("KON-STWO-25")
def test_the_allies_hunt_german_reinforcements() -> None:
    table = valley(gjovik="1 germany", hamar="1 norway", hands={"allies": ["ubat"]}, fate=[5])
    table.choose("end")
    table.choose("place", "oslo")
    assert (table.prompt, table.seat) == ("submarine", "allies")
    table.choose("hunt", "ubat", "oslo")
    assert table.battalions("oslo") == {}


# -- new cards -----------------------------------------------------------------------------------------------


def last_allied_card(hand: list[str]) -> Table:
    """The Allies have one unused card left in their deck."""
    return valley(
        turn="allies",
        gjovik="1 germany",
        hamar="1 norway",
        dombas="5 allies",
        hands={"allies": hand},
        decks={"allies": ["ubat"]},
    )


@pytest.mark.rule("KON-STWO-16", "KON-STWO-28", "KON-Q-71")
def test_the_allies_draw_no_more_when_their_deck_is_used_up_and_stay() -> None:
    table = last_allied_card([])
    table.choose("end")
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert table.hand("allies") == ["ubat"]
    assert table.battalions("dombas") == {"allies": 5}
    table.pass_to_turn("allies")
    table.pass_to_turn("germany")
    assert table.hand("allies") == ["ubat"]


@pytest.mark.rule("KON-STWO-16")
def test_norway_reshuffles_when_the_last_card_is_drawn() -> None:
    table = valley(turn="norway", gjovik="1 germany", hamar="1 norway", decks={"norway": ["bakhold"]})
    table.choose("end")
    # One card was left; the seven used ones were shuffled, and two of them drawn.
    assert len(table.hand("norway")) == 3
    assert "bakhold" in table.hand("norway")
    assert len(table.game.decks[1]) == 5
    assert table.used("norway") == []


@pytest.mark.rule("KON-STWO-18", "KON-STWO-26")
@pytest.mark.parametrize("faction", ["germany", "allies"])
def test_germany_and_the_allies_discard_a_card_if_they_used_none(faction: str) -> None:
    hand = ["panzer", "panzer", "bombefly"] if faction == "germany" else ["stridsvogn", "jagerfly", "jagerfly"]
    table = valley(turn=faction, gjovik="1 germany", hamar="1 norway", dombas="1 allies", hands={faction: hand})
    table.choose("end")
    table.choose("done")
    if faction == "germany":
        table.choose("place", "oslo")
    assert (table.prompt, table.seat) == ("new_cards.discard", faction)
    table.choose("discard", hand[0])
    assert table.used(faction) == [hand[0]]
    assert len(table.hand(faction)) == (5 if faction == "germany" else 3)


@pytest.mark.rule("KON-STWO-18")
def test_norway_need_not_use_a_card() -> None:
    table = valley(turn="norway", gjovik="1 germany", hamar="1 norway", hands={"norway": ["bakhold"]})
    table.choose("end")
    table.choose("done")
    assert (table.prompt, table.seat) == ("movement", "allies")
    assert len(table.hand("norway")) == 3
    assert table.used("norway") == []


@pytest.mark.rule("KON-STWO-18", "KON-STWO-16")
def test_without_a_draw_pile_the_allies_need_not_use_a_card() -> None:
    table = last_allied_card([])
    table.choose("end")
    table.pass_to_turn("allies")
    table.choose("end")
    table.choose("done")
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert table.hand("allies") == ["ubat"]
