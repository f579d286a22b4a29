"""The keyboard stays where it answered, in every game; the text beside it covers nothing that is to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from motstand.kernel.matches.making import new_match
from motstand.kernel.registry import find_game
from tests.browser import by_keys
from tests.browser.house import House, Person, at_random
from tests.browser.long_questions import GAMES, long_questions

People = Callable[..., Person]

ANSWERS = 5


def sit_down(kari: Person, house: House, game: str) -> None:
    """Alone with bots in the first scenario."""
    scenario = next(iter(find_game(game).scenarios))
    first, *others = new_match(game, scenario, seed=0).setup.seats
    players = {first: "person"} | dict.fromkeys(others, "policy")
    kari.sit_down(house.lay_out(scenario, players, game=game)[first])
    kari.until_asked()


# Where an answer was given with the Enter key.
NOTE_PARTS = """() => addEventListener("keydown", event => {
    if (event.key === "Enter") window.answeredIn = document.activeElement.closest("[data-part]")?.dataset.part;
}, true)"""

BOARD = "[data-part=board]"
MAY = f"{BOARD} [data-reach=may]"
# A card that was played is gone: then the question has the focus, above the hand.
NEAR = {"board": BOARD, "hand": "[data-part=hand], [data-part=question]"}


def until_focus_stays(kari: Person) -> None:
    """The focus is in the part where the answer was given, or at the question if nothing can be done there."""
    part: str = kari.page.evaluate("window.answeredIn")
    stays = NEAR.get(part, f"[data-part={part}]")
    if part != "question" and kari.page.locator(f"{stays} >> css=[data-reach=may], .may").count() == 0:
        stays += ", [data-part=question]"
    by_keys.until_focused(kari, f"it.closest('{stays}')")


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_stays_where_it_answered(person: People, house: House, game: str) -> None:
    kari = person(viewport={"width": 1280, "height": 720})
    sit_down(kari, house, game)
    kari.page.evaluate(NOTE_PARTS)
    pick = at_random(5)
    for _ in range(ANSWERS):
        kari.until_asked()
        asked: Any = kari.question()
        if asked is None:
            break
        by_keys.answer(kari, pick(asked))
        kari.until_asked()
        until_focus_stays(kari)


# What may be chosen, on the board or as a button, whose middle lies under the small text.
COVERED = """() => {
    const tip = document.querySelector("[data-tip-shown]");
    const choices = "[data-part=board] [data-reach=may], [data-part=question] :is([data-offer], [data-step])";
    return [...document.querySelectorAll(choices)].filter(choice => {
        const {x, y, width, height} = choice.getBoundingClientRect();
        return width > 0 && tip.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map(choice => choice.ariaLabel ?? choice.textContent.trim());
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_text_covers_nothing_that_has_to_be_chosen(person: People, house: House, game: str) -> None:
    question = long_questions(game, 1)[0]
    kari = person(viewport={"width": 1280, "height": 720})
    seats = dict.fromkeys(question.match.setup.seats, "person")
    kari.sit_down(house.lay_out_from(question.match, seats)[question.seat])
    kari.until_asked()
    tip = kari.page.locator("[data-tip-shown]")
    kari.page.keyboard.press("b")
    for width, height in ((1280, 720), (1024, 768)):
        kari.page.set_viewport_size({"width": width, "height": height})
        for _ in range(3):
            kari.page.keyboard.press("PageDown")
            expect(tip).to_be_visible()
            kari.until(lambda: kari.page.evaluate(COVERED) == [], f"nothing is covered at {width}x{height}")
            kari.page.keyboard.press("Escape")
            expect(tip).to_have_count(0)
