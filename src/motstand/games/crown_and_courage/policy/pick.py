"""The way into the policy: what is asked decides which priorities answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.crown_and_courage import answers
from motstand.games.crown_and_courage.answers import GO_ON
from motstand.games.crown_and_courage.components import GRID
from motstand.games.crown_and_courage.policy import caring, moving, planning
from motstand.games.crown_and_courage.policy.plans import Plan, plan_named
from motstand.games.crown_and_courage.policy.worth import worth_of
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import effects_at
from motstand.kernel.flow import Choice, Option
from motstand.kernel.why import Why

Picking = Callable[[Crown, Choice, Plan], Option]

WORTH_PLAYING: Final = 0.6
"""A card is played when it gains so much more than it costs."""


def answer(game: Crown, choice: Choice, plan_name: str, why: Why) -> Option:
    """What a sensible government answers: a card first, if one is worth it; then what is asked."""
    plan = plan_named(plan_name)
    if choice.prompt in CARD_QUESTIONS:
        card, gain = caring.card_to_play(game, choice.options, plan)
        if gain > WORTH_PLAYING:
            why.say("why.card" if card[0] == "play" else "why.calm")
            return card
    why.say(f"why.{choice.prompt.split('.')[0]}")
    return PICKINGS[choice.prompt](game, choice, plan)


def order_to_execute(game: Crown, choice: Choice, plan: Plan) -> Option:
    """What is worth most first: it may change what the others can do. What would only harm is passed over."""
    best: Option = ()
    most = 0.0
    for option in choice.options:
        if option[0] == "resolve":
            worth = worth_at(game, option, plan)
        elif option[0] == "resolve_frame":
            worth = worth_of(game, game.box.order_front, plan)
        else:
            continue
        if worth > most or not best:
            best, most = option, worth
    return best or next(option for option in choice.options if option[0] in ("skip", "skip_frame"))


def tile_to_repeat(game: Crown, choice: Choice, plan: Plan) -> Option:
    repeats = [option for option in choice.options if option[0] == "repeat"]
    return max(repeats, key=lambda option: worth_at(game, option, plan))


def worth_at(game: Crown, option: Option, plan: Plan) -> float:
    """What the tile is worth that an answer names by its space."""
    _, square = option
    return worth_of(game, effects_at(game, GRID.index(square)), plan)


def card_to_order(game: Crown, choice: Choice, plan: Plan) -> Option:
    ordered = [option for option in choice.options if option[0] == "order"]
    return caring.card_to_play(game, ordered, plan, 2)[0] or ordered[0]


def first(game: Crown, choice: Choice, plan: Plan) -> Option:
    return choice.options[0]


def go_on(game: Crown, choice: Choice, plan: Plan) -> Option:
    return GO_ON


PICKINGS: Final[dict[str, Picking]] = {
    answers.PLAN.prompt: lambda game, choice, plan: planning.tile_to_choose(game, choice.options, plan),
    answers.PLACE_TILE.prompt: lambda game, choice, plan: planning.place_for_tile(game, choice.options, plan),
    answers.ACTIVE_LINE.prompt: lambda game, choice, plan: planning.line_to_activate(game, plan),
    answers.EXECUTE.prompt: order_to_execute,
    answers.BEFORE.prompt: go_on,
    answers.DISCARD.prompt: lambda game, choice, plan: caring.card_to_discard(game, choice.options),
    answers.MORALE_GAIN.prompt: lambda game, choice, plan: caring.morale_gain(game, choice.options),
    answers.MORALE_CARD.prompt: first,
    answers.ARMY.prompt: lambda game, choice, plan: moving.army_order(game, choice.options),
    answers.MOBILISE.prompt: lambda game, choice, plan: moving.army_order(game, choice.options),
    answers.MARCH.prompt: lambda game, choice, plan: moving.army_order(game, choice.options),
    answers.SABOTAGE.prompt: lambda game, choice, plan: caring.sabotage(game, choice.options),
    answers.EVACUATE.prompt: lambda game, choice, plan: moving.evacuation(game, choice.options, plan),
    answers.KING_GOES.prompt: lambda game, choice, plan: moving.step_of_king(game, choice.options),
    answers.GIVE_DIE.prompt: lambda game, choice, plan: moving.die_to_give(game, choice.options),
    answers.RAISE_DIE.prompt: first,
    answers.FIRE.prompt: lambda game, choice, plan: moving.fire_at(game, choice.options),
    answers.ORDER.prompt: card_to_order,
    answers.REPEAT.prompt: tile_to_repeat,
    answers.UPGRADE.prompt: lambda game, choice, plan: caring.tile_to_upgrade(game, choice.options),
    answers.SCOUT.prompt: first,
    answers.DEMAND.prompt: lambda game, choice, plan: caring.demand(game, plan),
    answers.BATTLES.prompt: first,
    answers.BATTLE.prompt: lambda game, choice, plan: moving.battle(game, choice.options, place_of(choice)),
    answers.SUPPORT.prompt: lambda game, choice, plan: moving.cheapest(game, choice.options, missing_of(choice)),
    answers.REMOVE.prompt: first,
    answers.VALIANT.prompt: lambda game, choice, plan: moving.valiant(game, place_of(choice)),
    answers.ESCAPE.prompt: lambda game, choice, plan: moving.escape(game, choice.options),
}

CARD_QUESTIONS: Final = {answers.PLAN.prompt, answers.BEFORE.prompt, answers.EXECUTE.prompt, answers.DEMAND.prompt}
"""Where a card is thought of: before a tile is chosen, before the Germans act, before orders are executed."""


def place_of(choice: Choice) -> str:
    assert choice.values is not None
    return str(choice.values["place"])


def missing_of(choice: Choice) -> int:
    assert choice.values is not None
    return int(choice.values["missing"])
