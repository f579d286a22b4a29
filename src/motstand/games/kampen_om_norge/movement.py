"""Chapter 4.1 b: land movement. Each turn of the loop is a phase of its own: one move, or one card, or the end."""

from __future__ import annotations

from motstand.games.kampen_om_norge import movement_cards
from motstand.games.kampen_om_norge.answers import END, MOVEMENT
from motstand.games.kampen_om_norge.components import FACTIONS, GERMANY
from motstand.games.kampen_om_norge.stacks import arrive, objection_to_leaving, objection_to_stack
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import combat_phase
from motstand.kernel.flow import Flow, Option


def movement(game: Kampen) -> Flow[str]:
    """Phase 1 b: move a stack, play a card that moves, or end the movement."""
    faction = game.active
    options = moves(game, faction)
    options += movement_cards.playable(game, faction)
    options.append(END)
    answer: Option = yield MOVEMENT.ask(game.seats[faction], options, {"faction": FACTIONS[faction]})
    match answer:
        case ("move", start, end, battalions):
            march(game, start, end, battalions)
        case ("card", card):
            yield from movement_cards.play(game, faction, card)
        case _:
            return "sabotage" if faction == GERMANY else combat_phase(game)
    return "movement"


def moves(game: Kampen, faction: int) -> list[Option]:
    """KON-MOVE-02: one to all of the battalions that have not moved, from an area to each of its neighbours."""
    options: list[Option] = []
    ids = game.box.board.ids
    moved = game.moved
    scenario = game.scenario
    for area, count in enumerate(game.battalions[faction]):
        # Counted here, not asked of `objection_to_leaving`: no loop of the game runs more often.
        if count > moved[area]:
            options += scenario.moves_from(ids[area], area, count - moved[area])
    return options


def move(game: Kampen, start: int, end: int, battalions: int) -> Option:
    """One of the `moves`, for whoever knows which."""
    return ("move", game.box.board.ids[start], game.box.board.ids[end], battalions)


def objection_to_move(game: Kampen, faction: int, start: int, end: int, stack: int) -> str:
    """KON-MOVE-02, KON-MOVE-03: what `moves` leaves out, and why."""
    objection = objection_to_leaving(game, faction, start)
    if not objection and end not in game.scenario.neighbours[start]:
        objection = "same_area" if end == start else "not_neighbours"
    return objection or objection_to_stack(game, faction, start, stack, stack)


def march(game: Kampen, start: str, end: str, battalions: int) -> None:
    """Move a stack one area; into a hostile area it is an attack (KON-MOVE-04)."""
    origin, area = game.box.board.index[start], game.box.board.index[end]
    game.battalions[game.active][origin] -= battalions
    arrive(game, origin, area, battalions)
    if game.log is not None:
        hostile = game.is_enemy_in(game.active, area)
        values = {"faction": FACTIONS[game.active], "from": start, "to": end, "count": battalions}
        game.note("movement.attacks" if hostile else "movement.moved", "KON-MOVE-02", values)
