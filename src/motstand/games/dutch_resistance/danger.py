"""The Danger Phase: Scenario effects, then Safety lost by Alibi and Resources, then raids (p. 15)."""

from __future__ import annotations

from motstand.games.dutch_resistance.markers import change_safety
from motstand.games.dutch_resistance.officer import watch
from motstand.games.dutch_resistance.raid import raids
from motstand.games.dutch_resistance.resistance_group import group_by_night
from motstand.games.dutch_resistance.scenario_rules import danger_of_scenario
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow


def danger(game: Dutch) -> Flow[str]:
    """DR-DANGER-05: what the Scenario says comes first."""
    yield from danger_of_scenario(game)
    watch(game)
    yield from group_by_night(game)
    for who in game.in_turn_order():
        attract_attention(game, who)
    yield from raids(game)
    return "patrol"


def attract_attention(game: Dutch, who: int) -> None:
    """DR-DANGER-01 to 03: for each Character on its own, by Alibi and by Resources; it costs no Alibi itself."""
    for_alibi, for_resources = night_loss(game, who)
    if for_alibi:
        change_safety(game, game.place[who], -for_alibi, "DR-DANGER-01")
    if for_resources:
        change_safety(game, game.place[who], -for_resources, "DR-DANGER-02")


def night_loss(game: Dutch, who: int) -> tuple[int, int]:
    """What the Player Board says. DR-Q-63: Resources in Jacoba's pockets do not count."""
    side = game.box.board.sides[game.variant.side]
    counted = max(0, game.resources(who) - game.identity(who).slots)
    return side.alibi[game.alibi[who] - 1], side.resources[counted]
