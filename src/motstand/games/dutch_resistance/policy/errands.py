"""Errands: somewhere something has to be done, with Resources or with a token. Each has a worth and a way."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance import lines_and_papers, network, safe_houses, tasks
from motstand.games.dutch_resistance.answers import scenario_action, scenario_action_for
from motstand.games.dutch_resistance.components import DOCUMENTS, DOWN, INFORMATION, MONEY, NOWHERE, PLACES, RATIONS
from motstand.games.dutch_resistance.lines_and_papers import installed, on_card
from motstand.games.dutch_resistance.marks import has_costs
from motstand.games.dutch_resistance.policy.plans import Plan
from motstand.games.dutch_resistance.policy.worth import effects_worth, margin, of_safety
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.spots import LINE, READERS
from motstand.games.dutch_resistance.state import Dutch, no_resources
from motstand.games.dutch_resistance.vocabulary import RESOURCES, TILES, Effect
from motstand.kernel.flow import Option

FAR: Final = 8.0
"""Action Points for a Resource that no open Location gives."""
SOURCES: Final = {"bank": "money", "cafe": "contacts", "distribution_office": "rations", "meeting_place": "documents"}
SOURCES_OF_TWO: Final = ("bank", "distribution_office", "printer")


class Errand:
    """What is to be done where: the Resources by kind, a token that has to be there, the last answer, its worth."""

    __slots__ = ("answer", "ausweis", "key", "needed", "place", "token", "worth")

    def __init__(
        self, key: str, place: int, worth: float, answer: Option, needed: list[int], token: int = NOWHERE
    ) -> None:
        self.key = key
        self.place = place
        self.worth = worth
        self.answer = answer
        self.needed = needed
        self.token = token
        self.ausweis = 0


def needed_for(effects: list[Effect]) -> list[int]:
    """The Resources that a cost asks for; any Resource is taken from what is held."""
    needed = no_resources()
    for effect in effects:
        if effect.verb in RESOURCES:
            needed[RESOURCES.index(effect.verb)] -= effect.amount
    return needed


def errands(game: Dutch, who: int, plan: Plan) -> list[Errand]:
    """All that a Character could set out for."""
    return [*of_scenario(game, plan), *of_tiles(game, who, plan), *of_safety_needs(game, plan)]


# -- the goal ----------------------------------------------------------------------------------------------------------


def of_scenario(game: Dutch, plan: Plan) -> list[Errand]:
    number = game.scenario.number
    if number == network.NUMBER:
        found = of_network(game, plan)
    elif number == safe_houses.NUMBER:
        found = of_safe_houses(game, plan)
    elif number == lines_and_papers.NUMBER:
        found = [*of_telephones(game, plan), *of_newspapers(game, plan)]
    else:
        found = of_tasks(game, plan)
    # DR-OFF-06: nothing can be done where the Officer is.
    return [errand for errand in found if errand.place != game.officer_place]


def of_network(game: Dutch, plan: Plan) -> list[Errand]:
    """Places that are known are recruited; the others are visited to see what they need."""
    found: list[Errand] = []
    for place in range(len(PLACES)):
        if game.costs_up[place]:
            needed = no_resources()
            for kind in game.box.tokens.costs[game.costs_up[place]]:
                needed[kind] += 1
            found.append(Errand("goal", place, plan.goal, scenario_action(network.RECRUIT), needed))
        elif game.costs_down[place]:
            found.append(Errand("look", place, plan.goal * 0.25, (), no_resources()))
    return found


def of_safe_houses(game: Dutch, plan: Plan) -> list[Errand]:
    """An address for each Person, then the way there, with papers and food; the Forger makes the papers."""
    found: list[Errand] = []
    open_persons = [token for token in safe_houses.persons(game) if not game.token_fixed[token]]
    forger = game.place_of_tile("forger")
    if forger != NOWHERE and sum(game.ausweis) < len(open_persons):
        papers = no_resources()
        papers[DOCUMENTS] = 1
        found.append(Errand("goal", forger, plan.goal * 0.7, ("location",), papers))
    for token in open_persons:
        id, needed = game.token_ids[token], no_resources()
        if game.token_address[token] == NOWHERE:
            needed[INFORMATION] = 1
            answer: Option = scenario_action_for(safe_houses.FIND, id)
            found.append(Errand("goal", game.token_place[token], plan.goal * 0.6, answer, needed))
        else:
            needed[RATIONS] = 1
            answer = scenario_action_for(safe_houses.HIDE, id)
            errand = Errand("goal", game.token_address[token], plan.goal * 1.2, answer, needed, token)
            errand.ausweis = 1
            found.append(errand)
    return found


def of_tasks(game: Dutch, plan: Plan) -> list[Errand]:
    """The next step of each Task."""
    found: list[Errand] = []
    for token, place in enumerate(game.token_place):
        id = game.token_ids[token]
        if place == NOWHERE or id not in game.box.cards.tasks or not tasks.is_of_scenario(game, token):
            continue
        step = tasks.next_step(game, token)
        ends = [game.place_of_tile(step.tile)] if step.tile else game.box.board.neighbours(game.officer_place)
        end = min(ends, key=lambda at: game.box.board.distance[place][at])
        worth = plan.goal * (0.8 + 0.4 * game.token_progress[token])
        found.append(Errand("goal", end, worth, scenario_action_for(tasks.TASK, id), needed_for(step.cost), token))
    return found


def of_telephones(game: Dutch, plan: Plan) -> list[Errand]:
    """A Telephone to each Line Spot that is known; the others have to be found."""
    phones = sum([len(installed(game, place)) for place in range(len(PLACES))])
    missing = phones < game.scenario.telephones
    loose = [
        token
        for token, id in enumerate(game.token_ids)
        if id == lines_and_papers.TELEPHONE and game.token_place[token] != NOWHERE and not game.token_fixed[token]
    ]
    lines = [at for at in range(len(PLACES)) if game.spots[at] == LINE and not installed(game, at)]
    found = [
        Errand("look", at, plan.goal * 0.2, (), no_resources()) for at, spot in enumerate(game.spots) if spot == DOWN
    ]
    if missing and loose and lines:
        for costs in game.costs_on_card:
            needed = no_resources()
            for kind in game.box.tokens.costs[costs]:
                needed[kind] += 1
            pairs = [(token, at) for token in loose for at in lines]
            away = game.box.board.distance
            token, end = min(pairs, key=lambda pair: away[game.token_place[pair[0]]][pair[1]])
            answer: Option = scenario_action_for(lines_and_papers.INSTALL, costs)
            found.append(Errand("goal", end, plan.goal * 1.3, answer, needed, token))
    return found


def of_newspapers(game: Dutch, plan: Plan) -> list[Errand]:
    """Print, and go round with a Newspaper where Readers are near."""
    found: list[Errand] = []
    readers = [at for at in range(len(PLACES)) if game.spots[at] == READERS]
    if game.delivered >= game.scenario.goal[len(game.colours) - 1]:
        return []
    if on_card(game):
        needed = no_resources()
        needed[MONEY] = needed[INFORMATION] = 1
        printer = game.place_of_tile("printer")
        if printer != NOWHERE:
            answer: Option = scenario_action(lines_and_papers.PRINT)
            found.append(Errand("goal", printer, plan.goal * (0.7 if readers else 0.3), answer, needed))
    for token, place in enumerate(game.token_place):
        if game.token_ids[token] == lines_and_papers.NEWSPAPER and place != NOWHERE and readers:
            nearest = min(readers, key=lambda at: game.box.board.distance[place][at])
            away = game.box.board.distance[place][nearest]
            start = place if away <= lines_and_papers.MOVES else nearest
            answer = scenario_action(lines_and_papers.DISTRIBUTE)
            carried = NOWHERE if start == place else token
            found.append(Errand("goal", start, plan.goal * 0.9, answer, no_resources(), carried))
    return found


# -- everything else ---------------------------------------------------------------------------------------------------


def of_tiles(game: Dutch, who: int, plan: Plan) -> list[Errand]:
    """Location Actions that do more than give Resources: Church, Farm, Hairdresser, Hospital, Informant …"""
    found: list[Errand] = []
    for place in range(len(PLACES)):
        tile = game.tile(place)
        if not tile.effects or has_costs(game, place) or tile.id in SOURCES or tile.id in ("printer", "black_market"):
            continue
        scene = Scene(who, place, "DR-STD-04")
        worth = effects_worth(game, scene, tile.effects, no_resources(), plan)
        if worth > 0.4:
            found.append(Errand("tile", place, worth, ("location",), needed_for(tile.cost)))
    return found


def of_safety_needs(game: Dutch, plan: Plan) -> list[Errand]:
    """Locations that may be raided tonight; a die gives 3 or 4 on an average."""
    found: list[Errand] = []
    for place in range(len(PLACES)):
        if margin(game, place) < 3:
            worth = of_safety(game, place, 3, plan)
            if worth > 0.3:
                found.append(Errand("safety", place, worth, ("raise",), no_resources()))
    return found


def sources(game: Dutch) -> list[list[int]]:
    """The Locations that give each Resource for nothing, as far as they are open."""
    found: list[list[int]] = [[] for _ in RESOURCES]
    for place in range(len(PLACES)):
        id = game.tile(place).id
        if has_costs(game, place):
            continue
        if id in SOURCES:
            found[RESOURCES.index(SOURCES[id])].append(place)
        elif id == "printer":
            found[INFORMATION].append(place)
    return found


def gives_two(game: Dutch, place: int) -> bool:
    return TILES[game.tile_at[place]] in SOURCES_OF_TWO
