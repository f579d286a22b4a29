"""Solo Mode 1: another Resistance Group, whose tokens lie on three Locations (DR-SOLO-09 to 18)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import GROUP_PLACE, SHELTER, decide, locations, starts
from motstand.games.dutch_resistance.box_cards import Group
from motstand.games.dutch_resistance.components import CITY, COUNTRY, NOWHERE, PLACES, REQUEST, USED
from motstand.games.dutch_resistance.effects import carry_out, choose_option
from motstand.games.dutch_resistance.markers import change_morale, change_safety
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.kernel.flow import Flow

# The Press Circle's extra rule acts up to this Morale.
LOW_MORALE: Final = 8


def group_card(game: Dutch) -> Group:
    """DR-SOLO-09: the side of the card that was chosen."""
    return game.box.cards.groups[game.variant.group]


def add_groups(game: Dutch) -> None:
    """The tokens come into the game; they are placed in the Start Phase and can't be moved (DR-SOLO-15)."""
    for _ in range(game.box.tokens.pieces["group"]):
        game.add_token(GROUP, NOWHERE)
        game.token_fixed[-1] = True


def place_groups(game: Dutch) -> Flow[None]:
    """DR-SOLO-11: on different Locations of choice, Request side up; before that the card's extra rule."""
    card = group_card(game)
    if card.rule == "low_morale" and game.morale <= LOW_MORALE:
        change_morale(game, 1, "DR-SOLO-10")
    tokens = game.groups()
    for token in tokens:
        game.token_place[token] = NOWHERE
        game.token_progress[token] = REQUEST
    game.note("group.ready", "DR-SOLO-11")
    for number, token in enumerate(tokens):
        is_last = number == len(tokens) - 1
        options = starts(free_places(game, tokens, is_last))
        _, place = yield from decide(game, game.first, GROUP_PLACE, options)
        game.token_place[token] = PLACES.index(place)
        game.note("group.placed", "DR-SOLO-11", {"place": place})


def free_places(game: Dutch, tokens: list[int], is_last: bool) -> list[int]:
    """Where no token lies yet. The Food Committee's hard side wants both Areas, as long as two are left."""
    taken = [game.token_place[token] for token in tokens if game.token_place[token] != NOWHERE]
    free = [place for place in range(len(PLACES)) if place not in taken]
    if is_last and taken and group_card(game).rule == "both_areas":
        area = game.box.board.area
        for missing in (CITY, COUNTRY):
            if all(area[place] != missing for place in taken):
                return [place for place in free if area[place] == missing]
    return free


def use_request(game: Dutch, who: int) -> Flow[None]:
    """DR-SOLO-12, DR-SOLO-14: what the card gives, on the token's Location."""
    place = game.place[who]
    token = next(
        token for token in game.groups() if game.token_place[token] == place and game.token_progress[token] == REQUEST
    )
    game.token_progress[token] = USED
    card = group_card(game)
    game.note("request", "DR-SOLO-12", {"character": game.colours[who], "place": PLACES[place]})
    scene = Scene(who, place, "DR-SOLO-12", card.id)
    if card.options:
        effects = yield from choose_option(game, scene, card.options, "DR-SOLO-12")
        yield from carry_out(game, scene, effects)
    yield from carry_out(game, scene, card.effects)


def group_by_night(game: Dutch) -> Flow[None]:
    """DR-Q-95: the extra rule of the Danger Phase, then the bonus of unused tokens (DR-SOLO-13)."""
    card = group_card(game)
    if card.rule == "used_tokens":
        for token in game.groups():
            if game.token_progress[token] == USED:
                change_safety(game, game.token_place[token], -1, "DR-SOLO-10")
    is_given = False
    for token in game.groups():
        if game.token_progress[token] == REQUEST:
            game.token_progress[token] = USED
            game.note("group.unused", "DR-SOLO-13", {"place": PLACES[game.token_place[token]]})
            if not is_given or not card.once:
                yield from carry_out(game, Scene(game.first, game.token_place[token], "DR-SOLO-13"), card.unused)
            is_given = True


def shelter_a_location(game: Dutch) -> Flow[None]:
    """The Food Committee's easy side: one Location with a token loses no Safety in the Patrol Phase."""
    places = [game.token_place[token] for token in game.groups()]
    if group_card(game).rule == "patrol_shelter" and places:
        _, place = yield from decide(game, game.first, SHELTER, locations(places))
        game.sheltered_place = PLACES.index(place)
        game.note("group.sheltered", "DR-SOLO-10", {"place": place})
