"""Ships that lie face down: what a seat that imagines them keeps, and what it deals anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY
from motstand.games.kampen_om_norge.redeal import redeal
from motstand.games.kampen_om_norge.sea.fleet import lay_stack, sea_of, turn_up
from motstand.games.kampen_om_norge.sea.state import exchanged
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.view_types import Private, Public
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea
from tests.games.kampen_om_norge.table import THREE

SHIPS = {"I": "SG-04 SG-15", "III": "SG-03 SG-06 SA-01", "IV": "SA-06 SA-13", "VII": "SN-01 SG-01", "raid": "SG-02"}


def table_with(*shown: str, april: bool = True) -> SeaTable:
    def open_ships(game: Kampen) -> None:
        turn_up(game, [*shown, "SG-02"])
        sea_of(game).moved = ("SG-03",)

    cards = {"germany": ["april_bombefly"], "allies": ["stupbombefly"]} if april else None
    return set_sea(SHIPS, april=cards, seats=THREE, prepare=open_ships, oslo="1 germany", hamar="1 norway")


def counts(game: Kampen) -> list[list[int]]:
    return [[len(stack) for stack in fleet] for fleet in sea_of(game).stacks]


@pytest.mark.rule("KON-SHIP-24")
def test_a_seat_imagines_hidden_ships_elsewhere_and_open_ones_where_they_are() -> None:
    table = table_with("SG-06")
    places: set[tuple[str, ...]] = set()
    for seed in range(20):
        game = table.game.copy()
        redeal(game, "allies", Seeded(seed))
        sea = sea_of(game)
        assert counts(game) == counts(table.game)
        assert "SG-06" in sea.stacks[GERMANY][2]
        assert sea.stacks[GERMANY][8] == ("SG-02",)
        # Own ships stay, and so does Norway's, which lies open.
        assert sea.stacks[ALLIES] == sea_of(table.game).stacks[ALLIES]
        assert sea.stacks[1] == sea_of(table.game).stacks[1]
        assert sorted(id for stack in sea.stacks[GERMANY] for id in stack) == [
            *["SG-01", "SG-02", "SG-03", "SG-04", "SG-06", "SG-15"],
        ]
        # Who has moved is still in the zone where a ship had moved.
        assert sea.moved[0] in sea.stacks[GERMANY][2]
        places.add(tuple(sea.stacks[GERMANY][0]))
    assert len(places) > 3


@pytest.mark.rule("KON-SHIP-24")
def test_it_makes_no_difference_which_ships_lie_face_down() -> None:
    """Swap a ship and a dummy that the Allies cannot tell apart: they imagine the same."""
    one, other = table_with().game.copy(), table_with().game.copy()
    sea = sea_of(other)
    lay_stack(sea, GERMANY, 0, ["SG-01", "SG-04"])
    lay_stack(sea, GERMANY, 6, ["SG-15"])
    redeal(one, "allies", Seeded(7))
    redeal(other, "allies", Seeded(7))
    assert sea_of(one).stacks == sea.stacks


@pytest.mark.rule("KON-SHIP-24", "KON-SHIP-20")
def test_views_tell_no_ship_from_a_dummy() -> None:
    one, other = table_with("SG-03"), table_with("SG-03")
    lay_stack(other.sea, GERMANY, 0, ["SG-01", "SG-04"])
    lay_stack(other.sea, GERMANY, 6, ["SG-15"])
    assert GAME.public(one.game) == GAME.public(other.game)
    for seat in ("norway", "allies"):
        assert GAME.private(one.game, seat) == GAME.private(other.game, seat)
    assert GAME.private(one.game, "germany") != GAME.private(other.game, "germany")


@pytest.mark.rule("KON-SHIP-24", "KON-NAVC-01")
def test_everybody_sees_how_many_cards_lie_where() -> None:
    sea = GAME.public(table_with("SG-06", april=False).game)["sea"]
    assert sea["zones"]["III"] == {"open": ["SG-06"], "germany": 2, "allies": 1, "controller": ""}
    assert sea["zones"]["IV"] == {"open": [], "allies": 2, "controller": "allies"}
    assert sea["zones"]["VII"] == {"open": ["SN-01"], "germany": 1, "norway": 1, "controller": ""}
    assert sea["raiding"] == ["SG-02"]
    fleet = GAME.private(table_with().game, "allies")["fleet"]
    assert fleet["ships"] == {"III": ["SA-01"], "IV": ["SA-06", "SA-13"]}


@pytest.mark.rule("KON-SHIP-24", "KON-NINE-15")
def test_ships_are_seen_when_all_of_them_are_placed() -> None:
    def waiting(game: Kampen) -> None:
        sea_of(game).waiting = exchanged(sea_of(game).waiting, GERMANY, ("SG-01", "SG-02"))

    table = set_sea({}, "german ships", april={}, prepare=waiting, seats=THREE)
    before = GAME.public(table.game)
    table.choose("station", "SG-01", "III")
    assert GAME.public(table.game) == before
    assert GAME.private(table.game, "germany")["fleet"]["placing"] == {"SG-01": "III"}
    table.choose("station", "SG-02", "III")
    assert GAME.public(table.game)["sea"]["zones"]["III"]["germany"] == 2


def test_views_of_whole_games_are_as_declared() -> None:
    setup = Setup("advanced", THREE)
    match = match_from(GAME, setup, GAME.start(setup), Seeded("views"))
    chance = random.Random("views")
    while not match.over:
        match.play(chance.choice(match.options))
        game = match.state
        assert isinstance(game, Kampen)
        msgspec.convert(GAME.public(game), Public)
        for seat in THREE:
            msgspec.convert(GAME.private(game, seat), Private)


@pytest.mark.rule("KON-NINE-05", "KON-NINE-10")
def test_cards_of_9_april_are_mixed_with_those_in_the_box() -> None:
    table = table_with()
    table.sea.returned = exchanged(table.sea.returned, GERMANY, ("G9-01", "G9-02", "G9-03"))
    hands = set()
    for seed in range(12):
        game = table.game.copy()
        redeal(game, "norway", Seeded(seed))
        assert sorted([*game.hands[GERMANY], *sea_of(game).returned[GERMANY]]) == ["G9-01", "G9-02", "G9-03", "G9-04"]
        assert len(game.decks[GERMANY]) == 62
        hands.add(tuple(game.hands[GERMANY]))
    assert len(hands) > 1


@pytest.mark.rule("KON-NINE-10")
def test_ships_that_come_later_are_hidden_too() -> None:
    table = table_with(april=False)
    table.sea.later = ("SA-02", "SA-03")
    found = set()
    for seed in range(12):
        game = table.game.copy()
        redeal(game, "germany", Seeded(seed))
        found.add(tuple(sea_of(game).later))
        assert counts(game) == counts(table.game)
    assert len(found) > 1
