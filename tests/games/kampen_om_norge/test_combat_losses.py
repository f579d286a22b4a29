"""Chapter 4.2, step 6: each six takes a battalion, who chooses which, and what if nobody is left."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, set_table

# -- losses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-10", "KON-Q-01")
def test_each_six_and_only_a_six_defeats_a_battalion() -> None:
    table = set_table(kongsvinger="3 germany", hamar="4 norway", fate=[6, 5, 6, 6, 5, 5, 5])
    table.attack("hamar", kongsvinger=3)
    table.choose("end")
    assert table.battalions("hamar") == {"norway": 2}
    assert table.battalions("kongsvinger") == {"germany": 2}


@pytest.mark.rule("KON-COMBAT-20", "KON-COMBAT-21")
def test_defeated_defenders_still_roll() -> None:
    table = set_table(kongsvinger="1 germany", hamar="1 norway", oslo="1 germany", finnmark="1 norway", fate=[6, 6])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    assert table.rolls() == [[6], [6]]
    for area in ("hamar", "kongsvinger"):
        assert table.battalions(area) == {}


@pytest.mark.rule("KON-COMBAT-20", "KON-COMBAT-21")
def test_the_attacker_rolls_first_and_sums_and_sixes_are_noted() -> None:
    table = set_table(kongsvinger="2 germany", hamar="2 norway", fate=[6, 2, 4, 3])
    table.attack("hamar", kongsvinger=2)
    table.choose("end")
    noted = [entry.values for entry in table.match.log if entry.key == "combat.rolled"]
    assert [(each["faction"], each["sum"], each["sixes"]) for each in noted] == [("germany", 8, 1), ("norway", 7, 0)]


@pytest.mark.rule("KON-COMBAT-22")
def test_the_attacker_chooses_which_stacks_lose() -> None:
    table = set_table(kongsvinger="2 germany", elverum="2 germany", hamar="4 norway", fate=[1] * 4 + [6, 6, 5, 5])
    table.attack("hamar", kongsvinger=2, elverum=2)
    table.choose("end")
    assert (table.prompt, table.seat) == ("combat.remove", "germany")
    assert table.match.options == [("remove", "kongsvinger"), ("remove", "elverum")]
    table.choose("remove", "elverum")
    table.choose("remove", "elverum")
    assert table.battalions("kongsvinger") == {"germany": 2}
    assert table.battalions("elverum") == {}


@pytest.mark.rule("KON-COMBAT-22", "KON-COMBAT-10", "KON-Q-30")
def test_surplus_sixes_are_ignored() -> None:
    table = set_table(
        kongsvinger="3 germany",
        hamar="1 norway",
        elverum="1 norway",
        gjovik="1 germany",
        fate=[6, 6, 6, 1],
    )
    table.attack("hamar", kongsvinger=3)
    table.choose("end")
    assert table.battalions("hamar") == {"germany": 3}
    assert table.battalions("elverum") == {"norway": 1}


@pytest.mark.rule("KON-COMBAT-22", "KON-Q-30")
def test_surplus_sixes_of_the_defender_are_ignored() -> None:
    table = set_table(kongsvinger="3 germany", hamar="3 norway", fate=[1, 6, 6, 6])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    assert table.battalions("kongsvinger") == {"germany": 2}
    assert table.battalions("hamar") == {"norway": 3}


@pytest.mark.rule("KON-COMBAT-25", "KON-COMBAT-11", "KON-Q-29")
def test_an_attacker_without_battalions_still_wins_by_his_sum() -> None:
    table = set_table(
        kongsvinger="1 germany",
        oslo="1 germany",
        hamar="1 norway",
        hands={"germany": ["panzer"]},
        fate=[5, 5, 5, 6],
    )
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    table.choose("play", "panzer")
    assert table.prompt == "retreat"
    table.choose("retreat", "lillehammer")
    assert table.battalions("hamar") == {}
    assert table.battalions("lillehammer") == {"norway": 1}


@pytest.mark.rule("KON-COMBAT-25", "KON-COMBAT-11", "KON-Q-29")
def test_defenders_without_battalions_still_win_by_their_sum() -> None:
    table = set_table(
        kongsvinger="1 germany",
        hamar="1 norway",
        finnmark="1 norway",
        hands={"norway": ["bakhold"]},
        fate=[6, 5, 5, 1],
    )
    table.attack("hamar", kongsvinger=1)
    table.fight("hamar")
    table.choose("play", "bakhold")
    assert table.battalions("hamar") == {}
    assert table.battalions("kongsvinger") == {"germany": 1}


# -- shared losses -------------------------------------------------------------------------------------------


def shared_defence(*dice: int, seats: list[str] | None = None) -> Table:
    """Two German battalions attack two Norwegian and two Allied ones in Dombås."""
    table = set_table(lillehammer="3 germany", dombas="2 norway 2 allies", seats=seats, fate=[*dice])
    table.attack("dombas", lillehammer=3)
    table.choose("end")
    return table


@pytest.mark.rule("KON-COMBAT-23", "KON-COMBAT-22")
def test_one_player_divides_the_losses_of_norway_and_the_allies() -> None:
    table = shared_defence(6, 1, 1, 5, 5, 5, 5)
    assert (table.prompt, table.seat) == ("combat.share_losses", "norway+allies")
    assert table.match.options == [("lose", 0, 1), ("lose", 1, 0)]
    table.choose("lose", 1, 0)
    assert table.battalions("dombas") == {"norway": 1, "allies": 2}


@pytest.mark.rule("KON-COMBAT-23")
def test_two_players_who_agree_divide_the_losses() -> None:
    table = shared_defence(6, 6, 6, 5, 5, 5, 5, seats=THREE)
    assert table.prompt == "combat.share_losses"
    assert table.match.asked() == ["norway", "allies"]
    assert table.match.options_for("norway") == table.match.options_for("allies") == [("lose", 1, 2), ("lose", 2, 1)]
    table.choose("lose", 1, 2, seat="norway")
    table.choose("lose", 1, 2, seat="allies")
    assert table.battalions("dombas") == {"norway": 1}


@pytest.mark.rule("KON-COMBAT-23")
@pytest.mark.parametrize("decision", [(0, 1), (1, 0)])
def test_germany_decides_when_they_do_not_agree(decision: tuple[int, int]) -> None:
    table = shared_defence(6, 1, 1, 5, 5, 5, 5, seats=THREE)
    table.choose("lose", 0, 1, seat="norway")
    table.choose("lose", 1, 0, seat="allies")
    assert (table.prompt, table.seat) == ("combat.decide_losses", "germany")
    assert table.match.options == [("lose", 0, 1), ("lose", 1, 0)]
    table.choose("lose", *decision)
    assert table.battalions("dombas") == {"norway": 2 - decision[0], "allies": 2 - decision[1]}


@pytest.mark.rule("KON-COMBAT-23", "KON-COMBAT-22", "KON-Q-30")
def test_nothing_is_asked_when_all_defenders_fall() -> None:
    table = set_table(
        lillehammer="3 germany", dombas="1 norway 1 allies", finnmark="1 norway", seats=THREE, fate=[6, 6, 6, 1, 1]
    )
    table.attack("dombas", lillehammer=3)
    table.choose("end")
    assert table.prompt == "placement"
    assert table.battalions("dombas") == {"germany": 3}


# -- the last battalions -------------------------------------------------------------------------------------


@pytest.mark.rule("KON-Q-98", "KON-WIN-06")
def test_norway_and_the_allies_win_when_both_sides_lose_their_last_battalion_at_once() -> None:
    table = set_table(kongsvinger="1 germany", hamar="1 norway", seats=THREE, fate=[6, 6])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.level) == (("norway", "allies"), "KON-WIN-06", "clear")


@pytest.mark.rule("KON-Q-98", "KON-WIN-06")
def test_the_game_ends_in_step_6_before_anybody_retreats() -> None:
    table = set_table(kongsvinger="1 germany", hamar="2 norway", hands={"germany": ["panzer"]}, fate=[5, 5, 5, 6, 1])
    table.attack("hamar", kongsvinger=1)
    table.choose("end")
    # Germany wins by the sums, but nobody is left to enjoy it.
    table.choose("play", "panzer")
    assert table.match.outcome is not None
    assert table.match.outcome.rule == "KON-WIN-06"
    assert table.battalions("hamar") == {"norway": 2}


@pytest.mark.rule("KON-Q-98", "KON-WIN-05")
def test_the_end_waits_until_the_rescue_by_sea_was_offered() -> None:
    table = set_table(tysfjord="1 germany", narvik="1 allies", hands={"allies": ["kystevakuering"]}, fate=[6, 1])
    table.attack("narvik", tysfjord=1)
    table.choose("end")
    table.pass_()
    assert table.prompt == "rescue"
    assert not table.match.over
    table.choose("rescue", "kystevakuering", "tromso")
    assert not table.match.over
    assert table.battalions("tromso") == {"allies": 1}


@pytest.mark.rule("KON-Q-98", "KON-WIN-05")
def test_germany_wins_in_step_6_when_the_rescue_is_declined() -> None:
    table = set_table(tysfjord="1 germany", narvik="1 allies", hands={"allies": ["kystevakuering"]}, fate=[6, 1])
    table.attack("narvik", tysfjord=1)
    table.choose("end")
    table.pass_()
    table.pass_()
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ("germany",)


@pytest.mark.rule("KON-Q-98", "KON-WIN-05")
def test_germany_wins_in_step_8_when_the_last_defenders_find_no_refuge() -> None:
    table = set_table(stavanger="1 allies", egersund="2 germany", oslo="1 germany", fate=[3, 3, 1])
    table.attack("stavanger", egersund=2)
    table.choose("end")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ("germany",)
