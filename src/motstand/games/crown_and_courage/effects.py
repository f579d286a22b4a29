"""Every word of the vocabulary, whether it could be done now, and how. The head of tiles.toml explains them."""

from __future__ import annotations

from motstand.games.crown_and_courage.army import (
    army_orders,
    can_give_order,
    can_march,
    free_centres,
    march_on,
    mobilise_some,
)
from motstand.games.crown_and_courage.cards import order_a_card, order_options
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.danger import (
    add_pressure,
    gain_stress,
    gain_threat,
    lose_stress,
    lower_momentum,
    lower_threat,
    raise_momentum,
    take_pressure_off,
)
from motstand.games.crown_and_courage.deck import can_draw, draw_cards, gain_collaborator
from motstand.games.crown_and_courage.defeat import lose
from motstand.games.crown_and_courage.discards import discard_some
from motstand.games.crown_and_courage.evacuation import (
    can_evacuate,
    can_go,
    evacuate,
    king_goes,
    new_route,
    objection_to_plan,
    objection_to_route,
    plan_journey,
    raisable,
    raise_a_die,
)
from motstand.games.crown_and_courage.frame import flip_lowest_order
from motstand.games.crown_and_courage.german import ACTIONS
from motstand.games.crown_and_courage.morale import gain_morale, lose_morale
from motstand.games.crown_and_courage.readings import exactly, one_of, one_up_or_down
from motstand.games.crown_and_courage.sabotage import can_sabotage, sabotage, weaken_all
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import (
    REACH,
    can_fire,
    can_repeat,
    can_upgrade,
    fire,
    repeat,
    scout,
    unseen,
    upgrade,
)
from motstand.games.crown_and_courage.vocabulary import VOCABULARY, AtOnce, StepByStep
from motstand.kernel.content.vocabulary import ALWAYS, Effect, always, bare, if_any, loss, room, signed, times
from motstand.kernel.flow import Flow

__all__ = ["VOCABULARY"]

# -- words that go up or down ------------------------------------------------------------------------------------


def change_stress(game: Crown, effect: Effect, rule: str) -> None:
    if effect.amount > 0:
        gain_stress(game, effect.amount, rule)
    else:
        lose_stress(game, -effect.amount, rule)


def change_threat(game: Crown, effect: Effect, rule: str) -> Flow[None]:
    if effect.amount > 0:
        yield from gain_threat(game, effect.amount, rule)
    else:
        lower_threat(game, -effect.amount, rule)


def change_morale(game: Crown, effect: Effect, rule: str) -> Flow[None]:
    if effect.amount > 0:
        yield from gain_morale(game, effect.amount, rule)
    else:
        lose_morale(game, -effect.amount, rule)


def change_momentum(game: Crown, effect: Effect, rule: str) -> Flow[None]:
    if effect.amount > 0:
        yield from raise_momentum(game, effect.amount, rule)
    else:
        lower_momentum(game, -effect.amount, rule)


def change_pressure(game: Crown, effect: Effect, rule: str) -> None:
    if effect.amount > 0:
        add_pressure(game, rule)
    else:
        take_pressure_off(game, rule)


# -- words that no other chapter has -----------------------------------------------------------------------------


def halt(game: Crown, effect: Effect, rule: str) -> None:
    """The next German Move of this turn is not resolved; several add up."""
    game.halts += 1
    game.note("move.will_halt", rule, {"count": game.halts})


def take_quick_response_die(game: Crown, effect: Effect, rule: str) -> None:
    """An ordinary die leaves the Quick Response box for the people; the die of the box itself stays (CNC-SETUP-12)."""
    game.quick_dice -= 1
    game.population += 1
    game.note("quick_response.die_taken", rule, {"left": game.quick_dice})


def see_elsewhere(game: Crown, effect: Effect, rule: str) -> None:
    """The Main Response sees what a primary order does, and whoever plays a Gold Reserve card where it goes."""


# -- the vocabulary ----------------------------------------------------------------------------------------------

VOCABULARY.verbs.update(
    {
        "stress": AtOnce(signed, lambda game, it: room(it, ALWAYS, game.stress - game.threat - 1), change_stress),
        "threat": StepByStep(
            signed, lambda game, it: room(it, ALWAYS, game.threat - game.box.danger.least), change_threat
        ),
        "morale": StepByStep(signed, always, change_morale),
        "momentum": StepByStep(signed, lambda game, it: room(it, ALWAYS, game.momentum), change_momentum),
        "pressure": AtOnce(one_up_or_down, lambda game, it: room(it, ALWAYS, game.pressure), change_pressure),
        "draw": StepByStep(
            times, lambda game, it: if_any(can_draw(game)), lambda game, it, rule: draw_cards(game, it.amount, rule)
        ),
        "discard": StepByStep(
            times, lambda game, it: len(game.hand), lambda game, it, rule: discard_some(game, it.amount, rule)
        ),
        "army": StepByStep(
            times,
            lambda game, it: if_any(can_give_order(game)),
            lambda game, it, rule: army_orders(game, it.amount, rule),
        ),
        "mobilise": StepByStep(
            times,
            lambda game, it: if_any(free_centres(game)),
            lambda game, it, rule: mobilise_some(game, it.amount, rule),
        ),
        "march": StepByStep(
            times, lambda game, it: if_any(can_march(game)), lambda game, it, rule: march_on(game, it.amount, rule)
        ),
        "sabotage": StepByStep(
            times, lambda game, it: if_any(can_sabotage(game)), lambda game, it, rule: sabotage(game, it.amount, rule)
        ),
        "fire": StepByStep(
            one_of(list(REACH)),
            lambda game, it: if_any(can_fire(game, REACH[it.what])),
            lambda game, it, rule: fire(game, REACH[it.what], rule),
        ),
        "evacuate": StepByStep(
            bare, lambda game, it: if_any(can_evacuate(game)), lambda game, it, rule: evacuate(game)
        ),
        "route": AtOnce(
            bare, lambda game, it: if_any(not objection_to_route(game)), lambda game, it, rule: new_route(game, rule)
        ),
        "plan": AtOnce(
            bare, lambda game, it: if_any(not objection_to_plan(game)), lambda game, it, rule: plan_journey(game, rule)
        ),
        "evacuation_die": StepByStep(
            exactly("+1"), lambda game, it: if_any(raisable(game)), lambda game, it, rule: raise_a_die(game, rule)
        ),
        "king": StepByStep(
            times,
            lambda game, it: if_any(can_go(game, it.amount)),
            lambda game, it, rule: king_goes(game, it.amount, rule),
        ),
        "card": StepByStep(
            loss,
            lambda game, it: if_any(order_options(game, -it.amount)),
            lambda game, it, rule: order_a_card(game, -it.amount, rule),
        ),
        "repeat": StepByStep(
            one_of(["line", "grid"]),
            lambda game, it: if_any(can_repeat(game, it.what, game.resolving)),
            lambda game, it, rule: repeat(game, it.what, game.resolving),
        ),
        "upgrade": StepByStep(
            times,
            lambda game, it: if_any(can_upgrade(game, it.amount)),
            lambda game, it, rule: upgrade(game, it.amount, rule),
        ),
        "skip_response": AtOnce(bare, lambda game, it: 0, see_elsewhere),
        "halt": AtOnce(bare, always, halt),
        "quick_response_die": AtOnce(exactly("-1"), lambda game, it: game.quick_dice, take_quick_response_die),
        "scout": StepByStep(bare, lambda game, it: if_any(unseen(game)), lambda game, it, rule: scout(game, rule)),
        "gold": AtOnce(bare, always, see_elsewhere),
        "german": StepByStep(one_of(list(ACTIONS)), always, lambda game, it, rule: cause(game, it.what)),
        "collaborator": StepByStep(exactly("+1"), always, lambda game, it, rule: gain_collaborator(game, rule)),
        "flip": StepByStep(bare, always, lambda game, it, rule: flip_lowest_order(game, rule)),
        "sabotage_dice": AtOnce(exactly("-1"), always, lambda game, it, rule: weaken_all(game, rule)),
        "lose": AtOnce(bare, always, lambda game, it, rule: lose("towns", rule)),
    }
)
