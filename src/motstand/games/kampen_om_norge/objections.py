"""Why an answer is not offered: the reason, the rule behind it, and what a sentence has to know to say so.

The reasons come from the rules themselves: `objection_to_…` in the chapters names them, and the options are those
that no reason speaks against.
"""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge import (
    combat,
    combat_cards,
    evacuation,
    invasion,
    losses,
    movement,
    movement_cards,
    reinforcement,
    retreat,
    sabotage,
    setup,
)
from motstand.games.kampen_om_norge.answers import DONE
from motstand.games.kampen_om_norge.components import NORWAY
from motstand.games.kampen_om_norge.new_cards import different_cards, objection_to_holding, objection_to_withdrawing
from motstand.games.kampen_om_norge.objection_values import Case, time_rule, times_of, value
from motstand.games.kampen_om_norge.state import Kampen, origin_number
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Objection

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
}


def objection(game: Kampen, choice: Choice, option: Option) -> Objection | None:
    """What speaks against an answer to this question; None exactly if it is offered."""
    case = Case(game, choice, option)
    reason = reason_against(case)
    if not reason:
        return None
    rule, names = REASONS[reason]
    if reason == "another_time":
        rule = time_rule(times_of(case))
    elif rule == ASKED:
        rule = "KON-NC-05" if choice.prompt == "march" and case.faction == NORWAY else choice.rule
    return Objection(reason, rule, {name: value(case, name) for name in names})


def reason_against(case: Case) -> str:
    """The first reason against an answer, "" if there is none."""
    # Neighbours, coasts and ranges of a scenario end with the part of the board that is in play.
    if case.outside:
        return "out_of_play"
    if not case.holds_card:
        return reason_by_head(case)
    reason = objection_to_holding(case.game, case.faction, case.option[1])
    if not reason and is_offered_as_another(case):
        return "card_alike"
    reason = reason or reason_by_head(case)
    return "only_symbols" if reason == "another_time" and not times_of(case) else reason


def is_offered_as_another(case: Case) -> bool:
    """Of cards that are the same to play only the first is offered. Is this one not the first?"""
    cards = case.game.box.cards
    card = case.option[1]
    if card in different_cards(case.game, case.faction):
        return False
    offered = [option[1] for option in case.choice.options if option[0] == case.option[0]]
    return cards[card].alike in [cards[other].alike for other in offered]


def reason_by_head(case: Case) -> str:
    """Ask the chapter of the rules that an answer belongs to."""
    head = case.option[0]
    if head in ("cancel", "play", "fight", "remove", "lose", "retreat", "rescue"):
        return reason_in_combat(case)
    if head in ("arrive", "place", "airplace", "hunt"):
        return reason_in_reinforcement(case)
    game, option, at = case.game, case.option, case.at
    if head == "lead":
        return setup.objection_to_role(game, option[1])
    if head == "move":
        return movement.objection_to_move(game, case.faction, at("from"), at("to"), option[3])
    if head == "card":
        return movement_cards.objection_to_playing(game, case.faction, option[1])
    if head == "divert":
        reason = movement_cards.objection_to_diverting(game, case.kind, at("area"))
        return reason or movement_cards.objection_to_landfall(game, at("area"), at("to"))
    if head == "march":
        way = [at("from"), at("via"), at("to")]
        return movement_cards.objection_to_march(game, case.faction, case.kind, way, option[4])
    if head == "airlift":
        return movement_cards.objection_to_airlift(game, case.kind, at("from"), at("to"), option[3])
    if head == "sealift":
        return movement_cards.objection_to_sealift(game, case.kind, at("from"), at("to"), option[3])
    if head == "drop":
        return movement_cards.objection_to_drop(game, at("area"))
    if head == "land":
        return invasion.objection_to_beach(game, at("area"))
    if option == DONE and case.choice.prompt == "invasion.trade":
        return invasion.objection_to_landing(game, case.parts["symbols"])
    if head == "send_back":
        if not case.kind.sends_back:
            return "another_time"
        return sabotage.objection_to_send_back(game, at("area"), origin_number(game, option[3]))
    if head == "escape":
        if not case.kind.escapes:
            return "another_time"
        return sabotage.objection_to_escape(game, case.kind, at("from"), at("to"), option[4])
    return objection_to_withdrawing(game, at("area")) if head == "withdraw" else ""


def reason_in_combat(case: Case) -> str:
    """Chapter 4.2, and the engineers who cancel as if in combat."""
    game, option, at = case.game, case.option, case.at
    head, prompt = option[0], case.choice.prompt
    if head == "fight":
        return combat.objection_to_battle(game, at("area"))
    if prompt == "sabotage.engineers":
        return sabotage.objection_to_clearing(case.kind, case.parts["kind"])
    fight = game.combat
    assert fight is not None
    if head == "play":
        if prompt == "combat.attack":
            return combat_cards.objection_to_attack_card(game, fight, case.kind)
        return combat_cards.objection_to_defence_card(game, fight, case.faction, case.kind)
    if head == "cancel":
        reason = combat_cards.objection_to_counter_card(game, fight, case.faction, case.kind)
        if reason:
            return reason
        for play in fight.plays:
            if play.card == option[2]:
                return combat_cards.objection_to_cancelling(game, case.faction, case.kind, play)
        return "not_on_the_table"
    if head == "remove":
        origin = origin_number(game, option[1])
        for attack in game.attacks:
            if attack.origin == origin and not losses.objection_to_removing(fight, attack):
                return ""
        return "no_attackers_from_there"
    if head == "lose":
        reason = losses.objection_to_losses(game, fight.area, option[1], option[2])
        return reason or ("" if option[1] + option[2] == case.defeated else "not_so_many_defeated")
    if head == "retreat":
        return retreat.objection_to_retreat(game, case.faction, fight.area, at("to"))
    reason = evacuation.objection_to_rescue(game, case.kind)
    return reason or evacuation.objection_to_haven(game, fight.area, at("to"))


def reason_in_reinforcement(case: Case) -> str:
    """Chapter 4.3."""
    game, option, at = case.game, case.option, case.at
    if option[0] == "arrive":
        return reinforcement.objection_to_arrival(game, case.parts["left"], at("area"))
    if option[0] == "place":
        return reinforcement.objection_to_placing(game, case.faction, at("area"))
    if option[0] == "hunt":
        return reinforcement.objection_to_hunting(game, case.kind, at("area"))
    return reinforcement.objection_to_airplacing(game, case.kind, at("area"), option[3])
