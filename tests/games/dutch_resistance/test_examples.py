"""The worked examples of the rulebook, with scripted fate."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.kernel.game import Setup
from tests.games.dutch_resistance.table import ALIBI, set_table


@pytest.mark.rule("DR-EX-01", "DR-START-04", "DR-START-05", "DR-BOARD-03")
def test_morale_15_gives_four_tokens() -> None:
    table = set_table("start", morale=15)
    assert table.game.tokens == 4


@pytest.mark.rule("DR-EX-02", "DR-STD-02")
def test_raising_safety() -> None:
    table = set_table(place={"green": "cafe"}, safety={"cafe": 1}, fate=[5])
    table.act("raise")
    assert table.safety("cafe") == 6


@pytest.mark.rule("DR-EX-03", "DR-STD-04", "DR-LA-07", "DR-RES-02")
def test_church() -> None:
    table = set_table(place={"green": "church"}, held={"green": "contacts"}, morale=10)
    supply = table.game.supply(3)
    table.act("location")
    assert (table.held(), table.game.morale, table.game.supply(3)) == ({}, 16, supply + 1)


@pytest.mark.rule("DR-EX-04", "DR-MOVE-01", "DR-MOVE-02", "DR-MOVE-03")
def test_two_moves_over_safe_roads() -> None:
    table = set_table(place={"green": "bank"})
    table.act("go", "O")
    assert table.where() == "printer"
    table.choose("go", "M")
    assert table.where() == "hospital"
    assert (table.alibi(), table.prompt) == (ALIBI, "turn")


@pytest.mark.rule(
    *("DR-EX-05", "DR-HALT-01", "DR-HALT-02", "DR-HALT-03", "DR-HALT-04", "DR-HALT-08", "DR-ROAD-04", "DR-ROAD-08")
)
def test_a_halt_card_that_intensifies() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, fate=["HALT-11"])
    table.act("go", "C")
    assert (table.prompt, table.offered()) == ("halt", [("choose", "1"), ("choose", "2")])
    table.choose("choose", "1")
    assert (table.road("C"), table.where()) == ("soldier", "university")


@pytest.mark.rule("DR-EX-06", "DR-DANGER-01", "DR-DANGER-02", "DR-DANGER-06")
@pytest.mark.parametrize("side", ["easy", "standard"])
def test_danger_by_alibi_and_resources(side: str) -> None:
    table = set_table(
        "danger",
        seats="green",
        place={"green": "cafe"},
        alibi={"green": 8},
        held={"green": "rations rations"},
        safety={"cafe": 7},
        fate=["PAT-04", "green", 6],
        side=side,
    )
    assert table.safety("cafe") == 5
    assert table.alibi() == 8


@pytest.mark.rule("DR-EX-07", "DR-PATROL-12", "DR-PATROL-13", "DR-PATROL-14", "DR-PATROL-10", "DR-PATROL-09")
def test_a_green_patrol_card() -> None:
    occupiers = {"A": "soldier", "D": "policeman", "M": "policeman"}
    table = set_table("patrol", occupiers=occupiers, morale=10, fate=["PAT-01", "red", 4])
    assert table.game.morale == 9
    # Soldiers along white, from A over the Bank to C; Policemen along black, from D over the University to C.
    assert [table.road(letter) for letter in "ACDM"] == ["", "policeman soldier", "", "policeman"]
    assert (table.safety("meeting_place"), table.safety("bank"), table.safety("university")) == (4, 2, 3)


@pytest.mark.rule("DR-EX-08", "DR-PATROL-04", "DR-PATROL-05", "DR-PATROL-06", "DR-BOARD-05")
def test_a_soldier_and_two_policemen_leave_a_road() -> None:
    table = set_table(
        "patrol",
        place={"green": "cafe"},
        alibi={"green": 8},
        safety={"bank": 6, "cafe": 7},
        occupiers={"A": "soldier policeman policeman"},
        fate=["PAT-01", "red", 6],
    )
    table.choose("march", "soldier")
    assert (table.safety("bank"), table.safety("cafe"), table.alibi()) == (4, 5, 6)
    assert (table.road("C"), table.road("N")) == ("soldier", "policeman policeman")


@pytest.mark.rule("DR-EX-09", "DR-LA-08", "DR-SAFE-04")
def test_farm() -> None:
    table = set_table(place={"green": "farm"}, held={"green": "rations money"}, morale=9, safety={"cafe": 1})
    before = sum(table.game.safety)
    table.act("location")
    table.choose("safety", "C1")
    assert (table.held(), table.game.morale, table.safety("cafe")) == ({}, 12, 6)
    assert sum(table.game.safety) == before + 5


@pytest.mark.rule("DR-EX-10", "DR-SAFE-05")
def test_the_same_location_twice() -> None:
    table = set_table(
        place={"green": "university"},
        held={"green": "contacts"},
        safety={"cafe": 1},
        helpers=["the_schoolteacher", "paul"],
    )
    table.act("location")
    table.choose("helper", "the_schoolteacher")
    table.choose("safety", "C1")
    table.choose("safety", "C1")
    assert table.safety("cafe") == 5


@pytest.mark.rule("DR-EX-11", "DR-EXCH-01", "DR-EXCH-02")
def test_exchange_between_two_moves() -> None:
    table = set_table(
        place={"green": "bank", "blue": "printer"},
        held={"green": "money", "blue": "rations"},
        tickets={"blue": 1},
        ausweis={"green": 1},
    )
    table.act("go", "O")
    table.choose("give", "green", "blue", "money")
    table.choose("agree", seat="blue")
    table.choose("give", "green", "blue", "ausweis")
    table.choose("agree", seat="blue")
    table.choose("give", "blue", "green", "ticket", seat="blue")
    table.choose("agree", seat="green")
    assert (table.held("green"), table.held("blue")) == ({}, {"rations": 1, "money": 1})
    assert (table.tickets("green"), table.ausweis("blue")) == (1, 1)
    table.choose("go", "M")
    assert table.where() == "hospital"


@pytest.mark.rule("DR-EX-12", "DR-HALT-06", "DR-CARD-03")
def test_a_halt_card_asks_for_what_is_not_there() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, alibi={"green": 9}, fate=["HALT-01"])
    table.act("go", "C")
    table.choose("choose", "2")
    assert table.alibi() == 7


@pytest.mark.rule("DR-EX-13", "DR-STD-06", "DR-LA-01")
@pytest.mark.parametrize("amount", [1, 2])
def test_bank(amount: int) -> None:
    table = set_table(place={"green": "bank"})
    table.act("location")
    table.choose("take", amount)
    assert table.held() == {"money": amount}


@pytest.mark.rule("DR-EX-14", "DR-LA-15", "DR-STD-06", "DR-LA-16")
def test_station() -> None:
    table = set_table(place={"green": "station"}, held={"green": "money"}, safety={"station": 4})
    table.act("location")
    table.choose("take", 1)
    assert (table.held(), table.safety("station"), table.tickets()) == ({}, 3, 1)


@pytest.mark.rule("DR-EX-15", "DR-LA-17", "DR-LA-18", "DR-HELP-02", "DR-HELP-04", "DR-HELP-05", "DR-Q-45")
def test_university() -> None:
    table = set_table(place={"green": "university"}, held={"green": "contacts"}, morale=5, fate=["the_chaplain"])
    table.act("location")
    table.choose("helper", "paul")
    assert (table.held(), table.game.morale) == ({"rations": 1}, 6)
    assert table.offered() == [("helper", "the_chaplain"), ("helper", "the_baker"), ("done",)]
    table.choose("helper", "the_chaplain")
    assert table.game.morale == 9
    assert table.game.helper_bottoms[0] == ["paul", "the_chaplain"]


@pytest.mark.rule("DR-EX-16", "DR-LA-14", "DR-PATROL-11", "DR-PATROL-08", "DR-Q-40")
def test_police_station() -> None:
    table = set_table(
        scenario="essential_hands",
        place={"green": "police_station", "blue": "cafe"},
        held={"green": "money"},
        alibi={"green": 5, "blue": 5},
        occupiers={"A": "policeman", "J": "soldier"},
    )
    table.act("location")
    assert table.offered() == [("shift", "A", "policeman", "white"), ("shift", "A", "policeman", "black")]
    table.choose("shift", "A", "policeman", "white")
    assert (table.road("A"), table.road("C")) == ("", "policeman")
    assert (table.safety("cafe"), table.alibi("blue")) == (3, 4)
    assert (table.held(), table.alibi()) == ({"information": 1}, 6)


@pytest.mark.rule("DR-EX-17", "DR-CHAR-02", "DR-CHAR-09", "DR-CHAR-10", "DR-IDENT-03")
def test_an_and_card_with_two_abilities() -> None:
    table = set_table(place={"green": "bank"}, held={"green": "rations"}, alibi={"green": 5}, fate=[2])
    table.choose("point", "keep_neighbors_safe")
    table.choose("gather")
    assert table.prompt == "turn.ability"
    table.choose("ability", "keep_neighbors_safe", 0)
    table.choose("safety", "C1")
    table.choose("keep")
    assert (table.safety("cafe"), table.where()) == (6, "bank")
    table.choose("ability", "keep_neighbors_safe", 1)
    assert (table.alibi(), table.held()) == (6, {"information": 1})


@pytest.mark.rule("DR-EX-18", "DR-CHAR-03", "DR-MP-04")
def test_an_or_card() -> None:
    table = set_table(place={"green": "bank"})
    table.choose("ability", "getting_food", 0)
    table.choose("stop")
    assert (table.held(), table.where(), table.prompt) == ({"rations": 2}, "bank", "turn")
    assert not table.offers(None, "getting_food")


@pytest.mark.rule("DR-EX-19", "DR-CHAR-13", "DR-CHAR-14", "DR-OCC-02")
def test_the_occupier_card_follows_a_discarded_card() -> None:
    table = set_table(occupier_cards={"green": "OCC-1-05"}, morale=10, fate=[1])
    table.end_turn()
    assert (table.game.morale, table.safety("distribution_office")) == (9, 2)
    assert table.game.occupier_discard == ["OCC-1-05"]


@pytest.mark.rule("DR-EX-20", "DR-ACT-03", "DR-Q-28")
def test_losing_morale_costs_no_token_of_this_round() -> None:
    table = set_table(occupier_cards={"green": "OCC-1-03"}, morale=13, tokens=4)
    table.end_turn()
    assert (table.game.morale, table.game.tokens) == (11, 4)
    again = set_table("start", morale=12)
    assert again.game.tokens == 3


@pytest.mark.rule("DR-EX-21", "DR-ACT-02", "DR-TERM-04", "DR-MAT-03", "DR-ALIBI-05")
def test_a_token_in_anothers_turn() -> None:
    table = set_table(place={"blue": "bank"}, tokens=2, occupiers={"C": "policeman"}, fate=["HALT-01"])
    table.choose("token", "blue", seat="blue")
    assert table.match.seat == "blue"
    table.choose("go", "C")
    assert table.match.seat == "blue"
    table.choose("choose", "1")
    assert (table.alibi("blue"), table.alibi("green")) == (8, 9)
    table.choose("stop")
    assert (table.match.seat, table.game.active, table.game.tokens) == ("green", 0, 1)


@pytest.mark.rule("DR-EX-22", "DR-EX-23", "DR-SETUP-06", "DR-SETUP-07", "DR-SETUP-08", "DR-SETUP-09", "DR-ROUND-02")
@pytest.mark.parametrize(("seats", "decks"), [(2, [12, 12]), (3, [12, 12]), (4, [12, 12]), (5, [13, 12]), (1, [6, 6])])
def test_the_occupier_deck(seats: int, decks: list[int]) -> None:
    colours = ["green", "blue", "yellow", "purple", "grey"][:seats]
    game = GAME.start(Setup("safe_houses", colours))
    assert game.occupiers_left == decks
    rounds = {1: 12, 2: 12, 3: 8, 4: 6, 5: 5}
    assert sum(decks) // seats == rounds[seats]
    assert sum(decks) % seats == 0


@pytest.mark.rule("DR-EX-24", "DR-SETUP-30", "DR-SETUP-29")
def test_the_first_player() -> None:
    game = GAME.start(Setup("network", ["yellow", "grey", "blue"]))
    assert game.colours[game.first] == "blue"
    named = GAME.start(Setup("network", ["yellow", "grey", "blue"], {"first": "grey"}))
    assert named.colours[named.first] == "grey"


@pytest.mark.rule("DR-EX-29", "DR-HALT-09", "DR-HALT-10", "DR-HALT-05", "DR-Q-10")
def test_several_occupiers_on_a_road() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "soldier policeman policeman"}, fate=["HALT-01"])
    table.act("go", "C")
    table.choose("choose", "1")
    # 2 for the Soldier's section, 2 for two Policemen.
    assert table.alibi() == 9 - 4


@pytest.mark.rule("DR-EX-31", "DR-RAID-03", "DR-RAID-11")
def test_a_raid_at_the_end_of_the_danger_phase() -> None:
    table = set_table(
        "danger", place={"green": "cafe"}, alibi={"green": 8}, safety={"cafe": 1}, morale=10, fate=["RAID-04", "PAT-04"]
    )
    raided = table.log_keys().index("raided")
    assert table.match.log[raided].values == {"place": "C1", "card": "RAID-04", "tile": "cafe"}
    assert table.match.log[raided + 2].values == {"place": "C1", "to": 4, "tile": "cafe"}
