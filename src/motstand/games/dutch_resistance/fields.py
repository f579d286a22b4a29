"""The fields of `Dutch`, one by one. Made by `python -m tools.states` from state.py: change them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from motstand.kernel.piles import Pile

if TYPE_CHECKING:
    from motstand.games.dutch_resistance.state import Dutch

FIELDS: Final = (
    "active",
    "alibi",
    "ausweis",
    "base_cards",
    "between_parts",
    "box",
    "caught",
    "colours",
    "completed",
    "costs_down",
    "costs_on_card",
    "costs_unseen",
    "costs_up",
    "delivered",
    "first",
    "halt",
    "halt_deck",
    "hands",
    "held",
    "helper_bottoms",
    "helper_tops",
    "helpers_left",
    "helpers_unseen",
    "identities",
    "lasting",
    "level",
    "morale",
    "numbers_unseen",
    "occupier_cards",
    "occupier_discard",
    "occupiers",
    "occupiers_left",
    "officer_deck",
    "officer_place",
    "patrol_deck",
    "patrol_regions",
    "peeked_by",
    "place",
    "raid_deck",
    "raids_due",
    "resolving",
    "round",
    "safety",
    "scenario",
    "scenario_cards",
    "seats",
    "sheltered_place",
    "spots",
    "spots_unseen",
    "tickets",
    "tile_at",
    "token_address",
    "token_fixed",
    "token_ids",
    "token_place",
    "token_progress",
    "token_secured",
    "tokens",
    "turn",
    "variant",
    "vonk",
)


def copy_fields(game: Dutch, twin: Dutch) -> None:
    """Make `twin` the same position; it shares nothing that could change."""
    twin.phase = game.phase
    twin.round = game.round
    twin.first = game.first
    twin.active = game.active
    twin.morale = game.morale
    twin.tokens = game.tokens
    twin.turn = game.turn
    twin.resolving = game.resolving
    twin.between_parts = game.between_parts
    twin.halt = game.halt
    twin.peeked_by = game.peeked_by
    twin.delivered = game.delivered
    twin.completed = game.completed
    twin.caught = game.caught
    twin.officer_place = game.officer_place
    twin.sheltered_place = game.sheltered_place
    twin.colours = game.colours
    twin.seats = game.seats
    twin.identities = game.identities.copy()
    twin.place = game.place.copy()
    twin.alibi = game.alibi.copy()
    twin.held = [each.copy() for each in game.held]
    twin.tickets = game.tickets.copy()
    twin.ausweis = game.ausweis.copy()
    twin.hands = [each.copy() for each in game.hands]
    twin.occupier_cards = game.occupier_cards.copy()
    twin.tile_at = game.tile_at
    twin.safety = game.safety.copy()
    twin.raids_due = game.raids_due.copy()
    twin.occupiers = [each.copy() for each in game.occupiers]
    twin.occupiers_left = game.occupiers_left.copy()
    twin.base_cards = [each.copy() for each in game.base_cards]
    twin.scenario_cards = [each.copy() for each in game.scenario_cards]
    twin.occupier_discard = game.occupier_discard.copy()
    twin.patrol_deck = game.patrol_deck.copy()
    twin.patrol_regions = game.patrol_regions.copy()
    twin.raid_deck = game.raid_deck.copy()
    twin.halt_deck = game.halt_deck.copy()
    twin.officer_deck = game.officer_deck.copy()
    twin.helper_tops = game.helper_tops.copy()
    twin.helpers_left = game.helpers_left.copy()
    twin.helper_bottoms = [each.copy() for each in game.helper_bottoms]
    twin.helpers_unseen = game.helpers_unseen.copy()
    twin.lasting = game.lasting.copy()
    twin.vonk = game.vonk.copy()
    twin.costs_down = game.costs_down.copy()
    twin.costs_up = game.costs_up.copy()
    twin.costs_on_card = game.costs_on_card.copy()
    twin.costs_unseen = game.costs_unseen.copy()
    twin.token_ids = game.token_ids.copy()
    twin.token_place = game.token_place.copy()
    twin.token_fixed = game.token_fixed.copy()
    twin.token_progress = game.token_progress.copy()
    twin.token_address = game.token_address.copy()
    twin.numbers_unseen = game.numbers_unseen.copy()
    twin.token_secured = game.token_secured.copy()
    twin.spots = game.spots.copy()
    twin.spots_unseen = game.spots_unseen.copy()


def data_of(game: Dutch) -> dict[str, Any]:
    """The whole position as JSON-able data; equal positions give equal data."""
    from motstand.games.dutch_resistance.stored import deck_data, numbers_data

    return {
        "phase": game.phase,
        "round": game.round,
        "first": game.first,
        "active": game.active,
        "morale": game.morale,
        "tokens": game.tokens,
        "turn": game.turn,
        "resolving": game.resolving,
        "between_parts": game.between_parts,
        "halt": game.halt,
        "peeked_by": game.peeked_by,
        "delivered": game.delivered,
        "completed": game.completed,
        "caught": game.caught,
        "officer_place": game.officer_place,
        "sheltered_place": game.sheltered_place,
        "identities": game.identities.copy(),
        "place": game.place.copy(),
        "alibi": game.alibi.copy(),
        "held": [each.copy() for each in game.held],
        "tickets": game.tickets.copy(),
        "ausweis": game.ausweis.copy(),
        "hands": [each.copy() for each in game.hands],
        "occupier_cards": game.occupier_cards.copy(),
        "tile_at": numbers_data(game, game.tile_at),
        "safety": game.safety.copy(),
        "raids_due": game.raids_due.copy(),
        "occupiers": [each.copy() for each in game.occupiers],
        "occupiers_left": game.occupiers_left.copy(),
        "base_cards": [each.data() for each in game.base_cards],
        "scenario_cards": [each.data() for each in game.scenario_cards],
        "occupier_discard": sorted(game.occupier_discard),
        "patrol_deck": deck_data(game, game.patrol_deck),
        "patrol_regions": game.patrol_regions.copy(),
        "raid_deck": deck_data(game, game.raid_deck),
        "halt_deck": deck_data(game, game.halt_deck),
        "officer_deck": deck_data(game, game.officer_deck),
        "helper_tops": game.helper_tops.copy(),
        "helpers_left": game.helpers_left.copy(),
        "helper_bottoms": [each.copy() for each in game.helper_bottoms],
        "helpers_unseen": game.helpers_unseen.data(),
        "lasting": sorted(game.lasting),
        "vonk": game.vonk.copy(),
        "costs_down": game.costs_down.copy(),
        "costs_up": game.costs_up.copy(),
        "costs_on_card": sorted(game.costs_on_card),
        "costs_unseen": game.costs_unseen.data(),
        "token_ids": game.token_ids.copy(),
        "token_place": game.token_place.copy(),
        "token_fixed": game.token_fixed.copy(),
        "token_progress": game.token_progress.copy(),
        "token_address": game.token_address.copy(),
        "numbers_unseen": game.numbers_unseen.data(),
        "token_secured": game.token_secured.copy(),
        "spots": game.spots.copy(),
        "spots_unseen": game.spots_unseen.data(),
    }


def restore_fields(game: Dutch, data: dict[str, Any]) -> None:
    """Lay out the position that `data_of` described."""
    from motstand.games.dutch_resistance.stored import deck_from, numbers_from

    game.phase = data["phase"]
    game.round = data["round"]
    game.first = data["first"]
    game.active = data["active"]
    game.morale = data["morale"]
    game.tokens = data["tokens"]
    game.turn = data["turn"]
    game.resolving = data["resolving"]
    game.between_parts = data["between_parts"]
    game.halt = data["halt"]
    game.peeked_by = data["peeked_by"]
    game.delivered = data["delivered"]
    game.completed = data["completed"]
    game.caught = data["caught"]
    game.officer_place = data["officer_place"]
    game.sheltered_place = data["sheltered_place"]
    game.identities = list(data["identities"])
    game.place = list(data["place"])
    game.alibi = list(data["alibi"])
    game.held = [list(each) for each in data["held"]]
    game.tickets = list(data["tickets"])
    game.ausweis = list(data["ausweis"])
    game.hands = [list(each) for each in data["hands"]]
    game.occupier_cards = list(data["occupier_cards"])
    game.tile_at = numbers_from(game, data["tile_at"])
    game.safety = list(data["safety"])
    game.raids_due = list(data["raids_due"])
    game.occupiers = [list(each) for each in data["occupiers"]]
    game.occupiers_left = list(data["occupiers_left"])
    game.base_cards = [Pile(each[0], each[1]) for each in data["base_cards"]]
    game.scenario_cards = [Pile(each[0], each[1]) for each in data["scenario_cards"]]
    game.occupier_discard = list(data["occupier_discard"])
    game.patrol_deck = deck_from(game, data["patrol_deck"])
    game.patrol_regions = list(data["patrol_regions"])
    game.raid_deck = deck_from(game, data["raid_deck"])
    game.halt_deck = deck_from(game, data["halt_deck"])
    game.officer_deck = deck_from(game, data["officer_deck"])
    game.helper_tops = list(data["helper_tops"])
    game.helpers_left = list(data["helpers_left"])
    game.helper_bottoms = [list(each) for each in data["helper_bottoms"]]
    game.helpers_unseen = Pile(data["helpers_unseen"][0], data["helpers_unseen"][1])
    game.lasting = list(data["lasting"])
    game.vonk = list(data["vonk"])
    game.costs_down = list(data["costs_down"])
    game.costs_up = list(data["costs_up"])
    game.costs_on_card = list(data["costs_on_card"])
    game.costs_unseen = Pile(data["costs_unseen"][0], data["costs_unseen"][1])
    game.token_ids = list(data["token_ids"])
    game.token_place = list(data["token_place"])
    game.token_fixed = list(data["token_fixed"])
    game.token_progress = list(data["token_progress"])
    game.token_address = list(data["token_address"])
    game.numbers_unseen = Pile(data["numbers_unseen"][0], data["numbers_unseen"][1])
    game.token_secured = list(data["token_secured"])
    game.spots = list(data["spots"])
    game.spots_unseen = Pile(data["spots_unseen"][0], data["spots_unseen"][1])
