"""The frame around the grid: its lines, its hidden faces, and the German symbols that are revealed (CNC-GRID)."""

from __future__ import annotations

from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    CHAOS,
    MOVE,
    NOTHING,
    POSITIONS,
    SPACES_OF_LINE,
)
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw


def turn_up(game: Crown, position: int, rule: str) -> Flow[None]:
    """Turn a tile of the frame to its German action, which is drawn only now from those that are still hidden."""
    pile = game.hidden_actions if position <= ACTION_POSITIONS else game.hidden_orders
    action = yield from draw(pile, "frame", rule=rule, values={"position": position})
    game.frame[position] = action
    game.note("frame.turned_up", rule, {"position": position, "action": action})


def flip_lowest_order(game: Crown, rule: str) -> Flow[None]:
    """The lowest numbered Order tile that still shows Army Orders; if none does, a Move (CNC-REPORT-10, CNC-Q-100)."""
    for position in range(ACTION_POSITIONS + 1, POSITIONS + 1):
        if game.frame[position] == NOTHING:
            if game.frame_piece == position:
                # CNC-OCC-13
                game.frame_piece = 0
            yield from turn_up(game, position, rule)
            return
    game.note("frame.all_turned", rule)
    yield from cause(game, MOVE)


def symbols(game: Crown, line: int) -> int:
    """CNC-MAIN-06: those printed on empty spaces of the line, and the discs on its Chaos tiles."""
    count = 0
    for space in SPACES_OF_LINE[line]:
        if game.grid[space] == NOTHING:
            # CNC-MAIN-07: what is covered does not count.
            count += game.difficulty.symbols[space]
        elif game.grid[space] == CHAOS:
            count += game.grid_discs[space]
    return count
