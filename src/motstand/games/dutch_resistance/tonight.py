"""Tonight as it stands: what the Danger Phase would cost each Location if nothing else were done today."""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance import lines_and_papers, network, safe_houses, tasks
from motstand.games.dutch_resistance.components import NOWHERE, USED
from motstand.games.dutch_resistance.danger import night_loss
from motstand.games.dutch_resistance.lines_and_papers import installed
from motstand.games.dutch_resistance.marks import has_costs
from motstand.games.dutch_resistance.resistance_group import group_card
from motstand.games.dutch_resistance.shelter import is_sheltered_in
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP

DANGER: Final = "danger"


class Loss:
    """Safety that a Location loses, for what, and by which rule; `who` is a Character or NOWHERE."""

    __slots__ = ("amount", "key", "rule", "who")

    def __init__(self, key: str, rule: str, amount: int, who: int = NOWHERE) -> None:
        self.key = key
        self.rule = rule
        self.amount = amount
        self.who = who


def losses_tonight(game: Dutch, place: int) -> list[Loss]:
    """In the order of the phase; none on a sheltered Location. What somebody gains is not counted."""
    if is_sheltered_in(game, place, DANGER):
        return []
    found = of_scenario(game, place)
    if game.officer_place == place and game.present(place):
        found.append(Loss("officer", "DR-OFF-07", 1))
    if game.variant.solo == GROUP and group_card(game).rule == "used_tokens":
        used = [token for token in game.groups() if game.token_place[token] == place]
        found += [Loss("group", "DR-SOLO-10", 1) for token in used if game.token_progress[token] == USED]
    for who in game.present(place):
        for_alibi, for_resources = night_loss(game, who)
        if for_alibi:
            found.append(Loss("alibi", "DR-DANGER-01", for_alibi, who))
        if for_resources:
            found.append(Loss("resources", "DR-DANGER-02", for_resources, who))
    return found


def of_scenario(game: Dutch, place: int) -> list[Loss]:
    """DR-DANGER-04: what the Scenario takes."""
    number = game.scenario.number
    if number == network.NUMBER:
        return [Loss("costs", "DR-S1-07", 1)] if has_costs(game, place) and game.present(place) else []
    if number == safe_houses.NUMBER:
        here = [token for token in game.tokens_at(place) if safe_houses.is_exposed(game, token, game.token_ids[token])]
        return [Loss("person", "DR-S2-05", 1)] if here else []
    if number == lines_and_papers.NUMBER:
        open_lines = [token for token in installed(game, place) if not game.token_secured[token]]
        return [Loss("telephone", "DR-S4-11", 1)] if open_lines else []
    if number == tasks.ESSENTIAL_HANDS:
        persons = [game.box.tokens.persons.get(game.token_ids[token]) for token in game.tokens_at(place)]
        effects = [effect for person in persons if person is not None for effect in person.danger]
        return [Loss("person", "DR-S3-06", -effect.amount) for effect in effects if effect.verb == "safety"]
    return []


def safety_tonight(game: Dutch, place: int) -> int:
    """How much Safety the Location would lose."""
    return sum([loss.amount for loss in losses_tonight(game, place)])
