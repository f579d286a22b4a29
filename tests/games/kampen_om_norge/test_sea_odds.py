"""The chances of interceptions and naval combats: by hand, against dice, in the view and in the command."""

from __future__ import annotations

import random
from typing import Any

import pytest
from typer.testing import CliRunner

from motstand.cli import app
from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import ShipClass
from motstand.games.kampen_om_norge.sea.odds import caught, caught_at_all, volley
from motstand.games.kampen_om_norge.sea.odds_command import classes
from motstand.kernel.game import Setup
from tests.games.kampen_om_norge.sea_table import set_sea
from tests.games.kampen_om_norge.table import TWO

LAND: dict[str, Any] = {"oslo": "1 germany", "hamar": "1 norway", "namsos": "1 allies"}
CLASSES = classes()


@pytest.mark.rule("KON-NAVM-11")
def test_a_die_is_rolled_for_every_ship_that_might_be_found() -> None:
    assert caught(2, 5) == pytest.approx([4 / 9, 4 / 9, 1 / 9])
    assert caught_at_all(2, 5) == pytest.approx(5 / 9)
    assert caught_at_all(2, 5, attempts=2) == pytest.approx(1 - (2 / 3) ** 4)


@pytest.mark.rule("KON-SHIP-06", "KON-NAVC-11")
def test_a_cruiser_sinks_on_6_and_chases_on_5() -> None:
    shot = volley([CLASSES["tung_krysser"]], 2)
    assert (shot.sunk, shot.chased) == pytest.approx((1 / 6, 1 / 6))
    assert shot.unhurt == pytest.approx(5 / 6)
    assert shot.all_struck == 0


@pytest.mark.rule("KON-NAVC-14")
def test_nobody_is_struck_twice() -> None:
    shot = volley([CLASSES["slagskip"], CLASSES["hangarskip"]], 1)
    assert shot.all_struck == pytest.approx(1 - (1 / 3) ** 2)
    assert shot.sunk == pytest.approx(1 / 3 + 1 / 9)


def shoot(shooters: list[ShipClass], enemies: int, chance: random.Random) -> int:
    """How many ships a volley strikes, by dice."""
    struck = 0
    for shooter in shooters:
        if struck < enemies and chance.randint(1, 6) >= (shooter.chases_on or 7):
            struck += 1
    return struck


def test_the_chances_are_those_of_the_dice() -> None:
    chance = random.Random("naval combat")
    shooters = [CLASSES["slagskip"], CLASSES["tung_krysser"], CLASSES["norsk_panserskip"]]
    struck = [shoot(shooters, 2, chance) for _ in range(20_000)]
    expected = volley(shooters, 2)
    assert sum(struck) / len(struck) == pytest.approx(expected.sunk + expected.chased, abs=0.02)
    assert struck.count(2) / len(struck) == pytest.approx(expected.all_struck, abs=0.02)


@pytest.mark.rule("KON-NAVM-06", "KON-SHIP-15")
def test_the_view_tells_where_a_task_force_might_be_caught() -> None:
    table = set_sea({"III": "SG-06 SG-07", "IV": "SA-01", "II": "SN-01"}, **LAND)
    assert GAME.public(table.game)["sea"]["reach"] == []
    table.choose("embark", "SG-06")
    reach = {each["zone"]: each for each in GAME.public(table.game)["sea"]["reach"]}
    assert reach["IV"] == {"zone": "IV", "via": "", "hunters": 1, "caught": 33}
    # 'Eidsvoll & Norge' intercepts nobody.
    assert reach["II"] == {"zone": "II", "via": "", "hunters": 0, "caught": 0}
    # Two moves: through II nobody is met, through IV somebody might be.
    assert reach["I"] == {"zone": "I", "via": "II", "hunters": 0, "caught": 0}
    assert reach["V"] == {"zone": "V", "via": "VIII", "hunters": 0, "caught": 0}
    assert "III" not in reach


@pytest.mark.rule("KON-NAVC-10")
def test_the_view_tells_who_comes_away_from_a_naval_combat() -> None:
    # Both sides' attempts find the ship of the other.
    table = set_sea({"III": "SG-03", "IV": "SA-01"}, hands={"germany": ["ubat"]}, fate=[6, "SA-01"], **LAND)
    table.choose("embark", "SG-03")
    table.choose("sail", "IV")
    table.choose("intercept", "IV")
    while table.prompt != "naval_combat.attack":
        table.pass_() if table.offers("pass") else table.choose(*table.match.options[-1])
    battle = GAME.public(table.game)["sea"]["battle"]
    assert battle["odds"] == {"attackers": 33, "defenders": 67}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--intercept", "2"], "44.4%"),
        (["--ships", "slagskip, mindre_skip", "--enemy-ships", "tung_krysser"], "77.8%"),
    ],
)
def test_the_command_tells_them(arguments: list[str], told: str) -> None:
    result = CliRunner().invoke(app, ["odds", *arguments])
    assert result.exit_code == 0
    assert told in result.output


@pytest.mark.parametrize("arguments", [["--ships", "slagskip"], ["--ships", "ubåt", "--enemy-ships", "slagskip"]])
def test_the_command_refuses_what_is_no_fleet(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["odds", *arguments]).exit_code == 2


@pytest.mark.rule("KON-NINE-05", "KON-NINE-10")
def test_whoever_plays_with_the_real_box_lays_ships_and_cards_of_9_april_ready() -> None:
    setup = Setup("advanced", TWO)
    steps = [message for _, message in GAME.preparations(setup) if message.key == "april"]
    assert [(step.values["count"], step.values["ships"]) for step in steps] == [(10, 17), (6, 1), (6, 18)]
    shuffled = [(seat, message.values) for seat, message in GAME.preparations(setup) if message.key == "shuffled_ships"]
    assert shuffled == [("norway+allies", {"count": 9})]
    assert "april" not in [message.key for _, message in GAME.preparations(Setup("basic", TWO))]
