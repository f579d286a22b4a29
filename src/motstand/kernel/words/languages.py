"""The supported languages, and where a game keeps its translations.

English stands in the content, the rulebook and words/en.ftl; every other language in words/<language>.ftl (sentences)
and words/<language>/*.toml (texts of content and rules, row by row). What lacks a translation is said in English.
"""

from __future__ import annotations

from pathlib import Path

ENGLISH = "en"
LANGUAGES = (ENGLISH, "nb")
# A reader of Nynorsk, or of "Norwegian", gets Bokmål.
ALSO = {"no": "nb", "nn": "nb"}


def language_for(tags: list[str]) -> str:
    """The first of the languages a reader wants that is spoken here: ``["nn-NO", "en"]`` is nb. None of them: en."""
    for tag in tags:
        wanted = tag.strip().lower().replace("_", "-").split("-")[0]
        language = ALSO.get(wanted, wanted)
        if language in LANGUAGES:
            return language
    return ENGLISH


def translation(folder: Path, language: str, name: str) -> Path | None:
    """The file of a game's folder that translates its content or its rulebook; None where there is none."""
    file = folder / "words" / language / f"{name}.toml"
    return file if language != ENGLISH and file.is_file() else None
