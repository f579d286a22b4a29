"""The chances of what is drawn or rolled next, from what everybody knows: decks as what they can still hold."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance.components import DIE
from motstand.games.dutch_resistance.decks import turn_over
from motstand.games.dutch_resistance.state import Deck, Dutch
from motstand.kernel.chances import percent
from motstand.kernel.piles import Pile


def chance_to_find(number: int, safer: int = 0) -> float:
    """DR-RAID-05: the chance that two dice stay below the number of a Raid! card."""
    ways = [(first, second) for first in range(1, DIE + 1) for second in range(1, DIE + 1)]
    return len([pair for pair in ways if sum(pair) + safer < number]) / len(ways)


def next_cards(deck: Deck) -> list[str]:
    """What the next card of a deck can be: one of the pile; when that is used up, the first of those put under it.

    A Patrol card that one player has looked at (DR-IDENT-10) can be any card of the pile to the others.
    """
    known = deck.copy()
    turn_over(known)
    pile = known.pile
    return sorted([*pile.rest, *pile.top]) if pile.rest else pile.top[-1:]


def chances(game: Dutch) -> list[dict[str, Any]]:
    """All chances that a player may wonder about, in percent."""
    raids = game.box.cards.raids
    numbers = [raids[card].number for card in next_cards(game.raid_deck)]
    found = [chance("raid.number", str(number), numbers.count(number), len(numbers)) for number in sorted(set(numbers))]
    finding = sum([chance_to_find(number) for number in numbers]) / max(1, len(numbers))
    found.append({"what": "search", "kind": "", "draws": 1, "percent": percent(finding)})
    found += of_patrol(game)
    found += of_pile("spot", game.spots_unseen)
    found += of_pile("costs", game.costs_unseen)
    found += of_pile("address", game.numbers_unseen)
    return found


def of_patrol(game: Dutch) -> list[dict[str, Any]]:
    """DR-Q-61: the cards whose back shows the known Region. Who has looked at the card knows more than this."""
    if not game.patrol_regions:
        return []
    region, patrols = game.patrol_regions[0], game.box.cards.patrols
    cards = [card for card in next_cards(game.patrol_deck) if patrols[card].region == region]
    return [chance("patrol", card, 1, len(cards)) for card in cards]


def of_pile(what: str, pile: Pile) -> list[dict[str, Any]]:
    """The chance of each thing in a pile to come next."""
    contents = sorted(pile.rest)
    return [chance(what, kind, contents.count(kind), len(contents)) for kind in dict.fromkeys(contents)]


def chance(what: str, kind: str, ways: int, among: int) -> dict[str, Any]:
    return {"what": what, "kind": kind, "draws": 1, "percent": percent(ways / among)}
