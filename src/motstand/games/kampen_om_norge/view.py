"""What a seat may see: the whole board, its own hands, and of the others only how many cards they hold."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.kampen_om_norge.air import german_air_fields
from motstand.games.kampen_om_norge.combat import (
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
)
from motstand.games.kampen_om_norge.components import ALLIES, ATTACK, DEFENCE, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.outlook import combats_to_come
from motstand.games.kampen_om_norge.sea.view import private_sea, public_sea
from motstand.games.kampen_om_norge.state import Combat, Kampen, origin_id
from motstand.games.kampen_om_norge.stored import combat_data
from motstand.kernel.pieces import MOST_KEPT, NumberedPieces, OpenView, Piece, Pieces, joined
from motstand.kernel.words.messages import Message

PHASE_NUMBERS: Final = {
    "factions": 0,
    "setup": 0,
    # KON-NINE-17: the initial phase of 9 April.
    "april cards": 0,
    "april ships": 0,
    "muster": 0,
    "german ships": 0,
    "reconnaissance": 0,
    "allied ships": 0,
    "april interception": 1,
    "april drops": 1,
    "naval movement": 1,
    "sailing": 1,
    "allied fleet": 1,
    "movement": 1,
    "sabotage": 1,
    "dive bombers": 2,
    "joining": 2,
    "naval battles": 2,
    "naval combat": 2,
    "raiding": 2,
    "landings": 2,
    "resistance": 2,
    "battles": 2,
    "combat": 2,
    "mobilization": 3,
    "trade": 3,
    "arrival": 3,
    "placement": 3,
    "submarines": 3,
    "april submarines": 3,
    "april ends": 4,
    "new cards": 4,
}

# What many positions have in common, by what it is made from.
# In most areas there are a few battalions of one faction: by faction, how many they are, and how many have moved.
FEW: Final = 32
_alone: Final = NumberedPieces(len(FACTIONS) * FEW * FEW)
_here: Final = Pieces()
# Counts of a faction are the digits of one number, which is found sooner; more than there are of anything.
MANY: Final = 1_000_000
_led: Final = Pieces()
_factions: Final = Pieces()
_held: Final = Pieces()
_bases: Final = Pieces()
_in_order: dict[tuple[str, ...], list[str]] = {}


class LaidOpen(OpenView):
    """What lies open: the board, the combat, used cards, and how many cards there are elsewhere."""

    __slots__ = (
        "air_bases",
        "areas",
        "attacks",
        "combat",
        "factions",
        "game",
        "objectives",
        "odds",
        "sea",
        "seats",
    )

    def __init__(self, game: Kampen) -> None:
        self.game = game
        # The areas that hold battalions and what is there, as JSON by turns.
        self.areas: list[bytes] = []
        on_board = write_battalions(game, self.areas)
        self.attacks = attacks_view(game)
        # Battalions on the border of an area they attack are on the board, too.
        for attack in game.attacks:
            on_board[game.active] += attack.battalions
        self.seats = seats_view(game)
        self.factions = [faction_view(game, faction, on_board[faction]) for faction in (GERMANY, NORWAY, ALLIES)]
        self.objectives = objectives_view(game)
        self.odds: list[Piece] = combats_to_come(game) if self.attacks else []
        self.combat = None if game.combat is None else combat_view(game, game.combat)
        self.air_bases = air_bases_view(game)
        self.sea = None if game.sea is None else public_sea(game)

    def plain(self) -> dict[str, Any]:
        return shown(self.game, self, False)

    def sent(self) -> dict[str, Any]:
        return shown(self.game, self, True)


def public(game: Kampen) -> dict[str, Any]:
    """What lies open, as plain data."""
    return LaidOpen(game).plain()


def shown(game: Kampen, laid_open: LaidOpen, sent: bool) -> dict[str, Any]:
    """What lies open in one of its two forms."""
    germany, norway, allies = laid_open.factions
    ids = game.box.board.ids
    view: dict[str, Any] = {
        "scenario": game.scenario.id,
        "round": game.round,
        "active": FACTIONS[game.active],
        "phase": game.phase,
        "phase_number": PHASE_NUMBERS[game.phase],
        "seats": laid_open.seats.shown(sent),
        "areas": joined(laid_open.areas) if sent else areas_view(game),
        "attacks": laid_open.attacks,
        "combat": laid_open.combat,
        "factions": {"germany": germany.shown(sent), "norway": norway.shown(sent), "allies": allies.shown(sent)},
        "objectives": laid_open.objectives.shown(sent),
        "symbols": game.symbols,
        "to_place": game.to_place,
        "placed": [ids[area] for area in game.placed + game.by_air] if game.placed or game.by_air else [],
        "arrivals_due": game.arrivals_due,
        "allies_exhausted": game.allies_exhausted,
        "odds": [piece.shown(sent) for piece in laid_open.odds],
        "air_bases": laid_open.air_bases.shown(sent),
    }
    if laid_open.sea is not None:
        view["sea"] = laid_open.sea
    return view


def private(game: Kampen, seat: str) -> dict[str, Any]:
    """The hands of the factions that `seat` leads."""
    hands: dict[str, list[str]] = {}
    for faction in (GERMANY, NORWAY, ALLIES):
        if game.seats[faction] == seat:
            hands[FACTIONS[faction]] = in_order(tuple(game.hands[faction]))
    if game.sea is None:
        return {"hands": hands}
    return {"hands": hands, "fleet": private_sea(game, seat)}


def seats_view(game: Kampen) -> Piece:
    """The seat that leads each faction."""
    known = _led.get(game.seats)
    if known is None:
        germany, norway, allies = game.seats
        known = _led.keep(game.seats, {"germany": germany, "norway": norway, "allies": allies})
    return known


def attacks_view(game: Kampen) -> list[dict[str, Any]]:
    """The attacks. Of a stack that is lost nothing is left to be seen, though the combat goes on."""
    ids = game.box.board.ids
    return [
        {"area": ids[attack.target], "from": origin_id(game, attack.origin), "battalions": attack.battalions}
        for attack in game.attacks
        if attack.battalions > 0
    ]


def write_battalions(game: Kampen, areas: list[bytes]) -> list[int]:
    """Write down the areas that hold battalions, and what is there. Returns how many there are of each faction."""
    germany, norway, allies = game.battalions
    keys = game.box.board.keys
    all_german, all_norwegian, all_allied = 0, 0, 0
    # Without `strict` mypyc makes one plain loop of it (of more than five lists it would not know the types). All lists
    # have an entry for each area.
    for key, german, norwegian, allied, moved in zip(keys, germany, norway, allies, game.moved):  # noqa: B905
        if german == 0 and norwegian == 0 and allied == 0:
            continue
        all_german += german
        all_norwegian += norwegian
        all_allied += allied
        areas.append(key)
        areas.append(area_view(german, norwegian, allied, moved).json)
    return [all_german, all_norwegian, all_allied]


def areas_view(game: Kampen) -> dict[str, Any]:
    """The areas that hold battalions, and what is there."""
    germany, norway, allies = game.battalions
    return {
        id: area_view(german, norwegian, allied, moved).plain
        for id, german, norwegian, allied, moved in zip(  # noqa: B905
            game.box.board.ids, germany, norway, allies, game.moved
        )
        if german or norwegian or allied
    }


def area_view(german: int, norwegian: int, allied: int, moved: int) -> Piece:
    """The battalions in an area, and how many of them have moved."""
    battalions = german + norwegian + allied
    if battalions < FEW and moved < FEW:
        faction = GERMANY if battalions == german else NORWAY if battalions == norwegian else ALLIES
        if faction != ALLIES or battalions == allied:
            number = (faction * FEW + battalions) * FEW + moved
            known = _alone.get(number)
            return _alone.keep(number, here_view(german, norwegian, allied, moved)) if known is None else known
    stacks = (german, norwegian, allied, moved)
    known = _here.get(stacks)
    return _here.keep(stacks, here_view(german, norwegian, allied, moved)) if known is None else known


def here_view(german: int, norwegian: int, allied: int, moved: int) -> dict[str, int]:
    """The battalions in an area by faction, and how many of them have moved; without zeros."""
    here = {"germany": german, "norway": norwegian, "allies": allied, "moved": moved}
    return {name: count for name, count in here.items() if count}


def combat_view(game: Kampen, combat: Combat) -> dict[str, Any]:
    """The combat on the table; everything in it lies open."""
    shown = combat_data(game, combat)
    shown["attack_dice_count"] = attacking_battalions_dice(game, combat.area) + card_dice(game, combat, ATTACK)
    shown["defence_dice_count"] = defending_battalions_dice(game, combat.area) + card_dice(game, combat, DEFENCE)
    return shown


def faction_view(game: Kampen, faction: int, battalions: int) -> Piece:
    """A faction's cards: how many there are; used cards lie face up."""
    in_hand, in_deck = len(game.hands[faction]), len(game.decks[faction])
    used, used_a_card = game.used[faction], game.used_a_card[faction]
    # Used cards lie there for many answers, so they are known by where they are kept, which is found sooner than by
    # what they are. The piece keeps them, so that no others can come to the same place.
    made_from = (id(used), ((battalions * MANY + in_hand) * MANY + in_deck) * 2 + used_a_card)
    known = _factions.get(made_from)
    if known is None:
        shown = {
            "battalions": battalions,
            "cards_in_hand": in_hand,
            "cards_in_deck": in_deck,
            "used": in_order(used),
            "used_a_card": used_a_card,
        }
        known = _factions.keep(made_from, shown, used)
    return known


def in_order(cards: tuple[str, ...]) -> list[str]:
    """Cards in the order of their ids."""
    known = _in_order.get(cards)
    if known is None:
        if len(_in_order) >= MOST_KEPT:
            _in_order.clear()
        known = _in_order[cards] = sorted(cards)
    return known


def objectives_view(game: Kampen) -> Piece:
    """Who holds each objective. KON-WIN-04: an empty area counts as Norwegian."""
    scenario, germany = game.scenario, game.battalions[GERMANY]
    # One bit for each objective that is German.
    german = 1
    for area in scenario.objectives:
        german = 2 * german + (1 if germany[area] > 0 else 0)
    known = _held.get((scenario, german))
    if known is None:
        ids = game.box.board.ids
        holders = {ids[area]: "germany" if germany[area] > 0 else "norway" for area in scenario.objectives}
        known = _held.keep((scenario, german), holders)
    return known


def air_bases_view(game: Kampen) -> Piece:
    """Where German aircraft fly from, if it matters (KON-BOARD-20)."""
    scenario = game.scenario
    fields = [] if scenario.range_everywhere else german_air_fields(game)
    made_from = (scenario, *fields)
    known = _bases.get(made_from)
    if known is None:
        bases = [] if scenario.range_everywhere else ["germany", *[game.box.board.ids[field] for field in fields]]
        known = _bases.keep(made_from, bases)
    return known


def headline(game: Kampen) -> Message:
    """Which round, whose turn, which phase."""
    values = {"round": game.round, "faction": FACTIONS[game.active], "phase": PHASE_NUMBERS[game.phase]}
    return Message("headline", values)
