"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge.box_april import read_april_cards
from motstand.games.kampen_om_norge.box_board import read_board
from motstand.games.kampen_om_norge.box_cards import read_cards
from motstand.games.kampen_om_norge.box_scenarios import read_advanced, read_scenarios
from motstand.games.kampen_om_norge.box_ships import read_ships
from motstand.games.kampen_om_norge.components import Box
from motstand.kernel.content.boxes import Boxes

BASIC = ["board", "cards", "scenarios"]
"""The files of the basic game and Scenario 2."""


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content: board, cards and ships first, scenarios name them."""
    board = read_board(data["board"])
    cards = read_cards(data["cards"])
    april = read_april_cards(data["april"], board, cards)
    ships = read_ships(data["ships"], board, cards)
    scenarios = read_scenarios(data["scenarios"], board, cards)
    advanced = read_advanced(data["advanced"], board, cards, april, ships)
    return Box(board, cards, {**scenarios, **advanced})


BOXES = Boxes(
    Path(__file__).parent,
    "KON",
    "kampen-om-norge",
    [*BASIC, "april", "ships", "advanced"],
    row_keys=("id", "deck", "between", "from"),
    make=boxed,
    # What only the advanced game has is no part of the others: their records stay what they were.
    played_with={"basic": BASIC, "gudbrandsdalen": BASIC},
    for_people=("caption", "english", "label", "latitude", "longitude", "minutes", "position", "town"),
    # What a pack may change, and where that stands.
    packed={
        "card": "cards",
        "scenario": "scenarios",
        "area": "board",
        "border": "board",
        "air_range": "board",
        "april_card": "april",
        "ship": "ships",
        "ship_class": "ships",
        "at_sea": "ships",
        "advanced": "advanced",
    },
)
open_box = BOXES.open
