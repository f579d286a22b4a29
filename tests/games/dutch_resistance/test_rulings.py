"""Rulings on what the rulebook leaves open, and small rules that belong to no other chapter of the tests."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import LEVELS
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.game import Setup
from tests.games.dutch_resistance.table import set_table, with_tokens

COLOURS = ["green", "blue", "yellow", "purple", "grey"]


@pytest.mark.rule("DR-SETUP-02", "DR-SETUP-04", "DR-SETUP-19", "DR-Q-14", "DR-VAR-01")
def test_scenario_level_and_side_are_chosen() -> None:
    for level in LEVELS:
        for side in ("easy", "standard"):
            game = GAME.start(Setup("officers_eye", ["green", "blue"], {"level": level, "side": side}))
            assert (game.scenario.number, game.level.id, game.variant.side) == (5, level, side)


@pytest.mark.rule("DR-SETUP-05", "DR-SETUP-15", "DR-SETUP-16", "DR-SETUP-31", "DR-SETUP-27")
def test_the_table_before_the_first_round() -> None:
    game = GAME.start(Setup("network", ["green", "blue"]))
    assert [len(pile) for pile in (*game.base_cards, *game.scenario_cards)] == [12, 12, 4, 4]
    assert (game.tokens, game.first, game.round) == (0, 0, 0)


@pytest.mark.rule("DR-GOAL-05", "DR-ROUND-03", "DR-Q-82")
@pytest.mark.parametrize(("count", "rounds"), [(1, 12), (2, 12), (3, 8), (4, 6), (5, 5)])
def test_an_occupier_card_a_round_and_character(count: int, rounds: int) -> None:
    game = GAME.start(Setup("network", COLOURS[:count]))
    assert sum(game.occupiers_left) == rounds * count


@pytest.mark.rule("DR-MOR-01", "DR-ALIBI-01", "DR-MOR-03")
def test_morale_is_shared_and_alibi_is_not() -> None:
    table = set_table(place={"green": "church"}, held={"green": "contacts"}, morale=20, alibi={"green": 3, "blue": 4})
    table.act("location")
    assert (table.game.morale, table.alibi("green"), table.alibi("blue")) == (21, 3, 4)


@pytest.mark.rule("DR-TERM-02", "DR-TERM-03", "DR-TERM-05", "DR-Q-92")
def test_the_first_player_decides_at_night() -> None:
    def blue_first(game: Dutch) -> None:
        game.first = 1

    table = set_table(
        "danger",
        place={"green": "cafe", "blue": "bank"},
        alibi={"green": 8, "blue": 8},
        safety={"cafe": 1, "bank": 1},
        prepare=blue_first,
    )
    assert (table.prompt, table.match.asked()) == ("raid", ["blue"])


@pytest.mark.rule("DR-SAFE-12", "DR-SAFE-11")
@pytest.mark.parametrize(("tile", "struck"), [("bank", "cafe"), ("church", "distribution_office")])
def test_a_die_for_the_area_of_the_character(tile: str, struck: str) -> None:
    table = set_table(occupier_cards={"green": "OCC-2-05"}, place={"green": tile, "blue": "printer"}, fate=[1])
    before = table.safety(struck)
    table.end_turn()
    assert table.safety(struck) == before - 1


@pytest.mark.rule("DR-RAID-09", "DR-Q-81")
def test_arrests_come_before_the_effects_of_the_raid() -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        morale=10,
        prepare=with_tokens(("student", "cafe"), ("teacher", "bank")),
        fate=["RAID-05", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    rules = [entry.rule for entry in table.match.log if entry.key in ("morale", "alibi")]
    assert rules == ["DR-RAID-06", "DR-RAID-08", "DR-RAID-08"]


@pytest.mark.rule("DR-Q-32")
def test_a_loss_counts_before_a_win() -> None:
    def all_others_hidden(game: Dutch) -> None:
        with_tokens(("student", "cafe"), ("teacher", "zoo"))(game)
        game.token_fixed[1] = True
        game.caught = 1

    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        prepare=all_others_hidden,
        fate=["RAID-04", 1, 1],
    )
    table.act("gather")
    table.choose("keep")
    assert table.outcome == "lost.caught"


@pytest.mark.rule("DR-Q-50")
def test_a_halt_card_strikes_only_the_moving_character() -> None:
    table = set_table(
        place={"green": "bank", "blue": "university"},
        held={"blue": "money"},
        occupiers={"C": "policeman"},
        fate=["HALT-01"],
    )
    table.act("go", "C")
    table.choose("choose", "2")
    assert (table.alibi("green"), table.alibi("blue"), table.held("blue")) == (7, 9, {"money": 1})


@pytest.mark.rule("DR-Q-53")
def test_any_option_that_can_be_completed() -> None:
    table = set_table(occupier_cards={"green": "OCC-1-08"}, held={"green": "money"})
    table.end_turn()
    assert table.offered() == [("choose", "a"), ("choose", "b")]


@pytest.mark.rule("DR-Q-05", "DR-Q-06", "DR-Q-69", "DR-ESC-02", "DR-ESC-07", "DR-EXCH-03")
def test_tokens_lie_on_locations() -> None:
    table = set_table(
        place={"green": "bank", "blue": "bank"}, prepare=with_tokens(("student", "bank"), ("teacher", "bank"))
    )
    assert not table.offers("give")
    table.choose("point", "getting_food")
    # One token a move, and any Character there may take it.
    assert table.offered("escort", "O") == [("escort", "O", "student"), ("escort", "O", "teacher")]
    table.choose("escort", "O", "teacher")
    assert [table.game.tile(place).id for place in table.game.token_place] == ["bank", "printer"]


@pytest.mark.rule("DR-Q-73", "DR-SOLO-06")
def test_alone_vouching_is_for_oneself() -> None:
    table = set_table(seats="green", identities={"green": "filip"}, alibi={"green": 5})
    table.choose("ability", "vouching", 0)
    table.choose("choose", "contacts")
    assert table.held() == {"contacts": 1}


@pytest.mark.rule("DR-SOLO-02", "DR-Q-49", "DR-HALT-02")
def test_alone_too_the_option_is_chosen_before_its_effects_are_known() -> None:
    table = set_table(seats="green", place={"green": "bank"}, occupiers={"C": "policeman"}, fate=["HALT-07"])
    table.act("go", "C")
    assert (table.prompt, table.match.pending.values if table.match.pending else None) == ("halt", {"card": "HALT-07"})
    assert [entry.key for entry in table.match.log[-1:]] == ["halt"]


@pytest.mark.rule("DR-DANGER-07", "DR-Q-62")
def test_all_losses_of_a_night_come_before_its_raids() -> None:
    table = set_table(
        "danger",
        place={"green": "cafe", "blue": "cafe"},
        alibi={"green": 8, "blue": 8},
        safety={"cafe": 1},
        fate=["RAID-04", "PAT-02"],
    )
    keys = [entry.key for entry in table.match.log]
    assert keys[: keys.index("raided")].count("safety") == 2


@pytest.mark.rule("DR-HELP-01", "DR-HELP-06", "DR-CARD-04")
def test_a_character_card_gives_a_helper() -> None:
    table = set_table(identities={"green": "jacoba"}, alibi={"green": 5})
    table.choose("ability", "the_right_person", 0)
    table.choose("helper", "the_baker")
    assert (table.held(), table.alibi()) == ({"rations": 2}, 6)


@pytest.mark.rule("DR-LOC-05", "DR-ROAD-07")
def test_an_occupier_card_on_regions() -> None:
    table = set_table(scenario="safe_houses", occupier_cards={"green": "SCN-2-7"})
    table.end_turn()
    assert table.offered() == [("intensify", road) for road in "EFGH"]
    table.choose("intensify", "F")
    assert table.offered() == [("intensify", road) for road in "QRST"]


@pytest.mark.rule("DR-Q-27", "DR-BOARD-03")
def test_there_is_always_a_token() -> None:
    assert set_table("start", morale=1).game.tokens == 1
    assert set_table("start", morale=21).game.tokens == 5


@pytest.mark.rule("DR-MP-01")
def test_each_move_goes_over_one_road() -> None:
    table = set_table(place={"green": "bank"})
    table.choose("point", "getting_food")
    assert [option[1] for option in table.offered("go")] == ["A", "C", "I", "O"]
    table.choose("go", "C")
    table.choose("go", "C")
    # The Movement Action has two Movement Points.
    assert (table.where(), table.prompt) == ("bank", "turn")
