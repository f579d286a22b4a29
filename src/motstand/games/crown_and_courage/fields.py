"""The fields of `Crown`, one by one. Made by `python -m tools.states` from state.py: change them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from motstand.kernel.piles import Pile

if TYPE_CHECKING:
    from motstand.games.crown_and_courage.state import Crown

FIELDS: Final = (
    "acting",
    "army_side",
    "arrivals",
    "bag",
    "black",
    "bombed",
    "bombing",
    "box",
    "caused",
    "chaos_reserve",
    "closed",
    "collaborators",
    "day",
    "deck",
    "declined",
    "demand",
    "demands",
    "difficulty",
    "discards",
    "display",
    "display_discs",
    "evacuated",
    "evacuation",
    "frame",
    "frame_piece",
    "grid",
    "grid_discs",
    "halts",
    "hand",
    "hidden_actions",
    "hidden_orders",
    "hurried",
    "ignored",
    "king",
    "lost_gold",
    "momentum",
    "morale_place",
    "morale_row",
    "norwegians",
    "orders_due",
    "paratroopers",
    "path",
    "placing",
    "placing_discs",
    "population",
    "position",
    "pressure",
    "primary",
    "push",
    "push_action",
    "quick_dice",
    "regulars",
    "resolutions",
    "resolving",
    "rolled",
    "sabotage",
    "saboteurs",
    "stress",
    "supports",
    "threat",
    "top_collaborator",
    "towns",
    "turn",
    "willpower",
)


def copy_fields(game: Crown, twin: Crown) -> None:
    """Make `twin` the same position; it shares nothing that could change."""
    twin.phase = game.phase
    twin.turn = game.turn
    twin.day = game.day
    twin.stress = game.stress
    twin.threat = game.threat
    twin.momentum = game.momentum
    twin.morale_row = game.morale_row
    twin.morale_place = game.morale_place
    twin.willpower = game.willpower
    twin.pressure = game.pressure
    twin.population = game.population
    twin.evacuation = game.evacuation.copy()
    twin.sabotage = game.sabotage.copy()
    twin.quick_dice = game.quick_dice
    twin.bag = game.bag.copy()
    twin.display = game.display.copy()
    twin.display_discs = game.display_discs.copy()
    twin.grid = game.grid.copy()
    twin.grid_discs = game.grid_discs.copy()
    twin.army_side = game.army_side.copy()
    twin.chaos_reserve = game.chaos_reserve
    twin.placing = game.placing
    twin.placing_discs = game.placing_discs
    twin.primary = game.primary
    twin.supports = game.supports.copy()
    twin.frame_piece = game.frame_piece
    twin.resolving = game.resolving
    twin.frame = game.frame.copy()
    twin.saboteurs = game.saboteurs.copy()
    twin.hidden_actions = game.hidden_actions.copy()
    twin.hidden_orders = game.hidden_orders.copy()
    twin.push_action = game.push_action
    twin.push = game.push.copy()
    twin.deck = game.deck.copy()
    twin.discards = game.discards.copy()
    twin.hand = game.hand.copy()
    twin.evacuated = game.evacuated.copy()
    twin.lost_gold = game.lost_gold.copy()
    twin.collaborators = game.collaborators.copy()
    twin.top_collaborator = game.top_collaborator
    twin.demands = game.demands.copy()
    twin.demand = game.demand
    twin.declined = game.declined.copy()
    twin.ignored = game.ignored.copy()
    twin.king = game.king
    twin.black = game.black
    twin.norwegians = game.norwegians.copy()
    twin.regulars = game.regulars.copy()
    twin.paratroopers = game.paratroopers.copy()
    twin.towns = game.towns.copy()
    twin.bombed = game.bombed
    twin.bombing = game.bombing
    twin.arrivals = [each.copy() for each in game.arrivals]
    twin.acting = game.acting
    twin.caused = game.caused.copy()
    twin.orders_due = game.orders_due
    twin.halts = game.halts
    twin.closed = game.closed
    twin.hurried = game.hurried
    twin.position = game.position
    twin.resolutions = game.resolutions
    twin.rolled = game.rolled.copy()
    twin.path = game.path.copy()


def data_of(game: Crown) -> dict[str, Any]:
    """The whole position as JSON-able data; equal positions give equal data."""
    from motstand.games.crown_and_courage.stored import arrival_data

    return {
        "phase": game.phase,
        "turn": game.turn,
        "day": game.day,
        "stress": game.stress,
        "threat": game.threat,
        "momentum": game.momentum,
        "morale_row": game.morale_row,
        "morale_place": game.morale_place,
        "willpower": game.willpower,
        "pressure": game.pressure,
        "population": game.population,
        "evacuation": game.evacuation.copy(),
        "sabotage": game.sabotage.copy(),
        "quick_dice": game.quick_dice,
        "bag": game.bag.data(),
        "display": game.display.copy(),
        "display_discs": game.display_discs.copy(),
        "grid": game.grid.copy(),
        "grid_discs": game.grid_discs.copy(),
        "army_side": game.army_side.copy(),
        "chaos_reserve": game.chaos_reserve,
        "placing": game.placing,
        "placing_discs": game.placing_discs,
        "primary": game.primary,
        "supports": game.supports.copy(),
        "frame_piece": game.frame_piece,
        "resolving": game.resolving,
        "frame": game.frame.copy(),
        "saboteurs": game.saboteurs.copy(),
        "hidden_actions": game.hidden_actions.data(),
        "hidden_orders": game.hidden_orders.data(),
        "push_action": game.push_action,
        "push": game.push.copy(),
        "deck": game.deck.data(),
        "discards": game.discards.copy(),
        "hand": game.hand.copy(),
        "evacuated": game.evacuated.copy(),
        "lost_gold": game.lost_gold.copy(),
        "collaborators": game.collaborators.data(),
        "top_collaborator": game.top_collaborator,
        "demands": game.demands.data(),
        "demand": game.demand,
        "declined": game.declined.copy(),
        "ignored": game.ignored.copy(),
        "king": game.king,
        "black": game.black,
        "norwegians": game.norwegians.copy(),
        "regulars": game.regulars.copy(),
        "paratroopers": game.paratroopers.copy(),
        "towns": game.towns.copy(),
        "bombed": game.bombed,
        "bombing": game.bombing,
        "arrivals": [arrival_data(game, each) for each in game.arrivals],
        "acting": game.acting,
        "caused": game.caused.copy(),
        "orders_due": game.orders_due,
        "halts": game.halts,
        "closed": game.closed,
        "hurried": game.hurried,
        "position": game.position,
        "resolutions": game.resolutions,
        "rolled": game.rolled.copy(),
        "path": game.path.copy(),
    }


def restore_fields(game: Crown, data: dict[str, Any]) -> None:
    """Lay out the position that `data_of` described."""
    from motstand.games.crown_and_courage.stored import arrival_from

    game.phase = data["phase"]
    game.turn = data["turn"]
    game.day = data["day"]
    game.stress = data["stress"]
    game.threat = data["threat"]
    game.momentum = data["momentum"]
    game.morale_row = data["morale_row"]
    game.morale_place = data["morale_place"]
    game.willpower = data["willpower"]
    game.pressure = data["pressure"]
    game.population = data["population"]
    game.evacuation = list(data["evacuation"])
    game.sabotage = list(data["sabotage"])
    game.quick_dice = data["quick_dice"]
    game.bag = Pile(data["bag"][0], data["bag"][1])
    game.display = list(data["display"])
    game.display_discs = list(data["display_discs"])
    game.grid = list(data["grid"])
    game.grid_discs = list(data["grid_discs"])
    game.army_side = list(data["army_side"])
    game.chaos_reserve = data["chaos_reserve"]
    game.placing = data["placing"]
    game.placing_discs = data["placing_discs"]
    game.primary = data["primary"]
    game.supports = list(data["supports"])
    game.frame_piece = data["frame_piece"]
    game.resolving = data["resolving"]
    game.frame = list(data["frame"])
    game.saboteurs = list(data["saboteurs"])
    game.hidden_actions = Pile(data["hidden_actions"][0], data["hidden_actions"][1])
    game.hidden_orders = Pile(data["hidden_orders"][0], data["hidden_orders"][1])
    game.push_action = data["push_action"]
    game.push = list(data["push"])
    game.deck = Pile(data["deck"][0], data["deck"][1])
    game.discards = list(data["discards"])
    game.hand = list(data["hand"])
    game.evacuated = list(data["evacuated"])
    game.lost_gold = list(data["lost_gold"])
    game.collaborators = Pile(data["collaborators"][0], data["collaborators"][1])
    game.top_collaborator = data["top_collaborator"]
    game.demands = Pile(data["demands"][0], data["demands"][1])
    game.demand = data["demand"]
    game.declined = list(data["declined"])
    game.ignored = list(data["ignored"])
    game.king = data["king"]
    game.black = data["black"]
    game.norwegians = list(data["norwegians"])
    game.regulars = list(data["regulars"])
    game.paratroopers = list(data["paratroopers"])
    game.towns = list(data["towns"])
    game.bombed = data["bombed"]
    game.bombing = data["bombing"]
    game.arrivals = [arrival_from(game, each) for each in data["arrivals"]]
    game.acting = data["acting"]
    game.caused = list(data["caused"])
    game.orders_due = data["orders_due"]
    game.halts = data["halts"]
    game.closed = data["closed"]
    game.hurried = data["hurried"]
    game.position = data["position"]
    game.resolutions = data["resolutions"]
    game.rolled = list(data["rolled"])
    game.path = list(data["path"])
