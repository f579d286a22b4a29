"""Phase 4, Execute Orders: every tile with a Resolve piece, in the order of the player's choice (CNC-EXEC)."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.answers import EXECUTE
from motstand.games.crown_and_courage.components import GRID, SQUARE
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import can_be_resolved, effects_at, rule_at
from motstand.games.crown_and_courage.vocabulary import VOCABULARY, carry_out
from motstand.kernel.flow import Flow, Option

# The tile of each space is resolved, or skipped.
RESOLVED: Final[list[Option]] = [("resolve", square) for square in GRID]
SKIPPED: Final[list[Option]] = [("skip", square) for square in GRID]


def execute(game: Crown) -> Flow[str]:
    """CNC-EXEC-01: once each; each tile is a phase of its own."""
    game.path = []
    answer = yield from decide(game, EXECUTE, orders)
    match answer:
        case ("resolve", square):
            space = SQUARE[square]
            game.path = [f"order {square}"]
            take_piece_back(game, space)
            yield from resolve_order(game, space)
        case ("skip", square):
            take_piece_back(game, SQUARE[square])
            game.note("execute.skipped", "CNC-EXEC-03", {"space": square})
        case ("resolve_frame", position):
            game.frame_piece = 0
            game.path = [f"frame {position}"]
            game.note("execute.frame", "CNC-EXEC-05", {"position": position})
            # CNC-EXEC-05, CNC-Q-20
            yield from carry_out(game, game.box.order_front, "CNC-EXEC-05")
        case ("skip_frame", position):
            game.frame_piece = 0
            game.note("execute.frame_skipped", "CNC-EXEC-03", {"position": position})
        case _:
            return "report"
    return "execute" if is_waiting(game) else "report"


def resolve_order(game: Crown, space: int) -> Flow[None]:
    """One tile with the face that lies up. CNC-Q-45: at the level that it has by now."""
    tile = game.grid[space]
    game.note("execute.resolved", "CNC-EXEC-01", {"tile": tile, "space": GRID[space]})
    game.resolving = space
    yield from carry_out(game, effects_at(game, space), rule_at(game, space))
    game.resolving = -1


def orders(game: Crown) -> list[Option]:
    """The tiles that wait: resolved if something of them is possible, or skipped."""
    options: list[Option] = []
    for space in waiting(game):
        if can_be_resolved(game, effects_at(game, space), space):
            options.append(RESOLVED[space])
        options.append(SKIPPED[space])
    if game.frame_piece:
        if VOCABULARY.can_do_something(game, game.box.order_front):
            options.append(("resolve_frame", game.frame_piece))
        options.append(("skip_frame", game.frame_piece))
    return options


def waiting(game: Crown) -> list[int]:
    """The tiles with a Resolve piece, in the order of their spaces, as Support pieces lie in the state."""
    if game.primary < 0:
        return game.supports
    return sorted([*game.supports, game.primary])


def is_waiting(game: Crown) -> bool:
    """Is there a tile with a Resolve piece?"""
    return game.primary >= 0 or bool(game.supports) or game.frame_piece > 0


def take_piece_back(game: Crown, space: int) -> None:
    """CNC-EXEC-04: the Resolve piece of a tile goes back to its box."""
    if space == game.primary:
        game.primary = -1
    else:
        game.supports.remove(space)
