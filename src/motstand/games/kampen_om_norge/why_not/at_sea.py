"""Which check speaks against an answer at sea or on 9 April, and what clicks on ships and sea zones could mean."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.april import landing, opening
from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.sea import combat, combat_cards, movement
from motstand.games.kampen_om_norge.sea.answers import (
    ANSWER,
    ELSEWHERE,
    IN_BATTLE,
    IN_NAVAL_COMBAT,
    NOT_DRAWN,
    PANSERSKIP,
    WAITING,
    ZONE,
)
from motstand.games.kampen_om_norge.sea.dive_bombers import objection_to_diving
from motstand.games.kampen_om_norge.sea.fleet import different_ships, real_ships, sea_of, ship_of, zone_number
from motstand.games.kampen_om_norge.sea.withdrawal import objection_to_withdrawing_ship
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.why_not.values import Case, asked_faction
from motstand.kernel.answers import Part
from motstand.kernel.flow import Choice


def reason_at_sea(case: Case) -> str:
    """The reason of the chapter that an answer to a question at sea belongs to, "" if there is none."""
    game = case.game
    match case.option:
        case ("embark", ship):
            return movement.objection_to_embarking(game, ship)
        case ("sail", zone):
            route = sea_of(game).route
            return movement.objection_to_sailing(game, route, zone_number(game, zone)) if route else "no_task_force"
        case ("intercept", zone):
            reason = against_another(case, "zone", zone)
            return reason or ("" if real_ships(game, case.faction, zone_number(game, zone)) else "only_dummies")
        case ("withdraw_ship", ship):
            return objection_to_withdrawing_ship(game, ship, case.offered("withdraw_ship"))
    return reason_in_naval_combat(case) or reason_in_opening(case) or reason_in_landing(case)


def against_another(case: Case, name: str, named: str) -> str:
    """Is it this ship, zone or area that is asked about?"""
    return "" if (case.choice.values or {})[name] == named else f"another_{name}"


def reason_in_naval_combat(case: Case) -> str:
    """Chapter 8.2."""
    game, battle = case.game, sea_of(case.game).battle
    match case.option:
        case ("join", ship):
            return combat.objection_to_joining(game, case.faction, zone_number(game, case.asked_zone), ship)
        case ("engage", zone):
            return "" if zone in case.offered("engage") else "no_naval_combat_there"
        case ("dive", _, zone):
            reason = against_another(case, "zone", zone) if case.choice.prompt == ANSWER.prompt else ""
            return objection_to_diving(game, case.kind, zone_number(game, zone)) or reason
        case ("chase", ship, zone):
            assert battle is not None
            reason = against_another(case, "ship", ship)
            return reason or combat.objection_to_chasing(game, ship, battle.zone, zone_number(game, zone))
        case ("strike", _):
            assert battle is not None
            return combat_cards.objection_to_strike(game, battle, case.faction, case.kind)
        case ("parry", _, cancelled):
            assert battle is not None
            reason = combat_cards.objection_to_parry(game, battle, case.faction, case.kind)
            if reason or cancelled in combat_cards.cancellable(game, battle, case.kind):
                return reason
            if cancelled in battle.cancelled:
                return "cancelled_already"
            return "does_not_cancel_it" if cancelled in battle.plays else "not_on_the_table"
    return ""


def reason_in_opening(case: Case) -> str:
    """Chapter 7.0: the initial phase of 9 April, and ships that come later."""
    game, at = case.game, case.game.box.board.index
    match case.option:
        case ("keep", card):
            return opening.objection_to_keeping(game, case.faction, card)
        case ("swap", _, ship, new):
            return opening.objection_to_swapping(game, case.kind, ship, new)
        case ("muster", area):
            return opening.objection_to_mustering(game, case.choice.rule, at[area])
        case ("station", _, zone):
            panserskip = case.choice.prompt == PANSERSKIP.prompt
            reason = opening.objection_to_panserskip(game, zone_number(game, zone)) if panserskip else ""
            return reason or movement.objection_to_station(game, case.faction, zone_number(game, zone))
        case ("scout", _, zone):
            return opening.objection_to_scouting(game, case.kind, zone_number(game, zone))
        case ("reposition", _, start, end):
            return opening.objection_to_repositioning(game, case.kind, at[start], at[end])
        case ("feint", _, zone):
            return opening.objection_to_feint(game, case.kind, zone_number(game, zone))
        case ("lure", zone):
            return opening.objection_to_luring(game, zone_number(game, case.asked_zone), zone_number(game, zone))
    return ""


def reason_in_landing(case: Case) -> str:
    """Chapters 7.1 to 7.3: smoke, raiders, landings, resistance and mobilization."""
    game, board = case.game, case.game.box.board
    match case.option:
        case ("smoke", _, ship):
            return landing.objection_to_smoke(game, case.kind, zone_number(game, case.asked_zone), ship)
        case ("raid", ship):
            return landing.objection_to_raiding(game, ship)
        case ("landing", zone):
            return landing.objection_to_landing(game, zone_number(game, zone))
        case ("ashore", ship, area) if case.choice.prompt == ELSEWHERE.prompt:
            return against_another(case, "ship", ship) or against_shore(case, board.index[area])
        case ("ashore", ship, area):
            return against_lander(case, ship) or against_shore(case, board.index[area])
        case ("fort", _, city):
            return landing.objection_to_fort(game, case.kind, board.index[city])
        case ("resist", area):
            return against_another(case, "area", area)
        case ("sailors", _, ship):
            reason = against_another(case, "ship", ship)
            return reason if case.kind.april is not None and case.kind.april.sailors else "another_time"
        case ("mine", _):
            return "" if case.kind.april is not None and case.kind.april.mine else "another_time"
        case ("void", count):
            return "" if count <= case.parts["most"] else "more_than_it_costs"
        case ("bluff", _):
            return "" if case.kind.april is not None and case.kind.april.bluff else "another_time"
        case ("mobilize", area):
            if board.index[area] not in board.mobilization_points:
                return "no_point_there"
            if game.battalions[GERMANY][board.index[area]]:
                return "placed_on_the_enemy"
            return "" if area in case.offered("mobilize") else "placed_there_already"
    return ""


def against_lander(case: Case, ship: str) -> str:
    """Can the ship still land a battalion from the zone?"""
    game = case.game
    landers = landing.landers(game, zone_number(game, case.asked_zone))
    if ship not in landers:
        return "ship_of_another" if ship_of(game, ship).faction != GERMANY else "ship_cannot_land"
    return "" if ship in different_ships(game, landers) else "ship_alike"


def against_shore(case: Case, area: int) -> str:
    """Is the area on the coast of the zone from where they land?"""
    return landing.objection_to_shore(case.game, zone_number(case.game, case.asked_zone), area)


# -- clicks ------------------------------------------------------------------------------------------------------


def conceivable_at_sea(game: Kampen, choice: Choice, part: Part) -> list[Any]:
    """The ships, zones or cards that could stand in an answer at sea."""
    if part.kind == ZONE:
        return list(game.box.board.zones)
    if part.among == NOT_DRAWN:
        return list(sea_of(game).later)
    if part.among == IN_NAVAL_COMBAT:
        battle = sea_of(game).battle
        assert battle is not None
        return battle.plays.copy()
    sea, faction = sea_of(game), asked_faction(game, choice)
    waiting = list(sea.waiting[faction])
    if part.among == WAITING:
        return waiting[:1]
    own = waiting + [id for stack in sea.stacks[faction] for id in stack]
    # Whoever chases a ship of the enemy is asked about that one.
    asked = (choice.values or {}).get("ship") if part.among == IN_BATTLE else None
    return own if asked is None or asked in own else [asked, *own]
