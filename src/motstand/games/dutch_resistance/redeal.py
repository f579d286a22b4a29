"""What a seat cannot know, dealt anew: the others' Occupier cards, and a Patrol card that somebody has looked at."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import NOWHERE
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.piles import Pile


def sees_occupier_card(game: Dutch, seat: str, who: int) -> bool:
    """DR-START-03: its owner; who leads several Characters only in that Character's turn (DR-SOLO-22)."""
    if game.seats[who] != seat:
        return False
    return game.seats.count(seat) == 1 or (game.turn == who and game.is_action_phase())


def redeal(game: Dutch, seat: str, fate: Seeded) -> None:
    """Everything that `seat` cannot know becomes something that could as well be true."""
    redeal_occupier_cards(game, seat, fate)
    redeal_patrol_card(game, seat, fate)
    piles = [*game.base_cards, *game.scenario_cards, game.helpers_unseen, game.costs_unseen, game.numbers_unseen]
    piles += [game.spots_unseen, game.patrol_deck.pile, game.raid_deck.pile, game.halt_deck.pile]
    for pile in [*piles, game.officer_deck.pile]:
        # Sorted, so that not even the order in which things came into a pile can sway a bot.
        pile.rest = sorted(pile.rest)


def redeal_occupier_cards(game: Dutch, seat: str, fate: Seeded) -> None:
    """The hidden cards go back to where they came from, and as many of the same Threat Level are drawn again."""
    hidden = [who for who in game.characters() if game.occupier_cards[who] and not sees_occupier_card(game, seat, who)]
    levels: dict[int, int] = {}
    for who in hidden:
        card = game.box.cards.occupiers[game.occupier_cards[who]]
        level = card.level - 1
        levels[who] = level
        pile = game.scenario_cards[level] if card.scenario else game.base_cards[level]
        pile.add(card.id)
        game.occupiers_left[level] += 1
    for who in hidden:
        level = levels[who]
        of_scenario = len(game.scenario_cards[level])
        is_of_scenario = fate.below(game.occupiers_left[level]) < of_scenario
        pile = game.scenario_cards[level] if is_of_scenario else game.base_cards[level]
        game.occupier_cards[who] = taken(pile, pile.rest, fate)
        game.occupiers_left[level] -= 1


def redeal_patrol_card(game: Dutch, seat: str, fate: Seeded) -> None:
    """DR-IDENT-10: a card that somebody else looked at is one of those with its Region on the back."""
    if game.peeked_by == NOWHERE or game.seats[game.peeked_by] == seat:
        return
    pile = game.patrol_deck.pile
    pile.add(pile.take_top())
    region = game.patrol_regions[0]
    among = [card for card in pile.rest if game.box.cards.patrols[card].region == region]
    pile.top = [*pile.top, taken(pile, among, fate)]


def taken(pile: Pile, among: list[str], fate: Seeded) -> str:
    """One of these cards, out of its pile."""
    among = sorted(among)
    card = among[fate.below(len(among))]
    pile.take(card)
    return card
