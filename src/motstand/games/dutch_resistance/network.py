"""Scenario 1, Expanding the Network: places that take part once they got what they need (DR-S1)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.effects import carry_out
from motstand.games.dutch_resistance.holdings import lose_resource
from motstand.games.dutch_resistance.markers import change_safety
from motstand.games.dutch_resistance.marks import has_costs, marked_places
from motstand.games.dutch_resistance.outcome import won
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow
from motstand.kernel.piles import Pile, draw

NUMBER: Final = 1
RECRUIT: Final = "recruit"


def place_costs(game: Dutch) -> None:
    """DR-S1-02: face-down Costs tokens, in the order of the sheet, fewer with more Characters.

    Which token lies where is decided when it is turned up, for until then nobody knows.
    """
    game.costs_unseen = Pile(list(game.box.tokens.costs))
    for tile in game.scenario.costs[: game.scenario.goal[len(game.colours) - 1]]:
        game.costs_down[game.tile_at.index(tile)] = True


def turn_up_costs(game: Dutch, place: int) -> Flow[None]:
    """DR-S1-04: when a Character enters."""
    game.costs_down[place] = False
    game.costs_up[place] = yield from draw(game.costs_unseen, "costs", rule="DR-S1-04")
    game.note("costs.turned", "DR-S1-04", {"place": PLACES[place], "costs": game.costs_up[place]})


def can_recruit(game: Dutch, who: int) -> bool:
    """DR-S1-05, DR-COST-02: on a face-up Costs token, with all its Resources."""
    costs = game.costs_up[game.place[who]]
    if costs == "":
        return False
    asked = game.box.tokens.costs[costs]
    return all(game.held[who][kind] >= asked.count(kind) for kind in asked)


def recruit(game: Dutch, who: int) -> Flow[None]:
    """DR-S1-05: all Resources at once; the token goes to the Scenario card."""
    place = game.place[who]
    for kind in game.box.tokens.costs[game.costs_up[place]]:
        lose_resource(game, who, kind, "DR-COST-02")
    costs = game.costs_up[place]
    game.costs_on_card.append(costs)
    game.costs_up[place] = ""
    game.delivered += 1
    game.note("recruited", "DR-S1-05", {"place": PLACES[place], "costs": costs})
    # DR-Q-31, DR-S1-08: a win counts at once.
    if not marked_places(game):
        raise won(game, "DR-S1-08")
    yield from carry_out(game, Scene(who, place, "DR-S1-05"), game.scenario.actions[RECRUIT].effects)


def bonus(game: Dutch) -> Flow[None]:
    """DR-S1-06: Morale for what lies on the Scenario card; the highest line that is reached."""
    reached = [bonus.effects for bonus in game.scenario.bonus if game.delivered >= bonus.tokens]
    if reached:
        yield from carry_out(game, Scene(game.first, NOWHERE, "DR-S1-06"), reached[-1])


def danger(game: Dutch) -> None:
    """DR-S1-07: a Character on a Location with a Costs token draws attention to it."""
    for place in range(len(PLACES)):
        if has_costs(game, place) and place in game.place:
            change_safety(game, place, -1, "DR-S1-07")
