"""What clicks on the table mean to a question: the answers that they could lead to, offered or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.halls_of_hegra.answers import (
    AIMED_AT,
    ANSWERS,
    BRANCHES,
    CHOOSE,
    DELIVERIES,
    DELIVERY,
    INFANTRY,
    MEETING,
    PLACES,
    PLAIN_CARDS,
    QUESTIONS,
    RUNS,
    SECTION,
    SECTORS,
    SPACES,
    SPECIAL_CARDS,
    STACKS,
    TOP_CARDS,
)
from motstand.games.halls_of_hegra.components import Text
from motstand.games.halls_of_hegra.running import run_option
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.answers import Part, action_id, beginning_with
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Thing


def conceivable(game: Hegra, choice: Choice) -> list[Option]:
    """All answers that a question could have, offered or not."""
    if choice.prompt == RUNS.prompt:
        return [run_option(game, run) for run in game.runs]
    if choice.prompt == DELIVERY.prompt:
        return choice.options

    def candidates(part: Part, given: Option) -> list[Any]:
        return AMONG[part.among](game, choice.values or {}, given[-1])

    kinds = QUESTIONS[choice.prompt].kinds
    return [option for kind in kinds for option in beginning_with(kind, kind.beginning, candidates)]


def sectors(game: Hegra) -> list[int]:
    return [sector.number for sector in game.sectors()]


def targets(game: Hegra, target: str) -> list[Any]:
    return sectors(game) if target == "sector" else list(game.box.map.rows) if target == "row" else [""]


def text_of_choice(game: Hegra, card: str) -> Text:
    """What a card that lets the player choose says now."""
    cards = game.box.cards
    if card in cards.events:
        return cards.events[card].text
    if card in cards.snow:
        return cards.snow[card].text
    sections = cards.morale[card].sections
    return sections[game.today().stage if len(sections) > 1 else 0]


def drawn(game: Hegra, special: bool) -> list[str]:
    """The Morale cards drawn, Hope and Despair or the others."""
    return [id for id in sorted(game.drawn) if game.box.cards.morale[id].is_special == special]


# What could stand in a part of an answer, by what the question names and what stands before it.
AMONG: Final[dict[str, Callable[[Hegra, dict[str, Any], Any], list[Any]]]] = {
    SPACES: lambda game, values, last: [space.id for space in game.box.spaces],
    SECTION: lambda game, values, last: [space.id for space in game.box.spaces if space.section == values["section"]],
    SECTORS: lambda game, values, last: sectors(game),
    AIMED_AT: lambda game, values, last: targets(game, last),
    INFANTRY: lambda game, values, last: list(
        range(game.standing[values["sector"] - 1] + game.lying[values["sector"] - 1] + 1)
    ),
    STACKS: lambda game, values, last: list(range(1, len(game.air_stacks) + 1)),
    PLACES: lambda game, values, last: game.box.map.ids,
    DELIVERIES: lambda game, values, last: [delivery.id for delivery in game.box.pieces.deliveries],
    BRANCHES: lambda game, values, last: [branch.id for branch in text_of_choice(game, values["card"]).branches],
    PLAIN_CARDS: lambda game, values, last: drawn(game, False),
    SPECIAL_CARDS: lambda game, values, last: drawn(game, True),
    TOP_CARDS: lambda game, values, last: list(game.snow_deck.top),
}

# Tracks stand for the buttons that change them; what the answers call them.
TRACKS: Final = {
    "morale": "morale",
    "supplies": "supply",
    "defence": "defence",
    "tiles": "miss",
    "surrender": "surrender",
    "fear": "fear",
    "doubt": "doubt",
}


def meant(game: Hegra, choice: Choice, path: list[Thing]) -> list[Option]:
    """The answers whose clicks begin so; a button is meant by its words, its track, its card or its enemy."""
    begun = [(kind, str(id)) for kind, id in path]
    found: list[Option] = []
    for option in conceivable(game, choice):
        steps = names_of_clicks(option)
        if steps:
            if steps[: len(path)] == begun:
                found.append(option)
        elif len(path) == 1 and is_button_of(choice, option, *begun[0]):
            found.append(option)
    return found


def names_of_clicks(option: Option) -> list[tuple[str, str]]:
    return [(kind, str(id)) for kind, id, _ in ANSWERS[option[0]].steps(option)]


def is_button_of(choice: Choice, option: Option, kind: str, id: str) -> bool:
    """Does a click on this thing mean an answer that is a button?"""
    if kind == "answer":
        return action_id(option) == id
    if choice.prompt == CHOOSE.prompt:
        return kind == "card" and (choice.values or {})["card"] == id
    if kind == "track":
        return id in TRACKS and option[1:] == (TRACKS[id],)
    if kind == "enemy" and choice.prompt == MEETING.prompt:
        return [f"{enemy}@{(choice.values or {})['place']}" for enemy in option[1:]] == [id]
    return False
