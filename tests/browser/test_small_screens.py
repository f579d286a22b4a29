"""Boards on small desktops: letters that can be read, a panel that folds away, hints that move nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from motstand.kernel.flow import Choice
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from tests.browser.house import House, Person
from tests.browser.long_questions import GAMES

People = Callable[..., Person]

SCREENS = [(1280, 720), (1024, 768)]
SMALLEST = 9.95
"""Ten pixels, as far as a browser reckons them."""

# The texts of the board that are drawn smaller than that, with their size in pixels.
SMALL_LETTERS = """smallest => [...document.querySelectorAll("[data-part=board] *")].flatMap(element => {
    const text = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()).join("");
    const shown = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    if (text === "" || !shown || element.closest("title, desc, style, defs")) return [];
    const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    return size < smallest ? [`${text}: ${size}`] : [];
})"""

# Where the board lies, and how its papers are moved and scaled.
LAID_OUT = """() => [
    JSON.stringify(document.querySelector("main.board").getBoundingClientRect()),
    JSON.stringify(document.querySelector("[data-part=question]").getBoundingClientRect()),
    ...[...document.querySelectorAll(".moving-board > *")].map(paper => paper.style.transform.replace(/.*scale/, "")),
]"""

# Buttons for zooming that something lies over.
COVERED_BUTTONS = """() => [...document.querySelectorAll("[data-part=board] .zoom > button")].filter(button => {
    const {x, y, width, height} = button.getBoundingClientRect();
    return width > 0 && !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


TABS_END = "document.querySelector('[role=tablist]').getBoundingClientRect().right"
FOLD_BEGINS = "document.querySelector('[data-act=fold]').getBoundingClientRect().left + 1"


def well_on(game: str, scenario: str) -> tuple[str, Match]:
    """A game in which much stands on the board, and who is asked."""
    match = new_match(game, scenario or next(iter(find_game(game).scenarios)), seed=1)
    dice = random.Random(1)
    while match.number < 60 or not isinstance(match.pending, Choice):
        match.play(dice.choice(match.options))
    return match.pending.seat, match


TABLES = [(game, "") for game in GAMES] + [("kampen-om-norge", "advanced")]


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_a_small_desktop_shows_letters_that_can_be_read(person: People, house: House, game: str, scenario: str) -> None:
    seat, match = well_on(game, scenario)
    width, height = SCREENS[0]
    kari = person(viewport={"width": width, "height": height})
    kari.sit_down(house.lay_out_from(match, dict.fromkeys(match.setup.seats, "person"), practice=True)[seat])
    kari.until_asked()
    page = kari.page
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        small: list[str] = []

        def is_large(small: list[str] = small) -> bool:
            small[:] = page.evaluate(SMALL_LETTERS, SMALLEST)
            return not small

        kari.until(is_large, f"all can be read at {width}x{height}")
        kari.until(lambda: page.evaluate(COVERED_BUTTONS) == 0, "nothing lies over the buttons for zooming")

    # However many tabs there are, none lies under the button that folds the panel away.
    assert page.evaluate(TABS_END) <= page.evaluate(FOLD_BEGINS)

    # The panel folds away, by its button and by a key; the board has its room, and the device remembers it.
    fold = page.locator("[data-act=fold]")
    expect(fold).to_have_attribute("aria-expanded", "true")
    narrow = page.locator("main.board").bounding_box()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[role=tabpanel]")).to_have_count(0)
    wide = page.locator("main.board").bounding_box()
    assert narrow is not None
    assert wide is not None
    assert wide["width"] > narrow["width"] + 200
    page.reload()
    kari.settle()
    expect(fold).to_have_attribute("aria-expanded", "false")

    # A hint, or being told that there is none, moves and scales nothing; nor does it lie over the question.
    for key in ("", "f"):
        if key:
            page.keyboard.press(key)
            expect(fold).to_have_attribute("aria-expanded", "true")
            expect(page.locator("[role=tabpanel]")).to_be_visible()
        before = page.evaluate(LAID_OUT)
        kari.act("hint")
        expect(page.locator("[data-hint]")).to_be_visible()
        assert page.evaluate(LAID_OUT) == before
        expect(page.locator("[data-home]")).to_be_in_viewport()
        page.get_by_role("button", name="Close the hint").click()
        expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_board_is_moved_and_fitted_by_every_hand(person: People, house: House) -> None:
    """The wheel, the keyboard, two clicks and the buttons; two boards side by side move each on their own."""
    kari = person(viewport={"width": 1280, "height": 720})
    kari.sit_down(house.lay_out("standard", {"king": "person"}, game="crown-and-courage")["king"])
    kari.until_asked()
    page = kari.page
    scales = """() => [...document.querySelectorAll(".moving-board > :first-child")]
        .map(paper => Number(/scale\\(([\\d.]+)/.exec(paper.style.transform)[1]))"""

    def until_scales(happened: Callable[[Any], bool], what: str) -> None:
        kari.until(lambda: happened(page.evaluate(scales)), what)

    map_before, desk_before = page.evaluate(scales)
    desk = page.locator(".moving-board").nth(1).bounding_box()
    assert desk is not None
    page.mouse.move(desk["x"] + 12, desk["y"] + desk["height"] / 2)
    page.mouse.wheel(0, -200)
    until_scales(lambda now: now[1] > desk_before and now[0] == map_before, "the wheel has brought the desk nearer")
    nearer = page.evaluate(scales)[1]
    page.keyboard.press("+")
    until_scales(lambda now: now[1] > nearer and now[0] == map_before, "the key has brought the desk nearer")
    # The Danger track is only looked at.
    page.mouse.dblclick(desk["x"] + desk["width"] - 8, desk["y"] + desk["height"] / 2)
    until_scales(lambda now: now[1] < desk_before, "two clicks have shown all of the desk")
    page.get_by_role("button", name="Closer").first.click()
    until_scales(lambda now: now[0] > map_before, "the button has brought the map nearer")
