"""Finds the key of the reason against an answer: the checks of the rules, chapter by chapter."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.answers import EVERYONE, REMOVE_PATROL, STANDING, STAY, STOP
from motstand.games.halls_of_hegra.artillery import (
    objection_to_gun,
    objection_to_shelled,
    objection_to_shelling,
    objection_to_strike,
)
from motstand.games.halls_of_hegra.components import DAMAGED, NOBODY, POSITIONS, TYPES, Space
from motstand.games.halls_of_hegra.coup import objection_to_posting
from motstand.games.halls_of_hegra.damage import (
    objection_to_jamming,
    objection_to_repairing,
    objection_to_unjamming,
)
from motstand.games.halls_of_hegra.day import objection_to_acting
from motstand.games.halls_of_hegra.effects import objection_to_branch
from motstand.games.halls_of_hegra.evening import objection_to_resolving, objection_to_using
from motstand.games.halls_of_hegra.infantry import objection_to_target
from motstand.games.halls_of_hegra.maintenance import objection_to_bolstering, objection_to_promoting
from motstand.games.halls_of_hegra.mobilisation import objection_to_calming, objection_to_opening
from motstand.games.halls_of_hegra.morning import (
    objection_to_everyone,
    objection_to_leaving,
    objection_to_place,
    objection_to_readying,
    objection_to_resting,
    objection_to_space,
    objection_to_spending,
)
from motstand.games.halls_of_hegra.patrols import objection_to_clearing
from motstand.games.halls_of_hegra.running import (
    objection_to_ending,
    objection_to_fighting,
    objection_to_going,
)
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.walls import objection_to_fire, objection_to_machine_gun, objection_to_telephone
from motstand.games.halls_of_hegra.why_not.clicks import text_of_choice
from motstand.kernel.flow import Choice, Option


def against(game: Hegra, choice: Choice, option: Option) -> str:
    """The key of the reason against an answer, from the same check that the options are made with."""
    values = choice.values or {}
    return (
        against_morning(game, option)
        or against_fighting(game, values, option)
        or against_shelling(game, choice, option)
        or against_running(game, option)
        or against_tools(game, values, option)
        or against_people_and_cards(game, values, option)
    )


def space_of(game: Hegra, id: str) -> Space:
    return game.box.spaces[game.box.space_index[id]]


def against_morning(game: Hegra, option: Option) -> str:
    """Waking, placing, and what is done at the Actions."""
    match option:
        case ("spend", what):
            return objection_to_spending(game, what)
        case ("ready", defender):
            if option == EVERYONE:
                return objection_to_everyone(game)
            return objection_to_readying(game) if game.tired[TYPES.index(defender)] else "nobody.tired"
        case ("rest", defender):
            return objection_to_resting(game) if game.tired[TYPES.index(defender)] else "nobody.tired"
        case ("place", defender, space):
            kind = TYPES.index(defender)
            return objection_to_place(game, kind, space_of(game, space)) if game.ready[kind] else "nobody.ready"
        case ("take_back", defender, space):
            position = space_of(game, space).position
            posted = position >= 0 and game.positions[position] == TYPES.index(defender)
            return objection_to_leaving(game, position) if posted else "nobody.space"
        case ("act", space):
            # Why nobody can be there says more than that nobody is.
            return objection_to_space(game, space_of(game, space)) or objection_to_acting(game, space_of(game, space))
    return ""


def against_fighting(game: Hegra, values: dict[str, Any], option: Option) -> str:
    """Answers on the walls."""
    shooter = values.get("defender", "")
    match option:
        case ("telephone",):
            return objection_to_space(game, space_of(game, "field_telephone")) or objection_to_telephone(game)
        case ("reckless", _):
            return "nobody.space"
        case ("fire", position):
            return against_shot(game, position)
        case ("machine_gun", position, supplies):
            gun = objection_to_machine_gun(game, POSITIONS.index(position), supplies)
            return gun or against_shot(game, position)
        case ("remove", sector, state):
            return objection_to_target(game, TYPES.index(shooter) if shooter else NOBODY, sector - 1, state)
        case ("suppress", sector):
            return objection_to_target(game, TYPES.index(shooter) if shooter else NOBODY, sector - 1, STANDING)
    return ""


def against_shot(game: Hegra, position: str) -> str:
    """A shot: that the Position is in rubble tells more than that it is empty, so it comes first."""
    return objection_to_space(game, space_of(game, position)) or objection_to_fire(game, POSITIONS.index(position))


def against_shelling(game: Hegra, choice: Choice, option: Option) -> str:
    """The Guns."""
    match option:
        case ("shell", gun, target, where):
            return objection_to_gun(game, gun) or objection_to_shelling(game, gun, target, where)
        case ("shelled", count):
            return objection_to_shelled((choice.values or {})["icons"], count)
        case ("airfield", *_):
            # Not by a starred name: mypyc makes it a tuple where Python makes it a list.
            return objection_to_strike(game, *option[1:])
        case ("clear", place, enemy):
            if choice.prompt == REMOVE_PATROL.prompt and enemy != "patrol":
                return "enemy.patrols_only"
            return objection_to_clearing(game, game.box.map.index[place], enemy) or "enemy.other_row"
    return ""


def against_running(game: Hegra, option: Option) -> str:
    """The Supply Runs."""
    match option:
        case ("run", _, _, _):
            return "run.moved"
        case ("go", place):
            return objection_to_going(game, game.runs[game.running], game.box.map.index[place], game.movement_left)
        case ("fight", enemy):
            return objection_to_fighting(game, game.runs[game.running], enemy)
    return objection_to_ending(game, game.runs[game.running]) if option in (STAY, STOP) else ""


def against_tools(game: Hegra, values: dict[str, Any], option: Option) -> str:
    """Negotiations, Maintenance, and what cards break."""
    match option:
        case ("repair", damage):
            return objection_to_repairing(game, DAMAGED.index(damage))
        case ("unjam", weapon):
            return objection_to_unjamming(game, weapon)
        case ("jam", weapon):
            return objection_to_jamming(game, values["what"], weapon)
        case ("bolster", what):
            return objection_to_bolstering(game, what)
        case ("promote", defender):
            return objection_to_promoting(game, TYPES.index(defender))
        case ("calm", track):
            return objection_to_calming(game, track)
        case ("open", delivery):
            return objection_to_opening(game, [each.id for each in game.box.pieces.deliveries].index(delivery))
    return ""


def against_people_and_cards(game: Hegra, values: dict[str, Any], option: Option) -> str:
    """Everybody who is there is offered, so the reason is that nobody is there; but Medics at the Coup."""
    match option:
        case ("choose", chosen):
            text = text_of_choice(game, values["card"])
            return objection_to_branch(game, text, next(branch for branch in text.branches if branch.id == chosen))
        case ("use", card):
            return objection_to_using(game, game.box.cards.morale[card])
        case ("resolve", _):
            return objection_to_resolving(game)
        case ("next", _):
            return "card.ordered"
        case ("treat" | "cure" | "admit", *_):
            return "patient.none"
        case ("post", defender, area) if area_of(game, area)[TYPES.index(defender)] > 0:
            return objection_to_posting(game, TYPES.index(defender))
        case ("post" | "tire", _, area):
            return f"nobody.{area}"
        case ("bury", _):
            return "nobody.morgue"
        case ("keep", _):
            return "nobody.recruitment"
    return ""


def area_of(game: Hegra, name: str) -> list[int]:
    """Those who are Ready, resting, Tired or dead, by type."""
    return {"ready": game.ready, "rest": game.rest, "tired": game.tired, "morgue": game.morgue}[name]
