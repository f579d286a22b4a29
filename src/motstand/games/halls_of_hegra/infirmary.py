"""Section 05, Infirmary: treating Patients, the Medicine Cabinet, Recovery and Relapse."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import ADMIT, CABINET, DECLINE, TREAT, decide
from motstand.games.halls_of_hegra.breakdown import add_part, add_waiting
from motstand.games.halls_of_hegra.components import COMMANDER, LEVELS, NOBODY, TYPES
from motstand.games.halls_of_hegra.injuries import to_morgue
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow, Option


def patients(game: Hegra, word: str) -> list[Option]:
    """Every Patient, in a bed or waiting (HOH-INFIRM-14, HOH-Q-77); those alike are named once."""
    options: list[Option] = []
    for bed, kind in enumerate(game.bed_types):
        if kind != NOBODY:
            option: Option = (word, TYPES[kind], game.bed_levels[bed], "bed")
            if option not in options:
                options.append(option)
    for level, types in enumerate(game.waiting, start=1):
        options += [(word, TYPES[kind], level, "waiting") for kind, count in enumerate(types) if count > 0]
    return options


def bed_of(game: Hegra, kind: int, level: int) -> int:
    """A bed with a Patient of this type on this level."""
    for bed, patient in enumerate(game.bed_types):
        if patient == kind and game.bed_levels[bed] == level:
            return bed
    raise AssertionError("a Patient was offered who is not there")


def treat_one(game: Hegra, rule: str) -> Flow[None]:
    """HOH-INFIRM-06: a Patient of the player's choice goes 1 level up; nothing without Patients."""
    options = patients(game, "treat")
    if not options:
        return
    _, defender, level, ward = yield from decide(TREAT, options, {"uses": game.uses}, rule)
    kind = TYPES.index(defender)
    if ward == "bed":
        bed_up(game, bed_of(game, kind, level), rule)
        return
    game.waiting[level - 1][kind] -= 1
    if level == LEVELS:
        recovered(game, kind, "waiting", rule)
    else:
        game.waiting[level][kind] += 1
        note_treated(game, kind, "waiting", level + 1, rule)


def bed_up(game: Hegra, bed: int, rule: str) -> None:
    """A Patient in a bed goes 1 level up; HOH-INFIRM-04: from the + to the Tired area."""
    kind = game.bed_types[bed]
    if game.bed_levels[bed] == LEVELS:
        game.bed_types[bed] = NOBODY
        game.bed_levels[bed] = 0
        recovered(game, kind, "bed", rule)
    else:
        game.bed_levels[bed] += 1
        note_treated(game, kind, "bed", game.bed_levels[bed], rule)


def note_treated(game: Hegra, kind: int, ward: str, level: int, rule: str) -> None:
    """A Patient has come up to this level, in a bed or in the Waiting Area."""
    told = {"defender": TYPES[kind], "ward": ward, "from": level - 1, "level": level}
    entry = game.note("infirmary.treated", rule, told)
    add_part(entry, "part.level", "HOH-INFIRM-04", level - 1)
    add_part(entry, "part.better", rule, 1)


def recovered(game: Hegra, kind: int, ward: str, rule: str) -> None:
    """A Patient leaves a bed or the Waiting Area for the Tired area."""
    game.tired[kind] += 1
    game.note("infirmary.recovered", rule, {"defender": TYPES[kind], "ward": ward})


def medicine_cabinet(game: Hegra) -> Flow[None]:
    """HOH-INFIRM-07: a Patient may be fully treated; HOH-INFIRM-08: with the right part there is no relapse today."""
    if game.right_part("medicine_cabinet"):
        game.no_relapse = True
    options = patients(game, "cure")
    if not options:
        return
    options.append(DECLINE)
    answer: Option = yield CABINET.ask(COMMANDER, options, {"uses": game.uses})
    if answer == DECLINE:
        return
    _, defender, level, ward = answer
    kind = TYPES.index(defender)
    if ward == "bed":
        bed = bed_of(game, kind, level)
        game.bed_types[bed] = NOBODY
        game.bed_levels[bed] = 0
    else:
        game.waiting[level - 1][kind] -= 1
    recovered(game, kind, ward, "HOH-INFIRM-07")


# -- Recovery and Relapse ------------------------------------------------------------------------------------


def recovery_and_relapse(game: Hegra) -> Flow[str]:
    """HOH-INFIRM-09: every day, after the other Actions: 1 relapse, 2 recovery, 3 one Patient into a bed."""
    if game.no_relapse:
        game.note("infirmary.no_relapse", "HOH-INFIRM-08")
    else:
        relapse(game, "HOH-INFIRM-10")
    for bed, kind in enumerate(game.bed_types):
        if kind != NOBODY:
            bed_up(game, bed, "HOH-INFIRM-12")
    yield from into_a_bed(game)
    return "modifiers"


def relapse(game: Hegra, rule: str) -> None:
    """Step 1: everybody in the Waiting Area goes 1 level down; HOH-INFIRM-11: below the lowest into the Morgue."""
    worst = game.waiting[0]
    for kind in range(len(TYPES)):
        for _ in range(worst[kind]):
            to_morgue(game, worst, kind, "HOH-INFIRM-11")
    if game.waiting_count() > 0:
        add_waiting(game.note("infirmary.relapse", rule, {"count": game.waiting_count()}), game, rule)
    # The lowest level is empty now: it becomes the highest.
    game.waiting = [*game.waiting[1:], worst]


def into_a_bed(game: Hegra) -> Flow[None]:
    """Step 3, HOH-INFIRM-13: the player may move one waiting Patient into an empty bed; it keeps its level."""
    bed = game.empty_bed()
    if bed < 0 or game.waiting_count() == 0:
        return
    options: list[Option] = [
        ("admit", TYPES[kind], level)
        for level, types in enumerate(game.waiting, start=1)
        for kind, count in enumerate(types)
        if count > 0
    ]
    options.append(DECLINE)
    answer: Option = yield ADMIT.ask(COMMANDER, options)
    if answer == DECLINE:
        return
    _, defender, level = answer
    kind = TYPES.index(defender)
    game.waiting[level - 1][kind] -= 1
    game.bed_types[bed] = kind
    game.bed_levels[bed] = level
    game.note("infirmary.bed", "HOH-INFIRM-13", {"defender": defender, "level": level})
