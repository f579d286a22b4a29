"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.halls_of_hegra.box_board import read_map, read_sectors, read_spaces, read_tracks
from motstand.games.halls_of_hegra.box_cards import read_cards
from motstand.games.halls_of_hegra.box_pieces import read_difficulties, read_pieces
from motstand.games.halls_of_hegra.box_rows import Airfield
from motstand.games.halls_of_hegra.components import Box
from motstand.kernel.content.boxes import Boxes
from motstand.kernel.content.rows import one_row


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content. Pieces and the map come first: the others name them."""
    box = Box(one_row("HOH spaces.toml", data["spaces"], "airfield", Airfield))
    read_pieces(box.pieces, data["pieces"])
    read_map(box, data["map"])
    read_tracks(box, data["tracks"])
    read_spaces(box, data["spaces"])
    read_sectors(box, data["sectors"])
    read_cards(box, data)
    read_difficulties(box, data["difficulties"])
    return box


BOXES = Boxes(
    Path(__file__).parent,
    "HOH",
    "halls-of-hegra",
    ["tracks", "spaces", "sectors", "map", "pieces", "events", "morale", "snow", "difficulties"],
    row_keys=("id", "level", "day", "token"),
    make=boxed,
    for_people=("colour", "minutes", "title", "x", "y"),
)
open_box = BOXES.open
