"""What leaves the table: as the view types declare it, and nothing that a seat cannot know."""

from __future__ import annotations

import msgspec
import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.box import open_box
from motstand.games.dutch_resistance.printed import printed
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.view_types import Printed, Private, Public
from motstand.kernel.flow import Choice
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.matches.match import Match
from motstand.kernel.words.languages import LANGUAGES
from tests.games.dutch_resistance.table import set_table

SCENARIOS = ["network", "safe_houses", "essential_hands", "lines_and_papers", "officers_eye"]


def begun(scenario: str, seats: list[str], **options: str) -> Match:
    setup = Setup(scenario, seats, dict(options))
    return match_from(GAME, setup, GAME.start(setup), Seeded(f"views {scenario} {seats}"))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [["green"], ["green", "blue", "grey"], ["green+blue"]], ids="-".join)
def test_views_of_whole_games_are_as_declared(scenario: str, seats: list[str]) -> None:
    match = begun(scenario, seats)
    picks = Seeded(f"picks {scenario} {seats}")
    while not match.over:
        state = match.state
        assert isinstance(state, Dutch)
        msgspec.convert(match.view(None), Public)
        for seat in seats:
            msgspec.convert(GAME.private(state, seat), Private)
        match.play(match.options[picks.below(len(match.options))])


@pytest.mark.rule("DR-START-03", "DR-SETUP-06", "DR-HELP-03", "DR-Q-49")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [["green", "blue", "grey"], ["green+blue", "purple"]], ids="-".join)
def test_what_is_dealt_anew_is_not_seen(scenario: str, seats: list[str]) -> None:
    match = begun(scenario, seats)
    picks = Seeded(f"secrets {scenario} {seats}")
    number = 0
    while not match.over:
        state = match.state
        assert isinstance(state, Dutch)
        for seat in seats:
            twin = state.copy()
            GAME.redeal(twin, seat, Seeded(number))
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            assert [twin.anytime(other) for other in seats] == [state.anytime(other) for other in seats]
        number += 1
        match.play(match.options[picks.below(len(match.options))])


@pytest.mark.rule("DR-START-03", "DR-OCC-01")
def test_an_own_card_is_seen_and_the_others_are_not() -> None:
    table = set_table(occupier_cards={"green": "OCC-1-01", "blue": "OCC-1-02"})
    assert table.match.view("green")["occupier_cards"] == {"green": "OCC-1-01"}
    assert "occupier_cards" not in table.match.view(None)
    assert [character["has_occupier_card"] for character in table.match.view(None)["characters"]] == [True, True]


@pytest.mark.rule("DR-IDENT-10", "DR-Q-61")
def test_only_wim_sees_the_patrol_card() -> None:
    table = set_table(identities={"green": "wim"}, fate=["PAT-03", "brown"])
    table.choose("ability", "inside_knowledge", 0)
    assert (table.match.view("green")["patrol_card"], table.match.view("blue")["patrol_card"]) == ("PAT-03", "")
    assert table.match.view(None)["regions"] == ["green", "brown"]


@pytest.mark.rule("DR-DANGER-01", "DR-DANGER-02")
def test_tonight() -> None:
    table = set_table(alibi={"green": 6}, held={"green": "money money money"}, side="standard")
    assert table.match.view(None)["characters"][0]["tonight"] == {"alibi": 2, "resources": 2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_printed_is_as_declared(scenario: str, language: str) -> None:
    msgspec.convert(printed(open_box([], language), Setup(scenario, ["green"]), language), Printed)


@pytest.mark.rule("DR-HALT-02", "DR-Q-49")
def test_what_halt_options_do_is_not_printed() -> None:
    cards = printed(open_box([]), Setup("network", ["green"]))["cards"]
    assert cards["helpers"]["the_skipper"] == ["gain a Ticket card", "+1 Safety here"]
    assert cards["halts"]["HALT-11"] == {
        "text": "The bell rings and you are still outside.",
        "options": {"1": "Run.", "2": "Ask to be let through."},
    }


@pytest.mark.rule("DR-START-03", "DR-IDENT-10")
def test_others_hear_of_no_answer_that_names_a_card_which_they_may_not_see() -> None:
    match = begun("network", ["green", "blue"])
    state = match.state
    assert isinstance(state, Dutch)
    while not state.occupier_cards[0]:
        match.play(match.options[0])
        state = match.state
        assert isinstance(state, Dutch)
    hidden = state.occupier_cards[0]
    choice = Choice("green", "turn", [("point", "courier"), ("point", hidden)])
    assert GAME.may_tell(state, choice, ("point", "courier"))
    assert not GAME.may_tell(state, choice, ("point", hidden))
    # A Patrol card that one Character has looked at.
    patrol = state.patrol_deck.pile.rest[0]
    state.patrol_deck.pile.take(patrol)
    state.patrol_deck.pile.top = [patrol]
    assert GAME.may_tell(state, choice, ("point", patrol))
    state.peeked_by = 0
    assert not GAME.may_tell(state, choice, ("point", patrol))
