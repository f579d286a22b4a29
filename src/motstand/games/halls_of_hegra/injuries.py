"""Injuries and losses: whom they strike, the die, and the place in the Infirmary."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import BED, INJURY, WAIT
from motstand.games.halls_of_hegra.components import COMMANDER, NOBODY, POSITIONS, TYPES
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow, Option, Roll


def struck(game: Hegra) -> tuple[list[int], int]:
    """HOH-INJ-01 to 03: the area and the type that an unspecified injury or loss strikes; NOBODY if there is none.

    Tired comes first, Ready only if nobody is Tired; then the chart of the current Event card decides. Rest,
    Positions, map and Infirmary are not touched (HOH-Q-39).
    """
    area = game.tired if sum(game.tired) > 0 else game.ready
    return area, topmost(game, area)


def topmost(game: Hegra, area: list[int]) -> int:
    """The first type of the current chart that the area holds, or NOBODY."""
    for kind in game.card().chart:
        if area[kind] > 0:
            return kind
    return NOBODY


def injure(game: Hegra, kind: int, rule: str) -> Flow[None]:
    """HOH-INJ-04: a die says how bad it is. The Defender has been taken from where it was."""
    values = {"defender": TYPES[kind]}
    dice: tuple[int, ...] = yield Roll(6, 1, "roll.injury", COMMANDER, "HOH-INJ-04", values)
    level = dice[0]
    game.waiting[level - 1][kind] += 1
    entry = game.note("injured", rule, {"defender": TYPES[kind], "level": level})
    entry.child("part.injury_die", "HOH-INJ-04", {"die": level})
    bed = game.empty_bed()
    if bed >= 0:
        # HOH-INJ-05: a bed now, or only when another Patient does not need it more.
        options: list[Option] = [BED, WAIT]
        told = {"defender": TYPES[kind], "level": level}
        answer: Option = yield INJURY.ask(COMMANDER, options, told)
        if answer == BED:
            game.waiting[level - 1][kind] -= 1
            game.bed_types[bed] = kind
            game.bed_levels[bed] = level
            game.note("infirmary.bed", "HOH-INJ-05", told)


def injure_one(game: Hegra, rule: str) -> Flow[None]:
    """One unspecified injury; nothing happens if nobody is Tired or Ready."""
    area, kind = struck(game)
    if kind != NOBODY:
        area[kind] -= 1
        yield from injure(game, kind, rule)


def lose_one(game: Hegra, rule: str) -> None:
    """HOH-INJ-06: one unspecified loss, chosen like an injury, but to the Reserve and without a die."""
    area, kind = struck(game)
    if kind != NOBODY:
        area[kind] -= 1
        game.reserve[kind] += 1
        game.note("lost", rule, {"defender": TYPES[kind]})


def injure_in_position(game: Hegra, position: int, rule: str) -> Flow[None]:
    """The Defender in a Position is injured; the Position is empty from now on."""
    kind = game.positions[position]
    game.positions[position] = NOBODY
    game.note("position.hit", rule, {"position": POSITIONS[position], "defender": TYPES[kind]})
    yield from injure(game, kind, rule)


def to_morgue(game: Hegra, area: list[int], kind: int, rule: str) -> None:
    """A Defender dies."""
    area[kind] -= 1
    game.morgue[kind] += 1
    game.note("died", rule, {"defender": TYPES[kind]})
