"""Battle, with its two answers, and the Forced Escape (CNC-BATTLE, CNC-RETREAT, CNC-HELL, CNC-ESCAPE)."""

from __future__ import annotations

from motstand.games.crown_and_courage.answers import (
    BATTLE,
    ESCAPE,
    FLEE,
    HOLD,
    REMOVE,
    RETREAT,
    SPARE,
    SPEND,
    SUPPORT,
    VALIANT,
)
from motstand.games.crown_and_courage.army import army_orders
from motstand.games.crown_and_courage.breakdown import add_strength
from motstand.games.crown_and_courage.components import KING, PARATROOPER, REGULAR
from motstand.games.crown_and_courage.danger import add_pressure, gain_stress
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.defeat import lose
from motstand.games.crown_and_courage.discards import discard
from motstand.games.crown_and_courage.morale import lose_morale
from motstand.games.crown_and_courage.occupation import take_town
from motstand.games.crown_and_courage.sabotage import sabotage
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.troops import join_regulars, remove_german, turn_over
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.flow import Flow, Option


def battle(game: Crown, space: int) -> Flow[None]:
    """CNC-BATTLE-09: do nothing, or discard cards until the strength is enough. Then no card until it is over."""
    game.path.append(f"battle {game.box.map.ids[space]}")
    answer = yield from decide(game, BATTLE, lambda game: answers(game, space), {"place": game.box.map.ids[space]})
    game.closed += 1
    match answer:
        case ("retreat",):
            yield from retreat(game, space)
        case ("flee",):
            become_regulars(game, space)
            yield from forced_escape(game, space)
        case ("hold",):
            yield from give_them_hell(game, space, [])
        case ("support", card):
            used = yield from support(game, space, card)
            yield from give_them_hell(game, space, used)
    game.closed -= 1
    game.path.pop()
    if game.orders_due and not game.closed:
        # CNC-Q-103: an Army Order gained inside the battle comes after it.
        due, game.orders_due = game.orders_due, 0
        yield from army_orders(game, due, "CNC-MORALE-08")


def tell(game: Crown, key: str, rule: str, space: int, cards: list[str]) -> None:
    """How the battle ends, with the strength of both sides."""
    strength = game.norwegian_strength(space) + sum([game.box.cards[card].strength for card in cards])
    values = {"place": game.box.map.ids[space], "strength": strength, "germans": game.germans(space)}
    add_strength(game.note(key, rule, values), game, space, cards)


def answers(game: Crown, space: int) -> list[Option]:
    """CNC-Q-103: pieces are counted when the battle begins; with nobody left on one side there is none."""
    if game.germans(space) == 0 or not game.is_held(space):
        return []
    alone = game.norwegian_strength(space) == 0
    options: list[Option] = [FLEE if alone else RETREAT]
    missing = game.germans(space) - game.norwegian_strength(space)
    if missing <= 0:
        options.append(HOLD)
    return options + supports(game, missing, game.loyalty())


def supports(game: Crown, missing: int, most: int) -> list[Option]:
    """CNC-BATTLE-12: cards with which the Germans can still be matched, within the Loyalty (CNC-Q-64)."""
    if missing <= 0 or most <= 0:
        return []
    strong = sorted([game.box.cards[card].strength for card in game.hand], reverse=True)
    options: list[Option] = []
    for card in dict.fromkeys(game.hand):
        strength = game.box.cards[card].strength
        if strength == 0:
            # CNC-CARD-06
            continue
        others = strong.copy()
        others.remove(strength)
        if strength + sum(others[: most - 1]) >= missing:
            options.append(("support", card))
    return options


def support(game: Crown, space: int, card: str) -> Flow[list[str]]:
    """CNC-BATTLE-13: one card after the other, until it is enough; returns the cards."""
    used: list[str] = []
    missing = game.germans(space) - game.norwegian_strength(space)
    while True:
        used.append(card)
        missing -= game.box.cards[card].strength
        # CNC-CARD-04
        discard(game, card)
        if missing <= 0:
            return used
        options = supports(game, missing, game.loyalty() - len(used))
        answer: Option = yield SUPPORT.ask(KING, options, {"missing": missing})
        _, card = answer


# -- Retreat into the forest -----------------------------------------------------------------------------------


def retreat(game: Crown, space: int) -> Flow[None]:
    """CNC-RETREAT-09: one German, Valiant defence, our troops with Sabotage, the King's escape, in this order."""
    tell(game, "battle.lost", "CNC-BATTLE-10", space, [])
    become_regulars(game, space)
    yield from remove_attacker(game, space, "CNC-RETREAT-01")
    yield from valiant_defence(game, space, "CNC-RETREAT-02")
    troops, game.norwegians[space] = game.norwegians[space], 0
    if troops > 0:
        game.note("battle.troops_lost", "CNC-RETREAT-04", {"place": game.box.map.ids[space], "count": troops})
        yield from sabotage(game, troops, "CNC-RETREAT-04")
    if game.king == space and game.germans(space) > 0:
        # CNC-RETREAT-05
        yield from forced_escape(game, space)
    yield from take_what_is_left(game, space)


def take_what_is_left(game: Crown, space: int) -> Flow[None]:
    """CNC-RETREAT-07: regular troops that are still there take the town (CNC-Q-106), or its ruins (CNC-Q-105)."""
    if game.box.map.town_place[space] >= 0 and game.regulars[space] > 0:
        yield from take_town(game, space)


def become_regulars(game: Crown, space: int) -> None:
    """CNC-Q-63: when the Germans win, Paratroopers that came with regular troops become regular ones first."""
    if game.regulars[space] > 0 and game.paratroopers[space] > 0:
        for arrival in game.arrivals:
            if arrival.space == space:
                arrival.regulars += arrival.paratroopers
                arrival.paratroopers = 0
        turn_over(game, space, "CNC-Q-63")


def remove_attacker(game: Crown, space: int, rule: str) -> Flow[None]:
    """One German of the attackers goes back to the supply; the player says which, if they differ (CNC-Q-62)."""
    options = attackers(game, space)
    answer = options[0]
    if len(options) > 1:
        answer = yield REMOVE.ask(KING, options, {"place": game.box.map.ids[space]}, rule)
    _, unit, origin = answer
    remove_german(game, space, unit, game.box.map.index[origin])
    game.note("battle.removed", rule, {"unit": unit, "place": game.box.map.ids[space], "from": origin})


def attackers(game: Crown, space: int) -> list[Option]:
    """One option for each army that attacked and each kind of troop in it (CNC-HELL-02)."""
    ids = game.box.map.ids
    options: list[Option] = []
    for arrival in game.arrivals:
        for unit in (REGULAR, PARATROOPER):
            if arrival.space == space and arrival.count(unit) > 0:
                options.append(("remove", unit, ids[arrival.origin]))
    return options


def valiant_defence(game: Crown, space: int, rule: str) -> Flow[None]:
    """A Morale may be spent to remove one more; not when none is left (CNC-Q-66)."""
    if game.germans(space) == 0:
        return
    answer: Option = yield VALIANT.ask(KING, [SPEND, SPARE], {"place": game.box.map.ids[space]}, rule)
    if answer == SPEND:
        lose_morale(game, 1, rule)
        yield from remove_attacker(game, space, rule)


# -- Give them hell! -------------------------------------------------------------------------------------------


def give_them_hell(game: Crown, space: int, used: list[str]) -> Flow[None]:
    """CNC-HELL: the Volunteers' bonus, one German, Valiant defence, and the others go back; nobody of ours is lost."""
    tell(game, "battle.won", "CNC-BATTLE-11", space, used)
    for card in used:
        # CNC-HELL-01
        yield from carry_out(game, game.box.cards[card].won, "CNC-HELL-01")
    yield from remove_attacker(game, space, "CNC-HELL-02")
    yield from valiant_defence(game, space, "CNC-HELL-03")
    go_back(game, space)


def go_back(game: Crown, space: int) -> None:
    """CNC-HELL-04: to the spaces they came from; Paratroopers that meet regular troops there become such (CNC-Q-74)."""
    for arrival in game.arrivals:
        if arrival.space == space:
            game.regulars[space] -= arrival.regulars
            game.paratroopers[space] -= arrival.paratroopers
            game.regulars[arrival.origin] += arrival.regulars
            game.paratroopers[arrival.origin] += arrival.paratroopers
            arrival.regulars = arrival.paratroopers = 0
            join_regulars(game, arrival.origin)
    game.note("battle.back", "CNC-HELL-04", {"place": game.box.map.ids[space]})


# -- Forced Escape ---------------------------------------------------------------------------------------------


def forced_escape(game: Crown, space: int) -> Flow[None]:
    """CNC-ESCAPE-14: the five steps in their order."""
    game.path.append("forced_escape")
    surrender_gold(game)
    lose_best_die(game)
    yield from flee(game)
    add_pressure(game, "CNC-ESCAPE-12")
    yield from remove_attacker(game, space, "CNC-ESCAPE-13")
    game.path.pop()


def surrender_gold(game: Crown) -> None:
    """CNC-ESCAPE-03: gold in hand is lost, and each piece of it costs Morale and Stress."""
    for card in [card for card in game.hand if game.box.cards[card].gold]:
        game.hand.remove(card)
        game.lost_gold.append(card)
        game.note("escape.gold_lost", "CNC-ESCAPE-03", {"card": card})
        lose_morale(game, 1, "CNC-ESCAPE-03")
        gain_stress(game, 1, "CNC-ESCAPE-03")


def lose_best_die(game: Crown) -> None:
    """CNC-ESCAPE-04: the highest Evacuation die helps the Germans; not in the response that is going on (CNC-Q-36)."""
    if game.evacuation:
        best = max(game.evacuation)
        game.evacuation.remove(best)
        game.quick_dice += 1
        game.note("escape.die_lost", "CNC-ESCAPE-04", {"value": best})


def flee(game: Crown) -> Flow[None]:
    """CNC-ESCAPE-08: one step, without the effects of an Evacuate; CNC-ESCAPE-11: with none possible all is lost."""
    ids = game.box.map.ids
    spaces = [space for space in game.box.map.orthogonal[game.king] if not objection_to_fleeing(game, space)]
    if not spaces:
        lose("nowhere", "CNC-ESCAPE-11")
    answer: Option = yield ESCAPE.ask(KING, [("go", ids[space]) for space in spaces])
    _, place = answer
    game.king = game.box.map.index[place]
    game.note("escape.fled", "CNC-ESCAPE-08", {"place": place})


def objection_to_fleeing(game: Crown, space: int) -> str:
    """CNC-ESCAPE-10: no highway, no Germans, no red space, not Freedom."""
    board = game.box.map
    if space == board.freedom:
        return "escape.freedom"
    if board.red[space]:
        return "escape.red"
    if board.highway[space]:
        return "escape.highway"
    return "escape.germans" if game.germans(space) > 0 else ""
