"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.halls_of_hegra.box_board import read_map, read_sectors, read_spaces, read_tracks
from motstand.games.halls_of_hegra.box_cards import read_cards
from motstand.games.halls_of_hegra.box_pieces import read_difficulties, read_pieces
from motstand.games.halls_of_hegra.components import Box
from motstand.games.halls_of_hegra.sayings import saying
from motstand.kernel.content import MOST_BOXES, box_name, content_digest, laid_over, read_content, row_of
from motstand.kernel.errors import ContentError
from motstand.kernel.languages import ENGLISH, translation
from motstand.kernel.packs import Pack

CONTENT = Path(__file__).parent / "content"
FILES = ["tracks", "spaces", "sectors", "map", "pieces", "events", "morale", "snow", "difficulties"]
ROW_KEYS = ("id", "level", "day", "token")

_boxes: dict[tuple[str, ...], Box] = {}


def open_box(packs: list[Pack], language: str = ENGLISH) -> Box:
    """The components, with packs laid over them in order. A match is played with the English box."""
    key = box_name(packs, language)
    if key not in _boxes:
        data = content_rows(packs, language)
        try:
            opened = boxed(data)
        except ContentError as error:
            raise laid_over(error, packs) from None
        if len(_boxes) >= MOST_BOXES:
            del _boxes[next(iter(_boxes))]
        _boxes[key] = opened
    return _boxes[key]


def content_rows(packs: list[Pack], language: str) -> dict[str, Any]:
    """The content files as they stand, with packs laid over them."""
    translated = translation(CONTENT.parent, language, "content")
    return read_content(CONTENT, "HOH", "halls-of-hegra", FILES, {}, ROW_KEYS, packs, translated)


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
        printed = row_of("HOH tracks.toml", saying("row-day"), day.number, {"row": day.row})
        printed.one_of("row", tuple(box.map.rows))
    box.digest = content_digest(data)
    return box
