"""What Character, Helper and Occupier cards and Locations can do beside `effects.py`: movement, and other cards."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import DONE, HELPER, SAFETY, SECURE, TRAIN, decide, locations
from motstand.games.dutch_resistance.company import arrive, choose_companion, give, guide
from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.decks import draw_patrol, reveal_helper, reveal_region
from motstand.games.dutch_resistance.effects import Doing, do, is_met
from motstand.games.dutch_resistance.movement import movement
from motstand.games.dutch_resistance.officer import walk
from motstand.games.dutch_resistance.patrol import patrol_card
from motstand.games.dutch_resistance.raid import is_lasting, raids_by_day
from motstand.games.dutch_resistance.safety_action import raise_safety
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.train import ride, rides
from motstand.games.dutch_resistance.vocabulary import HERE, PAST, TOGETHER, Effect
from motstand.kernel.flow import Flow, Option


def resolve(game: Dutch, scene: Scene, effects: list[Effect]) -> Flow[None]:
    """DR-CHAR-06: everything, from left to right; what depends on the Location, where the Character is then."""
    for effect in effects:
        if is_met(game, scene, effect.condition):
            if effect.verb in MORE:
                yield from MORE[effect.verb](game, scene, effect)
                scene.place = game.place[scene.who]
            else:
                yield from do(game, scene, effect)


def move(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    companion = NOWHERE
    if TOGETHER in effect.what:
        companion = yield from choose_companion(game, scene.who)
    yield from movement(game, scene.who, effect.amount, effect.most, PAST in effect.what)
    if companion != NOWHERE:
        yield from arrive(game, companion, game.place[scene.who])


def take_train(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """A Train Ride without an Action Point, if one is possible."""
    options = rides(game, scene.who)
    if options:
        answer = yield from decide(game, scene.who, TRAIN, options)
        yield from ride(game, scene.who, answer)


def raise_adjacent(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-IDENT-03: the Raising Safety action for an adjacent Location, without passing the Road between."""
    near = game.box.board.neighbours(scene.place)
    _, place = yield from decide(game, scene.who, SAFETY, locations(near))
    yield from raise_safety(game, PLACES.index(place), scene.rule)


def helpers(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-LA-18: one after the other, from either deck; Helpers who are frightened give one card fewer."""
    fewer = 1 if is_lasting(game, "helpers") else 0
    for number in range(max(0, effect.most - fewer)):
        options: list[Option] = [("helper", card) for card in game.helper_tops]
        # DR-Q-96: the second one is optional.
        if number >= effect.amount:
            options.append(DONE)
        answer = yield from decide(game, scene.who, HELPER, options)
        if answer == DONE:
            return
        _, card = answer
        yield from take_helper(game, scene.who, card)


def take_helper(game: Dutch, who: int, id: str) -> Flow[None]:
    """DR-HELP-04, DR-HELP-05: the reward is resolved at once; then the card goes to the bottom of its deck.

    DR-RAID-02: a raid that the card caused comes before another card is taken.
    """
    game.note("helper.taken", "DR-HELP-02", {"character": game.colours[who], "card": id})
    yield from resolve(game, Scene(who, game.place[who], "DR-HELP-04", id), game.box.cards.helpers[id].effects)
    yield from put_helper_under(game, id)
    yield from raids_by_day(game)


def put_helper_under(game: Dutch, id: str) -> Flow[None]:
    """DR-HELP-05: face-up to the bottom of the deck it came from; the next card can be seen."""
    deck = game.helper_tops.index(id)
    game.helper_bottoms[deck].append(id)
    yield from reveal_helper(game, deck)


def place_vonk(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-SPEC-01: one of seven Newspapers, where none lies yet; otherwise nothing happens."""
    places = [scene.place] if effect.what == HERE else game.box.board.neighbours(scene.place)
    free = [place for place in places if not game.vonk[place]]
    if not free or sum(game.vonk) >= game.box.tokens.pieces["vonk"]:
        return
    _, place = yield from decide(game, scene.who, SAFETY, locations(free))
    game.vonk[PLACES.index(place)] = True
    game.note("vonk.placed", "DR-SPEC-01", {"place": place})


def additional_patrol(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-Q-102: an additional Patrol card, without Officer."""
    yield from patrol_card(game)


def peek(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-IDENT-10, DR-IDENT-11: only this player sees the card; everybody sees the back of the one below it."""
    seat = game.seats[scene.who]
    card = yield from draw_patrol(game, "patrol.peek", (seat,), "DR-IDENT-10")
    game.patrol_deck.pile.top = [*game.patrol_deck.pile.top, card]
    game.peeked_by = scene.who
    game.note("patrol.peeked", "DR-IDENT-10", {"character": game.colours[scene.who]})
    game.note("patrol.seen", "DR-IDENT-10", {"card": card}, (seat,))
    yield from reveal_region(game, 2)


def call_officer(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """The Officer comes nearer, if he is in the game."""
    if game.officer_place != NOWHERE:
        walk(game, game.place[scene.who], effect.amount)
    yield from ()


def remove_secure(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-S4-17: a Secure token goes back to the Scenario card."""
    places = [place for token, place in enumerate(game.token_place) if game.token_secured[token]]
    _, place = yield from decide(game, scene.who, SECURE, locations(places))
    token = next(token for token in game.tokens_at(PLACES.index(place)) if game.token_secured[token])
    game.token_secured[token] = False
    game.note("unsecured", "DR-S4-17", {"place": place})


MORE: Final[dict[str, Doing]] = {
    "move": move,
    "give": give,
    "guide": guide,
    "train": take_train,
    "raise": raise_adjacent,
    "helper": helpers,
    "vonk": place_vonk,
    "patrol": additional_patrol,
    "peek": peek,
    "officer": call_officer,
    "secure": remove_secure,
}
