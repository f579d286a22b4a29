"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.halls_of_hegra.box_board import read_map, read_sectors, read_spaces, read_tracks
from motstand.games.halls_of_hegra.box_cards import read_cards
from motstand.games.halls_of_hegra.box_pieces import read_difficulties, read_pieces
from motstand.games.halls_of_hegra.components import Box
from motstand.kernel.content import content_digest, laid_over, read_content
from motstand.kernel.errors import ContentError
from motstand.kernel.languages import ENGLISH, translation

CONTENT = Path(__file__).parent / "content"
FILES = ["tracks", "spaces", "sectors", "map", "pieces", "events", "morale", "snow", "difficulties"]
ROW_KEYS = ("id", "level", "day", "token")

_boxes: dict[tuple[str, ...], Box] = {}


def open_box(packs: list[Path], language: str = ENGLISH) -> Box:
    """The components, with packs laid over them in order. A match is played with the English box."""
    key = (language, *[str(pack) for pack in packs])
    if key not in _boxes or packs:
        translated = translation(CONTENT.parent, language, "content")
        data = read_content(CONTENT, "HOH", "halls-of-hegra", FILES, {}, ROW_KEYS, packs, translated)
        try:
            _boxes[key] = boxed(data)
        except ContentError as error:
            raise laid_over(error, packs) from None
    return _boxes[key]


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content. Pieces come first: the others name them."""
    box = Box()
    read_pieces(box.pieces, data["pieces"])
    read_tracks(box.tracks, data["tracks"])
    read_map(box, data["map"])
    read_spaces(box, data["spaces"])
    read_sectors(box, data["sectors"])
    read_cards(box, data)
    read_difficulties(box, data["difficulties"])
    for day in box.tracks.days:
        if day.row not in box.map.rows:
            rows = ", ".join(box.map.rows)
            raise ContentError(f"HOH tracks.toml: day number {day.number}: row: expected one of {rows}, got {day.row}")
    box.digest = content_digest(data)
    return box
