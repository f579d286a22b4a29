"""The Infantry Attack: dice, Grenades, Hits, Moves, Charge, as the phases of the Event Phase."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.breakdown import add_asked, add_column, add_part
from motstand.games.halls_of_hegra.components import COLUMNS, COMMANDER, GRENADES, HITS, MOVES, NOBODY, WAIT
from motstand.games.halls_of_hegra.defence import lower_defence
from motstand.games.halls_of_hegra.infantry import add_infantry, arrive, next_sector_with_room
from motstand.games.halls_of_hegra.injuries import injure_in_position, to_morgue, topmost
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow, Roll

GRENADES_NEEDED: Final = 2


def german_attack(game: Hegra) -> Flow[str]:
    """The last steps of the Event Phase: as many new Infantry as the Event card shows, then the Infantry Attack."""
    add_infantry(game, game.infantry_on_card())
    return (yield from infantry_attack(game))


def infantry_attack(game: Hegra) -> Flow[str]:
    """HOH-INF-01: A, nobody on the walls? B, roll and allocate; C, stand up; D follows as phases of their own."""
    if game.manned() < 0:
        move_up_unopposed(game)
        yield from resolve_charge(game)
        return after_the_attack(game)
    for sector in range(len(game.sectors())):
        yield from roll_for_sector(game, sector)
    stand_up(game)
    return "grenades"


def move_up_unopposed(game: Hegra) -> None:
    """Step A: every standing Infantry goes up; the lying ones keep lying (HOH-Q-34), a Sector holds 5 (HOH-Q-35)."""
    for sector in range(len(game.sectors()) - 1, -1, -1):
        for _ in range(game.standing[sector]):
            game.standing[sector] -= 1
            arrive(game, next_sector_with_room(game, sector + 1))
    game.note("attack.unopposed", "HOH-INF-03")


def roll_for_sector(game: Hegra, sector: int) -> Flow[None]:
    """Step B, HOH-INF-06 to 09: a die for each standing Infantry says which Action box it goes to, if any."""
    count = game.standing[sector]
    if count == 0:
        return
    values = {"sector": sector + 1}
    dice: tuple[int, ...] = yield Roll(6, count, "roll.infantry", COMMANDER, "HOH-INF-06", values)
    actions = game.sectors()[sector].dice
    for die in dice:
        column = actions[die - 1]
        if column != WAIT:
            game.standing[sector] -= 1
            game.boxes[column][sector] += 1
    entry = game.note("attack.rolled", "HOH-INF-06", {"sector": sector + 1, "dice": list(dice)})
    for die in dice:
        column = actions[die - 1]
        does = "wait" if column == WAIT else COLUMNS[column]
        entry.child("attack.allocated", "HOH-INF-07", {"column": does, "die": die})


def stand_up(game: Hegra) -> None:
    """Step C, HOH-INF-11: all suppressed Infantry stand up; they were not rolled for."""
    suppressed = list(game.lying)
    for sector, count in enumerate(suppressed):
        game.standing[sector] += count
        game.lying[sector] = 0
    if sum(suppressed) > 0:
        entry = game.note("attack.stood_up", "HOH-INF-11", {"count": sum(suppressed)})
        add_column(entry, suppressed, "HOH-INF-11")


def grenades(game: Hegra) -> Flow[str]:
    """Step D, HOH-INF-14: two or more in the Grenade column lower Defence by exactly 1."""
    thrown = sum(game.boxes[GRENADES])
    if thrown >= GRENADES_NEEDED:
        entry = game.note("attack.grenades", "HOH-INF-14", {"count": thrown})
        add_column(entry, game.boxes[GRENADES], "HOH-INF-14")
        yield from lower_defence(game, "HOH-INF-14")
    return "hits"


def hits(game: Hegra) -> Flow[str]:
    """Step D, HOH-INF-17: the Hit column less the Defence level as it is now (HOH-INF-18)."""
    shots = sum(game.boxes[HITS])
    taken = max(0, shots - game.defence)
    if shots:
        entry = game.note("attack.hits", "HOH-INF-17", {"shots": shots, "defence": game.defence, "count": taken})
        add_column(entry, game.boxes[HITS], "HOH-INF-17")
        add_part(entry, "part.defence", "HOH-INF-17", -min(shots, game.defence))
    for _ in range(taken):
        position = game.manned()
        if position < 0:
            # HOH-INF-20: what is left is ignored.
            break
        yield from injure_in_position(game, position, "HOH-INF-19")
    return "moves"


def moves(game: Hegra) -> Flow[str]:
    """Step D: the Move column from the highest Sector down, back to the waiting areas, then the Charge (HOH-Q-36)."""
    movers = list(game.boxes[MOVES])
    rolled = sum([sum(column) for column in game.boxes])
    for sector in range(len(game.sectors()) - 1, -1, -1):
        for _ in range(game.boxes[MOVES][sector]):
            # HOH-INF-22: whoever leaves makes room in its own Sector.
            game.boxes[MOVES][sector] -= 1
            arrive(game, next_sector_with_room(game, sector + 1))
    for column in game.boxes:
        for sector, count in enumerate(column):
            # HOH-INF-25
            game.standing[sector] += count
            column[sector] = 0
    if sum(movers) > 0:
        add_column(game.note("attack.moved", "HOH-INF-22", {"count": sum(movers)}), movers, "HOH-INF-22")
    elif rolled > 0:
        game.note("attack.held", "HOH-INF-25")
    yield from resolve_charge(game)
    return after_the_attack(game)


def resolve_charge(game: Hegra) -> Flow[None]:
    """HOH-CHARGE-01: each Infantry in the Charge box injures the leftmost Defender on the walls and is gone."""
    while game.charge > 0:
        game.charge -= 1
        game.infantry_reserve += 1
        game.note("attack.charge", "HOH-CHARGE-01")
        position = game.manned()
        if position >= 0:
            yield from injure_in_position(game, position, "HOH-CHARGE-01")
            continue
        # HOH-CHARGE-02: somebody who is Tired dies instead, by the chart (HOH-Q-37); nobody if nobody is (HOH-Q-38).
        kind = topmost(game, game.tired)
        if kind != NOBODY:
            to_morgue(game, game.tired, kind, "HOH-CHARGE-02")


def after_the_attack(game: Hegra) -> str:
    """The Morning Phase; at the Last Stand there is no further morning (HOH-Q-91)."""
    return "reckoning" if game.last_stand else "morning"


def advance(game: Hegra, count: int, sector: int) -> Flow[None]:
    """HOH-FX-27: a card moves standing Infantry of a Sector up; whoever charges is dealt with at once."""
    moving = min(count, game.standing[sector]) if sector < len(game.sectors()) else 0
    for _ in range(moving):
        game.standing[sector] -= 1
        arrive(game, next_sector_with_room(game, sector + 1))
    if moving:
        add_asked(game.note("attack.moved", "HOH-FX-27", {"count": moving}), count, moving, "HOH-FX-27")
    yield from resolve_charge(game)


def move_all_forward(game: Hegra, sectors: int) -> None:
    """HOH-Q-92: at the Last Stand all move, lying or not, and no Sector is too full."""
    top = len(game.sectors())
    for sector in range(top - 1, -1, -1):
        standing, lying = game.standing[sector], game.lying[sector]
        game.standing[sector] = game.lying[sector] = 0
        for _ in range(standing):
            arrive(game, min(sector + sectors, top))
        for _ in range(lying):
            arrive(game, min(sector + sectors, top), False)
