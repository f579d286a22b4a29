"""Small print that mutants changed unnoticed: who may do what meanwhile, what cards may say, what the log tells."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.choices import CHOICES, ONE_CHARACTER, SCENARIOS, first_players, option
from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.effects import can_complete
from motstand.games.dutch_resistance.goals import goal, wanted_of
from motstand.games.dutch_resistance.holdings import count_of
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.turn import could_be_paid
from motstand.games.dutch_resistance.vocabulary import TILES, effect_of
from motstand.kernel.errors import ContentError
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from tests.games.dutch_resistance.table import Preparation, Table, all_of, set_table, with_tokens

# -- meanwhile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-MAT-04", "DR-SPEC-02", "DR-Q-104")
def test_nobody_steps_in_while_a_newspaper_is_read() -> None:
    def prepare(game: Dutch) -> None:
        game.vonk[game.place_of_tile("bank")] = True

    table = set_table(place={"green": "bank", "blue": "bank"}, held={"blue": "money"}, tokens=2, prepare=prepare)
    table.choose("vonk", "green")
    table.choose("choose", "move")
    assert (table.prompt, table.match.asked()) == ("move", ["green"])
    assert not table.offers("token")
    table.choose("stop")
    assert table.match.asked() == ["green", "blue"]


@pytest.mark.rule("DR-Q-68")
@pytest.mark.parametrize(("held", "could"), [("rations", True), ("money", False)])
def test_whether_somebody_there_holds_what_an_ability_costs(held: str, could: bool) -> None:
    table = set_table(place={"green": "bank", "blue": "bank"}, held={"blue": held})
    assert could_be_paid(table.game, 0, "keep_neighbors_safe", 0) == could
    assert not could_be_paid(table.game, 0, "keep_neighbors_safe", 1)


@pytest.mark.rule("DR-EXCH-01")
def test_what_can_be_given_away() -> None:
    table = set_table(held={"blue": "money money"}, tickets={"blue": 1}, ausweis={"blue": 3})
    counts = {thing: count_of(table.game, 1, thing) for thing in ("money", "rations", "ticket", "ausweis", "alibi")}
    assert counts == {"money": 2, "rations": 0, "ticket": 1, "ausweis": 3, "alibi": 0}


@pytest.mark.rule("DR-IDENT-02", "DR-SPEC-01")
def test_a_newspaper_is_placed_where_its_character_is() -> None:
    table = set_table(identities={"green": "anton"}, place={"green": "bank"})
    table.choose("ability", "spread_de_vonk", 0)
    game = table.game
    assert [place for place, lies in enumerate(game.vonk) if lies] == [game.place_of_tile("bank")]


def with_patrols(left: list[str], first: str) -> Preparation:
    """These Patrol cards are still in the deck, all others were put to its bottom, this one first."""

    def prepare(game: Dutch) -> None:
        others = [card for card in game.box.cards.patrols if card not in [*left, first]]
        game.patrol_deck.pile.rest = left
        game.patrol_deck.bottom = [first, *others]

    return prepare


@pytest.mark.rule("DR-IDENT-11", "DR-Q-61", "DR-CARD-05")
def test_below_the_last_patrol_card_lies_the_first_that_was_put_under() -> None:
    last = with_patrols(["PAT-03"], "PAT-06")
    table = set_table(identities={"green": "wim"}, fate=["PAT-03", "yellow"], prepare=last)
    table.choose("ability", "inside_knowledge", 0)
    assert table.game.patrol_regions == [0, 1]


@pytest.mark.rule("DR-CARD-05", "DR-PATROL-01")
def test_patrol_cards_that_were_put_under_come_in_their_order() -> None:
    deck = set_table("patrol", fate=[6], prepare=with_patrols([], "PAT-02")).game.patrol_deck
    assert (deck.bottom, deck.pile.top[-1], len(deck.pile)) == (["PAT-02"], "PAT-01", 19)


@pytest.mark.rule("DR-SETUP-12")
def test_tiles_that_are_not_in_play_lie_nowhere() -> None:
    game = set_table().game
    assert [tile for tile in TILES if game.place_of_tile(tile) == NOWHERE] == ["black_market", "police_station", "zoo"]


# -- what cards may say ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-CARD-02", "DR-Q-98")
@pytest.mark.parametrize(("place", "possible"), [("bank", False), ("farm", True)])
def test_what_a_card_does_not_ask_for_here_need_not_be_there(place: str, possible: bool) -> None:
    table = set_table(place={"green": place})
    scene = Scene(0, table.game.place[0], "DR-CARD-02")
    assert can_complete(table.game, scene, [effect_of("if city: money -1")]) == possible


@pytest.mark.rule("DR-CARD-02")
def test_what_a_card_gives_pays_for_none_of_what_it_asks() -> None:
    table = set_table(place={"green": "bank"})
    scene = Scene(0, table.game.place[0], "DR-CARD-02")
    assert not can_complete(table.game, scene, [effect_of("money +1"), effect_of("money -1")])


@pytest.mark.rule("DR-CARD-01", "DR-RAID-08")
@pytest.mark.parametrize(("tile", "morale"), [("bank", 10), ("farm", 9)])
def test_a_raid_card_may_depend_on_where_its_player_is(monkeypatch: pytest.MonkeyPatch, tile: str, morale: int) -> None:
    table = set_table(place={"green": tile}, safety={tile: 1}, morale=10, fate=["RAID-04"])
    monkeypatch.setattr(table.game.box.cards.raids["RAID-04"], "effects", [effect_of("if country: morale -1")])
    table.act("gather")
    assert table.game.morale == morale


@pytest.mark.rule("DR-IDENT-03", "DR-IDENT-06")
@pytest.mark.parametrize(
    ("identity", "card", "most"), [("cornelia", "sharing_a_meal", 2), ("jacoba", "handed_over", 3)]
)
def test_how_much_a_card_lets_somebody_give(identity: str, card: str, most: int) -> None:
    held = {"green": "money money money money"}
    table = set_table(identities={"green": identity}, place={"green": "bank", "blue": "cafe"}, held=held)
    table.choose("ability", card, 0)
    table.choose("character", "blue")
    table.choose("agree", seat="blue")
    for _ in range(most):
        assert table.prompt == "gift"
        table.choose("spend", "money")
    assert (table.held("blue"), table.prompt) == ({"money": most}, "turn.point")


@pytest.mark.rule("DR-Q-52")
@pytest.mark.parametrize(("option", "left"), [("a", {"money": 1}), ("b", {})])
def test_of_options_that_nobody_can_complete_as_much_as_possible_is_resolved(
    monkeypatch: pytest.MonkeyPatch, option: str, left: dict[str, int]
) -> None:
    table = set_table(occupier_cards={"green": "OCC-1-03"}, held={"green": "money"}, morale=10)
    options = {
        "a": [effect_of("ticket -1"), effect_of("morale -1")],
        "b": [effect_of("money -2"), effect_of("morale -1")],
    }
    monkeypatch.setattr(table.game.box.cards.occupiers["OCC-1-03"], "options", options)
    table.end_turn()
    table.choose("choose", option)
    assert (table.held(), table.game.morale) == (left, 9)


@pytest.mark.rule("DR-CARD-01")
@pytest.mark.parametrize(
    "text",
    [
        "move",
        "helper",
        "give",
        "when city: alibi -1",
        "if: alibi -1",
        "if city 2: alibi -1",
        "if resources: alibi -1",
        "train 1",
        "intensify",
        "intensify here here",
        "move 0-2 home",
        "move 10",
        "morale",
        "morale 1",
        "morale -1 here",
        "morale -x",
        "alibi -1 here all",
    ],
)
def test_an_effect_that_says_too_little_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(ContentError):
        effect_of(text)


@pytest.mark.rule("DR-ROAD-07", "DR-LOC-05")
@pytest.mark.parametrize(("text", "what"), [("B", "letter"), ("yellow", "region"), ("here", "here")])
def test_which_road_is_intensified_is_said(text: str, what: str) -> None:
    (said,) = said_effects([effect_of(f"intensify {text}")])
    assert (said["values"]["what"], said["values"]["road"]) == (what, "" if text == what else text)


@pytest.mark.rule("DR-S1-02", "DR-S3-08", "DR-S4-14", "DR-S5-07")
@pytest.mark.parametrize(
    ("scenario", "goals"),
    [
        ("network", [8, 8, 7, 6, 5]),
        ("essential_hands", [4, 4, 4, 3, 3]),
        ("lines_and_papers", [6, 4, 4, 4, 4]),
        ("officers_eye", [4, 4, 3, 3, 3]),
    ],
)
def test_the_sheet_says_how_much_there_is_to_do(scenario: str, goals: list[int]) -> None:
    game = set_table(scenario=scenario, seats="green blue yellow purple").game
    assert [wanted_of(game.box, game.scenario, characters) for characters in range(1, 6)] == goals
    assert goal(game)["values"]["count"] == goals[3]


@pytest.mark.rule("DR-VAR-03", "DR-VAR-04", "DR-SOLO-01", "DR-SETUP-04", "DR-SETUP-19")
def test_what_is_chosen_for_a_new_table() -> None:
    """The Officer and the Nurse belong to a Scenario already; alone, Helpers are the usual company."""
    chosen = {option.name: option for option in CHOICES}
    assert {option.name: option.usual for option in CHOICES} == {
        "level": "medium",
        "side": "easy",
        "solo": "helpers",
        "group": "press_basic",
        "first": "green",
        "simplified": "no",
        "random_places": "no",
        "officer": "no",
        "person": "nobody",
    }
    assert "officers_eye" not in chosen["officer"].scenarios
    assert "essential_hands" not in chosen["person"].scenarios
    assert chosen["level"].scenarios == SCENARIOS
    assert [name for name, option in chosen.items() if option.variant] == [
        "simplified",
        "random_places",
        "officer",
        "person",
    ]
    assert (chosen["solo"].seatings, chosen["group"].needs) == ([["green"]], {"solo": "group"})
    assert ONE_CHARACTER == [["green"]]


@pytest.mark.rule("DR-VAR-03", "DR-SOLO-01")
def test_an_option_belongs_to_all_scenarios_but_the_one_that_has_it_anyway() -> None:
    officer = option("officer", elsewhere="officers_eye", variant=True)
    assert (officer.scenarios, officer.usual, officer.values) == (SCENARIOS[:4], "no", ["no", "yes"])
    solo = option("solo", ["helpers", "group"])
    assert (solo.scenarios, solo.usual, solo.variant) == (SCENARIOS, "helpers", False)


@pytest.mark.rule("DR-SETUP-29", "DR-SETUP-30")
def test_whoever_is_at_the_table_may_be_named_first() -> None:
    by_count = {len(choice.values): choice for choice in first_players()}
    assert sorted(by_count) == [2, 3, 4, 5]
    assert {choice.usual for choice in by_count.values()} == {"green"}
    assert by_count[2].seatings == [["green", "blue"], ["green+blue"]]
    assert by_count[3].values == ["green", "blue", "yellow"]


# -- what is told -----------------------------------------------------------------------------------------------------


def told(table: Table, key: str) -> dict[str, Any]:
    """What the only line with this key says."""
    (entry,) = [entry for entry in table.match.log if entry.key == key]
    values: dict[str, Any] = entry.values
    return values


@pytest.mark.rule("DR-HELP-02")
def test_a_helper_is_told_with_who_took_it() -> None:
    table = set_table(place={"green": "university"}, held={"green": "contacts"}, helpers=["the_chaplain", "paul"])
    table.act("location")
    table.choose("helper", "the_chaplain")
    assert told(table, "helper.taken") == {"character": "green", "card": "the_chaplain"}


@pytest.mark.rule("DR-Q-105")
def test_which_newspaper_was_taken_is_told() -> None:
    def prepare(game: Dutch) -> None:
        game.token_progress = [1, 0]

    papers = with_tokens(("newspaper", "printer"), ("newspaper", "printer"))
    table = set_table(scenario="lines_and_papers", place={"green": "printer"}, prepare=all_of(papers, prepare))
    table.act("escort", "C", "newspaper")
    table.choose("newspaper", 1)
    assert told(table, "newspaper.taken")["deliveries"] == 1


@pytest.mark.rule("DR-CHAR-08")
def test_the_action_point_after_an_ability_is_told() -> None:
    table = set_table(alibi={"green": 5})
    table.choose("ability", "keep_neighbors_safe", 1)
    table.choose("point", "keep_neighbors_safe")
    assert told(table, "card.also") == {"character": "green", "card": "keep_neighbors_safe", "use": "point"}


@pytest.mark.rule("DR-TRAIN-04")
def test_who_rode_along_is_told() -> None:
    table = set_table(
        scenario="officers_eye",
        place={"green": "cafe"},
        tickets={"green": 1},
        prepare=with_tokens(("suitcase", "cafe"), ("camera", "bank")),
    )
    table.act("ride_with", "L3", "suitcase")
    assert (told(table, "rode.with")["token"], table.where()) == ("suitcase", "station")


@pytest.mark.rule("DR-VAR-02")
def test_tiles_at_random_are_told() -> None:
    setup = Setup("network", ["green"], {"identities": {"green": "cornelia"}, "random_places": "yes"})
    match = match_from(GAME, setup, GAME.start(setup), Seeded("tiles"))
    assert told(Table(match), "tiles")["tiles"] == [Table(match).game.tile(place).id for place in range(len(PLACES))]


@pytest.mark.rule("DR-ROAD-09")
@pytest.mark.parametrize("occupier", ["policeman", "soldier"])
def test_a_road_that_is_reduced_is_told(occupier: str) -> None:
    table = set_table(
        identities={"green": "jacoba"},
        helpers=["the_police_sergeant", "paul"],
        occupiers={"C": occupier, "D": "policeman"},
    )
    table.choose("ability", "the_right_person", 0)
    table.choose("helper", "the_police_sergeant")
    table.choose("reduce", "C", occupier)
    assert (told(table, "reduced"), table.road("C")) == (
        {"road": "C", "occupier": occupier},
        "policeman" if occupier == "soldier" else "",
    )
