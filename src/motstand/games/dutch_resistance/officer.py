"""The Officer: his cards, his way over the Locations, and his searches (DR-OFF)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import TARGET, decide
from motstand.games.dutch_resistance.capture import search
from motstand.games.dutch_resistance.components import NOWHERE, PLACES, OfficerCard
from motstand.games.dutch_resistance.decks import draw_card, put_under
from motstand.games.dutch_resistance.dice import roll_place
from motstand.games.dutch_resistance.effects import do, is_met
from motstand.games.dutch_resistance.markers import change_alibi, change_safety
from motstand.games.dutch_resistance.marks import marked_places
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option


def place_officer(game: Dutch) -> None:
    """DR-S5-01, DR-Q-77: he starts on the Station."""
    game.officer_place = game.place_of_tile("station")


def officer_card(game: Dutch) -> Flow[None]:
    """DR-OFF-01: his movement, then the effect on the Location where he stands; the card goes under its deck."""
    id = yield from draw_card(game, game.officer_deck, "officer.card", "DR-OFF-01")
    put_under(game.officer_deck, id)
    card = game.box.cards.officer[id]
    game.note("officer", "DR-OFF-01", {"card": id})
    yield from follow(game, card)
    scene = Scene(game.decider(), game.officer_place, "DR-OFF-01", id)
    for effect in card.effects:
        if effect.verb == "search":
            yield from search_place(game, effect.amount)
        elif is_met(game, scene, effect.condition):
            yield from do(game, scene, effect)


def follow(game: Dutch, card: OfficerCard) -> Flow[None]:
    """DR-OFF-02, DR-OFF-03: toward his target, or directly to where a die says."""
    if card.area != NOWHERE:
        place = yield from roll_place(game, card.area, "DR-OFF-03")
        if place != game.officer_place:
            come_to(game, place)
    elif card.target:
        targets = targets_of(game, card.target)
        if targets:
            options: list[Option] = [("target", PLACES[place]) for place in targets]
            _, target = yield from decide(game, game.decider(), TARGET, options)
            game.note("officer.target", "DR-OFF-09", {"place": target})
            walk(game, PLACES.index(target), card.steps)


def targets_of(game: Dutch, target: str) -> list[int]:
    """DR-OFF-09: the Locations of the nearest, or of those lowest in Alibi; none if there is no target (DR-OFF-10)."""
    if target == "alibi":
        lowest = min(game.alibi)
        return sorted({game.place[who] for who in game.characters() if game.alibi[who] == lowest})
    if target == "character":
        places = set(game.place)
    elif target == "token":
        places = set(places_he_searches(game))
    else:
        places = {game.place_of_tile(target)} - {NOWHERE}
    away = game.box.board.distance[game.officer_place]
    nearest = min([away[place] for place in places], default=0)
    return sorted(place for place in places if away[place] == nearest)


def places_he_searches(game: Dutch) -> list[int]:
    """DR-Q-77: where Items and Persons in Hiding are; DR-Q-106: in his own Scenario it is Items that he is after."""
    if game.scenario.mark == "item":
        return marked_places(game)
    return [place for place in game.token_place if place != NOWHERE]


def walk(game: Dutch, target: int, steps: int) -> None:
    """DR-OFF-02: up to so many steps on a shortest path, over the Road with the earliest letter."""
    board = game.box.board
    for _ in range(steps):
        if game.officer_place == target:
            return
        to_go = board.distance[target]
        near = [place for place in board.neighbours(game.officer_place) if to_go[place] < to_go[game.officer_place]]
        come_to(game, near[0])


def come_to(game: Dutch, place: int) -> None:
    """DR-OFF-04: each Location that he enters loses 1 Safety, each Character there 1 Alibi."""
    values = {"start": PLACES[game.officer_place], "place": PLACES[place]}
    game.officer_place = place
    game.note("officer.came", "DR-OFF-02", values)
    change_safety(game, place, -1, "DR-OFF-04")
    for who in game.present(place):
        change_alibi(game, who, -1, "DR-OFF-04")


def search_place(game: Dutch, number: int) -> Flow[None]:
    """DR-OFF-08: a capture roll where he is, without a raid."""
    yield from search(game, game.officer_place, number, "DR-OFF-08")


def watch(game: Dutch) -> None:
    """DR-OFF-07: in the Danger Phase his Location loses 1 Safety if a Character is there."""
    if game.officer_place != NOWHERE and game.present(game.officer_place):
        change_safety(game, game.officer_place, -1, "DR-OFF-07")
