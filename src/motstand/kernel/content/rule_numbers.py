"""Numbers of rule texts: they stand in the content once, and the rulebook names them.

    {surrender.truce.required}          the value of a row, by table, row and key
    {card.white.panservernkanon.…}     a row by several words, where one does not tell it from others
    {supply.*.defenders}                the values of all rows of the table, with commas
    {day.red.*.day}                     the same of the rows that are marked so
    {area.#}, {sector.siege.#}          how many rows there are

A row is found by its id, deck, board, level, day or special, or by a key that is true.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from motstand.kernel.content.files import read_toml, wrong
from motstand.kernel.words.error_messages import Wording, message

NAMED = re.compile(r"\{([\w.*#-]+)\}")
ROW_NAMES = ("id", "deck", "board", "level", "day", "special")
ALL = "*"
COUNT = "#"


class RuleNumbers:
    """The content of a game's folder, to be looked into by the texts of its rules."""

    def __init__(self, folder: Path) -> None:
        self.tables: dict[str, Any] = {}
        for path in sorted((folder / "content").glob("*.toml")):
            self.tables.update(read_toml(path, path.name))

    def fill(self, text: str, where: Wording, key: str) -> str:
        """The text with all numbers that it names; `where` and `key` say in errors where it stands."""

        def number(match: re.Match[str]) -> str:
            value = find(self.tables, match[1].split("."))
            if value is None:
                raise wrong(where, key, message("rulebook-number"), match[0])
            return value

        return NAMED.sub(number, text)


def find(place: Any, path: list[str]) -> str | None:
    """What a path leads to from some place in the content, as it is read; None if it leads nowhere."""
    if not path:
        return str(place) if isinstance(place, str | int) else None
    word, rest = path[0], path[1:]
    if isinstance(place, dict):
        return find(place[word], rest) if word in place else None
    if not isinstance(place, list):
        return None
    if word == COUNT:
        return None if rest else str(len(place))
    if word == ALL:
        values = [find(row, rest) for row in place]
        return None if None in values else ", ".join([str(value) for value in values])
    rows = [row for row in place if isinstance(row, dict) and is_called(row, word)]
    if rows:
        return find(rows, rest)
    return find(place[0], path) if len(place) == 1 else None


def is_called(row: dict[str, Any], word: str) -> bool:
    return row.get(word) is True or word in [str(row.get(name)) for name in ROW_NAMES]
