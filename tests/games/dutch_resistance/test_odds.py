"""Chances from what everybody knows."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.piles import Pile
from tests.games.dutch_resistance.table import set_table


def percents(game: Dutch, what: str) -> dict[str, int]:
    return {each["kind"]: each["percent"] for each in GAME.odds(game) if each["what"] == what}


@pytest.mark.rule("DR-IDENT-10", "DR-Q-61")
def test_who_looks_at_a_patrol_card_changes_no_chances() -> None:
    game = set_table(seats="green blue").game
    game.patrol_regions = [0]
    before = percents(game, "patrol")
    assert before == {"PAT-01": 25, "PAT-02": 25, "PAT-03": 25, "PAT-04": 25}
    game.patrol_deck.pile.take("PAT-03")
    game.patrol_deck.pile.top = ["PAT-03"]
    game.peeked_by = 1
    assert percents(game, "patrol") == before


@pytest.mark.rule("DR-CARD-05")
def test_of_a_deck_that_was_gone_through_the_next_card_is_known() -> None:
    game = set_table(seats="green blue").game
    cards = sorted(game.raid_deck.pile.rest)
    game.raid_deck.pile = Pile([])
    game.raid_deck.bottom = cards
    number = game.box.cards.raids[cards[0]].number
    assert percents(game, "raid.number") == {str(number): 100}
    assert percents(game, "search")[""] > 0
