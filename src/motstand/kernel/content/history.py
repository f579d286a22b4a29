"""What happened: the history beside a game, in paragraphs with their sources, and where the game departs from it.

``history.toml`` of a game's folder has the works that are cited, the paragraphs, and the departures. A paragraph names
the things of the game that it tells of, so that their explanations can lead to it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from motstand.kernel.content.files import among, overlay, read_toml
from motstand.kernel.content.rows import EXPECTED, Row, Rows, Text
from motstand.kernel.words.error_messages import message
from motstand.kernel.words.languages import ENGLISH, translation

FILE = "history.toml"
Sources: TypeAlias = Annotated[list[Text], Meta(min_length=1, extra={EXPECTED: message("history-sources")})]


class Work(Row):
    """A book or a page that paragraphs rest on; `address` is its page, if it has one."""

    called = message("history-work")
    id: Text
    name: Text
    author: str = ""
    published: str = ""
    address: str = ""


class Paragraph(Row):
    """What happened, and what says so. `things` are ids of the game by their kind, as its names have them."""

    called = message("history-paragraph")
    id: Text
    title: Text
    text: Text
    sources: Sources
    things: dict[str, list[Text]] = {}
    picture: str = ""
    caption: str = ""

    def __post_init__(self) -> None:
        self.text = self.text.strip()


class Departure(Row):
    """Where the game departs from history, and the rules that do."""

    called = message("history-departure")
    id: Text
    text: Text
    rules: list[str] = []

    def __post_init__(self) -> None:
        self.text = self.text.strip()


class History:
    """The history beside a game."""

    def __init__(self) -> None:
        self.works: dict[str, Work] = {}
        self.paragraphs: list[Paragraph] = []
        self.departures: list[Departure] = []


Names: TypeAlias = Mapping[str, Collection[str]]
"""The things of a game: kinds, and the ids of each."""


def read_history(folder: Path, names: Names, rules: Collection[str], language: str = ENGLISH) -> History:
    """The history of a game's folder; empty if it has none. What is not translated is in English.

    Raises ContentError with row and key.
    """
    history = History()
    data = translated_file(folder, FILE, language)
    if data is None:
        return history
    works = Rows(FILE, data, "work", Work)
    works.expect_different([work.id for work in works], message("page-id"))
    history.works = {work.id: work for work in works}
    paragraphs = Rows(FILE, data, "paragraph", Paragraph)
    paragraphs.expect_different([paragraph.id for paragraph in paragraphs], message("page-id"))
    for paragraph in paragraphs:
        paragraphs.expect_known(paragraph, "sources", paragraph.sources, history.works)
        for kind, ids in paragraph.things.items():
            if kind not in names:
                raise paragraphs.wrong(paragraph, "things", among(names))
            paragraphs.expect_known(paragraph, f"things.{kind}", ids, names[kind])
    departures = Rows(FILE, data, "departure", Departure)
    for departure in departures:
        departures.expect_known(departure, "rules", departure.rules, rules)
    history.paragraphs, history.departures = list(paragraphs), list(departures)
    return history


def translated_file(folder: Path, name: str, language: str) -> dict[str, Any] | None:
    """A file beside the rulebook with its translation laid over it, row by row; None if there is no such file."""
    path = folder / name
    if not path.is_file():
        return None
    data = read_toml(path, name)
    translated = translation(folder, language, path.stem)
    if translated is not None:
        overlay(data, read_toml(translated, f"{language} {name}"), ("id",))
    return data
