"""The six Standard Actions; each costs an Action Point (pp. 10-13)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import ACTION, GATHER, LOCATION, RAISE, decide
from motstand.games.dutch_resistance.card_effects import resolve
from motstand.games.dutch_resistance.components import GO, INFORMATION, PLACES, Tile
from motstand.games.dutch_resistance.effects import can_complete, carry_out
from motstand.games.dutch_resistance.holdings import gain_resource
from motstand.games.dutch_resistance.markers import change_safety
from motstand.games.dutch_resistance.marks import has_costs
from motstand.games.dutch_resistance.movement import ESCORT, movement, moves
from motstand.games.dutch_resistance.raid import is_lasting, raids_by_day
from motstand.games.dutch_resistance.safety_action import raise_safety
from motstand.games.dutch_resistance.scenario_rules import scenario_action, scenario_actions
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.train import ride, rides
from motstand.games.dutch_resistance.vocabulary import Effect, takes_nothing
from motstand.kernel.flow import Flow, Option

# DR-MOVE-01, DR-Q-47: the Movement Action is one or two moves.
MOVES: Final = 2
SCENARIO: Final = "scenario"
SCENARIO_FOR: Final = "scenario_for"


def standard_actions(game: Dutch, who: int) -> list[Option]:
    """DR-STD-01: what an Action Point can be used for."""
    options: list[Option] = [RAISE, GATHER]
    if can_use_location(game, who):
        options.append(LOCATION)
    options += moves(game, who)
    options += rides(game, who)
    options += scenario_actions(game, who)
    return options


def take_action(game: Dutch, who: int) -> Flow[None]:
    """DR-ACT-04: one action, to its end; then the raids that it caused (DR-RAID-02)."""
    answer = yield from decide(game, who, ACTION, standard_actions(game, who))
    if answer == RAISE:
        game.note("raise", "DR-STD-02", {"character": game.colours[who], "place": PLACES[game.place[who]]})
        yield from raise_safety(game, game.place[who], "DR-STD-02")
    elif answer == GATHER:
        yield from gather(game, who)
    elif answer == LOCATION:
        yield from location_action(game, who)
    elif answer[0] in (GO, ESCORT):
        yield from movement(game, who, 1, MOVES, past=False, begun=answer)
    elif answer[0] in (SCENARIO, SCENARIO_FOR):
        yield from scenario_action(game, who, answer)
    else:
        yield from ride(game, who, answer)
    yield from raids_by_day(game)


def gather(game: Dutch, who: int) -> Flow[None]:
    """DR-STD-03: 1 Safety of the own Location for 1 Information."""
    game.note("gather", "DR-STD-03", {"character": game.colours[who], "place": PLACES[game.place[who]]})
    change_safety(game, game.place[who], -1, "DR-STD-03")
    yield from gain_resource(game, who, INFORMATION, "DR-STD-03")


def can_use_location(game: Dutch, who: int) -> bool:
    """DR-STD-04: the tile has an action, its cost can be paid, and no Costs token closes it (DR-S1-03)."""
    place = game.place[who]
    tile = game.tile(place)
    if not tile.effects or has_costs(game, place):
        return False
    return takes_nothing(tile.cost) or can_complete(game, Scene(who, place, "DR-STD-04"), tile.cost)


def location_action(game: Dutch, who: int) -> Flow[None]:
    """DR-STD-04: spend what is listed, then resolve the action of the tile."""
    tile = game.tile(game.place[who])
    scene = Scene(who, game.place[who], "DR-STD-04")
    game.note("location", "DR-STD-04", {"character": game.colours[who], "place": PLACES[game.place[who]]})
    yield from carry_out(game, scene, tile.cost)
    yield from resolve(game, scene, effects_of(game, tile))


def effects_of(game: Dutch, tile: Tile) -> list[Effect]:
    """What the tile says. DR-RAID-10: while fear spreads, the Church gives 1 Morale less."""
    if tile.id == "church" and is_lasting(game, "church"):
        return [Effect(gain.verb, gain.amount - 1, gain.most - 1) for gain in tile.effects]
    return tile.effects
