"""A rough judgement of a position, for searches that stop before the end."""

from __future__ import annotations

import math

from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen


def evaluate(game: Kampen, seat: str) -> float:
    """From 0 (lost) to 1 (won) for `seat`."""
    german = german_chance(game)
    return german if game.seats[GERMANY] == seat else 1.0 - german


def german_chance(game: Kampen) -> float:
    """Cities held and how firmly, battalions, and the cards left in the German deck."""
    germany, norway, allies = game.battalions
    held = 0.0
    for city in game.scenario.objectives:
        around = sum([norway[near] + allies[near] for near in game.scenario.neighbours[city]])
        if germany[city] > 0:
            held += 1.0 - 0.5 * around / (around + 2.0 * germany[city])
        else:
            own = sum([germany[near] for near in game.scenario.neighbours[city]])
            there = norway[city] + allies[city]
            held += 0.45 * own / (own + 1.5 * there + 1.0)
    lacking = len(game.scenario.objectives) - held
    ours = game.on_board(GERMANY)
    theirs = game.on_board(NORWAY) + game.on_board(ALLIES)
    balance = (ours - theirs) / (ours + theirs + 1.0)
    time = len(game.decks[GERMANY]) / 60.0
    return 1.0 / (1.0 + math.exp(-(1.2 - 1.6 * lacking * (1.3 - time) + 2.5 * balance)))
