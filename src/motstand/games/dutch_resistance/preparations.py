"""How the real box is set up, step by step, for people who play with it (DR-SETUP)."""

from __future__ import annotations

from typing import Any

from motstand.games.dutch_resistance import lines_and_papers, network, safe_houses, tasks
from motstand.games.dutch_resistance.components import NOWHERE, OCCUPIERS, PLACES, Box
from motstand.games.dutch_resistance.goals import goal, losses
from motstand.games.dutch_resistance.officer import place_officer
from motstand.games.dutch_resistance.phrases import named, place_said
from motstand.games.dutch_resistance.safe_houses import place_persons
from motstand.games.dutch_resistance.setup import lay_out
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.games.dutch_resistance.vocabulary import LETTERS, TILES
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message

Step = tuple[str, Message]
Told = tuple[str, dict[str, Any]]

BASE = 12
"""DR-SETUP-05: base Occupier cards of each Threat Level."""


def preparations(box: Box, setup: Setup) -> list[Step]:
    """Board and Scenario card, decks, tiles, Occupiers and tokens; then each player; then the Scenario card's front."""
    game = lay_out(box, setup)
    steps = [*board(game), *decks(game), *tiles(game), *occupiers(game), *tokens(game), *markers(game)]
    found = [("", Message(key, values)) for key, values in steps]
    for who in game.characters():
        found += [(game.seats[who], Message(key, values)) for key, values in player(game, who)]
    return found + [("", Message(key, values)) for key, values in beginning(game)]


def board(game: Dutch) -> list[Told]:
    """DR-SETUP-03: whichever side. DR-SETUP-04, DR-SETUP-32: the Scenario card shows its setup."""
    return [("board", {}), ("scenario", {"scenario": game.scenario.id, "level": game.level.id})]


def decks(game: Dutch) -> list[Told]:
    """DR-SETUP-05 to 11, DR-SOLO-04."""
    number = game.scenario.number
    own = [len(pile) for pile in game.scenario_cards]
    removed = [BASE - left + cards for left, cards in zip(game.occupiers_left, own, strict=True)]
    steps: list[Told] = [
        ("base_cards", {"first": removed[0], "second": removed[1]}),
        ("scenario_cards", {"number": number, "first": own[0], "second": own[1]}),
        ("occupier_deck", {"first": game.occupiers_left[0], "second": game.occupiers_left[1]}),
        ("decks", {}),
        ("helpers", {"count": game.helpers_left[0]}),
    ]
    if number == tasks.OFFICERS_EYE or game.variant.officer:
        steps.append(("officer_deck", {"count": len(game.officer_deck)}))
    return steps


def tiles(game: Dutch) -> list[Told]:
    """DR-SETUP-12, DR-SETUP-13, DR-VAR-02."""
    if game.variant.random_places:
        return [
            ("random_tiles", {"count": len(PLACES), "tiles": named("tile", [TILES[tile] for tile in game.tile_at])})
        ]
    return [
        (
            "tile",
            {"tile": game.tile(place).id, "place": place_said(game.box.board, place), "safety": game.safety[place]},
        )
        for place in range(len(PLACES))
    ]


def occupiers(game: Dutch) -> list[Told]:
    """DR-SETUP-14: those of the chosen level."""
    found: list[Told] = []
    for kind, name in enumerate(OCCUPIERS):
        roads = [LETTERS[road] for road, count in enumerate(game.occupiers[kind]) for _ in range(count)]
        if roads:
            found.append(("occupiers", {"occupier": name, "roads": roads}))
    return found


def tokens(game: Dutch) -> list[Told]:
    """DR-SETUP-15: what the Scenario places, apart from the Characters."""
    number = game.scenario.number
    if number == network.NUMBER:
        steps = costs(game)
    elif number == safe_houses.NUMBER:
        steps = persons(game)
    elif number == lines_and_papers.NUMBER:
        steps = spots_and_telephones(game)
    else:
        steps = of_tasks(game)
    if number == tasks.OFFICERS_EYE or game.variant.officer:
        place_officer(game)
        steps.append(("officer", {"tile": game.tile(game.officer_place).id}))
    if game.variant.person:
        steps.append(("person", {"token": game.variant.person}))
    if game.variant.solo == GROUP:
        steps.append(("group", {"card": game.variant.group, "count": game.box.tokens.pieces["group"]}))
    return steps


def costs(game: Dutch) -> list[Told]:
    """DR-S1-02."""
    network.place_costs(game)
    where = [game.tile(place).id for place in range(len(PLACES)) if game.costs_down[place]]
    return [("costs", {"count": len(game.box.tokens.costs), "tiles": named("tile", where)})]


def persons(game: Dutch) -> list[Told]:
    """DR-S2-01, DR-S2-02."""
    place_persons(game)
    count = len(game.token_ids)
    return [*lying(game), ("numbers", {"count": count, "all": game.box.tokens.pieces["number"]})]


def spots_and_telephones(game: Dutch) -> list[Told]:
    """DR-S4-01."""
    box = game.box.tokens
    phones = box.items[lines_and_papers.TELEPHONE].start
    return [
        ("spots", {"count": sum(box.spots)}),
        *[("telephones", {"tile": tile, "count": phones.count(tile)}) for tile in dict.fromkeys(phones)],
        ("costs_on_card", {"count": game.scenario.costs_on_card}),
        ("newspapers", {"count": box.items[lines_and_papers.NEWSPAPER].count, "secure": box.pieces["secure"]}),
    ]


def of_tasks(game: Dutch) -> list[Told]:
    """DR-S3-01, DR-S5-01."""
    tasks.place_tokens(game)
    return [("tasks", {"count": len(game.token_ids)}), *lying(game)]


def lying(game: Dutch) -> list[Told]:
    """Where each Person in Hiding or Item lies."""
    return [
        ("token", {"token": id, "tile": game.tile(game.token_place[token]).id})
        for token, id in enumerate(game.token_ids)
    ]


def markers(game: Dutch) -> list[Told]:
    """DR-SETUP-16 to 19."""
    return [
        ("morale_tokens", {"count": game.box.tokens.pieces["morale_action"]}),
        ("morale", {"morale": game.morale}),
        ("supply", {}),
        ("side", {"side": game.variant.side}),
    ]


def player(game: Dutch, who: int) -> list[Told]:
    """DR-SETUP-20 to 26."""
    colour = game.colours[who]
    start: Told = ("start", {"character": colour})
    if game.scenario.start != NOWHERE:
        start = ("start_at", {"character": colour, "tile": TILES[game.scenario.start]})
    return [("player", {"character": colour}), ("identity", {}), ("alibi", {"alibi": game.alibi[who]}), start]


def beginning(game: Dutch) -> list[Told]:
    """DR-SETUP-27 to 31: now the front of the Scenario card; everybody knows what wins and what loses."""
    steps: list[Told] = [("turn_scenario", {}), ("goal", {"goal": goal(game)})]
    steps += [("loss", {"loss": loss}) for loss in losses(game)]
    steps += [
        (
            "action",
            {
                "action": {"action": f"{game.scenario.id}@{action.id}"},
                "text": {"action_text": f"{game.scenario.id}@{action.id}"},
            },
        )
        for action in game.scenario.actions.values()
    ]
    if game.variant.simplified:
        steps.append(("simplified", {}))
    return [*steps, ("first", {"character": game.colours[game.first]})]
