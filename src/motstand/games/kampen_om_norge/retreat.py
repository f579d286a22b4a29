"""Chapter 4.2 step 8: where the loser of a combat goes."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.answers import DECIDE_RETREAT, RETREAT
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.evacuation import evacuate
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.flow import ALL, Flow, Option


def objection_to_any_refuge(game: Kampen, faction: int, area: int, refuge: int) -> str:
    """KON-RET-02, KON-RET-03: no enemy battalion and no undecided combat. Friends are welcome (KON-RET-11)."""
    if refuge not in game.scenario.neighbours[area]:
        return "stays" if refuge == area else "refuge_not_beside"
    if game.is_enemy_in(faction, refuge):
        return "hostile_refuge"
    return "attacked_refuge" if game.is_under_attack(refuge) else ""


def objection_to_refuge(game: Kampen, faction: int, area: int, refuge: int) -> str:
    """May defenders of `faction` retreat there? It must be open, and no attack came from there (KON-RET-04).

    An attack anywhere on the board closes its origin (KON-Q-33). German and Allied defenders never retreat across
    a fjord or lake; Norwegian ones may (KON-RET-06).
    """
    objection = objection_to_any_refuge(game, faction, area, refuge)
    if objection:
        return objection
    if refuge in game.origins:
        return "attack_came_from_there"
    return "retreat_across_water" if faction != NORWAY and game.box.board.water_between(area, refuge) else ""


def available(game: Kampen, faction: int, area: int) -> list[int]:
    """The areas to which defenders of `faction` may retreat."""
    neighbours = game.scenario.neighbours[area]
    return [refuge for refuge in neighbours if not objection_to_refuge(game, faction, area, refuge)]


def available_to_both(game: Kampen, area: int) -> list[int]:
    """The areas to which Norwegian and Allied defenders may retreat together."""
    norway = available(game, NORWAY, area)
    return [refuge for refuge in available(game, ALLIES, area) if refuge in norway]


def available_from_sea_or_air(game: Kampen, area: int) -> list[int]:
    """KON-RET-09, KON-Q-100: across fjords too, and also where their own side attacked from."""
    neighbours = game.scenario.neighbours[area]
    return [refuge for refuge in neighbours if not objection_to_any_refuge(game, game.active, area, refuge)]


def defenders_retreat(game: Kampen, combat: Combat) -> Flow[None]:
    """KON-RET-01: all remaining defenders go to one available area; without one they are defeated (KON-RET-07)."""
    area = combat.area
    factions = [faction for faction in game.opponents(game.active) if game.battalions[faction][area] > 0]
    if len(factions) == 2:
        together = available_to_both(game, area)
        if together:
            refuge = yield from agree_on_refuge(game, area, together)
            for faction in factions:
                move_to_refuge(game, faction, area, refuge)
            return
    # KON-Q-32: with no area open to both, each faction retreats on its own.
    for faction in factions:
        refuges = available(game, faction, area)
        if refuges:
            refuge = yield from choose_refuge(game, faction, area, refuges)
            move_to_refuge(game, faction, area, refuge)
        else:
            defeated = game.battalions[faction][area]
            game.battalions[faction][area] = 0
            yield from defeated_for_want_of_a_refuge(game, combat, faction, defeated)


def choose_refuge(game: Kampen, faction: int, area: int, refuges: list[int]) -> Flow[int]:
    """The loser chooses among the available areas; he may not stay (KON-Q-31)."""
    if len(refuges) == 1:
        return refuges[0]
    values = {"faction": FACTIONS[faction], "area": game.box.board.ids[area]}
    answer: Option = yield RETREAT.ask(game.seats[faction], refuge_options(game, refuges), values)
    _, refuge = answer
    return game.box.board.index[refuge]


def agree_on_refuge(game: Kampen, area: int, refuges: list[int]) -> Flow[int]:
    """KON-RET-05: Norway and the Allies go to the same area; if they disagree Germany chooses (KON-Q-32)."""
    if game.seats[NORWAY] == game.seats[ALLIES] or len(refuges) == 1:
        return (yield from choose_refuge(game, NORWAY, area, refuges))
    options = refuge_options(game, refuges)
    offers = {game.seats[NORWAY]: options, game.seats[ALLIES]: options}
    values = {"faction": "norway+allies", "area": game.box.board.ids[area]}
    answer: Option
    answer, other = yield RETREAT.ask_all(offers, ALL, values, "KON-RET-05")
    if answer != other:
        game.note("retreat.disagreed", "KON-RET-05", {"area": game.box.board.ids[area]})
        answer = yield DECIDE_RETREAT.ask(game.seats[GERMANY], options, values)
    _, refuge = answer
    return game.box.board.index[refuge]


def refuge_options(game: Kampen, refuges: list[int]) -> list[Option]:
    return [("retreat", game.box.board.ids[refuge]) for refuge in refuges]


def objection_to_retreat(game: Kampen, faction: int, area: int, refuge: int) -> str:
    """What the choice of a refuge leaves out, and why."""
    if faction == game.active:
        return objection_to_any_refuge(game, faction, area, refuge)
    objection = objection_to_refuge(game, faction, area, refuge)
    return objection or objection_to_refuge(game, also_retreating(game, faction, area), area, refuge)


def also_retreating(game: Kampen, faction: int, area: int) -> int:
    """The faction that goes with `faction` to the same area (KON-RET-05, KON-Q-32), or `faction` alone."""
    other = ALLIES if faction == NORWAY else NORWAY
    if faction == GERMANY or game.battalions[other][area] == 0 or not available_to_both(game, area):
        return faction
    return other


def move_to_refuge(game: Kampen, faction: int, area: int, refuge: int) -> None:
    """The remaining battalions leave the lost area."""
    stack = game.battalions[faction][area]
    game.battalions[faction][area] = 0
    game.battalions[faction][refuge] += stack
    game.note("retreat.retreated", "KON-RET-01", way_back(game, faction, area, refuge, stack))


def attackers_retreat(game: Kampen, combat: Combat) -> Flow[None]:
    """KON-RET-08: back to where they attacked from; those from sea or air like defenders (KON-RET-09)."""
    for attack in [attack for attack in game.attacks if attack.target == combat.area and attack.origin >= 0]:
        game.attacks.remove(attack)
        if attack.battalions > 0:
            come_to_rest(game, attack.origin, attack.battalions)
            told = way_back(game, game.active, combat.area, attack.origin, attack.battalions)
            game.note("retreat.went_back", "KON-RET-08", told)
    # Those from sea or air stay at the border until their refuge is chosen.
    battalions = sum([attack.battalions for attack in game.attacks if attack.target == combat.area])
    if battalions > 0:
        yield from find_a_refuge(game, combat, battalions)
    leave_the_border(game, combat.area)


def find_a_refuge(game: Kampen, combat: Combat, battalions: int) -> Flow[None]:
    """KON-RET-09: those from sea or air go together to a neighbouring area; without one they are defeated."""
    refuges = available_from_sea_or_air(game, combat.area)
    if not refuges:
        leave_the_border(game, combat.area)
        yield from defeated_for_want_of_a_refuge(game, combat, game.active, battalions)
        return
    refuge = yield from choose_refuge(game, game.active, combat.area, refuges)
    leave_the_border(game, combat.area)
    come_to_rest(game, refuge, battalions)
    told = way_back(game, game.active, combat.area, refuge, battalions)
    game.note("retreat.retreated", "KON-RET-09", told)


def leave_the_border(game: Kampen, area: int) -> None:
    """Nobody attacks an area any more."""
    game.attacks = [attack for attack in game.attacks if attack.target != area]


def come_to_rest(game: Kampen, area: int, battalions: int) -> None:
    """Beaten attackers stand in an area of their own again; they have used their movement."""
    game.battalions[game.active][area] += battalions
    game.moved[area] += battalions


def way_back(game: Kampen, faction: int, start: int, end: int, battalions: int) -> dict[str, Any]:
    """What the log tells of those who go."""
    ids = game.box.board.ids
    return {"faction": FACTIONS[faction], "from": ids[start], "to": ids[end], "count": battalions}


def defeated_for_want_of_a_refuge(game: Kampen, combat: Combat, faction: int, battalions: int) -> Flow[None]:
    """KON-RET-07, KON-RET-12: they are removed; Kystevakuering may still save one of the Allies (KON-RET-10)."""
    values = {"faction": FACTIONS[faction], "area": game.box.board.ids[combat.area], "count": battalions}
    game.note("retreat.defeated", "KON-RET-07", values)
    if faction == ALLIES and battalions > 0:
        yield from evacuate(game, combat)
