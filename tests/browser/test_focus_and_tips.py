"""What is told of a thing hides nothing that has to be chosen, and the keyboard stays where it answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from motstand.kernel.matches.making import new_match
from motstand.kernel.registry import find_game
from tests.browser import by_keys
from tests.browser.house import House, Person, at_random
from tests.browser.long_questions import GAMES

People = Callable[..., Person]

TIPS = 3
ANSWERS = 5

# What the text lies over: the thing that it is about, and the answers beside the board.
HIDDEN = """() => {
    const thing = document.activeElement;
    const boxOf = element => element.getBoundingClientRect();
    const meets = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const tip = document.querySelector("[data-tip-shown]");
    if (tip === null || getComputedStyle(tip).visibility === "hidden") return ["no text"];
    const answers = [...document.querySelectorAll("[data-part=question] :is([data-offer], [data-step])")];
    return [thing, ...answers].filter(each => meets(boxOf(tip), boxOf(each))).map(each => each.outerHTML.slice(0, 120));
}"""


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

    # What is told of a thing that may be chosen lies beside it, and beside the answers.
    if kari.page.locator("[data-reach=may]").count() == 0:
        return
    kari.page.keyboard.press("b")
    for _ in range(TIPS):
        expect(kari.page.locator("[data-tip-shown]")).to_be_visible()
        kari.until(lambda: kari.page.evaluate(HIDDEN) == [], "the text hides nothing that has to be chosen")
        kari.page.keyboard.press("Escape")
        expect(kari.page.locator("[data-tip-shown]")).to_have_count(0)
        kari.page.keyboard.press("PageDown")
