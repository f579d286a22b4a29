"""What is offered beside whatever is asked in the Action Phase: Morale Action tokens, discarding, things for others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motstand.games.dutch_resistance.components import DOWN, INFORMATION, PLACES, REQUEST
from motstand.games.dutch_resistance.variant import GROUP
from motstand.games.dutch_resistance.vocabulary import AUSWEIS, RESOURCES, TICKET
from motstand.kernel.flow import Option

# The state asks for it.
if TYPE_CHECKING:
    from motstand.games.dutch_resistance.state import Dutch

TOKEN: Final = "token"
DROP: Final = "drop"
GIVE: Final = "give"
VONK: Final = "vonk"
LOOK: Final = "look"
REQUEST_GROUP: Final = "request"


def anytime(game: Dutch, seat: str) -> list[Option]:
    """DR-MAT-04: tokens while nothing is being resolved; DR-Q-68, DR-Q-93: things change hands between parts, too."""
    options: list[Option] = []
    if game.phase not in ("turn", "tokens left") or (game.resolving and not game.between_parts):
        return options
    for who, led_by in enumerate(game.seats):
        if led_by == seat:
            colour = game.colours[who]
            if game.tokens > 0 and not game.resolving:
                options.append((TOKEN, colour))
            for kind, count in enumerate(game.held[who]):
                if count > 0:
                    options.append((DROP, colour, RESOURCES[kind]))
            offer_gifts(game, who, options)
            if not game.resolving:
                offer_free_effects(game, who, options)
    return options


def offer_gifts(game: Dutch, who: int, options: list[Option]) -> None:
    """DR-EXCH-01: Resources, Ticket and Ausweis cards, to Characters on the same Location with room for them."""
    place = game.place[who]
    for other, at in enumerate(game.place):
        if at == place and other != who:
            gives, takes = game.colours[who], game.colours[other]
            if game.resources(other) < game.slots(other):
                for kind, count in enumerate(game.held[who]):
                    if count > 0:
                        options.append((GIVE, gives, takes, RESOURCES[kind]))
            if game.tickets[who] > 0:
                options.append((GIVE, gives, takes, TICKET))
            if game.ausweis[who] > 0:
                options.append((GIVE, gives, takes, AUSWEIS))


def offer_free_effects(game: Dutch, who: int, options: list[Option]) -> None:
    """DR-Q-104: what costs no Action Point, between actions and cards alone."""
    place, colour = game.place[who], game.colours[who]
    # DR-SPEC-02, DR-SOLO-07: Newspapers are for the others; alone, Anton is the other one.
    if game.vonk[place] and (game.identity(who).id != "anton" or len(game.colours) == 1):
        options.append((VONK, colour))
    # DR-SOLO-12, DR-Q-71
    if game.variant.solo == GROUP and has_request(game, place):
        options.append((REQUEST_GROUP, colour))
    # DR-S4-03: in the own turn, for 1 Information, any one Spot; while tokens are left it is nobody's turn.
    if game.turn == who and game.phase == "turn" and game.held[who][INFORMATION] > 0:
        for where, face in enumerate(game.spots):
            if face == DOWN:
                options.append((LOOK, colour, PLACES[where]))


def has_request(game: Dutch, place: int) -> bool:
    """Does a Resistance Group token lie there that was not used yet?"""
    for token in game.groups():
        if game.token_place[token] == place and game.token_progress[token] == REQUEST:
            return True
    return False
