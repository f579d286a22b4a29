"""What a seat may see: the whole board, its own hands, and of the others only how many cards they hold."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.kampen_om_norge.air import german_air_fields
from motstand.games.kampen_om_norge.combat import (
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
)
from motstand.games.kampen_om_norge.components import ALLIES, ATTACK, DEFENCE, FACTIONS, GERMANY, NORWAY, Scenario
from motstand.games.kampen_om_norge.outlook import planned_combats
from motstand.games.kampen_om_norge.sea.view import private_sea, public_sea
from motstand.games.kampen_om_norge.state import Combat, Kampen, origin_id
from motstand.games.kampen_om_norge.stored import combat_data
from motstand.kernel.words.messages import Message

PHASE_NUMBERS = {
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

# Parts of the view that many positions have in common. Whoever gets a view reads it only.
MOST_REMEMBERED: Final = 2_000
# In most areas a few battalions of one faction rest.
MOST_ALONE: Final = 32
GERMANS: Final[list[dict[str, int]]] = [{"germany": count} for count in range(MOST_ALONE)]
NORWEGIANS: Final[list[dict[str, int]]] = [{"norway": count} for count in range(MOST_ALONE)]
_here: dict[tuple[int, int, int, int], dict[str, int]] = {}
_cards: dict[tuple[int, int, int, bool, int], tuple[tuple[str, ...], dict[str, Any]]] = {}
_in_order: dict[tuple[str, ...], list[str]] = {}
_led: dict[tuple[str, str, str], dict[str, str]] = {}
_held: dict[tuple[Scenario, int], dict[str, str]] = {}


def public(game: Kampen) -> dict[str, Any]:
    """What lies open: the board, the combat, used cards, and how many cards there are elsewhere."""
    ids = game.box.board.ids
    # Battalions on the border of an area they attack are on the board, too.
    on_board = [0, 0, 0]
    attacks: list[dict[str, Any]] = []
    for attack in game.attacks:
        # Of a stack that is lost nothing is left to be seen, though the combat goes on.
        if attack.battalions > 0:
            origin = origin_id(game, attack.origin)
            attacks.append({"area": ids[attack.target], "from": origin, "battalions": attack.battalions})
        on_board[game.active] += attack.battalions
    areas = areas_view(game, on_board)
    shown: dict[str, Any] = {
        "scenario": game.scenario.id,
        "round": game.round,
        "active": FACTIONS[game.active],
        "phase": game.phase,
        "phase_number": PHASE_NUMBERS[game.phase],
        "seats": seats_view(game),
        "areas": areas,
        "attacks": attacks,
        "combat": None if game.combat is None else combat_view(game, game.combat),
        "factions": {
            "germany": faction_view(game, GERMANY, on_board[GERMANY]),
            "norway": faction_view(game, NORWAY, on_board[NORWAY]),
            "allies": faction_view(game, ALLIES, on_board[ALLIES]),
        },
        "objectives": objectives_view(game),
        "symbols": game.symbols,
        "to_place": game.to_place,
        "placed": [ids[area] for area in game.placed + game.by_air],
        "arrivals_due": game.arrivals_due,
        "allies_exhausted": game.allies_exhausted,
        "odds": planned_combats(game) if attacks else [],
        "air_bases": air_bases_view(game),
    }
    if game.sea is not None:
        shown["sea"] = public_sea(game)
    return shown


def private(game: Kampen, seat: str) -> dict[str, Any]:
    """The hands of the factions that `seat` leads."""
    hands: dict[str, list[str]] = {}
    for faction in (GERMANY, NORWAY, ALLIES):
        if game.seats[faction] == seat:
            hands[FACTIONS[faction]] = in_order(tuple(game.hands[faction]))
    if game.sea is None:
        return {"hands": hands}
    return {"hands": hands, "fleet": private_sea(game, seat)}


def seats_view(game: Kampen) -> dict[str, str]:
    """The seat that leads each faction."""
    germany, norway, allies = game.seats
    known = _led.get((germany, norway, allies))
    if known is None:
        known = {"germany": germany, "norway": norway, "allies": allies}
        _led[(germany, norway, allies)] = known
    return known


def areas_view(game: Kampen, on_board: list[int]) -> dict[str, dict[str, int]]:
    """The areas that hold battalions, and how many of the active faction's have moved. It counts who is `on_board`."""
    areas: dict[str, dict[str, int]] = {}
    germany, norway, allies = game.battalions
    all_german, all_norwegian, all_allied = 0, 0, 0
    # Without `strict` mypyc makes one plain loop of it; all lists have an entry for each area.
    for id, german, norwegian, allied, moved in zip(game.box.board.ids, germany, norway, allies, game.moved):  # noqa: B905
        others = norwegian + allied
        if german == 0 and others == 0:
            continue
        all_german += german
        all_norwegian += norwegian
        all_allied += allied
        if others == 0 and moved == 0 and german < MOST_ALONE:
            areas[id] = GERMANS[german]
        elif german + allied == 0 and moved == 0 and norwegian < MOST_ALONE:
            areas[id] = NORWEGIANS[norwegian]
        else:
            areas[id] = area_view(german, norwegian, allied, moved)
    on_board[GERMANY] += all_german
    on_board[NORWAY] += all_norwegian
    on_board[ALLIES] += all_allied
    return areas


def area_view(german: int, norwegian: int, allied: int, moved: int) -> dict[str, int]:
    """The battalions in an area, and how many of them have moved; what is none is left out."""
    stacks = (german, norwegian, allied, moved)
    known = _here.get(stacks)
    if known is None:
        known = {}
        for name, count in zip((*FACTIONS, "moved"), stacks, strict=True):
            if count:
                known[name] = count
        if len(_here) >= MOST_REMEMBERED:
            _here.clear()
        _here[stacks] = known
    return known


def combat_view(game: Kampen, combat: Combat) -> dict[str, Any]:
    """The combat on the table; everything in it lies open."""
    shown = combat_data(game, combat)
    shown["attack_dice_count"] = attacking_battalions_dice(game, combat.area) + card_dice(game, combat, ATTACK)
    shown["defence_dice_count"] = defending_battalions_dice(game, combat.area) + card_dice(game, combat, DEFENCE)
    return shown


def faction_view(game: Kampen, faction: int, battalions: int) -> dict[str, Any]:
    """A faction's cards: how many there are; used cards lie face up."""
    in_hand, in_deck = len(game.hands[faction]), len(game.decks[faction])
    used, used_a_card = game.used[faction], game.used_a_card[faction]
    # Used cards lie there for many answers, so they are known by where they are kept, which is found sooner than by
    # what they are. What is remembered keeps them, so that no others can come to the same place.
    cards = (battalions, in_hand, in_deck, used_a_card, id(used))
    remembered = _cards.get(cards)
    if remembered is None:
        shown: dict[str, Any] = {
            "battalions": battalions,
            "cards_in_hand": in_hand,
            "cards_in_deck": in_deck,
            "used": in_order(used),
            "used_a_card": used_a_card,
        }
        if len(_cards) >= MOST_REMEMBERED:
            _cards.clear()
        remembered = _cards[cards] = (used, shown)
    return remembered[1]


def in_order(cards: tuple[str, ...]) -> list[str]:
    """Cards in the order of their ids."""
    known = _in_order.get(cards)
    if known is None:
        if len(_in_order) >= MOST_REMEMBERED:
            _in_order.clear()
        known = _in_order[cards] = sorted(cards)
    return known


def objectives_view(game: Kampen) -> dict[str, str]:
    """Who holds each objective. KON-WIN-04: an empty area counts as Norwegian."""
    scenario, germany = game.scenario, game.battalions[GERMANY]
    # One bit for each objective that is German.
    german = 1
    for area in scenario.objectives:
        german = 2 * german + (1 if germany[area] > 0 else 0)
    known = _held.get((scenario, german))
    if known is None:
        known = {}
        for area in scenario.objectives:
            known[game.box.board.ids[area]] = "germany" if germany[area] > 0 else "norway"
        if len(_held) >= MOST_REMEMBERED:
            _held.clear()
        _held[(scenario, german)] = known
    return known


def air_bases_view(game: Kampen) -> list[str]:
    """Where German aircraft fly from, if it matters (KON-BOARD-20)."""
    if game.scenario.range_everywhere:
        return []
    return ["germany", *[game.box.board.ids[field] for field in german_air_fields(game)]]


def headline(game: Kampen) -> Message:
    """Which round, whose turn, which phase."""
    values = {"round": game.round, "faction": FACTIONS[game.active], "phase": PHASE_NUMBERS[game.phase]}
    return Message("headline", values)
