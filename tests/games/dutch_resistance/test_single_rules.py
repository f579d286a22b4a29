"""Rules that longer tests only pass by, each broken by one thing alone."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.choices import SCENARIOS, SEATINGS
from motstand.games.dutch_resistance.components import COLOURS, PLACES
from motstand.games.dutch_resistance.goals import wanted_of
from motstand.games.dutch_resistance.marks import marked_places
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP, HELPERS
from motstand.games.dutch_resistance.vocabulary import RESOURCES
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.players import policy
from tests.games.dutch_resistance.table import Table, set_table, with_tokens


def tokens_on(table: Table) -> list[str]:
    """The tiles on which the Persons in Hiding and Items lie; "" for those that are out of the game."""
    return [table.game.tile(place).id if place >= 0 else "" for place in table.game.token_place]


# -- the round ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-ROUND-01")
def test_day_and_night_come_in_their_order() -> None:
    """Start, Action, Danger, Patrol and the end, round by round."""
    match = new_match(GAME, "network", ["green", "blue"], fate=Seeded("a round"))
    while [entry.key for entry in match.log].count("round") < 2:
        match.play(policy(match))
    keys = [entry.key for entry in match.log]
    order = [keys.index(key) for key in ("round", "tokens", "card", "occupier", "patrol", "first")]
    assert order == sorted(order)
    assert keys.index("first") < keys.index("round", order[0] + 1)
    # By night nobody plays a card.
    assert "card" not in keys[keys.index("patrol") : keys.index("first")]


@pytest.mark.rule("DR-GOAL-06")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_scenario_may_be_the_first(scenario: str) -> None:
    game = GAME.start(Setup(scenario, ["green", "blue"]))
    assert (game.scenario.id, game.scenario.number) == (scenario, SCENARIOS.index(scenario) + 1)


@pytest.mark.rule("DR-SOLO-21", "DR-ROUND-02")
@pytest.mark.parametrize(("characters", "rounds"), [(2, 12), (3, 8), (4, 6), (5, 5)])
def test_one_player_leads_two_to_five_characters(characters: int, rounds: int) -> None:
    """Each of these tables is on the shelf, and its deck is that of so many players."""
    seat = "+".join(COLOURS[:characters])
    assert [seat] in SEATINGS
    game = GAME.start(Setup("network", [seat]))
    assert (len(game.colours), sum(game.occupiers_left)) == (characters, rounds * characters)


@pytest.mark.rule("DR-S2-01", "DR-S2-09")
@pytest.mark.parametrize(("characters", "persons"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 3)])
def test_the_sheet_says_how_many_persons_have_to_be_hidden(characters: int, persons: int) -> None:
    game = GAME.start(Setup("safe_houses", COLOURS[:characters]))
    assert wanted_of(game.box, game.scenario, characters) == persons


@pytest.mark.rule("DR-SOLO-01", "DR-SETUP-01")
def test_who_plays_alone_has_a_solo_mode_or_several_characters() -> None:
    assert GAME.start(Setup("network", ["green"])).variant.solo == HELPERS
    assert GAME.start(Setup("network", ["green"], {"solo": GROUP})).variant.solo == GROUP
    variant = GAME.start(Setup("network", ["green+blue"]))
    assert (variant.variant.solo, len(variant.colours)) == ("", 2)
    for seats in (["green", "blue"], ["green+blue"]):
        with pytest.raises(SetupError):
            GAME.start(Setup("network", seats, {"solo": HELPERS}))


# -- simplified play ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-Q-74")
def test_the_solo_variant_may_be_simplified() -> None:
    table = set_table(seats="green+blue", simplified="yes")
    assert {option[0] for option in table.offered()} >= {"point", "discard_card"}
    assert not table.offers("ability")


@pytest.mark.rule("DR-Q-75")
def test_simplified_play_keeps_halts_and_raids() -> None:
    halted = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, fate=["HALT-07"], simplified="yes")
    halted.act("go", "C")
    assert halted.prompt == "halt"
    raided = set_table(place={"green": "bank"}, safety={"bank": 1}, fate=["RAID-04"], simplified="yes")
    raided.act("gather")
    assert "raided" in raided.log_keys()


@pytest.mark.rule("DR-Q-100")
def test_simplified_play_uses_jacobas_slots_and_no_newspapers() -> None:
    table = set_table(identities={"green": "jacoba", "blue": "anton"}, simplified="yes")
    plain = set_table(identities={"green": "cornelia", "blue": "anton"}, simplified="yes")
    assert table.game.slots(0) > plain.game.slots(0)
    table.end_turn()
    assert table.match.asked()[0] == "blue"
    assert not table.offers("ability", "de_vonk")


# -- on the way --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-AUSW-02", "DR-Q-08")
def test_an_ausweis_card_covers_whoever_is_taken_along() -> None:
    table = set_table(
        place={"green": "bank"},
        occupiers={"C": "soldier policeman"},
        ausweis={"green": 2},
        prepare=with_tokens(("student", "bank")),
    )
    table.act("escort", "C", "student")
    table.choose("show")
    assert (table.ausweis(), table.alibi(), tokens_on(table)) == (1, 9, ["university"])
    assert "halt" not in table.log_keys()


@pytest.mark.rule("DR-AUSW-02")
def test_the_next_controlled_road_needs_another_ausweis_card() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, ausweis={"green": 2})
    table.act("go", "C")
    table.choose("show")
    table.choose("go", "C")
    assert (table.prompt, table.ausweis()) == ("ausweis", 1)


@pytest.mark.rule("DR-Q-09")
def test_an_ausweis_card_comes_too_late_after_the_halt_card() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, ausweis={"green": 1}, fate=["HALT-05"])
    table.act("go", "C")
    table.choose("risk")
    assert {option[0] for option in table.offered()} == {"choose"}


@pytest.mark.rule("DR-ESC-02", "DR-Q-05")
def test_nobody_takes_two_along() -> None:
    table = set_table(place={"green": "bank"}, prepare=with_tokens(("student", "bank"), ("teacher", "bank")))
    table.act("escort", "O", "student")
    assert tokens_on(table) == ["printer", "bank"]
    assert all(len(option) == 3 for option in table.offered("escort"))


@pytest.mark.rule("DR-ESC-03")
def test_another_token_may_be_taken_on_the_next_move() -> None:
    table = set_table(place={"green": "bank"}, prepare=with_tokens(("student", "bank"), ("teacher", "printer")))
    table.act("escort", "O", "student")
    table.choose("escort", "M", "teacher")
    assert tokens_on(table) == ["printer", "hospital"]


@pytest.mark.rule("DR-ESC-06", "DR-Q-06")
def test_who_was_brought_is_searched_for_where_it_is_now() -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "bank", "blue": "printer"},
        safety={"printer": 1},
        fate=["RAID-04", 1, 1],
        prepare=with_tokens(("student", "bank"), ("teacher", "bank")),
    )
    table.act("escort", "O", "student")
    table.choose("stop")
    table.choose("point", "keep_neighbors_safe")
    table.choose("gather")
    table.choose("keep")
    assert tokens_on(table) == ["", "bank"]


@pytest.mark.rule("DR-ESC-07")
def test_no_answer_moves_a_token_alone() -> None:
    table = set_table(place={"green": "cafe"}, prepare=with_tokens(("student", "bank")))
    table.choose("point", "getting_food")
    assert not table.offers("escort")
    table.choose("raise")
    table.end_turn()
    assert tokens_on(table) == ["bank"]


@pytest.mark.rule("DR-Q-69")
def test_who_stands_by_may_take_a_token_without_being_given_it() -> None:
    table = set_table(
        place={"green": "bank", "blue": "bank"}, held={"green": "money"}, prepare=with_tokens(("student", "bank"))
    )
    assert [option for option in table.offered("give") if "student" in option] == []
    table.end_turn()
    table.choose("point")
    assert table.offers("escort", None, "student")


@pytest.mark.rule("DR-EXCH-03")
def test_what_is_not_given_to_somebody_goes_back_to_the_supply() -> None:
    table = set_table(held={"green": "money"}, place={"green": "bank", "blue": "cafe"})
    money = RESOURCES.index("money")
    before = table.game.supply(money)
    assert {option[0] for option in table.offered()} == {"point", "ability", "discard_card", "drop"}
    table.choose("drop", "green", "money")
    assert (table.held("green"), table.held("blue"), table.game.supply(money)) == ({}, {}, before + 1)


@pytest.mark.rule("DR-SOLO-15")
def test_a_group_is_neither_guided_nor_taken_by_train() -> None:
    def ready(game: Dutch) -> None:
        for token, tile in zip(game.groups(), ("station", "cafe", "farm"), strict=True):
            game.token_place[token] = game.place_of_tile(tile)

    table = set_table(seats="green", solo=GROUP, place={"green": "station"}, tickets={"green": 2}, prepare=ready)
    table.choose("point", "getting_food")
    assert table.offers("ride")
    assert not table.offers("ride_with")
    assert not table.offers("escort")


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-Q-37")
def test_the_same_die_may_be_rolled_again_and_again() -> None:
    table = set_table(
        place={"green": "bank"},
        safety={"bank": 1},
        held={"green": "information", "blue": "information"},
        fate=[1, 1, 4],
    )
    table.act("raise")
    table.choose("reroll", "green", 1)
    table.choose("reroll", "blue", 1, seat="blue")
    assert (table.safety("bank"), table.held("green"), table.held("blue")) == (5, {}, {})


@pytest.mark.rule("DR-Q-21")
@pytest.mark.parametrize(("dice", "place"), [((2, 4), "cafe"), ((2, 3), "")])
def test_a_sum_equal_to_the_number_finds_nothing(dice: tuple[int, int], place: str) -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        fate=["RAID-02", *dice],
        prepare=with_tokens(("student", "cafe"), ("teacher", "bank")),
    )
    table.act("gather")
    table.choose("keep")
    assert tokens_on(table) == [place, "bank"]
    assert PLACES[table.game.place_of_tile("cafe")] == "L1"


# -- the mark of a Scenario --------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-OCC-08", "DR-S4-05")
def test_only_an_installed_telephone_is_the_mark_of_scenario_4() -> None:
    """Neither the Telephones that are carried around nor Newspapers, wherever they lie."""

    def marks(installed: bool) -> list[str]:
        table = set_table(
            scenario="lines_and_papers",
            prepare=with_tokens(("telephone", "bank"), ("telephone", "cafe"), ("newspaper", "printer")),
        )
        table.game.token_fixed[0] = installed
        return [table.game.tile(place).id for place in marked_places(table.game)]

    assert (marks(True), marks(False)) == (["bank"], [])


@pytest.mark.rule("DR-OCC-08", "DR-SOLO-16", "DR-TOKEN-01")
@pytest.mark.parametrize(("scenario", "marked"), [("safe_houses", ["bank"]), ("officers_eye", ["cafe"])])
def test_persons_or_items_are_the_mark(scenario: str, marked: list[str]) -> None:
    table = set_table(scenario=scenario, prepare=with_tokens(("student", "bank"), ("suitcase", "cafe"), ("tailor", "")))
    assert [table.game.tile(place).id for place in marked_places(table.game)] == marked
