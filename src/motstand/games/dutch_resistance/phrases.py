"""Phrases within phrases: see `kernel/words/sentences.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from motstand.games.dutch_resistance.components import AREAS, Board
from motstand.kernel.words.messages import phrase

Phrase: TypeAlias = dict[str, Any]
"""A message within a message, as whoever reads it takes it."""


def place_said(board: Board, place: int) -> Phrase:
    """A place by its Area and number, whatever tile lies there."""
    return phrase("place-name", area=AREAS[board.area[place]], number=board.number[place])


def named(kind: str, ids: Sequence[str]) -> list[dict[str, str]]:
    """Things of one kind, one after the other."""
    return [{kind: id} for id in ids]
