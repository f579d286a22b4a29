"""What players do in the Action Phase beside whatever is asked: use Morale Action tokens, discard, exchange."""

from __future__ import annotations

from motstand.games.dutch_resistance.card_effects import resolve
from motstand.games.dutch_resistance.company import agrees
from motstand.games.dutch_resistance.components import INFORMATION, PLACES
from motstand.games.dutch_resistance.effects import choose_option
from motstand.games.dutch_resistance.holdings import cards_of, lose_resource
from motstand.games.dutch_resistance.raid import raids_by_day
from motstand.games.dutch_resistance.resistance_group import use_request
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.spots import reveal_spot
from motstand.games.dutch_resistance.standard import take_action
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import RESOURCES
from motstand.kernel.flow import Flow, Option


def act_anytime(game: Dutch, seat: str, option: Option) -> Flow[None]:
    """Carry out one of the answers that `offers.py` offers."""
    match option:
        case ("token", colour):
            yield from use_token(game, game.character(colour))
        case ("drop", colour, resource):
            lose_resource(game, game.character(colour), RESOURCES.index(resource), "DR-RES-06")
        case ("vonk", colour):
            yield from take_vonk(game, game.character(colour))
        case ("look", colour, place):
            who = game.character(colour)
            lose_resource(game, who, INFORMATION, "DR-S4-03")
            yield from reveal_spot(game, who, PLACES.index(place))
        case ("request", colour):
            yield from request(game, game.character(colour))
        case ("give", colour, receiver, thing):
            yield from exchange(game, game.character(colour), game.character(receiver), thing)


def use_token(game: Dutch, who: int) -> Flow[None]:
    """DR-MAT-02, DR-MAT-05: the token is turned, its Action Point used at once.

    DR-TERM-04: for the length of that action whoever uses it is the Active Player.
    """
    interrupted = game.active
    game.active = who
    game.tokens -= 1
    game.resolving = True
    game.note("token", "DR-MAT-03", {"character": game.colours[who], "left": game.tokens})
    yield from take_action(game, who)
    game.resolving = False
    game.active = interrupted


def take_vonk(game: Dutch, who: int) -> Flow[None]:
    """DR-SPEC-02, DR-SPEC-03: one of its effects for whoever takes it; the token goes back to Anton."""
    interrupted = game.active
    game.active = who
    game.resolving = True
    place = game.place[who]
    game.vonk[place] = False
    game.note("vonk.taken", "DR-SPEC-02", {"character": game.colours[who], "place": PLACES[place]})
    scene = Scene(who, place, "DR-SPEC-02", "de_vonk")
    effects = yield from choose_option(game, scene, game.card("de_vonk").abilities[0].options, "DR-SPEC-02")
    yield from resolve(game, scene, effects)
    yield from raids_by_day(game)
    game.resolving = False
    game.active = interrupted


def request(game: Dutch, who: int) -> Flow[None]:
    """DR-SOLO-12: the Request of a Resistance Group token, for free; then it is turned to its Used side."""
    game.resolving = True
    yield from use_request(game, who)
    yield from raids_by_day(game)
    game.resolving = False


def exchange(game: Dutch, who: int, other: int, thing: str) -> Flow[None]:
    """DR-EXCH-01, DR-Q-68: a thing changes hands if the other player agrees; it costs nothing."""
    if game.seats[other] != game.seats[who]:
        willing = yield from agrees(game, who, other, "DR-Q-68", {"what": "exchange", "thing": thing})
        if not willing:
            return
    if thing in RESOURCES:
        kind = RESOURCES.index(thing)
        game.held[who][kind] -= 1
        game.held[other][kind] += 1
    else:
        cards = cards_of(game, thing)
        cards[who] -= 1
        cards[other] += 1
    values = {"character": game.colours[who], "receiver": game.colours[other], "thing": thing}
    game.note("exchanged", "DR-EXCH-01", values)
