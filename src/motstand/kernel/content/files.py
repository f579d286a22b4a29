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

from motstand.kernel.content.packs import (
    LONGEST_NAME,
    MOST_ROWS,
    Pack,
    check_sizes,
    is_whole,
    parsed,
    read_text,
    rows_in,
    tables_of,
    whole_content,
)
from motstand.kernel.errors import ContentError
from motstand.kernel.words.error_messages import ErrorMessage, Wording, message

SOURCES = ("rulebook", "public", "reconstructed", "owner")


def wrong(where: Wording, key: str, expected: Wording, got: Wording | int) -> ContentError:
    """The error for something in a file that is not as expected."""
    return ContentError(message("content-wrong", where=where, key=key, expected=expected, got=got))


def among(choices: Iterable[str]) -> ErrorMessage:
    """The expectation "one of these"."""
    return message("content-one-of", choices=list(choices))


def wrong_count(where: Wording, key: str, expected: int, got: int) -> ContentError:
    """The error for too many or too few rows."""
    return wrong(where, key, message("content-count", count=expected), got)


def wrong_deck(where: Wording, key: str, deck: str, expected: int, got: int) -> ContentError:
    """The error for too many or too few cards."""
    return wrong(where, key, message("content-deck", count=expected, deck=deck), got)


def unknown_key(where: Wording, key: str, known: Iterable[str]) -> ContentError:
    """The error for an unknown key."""
    return ContentError(message("content-unknown-key", where=where, key=key, known=sorted(known)))


def shown(value: Any) -> Wording:
    """A value as errors show it."""
    return message("content-nothing") if value is None else json.dumps(value, ensure_ascii=False, default=str)


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
    A translation lies below the packs: what a pack says is said in the pack's own language. So is the content that a
    match began with, where that is not today's: its texts may say other things than the translation does.
    """
    check_sizes(packs)
    data = {name: read_toml(folder / f"{name}.toml", f"{code} {name}.toml") for name in files}
    if packs and is_whole(packs[0]):
        whole, packs, translation = packs[0], packs[1:], None
        for name, file in whole_content(whole).items():
            if name not in data:
                raise unknown_key(whole.name, name, data)
            data[name] = file
    if translation is not None:
        for key, value in read_toml(translation, f"{code} {translation.name}").items():
            home = next((name for name in files if key in data[name]), None)
            if home is None:
                raise ContentError(message("content-not-there", where=f"{code} {translation.name}", key=key))
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
    content = tables_of(pack)
    about = content.pop("pack", {})
    if not isinstance(about, dict):
        raise wrong(pack.name, "pack", message("content-table"), shown(about))
    if about.get("game") != game:
        raise wrong(pack.name, "pack.game", f'"{game}"', shown(about.get("game")))
    for key, value in about.items():
        if key not in ABOUT_PACK:
            raise unknown_key(pack.name, f"pack.{key}", ABOUT_PACK)
        if not isinstance(value, str):
            raise wrong(pack.name, f"pack.{key}", message("content-text"), shown(value))
    if len(about.get("name", "")) > LONGEST_NAME:
        raise wrong(pack.name, "pack.name", message("pack-title", most=LONGEST_NAME), shown(about["name"]))
    if rows_in(content) > MOST_ROWS:
        raise ContentError(message("pack-rows", name=pack.name, most=MOST_ROWS, rows=rows_in(content)))
    return content


ABOUT_PACK = ("author", "game", "name", "note")


def laid_over(error: ContentError, packs: list[Pack]) -> ContentError:
    """The error with the names of the packs in use: any of them may have caused it."""
    if not packs:
        return error
    return ContentError(message("pack-laid-over", error=error.message(), packs=[pack.name for pack in packs]))


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
    """Do two rows mean the same thing? Any of the keys identifies a row; all keys that are given must agree."""
    return any(key in new for key in keys) and all(key not in new or old.get(key) == new[key] for key in keys)


def content_digest(data: dict[str, Any]) -> str:
    """A digest of content: equal content has equal digests."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
