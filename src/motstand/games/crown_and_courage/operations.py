"""Phase 2, Order of Operations: the active line and its Resolve pieces (CNC-OPS)."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.answers import ACTIVE_LINE
from motstand.games.crown_and_courage.components import GRID, LINE, NOTHING, SPACES_OF_LINE
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Option

ROW: Final = "row"
COLUMN: Final = "column"
LINES: Final[list[Option]] = [("activate", ROW), ("activate", COLUMN)]


def operations(game: Crown) -> Flow[str]:
    """CNC-OPS-01: choose the line, Support pieces, Frame piece, Quick Response check."""
    answer = yield from decide(game, ACTIVE_LINE, lambda game: LINES.copy(), {"space": GRID[game.primary]})
    _, chosen = answer
    line = line_through(game.primary, chosen)
    game.supports = supported(game, line, game.primary)
    game.frame_piece = framed(game, line)
    game.note("operations.line", "CNC-OPS-02", {"line": chosen, "space": GRID[game.primary]})
    if is_quick_response_uncovered(game, len(game.supports), game.frame_piece):
        return "quick response"
    return "main response"


def line_through(space: int, line: str) -> int:
    """CNC-OPS-03: rows are lines 0 to 2, columns 3 to 5."""
    return space // LINE if line == ROW else LINE + space % LINE


def supported(game: Crown, line: int, primary: int) -> list[int]:
    """CNC-OPS-04, CNC-OPS-05: every other tile of the line gets a Support piece, Chaos too."""
    return [space for space in SPACES_OF_LINE[line] if space != primary and game.grid[space] != NOTHING]


def framed(game: Crown, line: int) -> int:
    """CNC-OPS-07: the position of the line's Order tile if it shows Army Orders; CNC-OPS-08: else 0."""
    position = game.box.order_position[line]
    return position if game.frame[position] == NOTHING else 0


def is_quick_response_uncovered(game: Crown, supports: int, frame_piece: int) -> bool:
    """CNC-OPS-09; CNC-OPS-06: Support pieces are taken from the left, the Frame piece lies in the last space."""
    shown = game.box.quick_responses
    return True in shown[:supports] or (frame_piece > 0 and shown[-1])
