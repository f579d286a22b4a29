"""Setting up: decks, first battalions, first hands, and the first landing of the Allies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Draw
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import new_match
from tests.games.kampen_om_norge.table import ALLIED_COAST, THREE, TWO, Table, new_table, set_table
from tests.games.kampen_om_norge.whole_games import answer_quietly, play_turn_quietly

GERMAN_SETUP = {
    "oslo": 2,
    "horten": 1,
    "kristiansand": 1,
    "egersund": 1,
    "stavanger": 1,
    "bergen": 2,
    "trondheim": 2,
    "narvik": 3,
}
NORWEGIAN_SETUP = {
    "kongsvinger": 1,
    "gjovik": 1,
    "honefoss": 1,
    "voss": 1,
    "steinkjer": 1,
    "bardufoss": 1,
    "gratangen": 1,
    "finnmark": 2,
}
OPEN_COAST = set(ALLIED_COAST)


def on_the_board(table: Table, faction: str) -> dict[str, int]:
    areas: dict[str, dict[str, int]] = table.match.view(None)["areas"]
    return {area: here[faction] for area, here in areas.items() if faction in here}


# -- decks and hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("KON-SETUP-01", "KON-SETUP-07", "KON-Q-15")
def test_hands_come_from_shuffled_face_down_decks() -> None:
    """Someone deals the real cards: at every draw each card left in the deck may come, and only its owner sees it."""
    match = new_match(GAME, "basic", THREE, fate=ByHand(Seeded(1), dice=False, cards=True))
    sizes = {"germany": 62, "norway": 22, "allies": 28}
    for seat, hand in (("germany", 5), ("norway", 3), ("allies", 3)):
        for drawn in range(hand):
            pending = match.pending
            assert isinstance(pending, Draw)
            assert (pending.seat, pending.seen_by) == (seat, (seat,))
            assert len(set(pending.among)) == sizes[seat] - drawn
            match.play(sorted(pending.among)[-1])
    assert Table(match).prompt == "movement"


@pytest.mark.rule("KON-SETUP-01")
def test_no_two_games_begin_alike() -> None:
    hands = {tuple(new_table(seed=seed).game.hands[0]) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("KON-SETUP-01", "KON-BOARD-27")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_each_deck_lies_face_down_on_its_own_square(seats: list[str]) -> None:
    view = new_table(seats=seats).match.view(None)
    assert "hands" not in view
    assert {faction: shown["cards_in_deck"] for faction, shown in view["factions"].items()} == {
        "germany": 57,
        "norway": 19,
        "allies": 25,
    }
    for shown in view["factions"].values():
        assert shown["used"] == []


@pytest.mark.rule("KON-SETUP-07", "KON-Q-15")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_full_hands_before_the_first_turn(scenario: str) -> None:
    table = new_table(scenario)
    assert (table.prompt, table.match.view(None)["round"]) == ("movement", 1)
    assert [len(hand) for hand in table.game.hands] == [5, 3, 3]


# -- the first battalions ------------------------------------------------------------------------------------


@pytest.mark.rule("KON-SETUP-02")
def test_german_battalions() -> None:
    placed = on_the_board(new_table(), "germany")
    assert placed == GERMAN_SETUP
    assert sum(placed.values()) == 13


@pytest.mark.rule("KON-SETUP-03")
def test_norwegian_battalions() -> None:
    placed = on_the_board(new_table(), "norway")
    assert placed == NORWEGIAN_SETUP
    assert sum(placed.values()) == 9


# -- the first landing ---------------------------------------------------------------------------------------


def at_the_landing(**areas: Any) -> Table:
    """The Allies' first turn, phase 3, with these battalions on the board and no cards in hand."""
    table = set_table(turn="allies", seats=THREE, **areas)
    table.choose("end")
    return table


def landing_areas(table: Table) -> set[str]:
    return {option[1] for option in table.match.options if option[0] == "arrive"}


@pytest.mark.rule("KON-SETUP-04", "KON-SETUP-05")
def test_six_battalions_arrive_in_phase_3_of_the_first_allied_turn() -> None:
    table = new_table(seats=THREE)
    assert on_the_board(table, "allies") == {}
    table.pass_to("arrival")
    view = table.match.view(None)
    assert (view["round"], view["active"], view["phase_number"]) == (1, "allies", 3)
    assert on_the_board(table, "allies") == {}
    table.choose("arrive", "namsos")
    assert on_the_board(table, "allies") == {"namsos": 3}
    table.choose("arrive", "harstad")
    assert on_the_board(table, "allies") == {"namsos": 3, "harstad": 3}


@pytest.mark.rule("KON-SETUP-04")
def test_the_six_battalions_arrive_once() -> None:
    table = new_table(seats=THREE)
    table.pass_to("arrival")
    table.choose("arrive", "namsos")
    table.choose("arrive", "harstad")
    while table.match.view(None)["round"] < 3:
        assert table.prompt != "arrival"
        answer_quietly(table)
    assert sum(on_the_board(table, "allies").values()) == 6


@pytest.mark.rule("KON-SETUP-05", "KON-BOARD-17", "KON-BOARD-18")
def test_they_land_on_the_coast_of_sea_zones_iii_to_vii() -> None:
    assert landing_areas(at_the_landing(oslo="1 germany", hamar="1 norway")) == OPEN_COAST


@pytest.mark.rule("KON-SETUP-05")
def test_they_never_land_on_the_enemy() -> None:
    table = at_the_landing(namsos="1 germany", hamar="1 norway", harstad="1 norway")
    assert landing_areas(table) == OPEN_COAST - {"namsos"}


@pytest.mark.rule("KON-SETUP-05", "KON-Q-52")
@pytest.mark.parametrize(
    ("first", "closed"),
    [
        ("namsos", {"namsos", "steinkjer", "mosjoen"}),
        # The neighbours across fjords are neighbours: Bergen and Voss, Sogn, Haugesund.
        ("bergen", {"bergen", "voss", "sogn", "haugesund"}),
        # Narvik and Gratangen lie across the fjord from Harstad.
        ("harstad", {"harstad", "narvik", "gratangen"}),
    ],
)
def test_the_second_stack_lands_apart_from_the_first(first: str, closed: set[str]) -> None:
    table = at_the_landing(oslo="1 germany", hamar="1 norway")
    table.choose("arrive", first)
    assert landing_areas(table) == OPEN_COAST - closed


@pytest.mark.rule("KON-SETUP-05", "KON-Q-99")
def test_the_first_stack_leaves_room_for_the_second() -> None:
    """Open are only Namsos, Steinkjer and Mosjøen, in a row: Namsos borders both, so it would shut the second out."""
    closed = dict.fromkeys(OPEN_COAST - {"namsos", "steinkjer", "mosjoen"}, "1 germany")
    table = at_the_landing(hamar="1 norway", **closed)
    assert landing_areas(table) == {"steinkjer", "mosjoen"}
    table.choose("arrive", "steinkjer")
    assert landing_areas(table) == {"mosjoen"}


@pytest.mark.rule("KON-SETUP-05", "KON-Q-99")
def test_a_stack_without_an_area_is_lost() -> None:
    """Open are only Namsos and Steinkjer, which border each other."""
    closed = dict.fromkeys(OPEN_COAST - {"namsos", "steinkjer"}, "1 germany")
    table = at_the_landing(hamar="1 norway", **closed)
    table.choose("arrive", "namsos")
    assert on_the_board(table, "allies") == {"namsos": 3}
    assert table.match.view(None)["active"] == "germany"
    assert table.log_keys().count("arrival.lost") == 1


@pytest.mark.rule("KON-SETUP-05", "KON-Q-99")
def test_both_stacks_are_lost_when_no_area_is_open() -> None:
    table = at_the_landing(hamar="1 norway", **dict.fromkeys(OPEN_COAST, "1 germany"))
    assert on_the_board(table, "allies") == {}
    assert table.log_keys().count("arrival.lost") == 2
    assert table.game.arrivals_due == 0


@pytest.mark.rule("KON-SETUP-04", "KON-Q-51")
def test_a_submarine_can_sink_one_of_the_first_six() -> None:
    table = set_table(turn="allies", hands={"germany": ["ubat"]}, fate=[5], oslo="1 germany", hamar="1 norway")
    table.choose("end")
    table.choose("arrive", "namsos")
    table.choose("arrive", "harstad")
    assert {option[2] for option in table.offered("hunt", "ubat")} == {"namsos", "harstad"}
    table.choose("hunt", "ubat", "harstad")
    assert on_the_board(table, "allies") == {"namsos": 3, "harstad": 2}


@pytest.mark.rule("KON-SETUP-06")
def test_the_first_six_neither_move_nor_fight_in_that_turn() -> None:
    """Germans stand next to them; until the Allied turn is over only phases 3 and 4 are asked about."""
    table = set_table(
        turn="allies",
        seats=THREE,
        hands={"allies": ["stridsvogn"]},
        trondheim="1 germany",
        hamar="1 norway",
        oslo="1 germany",
    )
    assert not table.offers("move")
    table.choose("end")
    table.pass_to("arrival")
    table.choose("arrive", "steinkjer")
    table.choose("arrive", "harstad")
    while table.match.view(None)["active"] == "allies":
        assert table.match.view(None)["phase_number"] >= 3
        table.match.play(table.match.options[0])
    assert on_the_board(table, "allies") == {"steinkjer": 3, "harstad": 3}
    play_turn_quietly(table)
    play_turn_quietly(table)
    assert table.match.view(None)["active"] == "allies"
    assert table.offers("move", "steinkjer", "trondheim", 3)


@pytest.mark.rule("KON-SETUP-05", "KON-BOARD-12", "KON-Q-56")
def test_an_area_on_an_open_and_a_closed_zone_is_closed_to_the_allies(tmp_path: Path) -> None:
    """A pack lets Egersund touch zone II beside III: one closed zone closes it; Trondheim by V and VI is open."""
    pack = tmp_path / "two_zones.toml"
    pack.write_text('[pack]\ngame = "kampen-om-norge"\n\n[[area]]\nid = "egersund"\nsea_zones = ["II", "III"]\n')
    table = set_table(turn="allies", packs=[pack], oslo="1 germany", hamar="1 norway")
    table.choose("end")
    assert landing_areas(table) == OPEN_COAST - {"egersund"}


@pytest.mark.rule("KON-PLAY-01", "KON-PLAY-06", "KON-PLAY-07")
@pytest.mark.parametrize("seats", [[], ["anna"], ["anna", "anna"], ["anna", "birger", "cecilie", "david"]])
def test_who_rolls_for_factions_are_two_or_three(seats: list[str]) -> None:
    with pytest.raises(SetupError, match=r"^seats: expected "):
        new_table(seats=seats, factions="rolled")
    assert new_table(seats=["anna", "birger", "cecilie"], factions="rolled").prompt == "factions"
