"""Chapter 8.1: interception, by those who enter a sea zone and then by those who are there."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import PASS
from motstand.games.kampen_om_norge.components import FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.answers import INTERCEPT
from motstand.games.kampen_om_norge.sea.fleet import (
    enemy_ships,
    panserskip_in,
    real_ships,
    remove_ship,
    rules_of,
    sea_of,
    ship_of,
    turn_down,
    turn_up,
    zone_id,
)
from motstand.games.kampen_om_norge.sea.state import Ids, exchanged
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Draw, Flow, Option, Roll


def interceptions(game: Kampen, zone: int) -> Flow[None]:
    """KON-NAVM-06: ships of both sides are in a zone: first the attacker may intercept, then the defender."""
    yield from attacker_intercepts(game, zone)
    yield from defender_intercepts(game, zone)


def attacker_intercepts(game: Kampen, zone: int) -> Flow[None]:
    """KON-NAVM-07: one attempt in each zone and turn; the movement of all who take part ends here (KON-NAVM-09)."""
    sea = sea_of(game)
    faction = game.active
    if not may_intercept(game, faction, zone) or zone in sea.attempted:
        return
    if (yield from is_attempted(game, faction, zone)):
        sea.attempted += (zone,)
        sea.moved += tuple([id for id in sea.stacks[faction][zone] if id not in sea.moved])
        yield from attempt(game, [faction], zone)


def defender_intercepts(game: Kampen, zone: int) -> Flow[None]:
    """KON-NAVM-16: the same for the defender. On 9 April Norway and the Allies try together (KON-Q-62)."""
    joining: list[int] = []
    able = [faction for faction in game.opponents(game.active) if may_intercept(game, faction, zone)]
    for faction in able:
        if (yield from is_attempted(game, faction, zone)):
            joining.append(faction)
            if faction != able[-1]:
                told = {"faction": FACTIONS[faction], "zone": zone_id(game, zone)}
                game.note("interception.decided", "KON-NAVM-10", told)
    if joining:
        yield from attempt(game, joining, zone)


def may_intercept(game: Kampen, faction: int, zone: int) -> bool:
    """Can everybody see that a faction has ship cards there that might intercept, and somebody to intercept?

    KON-SHIP-15: 'Eidsvoll & Norge' never does, except on 9 April.
    """
    sea = sea_of(game)
    if faction == NORWAY and not sea.april:
        return False
    return bool(sea.stacks[faction][zone]) and bool(targets(game, faction, zone))


def targets(game: Kampen, faction: int, zone: int) -> Ids:
    """KON-Q-60: the enemy's cards that are not intercepted yet."""
    intercepted, ships = sea_of(game).intercepted, enemy_ships(game, faction, zone)
    return tuple([id for id in ships if id not in intercepted]) if intercepted else ships


def is_attempted(game: Kampen, faction: int, zone: int) -> Flow[bool]:
    """KON-NAVM-10: all ships of the faction in the zone try, or none. Dummies alone cannot (KON-Q-61)."""
    name = zone_id(game, zone)
    options: list[Option] = [PASS]
    if real_ships(game, faction, zone):
        options.append(("intercept", name))
    values = {"faction": FACTIONS[faction], "zone": name, "count": len(targets(game, faction, zone))}
    answer: Option = yield INTERCEPT.ask(game.seats[faction], options, values)
    return answer != PASS


def attempt(game: Kampen, joining: list[int], zone: int) -> Flow[None]:
    """KON-NAVM-11: a die for every enemy ship; each success draws one of them at random (KON-NAVM-12)."""
    sea = sea_of(game)
    hunters = [id for faction in joining for id in real_ships(game, faction, zone)]
    turn_up(game, hunters)
    name = zone_id(game, zone)
    told = {"faction": FACTIONS[joining[0]], "zone": name, "count": len(hunters)}
    entry = game.note("interception.attempted", "KON-NAVM-08", told)
    for hunter in hunters:
        entry.child("interception.hunter", "KON-NAVM-08", {"ship": hunter})
    caught = 0
    hunted = list(targets(game, joining[0], zone))
    # KON-NAVM-15: Germany always finds 'Eidsvoll & Norge'.
    for panserskip in panserskip_in(game, zone) if GERMANY in joining else []:
        if panserskip in hunted:
            hunted.remove(panserskip)
            caught += meet(game, panserskip, zone)
    if hunted:
        seat = game.seats[joining[0]]
        rolled: tuple[int, ...] = yield Roll(6, len(hunted), "roll.interception", seat, "KON-NAVM-11", told)
        needed = rules_of(game).intercepts_on
        hits = len([die for die in rolled if die >= needed])
        entry = game.note("interception.rolled", "KON-NAVM-11", {**told, "dice": list(rolled), "hits": hits})
        entry.child("interception.needed", "KON-NAVM-11", {"needed": needed})
        for _ in range(hits):
            id: str = yield Draw(sorted(hunted), "draw.intercepted", seat, None, "KON-NAVM-12", told)
            hunted.remove(id)
            caught += meet(game, id, zone)
    if caught:
        for faction in joining:
            sea.interceptions = exchanged(sea.interceptions, faction, (*sea.interceptions[faction], zone))
    else:
        # KON-NAVM-08: after a failure they are turned face down again, unless they must fight: those who were
        # intercepted, and those who found somebody before (KON-NAVC-04).
        bound = [id for id in hunters if zone in sea.interceptions[ship_of(game, id).faction]]
        turn_down(game, [id for id in hunters if id not in bound and id not in sea.intercepted])
        game.note("interception.failed", "KON-NAVM-08", told)


def meet(game: Kampen, id: str, zone: int) -> int:
    """KON-NAVM-13: an intercepted ship is turned up and must fight. KON-NAVM-14: a dummy is gone. 1 for a ship."""
    told = {"ship": id, "zone": zone_id(game, zone)}
    if ship_of(game, id).of.dummy:
        remove_ship(game, id)
        game.note("interception.dummy", "KON-NAVM-14", told)
        return 0
    turn_up(game, [id])
    sea = sea_of(game)
    sea.intercepted += (id,)
    if id not in sea.moved:
        sea.moved += (id,)
    game.note("interception.intercepted", "KON-NAVM-13", told)
    return 1
