"""What clicks on the table mean to a question: the answers that they could lead to, offered or not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from motstand.games.crown_and_courage.answers import ANSWERS, QUESTIONS
from motstand.games.crown_and_courage.components import DISPLAY, GRID, HIGHEST_DIE, POSITIONS
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.answers import Part, action_id, beginning_with
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Thing


def conceivable(game: Crown, choice: Choice) -> list[Option]:
    """The answers that such a question knows, offered or not."""

    def candidates(part: Part, given: Option) -> Iterable[Any]:
        return AMONG[part.name](game, given)

    kinds = QUESTIONS[choice.prompt].kinds
    return [option for kind in kinds for option in beginning_with(kind, kind.beginning, candidates)]


def neighbours(game: Crown, start: str) -> list[str]:
    board = game.box.map
    return [board.ids[space] for space in board.orthogonal[board.index[start]]]


def origins(game: Crown) -> list[str]:
    """Where the attackers came from."""
    return list(dict.fromkeys(game.box.map.ids[arrival.origin] for arrival in game.arrivals))


def starts(game: Crown, given: Option) -> list[str]:
    if given[0] == "remove":
        return origins(game)
    return [game.box.map.ids[space] for space, troops in enumerate(game.norwegians) if troops > 0]


# What could stand in a part of an answer, by what stands before it.
AMONG: Final[dict[str, Callable[[Crown, Option], Iterable[Any]]]] = {
    "displayed": lambda game, given: DISPLAY,
    "space": lambda game, given: GRID,
    "place": lambda game, given: game.box.map.ids,
    "from": starts,
    "to": lambda game, given: neighbours(game, given[1]),
    "count": lambda game, given: range(1, game.norwegians[game.box.map.index[given[1]]] + 1),
    "card": lambda game, given: dict.fromkeys(game.hand),
    "action": lambda game, given: range(1, len(game.box.cards[given[1]].actions) + 1),
    "cards": lambda game, given: [2, 3],
    "value": lambda game, given: range(1, HIGHEST_DIE + 1),
    "position": lambda game, given: range(1, POSITIONS + 1),
}


def meant(game: Crown, choice: Choice, path: list[Thing]) -> list[Option]:
    """The answers whose clicks begin so; a button is meant by its words."""
    begun = [(kind, str(id)) for kind, id in path]
    found: list[Option] = []
    for option in conceivable(game, choice):
        steps = names_of_clicks(option)
        if (steps and steps[: len(path)] == begun) or (not steps and begun == [("answer", action_id(option))]):
            found.append(option)
    return found


def names_of_clicks(option: Option) -> list[tuple[str, str]]:
    return [(kind, str(id)) for kind, id, _ in ANSWERS[option[0]].steps(option)]
