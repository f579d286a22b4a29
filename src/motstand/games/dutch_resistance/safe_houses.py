"""Scenario 2, Safe Houses: an address, false papers and food for people who must disappear (DR-S2)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import scenario_action_for
from motstand.games.dutch_resistance.components import COUNTRY, NOWHERE, PLACES
from motstand.games.dutch_resistance.effects import can_complete, carry_out
from motstand.games.dutch_resistance.markers import change_safety
from motstand.games.dutch_resistance.outcome import won
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import Pile, draw

NUMBER: Final = 2
FIND: Final = "find_address"
HIDE: Final = "into_hiding"
SAFER: Final = 2


def place_persons(game: Dutch) -> None:
    """DR-S2-01, DR-S2-02: some Persons only with few Characters. Numbers are decided when they are turned up."""
    for person in game.box.tokens.persons.values():
        if person.start and person.scenario == NUMBER and len(game.colours) <= person.most_players:
            game.add_token(person.id, game.place_of_tile(person.start))
    game.numbers_unseen = Pile([str(number) for number in range(1, game.box.tokens.pieces["number"] + 1)])


def persons(game: Dutch) -> list[int]:
    """The Persons of this Scenario who are still in the game."""
    return [
        token
        for token, id in enumerate(game.token_ids)
        if game.token_place[token] != NOWHERE and is_of_scenario(game, id)
    ]


def is_of_scenario(game: Dutch, id: str) -> bool:
    person = game.box.tokens.persons.get(id)
    return person is not None and person.scenario == NUMBER


def actions(game: Dutch, who: int) -> list[Option]:
    """DR-S2-03, DR-S2-04: for each Person on the Location, what can be done and paid."""
    place = game.place[who]
    scene = Scene(who, place, "DR-SCEN-02")
    options: list[Option] = []
    for token in persons(game):
        if game.token_place[token] != place or game.token_fixed[token]:
            continue
        address = game.token_address[token]
        action = FIND if address == NOWHERE else HIDE
        at_hand = address in (NOWHERE, place)
        if at_hand and can_complete(game, scene, game.scenario.actions[action].cost):
            options.append(scenario_action_for(action, game.token_ids[token]))
    return options


def act(game: Dutch, who: int, action: str, id: str) -> Flow[None]:
    token = game.token_ids.index(id)
    place = game.place[who]
    yield from carry_out(game, Scene(who, place, "DR-SCEN-02"), game.scenario.actions[action].cost)
    if action == FIND:
        number = yield from draw(game.numbers_unseen, "address", rule="DR-S2-03")
        game.token_address[token] = game.box.board.in_area[COUNTRY][int(number) - 1]
        values = {"token": id, "number": number, "place": PLACES[game.token_address[token]]}
        game.note("address", "DR-S2-03", values)
        return
    game.token_fixed[token] = True
    game.note("hidden", "DR-S2-04", {"token": id, "place": PLACES[place]})
    check_goal(game)
    yield from carry_out(game, Scene(who, place, "DR-S2-04"), game.scenario.actions[HIDE].effects)


def check_goal(game: Dutch) -> None:
    """DR-S2-09: every Person still in the game is hidden."""
    if all(game.token_fixed[token] for token in persons(game)):
        raise won(game, "DR-S2-09")


def danger(game: Dutch) -> None:
    """DR-S2-05: once for each Location with a Person who is not hidden; a Resistance Group never is (DR-Q-72)."""
    places = {game.token_place[token] for token, id in enumerate(game.token_ids) if is_exposed(game, token, id)}
    for place in sorted(places - {NOWHERE}):
        change_safety(game, place, -1, "DR-S2-05")


def is_exposed(game: Dutch, token: int, id: str) -> bool:
    return game.is_person(token) and (id == GROUP or not game.token_fixed[token])


def bonus_to_search(game: Dutch, place: int) -> int:
    """DR-S2-06: 2 more if all Persons on the Location are hidden."""
    here = game.tokens_at(place)
    return 0 if any(is_exposed(game, token, game.token_ids[token]) for token in here) else SAFER
