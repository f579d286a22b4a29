"""Packs: what owners of the printed game transcribe themselves, laid over a game's content.

A pack is a name and a text, wherever it comes from: a file, a browser, the store or a record. Whoever has the text
needs no file, and its digest says whether it is still the same text.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from motstand.kernel.content.toml_shape import objection_to_shape
from motstand.kernel.errors import ContentError
from motstand.kernel.nesting import is_too_deep
from motstand.kernel.words.error_messages import message

LARGEST_PACK = 65_536
"""Bytes of a pack in UTF-8."""
MOST_PACKS = 4
"""So many may lie over one match."""
MOST_ROWS = 1_000
"""Rows of a pack, those within rows included: several times as many as any box has."""
LONGEST_NAME = 80
"""Characters of a file's name or a pack's title."""
LARGEST_WHOLE = 1_000_000
"""Bytes of the whole content of a box, as JSON."""
WHOLE = "content.json"
"""What it is called."""


class Pack:
    """A pack: `name` is how errors call it, as a file is called; `text` is TOML.

    The first pack of a match may be JSON instead: the whole content of its box as it was when the match was made, which
    takes the place of today's files. So a table goes on with the cards that it began with.
    """

    __slots__ = ("digest", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<Pack {self.name} {self.digest}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.name, self.text) == (other.name, other.text)

    def __hash__(self) -> int:
        return hash((self.name, self.digest))


def pack_of_file(path: Path) -> Pack:
    """The pack that a file holds. Raises ContentError."""
    return Pack(path.name, read_text(path, path.name))


def read_text(path: Path, name: str) -> str:
    """The text of a content file; `name` is how errors call it."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise ContentError(message("file-not-there", name=name)) from error
    except OSError as error:
        raise ContentError(message("file-not-readable", name=name, why=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise ContentError(message("file-not-utf-8", name=name, byte=error.start)) from error


def parsed(text: str, name: str) -> dict[str, Any]:
    """The tables of a TOML text. Raises ContentError."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        # Its own error, or Python's for a number that it takes for none.
        raise ContentError(message("file-not-toml", name=name, why=str(error))) from error


def tables_of(pack: Pack) -> dict[str, Any]:
    """The tables of a pack, which may be anybody's: it is looked through before it is parsed. Raises ContentError."""
    objection = objection_to_shape(pack.text)
    if objection is not None:
        raise ContentError(message("file-not-toml", name=pack.name, why=objection))
    return parsed(pack.text, pack.name)


def is_whole(pack: Pack) -> bool:
    """Does the pack hold the whole content of a box as JSON? No TOML text begins with a brace."""
    return pack.text.startswith("{")


def without_whole(packs: list[Pack]) -> list[Pack]:
    """The packs that people chose, without one that holds whole content."""
    return [pack for pack in packs if not is_whole(pack)]


def whole_content(pack: Pack) -> dict[str, Any]:
    """The content files that it holds, by their names. Raises ContentError."""
    size = len(pack.text.encode("utf-8", "surrogatepass"))
    if size > LARGEST_WHOLE:
        raise ContentError(message("pack-too-large", name=pack.name, most=LARGEST_WHOLE, size=size))
    try:
        files = json.loads(pack.text)
    except (ValueError, RecursionError) as error:
        raise ContentError(message("file-not-json", name=pack.name, why=str(error))) from error
    if is_too_deep(files) or not all(isinstance(file, dict) for file in files.values()):
        raise ContentError(message("content-not-whole", name=pack.name))
    return dict(files)


def check_sizes(packs: list[Pack]) -> None:
    """Check number and size of packs before anything is parsed. Raises ContentError."""
    if packs and is_whole(packs[0]):
        packs = packs[1:]
    if len(packs) > MOST_PACKS:
        raise ContentError(message("packs-too-many", most=MOST_PACKS, packs=len(packs)))
    for pack in packs:
        size = len(pack.text.encode("utf-8", "surrogatepass"))
        if not 0 < len(pack.name) <= LONGEST_NAME or not pack.name.isprintable():
            raise ContentError(message("pack-name", most=LONGEST_NAME))
        if size > LARGEST_PACK:
            raise ContentError(message("pack-too-large", name=pack.name, most=LARGEST_PACK, size=size))


def about_pack(pack: Pack) -> tuple[str, str]:
    """The game that a pack is for, and its title: what it calls itself, or else the name of its file.

    The game is "" where the pack does not say it. Raises ContentError for what is no TOML.
    """
    about = tables_of(pack).get("pack")
    about = about if isinstance(about, dict) else {}
    game, title = about.get("game"), about.get("name")
    titled = isinstance(title, str) and title.isprintable() and 0 < len(title.strip()) <= LONGEST_NAME
    return (game if isinstance(game, str) else "", str(title).strip() if titled else pack.name)


def rows_in(value: Any) -> int:
    """How many rows a value holds, at any depth."""
    if isinstance(value, dict):
        return sum([rows_in(part) for part in value.values()])
    if isinstance(value, list):
        return sum([rows_in(part) + (1 if isinstance(part, dict) else 0) for part in value])
    return 0
