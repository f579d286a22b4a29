"""The boxes of a game: content files with packs laid over them, made into components and cached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from motstand.kernel.content.files import content_digest, laid_over, read_content
from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import ContentError
from motstand.kernel.words.languages import ENGLISH, translation

MOST_BOXES = 64
"""A game keeps so many boxes that it opened; who lays ever new packs does not fill the memory."""

ALL = ""
"""The scenarios that are played with all content."""

Box = TypeVar("Box")


class Boxes(Generic[Box]):
    """Opens boxes. `make` turns all content, by the names of its files, into the components. Raises ContentError.

    `row_keys` name rows. `packed` says in which file a table of a pack belongs; without it, where its name is known.
    `played_with` names the files of a scenario that is not played with all of them: others do not change its digest.
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
    ) -> None:
        self.folder = folder
        self.code = code
        self.game = game
        self.files = files
        self.row_keys = row_keys
        self.make = make
        self.packed = packed or {}
        self.played_with = played_with or {}
        self.opened: dict[tuple[str, ...], tuple[Box, dict[str, str]]] = {}

    def open(self, packs: list[Pack], language: str = ENGLISH) -> Box:
        """The components, with packs laid over them in order. A match is played with the English box."""
        return self._open(packs, language)[0]

    def digest(self, packs: list[Pack], scenario: str = "") -> str:
        """Names the content of the box that a match of a scenario with these packs is played with."""
        digests = self._open(packs, ENGLISH)[1]
        return digests.get(scenario, digests[ALL])

    def _open(self, packs: list[Pack], language: str) -> tuple[Box, dict[str, str]]:
        key = (language, *[pack.digest for pack in packs])
        if key not in self.opened:
            content = self.content(packs, language)
            try:
                opened = self.make(content)
            except ContentError as error:
                raise laid_over(error, packs) from None
            if len(self.opened) >= MOST_BOXES:
                del self.opened[next(iter(self.opened))]
            digests = {ALL: content_digest(content)}
            for scenario, files in self.played_with.items():
                digests[scenario] = content_digest({name: content[name] for name in files})
            self.opened[key] = (opened, digests)
        return self.opened[key]

    def content(self, packs: list[Pack], language: str) -> dict[str, Any]:
        """The content files as they stand, with packs laid over them."""
        translated = translation(self.folder, language, "content")
        folder = self.folder / "content"
        return read_content(folder, self.code, self.game, self.files, self.packed, self.row_keys, packs, translated)
