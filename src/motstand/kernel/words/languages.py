"""The supported languages, and where a game keeps its translations.

languages.json has a line for each of them, which the client reads, too: its tag, and the tags of those who get it for
want of their own, as a reader of Nynorsk ("nn") gets Bokmål. A further language is its files and its line.

English stands in the content, the rulebook and words/en.ftl; every other language in words/<language>.ftl (sentences)
and words/<language>/*.toml (texts of content and rules, row by row). What lacks a translation is said in English.
"""

from __future__ import annotations

import json
from pathlib import Path

ENGLISH = "en"
LIST = Path(__file__).parent / "languages.json"


def read_languages(file: Path) -> dict[str, list[str]]:
    """The languages of a list, English first, each with the other tags that ask for it."""
    languages: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return languages


_LISTED = read_languages(LIST)
LANGUAGES = tuple(_LISTED)
ALSO = {tag: language for language, tags in _LISTED.items() for tag in tags}


def language_for(tags: list[str]) -> str:
    """The first of the languages a reader wants that is spoken here: ``["nn-NO", "en"]`` is nb. None of them: en."""
    for tag in tags:
        wanted = tag.strip().lower().replace("_", "-").split("-")[0]
        language = ALSO.get(wanted, wanted)
        if language in LANGUAGES:
            return language
    return ENGLISH


def translation(folder: Path, language: str, name: str) -> Path | None:
    """The file that translates a game's content, its rulebook or a page beside it; None where there is none."""
    file = folder / "words" / language / f"{name}.toml"
    return file if language != ENGLISH and file.is_file() else None
