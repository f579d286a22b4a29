"""Reads events.toml, morale.toml and snow.toml: the cards."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import (
    DECKS,
    STAGES,
    TYPES,
    Box,
    EventCard,
    MoraleCard,
    SnowCard,
    Text,
)
from motstand.games.halls_of_hegra.sayings import saying
from motstand.games.halls_of_hegra.vocabulary import text_of
from motstand.kernel.content import Row, rows_of, wrong_deck
from motstand.kernel.errors import ContentError

DECK_SIZES = {"mobilisation": 11, "attack": 12, "siege_1": 8, "siege_2": 8, "last_stand": 3}
MORALE_SIZES = {"high": 12, "low": 9, "hope": 6, "despair": 6}
OPENS = ["field_telephone", "counter_patrol", "medicine_cabinet", "map_room", "radio", "gun_2"]
SNOW_CARDS = 11


def read_cards(box: Box, data: dict[str, Any]) -> None:
    """All decks, each with the right number of cards."""
    read_events(box, data["events"])
    read_morale(box, data["morale"])
    read_snow(box, data["snow"])


def read_events(box: Box, data: dict[str, Any]) -> None:
    """HOH-COMP-13: the 42 Event cards."""
    where = "HOH events.toml"
    events = box.cards.events
    for row in rows_of(where, data, "event", saying("row-event")):
        id = row.text("id")
        if id in events:
            raise row.wrong("id", saying("event-id"))
        deck = DECKS.index(row.one_of("deck", tuple(DECKS)))
        weather = box.tracks.weather_ids.index(row.one_of("weather", tuple(box.tracks.weather_ids)))
        # HOH-CARDS-01: there are no Infantry before the 1st Attack.
        infantry = row.whole("infantry", 0, 0, 0) if deck == 0 else row.whole("infantry", 0, 21)
        event = EventCard(id, deck, row.text("title"), weather, infantry, text_of(row))
        chart = row.texts("chart", TYPES)
        if sorted(chart) != sorted(TYPES):
            raise row.wrong("chart", saying("event-chart"))
        event.chart = [TYPES.index(kind) for kind in chart]
        row.source()
        row.finish()
        events[id] = event
    sizes = dict.fromkeys(DECKS, 0)
    for event in events.values():
        sizes[DECKS[event.deck]] += 1
    expect_sizes(where, "event", sizes, DECK_SIZES)


def read_morale(box: Box, data: dict[str, Any]) -> None:
    """HOH-COMP-14, HOH-COMP-15: Morale cards with three sections, Hope and Despair cards with one text."""
    where = "HOH morale.toml"
    sizes = dict.fromkeys(MORALE_SIZES, 0)
    for row in rows_of(where, data, "morale", saying("row-morale")):
        sections = [section(row, stage) for stage in STAGES]
        add_morale_card(
            box, MoraleCard(row.text("id"), row.one_of("deck", ("high", "low")), row.text("title"), sections), row
        )
    for kind, called in (("hope", saying("row-hope")), ("despair", saying("row-despair"))):
        for row in rows_of(where, data, kind, called):
            add_morale_card(box, MoraleCard(row.text("id"), kind, row.text("title"), [text_of(row)]), row)
    for card in box.cards.morale.values():
        sizes[card.kind] += 1
    expect_sizes(where, "morale", sizes, MORALE_SIZES)


def section(row: Row, stage: str) -> Text:
    """The part of a Morale card that is for one stage."""
    inner = row.table(stage)
    if inner is None:
        raise row.wrong(stage, saying("morale-section"))
    text = text_of(inner)
    inner.finish()
    return text


def add_morale_card(box: Box, card: MoraleCard, row: Row) -> None:
    if card.id in box.cards.morale:
        raise row.wrong("id", saying("morale-id"))
    row.source()
    row.finish()
    box.cards.morale[card.id] = card


def read_snow(box: Box, data: dict[str, Any]) -> None:
    """HOH-COMP-16: six Actions and five items."""
    where = "HOH snow.toml"
    for row in rows_of(where, data, "snow", saying("row-snow")):
        opens = row.one_of("opens", tuple(OPENS)) if row.has("opens") else ""
        text = Text(row.text("text"), [], []) if opens else text_of(row)
        card = SnowCard(row.text("id"), row.text("title"), opens, text)
        if card.id in box.cards.snow:
            raise row.wrong("id", saying("snow-id"))
        row.source()
        row.finish()
        box.cards.snow[card.id] = card
    opened = [card.opens for card in box.cards.snow.values() if card.opens]
    if sorted(opened) != sorted(OPENS) or len(box.cards.snow) != SNOW_CARDS:
        raise ContentError(saying("snow-deck", where=where, count=SNOW_CARDS, opens=OPENS))


def expect_sizes(where: str, key: str, sizes: dict[str, int], expected: dict[str, int]) -> None:
    for deck, size in expected.items():
        if sizes[deck] != size:
            raise wrong_deck(where, key, deck, size, sizes[deck])
