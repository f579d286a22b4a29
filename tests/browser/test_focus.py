"""The keyboard stays at the table after every answer, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motstand.kernel.matches.making import new_match
from motstand.kernel.registry import find_game
from tests.browser import by_keys
from tests.browser.house import House, Person, at_random
from tests.browser.long_questions import GAMES

People = Callable[..., Person]

ANSWERS = 5


def sit_down(kari: Person, house: House, game: str) -> None:
    """Alone with bots in the first scenario."""
    scenario = next(iter(find_game(game).scenarios))
    first, *others = new_match(game, scenario, seed=0).setup.seats
    players = {first: "person"} | dict.fromkeys(others, "policy")
    kari.sit_down(house.lay_out(scenario, players, game=game)[first])
    kari.until_asked()


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_stays_where_it_answered(person: People, house: House, game: str) -> None:
    kari = person(viewport={"width": 1280, "height": 720})
    sit_down(kari, house, game)
    pick = at_random(5)
    for _ in range(ANSWERS):
        kari.until_asked()
        asked: Any = kari.question()
        if asked is None:
            break
        by_keys.answer(kari, pick(asked))
        kari.until_asked()
        by_keys.until_focused(kari, "it.closest('[data-part=board], [data-part=question], [data-part=panel]')")
