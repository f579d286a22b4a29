"""Reads characters.toml: the Identities and their Character cards."""

from __future__ import annotations

from typing import Any, Final, Literal

from motstand.games.dutch_resistance.box_board import expect_order
from motstand.games.dutch_resistance.box_effects import effects_of, options_of
from motstand.games.dutch_resistance.box_rows import Digit, IdentityId, TileId
from motstand.games.dutch_resistance.components import IDENTITIES, Ability, Box, CharacterCard, Identity
from motstand.games.dutch_resistance.error_messages import message
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong
from motstand.kernel.words.error_messages import message as kernel_message

CHARACTERS: Final = "DR characters.toml"
CARDS: Final = 32
CARDS_EACH: Final = 3


class IdentityRow(SourcedRow):
    called = message("row-identity")
    id: IdentityId
    name: Text
    text: Text
    start: TileId
    slots: Digit = 0


class AbilityRow(Row):
    """What a card can do: a cost, options, effects."""

    called = message("row-ability")
    cost: list[str] = []
    options: dict[str, list[str]] = {}
    effect: list[str] = []

    def __post_init__(self) -> None:
        if not (self.options or self.effect):
            raise Wrong("effect", kernel_message("effect-some"))
        ability_of(self)


class CardRow(SourcedRow):
    called = message("row-card")
    id: Text
    identity: IdentityId
    title: Text
    kind: Literal["and", "or", "special"]
    text: Text
    ability: list[AbilityRow] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        # DR-CHAR-10: two abilities side by side are optional, as only those of AND cards are.
        if self.kind != "special" and not 1 <= len(self.ability) <= (2 if self.kind == "and" else 1):
            raise Wrong("ability", message("card-abilities"))


def ability_of(row: AbilityRow) -> Ability:
    return Ability(effects_of("cost", row.cost), options_of(row.options), effects_of("effect", row.effect))


def read_characters(box: Box, data: dict[str, Any]) -> None:
    """DR-COMP-01, DR-COMP-02: 10 Identities with 3 cards each, and special cards."""
    identities = Rows(CHARACTERS, data, "identity", IdentityRow, len(IDENTITIES))
    expect_order(identities, IDENTITIES)
    box.cards.identities = [Identity(row) for row in identities]
    cards = Rows(CHARACTERS, data, "card", CardRow, CARDS)
    cards.expect_different([row.id for row in cards], message("row-twice"))
    for row in cards:
        card = CharacterCard(row, [ability_of(ability) for ability in row.ability])
        box.cards.characters[row.id] = card
        owned = box.cards.identities[card.identity].cards
        if not card.is_special:
            owned.append(row.id)
        if len(owned) > CARDS_EACH:
            raise cards.wrong(row, "identity", message("card-each", count=CARDS_EACH))
