"""Arrests and captures: the roll for Persons in Hiding and Items, and what follows (DR-RAID-05 to 07)."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.dice import roll
from motstand.games.dutch_resistance.effects import carry_out
from motstand.games.dutch_resistance.outcome import lost
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow


def search(game: Dutch, place: int, number: int, rule: str) -> Flow[None]:
    """One roll for all tokens of the Location; a sum that reaches the number finds nothing (DR-Q-20, DR-Q-21)."""
    tokens = game.tokens_at(place)
    if not tokens:
        return
    dice = yield from roll(game, 2, "search", rule)
    if sum(dice) >= number:
        game.note("search.nothing", rule, {"place": PLACES[place], "sum": sum(dice), "number": number})
        return
    for token in tokens:
        yield from catch(game, token)


def catch(game: Dutch, token: int) -> Flow[None]:
    """DR-RAID-06: the token leaves the board, and the effects of the Scenario are resolved."""
    place = game.token_place[token]
    id = game.token_ids[token]
    game.token_place[token] = NOWHERE
    game.note("caught", "DR-RAID-06", {"token": id, "place": PLACES[place]})
    item = game.box.tokens.items.get(id)
    effects = item.caught if item is not None and item.caught else game.scenario.caught
    yield from carry_out(game, Scene(game.decider(), place, "DR-RAID-06"), effects)
    game.caught += 1
    limits = game.scenario.lost
    if limits and game.caught >= limits[len(game.colours) - 1]:
        raise lost("caught", "DR-GOAL-10")
