"""Why an answer is not offered: the reason, the rule behind it, and what a sentence has to know to say so.

The reasons come from the rules themselves: `objection_to_…` in the chapters names them, and the options are those
that no reason speaks against.
"""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import MARCH
from motstand.games.kampen_om_norge.components import NORWAY
from motstand.games.kampen_om_norge.new_cards import different_cards, objection_to_holding
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.why_not.checks import reason_by_chapter
from motstand.games.kampen_om_norge.why_not.values import Case, time_rule, times_of, value
from motstand.kernel.flow import Choice, Option
from motstand.kernel.words.messages import Message

ASKED: Final = ""
"""Stands for the rule by which the question is asked."""

# Each reason with its rule and the values of its sentence.
REASONS: Final[dict[str, tuple[str, list[str]]]] = {
    # Any answer
    "out_of_play": ("KON-STWO-12", ["outside"]),
    "card_of_another": ("KON-CARD-01", ["card", "faction", "owner"]),
    "card_was_used": ("KON-CARD-04", ["card"]),
    "card_not_in_hand": ("KON-NEWC-01", ["card", "faction"]),
    "card_alike": ("KON-CARD-10", ["card"]),
    "another_time": ("KON-CARD-05", ["card", "times"]),
    "only_symbols": ("KON-GC-24", ["card"]),
    # Choosing sides
    "role_for_three": ("KON-PLAY-04", ["role"]),
    "role_for_two": ("KON-PLAY-03", ["role"]),
    "role_is_taken": ("KON-PLAY-07", ["role", "seat"]),
    # Moving
    "nobody_there": ("KON-MOVE-02", ["faction", "from", "holder"]),
    "all_moved": ("KON-MOVE-02", ["faction", "from", "here"]),
    "too_many": ("KON-MOVE-02", ["faction", "from", "fresh"]),
    "same_area": (ASKED, ["from"]),
    "not_neighbours": ("KON-MOVE-02", ["from", "to"]),
    # Rask forflytning
    "no_march": ("KON-Q-36", ["card", "faction"]),
    "first_area_not_beside": (ASKED, ["from", "via"]),
    "enemy_on_the_way": ("KON-Q-35", ["via"]),
    "second_area_not_beside": (ASKED, ["via", "to"]),
    "march_comes_back": (ASKED, ["from"]),
    "march_into_combat": ("KON-NC-07", ["to"]),
    "too_many_for_card": (ASKED, ["most"]),
    # Fallskjermtropp and Jagerfly
    "out_of_range": ("KON-BOARD-21", ["area", "fields", "count"]),
    "fighters_inland": ("KON-AC-11", ["card", "area"]),
    "not_beside_the_drop": ("KON-AC-10", ["area", "to"]),
    # Transportfly
    "too_few_fields": ("KON-GC-18", ["card", "held"]),
    "nobody_to_fly": ("KON-GC-20", ["card"]),
    "no_air_field": ("KON-BOARD-25", ["spot"]),
    "field_not_held": ("KON-Q-47", ["spot"]),
    "too_many_flown_in": ("KON-GC-19", ["most"]),
    "more_than_are_new": ("KON-GC-21", ["left"]),
    # Kystevakuering and Invasjon
    "nobody_to_sail": ("KON-AC-15", ["card"]),
    "no_harbour": ("KON-AC-17", ["card"]),
    "sails_from_inland": ("KON-AC-17", ["from"]),
    "sails_inland": ("KON-AC-17", ["to"]),
    "hostile_harbour": ("KON-AC-17", ["to"]),
    "haven_is_lost": ("KON-AC-16", ["to"]),
    "attacked_haven": ("KON-Q-54", ["to"]),
    "haven_is_an_origin": ("KON-Q-54", ["to"]),
    "too_few_symbols": ("KON-AC-06", ["symbols", "per"]),
    "lands_inland": ("KON-AC-07", ["area"]),
    # Sabotage
    "no_norwegians": ("KON-SAB-04", ["area"]),
    "not_attacked": ("KON-NC-03", ["area"]),
    "came_by_air": ("KON-Q-38", ["area"]),
    "no_attack_from_there": ("KON-NC-03", ["area", "from"]),
    "too_many_escape": ("KON-NC-06", ["from", "most"]),
    # Combat
    "no_combat_there": ("KON-COMBAT-12", ["area"]),
    "limit_reached": ("KON-COMBAT-14", ["card", "played"]),
    "not_in_this_combat": ("KON-CARD-12", ["card", "faction", "area"]),
    "bombers_out_of_range": ("KON-BOARD-21", ["card", "area", "fields", "count"]),
    "bombards_inland": ("KON-AC-14", ["card", "area"]),
    "paratroopers_alone": ("KON-GC-02", ["card", "area"]),
    "attack_cards_came_first": ("KON-COMBAT-13", ["card"]),
    "counters_came_first": ("KON-COMBAT-17", ["card"]),
    "dice_come_later": ("KON-COMBAT-17", ["card"]),
    "rescue_comes_later": ("KON-COMBAT-24", ["card"]),
    "not_on_the_table": ("KON-CARD-14", ["cancelled"]),
    "card_of_a_friend": ("KON-PLAY-02", ["cancelled"]),
    "cancelled_already": ("KON-CARD-14", ["cancelled"]),
    "does_not_cancel_it": ("KON-CARD-14", ["card", "cancelled", "kinds"]),
    "no_attackers_from_there": ("KON-COMBAT-22", ["from", "area"]),
    "more_than_are_there": ("KON-COMBAT-23", ["area", "norwegians", "allies"]),
    "not_so_many_defeated": ("KON-COMBAT-22", ["area", "defeated"]),
    # Retreat
    "stays": ("KON-Q-31", ["area"]),
    "refuge_not_beside": ("KON-RET-01", ["area", "to"]),
    "hostile_refuge": ("KON-RET-02", ["to"]),
    "attacked_refuge": ("KON-RET-03", ["to"]),
    "attack_came_from_there": ("KON-RET-04", ["to"]),
    "retreat_across_water": ("KON-RET-06", ["area", "to", "stopped"]),
    # Reinforcement
    "not_on_german_coast": ("KON-REINF-05", ["area"]),
    "not_on_allied_coast": ("KON-REINF-08", ["area"]),
    "no_mobilization_there": ("KON-REINF-06", ["area"]),
    "placed_on_the_enemy": ("KON-Q-24", ["area"]),
    "placed_there_already": ("KON-REINF-07", ["area"]),
    "no_room_for_second_stack": ("KON-Q-99", ["area"]),
    "beside_first_stack": ("KON-SETUP-05", ["area", "first"]),
    "nobody_new_there": ("KON-Q-50", ["area"]),
    "flown_in": ("KON-AC-22", ["card", "area"]),
    # New cards
    "no_allies_there": ("KON-DECK-12", ["area"]),
    # Where ships hold the sea
    "germans_at_sea": ("KON-AREINF-06", []),
    "inland": ("KON-AREINF-02", ["area"]),
    "allied_ships_south": ("KON-AREINF-03", ["area"]),
    "no_carrier": ("KON-AC-12", ["card"]),
    "no_battleship": ("KON-AC-14", ["card"]),
    "no_ships_off_the_coast": ("KON-AC-12", ["card"]),
    # Ships
    "ship_of_another": ("KON-SHIP-01", ["ship", "faction"]),
    "ship_alike": ("KON-SHIP-01", ["ship"]),
    "ship_not_on_the_map": (ASKED, ["ship"]),
    "ship_elsewhere": ("KON-NAVC-03", ["ship", "lies"]),
    "another_ship": (ASKED, []),
    "another_zone": (ASKED, []),
    "another_area": (ASKED, []),
    # Naval movement and interception
    "no_task_force": ("KON-NAVM-04", []),
    "ship_moved": ("KON-NAVM-02", ["ship"]),
    "ship_in_the_force": ("KON-NAVM-04", ["ship"]),
    "force_elsewhere": ("KON-NAVM-04", ["ship", "force_zone"]),
    "nowhere_to_sail": ("KON-NAVM-04", ["lies"]),
    "raiders_not_called": ("KON-NINE-27", []),
    "zone_not_beside": ("KON-NAVM-02", ["zone"]),
    "sailed_far_enough": ("KON-NAVM-02", ["faction"]),
    "closed_to_allies": ("KON-NAVM-05", ["zone"]),
    "zone_was_tried": ("KON-NAVM-07", ["zone"]),
    "route_was_taken": ("KON-NAVM-04", ["zone"]),
    "only_dummies": ("KON-Q-61", []),
    # Naval combat
    "ship_fights_already": ("KON-NAVC-03", ["ship"]),
    "ship_behind_smoke": ("KON-NGC-06", ["ship"]),
    "dummies_never_fight": ("KON-NAVC-03", ["ship"]),
    "no_naval_combat_there": ("KON-NAVC-06", ["zone"]),
    "no_field_on_the_zone": ("KON-ADV-07", ["card"]),
    "bombers_do_not_reach_zone": ("KON-NAC-06", ["card", "zone"]),
    "no_ships_there": (ASKED, ["zone"]),
    "more_than_it_costs": ("KON-SHIP-17", ["costs"]),
    "larger_ships_first": ("KON-ADV-10", ["ship"]),
    # 9 April
    "kept_already": (ASKED, ["card"]),
    "not_of_april": (ASKED, ["card"]),
    "ship_not_drawn": ("KON-NAC-04", ["ship"]),
    "ship_not_left": ("KON-NAC-04", ["other"]),
    "not_near_the_capital": ("KON-NINE-12", ["area"]),
    "no_point_there": (ASKED, ["area"]),
    "zone_without_coast": (ASKED, ["zone"]),
    "zone_not_scouted": ("KON-NAC-03", ["card", "zone"]),
    "ship_not_intercepted": ("KON-NINE-20", ["ship"]),
    "ship_never_raids": ("KON-NINE-22", ["ship"]),
    "raids_from_the_north": ("KON-NINE-22", ["ship"]),
    "nobody_to_land": ("KON-NINE-28", ["zone"]),
    "ship_cannot_land": ("KON-NINE-28", ["ship"]),
    "not_on_the_zone": ("KON-NINE-28", ["to"]),
    "fort_closed_it": ("KON-NNC-03", ["to"]),
    "no_fort_there": ("KON-NNC-02", ["area"]),
    "nobody_lands_there": ("KON-NNC-02", ["area"]),
}


def objection(game: Kampen, choice: Choice, option: Option) -> Message | None:
    """What speaks against an answer to this question; None exactly if it is offered."""
    case = Case(game, choice, option)
    reason = reason_against(case)
    if not reason:
        return None
    rule, names = REASONS[reason]
    if reason == "another_time":
        rule = time_rule(times_of(case))
    elif rule == ASKED:
        rule = "KON-NC-05" if choice.prompt == MARCH.prompt and case.faction == NORWAY else choice.rule
    return Message(reason, {name: value(case, name) for name in names}, rule)


def reason_against(case: Case) -> str:
    """The first reason against an answer, "" if there is none."""
    # Neighbours, coasts and ranges of a scenario end with the part of the board that is in play.
    if case.outside:
        return "out_of_play"
    if not case.holds_card:
        return reason_by_chapter(case)
    reason = objection_to_holding(case.game, case.faction, case.parts["card"])
    if not reason and is_offered_as_another(case):
        return "card_alike"
    reason = reason or reason_by_chapter(case)
    return "only_symbols" if reason == "another_time" and not times_of(case) else reason


def is_offered_as_another(case: Case) -> bool:
    """Of cards that are the same to play only the first is offered. Is this one not the first?"""
    cards = case.game.scenario.cards
    head, card, *_ = case.option
    if card in different_cards(case.game, case.faction):
        return False
    offered = [option for option in case.choice.options if option[0] == head]
    return cards[card].alike in [cards[other].alike for _, other, *_ in offered]
