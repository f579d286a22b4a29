"""The Start Phase and the end of the round (pp. 9, 15)."""

from __future__ import annotations

from motstand.games.dutch_resistance import network
from motstand.games.dutch_resistance.decks import draw_occupier
from motstand.games.dutch_resistance.outcome import lost
from motstand.games.dutch_resistance.raid import raids
from motstand.games.dutch_resistance.resistance_group import place_groups
from motstand.games.dutch_resistance.solo_helpers import morning_helper
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP, HELPERS
from motstand.kernel.flow import Flow


def start(game: Dutch) -> Flow[str]:
    """DR-Q-29: Character cards, Occupier cards, the Scenario's bonus, solo steps, then the Morale Action tokens."""
    game.round += 1
    for who in game.characters():
        # DR-START-01
        game.hands[who] = game.identity(who).cards.copy()
    game.note("round", "DR-ROUND-01", {"round": game.round})
    for who in game.in_turn_order():
        yield from take_occupier_card(game, who)
    if game.scenario.number == network.NUMBER:
        yield from network.bonus(game)
    if game.variant.solo == GROUP:
        yield from place_groups(game)
    elif game.variant.solo == HELPERS:
        yield from morning_helper(game)
    turn_tokens_up(game)
    yield from raids(game)
    game.turn = game.first
    return "turn"


def take_occupier_card(game: Dutch, who: int) -> Flow[None]:
    """DR-START-02, DR-Q-99: in turn order."""
    if sum(game.occupiers_left) == 0:
        raise lost("time", "DR-GOAL-09")
    yield from draw_occupier(game, who)


def turn_tokens_up(game: Dutch) -> None:
    """DR-START-04, DR-START-05: as many as the Morale Track shows; only now in the round (DR-Q-28)."""
    game.tokens = game.box.board.tokens[game.morale]
    entry = game.note("tokens", "DR-START-04", {"count": game.tokens, "morale": game.morale})
    entry.child("trace.part.morale", "DR-BOARD-03", {"count": game.tokens, "morale": game.morale})


def end_of_round(game: Dutch) -> Flow[str]:
    """DR-END-01, DR-END-02: the marker passes on; without Occupier cards no new round begins."""
    game.first = (game.first + 1) % len(game.colours)
    game.note("first", "DR-END-01", {"character": game.colours[game.first]})
    if sum(game.occupiers_left) == 0:
        raise lost("time", "DR-END-02")
    yield from ()
    return "start"
