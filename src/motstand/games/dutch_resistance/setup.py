"""Game setup: seats, decks, tiles, Occupiers, Identities (pp. 4-5)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import STARTING_PLACE, WHO, decide, starts
from motstand.games.dutch_resistance.choices import AND
from motstand.games.dutch_resistance.components import (
    COLOURS,
    DOWN,
    IDENTITIES,
    NOWHERE,
    PLACES,
    POLICEMAN,
    SOLDIER,
    Box,
)
from motstand.games.dutch_resistance.decks import reveal_helper, reveal_region
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.resistance_group import add_groups
from motstand.games.dutch_resistance.scenario_rules import place_tokens
from motstand.games.dutch_resistance.spots import turn_up_spot
from motstand.games.dutch_resistance.state import Deck, Dutch, no_resources, order_of_colours
from motstand.games.dutch_resistance.variant import GROUP, HELPERS, Variant
from motstand.games.dutch_resistance.vocabulary import LETTERS, TILES
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import ANY, Flow, Option
from motstand.kernel.game import Setup
from motstand.kernel.piles import Pile, draw

# DR-SETUP-06, DR-SETUP-07, DR-SOLO-04: base cards of each Threat Level in the deck, by the number of Characters.
BASE_CARDS: Final = {1: (2, 2), 2: (8, 8), 3: (8, 8), 4: (8, 8), 5: (9, 8)}


def lay_out(box: Box, setup: Setup) -> Dutch:
    """The table before the Identities are chosen. A seat with several Characters names them all: ``green+blue``."""
    variant = Variant(setup)
    scenario = box.scenarios[setup.scenario]
    game = Dutch(box, scenario, scenario.levels[variant.level], variant)
    seat_all(game, setup.seats)
    check_solo(game, setup.seats)
    place_occupiers(game)
    shuffle_decks(game)
    choose_first_player(game, setup)
    take_identities(game, setup)
    return game


def seat_all(game: Dutch, seats: list[str]) -> None:
    """DR-SETUP-20: each Character has a colour of its own."""
    colours = [colour for seat in seats for colour in seat.split(AND)]
    if not colours or len(set(colours)) != len(colours) or not set(colours) <= set(COLOURS):
        raise SetupError(message("setup-seats", colours=COLOURS, seats=str(seats)))
    game.colours = colours
    game.seats = [seat for seat in seats for _ in seat.split(AND)]
    count = len(colours)
    game.identities = [NOWHERE] * count
    game.place = [NOWHERE] * count
    # DR-SETUP-23
    game.alibi = [game.level.alibi] * count
    game.held = [no_resources() for _ in colours]
    game.tickets, game.ausweis = [0] * count, [0] * count
    game.hands = [[] for _ in colours]
    game.occupier_cards = [""] * count


def check_solo(game: Dutch, seats: list[str]) -> None:
    """DR-SOLO-01: a single Character has a Solo Mode, several have none."""
    variant = game.variant
    if len(game.colours) > 1 and variant.solo:
        raise SetupError(message("setup-solo", seats=str(seats)))
    if len(game.colours) == 1 and not variant.solo:
        variant.solo = HELPERS


def place_occupiers(game: Dutch) -> None:
    """DR-SETUP-14: on the Roads that the Scenario lists for the level."""
    for kind, roads in ((POLICEMAN, game.level.policemen), (SOLDIER, game.level.soldiers)):
        for road in roads:
            game.occupiers[kind][LETTERS.index(road)] += 1


def shuffle_decks(game: Dutch) -> None:
    """DR-SETUP-05 to 11: the Occupier deck of two Threat Levels, and the other decks."""
    cards = game.box.cards
    base = BASE_CARDS[len(game.colours)]
    for number in range(2):
        own = cards.occupier_decks[game.scenario.number][number]
        game.base_cards[number] = Pile(cards.occupier_decks[0][number])
        game.scenario_cards[number] = Pile(own)
        game.occupiers_left[number] = base[number] + len(own)
    game.patrol_deck = Deck(Pile(tuple(cards.patrols)), [])
    game.raid_deck = Deck(Pile(tuple(cards.raids)), [])
    game.halt_deck = Deck(Pile(tuple(cards.halts)), [])
    game.officer_deck = Deck(Pile(tuple(cards.officer)), [])
    game.helpers_unseen = Pile(tuple(cards.helpers))
    game.helpers_left = [len(cards.helpers) // 2] * 2


def choose_first_player(game: Dutch, setup: Setup) -> None:
    """DR-SETUP-29, DR-SETUP-30: whom the players named, otherwise by the order of the colours."""
    colour = setup.options.get("first", order_of_colours(game.colours)[0])
    if colour not in game.colours:
        raise SetupError(message("setup-first", colours=game.colours, first=repr(colour)))
    game.first = game.character(colour)


def take_identities(game: Dutch, setup: Setup) -> None:
    """DR-SETUP-21: Identities that were agreed on before; the others are asked for."""
    for colour, name in setup.options.get("identities", {}).items():
        if colour not in game.colours or name not in IDENTITIES or IDENTITIES.index(name) in game.identities:
            raise SetupError(message("setup-identities", colours=game.colours, identity=repr(name)))
        game.identities[game.character(colour)] = IDENTITIES.index(name)


def identities(game: Dutch) -> Flow[str]:
    """DR-SETUP-21: everyone chooses at once; each Identity is for the first who takes it."""
    waiting = [who for who in game.characters() if game.identities[who] == NOWHERE]
    if not waiting:
        return "deal"
    free: list[Option] = [("be", name) for kind, name in enumerate(IDENTITIES) if kind not in game.identities]
    answer: tuple[str, Option] = yield WHO.ask_all({game.seats[who]: free for who in waiting}, ANY)
    seat, chosen = answer
    _, name = chosen
    who = next(who for who in waiting if game.seats[who] == seat)
    game.identities[who] = IDENTITIES.index(name)
    game.note("identity", "DR-SETUP-21", {"character": game.colours[who], "identity": name})
    return "identities"


def deal(game: Dutch) -> Flow[str]:
    """DR-SETUP-15, DR-SETUP-24 to 26: tokens and meeples; then what everybody sees of the decks."""
    if game.variant.random_places:
        yield from shuffle_tiles(game)
    yield from place_tokens(game)
    game.note("laid_out", "DR-SETUP-15")
    if game.variant.person:
        yield from invite(game, game.variant.person)
    if game.variant.solo == GROUP:
        add_groups(game)
    for who in game.characters():
        game.place[who] = starting_place(game, who)
        game.note("starts", "DR-SETUP-24", {"character": game.colours[who], "place": PLACES[game.place[who]]})
    for place in sorted(set(game.place)):
        # DR-S4-02: in setup a Watched Spot has no effect.
        if game.spots[place] == DOWN:
            yield from turn_up_spot(game, place)
    for deck in range(2):
        yield from reveal_helper(game, deck)
    yield from reveal_region(game, 1)
    return "start"


def shuffle_tiles(game: Dutch) -> Flow[None]:
    """DR-VAR-02, DR-Q-78: the tiles of the Scenario are dealt to the 13 places, whatever their Area."""
    left = Pile([TILES[tile] for tile in game.tile_at])
    tiles = []
    for _ in PLACES:
        tile = yield from draw(left, "tile", rule="DR-VAR-02")
        tiles.append(TILES.index(tile))
    game.tile_at = tuple(tiles)
    game.safety = [game.box.tiles[tile].start for tile in tiles]
    game.note("tiles", "DR-VAR-02", {"tiles": [TILES[tile] for tile in tiles]})


def invite(game: Dutch, person: str) -> Flow[None]:
    """DR-VAR-04, DR-Q-76: a Nurse or Doctor from another Scenario, on a Location of choice."""
    if person in game.token_ids:
        return
    options = starts(list(range(len(PLACES))))
    _, place = yield from decide(game, game.first, STARTING_PLACE, options, {"token": person})
    game.add_token(person, PLACES.index(place))
    game.note("invited", "DR-VAR-04", {"token": person, "place": place})


def starting_place(game: Dutch, who: int) -> int:
    """DR-SETUP-24: where the tile lies on which the Character starts."""
    return game.tile_at.index(game.scenario.starting_tile(game.identity(who)))
