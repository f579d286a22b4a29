"""Drawing from decks whose resolved cards go to the bottom (DR-CARD-05)."""

from __future__ import annotations

from motstand.games.dutch_resistance.state import Deck, Dutch
from motstand.games.dutch_resistance.vocabulary import REGIONS
from motstand.kernel.flow import Draw, Flow
from motstand.kernel.piles import draw


def draw_card(game: Dutch, deck: Deck, prompt: str, rule: str) -> Flow[str]:
    """The top card of a deck, for everybody to see. Cards that were put to the bottom come in their order."""
    turn_over(deck)
    return draw(deck.pile, prompt, game.seats[game.decider()], rule=rule)


def turn_over(deck: Deck) -> None:
    """Where only cards are left that were put to the bottom, everybody knows what comes next."""
    if len(deck.pile) == 0:
        deck.pile.top = deck.bottom[::-1]
        deck.bottom = []


def put_under(deck: Deck, card: str) -> None:
    deck.bottom.append(card)


def reveal_helper(game: Dutch, deck: int) -> Flow[None]:
    """DR-SETUP-11: the top card of a Helper deck is always visible."""
    if game.helpers_left[deck] > 0:
        game.helpers_left[deck] -= 1
        game.helper_tops[deck] = yield from draw(game.helpers_unseen, "helper.visible", rule="DR-HELP-02")
    else:
        game.helper_tops[deck] = game.helper_bottoms[deck].pop(0)
    game.note("helper.visible", "DR-HELP-02", {"card": game.helper_tops[deck]})


def draw_occupier(game: Dutch, who: int) -> Flow[None]:
    """DR-START-02, DR-START-03: the top Occupier card, which only its owner sees.

    DR-SIMPLE-03: in simplified play it is discarded for all to see.

    Its border is drawn first: all cards of the Scenario are in the deck, but not all base cards. That is done even
    where only one border is left, for the number of draws would betray it.
    """
    level = 0 if game.occupiers_left[0] > 0 else 1
    seen_by = None if game.variant.simplified else occupier_seen_by(game, who)
    of_scenario = len(game.scenario_cards[level])
    borders = ["black"] * of_scenario + ["grey"] * (game.occupiers_left[level] - of_scenario)
    border: str = yield Draw(borders, "occupier.border", game.seats[who], seen_by, "DR-SETUP-08")
    pile = game.scenario_cards[level] if border == "black" else game.base_cards[level]
    game.occupiers_left[level] -= 1
    card = yield from draw(pile, "occupier.card", game.seats[who], seen_by, "DR-START-02")
    if game.variant.simplified:
        game.occupier_discard.append(card)
    else:
        game.occupier_cards[who] = card
    entry = game.note("occupier.drawn", "DR-START-02", {"character": game.colours[who]})
    entry.child("occupier.seen", "DR-START-03", {"card": card, "border": border}, seen_by)


def occupier_seen_by(game: Dutch, who: int) -> tuple[str, ...]:
    """DR-SOLO-22: who leads several Characters sees their cards only in their turns."""
    return (game.seats[who],) if game.seats.count(game.seats[who]) == 1 else ()


def reveal_region(game: Dutch, known: int) -> Flow[None]:
    """DR-Q-61: the backs of the next Patrol cards show their Regions; so many are known from now on."""
    deck = game.patrol_deck
    cards = game.box.cards.patrols
    while len(game.patrol_regions) < known:
        turn_over(deck)
        seen = deck.pile.top[::-1]
        if len(seen) > len(game.patrol_regions):
            region = cards[seen[len(game.patrol_regions)]].region
        else:
            backs = [REGIONS[cards[card].region] for card in deck.pile.cards()]
            if not backs:
                backs = [REGIONS[cards[deck.bottom[0]].region]]
            back: str = yield Draw(backs, "patrol.back", rule="DR-IDENT-11")
            region = REGIONS.index(back)
        game.patrol_regions.append(region)
        game.note("patrol.back", "DR-IDENT-11", {"region": REGIONS[region]})


def draw_patrol(game: Dutch, prompt: str, seen_by: tuple[str, ...] | None, rule: str) -> Flow[str]:
    """The top Patrol card: one whose back shows the known Region."""
    deck = game.patrol_deck
    turn_over(deck)
    if deck.pile.top:
        return deck.pile.take_top()
    region = game.patrol_regions[0]
    among = [card for card in deck.pile.cards() if game.box.cards.patrols[card].region == region]
    card: str = yield Draw(among, prompt, game.seats[game.decider()], seen_by, rule)
    deck.pile.take(card)
    return card
