"""What must be true of every position: no piece is lost or made, and every number is on its track."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import MOST_ALIBI, NOWHERE, PLACES
from motstand.games.dutch_resistance.state import Deck, Dutch


def count_all(game: Dutch) -> None:
    """Every card, token and marker is where it may be."""
    count_tokens(game)
    count_cards(game)
    assert game.morale <= game.box.board.most_morale
    assert all(value <= MOST_ALIBI for value in game.alibi)
    for place in range(len(PLACES)):
        assert 0 <= game.safety[place] <= game.tile(place).most
    assert len(set(game.raids_due)) == len(game.raids_due)
    assert 0 <= game.tokens <= game.box.tokens.pieces["morale_action"]
    assert game.occupier_supply() >= 0
    assert all(count >= 0 for kinds in game.occupiers for count in kinds)


def count_tokens(game: Dutch) -> None:
    """Resources and Costs tokens, Ticket and Ausweis cards, Newspapers."""
    for kind in range(len(game.box.tokens.resources)):
        assert game.supply(kind) >= 0
    for who in game.characters():
        assert all(count >= 0 for count in [*game.held[who], game.tickets[who], game.ausweis[who]])
        if game.identities[who] != NOWHERE:
            assert game.resources(who) <= game.slots(who)
    assert game.tickets_left() >= 0
    assert game.ausweis_left() >= 0
    assert sum(game.vonk) <= game.box.tokens.pieces["vonk"]
    seen = [token for token in game.costs_up if token] + game.costs_on_card + game.costs_unseen.rest
    assert len(set(seen)) == len(seen)
    assert set(seen) <= set(game.box.tokens.costs)
    assert sum(game.costs_down) <= len(game.costs_unseen)
    assert game.spots.count("down") in (0, len(game.spots_unseen))
    assert sum(game.token_secured) <= game.box.tokens.pieces["secure"]
    for token, place in enumerate(game.token_place):
        assert NOWHERE <= place < len(PLACES)
        assert not game.token_secured[token] or (place != NOWHERE and game.token_fixed[token])


def count_cards(game: Dutch) -> None:
    """Each deck holds its cards once."""
    cards = game.box.cards
    assert in_deck(game.patrol_deck) == sorted(cards.patrols)
    assert sorted([*in_deck(game.raid_deck), *game.lasting]) == sorted(cards.raids)
    held = [game.halt] if game.halt else []
    assert sorted([*in_deck(game.halt_deck), *held]) == sorted(cards.halts)
    helpers = [*game.helpers_unseen.rest, *[card for card in game.helper_tops if card]]
    for bottom in game.helper_bottoms:
        helpers += bottom
    assert len(set(helpers)) == len(helpers) >= len(cards.helpers) - 2
    assert len(game.helpers_unseen) == sum(game.helpers_left)
    for level in range(2):
        unseen = len(game.base_cards[level]) + len(game.scenario_cards[level])
        assert len(game.scenario_cards[level]) <= game.occupiers_left[level] <= unseen


def in_deck(deck: Deck) -> list[str]:
    return sorted([*deck.pile.rest, *deck.pile.top, *deck.bottom])
