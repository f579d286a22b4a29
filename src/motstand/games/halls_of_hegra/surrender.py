"""The Surrender track, and how the game ends."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.breakdown import add_required
from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import GameOver, Outcome

MORGUE_LIMIT: Final = 3
WAITING_LIMIT: Final = 4


def raise_surrender(game: Hegra, rule: str) -> None:
    """One level up, which is worse. HOH-END-01: the skull ends the game at once, whatever the cause."""
    track = game.box.tracks.surrender
    game.surrender += 1
    entry = game.note("surrender.up", rule, {"outlook": track[game.surrender].id, "required": game.required()})
    for key, law, count, limit in surrender_checks(game):
        if law == rule:
            entry.child(key, law, {"count": count, "limit": limit, "met": "yes"})
    add_required(entry, game)
    if track[game.surrender].skull:
        raise GameOver(Outcome((), "lost.skull", "HOH-END-01", values={"day": game.day}))


def lower_surrender(game: Hegra, rule: str) -> None:
    """One level down; it never goes below the best outcome (HOH-TRACK-09)."""
    if game.surrender > 0:
        game.surrender -= 1
        outlook = game.box.tracks.surrender[game.surrender]
        entry = game.note("surrender.down", rule, {"outlook": outlook.id, "required": game.required()})
        add_required(entry, game)


def surrender_checks(game: Hegra) -> list[tuple[str, str, int, int]]:
    """HOH-EVENING-17 to 19: what brings Surrender nearer, its rule, how many there are, and at how many it does."""
    pieces = len(game.box.map.symbols)
    return [
        ("check.morgue", "HOH-EVENING-17", sum(game.morgue), MORGUE_LIMIT),
        ("check.waiting", "HOH-EVENING-18", game.waiting_count(), WAITING_LIMIT),
        ("check.batteries", "HOH-EVENING-19", pieces - game.pieces_on_track(), pieces),
    ]


def surrender_requirements(game: Hegra) -> list[str]:
    """Which of the three requirements are met, by their rules."""
    return [rule for _, rule, count, limit in surrender_checks(game) if count >= limit]


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


def resigned(game: Hegra, seat: str) -> Outcome:
    """The commander hands the fortress over."""
    return Outcome((), "lost.resigned", values={"day": game.day})
