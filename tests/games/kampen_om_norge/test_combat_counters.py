"""Chapter 4.2, steps 2 and 3: cards that cancel cards, and cards that do not help at all."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, set_table

# -- cancelling ----------------------------------------------------------------------------------------------


def bombers_over_voss(hand: list[str], *dice: int) -> Table:
    """A German battalion attacks a Norwegian one in Voss with a Bombefly, which the Allies cancel by Jagerfly."""
    table = set_table(
        bergen="1 germany",
        oslo="1 germany",
        voss="1 norway",
        hands={"germany": ["bombefly", *hand], "allies": ["jagerfly"]},
        fate=[*dice],
    )
    table.attack("voss", bergen=1)
    table.choose("end")
    table.choose("play", "bombefly")
    if hand:
        table.pass_()
    table.choose("cancel", "jagerfly", "bombefly")
    return table


@pytest.mark.rule("KON-AC-09", "KON-CARD-13")
def test_a_cancelled_bombefly_gives_no_dice() -> None:
    table = bombers_over_voss([], 2, 3)
    assert table.rolls() == [[2], [3]]
    assert table.used("allies") == ["jagerfly"]


@pytest.mark.rule("KON-GC-12", "KON-GC-13", "KON-COMBAT-14", "KON-Q-43")
def test_jagerbomber_beside_bombefly_cancels_jagerfly_and_the_bombs_fall() -> None:
    table = bombers_over_voss(["jagerbomber"], 1, 2, 3, 6)
    table.choose("cancel", "jagerbomber", "jagerfly")
    assert table.rolls() == [[1, 2, 3], [6]]


@pytest.mark.rule("KON-GC-13", "KON-Q-43")
def test_one_jagerbomber_cancels_one_jagerfly() -> None:
    table = bombers_over_voss(["jagerbomber", "jagerbomber"], 1, 2, 3, 6)
    table.choose("cancel", "jagerbomber", "jagerfly")
    assert table.rolls() == [[1, 2, 3], [6]]
    assert table.hand("germany") == ["jagerbomber"]


@pytest.mark.rule("KON-GC-12", "KON-AC-09")
def test_jagerfly_cannot_cancel_a_jagerbomber() -> None:
    table = set_table(
        bergen="1 germany",
        oslo="1 germany",
        voss="1 norway",
        hands={"germany": ["jagerbomber"], "allies": ["jagerfly"]},
        fate=[1, 2, 6],
    )
    table.attack("voss", bergen=1)
    table.choose("end")
    table.choose("play", "jagerbomber")
    assert table.rolls() == [[1, 2], [6]]
    assert table.hand("allies") == ["jagerfly"]


@pytest.mark.rule("KON-GC-17", "KON-COMBAT-19")
def test_speidertropp_makes_a_bakhold_worthless() -> None:
    table = set_table(
        kongsvinger="1 germany",
        hamar="1 norway",
        hands={"germany": ["speidertropp"], "norway": ["bakhold"]},
        fate=[1, 2],
    )
    table.attack("hamar", kongsvinger=1)
    table.fight("hamar")
    table.pass_()
    table.choose("play", "bakhold")
    table.choose("cancel", "speidertropp", "bakhold")
    assert table.rolls() == [[1], [2]]


@pytest.mark.rule("KON-COMBAT-03", "KON-Q-84", "KON-CARD-07")
def test_allied_cards_do_not_help_a_norwegian_attack() -> None:
    table = set_table(
        turn="norway",
        seats=THREE,
        steinkjer="1 norway 1 allies",
        trondheim="1 germany",
        hands={"germany": ["panzer"], "allies": ["fremmedlegionaer", "panservernkanon", "jagerfly"]},
        fate=[5, 2, 2],
    )
    table.attack("trondheim", steinkjer=1)
    table.choose("end")
    assert table.seat == "germany"
    table.choose("play", "panzer")
    assert table.rolls() == [[5], [2, 2]]
    assert len(table.hand("allies")) == 3


@pytest.mark.rule("KON-COMBAT-03", "KON-Q-84")
def test_norwegian_cards_do_not_help_an_allied_attack() -> None:
    table = set_table(
        turn="allies",
        seats=THREE,
        steinkjer="1 norway 1 allies",
        trondheim="1 germany",
        hands={"germany": ["panzer"], "norway": ["bakhold", "panservernkanon"]},
        fate=[5, 2, 2],
    )
    table.attack("trondheim", steinkjer=1)
    table.choose("end")
    table.choose("play", "panzer")
    assert table.rolls() == [[5], [2, 2]]
    assert len(table.hand("norway")) == 2
