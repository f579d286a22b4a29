"""Locations and Roads, and who and what is on them."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.components import (
    AREAS,
    ARRESTED,
    NOWHERE,
    OCCUPIERS,
    PLACES,
    POLICEMAN,
    REQUEST,
    SOLDIER,
)
from motstand.games.dutch_resistance.danger import night_loss
from motstand.games.dutch_resistance.lines_and_papers import NEWSPAPER
from motstand.games.dutch_resistance.phrases import named
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.tonight import safety_tonight
from motstand.games.dutch_resistance.variant import GROUP
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES
from motstand.kernel.log import Entry

NONE = "none"
AREA_RULES: Final = ("DR-LOC-01", "DR-LOC-02")


def place(game: Dutch, id: str) -> Entry:
    """What can be done there, how safe it is, and what tonight would cost."""
    where = PLACES.index(id)
    tile = game.tile(where)
    is_laid = game.place[0] != NOWHERE
    values = {
        "text": {"tile_text": tile.id},
        "safety": game.safety[where],
        "most": tile.most,
        "start": tile.start,
        "tonight": safety_tonight(game, where) if is_laid else 0,
        "costs": "down" if game.costs_down[where] else "up" if game.costs_up[where] else NONE,
        "resources": resources(game, game.costs_up[where]) if game.costs_up[where] else NONE,
        "spot": game.spots[where] or NONE,
        "vonk": "yes" if game.vonk[where] else "no",
        "officer": "yes" if is_laid and game.officer_place == where else "no",
    }
    return Entry("about.place", "DR-SAFE-02", values)


def resources(game: Dutch, costs: str) -> Any:
    return named("resource", [RESOURCES[kind] for kind in game.box.tokens.costs[costs]])


def area(game: Dutch, id: str) -> Entry:
    """What belongs to the City or to the Countryside."""
    which = AREAS.index(id)
    return Entry(f"about.area.{id}", AREA_RULES[which], {"count": len(game.box.board.in_area[which])})


def road(game: Dutch, id: str) -> Entry:
    """Who stands there, which places it joins, and where its signs lead."""
    number = LETTERS.index(id)
    printed = game.box.board.roads[number]
    values = {
        "region": REGIONS[printed.region],
        "one": {"tile": game.tile(printed.ends[0]).id},
        "other": {"tile": game.tile(printed.ends[1]).id},
        "policemen": game.occupiers[POLICEMAN][number],
        "soldiers": game.occupiers[SOLDIER][number],
        "white": LETTERS[printed.next[0]],
        "black": LETTERS[printed.next[1]],
    }
    return Entry("about.road", "DR-ROAD-03" if game.is_controlled(number) else "DR-ROAD-02", values)


def characters(game: Dutch) -> list[str]:
    return list(game.colours)


def character(game: Dutch, id: str) -> Entry:
    """Alibi, what is held, and what the night would cost."""
    who = game.character(id)
    if game.identities[who] == NOWHERE:
        return Entry("about.character.unknown", "DR-SETUP-21", {"character": id})
    for_alibi, for_resources = night_loss(game, who)
    held = [RESOURCES[kind] for kind, count in enumerate(game.held[who]) for _ in range(count)]
    values = {
        "identity": game.identity(who).id,
        "alibi": game.alibi[who],
        "held": named("resource", held) if held else NONE,
        "slots": game.slots(who),
        "tickets": game.tickets[who],
        "ausweis": game.ausweis[who],
        "tonight": for_alibi + for_resources,
    }
    return Entry("about.character", "DR-ALIBI-04", values)


def tokens(game: Dutch) -> list[str]:
    """Persons in Hiding, Items and Resistance Groups, of one kind once; Costs tokens on the Scenario card."""
    return [*dict.fromkeys(game.token_ids), *sorted(game.costs_on_card)]


def token(game: Dutch, id: str) -> Entry:
    if id in game.box.tokens.costs:
        return Entry("about.token.costs", "DR-COST-02", {"resources": resources(game, id)})
    alike = [number for number, other in enumerate(game.token_ids) if other == id]
    there = [game.tile(game.token_place[number]).id for number in alike if game.token_place[number] != NOWHERE]
    values: dict[str, Any] = {"tiles": named("tile", there) if there else NONE}
    if id == GROUP:
        values["unused"] = len([number for number in game.groups() if game.token_progress[number] == REQUEST])
        values["left"] = len([number for number in alike if game.token_progress[number] != ARRESTED])
        return Entry("about.token.group", "DR-SOLO-12", values)
    task = game.box.cards.tasks.get(id)
    if task is not None and task.scenario == game.scenario.number:
        return Entry(
            "about.token.task", "DR-S3-02" if game.is_person(alike[0]) else "DR-S5-02", step(game, alike[0], values)
        )
    address = game.token_address[alike[0]]
    half_read = [number for number in alike if id == NEWSPAPER and game.token_progress[number] > 0]
    delivered = [game.tile(game.token_place[number]).id for number in half_read if game.token_place[number] != NOWHERE]
    values |= {
        "delivered": named("tile", delivered) if delivered else NONE,
        "kind": "person" if game.is_person(alike[0]) else "item",
        "fixed": "yes" if game.token_fixed[alike[0]] else "no",
        "address": {"tile": game.tile(address).id} if address != NOWHERE else NONE,
    }
    return Entry("about.token", "DR-TOKEN-01", values)


def step(game: Dutch, token: int, values: dict[str, Any]) -> dict[str, Any]:
    """The next step of a Task."""
    task = game.box.cards.tasks[game.token_ids[token]]
    done = game.token_progress[token]
    told: dict[str, Any] = {**values, "done": done, "steps": len(task.steps), "next": NONE, "cost": NONE}
    if done < len(task.steps):
        next_step = task.steps[done]
        told["next"] = {"tile": next_step.tile} if next_step.tile else "near"
        told["cost"] = said_effects(next_step.cost)
    return told


def guidables(game: Dutch) -> list[str]:
    return [*game.colours, *[id for id in tokens(game) if id not in game.box.tokens.costs]]


def guided(game: Dutch, id: str) -> Entry:
    return character(game, id) if id in game.colours else token(game, id)


def occupier(game: Dutch, id: str) -> Entry:
    count = sum(game.occupiers[OCCUPIERS.index(id)])
    rule = "DR-PATROL-06" if id == "soldier" else "DR-PATROL-04"
    return Entry(f"about.occupier.{id}", rule, {"count": count, "left": game.occupier_supply()})


def sign(game: Dutch, id: str) -> Entry:
    return Entry("about.sign", "DR-PATROL-09", {"sign": id})
