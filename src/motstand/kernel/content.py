"""Content is data with provenance: TOML rows, checked, with packs that override by id.

An error names file, row, key and what was expected:
``KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got "two"``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from motstand.kernel.errors import ContentError
from motstand.kernel.packs import LONGEST_NAME, MOST_ROWS, Pack, check_sizes, parsed, read_text, rows_in
from motstand.kernel.sayings import Saying, Wording, saying

SOURCES = ("rulebook", "public", "reconstructed", "owner")


class Row:
    """One table of a content file, read key by key; `finish` refuses keys that nobody asked for."""

    __slots__ = ("_data", "_path", "_read", "_where")

    def __init__(self, where: Wording, data: dict[str, Any], path: str = "") -> None:
        self._where = where
        self._data = data
        self._path = path
        self._read: set[str] = set()

    def wrong(self, key: str, expected: Wording) -> ContentError:
        """The error for a key that is not as expected."""
        return wrong(self._where, self._path + key, expected, _shown(self._data.get(key)))

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
            raise self.wrong(key, saying("content-text"))
        return value

    def text_is(self, key: str, word: str) -> bool:
        """Is this key just that word?"""
        self._read.add(key)
        return bool(self._data.get(key) == word)

    def one_of(self, key: str, choices: tuple[str, ...]) -> str:
        value = self._get(key)
        if value not in choices:
            raise self.wrong(key, among(choices))
        return str(value)

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self._get(key)
        if value is None and default is not None:
            return default
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, saying("content-whole", least=least, most=most))
        return int(value)

    def decimal(self, key: str) -> float:
        value = self._get(key)
        if type(value) is not int and type(value) is not float:
            raise self.wrong(key, saying("content-decimal"))
        return float(value)

    def yes(self, key: str, default: bool = False) -> bool:
        value = self._get(key)
        if value is None:
            return default
        if type(value) is not bool:
            raise self.wrong(key, saying("content-yes"))
        return bool(value)

    def texts(self, key: str, choices: list[str] | None = None, default: list[str] | None = None) -> list[str]:
        value = self._get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
            raise self.wrong(key, saying("content-texts"))
        if choices is not None:
            for part in value:
                if part not in choices:
                    shown = [*choices[:12], "…"] if len(choices) > 12 else choices
                    path = self._path + key
                    raise ContentError(
                        saying("content-not-known", where=self._where, key=path, got=_shown(part), choices=shown)
                    )
        return [str(part) for part in value]

    def table(self, key: str) -> Row | None:
        """A table inside this one, or None."""
        value = self._get(key)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.wrong(key, saying("content-table"))
        return Row(self._where, value, f"{self._path}{key}.")

    def table_of(self, key: str, choices: list[str]) -> Row:
        """A table by id, empty if it is not there; each name in it has to be one of `choices`."""
        inner = self.table(key) or Row(self._where, {}, f"{self._path}{key}.")
        for name in inner._data:
            if name not in choices:
                raise ContentError(saying("content-no-id", where=self._where, key=f"{self._path}{key}.{name}"))
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
            raise self.wrong(key, saying("content-parts"))
        return tuple(value)

    def options(self, key: str) -> list[tuple[Any, ...]]:
        """A list of such lists."""
        value = self._get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.wrong(key, saying("content-lists"))
        return [
            Row(self._where, {f"{key} {place}": part}, self._path).parts(f"{key} {place}")
            for place, part in enumerate(value, start=1)
        ]

    def values(self, key: str) -> dict[str, Any]:
        """A table of anything, as it stands; empty if it is not there."""
        value = self._get(key)
        if value is not None and not isinstance(value, dict):
            raise self.wrong(key, saying("content-table"))
        return {} if value is None else dict(value)

    def rows(self, key: str, kind: Wording) -> list[Row]:
        """The list of tables under `key`, each with an id of its own."""
        return rows_of(self._where, self._data, key, kind, self._read)

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
            raise self.wrong("source", saying("content-source", sources=SOURCES))

    def finish(self) -> None:
        """Refuse keys that nobody has read."""
        for key in self._data:
            if key not in self._read:
                raise unknown_key(self._where, self._path + key, self._read)


def wrong(where: Wording, key: str, expected: Wording, got: Wording | int) -> ContentError:
    """The error for something in a file that is not as expected."""
    return ContentError(saying("content-wrong", where=where, key=key, expected=expected, got=got))


def among(choices: Iterable[str]) -> Saying:
    """What is expected where only these will do."""
    return saying("content-one-of", choices=list(choices))


def wrong_count(where: Wording, key: str, expected: int, got: int) -> ContentError:
    """The error for too many or too few rows."""
    return wrong(where, key, saying("content-count", count=expected), got)


def wrong_deck(where: Wording, key: str, deck: str, expected: int, got: int) -> ContentError:
    """The error for too many or too few cards."""
    return wrong(where, key, saying("content-deck", count=expected, deck=deck), got)


def unknown_key(where: Wording, key: str, known: Iterable[str]) -> ContentError:
    """The error for a key that nobody asks for."""
    return ContentError(saying("content-unknown-key", where=where, key=key, known=sorted(known)))


def _shown(value: Any) -> Wording:
    """A value as errors show it."""
    return saying("content-nothing") if value is None else json.dumps(value, ensure_ascii=False, default=str)


def rows_of(where: Wording, data: dict[str, Any], key: str, kind: Wording, read: set[str] | None = None) -> list[Row]:
    """The tables ``[[key]]`` of a file as rows named by their id; `kind` is what errors call such a row."""
    if read is not None:
        read.add(key)
    tables = data.get(key, [])
    if not isinstance(tables, list):
        raise wrong(where, key, saying("content-tables", key=key), _shown(tables))
    rows = []
    for place, table in enumerate(tables, start=1):
        if not isinstance(table, dict):
            row = saying("content-row-numbered", where=where, kind=key, number=place)
            raise ContentError(saying("content-no-table", where=row, got=_shown(table)))
        rows.append(row_of(where, kind, place, table))
    return rows


def row_of(where: Wording, kind: Wording, place: int, table: dict[str, Any]) -> Row:
    """A table as a row that is named by its id, or else by its place."""
    if isinstance(table.get("id"), str):
        return Row(saying("content-row", where=where, kind=kind, id=table["id"]), table)
    return Row(saying("content-row-numbered", where=where, kind=kind, number=place), table)


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
                raise ContentError(saying("content-not-there", where=f"{code} {translation.name}", key=key))
            overlay(data[home], {key: value}, keys)
    for pack in packs:
        homes = packed or {key: name for name in files for key in data[name]}
        for key, value in read_pack(pack, game).items():
            if key not in homes:
                raise unknown_key(pack.name, key, homes)
            overlay(data[homes[key]], {key: value}, keys)
    return data


def read_pack(pack: Pack, game: str) -> dict[str, Any]:
    """The tables of a pack that is for this game."""
    content = parsed(pack.text, pack.name)
    about = Row(pack.name, content).table("pack") or Row(pack.name, {}, "pack.")
    if not about.text_is("game", game):
        raise about.wrong("game", f'"{game}"')
    if about.has("name") and len(about.text("name")) > LONGEST_NAME:
        raise about.wrong("name", saying("pack-title", most=LONGEST_NAME))
    about.ignore("name", "author", "note")
    about.finish()
    content.pop("pack")
    if rows_in(content) > MOST_ROWS:
        raise ContentError(saying("pack-rows", name=pack.name, most=MOST_ROWS, rows=rows_in(content)))
    return content


def laid_over(error: ContentError, packs: list[Pack]) -> ContentError:
    """An error of content that packs were laid over: it names them, for any of them may have caused it."""
    if not packs:
        return error
    return ContentError(saying("pack-laid-over", error=error.saying(), packs=[pack.name for pack in packs]))


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
