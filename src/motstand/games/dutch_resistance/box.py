"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.dutch_resistance.box_board import read_board
from motstand.games.dutch_resistance.box_cards import read_cards
from motstand.games.dutch_resistance.box_characters import read_characters
from motstand.games.dutch_resistance.box_scenarios import read_scenarios
from motstand.games.dutch_resistance.box_tokens import read_tiles, read_tokens
from motstand.games.dutch_resistance.components import Box
from motstand.kernel.content.boxes import Boxes


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content. Tokens come before Scenarios, whose Task cards name them."""
    box = Box()
    read_board(box.board, data["board"])
    read_tiles(box, data["tiles"])
    read_tokens(box, data["tokens"])
    read_characters(box, data["characters"])
    read_cards(box, data)
    read_scenarios(box, data["scenarios"])
    return box


BOXES = Boxes(
    Path(__file__).parent,
    "DR",
    "dutch-resistance",
    [
        "board",
        "tiles",
        "tokens",
        "characters",
        "occupiers",
        "patrols",
        "raids",
        "halts",
        "helpers",
        "officer",
        "scenarios",
    ],
    row_keys=("id", "tokens"),
    make=boxed,
    for_people=("title", "x", "y"),
)
open_box = BOXES.open
