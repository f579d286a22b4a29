"""What a seat cannot know becomes something that could as well be true, and nothing else changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from motstand.games.dutch_resistance.redeal import redeal, sees_occupier_card
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.matches.fate import Seeded
from tests.games.dutch_resistance.invariants import count_all
from tests.games.dutch_resistance.table import set_table

CARDS = {"green": "OCC-1-01", "blue": "OCC-1-02", "yellow": "SCN-1-1"}
HIDDEN = ("occupier_cards", "base_cards", "scenario_cards", "patrol_deck")


def dealt(seat: str, seed: int, **settings: Any) -> Dutch:
    game = set_table(seats="green blue yellow", occupier_cards=CARDS, **settings).game.copy()
    redeal(game, seat, Seeded(seed))
    count_all(game)
    return game


@pytest.mark.rule("DR-START-03", "DR-OCC-01")
def test_others_cards_are_dealt_again() -> None:
    hands = Counter(dealt("green", seed).occupier_cards[1] for seed in range(200))
    assert all(dealt("green", seed).occupier_cards[0] == "OCC-1-01" for seed in range(20))
    # All 4 Scenario cards are among the 12 of the deck, but only 8 of the 12 base cards.
    scenario = sum(count for card, count in hands.items() if card.startswith("SCN"))
    assert 40 <= scenario <= 100
    assert all(card.startswith(("OCC-1-", "SCN-1-")) for card in hands)
    assert "OCC-1-01" not in hands


@pytest.mark.rule("DR-START-03")
def test_nothing_else_changes_and_nothing_leaks() -> None:
    before = set_table(seats="green blue yellow", occupier_cards=CARDS).game.data()
    other = {**CARDS, "blue": "OCC-1-09"}
    twin = set_table(seats="green blue yellow", occupier_cards=other).game.copy()
    redeal(twin, "green", Seeded(3))
    game = dealt("green", 3)
    assert game.data() == twin.data()
    after = game.data()
    assert {key for key in before if before[key] != after[key]} <= set(HIDDEN)


@pytest.mark.rule("DR-IDENT-10", "DR-IDENT-11")
def test_a_patrol_card_that_was_looked_at() -> None:
    def peeked(game: Dutch) -> None:
        game.patrol_deck.pile.take("PAT-03")
        game.patrol_deck.pile.top = ["PAT-03"]
        game.patrol_regions = [0, 4]
        game.peeked_by = 1

    tops = {dealt("green", seed, prepare=peeked).patrol_deck.pile.top[0] for seed in range(60)}
    assert tops == {"PAT-01", "PAT-02", "PAT-03", "PAT-04"}
    assert dealt("blue", 1, prepare=peeked).patrol_deck.pile.top == ["PAT-03"]


@pytest.mark.rule("DR-SOLO-22")
def test_who_leads_several_characters_sees_their_cards_in_their_turns() -> None:
    game = set_table(seats="green+blue yellow", occupier_cards=CARDS).game
    assert [sees_occupier_card(game, "green+blue", who) for who in range(3)] == [True, False, False]
    assert [sees_occupier_card(game, "yellow", who) for who in range(3)] == [False, False, True]
