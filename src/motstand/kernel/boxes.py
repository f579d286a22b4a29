"""The boxes of a game: content files with packs laid over them, made into components and cached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from motstand.kernel.content import content_digest, laid_over, read_content
from motstand.kernel.errors import ContentError
from motstand.kernel.languages import ENGLISH, translation
from motstand.kernel.packs import Pack

MOST_BOXES = 64
"""A game keeps so many boxes that it opened; who lays ever new packs does not fill the memory."""

Box = TypeVar("Box")


class Boxes(Generic[Box]):
    """Opens boxes. `make` turns all content, by the names of its files, into the components. Raises ContentError.

    `row_keys` name rows. `packed` says in which file a table of a pack belongs; without it, where its name is known.
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
    ) -> None:
        self.folder = folder
        self.code = code
        self.game = game
        self.files = files
        self.row_keys = row_keys
        self.make = make
        self.packed = packed or {}
        self.opened: dict[tuple[str, ...], tuple[Box, str]] = {}

    def open(self, packs: list[Pack], language: str = ENGLISH) -> Box:
        """The components, with packs laid over them in order. A match is played with the English box."""
        return self._open(packs, language)[0]

    def digest(self, packs: list[Pack]) -> str:
        """Names the content of the box that a match with these packs is played with."""
        return self._open(packs, ENGLISH)[1]

    def _open(self, packs: list[Pack], language: str) -> tuple[Box, str]:
        key = (language, *[pack.digest for pack in packs])
        if key not in self.opened:
            content = self.content(packs, language)
            try:
                opened = self.make(content)
            except ContentError as error:
                raise laid_over(error, packs) from None
            if len(self.opened) >= MOST_BOXES:
                del self.opened[next(iter(self.opened))]
            self.opened[key] = (opened, content_digest(content))
        return self.opened[key]

    def content(self, packs: list[Pack], language: str) -> dict[str, Any]:
        """The content files as they stand, with packs laid over them."""
        translated = translation(self.folder, language, "content")
        folder = self.folder / "content"
        return read_content(folder, self.code, self.game, self.files, self.packed, self.row_keys, packs, translated)
