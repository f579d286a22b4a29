"""Every answer of a long question is in sight on desktop and phone, or in a list that can be seen to be scrolled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from motstand.kernel.words.languages import LANGUAGES
from tests.browser.house import House, Person
from tests.browser.long_questions import GAMES, long_questions
from tests.games.soak import SOAK

People = Callable[..., Person]

SCREENS = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]
# Longer words of other languages are cut off first where there is least room; a soak looks at all sizes.
SCREENS_OF_OTHERS = SCREENS if SOAK > 1 else [(1440, 900), (1024, 768), (390, 844)]
QUESTIONS = 5

# What cannot be reached: a button with an edge outside of the window or under something else. A list that scrolls
# has to show its first two buttons, and a bar to scroll with.
HIDDEN = """() => {
    const isWhole = button => {
        const {left, right, top, bottom, x, y, width, height} = button.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const points = [[across, top + 3], [across, bottom - 3], [left + 4, down], [right - 4, down]];
        return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    };
    const question = document.querySelector("[data-part=question]");
    const list = question.querySelector(".answers");
    const isLonger = each => each !== null && each.scrollHeight > each.clientHeight;
    const hasBar = each => isLonger(each) && each.offsetWidth > each.clientWidth;
    // On a phone the whole sheet is scrolled, with the hand below the answers.
    const scrolls = hasBar(list) || hasBar(question);
    const buttons = [...question.querySelectorAll("[data-offer], [data-step], [data-act=back]")];
    const hidden = buttons.filter((button, place) => !isWhole(button) && (place < 2 || !scrolls));
    return hidden.map(button => button.textContent.trim());
}"""


def hidden(kari: Person, width: int, height: int) -> list[str]:
    kari.page.set_viewport_size({"width": width, "height": height})
    kari.page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    found: list[str] = kari.page.evaluate(HIDDEN)
    return found


def until_in_sight(kari: Person, what: str, locale: str) -> None:
    for width, height in SCREENS if locale == LANGUAGES[0] else SCREENS_OF_OTHERS:
        kari.until(lambda w=width, h=height: not hidden(kari, w, h), f"all of {what} is in sight at {width}x{height}")  # type: ignore[misc]


# Ships and 9 April ask more than the first scenario of the game; its sentences are longest in Norwegian.
TABLES = [(game, "", locale) for game in GAMES for locale in LANGUAGES] + [("kampen-om-norge", "advanced", "nb")]


@pytest.mark.parametrize(("game", "scenario", "locale"), TABLES)
def test_no_answer_of_a_long_question_is_cut_off(
    person: People, house: House, game: str, scenario: str, locale: str
) -> None:
    kari = person(locale=locale)
    for question in long_questions(game, QUESTIONS, scenario):
        kari.frames.clear()
        seats = dict.fromkeys(question.match.setup.seats, "person")
        kari.sit_down(house.lay_out_from(question.match, seats)[question.seat])
        kari.until_asked()
        until_in_sight(kari, question.prompt, locale)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_answer_of_a_lesson_is_cut_off(person: People, locale: str) -> None:
    kari = person(locale=locale)
    kari.visit("/learn/halls-of-hegra")
    kari.page.locator("[data-lesson=first-day]").click()
    kari.page.locator("[data-guide]").wait_for()
    for step in range(6):
        kari.until_asked()
        until_in_sight(kari, f"step {step}", locale)
        asked: Any = kari.question()
        kari.answer(asked["offers"][0])
