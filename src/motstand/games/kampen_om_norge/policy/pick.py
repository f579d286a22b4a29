"""The way into the policy: which priorities answer which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.kampen_om_norge.answers import (
    AIRLIFT,
    ARRIVAL,
    ATTACK_CARDS,
    ATTACKER_COUNTERS,
    BATTLES,
    DECIDE_LOSSES,
    DECIDE_RETREAT,
    DEFENCE_CARDS,
    DEFENDER_COUNTERS,
    DISCARD,
    DIVERT,
    DONE,
    DROP,
    END,
    ENGINEERS,
    LAND,
    MARCH,
    MOVEMENT,
    PASS,
    PLACEMENT,
    REMOVE,
    RESCUE,
    RETREAT,
    SABOTAGE,
    SEALIFT,
    SHARE_LOSSES,
    SUBMARINE,
    TRADE,
    TRADE_TO_INVADE,
    WHO_LEADS,
    WITHDRAWAL,
)
from motstand.games.kampen_om_norge.policy import fighting, moving, special, supplying
from motstand.games.kampen_om_norge.policy.at_sea import AT_SEA
from motstand.games.kampen_om_norge.policy.ground import Ground
from motstand.games.kampen_om_norge.policy.plans import Plan, plan_named, usual_plan
from motstand.games.kampen_om_norge.questions import faction_asked
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.answers import by_prompt
from motstand.kernel.chances import percent
from motstand.kernel.flow import Choice, Option
from motstand.kernel.why import Why


class Decision:
    """What a faction has to decide, by which plan; `why` is told the reason."""

    __slots__ = ("faction", "game", "options", "plan", "prompt", "values", "why")

    def __init__(self, game: Kampen, choice: Choice, plan: str, why: Why) -> None:
        self.game = game
        self.prompt = choice.prompt
        self.options = choice.options
        self.values: dict[str, Any] = choice.values or {}
        # Whatever Norway and the Allies do not agree on, Germany decides.
        self.faction = faction_asked(game, choice, both=game.active)
        self.plan: Plan = plan_named(game, plan) if plan else usual_plan(game, self.faction)
        self.why = why

    def ground(self) -> Ground:
        """The board as this faction sees it."""
        return Ground(self.game, self.faction, self.plan)

    def fight(self) -> Combat:
        """The combat that is being fought."""
        fight = self.game.combat
        assert fight is not None
        return fight


def answer(game: Kampen, choice: Choice, plan: str, why: Why) -> Option:
    """What a sensible player answers. Most questions have one reason, some give their own."""
    why.say(f"why.{choice.prompt.split('.')[0]}")
    option = PRIORITIES[choice.prompt](Decision(game, choice, plan, why))
    if option == PASS and choice.prompt in (SABOTAGE.prompt, ENGINEERS.prompt):
        why.say("why.no_sabotage")
    return option


def movement(now: Decision) -> Option:
    """First cards that bring battalions, then the best attack, then closing up."""
    game, why, ground = now.game, now.why, now.ground()
    assault = moving.best_assault(game, ground)
    card = special.card_to_play(game, ground, now.options, assault)
    if card is not None:
        _, id = card
        why.say("why.card", {"card": id})
        return card
    if assault is not None:
        attack = moving.assault_move(game, ground, assault)
        if attack is not None:
            why.say("why.assault", {"area": game.box.board.ids[assault.target], "chance": percent(assault.chance)})
            return attack
    closing = moving.closing_move(game, ground)
    if closing is not None:
        _, start, end, _ = closing
        why.say("why.closing", {"from": start, "to": end})
        return closing
    why.say("why.enough_moved")
    return END


# -- cards and losses of a combat ----------------------------------------------------------------------------


def attack_card(now: Decision) -> Option:
    return card(now, fighting.attack_card(now.game, now.fight(), now.options, now.plan))


def defence_card(now: Decision) -> Option:
    return card(now, fighting.defence_card(now.game, now.fight(), now.faction, now.options, now.plan))


def counter_card(now: Decision) -> Option:
    return card(now, fighting.counter_card(now.game, now.fight(), now.faction, now.options, now.plan))


def card(now: Decision, option: Option) -> Option:
    """A card or none, and as its reason the chance of the attack with it and without it, as it was judged."""
    if not now.why.asked or len(now.options) == 1:
        return option
    game, fight, mine = now.game, now.fight(), now.faction == now.game.active
    unseen = fighting.unseen_dice(game, fight) if now.prompt == ATTACK_CARDS.prompt else 0.0
    judged = [fighting.chance_with(game, fight, now.faction, each) for each in now.options if each != PASS]
    best = max(judged) if mine else min(judged)
    then = best if option == PASS else fighting.chance_with(game, fight, now.faction, option)
    values = {
        "chance": percent(fighting.chance(game, fight, 0.0, unseen)),
        "with": percent(then),
        "unseen": "yes" if unseen > 0 else "no",
    }
    now.why.say("why.pass_card" if option == PASS else "why.play_card", values)
    return option


def loss(choose: Callable[[Kampen, list[Option]], Option]) -> Callable[[Decision], Option]:
    """A choice of losses, with its reason."""
    return lambda now: because(now, choose(now.game, now.options), "why.loss")


def because(now: Decision, option: Option, key: str) -> Option:
    """An option in a combat, and the chance of the attack as its reason."""
    if now.why.asked:
        now.why.say(key, {"chance": percent(fighting.chance(now.game, now.fight(), 0.0, 0.0))})
    return option


# -- cards for battalions ------------------------------------------------------------------------------------


def trade(now: Decision) -> Option:
    return traded(now, supplying.trade(now.game, now.faction, now.options, int(now.values["symbols"]), now.plan))


def trade_to_invade(now: Decision) -> Option:
    """Until the symbols are enough for whole battalions."""
    symbols = int(now.values["symbols"])
    if symbols > 0 and symbols % now.game.scenario.symbols_per_battalion == 0:
        return traded(now, DONE)
    cards = [option for option in now.options if option != DONE]
    return traded(now, supplying.best_to_trade(now.game, cards, now.faction, now.plan))


def traded(now: Decision, option: Option) -> Option:
    now.why.say("why.keep_cards" if option == DONE else "why.trade")
    return option


# -- everything --------------------------------------------------------------------------------------------


def first(now: Decision) -> Option:
    return now.options[0]


def lift(now: Decision) -> Option:
    return special.lift(now.game, now.ground(), now.options)


def refuge(now: Decision) -> Option:
    return fighting.refuge(now.game, now.ground(), now.options)


def divert(now: Decision) -> Option:
    return special.divert(now.game, now.ground(), now.options, now.game.box.board.index[now.values["area"]])


def at_sea(choose: Callable[[Kampen, int, list[Option]], Option]) -> Callable[[Decision], Option]:
    return lambda now: choose(now.game, now.faction, now.options)


PRIORITIES: Final[dict[str, Callable[[Decision], Option]]] = by_prompt(
    {
        WHO_LEADS: first,
        MOVEMENT: movement,
        MARCH: lambda now: special.march(now.game, now.ground(), now.options),
        DROP: lambda now: special.drop(now.game, now.ground(), now.options),
        DIVERT: divert,
        AIRLIFT: lift,
        SEALIFT: lift,
        TRADE_TO_INVADE: trade_to_invade,
        LAND: lambda now: special.land(now.game, now.ground(), now.options, int(now.values["left"])),
        SABOTAGE: lambda now: special.sabotage(now.game, now.ground(), now.options),
        ENGINEERS: lambda now: special.engineers(now.game, now.options),
        BATTLES: lambda now: fighting.next_battle(now.game, now.options),
        ATTACK_CARDS: attack_card,
        DEFENDER_COUNTERS: counter_card,
        DEFENCE_CARDS: defence_card,
        ATTACKER_COUNTERS: counter_card,
        REMOVE: loss(fighting.lost_stack),
        SHARE_LOSSES: loss(fighting.shared_losses),
        DECIDE_LOSSES: loss(fighting.decided_losses),
        RETREAT: refuge,
        DECIDE_RETREAT: refuge,
        RESCUE: lambda now: special.rescue(now.game, now.ground(), now.options),
        TRADE: trade,
        ARRIVAL: lambda now: supplying.arrival(now.game, now.ground(), now.options),
        PLACEMENT: lambda now: supplying.placement(now.game, now.ground(), now.options),
        SUBMARINE: lambda now: supplying.hunt(now.game, now.options),
        DISCARD: lambda now: supplying.discard(now.game, now.faction, now.options, now.plan),
        WITHDRAWAL: lambda now: supplying.withdrawal(now.game, now.ground(), now.options),
        **{question: at_sea(choose) for question, choose in AT_SEA.items()},
    }
)
