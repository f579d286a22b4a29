"""Which rules each Scenario adds: its tokens at the start, its actions, its part of the Danger Phase."""

from __future__ import annotations

from motstand.games.dutch_resistance import answers, lines_and_papers, network, safe_houses, tasks
from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.distribution import distribution_round
from motstand.games.dutch_resistance.officer import place_officer
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option


def place_tokens(game: Dutch) -> Flow[None]:
    """DR-SETUP-15: what the Scenario places, apart from the Characters."""
    number = game.scenario.number
    if number == network.NUMBER:
        network.place_costs(game)
    elif number == safe_houses.NUMBER:
        safe_houses.place_persons(game)
    elif number == lines_and_papers.NUMBER:
        yield from lines_and_papers.place_tokens(game)
    else:
        tasks.place_tokens(game)
    # DR-S5-01, DR-VAR-03
    if number == tasks.OFFICERS_EYE or game.variant.officer:
        place_officer(game)


def scenario_actions(game: Dutch, who: int) -> list[Option]:
    """DR-SCEN-01, DR-SCEN-02: those whose requirements are met; none where the Officer is (DR-OFF-06)."""
    if game.place[who] == game.officer_place:
        return []
    number = game.scenario.number
    if number == network.NUMBER:
        return [answers.scenario_action(network.RECRUIT)] if network.can_recruit(game, who) else []
    if number == safe_houses.NUMBER:
        return safe_houses.actions(game, who)
    if number == lines_and_papers.NUMBER:
        return lines_and_papers.actions(game, who)
    return tasks.actions(game, who)


def scenario_action(game: Dutch, who: int, answer: Option) -> Flow[None]:
    """Carry out a Scenario Action."""
    values = {"character": game.colours[who], "place": PLACES[game.place[who]]}
    match answer:
        case ("scenario_for", action, token):
            game.note("scenario", "DR-SCEN-01", {**values, "action": action, "token": token})
            yield from action_for(game, who, action, token)
        case (_, action):
            game.note("scenario", "DR-SCEN-01", {**values, "action": action})
            if action == network.RECRUIT:
                yield from network.recruit(game, who)
            elif action == lines_and_papers.DISTRIBUTE:
                yield from distribution_round(game, who)
            else:
                yield from lines_and_papers.act(game, who, action)


def action_for(game: Dutch, who: int, action: str, token: str) -> Flow[None]:
    """A Scenario Action with a Person, an Item, or the Costs token that is paid."""
    if action == tasks.TASK:
        yield from tasks.act(game, who, token)
    elif action == lines_and_papers.INSTALL:
        yield from lines_and_papers.install(game, who, token)
    else:
        yield from safe_houses.act(game, who, action, token)


def danger_of_scenario(game: Dutch) -> Flow[None]:
    """DR-DANGER-04: effects with a Danger Phase header."""
    number = game.scenario.number
    if number == network.NUMBER:
        network.danger(game)
    elif number == safe_houses.NUMBER:
        safe_houses.danger(game)
    elif number == lines_and_papers.NUMBER:
        lines_and_papers.danger(game)
    elif number == tasks.ESSENTIAL_HANDS:
        yield from tasks.danger(game)
