"""Content is data with provenance: TOML rows, checked, with packs that override by id.

An error names file, row, key and what was expected:
``KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got "two"``.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from motstand.kernel.errors import ContentError
from motstand.kernel.packs import LONGEST_NAME, MOST_ROWS, Pack, check_sizes, parsed, read_text, rows_in

SOURCES = ("rulebook", "public", "reconstructed", "owner")


class Row:
    """One table of a content file, read key by key; `finish` refuses keys that nobody asked for."""

    __slots__ = ("_data", "_path", "_read", "_where")

    def __init__(self, where: str, data: dict[str, Any], path: str = "") -> None:
        self._where = where
        self._data = data
        self._path = path
        self._read: set[str] = set()

    def wrong(self, key: str, expected: str) -> ContentError:
        """The error for a key that is not as expected."""
        return ContentError(f"{self._where}: {self._path}{key}: expected {expected}, got {_shown(self._data.get(key))}")

    def has(self, key: str) -> bool:
        return key in self._data

    def _get(self, key: str) -> Any:
        self._read.add(key)
        return self._data.get(key)

    def text(self, key: str, default: str | None = None) -> str:
        value = self._get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value:
            raise self.wrong(key, "a text")
        return value

    def text_is(self, key: str, word: str) -> bool:
        """Is this key just that word?"""
        self._read.add(key)
        return bool(self._data.get(key) == word)

    def one_of(self, key: str, choices: tuple[str, ...]) -> str:
        value = self._get(key)
        if value not in choices:
            raise self.wrong(key, "one of " + ", ".join(choices))
        return str(value)

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self._get(key)
        if value is None and default is not None:
            return default
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"a whole number from {least} to {most}")
        return int(value)

    def decimal(self, key: str) -> float:
        value = self._get(key)
        if type(value) is not int and type(value) is not float:
            raise self.wrong(key, "a number")
        return float(value)

    def yes(self, key: str, default: bool = False) -> bool:
        value = self._get(key)
        if value is None:
            return default
        if type(value) is not bool:
            raise self.wrong(key, "true or false")
        return bool(value)

    def texts(self, key: str, choices: list[str] | None = None, default: list[str] | None = None) -> list[str]:
        value = self._get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.wrong(key, "a list of texts")
        if choices is not None:
            for part in value:
                if part not in choices:
                    raise ContentError(
                        f"{self._where}: {self._path}{key}: {_shown(part)} is not known"
                        f"; expected one of {', '.join(choices[:12])}{', …' if len(choices) > 12 else ''}"
                    )
        return [str(part) for part in value]

    def table(self, key: str) -> Row | None:
        """A table inside this one, or None."""
        value = self._get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.wrong(key, "a table { … }")
        return Row(self._where, value, f"{self._path}{key}.")

    def table_of(self, key: str, choices: list[str]) -> Row:
        """A table by id, empty if it is not there; each name in it has to be one of `choices`."""
        inner = self.table(key) or Row(self._where, {}, f"{self._path}{key}.")
        for name in inner._data:
            if name not in choices:
                raise ContentError(f"{self._where}: {self._path}{key}.{name}: no such id")
        return inner

    def wholes(self, key: str, choices: list[str], most: int) -> dict[str, int]:
        """A table of whole numbers by id."""
        inner = self.table_of(key, choices)
        return {name: inner.whole(name, 0, most) for name in inner._data}

    def texts_by(self, key: str, choices: list[str]) -> dict[str, str]:
        """A table of texts by id."""
        inner = self.table_of(key, choices)
        return {name: inner.text(name) for name in inner._data}

    def lists_by(self, key: str, choices: list[str]) -> dict[str, list[str]]:
        """A table of lists of texts by id."""
        inner = self.table_of(key, choices)
        return {name: inner.texts(name) for name in inner._data}

    def parts(self, key: str) -> tuple[Any, ...]:
        """A list of texts and whole numbers, as options and scripts of fate are made of; empty if it is not there."""
        value = self._get(key)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(type(part) in (str, int) for part in value):
            raise self.wrong(key, "a list of texts and whole numbers")
        return tuple(value)

    def options(self, key: str) -> list[tuple[Any, ...]]:
        """A list of such lists."""
        value = self._get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(key, "a list of lists")
        return [
            Row(self._where, {f"{key} {place}": part}, self._path).parts(f"{key} {place}")
            for place, part in enumerate(value, start=1)
        ]

    def values(self, key: str) -> dict[str, Any]:
        """A table of anything, as it stands; empty if it is not there."""
        value = self._get(key)
        if value is not None and not isinstance(value, dict):
            raise self.wrong(key, "a table { … }")
        return {} if value is None else dict(value)

    def rows(self, key: str, kind: str) -> list[Row]:
        """The list of tables under `key`, each with an id of its own."""
        return rows_of(f"{self._where}", self._data, key, kind, self._read)

    def ignore(self, *keys: str) -> None:
        """Keys that are for readers, not for the rules."""
        self._read.update(keys)

    def source(self) -> None:
        """Every row says where it comes from: one word, or a table of words by field."""
        value = self._get("source")
        words = [value]
        if isinstance(value, dict):
            words = [word for field, word in value.items() if field != "note"]
        if not words or not all(word in SOURCES for word in words):
            raise self.wrong("source", "one of " + ", ".join(SOURCES) + ", or a table of them by field")

    def finish(self) -> None:
        """Refuse keys that nobody has read."""
        for key in self._data:
            if key not in self._read:
                known = ", ".join(sorted(self._read))
                raise ContentError(f"{self._where}: {self._path}{key}: unknown key; expected one of {known}")


def _shown(value: Any) -> str:
    """A value as errors show it."""
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False, default=str)


def rows_of(where: str, data: dict[str, Any], key: str, kind: str, read: set[str] | None = None) -> list[Row]:
    """The tables ``[[key]]`` of a file as rows named by their id."""
    if read is not None:
        read.add(key)
    tables = data.get(key, [])
    if not isinstance(tables, list):
        raise ContentError(f"{where}: {key}: expected tables [[{key}]], got {_shown(tables)}")
    rows = []
    for place, table in enumerate(tables, start=1):
        if not isinstance(table, dict):
            raise ContentError(f"{where}: {key} number {place}: expected a table, got {_shown(table)}")
        name = f"'{table['id']}'" if isinstance(table.get("id"), str) else f"number {place}"
        rows.append(Row(f"{where}: {kind} {name}", table))
    return rows


def read_toml(path: Path, name: str) -> dict[str, Any]:
    """A TOML file; `name` is how errors call it."""
    return parsed(read_text(path, name), name)


def read_content(
    folder: Path,
    code: str,
    game: str,
    files: list[str],
    packed: dict[str, str],
    keys: tuple[str, ...],
    packs: list[Pack],
    translation: Path | None = None,
) -> dict[str, Any]:
    """The content files of a game by name, with packs laid over them in order.

    `packed` says in which file a table of a pack belongs; empty: in the file where its name is known. `keys` name rows.
    A translation lies below the packs: what a pack says is said in the pack's own language.
    """
    check_sizes(packs)
    data = {name: read_toml(folder / f"{name}.toml", f"{code} {name}.toml") for name in files}
    if translation is not None:
        for key, value in read_toml(translation, f"{code} {translation.name}").items():
            home = next((name for name in files if key in data[name]), None)
            if home is None:
                raise ContentError(f"{code} {translation.name}: {key}: expected a table that the content has")
            overlay(data[home], {key: value}, keys)
    for pack in packs:
        homes = packed or {key: name for name in files for key in data[name]}
        for key, value in read_pack(pack, game).items():
            if key not in homes:
                raise ContentError(f"{pack.name}: {key}: unknown key; expected one of {', '.join(sorted(homes))}")
            overlay(data[homes[key]], {key: value}, keys)
    return data


def read_pack(pack: Pack, game: str) -> dict[str, Any]:
    """The tables of a pack that is for this game."""
    content = parsed(pack.text, pack.name)
    about = Row(pack.name, content).table("pack") or Row(pack.name, {}, "pack.")
    if not about.text_is("game", game):
        raise about.wrong("game", f'"{game}"')
    if about.has("name") and len(about.text("name")) > LONGEST_NAME:
        raise about.wrong("name", f"at most {LONGEST_NAME} characters")
    about.ignore("name", "author", "note")
    about.finish()
    content.pop("pack")
    if rows_in(content) > MOST_ROWS:
        raise ContentError(f"{pack.name}: expected at most {MOST_ROWS} rows, got {rows_in(content)}")
    return content


def laid_over(error: ContentError, packs: list[Pack]) -> ContentError:
    """An error of content that packs were laid over: it names them, for any of them may have caused it."""
    if not packs:
        return error
    return ContentError(f"{error} (with {', '.join([pack.name for pack in packs])} laid over it)")


MOST_BOXES = 64
"""A game keeps so many boxes that it opened; who lays ever new packs does not fill the memory."""


def box_name(packs: list[Pack], language: str) -> tuple[str, ...]:
    """Names a box that was opened: equal packs in equal order, the same box."""
    return (language, *[pack.digest for pack in packs])


def overlay(base: dict[str, Any], pack: dict[str, Any], keys: tuple[str, ...]) -> None:
    """Lay a pack over content in place: tables merge key by key, lists of tables merge row by row by `keys`."""
    for name, value in pack.items():
        known = base.get(name)
        if isinstance(known, dict) and isinstance(value, dict):
            overlay(known, value, keys)
        elif _is_rows(known) and _is_rows(value):
            assert isinstance(known, list)
            for row in value:
                twin = next((old for old in known if _same_row(old, row, keys)), None)
                if twin is None:
                    known.append(row)
                else:
                    overlay(twin, row, keys)
        else:
            base[name] = value


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)


def _same_row(old: dict[str, Any], new: dict[str, Any], keys: tuple[str, ...]) -> bool:
    """A border has no id, but what it lies between: any of the keys names a row, and those given must agree."""
    return any(key in new for key in keys) and all(key not in new or old.get(key) == new[key] for key in keys)


def content_digest(data: dict[str, Any]) -> str:
    """A short name for content: equal content has equal names."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
