"""What players may see: the whole table; of decks what lies open; of Occupier cards the own one (DR-START-03)."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.components import IDENTITIES, NOWHERE, PLACES, POLICEMAN, SOLDIER
from motstand.games.dutch_resistance.danger import night_loss
from motstand.games.dutch_resistance.goals import progress, rounds
from motstand.games.dutch_resistance.redeal import sees_occupier_card
from motstand.games.dutch_resistance.state import ACTION_PHASE, Deck, Dutch
from motstand.games.dutch_resistance.tonight import safety_tonight
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES
from motstand.kernel.flow import Choice, Option
from motstand.kernel.words.messages import Message


def public(game: Dutch) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "scenario": game.scenario.id,
        "level": game.level.id,
        "side": game.variant.side,
        "solo": game.variant.solo,
        "round": game.round,
        "rounds": rounds(game),
        "part": part_of_round(game.phase),
        "phase": game.phase,
        "first": game.colours[game.first],
        "active": game.colours[game.active],
        "turn": game.colours[game.turn],
        "morale": game.morale,
        "tokens": game.tokens,
        "characters": [character_view(game, who) for who in game.characters()],
        "places": {name: place_view(game, place) for place, name in enumerate(PLACES)},
        "roads": roads_view(game),
        "raids_due": [PLACES[place] for place in game.raids_due],
        "supply": {name: game.supply(kind) for kind, name in enumerate(RESOURCES)},
        "decks": decks_view(game),
        "helpers": list(game.helper_tops),
        "regions": [REGIONS[region] for region in game.patrol_regions],
        "halt": game.halt,
        "lasting": sorted(game.lasting),
        "occupier_discard": sorted(game.occupier_discard),
        "pieces": [piece_view(game, token) for token in range(len(game.token_ids))],
        "costs_on_card": sorted(game.costs_on_card),
        "delivered": game.delivered,
        "completed": game.completed,
        "caught": game.caught,
        "goal": goal_view(game),
        "officer": named_place(game.officer_place),
    }


def private(game: Dutch, seat: str) -> dict[str, Any]:
    """The own Occupier cards by colour, and the Patrol card that a Character of this seat has looked at."""
    cards = {
        game.colours[who]: game.occupier_cards[who]
        for who in game.characters()
        if game.occupier_cards[who] and sees_occupier_card(game, seat, who)
    }
    has_peeked = game.peeked_by != NOWHERE and game.seats[game.peeked_by] == seat
    return {"occupier_cards": cards, "patrol_card": game.patrol_deck.pile.top[-1] if has_peeked else ""}


def may_tell(game: Dutch, choice: Choice, option: Option) -> bool:
    """DR-START-03: players discuss all that they could do, but no answer that names a card which others may not see."""
    hidden = [card for card in game.occupier_cards if card]
    if game.peeked_by != NOWHERE:
        hidden.append(game.patrol_deck.pile.top[-1])
    return not any(part in hidden for part in option)


def headline(game: Dutch) -> Message:
    """How far the game is, in a few words."""
    return Message("headline", {"round": game.round, "part": part_of_round(game.phase), **goal_view(game)})


def goal_view(game: Dutch) -> dict[str, int]:
    """How much of the goal is done; nothing before the pieces are on the board."""
    done, wanted = progress(game) if game.place[0] != NOWHERE else (0, 0)
    return {"done": done, "wanted": wanted}


def part_of_round(phase: str) -> str:
    """The phase of the rulebook to which a phase of the game belongs; "setup" before the first round."""
    if phase in ACTION_PHASE:
        return "action"
    if phase in ("identities", "deal"):
        return "setup"
    return "patrol" if phase == "end of round" else phase


def named_place(place: int) -> str:
    return PLACES[place] if place != NOWHERE else ""


def character_view(game: Dutch, who: int) -> dict[str, Any]:
    """A Character with what it holds, and what it would cost its Location tonight."""
    is_known = game.identities[who] != NOWHERE
    for_alibi, for_resources = night_loss(game, who) if is_known else (0, 0)
    return {
        "colour": game.colours[who],
        "seat": game.seats[who],
        "identity": IDENTITIES[game.identities[who]] if is_known else "",
        "place": named_place(game.place[who]),
        "alibi": game.alibi[who],
        "resources": {name: game.held[who][kind] for kind, name in enumerate(RESOURCES) if game.held[who][kind]},
        "slots": game.slots(who) if is_known else 0,
        "tickets": game.tickets[who],
        "ausweis": game.ausweis[who],
        "cards": list(game.hands[who]),
        "has_occupier_card": game.occupier_cards[who] != "",
        "tonight": {"alibi": for_alibi, "resources": for_resources},
    }


def place_view(game: Dutch, place: int) -> dict[str, Any]:
    """A Location: its tile, its Safety, and the tokens that lie on it."""
    return {
        "tile": game.tile(place).id,
        "safety": game.safety[place],
        "tonight": safety_tonight(game, place) if game.place[0] != NOWHERE else 0,
        "vonk": game.vonk[place],
        "costs": "down" if game.costs_down[place] else game.costs_up[place],
        "spot": game.spots[place],
    }


def roads_view(game: Dutch) -> dict[str, dict[str, int]]:
    """The Controlled Roads with their Occupiers."""
    return {
        letter: {"policemen": game.occupiers[POLICEMAN][road], "soldiers": game.occupiers[SOLDIER][road]}
        for road, letter in enumerate(LETTERS)
        if game.is_controlled(road)
    }


def piece_view(game: Dutch, token: int) -> dict[str, Any]:
    """A Person in Hiding, an Item or a Resistance Group token."""
    return {
        "id": game.token_ids[token],
        "place": named_place(game.token_place[token]),
        "fixed": game.token_fixed[token],
        "progress": game.token_progress[token],
        "address": named_place(game.token_address[token]),
        "secured": game.token_secured[token],
    }


def decks_view(game: Dutch) -> dict[str, Any]:
    """How many cards are left; of decks whose cards come back, also those at the bottom, in their order."""
    return {
        "occupier": list(game.occupiers_left),
        "ticket": game.tickets_left(),
        "ausweis": game.ausweis_left(),
        "helpers": [{"cards": game.helpers_left[deck], "bottom": list(game.helper_bottoms[deck])} for deck in range(2)],
        "patrol": deck_view(game.patrol_deck),
        "raid": deck_view(game.raid_deck),
        "halt": deck_view(game.halt_deck),
        "officer": deck_view(game.officer_deck),
    }


def deck_view(deck: Deck) -> dict[str, Any]:
    return {"cards": len(deck.pile), "bottom": list(deck.bottom)}
