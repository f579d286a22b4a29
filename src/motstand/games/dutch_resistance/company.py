"""What a card lets Characters do for each other: give things, guide somebody, walk together (DR-IDENT)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import (
    AGREE,
    COMPANION,
    CONSENT,
    DECLINE,
    DONE,
    GIFT,
    GUIDE,
    RECEIVER,
    characters,
    decide,
)
from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.entering import enter
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import HERE, LETTERS, RESOURCES, Effect
from motstand.kernel.answers import Question
from motstand.kernel.flow import Flow, Option


def others(game: Dutch, who: int, places: list[int]) -> list[int]:
    """The other Characters on these places. DR-SOLO-06: alone, the own Character is the other one."""
    if len(game.colours) == 1:
        return [who]
    return [other for other in game.characters() if other != who and game.place[other] in places]


def agrees(game: Dutch, who: int, other: int, rule: str, offer: dict[str, str]) -> Flow[bool]:
    """DR-Q-91: nothing is done to a Character against the will of its player, who hears what is offered."""
    values = {"character": game.colours[who], "receiver": game.colours[other], **offer}
    game.note("offered", rule, dict(values))
    if game.seats[who] == game.seats[other]:
        return True
    answer: Option = yield CONSENT.ask(game.seats[other], [AGREE, DECLINE], values, rule)
    if answer == DECLINE:
        game.note("declined", rule, values)
    return answer == AGREE


def somebody_willing(game: Dutch, who: int, question: Question, whom: list[int], rule: str, what: str) -> Flow[int]:
    """One of these Characters who agrees, or NOWHERE. Whoever is refused may ask another."""
    while whom:
        answer = yield from decide(game, who, question, [*characters(game, whom), DECLINE])
        if answer == DECLINE:
            break
        _, colour = answer
        other = game.character(colour)
        willing = yield from agrees(game, who, other, rule, {"what": what})
        if willing:
            return other
        whom = [another for another in whom if another != other]
    return NOWHERE


# -- giving ------------------------------------------------------------------------------------------------------------


def give(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """Up to so many Resources to a Character here or on an adjacent Location. Alone nothing moves (DR-Q-103)."""
    places = [scene.place, *game.box.board.neighbours(scene.place)]
    near = others(game, scene.who, places)
    scene.receiver = yield from somebody_willing(game, scene.who, RECEIVER, near, "DR-Q-68", "gift")
    while scene.receiver != NOWHERE and len(scene.given) < effect.most:
        gifts = possible_gifts(game, scene)
        if not gifts:
            return
        answer = yield from decide(game, scene.who, GIFT, [*gifts, DONE])
        if answer == DONE:
            return
        _, gift = answer
        hand_over(game, scene, gift)


def possible_gifts(game: Dutch, scene: Scene) -> list[Option]:
    """What the Character holds, as long as the other has room."""
    is_alone = scene.receiver == scene.who
    if not is_alone and game.resources(scene.receiver) >= game.slots(scene.receiver):
        return []
    left = [
        game.held[scene.who][kind] - (scene.given.count(name) if is_alone else 0) for kind, name in enumerate(RESOURCES)
    ]
    return [("spend", name) for kind, name in enumerate(RESOURCES) if left[kind] > 0]


def hand_over(game: Dutch, scene: Scene, name: str) -> None:
    kind = RESOURCES.index(name)
    game.held[scene.who][kind] -= 1
    game.held[scene.receiver][kind] += 1
    scene.given.append(name)
    values = {"character": game.colours[scene.who], "receiver": game.colours[scene.receiver], "thing": name}
    game.note("given", scene.rule, values)


# -- guiding and walking together --------------------------------------------------------------------------------------


def guide(game: Dutch, scene: Scene, effect: Effect) -> Flow[None]:
    """DR-IDENT-08: another Character who agrees, or a Person in Hiding, goes over one Road without any effect."""
    refused: list[str] = []
    while True:
        options = guidable(game, scene, effect.what == HERE, refused)
        if not options:
            return
        _, guided, letter = yield from decide(game, scene.who, GUIDE, options)
        road = game.box.board.roads[LETTERS.index(letter)]
        if guided in game.colours:
            other = game.character(guided)
            willing = yield from agrees(game, scene.who, other, "DR-Q-91", {"what": "guide", "road": letter})
            if willing:
                yield from arrive(game, other, road.other_end(game.place[other]))
                return
            refused.append(guided)
        else:
            token = next(token for token in persons(game) if game.token_ids[token] == guided)
            start = game.token_place[token]
            game.token_place[token] = road.other_end(start)
            values = {"token": guided, "road": letter, "start": PLACES[start], "place": PLACES[game.token_place[token]]}
            game.note("guided", "DR-IDENT-08", values)
            return


def guidable(game: Dutch, scene: Scene, only_from_here: bool, refused: list[str]) -> list[Option]:
    """From the Location to an adjacent one; or also from an adjacent one to it."""
    whom = [
        (game.colours[other], game.place[other])
        for other in others(game, scene.who, list(range(len(PLACES))))
        if game.colours[other] not in refused
    ]
    whom += [(game.token_ids[token], game.token_place[token]) for token in persons(game)]
    options: list[Option] = []
    for name, place in whom:
        for road in game.box.board.roads_at[scene.place]:
            starts_here = place == scene.place
            comes_here = place == game.box.board.roads[road].other_end(scene.place) and not only_from_here
            if starts_here or comes_here:
                options.append(("guide", name, LETTERS[road]))
    return options


def persons(game: Dutch) -> list[int]:
    """Persons in Hiding on the board who may still be moved."""
    return [
        token
        for token, place in enumerate(game.token_place)
        if place != NOWHERE and game.is_person(token) and not game.token_fixed[token]
    ]


def choose_companion(game: Dutch, who: int) -> Flow[int]:
    """Another Character of the Location who comes along, or nobody. A Person in Hiding is taken along as always."""
    if len(game.colours) == 1:
        return NOWHERE
    here = others(game, who, [game.place[who]])
    companion = yield from somebody_willing(game, who, COMPANION, here, "DR-Q-91", "company")
    return companion


def arrive(game: Dutch, who: int, place: int) -> Flow[None]:
    """A Character is brought to a Location; what entering it does happens all the same."""
    values = {"character": game.colours[who], "start": PLACES[game.place[who]], "place": PLACES[place]}
    game.place[who] = place
    game.note("brought", "DR-IDENT-08", values)
    yield from enter(game, who)
