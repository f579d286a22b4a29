"""Scenario 2, Gudbrandsdalen and Østerdalen: setting up, the end, and the board in use."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.kampen_om_norge.table import THREE, TWO, Table, new_table, set_table

OBJECTIVES = ["lillehammer", "hamar", "oppdal", "tynset"]
BEYOND_NAMSOS = [
    *["mosjoen", "mo_i_rana", "bodo", "tysfjord", "narvik", "bjornfjell", "harstad", "gratangen", "bardufoss"],
    *["tromso", "finnmark"],
]
GERMAN_DECK = {
    "panzer": 2,
    "ingeniorkompani": 2,
    "speidertropp": 2,
    "rask_forflytning": 3,
    "fallskjermtropp": 2,
    "bombefly": 2,
    "jagerbomber": 2,
    "artilleri": 1,
}
NORWEGIAN_DECK = {"bakhold": 2, "sprengt_bro": 1, "veisperring": 3, "rask_forflytning": 2}
ALLIED_DECK = {
    "stridsvogn": 1,
    "fremmedlegionaer": 1,
    "jagerfly": 2,
    "panservernkanon": 2,
    "ubat": 1,
    "forsterkninger": 1,
}


def valley(**setting: Any) -> Table:
    """A table of Scenario 2 with three players."""
    return set_table(**{"scenario": "gudbrandsdalen", "seats": THREE, **setting})


def board_in_use(table: Table) -> set[str]:
    return set(table.game.box.board.ids) - set(BEYOND_NAMSOS)


# -- setting up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-STWO-04", "KON-STWO-05", "KON-STWO-06", "KON-STWO-07", "KON-EX-35", "KON-Q-72")
def test_the_decks_and_nothing_else() -> None:
    game = new_table("gudbrandsdalen").game
    for faction, expected in enumerate([GERMAN_DECK, NORWEGIAN_DECK, ALLIED_DECK]):
        cards = game.decks[faction].rest + game.decks[faction].top + game.hands[faction] + [*game.used[faction]]
        assert Counter(game.card(card).kind.id for card in cards) == expected
        assert all(game.card(card).kind.deck == faction for card in cards)
    assert [sum(deck.values()) for deck in (GERMAN_DECK, NORWEGIAN_DECK, ALLIED_DECK)] == [16, 8, 8]


@pytest.mark.rule("KON-STWO-06")
def test_the_allied_forsterkninger_has_five_symbols() -> None:
    game = new_table("gudbrandsdalen").game
    assert [game.card(id).symbols for id in game.scenario.deck[2] if game.card(id).kind.id == "forsterkninger"] == [5]


@pytest.mark.rule("KON-STWO-08", "KON-STWO-09", "KON-STWO-10", "KON-EX-35")
def test_the_battalions() -> None:
    table = new_table("gudbrandsdalen")
    placed = {area: table.battalions(area) for area in table.game.box.board.ids if table.battalions(area)}
    assert placed == {
        "oslo": {"germany": 3},
        "gjovik": {"germany": 3},
        "honefoss": {"germany": 2},
        "kongsvinger": {"germany": 2},
        "kongsberg": {"germany": 1},
        "trondheim": {"germany": 1},
        "hamar": {"norway": 2},
        "valdres": {"norway": 2},
        "lillehammer": {"norway": 1},
        "oppdal": {"norway": 1},
        "andalsnes": {"allies": 2},
        "dombas": {"allies": 2},
    }
    assert [table.game.on_board(faction) for faction in range(3)] == [12, 6, 4]


@pytest.mark.rule("KON-STWO-11")
@pytest.mark.parametrize(("seats", "leaders"), [(TWO, [*TWO, "norway+allies"]), (THREE, THREE)])
def test_two_or_three_players(seats: list[str], leaders: list[str]) -> None:
    table = new_table("gudbrandsdalen", seats)
    turns = [table.seat]
    for faction in ("norway", "allies"):
        table.pass_to_turn(faction)
        assert table.prompt == "movement"
        turns.append(table.seat)
    assert turns == leaders


@pytest.mark.rule("KON-STWO-17")
def test_hands_of_five_three_and_three() -> None:
    table = new_table("gudbrandsdalen")
    assert [len(hand) for hand in table.game.hands] == [5, 3, 3]
    table = valley(oslo="1 germany", hamar="1 norway", dombas="1 allies")
    table.pass_to_turn("norway")
    table.pass_to_turn("germany")
    assert [len(hand) for hand in table.game.hands] == [5, 3, 3]


# -- the end -------------------------------------------------------------------------------------------------


def last_german_card(**areas: Any) -> Table:
    """Germany draws the last card of its deck at the end of its turn."""
    table = valley(decks={"germany": ["panzer"]}, dombas="2 allies", **areas)
    table.choose("end")
    table.choose("place", "oslo")
    return table


@pytest.mark.rule("KON-STWO-01", "KON-STWO-02")
def test_germany_wins_with_all_four_areas_when_its_deck_runs_out() -> None:
    outcome = last_german_card(**dict.fromkeys(OBJECTIVES, "1 germany")).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.level) == (("germany",), "KON-STWO-02", "")


@pytest.mark.rule("KON-STWO-01", "KON-STWO-02")
@pytest.mark.parametrize("lost", OBJECTIVES)
@pytest.mark.parametrize("holder", ["1 norway", "1 allies", ""])
def test_one_of_the_four_areas_saves_norway_and_the_allies(lost: str, holder: str) -> None:
    # The six victory cities of the Basic game do not count.
    cities = dict.fromkeys(["oslo", "kristiansand", "stavanger", "bergen", "trondheim"], "1 germany")
    outcome = last_german_card(**{**cities, **dict.fromkeys(OBJECTIVES, "1 germany"), lost: holder}).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.level) == (("norway", "allies"), "KON-STWO-02", "")


@pytest.mark.rule("KON-STWO-02")
def test_the_end_is_at_once_when_the_last_card_is_drawn_and_not_before() -> None:
    table = valley(decks={"germany": ["panzer", "artilleri"]}, oslo="1 germany", dombas="2 allies")
    table.choose("end")
    table.choose("place", "oslo")
    # Two cards for a hand of five: the second is the last.
    assert table.match.over
    table = valley(
        hands={"germany": ["bombefly"] * 2 + ["jagerbomber"] * 2},
        decks={"germany": ["panzer", "artilleri"]},
        oslo="1 germany",
        dombas="2 allies",
        prepare=used_a_card,
    )
    table.choose("end")
    table.choose("done")
    table.choose("place", "oslo")
    assert (table.prompt, table.seat) == ("movement", "norway")


def used_a_card(game: Any) -> None:
    """Germany has done its duty in this round."""
    game.used_a_card[0] = True


@pytest.mark.rule("KON-STWO-03", "KON-Q-77")
def test_germany_wins_when_no_enemy_is_left() -> None:
    table = valley(lillehammer="1 germany", dombas="1 allies", fate=[6, 1])
    table.attack("dombas", lillehammer=1)
    table.choose("end")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.level) == (("germany",), "KON-STWO-03", "")


@pytest.mark.rule("KON-STWO-03", "KON-Q-77")
def test_norway_and_the_allies_win_when_no_german_is_left() -> None:
    table = valley(turn="norway", hamar="1 norway", kongsvinger="1 germany", fate=[6, 1])
    table.attack("kongsvinger", hamar=1)
    table.choose("end")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.level) == (("norway", "allies"), "KON-STWO-03", "")


@pytest.mark.rule("KON-STWO-03", "KON-Q-98")
def test_norway_and_the_allies_win_when_nobody_is_left() -> None:
    table = valley(kongsvinger="1 germany", hamar="1 norway", fate=[6, 6])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ("norway", "allies")


# -- the board -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-STWO-12", "KON-Q-75")
def test_nobody_marches_beyond_namsos() -> None:
    table = valley(turn="norway", namsos="1 norway", oslo="1 germany")
    assert table.match.options == [("move", "namsos", "steinkjer", 1), ("end",)]
    assert len(board_in_use(table)) == 33


@pytest.mark.rule("KON-STWO-12", "KON-Q-75")
def test_nobody_retreats_beyond_namsos() -> None:
    table = valley(steinkjer="3 germany", namsos="1 norway", hamar="1 norway", fate=[4, 4, 4, 1])
    table.attack("namsos", steinkjer=3)
    table.choose("end")
    assert table.battalions("namsos") == {"germany": 3}
    assert sum(table.game.battalions[1]) == 1


@pytest.mark.rule("KON-STWO-12", "KON-STWO-15", "KON-STWO-27", "KON-Q-73", "KON-Q-75")
def test_paratroopers_land_everywhere_on_the_board_in_use() -> None:
    # No air field is German.
    table = valley(gjovik="1 germany", hamar="1 norway", hands={"germany": ["fallskjermtropp"]})
    table.choose("card", "fallskjermtropp")
    assert {option[1] for option in table.offered("drop")} == board_in_use(table)


@pytest.mark.rule("KON-STWO-14")
def test_mjosa_halves_an_attack_but_not_a_march() -> None:
    table = valley(gjovik="5 germany", hamar="1 norway")
    table.attack("hamar", gjovik=5)
    table.choose("end")
    assert len(table.rolls()[0]) == 2
    table = valley(gjovik="5 germany", voss="1 norway")
    table.choose("move", "gjovik", "hamar", 5)
    assert table.battalions("hamar") == {"germany": 5}


@pytest.mark.rule("KON-STWO-14")
@pytest.mark.parametrize("defender", ["norway", "allies"])
def test_only_norwegians_retreat_across_mjosa(defender: str) -> None:
    table = valley(
        kongsvinger="2 germany",
        lillehammer="1 germany",
        elverum="1 germany",
        hamar=f"1 {defender}",
        voss="1 norway",
        fate=[4, 4, 1],
    )
    table.attack("hamar", kongsvinger=2)
    table.choose("end")
    assert table.battalions("hamar") == {"germany": 2}
    assert table.battalions("gjovik") == ({"norway": 1} if defender == "norway" else {})


@pytest.mark.rule("KON-STWO-15", "KON-Q-74", "KON-AC-11")
@pytest.mark.parametrize("kind", ["bombefly", "jagerbomber"])
def test_bombers_reach_everywhere_and_so_does_jagerfly(kind: str) -> None:
    # No air field is German, and Dombås lies inland beyond the reach from Germany itself.
    table = valley(
        lillehammer="1 germany",
        dombas="1 norway",
        hamar="1 germany",
        hands={"germany": [kind], "allies": ["jagerfly"]},
    )
    table.attack("dombas", lillehammer=1)
    table.choose("end")
    table.choose("play", kind)
    if kind == "bombefly":
        assert (table.prompt, table.seat) == ("combat.defender_counters", "allies")
        table.choose("cancel", "jagerfly", "bombefly")
    assert len(table.rolls()[0]) == (1 if kind == "bombefly" else 2)


@pytest.mark.rule("KON-STWO-15", "KON-STWO-29", "KON-Q-73", "KON-Q-74")
def test_jagerfly_diverts_paratroopers_inland() -> None:
    table = valley(gjovik="1 germany", hamar="1 norway", hands={"germany": ["fallskjermtropp"], "allies": ["jagerfly"]})
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "oppdal")
    assert (table.prompt, table.seat) == ("drop.divert", "allies")
    table.choose("divert", "jagerfly", "tynset")
    assert table.battalions("tynset") == {"germany": 1}
