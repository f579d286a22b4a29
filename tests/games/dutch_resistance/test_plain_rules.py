"""Rules that were broken one by one, in ways that the tests citing them did not notice."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import NOWHERE, PLACES, SOLDIER
from motstand.games.dutch_resistance.goals import progress
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import LETTERS
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from tests.games.dutch_resistance.table import Preparation, Table, all_of, set_table, with_tokens
from tests.games.dutch_resistance.test_solo import papers_on

# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-GOAL-07", "DR-ALIBI-04", "DR-END-04")
@pytest.mark.parametrize(("alibi", "outcome"), [(1, "lost.alibi"), (2, "")])
def test_anybodys_alibi_loses_the_game(alibi: int, outcome: str) -> None:
    """Not only that of the Character whose turn it is."""
    table = set_table(occupier_cards={"green": "SCN-1-8"}, alibi={"green": 5, "blue": alibi}, morale=10)
    table.end_turn()
    assert table.outcome == outcome


# -- setup -------------------------------------------------------------------------------------------------------------

TILES = {
    "network": "cafe bank university meeting_place station hospital printer "
    "distribution_office farm church forger informant hairdresser",
    "safe_houses": "meeting_place bank university forger station hospital printer "
    "cafe church distribution_office hairdresser farm zoo",
    "essential_hands": "hospital cafe church station distribution_office police_station meeting_place "
    "printer farm bank hairdresser university black_market",
    "lines_and_papers": "police_station printer bank cafe meeting_place church university "
    "station farm informant hospital distribution_office black_market",
    "officers_eye": "university meeting_place cafe bank hairdresser printer church "
    "forger zoo station informant distribution_office farm",
}
"""By Scenario the tiles on City Locations 1 to 7 and Countryside Locations 1 to 6."""


def begun(scenario: str, **options: str) -> Table:
    """A table on which everything is in its place, before the first card."""
    setup = Setup(scenario, ["green", "blue"], {"identities": {"green": "wim", "blue": "jo"}, **options})
    return Table(match_from(GAME, setup, GAME.start(setup), Seeded(scenario)))


@pytest.mark.rule("DR-SETUP-12", "DR-SETUP-13")
@pytest.mark.parametrize("scenario", list(TILES))
def test_which_tile_lies_where(scenario: str) -> None:
    game = begun(scenario).game
    tiles = [game.tile(place) for place in range(len(PLACES))]
    assert [tile.id for tile in tiles] == TILES[scenario].split()
    assert game.safety == [tile.start for tile in tiles]


@pytest.mark.rule("DR-SETUP-27", "DR-SETUP-15")
def test_what_lies_on_the_card_of_scenario_4() -> None:
    game = begun("lines_and_papers").game
    places = [place for token, place in enumerate(game.token_place) if game.token_ids[token] == "newspaper"]
    assert (places, len(game.costs_on_card), sum(game.token_secured)) == ([NOWHERE] * 3, 4, 0)


@pytest.mark.rule("DR-SETUP-31", "DR-SETUP-29", "DR-ACT-01")
@pytest.mark.parametrize("colour", ["green", "blue"])
def test_whoever_is_named_first_begins(colour: str) -> None:
    table = begun("network", first=colour)
    assert (table.game.colours[table.game.first], table.match.seat) == (colour, colour)


# -- the Start Phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-ROUND-03", "DR-START-02")
@pytest.mark.parametrize("seats", ["green blue", "green blue yellow purple grey"])
def test_everybody_gets_an_occupier_card_each_round(seats: str) -> None:
    table = set_table("start", seats=seats)
    before = 25 if seats.endswith("grey") else 24
    assert all(table.game.occupier_cards)
    assert sum(table.game.occupiers_left) == before - len(seats.split())


# -- Occupiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-LOC-05", "DR-PATROL-14")
def test_occupiers_of_other_regions_stay() -> None:
    table = set_table(
        "patrol",
        place={"green": "cafe", "blue": "cafe"},
        occupiers={"A": "policeman", "M": "soldier"},
        fate=["PAT-01", "blue", 6],
    )
    assert (table.road("A"), table.road("N"), table.road("M")) == ("", "policeman", "soldier")


@pytest.mark.rule("DR-ROAD-04", "DR-ROAD-06")
def test_one_of_several_policemen_becomes_a_soldier() -> None:
    table = set_table(
        place={"green": "bank"}, occupiers={"C": "policeman policeman soldier"}, occupier_cards={"green": "OCC-1-07"}
    )
    table.end_turn()
    table.choose("intensify", "C")
    assert table.road("C") == "policeman soldier soldier"


@pytest.mark.rule("DR-ROAD-05", "DR-ROAD-06")
def test_a_policeman_is_added_to_however_many_soldiers() -> None:
    table = set_table(
        place={"green": "bank"}, occupiers={"C": "soldier soldier soldier"}, occupier_cards={"green": "OCC-1-07"}
    )
    table.end_turn()
    table.choose("intensify", "C")
    assert table.road("C") == "policeman soldier soldier soldier"


@pytest.mark.rule("DR-ROAD-06", "DR-PATROL-03")
def test_occupiers_meet_on_one_road() -> None:
    """From A the black sign leads to N, where three are already."""
    table = set_table(
        "patrol",
        place={"green": "bank", "blue": "bank"},
        occupiers={"A": "policeman policeman", "N": "policeman policeman soldier"},
        fate=["PAT-01", "blue", 6],
    )
    assert table.road("N") == "policeman policeman policeman policeman soldier"


def with_few_left(count: int) -> Preparation:
    """All but so many Occupier tokens are Soldiers on Road T."""

    def prepare(game: Dutch) -> None:
        game.occupiers[SOLDIER][LETTERS.index("T")] = game.occupier_supply() - count

    return prepare


@pytest.mark.rule("DR-Q-35", "DR-Q-51", "DR-HALT-06")
@pytest.mark.parametrize(
    ("road", "left", "now", "morale"),
    [("soldier", 1, "policeman soldier", 10), ("soldier", 0, "soldier", 9), ("policeman", 0, "soldier", 10)],
)
def test_the_last_occupier_token(road: str, left: int, now: str, morale: int) -> None:
    """It is placed; when none is left the alternative counts, but a Policeman there still becomes a Soldier."""
    table = set_table(
        place={"green": "bank"},
        safety={"university": 4},
        occupiers={"C": road},
        morale=10,
        prepare=with_few_left(left),
        fate=["HALT-11"],
    )
    table.act("go", "C")
    table.choose("choose", "1")
    assert (table.road("C"), table.game.morale) == (now, morale)


@pytest.mark.rule("DR-Q-35", "DR-ROAD-05")
@pytest.mark.parametrize(("left", "line"), [(1, "intensified.policeman"), (0, "intensified.none")])
def test_an_occupier_card_places_the_last_token_or_none(left: int, line: str) -> None:
    table = set_table(place={"green": "bank"}, occupier_cards={"green": "OCC-1-07"}, prepare=with_few_left(left))
    table.end_turn()
    table.choose("intensify", "C")
    assert (table.road("C"), line in table.log_keys()) == ("policeman" if left else "", True)


# -- moves and cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-MP-03", "DR-MP-04", "DR-MP-05")
@pytest.mark.parametrize(
    ("identity", "card", "may_stay"),
    [("wim", "straight_past", False), ("selma", "courier", False), ("selma", "on_the_move", True)],
)
def test_how_many_moves_must_be_made(identity: str, card: str, may_stay: bool) -> None:
    table = set_table(identities={"green": identity, "blue": "frits"}, place={"green": "bank"})
    table.choose("ability", card, 0)
    assert table.offers("stop") == may_stay


@pytest.mark.rule("DR-ROAD-03", "DR-HELP-04", "DR-MOVE-04")
@pytest.mark.parametrize(("occupiers", "stops"), [("C", []), ("D", []), ("C D", ["halt"])])
def test_the_first_controlled_road_counts_as_safe(occupiers: str, stops: list[str]) -> None:
    """With the Tram Conductor over C and D: the first of them that is Controlled, but not a second one."""
    table = set_table(
        place={"green": "bank"},
        identities={"green": "jacoba"},
        helpers=["the_tram_conductor", "paul"],
        occupiers=dict.fromkeys(occupiers.split(), "policeman"),
        fate=["the_baker"] if not stops else ["HALT-25"],
    )
    table.choose("ability", "the_right_person", 0)
    table.choose("helper", "the_tram_conductor")
    table.choose("go", "C")
    table.choose("go", "D")
    assert [key for key in table.log_keys() if key == "halt"] == stops


@pytest.mark.rule("DR-CHAR-08", "DR-CHAR-04", "DR-MAT-04")
def test_the_action_point_is_used_to_its_end_before_the_ability() -> None:
    """And the card is not done before both are: no token and no other card comes between them."""
    table = set_table(identities={"green": "selma"}, place={"green": "bank"}, tokens=2)
    table.choose("point", "on_the_move")
    assert table.prompt == "action"
    table.choose("gather")
    assert (table.held(), table.prompt) == ({"information": 1}, "turn.ability")
    assert not table.offers("token")
    assert not table.offers("point")
    assert not table.offers("ability", "courier")


@pytest.mark.rule("DR-CHAR-09", "DR-CHAR-10")
def test_the_ability_of_an_and_card_may_be_left() -> None:
    table = set_table(alibi={"green": 5}, held={"green": "rations"})
    table.choose("point", "keep_neighbors_safe")
    table.choose("gather")
    assert table.prompt == "turn.ability"
    table.choose("done")
    assert (table.alibi(), table.prompt) == (5, "turn")


@pytest.mark.rule("DR-Q-97", "DR-CHAR-10")
def test_the_second_ability_follows_the_first_before_the_action_point() -> None:
    table = set_table(place={"green": "bank"}, held={"green": "rations"}, fate=[2])
    table.choose("ability", "keep_neighbors_safe", 0)
    table.choose("safety", "C1")
    assert (table.prompt, table.offered("ability")) == ("turn.ability", [("ability", "keep_neighbors_safe", 1)])
    table.choose("done")
    assert table.prompt == "turn.point"


@pytest.mark.rule("DR-HELP-05", "DR-CARD-05")
def test_helpers_come_again_in_the_order_in_which_they_went() -> None:
    """The unseen cards of both decks have all been taken; each deck has its own bottom."""

    def worked_through(game: Dutch) -> None:
        cards = sorted(game.helpers_unseen.rest)
        game.helpers_left, game.helper_bottoms = [0, 0], [cards[:9], cards[9:]]
        game.helpers_unseen.rest = []

    table = set_table(identities={"green": "jacoba"}, helpers=["the_baker", "paul"], prepare=worked_through)
    table.choose("ability", "the_right_person", 0)
    table.choose("helper", "the_baker")
    assert table.game.helper_tops == ["the_bank_clerk", "paul"]
    assert (table.game.helper_bottoms[0][0], table.game.helper_bottoms[0][-1]) == ("the_bicycle_maker", "the_baker")


@pytest.mark.rule("DR-SIMPLE-02")
def test_in_simplified_play_no_card_waits_for_a_gift() -> None:
    table = set_table(simplified="yes", place={"green": "bank", "blue": "bank"}, held={"blue": "rations"})
    table.choose("point", "keep_neighbors_safe")
    table.choose("gather")
    assert table.prompt == "turn"


# -- raids by day ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RAID-02", "DR-OCC-05")
def test_a_raid_follows_an_occupier_card() -> None:
    table = set_table(
        place={"green": "cafe", "blue": "bank"},
        safety={"cafe": 2},
        occupier_cards={"green": "OCC-1-06"},
        morale=10,
        fate=["RAID-04"],
    )
    table.end_turn()
    assert (table.safety("cafe"), table.game.morale, table.game.raids_due) == (4, 9, [])


@pytest.mark.rule("DR-RAID-02", "DR-SOLO-12")
def test_a_raid_follows_a_request() -> None:
    """The challenging Press Circle gives a Resource for 1 Safety; the raid also costs 1 Morale for its token."""

    def here(game: Dutch) -> None:
        game.token_place[game.groups()[0]] = game.place_of_tile("cafe")

    table = set_table(
        seats="green",
        solo="group",
        group="press_challenging",
        place={"green": "cafe"},
        safety={"cafe": 1},
        morale=10,
        prepare=here,
        fate=["RAID-04", 6, 6],
    )
    table.choose("request", "green")
    table.choose("gain", "money")
    assert (table.safety("cafe"), table.game.morale, table.game.raids_due) == (4, 8, [])


# -- Morale Action tokens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-MAT-03", "DR-ACT-02", "DR-Q-25")
def test_tokens_are_for_anybody_when_all_turns_are_over() -> None:
    table = set_table(tokens=1)
    table.end_turn()
    table.end_turn()
    assert {seat: table.match.options_for(seat) for seat in table.match.asked()} == {
        "green": [("token", "green")],
        "blue": [("token", "blue")],
    }


@pytest.mark.rule("DR-MAT-04", "DR-TERM-04")
def test_no_token_is_used_during_a_morale_action() -> None:
    table = set_table(place={"green": "bank", "blue": "bank"}, held={"blue": "money"}, tokens=2)
    table.choose("token", "green")
    table.choose("go", "O")
    assert (table.prompt, table.offers("token"), table.match.options_for("blue")) == (
        "move",
        False,
        [("drop", "blue", "money")],
    )


# -- Locations ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-LA-01", "DR-LA-03", "DR-LA-05", "DR-STD-06")
@pytest.mark.parametrize("tile", ["bank", "distribution_office", "printer"])
def test_one_or_two_are_gained(tile: str) -> None:
    table = set_table(place={"green": tile})
    table.act("location")
    assert table.offered() == [("take", 1), ("take", 2)]


@pytest.mark.rule(
    "DR-LA-06", "DR-LA-07", "DR-LA-08", "DR-LA-09", "DR-LA-11", "DR-LA-13", "DR-LA-15", "DR-LA-17", "DR-STD-04"
)
@pytest.mark.parametrize(
    ("tile", "enough", "too_little"),
    [
        ("church", "contacts", "money"),
        ("farm", "rations money", "rations"),
        ("forger", "documents", "contacts"),
        ("hairdresser", "rations", "money"),
        ("informant", "information documents", "information information"),
        ("station", "money", "rations"),
        ("university", "contacts", "documents"),
    ],
)
def test_a_location_asks_for_its_price(tile: str, enough: str, too_little: str) -> None:
    def is_open(held: str) -> bool:
        table = set_table(place={"green": tile}, held={"green": held})
        table.choose("point", "getting_food")
        return table.offers("location")

    assert (is_open(enough), is_open(too_little)) == (True, False)


@pytest.mark.rule("DR-S1-03", "DR-S1-07")
@pytest.mark.parametrize("costs", [{}, {"hospital": "K-05"}])
def test_a_costs_token_closes_a_location_whichever_side_is_up(costs: dict[str, str]) -> None:
    table = set_table(place={"green": "hospital"}, costs=costs, open_tiles=False)
    table.choose("point", "getting_food")
    assert not table.offers("location")
    night = set_table(
        "danger",
        place={"green": "hospital", "blue": "bank"},
        alibi={"green": 10, "blue": 10},
        costs=costs,
        open_tiles=False,
        fate=["PAT-02", "blue", 1],
    )
    assert (night.safety("hospital"), night.safety("bank")) == (4, 4)


# -- De Vonk -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SPEC-02")
@pytest.mark.parametrize(
    ("option", "now"),
    [
        ("information", ({"information": 1}, 10, 5, 4)),
        ("morale", ({}, 11, 5, 4)),
        ("alibi", ({}, 10, 6, 4)),
        ("safety", ({}, 10, 5, 6)),
    ],
)
def test_what_a_newspaper_gives(option: str, now: tuple[dict[str, int], int, int, int]) -> None:
    table = set_table(place={"green": "bank"}, alibi={"green": 5}, morale=10, prepare=papers_on("bank"))
    table.choose("vonk", "green")
    table.choose("choose", option)
    assert (table.held(), table.game.morale, table.alibi(), table.safety("bank")) == now


@pytest.mark.rule("DR-SPEC-04")
def test_a_newspaper_of_anton_is_neither_taken_along_nor_searched_for() -> None:
    """Where a Newspaper of Scenario 4 is both."""

    def asked(token: str) -> tuple[bool, list[str]]:
        lying = with_tokens(("newspaper", token), ("newspaper", ""))
        table = set_table(
            scenario="lines_and_papers",
            place={"green": "bank"},
            safety={"bank": 1},
            prepare=all_of(lying, papers_on("bank")),
            fate=["RAID-04", 6, 6],
        )
        table.choose("point", "getting_food")
        is_movable = table.offers("escort")
        table.choose("gather")
        return is_movable, [entry.key for entry in table.match.log if entry.key == "rolled"]

    assert asked("printer") == (False, [])
    assert asked("bank") == (True, ["rolled"])


# -- Scenarios ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-S2-06")
@pytest.mark.parametrize(("dice", "found"), [((1, 2), True), ((1, 3), False)])
def test_hidden_persons_are_two_safer(dice: tuple[int, int], found: bool) -> None:
    """Against 6: a sum of 3 and 2 more is too low, 4 and 2 more is enough."""

    def is_hidden(game: Dutch) -> None:
        game.token_fixed = [True, False]

    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        safety={"cafe": 1},
        prepare=all_of(with_tokens(("student", "cafe"), ("teacher", "bank")), is_hidden),
        fate=["RAID-02", *dice],
    )
    table.act("gather")
    table.choose("keep")
    assert (table.game.caught == 1) == found


@pytest.mark.rule("DR-S2-03", "DR-S2-04")
def test_only_persons_here_who_are_not_hidden_are_looked_after() -> None:
    def one_is_hidden(game: Dutch) -> None:
        game.token_fixed = [False, True, False]

    table = set_table(
        scenario="safe_houses",
        place={"green": "cafe"},
        held={"green": "information"},
        prepare=all_of(with_tokens(("student", "cafe"), ("teacher", "cafe"), ("musician", "bank")), one_is_hidden),
    )
    table.choose("point", "getting_food")
    assert table.offered("scenario_for") == [("scenario_for", "find_address", "student")]


@pytest.mark.rule("DR-IDENT-04", "DR-SAFE-07", "DR-TOKEN-01")
def test_filip_shields_persons_on_the_board_alone() -> None:
    """Neither the Location of an Item nor somebody who is out of the game."""
    table = set_table(
        scenario="officers_eye",
        identities={"green": "filip"},
        place={"green": "cafe"},
        prepare=with_tokens(("suitcase", "farm"), ("nurse", "bank"), ("doctor", "church"), ("student", "")),
    )
    table.choose("ability", "shielded_place", 0)
    table.choose("choose", "hiding")
    assert table.offered("safety") == [("safety", "C4"), ("safety", "C7")]


@pytest.mark.rule("DR-IDENT-08", "DR-ESC-07", "DR-S2-04")
def test_joke_guides_persons_on_the_board_who_may_be_moved() -> None:
    """No Item, nobody who is hidden, nobody who is out of the game."""

    def one_is_hidden(game: Dutch) -> None:
        game.token_fixed = [False, True, False, False]

    lying = with_tokens(("student", "bank"), ("teacher", "bank"), ("musician", ""), ("suitcase", "bank"))
    table = set_table(
        scenario="safe_houses",
        identities={"green": "joke"},
        place={"green": "bank", "blue": "farm"},
        prepare=all_of(lying, one_is_hidden),
    )
    table.choose("ability", "ahead_on_foot", 0)
    assert {guided for _, guided, _ in table.offered("guide")} == {"student"}


@pytest.mark.rule("DR-S5-07", "DR-VAR-04")
@pytest.mark.parametrize(("caught", "wanted"), [(0, 4), (1, 3)])
def test_a_guest_is_no_part_of_the_goal(caught: int, wanted: int) -> None:
    def prepare(game: Dutch) -> None:
        game.add_token("nurse", game.place_of_tile("bank"))
        game.caught = caught

    assert progress(set_table(scenario="officers_eye", prepare=prepare).game) == (0, wanted)


@pytest.mark.rule("DR-S4-05")
def test_without_a_telephone_nothing_is_installed() -> None:
    def prepare(game: Dutch) -> None:
        game.spots = ["line"] * len(PLACES)

    table = set_table(
        scenario="lines_and_papers",
        place={"green": "bank"},
        held={"green": "money rations contacts documents information rations"},
        prepare=all_of(with_tokens(("newspaper", "bank")), prepare),
    )
    table.choose("point", "getting_food")
    assert not table.offers("scenario_for", "install")


@pytest.mark.rule("DR-S4-03")
def test_only_spots_that_are_face_down_are_looked_at() -> None:
    table = set_table(scenario="lines_and_papers", held={"green": "information information"}, fate=["line"])
    down = [("look", "green", place) for place in PLACES]
    assert table.offered("look") == down
    table.choose("look", "green", "L6")
    assert table.offered("look") == down[:-1]


@pytest.mark.rule("DR-S4-09", "DR-COMP-16")
@pytest.mark.parametrize("secured", [1, 2])
def test_there_are_two_secure_tokens(secured: int) -> None:
    def prepare(game: Dutch) -> None:
        game.token_fixed = [True] * 3
        game.token_secured = [number < secured for number in range(3)]

    table = set_table(
        scenario="lines_and_papers",
        place={"green": "bank"},
        held={"green": "contacts"},
        prepare=all_of(with_tokens(("telephone", "cafe"), ("telephone", "farm"), ("telephone", "bank")), prepare),
    )
    table.choose("point", "getting_food")
    assert table.offers("scenario", "secure") == (secured < 2)


# -- what is held ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-Q-36", "DR-BOARD-07", "DR-SOLO-19")
def test_in_the_start_phase_no_room_is_made() -> None:
    """By day room may be made for a gain; a Helper of the morning brings Rations in vain."""
    table = set_table(
        "start",
        seats="green",
        helpers=["the_baker", "paul"],
        held={"green": "money money money money contacts contacts"},
        solo="helpers",
    )
    table.choose("helper", "the_baker")
    table.choose("agree")
    assert (table.held(), table.prompt) == ({"money": 4, "contacts": 2}, "turn")


@pytest.mark.rule("DR-Q-92", "DR-RAID-08")
def test_only_who_has_an_ausweis_card_can_give_one() -> None:
    table = set_table(
        place={"green": "cafe", "blue": "cafe"},
        safety={"cafe": 1},
        ausweis={"blue": 1},
        alibi={"green": 5, "blue": 5},
        fate=["RAID-10"],
    )
    table.act("gather")
    assert (table.prompt, table.ausweis("blue"), table.alibi("green"), table.alibi("blue")) == ("turn", 0, 5, 5)


@pytest.mark.rule("DR-AUSW-04")
@pytest.mark.parametrize("ausweis", [0, 1])
def test_an_ausweis_card_helps_on_the_road_alone(ausweis: int) -> None:
    """Whoever holds one is passed by Policemen, raided and asked by Occupier cards like anybody else."""
    place, alibi, held = {"green": "cafe", "blue": "bank"}, {"green": 5, "blue": 5}, {"green": ausweis}
    passed = set_table(
        "patrol", place=place, alibi=alibi, ausweis=held, occupiers={"A": "policeman"}, fate=["PAT-01", "blue", 6]
    )
    raided = set_table(place=place, alibi=alibi, ausweis=held, safety={"cafe": 1}, fate=["RAID-03"])
    raided.act("gather")
    asked = set_table(place=place, alibi=alibi, ausweis=held, occupier_cards={"green": "SCN-1-8"})
    asked.end_turn()
    assert [table.alibi() for table in (passed, raided, asked)] == [4, 3, 4]
    assert [table.ausweis() for table in (passed, raided, asked)] == [ausweis] * 3


@pytest.mark.rule("DR-Q-34")
def test_a_resource_that_has_run_out_is_told() -> None:
    table = set_table(
        seats="green blue",
        identities={"blue": "jacoba"},
        place={"green": "cafe"},
        held={"blue": "contacts contacts contacts contacts contacts"},
    )
    table.act("location")
    assert (table.held(), "gain.none" in table.log_keys()) == ({}, True)
