"""A battle before it is answered: who stands against whom, and the steps that each answer would lead to."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.battle import attackers
from motstand.games.crown_and_courage.components import FREE
from motstand.games.crown_and_courage.phrases import Phrase, effects_said
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.words.messages import phrase


def battle_view(game: Crown) -> dict[str, Any] | None:
    """The battle that is going on, the innermost if there are several; None outside of battles."""
    space = battlefield(game)
    if space < 0:
        return None
    return {
        "place": game.box.map.ids[space],
        "attackers": [
            {
                "from": game.box.map.ids[arrival.origin],
                "regulars": arrival.regulars,
                "paratroopers": arrival.paratroopers,
            }
            for arrival in game.arrivals
            if arrival.space == space and arrival.regulars + arrival.paratroopers > 0
        ],
        "germans": game.germans(space),
        "troops": game.norwegians[space],
        "king": "none" if game.king != space else "black" if game.black else "white",
        "strength": game.norwegian_strength(space),
        "hell": hell_said(game, space),
        "retreat": retreat_said(game, space),
    }


def battlefield(game: Crown) -> int:
    """The space of the innermost battle; -1 if there is none."""
    for step in reversed(game.path):
        head, _, where = step.partition(" ")
        if head == "battle":
            return game.box.map.index[where]
    return -1


def hell_said(game: Crown, space: int) -> list[Phrase]:
    """Give them hell!, step by step (CNC-HELL); the bonus of a card stands on the card."""
    return [*losses_said(game, space), phrase("outlook-back")]


def losses_said(game: Crown, space: int) -> list[Phrase]:
    """What the attackers lose, whoever wins: one of them, and one more for a Morale if any is left (CNC-Q-66)."""
    steps = [phrase("outlook-removed", choice="yes" if len(attackers(game, space)) > 1 else "no")]
    if game.germans(space) > 1:
        steps.append(phrase("outlook-valiant"))
    return steps


def retreat_said(game: Crown, space: int) -> list[Phrase]:
    """Retreat into the forest, step by step (CNC-RETREAT-09); without anybody who fights the King only flees."""
    if game.norwegian_strength(space) == 0:
        return escape_said(game)
    steps = losses_said(game, space)
    if game.norwegians[space]:
        steps.append(phrase("outlook-troops", count=game.norwegians[space]))
    if game.king == space:
        steps += escape_said(game)
    town = game.box.map.town_place[space]
    if town >= 0 and game.towns[town] == FREE and game.regulars[space] > 0:
        steps.append(phrase("outlook-town", effects=occupation_said(game, town)))
    return steps


def escape_said(game: Crown) -> list[Phrase]:
    """CNC-ESCAPE-14: gold in hand, the best die, the step, the Pressure."""
    gold = sum(game.box.cards[card].gold for card in game.hand)
    return [phrase("outlook-escape", gold=gold, die=max(game.evacuation, default=0))]


def occupation_said(game: Crown, town: int) -> list[Phrase]:
    """CNC-OCC-10: all that is revealed on the track once this town has fallen, too."""
    fallen = [row for row, state in enumerate(game.towns) if state != FREE or row == town]
    return effects_said([effect for row in fallen for effect in game.box.occupation[row].effects])
