"""Chapter 4: the sequence of play, from one faction's turn to the next."""

from __future__ import annotations

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen


def begin_turn(game: Kampen, faction: int) -> None:
    """A faction's turn begins: its battalions may move again, the last turn's attacks are forgotten."""
    game.active = faction
    for area in range(len(game.moved)):
        game.moved[area] = 0
    game.attacks = []
    game.origins = []
    if game.sea is not None:
        game.sea.begin_turn()
    game.note("turn.begins", "KON-TURN-01", {"faction": FACTIONS[faction], "round": game.round})


def first_phase(game: Kampen) -> str:
    """KON-NAVM-01: with ships a turn begins at sea, for those who have any."""
    if game.sea is None or (game.active == NORWAY and not game.sea.has_ships(NORWAY)):
        return "movement"
    return "naval movement"


def combat_phase(game: Kampen) -> str:
    """KON-NAVM-01: with ships the naval combats come first, if anybody was intercepted (KON-NAVC-02)."""
    return "battles" if game.sea is None or not game.sea.somebody_intercepted() else "joining"


def pass_the_turn(game: Kampen) -> None:
    """KON-TURN-01: Germany, Norway, the Allies; then the next round."""
    if game.active == ALLIES:
        game.round += 1
        begin_turn(game, GERMANY)
    else:
        begin_turn(game, game.active + 1)
