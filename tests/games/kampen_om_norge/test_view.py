"""What the table tells of the rules, so that no client has to know them."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.game import Setup
from tests.games.kampen_om_norge.table import TWO, set_table


@pytest.mark.rule("KON-BOARD-20", "KON-Q-47")
def test_aircraft_fly_from_germany_and_the_air_fields_it_holds_alone() -> None:
    table = set_table(oslo="1 germany", trondheim="1 norway", bergen="2 germany", kristiansand="1 germany 1 allies")
    assert table.match.view(None)["air_bases"] == ["germany", "oslo"]


@pytest.mark.rule("KON-BOARD-21")
def test_no_base_matters_where_aircraft_reach_everywhere() -> None:
    table = set_table("gudbrandsdalen", hamar="1 germany")
    assert table.match.view(None)["air_bases"] == []


@pytest.mark.rule("KON-COMBAT-06", "KON-COMBAT-08")
def test_the_dice_of_a_stack_by_how_it_comes() -> None:
    dice = GAME.printed(Setup("basic", TWO))["dice"]
    assert dice["land"][:8] == [0, 1, 2, 3, 4, 5, 5, 5]
    assert dice["water"][:8] == [0, 0, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("KON-PLAY-02")
def test_germany_stands_against_norway_and_the_allies() -> None:
    enemies = GAME.printed(Setup("basic", TWO))["enemies"]
    assert enemies == {"germany": ["norway", "allies"], "norway": ["germany"], "allies": ["germany"]}


@pytest.mark.rule("KON-CARD-05", "KON-NINE-03")
@pytest.mark.parametrize("scenario", ["basic", "advanced"])
def test_every_time_on_a_card_is_asked_for_by_a_question(scenario: str) -> None:
    printed = GAME.printed(Setup(scenario, TWO))
    on_cards = {time for card in printed["cards"].values() for time in card["when"]}
    assert on_cards == {time for times in printed["times"].values() for time in times}
