"""Which check of the rules speaks against an answer: each chapter is asked what it leaves out, and why."""

from __future__ import annotations

from motstand.games.kampen_om_norge import (
    combat,
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
from motstand.games.kampen_om_norge.answers import ATTACK_CARDS, ENGINEERS, TRADE_TO_INVADE
from motstand.games.kampen_om_norge.combat_cards import (
    objection_to_attack_card,
    objection_to_cancelling,
    objection_to_counter_card,
    objection_to_defence_card,
)
from motstand.games.kampen_om_norge.new_cards import objection_to_withdrawing
from motstand.games.kampen_om_norge.sea.answers import QUESTIONS as AT_SEA
from motstand.games.kampen_om_norge.state import Combat, origin_number
from motstand.games.kampen_om_norge.why_not.at_sea import reason_at_sea
from motstand.games.kampen_om_norge.why_not.values import Case


def reason_by_chapter(case: Case) -> str:
    """The reason of the chapter that an answer belongs to, "" if there is none."""
    game, faction, at = case.game, case.faction, case.game.box.board.index
    if case.choice.prompt in AT_SEA:
        # Cards of 9 April are played as in any movement phase (KON-NINE-19), and traded as in any other.
        return reason_in_movement(case) if case.option[0] in ("card", "trade") else reason_at_sea(case)
    match case.option:
        case ("lead", role):
            return setup.objection_to_role(game, role)
        case ("fight", area):
            return combat.objection_to_battle(game, at[area])
        case ("arrive", area):
            return reinforcement.objection_to_arrival(game, case.parts["left"], at[area])
        case ("place", area):
            return reinforcement.objection_to_placing(game, faction, at[area])
        case ("airplace", _, field, battalions):
            return reinforcement.objection_to_airplacing(game, case.kind, at[field], battalions)
        case ("hunt", _, area):
            return reinforcement.objection_to_hunting(game, case.kind, at[area])
        case ("withdraw", area):
            return objection_to_withdrawing(game, at[area])
        case ("send_back", _, area, origin):
            reason = sabotage.objection_to_send_back(game, at[area], origin_number(game, origin))
            return reason if case.kind.sends_back else "another_time"
        case ("escape", _, start, end, battalions):
            reason = sabotage.objection_to_escape(game, case.kind, at[start], at[end], battalions)
            return reason if case.kind.escapes else "another_time"
    if case.choice.prompt == ENGINEERS.prompt and case.holds_card:
        return sabotage.objection_to_clearing(case.kind, case.parts["kind"])
    return reason_in_movement(case) if game.combat is None else reason_in_combat(case, game.combat)


def reason_in_movement(case: Case) -> str:
    """Chapter 4.1 b: marching, and the cards of phase 1."""
    game, faction, at = case.game, case.faction, case.game.box.board.index
    match case.option:
        case ("move", start, end, battalions):
            return movement.objection_to_move(game, faction, at[start], at[end], battalions)
        case ("card", card):
            return movement_cards.objection_to_playing(game, faction, card)
        case ("march", start, via, end, battalions):
            return movement_cards.objection_to_march(game, faction, case.kind, at[start], at[via], at[end], battalions)
        case ("drop", target):
            return movement_cards.objection_to_drop(game, at[target])
        case ("divert", _, landfall):
            reason = movement_cards.objection_to_diverting(game, case.kind, case.at("area"))
            return reason or movement_cards.objection_to_landfall(game, case.at("area"), at[landfall])
        case ("airlift", start, end, battalions):
            return movement_cards.objection_to_airlift(game, case.kind, at[start], at[end], battalions)
        case ("sealift", start, harbour, battalions):
            return movement_cards.objection_to_sealift(game, case.kind, at[start], at[harbour], battalions)
        case ("land", target):
            return invasion.objection_to_beach(game, at[target])
        case ("done",) if case.choice.prompt == TRADE_TO_INVADE.prompt:
            return invasion.objection_to_landing(game, case.parts["symbols"])
    return ""


def reason_in_combat(case: Case, fight: Combat) -> str:
    """Chapter 4.2."""
    game, faction, at = case.game, case.faction, case.game.box.board.index
    match case.option:
        case ("play", _) if case.choice.prompt == ATTACK_CARDS.prompt:
            return objection_to_attack_card(game, fight, case.kind)
        case ("play", _):
            return objection_to_defence_card(game, fight, faction, case.kind)
        case ("cancel", _, cancelled):
            reason = objection_to_counter_card(game, fight, faction, case.kind)
            struck = [play for play in fight.plays if play.card == cancelled]
            if reason or not struck:
                return reason or "not_on_the_table"
            return objection_to_cancelling(game, faction, case.kind, struck[0])
        case ("remove", origin):
            attacks = [attack for attack in game.attacks if attack.origin == origin_number(game, origin)]
            reasons = [losses.objection_to_removing(fight, attack) for attack in attacks]
            return "" if "" in reasons else "no_attackers_from_there"
        case ("lose", norwegian, allied):
            reason = losses.objection_to_losses(game, fight.area, norwegian, allied)
            return reason or ("" if norwegian + allied == case.defeated else "not_so_many_defeated")
        case ("retreat", refuge):
            return retreat.objection_to_retreat(game, faction, fight.area, at[refuge])
        case ("rescue", _, harbour):
            reason = evacuation.objection_to_rescue(game, case.kind)
            return reason or evacuation.objection_to_haven(game, fight.area, at[harbour])
    return ""
