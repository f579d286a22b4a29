"""What wins and what loses, as phrases with the numbers of this game (DR-GOAL)."""

from __future__ import annotations

from motstand.games.dutch_resistance import lines_and_papers, network, safe_houses, tasks
from motstand.games.dutch_resistance.components import PLACES, Box, Scenario
from motstand.games.dutch_resistance.lines_and_papers import installed
from motstand.games.dutch_resistance.marks import has_costs
from motstand.games.dutch_resistance.phrases import Phrase
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.words.messages import phrase


def goal(game: Dutch) -> Phrase:
    """DR-GOAL-03: what has to be done."""
    scenario = game.scenario
    count = scenario.goal[len(game.colours) - 1] if scenario.goal else len(safe_houses.persons(game))
    return goal_of(scenario, count)


def wanted_of(box: Box, scenario: Scenario, characters: int) -> int:
    """How much there is to do when the game begins: what the Scenario card says, or everybody who has to be hidden."""
    if scenario.goal:
        return scenario.goal[characters - 1]
    found = [person for person in box.tokens.persons.values() if person.scenario == scenario.number]
    return len([person for person in found if characters <= person.most_players])


def goal_of(scenario: Scenario, count: int) -> Phrase:
    return phrase(f"goal-{scenario.id}", count=count, telephones=scenario.telephones)


def losses(game: Dutch) -> list[Phrase]:
    """DR-GOAL-07 to 10: Alibi, Morale, time, and too many that were caught."""
    found = [phrase("loss-alibi"), phrase("loss-morale"), phrase("loss-time", rounds=rounds(game))]
    if game.scenario.lost:
        found.append(phrase("loss-caught", count=game.scenario.lost[len(game.colours) - 1], mark=game.scenario.mark))
    return found


def rounds(game: Dutch) -> int:
    """DR-ROUND-02: how many rounds the Occupier deck gives from now on, the current one not counted."""
    return sum(game.occupiers_left) // len(game.colours)


def progress(game: Dutch) -> tuple[int, int]:
    """How much of the goal is done, and how much there is to do; of Scenario 4 Telephones and Readers together."""
    number, count = game.scenario.number, len(game.colours)
    if number == network.NUMBER:
        left = sum([has_costs(game, place) for place in range(len(PLACES))])
        return game.delivered, game.delivered + left
    if number == safe_houses.NUMBER:
        persons = safe_houses.persons(game)
        return sum([game.token_fixed[token] for token in persons]), len(persons)
    wanted = game.scenario.goal[count - 1]
    if number == lines_and_papers.NUMBER:
        phones = sum([len(installed(game, place)) for place in range(len(PLACES))])
        wanted_phones = game.scenario.telephones
        return min(phones, wanted_phones) + min(game.delivered, wanted), wanted_phones + wanted
    if number == tasks.OFFICERS_EYE:
        wanted = min(wanted, len(game.token_ids) - len(tasks.guests(game)) - game.caught)
    return game.completed, wanted
