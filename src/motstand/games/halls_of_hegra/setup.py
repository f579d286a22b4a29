"""Setup: everything in its place before the first day."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import (
    ARTILLERY,
    COMMANDER,
    DAMAGED,
    DECKS,
    DOUBT,
    MISS,
    TYPES,
    Box,
)
from motstand.games.halls_of_hegra.error_messages import message
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Setup
from motstand.kernel.lessons import OPTION
from motstand.kernel.piles import Pile

SEATINGS = [[COMMANDER]]


def lay_out(box: Box, setup: Setup) -> Hegra:
    """The table at the start. HOH-COMP-01: exactly one player."""
    if setup.seats != SEATINGS[0]:
        raise SetupError(message("setup-seats", expected=str(SEATINGS[0]), seats=str(setup.seats)))
    for key, value in setup.options.items():
        if key != OPTION:
            raise SetupError(message("setup-options", option=key, value=repr(value)))
    game = Hegra(box, box.difficulties[setup.scenario])
    fill_bags(game)
    place_tiles(game)
    shuffle_decks(game)
    return game


def fill_bags(game: Hegra) -> None:
    """HOH-SETUP-15, 17, 24: the Hit bag, the Patrol bag and the Recruit bag."""
    pieces = game.box.pieces
    game.hit_bag = Pile([MISS] * pieces.stock["miss"][0] + [ARTILLERY] * pieces.stock["artillery_tile"][0])
    numbers = [str(number) for number in range(1, len(pieces.patrols) + 1)]
    game.patrol_bag = Pile(repeated(numbers, pieces.patrols))
    game.recruit_bag = Pile(repeated(TYPES, pieces.recruits) + [DOUBT] * pieces.stock["doubt_disc"][0])


def repeated(names: list[str], counts: list[int]) -> list[str]:
    """Every name as often as its count says."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def place_tiles(game: Hegra) -> None:
    """HOH-SETUP-13, 16, 19 to 21: Artillery pieces, Delivery tokens, Damage tiles."""
    track = game.box.tracks.numbered["artillery"]
    game.battery = [space > track.start for space in range(track.least, track.most + 1)]
    for kind, delivery in enumerate(game.box.pieces.deliveries):
        if delivery.on_depot:
            game.depots[kind] = delivery.tokens
        else:
            game.delivery_reserve[kind] = delivery.tokens
    for number in range(len(DAMAGED)):
        game.damage_reserve[number] = game.box.pieces.damage_tiles[number] - game.damage[number]


def shuffle_decks(game: Hegra) -> None:
    """HOH-SETUP-27 to 30: five Event decks, two Morale decks, the Snow deck, and two face-up piles in order."""
    cards = game.box.cards
    game.event_decks = [
        Pile([card.id for card in cards.events.values() if card.deck == deck]) for deck in range(len(DECKS))
    ]
    game.high = Pile([card.id for card in cards.morale.values() if card.kind == "high"])
    game.low = Pile([card.id for card in cards.morale.values() if card.kind == "low"])
    game.hope = [card.id for card in cards.morale.values() if card.kind == "hope"]
    game.despair = [card.id for card in cards.morale.values() if card.kind == "despair"]
    game.snow_deck = Pile(list(cards.snow))
