"""The Morning Phase: Rest to Ready, Supplies and Morale for the Tired, and Defenders to the Action spaces."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import BEGIN, DONE, EVERYONE, PAYMENTS, PLACING, WAKING
from motstand.games.halls_of_hegra.breakdown import add_part, add_types, by
from motstand.games.halls_of_hegra.components import (
    COMMANDER,
    MOBILISATION,
    MORALE_LIMIT,
    NOBODY,
    POSITIONS,
    TYPES,
    Space,
    set_of,
)
from motstand.games.halls_of_hegra.state import Hegra, heads
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.kernel.flow import Flow, Option

DEFENDERS_FOR_MORALE: Final = 2
FREE_RESTS: Final = 2

# A Tired Defender of each type becomes Ready, or goes to Rest.
READYING: Final[list[Option]] = [("ready", kind) for kind in TYPES]
RESTING: Final[list[Option]] = [("rest", kind) for kind in TYPES]


def morning(game: Hegra) -> Flow[str]:
    """HOH-MORNING-01: step 1 here, steps 2 and 3 as phases; HOH-MORNING-02: on day 1 only the third."""
    if game.day == 1:
        return (yield from placing(game))
    if sum(game.rest) > 0:
        entry = game.note("morning.rested", "HOH-MORNING-03", {"count": sum(game.rest)})
        add_types(entry, game.rest, "HOH-MORNING-03")
    for kind, count in enumerate(game.rest):
        # HOH-MORNING-03
        game.ready[kind] += count
        game.rest[kind] = 0
    game.rested = 0
    game.rations = 0
    return (yield from waking(game))


# -- step 2 --------------------------------------------------------------------------------------------------


def waking(game: Hegra) -> Flow[str]:
    """Step 2: pay for Tired Defenders and make them Ready, send up to two to Rest; each answer is a phase."""
    options = waking_options(game)
    if not options:
        return "placing"
    options.append(DONE)
    values = {"rations": game.rations, "supplies": game.supplies, "per": defenders_for_a_supply(game)}
    answer: Option = yield WAKING.ask(COMMANDER, options, values)
    match answer:
        case ("spend", what):
            spend_a_supply(game) if what == "supply" else spend_morale(game)
        case _ if answer == EVERYONE:
            everyone_ready(game)
        case ("ready", defender):
            make_ready(game, TYPES.index(defender))
        case ("rest", defender):
            send_to_rest(game, TYPES.index(defender))
        case _:
            return "placing"
    return "waking"


def waking_options(game: Hegra) -> list[Option]:
    """What is paid for is used before more is paid: the order makes no difference (HOH-MORNING-06)."""
    if heads(game.tired) == 0:
        return []
    options: list[Option] = []
    if not objection_to_everyone(game):
        options.append(EVERYONE)
    if not objection_to_readying(game):
        options += readies(game)
    options += [spending(what) for what in PAYMENTS if not objection_to_spending(game, what)]
    if not objection_to_resting(game):
        options += rests(game)
    return options


def readies(game: Hegra) -> list[Option]:
    """Whoever is Tired could become Ready."""
    return [READYING[kind] for kind, count in enumerate(game.tired) if count > 0]


def rests(game: Hegra) -> list[Option]:
    """Whoever is Tired could go to Rest."""
    return [RESTING[kind] for kind, count in enumerate(game.tired) if count > 0]


def spending(what: str) -> Option:
    """Paying for the Tired, with a Supply or with Morale."""
    return ("spend", what)


def objection_to_readying(game: Hegra) -> str:
    """Only who is paid for becomes Ready."""
    return "waking.unpaid" if game.rations == 0 else ""


def objection_to_everyone(game: Hegra) -> str:
    """Everybody at once, if it is paid for, and more than one."""
    tired = heads(game.tired)
    if tired > game.rations:
        return "waking.too_few_rations" if game.rations > 0 else "waking.unpaid"
    return "waking.only_one" if tired == 1 else ""


def objection_to_spending(game: Hegra, what: str) -> str:
    """HOH-Q-49: below the track there is no Morale to spend."""
    if game.rations > 0:
        return "waking.paid"
    if what == "supply":
        return "supplies.none" if game.supplies == 0 else ""
    return "morale.lowest" if game.morale == -MORALE_LIMIT else ""


def objection_to_resting(game: Hegra) -> str:
    """HOH-MORNING-07: two a day."""
    return "waking.rested" if game.rested == FREE_RESTS else ""


def spend_a_supply(game: Hegra) -> None:
    """HOH-MORNING-04: a Supply for as many as the Supply marker says."""
    game.supplies -= 1
    game.rations = defenders_for_a_supply(game)
    entry = game.note("morning.supply_spent", "HOH-MORNING-04", {"count": game.rations, "left": game.supplies})
    entry.child("part.ration", "HOH-TRACK-02", {"space": game.supply_space + 1, **by(game.rations)})
    add_part(entry, "part.store", "HOH-SUPPLY-01", game.supplies + 1)
    add_part(entry, "part.spent", "HOH-MORNING-04", -1)


def spend_morale(game: Hegra) -> None:
    """HOH-MORNING-05: a level of Morale for two."""
    game.morale -= 1
    game.rations = DEFENDERS_FOR_MORALE
    entry = game.note("morning.morale_spent", "HOH-MORNING-05", {"count": game.rations, "level": game.morale})
    add_part(entry, "part.for_morale", "HOH-MORNING-05", game.rations)
    add_part(entry, "part.from", "HOH-TRACK-10", game.morale + 1)
    add_part(entry, "part.spent", "HOH-MORNING-05", -1)


def make_ready(game: Hegra, kind: int) -> None:
    """HOH-MORNING-04: a Tired Defender who was paid for."""
    game.tired[kind] -= 1
    game.ready[kind] += 1
    game.rations -= 1
    game.note("readied", "HOH-MORNING-04", {"defender": TYPES[kind]})


def send_to_rest(game: Hegra, kind: int) -> None:
    """HOH-MORNING-07: a Tired Defender, for free."""
    game.tired[kind] -= 1
    game.rest[kind] += 1
    game.rested += 1
    game.note("morning.to_rest", "HOH-MORNING-07", {"defender": TYPES[kind]})


def everyone_ready(game: Hegra) -> None:
    """All that are Tired become Ready: what was paid is enough."""
    count = sum(game.tired)
    game.rations -= count
    add_types(game.note("morning.everyone", "HOH-MORNING-04", {"count": count}), game.tired, "HOH-MORNING-04")
    for kind, some in enumerate(game.tired):
        game.ready[kind] += some
        game.tired[kind] = 0


# -- step 3 --------------------------------------------------------------------------------------------------


def placing(game: Hegra) -> Flow[str]:
    """HOH-MORNING-08, step 3: place a Defender or take one back; nothing is settled until the day begins."""
    game.rations = 0
    options = placements(game)
    options += take_backs(game)
    options.append(BEGIN)
    answer: Option = yield PLACING.ask(COMMANDER, options, {"ready": heads(game.ready)})
    spaces, number = game.box.spaces, game.box.space_index
    match answer:
        case ("place", defender, space):
            place(game, TYPES.index(defender), spaces[number[space]])
        case ("take_back", defender, space):
            take_back(game, TYPES.index(defender), spaces[number[space]])
        case _:
            return begin_the_day(game)
    return "placing"


def objection_to_space(game: Hegra, space: Space) -> str:
    """HOH-ACTION-07: on its days, and after its Snow card was found; HOH-ACTION-05: no Position in rubble."""
    if not space.first_day <= game.day <= space.last_day:
        return "space.days"
    if space.dug_as >= 0 and not game.dug[space.dug_as]:
        return "space.snow"
    return "space.rubble" if space.position >= 0 and not game.is_open(space.position) else ""


def objection_to_place(game: Hegra, kind: int, space: Space) -> str:
    """HOH-ACTION-02: an X bars a type; otherwise nothing but what speaks against the space."""
    return "space.barred" if space.barred[kind] else objection_to_space(game, space)


def placements(game: Hegra) -> list[Option]:
    ready = set_of(game.ready)
    options: list[Option] = []
    for space in game.box.spaces:
        # What speaks against the space bars all types.
        if not objection_to_space(game, space):
            options += space.placements_of[ready]
    return options


def placement(kind: int, space: Space) -> Option:
    """One of the `placements`, for whoever knows which."""
    return space.placements[kind]


def take_backs(game: Hegra) -> list[Option]:
    """Whoever was placed this morning."""
    options: list[Option] = []
    for space in game.box.spaces:
        if space.position >= 0:
            if not objection_to_leaving(game, space.position):
                options.append(space.take_backs[game.positions[space.position]])
            continue
        for kind, count in enumerate(game.placed[space.index]):
            if count > 0:
                options.append(space.take_backs[kind])
    return options


def objection_to_leaving(game: Hegra, position: int) -> str:
    """HOH-Q-50: nobody leaves a Position without a replacement."""
    return "" if game.relieved[position] else "position.stays"


def place(game: Hegra, kind: int, space: Space) -> None:
    """A Ready Defender goes to an Action space; HOH-ACTION-06: whoever held the Position before is Tired."""
    game.ready[kind] -= 1
    game.note("placed", "HOH-MORNING-08", {"defender": TYPES[kind], "space": space.id})
    if space.position < 0:
        game.placed[space.index][kind] += 1
        return
    old = game.positions[space.position]
    game.relieved[space.position].append(old)
    if old != NOBODY:
        game.tired[old] += 1
        game.note("relieved", "HOH-ACTION-06", {"defender": TYPES[old], "space": space.id})
    game.positions[space.position] = kind


def take_back(game: Hegra, kind: int, space: Space) -> None:
    """As if the Defender had not been placed."""
    game.ready[kind] += 1
    game.note("taken_back", "HOH-MORNING-08", {"defender": TYPES[kind], "space": space.id})
    if space.position < 0:
        game.placed[space.index][kind] -= 1
        return
    old = game.relieved[space.position].pop()
    game.positions[space.position] = old
    if old != NOBODY:
        game.tired[old] -= 1


def begin_the_day(game: Hegra) -> str:
    """The placements stand. What was used yesterday can be used again today."""
    game.relieved = [[] for _ in POSITIONS]
    game.fired = [False] * len(game.fired)
    game.guns_fired = [False] * len(game.guns_fired)
    game.airfield_used = []
    game.telephone = False
    game.no_relapse = False
    game.note("day.begins", "HOH-DAY-01", {"day": game.day})
    # HOH-MOBACT-01, HOH-WALLS-01: negotiations before the 1st Attack, the walls from then on.
    return "mobilisation" if game.board == MOBILISATION else "walls"
