"""What a Scenario links to a Character's entering a Location (DR-Q-94)."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import DOWN
from motstand.games.dutch_resistance.markers import change_alibi
from motstand.games.dutch_resistance.network import turn_up_costs
from motstand.games.dutch_resistance.spots import reveal_spot
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow


def enter(game: Dutch, who: int) -> Flow[None]:
    """A Costs or Spot token is turned up; the Officer looks twice (DR-OFF-05)."""
    place = game.place[who]
    if game.costs_down[place]:
        yield from turn_up_costs(game, place)
    if game.spots[place] == DOWN:
        yield from reveal_spot(game, who, place)
    if game.officer_place == place:
        change_alibi(game, who, -1, "DR-OFF-05")
