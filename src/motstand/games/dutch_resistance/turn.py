"""The Action Phase: turn by turn Character cards and then the Occupier card (pp. 9-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motstand.games.dutch_resistance.answers import AND_ABILITY, AND_POINT, DONE, TOKENS_LEFT, TURN
from motstand.games.dutch_resistance.card_effects import resolve
from motstand.games.dutch_resistance.components import ABILITY, DISCARD, POINT, Ability, CharacterCard
from motstand.games.dutch_resistance.effects import can_complete, can_pay, carry_out, choose_option
from motstand.games.dutch_resistance.holdings import count_of
from motstand.games.dutch_resistance.raid import raids_by_day
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.standard import take_action
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.answers import Question
from motstand.kernel.flow import ANY, Flow, Option, choose


def turn(game: Dutch) -> Flow[str]:
    """DR-ACT-01: the Active Player resolves a Character card. DR-ACT-02: until it is chosen, others may use tokens."""
    who = game.turn
    game.active = who
    seat = game.seats[who]
    answer = yield from choose(game, seat, TURN.prompt, lambda: card_options(game, who), TURN.rule, others=game.seats)
    game.resolving = True
    yield from resolve_card(game, who, answer)
    game.resolving = False
    return "turn" if game.hands[who] else "occupier card"


def resolve_card(game: Dutch, who: int, answer: Option) -> Flow[None]:
    """DR-CHAR-05: the Action Point or an ability; of an AND card the other one after it, too (DR-CHAR-07)."""
    match answer:
        case ("ability", id, number):
            game.hands[who].remove(id)
            game.note("card", "DR-CHAR-05", ability_values(game, who, id, number))
            yield from use_ability(game, who, id, number)
            if game.card(id).is_and:
                yield from optional_abilities(game, who, id, number + 1)
                yield from optional_point(game, who, id)
        case (use, id):
            game.hands[who].remove(id)
            if use == DISCARD:
                # DR-CHAR-13: it counts as resolved.
                game.note("card.discarded", "DR-CHAR-13", {"character": game.colours[who], "card": id})
                return
            game.note("card", "DR-CHAR-05", point_values(game, who, id))
            yield from take_action(game, who)
            if game.card(id).is_and and not game.variant.simplified:
                yield from optional_abilities(game, who, id, 0)


def point_values(game: Dutch, who: int, id: str) -> dict[str, Any]:
    """What the log says of an Action Point that is used."""
    return {"character": game.colours[who], "card": id, "use": POINT}


def ability_values(game: Dutch, who: int, id: str, number: int) -> dict[str, Any]:
    """What the log says of an ability that is used."""
    return {"character": game.colours[who], "card": id, "use": ABILITY, "ability": number}


def card_options(game: Dutch, who: int) -> list[Option]:
    """DR-CHAR-02, DR-CHAR-03, DR-CHAR-07: begin with the Action Point or with an ability; or discard a card."""
    options: list[Option] = []
    for id in game.hands[who]:
        card = game.card(id)
        options.append(card.using_point)
        options += ability_options(game, who, card, 0)
        options.append(card.discarding)
    return options


def ability_options(game: Dutch, who: int, card: CharacterCard, first: int) -> list[Option]:
    """The abilities of a card from the first on that can be used now. DR-SIMPLE-02: none in simplified play."""
    options: list[Option] = []
    if not game.variant.simplified:
        for number in range(first, len(card.abilities)):
            if can_use(game, who, card.abilities[number]):
                options.append(card.using[number])
    return options


def can_use(game: Dutch, who: int, ability: Ability) -> bool:
    """Its cost can be paid in full, and one of its options can be completed."""
    if ability.is_free:
        return True
    scene = Scene(who, game.place[who], "DR-CHAR-06")
    if not can_complete(game, scene, ability.cost):
        return False
    return not ability.options or any(can_complete(game, scene, option) for option in ability.options.values())


def optional_abilities(game: Dutch, who: int, id: str, first: int) -> Flow[None]:
    """DR-CHAR-09, DR-CHAR-10, DR-Q-97: the abilities of an AND card in the printed order, each or none."""
    while ability_options(game, who, game.card(id), first) or could_be_paid(game, who, id, first):
        answer = yield from next_ability(game, who, id, first)
        if answer == DONE:
            return
        _, _, number = answer
        game.note("card.also", "DR-CHAR-09", ability_values(game, who, id, number))
        yield from use_ability(game, who, id, number)
        first = number + 1


def could_be_paid(game: Dutch, who: int, id: str, first: int) -> bool:
    """DR-Q-68: does somebody else on the Location hold something that an ability costs?"""
    others = [other for other in game.present(game.place[who]) if other != who]
    if not others:
        return False
    costs = [effect.verb for ability in game.card(id).abilities[first:] for effect in ability.cost]
    return any(count_of(game, other, thing) > 0 for other in others for thing in costs)


def next_ability(game: Dutch, who: int, id: str, first: int) -> Flow[Option]:
    answer = yield from between_parts(
        game, who, AND_ABILITY, id, lambda: [*ability_options(game, who, game.card(id), first), DONE]
    )
    return answer


def optional_point(game: Dutch, who: int, id: str) -> Flow[None]:
    """DR-CHAR-08, DR-Q-65: the Action Point after the ability; unused, it is lost."""
    answer = yield from between_parts(game, who, AND_POINT, id, lambda: [game.card(id).using_point, DONE])
    if answer != DONE:
        game.note("card.also", "DR-CHAR-08", point_values(game, who, id))
        yield from take_action(game, who)


def between_parts(
    game: Dutch, who: int, question: Question, id: str, offer: Callable[[], list[Option]]
) -> Flow[Option]:
    """What follows of an AND card. DR-Q-68: a card that is being resolved is no obstacle to an exchange before that."""
    game.between_parts = True
    answer = yield from choose(game, game.seats[who], question.prompt, offer, question.rule, {"card": id}, game.seats)
    game.between_parts = False
    return answer


def use_ability(game: Dutch, who: int, id: str, number: int) -> Flow[None]:
    """DR-CHAR-06: everything in that section: the cost, an option, the effects; then raids (DR-Q-15)."""
    ability = game.card(id).abilities[number]
    scene = Scene(who, game.place[who], "DR-CHAR-06", id)
    # DR-IDENT-01: a gift counts if it was there when the card was played.
    scene.had_gift = game.resources(who) + game.ausweis[who] > 0
    yield from carry_out(game, scene, ability.cost)
    if ability.options:
        effects = yield from choose_option(game, scene, ability.options, "DR-CHAR-06")
        yield from resolve(game, scene, effects)
    yield from resolve(game, scene, ability.effects)
    yield from raids_by_day(game)


def occupier_card(game: Dutch) -> Flow[str]:
    """DR-OCC-02: directly after the third Character card, also if that was discarded (DR-CHAR-14)."""
    who = game.turn
    id = game.occupier_cards[who]
    if id:
        game.occupier_cards[who] = ""
        game.occupier_discard.append(id)
        game.note("occupier", "DR-OCC-02", {"character": game.colours[who], "card": id})
        yield from resolve_occupier(game, who, id)
        yield from raids_by_day(game)
    game.turn = (who + 1) % len(game.colours)
    if game.turn == game.first:
        return "tokens left"
    return "turn"


def resolve_occupier(game: Dutch, who: int, id: str) -> Flow[None]:
    """DR-OCC-04, DR-OCC-05: the mandatory part, then exactly one option; on some, a price or what replaces it."""
    text = game.box.cards.occupiers[id]
    scene = Scene(who, game.place[who], "DR-OCC-05", id)
    yield from resolve(game, scene, text.effects)
    if text.options:
        effects = yield from choose_option(game, scene, text.options, "DR-OCC-04")
        yield from resolve(game, scene, effects)
    if text.price:
        yield from resolve(game, scene, text.price if can_pay(game, scene, text.price) else text.otherwise)


def tokens_left(game: Dutch) -> Flow[str]:
    """DR-MAT-06, DR-Q-26: all tokens are used; who speaks first uses one, the First Player if nobody does."""
    if game.tokens == 0:
        return "danger"
    seats = dict.fromkeys([game.seats[who] for who in game.in_turn_order()])
    answer: tuple[str, Option] = yield TOKENS_LEFT.ask_all({seat: game.anytime(seat) for seat in seats}, ANY)
    seat, chosen = answer
    yield from game.act_anytime(seat, chosen)
    return "tokens left"
