"""Phase 3, German Main Response (CNC-MAIN): one resolution a phase."""

from __future__ import annotations

from motstand.games.crown_and_courage.breakdown import add_symbols
from motstand.games.crown_and_courage.causes import resolve
from motstand.games.crown_and_courage.components import ACTION_POSITIONS, CHAOS, NOTHING
from motstand.games.crown_and_courage.decisions import may_pause, pause
from motstand.games.crown_and_courage.frame import symbols, turn_up
from motstand.games.crown_and_courage.sabotage import weaken
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import effects_at
from motstand.kernel.flow import Flow


def main_response(game: Crown) -> Flow[str]:
    """CNC-MAIN-01: all German action tiles in the row and the column of the primary order, unless it is skipped."""
    game.position = 0
    game.resolutions = 0
    game.hurried = False
    if skips_response(game, game.primary):
        game.note("main_response.skipped", "CNC-EVAC-16")
        return "execute"
    yield from ()
    return "main response tile"


def skips_response(game: Crown, primary: int) -> bool:
    """CNC-EVAC-16, CNC-UPG-03: the primary order, own face up; then nothing is turned up, either (CNC-EVAC-17)."""
    return any(effect.verb == "skip_response" for effect in effects_at(game, primary))


def main_response_tile(game: Crown) -> Flow[str]:
    """CNC-MAIN-02: in ascending order; what lies there is looked up when its turn comes (CNC-Q-101)."""
    game.path = ["main_response"]
    if game.resolutions == 0:
        if not comes_to_a_tile(game):
            game.path = []
            game.hurried = False
            return "execute"
        game.resolutions = resolutions_at(game, game.position)
        if game.frame[game.position] == NOTHING:
            yield from turn_up(game, game.position, "CNC-MAIN-04")
        else:
            tell_tile(game, game.position, game.resolutions)
    if game.resolutions > 0:
        game.resolutions -= 1
        yield from resolve_tile(game, game.position)
    return "main response tile"


def comes_to_a_tile(game: Crown) -> bool:
    """Go to the next German tile of both lines; CNC-MAIN-03: Order tiles that are turned count, the others don't."""
    for position in intersecting(game, game.primary):
        if position > game.position:
            game.position = position
            if position <= ACTION_POSITIONS or game.frame[position] != NOTHING:
                return True
    return False


def intersecting(game: Crown, primary: int) -> list[int]:
    """The positions at the ends of both lines of the primary order."""
    return game.box.intersecting[primary]


def tell_tile(game: Crown, position: int, count: int) -> None:
    """A German tile that lies face up: how often it is resolved, and why."""
    values = {"position": position, "action": game.frame[position], "count": count}
    entry = game.note("main_response.tile", "CNC-MAIN-05", values)
    line = game.box.line_of[position]
    add_symbols(entry, game, line)
    if game.frame[position] == CHAOS and symbols(game, line) > count:
        entry.child("trace.once", "CNC-GERM-04", {"count": count - symbols(game, line)})


def resolutions_at(game: Crown, position: int) -> int:
    """How often the tile at a position would be resolved."""
    if game.frame[position] == NOTHING:
        # CNC-MAIN-04: exactly once when it is turned up; an Order tile that shows Army Orders never.
        return 1 if position <= ACTION_POSITIONS else 0
    # CNC-MAIN-05, CNC-MAIN-08
    count = symbols(game, game.box.line_of[position])
    # CNC-GERM-04: Chaos once, whatever the number.
    return min(count, 1) if game.frame[position] == CHAOS else count


def resolve_tile(game: Crown, position: int) -> Flow[None]:
    """CNC-MAIN-12: the Sabotage die is looked at before each single resolution."""
    if game.saboteurs[position] == 0 and may_pause(game):
        yield from pause(game, game.frame[position], {"position": position})
    if game.saboteurs[position] > 0:
        weaken(game, position, "CNC-MAIN-09")
    else:
        yield from resolve(game, game.frame[position])
