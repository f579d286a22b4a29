"""Phase 6, German Demands: declined or ignored (CNC-DEMAND)."""

from __future__ import annotations

from typing import Any

from motstand.games.crown_and_courage.answers import DECLINE, DEMAND, IGNORE
from motstand.games.crown_and_courage.breakdown import add_demand
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import REINFORCEMENTS
from motstand.games.crown_and_courage.danger import add_pressure, lose_willpower
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.morale import lose_morale
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw


def demands(game: Crown) -> Flow[str]:
    """CNC-DEMAND-01: the top card; with none left the ignore steps alone (CNC-Q-86)."""
    game.path = ["demands"]
    if len(game.demands) == 0:
        yield from ignore_steps(game)
        return "push"
    card = yield from draw(game.demands, "demand", rule="CNC-DEMAND-01")
    game.demand = card
    entry = game.note("demand.drawn", "CNC-DEMAND-01", {"demand": card, "cost": cost(game, card)})
    add_demand(entry, game, card)
    values: dict[str, Any] = {"demand": card}

    def offered(game: Crown) -> list[Option]:
        # Asked again after a card was played, which may have changed the cost.
        values["cost"] = cost(game, card)
        return answers(game, card)

    answer = yield from decide(game, DEMAND, offered, values)
    game.demand = ""
    if answer == DECLINE:
        yield from decline(game, card)
    else:
        game.ignored.append(card)
        game.note("demand.ignored", "CNC-DEMAND-06", {"demand": card})
        yield from ignore_steps(game)
    game.path = []
    return "push"


def answers(game: Crown, card: str) -> list[Option]:
    """CNC-Q-87: declined only if the full cost can be paid, even with the last cube."""
    return [IGNORE] if objection_to_declining(game, card) else [DECLINE, IGNORE]


def objection_to_declining(game: Crown, card: str) -> str:
    return "demand.willpower" if cost(game, card) > game.willpower else ""


def cost(game: Crown, card: str) -> int:
    """CNC-DEMAND-04: what the card says, and one for each Pressure cube on the King."""
    return game.box.demands[card].cost + game.pressure


def decline(game: Crown, card: str) -> Flow[None]:
    """CNC-DEMAND-03: the cost first, then the text; CNC-DEMAND-05: after the first one the King is black."""
    game.declined.append(card)
    game.note("demand.declined", "CNC-DEMAND-03", {"demand": card})
    lose_willpower(game, cost(game, card), "CNC-DEMAND-04")
    yield from carry_out(game, game.box.demands[card].declined, "CNC-DEMAND-03")
    if not game.black:
        # CNC-KING-03
        game.black = True
        game.note("king.black", "CNC-DEMAND-05")


def ignore_steps(game: Crown) -> Flow[None]:
    """CNC-DEMAND-07 to 09: two Reinforcements, Morale for each card that was ignored, a Pressure cube."""
    for _ in range(2):
        yield from cause(game, REINFORCEMENTS)
    lose_morale(game, len(game.ignored), "CNC-DEMAND-08")
    add_pressure(game, "CNC-DEMAND-09")
