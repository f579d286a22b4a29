"""What cards do: every verb of the vocabulary, how often it could be done now, and how it is done (HOH-FX).

The head of events.toml lists the verbs.
"""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import BURY, CHOOSE, DONE, KILL, READY, REPAIR_FREE, TIRE, decide
from motstand.games.halls_of_hegra.attack import advance
from motstand.games.halls_of_hegra.bags import (
    add_artillery_tiles,
    change_doubt_discs,
    change_miss_tiles,
    promise_recruits,
)
from motstand.games.halls_of_hegra.components import (
    COMMANDER,
    DAMAGED,
    DOUBT,
    INFANTRY_SECTORS,
    MISS,
    MOBILISATION,
    MORALE_LIMIT,
    NOBODY,
    TYPES,
    VOLUNTEER,
    Branch,
    Text,
)
from motstand.games.halls_of_hegra.damage import (
    break_tile,
    jam,
    jammable,
    repair,
    repair_options,
    unjam_one,
    unjam_options,
)
from motstand.games.halls_of_hegra.defence import lower_defence, raise_defence
from motstand.games.halls_of_hegra.error_messages import message
from motstand.games.halls_of_hegra.hit_bag import draw_tiles
from motstand.games.halls_of_hegra.infantry import remove_some
from motstand.games.halls_of_hegra.infirmary import patients, relapse, treat_one
from motstand.games.halls_of_hegra.injuries import injure_in_position, injure_one, lose_one, struck
from motstand.games.halls_of_hegra.mobilisation import change_doubt, change_fear
from motstand.games.halls_of_hegra.morale import add_despair, add_hope, change_morale
from motstand.games.halls_of_hegra.morning import readies
from motstand.games.halls_of_hegra.patrols import (
    add_patrol,
    lose_cargo,
    lower_suspicion,
    raise_suspicion,
    remove_patrol,
)
from motstand.games.halls_of_hegra.snow import dig, snowfall
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import change_supplies
from motstand.games.halls_of_hegra.surrender import lower_surrender, raise_surrender
from motstand.kernel.content.vocabulary import (
    ALWAYS,
    AtOnce,
    Effect,
    StepByStep,
    Vocabulary,
    always,
    gain,
    loss,
    number_and_word,
    one_of,
    room,
    signed,
    times,
    word_and_number,
)
from motstand.kernel.flow import Flow, Option

# -- the text of a card --------------------------------------------------------------------------------------


def carry_out(game: Hegra, text: Text, card: str) -> Flow[None]:
    """HOH-FX-01: effect by effect, from left to right; or those of the branch that the player picks."""
    effects = text.effects
    if text.branches:
        effects = yield from choose_branch(game, text, card)
    yield from VOCABULARY.carry_out(game, effects)


def choose_branch(game: Hegra, text: Text, card: str) -> Flow[list[Effect]]:
    """HOH-FX-02: one of the branches, and what it does."""
    branches = [branch for branch in text.branches if not objection_to_branch(game, text, branch)]
    options: list[Option] = [("choose", branch.id) for branch in branches]
    _, chosen = yield from decide(CHOOSE, options, {"card": card})
    game.note("card.chosen", "HOH-FX-02", {"card": card, "branch": chosen})
    return next(branch.effects for branch in branches if branch.id == chosen)


def objection_to_branch(game: Hegra, text: Text, branch: Branch) -> str:
    """HOH-FX-02: a branch of which nothing can be done may be picked only if that is true of all."""
    if VOCABULARY.can_do_something(game, branch.effects):
        return ""
    others = [other for other in text.branches if VOCABULARY.can_do_something(game, other.effects)]
    return "branch.nothing" if others else ""


def can_pay(game: Hegra, text: Text) -> bool:
    """HOH-FX-31: can all of this be carried out in full?"""
    return VOCABULARY.can_do_all(game, text.effects)


def shovel(game: Hegra, rule: str) -> Flow[None]:
    """HOH-MAINT-02: one step of snow; an item found there is resolved at once (HOH-MAINT-05)."""
    item = yield from dig(game, rule)
    if item:
        yield from carry_out(game, game.box.cards.snow[item].text, item)


# -- how often ----------------------------------------------------------------------------------------------
# A cost is never paid beyond the end of a track (HOH-Q-15).


def room_for_morale(game: Hegra, effect: Effect) -> int:
    """Above the highest level there are Hope cards, below the lowest somebody is injured."""
    victim = 1 if struck(game)[1] != NOBODY else 0
    return room(effect, MORALE_LIMIT - game.morale + len(game.hope), game.morale + MORALE_LIMIT + victim)


def room_before_the_attack(game: Hegra, effect: Effect, level: int, most: int) -> int:
    """Fear and Doubt are on the Mobilisation board alone."""
    return room(effect, most - level, level) if game.board == MOBILISATION else 0


def injurable(game: Hegra, effect: Effect) -> int:
    if effect.what == "position":
        return len([kind for kind in game.positions if kind != NOBODY])
    return sum(game.tired) + sum(game.ready)


def losable(game: Hegra, effect: Effect) -> int:
    if effect.what == "volunteer":
        return game.tired[VOLUNTEER] + game.ready[VOLUNTEER]
    return sum(game.tired) + sum(game.ready)


def able_to_advance(game: Hegra, effect: Effect) -> int:
    sector = int(effect.what) - 1
    return game.standing[sector] if sector < len(game.sectors()) else 0


# -- how -----------------------------------------------------------------------------------------------------


def surrender(game: Hegra, effect: Effect) -> None:
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            raise_surrender(game, "HOH-FX-11")
        else:
            lower_surrender(game, "HOH-FX-11")


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
        _, defender, area = yield from decide(TIRE, options, {"left": effect.amount - tired})
        kind = TYPES.index(defender)
        (game.ready if area == "ready" else game.rest)[kind] -= 1
        game.tired[kind] += 1
        game.note("tired", "HOH-FX-17", {"defender": defender, "area": area})


def ready(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-18: the player may make Tired Defenders Ready."""
    for made in range(effect.amount):
        options = readies(game)
        if not options:
            return
        options.append(DONE)
        answer: Option = yield READY.ask(COMMANDER, options, {"left": effect.amount - made})
        if answer == DONE:
            return
        _, defender = answer
        kind = TYPES.index(defender)
        game.tired[kind] -= 1
        game.ready[kind] += 1
        game.note("readied", "HOH-FX-18", {"defender": defender})


def treat(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        yield from treat_one(game, "HOH-FX-19")


def bury(game: Hegra, effect: Effect) -> Flow[None]:
    """HOH-FX-30: the player chooses who leaves the Morgue."""
    for _ in range(effect.amount):
        options: list[Option] = [("bury", TYPES[kind]) for kind, count in enumerate(game.morgue) if count > 0]
        if not options:
            return
        _, defender = yield from decide(BURY, options)
        kind = TYPES.index(defender)
        game.morgue[kind] -= 1
        game.reserve[kind] += 1
        game.note("buried", "HOH-FX-30", {"defender": defender})


def repairs(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        yield from repair(game, REPAIR_FREE)


def unjams(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        yield from unjam_one(game, "HOH-FX-23")


def patrol(game: Hegra, effect: Effect) -> Flow[None]:
    for _ in range(abs(effect.amount)):
        if effect.amount > 0:
            yield from add_patrol(game, "HOH-FX-25")
        else:
            yield from remove_patrol(game, "HOH-FX-25")


def relapses(game: Hegra, effect: Effect) -> None:
    for _ in range(effect.amount):
        relapse(game, "HOH-FX-20")


def lose_cargoes(game: Hegra, effect: Effect) -> None:
    for _ in range(-effect.amount):
        lose_cargo(game, "HOH-FX-26")


# -- the vocabulary ------------------------------------------------------------------------------------------

VOCABULARY: Final = Vocabulary[Hegra](
    {
        # Markers.
        "morale": AtOnce(signed, room_for_morale, lambda game, effect: change_morale(game, effect.amount, "HOH-FX-03")),
        "supply": AtOnce(
            signed,
            lambda game, effect: room(effect, ALWAYS, game.supplies),
            lambda game, effect: change_supplies(game, effect.amount, "HOH-FX-04"),
        ),
        "snow": StepByStep(signed, always, snow),
        "suspicion": StepByStep(
            signed,
            lambda game, effect: room(effect, ALWAYS, game.suspicion - game.box.tracks.numbered["suspicion"].least),
            suspicion,
        ),
        "defence": StepByStep(
            signed,
            lambda game, effect: room(effect, game.box.tracks.numbered["defence"].most - game.defence, game.defence),
            defence,
        ),
        "fear": AtOnce(
            signed,
            lambda game, effect: room_before_the_attack(game, effect, game.fear, game.box.tracks.numbered["fear"].most),
            lambda game, effect: change_fear(game, effect.amount, "HOH-FX-08"),
        ),
        "doubt": AtOnce(
            signed,
            lambda game, effect: room_before_the_attack(game, effect, game.doubt, len(game.box.tracks.doubt_discs) - 1),
            lambda game, effect: change_doubt(game, effect.amount, "HOH-FX-08"),
        ),
        "surrender": AtOnce(signed, lambda game, effect: room(effect, ALWAYS, game.surrender), surrender),
        # The bags.
        "doubt_disc": AtOnce(
            signed,
            lambda game, effect: room(effect, game.doubt_reserve, game.recruit_bag.rest.count(DOUBT)),
            lambda game, effect: change_doubt_discs(game, effect.amount, "HOH-FX-09"),
        ),
        "recruit": AtOnce(
            word_and_number(message("effect-recruit"), TYPES),
            lambda game, effect: game.reserve[TYPES.index(effect.what)],
            lambda game, effect: promise_recruits(game, TYPES.index(effect.what), effect.amount, "HOH-FX-10"),
        ),
        "hit": StepByStep(times, always, lambda game, effect: draw_tiles(game, effect.amount, "HOH-FX-12")),
        "miss": AtOnce(
            signed,
            lambda game, effect: room(effect, game.miss_reserve, game.hit_bag.rest.count(MISS)),
            lambda game, effect: change_miss_tiles(game, effect.amount, "HOH-FX-13"),
        ),
        "artillery_tile": AtOnce(
            gain,
            lambda game, effect: game.artillery_tile_reserve,
            lambda game, effect: add_artillery_tiles(game, effect.amount, "HOH-FX-14"),
        ),
        # Defenders.
        "injure": StepByStep(
            number_and_word(message("effect-whom"), ["position"], may_be_alone=True), injurable, injuries
        ),
        "lose": AtOnce(number_and_word(message("effect-whom"), ["volunteer"], may_be_alone=True), losable, lose),
        "tire": StepByStep(times, lambda game, effect: sum(game.ready) + sum(game.rest), tire),
        "ready": StepByStep(times, lambda game, effect: sum(game.tired), ready),
        "treat": StepByStep(times, lambda game, effect: ALWAYS if patients(game, "treat") else 0, treat),
        "relapse": AtOnce(times, lambda game, effect: ALWAYS if game.waiting_count() > 0 else 0, relapses),
        "bury": StepByStep(times, lambda game, effect: sum(game.morgue), bury),
        # The fortress.
        "repair": StepByStep(
            times, lambda game, effect: ALWAYS if repair_options(game) or unjam_options(game) else 0, repairs
        ),
        "jam": StepByStep(
            one_of(message("effect-jam"), ["gun", "machine_gun", "any"]),
            lambda game, effect: len(jammable(game, effect.what)),
            lambda game, effect: jam(game, effect.what, "HOH-FX-22"),
        ),
        "unjam": StepByStep(times, lambda game, effect: ALWAYS if unjam_options(game) else 0, unjams),
        "break": StepByStep(
            one_of(message("effect-break"), DAMAGED),
            lambda game, effect: 1 if effect.what in game.hit_bag else 0,
            lambda game, effect: break_tile(game, effect.what, "HOH-FX-24"),
        ),
        # The Germans.
        "patrol": StepByStep(signed, lambda game, effect: room(effect, ALWAYS, sum(game.patrols)), patrol),
        "cargo": AtOnce(loss, lambda game, effect: sum(game.depots), lose_cargoes),
        "advance": StepByStep(
            number_and_word(message("effect-advance"), [str(sector) for sector in range(1, INFANTRY_SECTORS + 1)]),
            able_to_advance,
            lambda game, effect: advance(game, effect.amount, int(effect.what) - 1),
        ),
        "kill": StepByStep(
            times,
            lambda game, effect: sum(game.standing) + sum(game.lying),
            lambda game, effect: remove_some(game, effect.amount, NOBODY, KILL, "HOH-FX-28"),
        ),
        # Cards.
        "hope": AtOnce(
            times,
            lambda game, effect: len(game.hope),
            lambda game, effect: add_hope(game, effect.amount, "HOH-FX-29"),
        ),
        "despair": AtOnce(
            times,
            lambda game, effect: len(game.despair),
            lambda game, effect: add_despair(game, effect.amount, "HOH-FX-29"),
        ),
    }
)
