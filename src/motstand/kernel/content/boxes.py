"""The boxes of a game: content files with packs laid over them, made into components and cached."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from motstand.kernel.content.files import content_digest, laid_over, read_content
from motstand.kernel.content.packs import WHOLE, Pack, is_whole
from motstand.kernel.errors import ContentError
from motstand.kernel.words.languages import ENGLISH, translation

MOST_BOXES = 64
"""A game keeps so many boxes that it opened; who lays ever new packs does not fill the memory."""

ALL = ""
"""The scenarios that are played with all content."""

BEFORE = "before"
"""The folder beside the content files for contents of earlier versions, each a JSON file."""

FOR_PEOPLE = ("name", "note", "source", "subtitle", "text")
"""What a row tells people, in every game. Rules never read it, so the digest leaves it out."""

Box = TypeVar("Box")


class Boxes(Generic[Box]):
    """Opens boxes. `make` turns all content, by the names of its files, into the components. Raises ContentError.

    `row_keys` name rows. `packed` says in which file a table of a pack belongs; without it, where its name is known.
    `played_with` names the files of a scenario that is not played with all of them: others do not change its digest.
    Nor do keys that only people read: FOR_PEOPLE, and those of this game in `for_people`.
    """

    def __init__(
        self,
        folder: Path,
        code: str,
        game: str,
        files: list[str],
        row_keys: tuple[str, ...],
        make: Callable[[dict[str, Any]], Box],
        packed: dict[str, str] | None = None,
        played_with: dict[str, list[str]] | None = None,
        for_people: tuple[str, ...] = (),
    ) -> None:
        self.folder = folder
        self.code = code
        self.game = game
        self.files = files
        self.row_keys = row_keys
        self.make = make
        self.packed = packed or {}
        self.played_with = played_with or {}
        self.for_people = FOR_PEOPLE + for_people
        self.opened: dict[tuple[str, ...], tuple[Box, dict[str, list[str]]]] = {}

    def open(self, packs: list[Pack], language: str = ENGLISH) -> Box:
        """The components, with packs laid over them in order. A match is played with the English box."""
        return self._open(packs, language)[0]

    def digest(self, packs: list[Pack], scenario: str = "") -> str:
        """Names what the rules read of the box that a match of a scenario with these packs is played with."""
        return self.digests(packs, scenario)[0]

    def digests(self, packs: list[Pack], scenario: str = "") -> list[str]:
        """`digest`, and its form in older tables and records, which covered all texts."""
        digests = self._open(packs, ENGLISH)[1]
        return digests.get(scenario, digests[ALL])

    def _open(self, packs: list[Pack], language: str) -> tuple[Box, dict[str, list[str]]]:
        key = (language, *[pack.digest for pack in packs])
        if key not in self.opened:
            content = self.content(packs, language)
            try:
                opened = self.make(content)
            except ContentError as error:
                raise laid_over(error, packs) from None
            if len(self.opened) >= MOST_BOXES:
                del self.opened[next(iter(self.opened))]
            digests = {ALL: self._digests(content, self.files)}
            for scenario, files in self.played_with.items():
                digests[scenario] = self._digests(content, files)
            self.opened[key] = (opened, digests)
        return self.opened[key]

    def whole(self, packs: list[Pack]) -> Pack:
        """The content files without packs, as a pack that takes their place when they have changed."""
        if packs and is_whole(packs[0]):
            return packs[0]
        return Pack(WHOLE, json.dumps(self.content([], ENGLISH), ensure_ascii=False, sort_keys=True))

    def before(self) -> list[Pack]:
        """The contents of earlier versions, for reading their records."""
        files = sorted((self.folder / "content" / BEFORE).glob("*.json"))
        return [Pack(WHOLE, file.read_text(encoding="utf-8")) for file in files]

    def _digests(self, content: dict[str, Any], files: list[str]) -> list[str]:
        played = {name: content[name] for name in files}
        return [content_digest(without(self.for_people, played)), content_digest(played)]

    def content(self, packs: list[Pack], language: str) -> dict[str, Any]:
        """The content files as they stand, with packs laid over them."""
        translated = translation(self.folder, language, "content")
        folder = self.folder / "content"
        return read_content(folder, self.code, self.game, self.files, self.packed, self.row_keys, packs, translated)


def without(keys: tuple[str, ...], content: Any) -> Any:
    """Content with these keys removed at every depth."""
    if isinstance(content, dict):
        return {key: without(keys, value) for key, value in content.items() if key not in keys}
    if isinstance(content, list):
        return [without(keys, value) for value in content]
    return content
