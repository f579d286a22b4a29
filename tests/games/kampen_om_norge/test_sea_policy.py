"""The policy at sea and on 9 April: it plays whole games, beats chance, and does what its priorities say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY
from motstand.games.kampen_om_norge.sea.fleet import sea_of
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Choice, JointChoice, Option
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea
from tests.games.kampen_om_norge.table import TWO

LAND: dict[str, Any] = {"oslo": "1 germany", "hamar": "1 norway", "namsos": "1 allies"}


def advised(table: SeaTable) -> Option:
    """What the policy answers to the question on the table; it is one of the options, and has a reason."""
    pending = table.match.pending
    assert isinstance(pending, Choice)
    option, why = GAME.reason(table.game, pending)
    assert option in pending.options
    assert option == GAME.pick(table.game, pending)
    words = GAME.words(table.match.setup)
    assert words.say(words.reason(why.key, why.values))
    return option


@pytest.mark.parametrize("side", TWO)
def test_it_beats_chance_in_either_seat(side: str) -> None:
    won = 0
    for seed in range(4):
        setup = Setup("advanced", TWO)
        match = match_from(GAME, setup, GAME.start(setup), Seeded(f"policy {seed}"))
        chance = random.Random(f"policy {side} {seed}")
        while not match.over:
            pending, game = match.pending, match.state
            assert isinstance(game, Kampen)
            assert isinstance(pending, (Choice, JointChoice))
            choice = pending if isinstance(pending, Choice) else pending.choice(match.seat)
            match.play(GAME.pick(game, choice) if match.seat == side else chance.choice(match.options))
        assert match.outcome is not None
        won += side in match.outcome.winners
    assert won >= 3


def test_german_ships_go_where_they_were_in_1940() -> None:
    def waiting(game: Kampen) -> None:
        sea_of(game).waiting[GERMANY] = ["SG-03", "SG-04"]

    table = set_sea({}, "german ships", april={}, prepare=waiting)
    assert advised(table) == ("station", "SG-03", "VI")
    table.choose("station", "SG-03", "VI")
    assert advised(table) == ("station", "SG-04", "I")


@pytest.mark.parametrize(("enemies", "answer"), [("SA-13", "intercept"), ("SA-01 SA-02 SA-06 SA-13", "pass")])
def test_it_intercepts_only_those_who_are_not_stronger(enemies: str, answer: str) -> None:
    table = set_sea({"IV": "SG-01", "III": enemies}, **LAND)
    table.choose("embark", "SG-01")
    table.choose("sail", "III")
    assert advised(table)[0] == answer


def test_it_sails_with_all_ships_against_a_weaker_enemy() -> None:
    table = set_sea({"III": "SA-01 SA-06", "IV": "SG-06"}, turn="allies", **LAND)
    assert advised(table)[0] == "embark"
    table.choose("embark", "SA-01")
    assert advised(table) == ("embark", "SA-06")


def test_it_lands_in_the_cities_first() -> None:
    table = set_sea({"III": "SG-06 SG-07"}, "landings", april={}, finnmark="1 norway")
    assert advised(table) == ("landing", "III")
    table.choose("landing", "III")
    assert advised(table) == ("ashore", "SG-06", "stavanger")


def test_battleships_go_raiding_and_cruisers_land() -> None:
    table = set_sea({"VI": "SG-01 SG-03"}, "raiding", april={}, finnmark="1 norway")
    assert advised(table) == ("raid", "SG-01")
    table.choose("raid", "SG-01")
    assert advised(table) == ("done",)
    assert table.voided("allies") == 2
    assert table.game.seats[ALLIES] == "norway+allies"
