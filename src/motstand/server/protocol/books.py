"""Over HTTP: the rules and the components of a game, and how its box is set up."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from motstand.server.protocol.words import Saying


class ChapterText(Struct):
    """A chapter of the rules."""

    id: str
    title: str


class RuleText(Struct):
    """A rule in our own words; `where` is its place in the publisher's book."""

    id: str
    title: str
    chapter: str
    where: str
    text: str


class RulingText(Struct):
    """What the printed rules leave open, how this house decides it, and why."""

    id: str
    text: str
    ruling: str
    reason: str
    rules: list[str]


class ExampleText(Struct):
    """A worked example, and the rules that it shows."""

    id: str
    given: str
    when: str
    then: str
    rules: list[str]


class RulebookText(Struct):
    """GET /api/games/{game}/rulebook."""

    chapters: list[ChapterText]
    rules: list[RuleText]
    rulings: list[RulingText]
    examples: list[ExampleText]


class WorkText(Struct, omit_defaults=True):
    """A book or a page that history rests on; `address` is that of its page."""

    id: str
    name: str
    author: str = ""
    published: str = ""
    address: str = ""


class ParagraphText(Struct, omit_defaults=True):
    """A paragraph of history. `sources` are ids of works, `things` ids of the game's things by their kind."""

    id: str
    title: str
    text: str
    sources: list[str]
    things: dict[str, list[str]]
    picture: str = ""
    caption: str = ""


class DepartureText(Struct):
    """Where the game departs from history, and the rules that do."""

    id: str
    text: str
    rules: list[str]


class HistoryText(Struct):
    """GET /api/games/{game}/history: what happened."""

    works: list[WorkText]
    paragraphs: list[ParagraphText]
    departures: list[DepartureText]


class SummaryLine(Struct):
    """One thing to know, and the rules that it sums up. `title` may be empty."""

    id: str
    title: str
    text: str
    rules: list[str]


class SummarySection(Struct, omit_defaults=True):
    """Lines that belong together, beside a picture."""

    id: str
    title: str
    lines: list[SummaryLine]
    picture: str = ""
    caption: str = ""


class SummaryText(Struct):
    """GET /api/games/{game}/summary: the rules on one page."""

    sections: list[SummarySection]


class ComponentValue(Struct):
    """A value that is printed on a component, and where we have it from.

    `value` is a text, a number, true or false, a Saying, or a list of these; null where only the source is told.
    """

    label: str
    value: Any
    source: Literal["rulebook", "public", "reconstructed", "owner"]


class ComponentText(Struct, omit_defaults=True):
    """A card, a tile, a space, a level of a track. `name` is a text or a Saying; `parts` are the cards of a kind."""

    id: str
    name: Any
    values: list[ComponentValue]
    note: str = ""
    parts: list[ComponentText] = []


class ComponentSection(Struct):
    """Components that belong together, as a deck does."""

    id: str
    components: list[ComponentText]


class ComponentBook(Struct):
    """GET /api/games/{game}/components, and /api/tables/{table}/components with the packs of that table."""

    sections: list[ComponentSection]


class Preparation(Struct):
    """GET /api/tables/{table}/preparations: a step of setting up the real box; `seat` has to do it, "" is anybody."""

    seat: str
    saying: Saying
