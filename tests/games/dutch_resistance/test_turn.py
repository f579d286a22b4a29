"""The Action Phase: Character cards, Morale Action tokens, Occupier cards, exchange."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance.state import Dutch
from tests.games.dutch_resistance.table import Table, set_table


@pytest.mark.rule("DR-CHAR-07", "DR-CHAR-08", "DR-CHAR-02", "DR-Q-65")
def test_the_ability_of_an_and_card_may_come_first() -> None:
    table = set_table(identities={"green": "selma"}, place={"green": "bank"})
    table.choose("ability", "on_the_move", 0)
    table.choose("go", "O")
    assert (table.prompt, table.where()) == ("turn.point", "printer")
    table.choose("point", "on_the_move")
    table.choose("gather")
    assert table.held() == {"information": 1}
    assert table.game.hands[0] == ["courier", "special_delivery"]


@pytest.mark.rule("DR-Q-97", "DR-CHAR-10")
def test_two_abilities_in_the_printed_order() -> None:
    table = set_table(held={"green": "rations"}, alibi={"green": 5})
    table.choose("ability", "keep_neighbors_safe", 1)
    assert (table.alibi(), table.prompt) == (6, "turn.point")
    assert not table.offers("ability")


@pytest.mark.rule("DR-CHAR-06", "DR-COST-02")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    table = set_table()
    assert table.offered("ability", "keep_neighbors_safe") == [("ability", "keep_neighbors_safe", 1)]


@pytest.mark.rule("DR-CHAR-05", "DR-CHAR-12", "DR-ACT-01")
def test_turns_go_round_and_end_with_the_tokens() -> None:
    table = set_table(seats="green blue yellow")
    order = []
    for _ in range(3):
        order.append(table.game.colours[table.game.turn])
        table.end_turn()
    assert order == ["green", "blue", "yellow"]
    assert table.game.round == 2


@pytest.mark.rule("DR-MAT-01", "DR-MAT-02", "DR-MAT-05", "DR-Q-67")
def test_a_token_is_an_action_point() -> None:
    table = set_table(tokens=2)
    table.choose("token", "green")
    assert table.prompt == "action"
    assert not table.offers("ability")
    table.choose("gather")
    assert (table.game.tokens, table.held(), table.prompt) == (1, {"information": 1}, "turn")


@pytest.mark.rule("DR-MAT-04", "DR-ACT-04", "DR-CHAR-04")
def test_no_token_while_something_is_resolved() -> None:
    table = set_table(tokens=2, place={"green": "bank"})
    table.act("go", "O")
    assert table.prompt == "move"
    assert table.match.asked() == ["green"]
    assert not table.offers("token")


@pytest.mark.rule("DR-Q-25")
def test_no_token_between_the_third_card_and_the_occupier_card() -> None:
    table = set_table(tokens=2, occupier_cards={"green": "OCC-1-02"})
    table.end_turn()
    assert (table.prompt, table.match.asked()) == ("option", ["green"])
    assert not table.offers("token")


@pytest.mark.rule("DR-MAT-06", "DR-MAT-07", "DR-Q-24", "DR-Q-26", "DR-OCC-09")
def test_all_tokens_are_used() -> None:
    table = set_table(tokens=2, alibi={"green": 10, "blue": 10})
    table.end_turn()
    table.end_turn()
    assert (table.prompt, table.match.asked()) == ("tokens", ["green", "blue"])
    table.choose("token", "blue", seat="blue")
    table.choose("gather")
    table.choose("token", "green")
    assert table.game.phase == "tokens left"
    table.choose("gather")
    assert (table.game.tokens, table.game.phase) == (0, "patrol")


@pytest.mark.rule("DR-Q-68", "DR-EXCH-01")
def test_things_change_hands_while_tokens_are_left() -> None:
    table = set_table(tokens=1, held={"green": "money"})
    table.end_turn()
    table.end_turn()
    table.choose("give", "green", "blue", "money")
    table.choose("agree", seat="blue")
    assert (table.held("blue"), table.prompt) == ({"money": 1}, "tokens")


@pytest.mark.rule("DR-Q-68", "DR-EXCH-01", "DR-MAT-04")
def test_things_change_hands_between_the_parts_of_a_card() -> None:
    """The Action Point brings her to somebody who has what her ability costs."""
    table = set_table(
        place={"green": "bank", "blue": "printer"}, alibi={"green": 5}, held={"blue": "rations money"}, tokens=2
    )
    table.choose("point", "keep_neighbors_safe")
    table.choose("go", "O")
    table.choose("stop")
    assert (table.prompt, table.offered("ability")) == ("turn.ability", [("ability", "keep_neighbors_safe", 1)])
    assert not table.offers("token")
    table.choose("give", "blue", "green", "rations", seat="blue")
    table.choose("agree")
    table.choose("ability", "keep_neighbors_safe", 0)
    table.choose("safety", "C6")
    assert (table.held("green"), table.held("blue")) == ({}, {"money": 1})


@pytest.mark.rule("DR-Q-68", "DR-IDENT-01")
def test_a_card_waits_for_what_somebody_there_could_give() -> None:
    """Without an Ausweis card there is nothing to use, unless the other one gives hers."""

    def played(ausweis: int, place: str) -> Table:
        table = set_table(
            identities={"green": "anda"}, place={"green": "bank", "blue": place}, ausweis={"blue": ausweis}
        )
        table.choose("point", "walk_with_me")
        table.choose("raise")
        return table

    table = played(1, "bank")
    assert (table.prompt, table.offered("ability"), table.offers("done")) == ("turn.ability", [], True)
    table.choose("give", "blue", "green", "ausweis", seat="blue")
    table.choose("agree")
    assert table.offered("ability") == [("ability", "walk_with_me", 0)]
    assert played(0, "bank").prompt == "turn"
    assert played(1, "cafe").prompt == "turn"


@pytest.mark.rule("DR-Q-68", "DR-Q-93")
def test_things_change_hands_before_the_action_point_too() -> None:
    table = set_table(alibi={"green": 5}, held={"green": "money rations"})
    table.choose("ability", "keep_neighbors_safe", 1)
    assert table.prompt == "turn.point"
    table.choose("drop", "green", "money")
    table.choose("give", "green", "blue", "rations")
    table.choose("agree", seat="blue")
    assert (table.prompt, table.held("green"), table.held("blue")) == ("turn.point", {}, {"rations": 1})
    table.choose("done")
    assert table.prompt == "turn"


@pytest.mark.rule("DR-RES-06", "DR-Q-93")
def test_resources_may_be_discarded() -> None:
    table = set_table(held={"green": "money", "blue": "rations"})
    table.choose("drop", "green", "money")
    table.choose("drop", "blue", "rations", seat="blue")
    assert (table.held("green"), table.held("blue")) == ({}, {})


@pytest.mark.rule("DR-Q-68", "DR-EXCH-01")
def test_an_exchange_needs_consent() -> None:
    table = set_table(held={"green": "money"})
    table.choose("give", "green", "blue", "money")
    assert table.match.asked() == ["blue"]
    table.choose("decline", seat="blue")
    assert (table.held("green"), table.held("blue")) == ({"money": 1}, {})


@pytest.mark.rule("DR-EXCH-01", "DR-BOARD-07", "DR-RES-07")
def test_things_go_only_to_characters_there_with_room() -> None:
    apart = set_table(held={"green": "money"}, place={"blue": "cafe"})
    assert not apart.offers("give")
    full = set_table(
        held={"green": "money", "blue": "rations rations rations rations money money"}, tickets={"green": 1}
    )
    assert full.offered("give", "green") == [("give", "green", "blue", "ticket")]


@pytest.mark.rule("DR-VAR-05", "DR-SOLO-21", "DR-SOLO-23")
def test_one_player_with_two_characters() -> None:
    table = set_table(seats="green+blue", tokens=1, held={"green": "money"})
    assert table.match.asked() == ["green+blue"]
    assert table.offered("token") == [("token", "green"), ("token", "blue")]
    table.choose("give", "green", "blue", "money")
    assert table.held("blue") == {"money": 1}


# -- Occupier cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-OCC-04", "DR-CARD-02", "DR-Q-98")
def test_only_options_that_can_be_completed() -> None:
    table = set_table(occupier_cards={"green": "OCC-1-01"}, alibi={"green": 1})
    table.end_turn()
    # Nothing but the loss of 2 Alibi can be completed, even if it loses the game.
    assert table.outcome == "lost.alibi"
    paid = set_table(occupier_cards={"green": "OCC-1-01"}, alibi={"green": 1}, ausweis={"green": 1})
    paid.end_turn()
    assert paid.offered() == [("choose", "a"), ("choose", "b")]
    paid.choose("choose", "b")
    assert (paid.ausweis(), paid.outcome) == (0, "")


@pytest.mark.rule("DR-OCC-03", "DR-OCC-05", "DR-Q-54")
@pytest.mark.parametrize(("tile", "loss"), [("cafe", 3), ("church", 2)])
def test_a_card_that_depends_on_the_location(tile: str, loss: int) -> None:
    table = set_table(occupier_cards={"green": "OCC-1-06"}, place={"green": tile}, safety={tile: 7})
    table.end_turn()
    assert table.safety(tile) == 7 - loss


@pytest.mark.rule("DR-CARD-06", "DR-CARD-01")
def test_mandatory_parts_come_before_the_options() -> None:
    table = set_table(occupier_cards={"green": "OCC-2-03"}, morale=10, place={"green": "cafe"})
    table.end_turn()
    assert (table.game.morale, table.offered()) == (9, [("choose", "a"), ("choose", "b")])
    table.choose("choose", "b")
    assert table.safety("cafe") == 1
    assert table.game.occupier_discard == ["OCC-2-03"]


@pytest.mark.rule("DR-Q-102", "DR-PATROL-01")
def test_an_additional_patrol_card() -> None:
    table = set_table(occupier_cards={"green": "OCC-2-12"}, morale=10, fate=["PAT-02", "blue", 6])
    table.end_turn()
    assert (table.game.morale, table.safety("hospital")) == (8, 4)
    assert table.game.patrol_deck.bottom == ["PAT-02"]


@pytest.mark.rule("DR-SAFE-07", "DR-OCC-03")
def test_the_mark_of_scenario_1() -> None:
    table = set_table(occupier_cards={"green": "SCN-1-1"}, costs={"church": "K-04", "farm": "K-05"})
    table.end_turn()
    assert table.offered() == [("safety", "L2"), ("safety", "L3")]
    table.choose("safety", "L3")
    assert table.safety("church") == 3


@pytest.mark.rule("DR-SAFE-03")
def test_every_mark_of_scenario_1() -> None:
    costs = {"church": "K-04", "farm": "K-05"}
    table = set_table(occupier_cards={"green": "SCN-1-5"}, costs=costs, morale=10)
    table.end_turn()
    assert (table.safety("church"), table.safety("farm"), table.safety("cafe"), table.game.morale) == (4, 4, 4, 9)


def test_everybody_loses_alibi() -> None:
    table = set_table(occupier_cards={"green": "SCN-1-8"}, alibi={"green": 5, "blue": 6}, morale=10)
    table.end_turn()
    assert (table.alibi("green"), table.alibi("blue")) == (4, 5)


# -- Character cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-IDENT-01")
def test_anda_ends_with_another_character() -> None:
    def played(held: str) -> int:
        table = set_table(
            identities={"green": "anda"}, place={"green": "bank", "blue": "printer"}, held={"green": held}, morale=10
        )
        table.choose("ability", "passed_along", 0)
        table.choose("go", "O")
        table.choose("stop")
        return table.game.morale

    assert (played("money"), played("")) == (11, 10)


@pytest.mark.rule("DR-IDENT-01")
def test_anda_has_lost_her_gift_on_the_way() -> None:
    table = set_table(
        identities={"green": "anda"},
        place={"green": "bank", "blue": "printer"},
        held={"green": "money"},
        occupiers={"O": "policeman"},
        morale=10,
        fate=["HALT-01"],
    )
    table.choose("ability", "passed_along", 0)
    table.choose("go", "O")
    table.choose("choose", "2")
    table.choose("stop")
    assert (table.held(), table.game.morale) == ({}, 10)


@pytest.mark.rule("DR-Q-15", "DR-RAID-02")
def test_a_raid_that_is_due_is_not_undone() -> None:
    table = set_table(
        identities={"green": "wim"},
        place={"green": "university"},
        safety={"bank": 1},
        occupiers={"A": "policeman"},
        fate=["RAID-04"],
        morale=10,
    )
    table.choose("ability", "a_false_trail", 0)
    table.choose("shift", "A", "policeman", "white")
    assert (table.safety("bank"), table.game.morale) == (4, 9)


@pytest.mark.rule("DR-IDENT-03", "DR-Q-68")
def test_cornelia_shares_a_meal_over_a_road() -> None:
    table = set_table(place={"green": "bank", "blue": "cafe"}, held={"green": "rations money"}, alibi={"blue": 5})
    table.choose("ability", "sharing_a_meal", 0)
    table.choose("character", "blue")
    table.choose("agree", seat="blue")
    table.choose("spend", "rations")
    table.choose("done")
    assert (table.held("green"), table.held("blue"), table.alibi("blue")) == ({"money": 1}, {"rations": 1}, 6)


@pytest.mark.rule("DR-IDENT-04", "DR-SAFE-07")
def test_filip_helps_others() -> None:
    table = set_table(identities={"green": "filip"}, alibi={"green": 5, "blue": 5})
    table.choose("ability", "shielded_place", 0)
    table.choose("choose", "character")
    assert (table.alibi("green"), table.alibi("blue")) == (5, 7)


@pytest.mark.rule("DR-SOLO-06", "DR-SOLO-08", "DR-EX-26")
def test_alone_the_other_character_is_the_own() -> None:
    table = set_table(seats="green", identities={"green": "filip"}, alibi={"green": 5})
    table.choose("ability", "shielded_place", 0)
    assert table.offered() == [("choose", "character"), ("choose", "hiding")]
    table.choose("choose", "character")
    assert table.alibi("green") == 7


@pytest.mark.rule("DR-IDENT-05")
def test_frits_warns_the_whole_street() -> None:
    table = set_table(
        identities={"green": "frits"}, held={"green": "contacts"}, morale=10, safety={"cafe": 1, "bank": 1}
    )
    table.choose("ability", "warn_the_whole_street", 0)
    for place in ("C1", "C2", "C1"):
        table.choose("safety", place)
    assert (table.safety("cafe"), table.safety("bank"), table.game.morale) == (5, 3, 12)


@pytest.mark.rule("DR-IDENT-06", "DR-SPEC-05", "DR-Q-33", "DR-Q-63")
def test_jacobas_pockets() -> None:
    held = "money money rations rations documents contacts"
    table = set_table(
        "danger",
        identities={"green": "jacoba"},
        place={"green": "cafe"},
        alibi={"green": 10},
        held={"green": held},
        safety={"cafe": 7},
        side="standard",
        fate=["PAT-04", "green", 6],
    )
    # Two of six Resources lie on her Player Board.
    assert table.safety("cafe") == 6
    assert table.game.slots(0) == 10


@pytest.mark.rule("DR-IDENT-08", "DR-Q-91")
def test_joke_guides_somebody_who_agrees() -> None:
    table = set_table(identities={"green": "joke"}, place={"green": "bank", "blue": "cafe"}, occupiers={"A": "soldier"})
    table.choose("ability", "fetch_and_bring", 0)
    assert table.match.asked() == ["blue"]
    table.choose("agree", seat="blue")
    assert (table.where("blue"), table.alibi("blue")) == ("bank", 9)
    refused = set_table(identities={"green": "joke"}, place={"green": "bank", "blue": "cafe"})
    refused.choose("ability", "fetch_and_bring", 0)
    refused.choose("decline", seat="blue")
    assert (refused.where("blue"), refused.alibi("green")) == ("cafe", 10)


@pytest.mark.rule("DR-Q-103")
def test_alone_joke_guides_herself() -> None:
    table = set_table(seats="green", identities={"green": "joke"}, place={"green": "bank"}, occupiers={"C": "soldier"})
    table.choose("ability", "ahead_on_foot", 0)
    table.choose("guide", "green", "C")
    assert table.where() == "university"


@pytest.mark.rule("DR-AUSW-01", "DR-IDENT-01", "DR-Q-91")
def test_anda_walks_with_another() -> None:
    table = set_table(
        identities={"green": "anda"},
        place={"green": "bank", "blue": "bank"},
        ausweis={"green": 1},
        occupiers={"C": "soldier"},
    )
    table.choose("ability", "walk_with_me", 0)
    table.choose("character", "blue")
    table.choose("agree", seat="blue")
    table.choose("go", "C")
    assert (table.where("green"), table.where("blue"), table.ausweis()) == ("university", "university", 0)


@pytest.mark.rule("DR-Q-91")
def test_whoever_is_refused_may_ask_another() -> None:
    seats = "green blue yellow"
    places = dict.fromkeys(seats.split(), "bank")
    anda = set_table(seats=seats, identities={"green": "anda"}, place=places, ausweis={"green": 1})
    anda.choose("ability", "walk_with_me", 0)
    anda.choose("character", "blue")
    anda.choose("decline", seat="blue")
    assert (anda.prompt, anda.offered()) == ("companion", [("character", "yellow"), ("decline",)])
    anda.choose("character", "yellow")
    anda.choose("agree", seat="yellow")
    anda.choose("go", "C")
    assert (anda.where("blue"), anda.where("yellow")) == ("bank", "university")
    cornelia = set_table(seats=seats, place=places, held={"green": "rations"})
    cornelia.choose("ability", "sharing_a_meal", 0)
    cornelia.choose("character", "blue")
    cornelia.choose("decline", seat="blue")
    cornelia.choose("character", "yellow")
    cornelia.choose("agree", seat="yellow")
    cornelia.choose("spend", "rations")
    assert (cornelia.held("blue"), cornelia.held("yellow")) == ({}, {"rations": 1})


@pytest.mark.rule("DR-Q-91", "DR-ESC-01")
def test_anda_walks_alone_and_nobody_is_moved() -> None:
    table = set_table(
        identities={"green": "anda"},
        place={"green": "bank", "blue": "bank"},
        ausweis={"green": 1},
        occupiers={"C": "soldier"},
    )
    table.choose("ability", "walk_with_me", 0)
    table.choose("decline")
    table.choose("go", "C")
    assert (table.where("green"), table.where("blue")) == ("university", "bank")


@pytest.mark.rule("DR-IDENT-09", "DR-MP-05", "DR-Q-66")
def test_selma_moves_up_to_four_times() -> None:
    table = set_table(identities={"green": "selma"}, place={"green": "bank"})
    table.choose("ability", "courier", 0)
    assert not table.offers("stop")
    for road in "OOOO":
        table.choose("go", road)
    assert (table.where(), table.prompt) == ("bank", "turn")


@pytest.mark.rule("DR-IDENT-10", "DR-MP-03")
def test_wim_goes_past_an_occupier() -> None:
    table = set_table(identities={"green": "wim"}, place={"green": "bank"}, occupiers={"C": "soldier"})
    table.choose("ability", "straight_past", 0)
    table.choose("go", "C")
    assert (table.where(), table.held(), table.prompt) == ("university", {"information": 1}, "turn")


@pytest.mark.rule("DR-IDENT-10", "DR-IDENT-11", "DR-Q-61")
def test_wim_looks_at_the_patrol_card() -> None:
    table = set_table(identities={"green": "wim"}, fate=["PAT-03", "brown"])
    table.choose("ability", "inside_knowledge", 0)
    assert table.game.patrol_deck.pile.top == ["PAT-03"]
    assert table.game.patrol_regions == [0, 4]
    entry = next(entry for entry in table.match.log if entry.key == "patrol.seen")
    assert (entry.audience, entry.values) == (("green",), {"card": "PAT-03"})


@pytest.mark.rule("DR-IDENT-10", "DR-PATROL-11")
def test_wim_lays_a_false_trail() -> None:
    table = set_table(identities={"green": "wim"}, occupiers={"C": "soldier"})
    table.choose("ability", "a_false_trail", 0)
    table.choose("shift", "C", "soldier", "black")
    assert table.road("B") == "soldier"


@pytest.mark.rule("DR-IDENT-02", "DR-SPEC-01")
def test_anton_places_newspapers() -> None:
    table = set_table(identities={"green": "anton"}, place={"green": "bank"})
    table.choose("ability", "write_at_night", 0)
    table.choose("safety", "C7")
    assert [place for place, lies in enumerate(table.game.vonk) if lies] == [1, 6]


@pytest.mark.rule("DR-IDENT-07", "DR-TRAIN-01")
def test_jo_rides_without_an_action_point() -> None:
    table = set_table(identities={"green": "jo"}, place={"green": "cafe"}, tickets={"green": 1})
    table.choose("ability", "through_the_barrier", 0)
    assert (table.where(), table.tickets()) == ("station", 0)


def no_cards(game: Dutch) -> None:
    game.ausweis[1] = game.box.tokens.ausweis


@pytest.mark.rule("DR-AUSW-05")
def test_no_ausweis_card_is_left() -> None:
    table = set_table(identities={"green": "anda"}, prepare=no_cards)
    table.choose("ability", "false_papers", 0)
    assert table.ausweis("green") == 0
