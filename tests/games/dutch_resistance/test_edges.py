"""Edges of the rules that mutants got past: the last value that counts, the thing that is meant, lines of the log."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.state import REQUEST, Dutch
from motstand.games.dutch_resistance.vocabulary import effect_of
from motstand.kernel.log import Entry
from tests.games.dutch_resistance.table import Table, set_table, with_tokens


def told(table: Table, key: str) -> list[Entry]:
    """The lines of the log with this key."""
    return [entry for entry in table.match.log if entry.key == key]


# -- raids -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SAFE-07", "DR-RAID-08", "DR-Q-92")
def test_neighbours_are_questioned_next_door() -> None:
    table = set_table(place={"green": "bank"}, safety={"bank": 1}, fate=["RAID-09"])
    table.act("gather")
    assert table.offered("safety") == [("safety", place) for place in ("C1", "C3", "C4", "C7")]


@pytest.mark.rule("DR-RAID-05", "DR-S2-06")
@pytest.mark.parametrize("scenario", ["safe_houses", "essential_hands"])
def test_what_the_log_says_of_a_search(scenario: str) -> None:
    """The place of the roll; and what makes it safer only where it does."""
    table = set_table(
        scenario=scenario,
        place={"green": "bank"},
        safety={"bank": 1},
        prepare=with_tokens(("student" if scenario == "safe_houses" else "nurse", "bank")),
        fate=["RAID-04", 6, 6],
    )
    table.act("gather")
    table.choose("keep")
    (rolled,) = told(table, "rolled")
    assert rolled.values["place"] == PLACES[table.game.place_of_tile("bank")]
    (search,) = told(table, "search.nothing")
    assert [part.key for part in search.children] == ["trace.part.dice"]


# -- people who are guided ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-IDENT-08")
def test_the_person_who_is_meant_is_guided() -> None:
    table = set_table(
        scenario="safe_houses",
        identities={"green": "joke"},
        place={"green": "bank", "blue": "farm"},
        prepare=with_tokens(("student", "bank"), ("teacher", "bank")),
    )
    table.choose("ability", "fetch_and_bring", 0)
    table.choose("guide", "teacher", "C")
    assert [table.game.tile(place).id for place in table.game.token_place] == ["bank", "university"]


# -- lines of the log --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SOLO-12")
def test_a_request_is_told() -> None:
    def here(game: Dutch) -> None:
        token = game.groups()[0]
        game.token_place[token], game.token_progress[token] = game.place[0], REQUEST

    table = set_table(seats="green", solo="group", place={"green": "bank"}, prepare=here)
    table.choose("request", "green")
    (entry,) = told(table, "request")
    assert entry.values["character"] == "green"


@pytest.mark.rule("DR-CARD-01")
@pytest.mark.parametrize(
    ("text", "condition"),
    [
        (
            "if gave rations: alibi +1 receiver",
            {"condition": "gave-what", "number": 1, "what": {"resource": "rations"}},
        ),
        ("if gave 2: morale +1", {"condition": "gave", "number": 2, "what": ""}),
        ("if at station: alibi +1", {"condition": "at", "number": 0, "what": {"tile": "station"}}),
        ("unless resources 2: alibi -1", {"condition": "resources", "number": 2, "what": ""}),
    ],
)
def test_what_an_effect_depends_on_is_said(text: str, condition: dict[str, Any]) -> None:
    (said,) = said_effects([effect_of(text)])
    assert {name: said["values"][name] for name in condition} == condition
