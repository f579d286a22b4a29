"""The Standard Actions, what each tile does, Resources, and dice that are rolled again."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.state import Dutch
from tests.games.dutch_resistance.table import Preparation, Table, set_table


def used(tile: str, held: str = "", **options: Any) -> Table:
    """Use the action of a tile with an Action Point."""
    scenario = "essential_hands" if tile == "black_market" else "network"
    table = set_table(scenario=scenario, place={"green": tile}, held={"green": held}, **options)
    table.act("location")
    return table


@pytest.mark.rule("DR-STD-01", "DR-AP-01", "DR-CHAR-01", "DR-CHAR-11")
def test_what_an_action_point_can_be_used_for() -> None:
    table = set_table(
        place={"green": "cafe"}, tickets={"green": 1}, costs={"cafe": "K-05"}, held={"green": "money contacts"}
    )
    table.choose("point", "getting_food")
    assert table.offered() == [
        ("raise",),
        ("gather",),
        *[("go", road) for road in "ABN"],
        ("ride", "C5"),
        ("scenario", "recruit"),
    ]


@pytest.mark.rule("DR-STD-03", "DR-Q-39")
def test_gather_information() -> None:
    table = set_table(place={"green": "cafe"})
    table.act("gather")
    assert (table.safety("cafe"), table.held()) == (3, {"information": 1})


@pytest.mark.rule("DR-SAFE-02", "DR-SAFE-01")
def test_safety_stops_at_its_maximum() -> None:
    table = set_table(place={"green": "cafe"}, safety={"cafe": 5}, fate=[6])
    table.act("raise")
    assert table.safety("cafe") == 7


@pytest.mark.rule("DR-LA-19", "DR-SAFE-02")
def test_the_zoo_has_no_action_and_a_higher_maximum() -> None:
    table = set_table(scenario="safe_houses", place={"green": "zoo"}, fate=[6])
    table.choose("point", "getting_food")
    assert not table.offers("location")
    table.choose("raise")
    assert table.safety("zoo") == 9


@pytest.mark.rule("DR-LA-02", "DR-LA-03", "DR-LA-04", "DR-LA-05", "DR-Q-39")
def test_tiles_that_give_resources() -> None:
    assert used("cafe").held() == {"contacts": 1}
    assert used("meeting_place").held() == {"documents": 1}
    office = used("distribution_office")
    office.choose("take", 2)
    assert office.held() == {"rations": 2}
    printer = used("printer", morale=10)
    printer.choose("take", 1)
    assert (printer.held(), printer.game.morale) == ({"information": 1}, 11)
    assert printer.safety("printer") == 3


@pytest.mark.rule("DR-LA-06", "DR-Q-42", "DR-RES-08")
def test_black_market() -> None:
    table = used("black_market", "money rations", morale=10)
    table.choose("spend", "rations")
    assert table.held() == {}
    table.choose("gain", "money")
    assert (table.held(), table.game.morale) == ({"money": 1}, 11)


@pytest.mark.rule("DR-LA-08", "DR-Q-43")
def test_a_second_rations_at_the_farm() -> None:
    table = used("farm", "rations rations")
    table.choose("safety", "L2")
    assert (table.held(), table.safety("farm")) == ({}, 7)


@pytest.mark.rule("DR-LA-09", "DR-LA-10")
def test_forger() -> None:
    table = used("forger", "documents", morale=10)
    assert (table.held(), table.ausweis(), table.game.morale) == ({}, 1, 11)


@pytest.mark.rule("DR-LA-11", "DR-ALIBI-03", "DR-Q-44")
def test_hairdresser() -> None:
    assert used("hairdresser", "rations", alibi={"green": 3}).alibi() == 9
    assert used("hairdresser", "rations", alibi={"green": 10}).alibi() == 10


@pytest.mark.rule("DR-LA-12", "DR-STD-05")
def test_hospital() -> None:
    table = used("hospital", alibi={"green": 3})
    assert (table.alibi(), table.safety("hospital")) == (6, 4)


@pytest.mark.rule("DR-LA-13", "DR-ROAD-09")
@pytest.mark.parametrize(("occupier", "left"), [("soldier", "policeman"), ("policeman", "")])
def test_informant(occupier: str, left: str) -> None:
    table = used("informant", "information documents", occupiers={"A": occupier, "B": "soldier"}, morale=10)
    table.choose("reduce", "A", occupier)
    table.choose("safety", "C1")
    assert (table.road("A"), table.safety("cafe"), table.game.morale) == (left, 7, 12)


@pytest.mark.rule("DR-Q-41")
def test_informant_without_occupiers() -> None:
    table = used("informant", "information documents", morale=10)
    table.choose("safety", "C1")
    assert table.game.morale == 12


@pytest.mark.rule("DR-Q-96", "DR-LA-17", "DR-HELP-01")
def test_university_with_one_card() -> None:
    table = used("university", "contacts")
    table.choose("helper", "the_baker")
    table.choose("done")
    assert table.held() == {"rations": 2}


@pytest.mark.rule("DR-RAID-10", "DR-HELP-03")
def test_frightened_helpers() -> None:
    table = used("university", "contacts", prepare=red("RAID-15"))
    table.choose("helper", "the_baker")
    assert (table.held(), table.prompt) == ({"rations": 2}, "turn")


@pytest.mark.rule("DR-RAID-10")
def test_fear_in_the_church() -> None:
    assert used("church", "contacts", morale=5, prepare=red("RAID-18")).game.morale == 10
    # 5 instead of 6, not 6 less 1 at the end of the track.
    assert used("church", "contacts", morale=16, prepare=red("RAID-18")).game.morale == 21


def red(card: str) -> Preparation:
    """A Raid! card with a red border is on the table."""

    def prepare(game: Dutch) -> None:
        game.raid_deck.pile.take(card)
        game.lasting = [card]

    return prepare


@pytest.mark.rule("DR-STD-04", "DR-S1-03")
def test_an_action_that_is_not_possible() -> None:
    poor = set_table(place={"green": "church"})
    poor.choose("point", "getting_food")
    assert not poor.offers("location")
    closed = set_table(place={"green": "hospital"}, costs={"hospital": "K-01"})
    closed.choose("point", "getting_food")
    assert not closed.offers("location")


# -- Resources ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-Q-36", "DR-BOARD-07", "DR-RES-03")
def test_room_is_made_or_the_gain_is_lost() -> None:
    six = "rations rations rations money money money"
    lost = used("cafe", six)
    lost.choose("decline")
    assert lost.held() == {"rations": 3, "money": 3}
    made = used("cafe", six)
    made.choose("spend", "money")
    assert made.held() == {"rations": 3, "money": 2, "contacts": 1}


@pytest.mark.rule("DR-Q-34")
def test_no_token_is_left_in_the_supply() -> None:
    table = set_table(
        place={"green": "cafe"}, held={"blue": "contacts contacts contacts contacts contacts"}, seats="green blue"
    )
    table.act("location")
    assert table.held() == {}


@pytest.mark.rule("DR-TRAIN-06")
def test_no_ticket_is_left() -> None:
    table = set_table(place={"green": "station"}, held={"green": "money"}, tickets={"blue": 7})
    table.act("location")
    table.choose("take", 2)
    assert table.tickets() == 1


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RES-09", "DR-RES-10", "DR-Q-37", "DR-Q-38", "DR-BOARD-01")
def test_anybody_may_pay_for_another_roll() -> None:
    held = {"green": "information", "blue": "information"}
    place = {"green": "cafe", "blue": "bank"}
    table = set_table(place=place, held=held, safety={"cafe": 1}, fate=[1, 2, 5])
    table.act("raise")
    assert table.match.asked() == ["green", "blue"]
    table.choose("reroll", "blue", 1, seat="blue")
    assert (table.held("blue"), table.match.asked()) == ({}, ["green"])
    table.choose("reroll", "green", 2)
    assert (table.safety("cafe"), table.held("green")) == (6, {})


@pytest.mark.rule("DR-Q-38")
def test_a_roll_may_be_kept() -> None:
    table = set_table(place={"green": "cafe"}, held={"green": "information"}, safety={"cafe": 1}, fate=[2])
    table.act("raise")
    table.choose("keep")
    assert (table.safety("cafe"), table.held()) == (3, {"information": 1})
