"""Effects in words: cards say what they do by their effects, so that text and rule can't differ."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.vocabulary import ANY, LETTERS, REGIONS, RESOURCES, TILES, Condition, Effect
from motstand.kernel.words.messages import Message

NOTHING: Final = Message("effect-nothing", {})


def said_effects(effects: list[Effect]) -> list[dict[str, Any]]:
    """What effects do, one after the other, as values of a phrase."""
    return [within(said_effect(effect)) for effect in effects] or [within(NOTHING)]


def within(phrase: Message) -> dict[str, Any]:
    """A phrase as a value of another one."""
    return {"key": phrase.key, "values": phrase.values}


def said_effect(effect: Effect) -> Message:
    """One effect, with what it depends on."""
    plain = plain_effect(effect)
    if effect.condition is None:
        return plain
    condition = effect.condition
    values = {**condition_values(condition), "effect": within(plain)}
    return Message("effect-if" if condition.is_met else "effect-unless", values)


def condition_values(condition: Condition) -> dict[str, Any]:
    named: Any = ""
    if condition.kind == "at":
        named = {"tile": condition.what}
    elif condition.what:
        named = {"resource": condition.what}
    kind = "gave-what" if condition.kind == "gave" and condition.what else condition.kind
    return {"condition": kind, "number": condition.number, "what": named}


def plain_effect(effect: Effect) -> Message:
    """The key is that of the verb; what it is about is a word that sentences select by, or the name of a tile."""
    what: Any = effect.what.replace(" ", "-")
    amount, most = abs(effect.amount), abs(effect.most)
    sign = "gain" if effect.amount > 0 else "lose"
    if effect.verb in RESOURCES or effect.verb == ANY:
        named: Any = {"resource": effect.verb} if effect.verb != ANY else ""
        kind = "any" if effect.verb == ANY else "resource"
        values = {"sign": sign, "amount": amount, "most": most, "kind": kind, "resource": named, "what": what or "own"}
        return Message("effect-resource", values)
    tile: Any = ""
    if effect.verb == "safety" and what in TILES:
        tile, what = {"tile": what}, "tile"
    road = ""
    if effect.verb == "intensify" and what in LETTERS:
        road, what = what, "letter"
    elif effect.verb == "intensify" and what in REGIONS:
        road, what = what, "region"
    values = {"sign": sign, "amount": amount, "most": most, "what": what or "own", "tile": tile, "road": road}
    return Message(f"effect-{effect.verb}", values)
