"""The Retreat at the end of day 6: from the village into the Fortress."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import INFANTRY_SECTORS, SIEGE
from motstand.games.halls_of_hegra.defence import lower_defence
from motstand.games.halls_of_hegra.evening import next_day
from motstand.games.halls_of_hegra.hit_bag import piece_to_map
from motstand.games.halls_of_hegra.infantry import arrive, next_sector_with_room
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import supply_marker_right
from motstand.kernel.flow import Flow


def retreat(game: Hegra) -> Flow[str]:
    """HOH-RETREAT-01 to 07, in order. Defenders stay in their Positions (HOH-Q-89)."""
    game.note("retreat", "HOH-RETREAT-01")
    supply_marker_right(game, "HOH-RETREAT-02")
    yield from lower_defence(game, "HOH-RETREAT-03")
    artillery_in_the_yellow_row(game)
    infantry_to_the_main_board(game)
    game.machine_gun = True
    game.note("retreat.machine_gun", "HOH-RETREAT-07")
    return next_day(game)


def artillery_in_the_yellow_row(game: Hegra) -> None:
    """HOH-RETREAT-04: the leftmost pieces of the track fill the free yellow symbols; the marker stays (HOH-Q-87)."""
    for place in game.box.map.rows["yellow"].symbols:
        if not game.artillery_on_map[place] and game.pieces_on_track() > 0:
            piece_to_map(game, game.battery.index(True), place, "HOH-RETREAT-04")


def infantry_to_the_main_board(game: Hegra) -> None:
    """HOH-RETREAT-05, HOH-RETREAT-06: all Infantry go to Sector 1 and upward, lying or standing as they were."""
    standing, lying = game.standing, game.lying
    game.standing = [0] * INFANTRY_SECTORS
    game.lying = [0] * INFANTRY_SECTORS
    game.board = SIEGE
    for sector in range(INFANTRY_SECTORS):
        for _ in range(standing[sector]):
            arrive(game, next_sector_with_room(game, 0))
        for _ in range(lying[sector]):
            arrive(game, next_sector_with_room(game, 0), False)
