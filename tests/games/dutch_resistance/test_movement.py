"""Movement over Roads, Halt! cards, Ausweis cards, tokens taken along, and trains."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.state import Dutch
from tests.games.dutch_resistance.table import Table, set_table, with_tokens


def halted(option: str, card: str, occupiers: str = "policeman", **options: Any) -> Table:
    """From the Bank over Road C to the University, with this Halt! card and this option."""
    table = set_table(place={"green": "bank"}, occupiers={"C": occupiers}, fate=[card], **options)
    table.act("go", "C")
    table.choose("choose", option)
    return table


@pytest.mark.rule("DR-MP-02", "DR-Q-47", "DR-Q-48", "DR-HALT-07")
def test_one_or_two_moves() -> None:
    table = set_table(place={"green": "bank"})
    table.choose("point", "getting_food")
    assert not table.offers("stop")
    table.choose("go", "O")
    assert table.offers("stop")
    table.choose("stop")
    assert (table.where(), table.prompt) == ("printer", "turn")


@pytest.mark.rule("DR-MOVE-05")
def test_back_and_forth() -> None:
    table = set_table(place={"green": "bank"})
    table.act("go", "O")
    table.choose("go", "O")
    assert table.where() == "bank"


@pytest.mark.rule("DR-MOVE-04", "DR-ROAD-03", "DR-HALT-04", "DR-HALT-05")
def test_a_soldier_has_another_section() -> None:
    assert halted("1", "HALT-01").alibi() == 8
    assert halted("1", "HALT-01", "soldier").alibi() == 7


@pytest.mark.rule("DR-HALT-11")
def test_more_soldiers() -> None:
    assert halted("1", "HALT-25", "soldier soldier soldier").alibi() == 9 - 1 - 4


@pytest.mark.rule("DR-Q-10")
def test_an_intensified_policeman_is_not_counted_twice() -> None:
    table = halted("1", "HALT-11", "policeman policeman")
    assert (table.alibi(), table.road("C")) == (8, "policeman soldier")


@pytest.mark.rule("DR-ROAD-08")
def test_a_halt_card_intensifies_the_road_for_which_it_was_drawn() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman", "O": "policeman"}, fate=["HALT-11"])
    table.act("go", "C")
    table.choose("choose", "1")
    # Road O touches the Bank, too: nobody is asked.
    assert (table.prompt, table.road("C"), table.road("O")) == ("move", "soldier", "policeman")


@pytest.mark.rule("DR-HALT-06", "DR-Q-51")
def test_a_part_that_can_be_resolved_only_partly_is_replaced() -> None:
    table = halted("2", "HALT-01", "soldier", held={"green": "money"})
    # Two Money are asked for: nothing of it is paid.
    assert (table.held(), table.alibi()) == ({"money": 1}, 7)


@pytest.mark.rule("DR-Q-51")
def test_each_part_is_replaced_on_its_own() -> None:
    table = halted("1", "HALT-16", "soldier", held={"green": "money"})
    # One Resource is given, the second part is replaced by 2 Alibi.
    assert (table.held(), table.alibi()) == ({}, 7)


@pytest.mark.rule("DR-Q-51", "DR-ALIBI-03")
def test_a_gain_without_room_is_lost_without_replacement() -> None:
    table = halted("1", "HALT-03", alibi={"green": 10}, morale=10)
    assert (table.alibi(), table.game.morale) == (10, 10)


@pytest.mark.rule("DR-Q-35", "DR-ROAD-05")
def test_no_policeman_is_left_to_place() -> None:
    def all_out(game: Dutch) -> None:
        game.occupiers[1][0] = 19

    table = halted("1", "HALT-11", "soldier", prepare=all_out, morale=10)
    assert (table.road("C"), table.game.morale) == ("soldier", 9)


@pytest.mark.rule("DR-SAFE-08", "DR-SAFE-09", "DR-SAFE-14", "DR-Q-11")
def test_safety_of_the_locations_moved_from_and_to() -> None:
    table = halted("1", "HALT-32")
    assert (table.safety("bank"), table.safety("university")) == (3, 3)


@pytest.mark.rule("DR-HALT-06")
def test_a_part_that_depends_on_resources() -> None:
    few = halted("2", "HALT-06", held={"green": "money money"})
    many = halted("2", "HALT-06", held={"green": "money money money"})
    assert (few.held(), many.held()) == ({"money": 2}, {"money": 2})


@pytest.mark.rule("DR-Q-48")
def test_a_card_takes_the_remaining_moves() -> None:
    table = halted("1", "HALT-46")
    assert (table.prompt, table.where()) == ("turn", "university")


@pytest.mark.rule("DR-CARD-05", "DR-HALT-03")
def test_the_card_goes_to_the_bottom() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, fate=["HALT-05"])
    table.act("go", "C")
    assert (table.game.halt, table.match.pending.values if table.match.pending else {}) == (
        "HALT-05",
        {"card": "HALT-05"},
    )
    table.choose("choose", "1")
    assert (table.game.halt, table.game.halt_deck.bottom) == ("", ["HALT-05"])


@pytest.mark.rule("DR-CARD-05")
def test_cards_come_again_in_the_order_in_which_they_were_put_under() -> None:
    def nearly_empty(game: Dutch) -> None:
        cards = game.halt_deck.pile.rest
        game.halt_deck.bottom = sorted(cards)
        game.halt_deck.pile.rest = []

    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, prepare=nearly_empty)
    table.act("go", "C")
    assert table.game.halt == "HALT-01"


@pytest.mark.rule("DR-RAID-02", "DR-Q-11", "DR-Q-12", "DR-Q-16")
def test_a_raid_between_two_moves() -> None:
    table = set_table(
        place={"green": "bank"}, occupiers={"C": "policeman"}, safety={"university": 1}, fate=["HALT-25", "RAID-01"]
    )
    table.act("go", "C")
    table.choose("choose", "2")
    # The Character is there already and loses 1 Alibi.
    assert (table.safety("university"), table.alibi(), table.prompt) == (4, 8, "move")


# -- Ausweis cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-AUSW-01", "DR-AUSW-02", "DR-AUSW-03", "DR-Q-07", "DR-Q-08", "DR-Q-09")
def test_an_ausweis_card_is_shown_before_the_halt_card() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "soldier soldier"}, ausweis={"green": 1})
    table.act("go", "C")
    assert (table.prompt, table.game.halt) == ("ausweis", "")
    table.choose("show")
    assert (table.ausweis(), table.alibi(), table.where(), table.prompt) == (0, 9, "university", "move")
    assert table.game.ausweis_left() == 8


@pytest.mark.rule("DR-AUSW-01")
def test_an_ausweis_card_may_be_kept() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, ausweis={"green": 1}, fate=["HALT-05"])
    table.act("go", "C")
    table.choose("risk")
    assert (table.prompt, table.ausweis()) == ("halt", 1)


# -- tokens taken along ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-ESC-01", "DR-ESC-02", "DR-ESC-03", "DR-ESC-06", "DR-EXCH-04", "DR-TOKEN-01")
def test_a_person_is_taken_along_and_left() -> None:
    table = set_table(place={"green": "bank"}, prepare=with_tokens(("student", "bank")))
    table.act("escort", "O", "student")
    assert PLACES[table.game.token_place[0]] == "C7"
    table.choose("go", "M")
    assert (PLACES[table.game.token_place[0]], table.where()) == ("C7", "hospital")


@pytest.mark.rule("DR-ESC-04", "DR-ESC-05", "DR-Q-04")
@pytest.mark.parametrize(("occupier", "alibi"), [("policeman", 7), ("soldier", 6)])
def test_with_a_token_halt_cards_are_stricter(occupier: str, alibi: int) -> None:
    table = set_table(
        place={"green": "bank"},
        occupiers={"C": occupier},
        fate=["HALT-01"],
        prepare=with_tokens(("student", "bank")),
    )
    table.act("escort", "C", "student")
    table.choose("choose", "1")
    assert table.alibi() == alibi


@pytest.mark.rule("DR-S5-04")
def test_the_baby_stroller_is_not_noticed() -> None:
    table = set_table(
        place={"green": "bank"},
        occupiers={"C": "policeman"},
        fate=["HALT-01"],
        prepare=with_tokens(("baby_stroller", "bank")),
    )
    table.act("escort", "C", "baby_stroller")
    table.choose("choose", "1")
    assert table.alibi() == 8


# -- trains ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TRAIN-01", "DR-TRAIN-02", "DR-TRAIN-03", "DR-Q-01")
def test_a_train_ride_to_the_station_and_from_there() -> None:
    table = set_table(place={"green": "cafe"}, tickets={"green": 2}, occupiers={"K": "soldier"})
    assert table.game.tickets_left() == 6
    table.choose("point", "getting_food")
    assert table.offered("ride") == [("ride", "C5")]
    table.choose("ride", "C5")
    table.choose("point", "sharing_a_meal")
    assert len(table.offered("ride")) == 12
    table.choose("ride", "L4")
    assert (table.where(), table.tickets(), table.game.tickets_left()) == ("forger", 0, 8)


@pytest.mark.rule("DR-TRAIN-05", "DR-Q-03")
def test_rides_need_a_ticket_and_not_an_open_station() -> None:
    assert not rides(0)
    assert rides(1)


def rides(tickets: int) -> bool:
    table = set_table(place={"green": "cafe"}, tickets={"green": tickets}, costs={"station": "K-01"})
    table.choose("point", "getting_food")
    return table.offers("ride")


@pytest.mark.rule("DR-TRAIN-04", "DR-Q-02")
@pytest.mark.parametrize(("token", "tickets", "left"), [("student", 2, 0), ("camera", 1, 0), ("camera", 2, 1)])
def test_a_person_needs_a_second_ticket(token: str, tickets: int, left: int) -> None:
    prepare = with_tokens((token, "cafe"))
    table = set_table(place={"green": "cafe"}, tickets={"green": tickets}, prepare=prepare)
    table.act("ride_with", "C5", token)
    assert (table.tickets(), PLACES[table.game.token_place[0]]) == (left, "C5")


@pytest.mark.rule("DR-TRAIN-04")
def test_no_person_with_one_ticket() -> None:
    prepare = with_tokens(("student", "cafe"))
    table = set_table(place={"green": "cafe"}, tickets={"green": 1}, prepare=prepare)
    table.choose("point", "getting_food")
    assert not table.offers("ride_with")


@pytest.mark.rule("DR-RAID-10")
def test_the_station_under_guard() -> None:
    def guarded(game: Dutch) -> None:
        game.raid_deck.pile.take("RAID-17")
        game.lasting = ["RAID-17"]

    table = set_table(place={"green": "cafe"}, tickets={"green": 1}, prepare=guarded)
    table.act("ride", "C5")
    assert table.alibi() == 8
