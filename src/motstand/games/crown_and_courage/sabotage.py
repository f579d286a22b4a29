"""Sabotage actions and their dice (CNC-SAB)."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.answers import RECRUIT, SABOTAGE, TRAIN
from motstand.games.crown_and_courage.components import HIGHEST_DIE, NOTHING, POSITIONS
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow, Option

# The answers by position of the frame: a die of each value goes there, or is raised there.
SENT: Final[list[list[Option]]] = [
    [("send", value, position) for position in range(POSITIONS + 1)] for value in range(HIGHEST_DIE + 1)
]
SMUGGLED: Final[list[Option]] = [("smuggle", position) for position in range(POSITIONS + 1)]


def sabotage(game: Crown, count: int, rule: str) -> Flow[None]:
    """CNC-Q-107: each has to be taken while one is possible; the others are lost (CNC-Q-67)."""
    for left in range(count, 0, -1):
        answer = yield from decide(game, SABOTAGE, sabotages, {"left": left})
        match answer:
            case ("recruit",):
                recruit(game, rule)
            case ("train",):
                train(game, rule)
            case ("send", value, position):
                send(game, value, position, rule)
            case ("smuggle", position):
                smuggle(game, position, rule)
            case _:
                return


def can_sabotage(game: Crown) -> bool:
    """Is any of the four possible? Asked far more often than which; mostly somebody can be recruited."""
    return not objection_to_recruiting(game) or not objection_to_training(game) or bool(sabotages(game))


def sabotages(game: Crown) -> list[Option]:
    """CNC-SAB-01: the four actions, as far as each changes something."""
    options: list[Option] = []
    if not objection_to_recruiting(game):
        options.append(RECRUIT)
    if not objection_to_training(game):
        options.append(TRAIN)
    if game.sabotage:
        aims = [position for position in range(1, POSITIONS + 1) if not objection_to_sending(game, position)]
        options += [SENT[value][position] for value in sorted(set(game.sabotage)) for position in aims]
    for position in range(1, POSITIONS + 1):
        if not objection_to_smuggling(game, position):
            options.append(SMUGGLED[position])
    return options


def objection_to_recruiting(game: Crown) -> str:
    return "sabotage.population" if game.population == 0 else ""


def recruit(game: Crown, rule: str) -> None:
    """CNC-SAB-02: a die of the Population pool joins the Sabotage pool."""
    game.population -= 1
    game.sabotage.append(1)
    game.note("sabotage.recruited", rule)


def objection_to_training(game: Crown) -> str:
    if game.loyalty() == 0:
        return "sabotage.loyalty"
    return "" if any(value < HIGHEST_DIE for value in game.sabotage) else "sabotage.no_recruit"


def train(game: Crown, rule: str) -> None:
    """CNC-SAB-03, CNC-SAB-04: all of them by the Loyalty, not above six."""
    game.sabotage = [min(value + game.loyalty(), HIGHEST_DIE) for value in game.sabotage]
    game.note("sabotage.trained", rule, {"count": game.loyalty()})


def objection_to_sending(game: Crown, position: int) -> str:
    """CNC-SAB-05 to 07: a German action that lies face up, with no die on it."""
    if not game.sabotage:
        return "sabotage.nobody"
    if game.frame[position] == NOTHING:
        return "sabotage.face_down"
    return "sabotage.taken" if game.saboteurs[position] > 0 else ""


def send(game: Crown, value: int, position: int, rule: str) -> None:
    game.sabotage.remove(value)
    game.saboteurs[position] = value
    game.note("sabotage.sent", rule, {"value": value, "position": position})


def objection_to_smuggling(game: Crown, position: int) -> str:
    """CNC-SAB-08: a die on a German tile that can still be raised."""
    if game.saboteurs[position] == 0:
        return "sabotage.no_saboteur"
    return "sabotage.six" if game.saboteurs[position] == HIGHEST_DIE else ""


def smuggle(game: Crown, position: int, rule: str) -> None:
    game.saboteurs[position] += 1
    game.note("sabotage.smuggled", rule, {"position": position, "value": game.saboteurs[position]})


# -- dice that are used up -----------------------------------------------------------------------------------


def weaken(game: Crown, position: int, rule: str) -> None:
    """CNC-MAIN-09, CNC-MAIN-10: a die goes down by one, and below one back to the people."""
    game.saboteurs[position] -= 1
    if game.saboteurs[position] == 0:
        game.population += 1
    game.note("sabotage.weakened", rule, {"position": position, "value": game.saboteurs[position]})


def weaken_all(game: Crown, rule: str) -> None:
    """CNC-OCC-15: those on tiles and those in the pool; a one goes back to the people (CNC-Q-43)."""
    for position in range(1, POSITIONS + 1):
        if game.saboteurs[position] > 0:
            weaken(game, position, rule)
    game.population += game.sabotage.count(1)
    if game.sabotage:
        game.sabotage = [value - 1 for value in game.sabotage if value > 1]
        game.note("sabotage.pool_weakened", rule, {"left": len(game.sabotage)})
