"""The rules of a game on one page: sections of short lines, each with the rules that it sums up.

Numbers that stand in the content are named, as in the rulebook (`rule_numbers.py`).
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta

from motstand.kernel.content.history import translated_file
from motstand.kernel.content.rows import EXPECTED, Row, Rows, Text
from motstand.kernel.content.rule_numbers import RuleNumbers
from motstand.kernel.words.error_messages import message
from motstand.kernel.words.languages import ENGLISH

FILE = "summary.toml"
Cited: TypeAlias = Annotated[list[Text], Meta(min_length=1, extra={EXPECTED: message("summary-rules")})]


class SummaryLine(Row):
    """One thing to know; `title` stands before it in bold."""

    called = message("summary-line")
    id: Text
    text: Text
    rules: Cited
    title: str = ""


class SummarySection(Row):
    """Lines that belong together, beside a picture."""

    called = message("summary-section")
    id: Text
    title: Text
    line: list[SummaryLine]
    picture: str = ""
    caption: str = ""


def read_summary(folder: Path, rules: Collection[str], language: str = ENGLISH) -> list[SummarySection]:
    """The summary of a game's folder; empty if it has none. What is not translated is in English.

    Raises ContentError with row and key.
    """
    data = translated_file(folder, FILE, language)
    if data is None:
        return []
    numbers = RuleNumbers(folder)
    sections = Rows(FILE, data, "section", SummarySection)
    sections.expect_different([section.id for section in sections], message("page-id"))
    for section in sections:
        section.caption = numbers.fill(section.caption, sections.place(section), "caption")
        for line in section.line:
            sections.expect_known(section, f"line '{line.id}': rules", line.rules, rules)
            line.text = numbers.fill(line.text, sections.place(section), f"line '{line.id}': text")
    return list(sections)
