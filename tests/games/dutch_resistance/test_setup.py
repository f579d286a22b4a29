"""Setup, the Start Phase, the end of a round, and how games end."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import IDENTITIES
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import JointChoice
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.piles import Pile
from tests.games.dutch_resistance.table import Table, set_table


def opened(scenario: str, seats: list[str], fate: list[str] | None = None, **options: Any) -> Table:
    """A table from the very beginning."""
    setup = Setup(scenario, seats, dict(options))
    return Table(match_from(GAME, setup, GAME.start(setup), Scripted(list(fate or []), Seeded(scenario))))


@pytest.mark.rule("DR-SETUP-20", "DR-SETUP-21", "DR-SETUP-22")
def test_everybody_takes_another_identity() -> None:
    table = opened("network", ["green", "blue"])
    assert isinstance(table.match.pending, JointChoice)
    table.choose("be", "anton", seat="blue")
    assert not table.offers("be", "anton")
    table.choose("be", "jacoba", seat="green")
    assert [IDENTITIES[identity] for identity in table.game.identities] == ["jacoba", "anton"]
    assert table.game.hands[1] == ["write_at_night", "spread_de_vonk", "a_speech_in_the_back_room"]


@pytest.mark.rule("DR-SETUP-14", "DR-SETUP-17", "DR-SETUP-23", "DR-SETUP-13")
def test_the_level_says_what_lies_on_the_board() -> None:
    game = GAME.start(Setup("network", ["green"], {"level": "hard"}))
    assert (game.morale, game.alibi) == (7, [5])
    roads = {
        letter: [kinds[number] for kinds in game.occupiers] for number, letter in enumerate("ABCDEFGHIJKLMNOPQRST")
    }
    assert {letter: counts for letter, counts in roads.items() if sum(counts)} == {
        **{letter: [1, 0] for letter in "CFHKNS"},
        **{letter: [0, 1] for letter in "EJ"},
    }
    assert game.safety == [game.tile(place).start for place in range(13)]


@pytest.mark.rule("DR-SETUP-10", "DR-SETUP-11", "DR-SETUP-18")
def test_decks() -> None:
    game = GAME.start(Setup("network", ["green", "blue"]))
    sizes = [len(deck) for deck in (game.patrol_deck, game.raid_deck, game.halt_deck)]
    assert sizes == [20, 18, 46]
    assert game.helpers_left == [10, 10]
    assert (game.tickets_left(), game.ausweis_left()) == (8, 8)


@pytest.mark.rule("DR-SETUP-24", "DR-S1-01", "DR-Q-88", "DR-Q-79")
def test_scenario_1_starts_on_the_meeting_place() -> None:
    table = set_table("turn", seats="green blue yellow")
    assert [table.where(colour) for colour in ("green", "blue", "yellow")] == ["meeting_place"] * 3


@pytest.mark.rule("DR-SETUP-25", "DR-SETUP-26")
def test_the_others_start_where_the_identity_says() -> None:
    table = set_table("turn", scenario="safe_houses", seats="green blue purple")
    assert [table.where(colour) for colour in ("green", "blue", "purple")] == [
        "distribution_office",
        "hairdresser",
        "meeting_place",
    ]


@pytest.mark.rule("DR-SETUP-21")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([], {}),
        (["green", "green"], {}),
        (["green", "orange"], {}),
        (["green"], {"weather": "rain"}),
        (["green"], {"level": "mild"}),
        (["green"], {"first": "blue"}),
        (["green", "blue"], {"identities": {"green": "anda", "blue": "anda"}}),
    ],
)
def test_a_setup_that_cannot_be(seats: list[str], options: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        GAME.start(Setup("network", seats, options))


# -- the Start Phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-START-01", "DR-START-02", "DR-Q-99", "DR-OCC-06")
def test_everybody_gets_cards_in_turn_order() -> None:
    fate = ["grey", "OCC-1-07", "black", "SCN-1-3"]
    table = set_table("start", fate=fate, prepare=lambda game: setattr(game, "first", 1))
    assert table.game.occupier_cards == ["SCN-1-3", "OCC-1-07"]
    assert table.game.hands == [game_cards("cornelia"), game_cards("selma")]
    assert table.game.turn == 1


def game_cards(identity: str) -> list[str]:
    game = GAME.start(Setup("network", ["green"], {"identities": {"green": identity}}))
    return game.identity(0).cards


@pytest.mark.rule("DR-START-03", "DR-OCC-01", "DR-SOLO-22")
def test_only_its_owner_sees_an_occupier_card() -> None:
    table = set_table("start", seats="green blue")
    assert seen_by(table) == [("green",), ("blue",)]
    several = set_table("start", seats="green+blue")
    assert seen_by(several) == [(), ()]


def seen_by(table: Table) -> list[tuple[str, ...]]:
    """Who sees the Occupier cards that are drawn in the Start Phase of this table."""
    from motstand.games.dutch_resistance.decks import occupier_seen_by

    return [occupier_seen_by(table.game, who) for who in table.game.characters()]


@pytest.mark.rule("DR-SETUP-08", "DR-OCC-08")
def test_all_cards_of_the_scenario_come_in_the_first_twelve() -> None:
    table = set_table("start", seats="green blue", simplified="yes")
    for _ in range(40):
        if table.game.occupiers_left[0] == 0:
            break
        table.game.phase = "start"
        table = Table(match_from(GAME, table.match.setup, table.game, Seeded(str(table.game.round))))
    drawn = table.game.occupier_discard
    assert len([card for card in drawn if card.startswith("SCN-1-")]) == 4
    assert len([card for card in drawn if card.startswith("OCC-1-")]) == 8


@pytest.mark.rule("DR-GOAL-09", "DR-SIMPLE-03", "DR-SIMPLE-04", "DR-END-04")
def test_no_occupier_card_is_left_to_draw() -> None:
    def last_round(game: Dutch) -> None:
        game.occupiers_left = [0, 1]
        game.scenario_cards = [Pile([]), Pile([])]

    table = set_table("start", simplified="yes", prepare=last_round)
    assert (table.outcome, table.match.outcome.rule if table.match.outcome else "") == ("lost.time", "DR-GOAL-09")


@pytest.mark.rule("DR-END-01", "DR-TERM-01")
def test_the_marker_passes_on() -> None:
    table = set_table("end of round", seats="green blue yellow")
    assert (table.game.first, table.game.turn) == (1, 1)


@pytest.mark.rule("DR-END-02", "DR-Q-30")
def test_the_last_round_is_played_in_full() -> None:
    def empty(game: Dutch) -> None:
        game.occupiers_left = [0, 0]
        game.scenario_cards = [Pile([]), Pile([])]

    table = set_table("danger", fate=["PAT-04", "green", 6], prepare=empty)
    assert table.log_keys().count("patrol") == 1
    assert table.outcome == "lost.time"
    # No new round begins in which cards could not be drawn.
    assert table.match.outcome is not None
    assert (table.match.outcome.rule, table.log_keys().count("round")) == ("DR-END-02", 0)


@pytest.mark.rule("DR-SIMPLE-02", "DR-SIMPLE-03")
def test_simplified_play() -> None:
    table = set_table("start", simplified="yes")
    assert table.game.occupier_cards == ["", ""]
    assert len(table.game.occupier_discard) == 2
    assert not table.offers("ability")
    table.choose("point", "keep_neighbors_safe")
    table.choose("gather")
    assert table.prompt == "turn"


@pytest.mark.rule("DR-GOAL-01", "DR-GOAL-08", "DR-MOR-04")
def test_morale_below_1() -> None:
    # With an Occupier in the Region the card costs no second Morale.
    table = set_table("patrol", morale=1, occupiers={"A": "policeman"}, fate=["PAT-02", "green", 1])
    assert table.match.outcome is not None
    assert (table.outcome, table.match.outcome.winners, table.game.morale) == ("lost.morale", (), 0)


@pytest.mark.rule("DR-GOAL-07", "DR-ALIBI-04")
def test_alibi_below_1() -> None:
    table = set_table(
        place={"green": "bank"}, alibi={"green": 2}, occupiers={"C": "soldier"}, fate=["HALT-01"], morale=20
    )
    table.act("go", "C")
    table.choose("choose", "1")
    assert table.outcome == "lost.alibi"
