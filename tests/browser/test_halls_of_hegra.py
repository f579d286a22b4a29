"""Halls of Hegra in a real browser: a whole siege by clicking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.ending import expect_end
from tests.browser.house import House, Person, at_random
from tests.browser.siege import placements, until_placing

People = Callable[..., Person]


def test_a_siege_is_played_from_the_shelf_to_its_end(person: People) -> None:
    """One box, one button, and then nothing but the mouse until the fortress falls or holds."""
    kari = person()
    kari.visit()
    kari.page.locator("[data-box='halls-of-hegra']").click()
    kari.page.locator("[data-action=play-now]").first.click()
    kari.page.wait_for_url("**/table/**")
    kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
    assert kari.play_on(at_random(3)) > 10
    assert kari.over()
    end = expect_end(kari)
    expect(end.get_by_role("img", name="Morale, wounded and dead")).to_be_visible()


def test_a_defender_is_placed_and_taken_back(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    until_placing(kari, at_random(1))
    before = defenders(kari)
    kari.answer(placements(kari)[0])
    assert defenders(kari) != before
    kari.act("undo")
    kari.until(lambda: defenders(kari) == before, "taken back")


def test_the_ghost_of_a_defender_takes_no_click(person: People, house: House) -> None:
    """It comes and goes under the pointer; a press that began on it would never become a click."""
    kari = person()
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    until_placing(kari, at_random(2))
    (disc, space) = placements(kari)[0]["steps"]
    kari.click(disc[0], disc[1])
    kari.page.locator(f".may[data-spot~='space:{space[1]}'] .socket.open").first.hover(force=True)
    ghost = kari.page.locator(".ghost")
    ghost.wait_for()
    under = """ghost => {
        const box = ghost.getBoundingClientRect();
        return ghost.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }"""
    kari.until(lambda: not ghost.evaluate(under), "the ghost lies under the pointer without taking it")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1000, 700), (820, 1180), (744, 1133)])
def test_the_whole_fortress_lies_on_a_tablet(person: People, house: House, width: int, height: int) -> None:
    kari = person(viewport={"width": width, "height": height}, has_touch=True)
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()
    fort = kari.page.locator("svg.fort")
    hidden = """fort => {
        const {scrollWidth, clientWidth, scrollHeight, clientHeight} = fort.parentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    }"""
    kari.until(lambda: fort.evaluate(hidden) == [0, 0], "the whole fortress is in sight")
    until_placing(kari, at_random(1))
    before = defenders(kari)
    kari.answer(placements(kari)[0])
    assert defenders(kari) != before


def defenders(person: Person) -> dict[str, Any]:
    """Who is where."""
    found: dict[str, Any] = person.table()["public"]["defenders"]
    return found
