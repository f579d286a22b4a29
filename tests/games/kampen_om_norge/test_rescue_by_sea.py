"""Chapter 4.2, steps 6 and 8: Kystevakuering saves an Allied battalion that was beaten or has no refuge."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import ALLIED_COAST, THREE, Table, set_table


def after_the_arrival(game: Kampen) -> None:
    """The six first Allied battalions have come before."""
    game.arrivals_due = 0


# -- step 6 -------------------------------------------------------------------------------------------------


def havens(table: Table) -> set[str]:
    assert (table.prompt, table.seat) == ("rescue", "allies")
    return {option[2] for option in table.offered("rescue", "kystevakuering")}


@pytest.mark.rule("KON-AC-16", "KON-AC-17", "KON-COMBAT-24", "KON-Q-54")
def test_a_beaten_defender_is_saved_in_step_6() -> None:
    table = set_table(
        seats=THREE,
        tysfjord="2 germany",
        narvik="2 allies",
        bardufoss="1 germany",
        gratangen="1 allies",
        trondheim="1 germany",
        hands={"allies": ["kystevakuering", "ubat"]},
        fate=[6, 1, 5, 4],
    )
    table.attack("narvik", tysfjord=2)
    table.attack("gratangen", bardufoss=1)
    table.choose("end")
    table.choose("fight", "narvik")
    table.pass_()
    # Not Tysfjord, where the attack came from; not Gratangen, still to be fought for; not German Trondheim.
    assert havens(table) == set(ALLIED_COAST) - {"narvik", "tysfjord", "gratangen", "trondheim"}
    table.choose("rescue", "kystevakuering", "harstad")
    assert table.battalions("harstad") == {"allies": 1}
    assert table.battalions("narvik") == {"allies": 1}
    assert table.used("allies") == ["kystevakuering"]


@pytest.mark.rule("KON-AC-16", "KON-AC-17", "KON-COMBAT-24", "KON-Q-54")
def test_a_beaten_attacker_is_saved_in_step_6() -> None:
    table = set_table(
        turn="allies",
        seats=THREE,
        gratangen="2 allies",
        narvik="1 germany",
        trondheim="1 germany",
        hands={"allies": ["kystevakuering"]},
        prepare=after_the_arrival,
        fate=[1, 1, 6],
    )
    table.attack("narvik", gratangen=2)
    table.choose("end")
    table.pass_()
    assert havens(table) == set(ALLIED_COAST) - {"narvik", "trondheim"}
    table.choose("rescue", "kystevakuering", "tromso")
    assert table.battalions("tromso") == {"allies": 1}
    # The other one goes back.
    assert table.battalions("gratangen") == {"allies": 1}


@pytest.mark.rule("KON-AC-16", "KON-COMBAT-24")
def test_one_card_saves_one_battalion() -> None:
    table = set_table(
        seats=THREE,
        tysfjord="2 germany",
        narvik="2 allies",
        hands={"allies": ["kystevakuering", "kystevakuering"]},
        fate=[6, 6, 1, 1],
    )
    table.attack("narvik", tysfjord=2)
    table.choose("end")
    table.pass_()
    table.choose("rescue", "kystevakuering", "tromso")
    assert table.prompt != "rescue"
    assert sum(table.game.battalions[2]) == 1


@pytest.mark.rule("KON-AC-16", "KON-AC-17")
def test_no_rescue_without_an_allied_loss() -> None:
    table = set_table(
        seats=THREE,
        tysfjord="2 germany",
        narvik="1 norway 1 allies",
        hands={"allies": ["kystevakuering"]},
        fate=[6, 1, 5, 5],
    )
    table.attack("narvik", tysfjord=2)
    table.choose("end")
    table.pass_()
    table.choose("lose", 1, 0, seat="norway")
    table.choose("lose", 1, 0, seat="allies")
    assert table.prompt == "placement"
    assert table.battalions("narvik") == {"allies": 1}


@pytest.mark.rule("KON-AC-17")
def test_no_rescue_from_a_combat_inland() -> None:
    table = set_table(
        seats=THREE,
        lillehammer="2 germany",
        dombas="2 allies",
        hands={"allies": ["kystevakuering"]},
        fate=[6, 1, 5, 5],
    )
    table.attack("dombas", lillehammer=2)
    table.choose("end")
    table.pass_()
    assert table.prompt == "placement"
    assert table.battalions("dombas") == {"allies": 1}


@pytest.mark.rule("KON-AC-17")
def test_no_rescue_from_the_coast_of_a_mined_sea_zone() -> None:
    table = set_table(
        turn="allies",
        seats=THREE,
        egersund="2 allies",
        kristiansand="1 germany",
        hands={"allies": ["kystevakuering"]},
        prepare=after_the_arrival,
        fate=[1, 1, 6],
    )
    table.attack("kristiansand", egersund=2)
    table.choose("end")
    table.pass_()
    assert table.prompt == "trade"
    assert table.battalions("egersund") == {"allies": 1}


# -- step 8 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-RET-10", "KON-RET-12", "KON-AC-16", "KON-Q-54")
def test_an_invader_without_a_refuge_is_saved_by_sea() -> None:
    table = set_table(
        turn="allies",
        stavanger="2 germany",
        egersund="1 germany",
        haugesund="1 germany",
        hands={"allies": ["invasjon", "forsterkninger:6", "kystevakuering"]},
        fate=[1, 1, 5, 5],
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("done")
    table.choose("land", "stavanger")
    table.choose("land", "stavanger")
    table.choose("end")
    table.pass_()
    assert (table.prompt, table.seat) == ("rescue", "norway+allies")
    table.choose("rescue", "kystevakuering", "bergen")
    assert table.battalions("bergen") == {"allies": 1}
    assert table.battalions("stavanger") == {"germany": 2}
    assert sum(table.game.battalions[2]) == 1


@pytest.mark.rule("KON-RET-10", "KON-AC-16", "KON-Q-54")
def test_the_new_area_is_another_one_even_if_the_old_one_is_empty() -> None:
    table = set_table(
        turn="allies",
        seats=THREE,
        stavanger="1 germany",
        egersund="1 germany",
        haugesund="1 germany",
        hands={"allies": ["invasjon", "forsterkninger:5", "kystevakuering"], "germany": ["panzer"]},
        fate=[6, 5, 5],
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("done")
    table.choose("land", "stavanger")
    table.choose("end")
    table.pass_()
    table.choose("play", "panzer")
    table.pass_()
    assert table.battalions("stavanger") == {}
    assert havens(table) == set(ALLIED_COAST) - {"stavanger", "egersund", "haugesund"}


@pytest.mark.rule("KON-RET-10", "KON-RET-07", "KON-AC-16", "KON-Q-54")
def test_a_defender_without_a_refuge_is_saved_by_sea() -> None:
    table = set_table(
        egersund="3 germany", stavanger="2 allies", hands={"allies": ["kystevakuering"]}, fate=[4, 4, 4, 1, 1]
    )
    table.attack("stavanger", egersund=3)
    table.choose("end")
    table.pass_()
    assert table.prompt == "rescue"
    table.choose("rescue", "kystevakuering", "haugesund")
    assert table.battalions("haugesund") == {"allies": 1}
    assert sum(table.game.battalions[2]) == 1


@pytest.mark.rule("KON-RET-10", "KON-COMBAT-14")
def test_one_rescue_in_a_combat() -> None:
    table = set_table(
        egersund="3 germany",
        stavanger="2 allies",
        hands={"allies": ["kystevakuering", "kystevakuering"]},
        fate=[6, 4, 4, 1, 1],
    )
    table.attack("stavanger", egersund=3)
    table.choose("end")
    table.pass_()
    table.choose("rescue", "kystevakuering", "bergen")
    # The other battalion has no refuge in step 8, and no second card may save it.
    assert table.prompt == "placement"
    assert sum(table.game.battalions[2]) == 1
    assert table.hand("allies") == ["kystevakuering"]


@pytest.mark.rule("KON-RET-10")
def test_a_rescue_declined_in_step_6_is_offered_again_in_step_8() -> None:
    table = set_table(
        egersund="3 germany", stavanger="2 allies", hands={"allies": ["kystevakuering"]}, fate=[6, 4, 4, 1, 1]
    )
    table.attack("stavanger", egersund=3)
    table.choose("end")
    table.pass_()
    table.pass_()
    assert table.prompt == "rescue"
    table.choose("rescue", "kystevakuering", "bergen")
    assert sum(table.game.battalions[2]) == 1


@pytest.mark.rule("KON-RET-10", "KON-AC-16")
def test_no_rescue_for_norwegians() -> None:
    table = set_table(
        egersund="3 germany",
        haugesund="1 germany",
        stavanger="2 norway",
        finnmark="1 norway",
        hands={"allies": ["kystevakuering"]},
        fate=[6, 4, 4, 1, 1],
    )
    table.attack("stavanger", egersund=3)
    table.choose("end")
    assert table.prompt == "placement"
    assert sum(table.game.battalions[1]) == 1
