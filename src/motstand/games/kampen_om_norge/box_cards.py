"""Reads cards.toml: the kinds of action card with their effects, and every single card."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta

from motstand.games.kampen_om_norge.components import FACTIONS, Card, Kind
from motstand.games.kampen_om_norge.error_messages import message
from motstand.kernel.content.files import shown, wrong, wrong_deck
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong, row_place
from motstand.kernel.errors import ContentError

WHERE = "KON cards.toml"
DECK_SIZES = [62, 22, 28]

Time = TypeVar("Time")
When: TypeAlias = Annotated[list[Time], Meta(min_length=1)]
"""The time symbols of an effect: each has a phase and a turn of its own."""
Dice: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Ships(Row, kw_only=True):
    """Ships need a coast: the rules know these effects nowhere else."""

    coast: bool = False

    def __post_init__(self) -> None:
        if not self.coast:
            raise Wrong("coast", message("ships-on-coast"))


class Attack(Row, Generic[Time]):
    when: When[Time]
    dice: Dice
    in_range: bool = False
    coast: bool = False
    not_paratroopers_only: bool = False


class Defence(Row):
    when: When[Literal["R2"]]
    dice: Dice


class Cancel(Row):
    when: When[Literal["C1", "R2", "C2"]]
    cards: list[str]
    coast: bool = False
    outside_limit: bool = False


class Rescue(Ships):
    when: When[Literal["G2", "R2"]]


class Drop(Row, Generic[Time]):
    when: When[Time]
    in_range: bool = False

    def __post_init__(self) -> None:
        if not self.in_range:
            raise Wrong("in_range", message("drop-in-range"))


class Divert(Row, Generic[Time]):
    when: When[Time]
    coast: bool = False


class March(Row):
    when: When[Literal["G1"]]
    battalions: Number
    into_combat: bool = False


class SendBack(Row):
    when: When[Literal["R1"]]
    battalions: Literal["one", "stack"]


class Escape(Row):
    when: When[Literal["R1"]]
    battalions: Number


class Airlift(Row):
    when: When[Literal["G1"]]
    battalions: Number


class Airplace(Row, Generic[Time]):
    when: When[Time]
    battalions: Number


class Sealift(Ships):
    when: When[Literal["G1"]]
    battalions: Number


class Invade(Ships):
    when: When[Literal["G1"]]


class SinkReinforcement(Row, Generic[Time]):
    when: When[Time]
    on: Annotated[int, Meta(ge=1, le=6)]
    not_by_air: bool = False


class Copy(SourcedRow):
    called = message("row-copy")
    id: Text
    symbols: Annotated[int, Meta(ge=1, le=20)]
    caption: str = ""


class KindRow(SourcedRow):
    """A kind of card: an action card, or one of 9 April. Their effects have other times."""

    called = message("row-card")
    id: Text
    deck: Literal["germany", "norway", "allies"]
    name: Text
    # What the Norwegian name means, in the language of the content; empty where that is Norwegian.
    english: str
    text: Text
    limit: str = ""
    needs_battalion: bool = True
    attack: Attack[Any] | None = None
    defence: Defence | None = None
    cancel: Cancel | None = None
    rescue: Rescue | None = None
    drop: Drop[Any] | None = None
    divert: Divert[Any] | None = None
    march: March | None = None
    send_back: SendBack | None = None
    escape: Escape | None = None
    airlift: Airlift | None = None
    airplace: Airplace[Any] | None = None
    sealift: Sealift | None = None
    invade: Invade | None = None
    sink_reinforcement: SinkReinforcement[Any] | None = None
    copy: list[Copy] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        dice = (self.attack is not None and self.attack.dice) or (self.defence is not None and self.defence.dice)
        if (dice or self.rescue is not None) and not self.limit:
            raise Wrong("limit", message("card-limit"))


class CardRow(KindRow):
    attack: Attack[Literal["G2"]] | None = None
    drop: Drop[Literal["G1"]] | None = None
    divert: Divert[Literal["R1"]] | None = None
    airplace: Airplace[Literal["G3"]] | None = None
    sink_reinforcement: SinkReinforcement[Literal["R3"]] | None = None


RowOfCard = TypeVar("RowOfCard", bound=KindRow)


def read_cards(data: dict[str, Any]) -> dict[str, Card]:
    """All cards by id, in the order of the file."""
    rows = Rows(WHERE, data, "card", CardRow)
    cards = copies_of(rows, {})
    check_decks(WHERE, "card", cards, DECK_SIZES)
    known = [row.id for row in rows]
    for row in rows:
        for cancelled in row.cancel.cards if row.cancel else []:
            if cancelled not in known:
                raise ContentError(message("card-to-cancel", where=WHERE, card=row.id, cancelled=cancelled))
    return cards


def copies_of(rows: Rows[RowOfCard], others: dict[str, Card]) -> dict[str, Card]:
    """Every card of some kinds by id; `others` have theirs already."""
    cards: dict[str, Card] = {}
    kinds: dict[tuple[str, str], Kind] = {}
    for row in rows:
        if (row.deck, row.id) in kinds:
            raise rows.wrong(row, "id", message("card-id-in-deck", deck=row.deck))
        kind = kinds[(row.deck, row.id)] = Kind(row)
        for number, copy in enumerate(row.copy, start=1):
            if copy.id in cards or copy.id in others:
                place = row_place(rows.place(row), Copy.called, number, {"id": copy.id})
                raise wrong(place, "id", message("card-id"), shown(copy.id))
            cards[copy.id] = Card(copy, kind)
    groups = list(dict.fromkeys([(card.kind, card.symbols) for card in cards.values()]))
    for card in cards.values():
        card.alike = len(others) + groups.index((card.kind, card.symbols))
    return cards


def check_decks(where: str, key: str, cards: dict[str, Card], sizes: list[int]) -> None:
    """Each faction has so many cards."""
    for number, deck in enumerate(FACTIONS):
        size = len([card for card in cards.values() if card.kind.deck == number])
        if size != sizes[number]:
            raise wrong_deck(where, key, deck, sizes[number], size)
