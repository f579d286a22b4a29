"""Why not? What speaks against an answer, as the rules themselves say it when they make their options."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.crown_and_courage.answers import ESCAPE, VALIANT
from motstand.games.crown_and_courage.army import objection_to_entering, objection_to_mobilising
from motstand.games.crown_and_courage.battle import objection_to_fleeing
from motstand.games.crown_and_courage.components import ACTION_POSITIONS, DISPLAY, GRID, NOTHING
from motstand.games.crown_and_courage.demands import objection_to_declining
from motstand.games.crown_and_courage.evacuation import (
    objection_to_moving_now,
    objection_to_plan,
    objection_to_route,
    objection_to_step,
)
from motstand.games.crown_and_courage.execute import waiting
from motstand.games.crown_and_courage.hand import objection_to_calming, objection_to_playing
from motstand.games.crown_and_courage.plan import objection_to_choosing, objection_to_placing
from motstand.games.crown_and_courage.sabotage import (
    objection_to_recruiting,
    objection_to_sending,
    objection_to_smuggling,
    objection_to_training,
)
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import objection_to_repeating, objection_to_upgrading
from motstand.kernel.flow import Choice, Option
from motstand.kernel.words.messages import Message

RULES: Final[dict[str, str]] = {
    "plan.empty": "CNC-PLAN-08",
    "plan.price": "CNC-PLAN-10",
    "place.taken": "CNC-PLAN-13",
    "place.chaos": "CNC-TILE-01",
    "place.impossible": "CNC-PLAN-15",
    "card.price": "CNC-CARD-02",
    "card.nothing": "CNC-CARD-01",
    "calm.cards": "CNC-DANGER-12",
    "calm.lowest": "CNC-Q-25",
    "mobilise.centre": "CNC-ARMY-02",
    "mobilise.supply": "CNC-ARMY-04",
    "mobilise.taken": "CNC-ARMY-03",
    "march.freedom": "CNC-ARMY-09",
    "march.red": "CNC-ARMY-09",
    "march.germans": "CNC-ARMY-07",
    "march.bombed": "CNC-ARMY-08",
    "march.occupied": "CNC-ARMY-08",
    "march.other": "CNC-ARMY-05",
    "evacuate.population": "CNC-EVAC-02",
    "evacuate.planned": "CNC-EVAC-04",
    "evacuate.no_die": "CNC-Q-54",
    "evacuate.no_way": "CNC-Q-53",
    "king.freedom": "CNC-FLOW-15",
    "king.red": "CNC-EVAC-06",
    "king.far": "CNC-EVAC-06",
    "king.ends": "CNC-Q-53",
    "escape.far": "CNC-ESCAPE-08",
    "escape.freedom": "CNC-ESCAPE-10",
    "escape.red": "CNC-ESCAPE-10",
    "escape.highway": "CNC-ESCAPE-10",
    "escape.germans": "CNC-ESCAPE-10",
    "demand.willpower": "CNC-Q-87",
    "sabotage.population": "CNC-SAB-02",
    "sabotage.loyalty": "CNC-SAB-03",
    "sabotage.no_recruit": "CNC-SAB-03",
    "sabotage.nobody": "CNC-SAB-05",
    "sabotage.no_value": "CNC-SAB-05",
    "sabotage.face_down": "CNC-SAB-07",
    "sabotage.taken": "CNC-SAB-06",
    "sabotage.no_saboteur": "CNC-SAB-08",
    "sabotage.six": "CNC-SAB-08",
    "repeat.empty": "CNC-Q-47",
    "repeat.elsewhere": "CNC-REPEAT-01",
    "repeat.repeats": "CNC-Q-47",
    "repeat.nothing": "CNC-Q-30",
    "upgrade.empty": "CNC-UPG-01",
    "upgrade.chaos": "CNC-UPG-01",
    "upgrade.level": "CNC-UPG-05",
    "fire.range": "CNC-FIRE-04",
    "die.none": "CNC-EVAC-14",
    "scout.open": "CNC-CARD-01",
    "battle.loyalty": "CNC-CARD-05",
    "battle.strength": "CNC-CARD-06",
    "battle.weak": "CNC-BATTLE-12",
    "battle.alone": "CNC-BATTLE-04",
    "battle.not_alone": "CNC-BATTLE-01",
    "battle.attacker": "CNC-HELL-02",
    "battle.elsewhere": "CNC-BATTLE-01",
    "execute.piece": "CNC-EXEC-01",
    "execute.nothing": "CNC-Q-104",
    "morale.end": "CNC-MORALE-03",
    "morale.top": "CNC-MORALE-08",
    "morale.not_top": "CNC-MORALE-01",
    "other": "",
    # A thing that is not asked about now.
    "over": "CNC-FLOW-01",
    "fate": "CNC-COMP-02",
    "first": "",
    "begun": "",
    "button": "",
    "later": "CNC-FLOW-10",
}
"""Every key with the rule that forbids it ("": the one behind the question)."""


def objection(game: Crown, choice: Choice, option: Option) -> Message | None:
    """What speaks against an answer; None exactly if it is offered."""
    if option in choice.options:
        return None
    return against(check(game, choice, option) or "other", choice)


def against(key: str, choice: Choice | None = None, **values: Any) -> Message:
    rule = RULES[key] or (choice.rule if choice is not None else "")
    return Message(key, values, rule)


def check(game: Crown, choice: Choice, option: Option) -> str:
    """The key: asks the check that made the options."""
    return (
        of_plans(game, choice, option)
        or of_cards(game, choice, option)
        or of_troops(game, choice, option)
        or of_king(game, choice, option)
        or of_sabotage(game, option)
        or of_battles(game, choice, option)
        or of_morale(game, option)
    )


def of_plans(game: Crown, choice: Choice, option: Option) -> str:
    """Tiles: chosen, placed, resolved, repeated, upgraded."""
    match option:
        case ("choose", displayed):
            return objection_to_choosing(game, DISPLAY.index(displayed))
        case ("place", square, face):
            return objection_to_placing(game, GRID.index(square), face)
        case ("resolve", square):
            return "execute.nothing" if GRID.index(square) in waiting(game) else "execute.piece"
        case ("resolve_frame", position):
            return "execute.nothing" if position == game.frame_piece else "execute.piece"
        case (("skip" | "skip_frame"), _):
            return "execute.piece"
        case ("repeat", square):
            within = (choice.values or {})["within"]
            return objection_to_repeating(game, within, game.resolving, GRID.index(square))
        case ("upgrade", square):
            return objection_to_upgrading(game, game.grid[GRID.index(square)], (choice.values or {})["most"])
        case ("upgrade_plan", displayed):
            return objection_to_upgrading(game, game.display[DISPLAY.index(displayed)], (choice.values or {})["most"])
    return ""


def of_cards(game: Crown, choice: Choice, option: Option) -> str:
    match option:
        case (("play" | "order"), card, number):
            cheaper = (choice.values or {}).get("cheaper", 0) if option[0] == "order" else 0
            return objection_to_playing(game, game.box.cards[card].actions[number - 1], cheaper)
        case ("calm", cards):
            return objection_to_calming(game, cards)
        case ("scout", position):
            return "scout.open" if game.frame[position] != NOTHING or position > ACTION_POSITIONS else ""
        case ("decline",):
            return objection_to_declining(game, game.demand) if game.demand else ""
    return ""


def of_troops(game: Crown, choice: Choice, option: Option) -> str:
    index = game.box.map.index
    match option:
        case ("mobilise", place):
            if index[place] not in game.box.map.centres:
                return "mobilise.centre"
            return objection_to_mobilising(game, index[place])
        case ("march", _, end, _):
            # An army that is on its way goes on as it is.
            return objection_to_entering(game, index[end]) or "march.other"
        case ("fire", _, _):
            return "fire.range"
    return ""


def of_king(game: Crown, choice: Choice, option: Option) -> str:
    match option:
        case ("new_route",):
            return objection_to_route(game)
        case ("plan_journey",):
            return objection_to_plan(game)
        case ("move_now",):
            return objection_to_moving_now(game)
        case ("go", place):
            space = game.box.map.index[place]
            beside = space in game.box.map.orthogonal[game.king]
            if choice.prompt == ESCAPE.prompt:
                return objection_to_fleeing(game, space) if beside else "escape.far"
            return (objection_to_step(game, space) or "king.ends") if beside else "king.far"
        case (("give_die" | "raise_die"), _):
            return "die.none"
    return ""


def of_sabotage(game: Crown, option: Option) -> str:
    match option:
        case ("recruit",):
            return objection_to_recruiting(game)
        case ("train",):
            return objection_to_training(game)
        case ("send", value, position):
            return objection_to_sending(game, position) or ("" if value in game.sabotage else "sabotage.no_value")
        case ("smuggle", position):
            return objection_to_smuggling(game, position)
    return ""


def of_battles(game: Crown, choice: Choice, option: Option) -> str:
    match option:
        case ("support", card):
            if game.box.cards[card].strength == 0:
                return "battle.strength"
            return "battle.loyalty" if game.loyalty() == 0 else "battle.weak"
        case ("hold",):
            return "battle.weak"
        case ("retreat",):
            return "battle.alone"
        case ("flee",):
            return "battle.not_alone"
        case ("remove", _, _):
            return "battle.attacker"
        case ("fight", _):
            return "battle.elsewhere"
    return "" if choice.prompt != VALIANT.prompt else "other"


def of_morale(game: Crown, option: Option) -> str:
    match option:
        case ("right",):
            return "morale.end"
        case ("up",):
            return "morale.top"
        case ("give_order",):
            return "morale.not_top"
    return ""
