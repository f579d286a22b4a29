"""Phase 5, Report: is the grid full? Then Regroup, step by step (CNC-REPORT)."""

from __future__ import annotations

from motstand.games.crown_and_courage.components import CHAOS, DISPLAY, EVACUATE, MIDDLE, NOTHING, SPACES
from motstand.games.crown_and_courage.frame import flip_lowest_order
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw


def report(game: Crown) -> Flow[str]:
    """CNC-REPORT-01: not full, a new turn; CNC-REPORT-02: full, Regroup and the three phases of the evening."""
    game.path = []
    if NOTHING in game.grid:
        return "plan"
    clear_chaos(game)
    evacuate = collect_tiles(game)
    game.display = [evacuate, NOTHING, NOTHING]
    game.note("report.regrouped", "CNC-REPORT-02", {"tile": evacuate})
    yield from fill_display(game)
    yield from flip_lowest_order(game, "CNC-REPORT-09")
    return "demands"


def clear_chaos(game: Crown) -> None:
    """Regroup 1: Chaos of the grid to the reserve; Regroup 2: that of the display into the bag; all discs off."""
    for space in range(SPACES):
        if game.grid[space] == CHAOS:
            game.grid[space] = NOTHING
            game.chaos_reserve += 1
    game.grid_discs = [0] * SPACES
    for place, tile in enumerate(game.display):
        if tile == CHAOS:
            game.display[place] = NOTHING
            game.bag.add(CHAOS)
    game.display_discs = [0] * len(game.display)


def collect_tiles(game: Crown) -> str:
    """Regroup 3 and 4: all tiles into the bag but Evacuate, which is returned, at its present level."""
    evacuate = NOTHING
    for tile in [*game.grid, *game.display, *game.bag.rest]:
        if tile not in (NOTHING, CHAOS) and game.box.tiles[tile].kind == EVACUATE:
            evacuate = tile
    for tile in [*game.grid, *game.display]:
        if tile not in (NOTHING, evacuate):
            game.bag.add(tile)
    if evacuate in game.bag:
        game.bag.take(evacuate)
    game.grid = [NOTHING] * SPACES
    game.army_side = [False] * SPACES
    return evacuate


def fill_display(game: Crown) -> Flow[None]:
    """Regroup 5: two tiles; Chaos that is drawn waits beside the bag (CNC-REPORT-08)."""
    aside = 0
    place = MIDDLE
    while place < len(game.display) and len(game.bag) > 0:
        tile = yield from draw(game.bag, "tile", rule="CNC-REPORT-07")
        if tile == CHAOS:
            aside += 1
            game.note("report.chaos_aside", "CNC-REPORT-08")
            continue
        game.display[place] = tile
        game.note("plan.drawn", "CNC-REPORT-07", {"tile": tile, "displayed": DISPLAY[place]})
        place += 1
    for _ in range(aside):
        game.bag.add(CHAOS)
    if aside:
        game.note("report.chaos_back", "CNC-REPORT-08", {"count": aside})
