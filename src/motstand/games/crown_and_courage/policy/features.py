"""The numbers from which the worth of a flight is learned, one by one (`motstand train`); they all lie open."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.components import CHAOS, EVACUATE, FREE, NOTHING, SPACES
from motstand.games.crown_and_courage.policy.worth import in_danger, move_cost
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.learned import Learning

LAST_STAGE: Final = 5


def features(game: Crown, seat: str) -> dict[str, float]:
    """The way, the King's strength, what is prepared, the Germans, and the grid."""
    found: dict[str, float] = {}
    way(game, found)
    strength(game, found)
    prepared(game, found)
    germans(game, found)
    grid(game, found)
    return found


def way(game: Crown, found: dict[str, float]) -> None:
    """How far it still is, and what stands on the way."""
    board = game.box.map
    left = board.steps[game.king][board.freedom]
    found["steps to freedom"] = left
    found["steps to freedom, up to 6"] = min(6, left)
    found["steps to freedom beyond 12"] = max(0, left - 12)
    found["free towns"] = game.towns.count(FREE)
    front = game.front()
    found["front to king"] = board.steps[front][game.king]
    found["front to king, up to 3"] = min(3, board.steps[front][game.king])
    found["front along the route"] = board.route_place[front]
    found["king ahead of the front"] = board.steps[front][board.freedom] - left


def strength(game: Crown, found: dict[str, float]) -> None:
    """Willpower and all that takes it."""
    found["willpower"] = game.willpower
    found["last willpower"] = 1.0 if game.willpower == 1 else 0.0
    found["stress"] = game.stress
    found["threat"] = game.threat
    found["stress to the end of the track"] = game.box.danger.most - game.stress
    # A cube lasts from the Threat to the end of the track.
    found["stress that can be borne"] = (game.box.danger.most - game.stress) + (game.willpower - 1) * (
        game.box.danger.most - game.threat
    )
    found["pressure"] = game.pressure
    found["pressure to bear"] = game.box.pieces.pressure - game.pressure
    found["loyalty"] = game.loyalty()
    found["morale row"] = game.morale_row
    found["morale place"] = game.morale_place
    found["momentum"] = game.momentum


def prepared(game: Crown, found: dict[str, float]) -> None:
    """Dice, cards and troops."""
    found["evacuation dice"] = len(game.evacuation)
    found["evacuation pips"] = sum(game.evacuation)
    found["evacuation dice at or above threat"] = len([value for value in game.evacuation if value >= game.threat])
    found["sabotage dice"] = len(game.sabotage)
    found["sabotage pips"] = sum(game.sabotage)
    found["saboteurs in the frame"] = sum(game.saboteurs)
    found["population"] = game.population
    found["hand"] = len(game.hand)
    found["strength in hand"] = sum([game.box.cards[id].strength for id in game.hand])
    found["collaborators in hand"] = sum([1 for id in game.hand if game.box.cards[id].collaborator])
    found["gold in hand"] = sum([1 for id in game.hand if game.box.cards[id].gold])
    found["moves stopped"] = game.halts
    found["troops"] = sum(game.norwegians)
    found["troops with the king"] = game.norwegians[game.king]
    found["black king"] = 1.0 if game.black else 0.0


def germans(game: Crown, found: dict[str, float]) -> None:
    """Their troops, and what their next actions would cost."""
    around = game.box.map.around[game.king]
    found["regulars"] = sum(game.regulars)
    found["paratroopers"] = sum(game.paratroopers)
    found["paratroopers beside the king"] = sum([game.paratroopers[space] for space in around])
    found["germans with the king"] = game.germans(game.king)
    found["danger for the king"] = in_danger(game)
    found["cost of a german move"] = min(12.0, move_cost(game))
    found["quick response dice"] = game.quick_dice
    found["king is bombed"] = 1.0 if game.bombed == game.king else 0.0
    found["bombing"] = game.bombing
    found["push cubes"] = sum(game.push)
    found["demands answered"] = len(game.declined) + len(game.ignored)
    found["german actions shown"] = sum([1 for action in game.frame if action != NOTHING])


def grid(game: Crown, found: dict[str, float]) -> None:
    """What lies in the grid, and the day that it makes."""
    found["tiles in the grid"] = SPACES - game.grid.count(NOTHING)
    found["chaos in the grid"] = game.grid.count(CHAOS)
    found["chaos in the bag"] = game.bag.rest.count(CHAOS)
    found["discs in the grid"] = sum(game.grid_discs)
    found["evacuate in the grid"] = sum(
        [
            1
            for space, tile in enumerate(game.grid)
            if tile not in (NOTHING, CHAOS) and game.box.tiles[tile].kind == EVACUATE and not game.army_side[space]
        ]
    )
    levels = [game.box.tiles[tile].level for tile in game.bag.rest if tile != CHAOS]
    found["level of tiles in the bag"] = sum(levels) / max(1, len(levels))
    found["day"] = game.day


def stage(game: Crown, seat: str) -> str:
    """Each day has weights of its own."""
    return f"day {min(LAST_STAGE, game.day)}"


def turn(game: Crown) -> int:
    return game.turn


LEARNING: Final[Learning[Crown]] = Learning(features, stage, turn, ahead=lambda state, seat: 3)
