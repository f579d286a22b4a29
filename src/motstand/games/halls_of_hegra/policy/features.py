"""The numbers from which the worth of a siege is learned, one by one (`motstand train`); they all lie open."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import PLACING, WAKING
from motstand.games.halls_of_hegra.components import (
    ARTILLERY,
    DAMAGED,
    DOUBT,
    GUNS,
    INFANTRY_SECTORS,
    LEVELS,
    MACHINE_GUN,
    MISS,
    NOBODY,
    TYPES,
)
from motstand.games.halls_of_hegra.damage import FIRST_UNDER_SNOW, strength
from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.state import Hegra, heads, status_slot
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.kernel.learned import Learning

# The names of features that there are several of.
HEALTHY: Final = [f"healthy {kind}" for kind in TYPES]
DUG_OUT: Final = [f"{damaged} dug out" for damaged in DAMAGED]
STANDING_IN: Final = [f"standing in sector {sector}" for sector in range(1, INFANTRY_SECTORS + 1)]
LYING_IN: Final = [f"lying in sector {sector}" for sector in range(1, INFANTRY_SECTORS + 1)]


def features(game: Hegra, seat: str) -> dict[str, float]:
    """The garrison, its stores, its sick, its weapons, the enemy, and what is under way."""
    found: dict[str, float] = {}
    garrison(game, found)
    stores(game, found)
    sick(game, found)
    weapons(game, found)
    enemy(game, found)
    under_way(game, found)
    return found


def garrison(game: Hegra, found: dict[str, float]) -> None:
    """Who could fight, and how far that is from what the Surrender track asks for."""
    spare = game.healthy() - game.required()
    found["healthy above required"] = spare
    # The first few to spare count most.
    found["healthy above required, up to 3"] = max(-3, min(3, spare))
    found["healthy above required, up to 6"] = max(-3, min(6, spare))
    found["surrender level"] = game.surrender
    found["tired"] = heads(game.tired)
    found["at rest"] = heads(game.rest)
    found["manned positions"] = sum(1 for kind in game.positions if kind != NOBODY)
    for kind in range(len(TYPES)):
        found[HEALTHY[kind]] = game.tired[kind] + game.rest[kind] + game.ready[kind] + game.positions.count(kind)


def stores(game: Hegra, found: dict[str, float]) -> None:
    """Supplies, the markers, and what was dug out."""
    found["supplies"] = game.supplies
    found["supplies, up to 3"] = min(3, game.supplies)
    found["rations"] = defenders_for_a_supply(game)
    found["morale"] = game.morale
    found["defence"] = game.defence
    found["suspicion"] = game.suspicion
    found["snow"] = game.snow
    found["fear"] = game.fear
    found["doubt"] = game.doubt
    recruits = game.recruit_bag.rest
    doubts = recruits.count(DOUBT)
    found["recruits in the bag"] = len(recruits) - doubts
    found["doubt among the recruits"] = doubts / max(1, len(recruits))
    for number in range(FIRST_UNDER_SNOW, len(DAMAGED)):
        found[DUG_OUT[number]] = 1.0 if game.dug[number] else 0.0
    found["hope cards in reserve"] = len(game.hope)
    found["despair cards in reserve"] = len(game.despair)


def sick(game: Hegra, found: dict[str, float]) -> None:
    """Patients and the dead."""
    beds = [level for bed, level in enumerate(game.bed_levels) if game.bed_types[bed] != NOBODY]
    found["in bed"] = len(beds)
    found["nearly well"] = sum(1 for level in beds if level >= LEVELS - 1)
    found["levels in bed"] = sum(beds)
    found["waiting"] = game.waiting_count()
    found["levels waiting"] = sum((level + 1) * heads(types) for level, types in enumerate(game.waiting))
    found["dying"] = heads(game.waiting[0])
    dead = heads(game.morgue)
    found["dead"] = dead
    found["three dead"] = 1 if dead >= 3 else 0


def weapons(game: Hegra, found: dict[str, float]) -> None:
    """What can be fired and what is broken."""
    found["fire of the guns"] = sum(strength(game, gun) for gun in GUNS if gun == GUNS[0] or game.is_dug(gun))
    found["machine gun works"] = 1 if game.machine_gun and not game.jammed[status_slot(MACHINE_GUN, 0)] else 0
    found["positions in rubble"] = sum(game.damage[:3])
    found["damage of gun 1"] = game.damage[DAMAGED.index(GUNS[0])]
    found["other damage"] = sum(game.damage[number] for number in range(FIRST_UNDER_SNOW, len(DAMAGED)))
    found["jams"] = sum(game.jammed)


def enemy(game: Hegra, found: dict[str, float]) -> None:
    """The Infantry by Sector, and what waits in the Hit bag."""
    for sector in range(len(game.standing)):
        found[STANDING_IN[sector]] = game.standing[sector]
        found[LYING_IN[sector]] = game.lying[sector]
    found["charging"] = game.charge
    found["in red sectors"] = game.in_red_sectors()
    bag = game.hit_bag.rest
    misses, artillery = bag.count(MISS), bag.count(ARTILLERY)
    drawn = tiles_to_draw(game)
    found["tiles to draw"] = drawn
    found["hit bag beyond the draw"] = max(-4, min(6, len(bag) - drawn))
    found["misses in the hit bag"] = misses
    found["artillery in the hit bag"] = artillery
    found["harm in a draw"] = drawn * (1.0 - misses / max(1, len(bag)))
    found["artillery in a draw"] = drawn * artillery / max(1, len(bag))
    found["batteries on the map"] = sum(game.artillery_on_map)


def under_way(game: Hegra, found: dict[str, float]) -> None:
    """Supply Runs and what they may find."""
    tokens = sum(game.depots)
    fetching = sum(1 for run in game.runs if run.token < 0)
    found["runs that fetch"] = min(fetching, tokens)
    found["runs without a token to fetch"] = max(0, fetching - tokens)
    found["runs that carry"] = len(game.runs) - fetching
    found["runs beyond three"] = max(0, len(game.runs) - 3)
    found["tokens in depots"] = tokens
    found["routes to open"] = sum(game.delivery_reserve)
    found["patrols"] = sum(game.patrols)


def stage(game: Hegra, seat: str) -> str:
    """Each day has weights of its own."""
    return f"day {game.day}"


def turn(game: Hegra) -> int:
    """A day."""
    return game.day


EFFORT: Final = {PLACING.prompt: 32, WAKING.prompt: 10}
"""The morning decides the day; with little time a search hardly ever leaves what policy answers afterwards."""

LEARNING: Final[Learning[Hegra]] = Learning(features, stage, turn, ahead=lambda state, seat: 2, effort=EFFORT)
