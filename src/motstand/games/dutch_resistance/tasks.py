"""Scenarios 3 and 5, Essential Hands and Under the Officer's Eye: Tasks of Persons and of Items (DR-S3, DR-S5)."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import scenario_action_for
from motstand.games.dutch_resistance.box_scenarios import Step
from motstand.games.dutch_resistance.components import NOWHERE, PLACES
from motstand.games.dutch_resistance.effects import can_complete, carry_out
from motstand.games.dutch_resistance.outcome import won
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option

ESSENTIAL_HANDS: Final = 3
OFFICERS_EYE: Final = 5
NUMBERS: Final = (ESSENTIAL_HANDS, OFFICERS_EYE)
TASK: Final = "task"


def place_tokens(game: Dutch) -> None:
    """DR-S3-01, DR-S5-01: each Person or Item on the Location of its Task card, with no step done."""
    for task in game.box.cards.tasks.values():
        if task.scenario == game.scenario.number:
            game.add_token(task.id, game.place_of_tile(task.start))


def next_step(game: Dutch, token: int) -> Step:
    return game.box.cards.tasks[game.token_ids[token]].steps[game.token_progress[token]]


def is_at_step(game: Dutch, token: int, place: int) -> bool:
    """The Location of the next step. DR-S5-03: for one of them any Location next to the Officer's."""
    step = next_step(game, token)
    if step.tile is None:
        return game.officer_place in game.box.board.neighbours(place)
    return game.tile(place).id == step.tile


def actions(game: Dutch, who: int) -> list[Option]:
    """DR-S3-02, DR-S5-02: for each Person or Item on the Location of its next step, if the step can be paid."""
    place = game.place[who]
    scene = Scene(who, place, "DR-SCEN-02")
    return [
        scenario_action_for(TASK, game.token_ids[token])
        for token in game.tokens_at(place)
        if game.token_ids[token] in game.box.cards.tasks
        and is_of_scenario(game, token)
        and is_at_step(game, token, place)
        and can_complete(game, scene, next_step(game, token).cost)
    ]


def is_of_scenario(game: Dutch, token: int) -> bool:
    """A Nurse or a Doctor may be guests in another Scenario (DR-VAR-04)."""
    return game.box.cards.tasks[game.token_ids[token]].scenario == game.scenario.number


def act(game: Dutch, who: int, id: str) -> Flow[None]:
    """The step is paid and counted; after the last one the token leaves the board in safety (DR-S3-03)."""
    rule = "DR-S3-02" if game.scenario.number == ESSENTIAL_HANDS else "DR-S5-02"
    token = game.token_ids.index(id)
    scene = Scene(who, game.place[who], rule)
    yield from carry_out(game, scene, next_step(game, token).cost)
    game.token_progress[token] += 1
    done = game.token_progress[token] == len(game.box.cards.tasks[id].steps)
    action = game.scenario.actions[TASK]
    if done:
        game.token_place[token] = NOWHERE
        game.completed += 1
    game.note("task.done" if done else "task.step", rule, {"token": id, "place": PLACES[game.place[who]]})
    if done:
        check_goal(game)
    yield from carry_out(game, scene, action.last if done else action.effects)


def check_goal(game: Dutch) -> None:
    """DR-S3-08; DR-S5-07: so many Tasks, or all that are left of those of the Items."""
    wanted = game.scenario.goal[len(game.colours) - 1]
    if game.scenario.number == ESSENTIAL_HANDS:
        if game.completed >= wanted:
            raise won(game, "DR-S3-08")
    elif game.completed >= min(wanted, len(game.token_ids) - len(guests(game)) - game.caught):
        raise won(game, "DR-S5-07")


def guests(game: Dutch) -> list[int]:
    """Tokens that belong to no Task of this Scenario."""
    tasks = game.box.cards.tasks
    return [
        token
        for token, id in enumerate(game.token_ids)
        if id not in tasks or tasks[id].scenario != game.scenario.number
    ]


def danger(game: Dutch) -> Flow[None]:
    """DR-S3-06: what Persons do in the Danger Phase."""
    for token, id in enumerate(game.token_ids):
        person = game.box.tokens.persons.get(id)
        if person is not None and game.token_place[token] != NOWHERE:
            yield from carry_out(game, Scene(game.first, game.token_place[token], "DR-S3-06"), person.danger)
