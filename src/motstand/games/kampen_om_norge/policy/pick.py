"""The way into the policy: what is asked decides which priorities answer."""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.answers import DECIDE_LOSSES, DONE, END, PASS, QUESTIONS, REMOVE, SHARE_LOSSES
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.policy import fighting, moving, special, supplying
from motstand.games.kampen_om_norge.policy.ground import Ground
from motstand.games.kampen_om_norge.policy.plans import Plan, plan_named, usual_plan
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.chances import percent
from motstand.kernel.flow import Choice, Option
from motstand.kernel.messages import Message
from motstand.kernel.why import Why

LOSSES: Final = (REMOVE.prompt, SHARE_LOSSES.prompt, DECIDE_LOSSES.prompt)


def pick(game: Kampen, choice: Choice, plan: str = "") -> Option:
    """What a sensible player answers."""
    if len(choice.options) == 1:
        return choice.options[0]
    return answer(game, choice, plan, None)


def reason(game: Kampen, choice: Choice) -> tuple[Option, Message]:
    """What a sensible player answers, and why."""
    why = Why()
    if len(choice.options) == 1:
        return choice.options[0], why
    option = answer(game, choice, "", why)
    return option, why


def asked_faction(game: Kampen, choice: Choice) -> int:
    """The faction that a question is for; a seat may lead two."""
    asked = QUESTIONS[choice.prompt].asked
    if asked >= 0:
        return asked
    named = choice.values.get("faction") if choice.values is not None else None
    # Whatever Norway and the Allies do not agree on, Germany decides.
    return FACTIONS.index(named) if named in FACTIONS else game.active


def answer(game: Kampen, choice: Choice, plan_name: str, why: Why | None) -> Option:
    """Dispatch by prompt."""
    prompt = choice.prompt
    options = choice.options
    faction = asked_faction(game, choice)
    plan = plan_named(game, plan_name) if plan_name else usual_plan(game, faction)
    if prompt == "movement":
        return movement(game, faction, options, plan, why)
    fight = game.combat
    if fight is not None and prompt.startswith("combat."):
        return combat(game, fight, faction, prompt, options, plan, why)
    if prompt == "trade" or prompt == "invasion.trade":
        return trade(game, faction, choice, plan, why)
    return other(game, faction, choice, plan, why)


def movement(game: Kampen, faction: int, options: list[Option], plan: Plan, why: Why | None) -> Option:
    """First cards that bring battalions, then the best attack, then closing up."""
    ground = Ground(game, faction, plan)
    assault = moving.best_assault(game, ground)
    card = special.card_to_play(game, ground, options, assault)
    if card is not None:
        if why is not None:
            _, id = card
            why.say("why.card", {"card": id})
        return card
    if assault is not None:
        attack = moving.assault_move(game, ground, assault)
        if attack is not None:
            if why is not None:
                values = {"area": game.box.board.ids[assault.target], "chance": percent(assault.chance)}
                why.say("why.assault", values)
            return attack
    closing = moving.closing_move(game, ground)
    if closing is not None:
        if why is not None:
            _, start, end, _ = closing
            why.say("why.closing", {"from": start, "to": end})
        return closing
    if why is not None:
        why.say("why.enough_moved")
    return END


def combat(
    game: Kampen, fight: Combat, faction: int, prompt: str, options: list[Option], plan: Plan, why: Why | None
) -> Option:
    """Cards and losses."""
    if prompt == "combat.attack":
        option = fighting.attack_card(game, fight, options, plan)
    elif prompt == "combat.defence":
        option = fighting.defence_card(game, fight, faction, options, plan)
    elif prompt in ("combat.defender_counters", "combat.attacker_counters"):
        option = fighting.counter_card(game, fight, faction, options, plan)
    elif prompt == "combat.remove":
        option = fighting.lost_stack(game, options)
    elif prompt == "combat.decide_losses":
        option = fighting.decided_losses(game, options)
    else:
        option = fighting.shared_losses(game, options)
    if why is not None:
        chance = percent(fighting.chance(game, fight, 0.0, 0.0))
        key = "why.loss" if prompt in LOSSES else "why.pass_card" if option == PASS else "why.play_card"
        why.say(key, {"chance": chance})
    return option


def trade(game: Kampen, faction: int, choice: Choice, plan: Plan, why: Why | None) -> Option:
    """Cards for battalions."""
    values = choice.values or {}
    symbols = int(values.get("symbols", 0))
    if choice.prompt == "invasion.trade":
        option = DONE
        if symbols == 0 or symbols % game.scenario.symbols_per_battalion:
            option = supplying.best_to_trade(game, [option for option in choice.options if option != DONE], faction)
    else:
        option = supplying.trade(game, faction, choice.options, symbols, plan)
    if why is not None:
        why.say("why.keep_cards" if option == DONE else "why.trade")
    return option


def other(game: Kampen, faction: int, choice: Choice, plan: Plan, why: Why | None) -> Option:
    """Everything that is asked once in a while."""
    prompt = choice.prompt
    options = choice.options
    ground = Ground(game, faction, plan)
    if why is not None:
        why.say(f"why.{prompt.split('.')[0].replace(' ', '_')}")
    if prompt in ("placement",):
        return supplying.placement(game, ground, options)
    if prompt == "arrival":
        return supplying.arrival(game, ground, options)
    if prompt == "battles":
        return fighting.next_battle(game, options)
    if prompt in ("retreat", "retreat.decide"):
        return fighting.refuge(game, ground, options)
    if prompt == "sabotage":
        return special.sabotage(game, ground, options)
    if prompt == "sabotage.engineers":
        return special.engineers(game, options)
    if prompt == "drop":
        return special.drop(game, ground, options)
    if prompt == "drop.divert":
        values = choice.values or {}
        return special.divert(game, ground, options, game.box.board.index[values["area"]])
    if prompt == "march":
        return special.march(game, ground, options)
    if prompt in ("airlift", "sealift"):
        return special.lift(game, ground, options)
    if prompt == "invasion.land":
        values = choice.values or {}
        return special.land(game, ground, options, int(values["left"]))
    if prompt == "rescue":
        return special.rescue(game, ground, options)
    if prompt == "submarine":
        return supplying.hunt(game, options)
    if prompt == "new_cards.discard":
        return supplying.discard(game, faction, options)
    if prompt == "withdrawal":
        return supplying.withdrawal(game, ground, options)
    return options[0]
