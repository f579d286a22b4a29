"""Reads cards.toml: Action cards, Collaborators and German Demands."""

from __future__ import annotations

from typing import Any

from msgspec import field

from motstand.games.crown_and_courage.box_rows import Digit, EffectRow, Number, SomeEffects
from motstand.games.crown_and_courage.components import Box, Card
from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content.files import wrong
from motstand.kernel.content.rows import Row, Rows, Text, Wrong
from motstand.kernel.content.vocabulary import Effect

CARDS = "CNC cards.toml"
ACTION_CARDS = 20
COLLABORATORS = 5
DEMANDS = 4


class Action(Row):
    """What a card can be played for, and how many other cards that costs."""

    called = message("row-action")
    id: Text
    name: Text
    cost: Digit
    effects: SomeEffects = field(name="effect")


class AnyCard(EffectRow):
    """What Action cards and Collaborators have in common."""

    id: Text
    name: Text
    actions: list[Action] = field(name="action")

    def __post_init__(self) -> None:
        super().__post_init__()
        ids = [action.id for action in self.actions]
        if not ids or len(set(ids)) < len(ids):
            raise Wrong("action", message("card-actions"))

    def is_gold(self) -> bool:
        return any(effect.verb == "gold" for action in self.actions for effect in action.effects)


class ActionCard(AnyCard):
    called = message("row-card")
    strength: Number = 0
    won: list[Effect] = []
    by: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        # CNC-CARD-03: every card but Gold Reserve.
        if self.is_gold() != (self.strength == 0):
            raise Wrong("strength", message("card-gold-strength") if self.is_gold() else message("card-strength"))
        if self.won and self.strength == 0:
            raise Wrong("won", message("card-won"))


class CollaboratorCard(AnyCard):
    called = message("row-collaborator")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.is_gold():
            raise Wrong("action", message("collaborator-gold"))


class Demand(EffectRow):
    """A German Demand: the Willpower that it takes to decline it, and what follows."""

    called = message("row-demand")
    id: Text
    name: Text
    cost: Number
    declined: SomeEffects


def read_cards(box: Box, data: dict[str, Any]) -> None:
    """CNC-COMP-12: Action cards, Collaborators and Demands."""
    cards = Rows(CARDS, data, "card", ActionCard, ACTION_CARDS)
    for row in cards:
        card = Card(row, row.strength, row.won)
        card.by = row.by
        add_card(box, cards, row, card)
    box.deck = [row.id for row in cards]
    if not any(box.cards[id].gold for id in box.deck):
        raise wrong(CARDS, "card", message("card-gold"), 0)
    collaborators = Rows(CARDS, data, "collaborator", CollaboratorCard, COLLABORATORS)
    for traitor in collaborators:
        card = Card(traitor, 0, [])
        card.collaborator = True
        add_card(box, collaborators, traitor, card)
    box.collaborators = [row.id for row in collaborators]
    box.demands = Rows(CARDS, data, "demand", Demand, DEMANDS).by_id(message("demand-id"))


def add_card(box: Box, rows: Rows[Any], row: AnyCard, card: Card) -> None:
    """Both kinds of cards come into one hand, so no two have the same id."""
    if card.id in box.cards:
        raise rows.wrong(row, "id", message("card-id"))
    box.cards[card.id] = card
