"""Action cards and Collaborators: drawn, discarded, brought to safety (CNC-DECK, CNC-COLLAB, CNC-GOLD)."""

from __future__ import annotations

from motstand.games.crown_and_courage.danger import gain_stress
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow
from motstand.kernel.piles import Pile, draw


def can_draw(game: Crown) -> bool:
    """CNC-Q-94: a deck or a discard pile has to have a card."""
    return len(game.deck) > 0 or bool(game.discards)


def draw_cards(game: Crown, count: int, rule: str) -> Flow[None]:
    """One by one, as far as there are any (CNC-Q-104)."""
    for _ in range(count):
        if not can_draw(game):
            return
        if len(game.deck) == 0:
            # CNC-DECK-03
            game.deck = Pile(game.discards)
            game.discards = []
            game.note("deck.shuffled", "CNC-DECK-03")
        card = yield from draw(game.deck, "card", rule=rule)
        game.hand.append(card)
        game.note("card.drawn", rule, {"card": card})
        stress_by_collaborator(game, card)


def stress_by_collaborator(game: Crown, card: str) -> None:
    """CNC-COLLAB-04: a Collaborator, from whichever deck, brings Stress for each that is now in hand."""
    if game.box.cards[card].collaborator:
        gain_stress(game, collaborators(game), "CNC-COLLAB-04")


def collaborators(game: Crown) -> int:
    return sum([game.box.cards[card].collaborator for card in game.hand])


def gain_collaborator(game: Crown, rule: str) -> Flow[None]:
    """CNC-COLLAB-02: the top card of the deck, which lies face up (CNC-Q-93)."""
    if not game.top_collaborator:
        # CNC-Q-92
        gain_stress(game, max(1, collaborators(game)), "CNC-Q-92")
        return
    card, game.top_collaborator = game.top_collaborator, ""
    game.hand.append(card)
    game.note("collaborator.gained", rule, {"card": card})
    yield from turn_up_collaborator(game)
    stress_by_collaborator(game, card)


def turn_up_collaborator(game: Crown) -> Flow[None]:
    """The next card of the deck is seen as soon as it lies on top."""
    if len(game.collaborators) > 0:
        game.top_collaborator = yield from draw(game.collaborators, "collaborator", rule="CNC-Q-93")
        game.note("collaborator.turned_up", "CNC-Q-93", {"card": game.top_collaborator})
