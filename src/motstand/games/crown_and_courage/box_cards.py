"""Reads cards.toml: Action cards, Collaborators and German Demands."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.box_rows import Digit, Number, effects_of, some_effects_of
from motstand.games.crown_and_courage.components import Action, Box, Card, Demand
from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content.files import wrong
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong

CARDS = "CNC cards.toml"
ACTION_CARDS = 20
COLLABORATORS = 5
DEMANDS = 4


class ActionRow(Row):
    """What a card can be played for."""

    called = message("row-action")
    id: Text
    name: Text
    cost: Digit
    effect: list[str]

    def __post_init__(self) -> None:
        some_effects_of("effect", self.effect)


class AnyCard(SourcedRow):
    """What Action cards and Collaborators have in common."""

    id: Text
    name: Text
    action: list[ActionRow]

    def __post_init__(self) -> None:
        super().__post_init__()
        ids = [action.id for action in self.action]
        if not ids or len(set(ids)) < len(ids):
            raise Wrong("action", message("card-actions"))

    def actions(self) -> list[Action]:
        return [Action(row.id, row.name, row.cost, effects_of("effect", row.effect)) for row in self.action]

    def is_gold(self) -> bool:
        return any("gold" in action.effect for action in self.action)


class ActionCard(AnyCard):
    called = message("row-card")
    strength: Number = 0
    won: list[str] = []
    by: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        # CNC-CARD-03: every card but Gold Reserve.
        if self.is_gold() != (self.strength == 0):
            raise Wrong("strength", message("card-gold-strength") if self.is_gold() else message("card-strength"))
        if effects_of("won", self.won) and self.strength == 0:
            raise Wrong("won", message("card-won"))


class CollaboratorCard(AnyCard):
    called = message("row-collaborator")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.is_gold():
            raise Wrong("action", message("collaborator-gold"))


class DemandCard(SourcedRow):
    called = message("row-demand")
    id: Text
    name: Text
    cost: Number
    declined: list[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        some_effects_of("declined", self.declined)


def read_cards(box: Box, data: dict[str, Any]) -> None:
    """CNC-COMP-12: Action cards, Collaborators and Demands."""
    cards = Rows(CARDS, data, "card", ActionCard, ACTION_CARDS)
    for row in cards:
        card = Card(row.id, row.name, row.strength, row.actions(), effects_of("won", row.won))
        card.by = row.by
        add_card(box, cards, row, card)
    box.deck = [row.id for row in cards]
    if not any(box.cards[id].gold for id in box.deck):
        raise wrong(CARDS, "card", message("card-gold"), 0)
    collaborators = Rows(CARDS, data, "collaborator", CollaboratorCard, COLLABORATORS)
    for traitor in collaborators:
        card = Card(traitor.id, traitor.name, 0, traitor.actions(), [])
        card.collaborator = True
        add_card(box, collaborators, traitor, card)
    box.collaborators = [row.id for row in collaborators]
    demands = Rows(CARDS, data, "demand", DemandCard, DEMANDS)
    demands.expect_different([row.id for row in demands], message("demand-id"))
    for demand in demands:
        declined = effects_of("declined", demand.declined)
        box.demands[demand.id] = Demand(demand.id, demand.name, demand.cost, declined)


def add_card(box: Box, rows: Rows[Any], row: AnyCard, card: Card) -> None:
    """Both kinds of cards come into one hand, so no two have the same id."""
    if card.id in box.cards:
        raise rows.wrong(row, "id", message("card-id"))
    box.cards[card.id] = card
