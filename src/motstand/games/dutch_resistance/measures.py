"""Numbers that tell how a game goes, for whoever studies many; the first is the clock."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import POLICEMAN, SOLDIER
from motstand.games.dutch_resistance.goals import progress, rounds
from motstand.games.dutch_resistance.state import Dutch


def measures(game: Dutch) -> dict[str, float]:
    done, wanted = progress(game)
    return {
        "round": game.round,
        "rounds_left": rounds(game),
        "goal_done": done,
        "goal_left": wanted - done,
        "morale": game.morale,
        "lowest_alibi": min(game.alibi),
        "lowest_safety": min(game.safety),
        "safety": sum(game.safety),
        "policemen": sum(game.occupiers[POLICEMAN]),
        "soldiers": sum(game.occupiers[SOLDIER]),
        "resources": sum([game.resources(who) for who in game.characters()]),
        "caught": game.caught,
        "lasting_raids": len(game.lasting),
    }
