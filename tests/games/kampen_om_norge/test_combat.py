"""Chapter 4.2, land combat: who fights, how many dice, who wins. Losses and cards have files of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kampen_om_norge.table import Table, set_table

# -- which combats are fought --------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-01")
def test_phase_2_begins_with_land_combat_even_on_the_coast() -> None:
    table = set_table(bergen="1 germany", voss="1 norway", fate=[2, 5])
    table.attack("voss", bergen=1)
    before = len(table.match.log)
    table.choose("end")
    assert table.log_keys()[before:][:3] == ["combat.begins", "combat.rolled", "combat.rolled"]
    assert table.prompt == "placement"


@pytest.mark.rule("KON-COMBAT-02")
def test_one_separate_combat_in_every_attacked_area() -> None:
    table = set_table(
        kongsvinger="2 germany",
        honefoss="1 germany",
        oslo="1 germany",
        hamar="1 norway",
        valdres="2 norway",
        voss="1 norway",
        fate=[5, 4, 1, 2, 3, 4],
    )
    table.attack("hamar", kongsvinger=2)
    table.attack("valdres", honefoss=1)
    table.choose("move", "oslo", "honefoss", 1)
    table.choose("end")
    table.choose("fight", "hamar")
    table.choose("retreat", "elverum")
    begun = [entry.values["area"] for entry in table.match.log if entry.key == "combat.begins"]
    assert begun == ["hamar", "valdres"]
    assert table.rolls() == [[5, 4], [1], [2], [3, 4]]
    assert table.battalions("voss") == {"norway": 1}


@pytest.mark.rule("KON-COMBAT-12")
def test_the_attacker_chooses_the_order_of_the_combats() -> None:
    table = set_table(
        turn="norway",
        hamar="1 norway",
        steinkjer="1 norway",
        kongsvinger="1 germany",
        trondheim="1 germany",
        bergen="1 germany",
        fate=[1, 5, 2, 4],
    )
    table.attack("kongsvinger", hamar=1)
    table.attack("trondheim", steinkjer=1)
    table.choose("end")
    assert (table.prompt, table.seat) == ("battles", "norway+allies")
    assert table.match.options == [("fight", "kongsvinger"), ("fight", "trondheim")]
    table.choose("fight", "trondheim")
    begun = [entry.values["area"] for entry in table.match.log if entry.key == "combat.begins"]
    assert begun == ["trondheim", "kongsvinger"]
    assert table.rolls() == [[1], [5], [2], [4]]


# -- dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-05")
def test_a_battalion_is_a_die() -> None:
    table = set_table(kongsvinger="3 germany", hamar="2 norway", fate=[1, 2, 3, 4, 5])
    table.attack("hamar", kongsvinger=3)
    table.choose("end")
    assert table.rolls() == [[1, 2, 3], [4, 5]]


@pytest.mark.rule("KON-COMBAT-06", "KON-EX-05")
def test_seven_attackers_have_five_dice() -> None:
    table = set_table(lillehammer="7 germany", dombas="4 allies")
    table.attack("dombas", lillehammer=7)
    table.choose("end")
    assert [len(dice) for dice in table.rolls()] == [5, 4]


@pytest.mark.rule("KON-COMBAT-06")
def test_the_limit_counts_the_stacks_of_all_borders_together() -> None:
    table = set_table(lillehammer="3 germany", oppdal="3 germany", dombas="6 norway")
    table.attack("dombas", lillehammer=3, oppdal=3)
    table.choose("end")
    assert [len(dice) for dice in table.rolls()] == [5, 5]


@pytest.mark.rule("KON-COMBAT-03")
def test_norway_and_the_allies_defend_together() -> None:
    table = set_table(
        lillehammer="3 germany",
        dombas="1 norway 2 allies",
        hands={"norway": ["bakhold"], "allies": ["stridsvogn"]},
        fate=[1, 1, 1, *[1] * 6],
    )
    table.attack("dombas", lillehammer=3)
    table.fight("dombas")
    table.choose("play", "bakhold")
    table.choose("play", "stridsvogn")
    assert table.rolls() == [[1, 1, 1], [1] * 6]


@pytest.mark.rule("KON-COMBAT-07")
def test_norway_and_the_allies_together_have_five_dice() -> None:
    table = set_table(lillehammer="1 germany", dombas="3 norway 4 allies")
    table.attack("dombas", lillehammer=1)
    table.choose("end")
    assert [len(dice) for dice in table.rolls()] == [1, 5]


ACROSS_WATER = [
    ({"stavanger": 1}, 0),
    ({"stavanger": 2}, 1),
    ({"stavanger": 3}, 1),
    ({"stavanger": 4}, 2),
    ({"stavanger": 5}, 2),
    # More than five all across fjords: five are counted, then halved.
    ({"stavanger": 7}, 2),
    ({"stavanger": 3, "bergen": 3}, 2),
    # Halved once for all fjords of the combat, not border by border.
    ({"stavanger": 1, "bergen": 1}, 1),
    ({"telemark": 1, "stavanger": 1, "bergen": 1, "voss": 1}, 2),
    # The attacker counts those first that lose nothing.
    ({"telemark": 3, "stavanger": 2}, 4),
    ({"telemark": 3, "stavanger": 6}, 4),
    ({"telemark": 4, "stavanger": 4}, 4),
    ({"telemark": 6, "stavanger": 2}, 5),
]


@pytest.mark.rule("KON-COMBAT-06", "KON-COMBAT-08", "KON-Q-26", "KON-Q-27")
@pytest.mark.parametrize(("stacks", "dice"), ACROSS_WATER)
def test_dice_across_fjords(stacks: dict[str, int], dice: int) -> None:
    areas: dict[str, Any] = {origin: f"{count} germany" for origin, count in stacks.items()}
    table = set_table(haugesund="1 norway", finnmark="1 norway", oslo="1 germany", **areas)
    table.attack("haugesund", **stacks)
    table.choose("end")
    assert len(table.rolls()[0]) == dice
    assert len(table.rolls()[1]) == 1


@pytest.mark.rule("KON-COMBAT-08", "KON-STWO-14")
def test_a_lake_halves_like_a_fjord() -> None:
    table = set_table(gjovik="4 germany", hamar="1 norway")
    table.attack("hamar", gjovik=4)
    table.choose("end")
    assert len(table.rolls()[0]) == 2


@pytest.mark.rule("KON-COMBAT-08", "KON-Q-28")
def test_paratroopers_cross_no_fjord() -> None:
    table = set_table(
        oslo="1 germany",
        haugesund="1 norway",
        finnmark="1 norway",
        hands={"germany": ["fallskjermtropp", "fallskjermtropp"]},
    )
    for _ in range(2):
        table.choose("card", "fallskjermtropp")
        table.choose("drop", "haugesund")
    table.choose("end")
    assert len(table.rolls()[0]) == 2


@pytest.mark.rule("KON-COMBAT-08", "KON-Q-28")
def test_invaders_cross_no_fjord() -> None:
    table = set_table(
        turn="allies",
        harstad="2 germany",
        oslo="1 germany",
        hands={"allies": ["invasjon", "forsterkninger:6"]},
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "harstad")
    table.choose("land", "harstad")
    table.choose("end")
    assert len(table.rolls()[0]) == 2


@pytest.mark.rule("KON-COMBAT-09")
@pytest.mark.parametrize(("stacks", "dice"), [({"stavanger": 1}, 2), ({"stavanger": 3}, 3), ({"telemark": 7}, 7)])
def test_dice_from_cards_are_neither_halved_nor_limited(stacks: dict[str, int], dice: int) -> None:
    areas: dict[str, Any] = {origin: f"{count} germany" for origin, count in stacks.items()}
    table = set_table(haugesund="1 norway", hands={"germany": ["panzer"]}, **areas)
    table.attack("haugesund", **stacks)
    table.choose("end")
    table.choose("play", "panzer")
    assert len(table.rolls()[0]) == dice


@pytest.mark.rule("KON-COMBAT-09")
def test_the_defenders_cards_are_not_limited_either() -> None:
    table = set_table(kongsvinger="1 germany", hamar="6 norway", hands={"norway": ["bakhold"]})
    table.attack("hamar", kongsvinger=1)
    table.fight("hamar")
    table.choose("play", "bakhold")
    assert len(table.rolls()[1]) == 7


@pytest.mark.rule("KON-COMBAT-27", "KON-COMBAT-08")
def test_a_pool_of_no_dice_has_the_sum_zero() -> None:
    table = set_table(stavanger="1 germany", haugesund="1 norway", fate=[1])
    table.attack("haugesund", stavanger=1)
    table.choose("end")
    assert table.rolls() == [[], [1]]
    compared = next(entry for entry in table.match.log if entry.key == "combat.defender_wins")
    assert (compared.values["attack"], compared.values["defence"]) == (0, 1)
    assert table.battalions("stavanger") == {"germany": 1}
    assert table.battalions("haugesund") == {"norway": 1}


# -- sums ----------------------------------------------------------------------------------------------------


def one_against_one(*dice: int) -> Table:
    """A German battalion attacks a Norwegian one in Hamar, from Kongsvinger; both have another elsewhere."""
    table = set_table(kongsvinger="1 germany", hamar="1 norway", oslo="1 germany", finnmark="1 norway", fate=[*dice])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    return table


@pytest.mark.rule("KON-COMBAT-04", "KON-COMBAT-11", "KON-COMBAT-25", "KON-COMBAT-26")
def test_the_attacker_with_the_higher_sum_takes_the_area() -> None:
    table = one_against_one(5, 4)
    table.choose("retreat", "elverum")
    assert table.battalions("hamar") == {"germany": 1}
    assert table.battalions("elverum") == {"norway": 1}
    assert table.battalions("kongsvinger") == {}


@pytest.mark.rule("KON-COMBAT-04", "KON-COMBAT-11", "KON-COMBAT-25", "KON-COMBAT-26")
@pytest.mark.parametrize("defence", [3, 4])
def test_the_defender_keeps_the_area_with_a_higher_or_equal_sum(defence: int) -> None:
    table = one_against_one(3, defence)
    assert table.battalions("hamar") == {"norway": 1}
    assert table.battalions("kongsvinger") == {"germany": 1}


@pytest.mark.rule("KON-COMBAT-11")
def test_the_sum_of_all_dice_counts_not_the_highest_die() -> None:
    table = set_table(kongsvinger="3 germany", hamar="1 norway", voss="1 norway", fate=[2, 2, 2, 5])
    table.attack("hamar", kongsvinger=3)
    table.choose("end")
    table.choose("retreat", "elverum")
    assert table.battalions("hamar") == {"germany": 3}
