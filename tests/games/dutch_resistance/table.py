"""A table for tests: set it, script fate, choose by meaning, look at it.

table = set_table("turn", place={"green": "bank"}, occupiers={"C": "policeman"}, fate=["HALT-11"])
table.act("go", "C")
table.choose("choose", "1")
assert table.road("C") == "soldier"

Characters are told by their colours, places by the tiles that lie there, Occupiers by Road. What a test does not name
is as it is at the start of a game, but Roads hold only the Occupiers that it names, and Alibi and Morale do not depend
on how hard the levels are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import OCCUPIERS, PLACES
from motstand.games.dutch_resistance.resistance_group import add_groups
from motstand.games.dutch_resistance.scenario_rules import place_tokens
from motstand.games.dutch_resistance.setup import starting_place
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES
from motstand.kernel.flow import Flow
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.piles import Pile
from tests.games.dutch_resistance.invariants import count_all
from tests.games.played_table import PlayedTable

Preparation = Callable[[Dutch], None]

ALIBI = 9
USUAL = {"green": "cornelia", "blue": "selma", "yellow": "frits", "purple": "wim", "grey": "filip"}


class Table(PlayedTable):
    """The town with the words of a test."""

    def look(self) -> None:
        """No piece is lost or made, whatever a test looks at."""
        count_all(self.game)

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Dutch:
        state = self.match.state
        assert isinstance(state, Dutch)
        return state

    def where(self, colour: str = "green") -> str:
        """The tile on which a Character is."""
        return self.game.tile(self.game.place[self.game.character(colour)]).id

    def alibi(self, colour: str = "green") -> int:
        return self.game.alibi[self.game.character(colour)]

    def held(self, colour: str = "green") -> dict[str, int]:
        """The Resources of a Character."""
        held = self.game.held[self.game.character(colour)]
        return {RESOURCES[kind]: count for kind, count in enumerate(held) if count}

    def tickets(self, colour: str = "green") -> int:
        return self.game.tickets[self.game.character(colour)]

    def ausweis(self, colour: str = "green") -> int:
        return self.game.ausweis[self.game.character(colour)]

    def safety(self, tile: str) -> int:
        return self.game.safety[self.game.place_of_tile(tile)]

    def road(self, letter: str) -> str:
        """The Occupiers on a Road, in words."""
        counts = [kinds[LETTERS.index(letter)] for kinds in self.game.occupiers]
        return " ".join(name for name, count in zip(OCCUPIERS, counts, strict=True) for _ in range(count))

    @property
    def outcome(self) -> str:
        """How the game ended; "" while it goes on."""
        return self.match.outcome.key if self.match.outcome is not None else ""

    # -- playing -----------------------------------------------------------------------------------------

    def act(self, *words: Any) -> None:
        """Use the Action Point of the first OR card in hand."""
        hand = self.game.hands[self.game.turn]
        self.choose("point", next(card for card in hand if not self.game.card(card).is_and))
        self.choose(*words)

    def end_turn(self) -> None:
        """Discard all Character cards; the Occupier card follows."""
        for card in list(self.game.hands[self.game.turn]):
            self.choose("discard_card", card)


def set_table(
    phase: str = "turn",
    *,
    scenario: str = "network",
    seats: str = "green blue",
    identities: dict[str, str] | None = None,
    place: dict[str, str] | None = None,
    alibi: dict[str, int] | None = None,
    held: dict[str, str] | None = None,
    tickets: dict[str, int] | None = None,
    ausweis: dict[str, int] | None = None,
    safety: dict[str, int] | None = None,
    occupiers: dict[str, str] | None = None,
    occupier_cards: dict[str, str] | None = None,
    next_region: str = "green",
    helpers: list[str] | None = None,
    costs: dict[str, str] | None = None,
    open_tiles: bool = True,
    tokens: int = 0,
    morale: int = 10,
    fate: list[Any] | None = None,
    prepare: Preparation | None = None,
    **options: Any,
) -> Table:
    """A table at the start of a phase. `costs` are face-up Costs tokens by tile; `open_tiles`: there are no others.

    `options` are those of the setup; ``prepare(game)`` may change anything else before play begins.
    """
    colours = [colour for seat in seats.split() for colour in seat.split("+")]
    chosen = dict(identities or {})
    for colour in colours:
        if colour not in chosen:
            chosen[colour] = USUAL[colour] if USUAL[colour] not in chosen.values() else "jo"
    setup = Setup(scenario, seats.split(), {"identities": chosen, **options})
    game = GAME.start(setup)
    deal_all(game, next_region, helpers or ["paul", "the_baker"])
    for colour, tile in (place or {}).items():
        game.place[game.character(colour)] = game.place_of_tile(tile)
    for colour, words in (held or {}).items():
        for word in words.split():
            game.held[game.character(colour)][RESOURCES.index(word)] += 1
    game.alibi = [ALIBI] * len(colours)
    set_numbers(game, game.alibi, alibi)
    set_numbers(game, game.tickets, tickets)
    set_numbers(game, game.ausweis, ausweis)
    for tile, value in (safety or {}).items():
        game.safety[game.place_of_tile(tile)] = value
    game.occupiers = [[0] * len(LETTERS) for _ in OCCUPIERS]
    for letter, words in (occupiers or {}).items():
        for word in words.split():
            game.occupiers[OCCUPIERS.index(word)][LETTERS.index(letter)] += 1
    for colour, card in (occupier_cards or {}).items():
        game.occupier_cards[game.character(colour)] = card
        take_occupier_card(game, card)
    set_costs(game, costs or {}, open_tiles)
    game.tokens, game.morale, game.phase = tokens, morale, phase
    game.turn = game.active = game.first
    if prepare is not None:
        prepare(game)
    table = Table(match_from(GAME, setup, game, Scripted(list(fate or []), Seeded(1))))
    table.look()
    return table


def deal_all(game: Dutch, next_region: str, helpers: list[str]) -> None:
    """Everything in its place, with these Helpers on top and all Character cards in hand."""
    run(place_tokens(game), Seeded("a table"))
    if game.variant.solo == GROUP:
        add_groups(game)
    for who in game.characters():
        game.place[who] = starting_place(game, who)
        game.hands[who] = game.identity(who).cards.copy()
    for deck, card in enumerate(helpers):
        game.helper_tops[deck] = card
        game.helpers_unseen.take(card)
        game.helpers_left[deck] -= 1
    game.patrol_regions = [REGIONS.index(next_region)]
    game.round = 1


def run(flow: Flow[None], fate: Seeded) -> None:
    """A procedure that asks nobody but fate."""
    try:
        ask = next(flow)
        while True:
            ask = flow.send(fate.answer(ask))
    except StopIteration:
        return


def with_tokens(*where: tuple[str, str]) -> Preparation:
    """These Persons in Hiding and Items lie on these tiles, and no others."""

    def prepare(game: Dutch) -> None:
        game.token_ids = []
        game.token_place, game.token_progress, game.token_address = [], [], []
        game.token_fixed, game.token_secured = [], []
        for token, tile in where:
            game.add_token(token, game.place_of_tile(tile) if tile else -1)

    return prepare


def all_of(*preparations: Preparation) -> Preparation:
    """One after the other."""

    def prepare(game: Dutch) -> None:
        for each in preparations:
            each(game)

    return prepare


def set_numbers(game: Dutch, numbers: list[int], wanted: dict[str, int] | None) -> None:
    for colour, number in (wanted or {}).items():
        numbers[game.character(colour)] = number


def take_occupier_card(game: Dutch, card: str) -> None:
    """A card that a test deals is no longer in the deck."""
    level = game.box.cards.occupiers[card].level - 1
    pile = game.scenario_cards[level] if card in game.scenario_cards[level] else game.base_cards[level]
    pile.take(card)
    game.occupiers_left[level] -= 1


def set_costs(game: Dutch, costs: dict[str, str], open_tiles: bool) -> None:
    if open_tiles:
        game.costs_down = [False] * len(PLACES)
    for tile, token in costs.items():
        place = game.place_of_tile(tile)
        game.costs_down[place] = False
        game.costs_up[place] = token
        game.costs_unseen = Pile([other for other in game.costs_unseen.rest if other != token])
