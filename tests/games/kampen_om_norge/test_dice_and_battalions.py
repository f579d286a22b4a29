"""Dice and battalions: six sides, high is good; every battalion moves one area and gives one die."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.flow import Roll
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import ROLL
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from tests.games.kampen_om_norge.table import THREE, Table, set_table

PAIRS = [("germany", "norway"), ("germany", "allies"), ("norway", "germany"), ("allies", "germany")]


def attack(attacker: str, defender: str, attackers: int, defenders: int, dice: list[int]) -> Table:
    """A combat without cards over a land border, fought out; both sides have another battalion elsewhere."""
    table = set_table(
        turn=attacker,
        seats=THREE,
        fate=dice,
        gjovik=f"{attackers} {attacker}",
        lillehammer=f"{defenders} {defender}",
        kristiansand="1 germany",
        finnmark="1 norway",
    )
    table.choose("move", "gjovik", "lillehammer", attackers)
    table.choose("end")
    return table


# -- dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMP-01")
def test_all_dice_have_six_sides() -> None:
    """A person throws the dice in a whole game and in the choice of factions; each is asked for with six sides."""
    options = {"factions": "rolled"}
    match = new_match(GAME, "basic", ["anna", "bjorn"], fate=ByHand(Seeded(3)), options=options)
    thrown: set[str] = set()
    chance = Seeded(3)
    while not match.over:
        pending = match.pending
        if isinstance(pending, Roll):
            assert pending.sides == 6
            thrown.add(pending.prompt)
            match.play(tuple(chance.below(6) + 1 for _ in range(pending.count)))
        else:
            match.play(eager(match, chance))
    assert thrown == {"roll.factions", "roll.attack", "roll.defence", "roll.submarine"}


def eager(match: Match, chance: Seeded) -> tuple[object, ...]:
    """Use a card wherever that is possible, so that every kind of roll comes up."""
    cards = [option for option in match.options if option[0] in ("hunt", "play", "cancel")]
    options = cards or match.options
    return options[chance.below(len(options))]


@pytest.mark.rule("KON-COMP-01")
def test_higher_is_never_worse_for_the_attacker() -> None:
    """Two attackers against two defenders who roll 3 and 4: from die to die the attacker only gains."""
    results = []
    for die in range(1, 7):
        table = attack("germany", "norway", 2, 2, [1, die, 3, 4])
        won = "combat.attacker_wins" in table.log_keys()
        results.append((won, 2 - sum(table.game.battalions[1]) + 1))
    assert results == sorted(results)
    assert len(set(results)) > 1


@pytest.mark.rule("KON-COMP-01")
def test_higher_is_never_worse_for_the_defender() -> None:
    results = []
    for die in range(1, 7):
        table = attack("germany", "norway", 2, 1, [2, 2, die])
        kept = "combat.defender_wins" in table.log_keys()
        results.append((kept, 3 - table.game.on_board(0)))
    assert results == sorted(results)
    assert results[0] == (False, 0)
    assert results[-1] == (True, 1)


@pytest.mark.rule("KON-COMP-01")
def test_higher_is_never_worse_for_a_submarine() -> None:
    sunk = []
    for die in range(1, 7):
        hands = {"germany": ["ubat"]}
        table = set_table(turn="allies", hands=hands, fate=[die], oslo="1 germany", hamar="1 norway")
        table.choose("end")
        table.choose("arrive", "namsos")
        table.choose("arrive", "harstad")
        table.choose("hunt", "ubat", "namsos")
        sunk.append(6 - table.game.on_board(2))
    assert sunk == [0, 0, 0, 0, 1, 1]


# -- battalions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMP-02", "KON-COMP-03")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_every_battalion_gives_one_die_in_attack_and_defence(attacker: str, defender: str) -> None:
    table = attack(attacker, defender, 3, 2, [1, 1, 1, 6, 6])
    rolls = [(answer.seat, len(answer.value)) for answer in table.match.journal if answer.kind == "roll"]
    assert rolls == [(attacker, 3), (defender, 2)]


@pytest.mark.rule("KON-COMP-02")
@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_no_factions_battalions_are_stronger(attacker: str, defender: str) -> None:
    """The same dice give the same result whoever fights: one defender falls to the six, the other retreats."""
    table = attack(attacker, defender, 3, 2, [6, 2, 2, 1, 1])
    assert "combat.attacker_wins" in table.log_keys()
    lost = [(entry.values["faction"], entry.values["count"]) for entry in table.match.log if entry.key == "combat.lost"]
    assert lost == [(defender, 1)]
    assert table.prompt == "retreat"


@pytest.mark.rule("KON-COMP-03")
@pytest.mark.parametrize("faction", ["germany", "norway", "allies"])
def test_a_battalion_moves_one_area_a_turn(faction: str) -> None:
    areas: dict[str, Any] = {"gjovik": f"1 {faction}", "kristiansand": "1 germany", "finnmark": "1 norway"}
    table = set_table(turn=faction, **areas)
    near = {option[2] for option in table.offered("move", "gjovik")}
    assert near == {"hamar", "oslo", "honefoss", "valdres", "lillehammer"}
    table.choose("move", "gjovik", "lillehammer", 1)
    assert not table.offers("move", "lillehammer")


@pytest.mark.rule("KON-COMP-03")
def test_it_may_move_again_in_the_next_turn() -> None:
    table = set_table(gjovik="1 germany", finnmark="1 norway", harstad="1 allies")
    table.choose("move", "gjovik", "lillehammer", 1)
    table.choose("end")
    while table.match.view(None)["round"] == 1 or table.prompt != "movement":
        table.match.play(table.match.options[-1])
    assert table.offers("move", "lillehammer", "dombas", 1)


@pytest.mark.rule("KON-COMP-04", "KON-EX-03")
def test_a_stack_moves_together() -> None:
    """Any number of the battalions in Oslo may go; they are one group at the end of the way."""
    table = set_table(oslo="3 germany", finnmark="1 norway")
    assert [option[3] for option in table.offered("move", "oslo", "honefoss")] == [1, 2, 3]
    table.choose("move", "oslo", "honefoss", 2)
    assert table.battalions("oslo") == {"germany": 1}
    assert table.battalions("honefoss") == {"germany": 2}


@pytest.mark.rule("KON-COMP-04")
def test_an_attacking_stack_is_what_came_over_one_border() -> None:
    """Two moves over one border are one stack, a move over another border is a second: Sprengt bro turns one back."""
    table = set_table(
        hands={"norway": ["sprengt_bro"]},
        gjovik="2 germany",
        valdres="1 germany",
        lillehammer="1 norway",
    )
    table.choose("move", "gjovik", "lillehammer", 1)
    table.choose("move", "gjovik", "lillehammer", 1)
    table.choose("move", "valdres", "lillehammer", 1)
    assert sorted(attack.battalions for attack in table.game.attacks) == [1, 2]
    table.choose("end")
    table.choose("send_back", "sprengt_bro", "lillehammer", "gjovik")
    assert table.battalions("gjovik") == {"germany": 2}


@pytest.mark.rule("KON-COMP-05", "KON-Q-82")
def test_a_stack_has_no_greatest_size() -> None:
    """A piece on black and white chips: 7 in one area, 40 in another, and one more lands all the same."""
    table = set_table(oslo="40 germany", horten="7 germany", finnmark="1 norway")
    table.choose("move", "horten", "oslo", 7)
    assert table.battalions("oslo") == {"germany": 47}
    table.choose("end")
    table.choose("place", "oslo")
    assert table.battalions("oslo") == {"germany": 48}
    assert table.match.view(None)["factions"]["germany"]["battalions"] == 48


@pytest.mark.rule("KON-COMP-05")
@pytest.mark.parametrize(("battalions", "dice"), [(1, 1), (2, 2), (3, 3), (4, 4), (7, 5)])
def test_every_chip_counts_as_a_battalion(battalions: int, dice: int) -> None:
    """The dice of a piece on chips; beyond five battalions KON-COMBAT-06 sets the limit."""
    table = attack("germany", "norway", battalions, 1, [1] * dice + [6])
    assert len(next(answer.value for answer in table.match.journal if answer.kind == "roll")) == dice
    assert table.game.on_board(0) == battalions + 1 - 1


@pytest.mark.rule("KON-COMBAT-08", "KON-COMBAT-27")
def test_a_pool_of_no_dice_is_not_rolled() -> None:
    table = set_table(gjovik="1 germany", hamar="1 norway", fate=[1])
    table.attack("hamar", gjovik=1)
    table.fight("hamar")
    assert [answer.value for answer in table.match.journal if answer.kind == ROLL] == [(1,)]
    assert table.rolls() == [[], [1]]
