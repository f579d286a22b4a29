"""What clicks on the table mean to a question: the answers that they could lead to, offered or not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from motstand.games.dutch_resistance.answers import (
    ACTIONS,
    ANSWERS,
    CARDS,
    DECKS,
    HALT,
    OPTIONS,
    QUESTIONS,
    TOKENS,
)
from motstand.games.dutch_resistance.components import NOWHERE
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import GROUP
from motstand.kernel.answers import Kind, Part, action_id, beginning_with
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Thing


def conceivable(game: Dutch, choice: Choice, first: str = "") -> list[Option]:
    """The answers that such a question knows, offered or not; `first`: only those that begin with such a click."""

    def candidates(part: Part, given: Option) -> Iterable[Any]:
        return AMONG[part.among](game, choice, given)

    kinds = [kind for kind in QUESTIONS[choice.prompt].kinds if not first or first_click(kind) in ("", first)]
    return [option for kind in kinds for option in beginning_with(kind, kind.beginning, candidates)]


def first_click(kind: Kind) -> str:
    """The kind of thing that is clicked first; "" for a button."""
    if kind.clicks is not None:
        return kind.clicks[0][0] if kind.clicks else ""
    return kind.parts[0].kind if kind.parts else ""


def cards(game: Dutch, choice: Choice, given: Option) -> list[str]:
    """The Character cards of those whom the seat leads."""
    led = [who for who in game.characters() if game.seats[who] == choice.seat and game.identities[who] != NOWHERE]
    return [card for who in led for card in game.identity(who).cards]


def tokens(game: Dutch, choice: Choice, given: Option) -> list[str]:
    """Persons in Hiding and Items, of one kind once; Costs tokens where Telephones are installed for them."""
    found = dict.fromkeys([id for id in game.token_ids if id != GROUP])
    if given[0] == "guide":
        return [*game.colours, *found]
    return [*found, *sorted(game.costs_on_card)] if given[0] == "scenario_for" else list(found)


def options(game: Dutch, choice: Choice, given: Option) -> list[str]:
    """The options of the card that is asked about."""
    box, card = game.box.cards, (choice.values or {})["card"]
    if choice.prompt == HALT.prompt:
        return [option.id for option in box.halts[card].options]
    if card in box.occupiers:
        return list(box.occupiers[card].options)
    if card in box.groups:
        return list(box.groups[card].options)
    return [id for ability in box.characters[card].abilities for id in ability.options]


# What could stand in a part of an answer, by what the declaration of the part says.
AMONG: Final[dict[str, Callable[[Dutch, Choice, Option], Iterable[Any]]]] = {
    CARDS: cards,
    TOKENS: tokens,
    OPTIONS: options,
    ACTIONS: lambda game, choice, given: game.scenario.actions,
    DECKS: lambda game, choice, given: game.helper_tops,
}


def meant(game: Dutch, choice: Choice, path: list[Thing]) -> list[Option]:
    """The answers whose clicks begin so; a button is meant by its words."""
    begun = [(kind, str(id)) for kind, id in path]
    found: list[Option] = []
    for option in conceivable(game, choice, path[0][0]):
        steps = names_of_clicks(option)
        if (steps and steps[: len(path)] == begun) or (not steps and begun == [("answer", action_id(option))]):
            found.append(option)
    return found


def names_of_clicks(option: Option) -> list[tuple[str, str]]:
    return [(kind, str(id)) for kind, id, _ in ANSWERS[option[0]].steps(option)]
