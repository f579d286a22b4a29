"""Cards and what they can be used for, Demands, and the piles."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.crown_and_courage.demands import cost
from motstand.games.crown_and_courage.phrases import effects_said
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.log import Entry
from motstand.kernel.words.messages import phrase

DECKS: Final[dict[str, str]] = {
    "bag": "CNC-PLAN-06",
    "deck": "CNC-DECK-01",
    "discards": "CNC-DECK-03",
    "collaborators": "CNC-COLLAB-02",
    "demands": "CNC-DEMAND-01",
    "evacuated": "CNC-GOLD-02",
    "chaos": "CNC-GERM-03",
}


def cards(game: Crown) -> list[str]:
    """Those that lie open."""
    top = [game.top_collaborator] if game.top_collaborator else []
    return list(dict.fromkeys([*game.hand, *game.discards, *game.evacuated, *game.lost_gold, *top]))


def card(game: Crown, id: str) -> Entry:
    """What it can be played for, and its strength."""
    printed = game.box.cards[id]
    actions = [
        phrase(
            "card-action",
            action={"action": f"{id}@{number}"},
            cost=action.cost,
            effects=effects_said(action.effects),
        )
        for number, action in enumerate(printed.actions, start=1)
    ]
    values: dict[str, Any] = {"actions": actions, "strength": printed.strength}
    if printed.collaborator:
        return Entry("about.card.collaborator", "CNC-COLLAB-03", values)
    if printed.gold:
        return Entry("about.card.gold", "CNC-GOLD-01", values)
    values["won"] = effects_said(printed.won) if printed.won else "none"
    return Entry("about.card", "CNC-CARD-01", values)


def actions(game: Crown) -> list[str]:
    """The actions of those cards: ``night_march@1``."""
    return [f"{id}@{number + 1}" for id in cards(game) for number in range(len(game.box.cards[id].actions))]


def action(game: Crown, id: str) -> Entry:
    return about_action(game, "about.action", "CNC-CARD-01", id)


def ordered(game: Crown, id: str) -> Entry:
    """An action that the tile Order makes cheaper."""
    return about_action(game, "about.ordered", "CNC-ORDER-01", id)


def about_action(game: Crown, key: str, rule: str, id: str) -> Entry:
    card, _, number = id.partition("@")
    action = game.box.cards[card].actions[int(number) - 1]
    return Entry(key, rule, {"cost": action.cost, "effects": effects_said(action.effects)})


def supports(game: Crown) -> list[str]:
    """The same cards as they are used in a battle."""
    return [f"{id}@battle" for id in cards(game)]


def support(game: Crown, id: str) -> Entry:
    printed = game.box.cards[id.partition("@")[0]]
    values = {"strength": printed.strength, "won": effects_said(printed.won) if printed.won else "none"}
    return Entry("about.support", "CNC-CARD-04", values)


def demands(game: Crown) -> list[str]:
    return [*([game.demand] if game.demand else []), *game.declined, *game.ignored]


def demand(game: Crown, id: str) -> Entry:
    printed = game.box.demands[id]
    state = "open" if game.demand == id else "declined" if id in game.declined else "ignored"
    values = {"cost": cost(game, id), "effects": effects_said(printed.declined), "state": state}
    return Entry("about.demand", "CNC-DEMAND-04", values)


def deck(game: Crown, id: str) -> Entry:
    """How much is left, and what happens with it."""
    counts = {
        "bag": len(game.bag),
        "deck": len(game.deck),
        "discards": len(game.discards),
        "collaborators": len(game.collaborators) + bool(game.top_collaborator),
        "demands": len(game.demands),
        "evacuated": len(game.evacuated),
        "chaos": game.chaos_reserve,
    }
    return Entry(f"about.deck.{id}", DECKS[id], {"count": counts[id]})
