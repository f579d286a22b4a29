"""What cards do: the vocabulary of content/events.toml, verb by verb (HOH-FX)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motstand.games.halls_of_hegra.answers import DONE, decide
from motstand.games.halls_of_hegra.attack import advance
from motstand.games.halls_of_hegra.bags import (
    add_artillery_tiles,
    change_doubt_discs,
    change_miss_tiles,
    promise_recruits,
)
from motstand.games.halls_of_hegra.components import COMMANDER, NOBODY, TYPES, VOLUNTEER, Branch, Effect, Text
from motstand.games.halls_of_hegra.damage import break_tile, jam, repair, unjam_one
from motstand.games.halls_of_hegra.defence import lower_defence, raise_defence
from motstand.games.halls_of_hegra.hit_bag import draw_tiles
from motstand.games.halls_of_hegra.infantry import remove_some
from motstand.games.halls_of_hegra.infirmary import relapse, treat_one
from motstand.games.halls_of_hegra.injuries import injure_in_position, injure_one, lose_one
from motstand.games.halls_of_hegra.mobilisation import change_doubt, change_fear
from motstand.games.halls_of_hegra.morale import add_despair, add_hope, change_morale
from motstand.games.halls_of_hegra.patrols import (
    add_patrol,
    lose_cargo,
    lower_suspicion,
    raise_suspicion,
    remove_patrol,
)
from motstand.games.halls_of_hegra.possible import can_do_something
from motstand.games.halls_of_hegra.snow import dig, snowfall
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import change_supplies
from motstand.games.halls_of_hegra.surrender import lower_surrender, raise_surrender
from motstand.kernel.flow import Choice, Flow, Option


def carry_out(game: Hegra, text: Text, card: str) -> Flow[None]:
    """HOH-FX-01: effect by effect, from left to right; or those of the branch that the player picks."""
    effects = text.effects
    if text.branches:
        effects = yield from choose_branch(game, text, card)
    for effect in effects:
        if effect.verb in AT_ONCE:
            AT_ONCE[effect.verb](game, effect)
        else:
            yield from STEP_BY_STEP[effect.verb](game, effect)


def choose_branch(game: Hegra, text: Text, card: str) -> Flow[list[Effect]]:
    """HOH-FX-02: one of the branches, and what it does."""
    branches = [branch for branch in text.branches if not objection_to_branch(game, text, branch)]
    options: list[Option] = [("choose", branch.id) for branch in branches]
    answer = yield from decide("card.choose", options, "HOH-FX-02", {"card": card})
    game.note("card.chosen", "HOH-FX-02", {"card": card, "branch": answer[1]})
    return next(branch.effects for branch in branches if branch.id == answer[1])


def objection_to_branch(game: Hegra, text: Text, branch: Branch) -> str:
    """HOH-FX-02: a branch of which nothing can be done may be picked only if that is true of all."""
    if can_do_something(game, branch.effects):
        return ""
    return "branch.nothing" if any(can_do_something(game, other.effects) for other in text.branches) else ""


def shovel(game: Hegra, rule: str) -> Flow[None]:
    """HOH-MAINT-02: one step of snow; an item found there is resolved at once (HOH-MAINT-05)."""
    item = yield from dig(game, rule)
    if item:
        yield from carry_out(game, game.box.cards.snow[item].text, item)


# -- at once: nothing to decide, nothing to draw -------------------------------------------------------------


def morale(game: Hegra, effect: Effect) -> None:
    change_morale(game, effect.amount, "HOH-FX-03")


def supply(game: Hegra, effect: Effect) -> None:
    change_supplies(game, effect.amount, "HOH-FX-04")


def fear(game: Hegra, effect: Effect) -> None:
    change_fear(game, effect.amount, "HOH-FX-08")


def doubt(game: Hegra, effect: Effect) -> None:
    change_doubt(game, effect.amount, "HOH-FX-08")


def surrender(game: Hegra, effect: Effect) -> None:
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            raise_surrender(game, "HOH-FX-11")
        else:
            lower_surrender(game, "HOH-FX-11")


def doubt_disc(game: Hegra, effect: Effect) -> None:
    change_doubt_discs(game, effect.amount, "HOH-FX-09")


def recruit(game: Hegra, effect: Effect) -> None:
    promise_recruits(game, TYPES.index(effect.what), effect.amount, "HOH-FX-10")


def miss(game: Hegra, effect: Effect) -> None:
    change_miss_tiles(game, effect.amount, "HOH-FX-13")


def artillery_tile(game: Hegra, effect: Effect) -> None:
    add_artillery_tiles(game, effect.amount, "HOH-FX-14")


def lose(game: Hegra, effect: Effect) -> None:
    """HOH-FX-16: by the chart; or Volunteers, of the Tired area if there is one, else of the Ready area."""
    for _ in range(effect.amount):
        if effect.what == "":
            lose_one(game, "HOH-FX-16")
            continue
        area = game.tired if game.tired[VOLUNTEER] > 0 else game.ready
        if area[VOLUNTEER] > 0:
            area[VOLUNTEER] -= 1
            game.reserve[VOLUNTEER] += 1
            game.note("lost", "HOH-FX-16", {"defender": "volunteer"})


def relapses(game: Hegra, effect: Effect) -> None:
    for _ in range(effect.amount):
        relapse(game, "HOH-FX-20")


def cargo(game: Hegra, effect: Effect) -> None:
    for _ in range(-effect.amount):
        lose_cargo(game, "HOH-FX-26")


def hope(game: Hegra, effect: Effect) -> None:
    add_hope(game, effect.amount, "HOH-FX-29")


def despair(game: Hegra, effect: Effect) -> None:
    add_despair(game, effect.amount, "HOH-FX-29")


AT_ONCE: Final[dict[str, Callable[[Hegra, Effect], None]]] = {
    "morale": morale,
    "supply": supply,
    "fear": fear,
    "doubt": doubt,
    "surrender": surrender,
    "doubt_disc": doubt_disc,
    "recruit": recruit,
    "miss": miss,
    "artillery_tile": artillery_tile,
    "lose": lose,
    "relapse": relapses,
    "cargo": cargo,
    "hope": hope,
    "despair": despair,
}

# -- step by step: something may be drawn, rolled or decided -------------------------------------------------


def snow(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-05: each step for itself (HOH-Q-27)."""
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            yield from snowfall(game, "HOH-FX-05")
        else:
            yield from shovel(game, "HOH-FX-05")


def suspicion(game: Hegra, effect: Effect) -> Flow[None]:
    if effect.amount > 0:
        yield from raise_suspicion(game, effect.amount, "HOH-FX-06")
    else:
        lower_suspicion(game, -effect.amount, "HOH-FX-06")


def defence(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            raise_defence(game, "HOH-FX-07")
        else:
            yield from lower_defence(game, "HOH-FX-07")


def hit(game: Hegra, effect: Effect) -> Flow[None]:
    yield from draw_tiles(game, effect.amount, "HOH-FX-12")


def injuries(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-15: unspecified, or in the leftmost manned Position, if there is one."""
    for _ in range(effect.amount):
        if effect.what == "":
            yield from injure_one(game, "HOH-FX-15")
        elif game.manned() >= 0:
            yield from injure_in_position(game, game.manned(), "HOH-FX-15")


def tire(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-17: the player says who of Ready and Rest becomes Tired."""
    for tired in range(effect.amount):
        options: list[Option] = [("tire", TYPES[kind], "ready") for kind, count in enumerate(game.ready) if count > 0]
        options += [("tire", TYPES[kind], "rest") for kind, count in enumerate(game.rest) if count > 0]
        if not options:
            return
        answer = yield from decide("tire", options, "HOH-FX-17", {"left": effect.amount - tired})
        kind = TYPES.index(answer[1])
        area = game.ready if answer[2] == "ready" else game.rest
        area[kind] -= 1
        game.tired[kind] += 1
        game.note("tired", "HOH-FX-17", {"defender": answer[1]})


def ready(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-18: the player may make Tired Defenders Ready."""
    for made in range(effect.amount):
        options: list[Option] = [("ready", TYPES[kind]) for kind, count in enumerate(game.tired) if count > 0]
        if not options:
            return
        options.append(DONE)
        answer: Option = yield Choice(COMMANDER, "ready", options, "HOH-FX-18", {"left": effect.amount - made})
        if answer == DONE:
            return
        kind = TYPES.index(answer[1])
        game.tired[kind] -= 1
        game.ready[kind] += 1
        game.note("readied", "HOH-FX-18", {"defender": answer[1]})


def treat(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        yield from treat_one(game, "HOH-FX-19")


def bury(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-30: the player chooses who leaves the Morgue."""
    for _ in range(effect.amount):
        options: list[Option] = [("bury", TYPES[kind]) for kind, count in enumerate(game.morgue) if count > 0]
        if not options:
            return
        answer = yield from decide("bury", options, "HOH-FX-30")
        kind = TYPES.index(answer[1])
        game.morgue[kind] -= 1
        game.reserve[kind] += 1
        game.note("buried", "HOH-FX-30", {"defender": answer[1]})


def repairs(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        yield from repair(game, "repair.free", "HOH-FX-21")


def jams(game: Hegra, effect: Effect) -> Flow[None]:
    yield from jam(game, effect.what, "HOH-FX-22")


def unjams(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        yield from unjam_one(game, "HOH-FX-23")


def breaks(game: Hegra, effect: Effect) -> Flow[None]:
    yield from break_tile(game, effect.what, "HOH-FX-24")


def patrol(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            yield from add_patrol(game, "HOH-FX-25")
        else:
            yield from remove_patrol(game, "HOH-FX-25")


def advances(game: Hegra, effect: Effect) -> Flow[None]:
    yield from advance(game, effect.amount, int(effect.what) - 1)


def kill(game: Hegra, effect: Effect) -> Flow[None]:
    yield from remove_some(game, effect.amount, NOBODY, "kill", "HOH-FX-28")


STEP_BY_STEP: Final[dict[str, Callable[[Hegra, Effect], Flow[None]]]] = {
    "snow": snow,
    "suspicion": suspicion,
    "defence": defence,
    "hit": hit,
    "injure": injuries,
    "tire": tire,
    "ready": ready,
    "treat": treat,
    "bury": bury,
    "repair": repairs,
    "jam": jams,
    "unjam": unjams,
    "break": breaks,
    "patrol": patrol,
    "advance": advances,
    "kill": kill,
}
