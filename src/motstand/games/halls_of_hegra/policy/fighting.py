"""Priorities of the walls and the Guns: who fires first, and at whom."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import DONE, STANDING
from motstand.games.halls_of_hegra.components import POSITIONS, SIEGE
from motstand.games.halls_of_hegra.damage import strength
from motstand.games.halls_of_hegra.infantry import in_range
from motstand.games.halls_of_hegra.policy.plans import Plan
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Option


def on_the_walls(game: Hegra, options: list[Option]) -> Option:
    """The telephone first, then the Machine Gun at a crowd, then the shots; reckless deeds last."""

    def wish(option: Option) -> float:
        match option:
            case ("telephone",):
                return 100.0
            case ("fire", position):
                # Whoever sees least far fires first, so that the others have the choice.
                return 20.0 - len(in_range(game, game.positions[POSITIONS.index(position)]))
            case ("machine_gun", position, supplies):
                return burst_worth(game, POSITIONS.index(position), int(supplies))
        return 0.0

    return max(options, key=wish)


def burst_worth(game: Hegra, position: int, supplies: int) -> float:
    """The Machine Gun at a crowd; with a Supply if there are enough."""
    sectors = in_range(game, game.positions[position])
    crowd = sum([game.standing[sector] + game.lying[sector] for sector in sectors])
    if crowd < 3:
        return 1.0
    boost = 5.0 if supplies and game.supplies > max(1, 2 * (10 - game.day)) else 0.0
    return 40.0 + crowd + boost - (3.0 if supplies and boost == 0.0 else 0.0)


def nearest(options: list[Option]) -> Option:
    """The German nearest to the walls, standing rather than lying."""

    def wish(option: Option) -> float:
        if option == DONE:
            return -1.0
        _, sector, *state = option
        return 2.0 * int(sector) + (1.0 if state == [STANDING] else 0.0)

    return max(options, key=wish)


def target(game: Hegra, options: list[Option], plan: Plan) -> Option:
    """What a Gun fires at."""
    return max(options, key=lambda option: target_worth(game, option, plan))


def target_worth(game: Hegra, option: Option, plan: Plan) -> float:
    """How much a shot is worth; silence is worth what a jam costs."""
    if option == DONE:
        return 1.0
    _, gun, aim, where = option
    icons = strength(game, gun)
    if aim == "sector":
        sector = int(where) - 1
        there = game.standing[sector] + game.lying[sector]
        near = 1.0 + 0.5 * sector
        return near * (min(there, 2 * icons) + 0.4 * max(0, there - 2 * icons))
    if aim == "row":
        pieces = sum([1 for there in game.artillery_on_map if there])
        return 1.5 if pieces >= 5 else 0.5
    if not plan.airfield and game.board == SIEGE:
        return 1.5
    lowered = 6.0 if game.surrender >= 2 else 3.0 if game.surrender == 1 else 1.0
    return lowered + 2.0 * (icons - 1)


def airfield(game: Hegra, options: list[Option]) -> Option:
    """Surrender farther away, then Miss tiles for the bag, then Morale; an Air stack at last."""

    def wish(option: Option) -> float:
        match option:
            case (_, "surrender"):
                return 10.0 if game.surrender > 0 else 0.5
            case (_, "morale"):
                return 4.0
            case (_, "miss"):
                return 5.0 if game.miss_reserve >= 2 else 1.0
            case (_, _, stack):
                return 2.0 if game.box.pieces.air[int(stack) - 1] == 2 else 1.5
        return 0.0

    return max(options, key=wish)


def from_the_row(game: Hegra, options: list[Option]) -> Option:
    """Batteries before Patrols, and nothing where a friend stands."""

    def wish(option: Option) -> float:
        if option == DONE:
            return 0.5
        _, hit, enemy = option
        place = game.box.map.index[hit]
        friend = 2.0 if any(run.place == place for run in game.runs) else 0.0
        return (2.0 if enemy == "artillery" else 1.0) - friend

    return max(options, key=wish)


def is_bare(game: Hegra) -> bool:
    """Is there no Position from which the Machine Gun could be fired?"""
    return not any(game.is_open(position) for position in range(1, len(game.positions)))


def repair(game: Hegra, options: list[Option]) -> Option:
    """The Gun until it can fire, then the walls, then the Machine Gun, then the rest."""

    def wish(option: Option) -> float:
        head, id = option
        if head == "unjam":
            return 8.5 if id == "machine_gun" else 8.0
        if id == "gun_1":
            return 9.0 if game.board == 0 else 7.0
        if id.startswith("position"):
            # A tile in the bag may come back and strike whoever stands there.
            return 7.5 if game.board != SIEGE or is_bare(game) else 4.0
        return 5.0 if id == "gun_2" else 2.0

    return max(options, key=wish)
