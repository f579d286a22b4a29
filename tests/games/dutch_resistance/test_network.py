"""Scenario 1: Expanding the Network."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance.components import PLACES
from tests.games.dutch_resistance.table import set_table


@pytest.mark.rule("DR-S1-02", "DR-COST-01")
@pytest.mark.parametrize(("seats", "count"), [(1, 8), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_costs_tokens_by_number_of_characters(seats: int, count: int) -> None:
    colours = " ".join(["green", "blue", "yellow", "purple", "grey"][:seats])
    table = set_table(seats=colours, open_tiles=False)
    closed = [table.game.tile(place).id for place in range(len(PLACES)) if table.game.costs_down[place]]
    order = ["university", "station", "hospital", "farm", "church", "forger", "informant", "hairdresser"]
    assert sorted(closed) == sorted(order[:count])


@pytest.mark.rule("DR-S1-04", "DR-Q-94")
def test_entering_turns_a_token_up() -> None:
    table = set_table(place={"green": "bank"}, open_tiles=False, fate=["K-07"])
    table.act("go", "C")
    place = table.game.place_of_tile("university")
    assert (table.game.costs_up[place], table.game.costs_down[place]) == ("K-07", False)


@pytest.mark.rule("DR-S1-05", "DR-COST-02", "DR-SCEN-01", "DR-SCEN-02")
def test_recruit() -> None:
    table = set_table(
        place={"green": "church"},
        costs={"church": "K-06", "farm": "K-01"},
        held={"green": "money rations documents"},
        morale=10,
    )
    assert not table.offers("scenario")
    table.act("scenario", "recruit")
    assert (table.held(), table.safety("church"), table.game.morale) == ({}, 7, 12)
    assert (table.game.costs_on_card, table.game.delivered) == (["K-06"], 1)
    # It took the Action Point of a card.
    assert (table.prompt, len(table.game.hands[0])) == ("turn", 2)


@pytest.mark.rule("DR-COST-02", "DR-S1-05")
def test_a_part_is_not_enough() -> None:
    table = set_table(place={"green": "church"}, costs={"church": "K-11"}, held={"green": "money rations"})
    table.choose("point", "getting_food")
    assert not table.offers("scenario")


@pytest.mark.rule("DR-S1-08", "DR-GOAL-03", "DR-END-03", "DR-Q-31")
def test_the_last_token_wins_at_once() -> None:
    table = set_table(place={"green": "church"}, costs={"church": "K-05"}, held={"green": "money contacts"})
    table.act("scenario", "recruit")
    assert table.match.outcome is not None
    assert (table.outcome, table.match.outcome.winners) == ("won.goal", ("green", "blue"))


@pytest.mark.rule("DR-S1-06", "DR-START-06")
@pytest.mark.parametrize(("delivered", "morale", "tokens"), [(3, 12, 3), (4, 13, 4), (6, 14, 4)])
def test_the_bonus_comes_before_the_tokens(delivered: int, morale: int, tokens: int) -> None:
    table = set_table("start", morale=12, prepare=lambda game: setattr(game, "delivered", delivered))
    assert (table.game.morale, table.game.tokens) == (morale, tokens)


@pytest.mark.rule("DR-S1-07", "DR-DANGER-04", "DR-DANGER-05")
def test_danger_on_closed_locations() -> None:
    table = set_table(
        "danger",
        place={"green": "church", "blue": "church"},
        alibi={"green": 10, "blue": 10},
        costs={"church": "K-06", "farm": "K-01"},
        fate=["PAT-02", "blue", 6],
    )
    assert (table.safety("church"), table.safety("farm")) == (4, 5)
