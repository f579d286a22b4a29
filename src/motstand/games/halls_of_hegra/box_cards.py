"""Reads events.toml, morale.toml and snow.toml: the cards."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from motstand.games.halls_of_hegra.box_rows import Deck, Defender, Weather
from motstand.games.halls_of_hegra.components import (
    TYPES,
    Box,
    Branch,
    EventCard,
    MoraleCard,
    SnowCard,
)
from motstand.games.halls_of_hegra.components import Text as CardText
from motstand.games.halls_of_hegra.effects import VOCABULARY
from motstand.games.halls_of_hegra.error_messages import message
from motstand.kernel.content.files import wrong_deck
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong, check_whole
from motstand.kernel.errors import ContentError

EVENTS, MORALE, SNOW = "HOH events.toml", "HOH morale.toml", "HOH snow.toml"
DECK_SIZES = {"mobilisation": 11, "attack": 12, "siege_1": 8, "siege_2": 8, "last_stand": 3}
MORALE_SIZES = {"high": 12, "low": 9, "hope": 6, "despair": 6}
OPENS = ["field_telephone", "counter_patrol", "medicine_cabinet", "map_room", "radio", "gun_2"]
SNOW_CARDS = 11
MOST_INFANTRY = 21


class Choice(Row):
    """One of several things that a card lets the player choose from."""

    called = message("row-choice")
    id: Text
    text: Text
    effect: list[str]

    def __post_init__(self) -> None:
        VOCABULARY.read_all(self.effect)


class Section(Row):
    """What a card says: in words, and as effects or as choices."""

    text: Text
    effect: list[str] = []
    choose: list[Choice] = []

    def __post_init__(self) -> None:
        text_of(self)


class Event(SourcedRow):
    called = message("row-event")
    id: Text
    deck: Deck
    title: Text
    weather: Weather
    text: Text
    chart: list[Defender]
    infantry: Annotated[int, Meta(ge=0, le=MOST_INFANTRY)] | None = None
    effect: list[str] = []
    choose: list[Choice] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        # HOH-CARDS-01: there are no Infantry before the 1st Attack.
        if self.deck != "mobilisation":
            check_whole("infantry", self.infantry, 0, MOST_INFANTRY)
        elif self.infantry:
            check_whole("infantry", self.infantry, 0, 0)
        if sorted(self.chart) != sorted(TYPES):
            raise Wrong("chart", message("event-chart"))
        text_of(self)


class MoraleRow(SourcedRow):
    called = message("row-morale")
    id: Text
    deck: Literal["high", "low"]
    title: Text
    mobilisation: Section
    attack: Section
    siege: Section


class Hope(SourcedRow):
    called = message("row-hope")
    id: Text
    title: Text
    text: Text
    effect: list[str] = []
    choose: list[Choice] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        text_of(self)


class Despair(Hope):
    called = message("row-despair")


class Snow(SourcedRow):
    """Either it opens an Action, or it is an item with effects."""

    called = message("row-snow")
    id: Text
    title: Text
    text: Text
    opens: Literal["", "field_telephone", "counter_patrol", "medicine_cabinet", "map_room", "radio", "gun_2"] = ""
    effect: list[str] = []
    choose: list[Choice] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.opens:
            text_of(self)
        elif self.effect or self.choose:
            raise Wrong("opens", message("snow-opens"))


def text_of(row: Section | Event | Hope | Snow) -> CardText:
    """The text of a card: `text` in words, and `effect` or `choose`."""
    branches = [Branch(choice.id, choice.text, VOCABULARY.read_all(choice.effect)) for choice in row.choose]
    if not branches:
        return CardText(row.text, VOCABULARY.read_all(row.effect), [])
    if len({branch.id for branch in branches}) < max(2, len(branches)):
        raise Wrong("choose", message("effect-choices"))
    if row.effect:
        raise Wrong("effect", message("effect-or-choices"))
    return CardText(row.text, [], branches)


def read_cards(box: Box, data: dict[str, Any]) -> None:
    """All decks, each with the right number of cards."""
    read_events(box, data["events"])
    read_morale(box, data["morale"])
    read_snow(box, data["snow"])


def read_events(box: Box, data: dict[str, Any]) -> None:
    """HOH-COMP-13: the 42 Event cards."""
    rows = Rows(EVENTS, data, "event", Event)
    rows.expect_different([row.id for row in rows], message("event-id"))
    expect_sizes(rows, [row.deck for row in rows], DECK_SIZES)
    for row in rows:
        weather = box.tracks.weather_ids.index(row.weather)
        box.cards.events[row.id] = EventCard(row, weather, text_of(row))


def read_morale(box: Box, data: dict[str, Any]) -> None:
    """HOH-COMP-14, HOH-COMP-15: Morale cards with three sections, Hope and Despair cards with one text."""
    rows = Rows(MORALE, data, "morale", MoraleRow)
    hope, despair = Rows(MORALE, data, "hope", Hope), Rows(MORALE, data, "despair", Despair)
    for row in rows:
        sections = [text_of(section) for section in (row.mobilisation, row.attack, row.siege)]
        add_morale_card(box, rows, row, MoraleCard(row.id, row.deck, row.title, sections))
    for special in hope:
        add_morale_card(box, hope, special, MoraleCard(special.id, "hope", special.title, [text_of(special)]))
    for special in despair:
        add_morale_card(box, despair, special, MoraleCard(special.id, "despair", special.title, [text_of(special)]))
    expect_sizes(rows, [card.kind for card in box.cards.morale.values()], MORALE_SIZES)


def add_morale_card(box: Box, rows: Rows[Any], row: Row, card: MoraleCard) -> None:
    if card.id in box.cards.morale:
        raise rows.wrong(row, "id", message("morale-id"))
    box.cards.morale[card.id] = card


def read_snow(box: Box, data: dict[str, Any]) -> None:
    """HOH-COMP-16: six Actions and five items."""
    rows = Rows(SNOW, data, "snow", Snow)
    rows.expect_different([row.id for row in rows], message("snow-id"))
    if sorted([row.opens for row in rows if row.opens]) != sorted(OPENS) or len(rows) != SNOW_CARDS:
        raise ContentError(message("snow-deck", where=SNOW, count=SNOW_CARDS, opens=OPENS))
    for row in rows:
        text = CardText(row.text, [], []) if row.opens else text_of(row)
        box.cards.snow[row.id] = SnowCard(row.id, row.title, row.opens, text)


def expect_sizes(rows: Rows[Any], decks: list[str], sizes: dict[str, int]) -> None:
    for deck, size in sizes.items():
        if decks.count(deck) != size:
            raise wrong_deck(rows.where, rows.key, deck, size, decks.count(deck))
