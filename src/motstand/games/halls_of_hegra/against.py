"""Which check of the rules is asked about an answer: its key, chapter by chapter."""

from __future__ import annotations

from motstand.games.halls_of_hegra.artillery import (
    objection_to_airfield,
    objection_to_gun,
    objection_to_row,
    objection_to_sector,
    objection_to_shelled,
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
from motstand.games.halls_of_hegra.infantry import STANDING, objection_to_target
from motstand.games.halls_of_hegra.maintenance import objection_to_bolstering, objection_to_promoting
from motstand.games.halls_of_hegra.meaning import text_of_choice
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
from motstand.kernel.flow import Choice, Option


def against(game: Hegra, choice: Choice, option: Option) -> str:
    """The key: asks the check that made the options."""
    head = option[0]
    if head in ("place", "take_back", "act"):
        return against_work(game, option)
    if head in ("fire", "machine_gun", "telephone", "reckless", "remove", "suppress"):
        return against_fighting(game, choice, option)
    if head in ("shell", "shelled", "clear", "airfield"):
        return against_shelling(game, choice, option)
    if head in ("run", "go", "stay", "halt", "fight"):
        return against_running(game, option)
    if head in ("repair", "unjam", "jam", "bolster", "promote", "calm", "open"):
        return against_tools(game, choice, option)
    if head in ("spend", "ready", "rest"):
        return against_waking(game, option)
    return against_people_and_cards(game, choice, option)


def against_waking(game: Hegra, option: Option) -> str:
    if option[0] == "spend":
        return objection_to_spending(game, option[1])
    if option[1] == "everyone":
        return objection_to_everyone(game)
    if game.tired[TYPES.index(option[1])] == 0:
        return "nobody.tired"
    return objection_to_readying(game) if option[0] == "ready" else objection_to_resting(game)


def against_work(game: Hegra, option: Option) -> str:
    space = game.box.spaces[game.box.space_index[option[-1]]]
    if option[0] == "act":
        # Why nobody can be there says more than that nobody is.
        return objection_to_space(game, space) or objection_to_acting(game, space)
    kind = TYPES.index(option[1])
    if option[0] == "place":
        return "nobody.ready" if game.ready[kind] == 0 else objection_to_place(game, kind, space)
    return objection_to_leaving(game, space.position) if is_posted(game, kind, space) else "nobody.space"


def is_posted(game: Hegra, kind: int, space: Space) -> bool:
    """Does a Defender of this type hold this Position?"""
    return space.position >= 0 and game.positions[space.position] == kind


def against_fighting(game: Hegra, choice: Choice, option: Option) -> str:
    head = option[0]
    if head == "telephone":
        telephone = game.box.spaces[game.box.space_index["field_telephone"]]
        return objection_to_space(game, telephone) or objection_to_telephone(game)
    if head == "reckless":
        return "nobody.space"
    if head in ("fire", "machine_gun"):
        position = POSITIONS.index(option[1])
        gun = objection_to_machine_gun(game, position, option[2]) if head == "machine_gun" else ""
        # In rubble says more than empty.
        rubble = objection_to_space(game, game.box.spaces[game.box.space_index[option[1]]])
        return gun or rubble or objection_to_fire(game, position)
    shooter = (choice.values or {}).get("defender", "")
    kind = TYPES.index(shooter) if shooter else NOBODY
    return objection_to_target(game, kind, option[1] - 1, option[2] if head == "remove" else STANDING)


def against_shelling(game: Hegra, choice: Choice, option: Option) -> str:
    values = choice.values or {}
    if option[0] == "shell":
        gun, target, where = option[1], option[2], option[3]
        if target == "sector":
            return objection_to_gun(game, gun) or objection_to_sector(game, where)
        missed = objection_to_row(game, gun, where) if target == "row" else objection_to_airfield(game, gun)
        return objection_to_gun(game, gun) or missed
    if option[0] == "shelled":
        return objection_to_shelled(values["icons"], option[1])
    if option[0] == "airfield":
        return objection_to_strike(game, option[1], option[2] if len(option) > 2 else 0)
    place = game.box.map.index[option[1]]
    if choice.prompt == "patrol.remove" and option[2] != "patrol":
        return "enemy.patrols_only"
    return objection_to_clearing(game, place, option[2]) or "enemy.other_row"


def against_running(game: Hegra, option: Option) -> str:
    if option[0] == "run":
        return "run.moved"
    run = game.runs[game.running]
    if option[0] == "go":
        return objection_to_going(game, run, game.box.map.index[option[1]], game.movement_left)
    return objection_to_fighting(game, run, option[1]) if option[0] == "fight" else objection_to_ending(game, run)


def against_tools(game: Hegra, choice: Choice, option: Option) -> str:
    head, what = option[0], option[1]
    if head == "repair":
        return objection_to_repairing(game, DAMAGED.index(what))
    if head == "unjam":
        return objection_to_unjamming(game, what)
    if head == "jam":
        return objection_to_jamming(game, (choice.values or {})["what"], what)
    if head == "bolster":
        return objection_to_bolstering(game, what)
    if head == "promote":
        return objection_to_promoting(game, TYPES.index(what))
    if head == "calm":
        return objection_to_calming(game, what)
    return objection_to_opening(game, [delivery.id for delivery in game.box.pieces.deliveries].index(what))


def against_people_and_cards(game: Hegra, choice: Choice, option: Option) -> str:
    """Who is there is offered, so whoever is not offered is not there, but for Medics at the Coup."""
    head = option[0]
    if head == "choose":
        text = text_of_choice(game, (choice.values or {})["card"])
        return objection_to_branch(game, text, next(each for each in text.branches if each.id == option[1]))
    if head == "use":
        return objection_to_using(game, game.box.cards.morale[option[1]])
    if head == "resolve":
        return objection_to_resolving(game)
    if head == "next":
        return "card.ordered"
    if head in ("treat", "cure", "admit"):
        return "patient.none"
    if head == "post" and area_of(game, option[2])[TYPES.index(option[1])] > 0:
        return objection_to_posting(game, TYPES.index(option[1]))
    if head in ("post", "tire"):
        return f"nobody.{option[2]}"
    return "nobody.morgue" if head == "bury" else "nobody.recruitment"


def area_of(game: Hegra, name: str) -> list[int]:
    """Those who are Ready, resting, Tired or dead, by type."""
    return {"ready": game.ready, "rest": game.rest, "tired": game.tired, "morgue": game.morgue}[name]
