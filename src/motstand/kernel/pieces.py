"""Pieces of views that come again and again: plain for whoever reads a view, as JSON for whoever sends it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

MOST_KEPT: Final = 2_000
"""So many pieces of a kind are kept; then they are made anew."""
_encode: Final = Encoder().encode
_all: Final[list[Pieces]] = []
_all_numbered: Final[list[NumberedPieces]] = []


class Piece:
    """A piece of a view, `plain` and as it is `sent`: `json`, encoded once. Read it only.

    `of` is what has to stay where it is as long as the piece is kept, for the piece is found by that place.
    """

    __slots__ = ("json", "of", "plain", "sent")

    def __init__(self, plain: Any, of: object = None) -> None:
        self.of = of
        self.plain = plain
        self.json = _encode(plain)
        self.sent: Any = Raw(self.json)

    def shown(self, sent: bool) -> Any:
        """The piece in one of its two forms."""
        return self.sent if sent else self.plain


class OpenView:
    """What lies open at a table, for whoever reads it and for whoever sends it."""

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        raise NotImplementedError

    def sent(self) -> dict[str, Any]:
        """For whoever encodes it: the same bytes come of it, though pieces of it may be JSON already."""
        return self.plain()


class PlainView(OpenView):
    """The open view of a game that keeps no pieces: it is made once."""

    __slots__ = ("_shown",)

    def __init__(self, shown: dict[str, Any]) -> None:
        self._shown = shown

    def plain(self) -> dict[str, Any]:
        return self._shown


class Pieces:
    """Pieces of one kind by all that they are made from, so that positions and tables share them, whoever looks.

    Nothing else may come into a piece: so it is as right after an undo, in a clone and at another table, and shows
    nobody what its own parts do not say. A module makes its `Pieces` once; they live as long as the process.
    """

    __slots__ = ("_kept", "most")

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: dict[object, Piece] = {}
        _all.append(self)

    def get(self, made_from: object) -> Piece | None:
        """The piece that was made from this, if it is kept."""
        return self._kept.get(made_from)

    def keep(self, made_from: object, plain: Any, of: object = None) -> Piece:
        """Make a piece and keep it."""
        if len(self._kept) >= self.most:
            self._kept.clear()
        piece = self._kept[made_from] = Piece(plain, of)
        return piece

    def forget(self) -> None:
        """Let go of all of them."""
        self._kept.clear()


class NumberedPieces:
    """The same for pieces that are made from a number below `count`, which is found soonest."""

    __slots__ = ("_kept",)

    def __init__(self, count: int) -> None:
        self._kept: list[Piece | None] = [None] * count
        _all_numbered.append(self)

    def get(self, number: int) -> Piece | None:
        """The piece that was made from this number, if it is kept."""
        return self._kept[number]

    def keep(self, number: int, plain: Any) -> Piece:
        """Make a piece and keep it."""
        piece = self._kept[number] = Piece(plain)
        return piece

    def forget(self) -> None:
        """Let go of all of them."""
        self._kept = [None] * len(self._kept)


def as_key(name: str) -> bytes:
    """A name as it stands before its piece in a JSON object, after another piece."""
    return b"," + _encode(name) + b":"


def joined(keys_and_pieces: list[bytes]) -> Any:
    """A JSON object of keys (`as_key`) and the JSON of their pieces, by turns, as it is sent."""
    return Raw(b"{" + b"".join(keys_and_pieces)[1:] + b"}")


def forget_pieces() -> None:
    """Let go of every piece of every game: all views are made afresh."""
    for pieces in _all:
        pieces.forget()
    for numbered in _all_numbered:
        numbered.forget()
