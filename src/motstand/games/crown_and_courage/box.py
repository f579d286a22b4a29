"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.crown_and_courage.box_board import read_board, read_difficulties
from motstand.games.crown_and_courage.box_cards import read_cards
from motstand.games.crown_and_courage.box_map import read_map
from motstand.games.crown_and_courage.box_tiles import read_tiles
from motstand.games.crown_and_courage.components import Box
from motstand.kernel.content.boxes import Boxes
from motstand.kernel.content.files import content_digest


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content. The map and the tiles come before the board, which names towns and Chaos tiles."""
    box = Box()
    read_map(box, data["map"])
    read_tiles(box, data["tiles"])
    read_cards(box, data["cards"])
    read_board(box, data["board"])
    read_difficulties(box, data["difficulties"])
    box.digest = content_digest(data)
    return box


BOXES = Boxes(
    Path(__file__).parent,
    "CNC",
    "crown-and-courage",
    ["tiles", "cards", "board", "map", "difficulties"],
    row_keys=("id",),
    make=boxed,
    for_people=("x", "y"),
)
open_box = BOXES.open
content_rows = BOXES.content
