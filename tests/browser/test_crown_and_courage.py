"""Crown & Courage in a real browser: a whole flight by clicking, a placement, and where the player is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from motstand.kernel.lessons import lessons_of
from motstand.kernel.registry import find_game
from tests.browser.ending import expect_end
from tests.browser.house import House, Person, at_random

People = Callable[..., Person]

GAME = "crown-and-courage"
KING = {"king": "person"}


def play_until(kari: Person, head: str) -> None:
    """Play the lesson of a Main Response up to the question with this answer."""
    kari.visit(f"/learn/{GAME}")
    kari.page.locator("[data-lesson=main-response]").click()
    kari.page.wait_for_url("**/table/**")
    for step in lessons_of(find_game(GAME))["main-response"].steps:
        kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
        kari.until_asked()
        if step.options[0][0] == head:
            break
        kari.answer(kari.offer(*step.options[0]))


def test_a_flight_is_played_from_the_shelf_to_its_end(person: People) -> None:
    """One box, one button, and then nothing but the mouse until the King is free or caught; the end has its picture."""
    kari = person()
    kari.visit()
    kari.page.locator(f"[data-box='{GAME}']").click()
    kari.page.locator("[data-action=play-now]").first.click()
    kari.page.wait_for_url("**/table/**")
    kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
    assert kari.play_on(at_random(1)) > 10
    assert kari.over()
    end = expect_end(kari)
    expect(end.get_by_role("img", name="in the end the King was at")).to_be_visible()
    expect(end.get_by_text("The gold:")).to_be_visible()
    assert not kari.troubles


def test_a_tile_is_placed_and_taken_back(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("recruit", KING, game=GAME)["king"])
    kari.until_asked()
    expect(kari.page.locator("#tab-order")).to_be_visible()
    # Nobody has fought yet.
    expect(kari.page.locator("#tab-battle")).to_have_count(0)
    kari.answer(kari.offer("choose", "bottom"))
    tile = kari.table()["public"]["placing"]
    kari.answer(kari.offer("place", "r2c2", "army"))
    assert kari.table()["public"]["grid"]["r2c2"]["tile"] == tile
    expect(kari.page.locator("[data-path]")).to_contain_text("Order of Operations")
    kari.act("undo")
    kari.until(lambda: kari.table()["public"]["placing"] == tile, "taken back")
    expect(kari.page.locator("[data-path]")).to_contain_text("Today's Plan")


def test_the_board_says_where_one_is_within_a_german_answer(person: People) -> None:
    """The battle for the King, inside a Move, inside the Main Response; then the flight inside all of it."""
    kari = person()
    play_until(kari, "flee")
    expect(kari.page.locator("#tab-battle")).to_have_attribute("aria-selected", "true")
    path = kari.page.locator("[data-path] li")
    inside = ["German Main Response", "German Move", "battle at Terningen bridge"]
    expect(path).to_have_text(inside)
    kari.answer(kari.offer("flee"))
    kari.until_asked()
    expect(path).to_have_text([*inside, "forced escape"])


def test_what_can_be_clicked_on_the_map_is_a_named_button(person: People) -> None:
    """Where the King can flee to glows, says who stands there, and is left alone by everything else."""
    kari = person()
    play_until(kari, "go")
    furnes = kari.page.locator("[data-place=b8][role=button]")
    expect(furnes).to_have_attribute("aria-label", re.compile("Furnes, sector 5"))
    expect(kari.page.locator("[data-place][role=button]")).to_have_count(1)
    furnes.press("Enter")
    kari.until(lambda: kari.table()["public"]["map"]["king"] == "b8", "the King has fled")
    expect(kari.page.locator("[data-place=b8] [data-piece=king]")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768), (1000, 700)])
def test_the_whole_table_lies_on_a_desktop(person: People, house: House, width: int, height: int) -> None:
    """One key shows all of it: the tracks at the lower edge are in sight, and so is the King on his map."""
    kari = person(viewport={"width": width, "height": height})
    kari.sit_down(house.lay_out("standard", KING, game=GAME)["king"])
    kari.until_asked()
    kari.page.keyboard.press("0")
    for thing in ("track:push", "track:willpower", "track:threat"):
        expect(kari.page.locator(f"main [data-about='{thing}']").first).to_be_in_viewport(ratio=0.95)
    expect(kari.page.locator("[data-piece=king]")).to_be_in_viewport(ratio=0.95)
