"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge.box_board import read_board
from motstand.games.kampen_om_norge.box_cards import read_cards
from motstand.games.kampen_om_norge.box_scenarios import read_scenarios
from motstand.games.kampen_om_norge.components import Box
from motstand.kernel.boxes import Boxes


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content: board and cards first, scenarios name them."""
    board = read_board(data["board"])
    cards = read_cards(data["cards"])
    return Box(board, cards, read_scenarios(data["scenarios"], board, cards))


BOXES = Boxes(
    Path(__file__).parent,
    "KON",
    "kampen-om-norge",
    ["board", "cards", "scenarios"],
    row_keys=("id", "deck", "between", "from"),
    make=boxed,
    # What a pack may change, and where that stands.
    packed={"card": "cards", "scenario": "scenarios", "area": "board", "border": "board", "air_range": "board"},
)
open_box = BOXES.open
