"""Reads characters.toml: the Identities and their Character cards."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import field

from motstand.games.dutch_resistance.box_board import expect_order
from motstand.games.dutch_resistance.box_effects import EffectRow, check_options
from motstand.games.dutch_resistance.box_rows import Digit, IdentityId, TileId
from motstand.games.dutch_resistance.components import IDENTITIES, Box, CharacterCard, Identity
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import Effect
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
    called = message("row-ability")
    cost: list[Effect] = []
    options: dict[str, list[Effect]] = {}
    effects: list[Effect] = field(name="effect", default_factory=list)

    def __post_init__(self) -> None:
        if not (self.options or self.effects):
            raise Wrong("effect", kernel_message("effect-some"))
        check_options(self.options)


class CharacterRow(EffectRow):
    """A Character card. AND: the Action Point and the abilities. OR: one of them. Special cards are not played."""

    called = message("row-card")
    id: Text
    identity: IdentityId
    title: Text
    kind: Literal["and", "or", "special"]
    text: Text
    abilities: list[AbilityRow] = field(name="ability", default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        # DR-CHAR-10: two abilities side by side are optional, as only those of AND cards are.
        if self.kind != "special" and not 1 <= len(self.abilities) <= (2 if self.kind == "and" else 1):
            raise Wrong("ability", message("card-abilities"))


def read_characters(box: Box, data: dict[str, Any]) -> None:
    """DR-COMP-01, DR-COMP-02: 10 Identities with 3 cards each, and special cards."""
    identities = Rows(CHARACTERS, data, "identity", IdentityRow, len(IDENTITIES))
    expect_order(identities, IDENTITIES)
    box.cards.identities = [Identity(row) for row in identities]
    cards = Rows(CHARACTERS, data, "card", CharacterRow, CARDS)
    box.cards.characters = {id: CharacterCard(row) for id, row in cards.by_id(message("row-twice")).items()}
    for card in cards:
        owned = box.cards.identities[IDENTITIES.index(card.identity)].cards
        if card.kind != "special":
            owned.append(card.id)
        if len(owned) > CARDS_EACH:
            raise cards.wrong(card, "identity", message("card-each", count=CARDS_EACH))
