"""Scenario 4, Lines and Papers: Telephones on Line Spots, and Newspapers for the Readers (DR-S4)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import (
    DECLINE,
    DELIVER,
    DELIVERY,
    decide,
    scenario_action,
    scenario_action_for,
)
from motstand.games.dutch_resistance.components import DOWN, NOWHERE, PLACES, SPOTS
from motstand.games.dutch_resistance.effects import can_complete, carry_out
from motstand.games.dutch_resistance.holdings import lose_resource
from motstand.games.dutch_resistance.markers import change_safety
from motstand.games.dutch_resistance.outcome import won
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.spots import LINE, READERS
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import Pile, draw

NUMBER: Final = 4
TELEPHONE: Final = "telephone"
NEWSPAPER: Final = "newspaper"
INSTALL: Final = "install"
PRINT: Final = "print"
DISTRIBUTE: Final = "distribute"
SECURE: Final = "secure"
DELIVERIES: Final = 2
MOVES: Final = 2


def place_tokens(game: Dutch) -> Flow[None]:
    """DR-S4-01: Spots face-down everywhere, Telephones, four Costs tokens face-up, Newspapers on the Scenario card."""
    game.spots = [DOWN] * len(PLACES)
    faces = zip(SPOTS, game.box.tokens.spots, strict=True)
    game.spots_unseen = Pile([face for face, count in faces for _ in range(count)])
    for tile in game.box.tokens.items[TELEPHONE].start:
        game.add_token(TELEPHONE, game.place_of_tile(tile))
    for _ in range(game.box.tokens.items[NEWSPAPER].count):
        game.add_token(NEWSPAPER, NOWHERE)
    game.costs_unseen = Pile(list(game.box.tokens.costs))
    for _ in range(game.scenario.costs_on_card):
        token = yield from draw(game.costs_unseen, "costs", rule="DR-S4-01")
        game.costs_on_card.append(token)
        game.note("costs.on_card", "DR-S4-01", {"costs": token})


def installed(game: Dutch, place: int) -> list[int]:
    """The installed Telephones on a place; one at most, on its Line Spot."""
    return [token for token in game.tokens_at(place) if game.token_ids[token] == TELEPHONE and game.token_fixed[token]]


def on_card(game: Dutch) -> list[int]:
    """The Newspapers on the Scenario card: neither on the board nor delivered twice (DR-S4-08)."""
    return [
        token
        for token, id in enumerate(game.token_ids)
        if id == NEWSPAPER and game.token_place[token] == NOWHERE and game.token_progress[token] < DELIVERIES
    ]


def papers_at(game: Dutch, place: int) -> list[int]:
    return [token for token in game.tokens_at(place) if game.token_ids[token] == NEWSPAPER]


def actions(game: Dutch, who: int) -> list[Option]:
    """DR-S4-05 to 09: what the Location and the Resources allow."""
    place = game.place[who]
    scene = Scene(who, place, "DR-SCEN-02")
    sheet = game.scenario.actions
    phones = [token for token in game.tokens_at(place) if game.token_ids[token] == TELEPHONE]
    lines = installed(game, place)
    options: list[Option] = []
    if phones and game.spots[place] == LINE and not lines:
        payable = [token for token in game.costs_on_card if can_pay_costs(game, who, token)]
        options += [scenario_action_for(INSTALL, token) for token in sorted(payable)]
    is_printer = game.tile(place).id == "printer"
    if is_printer and on_card(game) and can_complete(game, scene, sheet[PRINT].cost):
        options.append(scenario_action(PRINT))
    if papers_at(game, place):
        options.append(scenario_action(DISTRIBUTE))
    unsecured = [token for token in lines if not game.token_secured[token]]
    left = game.box.tokens.pieces["secure"] - sum(game.token_secured)
    if unsecured and left > 0 and can_complete(game, scene, sheet[SECURE].cost):
        options.append(scenario_action(SECURE))
    return options


def can_pay_costs(game: Dutch, who: int, costs: str) -> bool:
    """DR-COST-02: all Resources of a Costs token at once."""
    asked = game.box.tokens.costs[costs]
    return all(game.held[who][kind] >= asked.count(kind) for kind in asked)


def install(game: Dutch, who: int, costs: str) -> Flow[None]:
    """DR-S4-05: a Telephone is installed for good, and the Costs token removed."""
    place = game.place[who]
    for kind in game.box.tokens.costs[costs]:
        lose_resource(game, who, kind, "DR-COST-02")
    game.costs_on_card.remove(costs)
    phone = next(token for token in game.tokens_at(place) if game.token_ids[token] == TELEPHONE)
    game.token_fixed[phone] = True
    game.note("installed", "DR-S4-05", {"place": PLACES[place], "costs": costs})
    check_goal(game)
    yield from carry_out(game, Scene(who, place, "DR-S4-05"), game.scenario.actions[INSTALL].effects)


def act(game: Dutch, who: int, action: str) -> Flow[None]:
    """Print or secure: pay, and place a token."""
    place = game.place[who]
    rule = "DR-S4-06" if action == PRINT else "DR-S4-09"
    yield from carry_out(game, Scene(who, place, rule), game.scenario.actions[action].cost)
    if action == PRINT:
        paper = on_card(game)[0]
        game.token_place[paper] = place
        game.note("printed", rule, {"place": PLACES[place]})
    else:
        game.token_secured[installed(game, place)[0]] = True
        game.note("secured", rule, {"place": PLACES[place]})


def danger(game: Dutch) -> None:
    """DR-S4-10, DR-S4-11: installed Telephones without a Secure token draw attention."""
    for place in range(len(PLACES)):
        if any(not game.token_secured[token] for token in installed(game, place)):
            change_safety(game, place, -1, "DR-S4-11")


def check_goal(game: Dutch) -> None:
    """DR-S4-14, DR-S4-15: enough Telephones and enough Readers."""
    phones = sum([len(installed(game, place)) for place in range(len(PLACES))])
    if phones >= game.scenario.telephones and game.delivered >= game.scenario.goal[len(game.colours) - 1]:
        raise won(game, "DR-S4-14")


# -- the Distribution Round --------------------------------------------------------------------------------------------


def deliver(game: Dutch, who: int, paper: int) -> Flow[None]:
    """DR-S4-07, DR-S4-08: on a face-up Readers Spot it may be delivered; the second time it leaves the game.

    DR-Q-108: not before the Officer's eyes.
    """
    place = game.place[who]
    if game.spots[place] != READERS or game.token_place[paper] != place or game.officer_place == place:
        return
    answer = yield from decide(game, who, DELIVERY, [DELIVER, DECLINE])
    if answer == DECLINE:
        return
    game.spots[place] = ""
    game.delivered += 1
    game.token_progress[paper] += 1
    if game.token_progress[paper] == DELIVERIES:
        game.token_place[paper] = NOWHERE
    game.note("delivered", "DR-S4-07", {"place": PLACES[place], "count": game.delivered})
    check_goal(game)
    yield from carry_out(game, Scene(who, place, "DR-S4-07"), game.scenario.actions[DISTRIBUTE].effects)
