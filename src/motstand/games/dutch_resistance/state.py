"""What is on the table: Characters with what they hold, Safety, Occupiers, decks, and the tokens of the Scenario."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from motstand.games.dutch_resistance.box_scenarios import Level
from motstand.games.dutch_resistance.components import (
    ARRESTED,
    COLOURS,
    NOWHERE,
    OCCUPIERS,
    PLACES,
    Box,
    CharacterCard,
    Identity,
    Scenario,
    Tile,
)
from motstand.games.dutch_resistance.fields import FIELDS, copy_fields, data_of
from motstand.games.dutch_resistance.offers import anytime
from motstand.games.dutch_resistance.variant import GROUP, Variant
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES, TILES
from motstand.kernel.flow import Flow, Option
from motstand.kernel.log import Entry
from motstand.kernel.piles import Pile
from motstand.kernel.state import Shared, State, Unordered

# Never changed but replaced, so that copies may share them.
Numbers: TypeAlias = tuple[int, ...]


class Deck:
    """A deck whose resolved cards go to the bottom (DR-CARD-05): first `pile`, then `bottom` in its known order."""

    __slots__ = ("bottom", "pile")

    def __init__(self, pile: Pile, bottom: list[str]) -> None:
        self.pile = pile
        self.bottom = bottom

    def copy(self) -> Deck:
        return Deck(self.pile.copy(), self.bottom.copy())

    def __len__(self) -> int:
        return len(self.pile) + len(self.bottom)


class Dutch(State):
    """The table of Dutch Resistance. Characters, places, tiles, Roads and Resources are numbers; options name them."""

    __slots__ = FIELDS

    def __init__(self, box: Box, scenario: Scenario, level: Level, variant: Variant, blank: bool = False) -> None:
        super().__init__("identities")
        self.box = box
        self.scenario = scenario
        self.level = level
        self.variant = variant
        # Markers. `active` is the Active Player, also for the length of a Morale Action (DR-TERM-04).
        self.round = 0
        self.first = 0
        self.active = 0
        self.morale = level.morale
        # Morale Action tokens that are face-up.
        self.tokens = 0
        # Whose turn it is, and whether something is being resolved (DR-MAT-04). Between its parts, which are moves or
        # the Action Point and the abilities of a card, things may change hands (DR-Q-68).
        self.turn = 0
        self.resolving = False
        self.between_parts = False
        # The Halt! card of which only the story is known, while its option is chosen.
        self.halt = ""
        # Who has looked at the top Patrol card, and the known Regions of the next cards (DR-Q-61, DR-IDENT-11).
        self.peeked_by = NOWHERE
        # Scenario: Costs tokens or Readers on its card, completed Tasks, arrests and captures.
        self.delivered = 0
        self.completed = 0
        self.caught = 0
        self.officer_place = NOWHERE
        # Where the Food Committee keeps Safety from being lost in this Patrol Phase.
        self.sheltered_place = NOWHERE
        if blank:
            return
        # Characters, in the order of their turns.
        self.colours: Shared[list[str]] = []
        self.seats: Shared[list[str]] = []
        self.identities: list[int] = []
        self.place: list[int] = []
        self.alibi: list[int] = []
        self.held: list[list[int]] = []
        self.tickets: list[int] = []
        self.ausweis: list[int] = []
        self.hands: list[list[str]] = []
        self.occupier_cards: list[str] = []
        # The tile on each place.
        self.tile_at: Numbers = tuple(scenario.tiles)
        self.safety: list[int] = [box.tiles[tile].start for tile in scenario.tiles]
        # Where a Raid! card has to be resolved, in the order in which it came to it.
        self.raids_due: list[int] = []
        # Policemen and Soldiers by Road.
        self.occupiers: list[list[int]] = [[0] * len(LETTERS) for _ in OCCUPIERS]
        # The Occupier deck, by Threat Level, the first on top: how many cards are left, and which they can be. Nobody
        # knows which base cards were removed (DR-SETUP-06), so there are more of these than the deck holds.
        self.occupiers_left: list[int] = [0, 0]
        self.base_cards: list[Pile] = [Pile([]), Pile([])]
        self.scenario_cards: list[Pile] = [Pile([]), Pile([])]
        self.occupier_discard: Unordered[str] = []
        self.patrol_deck: Deck = Deck(Pile([]), [])
        self.patrol_regions: list[int] = []
        self.raid_deck: Deck = Deck(Pile([]), [])
        self.halt_deck: Deck = Deck(Pile([]), [])
        self.officer_deck: Deck = Deck(Pile([]), [])
        # Two Helper decks: the visible cards, how many unseen cards lie under them, and those at the bottom. Nobody
        # knows which unseen card is in which deck.
        self.helper_tops: list[str] = ["", ""]
        self.helpers_left: list[int] = [0, 0]
        self.helper_bottoms: list[list[str]] = [[], []]
        self.helpers_unseen = Pile([])
        # Raid! cards with a red border that stay in effect.
        self.lasting: Unordered[str] = []
        # Anton's Newspapers by place.
        self.vonk: list[bool] = [False] * len(PLACES)
        # Costs tokens: face-down by place, face-up by place, on the Scenario card, and those whose faces nobody knows.
        self.costs_down: list[bool] = [False] * len(PLACES)
        self.costs_up: list[str] = [""] * len(PLACES)
        self.costs_on_card: Unordered[str] = []
        self.costs_unseen = Pile([])
        # Persons in Hiding and Items: which they are, where, whether they can no longer be moved, and their progress.
        self.token_ids: list[str] = []
        self.token_place: list[int] = []
        self.token_fixed: list[bool] = []
        self.token_progress: list[int] = []
        # Scenario 2: the known addresses of Persons, and the Number tokens whose faces nobody knows.
        self.token_address: list[int] = []
        self.numbers_unseen = Pile([])
        # Scenario 4: Telephones with a Secure token; Spot tokens by place (face-down: DOWN), and their unknown faces.
        self.token_secured: list[bool] = []
        self.spots: list[str] = [""] * len(PLACES)
        self.spots_unseen = Pile([])

    def copy(self) -> Dutch:
        twin = Dutch(self.box, self.scenario, self.level, self.variant, True)
        copy_fields(self, twin)
        return twin

    def data(self) -> dict[str, Any]:
        return data_of(self)

    # -- looking -----------------------------------------------------------------------------------------

    def characters(self) -> range:
        """All Characters; their number counts as the number of players (DR-VAR-05)."""
        return range(len(self.colours))

    def in_turn_order(self) -> list[int]:
        """DR-TERM-01: clockwise from the First Player."""
        count = len(self.colours)
        return [(self.first + step) % count for step in range(count)]

    def character(self, colour: str) -> int:
        return self.colours.index(colour)

    def identity(self, who: int) -> Identity:
        return self.box.cards.identities[self.identities[who]]

    def card(self, id: str) -> CharacterCard:
        return self.box.cards.characters[id]

    def tile(self, place: int) -> Tile:
        """The tile that lies on a place."""
        return self.box.tiles[self.tile_at[place]]

    def place_of_tile(self, id: str) -> int:
        """Where a tile lies; NOWHERE if it is not in play."""
        tile = TILES.index(id)
        return self.tile_at.index(tile) if tile in self.tile_at else NOWHERE

    def slots(self, who: int) -> int:
        """DR-BOARD-07, DR-IDENT-06: how many Resources a Character can hold."""
        return len(self.box.board.sides[self.variant.side].resources) - 1 + self.identity(who).slots

    def resources(self, who: int) -> int:
        """How many Resources a Character holds."""
        return sum(self.held[who])

    def supply(self, resource: int) -> int:
        """How many tokens of a Resource are left to be gained."""
        count = self.box.tokens.resources[resource]
        for held in self.held:
            count -= held[resource]
        return count

    def tickets_left(self) -> int:
        """DR-TRAIN-06: cards in the Ticket deck."""
        return self.box.tokens.tickets - sum(self.tickets)

    def ausweis_left(self) -> int:
        """DR-AUSW-05: cards in the Ausweis deck."""
        return self.box.tokens.ausweis - sum(self.ausweis)

    def occupier_supply(self) -> int:
        """DR-Q-35: Occupier tokens that are not on the board."""
        return self.box.tokens.pieces["occupier"] - sum(self.occupiers[0]) - sum(self.occupiers[1])

    def is_controlled(self, road: int) -> bool:
        """DR-ROAD-03."""
        return self.occupiers[0][road] + self.occupiers[1][road] > 0

    def present(self, place: int) -> list[int]:
        """The Characters on a place."""
        return [who for who, at in enumerate(self.place) if at == place]

    def groups(self) -> list[int]:
        """The Resistance Group tokens that are still in the game."""
        return [
            token for token, id in enumerate(self.token_ids) if id == GROUP and self.token_progress[token] != ARRESTED
        ]

    def tokens_at(self, place: int) -> list[int]:
        """The Persons in Hiding and Items on a place."""
        return [token for token, where in enumerate(self.token_place) if where == place]

    def is_person(self, token: int) -> bool:
        """DR-SOLO-16: a Resistance Group token counts as a Person in Hiding."""
        return self.token_ids[token] == GROUP or self.token_ids[token] in self.box.tokens.persons

    def add_token(self, id: str, place: int) -> None:
        """A Person in Hiding, an Item or a Resistance Group token comes into the game."""
        self.token_ids = [*self.token_ids, id]
        self.token_place.append(place)
        self.token_fixed.append(False)
        self.token_progress.append(0)
        self.token_address.append(NOWHERE)
        self.token_secured.append(False)

    def is_action_phase(self) -> bool:
        """DR-RAID-02: in it raids come at once."""
        return self.phase in ACTION_PHASE

    def decider(self) -> int:
        """DR-Q-92: who makes the choices of cards: the Active Player by day, the First Player otherwise."""
        return self.active if self.is_action_phase() else self.first

    def note(
        self,
        key: str,
        rule: str = "",
        values: dict[str, Any] | None = None,
        audience: tuple[str, ...] | None = None,
    ) -> Entry:
        """A Location is told with the tile that lies there, for it is known by its name."""
        if self.log is not None and values is not None:
            if "place" in values:
                values["tile"] = self.tile(PLACES.index(values["place"])).id
            if "start" in values:
                values["start_tile"] = self.tile(PLACES.index(values["start"])).id
        return super().note(key, rule, values, audience)

    # -- at any time -------------------------------------------------------------------------------------

    def anytime(self, seat: str) -> list[Option]:
        return anytime(self, seat)

    def act_anytime(self, seat: str, option: Option) -> Flow[None]:
        # Whoever acts needs the chapters, which need the state.
        from motstand.games.dutch_resistance.any_time import act_anytime

        yield from act_anytime(self, seat, option)


ACTION_PHASE: Final = ("turn", "occupier card", "tokens left")


def no_resources() -> list[int]:
    return [0] * len(RESOURCES)


def order_of_colours(colours: list[str]) -> list[str]:
    """DR-SETUP-30: green, blue, yellow, purple, grey."""
    return [colour for colour in COLOURS if colour in colours]
