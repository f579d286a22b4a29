"""The prepared table of a lesson: what is not named is as it is at the start of the game.

Characters are told by their colours, Locations by their tiles, Roads by their letters. Identities are named, and so is
what was still to be drawn at the start: the visible Helpers and the Region of the next patrol.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from motstand.games.dutch_resistance.box_rows import Colour, IdentityId, Letter, Region, Resource, TileId
from motstand.games.dutch_resistance.components import IDENTITIES, OCCUPIERS
from motstand.games.dutch_resistance.network import place_costs
from motstand.games.dutch_resistance.safe_houses import place_persons
from motstand.games.dutch_resistance.setup import starting_place
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.tasks import NUMBERS, place_tokens
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES
from motstand.kernel.content.rows import Row, converted
from motstand.kernel.lessons import Lesson

Number = Annotated[int, Meta(ge=0, le=21)]


class Position(Row):
    """What differs from the start of the game."""

    identities: dict[Colour, IdentityId]
    phase: str = "turn"
    round: Number = 1
    place: dict[Colour, TileId] = {}
    alibi: dict[Colour, Number] = {}
    held: dict[Colour, list[Resource]] = {}
    tickets: dict[Colour, Number] = {}
    ausweis: dict[Colour, Number] = {}
    cards: dict[Colour, list[str]] = {}
    occupier_cards: dict[Colour, str] = {}
    safety: dict[TileId, Number] = {}
    occupiers: dict[Letter, list[Literal["policeman", "soldier"]]] | None = None
    costs: dict[TileId, str] = {}
    open_tiles: list[TileId] = []
    token_place: dict[str, TileId] = {}
    next_region: Region = "green"
    helpers: list[str] = []
    tokens: Number = 0
    morale: Number | None = None


def prepare(game: Dutch, lesson: Lesson) -> None:
    """Turn the table of the start into that of the lesson."""
    lay(game, converted(lesson.file, lesson.position, Position, "position"))


def lay(game: Dutch, position: Position) -> None:
    """Turn the table of the start into this one."""
    game.phase, game.round, game.tokens = position.phase, position.round, position.tokens
    if position.morale is not None:
        game.morale = position.morale
    lay_scenario(game, position)
    lay_characters(game, position)
    lay_decks(game, position)
    for tile, value in position.safety.items():
        game.safety[game.place_of_tile(tile)] = value
    if position.occupiers is not None:
        game.occupiers = [[0] * len(LETTERS) for _ in OCCUPIERS]
        for letter, standing in position.occupiers.items():
            for occupier in standing:
                game.occupiers[OCCUPIERS.index(occupier)][LETTERS.index(letter)] += 1
    game.turn = game.active = game.first


def lay_scenario(game: Dutch, position: Position) -> None:
    """Costs tokens, Persons in Hiding, Items; `costs` lie face-up, and `open_tiles` have none."""
    if game.scenario.number in NUMBERS:
        place_tokens(game)
    elif game.scenario.costs:
        place_costs(game)
    else:
        place_persons(game)
    for tile in position.open_tiles:
        game.costs_down[game.place_of_tile(tile)] = False
    for tile, costs in position.costs.items():
        place = game.place_of_tile(tile)
        game.costs_down[place] = False
        game.costs_up[place] = costs
        game.costs_unseen.take(costs)
    for token, tile in position.token_place.items():
        game.token_place[game.token_ids.index(token)] = game.place_of_tile(tile)


def lay_characters(game: Dutch, position: Position) -> None:
    for colour, name in position.identities.items():
        game.identities[game.character(colour)] = IDENTITIES.index(name)
    for who in game.characters():
        game.place[who] = starting_place(game, who)
        game.hands[who] = game.identity(who).cards.copy()
    for colour, tile in position.place.items():
        game.place[game.character(colour)] = game.place_of_tile(tile)
    for colour, cards in position.cards.items():
        game.hands[game.character(colour)] = list(cards)
    for colour, held in position.held.items():
        for resource in held:
            game.held[game.character(colour)][RESOURCES.index(resource)] += 1
    for numbers, told in (
        (game.alibi, position.alibi),
        (game.tickets, position.tickets),
        (game.ausweis, position.ausweis),
    ):
        for colour, number in told.items():
            numbers[game.character(colour)] = number


def lay_decks(game: Dutch, position: Position) -> None:
    for colour, card in position.occupier_cards.items():
        level = game.box.cards.occupiers[card].level - 1
        pile = game.scenario_cards[level] if card in game.scenario_cards[level] else game.base_cards[level]
        pile.take(card)
        game.occupiers_left[level] -= 1
        game.occupier_cards[game.character(colour)] = card
    for deck, card in enumerate(position.helpers or ["paul", "the_baker"]):
        game.helper_tops[deck] = card
        game.helpers_unseen.take(card)
        game.helpers_left[deck] -= 1
    game.patrol_regions = [REGIONS.index(position.next_region)]
