"""The Surrender track, and how the game ends."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import GameOver, Outcome

MORGUE_LIMIT = 3
WAITING_LIMIT = 4


def raise_surrender(game: Hegra, rule: str) -> None:
    """One level up, which is worse. HOH-END-01: the skull ends the game at once, whatever the cause."""
    track = game.box.tracks.surrender
    game.surrender += 1
    game.note("surrender.up", rule, {"outlook": track[game.surrender].id, "required": game.required()})
    if track[game.surrender].skull:
        raise GameOver(Outcome((), "lost.skull", "HOH-END-01", values={"day": game.day}))


def lower_surrender(game: Hegra, rule: str) -> None:
    """One level down; it never goes below the best outcome (HOH-TRACK-09)."""
    if game.surrender > 0:
        game.surrender -= 1
        outlook = game.box.tracks.surrender[game.surrender]
        game.note("surrender.down", rule, {"outlook": outlook.id, "required": game.required()})


def surrender_requirements(game: Hegra) -> list[str]:
    """HOH-EVENING-17 to 19: which of the three requirements are met, by their rules."""
    met: list[str] = []
    if sum(game.morgue) >= MORGUE_LIMIT:
        met.append("HOH-EVENING-17")
    if game.waiting_count() >= WAITING_LIMIT:
        met.append("HOH-EVENING-18")
    if game.pieces_on_track() == 0:
        met.append("HOH-EVENING-19")
    return met


def surrender_step(game: Hegra) -> None:
    """06 C: the marker goes up for each requirement; in the Siege the healthy Defenders are counted then."""
    for rule in surrender_requirements(game):
        raise_surrender(game, rule)
    if game.today().stage == 2 and game.healthy() < game.required():
        values = {"day": game.day, "healthy": game.healthy(), "required": game.required()}
        raise GameOver(Outcome((), "lost.too_few", "HOH-END-03", values=values))


def final_reckoning(game: Hegra) -> None:
    """HOH-LAST-05: after the Last Stand the healthy Defenders decide."""
    values = {"healthy": game.healthy(), "required": game.required()}
    if game.healthy() < game.required():
        raise GameOver(Outcome((), "lost.last_stand", "HOH-END-02", values=values))
    outlook = game.box.tracks.surrender[game.surrender].id
    raise GameOver(Outcome((COMMANDER,), "won.survived", "HOH-END-04", outlook, values))


def resigned(game: Hegra) -> Outcome:
    """The commander hands the fortress over."""
    return Outcome((), "lost.resigned", values={"day": game.day})
