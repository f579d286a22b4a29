"""What every kind of card can do: Morale, Alibi, Safety, things that are held, Occupiers (DR-CARD, DR-SAFE).

What lets Characters move or makes other cards be resolved is in `card_effects.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from motstand.games.dutch_resistance.answers import AMOUNT, OPTION, SAFETY, WHOM, characters, decide, locations
from motstand.games.dutch_resistance.components import AREAS, COUNTRY, NOWHERE, PLACES, POLICEMAN, SOLDIER
from motstand.games.dutch_resistance.dice import roll_place
from motstand.games.dutch_resistance.holdings import (
    cards_of,
    gain_any,
    gain_cards,
    gain_resource,
    lose_any,
    lose_cards,
    lose_resource,
)
from motstand.games.dutch_resistance.markers import change_alibi, change_morale, change_safety
from motstand.games.dutch_resistance.marks import marked_places
from motstand.games.dutch_resistance.occupiers import can_intensify, intensify, intensify_one_of, reduce_one, shift_one
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import (
    ANY,
    AUSWEIS,
    HERE,
    LETTERS,
    MARKS,
    NOTHING,
    REGIONS,
    RESOURCES,
    SECURED,
    TICKET,
    Condition,
    Effect,
    takes_nothing,
)
from motstand.kernel.flow import Flow, Option

Doing: TypeAlias = Callable[[Dutch, Scene, Effect], Flow[None]]


def carry_out(game: Dutch, scene: Scene, effects: list[Effect]) -> Flow[None]:
    """DR-CARD-01: from left to right."""
    for effect in effects:
        if is_met(game, scene, effect.condition):
            yield from do(game, scene, effect)


def do(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """One effect."""
    return DOING[effect.verb](game, scene, effect)


def choose_option(game: Dutch, scene: Scene, options: dict[str, list[Effect]], rule: str) -> Flow[list[Effect]]:
    """DR-CARD-02: one of the options that can be completed in full; any, if there is none (DR-Q-52)."""
    possible = [id for id, effects in options.items() if can_complete(game, scene, effects)] or list(options)
    _, chosen = yield from decide(game, scene.who, OPTION, [("choose", id) for id in possible], scene.values(), rule)
    game.note("chosen", rule, {**scene.values(), "option": chosen})
    return options[chosen]


# -- conditions --------------------------------------------------------------------------------------------------------


def is_met(game: Dutch, scene: Scene, condition: Condition | None) -> bool:
    """Is the effect carried out? It is if what it depends on is as the card says."""
    return condition is None or holds(game, scene, condition) == condition.is_met


def holds(game: Dutch, scene: Scene, condition: Condition) -> bool:
    here = game.place[scene.who]
    if condition.kind in AREAS:
        return AREAS[game.box.board.area[here]] == condition.kind
    if condition.kind == "resources":
        return game.resources(scene.who) >= condition.number
    if condition.kind == "at":
        return game.tile(here).id == condition.what
    if condition.kind == "token":
        return bool(game.tokens_at(here))
    if condition.kind == "gave":
        given = [name for name in scene.given if condition.what in ("", name)]
        return len(given) >= condition.number
    # DR-SOLO-06: alone, the own Character is the other one.
    in_company = len(game.present(here)) > 1 or len(game.colours) == 1
    if condition.kind == "company":
        return in_company
    # DR-IDENT-01: a gift that was there when the card was played, and is there still.
    return in_company and scene.had_gift and game.resources(scene.who) + game.ausweis[scene.who] > 0


# -- what can be completed ---------------------------------------------------------------------------------------------


def can_complete(game: Dutch, scene: Scene, effects: list[Effect]) -> bool:
    """DR-Q-98: only Resources, Ticket and Ausweis cards have to be there in full; all other losses never bar."""
    return takes_nothing(effects) or can_take(game, scene, effects)


def can_take(game: Dutch, scene: Scene, effects: list[Effect]) -> bool:
    """Is what these effects take there in full?"""
    who = scene.who
    # In the order of TAKEN.
    left = [*game.held[who], game.tickets[who], game.ausweis[who]]
    wanted_of_any = 0
    for effect in effects:
        if effect.taken == NOTHING or not is_met(game, scene, effect.condition):
            continue
        if effect.verb == ANY:
            wanted_of_any -= effect.amount
        elif effect.verb == SECURED:
            if not any(game.token_secured):
                return False
        else:
            left[effect.taken] += effect.amount
            if left[effect.taken] < 0:
                return False
    return wanted_of_any == 0 or sum(left[: len(RESOURCES)]) >= wanted_of_any


def can_pay(game: Dutch, scene: Scene, price: list[Effect]) -> bool:
    """Can a price be paid: by the Character who acts, or where it says so by one of those who are there?"""
    payers = game.present(scene.place) if price[0].what == HERE else [scene.who]
    return any(can_complete(game, Scene(who, scene.place, scene.rule), price) for who in payers)


def can_resolve(game: Dutch, scene: Scene, effect: Effect) -> bool:
    """DR-Q-51: can this part of a Halt! card be resolved in full? A gain that is lost counts as resolved."""
    if effect.verb == "intensify":
        return can_intensify(game, scene.road)
    return can_complete(game, scene, [effect])


# -- the verbs ---------------------------------------------------------------------------------------------------------


def morale(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    change_morale(game, effect.amount, scene.rule)
    yield from ()


def alibi(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-ALIBI-05: of the Character who acts, unless the card says whose."""
    whose = yield from whose_alibi(game, scene, effect)
    for who in whose:
        change_alibi(game, who, effect.amount, scene.rule)


def whose_alibi(game: Dutch, scene: Scene, effect: Effect) -> Flow[list[int]]:
    if effect.what == "":
        return [scene.who]
    if effect.what == "all":
        return game.in_turn_order()
    if effect.what == HERE:
        return game.present(scene.place)
    if effect.what == "receiver":
        return [scene.receiver]
    whom = [who for who in game.characters() if effect.what == ANY or who != scene.who]
    # DR-SOLO-06: alone, what is for another Character is for the own.
    options = characters(game, whom or [scene.who])
    _, colour = yield from decide(game, scene.who, WHOM, options, {"verb": "alibi", "amount": effect.amount})
    return [game.character(colour)]


def safety(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-SAFE-03, DR-SAFE-04: of one Location, undivided."""
    places = yield from whose_safety(game, scene, effect)
    for place in places:
        change_safety(game, place, effect.amount, scene.rule)


def whose_safety(game: Dutch, scene: Scene, effect: Effect) -> Flow[list[int]]:
    """DR-SAFE-06 to 12: the Locations that an icon means; none if there is no such Location."""
    what = effect.what
    if what == HERE:
        return [scene.place]
    if what == "from":
        return [scene.start]
    if what == "to":
        return [scene.end]
    if what in ("city", "country", "area"):
        area = game.box.board.area[game.place[scene.who]] if what == "area" else AREAS.index(what)
        place = yield from roll_place(game, area, "DR-SAFE-11" if area == COUNTRY else "DR-SAFE-10")
        return [place]
    if what == MARKS:
        return marked_places(game)
    if what in ("choice", "adjacent", "hiding", "mark"):
        options = locations(places_to_choose(game, scene, what))
        if not options:
            return []
        _, chosen = yield from decide(game, scene.who, SAFETY, options, {"amount": effect.amount})
        return [PLACES.index(chosen)]
    place = game.place_of_tile(what)
    return [] if place == NOWHERE else [place]


def places_to_choose(game: Dutch, scene: Scene, what: str) -> list[int]:
    """DR-SAFE-07: among which Locations the player chooses."""
    if what == "adjacent":
        return game.box.board.neighbours(scene.place)
    if what == "hiding":
        return sorted({game.token_place[token] for token in hiding(game)})
    if what == "mark":
        return marked_places(game)
    return list(range(len(PLACES)))


def hiding(game: Dutch) -> list[int]:
    """The Persons in Hiding on the board."""
    return [token for token, place in enumerate(game.token_place) if place != NOWHERE and game.is_person(token)]


def resource(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """A Resource is gained, or lost by whoever it says."""
    if effect.amount > 0:
        yield from gain_resources(game, scene, effect)
    else:
        for who in game.present(scene.place) if effect.what == HERE else [scene.who]:
            yield from lose_resources(game, who, effect, scene.rule)


def gain_resources(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    amount = yield from how_many(game, scene, effect)
    for _ in range(amount):
        if effect.verb == ANY:
            yield from gain_any(game, scene.who, scene.rule)
        else:
            yield from gain_resource(game, scene.who, RESOURCES.index(effect.verb), scene.rule)


def lose_resources(game: Dutch, who: int, effect: Effect, rule: str) -> Flow[None]:
    """Who has none loses nothing."""
    for _ in range(-effect.amount):
        if effect.verb == ANY and game.resources(who) > 0:
            yield from lose_any(game, who, rule)
        elif effect.verb != ANY and game.held[who][RESOURCES.index(effect.verb)] > 0:
            lose_resource(game, who, RESOURCES.index(effect.verb), rule)


def how_many(game: Dutch, scene: Scene, effect: Effect) -> Flow[int]:
    """DR-STD-06: of more than one of the same thing, just one may be taken."""
    options: list[Option] = [("take", amount) for amount in range(effect.amount, effect.most + 1)]
    _, amount = yield from decide(game, scene.who, AMOUNT, options, {"verb": effect.verb})
    return int(amount)


def held_card(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """Ticket and Ausweis cards. DR-Q-92: where one of several has to give one, the decider names the Character."""
    if effect.amount > 0:
        amount = yield from how_many(game, scene, effect)
        gain_cards(game, scene.who, effect.verb, amount, scene.rule)
        return
    cards = cards_of(game, effect.verb)
    whom = [who for who in (game.present(scene.place) if effect.what == HERE else [scene.who]) if cards[who] > 0]
    if whom:
        options = characters(game, whom)
        _, colour = yield from decide(game, scene.who, WHOM, options, {"verb": effect.verb, "amount": effect.amount})
        who = game.character(colour)
        lose_cards(game, who, effect.verb, min(-effect.amount, cards[who]), scene.rule)


def intensify_road(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-ROAD-07, DR-ROAD-08: the Road of the Halt! card, a certain one, or one of choice."""
    board = game.box.board
    if effect.what == "road":
        intensify(game, scene.road, "DR-HALT-08")
    elif effect.what in LETTERS:
        intensify(game, LETTERS.index(effect.what), scene.rule)
    elif effect.what in REGIONS:
        region = REGIONS.index(effect.what)
        roads = [road for road in range(len(LETTERS)) if board.roads[road].region == region]
        yield from intensify_one_of(game, scene.who, roads, scene.rule)
    else:
        places = [scene.place]
        if effect.what == "mark":
            places = marked_places(game) or [game.place[scene.who]]
        roads = sorted({road for place in places for road in board.roads_at[place]})
        yield from intensify_one_of(game, scene.who, roads, scene.rule)


def reduce_road(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    yield from reduce_one(game, scene.who, scene.rule)


def shift(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    kinds = [POLICEMAN, SOLDIER] if effect.what == ANY else [POLICEMAN]
    yield from shift_one(game, scene.who, kinds, scene.rule)


def end_movement(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-Q-48: the remaining Movement Points are lost."""
    scene.ends_movement = True
    yield from ()


DOING: Final[dict[str, Doing]] = {
    "morale": morale,
    "alibi": alibi,
    "safety": safety,
    **dict.fromkeys([*RESOURCES, ANY], resource),
    TICKET: held_card,
    AUSWEIS: held_card,
    "intensify": intensify_road,
    "reduce": reduce_road,
    "shift": shift,
    "end": end_movement,
}
