"""Values of a game's content by name, where they come from, and packs that change them.

    surrender.truce.required      table, row and key; a row is named as in rule texts (kernel/content/rule_numbers.py)
    surrender.3                   the third row, and the only number in it
    card.white.panzer.symbols     a row by several words, where one does not tell it from others
    scenario.network.goal.2       the second of a list

A changed value is a pack like any other, so it is checked like one, and can be written to a file and played with.
"""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from motstand.kernel.content.boxes import FOR_PEOPLE
from motstand.kernel.content.files import overlay
from motstand.kernel.content.packs import Pack
from motstand.kernel.content.rule_numbers import ROW_NAMES, is_called
from motstand.kernel.declared import DeclaredGame
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game
from motstand.kernel.words.languages import ENGLISH

RECONSTRUCTED: Final = "reconstructed"
UNSAID: Final = ""
"""The source of a value that its row names none for."""
SHOWN: Final = 24
"""So many of the names that would have done are listed in an error."""


class Value:
    """A value of the content: its full name, what it is, and where it comes from. `steps` lead to it from its table."""

    __slots__ = ("name", "source", "steps", "value")

    def __init__(self, name: str, steps: list[Any], value: Any, source: str) -> None:
        self.name = name
        self.steps = steps
        self.value = value
        self.source = source

    @property
    def is_number(self) -> bool:
        return is_number(self.value)


class Content:
    """The content of a game with packs laid over it, to look values up and to change them."""

    def __init__(self, game: Game, packs: list[Pack]) -> None:
        if not isinstance(game, DeclaredGame):
            raise SetupError(f"{game.id} has no content files whose values could be changed")
        self.game = game.id
        boxes = game.rules.boxes
        self.row_keys: tuple[str, ...] = boxes.row_keys
        self.for_people: tuple[str, ...] = boxes.for_people
        files: dict[str, Any] = boxes.content(packs, ENGLISH)
        homes: dict[str, str] = boxes.packed or {table: name for name in files for table in files[name]}
        self.tables: dict[str, Any] = {table: files[file][table] for table, file in homes.items()}
        self.changes: dict[str, Any] = {}

    def find(self, name: str) -> Value:
        """The value of this name. Raises SetupError, which says what there is."""
        words = name.split(".")
        place: Any = self.tables
        steps: list[Any] = []
        for number, word in enumerate(words):
            found = step(place, word)
            if found is None:
                raise unknown(".".join(words[:number]), word, place)
            place, taken = found
            steps += taken
        if is_rows(place) and len(place) == 1:
            place, taken = place[0], [Row(place[0])]
            steps += taken
        if isinstance(place, dict):
            place, key = self._only_number(name, place)
            steps.append(key)
            name = f"{name}.{key}"
        if is_rows(place):
            raise unknown(name, "", place)
        return Value(name, steps, place, source_of(self.tables, steps))

    def _only_number(self, name: str, row: dict[str, Any]) -> tuple[Any, str]:
        """The number of a row that has one, and its key: whoever names the row means it."""
        numbers = [key for key, value in row.items() if is_number(value) and key not in (*self.row_keys, *ROW_NAMES)]
        if len(numbers) != 1:
            raise unknown(name, "", row)
        return row[numbers[0]], numbers[0]

    def change(self, name: str, value: Any) -> Value:
        """Change a value; gives it as it was before."""
        before = self.find(name)
        patch = value
        for number in reversed(range(len(before.steps))):
            patch = self._patch(before, number, patch)
        overlay(self.tables, json.loads(json.dumps(patch)), self.row_keys)
        overlay(self.changes, patch, self.row_keys)
        if self.find(name).value != value:
            raise SetupError(f"{before.name}: expected a value that a pack can change: its row has no name of its own")
        return before

    def _patch(self, value: Value, number: int, patch: Any) -> Any:
        """What a pack says from this step on."""
        taken = value.steps[number]
        if isinstance(taken, Row):
            return [{**{key: taken.row[key] for key in self.row_keys if key in taken.row}, **patch}]
        if isinstance(taken, Item):
            return [*taken.items[: taken.place], patch, *taken.items[taken.place + 1 :]]
        return {taken: patch}

    def pack(self, name: str) -> Pack:
        """The changes as a pack of this name."""
        lines = [
            f"pack = {toml({'game': self.game})}",
            *[f"{key} = {toml(part)}" for key, part in self.changes.items()],
        ]
        return Pack(name, "\n".join(lines) + "\n")

    def reconstructed(self) -> list[Value]:
        """Every number that is reconstructed, by its full name."""
        found: list[Value] = []
        for table, place in self.tables.items():
            for name, number, steps in numbers_below(table, place, [table]):
                source = source_of(self.tables, steps)
                if source == RECONSTRUCTED and not set(steps[1:]) & set(self.for_people):
                    found.append(Value(name, steps, number, source))
        return found


class Row:
    """A step into a list of tables: the row that is taken."""

    __slots__ = ("row",)

    def __init__(self, row: dict[str, Any]) -> None:
        self.row = row


class Item:
    """A step into a list of values: the list, and the place of the value that is taken."""

    __slots__ = ("items", "place")

    def __init__(self, items: list[Any], place: int) -> None:
        self.items = items
        self.place = place


def step(place: Any, word: str) -> tuple[Any, list[Any]] | None:
    """Where a word of a name leads from a place, and the steps to it; None if nowhere."""
    if isinstance(place, dict):
        return (place[word], [word]) if word in place else None
    if is_rows(place):
        return step_into_rows(place, word)
    if isinstance(place, list) and word.isdecimal() and 0 < int(word) <= len(place):
        return place[int(word) - 1], [Item(place, int(word) - 1)]
    return None


def step_into_rows(rows: list[dict[str, Any]], word: str) -> tuple[Any, list[Any]] | None:
    """A row by its name, or by its number if none is called so. A name of several rows leaves the choice open."""
    called = [row for row in rows if is_called(row, word)]
    if not called and word.isdecimal() and 0 < int(word) <= len(rows):
        called = [rows[int(word) - 1]]
    if called:
        return (called[0], [Row(called[0])]) if len(called) == 1 else (called, [])
    if len(rows) == 1 and word in rows[0]:
        return rows[0][word], [Row(rows[0]), word]
    return None


def is_rows(place: Any) -> bool:
    return isinstance(place, list) and bool(place) and all(isinstance(row, dict) for row in place)


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def names_at(place: Any) -> list[str]:
    """The words that lead on from a place."""
    if isinstance(place, dict):
        return [key for key in place if key not in FOR_PEOPLE]
    if is_rows(place):
        return row_names(place)
    return [str(number) for number in range(1, len(place) + 1)] if isinstance(place, list) else []


def row_names(rows: list[dict[str, Any]]) -> list[str]:
    """What each row is called: by its first name, by two where others share that, or else by its number."""
    spelled = [[str(row[name]) for name in ROW_NAMES if isinstance(row.get(name), str | int)] for row in rows]
    names: list[str] = []
    for number, own in enumerate(spelled, start=1):
        short = [own[:words] for words in (1, 2) if own and [each[:words] for each in spelled].count(own[:words]) == 1]
        names.append(".".join(short[0]) if short else str(number))
    return names


def unknown(before: str, word: str, place: Any) -> SetupError:
    """The error for a name that leads nowhere."""
    where = f"{before}: " if before else ""
    known = names_at(place)
    if not known:
        return SetupError(f"{before} is {json.dumps(place)}: expected nothing after it, got '{word}'")
    listed = ", ".join([*known[:SHOWN], "…"] if len(known) > SHOWN else known)
    got = f"'{word}'" if word else "nothing after it"
    return SetupError(f"{where}expected one of {listed}, got {got}")


def source_of(tables: dict[str, Any], steps: list[Any]) -> str:
    """Where a value comes from: what the innermost table with a source says of the value, or of what holds it."""
    place: Any = tables
    source: Any = UNSAID
    keys: list[str] = []
    for taken in steps:
        if isinstance(taken, Row):
            place = taken.row
        elif isinstance(taken, Item):
            place = taken.items[taken.place]
        else:
            place = place[taken]
            keys.append(taken)
        if isinstance(place, dict) and "source" in place:
            source, keys = place["source"], []
    if not isinstance(source, dict):
        return str(source)
    words = {key: word for key, word in source.items() if key != "note"}
    named = next((key for key in reversed(keys) if key in words), None)
    if named is not None:
        return str(words[named])
    return RECONSTRUCTED if set(words.values()) == {RECONSTRUCTED} else UNSAID


def numbers_below(name: str, place: Any, steps: list[Any]) -> list[tuple[str, Any, list[Any]]]:
    """All numbers below a place: name, number, and the steps to it."""
    if is_number(place):
        return [(name, place, steps)]
    found: list[tuple[str, Any, list[Any]]] = []
    if isinstance(place, dict):
        for key, part in place.items():
            if key not in (*FOR_PEOPLE, *ROW_NAMES):
                found += numbers_below(f"{name}.{key}", part, [*steps, key])
    elif is_rows(place):
        for word, row in zip(names_at(place), place, strict=True):
            found += numbers_below(f"{name}.{word}", row, [*steps, Row(row)])
    elif isinstance(place, list):
        for number, part in enumerate(place):
            found += numbers_below(f"{name}.{number + 1}", part, [*steps, Item(place, number)])
    return found


# -- settings ------------------------------------------------------------------------------------------------


def setting(text: str) -> tuple[str, Any]:
    """Name and value of ``NAME=VALUE``; a value is written as in TOML, and a word needs no quotes."""
    name, equals, value = text.partition("=")
    if not equals or not name or not value.strip():
        raise SetupError(f"expected NAME=VALUE such as surrender.truce.required=7, got '{text}'")
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name.strip(), value.strip()


def changed(game: Game, packs: list[Pack], settings: list[str]) -> tuple[list[Pack], list[Value]]:
    """The packs with one for these settings laid over them, and the values as they were before."""
    if not settings:
        return packs, []
    content = Content(game, packs)
    before = [content.change(*setting(text)) for text in settings]
    # Errors of the content call the pack so; the rules of a pack's name allow no more.
    return [*packs, content.pack(", ".join(settings)[:80])], before


def toml(value: Any) -> str:
    """A value as TOML writes it, in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
