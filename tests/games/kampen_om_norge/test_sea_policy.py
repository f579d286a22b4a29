"""The policy at sea and on 9 April: it plays whole games, beats chance, and does what its priorities say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY
from motstand.games.kampen_om_norge.sea.fleet import sea_of
from motstand.games.kampen_om_norge.sea.state import exchanged
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
        sea_of(game).waiting = exchanged(sea_of(game).waiting, GERMANY, ("SG-03", "SG-04"))

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


def test_a_task_force_goes_to_the_weaker_enemy() -> None:
    """Not to the first zone that is open."""
    table = set_sea({"V": "SA-01 SA-06", "VI": "SG-06", "IV": "SG-01 SG-02 SG-03"}, turn="allies", **LAND)
    table.choose("embark", "SA-01")
    table.choose("embark", "SA-06")
    assert advised(table) == ("sail", "VI")


@pytest.mark.parametrize("turn", ["germany", "allies"])
def test_it_does_not_sail_into_a_lost_fight(turn: str) -> None:
    own, enemy = ("SG-06", "SA-01 SA-02") if turn == "germany" else ("SA-13", "SG-01 SG-02")
    table = set_sea({"V": own, "IV": enemy}, turn=turn, **LAND)
    assert advised(table) == ("end",)


@pytest.mark.rule("KON-AREINF-04")
def test_german_ships_stay_where_troops_need_them() -> None:
    """In V they would hunt the ship in VI; but behind the Allies in III only they bring troops to its coast."""
    hunters = {"V": "SG-01 SG-02 SG-03", "VI": "SA-13"}
    assert advised(set_sea(hunters, **LAND))[0] == "embark"
    assert advised(set_sea({**hunters, "III": "SA-01"}, **LAND)) == ("end",)


@pytest.mark.rule("KON-SHIP-20")
def test_dummies_lie_where_a_landing_is_feared() -> None:
    """They make stacks off the coast look larger than they are, and one where no ship lies at all."""

    def waiting(game: Kampen) -> None:
        sea_of(game).waiting = exchanged(
            sea_of(game).waiting, GERMANY, tuple([id for id in game.scenario.ships if id.startswith("SG")])
        )

    table = set_sea({}, "german ships", april={}, prepare=waiting)
    while table.prompt == "station":
        table.match.play(advised(table))
    stacks = {zone: table.ships(zone) for zone in ("IV", "V", "VI")}
    dummies = {
        zone: len([id for id in ships if table.game.scenario.ships[id].of.dummy]) for zone, ships in stacks.items()
    }
    assert dummies == {"IV": 1, "V": 1, "VI": 1}
    assert len(stacks["V"]) == 1
