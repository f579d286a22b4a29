"""What things are worth to the group now: Morale, Alibi, Safety, Resources, and effects made of them."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.components import AREAS, MOST_ALIBI, PLACES
from motstand.games.dutch_resistance.effects import holds
from motstand.games.dutch_resistance.policy.plans import Plan
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.tonight import safety_tonight
from motstand.games.dutch_resistance.vocabulary import ANY, HERE, MARKS, RESOURCES, Effect

# What some verbs are worth, whatever the table.
PLAIN: Final[dict[str, float]] = {
    "ticket": 0.4,
    "ausweis": 0.9,
    "helper": 1.0,
    "reduce": 0.8,
    "shift": 0.2,
    "intensify": -0.8,
    "move": 0.5,
    "raise": 1.2,
    "train": 0.6,
    "give": 0.2,
    "guide": 0.6,
    "vonk": 0.5,
    "patrol": -2.5,
    "peek": 0.1,
    "officer": -0.8,
    "search": -1.0,
    "secure": -1.0,
    "end": -0.4,
}
FOUND: Final = 0.35
"""About how often a raid finds what is hidden."""


def of_morale(game: Dutch, plan: Plan) -> float:
    """What one Morale is worth: every night costs one, and none may be left."""
    left = game.morale
    return plan.spirit * (0.25 if left > 14 else 0.4 if left > 9 else 0.7 if left > 5 else 1.6)


def of_alibi(game: Dutch, who: int, plan: Plan) -> float:
    """What one Alibi of a Character is worth."""
    left = game.alibi[who]
    return plan.spirit * (0.2 if left > 8 else 0.4 if left > 5 else 0.9 if left > 3 else 2.2)


def of_raid(game: Dutch, place: int, plan: Plan) -> float:
    """What a raid would cost: Morale, the Alibi of those who are there, and what may be found."""
    cost = 1.5 * of_morale(game, plan) + 0.3
    cost += sum([of_alibi(game, who, plan) for who in game.present(place)])
    tokens = [token for token in game.tokens_at(place) if not game.token_secured[token]]
    return plan.caution * (cost + FOUND * 6.0 * len(tokens))


def margin(game: Dutch, place: int) -> int:
    """The Safety that would be left after the Danger Phase; where nobody and nothing is, the night takes none."""
    if place not in game.place and place not in game.token_place:
        return game.safety[place]
    return game.safety[place] - safety_tonight(game, place)


def danger_of_raid(left: int) -> float:
    """How likely a raid is, with so much Safety left after the Danger Phase: patrols and cards take more."""
    return 1.0 if left < 1 else 0.45 if left == 1 else 0.2 if left == 2 else 0.08 if left == 3 else 0.02


def of_safety(game: Dutch, place: int, amount: int, plan: Plan) -> float:
    """What so much Safety more or less is worth on a Location."""
    most = game.tile(place).most
    gained = max(0, min(most, game.safety[place] + amount)) - game.safety[place]
    if gained == 0:
        return 0.0
    left = margin(game, place)
    averted = danger_of_raid(left) - danger_of_raid(left + gained)
    return averted * of_raid(game, place, plan) if averted else 0.0


def best_place(game: Dutch, places: list[int], amount: int, plan: Plan) -> int:
    """Where a change of Safety does most good, or least harm."""
    return max(places, key=lambda place: of_safety(game, place, amount, plan))


def effects_worth(game: Dutch, scene: Scene, effects: list[Effect], wanted: list[int], plan: Plan) -> float:
    """What effects are worth to the Character of the scene; `wanted` are the Resources it needs, by kind."""
    return sum([effect_worth(game, scene, effect, wanted, plan) for effect in effects])


def effect_worth(game: Dutch, scene: Scene, effect: Effect, wanted: list[int], plan: Plan) -> float:
    if effect.condition is not None and holds(game, scene, effect.condition) != effect.condition.is_met:
        return 0.0
    verb, amount = effect.verb, effect.amount
    if verb == "morale":
        gained = min(game.box.board.most_morale, game.morale + amount) - game.morale
        return gained * of_morale(game, plan)
    if verb == "alibi":
        return alibi_worth(game, scene, effect, plan)
    if verb == "safety":
        return safety_worth(game, scene, effect, plan)
    if verb == ANY or verb in RESOURCES:
        return resource_worth(game, scene.who, effect, wanted)
    if verb in ("ticket", "ausweis"):
        return PLAIN[verb] * amount
    return PLAIN[verb] * (effect.most if verb in ("move", "helper") else 1)


def alibi_worth(game: Dutch, scene: Scene, effect: Effect, plan: Plan) -> float:
    if effect.what in ("all", HERE):
        whom = list(game.characters()) if effect.what == "all" else game.present(scene.place)
        return sum([changed_alibi(game, who, effect.amount, plan) for who in whom])
    if effect.what in (ANY, "other", "receiver"):
        others = [who for who in game.characters() if effect.what == ANY or who != scene.who] or [scene.who]
        return max([changed_alibi(game, who, effect.amount, plan) for who in others])
    return changed_alibi(game, scene.who, effect.amount, plan)


def changed_alibi(game: Dutch, who: int, amount: int, plan: Plan) -> float:
    gained = min(MOST_ALIBI, game.alibi[who] + amount) - game.alibi[who]
    # An arrest loses the game.
    return -30.0 if game.alibi[who] + gained < 1 else gained * of_alibi(game, who, plan)


def safety_worth(game: Dutch, scene: Scene, effect: Effect, plan: Plan) -> float:
    what, amount = effect.what, effect.amount
    if what == HERE:
        return of_safety(game, scene.place, amount, plan)
    if what == "area" or what in AREAS:
        area = game.box.board.area[game.place[scene.who]] if what == "area" else AREAS.index(what)
        places = game.box.board.in_area[area]
        return sum([of_safety(game, place, amount, plan) for place in places]) / len(places)
    if what in ("choice", "mark", MARKS, "hiding"):
        return max([of_safety(game, place, amount, plan) for place in range(len(PLACES))])
    if what == "adjacent":
        near = game.box.board.neighbours(scene.place)
        return of_safety(game, best_place(game, near, amount, plan), amount, plan)
    place = game.place_of_tile(what) if what not in ("from", "to") else scene.place
    return of_safety(game, place, amount, plan) if place >= 0 else 0.0


def resource_worth(game: Dutch, who: int, effect: Effect, wanted: list[int]) -> float:
    """What is needed is worth an action; anything else draws attention more than it helps."""
    amount = effect.most if effect.amount > 0 else effect.amount
    if effect.verb == ANY:
        needed = sum(wanted) > 0
        return amount * (0.9 if needed and amount > 0 else 0.3)
    kind = RESOURCES.index(effect.verb)
    if amount < 0:
        return amount * (0.9 if wanted[kind] else 0.3) if game.held[who][kind] else 0.0
    return min(amount, wanted[kind]) * 0.9 + 0.1 * max(0, amount - wanted[kind])
